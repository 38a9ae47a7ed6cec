# Cyclades: the lines of a recap, the race, and the course of a game. The reader is `you`; all others are cities.
# Changes and results have no-break spaces.

cyclades-recap-you = **you**
cyclades-recap-bare = { $line }.
cyclades-recap-listed = { $line }: { $list }.

## Headings

cyclades-recap-cycle = Cycle { $cycle }
cyclades-recap-offerings = Cycle { $cycle } · Offerings
cyclades-recap-turn = Cycle { $cycle } · { $god }: { $city }
cyclades-recap-turn-you = Cycle { $cycle } · { $god }: you

## The set-up and the beginning of a cycle

cyclades-recap-start = { $city } began on { $islands }, with fleets at { $seas }.
cyclades-recap-start-you = **You** began on { $islands }, with fleets at { $seas }.
cyclades-recap-order = Turn order: { $list }.
cyclades-recap-income = Cycle { $cycle }: income { $list }.
cyclades-recap-income-none = Cycle { $cycle }: no city got any income.
cyclades-recap-income-you = Cycle { $cycle }: **your** income +{ $gain }.
cyclades-recap-income-you-none = Cycle { $cycle }: **you** got no income.
cyclades-recap-income-new = New: { $list }.
cyclades-recap-income-first = First god: { $god }.
cyclades-recap-over = The game is over: { $reason }.

## Offerings

cyclades-recap-offered = { $city } offered { $amount } to { $god }.
cyclades-recap-offered-you = **You** offered { $amount } to { $god }.
cyclades-recap-outbid = **{ $city } outbid you at { $god } ({ $amount }).**
cyclades-recap-god = { $god } went to { $city } for { $amount }.
cyclades-recap-god-you = **You won { $god } for { $amount }.**
cyclades-recap-god-past = { $god } went to { $city } for { $amount }, past { $list }.
cyclades-recap-god-past-you = **You won { $god } for { $amount }**, past { $list }.
cyclades-recap-paid = { $line } You paid { $cost }.
cyclades-recap-queue = At Apollo: { $list }.

## A god's turn

cyclades-recap-actions = { $city } with { $god }: { $list }.
cyclades-recap-actions-you = **You** with { $god }: { $list }.
cyclades-recap-built = { $building-a } on { $place }
cyclades-recap-move = { $units } from { $from } to { $to }
cyclades-recap-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
cyclades-recap-kinds = { $city } built { $building-a } on { $place }: { $kinds } of { $of } kinds for a metropolis.
cyclades-recap-kinds-you = **You** built { $building-a } on { $place }: { $kinds } of { $of } kinds for a metropolis.
cyclades-recap-school = { $city } recruited a philosopher: { $have } of { $need } for a metropolis.
cyclades-recap-school-you = **You** recruited a philosopher: { $have } of { $need } for a metropolis.
cyclades-recap-swapped = Zeus: { $city } swapped { $creature-def } for { $came-def }.
cyclades-recap-swapped-you = Zeus: **you** swapped { $creature-def } for { $came-def }.
cyclades-recap-discarded = Zeus: { $city } discarded { $creature-def }.
cyclades-recap-discarded-you = Zeus: **you** discarded { $creature-def }.
cyclades-recap-apollo = { $city } took { $gold } from Apollo.
cyclades-recap-apollo-you = **Apollo gave you { $gold }.**
cyclades-recap-apollo-marker = { $city } took { $gold } from Apollo; +1 income on { $place } for good.
cyclades-recap-apollo-marker-you = **Apollo gave you { $gold }**, and +1 income on { $place } for good.
cyclades-recap-figurine-left = { $creature-def } left { $place }.

## Islands and metropolises

cyclades-recap-taken = { $city } took { $place }
cyclades-recap-taken-you = **You took { $place }**
cyclades-recap-taken-from = { $city } took { $place } from { $other }
cyclades-recap-taken-from-you = **You took { $place } from { $other }**
cyclades-recap-taken-lost = **{ $city } took { $place } from you**
cyclades-recap-by = by { $creature-def }
cyclades-recap-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
cyclades-recap-income-up = income +{ $more }
cyclades-recap-income-change = income { $before } → { $after }
cyclades-recap-metropolis = { $city } raised a metropolis on { $place }: { $count } of { $target }.
cyclades-recap-metropolis-you = **You raised a metropolis on { $place }:** { $count } of { $target }.
cyclades-recap-metropolis-school = { $city } raised a metropolis on { $place } with four philosophers: { $count } of { $target }.
cyclades-recap-metropolis-school-you = **Four philosophers raised your metropolis on { $place }:** { $count } of { $target }.
cyclades-recap-fallen = { $line } Lost under it: { $list }.
cyclades-recap-metropolis-lost = { $city } lost its metropolis: no island could take one, or none was left.
cyclades-recap-metropolis-lost-you = **Your metropolis is lost:** no island could take one, or none was left.
cyclades-recap-eliminated-you = **{ $city } took your last island. You are out.**
cyclades-recap-eliminated-by = { $city } put { $other } out of the game.
cyclades-recap-eliminated-by-you = **You put { $other } out of the game.**

