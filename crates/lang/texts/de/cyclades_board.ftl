# Cyclades: the whole public position in words, and what it takes to plan on it: coasts, neighbours, chains of fleets.

## Headings

cyclades-board-gods = Götter und Opfergebote
cyclades-board-creatures = Sagenwesen
cyclades-board-cities = Städte
cyclades-board-islands = Inseln
cyclades-board-fleets = Flotten

## What happens now

cyclades-board-acts = { $seat } { $verb }.
cyclades-board-bidders = Danach bieten: { $list }
cyclades-board-last-bidder = Danach bietet niemand mehr.
cyclades-board-lost = Überboten bei { $god }.
cyclades-board-turn = Zug: { $city } mit { $god } · neu in diesem Zug: { $recruited }
cyclades-board-turn-apollo = Zug: { $city } bei Apollon, Nummer { $place } in der Reihe
cyclades-board-die = { $city } würfelt.
cyclades-board-second-die = { $city } würfelt; { $other } hat { $die } gewürfelt.

## Gods

cyclades-board-offerings = Opfergebote von oben: { $list }
cyclades-board-no-offering = keins
cyclades-board-no-queue = niemand
cyclades-board-away = Nicht im Spiel: { $list }
cyclades-board-unsettled = Die Reihenfolge der übrigen Götter steht noch nicht fest.
cyclades-board-first-pair = Die beiden Götter, die jetzt fehlen, kommen im nächsten Zyklus.
cyclades-board-second-pair = Beide Götterpaare waren da; als Nächstes werden alle vier gemischt.
cyclades-board-order = Reihenfolge: { $list }
cyclades-board-finished = Reihenfolge danach, vom letzten Platz an: { $list }

## Creatures

cyclades-board-row = Auslage nach Preis: { $list }
cyclades-board-no-creature = leer
cyclades-board-deck = Karten im Stapel: { $n }
cyclades-board-discard = Ablagestapel: { $list }
cyclades-board-figurine = { $creature } auf { $place }, gerufen von { $city } in Zyklus { $cycle }
cyclades-board-kraken = { $creature } auf { $place }

## Cities

cyclades-board-income = Einkommen { $n }
cyclades-board-reserve = Vorrat { $troops }, { $fleets }
cyclades-board-out = ausgeschieden
cyclades-board-ledger = { $gained } Gold bekommen, { $paid } gezahlt
cyclades-board-discounts = Tempelrabatte genutzt: { $n }

## Islands

cyclades-board-metropolis-space = Das Feld der Metropole liegt über den Bauplätzen 1 und 2 oder über dem einzigen Bauplatz einer Insel.
cyclades-board-see-map = Woran Inseln und Meeresfelder grenzen: /{ $command }, { $page }.
cyclades-board-slots = { $n ->
    [one] Bauplatz { $list }
   *[other] Bauplätze { $list }
}
cyclades-board-free-slot = frei

## Fleets

cyclades-board-chains = Mit + verbundene Flotten bilden eine Kette.
cyclades-board-fleet = { $n } auf { $place }
cyclades-board-free-trade = Handelsfelder ohne Flotten: { $list }
