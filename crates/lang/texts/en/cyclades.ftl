# Cyclades: everything said at a table. Nouns take $n; sentences get a noun's forms as $creature, $creature-def, $building-a, ….

cyclades-title = Cyclades
cyclades-pitch = Win the gods' favour and raise two metropolises
cyclades-blurb = Win the favour of the gods, sail, land, summon creatures, and be the first city with two metropolises. 2–5 players, 60–90 minutes at one sitting.

## Nouns

cyclades-gold = gold
cyclades-piece-troop = { $n ->
    [one] troop
   *[other] troops
}
cyclades-piece-fleet = { $n ->
    [one] fleet
   *[other] fleets
}
cyclades-piece-priest = { $n ->
    [one] priest
   *[other] priests
}
cyclades-piece-philosopher = { $n ->
    [one] philosopher
   *[other] philosophers
}
cyclades-piece-metropolis = { $n ->
    [one] metropolis
   *[other] metropolises
}
cyclades-building-fortress = { $n ->
    [one] fortress
   *[other] fortresses
}
    .a = a fortress
    .def = the fortress
cyclades-building-port = { $n ->
    [one] port
   *[other] ports
}
    .a = a port
    .def = the port
cyclades-building-temple = { $n ->
    [one] temple
   *[other] temples
}
    .a = a temple
    .def = the temple
cyclades-building-university = { $n ->
    [one] university
   *[other] universities
}
    .a = a university
    .def = the university
cyclades-creature-siren = Siren
    .def = the Siren
cyclades-creature-pegasus = Pegasus
    .def = Pegasus
cyclades-creature-giant = Giant
    .def = the Giant
cyclades-creature-chimera = Chimera
    .def = the Chimera
cyclades-creature-cyclops = Cyclops
    .def = the Cyclops
cyclades-creature-sphinx = Sphinx
    .def = the Sphinx
cyclades-creature-sylph = Sylph
    .def = the Sylph
cyclades-creature-harpy = Harpy
    .def = the Harpy
cyclades-creature-griffon = Griffon
    .def = the Griffon
cyclades-creature-fates = Fates
    .def = the Fates
cyclades-creature-satyr = Satyr
    .def = the Satyr
cyclades-creature-dryad = Dryad
    .def = the Dryad
cyclades-creature-minotaur = Minotaur
    .def = the Minotaur
cyclades-creature-chiron = Chiron
    .def = Chiron
cyclades-creature-medusa = Medusa
    .def = Medusa
cyclades-creature-polyphemus = Polyphemus
    .def = Polyphemus
cyclades-creature-kraken = Kraken
    .def = the Kraken

## One piece, as the object of a sentence

cyclades-one-troop = a troop on { $place }
cyclades-one-fleet = a fleet at { $place }
cyclades-one-priest = a priest
cyclades-one-philosopher = a philosopher
cyclades-free = free
cyclades-neutral = neutral

## Options

cyclades-option-tie-break = tie-break
cyclades-option-tie-break-gold = by gold
cyclades-option-tie-break-metropolises = by metropolises
cyclades-option-two-player-start = two-player start
cyclades-option-two-player-start-standard = standard
cyclades-option-two-player-start-alternate = alternate

## Phases

cyclades-phase-set-up = set-up
cyclades-phase-creatures = creatures
cyclades-phase-gods = gods
cyclades-phase-offerings = offerings
cyclades-phase-actions = actions
cyclades-phase-in-cycle = cycle { $cycle } · { $phase }
cyclades-phase-over = over after cycle { $cycle }

## What a seat does: after its name

cyclades-verb-offer = makes an offering
cyclades-verb-move-on = was outbid at { $god } and must move on
cyclades-verb-turn = acts with { $god }
cyclades-verb-creature = uses { $creature-def }
cyclades-verb-siren-own = takes a fleet of its own for the Siren's space { $place }
cyclades-verb-sail = moves { $fleets } on from { $place } ({ $steps } left)
cyclades-verb-sylph = moves fleets with the Sylph ({ $steps } left)
cyclades-verb-kraken-step = may move the Kraken on from { $place }
cyclades-verb-push = pushes the fleets around { $place } away
cyclades-verb-sphinx = sells to the Sphinx
cyclades-verb-battle = fights on or withdraws at { $place }
cyclades-verb-set = gives up { $building-a } for a metropolis
cyclades-verb-metropolis = places a metropolis
cyclades-verb-prosperity = places a prosperity marker

## Turn notices: after the mention

