# Files of tables, and the proof of their luck.

## Files

label-file = Datei
ui-file-lines = Verlauf als JSON-Zeilen
ui-file-lines-detail = Für Programme; lässt sich prüfen und einlesen
ui-file-text = Verlauf als Text
ui-file-text-detail = Alles, was geschah, in deiner Sprache
ui-file-pictures = Bilder
ui-file-pictures-detail = Wie die Runden endeten, höchstens zehn
ui-file-here = Hier ist Tisch { $number } als Datei.
ui-file-here-running = Hier ist Tisch { $number } als Datei, so wie ihn bis jetzt alle sehen.
ui-file-too-big = Diese Datei ist größer, als Discord erlaubt. Wer mich betreibt, kann Tisch { $number } auf dem eigenen Rechner exportieren.
ui-file-promise = Versprechen des Zufalls (SHA-256): { $value }
ui-file-seed = Zufall aufgedeckt: Startwert { $value }
ui-imported = eingelesen
ui-imported-at = Am { $at } aus einer Datei eingelesen: Wer wann gespielt hat, sagt nur die Datei.

## Proof

label-check-luck = Zufall prüfen
ui-proof-title = { $title } · Zufall
ui-proof-promise = Versprechen, gegeben, bevor jemand Platz nahm: `{ $value }`
ui-proof-later = Der Startwert dahinter bleibt bis zum Ende geheim. Dann wird er hier aufgedeckt, und alle können jeden Wurf und jede Karte nachrechnen.
ui-proof-locked = Versiegelte Entscheidungen in diesem Augenblick. Schreib sie dir auf: Am Ende können alle prüfen, dass nichts geändert wurde.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Startwert, aufgedeckt: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] Der einzige Schritt folgt
   *[other] Alle { $count } Schritte folgen
} den Regeln.
ui-proof-promised = ✓ Der Startwert ist der versprochene.
ui-proof-draws = ✓ { $count ->
    [0] Der Zufall hatte nichts zu entscheiden.
    [one] Die einzige Ziehung passt.
   *[other] Alle { $count } Ziehungen passen.
}
ui-proof-seats = ✓ Die ausgelosten Plätze passen.
ui-proof-seals = ✓ { $count ->
    [one] Das einzige Siegel passt.
   *[other] Alle { $count } Siegel passen.
}
ui-proof-standing = ✓ Das Ergebnis folgt aus dem Verlauf.
ui-proof-conceded = Das Spiel wurde nicht zu Ende gespielt: Alle anderen haben aufgegeben. Im Verlauf steht davon kein Schritt.
ui-proof-own = Prüf es selbst: `agon verify` rechnet all das aus der Datei nach, auf jedem Rechner.
ui-proof-nothing = Dieser Tisch hat nie begonnen, der Zufall hat also nichts entschieden.
ui-proof-misfit-promise = ✗ Der aufgedeckte Startwert ist nicht der versprochene.
ui-proof-misfit-luck = ✗ Der erste Schritt, der nicht passt, ist { $step }: Der Zufall brachte etwas anderes, als der Startwert ergibt.
ui-proof-misfit-seats = ✗ Die Plätze sind nicht die, die der Startwert ergibt.
ui-proof-misfit-seal = ✗ Der erste Schritt, der nicht passt, ist { $step }: Versiegelt war eine andere Entscheidung, als im Verlauf steht.
ui-proof-misfit-standing = ✗ Das Ergebnis folgt nicht aus dem Verlauf.
ui-proof-misfit-log = ✗ Der erste Schritt, der nicht passt, ist { $step }: Dort ist der Verlauf beschädigt.
ui-proof-unsealed = ✗ Manche geheimen Entscheidungen haben kein Siegel: Nichts beweist, dass sie nicht geändert wurden.
