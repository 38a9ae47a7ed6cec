# Cyclades: further words that people type for an action, by its first word in notation. Case and accents do not matter.

cyclades-typed-bid = offering offer bribe raise pay
cyclades-typed-recruit = hire raise buy train
cyclades-typed-build = found construct raise
cyclades-typed-move = attack march invade go troops troop army
cyclades-typed-sail = attack go move ships fleets fleet
cyclades-typed-to = sail go move attack
cyclades-typed-with = continue go take
cyclades-typed-stop = finish done halt
cyclades-typed-swap = discard exchange replace change
cyclades-typed-summon = buy call invoke
cyclades-typed-forgo = skip pass nothing waste
cyclades-typed-at = place put choose use
cyclades-typed-from = steal take rob
cyclades-typed-topple = demolish tear raze
cyclades-typed-remake = change convert turn
cyclades-typed-copy = imitate take
cyclades-typed-sell = trade
cyclades-typed-push = move drive
cyclades-typed-fight = attack battle continue
cyclades-typed-withdraw = retreat flee
cyclades-typed-give = sacrifice discard
cyclades-typed-end = finish done pass

# Words for the same thing, a group between two commas.
cyclades-typed-nouns = fort fortress, harbour harbor port, school university, ship boat fleet, soldier army troop