cyclades-notice-offer = your offering
cyclades-notice-move-on = you were outbid at { $god }: your offering to another god
cyclades-notice-turn = your turn with { $god }
cyclades-notice-creature = your choice for { $creature-def }
cyclades-notice-siren-own = your fleet for the Siren's space { $place }
cyclades-notice-sail = your movement: { $fleets } at { $place }, { $steps } left
cyclades-notice-sylph = your movement with the Sylph: { $steps } left
cyclades-notice-kraken-step = your Kraken at { $place }: move it on or leave it
cyclades-notice-push = your Polyphemus on { $place }: push the fleets away
cyclades-notice-sphinx = your sale to the Sphinx
cyclades-notice-battle = your battle at { $place }, round { $round }: fight on or withdraw
cyclades-notice-set = your metropolis: give up { $building-a }
cyclades-notice-metropolis = your metropolis: choose its island
cyclades-notice-prosperity = your prosperity marker: choose its island
cyclades-notice-chance = a draw or a roll of dice is under way
cyclades-notice-over = the game is over

## What a table waits for, in brackets

cyclades-prompt-offer = offering
cyclades-prompt-move-on = offering to another god
cyclades-prompt-turn = actions
cyclades-prompt-creature = creature
cyclades-prompt-siren-own = creature
cyclades-prompt-sail = fleets
cyclades-prompt-sylph = fleets
cyclades-prompt-kraken-step = Kraken
cyclades-prompt-push = Polyphemus
cyclades-prompt-sphinx = sale
cyclades-prompt-battle = battle
cyclades-prompt-set = metropolis
cyclades-prompt-metropolis = metropolis
cyclades-prompt-prosperity = prosperity marker

## Status lines of the board message

cyclades-status-luck-starts = Drawing where the cities begin…
cyclades-status-luck-markers = Shuffling the turn order…
cyclades-status-luck-row = Drawing a creature…
cyclades-status-luck-gods = Drawing the order of the gods…
cyclades-status-luck-battle = Rolling the dice…
cyclades-status-move-on = { $city } may not go back to { $god } with this offering.
cyclades-status-offerings = Offerings: { $list }
cyclades-status-row = Creature row: { $list }
cyclades-status-income = Income: { $list }
cyclades-status-next = Then: { $list }
cyclades-status-battle = { $place }, round { $round }: { $attacker } { $force } against { $defender } { $defence }
cyclades-status-odds = Next round: attacker wins { $win }%, tie { $tie }%, defender wins { $lose }%.
cyclades-status-creature = Creature in play: { $list }
cyclades-status-totals = Final: { $list }
cyclades-status-total = { $seat } { $metropolises }, { $gold }

## What is under way in a turn

cyclades-task-target = The power of the creature is about to be used.
cyclades-task-siren-own = The Siren works on { $place }; the fleet for it comes from another space.
cyclades-task-sail = Under way: { $fleets } at { $place }, { $steps } left.
cyclades-task-sail-regrouped = Under way: { $fleets } at { $place }, { $steps } left; the group is settled for this space.
cyclades-task-sylph = The Sylph: { $steps } left.
cyclades-task-sylph-tired = The Sylph: { $steps } left. Fleets that fought stay where they are: { $list }.
cyclades-task-swap = A new creature comes to the space of { $cost }.
cyclades-task-kraken = The Kraken may move on.
cyclades-task-push = Polyphemus pushes fleets away.
cyclades-task-sphinx = The Sphinx buys.
cyclades-task-prosperity = A prosperity marker is about to be placed.
cyclades-task-give = A metropolis is due; { $building-a } is to be given up.
cyclades-task-place = A metropolis is to be placed.

## The panel

