# Attika: everything said at a table. Nouns take $n; sentences get a noun's forms as $building, $building-a, $pile-of, ….

attika-title = Attika
attika-pitch = Raise 30 buildings or join two shrines
attika-blurb = Raise 30 buildings where the land pays part of the cost, or join two shrines with a chain of them. 2–4 players, 60 minutes at one sitting.

## Nouns

attika-landscape-water = water
attika-landscape-forest = { $n ->
    [one] forest
   *[other] forests
}
attika-landscape-hill = { $n ->
    [one] hill
   *[other] hills
}
attika-landscape-mountain = { $n ->
    [one] mountain
   *[other] mountains
}
attika-group-city = city
attika-group-supply = supply
attika-group-defence = defence
attika-group-shipping = shipping
attika-group-streets = streets
attika-group-coinage = coinage
attika-group-wine = wine
attika-building-core = { $n ->
    [one] core
   *[other] cores
}
    .a = a core
attika-building-oracle = { $n ->
    [one] oracle
   *[other] oracles
}
    .a = an oracle
attika-building-theater = { $n ->
    [one] theatre
   *[other] theatres
}
    .a = a theatre
attika-building-tavern = { $n ->
    [one] tavern
   *[other] taverns
}
    .a = a tavern
attika-building-plaza = { $n ->
    [one] plaza
   *[other] plazas
}
    .a = a plaza
attika-building-gymnasium = { $n ->
    [one] gymnasium
   *[other] gymnasia
}
    .a = a gymnasium
attika-building-statue = { $n ->
    [one] statue
   *[other] statues
}
    .a = a statue
attika-building-market = { $n ->
    [one] market
   *[other] markets
}
    .a = a market
attika-building-stadium = { $n ->
    [one] stadium
   *[other] stadiums
}
    .a = a stadium
attika-building-temple = { $n ->
    [one] temple
   *[other] temples
}
    .a = a temple
attika-building-well = { $n ->
    [one] well
   *[other] wells
}
    .a = a well
attika-building-corn-field = { $n ->
    [one] corn field
   *[other] corn fields
}
    .a = a corn field
attika-building-mill = { $n ->
    [one] mill
   *[other] mills
}
    .a = a mill
attika-building-village = { $n ->
    [one] village
   *[other] villages
}
    .a = a village
attika-building-quarry = { $n ->
    [one] quarry
   *[other] quarries
}
    .a = a quarry
attika-building-fortress = { $n ->
    [one] fortress
   *[other] fortresses
}
    .a = a fortress
attika-building-tower = { $n ->
    [one] tower
   *[other] towers
}
    .a = a tower
attika-building-harbor = { $n ->
    [one] harbour
   *[other] harbours
}
    .a = a harbour
attika-building-ship = { $n ->
    [one] ship
   *[other] ships
}
    .a = a ship
attika-building-silver-mine = { $n ->
    [one] silver mine
   *[other] silver mines
}
    .a = a silver mine
attika-building-mint = { $n ->
    [one] mint
   *[other] mints
}
    .a = a mint
attika-building-vineyard = { $n ->
    [one] vineyard
   *[other] vineyards
}
    .a = a vineyard
attika-building-vintner = { $n ->
    [one] vintner
   *[other] vintners
}
    .a = a vintner
attika-building-street = { $n ->
    [one] street
   *[other] streets
}
    .a = a street
attika-building = { $n ->
    [one] building
   *[other] buildings
}
attika-amphora = { $n ->
    [one] amphora
   *[other] amphorae
}
attika-settlement = { $n ->
    [one] settlement
   *[other] settlements
}
attika-board-tile = { $n ->
    [one] board tile
   *[other] board tiles
}
attika-pile-main = main pile
    .of = from the main pile
attika-pile-1 = pile 1
    .of = from pile 1
attika-pile-2 = pile 2
    .of = from pile 2
attika-pile-3 = pile 3
    .of = from pile 3
attika-tile-named = tile { $letter }
attika-tile-beside = beside tile { $letter }
attika-shrine-named = shrine { $letter }
attika-shrine-beside = beside shrine { $letter }
attika-free = free
attika-no-card = no card
attika-any = { $n } of any landscape

## Options

attika-option-amphorae = amphorae in the supply
attika-option-amphorae-5 = 5
attika-option-amphorae-15 = 15

## Phases

attika-phase-set-up = set-up
attika-phase-turn = Round { $round }
attika-phase-draw = Round { $round } · draw turn
attika-phase-build = Round { $round } · build turn
attika-phase-over = Over after round { $round }

