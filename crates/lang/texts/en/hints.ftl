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
label-hint-play = Play move { $n }
label-hint-begin = Begin move { $n }
label-look-again = Look again
hint-ask = What an AI would do in your place, from what you can know
hint-line = **{ $n }** { $move } – about { $chance } % to win
hint-why = **Why the first:** at the end of the round { $what } than after the second.
hint-close = The first two are about as good.
hint-no-time = The AI had no time to think this through.
hint-none-here = No hints at this table: they are for unrated tables, alone with AIs or where the host allows them.

## Measures

hint-offrandes-points = you have { $more ->
    [more] more
   *[less] fewer
} points (about { $n })
hint-offrandes-rival = your strongest rival has { $more ->
    [more] more
   *[less] fewer
} points (about { $n })
hint-offrandes-altars = you have { $more ->
    [more] more
   *[less] fewer
} altars (about { $n })
hint-offrandes-drachmae = you have { $more ->
    [more] more
   *[less] fewer
} drachmae (about { $n })
hint-offrandes-offering = you have { $more ->
    [more] more
   *[less] fewer
} points in animals to offer (about { $n })
hint-offrandes-reach = you have { $more ->
    [more] more
   *[less] fewer
} rungs for your Temple Guardian (about { $n })
hint-offrandes-lamp = you have { $more ->
    [more] more
   *[less] fewer
} points a round from your lamp (about { $n })
hint-offrandes-briber = you have { $more ->
    [more] more
   *[less] fewer
} rungs for your Briber (about { $n })
hint-offrandes-guardsman = you have { $more ->
    [more] more
   *[less] fewer
} rungs for your Guardsman (about { $n })
hint-cyclades-metropolises = you have { $more ->
    [more] more
   *[less] fewer
} metropolises (about { $n })
hint-cyclades-rival = your strongest rival has { $more ->
    [more] more
   *[less] fewer
} metropolises (about { $n })
hint-cyclades-income = you have { $more ->
    [more] more
   *[less] less
} income (about { $n })
hint-cyclades-gold = you have { $more ->
    [more] more
   *[less] less
} gold (about { $n })
hint-cyclades-islands = you have { $more ->
    [more] more
   *[less] fewer
} islands (about { $n })
hint-cyclades-units = you have { $more ->
    [more] more
   *[less] fewer
} troops and fleets (about { $n })
hint-cyclades-buildings = you have { $more ->
    [more] more
   *[less] fewer
} buildings (about { $n })
hint-cyclades-philosophers = you have { $more ->
    [more] more
   *[less] fewer
} philosophers (about { $n })
hint-cyclades-priests = you have { $more ->
    [more] more
   *[less] fewer
} priests (about { $n })
hint-attika-built = you have { $more ->
    [more] more
   *[less] fewer
} buildings on the board (about { $n })
hint-attika-mat = you have { $more ->
    [more] more
   *[less] fewer
} discs on your mat (about { $n })
hint-attika-cards = you have { $more ->
    [more] more
   *[less] fewer
} cards (about { $n })
hint-attika-amphorae = you have { $more ->
    [more] more
   *[less] fewer
} amphorae (about { $n })
hint-attika-settlements = you have { $more ->
    [more] more
   *[less] fewer
} settlements (about { $n })
hint-attika-missing = you have { $more ->
    [more] more
   *[less] fewer
} spaces missing between two shrines (about { $n })
hint-attika-rival-missing = your nearest rival has { $more ->
    [more] more
   *[less] fewer
} spaces missing between two shrines (about { $n })
hint-attika-rival = your nearest rival has { $more ->
    [more] more
   *[less] fewer
} buildings left (about { $n })