cyclades-question-offer = Your offering: choose a god, or go to Apollo for free.
cyclades-question-move-on = You were outbid at { $god }: choose another god, or Apollo.
cyclades-question-back = You may come back to { $god } if you are outbid again.
cyclades-question-after = Bids after you: { $list }.
cyclades-question-turn = Your turn with { $god }: do as much as you can pay for, in any order.
cyclades-question-creature = You use { $creature-def }.
cyclades-question-siren-own = Your reserve is empty: which of your fleets goes to { $place }?
cyclades-question-sail = { $fleets } at { $place }, { $steps } left: where to?
cyclades-question-sylph = The Sylph: { $steps } left, shared among your fleets as you like.
cyclades-question-kraken-step = The Kraken is at { $place }. A step costs 1 and destroys every fleet on the new space.
cyclades-question-push = Polyphemus is on { $place }: choose where the fleets of each space go.
cyclades-question-sphinx = The Sphinx pays 2 for each piece you sell.
cyclades-question-battle = Battle at { $place }, round { $round }: fight on or withdraw.
cyclades-question-set = A metropolis is due: which of these gives way? Choose { $building-a }.
cyclades-question-metropolis = Your metropolis: choose its island.
cyclades-question-metropolis-space = Buildings under its space are lost. As long as one of these spaces is free of buildings, it goes on a free one.
cyclades-question-prosperity = Apollo's prosperity marker: choose one of your islands. It stays there for good.
cyclades-question-standing = Your other offering: { $amount } to { $god }, which costs { $cost }.
cyclades-question-recruits = Prices of your next { $pieces }: { $list }.
cyclades-question-no-recruits = No more { $pieces } in this turn.
cyclades-question-set-missing = Still needed for a metropolis: { $missing }. Philosophers: { $philosophers } of { $school }.
cyclades-question-beyond = { $god }: { $least } or more, which is beyond your gold.
cyclades-question-build = { $building-a }: { $price }. { $then }
cyclades-question-discounts = { $n ->
    [one] Your temples take 1 gold off creatures in this cycle.
   *[other] Your temples take { $n } gold off creatures in this cycle.
}
cyclades-question-battle-own-attack = You attack: { $units } of { $city } + die.
cyclades-question-battle-attack = { $city } attacks: { $units } + die.
cyclades-question-battle-own-defence = You defend { $city }: { $units } + die.
cyclades-question-battle-own-defence-bonus = You defend { $city }: { $units } + { $bonus } = { $total } + die.
cyclades-question-battle-defence = { $city } defends: { $units } + die.
cyclades-question-battle-defence-bonus = { $city } defends: { $units } + { $bonus } = { $total } + die.
cyclades-question-battle-odds = A round: you win { $win }%, tie { $tie }%, lose { $lose }%.
cyclades-question-battle-loss = Withdrawing leaves { $place } to { $city }.
cyclades-question-out = You are out of the game. You can watch.
cyclades-question-income = Your income is { $income }.
cyclades-holdings = You have { $list }.

## What each creature does

cyclades-power-siren = A fleet of another city that is alone on its space is replaced by one of yours.
cyclades-power-pegasus = Your troops fly from one island to any other, without fleets.
cyclades-power-giant = Destroys a building on any island, but no metropolis.
cyclades-power-chimera = Takes a creature of the discard pile and uses it; then deck and discard pile are shuffled together.
cyclades-power-cyclops = Turns a building of yours into one of another kind.
cyclades-power-sphinx = Pays 2 gold each for troops, fleets, priests and philosophers you sell.
cyclades-power-sylph = 10 free steps, shared among your fleets.
cyclades-power-harpy = Removes one troop of another city.
cyclades-power-griffon = Takes half of a city's gold, rounded down.
cyclades-power-fates = Your income once more.
cyclades-power-satyr = Takes a philosopher from another city.
cyclades-power-dryad = Takes a priest from another city.
cyclades-power-minotaur = Defends an island like 2 troops, for whoever controls it, until your first turn of the next cycle begins.
cyclades-power-chiron = Keeps Giant, Harpy and other cities' Pegasus off an island until your first turn of the next cycle begins.
cyclades-power-medusa = No troops leave her island until your first turn of the next cycle begins.
cyclades-power-polyphemus = Pushes all fleets off the coast of an island and keeps it closed until your first turn of the next cycle begins.
cyclades-power-kraken = Destroys all fleets on its space, then on each further one for 1 gold a step; it stays there and closes the space.

## Labels

cyclades-label-root = What do you do?
cyclades-label-bid = Make an offering
cyclades-label-recruit = Recruit
cyclades-label-build = Build (2)
cyclades-label-move = Move troops
cyclades-label-sail = Move fleets
cyclades-label-to = Next step
cyclades-label-to-place = To { $place }
cyclades-label-with = Leave or take along
cyclades-label-with-amount = Go on with { $amount }
cyclades-label-stop = Done
cyclades-label-swap = Swap a creature (1)
cyclades-label-swap-creature = Swap { $creature }
cyclades-label-summon = Summon a creature
cyclades-label-summon-creature = Summon { $creature }
cyclades-label-forgo = Without effect
cyclades-label-at = Where?
cyclades-label-from = From whom?
cyclades-label-from-place = From { $place }
cyclades-label-topple = Destroy a building
cyclades-label-remake = Replace a building
cyclades-label-slot = { $place }, slot { $slot }
cyclades-label-copy = Use a creature
cyclades-label-copy-creature = Use { $creature }
cyclades-label-sell = Sell
cyclades-label-push = Push fleets away
cyclades-label-fight = Fight on
cyclades-label-withdraw = Withdraw
cyclades-label-withdraw-place = Withdraw to { $place }
cyclades-label-give = Give up a building
cyclades-label-one-troop = Troop on { $place }
cyclades-label-one-fleet = Fleet at { $place }
cyclades-label-one-priest = Priest
cyclades-label-one-philosopher = Philosopher

