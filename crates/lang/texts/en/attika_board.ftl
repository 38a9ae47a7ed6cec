# The public position of Attika in words. A test reads the English text back, so each fact has its own place.

## The present step

attika-board-scene-start = Next, the city that begins is drawn.
attika-board-scene-layout = Next, tile { $letter } of the board is drawn.
attika-board-scene-show = Next, { $seat } turns up a disc { $pile-of }.
attika-board-scene-deal = Next, { $seat } is dealt cards, { $left } to come.
attika-board-scene-act = { $seat } has the turn.
attika-board-scene-disc = Next, { $seat } draws a disc { $pile-of }.
attika-board-scene-drawn = { $seat } holds a disc { $pile-of }, to place or to store.
attika-board-scene-pay = { $seat } pays for { $building-a } on { $space }, { $drawn ->
    [yes] just drawn
   *[no] from the mat
}: { $price }.
attika-board-scene-card = Next, { $seat } draws a card.
attika-board-scene-tile = Next, { $seat } takes a board tile.
attika-board-scene-lay = { $seat } holds a new board tile and looks for a place for it.
attika-board-scene-turn = { $seat } rotates a new board tile { $beside }, spot { $spot }.
attika-board-scene-shrines = The game is over: a chain of { $seat } touches two shrines.
attika-board-scene-buildings = The game is over: all 30 buildings of { $seat } are on the board.
attika-board-scene-idle = The game is over: for three rounds no city drew a disc or placed a building.
attika-board-first = { $city } started.
attika-board-turn = Turn { $turn }, { $city }: { $kind ->
    [draw] draw turn, draws left { $draws }
    [build] build turn, builds left { $builds }
   *[open] nothing done yet, draws left { $draws } or builds left { $builds }
}; actions used { $used }, by amphorae { $extra }.
attika-board-taking = A card was taken for an amphora: no draw or building any more in this turn.
attika-board-ended = The turn has ended.
attika-board-last = The drawn disc was the last of its pile.
attika-board-owed = Still to draw: { $cards }.
attika-board-idle = Turns in a row without a draw or a building: { $n } of { $most }.

## Cities

attika-board-cities = Cities
attika-board-city = { $seat }: { $cards }, { $amphorae }; piles (main, 1, 2, 3): { $piles }
attika-board-built = { $n } built, { $settlements }; mat: { $list }
attika-board-nothing = nothing
attika-board-groups = Groups completed: { $list }
attika-board-lacks = Lacks { $n ->
    [one] 1 building
   *[other] { $n } buildings
} between shrines { $one } and { $other }, over { $list }

## The land

attika-board-land = Land
attika-board-legend = Tile (number in the box, rotation, place of a later tile): its spaces, 0 the middle, 1 the east, then clockwise to 6. A space not named is empty and without a symbol.
attika-board-empty = empty
attika-board-next = next to { $list }
attika-board-shrine = { $shrine } touches { $list }

## Cards

attika-board-cards = Cards and supply
attika-board-deck = Deck: { $deck }; discards: { $discards }; supply: { $amphorae }; { $tiles } to come
attika-board-ages = Cards taken, then cards paid (water–forest–hill–mountain), deck by deck:
attika-board-options = Amphorae in the supply at the start: { $n }
