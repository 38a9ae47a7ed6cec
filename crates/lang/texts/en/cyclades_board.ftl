# Cyclades: the whole public position in words, and what it takes to plan on it: coasts, neighbours, chains of fleets.

## Headings

cyclades-board-gods = Gods and offerings
cyclades-board-creatures = Creatures
cyclades-board-cities = Cities
cyclades-board-islands = Islands
cyclades-board-fleets = Fleets

## What happens now

cyclades-board-acts = { $seat } { $verb }.
cyclades-board-bidders = Then bid: { $list }
cyclades-board-last-bidder = Nobody bids after that.
cyclades-board-lost = Outbid at { $god }.
cyclades-board-turn = Turn: { $city } with { $god } · recruits made: { $recruited }
cyclades-board-turn-apollo = Turn: { $city } at Apollo, number { $place } in the queue
cyclades-board-die = { $city } rolls a die.
cyclades-board-second-die = { $city } rolls a die; { $other } rolled { $die }.

## Gods

cyclades-board-offerings = Offerings from the top: { $list }
cyclades-board-no-offering = none
cyclades-board-no-queue = nobody
cyclades-board-away = Not available: { $list }
cyclades-board-unsettled = The order of the other gods is not settled yet.
cyclades-board-first-pair = The two gods not available come in the next cycle.
cyclades-board-second-pair = Both pairs of gods have come; all four are shuffled next.
cyclades-board-order = Turn order: { $list }
cyclades-board-finished = Order of the next cycle, last place first: { $list }

## Creatures

cyclades-board-row = Creature row by price: { $list }
cyclades-board-no-creature = empty
cyclades-board-deck = Cards in the deck: { $n }
cyclades-board-discard = Discard pile: { $list }
cyclades-board-figurine = { $creature } on { $place }, summoned by { $city } in cycle { $cycle }
cyclades-board-kraken = { $creature } at { $place }

## Cities

cyclades-board-income = income { $n }
cyclades-board-reserve = in reserve { $troops }, { $fleets }
cyclades-board-out = out of the game
cyclades-board-ledger = { $gained } gold gained, { $paid } paid
cyclades-board-discounts = temple discounts used: { $n }

## Islands

cyclades-board-metropolis-space = The metropolis space covers slots 1 and 2, or the only slot of an island.
cyclades-board-see-map = What islands and sea spaces touch: /{ $command }, { $page }.
cyclades-board-slots = { $n ->
    [one] slot { $list }
   *[other] slots { $list }
}
cyclades-board-free-slot = free

## Fleets

cyclades-board-chains = Fleets joined by + form a chain.
cyclades-board-fleet = { $n } at { $place }
cyclades-board-free-trade = Trade spaces without fleets: { $list }
