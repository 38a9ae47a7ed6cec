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
ui-file-promise = Commitment of the draws (SHA-256): { $value }
ui-file-seed = Seed revealed: { $value }
ui-imported = imported
ui-imported-at = Read from a file on { $at }: who played and when is taken from the file and was not checked.

## Proof

label-check-luck = Check the luck
ui-proof-title = { $title } · luck
ui-proof-promise = Commitment, published before anyone joined: `{ $value }`
ui-proof-later = The seed behind it stays secret until the end. Then it is revealed here, and anybody can repeat every die roll and every draw.
ui-proof-locked = Sealed choices at this moment. Write them down: at the end anybody can check that nothing was changed.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Seed, revealed: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] The only step follows
   *[other] All { $count } steps follow
} the rules.
ui-proof-promised = ✓ The seed matches the commitment.
ui-proof-draws = ✓ { $count ->
    [0] Nothing was left to chance.
    [one] The only draw checks out.
   *[other] All { $count } draws check out.
}
ui-proof-seats = ✓ The drawn seats check out.
ui-proof-seals = ✓ { $count ->
    [one] The only seal checks out.
   *[other] All { $count } seals check out.
}
ui-proof-standing = ✓ The result follows from the log.
ui-proof-conceded = The game was not played to its end: everybody else gave up. The log holds no step of that.
ui-proof-own = Check it yourself: `agon verify` recomputes all this from the file, on any machine.
ui-proof-nothing = This table never began, so nothing was drawn.
ui-proof-misfit-promise = ✗ The revealed seed does not match the commitment.
ui-proof-misfit-luck = ✗ The first step that does not match is { $step }: what was drawn is not what the seed gives.
ui-proof-misfit-seats = ✗ The seats are not the ones the seed gives.
ui-proof-misfit-seal = ✗ The first step that does not match is { $step }: the choice that was sealed is not the one in the log.
ui-proof-misfit-standing = ✗ The result does not follow from the log.
ui-proof-misfit-log = ✗ The first step that does not match is { $step }: the log is damaged there.
ui-proof-unsealed = ✗ Some secret choices have no seal: nothing proves that they were not changed.
