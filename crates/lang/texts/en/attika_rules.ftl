# Attika: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/attika.md.

attika-topic-goal-title = Goal
attika-topic-goal =
    You raise a Greek city: 30 buildings, on land that grows as you play. Building is expensive. So you look for spaces where the land pays part of the cost, and for the right order, in which much is free.

    {""}**You win at once**, in the middle of a turn, as soon as
    • all 30 of your buildings are on the board, or
    • a chain of your buildings touches two different shrines.

    {""}**What is secret.** The cards in your hand; a disc you have just drawn, until you store or place it; a board tile you have just drawn, until it is laid. Everything else is open: the board, the mats, the amphorae, the discard pile, and how many cards each city holds. Nobody knows what comes next in a pile, in the deck or among the board tiles.

attika-topic-set-up-title = Set-up
attika-topic-set-up =
    2 to 4 cities, clockwise: Athens, Sparta, Corinth, Thebes. All have the same 30 building discs.

    {""}**Board.** With 2, 3 or 4 cities, 4, 6 or 8 of the 22 board tiles are drawn and laid out, rotated at random, with 2, 3 or 4 shrines at the edge. A tile has seven spaces. A space shows one landscape (water, forest, hill or mountain) or none.

    {""}**Names.** Tiles have the letters A to V, shrines W to Z. The spaces of a tile are numbered: 0 in the middle, 1 in the east, then clockwise to 6. `C4` is the western space of tile C, however the tile is rotated.

    {""}**Discs.** Each city has four piles: one of its 6 main buildings, and three of 8 other buildings. The top disc of each pile goes face up on the mat.

    {""}**Cards.** There are 60 landscape cards, 15 of each landscape. The city that starts is drawn at random. From there clockwise the cities get 4, 5, 6 and 7 cards.

    {""}**Amphorae.** The supply holds 5. An option makes it 15, as in the printed game.

attika-topic-turn-title = The turn
attika-topic-turn =
    Turns go clockwise. Your first action decides what your turn is:
    • **a draw turn**: up to 2 draws, each of a disc from one of your piles;
    • **a build turn**: up to 3 buildings from your mat.
    The two are never mixed.

    {""}**Cards.** When you end your turn, each action you did not use becomes a landscape card.
    • Draw turn: after 1 draw you get 1 card, after 2 draws none.
    • Build turn: after 1, 2 or 3 buildings you get 2, 1 or 0 cards.
    • If you did nothing at all: 3 cards.
    Your hand may be as large as you like.

    {""}**The end of a turn.** You end it yourself, even when nothing is left to do. After a card you cannot draw discs or build any more in this turn.

    {""}**Empty deck.** When a card is needed and the deck is empty, the discard pile is shuffled into a new one. If that is empty too, there is no card.

attika-topic-drawing-title = Drawing
attika-topic-drawing =
    For a draw action you choose one of your piles and take its top disc. Only you see it. One pile holds the main buildings, the other three the rest.

    Then you choose:
    • **Place it** on the board now and pay for it. That takes no further action.
    • **Store it** on your mat and build it in a later turn.

    You decide before you do anything else. A disc you store cannot be built in the same turn, because a draw turn has no build actions.

    {""}**The last disc of a pile** may be stored or placed like any other. After that you lay a new board tile before you go on.

    {""}**Example.** You draw a fortress, place it and end your turn: 1 card for the second draw. If you build the same fortress from your mat and end your turn, you get 2.

attika-topic-building-title = Building
attika-topic-building =
    You may build on any empty space, with or without a symbol, beside your buildings or far from them. Not on a shrine, not on another building, not in a gap between tiles. A building never moves.

    {""}**Costs by group**, in landscapes. A building is free beside the one its arrow → comes from.
    • City: core (water, forest, hill, mountain) → oracle (forest, hill), theatre (water, mountain), tavern (water, forest), plaza (water, hill), gymnasium (hill, mountain), statue (forest, mountain). Plaza → market (water, forest, hill). Gymnasium → stadium (forest, hill, mountain). Statue → temple (water, forest, mountain)
    • Supply: well (2 water) → corn field (water, 2 forests) → mill (2 forests, hill) → village (2 forests, hill, mountain)
    • Defence: quarry (3 mountains) → fortress (2 hills, 2 mountains) → 2 towers, each (2 hills, mountain)
    • Shipping: harbour (2 water, 2 forests) → 3 ships, each (2 water, forest)
    • Coinage: silver mine (hill, 3 mountains) → mint (water, 2 mountains)
    • Wine: vineyard (water, 2 hills) → vintner (forest, 2 hills)
    • Streets: 4 streets, each (5 cards of any landscape), free beside each other

    The first building of each group, except streets, is a main building. Main buildings are never free.

    You can choose only spaces where you can pay. Once you have chosen, you pay and the building stays.

attika-topic-cards-title = Paying
attika-topic-cards =
    {""}**First the land helps.** The symbol of the space you build on, and the symbol of each empty space that touches it, saves you one card of its landscape. For a street any symbol will do. What you do not need is lost, and a symbol under a building helps nobody. Symbols always save what they can.

    {""}**The rest comes from your hand.** For each landscape that is left you pay a matching card, or **any two cards instead of one**. You may do so as often as you like, even if you hold the right card. Symbols cannot be paired like this.

    {""}**A new settlement** costs some cards of any landscape on top.

    {""}**Example.** A tower costs 2 hills and 1 mountain. You build it on a hill, and an empty space beside it shows a mountain. One hill is left: 1 hill card, or any 2 cards.

    {""}**How to pay.** `autopay` takes as few cards as possible: all that match, then those you have most of. With `pay WHH` you choose them yourself: W is water, F forest, H hill, M mountain. You cannot overpay. Paid cards go face up on the discard pile.