## Battles: the result, then what it cost

cyclades-recap-won = { $city } beat { $other } at { $place } { $how }
cyclades-recap-won-you = **You beat { $other } at { $place } { $how }**
cyclades-recap-won-lost = **{ $city } beat you at { $place } { $how }**
cyclades-recap-conquered = { $city } took { $place } from { $other } { $how }
cyclades-recap-conquered-you = **You took { $place } from { $other } { $how }**
cyclades-recap-conquered-lost = **{ $city } took { $place } from you { $how }**
cyclades-recap-held = { $city } held { $place } against { $other } { $how }
cyclades-recap-held-you = **You held { $place } against { $other } { $how }**
cyclades-recap-held-lost = **{ $city } held { $place } against you { $how }**
cyclades-recap-nobody = Nobody was left at { $place }
cyclades-recap-nobody-you = **Nobody was left at { $place }**
cyclades-recap-how = ({ $first } : { $second })
cyclades-recap-how-rounds = in { $rounds } rounds
cyclades-recap-withdrew = { $city } withdrew to { $to }
cyclades-recap-withdrew-you = **You withdrew from { $place } to { $to } with { $units }**
cyclades-recap-left = { $place } went to { $city }
cyclades-recap-loss = { $city } lost { $units }
cyclades-recap-loss-you = you lost { $units }
cyclades-recap-losses = lost: { $list }
cyclades-recap-loss-each = { $city } { $count }
cyclades-recap-loss-each-you = you { $count }
cyclades-recap-minotaur = the Minotaur fell

## Creatures

