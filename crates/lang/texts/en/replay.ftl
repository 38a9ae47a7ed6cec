# Looking back at a table: its replay, its score chart, its animated picture.

label-replay = Replay
label-replay-so-far = Replay so far
label-replay-from-here = Replay from here
label-score-chart = Score chart
label-animation = Animation
label-step-by-step = Step: single
label-step-by-phase = Step: phase
label-spoilers-off = Spoilers: off
label-spoilers-on = Spoilers: on

ui-hidden = While the table runs you can look back as everybody does, or from your own seat. All seats can be seen once it is over.
ui-replay-title = { $title } · replay
ui-replay-step = **Step { $step } of { $steps }** · { $phase }
ui-replay-quiet = Nothing happened in this step.
ui-replay-at = step { $step }
ui-replay-jump = Jump to…
ui-replay-viewer = Seen by…
ui-replay-everybody = Everybody
ui-replay-mine = { $seat } · my seat
ui-replay-seen-by = Seen by: { $who }

ui-chart-too-little = The game was too short for a score chart.
ui-painting = Creating the animation… This takes a moment.
ui-animation = { $title }: { $steps } steps in { $frames } pictures.
ui-animation-too-little = The game was too short for an animation.
ui-animation-busy = Other animations are being made. Please try again in a few minutes.
ui-animation-none = I can't make the animation here. The replay shows every step.
ui-album = { $title } in { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
}.
ui-album-none = I can't make pictures of this table here. The replay shows every step.

# How ratings moved with a table's end: Ben +31, Ana −8.
ui-rating-moved = Rating: { $names }
ui-rating-moved-machines = Rating with AI: { $names }

# The way through a replay: a sign, and a word for readers who hear it.
label-replay-first = ⏮ First
label-replay-previous = ◀ Previous
label-replay-next = Next ▶
label-replay-last = Last ⏭
