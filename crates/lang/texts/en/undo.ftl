# Taking steps back.

## Panel

undo-label = Undo: { $action }
undo-label-turn = Restart my turn
undo-label-all = Undo { $n } steps
undo-begun = { $what } – not done yet. Only you can see this.
undo-done = Taken back: { $what }.
undo-lost = The question came back, and your choice is gone: { $what }.
undo-forced = Nothing else is possible: it is done by itself in a moment.
undo-label-again = Choose it again

## Board, log and replay

undo-told =
    { $n ->
        [one] { $name } took back a step{ $what }.
       *[other] { $name } took back { $n } steps{ $what }.
    }
undo-told-what = : { $steps }
undo-later = { $said } (taken back at step { $step })
undo-later-quiet = Taken back at step { $step }.

## Refusals

undo-revealed = That cannot be taken back: something has been revealed since ({ $event }).
undo-revealed-step = That cannot be taken back: something has been revealed since (step { $step }).
undo-too-late = That cannot be taken back any more: others have played or were called since.
undo-forbidden = Nothing can be taken back at this table.
undo-nothing = There is nothing there to take back.

## Choice of a table

undo-policy = taking back
undo-policy-own = one's own steps
undo-policy-agreed = what the others agree to
undo-policy-none = nothing
undo-policy-own-detail = Within one's turn and the moment after it, as long as nothing was revealed
undo-policy-agreed-detail = One's own steps; also later, if all concerned agree
undo-policy-none-detail = What is done stays done
undo-policy-usual = one's own steps; at unrated tables, what the others agree to as well
undo-lobby-agreed = steps can be taken back where the others agree
undo-lobby-none = nothing can be taken back
undo-setup = Taking back: { $undo }.
undo-setup-text = -# Which steps people may take back. Nobody takes back what has revealed something: a die, a card, an opened choice.
