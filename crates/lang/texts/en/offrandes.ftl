# Offrandes: everything said at a table. Nouns take $n; sentences get a noun's forms as $character, $character-def, ….

offrandes-title = Offrandes
offrandes-pitch = Gather fine animals, outbid all, please the gods
offrandes-blurb = Gather the finest animals, outbid the other cities, please the gods. 3–5 players, 60–90 minutes at one sitting.

## Nouns

offrandes-character-peasant = { $n ->
    [one] Peasant
   *[other] Peasants
}
    .def = the Peasant
offrandes-character-water-carrier = { $n ->
    [one] Water Carrier
   *[other] Water Carriers
}
    .def = the Water Carrier
offrandes-character-flower-carrier = { $n ->
    [one] Flower Carrier
   *[other] Flower Carriers
}
    .def = the Flower Carrier
offrandes-character-temple-guardian = { $n ->
    [one] Temple Guardian
   *[other] Temple Guardians
}
    .def = the Temple Guardian
offrandes-character-priestess = { $n ->
    [one] Priestess
   *[other] Priestesses
}
    .def = the Priestess
offrandes-character-briber = { $n ->
    [one] Briber
   *[other] Bribers
}
    .def = the Briber
offrandes-character-guardsman = { $n ->
    [one] Guardsman
   *[other] Guardsmen
}
    .def = the Guardsman
offrandes-animal = { $n ->
    [one] animal
   *[other] animals
}
offrandes-animal-fowl = fowl
offrandes-animal-pig = { $n ->
    [one] pig
   *[other] pigs
}
offrandes-animal-goat = { $n ->
    [one] goat
   *[other] goats
}
offrandes-animal-sheep = sheep
offrandes-animal-ox = { $n ->
    [one] ox
   *[other] oxen
}
offrandes-drachma = { $n ->
    [one] drachma
   *[other] drachmae
}

## Options

offrandes-option-auction = auction
offrandes-option-auction-open = open
offrandes-option-auction-sealed = sealed
offrandes-option-bribes = bribes
offrandes-option-bribes-in-turn = in turn
offrandes-option-bribes-sealed = sealed

## Phases

offrandes-phase-picks = first picks
offrandes-phase-auctions = auctions
offrandes-phase-corruption = corruption
offrandes-phase-sacrifices = sacrifices
offrandes-phase-revenue = revenue
offrandes-phase-in-round = round { $round } · { $phase }
offrandes-phase-over = over after round { $round }

## What a seat does: after its name

offrandes-verb-pick = chooses three characters
offrandes-verb-lot = offers two characters or ends the turn
offrandes-verb-open = names the opening bid
offrandes-verb-bid = bids or passes
offrandes-verb-seal = seals a bid
offrandes-verb-bribe = may bribe
offrandes-verb-rank = lists bribes in secret
offrandes-verb-altar = may sacrifice { $animals }
offrandes-verb-offer = chooses animals to sacrifice

## Turn notices: after the mention

offrandes-notice-start = the first player is being drawn
offrandes-notice-pick = your first picks: three characters
offrandes-notice-lot = your auction turn: offer two characters or end it
offrandes-notice-open = your opening bid: { $lot }
offrandes-notice-bid = your bid: { $lot }, { $leader } leads with { $bid }
offrandes-notice-seal = your sealed bid: { $lot }, { $opener } opened at { $opening }
offrandes-notice-bribe = your bribe: your Briber is on rung { $briber }
offrandes-notice-rank = your bribes: a secret list
offrandes-notice-altar = your sacrifice: { $animals }, altars up to tier { $tier }
offrandes-notice-offer = your sacrifice: too few animals of your kind, choose which to offer
offrandes-notice-over = the game is over

## What a table waits for, in brackets

offrandes-prompt-pick = first picks
offrandes-prompt-lot = lot
offrandes-prompt-open = opening bid
offrandes-prompt-bid = bid
offrandes-prompt-seal = sealed bid
offrandes-prompt-bribe = bribe
offrandes-prompt-rank = bribes
offrandes-prompt-altar = sacrifice

