# Schritte zurücknehmen.

## Tafel

undo-label = Rückgängig: { $action }
undo-label-turn = Zug neu beginnen
undo-label-all = { $n } Schritte rückgängig
undo-begun = { $what } – noch nicht ausgeführt. Nur du siehst das.
undo-done = Zurückgenommen: { $what }.
undo-lost = Die Frage stellt sich neu, deine Wahl ist weg: { $what }.
undo-forced = Etwas anderes ist nicht möglich: Das geschieht gleich von selbst.
undo-label-again = Noch einmal wählen

## Brett, Verlauf und Wiederholung

undo-told =
    { $n ->
        [one] { $name } hat einen Schritt zurückgenommen{ $what }.
       *[other] { $name } hat { $n } Schritte zurückgenommen{ $what }.
    }
undo-told-what = : { $steps }
undo-later = { $said } (in Schritt { $step } zurückgenommen)
undo-later-quiet = In Schritt { $step } zurückgenommen.

## Absagen

undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt ({ $event }).
undo-revealed-step = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt (Schritt { $step }).
undo-too-late = Das lässt sich nicht mehr zurücknehmen: Seitdem haben andere gespielt oder wurden gerufen.
undo-forbidden = An diesem Tisch wird nichts zurückgenommen.
undo-nothing = Dort gibt es nichts zurückzunehmen.

## Wahl eines Tisches

undo-policy = Zurücknehmen
undo-policy-own = eigene Schritte
undo-policy-agreed = wozu die anderen Ja sagen
undo-policy-none = nichts
undo-policy-own-detail = Im eigenen Zug und kurz danach, solange nichts aufgedeckt wurde
undo-policy-agreed-detail = Eigene Schritte, und später noch, wenn alle Betroffenen Ja sagen
undo-policy-none-detail = Was getan ist, bleibt getan
undo-policy-usual = eigene Schritte; an ungewerteten Tischen auch, wozu die anderen Ja sagen
undo-lobby-agreed = Schritte lassen sich zurücknehmen, wenn die anderen einverstanden sind
undo-lobby-none = nichts wird zurückgenommen
undo-setup = Zurücknehmen: { $undo }.
undo-setup-text = -# Welche Schritte zurückgenommen werden dürfen. Niemand nimmt zurück, was etwas aufgedeckt hat: einen Wurf, eine Karte, eine geöffnete Wahl.
