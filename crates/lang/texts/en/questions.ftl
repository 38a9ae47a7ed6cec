# Questions that a person puts to the others at a table.

## What is asked

question-undo =
    { $n ->
        [one] { $name } asks to take back a step{ $what }.
       *[other] { $name } asks to take back { $n } steps{ $what }.
    }
question-undo-since =
    { $n ->
        [one] { $name } asks to take back a step{ $what }, and everything since: { $all } steps in all.
       *[other] { $name } asks to take back { $n } steps{ $what }, and everything since: { $all } steps in all.
    }
question-pause = { $name } asks to pause the table for { $span }.
question-go-on = { $name } asks to end the pause now.
question-extend = { $name } asks for more time: a full turn's time for { $who }.
question-pace = { $name } asks for another pace: { $pace }.
question-stand-in = { $name } asks to let the AI play for { $who } until { $who } is back.
question-give-up = { $name } asks to give the seat of { $who } to the AI for good. It will count as resigned.
question-stop = { $name } asks to stop the table without a result.
question-concede = { $name } asks that all but { $who } give up, so that { $who } wins.
question-count = { $agree } of { $people } agree.
question-ends = Ends { $time }.

## How it ended

question-yes-undo = Agreed: the table stands as after step { $step }.
question-yes-pause = Agreed: the table is paused.
question-yes-go-on = Agreed: the pause is over.
question-yes-extend = Agreed: a full turn's time was given.
question-yes-pace = Agreed: the pace is now “{ $pace }”.
question-yes-stand-in = Agreed: the AI plays for { $who }.
question-yes-give-up = Agreed: the seat of { $who } counts as given up.
question-no = Not agreed.
question-no-by = Not agreed ({ $names }).
question-stopped = The players agreed to stop this table. It does not count.

## Asking

question-title = Ask table { $number }
question-text = Choose one; you can read it once more before it is asked.
question-text-none = There is nothing to ask just now.
question-text-open = One question is open. The next one can be asked once it is answered.
question-menu = choose a question
question-choice-undo = Take back: { $what }
question-choice-undo-since = Take back: { $what }, and all since
question-choice-pause = Pause for { $span }
question-choice-go-on = End the pause
question-choice-extend = More time for this turn
question-choice-pace = Another pace: { $pace }
question-choice-stand-in = The AI plays for { $who }
question-choice-give-up = The seat of { $who } goes to the AI for good
question-choice-stop = Stop without a result
question-choice-concede = Let { $who } win
question-sure = The others will read: “{ $question }”
question-needs-all = All who are asked must agree. Silence counts as no.
question-needs-most = More must agree than not, you included, and one other at least. Those who do not answer are not counted.
question-needs-one = One other must agree.
question-asked = Asked. The board shows what they answer.
question-noted-yes = Noted: you agree.
question-noted-no = Noted: you do not agree.
question-taken-back = You have taken the question back.
question-label-open = Ask the others…
question-label-ask = Ask
question-label-yes = Yes
question-label-no = No

## Refusals

question-refused-open = Another question is open. It must be answered first.
question-refused-answered = That question is answered.
question-refused-not-yours = That question does not need your answer.
question-refused-cannot = That cannot be asked just now.
question-refused-back-first = The AI plays your seat. Take it back first.
question-refused-nobody = Nobody else is there to answer.
question-refused-before = The others did not agree to that. You can ask again in the next round.
question-refused-enough = You have asked for that often enough at this table.

## Direct messages

question-direct = Table { $number } ({ $game }, { $place }): you are asked.