attika-topic-settlements-title = Settlements
attika-topic-settlements =
    Buildings of yours that touch one another form a settlement. A single building is one, too.

    {""}**Founding.** If you have buildings already and the new one touches none of them, you found a settlement. On top of the building cost you pay 1 card of any landscape for each settlement you have so far. No symbol saves these cards. Your very first building needs no such payment.

    {""}**Joining.** A building between two or more of your settlements makes them one, and founding later costs less.

    {""}**A shrine does not join.** Buildings with only a shrine between them are not in the same settlement.

    {""}**Example.** You have 2 settlements and build a street that touches none of your buildings: 2 cards more. With 3 symbols on and around its space, the street costs 5 − 3 + 2 = 4 cards of any landscape.

attika-topic-streets-title = Free building and amphorae
attika-topic-streets =
    {""}**Arrows.** A building is free if it touches your building from which its arrow comes: no cards, no founding. Several may be free beside the same one: two towers, three ships, six buildings around the core. You are not asked; what is free is free.

    {""}**Not free**: the wrong way round, a step left out, a place beside another city's building, and every main building.

    {""}**Streets.** A street costs 5 cards of any landscape, less the symbols. Beside any street of yours it is free.

    {""}**Groups.** When all buildings of one of your seven groups are on the board and are connected without any others, you win an amphora at once. Links through other buildings or a shrine do not count. Each group counts once. If the supply is empty, you draw a card instead, and your turn goes on.

    {""}**Amphorae.** In your turn you may return as many as you like, also those you have just won. Each gives
    • one more draw in a draw turn, one more building in a build turn, or
    • a landscape card; after it you cannot draw discs or build any more.
    An action you then do not use becomes a card. First finish what you have begun: a drawn disc, a payment, a board tile.

attika-topic-tiles-title = Board tiles
attika-topic-tiles =
    {""}**When.** You have drawn the last disc of one of your four piles, and stored or placed it. Then you draw a board tile and lay it; this is a duty. If no tile is left, the turn just goes on.

    {""}**Where.** None of its seven spaces may lie on a tile or a shrine, and at least one must touch a tile or a shrine. Gaps are possible. A gap is not a space, and only a whole tile can fill it.

    {""}**Typing it.** `lay C 7` puts the middle of the new tile on spot 7 around tile C. A tile has 18 spots, 3 hexes from its middle: 0 in the east, then clockwise: 3 south-east, 6 south-west, 9 west, 12 north-west, 15 north-east. A shrine has 12, 2 hexes away, 0 in the east. Each place has one name: that of the first shrine the tile will touch, or else of the first tile.

    {""}**Rotating.** `turn 3` rotates it clockwise by three steps of 60°, `turn 0` lays it as it is.

    The tile gets the next letter. Its spaces may be built on at once.

attika-topic-shrines-title = Shrines
attika-topic-shrines =
    A shrine stands on one hex. Nothing is built or laid on it.

    {""}**Winning by shrines.** You win as soon as a chain of your buildings touches two different shrines. In a chain each building touches the next. Any buildings will do, streets too, but all must be yours. A chain does not run through a shrine, a gap or another city's building.

    {""}**How far it is.** At the start each shrine touches two spaces, and a chain between two shrines takes at least 6 buildings. Board tiles may open other ways.

    {""}**In the way.** One or two buildings of yours in the right place can stop a chain. Streets and free buildings make chains grow quickly, so look at the shrines before you end your turn.

    A shrine joins no settlements and no groups. A new board tile never wins by itself: only buildings make chains.

attika-topic-end-title = End of the game
attika-topic-end =
    After each building the game checks whether its city has won: all 30 buildings on the board, or two shrines touched. If so, the game is over at once, in the middle of the turn. There is no tie. If both are true, the win counts as one by shrines.

    All other cities then share second place. The score shows how many buildings each has on the board.

    {""}**When nothing happens.** If for three whole rounds no city draws a disc or places a building, the game ends. Then the most buildings on the board win, after that the fewest settlements. If that is equal too, the win is shared.

    The board is never full for good: with all its tiles it has more spaces than there are buildings.

attika-topic-rulings-title = Rulings
attika-topic-rulings =
    What the rulebook leaves open, and how it is played here:

    • The first tiles are rotated at random.
    • Doing nothing gives 3 cards, whichever turn you had in mind.
    • For streets, too, only symbols of empty spaces count.
    • The two cards for one may be alike, and may be of the wanted landscape.
    • The buildings of a group must be connected without any others.
    • The card instead of an amphora does not end drawing and building.
    • An amphora won is taken before a board tile is laid.
    • Each pile brings one tile, also if its last disc was drawn with an amphora.
    • Tiles may lie anywhere on the grid, so gaps are possible.

    {""}**Otherwise than the rulebook we have**
    • The starting city is drawn; the rulebook lets the players choose it.
    • The discard pile is shuffled when a card is needed, not as soon as the deck is empty.
    • Symbols always save; the rulebook says they may.
    • You end your turn yourself, because amphorae may follow your last action.
    • An amphora may be returned for an action before you have done anything; it counts for whatever your turn becomes.

    {""}**Not from the published game.** No text we could read gives these, so they are ours: the costs of the twelve buildings from well to vintner, but for the tower; the symbols on the board tiles; the exact places of tiles and shrines at the start. Probable, but not sure: the arrows of coinage and of the ships, the shape of the board at the start, and that groups must be connected without other buildings.

    The rulebook we have says 5 amphorae; other editions say 15. That is an option.