## Buttons that name the act

cyclades-act-for = { $what }: { $amount }
cyclades-act-attack = Attack { $city } at { $place }
cyclades-act-attack-with = { $what } with { $n }
cyclades-act-step = { $arrow } { $place } · { $meets }
cyclades-act-empty = empty
cyclades-act-own = yours
cyclades-act-metropolis = Metropolis on { $place }
cyclades-act-prosperity = Marker on { $place }
cyclades-act-siren = Take the fleet at { $place }
cyclades-act-siren-own = Fleet from { $place }
cyclades-act-harpy = Remove a troop on { $place }
cyclades-act-creature = { $creature }: { $place }
cyclades-act-griffon = Half of { $city }'s gold
cyclades-act-satyr = Philosopher of { $city }
cyclades-act-dryad = Priest of { $city }
cyclades-act-topple = Destroy { $building-def } on { $place }
cyclades-act-give = Give up { $building-def } on { $place }
cyclades-act-remake = { $place }: { $from } → { $to }

## Effects in a few words (90 characters)

cyclades-effect-god-ares = troops, fortresses, attacks by land
cyclades-effect-god-poseidon = fleets, ports, moves at sea
cyclades-effect-god-zeus = priests (offerings cost 1 less), temples, a new creature
cyclades-effect-god-athena = philosophers (four are a metropolis), universities
cyclades-effect-god-apollo = 1 gold, 4 with a single island; the first adds +1 income for good
cyclades-effect-creature-siren = a lone enemy fleet becomes yours
cyclades-effect-creature-pegasus = your troops fly to any island
cyclades-effect-creature-giant = destroys a building, but no metropolis
cyclades-effect-creature-chimera = uses a discarded creature
cyclades-effect-creature-cyclops = turns one of your buildings into another kind
cyclades-effect-creature-sphinx = buys your pieces for 2 each
cyclades-effect-creature-sylph = 10 free steps at sea
cyclades-effect-creature-harpy = removes a troop of another city
cyclades-effect-creature-griffon = half of one city's gold
cyclades-effect-creature-fates = your income once more
cyclades-effect-creature-satyr = takes a philosopher
cyclades-effect-creature-dryad = takes a priest
cyclades-effect-creature-minotaur = guards an island like 2 troops
cyclades-effect-creature-chiron = shields an island from Giant, Harpy and Pegasus
cyclades-effect-creature-medusa = no troops leave an island
cyclades-effect-creature-polyphemus = pushes fleets off a coast and closes it
cyclades-effect-creature-kraken = sinks all fleets on a space; 1 gold for each further step
cyclades-effect-building-fortress = +1 to defend its island
cyclades-effect-building-port = +1 to defend its coast
cyclades-effect-building-temple = a creature 1 cheaper in each cycle
cyclades-effect-building-university = one of the four for a metropolis
cyclades-effect-card-priest = each of your offerings costs 1 less
cyclades-effect-card-philosopher = four are a metropolis

## What was done: after "Done:"

cyclades-said-bid = you offer { $amount } to { $god }
cyclades-said-bid-apollo = you go to Apollo
cyclades-said-recruit = you recruit { $piece }
cyclades-said-build = you build on { $place } (slot { $slot }), −{ $cost }
cyclades-said-move = you move { $units } from { $from } to { $to }
cyclades-said-to = you go on to { $place }
cyclades-said-with = you go on with { $fleets }
cyclades-said-stop = you are done with it
cyclades-said-swap = you discard { $creature-def } from the row
cyclades-said-summon = you summon { $creature-def }
cyclades-said-forgo = you leave the power unused
cyclades-said-at = you choose { $place }
cyclades-said-from = you choose { $city }
cyclades-said-topple = you destroy the building on { $place } (slot { $slot })
cyclades-said-remake = you turn the building on { $place } (slot { $slot }) into { $building-a }
cyclades-said-copy = you use { $creature-def }
cyclades-said-sell = you sell { $piece }
cyclades-said-push = you push the fleets from { $from } to { $to }
cyclades-said-fight = you fight on
cyclades-said-withdraw = you withdraw to { $place }
cyclades-said-give = you give up the building on { $place } (slot { $slot })
cyclades-said-end = you end your turn

## What units meet where they go

cyclades-arrival-own = yours, { $units } there
cyclades-arrival-own-empty = yours
cyclades-arrival-open = neutral
cyclades-arrival-open-sea = empty sea
cyclades-arrival-open-trade = empty sea, income +1
cyclades-arrival-abandoned = { $city }, undefended
cyclades-arrival-enemy = battle: { $city } { $defence }
cyclades-arrival-battle = battle: { $force } against { $defence }