## What a seat does: after its name

attika-verb-act = { $kind ->
    [draw] draws or ends the turn ({ $left } left)
    [build] builds or ends the turn ({ $left } left)
    [done] ends the turn or uses an amphora
    [end] ends the turn
   *[open] draws or builds
}
attika-verb-place = decides about a disc { $pile-of }
attika-verb-pay = pays for { $building-a } on { $space }: { $price }
attika-verb-lay = lays a new board tile
attika-verb-turn = turns the new board tile { $beside }, spot { $spot }

## Turn notices: after the mention

attika-notice-act = { $kind ->
    [draw] your turn: draw again or end it ({ $left } left)
    [build] your turn: build again or end it ({ $left } left)
    [done] your turn: end it or use an amphora
    [end] your turn: end it
   *[open] your turn: draw or build
}
attika-notice-place = your disc { $pile-of }: place or store it
attika-notice-pay = your payment for { $building-a } on { $space }: { $price }
attika-notice-lay = your new board tile: choose its place
attika-notice-turn = your new board tile { $beside }, spot { $spot }: turn it
attika-notice-chance = a draw is under way
attika-notice-over = the game is over

## What others wait for: in brackets

attika-prompt-act = turn
attika-prompt-place = a drawn disc
attika-prompt-pay = payment
attika-prompt-lay = a board tile
attika-prompt-turn = turning a board tile

## The question of the panel

attika-question-act = { $kind ->
    [draw] Draw turn, { $left } left: draw again, or end your turn?
    [build] Build turn, { $left } left: build again, or end your turn?
    [done] Nothing is left to draw or build: end your turn, or use an amphora?
    [end] Nothing is left to draw or build: end your turn.
   *[open] Your turn: draw or build? Your first action decides which it is.
}
attika-question-place = You drew { $building-a }. Place it, or store it?
attika-question-pay = { $building } on { $space }. To pay: { $price }.
attika-question-pairs = A matching card for each landscape, or any 2 cards instead of one.
attika-question-lay = Where does board tile { $number } go?
attika-question-turn = Board tile { $number } lies { $beside }, spot { $spot }. How should it be rotated?
attika-question-tile-order = The numbers are its spaces: 0 the middle, 1 the east, then clockwise to 6.
attika-question-ending = End now and draw { $cards }.
attika-question-free = Free for you: { $list }.
attika-question-free-places = Free for you: { $list }.
attika-question-later = Stored, it can be built in a later turn.
attika-question-unpaid = Nothing is built until you pay.
attika-question-purse = You hold { $cards }.
attika-question-no-cards = You hold no card.
attika-question-amphorae = You have { $amphorae }.
attika-question-hand = Hand: { $cards }. { $amphorae }.
attika-question-mat = Mat: { $list }.
attika-question-piles = Piles, main buildings first: { $piles }.

## Status lines

attika-status-turn = { $kind ->
    [draw] Draw turn, action { $next } of { $actions }. Ending now draws { $cards }.
    [build] Build turn, action { $next } of { $actions }. Ending now draws { $cards }.
    [done] No draw or build is left. Ending now draws { $cards }.
    [end] No draw or build is left. Ending now draws { $cards }.
   *[open] Nothing done yet. Ending now draws { $cards }.
}
attika-status-city = { $seat }: { $cards }, { $amphorae } · piles { $piles } · { $buildings }
attika-status-supply = Supply: { $amphorae } · deck: { $deck } · { $tiles } to come
attika-status-winner = { $seat } wins.
attika-status-total = { $seat }: { $buildings }, { $settlements }
attika-status-luck-start = Drawing who starts…
attika-status-luck-layout = Laying out the board…
attika-status-luck-show = Turning up the first discs…
attika-status-luck-deal = Dealing the first cards…
attika-status-luck-disc = Drawing a disc…
attika-status-luck-card = Drawing a card…
attika-status-luck-tile = Drawing a board tile…

## Events

