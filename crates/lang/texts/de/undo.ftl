# Schritte zurücknehmen.

## Tafel

undo-label = Zurück: { $action }
undo-label-turn = Zug neu beginnen
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

undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezeigt ({ $event }).
undo-revealed-step = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezeigt (Schritt { $step }).
undo-too-late = Das lässt sich nicht mehr zurücknehmen: Seitdem haben andere gespielt oder wurden gerufen.
undo-nothing = Dort gibt es nichts zurückzunehmen.

## Wahl eines Tisches

undo-policy = Zurücknehmen
undo-policy-own = eigene Schritte
undo-policy-none = nichts
undo-policy-own-detail = Im eigenen Zug und im Moment danach, solange nichts gezeigt wurde
undo-policy-none-detail = Was getan ist, bleibt getan
undo-lobby-none = nichts wird zurückgenommen
undo-setup = Zurücknehmen: { $undo }.
undo-setup-text = -# Welche Schritte zurückgenommen werden dürfen. Niemand nimmt zurück, was etwas gezeigt hat: einen Wurf, eine Karte, eine geöffnete Wahl.