## What a choice brings, in a line of a select (50 characters)

cyclades-gain-cost = costs { $cost }, { $left } left
cyclades-gain-bid-none = nobody there
cyclades-gain-bid-own = your own { $amount }
cyclades-gain-bid = { $city } { $amount }
cyclades-gain-apollo = { $gold }
cyclades-gain-apollo-first = { $gold } and a prosperity marker
cyclades-gain-units = { $city }, { $units }
cyclades-gain-recruit = { $price } · { $there } there
cyclades-gain-philosopher = { $price } · brings a metropolis
cyclades-gain-build-under = { $price }, under the metropolis space
cyclades-gain-build-beside = { $price }, beside the metropolis space
cyclades-gain-with = left behind: { $stays }
cyclades-gain-costs = costs { $cost }
cyclades-gain-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
cyclades-gain-summon = costs { $cost } instead of { $full }, { $left } left
cyclades-gain-sell = +{ $amount }, then { $then } in all
cyclades-gain-push = joins { $fleets }
cyclades-gain-push-empty = empty space
cyclades-gain-fight = win { $win }%, tie { $tie }%, lose { $lose }%
cyclades-gain-give-under = { $building }, under the metropolis space
cyclades-gain-give-beside = { $building }, beside the metropolis space
cyclades-gain-no-fleets = no fleets
cyclades-gain-metropolis = lost: { $list }
cyclades-gain-metropolis-free = nothing is lost
cyclades-gain-prosperity = prosperity { $now } → { $then }
cyclades-gain-clash = { $creature } is there: both go
cyclades-gain-griffon = half of its gold, rounded down
cyclades-gain-set = { $n } of { $of } kinds

## What a choice brings, in one line of the panel

cyclades-preview-cost = { $price }.
cyclades-preview-bid = { $amount } for { $god } costs { $cost }, { $left } left.
cyclades-preview-bid-priests = { $amount } for { $god } costs { $cost } ({ $priests }), { $left } left.
cyclades-preview-bid-aside = The { $cost } for your other offering is set aside already.
cyclades-preview-bid-own = Your own offering of { $amount } there has to move.
cyclades-preview-bid-over = { $city } has to move.
cyclades-preview-apollo = At Apollo: { $gain }. It costs nothing.
cyclades-preview-recruit-units = You recruit { $piece }: { $price }. Then { $then } there.
cyclades-preview-recruit-cards = You recruit { $piece }: { $price }. Then you have { $then }.
cyclades-preview-build = { $building-a } on { $place }: { $price }.
cyclades-preview-set = Then still needed for a metropolis: { $list }.
cyclades-preview-metropolis = That brings a metropolis at once.
cyclades-preview-no-room = The metropolis due then is lost: no island of yours can take one, or none is left.
cyclades-preview-move = { $units } from { $from } to { $to }; left behind: { $stays }.
cyclades-preview-to = { $units } to { $to }.
cyclades-preview-join = Then { $units } at { $place }.
cyclades-preview-take = { $place } becomes yours without a battle.
cyclades-preview-take-from = { $place } is undefended: { $city } loses it to you.
cyclades-preview-taken = It has: { $list }.
cyclades-preview-battle = Battle with { $city }: { $force } against { $defence } before the dice.
cyclades-preview-odds = A round: you win { $win }%, tie { $tie }%, lose { $lose }%.
cyclades-preview-with = { $units } go on together; left behind at { $place }: { $stays }.
cyclades-preview-stop = The movement ends here; { $steps } unused.
cyclades-preview-stop-kraken = The Kraken stays at { $place }.
cyclades-preview-stop-sale = The sale is over.
cyclades-preview-swap = You discard { $creature-def }; a random creature takes its space.
cyclades-preview-targets = { $n ->
    [0] It has no target now.
    [one] It has 1 target now.
   *[other] It has { $n } targets now.
}
cyclades-preview-forgo = No effect: { $creature }. The price stays paid.
cyclades-preview-copy = Then deck and discard pile are shuffled together.
cyclades-preview-place = A metropolis on { $place }; nothing is lost.
cyclades-preview-place-fallen = A metropolis on { $place }; lost under it: { $list }.
cyclades-preview-prosperity = A prosperity marker on { $place }: your income goes from { $now } to { $then }.
cyclades-preview-siren = The fleet of { $city } at { $place } is replaced by one of yours.
cyclades-preview-siren-own = A fleet of yours goes from { $from } to { $to }.
cyclades-preview-kraken = The Kraken comes to { $place }: { $city } loses { $fleets }.
cyclades-preview-kraken-own = The Kraken comes to { $place }: **you** lose { $fleets }.
cyclades-preview-kraken-empty = The Kraken comes to { $place }: no fleets are there.
cyclades-preview-harpy = { $city } loses a troop on { $place }; left there: { $left }.
cyclades-preview-clash = { $first-def } is on { $place }: { $second-def } meets it, and both go without effect.
cyclades-preview-figurine = { $creature-def } on { $place }, island of { $city }, until your first turn of the next cycle begins.
cyclades-preview-figurine-neutral = { $creature-def } on { $place }, a neutral island, until your first turn of the next cycle begins.
cyclades-preview-minotaur-neutral = There it does nothing until somebody takes the island.
cyclades-preview-pushed = Must give way: { $list }.
cyclades-preview-push-lost = Lost, with nowhere to go: { $list }.
cyclades-preview-push = From { $from } to { $to }: { $fleets } of { $city }.
cyclades-preview-griffon = Half of the gold of { $city }, rounded down, becomes yours.
cyclades-preview-satyr = A philosopher of { $city } becomes yours.
cyclades-preview-dryad = A priest of { $city } becomes yours.
cyclades-preview-topple = { $building-def } on { $place } is destroyed.
cyclades-preview-remake = { $building-def } on { $place } becomes { $to-a }.
cyclades-preview-give = { $building-def } on { $place } is given up.
cyclades-preview-sell = You sell { $piece }: +{ $amount }. Then you have { $gold }.
cyclades-preview-withdraw = To { $to }: { $units }. { $place } is left to { $city }.
cyclades-preview-end = Your turn with this god is over.
cyclades-preview-end-unused = Your turn with this god is over. The free recruit goes unused.

