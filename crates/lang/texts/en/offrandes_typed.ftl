# Offrandes: further words that people type for an action, by its first word in notation. Case and accents do not matter.

offrandes-typed-pick = choose take select
offrandes-typed-lot = offer auction sell
offrandes-typed-open = start begin
offrandes-typed-end = finish done
offrandes-typed-bid = offer raise
offrandes-typed-pass = fold skip
offrandes-typed-seal = bid offer
offrandes-typed-bribe = corrupt buy
offrandes-typed-rank = bribe corrupt list
offrandes-typed-offer = animals take
offrandes-typed-altar = sacrifice offer god

# Words for the same thing, a group between two commas.
offrandes-typed-nouns = hen chicken fowl, bull ox, guard guardsman
