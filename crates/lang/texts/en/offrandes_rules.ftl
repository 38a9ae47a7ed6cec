# Offrandes: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/offrandes.md.

offrandes-topic-goal-title = Goal
offrandes-topic-goal =
    You lead a Greek city through hard times. The gods help the city that honours them best, so you gather animals, have them washed and adorned, and bring them to the altars. The city with the most points of worship wins.

    {""}**Where points come from**
    • Sacrifices: each animal is worth 1 to 5 points, scored at once and never lost.
    • Lamps: your Priestess brings 2 to 10 points in every sacrifice phase.
    • Altars: at the end each altar brings 5 to 25 points to the city whose token lies on it.

    {""}**A round** has four phases: auctions, corruption, sacrifices, revenue. A game lasts about 7 to 10 rounds.

offrandes-topic-set-up-title = Set-up
offrandes-topic-set-up =
    3 to 5 cities: Sparta, Corinth, Athens, Thebes, Delos, clockwise.

    Every city starts with 10 drachmae, no points, and a token at the foot of each of the seven ladders. The stable holds 15 animals of each of the five kinds. All money, points and tokens are open to everybody.

    The city that gets the first player marker is drawn at random.

    {""}**First picks.** The city to the right of the marker begins, then it goes counter-clockwise; the marker holder is last. Each city chooses three different characters and starts on rung 1 of their ladders.

    For a first sacrifice you need four characters: Peasant, Water Carrier, Flower Carrier, Temple Guardian. Three picks never suffice, so the auctions matter from the first lot on.

offrandes-topic-characters-title = Characters
offrandes-topic-characters =
    Each character has a ladder with rungs 1 to 5. Rungs 1 to 4 have room for all; the top rung holds one token only. Whoever climbs there sends the token that was there back to rung 4.

    • **Peasant**: the kind of your animals. 1 fowl, 2 pig, 3 goat, 4 sheep, 5 ox; an animal is worth as many points as its rung.
    • **Water Carrier** and **Flower Carrier**: how many animals you sacrifice. The lower of the two rungs counts.
    • **Temple Guardian**: how far you may go among the altars. Rung 2 opens tiers 1 and 2.
    • **Priestess**: a lamp of 2, 4, 6, 8 or 10 points in each sacrifice phase.
    • **Briber**: takes rungs from other cities.
    • **Guardsman**: keeps other cities' Bribers out.

    {""}**Altars by tier**, with their points at the end:
    • Tier 1 (5): Hephaestus, Ares, Hermes
    • Tier 2 (10): Athena, Hera, Aphrodite
    • Tier 3 (15): Artemis, Apollo
    • Tier 4 (20): Hades, Poseidon
    • Tier 5 (25): Zeus

offrandes-topic-auctions-title = Auctions
offrandes-topic-auctions =
    From the marker holder clockwise, each city has one auction turn. At its start all seven characters are for sale and every city may bid.

    {""}**Offering a lot.** In your auction turn you choose two different characters and name an opening bid of at least 1 drachma. It is a real bid: if nobody beats it, you pay it. You may also end your turn between two lots, even before the first.

    {""}**Bidding.** From your left clockwise, each city raises or passes. A bid is higher than the last one and no more than the bidder has. Whoever passes is out of this lot. You too may raise again when it comes round. The last city left pays its bid to the bank and climbs one rung on both ladders; the others pay nothing.

    {""}**After the lot**
    • You won it: your auction turn is over.
    • Another city won it: that city is barred for the rest of your turn, both characters are gone, and you may offer another lot from those left.
    • Your turn is also over after three lots won by others (two lots with 3 players), or when you have no drachma to open with.

    A city that cannot beat the bid passes by itself. You may buy a character whose top rung you hold already; that half of the lot has no effect.

offrandes-topic-corruption-title = Corruption
offrandes-topic-corruption =
    Every city with a Briber on rung 1 or higher may bribe once. The highest Briber acts first; equal ones in clockwise order from the marker holder.

    You choose one other city and one ladder. It is possible if
    • your Briber is higher than that city's Guardsman,
    • that city was not bribed yet in this phase,
    • the ladder is Peasant, Water Carrier, Flower Carrier, Temple Guardian or Priestess,
    • that city is on rung 1 or higher there,
    • and, if it is on the top rung, your Briber is on rung 5.

    {""}**Effect.** You climb one rung on that ladder, the other city drops one.
    • If you are on the top rung already, you stay and the other city still drops.
    • If you would climb to the top rung and a third city is there: with a Briber on rung 5 you take the place and the third city goes to rung 4; with a lower Briber you stay on rung 4, and only the bribed city drops.

    A bribed city may still bribe later in the same phase. Nobody has to bribe.