## Titles of forms (45 characters)

cyclades-ask-bid = Your offering to { $god } ({ $least }–{ $most })
cyclades-ask = { $what } ({ $least }–{ $most })

## Events

cyclades-event-start = { $city } begins on { $islands }, with fleets at { $seas }.
cyclades-event-marker = Turn order, place { $place }: { $city }.
cyclades-event-cycle = Cycle { $cycle }.
cyclades-event-row-left = Discarded from the row: { $creature }.
cyclades-event-row-came = New in the row for { $cost } gold: { $creature }.
cyclades-event-reshuffled = The discard pile becomes the deck.
cyclades-event-gods = Gods, top to bottom: { $list }. Not available: { $away }.
cyclades-event-gods-all = Gods, top to bottom: { $list }.
cyclades-event-income = Income: { $list }.
cyclades-event-income-none = Income: nobody gets any.
cyclades-event-fates = { $city } gets its income once more: { $gold }.
cyclades-event-bid = { $city } offers { $amount } to { $god }.
cyclades-event-bid-over = { $city } offers { $amount } to { $god } and outbids { $other }.
cyclades-event-bid-own = { $city } offers { $amount } to { $god } and outbids itself.
cyclades-event-queued = { $city } goes to Apollo, place { $place }.
cyclades-event-paid = { $city } pays { $amount } gold for { $god }.
cyclades-event-turn = { $city } acts with { $god }.
cyclades-event-figurine-left = { $creature-def } leaves { $place }.
cyclades-event-recruited = { $city } recruits { $piece } for { $cost } gold.
cyclades-event-recruited-free = { $city } recruits { $piece }.
cyclades-event-built = { $city } builds { $building-a } on { $place }.
cyclades-event-swapped = { $city } discards { $creature-def } from the row.
cyclades-event-summoned = { $city } summons { $creature-def } for { $cost } gold.
cyclades-event-forgone = { $city } leaves { $creature-def } without effect.
cyclades-event-moved = { $city } moves { $units } from { $from } to { $to }.
cyclades-event-flown = { $city } flies { $units } from { $from } to { $to }.
cyclades-event-regrouped = { $city } goes on with { $fleets } from { $place }.
cyclades-event-taken = { $city } takes { $place }.
cyclades-event-taken-from = { $city } takes { $place } from { $other }.
cyclades-event-battle = Battle at { $place }: { $city } { $force } against { $other } { $defence }.
cyclades-event-round-attacker = { $place }: { $city } rolls { $die } (total { $total }), { $other } rolls { $other-die } (total { $other-total }). { $city } wins the round.
cyclades-event-round-equal = { $place }: { $city } rolls { $die } (total { $total }), { $other } rolls { $other-die } (total { $other-total }). Both sides lose one unit.
cyclades-event-round-defender = { $place }: { $city } rolls { $die } (total { $total }), { $other } rolls { $other-die } (total { $other-total }). { $other } wins the round.
cyclades-event-minotaur-fell = The Minotaur on { $place } falls.
cyclades-event-fought-on = { $city } fights on.
cyclades-event-withdrew = { $city } withdraws from { $from } to { $to } with { $units }.
cyclades-event-battle-won = { $city } wins the battle at { $place }.
cyclades-event-battle-nobody = Nobody is left at { $place }.
cyclades-event-eliminated = { $city } loses its last island to { $other } and is out of the game.
cyclades-event-given = { $city } gives up { $building-a } on { $place } for a metropolis.
cyclades-event-philosophers-given = { $city } gives up { $philosophers } for a metropolis.
cyclades-event-metropolis = { $city } places a metropolis on { $place }.
cyclades-event-metropolis-fallen = { $city } places a metropolis on { $place }; lost under it: { $list }.
cyclades-event-metropolis-lost = No metropolis for { $city }: no island can take one, or none is left.
cyclades-event-lured = { $city } lures away the fleet of { $other } at { $place } and puts one of its own there.
cyclades-event-lured-from = { $city } lures away the fleet of { $other } at { $place } and puts one of its own from { $from } there.
cyclades-event-toppled = { $city } destroys { $building-a } on { $place }.
cyclades-event-remade = { $city } turns { $from-a } on { $place } into { $to-a }.
cyclades-event-copied = { $city } takes { $creature-def } from the discard pile.
cyclades-event-mixed = Deck and discard pile are shuffled together.
cyclades-event-sold = { $city } sells { $piece } for { $amount } gold.
cyclades-event-seized = { $city } removes a troop of { $other } from { $place }.
cyclades-event-robbed = { $city } takes { $gold } from { $other }.
cyclades-event-charmed = { $city } takes { $piece } from { $other }.
cyclades-event-figurine-came = { $city } puts { $creature-def } on { $place }.
cyclades-event-figurines-clashed = { $first-def } and { $second-def } meet on { $place }: both go.
cyclades-event-kraken = { $city } brings the Kraken to { $place }.
cyclades-event-sunk = { $city } loses { $fleets } at { $place }.
cyclades-event-pushed = Polyphemus pushes { $fleets } of { $city } from { $from } to { $to }.
cyclades-event-apollo = Apollo gives { $city } { $gold }.
cyclades-event-prosperity = { $city } puts a prosperity marker on { $place }.
cyclades-event-over = The game is over: { $reason }.

