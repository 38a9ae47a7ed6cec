# Attika: further words that people type for an action, by its first word in notation. Case and accents do not matter.

attika-typed-draw = take pick disc tile
attika-typed-store = keep put aside
attika-typed-place = put set disc
attika-typed-build = construct place raise
attika-typed-autopay = suggested suggestion yes
attika-typed-pay = cards spend
attika-typed-amphora = use spend return
attika-typed-lay = put place tile
attika-typed-turn = rotate lay
attika-typed-end = finish done pass

# Words for the same thing, a group between two commas.
attika-typed-nouns = road street, harbour harbor, theatre theater, square plaza, fort fortress
