# Cyclades: the boards in words, a page each (4000 characters at most). The lists come from the boards of the rules.

cyclades-topic-map-small-title = Map in words for 2 or 3 players
cyclades-topic-map-medium-title = Map in words for 4 players
cyclades-topic-map-large-title = Map in words for 5 players

cyclades-map-intro = The rows run from A in the north to K in the south, the spaces of a row from 1 in the west. The metropolis space covers an island's slots 1 and 2, or its only slot.
cyclades-map-islands = Islands
cyclades-map-seas = Sea spaces: what each one touches
cyclades-map-slots = { $n ->
    [one] 1 slot
   *[other] { $n } slots
}

## Parts of a line about an island: here and on the text board

cyclades-map-prosperity = prosperity { $n }
cyclades-map-coast = coast { $list }
cyclades-map-way = to { $island } via { $spaces }
cyclades-map-trade = trade