## Status lines of the board message

offrandes-status-start = Drawing the first player…
offrandes-status-order = Pick order: { $list }
offrandes-status-picked = { $city } has chosen: { $list }
offrandes-status-tiles = Characters left: { $list }
offrandes-status-barred = Barred this turn: { $list }
offrandes-status-lot = On the block: { $lot }
offrandes-status-bid = On the block: { $lot } · { $leader } leads with { $bid }
offrandes-status-in = Still in: { $list }
offrandes-status-seal = On the block: { $lot } · { $opener } opened at { $opening }
offrandes-status-sealed = Sealed ✓ { $list }
offrandes-status-listed = Lists ✓ { $list }
offrandes-status-waiting = Waiting for { $list }
offrandes-status-bribers = Order of Bribers: { $list }
offrandes-status-bribed = Bribed in this phase: { $list }
offrandes-status-lamps = Lamps: { $list }
offrandes-status-totals = Final points, altars included: { $list }

## The panel

offrandes-question-pick = Choose three different characters; each starts on rung 1.
offrandes-question-picked = Chosen so far: { $list }.
offrandes-question-lot = Your auction turn: offer two characters, or end it.
offrandes-question-open = Your opening bid: { $lot }.
offrandes-question-bid = Your bid: { $lot }. { $leader } leads with { $bid }.
offrandes-question-seal = Seal a bid: { $lot }. { $opener } opened at { $opening }.
offrandes-question-bribe = Your bribe: one character of one city. Your Briber is on rung { $briber }.
offrandes-question-rank = Your bribes, sealed: list them in your order.
offrandes-question-altar = Your sacrifice: { $animals }. Choose an altar up to tier { $tier }.
offrandes-question-offer = Your sacrifice: there aren't enough animals of your kind. Choose which to offer.
offrandes-question-rivals = Can still bid: { $list }
offrandes-question-sealed = Sealed: { $amount } for { $lot }.
offrandes-question-sealed-none = Sealed: no bid for { $lot }.
offrandes-fact-pick = A sacrifice needs the Peasant, both Carriers and the Temple Guardian: one of the four you must win at auction.
offrandes-fact-open = If nobody beats it, you pay it.
offrandes-fact-seal = All bids are shown together.
offrandes-fact-bribe = A Guardsman on that rung or higher keeps you out.
offrandes-fact-rank = When your turn comes, the first one still allowed is used.
offrandes-purse = You have { $purse }.
offrandes-score = You have { $score }.
offrandes-ladders = Your ladders: { $list }.
offrandes-missing = Still needed for a sacrifice: { $list }.
offrandes-forecast = Your sacrifice as it stands: { $animals }, altars up to tier { $tier }.
offrandes-forecast-none = Your sacrifice as it stands: none, the stable holds no animal of your kind or below.
offrandes-effect-tier = tier { $tier }
offrandes-effect-lamp = lamp { $points }
offrandes-effect-still = still { $animals }: { $character } { $level }
offrandes-effect-lower = { $animals }: { $character } { $level }

## Labels

offrandes-label-pick = Choose three
offrandes-label-pick-these = Choose these three
offrandes-label-lot = Offer two characters
offrandes-label-open = Opening bid
offrandes-label-open-amount = Open at { $amount }
offrandes-label-end = End my turn
offrandes-label-bid = Bid
offrandes-label-bid-amount = Bid { $amount }
offrandes-label-pass = Pass
offrandes-label-seal = Seal my bid
offrandes-label-seal-amount = Seal { $amount }
offrandes-label-seal-none = No bid
offrandes-label-bribe = Bribe
offrandes-label-bribe-none = No bribe
offrandes-label-rank = My bribes
offrandes-label-rank-done = Seal my list
offrandes-label-offer = Animals
offrandes-label-altar = Sacrifice
offrandes-label-altar-none = No sacrifice

## What was done: after "Done:"

