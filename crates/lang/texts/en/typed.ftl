# Moves typed into /move: what was not understood, or could mean several things.

# Words without a meaning of their own in typed moves. Case and accents do not matter.
ui-typed-small-words = a an the of on at to in into for from by with and my me i you your it its please slot
ui-typed-quoted = “{ $text }”
ui-typed-or = { $before } or { $last }
# A move with its price, in a list.
ui-typed-priced = { $action } — { $gain }
ui-typed-which = { $typed } can mean several moves. Which one?
ui-typed-which-of = { $typed } can mean { $count } moves. Here are some; another word makes it clear.
ui-typed-near = I don't understand { $typed }. Did you mean { $near }?
ui-typed-example = I don't understand { $typed }. Possible now, for example: { $near }.
ui-typed-unknown = I don't understand { $typed }.
# Words that fit a single move but do not say it in full: the person confirms it.
ui-typed-means = I read { $typed } as { $action }.
# The input does not fit a button.
ui-typed-means-long = I read { $typed } as { $action }. That is too long for a button. If it is right, type { $notation }
ui-typed-too-long = That is too much at once. Type { $moves } moves and { $letters } characters at most.
ui-typed-choose = Choose a move
# A suggestion below the typed words: nothing possible has them.
ui-typed-nothing-fits = No move fits { $typed }. The nearest:
