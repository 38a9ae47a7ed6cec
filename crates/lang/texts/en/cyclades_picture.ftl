# Words on pictures, and of what describes them.

# Above the turn order, in the upper left corner.
cyclades-picture-order = Turn order
cyclades-picture-next = Next

# Short forms in the rows of gods and cities.
cyclades-picture-away = away
cyclades-picture-out = out of the game

# Heads of the columns of a private picture.
cyclades-picture-least = from
cyclades-picture-pay = pay
cyclades-picture-most = up to
cyclades-picture-recruit = recruit
cyclades-picture-build = build
cyclades-picture-creatures = Creatures

# Before what its seat has planned for the offerings.
cyclades-picture-plan = Plan

# North, over the compass.
cyclades-picture-north = N

# The picture of a choice: the units at a place, in its foot the price, the steps and the gold left, and the odds of a
# round of the only battle.
cyclades-picture-empty = empty
cyclades-picture-yours = yours: { $n }
cyclades-picture-paid = paid
cyclades-picture-due = to pay
cyclades-picture-steps = { $n ->
    [one] 1 space left
   *[other] { $n } spaces left
}
cyclades-picture-left = { $gold } left
cyclades-picture-odds = { $place }: win { $win }%, tie { $tie }%

# What stands for a private picture, for its owner alone.
cyclades-own-holdings = { $gold }, income { $income }, metropolises { $metropolises } of { $target }, troops { $troops } of { $units }, fleets { $fleets } of { $units }, priests { $priests }, philosophers { $philosophers } of { $school }, temple discounts left { $discounts }.
cyclades-own-offerings = Offerings: { $list }.
cyclades-own-bid = { $god } from { $least } for { $cost } gold, up to { $most }
cyclades-own-bid-shut = { $god } from { $least }, closed to you
cyclades-own-sales = Prices: { $list }.
cyclades-own-god = { $god }: { $pieces } { $prices }, building { $build }
cyclades-own-god-over = { $god }: turn over
cyclades-own-god-away = { $god } away
cyclades-own-apollo = { $apollo } +{ $gold } gold
cyclades-own-creatures = Creatures at your price: { $list }.

# A city in the description of a picture.
cyclades-tally = { $city }: metropolises { $metropolises } of { $target }, income { $income }, islands { $islands }, troops { $troops }, fleets { $fleets }, priests { $priests }, philosophers { $philosophers }
cyclades-tally-out = { $city }: out of the game

# What charts count by, and how long a table was.
cyclades-round = cycle
cyclades-length = { $n ->
    [one] 1 cycle
   *[other] { $n } cycles
}