offrandes-said-pick = you choose { $list }
offrandes-said-lot = you offer { $lot }
offrandes-said-open = you open at { $amount }
offrandes-said-end = you end your auction turn
offrandes-said-bid = you bid { $amount }
offrandes-said-pass = you pass
offrandes-said-seal = you seal { $amount }
offrandes-said-seal-none = you seal no bid
offrandes-said-bribe = you bribe { $character-def } of { $city }
offrandes-said-bribe-none = you bribe nobody
offrandes-said-rank = you list { $character-def } of { $city }
offrandes-said-rank-done = you seal your list
offrandes-said-offer = you take { $animals }
offrandes-said-altar = you sacrifice to { $god }
offrandes-said-altar-none = you do not sacrifice

## What a choice brings, in a line of a select (50 characters)

offrandes-gain-left = { $left } left
offrandes-gain-bribe = you { $own }, they { $theirs }
offrandes-gain-bribe-bump = you { $own }, they { $theirs }, { $city } { $third }
offrandes-gain-bribe-nothing = nothing there as it stands
offrandes-gain-bribe-guarded = out of reach: Guardsman { $guardsman }
offrandes-gain-bribe-top = top rung: a Briber on { $level } is needed
offrandes-gain-offer = worth { $points }, { $stock } in the stable
offrandes-gain-altar = { $now } now, { $end } at the end
offrandes-gain-altar-own = { $now } now, the altar stays yours
offrandes-gain-altar-taken = { $now } now, { $end } at the end, takes it from { $city }

## What a choice brings, in one line of the panel

offrandes-preview-pick = Together: { $list }.
offrandes-preview-lot = Whoever wins it climbs 2 ladders; you would: { $climbs }. You have { $purse }.
offrandes-preview-win = Win at { $amount }: { $climbs }, { $left } left.
offrandes-preview-bump = { $character-def } of { $city } drops to rung { $level }.
offrandes-preview-seal-none = You stay out of this lot.
offrandes-preview-pass = You are out of this lot.
offrandes-preview-end-first = You offer no lot this round.
offrandes-preview-end = Your auction turn ends; the characters left go to nobody.
offrandes-preview-bribe = Bribe { $city }: you { $climb }, they { $theirs }.
offrandes-preview-bribe-nothing = As it stands there is nothing to take from { $character-def } of { $city }.
offrandes-preview-bribe-guarded = { $city } is out of reach this round: Guardsman on rung { $guardsman }, your Briber on rung { $briber }.
offrandes-preview-bribe-top = As it stands { $character-def } of { $city } is on the top rung; your Briber on rung { $briber } does not reach it.
offrandes-preview-bribe-none = You bribe nobody this round.
offrandes-preview-rank-done = The first bribe of the list still allowed is used; an empty list bribes nobody.
offrandes-preview-offer = { $animals } for { $points ->
    [one] 1 point
   *[other] { $points } points
}. The stable holds { $stock }.
offrandes-preview-altar = { $animals } for { $god }: +{ $points }, then { $total } in all. The altar brings { $end } at the end.
offrandes-preview-altar-own = { $animals } for { $god }: +{ $points }, then { $total } in all. Your older offering goes back to the stable; the altar stays yours.
offrandes-preview-altar-taken = { $animals } for { $god }: +{ $points }, then { $total } in all. The altar brings { $end } at the end, taken from { $city }.
offrandes-preview-altar-none = You do not sacrifice this round.

## Titles of forms (45 characters)

offrandes-ask-bid = Your bid ({ $least }–{ $most })
offrandes-ask-open = Your opening bid ({ $least }–{ $most })
offrandes-ask-seal = Your sealed bid ({ $least }–{ $most })

## Events

