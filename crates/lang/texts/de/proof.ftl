# Files of tables, and the proof of their luck.

## Files

label-file = Datei
ui-file-lines = Verlauf als JSON-Zeilen
ui-file-lines-detail = Für Programme; lässt sich prüfen und einlesen
ui-file-text = Verlauf als Text
ui-file-text-detail = Alles, was passiert ist, in deiner Sprache
ui-file-pictures = Bilder
ui-file-pictures-detail = Das Ende jeder Runde, höchstens zehn Bilder
ui-file-here = Hier ist Tisch { $number } als Datei.
ui-file-here-running = Hier ist Tisch { $number } als Datei, so wie ihn bis jetzt alle sehen.
ui-file-too-big = Diese Datei ist größer, als Discord erlaubt. Wer mich betreibt, kann Tisch { $number } auf dem eigenen Rechner exportieren.
ui-file-promise = Zufallssiegel (SHA-256): { $value }
ui-file-seed = Startwert aufgedeckt: { $value }
ui-imported = eingelesen
ui-imported-at = Am { $at } aus einer Datei eingelesen: Wer wann gespielt hat, stammt aus der Datei und ist nicht geprüft.

## Proof

label-check-luck = Zufall prüfen
ui-proof-title = { $title } · Zufall
ui-proof-promise = Zufallssiegel, veröffentlicht, bevor jemand Platz nahm: `{ $value }`
ui-proof-later = Der Startwert dahinter bleibt bis zum Ende geheim. Dann wird er hier aufgedeckt, und alle können jeden Wurf und jede Karte nachrechnen.
ui-proof-locked = Versiegelte Entscheidungen in diesem Augenblick. Schreib sie dir auf: Am Ende können alle prüfen, dass nichts geändert wurde.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Startwert aufgedeckt: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] Der einzige Schritt folgt
   *[other] Alle { $count } Schritte folgen
} den Regeln.
ui-proof-promised = ✓ Der Startwert passt zum Zufallssiegel.
ui-proof-draws = ✓ { $count ->
    [0] Nichts hing vom Zufall ab.
    [one] Die einzige Ziehung stimmt.
   *[other] Alle { $count } Ziehungen stimmen.
}
ui-proof-seats = ✓ Die ausgelosten Plätze stimmen.
ui-proof-seals = ✓ { $count ->
    [one] Das einzige Siegel stimmt.
   *[other] Alle { $count } Siegel stimmen.
}
ui-proof-standing = ✓ Das Ergebnis folgt aus dem Verlauf.
ui-proof-conceded = Die Partie wurde nicht zu Ende gespielt: Alle anderen haben aufgegeben. Im Verlauf steht davon kein Schritt.
ui-proof-own = Prüf es selbst: `agon verify` rechnet all das aus der Datei nach, auf jedem Rechner.
ui-proof-nothing = Diese Partie hat nie begonnen, also wurde nichts ausgelost.
ui-proof-misfit-promise = ✗ Der aufgedeckte Startwert passt nicht zum Zufallssiegel.
ui-proof-misfit-luck = ✗ Der erste Schritt, der nicht stimmt, ist { $step }: Gezogen oder gewürfelt wurde etwas anderes, als der Startwert ergibt.
ui-proof-misfit-seats = ✗ Die Plätze sind nicht die, die der Startwert ergibt.
ui-proof-misfit-seal = ✗ Der erste Schritt, der nicht stimmt, ist { $step }: Versiegelt war eine andere Entscheidung, als im Verlauf steht.
ui-proof-misfit-standing = ✗ Das Ergebnis folgt nicht aus dem Verlauf.
ui-proof-misfit-log = ✗ Der erste Schritt, der nicht stimmt, ist { $step }: Dort ist der Verlauf beschädigt.
ui-proof-unsealed = ✗ Manche geheimen Entscheidungen haben kein Siegel: Nichts beweist, dass sie nicht geändert wurden.