attika-event-first = { $city } starts.
attika-event-set = Board tile { $number } becomes tile { $letter }, { $degrees ->
    [0] not rotated
   *[other] rotated { $degrees }°
}.
attika-event-shown = { $city } turns up { $building-a } { $pile-of }.
attika-event-turn = Round { $round }: the turn of { $city } begins.
attika-event-draw = { $city } draws a disc { $pile-of }; { $left } left there.
attika-event-draw-last = { $city } draws the last disc { $pile-of }.
attika-event-disc = { $city } draws { $building-a }.
attika-event-stored = { $city } stores { $building-a }.
attika-event-priced = { $city } chooses { $space } for { $building-a }; to pay: { $price }.
attika-event-priced-drawn = { $city } chooses { $space } for the drawn disc, { $building-a }; to pay: { $price }.
attika-event-paid = { $city } pays { $cards }.
attika-event-built = { $city } builds { $building-a } on { $space }.
attika-event-built-free = { $city } builds { $building-a } on { $space } for free.
attika-event-placed = { $city } places { $building-a } on { $space }.
attika-event-placed-free = { $city } places { $building-a } on { $space } for free.
attika-event-group = { $city } completes the group { $group } and wins an amphora.
attika-event-group-card = { $city } completes the group { $group } and draws a card, because the supply is empty.
attika-event-amphora-card = { $city } returns an amphora for a card.
attika-event-amphora-action = { $city } returns an amphora for one more action.
attika-event-tile = { $city } takes a board tile.
attika-event-tile-face = { $city } takes board tile { $number }: { $tile }.
attika-event-no-tile = { $city } has emptied a pile, but no board tile is left.
attika-event-spot = { $city } chooses spot { $spot } { $beside }.
attika-event-laid = { $city } lays board tile { $number } as tile { $letter }, { $degrees ->
    [0] not rotated
   *[other] rotated { $degrees }°
}.
attika-event-card = { $city } draws a card.
attika-event-card-seen = { $city } draws a card: { $card }.
attika-event-shuffled = The discard pile is shuffled: { $cards } in the new deck.
attika-event-no-cards = { $city } should draw { $cards }, but none is left.
attika-event-ended = { $city } ends the turn.
attika-event-ended-cards = { $city } ends the turn and draws { $cards }.
attika-event-over = The game is over: { $reason }.
attika-event-over-won = { $city } wins: { $reason }.

## The end

attika-ending-shrines = a chain of { $city } touches the shrines { $shrines }
attika-ending-buildings = all 30 buildings of { $city } are on the board
attika-reason-shrines = a chain touches two shrines
attika-reason-buildings = all 30 buildings are on the board
attika-reason-idle = for three rounds nobody drew or built
attika-part-buildings = buildings
    .with = { $n ->
        [one] building
       *[other] buildings
    }
attika-part-settlements = settlements
    .with = { $n ->
        [one] settlement
       *[other] settlements
    }

## Labels: a button, or the head of a menu (22 characters)

attika-label-root = What do you do?
attika-label-act = Draw or build…
attika-label-draw = Draw a disc
attika-label-draw-pile = Draw: { $pile }
attika-label-store = Store
attika-label-place = Place the disc
attika-label-place-at = Place at { $amount }
attika-label-build = Build
attika-label-build-at = Build { $place } { $amount }
attika-label-autopay = Pay as suggested
attika-label-pay = Pay…
attika-label-pay-cards = Pay { $amount }
attika-label-amphora = Amphora
attika-label-amphora-action = Amphora for 1 action
attika-label-amphora-card = Amphora for a card
attika-label-lay = Lay the tile
attika-label-spot = { $place }, spot { $amount }
attika-label-turn = Turn the tile
attika-label-turn-by = Lay it { $amount ->
    [0] as it is
   *[other] rotated { $amount }°
}
attika-label-end = End, take { $cards }
attika-ask = { $what } ({ $least }–{ $most })

## What was done: after "Done:"

attika-said-draw = you draw a disc { $pile-of }
attika-said-store = you store the disc
attika-said-place = you place the disc on { $space }
attika-said-build = you build { $building-a } on { $space }
attika-said-autopay = you pay as suggested
attika-said-pay = you pay { $cards }
attika-said-amphora-action = you return an amphora for one more action
attika-said-amphora-card = you return an amphora for a card
attika-said-lay = you choose spot { $spot } { $beside }
attika-said-turn = you lay the tile { $degrees ->
    [0] as it is
   *[other] rotated { $degrees }°
}
attika-said-end = you end your turn

## What a choice brings, in a line of a select (50 characters)

attika-gain-price = { $cards } for { $price }
attika-gain-left = { $n } left
attika-gain-frees = frees { $list }
attika-gain-free-at = free at { $space }
attika-gain-from = from { $cards }
attika-gain-spots = spots: { $n }
attika-gain-amphora = { $amphorae } left
attika-gain-lay = touches { $n }, yours { $own }
attika-gain-lay-shrine = touches { $n }, yours { $own }, shrine { $shrines }
attika-gain-turn = beside yours: { $symbols }
attika-gain-turn-nothing = no symbol beside yours
attika-gain-end = { $cards }
attika-gain-draw = { $n } in the pile
attika-gain-draw-last = the last one: a board tile follows
attika-gain-wins = you win
attika-gain-group = completes { $group }
attika-gain-founds = settlement
attika-gain-to-second = { $n } to a second shrine
attika-gain-to-shrine = { $n } to a shrine