offrandes-event-first = { $city } holds the first player marker.
offrandes-event-picked = { $city } chooses { $character-def }.
offrandes-event-round = Round { $round }. { $city } begins.
offrandes-event-auction-turn = { $city } runs the auction.
offrandes-event-no-money = { $city } has no drachma to open with; the auction turn ends.
offrandes-event-lot = { $city } offers { $lot }.
offrandes-event-opened = { $city } opens at { $amount }.
offrandes-event-turn-ended-by-choice = { $city } ends the auction turn.
offrandes-event-turn-ended = No further lot for { $city }; the auction turn ends.
offrandes-event-bid = { $city } bids { $amount }.
offrandes-event-passed = { $city } passes.
offrandes-event-cannot-beat = { $city } cannot beat the bid.
offrandes-event-sealed = { $city } seals a bid.
offrandes-event-sealed-own = { $city } seals { $amount }.
offrandes-event-sealed-none = { $city } seals no bid.
offrandes-event-seals-opened = Bids revealed: { $list }.
offrandes-event-sold = { $city } buys { $lot } for { $amount }.
offrandes-event-sold-own = { $city } keeps { $lot } for { $amount }; the auction turn ends.
offrandes-event-rose = { $city }: { $character } to rung { $level }.
offrandes-event-stayed = { $character-def } of { $city } is on the top rung already and stays.
offrandes-event-bumped = { $character-def } of { $city } drops to rung { $level }.
offrandes-event-corruption = Corruption. Order of Bribers: { $list }.
offrandes-event-corruption-none = Corruption: nobody has a Briber.
offrandes-event-bribed = { $city } bribes { $character-def } of { $victim }: { $city } now on rung { $own }, { $victim } on rung { $theirs }.
offrandes-event-no-bribe = { $city } bribes nobody.
offrandes-event-no-target = { $city } can bribe nobody.
offrandes-event-ranked = { $city } lists { $character-def } of { $victim }.
offrandes-event-list-sealed = { $city } seals a list of bribes.
offrandes-event-lists-opened = Lists revealed: { $list }.
offrandes-event-list = { $city } – { $list }
offrandes-event-list-empty = { $city } – nobody
offrandes-event-list-failed = No bribe on the list of { $city } is allowed any more.
offrandes-event-lamps = Sacrifices. Lamps: { $list }.
offrandes-event-lamps-none = Sacrifices. No lamp is lit.
offrandes-event-chose = { $city } takes { $animals } from the stable.
offrandes-event-sacrificed = { $city } sacrifices { $animals } to { $god }: +{ $points }.
offrandes-event-sacrificed-again = { $city } sacrifices { $animals } to { $god } in place of its older offering: +{ $points }.
offrandes-event-sacrificed-over = { $city } sacrifices { $animals } to { $god } and takes the altar from { $from }: +{ $points }.
offrandes-event-no-sacrifice = { $city } does not sacrifice.
offrandes-event-cannot-sacrifice = { $city } cannot sacrifice.
offrandes-event-revenue = Revenue: { $income } drachmae each. { $city } holds the marker.
offrandes-event-revenue-capped = Revenue: { $income } drachmae each, never more than { $most } ({ $list }). { $city } holds the marker.
offrandes-event-over = The game is over: { $reason }.

## Why not

