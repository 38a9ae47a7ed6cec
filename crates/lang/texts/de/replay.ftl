# Zurückblicken: die Wiedergabe eines Tisches, sein Punkteverlauf, sein bewegtes Bild.

label-replay = Wiedergabe
label-replay-so-far = Wiedergabe bisher
label-replay-from-here = Ab hier wiedergeben
label-score-chart = Punkteverlauf
label-animation = Animation
label-step-by-step = Weiter je Schritt
label-step-by-phase = Weiter je Phase
label-spoilers-off = Geheimes: verdeckt
label-spoilers-on = Geheimes: offen

ui-hidden = Solange der Tisch läuft, kannst du wie alle oder von deinem eigenen Platz aus zurückblicken. Am Ende sind alle Plätze offen.
ui-replay-title = { $title } · Wiedergabe
ui-replay-step = **Schritt { $step } von { $steps }** · { $phase }
ui-replay-quiet = Zu diesem Schritt gibt es nichts zu erzählen.
ui-replay-at = Schritt { $step }
ui-replay-jump = Springen zu…
ui-replay-viewer = Aus der Sicht von…
ui-replay-everybody = Alle
ui-replay-mine = { $seat } · mein Platz
ui-replay-seen-by = Sicht: { $who }

ui-chart-too-little = Für einen Punkteverlauf wurde zu wenig gespielt.
ui-painting = Die ganze Partie wird gemalt… Das dauert einen Moment.
ui-animation = { $title }: { $steps } Schritte in { $frames } Bildern.
ui-animation-too-little = Für ein bewegtes Bild wurde zu wenig gespielt.
ui-animation-busy = Gerade werden andere bewegte Bilder gemalt. Bitte versuche es in ein paar Minuten noch einmal.
ui-animation-none = Das bewegte Bild kann hier nicht gemalt werden. Die Wiedergabe zeigt jeden Schritt.
ui-album = { $title } in { $pictures ->
    [one] einem Bild
   *[other] { $pictures } Bildern
}.
ui-album-none = Dieser Tisch kann hier nicht gemalt werden. Die Wiedergabe zeigt jeden Schritt.

# How ratings moved with a table's end: Ben +31, Ana −8.
ui-rating-moved = Wertung: { $names }
ui-rating-moved-machines = Wertung mit KI: { $names }