## What a choice brings, in one line

attika-preview-draw = A disc { $pile-of }: only you see it. { $left } left there.
attika-preview-draw-tile = The last disc { $pile-of }: a board tile follows.
attika-preview-draw-last = The last disc { $pile-of }. No board tile is left.
attika-preview-store = { $building } goes on your mat, to be built in a later turn.
attika-preview-free = { $building } on { $space }: free.
attika-preview-covered = { $building } on { $space }: the symbols pay for it all.
attika-preview-price = { $building } on { $space }: { $price } to pay, { $cards } with your hand; then { $left } left.
attika-preview-symbols = Symbols that help: { $symbols }.
attika-preview-founding = It founds a new settlement: { $cards } of the price.
attika-preview-group = It completes the group { $group }: an amphora.
attika-preview-group-card = It completes the group { $group }: a card, because the supply is empty.
attika-preview-wins-shrines = Your chain touches two shrines: you win.
attika-preview-wins-buildings = Your last building: you win.
attika-preview-touches = The chain touches { $shrine }.
attika-preview-to-second = To a second shrine: { $buildings }.
attika-preview-to-shrine = To a shrine: { $buildings }.
attika-preview-pay = You pay { $cards }. Then you hold { $left }.
attika-preview-amphora-action = One more draw or building this turn. { $amphorae } left.
attika-preview-amphora-card = A card now; no drawing or building after it. { $amphorae } left.
attika-preview-lay = It touches { $n } { $n ->
    [one] space
   *[other] spaces
 } and { $own } of yours.
attika-preview-lay-shrine = Beside shrine { $shrines }.
attika-preview-turn = The tile is laid { $degrees ->
    [0] as it is
   *[other] rotated clockwise by { $degrees }°
} and stays so.
attika-preview-turn-own = Beside your buildings: { $symbols }.
attika-preview-end = Your turn ends, and you draw { $cards }.
attika-preview-end-free = Still free for you: { $list }.

## Why something is not possible

attika-refusal-not-your-turn = It is not your turn.
attika-refusal-not-on-mat = There is no { $building } on your mat.
attika-refusal-no-cards = Deck and discard pile are empty: there is no card to take.
attika-refusal-disc-first = First place the drawn disc or store it.
attika-refusal-pay-first = First pay for the building you have chosen.
attika-refusal-tile-first = First lay the new board tile.
attika-refusal-not-now = That is not possible at this moment.
attika-refusal-cards-opened = After a card there is no drawing or building any more in this turn.
attika-refusal-draw-turn = This is a draw turn: your buildings wait for another one.
attika-refusal-build-turn = This is a build turn: drawing waits for another one.
attika-refusal-no-action-left = All actions of this turn are used: { $actions }, and { $amphorae } more for amphorae. Another amphora would bring one more.
attika-refusal-pile-empty = No disc is left to draw { $pile-of }.
attika-refusal-no-amphora = You have no amphora to return.
attika-refusal-no-space = { $space } is not on the board yet: it has { $tiles } tiles so far.
attika-refusal-space-taken = { $space } is taken: { $building } of { $city }.
attika-refusal-cannot-pay = { $building } on { $space } still costs { $symbols } of certain landscapes and { $any } of any: { $needed ->
    [one] 1 card
   *[other] { $needed } cards
} with your hand. You have { $hand }.
attika-refusal-pay-not-held = Your hand holds { $hand } { $landscape }, not { $cards }.
attika-refusal-pay-too-little = With these landscapes it takes at least { $least ->
    [one] 1 card
   *[other] { $least } cards
}, at most { $most }; you wrote { $cards }.
attika-refusal-pay-too-much = You can't overpay: at most { $most ->
    [one] 1 card
   *[other] { $most } cards
}; you wrote { $cards }.
attika-refusal-no-anchor = No tile and no shrine has the letter { $letter } here.
attika-refusal-spot-overlaps = Spot { $spot } { $anchor } would lie on { $there }.
attika-refusal-spot-named = Spot { $spot } { $anchor } has another name: { $number } { $name }.

## The board as text