## Why not

cyclades-refusal-not-your-turn = It is not your turn; your seat has nothing to decide now.
cyclades-refusal-not-on-board = This place is not on the board of this table.
cyclades-refusal-offer-now = Offerings come now: choose a god and an amount, or go to Apollo.
cyclades-refusal-apollo-once = One of your markers is at Apollo; the other one may join it only if you can pay for no other offering.
cyclades-refusal-god-away = { $god } is not available in this cycle.
cyclades-refusal-god-just-lost = You were just outbid at { $god }: first choose another god or Apollo.
cyclades-refusal-bid-too-low = An offering to { $god } is at least { $least } now; yours was { $bid }.
cyclades-refusal-bid-too-high = { $most ->
    [0] You cannot pay for an offering of { $bid } to { $god }; Apollo is free.
   *[other] You can pay for an offering to { $god } of { $most } at most, priests included; yours was { $bid }.
}
cyclades-refusal-finish-first = Finish what is under way first; your seat shows what it asks.
cyclades-refusal-metropolis-first = A metropolis is due; that comes first.
cyclades-refusal-battle-first = A battle is under way: fight on or withdraw.
cyclades-refusal-creature-first = First { $creature-def }: use the power, or leave it without effect.
cyclades-refusal-not-now = That is not among your choices now; your seat shows them.
cyclades-refusal-other-god = You act with { $god }; this takes { $wanted }.
cyclades-refusal-cannot-afford = That costs { $cost }; you have { $gold }.
cyclades-refusal-not-your-island = { $island } is not yours.
cyclades-refusal-no-more-recruits = All { $most } recruits of this turn are made.
cyclades-refusal-all-units-out = All { $most } of this kind are on the board already.
cyclades-refusal-not-your-coast = Fleets are recruited on the coast of an island of yours.
cyclades-refusal-enemy-fleets-there = Fleets of another city are there; fleets are recruited on empty spaces or beside your own.
cyclades-refusal-none-left = There is none left in the box.
cyclades-refusal-space-closed = This space is closed to fleets: the Kraken lies there, or Polyphemus guards the coast.
cyclades-refusal-no-such-slot = This island's slots go from 1 to { $slots }.
cyclades-refusal-slot-covered = This slot lies under the metropolis.
cyclades-refusal-slot-taken = A building stands on this slot.
cyclades-refusal-slot-alike = Slots that make no difference count as one: choose the lowest.
cyclades-refusal-same-island = The troops are there already.
cyclades-refusal-too-few-troops = { $troops ->
    [0] You have no troops there to move.
    [one] You can move 1 troop from there.
   *[other] You can move 1 to { $troops } troops from there.
}
cyclades-refusal-medusa-holds = Medusa is there: no troops leave that island.
cyclades-refusal-no-chain = No chain of your fleets leads there.
cyclades-refusal-chiron-bars = Chiron protects that island.
cyclades-refusal-last-island = { $island } is that city's last island; it may be attacked only if that brings you the metropolises to win at once.
cyclades-refusal-too-few-fleets = { $fleets ->
    [0] No fleet of yours can move from there.
   *[other] Of the fleets there, { $fleets } can move.
}
cyclades-refusal-fleets-fought = Fleets that fought stay where they are; { $fleets ->
    [0] none of those there can move.
   *[other] { $fleets } of those there can move.
}
cyclades-refusal-not-adjacent = These spaces do not touch.
cyclades-refusal-regrouped = The group is settled for this space; it can change on the next one.
cyclades-refusal-same-group = The group has just that many fleets.
cyclades-refusal-no-fleet-there = You have no fleet there.
cyclades-refusal-nothing-to-push = There are no fleets to push on that space.
cyclades-refusal-no-refuge = Fleets give way to a neighbouring space that is not on that coast, not closed, and empty or held by the same city.
cyclades-refusal-not-of-the-set = What is given up now is { $building-a } of yours.
cyclades-refusal-metropolis-there = A metropolis stands there already.
cyclades-refusal-free-space-first = As long as a metropolis space of yours is free of buildings, it must be a free one.
cyclades-refusal-no-way-back = There is no way back to there: on land a chain of your fleets must lead from the battle; at sea the space must be next to it, not closed, and empty or yours.
cyclades-refusal-not-in-row = { $creature-def }: not in the row now.
cyclades-refusal-not-discarded = { $creature-def }: not in the discard pile.
cyclades-refusal-nothing-to-sell = You have nothing of that kind to sell there.
cyclades-refusal-no-lone-enemy = The Siren takes a fleet of another city that is alone on its space.
cyclades-refusal-same-building = That building stands there already; choose another kind.
cyclades-refusal-no-enemy-troop = There is no troop of another city.
cyclades-refusal-nothing-to-take = There is nothing of that kind to take from that city.
cyclades-refusal-no-building-there = There is no building on that slot.

