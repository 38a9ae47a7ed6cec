# Zurückblicken: die Wiedergabe einer Partie, ihr Punkteverlauf, ihre Animation.

label-replay = Wiedergabe
label-replay-so-far = Wiedergabe bisher
label-replay-from-here = Ab hier wiedergeben
label-score-chart = Punkteverlauf
label-animation = Animation
label-step-by-step = Schrittweite: Schritt
label-step-by-phase = Schrittweite: Phase
label-spoilers-off = Geheimes: verdeckt
label-spoilers-on = Geheimes: offen

ui-hidden = Solange die Partie läuft, kannst du sie nur so ansehen, wie alle sie sehen, oder von deinem eigenen Platz aus. Am Ende sind alle Plätze offen.
ui-replay-title = { $title } · Wiedergabe
ui-replay-step = **Schritt { $step } von { $steps }** · { $phase }
ui-replay-quiet = In diesem Schritt ist nichts passiert.
ui-replay-at = Schritt { $step }
ui-replay-jump = Springen zu…
ui-replay-viewer = Aus der Sicht von…
ui-replay-everybody = Alle
ui-replay-mine = { $seat } · mein Platz
ui-replay-seen-by = Sicht: { $who }

ui-chart-too-little = Für einen Punkteverlauf wurde zu wenig gespielt.
ui-painting = Die Bilder werden erstellt… Das dauert einen Moment.
ui-animation = { $title }: { $steps } Schritte in { $frames } Bildern.
ui-animation-too-little = Für eine Animation wurde zu wenig gespielt.
ui-animation-busy = Gerade werden andere Animationen erstellt. Bitte versuche es in ein paar Minuten noch einmal.
ui-animation-none = Die Animation kann hier nicht erstellt werden. Die Wiedergabe zeigt jeden Schritt.
ui-album = { $title } in { $pictures ->
    [one] einem Bild
   *[other] { $pictures } Bildern
}.
ui-album-none = Die Bilder dieser Partie können hier nicht erstellt werden. Die Wiedergabe zeigt jeden Schritt.

# How ratings moved with a table's end: Ben +31, Ana −8.
ui-rating-moved = Wertung: { $names }
ui-rating-moved-machines = Wertung mit KI: { $names }

# The way through a replay: a sign, and a word for readers who hear it.
label-replay-first = ⏮ Anfang
label-replay-previous = ◀ Voriger
label-replay-next = Nächster ▶
label-replay-last = Ende ⏭
