# AIs and hints.

setup-stand-in = AI in place of a person
hint-policy = Hints
hint-policy-alone = who plays AIs alone
hint-policy-alone-detail = At an unrated table, who plays AIs alone may ask for three good moves
hint-policy-all = everybody at an unrated table
hint-policy-all-detail = At an unrated table everybody may ask for three good moves; its lobby says so
hint-lobby-all = hints allowed
label-hints-all = Hints: for everybody
label-hints-alone = Hints: playing alone

## The answer

label-hint = Suggest
label-look-again = Look again
hint-ask = What an AI would do in your place, from what you can know
hint-line = **{ $n }** { $move } – about { $chance } % to win
hint-why = **Why the first:** at the end of the round { $what } than after the second.
hint-close = The first two are about as good.
hint-no-time = The AI had no time to think this through.
hint-none-here = No hints at this table: they are for unrated tables, alone with AIs or where the host allows them.

## Measures

hint-offrandes-points = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} points
hint-offrandes-rival = your strongest rival has about { $n } { $more ->
    [more] more
   *[less] fewer
} points
hint-offrandes-altars = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} altars
hint-offrandes-drachmae = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} drachmae
hint-offrandes-offering = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} points in animals to offer
hint-offrandes-reach = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} rungs for your Temple Guardian
hint-offrandes-lamp = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} points a round from your lamp
hint-offrandes-briber = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} rungs for your Briber
hint-offrandes-guardsman = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} rungs for your Guardsman
hint-cyclades-metropolises = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} metropolises
hint-cyclades-rival = your strongest rival has about { $n } { $more ->
    [more] more
   *[less] fewer
} metropolises
hint-cyclades-income = you have about { $n } { $more ->
    [more] more
   *[less] less
} income
hint-cyclades-gold = you have about { $n } { $more ->
    [more] more
   *[less] less
} gold
hint-cyclades-islands = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} islands
hint-cyclades-units = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} troops and fleets
hint-cyclades-buildings = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} buildings
hint-cyclades-philosophers = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} philosophers
hint-cyclades-priests = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} priests
hint-attika-built = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} buildings on the board
hint-attika-mat = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} discs on your mat
hint-attika-cards = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} cards
hint-attika-amphorae = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} amphorae
hint-attika-settlements = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} settlements
hint-attika-missing = you have about { $n } { $more ->
    [more] more
   *[less] fewer
} spaces missing between two shrines
hint-attika-rival-missing = your nearest rival has about { $n } { $more ->
    [more] more
   *[less] fewer
} spaces missing between two shrines
hint-attika-rival = your nearest rival has about { $n } { $more ->
    [more] more
   *[less] fewer
} buildings left