## The end

cyclades-part-metropolises = metropolises
    .with = { $n ->
        [one] metropolis
       *[other] metropolises
    }
cyclades-part-gold = gold
cyclades-part-income = income
cyclades-ending-city = { $city } on { $islands }
cyclades-ending-metropolises = a city has enough metropolises: { $cities }
cyclades-reason-metropolises = a city has enough metropolises
cyclades-reason-survivor = one city is left
cyclades-reason-cycles = cycle 60 was the last

# Orders

cyclades-order-offer = Plan for the offerings

## Whole actions: verb and object, for lists that show an action alone

cyclades-whole-bid = Offer { $amount } to { $god }
cyclades-whole-bid-apollo = Go to Apollo
cyclades-whole-recruit = Recruit { $piece }
cyclades-whole-recruit-fleet = Recruit a fleet at { $place }
cyclades-whole-build = Build { $building-a } on { $place }, slot { $slot }
cyclades-whole-move = Move { $units } from { $from } to { $to }
cyclades-whole-metropolis = Place the metropolis on { $place }
cyclades-whole-prosperity = Place the prosperity marker on { $place }
cyclades-whole-siren = Take the fleet at { $place }
cyclades-whole-siren-own = Use the fleet from { $place }
cyclades-whole-harpy = Remove a troop on { $place }
cyclades-whole-creature = Place { $creature-def } on { $place }
cyclades-whole-griffon = Take half of { $city }'s gold
cyclades-whole-satyr = Take a philosopher of { $city }
cyclades-whole-dryad = Take a priest of { $city }
cyclades-whole-topple = Destroy { $building-def } on { $place }, slot { $slot }
cyclades-whole-give = Give up { $building-def } on { $place }, slot { $slot }
cyclades-whole-remake = Replace { $old-def } on { $place }, slot { $slot }, by { $building-a }
cyclades-whole-sell = Sell { $piece }
cyclades-whole-push = Push the fleets from { $from } to { $to }
