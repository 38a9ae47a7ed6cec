# Files of tables, and the proof of their luck.

## Files

label-file = File
ui-file-lines = Log as lines of JSON
ui-file-lines-detail = For programs; can be checked and imported
ui-file-text = Log as text
ui-file-text-detail = Everything that happened, in your language
ui-file-pictures = Pictures
ui-file-pictures-detail = How its rounds ended, ten at most
ui-file-here = Here is table { $number } as a file.
ui-file-here-running = Here is table { $number } as a file, as everybody sees it so far.
ui-file-too-big = This file is larger than Discord allows. Whoever runs me can export table { $number } on their machine.
ui-file-promise = Promise of the luck (SHA-256): { $value }
ui-file-seed = Luck opened: seed { $value }
ui-imported = imported
ui-imported-at = Read from a file on { $at }: who played and when is only what the file says.

## Proof

label-check-luck = Check the luck
ui-proof-title = { $title } · luck
ui-proof-promise = Promise, made before anyone joined: `{ $value }`
ui-proof-later = The seed behind it stays secret until the end. Then it is opened here, and anybody can draw every die and card again.
ui-proof-locked = Sealed choices at this moment. Write them down: at the end anybody can check that nothing was changed.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Seed, opened: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] The only step follows
   *[other] All { $count } steps follow
} the rules.
ui-proof-promised = ✓ The seed is the promised one.
ui-proof-draws = ✓ { $count ->
    [0] Luck had nothing to decide.
    [one] The only draw fits.
   *[other] All { $count } draws fit.
}
ui-proof-seats = ✓ The drawn seats fit.
ui-proof-seals = ✓ { $count ->
    [one] The only seal fits.
   *[other] All { $count } seals fit.
}
ui-proof-standing = ✓ The result follows from the log.
ui-proof-conceded = The game was not played to its end: everybody else gave up. The log holds no step of that.
ui-proof-own = Check it yourself: `agon verify` recomputes all this from the file, on any machine.
ui-proof-nothing = This table never began, so luck decided nothing.
ui-proof-misfit-promise = ✗ The opened seed is not the promised one.
ui-proof-misfit-luck = ✗ The first step that does not fit is { $step }: luck brought something other than what the seed gives.
ui-proof-misfit-seats = ✗ The seats are not the ones the seed gives.
ui-proof-misfit-seal = ✗ The first step that does not fit is { $step }: the choice that was sealed is not the one in the log.
ui-proof-misfit-standing = ✗ The result does not follow from the log.
ui-proof-misfit-log = ✗ The first step that does not fit is { $step }: the log is damaged there.
ui-proof-unsealed = ✗ Some secret choices have no seal: nothing proves that they were not changed.
