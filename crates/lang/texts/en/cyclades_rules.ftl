# Cyclades: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/cyclades.md.

cyclades-topic-goal-title = Goal
cyclades-topic-goal =
    The great cities of Greece contend for the islands of the Cyclades. In every cycle they bid for the help of the gods. With it they recruit, sail, land, build and summon creatures.

    {""}**You win** by controlling 2 metropolises when a cycle ends; with two players it takes 3. If several cities have enough, the one with the most gold wins.

    {""}**Ways to a metropolis**
    • One building of each kind: fortress, port, temple, university. They may stand on different islands.
    • Four philosophers.
    • Conquest: take an island that has a metropolis.

    {""}**What is secret.** Gold, and nothing else. You see your own; of the other cities you see what they gain and pay.

cyclades-topic-set-up-title = Set-up
cyclades-topic-set-up =
    2 to 5 cities: Sparta, Corinth, Athens, Thebes, Argos. The small board is for 2 and 3 of them, the medium one for 4, the large one for 5.

    Every city starts with 5 gold, a troop on each of two islands, and a fleet beside each island. All other islands are neutral. Every start has 5 building slots and an income of 2. In reserve are 6 troops and 6 fleets.

    {""}**Islands.** An island is one place, however large. The sea spaces around it are its coast.
    • 1 slot: 2 prosperity
    • 2 slots: 1 prosperity
    • 3 or 4 slots: no prosperity
    The metropolis space lies over building slots. With its metropolis, an island of 4 slots has 2 left, one of 3 has 1, a smaller one none.

    {""}**Sea.** A space is named by row and number, like `D4`. A trade space brings 1 gold to the city whose fleets are there.

    The start of each city is drawn, and the offering markers are shuffled on the turn order. The 17 creatures are the deck.

cyclades-topic-cycle-title = The cycle
cyclades-topic-cycle =
    Each cycle has six phases, the first one too.

    • **Creatures.** The row has three spaces; a creature there costs 4, 3 or 2 gold. What lies on 2 is discarded, the others slide towards it, new ones fill the gaps. Cycle 1 starts with one card, on 4; in cycle 2 space 2 is empty.
    • **Gods.** The four gods lie in random order. With 4 cities, and with 2, the lowest is not available; it comes first in the next cycle. With 3 cities two gods are not available; they come back in the next cycle, when the other two are left out; then all are shuffled again. Apollo is always there, below the others.
    • **Income.** 1 gold for each prosperity marker on your islands, and 1 for each trade space with fleets of yours.
    • **Offerings.** The cities bid for the gods.
    • **Actions.** The gods act from top to bottom, each for the city whose offering stands there. Apollo is last.
    • **End of the cycle.** Has a city won?

    {""}**Turn order.** Whoever has finished takes the free place with the highest number. So whoever acts last bids first in the next cycle.

cyclades-topic-offerings-title = Offerings
cyclades-topic-offerings =
    In turn order you make an offering of at least 1 to a god who is there, or go to Apollo, which is free. Passing is not possible: Apollo is the pass.

    {""}**Outbidding.** One offering stands at each god. A higher one takes its place, and the outbid city must move on at once: to another god, or to Apollo. Outbid there too, it may come back to the first god. All of this is settled before the next city in turn order bids.

    {""}**Apollo** takes everybody. There is a queue, and nobody has to leave it.

    {""}**Paying.** You pay when all markers stand. An offering that was outbid costs nothing. Each priest takes 1 gold off the price, but you pay at least 1. Priests are not used up.

    {""}**How high?** Up to your gold plus your priests. With 3 gold and 2 priests you may offer 1 to 5; offering 5 costs 3. Without gold there is only Apollo.

cyclades-topic-gods-title = Gods and actions
cyclades-topic-gods =
    In your turn you recruit, build, take special actions and summon creatures, in any order and as often as you can pay. You need not do any of it.

    {""}**Recruit**, the first one free, at these prices in gold:
    • **Ares**: troops for 0, 2, 3, 4, on your islands
    • **Poseidon**: fleets for 0, 1, 2, 3, on a coast of yours, where no other city's fleets are
    • **Zeus**: priests for 0, 4
    • **Athena**: philosophers for 0, 4
    You have at most 8 troops and 8 fleets on the board.

    {""}**Build** for 2 gold each, on free slots of your islands:
    • Fortress (Ares): +1 to the defender there
    • Port (Poseidon): +1 to you as defender on its coast
    • Temple (Zeus): once a cycle, a creature costs you 1 less, but at least 1
    • University (Athena): needed for a metropolis, nothing else

    {""}**Special action** for 1 gold each: Ares moves troops, Poseidon moves fleets, Zeus swaps a creature of the row for the top card of the deck.

    {""}**Apollo.** 4 gold if you have a single island, otherwise 1. If you are first in the queue, you also put a prosperity marker on an island of yours, for good. Nothing else is done there.