offrandes-refusal-not-your-turn = It is not your turn; your seat has nothing to decide now.
offrandes-refusal-not-now = This belongs to another phase; your seat shows what you can do now.
offrandes-refusal-pick-twice = You have { $character-def } already; the three characters must all be different.
offrandes-refusal-pick-order = Picks are written in the order of the ladders, so { $character-def } cannot stand here. If you choose all three at once, they are put in order for you.
offrandes-refusal-lot-twice = A lot is two different characters; { $character-def } stands there twice.
offrandes-refusal-lot-gone = { $character-def } was sold in this auction turn; the lot is made of the characters left.
offrandes-refusal-open-too-low = The opening bid is at least { $least }; yours was { $amount }. You have { $most }.
offrandes-refusal-open-too-high = The opening bid is { $least } to { $most }, all you have; yours was { $amount }.
offrandes-refusal-bid-too-low = A bid here is at least { $least }; yours was { $amount }. You have { $most }.
offrandes-refusal-bid-too-high = A bid here is { $least } to { $most }, all you have; yours was { $amount }.
offrandes-refusal-seal-too-low = A sealed bid is 0 or at least { $least }; yours was { $amount }. You have { $most }.
offrandes-refusal-seal-too-high = A sealed bid is 0 or { $least } to { $most }, all you have; yours was { $amount }.
offrandes-refusal-bribe-guarded = { $city } is guarded: Guardsman on rung { $guardsman }, your Briber on rung { $briber }. The Briber must be higher.
offrandes-refusal-bribe-twice = { $city } was already bribed in this phase; each city can be bribed only once per phase.
offrandes-refusal-bribe-nothing = { $character-def } of { $city } is below rung 1, so there is nothing to take.
offrandes-refusal-bribe-top = { $character-def } of { $city } is on the top rung; only a Briber on rung 5 reaches it, and yours is on { $briber }.
offrandes-refusal-bribe-self = A bribe goes to another city, not to your own.
offrandes-refusal-bribe-ladder = Bribes reach five ladders, not { $character-def }.
offrandes-refusal-no-such-city = { $city } does not play at this table.
offrandes-refusal-rank-twice = { $city } · { $character } is on your list already; each entry can stand there only once.
offrandes-refusal-offer-settled = The animals are chosen: { $animals }. Only the altar is left to choose.
offrandes-refusal-offer-not-so = { $animals } cannot be offered now; the stable holds { $stock } of this kind. Your kind and number decide; in a shortage, the rest or a lower kind.
offrandes-refusal-offer-first = First choose the animals; then comes the altar.
offrandes-refusal-altar-reach = { $god } is of tier { $tier }; your Temple Guardian opens altars up to tier { $guardian }.
offrandes-refusal-altar-same = { $god } holds { $there-animals }. Your { $animals } are the same; more animals or a better kind are needed.
offrandes-refusal-altar-better = { $god } holds { $there-animals } (worth { $there-value } each). Your { $animals } (worth { $value } each) must be at least as many and worth at least as much.

## The text board

offrandes-board-cities = Cities
offrandes-board-altars = Altars
offrandes-board-stable = Stable
offrandes-board-marker = First player marker: { $city }
offrandes-board-auctioneer = Auction turn: { $city } · lots sold: { $lots }
offrandes-board-bid = Bid: { $bid } by { $leader }
offrandes-board-to-bid = Still to bid: { $list }
offrandes-board-passed = Out of this lot: { $list }
offrandes-board-seal = Opening bid: { $opening } by { $opener }
offrandes-board-to-sacrifice = Still to sacrifice: { $list }
offrandes-board-chosen = Animals taken: { $list }
offrandes-board-city = { $seat }: { $purse }, { $score } (sacrifices { $sacrifices }, lamps { $lamps })
    { $rungs }
offrandes-board-altar = { $god }: { $animals } ({ $city })
offrandes-board-altar-free = { $god }: free
offrandes-board-tier = Tier { $tier } ({ $points }): { $list }

## The end

offrandes-part-sacrifices = sacrifices
offrandes-part-lamps = lamps
offrandes-part-altars = altars
offrandes-part-points = points
    .with = { $n ->
        [one] point
       *[other] points
    }
offrandes-part-held = altars held
    .with = { $n ->
        [one] altar
       *[other] altars
    }
offrandes-reason-altars = every altar holds an offering
offrandes-reason-points = a city has more than 100 points
offrandes-reason-rounds = round 50 was the last

# Orders

offrandes-order-bid = Bids
offrandes-order-bribe = Bribes of this round
offrandes-order-lot = Pass this lot
offrandes-order-turn = Pass this whole turn

## Whole actions: verb and object, for lists that show an action alone

offrandes-whole-pick = Choose { $character-def }
offrandes-whole-lot = Offer { $lot }
offrandes-whole-bribe = Bribe { $character-def } of { $city }
offrandes-whole-rank = Add { $character-def } of { $city } to my list
offrandes-whole-offer = Offer { $animals }
offrandes-whole-altar = Sacrifice to { $god }