offrandes-topic-sacrifices-title = Sacrifices
offrandes-topic-sacrifices =
    First all lamps score: 2 points for each rung of your Priestess, sacrifice or not.

    Then, clockwise from the marker holder, each city may make one sacrifice. You need your Peasant, both carriers and your Temple Guardian on rung 1 or higher.

    {""}**Animals.** The kind is that of your Peasant, the number the lower of Water Carrier and Flower Carrier. You take exactly that number from the stable. If the stable has too few of your kind, you choose: all that are left of it, or any lower kind, exactly your number of it or, if there are fewer, all of them. If there are none of your kind or below, there is no sacrifice.

    {""}**Altar.** Any altar up to the tier of your Temple Guardian.
    • An empty altar takes any offering.
    • An altar with an offering, your own too, takes yours if it has at least as many animals, worth at least as much each, and is not the same. 2 goats can be replaced by 3 goats or 2 sheep; not by 1 ox, 5 fowl or 2 goats.

    {""}**Effect.** You score value × number at once. The older offering goes back to the stable, its token to its city, and your token is on the altar now. The other city keeps the points it scored.

    Sacrificing costs no rungs. Animals you replace cannot be part of the offering that replaces them.

offrandes-topic-revenue-title = Revenue
offrandes-topic-revenue =
    The first player marker goes to the next city clockwise.

    Every city gets 10 drachmae. After that, what is above 25 goes back to the bank. Money is kept from round to round.

    There is no revenue after the last sacrifice phase.

offrandes-topic-end-title = End of the game
offrandes-topic-end =
    After each sacrifice phase, once every city has had its chance, the game ends if
    • all 11 altars hold an offering, or
    • a city has more than 100 points (100 is not enough; altars do not count for this), or
    • it was round 50.

    Now every altar brings 5, 10, 15, 20 or 25 points to the city whose token lies on it.

    The city with the most points wins. If points are equal, more altars win. If altars are equal too, the win is shared.

offrandes-topic-house-rules-title = House rules
offrandes-topic-house-rules =
    Two options for those who play over days: fewer questions, the same game.

    {""}**Auction: sealed.** After the opening bid, every other city that is not barred and can beat it names an amount in secret: 0 for no bid, or any amount above the opening up to all it has. All amounts are shown together. The highest wins and pays its own amount; if several are equal, the nearest clockwise from the auctioneer wins. If all are 0, the auctioneer has the lot at the opening bid.

    {""}**Bribes: sealed.** Every city with a Briber writes a secret list, best first, of cities and ladders. All lists are shown together. In the usual order each city uses its first entry that is allowed by then; if there is none, it bribes nobody. An empty list is possible.

offrandes-topic-rulings-title = Rulings
offrandes-topic-rulings =
    What the rulebooks leave open, and how it is played here:

    • The bank never runs out, and all money is open.
    • There are 15 animals of each kind.
    • An opening bid binds. Without a drachma there is no opening, and the turn ends.
    • The auctioneer may raise later in their own lot; nobody raises their own standing bid.
    • Buying a character you hold on the top rung is allowed and moves nothing.
    • A city bribed off the top rung drops by one rung only.
    • Only a Briber on rung 5 moves any token off a top rung by a bribe, a third city's too. That third city does not count as bribed.
    • You sacrifice exactly your kind and number, unless the stable has too few. Then any lower kind will do, not only the next one.
    • Any altar of a tier you have reached is open; the order inside a tier does not matter.
    • New animals are taken from the stable before older ones come back.
    • The most a city can have is 25 drachmae, checked after the income.
    • The end is tested after the whole sacrifice phase.
    • A city that can do only one thing is not asked; the log says so.

    {""}**Where the rulebooks differ.** The German one can be read otherwise on three points:
    • To bribe, it is the other city that must be on the ladder; yours need not be. (German: yours must be.)
    • Lamps score in every sacrifice phase. (German: when the city sacrifices.)
    • No city has to sacrifice. (German: each one does.)