cyclades-recap-chimera = { $line } (By the Chimera.)
cyclades-recap-lured = { $city }'s Siren took { $other }'s fleet at { $place }.
cyclades-recap-lured-you = **Your Siren took { $other }'s fleet at { $place }.**
cyclades-recap-lured-lost = **{ $city }'s Siren took your fleet at { $place }.**
cyclades-recap-seized = { $city }'s Harpy removed a troop of { $other } on { $place }.
cyclades-recap-seized-you = **Your Harpy removed a troop of { $other } on { $place }.**
cyclades-recap-seized-lost = **{ $city }'s Harpy removed your troop on { $place }.**
cyclades-recap-robbed = { $city }'s Griffon took half of { $other }'s gold.
cyclades-recap-robbed-you = **Your Griffon took { $gold } from { $other }.**
cyclades-recap-robbed-lost = **{ $city }'s Griffon took { $gold } from you.**
cyclades-recap-charmed = { $city }'s { $creature } took { $piece } from { $other }.
cyclades-recap-charmed-you = **Your { $creature } took { $piece } from { $other }.**
cyclades-recap-charmed-lost = **{ $city }'s { $creature } took { $piece } from you.**
cyclades-recap-toppled = { $city }'s Giant destroyed { $building-a } of { $other } on { $place }.
cyclades-recap-toppled-you = **Your Giant destroyed { $building-a } of { $other } on { $place }.**
cyclades-recap-toppled-lost = **{ $city }'s Giant destroyed your { $building } on { $place }.**
cyclades-recap-toppled-own = { $city }'s Giant destroyed its own { $building } on { $place }.
cyclades-recap-toppled-own-you = **Your Giant destroyed your own { $building } on { $place }.**
cyclades-recap-remade = { $city }'s Cyclops turned { $from-a } on { $place } into { $to-a }.
cyclades-recap-remade-you = **Your Cyclops turned { $from-a } on { $place } into { $to-a }.**
cyclades-recap-sold = { $n ->
    [one] { $city } sold a piece to the Sphinx for { $amount }.
   *[other] { $city } sold { $n } pieces to the Sphinx for { $amount }.
}
cyclades-recap-sold-you = { $n ->
    [one] **You sold a piece to the Sphinx for { $amount }.**
   *[other] **You sold { $n } pieces to the Sphinx for { $amount }.**
}
cyclades-recap-sailed = { $city } moved fleets with the Sylph: { $steps }.
cyclades-recap-sailed-you = **Your Sylph moved fleets:** { $steps }.
cyclades-recap-fates = The Fates gave { $city } its income once more: +{ $amount }.
cyclades-recap-fates-you = **The Fates gave you your income once more:** +{ $amount }.
cyclades-recap-flew = { $city } flew { $units } from { $from } to { $to }.
cyclades-recap-flew-you = **You flew { $units } from { $from } to { $to }.**
cyclades-recap-placed = { $city } put { $creature-def } on { $place }.
cyclades-recap-placed-you = **You put { $creature-def } on { $place }.**
cyclades-recap-placed-here = { $city } put { $creature-def } on **your** island { $place }.
cyclades-recap-bound = **{ $city } put { $creature-def } on your { $place }:** no troops leave it.
cyclades-recap-clashed = { $city } put { $creature-def } on { $place } beside { $other-def }: both left.
cyclades-recap-clashed-you = **You** put { $creature-def } on { $place } beside { $other-def }: both left.
cyclades-recap-unused = { $city } summoned { $creature-def } and left it unused.
cyclades-recap-unused-you = **You** summoned { $creature-def } and left it unused.
cyclades-recap-pushed = { $city } put Polyphemus on { $place }: { $list }.
cyclades-recap-pushed-you = **You put Polyphemus on { $place }:** { $list }.
cyclades-recap-pushed-lost = **{ $city }'s Polyphemus pushed your fleets away from { $place }:** { $list }.
cyclades-recap-pushed-step = { $count } { $from } → { $to }
cyclades-recap-pushed-sunk = { $count } sunk at { $place }
cyclades-recap-pushed-away = { $n ->
    [one] 1 fleet pushed away
   *[other] { $n } fleets pushed away
}
cyclades-recap-pushed-gone = { $n ->
    [one] 1 fleet sunk
   *[other] { $n } fleets sunk
}
cyclades-recap-surfaced = { $city }'s Kraken closed { $place }.
cyclades-recap-surfaced-you = **Your Kraken closed { $place }.**
cyclades-recap-sunk = { $city }'s Kraken sank fleets ({ $list }) and closed { $place }.
cyclades-recap-sunk-you = **Your Kraken sank fleets** ({ $list }) and closed { $place }.
cyclades-recap-sunk-lost = { $n ->
    [one] **{ $city }'s Kraken sank your fleet at { $list }.** It closes { $place }.
   *[other] **{ $city }'s Kraken sank { $n } of your fleets ({ $list }).** It closes { $place }.
}
cyclades-recap-sunk-each = { $city } { $count }
cyclades-recap-sunk-each-you = you { $count }

## The race and what threatens

cyclades-race = Metropolises ({ $target } win): { $list }
cyclades-race-city = { $city } { $count }
cyclades-race-you = **you { $count }**
cyclades-race-others = all others 0
cyclades-race-all = all 0
cyclades-race-need = { $line } · you need: { $list }
cyclades-threat-enough = { $city } has enough metropolises and wins if the cycle ends so.
cyclades-threat-enough-you = You have enough metropolises and win if the cycle ends so.
cyclades-threat-last-piece = { $city } needs only { $piece } ({ $god }) for the metropolis that wins.
cyclades-threat-last-piece-you = You need only { $piece } ({ $god }) for the metropolis that wins.
cyclades-threat-last = { $city } is one metropolis from winning.
cyclades-threat-last-you = You are one metropolis from winning.
cyclades-threat-piece = { $city } needs only { $piece } ({ $god }) for a metropolis.
cyclades-threat-piece-you = You need only { $piece } ({ $god }) for a metropolis.

## The course of a finished game

cyclades-course = { $city }: { $list }.
cyclades-course-metropolises = { $n ->
    [one] 1 metropolis raised
   *[other] { $n } metropolises raised
}
cyclades-course-taken = { $n ->
    [one] 1 island taken
   *[other] { $n } islands taken
}
cyclades-course-lost = { $n ->
    [one] 1 island lost
   *[other] { $n } islands lost
}
cyclades-course-fought = { $n ->
    [one] 1 battle fought
   *[other] { $n } battles fought
}
cyclades-course-won = { $won } of { $fought } battles won
cyclades-course-gods = { $n ->
    [one] 1 turn with a god
   *[other] { $n } turns with gods
}
cyclades-course-creatures = { $n ->
    [one] 1 creature summoned
   *[other] { $n } creatures summoned
}