cyclades-topic-fleets-title = Fleets
cyclades-topic-fleets =
    At Poseidon you pay 1 gold and take fleets from one sea space up to 3 steps, each to a space that touches. On the way you may leave some behind and take others of yours along, once on each space. For another gold the same fleets may move again.

    • A sea space holds fleets of one city only, any number.
    • If you enter a space with another city's fleets, the movement ends and a sea battle begins. Steps not taken are lost. You cannot sail past.
    • Closed to fleets: the Kraken's space, and the coast of Polyphemus's island.

    {""}**What fleets are for.** They link your islands: troops can go only where a chain of your fleets leads. On a trade space they bring 1 gold in each income, one fleet or many.

cyclades-topic-troops-title = Troops
cyclades-topic-troops =
    At Ares you pay 1 gold and move one or more troops from one island to another. Sea spaces with your fleets must link the two: each on the chain touches the next, the first one touches the island you leave, the last one the island you reach. A single space that touches both will do. Islands on the way do not count. For another gold the same troops may move again.

    {""}**Landing**
    • If there are no troops, the island is yours, whatever is built on it. A Minotaur guards another city's island all the same.
    • If there are another city's troops, there is a battle.
    • Whoever takes an island has all that is on it.

    {""}**Leaving.** An island without troops stays yours, with income and buildings, until somebody lands.

    {""}**The last island** of a city may not be attacked or taken, unless you would have the metropolises to win at once: your own, the one there, and one that both cities' buildings make together. A building bought afterwards does not count. You need not be sure of the battle. Everything else is allowed: sinking, stealing, creatures.

    If the attack succeeds, that city is out of the game. The cycle is played to its end.

cyclades-topic-battles-title = Battles
cyclades-topic-battles =
    {""}**A battle round.** Both sides roll a die (faces 0, 1, 1, 2, 2, 3) and add their troops or fleets in that space. The defender adds
    • on land: 1 for each fortress on the island, 1 for its metropolis, 2 for the Minotaur;
    • at sea: 1 for each port and metropolis of theirs on islands that touch the space.
    The attacker adds nothing more. The lower total loses one troop or fleet. With equal totals both sides lose one.

    {""}**Withdrawing.** If both sides have something left, the defender may withdraw; if the defender stays, the attacker may; if neither does, the next round begins.
    • On land: all to one other island of yours that your fleets link to the battle.
    • At sea: all to one sea space that touches, empty or yours, and not closed to fleets.
    Whoever has no such place cannot withdraw.

    {""}**The end.** Whoever is left has the space. If nobody is left, an island stays with the defender, and a sea space is empty.

    {""}**Chances of a round**, by the attacker's total less the defender's before the dice (attacker wins, equal, defender wins): −1: 14%, 22%, 64% · 0: 36%, 28%, 36% · +1: 64%, 22%, 14% · +2: 86%, 11%, 3%. From +4 on the attacker is certain to win.

cyclades-topic-metropolises-title = Metropolises
cyclades-topic-metropolises =
    {""}**When.** As soon as you have 4 philosophers, or one building of each kind anywhere on your islands, however you came by them, you give them up for a metropolis. This is a duty. If you have several of a kind, you choose which goes.

    {""}**Where.** On the metropolis space of an island of yours that has no metropolis. If one of these spaces is free of buildings, it must be a free one. If none is, you choose one, and the buildings under it are destroyed.

    If all your islands have a metropolis already, the buildings or the philosophers are lost for nothing.

    {""}**What it does.** It works as fortress, port, temple and university, added to those beside it. It is not part of a new set of four buildings, cannot be destroyed or replaced, and goes with its island.

    The last building of a set needs a free slot of its own before the set is given up.

