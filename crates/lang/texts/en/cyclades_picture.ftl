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

# A city in the description of a picture.
cyclades-tally = { $city } metropolises { $metropolises } of { $target }, income { $income }, islands { $islands }, troops { $troops }, fleets { $fleets }, priests { $priests }, philosophers { $philosophers }
cyclades-tally-out = { $city } out of the game