cyclades-topic-creatures-title = Creatures
cyclades-topic-creatures =
    At any god but Apollo you may summon creatures of the row, any number: 4, 3 or 2 gold by their space, less your temples. The power is used at once. These twelve work once and are discarded:

    • **Siren**: one of your fleets, from the reserve, replaces another city's fleet that is alone on its space
    • **Pegasus**: your troops fly from one island to any other, without fleets; then as with Ares
    • **Giant**: destroys a building, never a metropolis
    • **Chimera**: take any creature of the discard pile and use it; then deck and discard pile are shuffled together
    • **Cyclops**: turns a building of yours into another kind
    • **Sphinx**: pays 2 gold each for troops, fleets, priests, philosophers you sell
    • **Sylph**: 10 free steps, shared among your fleets
    • **Harpy**: removes one troop of another city
    • **Griffon**: steals half of a city's gold, rounded down
    • **Fates**: your income once more
    • **Satyr**: takes a philosopher from a city
    • **Dryad**: takes a priest from a city

    A creature may be summoned even if it can do nothing.

cyclades-topic-figurines-title = Figurines
cyclades-topic-figurines =
    Five of the 17 creatures are figurines on the board.

    {""}**Four on islands**, on any island, until your next action turn begins, at Apollo too. If two of them meet on an island, both go.
    • **Minotaur**: defends like 2 troops for whoever controls the island. It dies last: with no troops left, one round lost or equal kills it. It cannot withdraw.
    • **Chiron**: no Giant, no Harpy, and no Pegasus but its controller's can touch the island.
    • **Medusa**: no troops leave the island, with Ares, Pegasus or by withdrawing. An attacker who has just landed may withdraw.
    • **Polyphemus**: all fleets on the coast are pushed one space away, yours too; you choose where. Those with nowhere to go are lost. While it stays, no fleet comes to that coast.

    {""}**Kraken**, on any sea space: all fleets there are destroyed, yours too. Then you may move it, for 1 gold a step, destroying fleets on every space. It stays where it stops, and its space is closed, until it is summoned again.

cyclades-topic-two-players-title = Two players
cyclades-topic-two-players =
    • The small board with a start of its own, three gods of four and Apollo in each cycle, and 3 metropolises to win.
    • You have two offering markers; four markers are shuffled on the turn order.
    • You make two offerings to two different gods. You may outbid yourself; that marker moves on at once, and not to the same god.
    • You must be able to pay both together. Each priest takes 1 off each of the two, but each costs at least 1. While one of your markers must move on, only the other counts.
    • Both may go to Apollo only if you can afford no other offering, not even one that outbids. Each is then a turn of its own; the prosperity marker goes to the first in the queue.
    • You have two action turns in a cycle. Recruiting starts at the first price in each. Temples count once a cycle. Figurines stay until your first turn of the next cycle.

    With 5 gold and no priest, 3 with the first marker leaves at most 2 for the second.

cyclades-topic-end-title = End of the game
cyclades-topic-end =
    When all cities have acted, the game ends if a city controls 2 metropolises (3 with two players). Having had them in mid-cycle is not enough.

    If several have enough, the one with the most gold wins. If they are equal, the most metropolises win, then the most income. If these are equal too, the win is shared.

    {""}**Out of the game.** A city that loses its last island is out. Its troops, fleets and gold leave the game, its cards go back. If the attacker has too few metropolises when the cycle ends, the others play on; the gods then follow the number of cities left. A city that is left alone wins.

    {""}**Cycle 60** is the last. If no city has enough then, the most metropolises win, then the most gold, then the most income.

cyclades-topic-rulings-title = Rulings
cyclades-topic-rulings =
    What the rulebook leaves open, and how it is played here:

    • Every gain and payment is open; only how much gold a city has is secret.
    • Gold never runs out. Of all else there is what the box holds; what has run out is not on offer.
    • A bid above 255 cannot be written.
    • The free recruit is not a duty, nor is a creature's power, but for Polyphemus's push.
    • Temple discounts are used by themselves.
    • Steps left after a battle or a withdrawal are lost. A Sylph's other groups may still use them.
    • The creatures' discard pile is shuffled only when a card must be drawn and the deck is empty.
    • The Giant works on any island, yours too.
    • On a neutral island the Minotaur does nothing, and Chiron lets no Pegasus land.
    • A figurine put on an island with another one does nothing before both go.
    • Under the Kraken a trade space pays nobody.
    • A movement, or a sale to the Sphinx, is finished before anything else.
    • A metropolis is not one of the four buildings of a new set.
    • Cards of a city that is out: figurines to the discard pile, priests and philosophers to the bank.
    • For an attack on a last island only metropolises count that you have at once; a building bought afterwards comes too late.

    {""}**Otherwise than the rulebook we have.** Apollo's prosperity marker goes on an island of your own; the rulebook allows any. If all your islands have a metropolis, a new one is lost for buildings too, and for any number of islands; the rulebook tells it of philosophers and a single island.

    {""}**Ours.** The names of the islands. The start for two players is rebuilt from an unsure source.
