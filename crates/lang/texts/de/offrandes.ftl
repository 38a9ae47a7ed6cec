# Offrandes: everything said at a table. Nouns take $n; sentences get a noun's forms as $character, $character-def, ….

offrandes-title = Offrandes
offrandes-pitch = Sammle Tiere, überbiete alle, erfreue die Götter
offrandes-blurb = Sammle die schönsten Tiere, überbiete die anderen Städte, erfreue die Götter. Für 3–5 Personen, 60–90 Minuten am Stück.

## Nouns

offrandes-character-peasant = { $n ->
    [one] Bauer
   *[other] Bauern
}
    .gender = m
    .def = der Bauer
    .acc = den Bauern
    .dat = dem Bauern
offrandes-character-water-carrier = { $n ->
    [one] Wasserträgerin
   *[other] Wasserträgerinnen
}
    .gender = f
    .def = die Wasserträgerin
    .acc = die Wasserträgerin
    .dat = der Wasserträgerin
offrandes-character-flower-carrier = Blumenhändler
    .gender = m
    .def = der Blumenhändler
    .acc = den Blumenhändler
    .dat = dem Blumenhändler
offrandes-character-temple-guardian = Tempeldiener
    .gender = m
    .def = der Tempeldiener
    .acc = den Tempeldiener
    .dat = dem Tempeldiener
offrandes-character-priestess = { $n ->
    [one] Priesterin
   *[other] Priesterinnen
}
    .gender = f
    .def = die Priesterin
    .acc = die Priesterin
    .dat = der Priesterin
offrandes-character-briber = Verführer
    .gender = m
    .def = der Verführer
    .acc = den Verführer
    .dat = dem Verführer
offrandes-character-guardsman = { $n ->
    [one] Wache
   *[other] Wachen
}
    .gender = f
    .def = die Wache
    .acc = die Wache
    .dat = der Wache
offrandes-animal = { $n ->
    [one] Tier
   *[other] Tiere
}
    .gender = n
offrandes-animal-fowl = { $n ->
    [one] Huhn
   *[other] Hühner
}
    .gender = n
offrandes-animal-pig = { $n ->
    [one] Schwein
   *[other] Schweine
}
    .gender = n
offrandes-animal-goat = { $n ->
    [one] Ziege
   *[other] Ziegen
}
    .gender = f
offrandes-animal-sheep = { $n ->
    [one] Schaf
   *[other] Schafe
}
    .gender = n
offrandes-animal-ox = { $n ->
    [one] Rind
   *[other] Rinder
}
    .gender = n
offrandes-drachma = { $n ->
    [one] Drachme
   *[other] Drachmen
}
    .gender = f

## Options

offrandes-option-auction = Versteigerung
offrandes-option-auction-open = offen
offrandes-option-auction-sealed = verdeckt
offrandes-option-bribes = Bestechung
offrandes-option-bribes-in-turn = der Reihe nach
offrandes-option-bribes-sealed = verdeckt

## Phases

offrandes-phase-picks = Vorbereitung
offrandes-phase-auctions = Versteigerung
offrandes-phase-corruption = Bestechung
offrandes-phase-sacrifices = Opfergaben
offrandes-phase-revenue = Einkommen
offrandes-phase-in-round = Runde { $round } · { $phase }
offrandes-phase-over = beendet nach Runde { $round }

## What a seat does: after its name

offrandes-verb-pick = wählt drei Personen
offrandes-verb-lot = bietet zwei Personen an oder beendet den Zug
offrandes-verb-open = nennt das erste Gebot
offrandes-verb-bid = bietet oder passt
offrandes-verb-seal = versiegelt ein Gebot
offrandes-verb-bribe = darf bestechen
offrandes-verb-rank = schreibt eine geheime Liste von Bestechungen
offrandes-verb-altar = darf opfern: { $animals }
offrandes-verb-offer = wählt Tiere für die Opfergabe

## Turn notices: after the mention

offrandes-notice-start = es wird ausgelost, wer beginnt
offrandes-notice-pick = deine Vorbereitung: drei Personen
offrandes-notice-lot = dein Versteigerungszug: Biete zwei Personen an oder beende ihn
offrandes-notice-open = dein erstes Gebot: { $lot }
offrandes-notice-bid = dein Gebot: { $lot }, { $leader } führt mit { $bid }
offrandes-notice-seal = dein verdecktes Gebot: { $lot }, { $opener } begann mit { $opening }
offrandes-notice-bribe = deine Bestechung: Dein Verführer steht auf Stufe { $briber }
offrandes-notice-rank = deine Bestechungen: eine geheime Liste
offrandes-notice-altar = deine Opfergabe: { $animals }, Altäre bis Gruppe { $tier }
offrandes-notice-offer = deine Opfergabe: Im Stall fehlen Tiere deiner Art, wähle die Tiere
offrandes-notice-over = die Partie ist vorbei

## What a table waits for, in brackets

offrandes-prompt-pick = Vorbereitung
offrandes-prompt-lot = Paar
offrandes-prompt-open = erstes Gebot
offrandes-prompt-bid = Gebot
offrandes-prompt-seal = verdecktes Gebot
offrandes-prompt-bribe = Bestechung
offrandes-prompt-rank = Bestechungen
offrandes-prompt-altar = Opfergabe

## Status lines of the board message

offrandes-status-start = Es wird ausgelost, wer beginnt.
offrandes-status-order = Reihenfolge der Wahl: { $list }
offrandes-status-picked = { $city } hat gewählt: { $list }
offrandes-status-tiles = Personen, die noch da sind: { $list }
offrandes-status-barred = Nicht dabei in diesem Zug: { $list }
offrandes-status-lot = Im Angebot: { $lot }
offrandes-status-bid = Im Angebot: { $lot } · { $leader } führt mit { $bid }
offrandes-status-in = Noch dabei: { $list }
offrandes-status-seal = Im Angebot: { $lot } · { $opener } begann mit { $opening }
offrandes-status-sealed = Versiegelt ✓ { $list }
offrandes-status-listed = Listen ✓ { $list }
offrandes-status-waiting = Warten auf { $list }
offrandes-status-bribers = Reihenfolge der Verführer: { $list }
offrandes-status-bribed = In dieser Phase bestochen: { $list }
offrandes-status-lamps = Lampen: { $list }
offrandes-status-totals = Endstand mit Altären: { $list }

## The panel

offrandes-question-pick = Wähle drei verschiedene Personen; jede beginnt auf Stufe 1.
offrandes-question-picked = Bisher gewählt: { $list }.
offrandes-question-lot = Dein Versteigerungszug: Biete zwei Personen an oder beende ihn.
offrandes-question-open = Dein erstes Gebot: { $lot }.
offrandes-question-bid = Dein Gebot: { $lot }. { $leader } führt mit { $bid }.
offrandes-question-seal = Verdeckt: { $lot }. { $opener } begann mit { $opening }.
offrandes-question-bribe = Deine Bestechung: eine Person einer Stadt. Dein Verführer steht auf Stufe { $briber }.
offrandes-question-rank = Deine Bestechungen, verdeckt: Schreib sie in deiner Reihenfolge auf.
offrandes-question-altar = Deine Opfergabe: { $animals }. Wähle einen Altar bis Gruppe { $tier }.
offrandes-question-offer = Deine Opfergabe: Im Stall fehlen Tiere deiner Art. Wähle die Tiere.
offrandes-question-rivals = Können noch bieten: { $list }
offrandes-question-sealed = Versiegelt: { $amount } für { $lot }.
offrandes-question-sealed-none = Versiegelt: kein Gebot für { $lot }.
offrandes-fact-pick = Zum Opfern brauchst du Bauer, Wasserträgerin, Blumenhändler und Tempeldiener: Einen davon musst du ersteigern.
offrandes-fact-open = Überbietet dich niemand, zahlst du es.
offrandes-fact-seal = Alle Gebote werden zugleich aufgedeckt.
offrandes-fact-bribe = Eine Wache auf dieser Stufe oder höher hält dich fern.
offrandes-fact-rank = Bist du an der Reihe, gilt die erste, die noch möglich ist.
offrandes-purse = Du hast { $purse }.
offrandes-score = Du hast { $score }.
offrandes-ladders = Deine Leitern: { $list }.
offrandes-missing = Für eine Opfergabe noch nötig: { $list }.
offrandes-forecast = Deine Opfergabe nach jetzigem Stand: { $animals }, Altäre bis Gruppe { $tier }.
offrandes-forecast-none = Deine Opfergabe nach jetzigem Stand: keine, im Stall ist kein Tier deiner Art oder darunter.
offrandes-effect-tier = Gruppe { $tier }
offrandes-effect-lamp = Lampe { $points }
offrandes-effect-still = weiterhin { $animals }: { $character } { $level }
offrandes-effect-lower = { $animals }: { $character } { $level }

## Labels

offrandes-label-pick = Drei wählen
offrandes-label-pick-these = Diese drei wählen
offrandes-label-lot = Paar anbieten
offrandes-label-open = Erstes Gebot
offrandes-label-open-amount = Mit { $amount } beginnen
offrandes-label-end = Zug beenden
offrandes-label-bid = Bieten
offrandes-label-bid-amount = { $amount } bieten
offrandes-label-pass = Passen
offrandes-label-seal = Gebot versiegeln
offrandes-label-seal-amount = { $amount } versiegeln
offrandes-label-seal-none = Kein Gebot
offrandes-label-bribe = Bestechen
offrandes-label-bribe-none = Nicht bestechen
offrandes-label-rank = Meine Bestechungen
offrandes-label-rank-done = Liste versiegeln
offrandes-label-offer = Tiere
offrandes-label-altar = Opfern
offrandes-label-altar-none = Nicht opfern

## What was done: after "Done:"

offrandes-said-pick = { $list } gewählt
offrandes-said-lot = { $lot } angeboten
offrandes-said-open = mit { $amount } begonnen
offrandes-said-end = Versteigerungszug beendet
offrandes-said-bid = { $amount } geboten
offrandes-said-pass = gepasst
offrandes-said-seal = { $amount } versiegelt
offrandes-said-seal-none = kein Gebot versiegelt
offrandes-said-bribe = { $character-acc } von { $city } bestochen
offrandes-said-bribe-none = niemanden bestochen
offrandes-said-rank = { $character-acc } von { $city } auf die Liste gesetzt
offrandes-said-rank-done = Liste versiegelt
offrandes-said-offer = { $animals } genommen
offrandes-said-altar = auf dem Altar von { $god } geopfert
offrandes-said-altar-none = nicht geopfert

## What a choice brings, in a line of a select (50 characters)

offrandes-gain-left = { $left } übrig
offrandes-gain-bribe = du { $own }, dort { $theirs }
offrandes-gain-bribe-bump = du { $own }, dort { $theirs }, { $city } { $third }
offrandes-gain-bribe-nothing = dort ist zurzeit nichts zu holen
offrandes-gain-bribe-guarded = unerreichbar, Wache { $guardsman }
offrandes-gain-bribe-top = oberste Stufe, nur mit Verführer { $level }
offrandes-gain-offer = { $points } wert, { $stock } im Stall
offrandes-gain-altar = { $now } jetzt, { $end } am Ende
offrandes-gain-altar-own = { $now } jetzt, der Altar bleibt dir
offrandes-gain-altar-taken = { $now } jetzt, { $end } am Ende, statt { $city }

## What a choice brings, in one line of the panel

offrandes-preview-pick = Zusammen: { $list }.
offrandes-preview-lot = Wer es gewinnt, steigt auf 2 Leitern; bei dir: { $climbs }. Du hast { $purse }.
offrandes-preview-win = Gewinnst du mit { $amount }: { $climbs }, { $left } übrig.
offrandes-preview-bump = { $character-def } von { $city } fällt auf Stufe { $level }.
offrandes-preview-seal-none = Auf dieses Paar bietest du nicht.
offrandes-preview-pass = Bei diesem Paar bist du raus.
offrandes-preview-end-first = In dieser Runde bietest du kein Paar an.
offrandes-preview-end = Dein Versteigerungszug endet; die übrigen Personen bekommt niemand.
offrandes-preview-bribe = { $city } bestechen: du { $climb }, dort { $theirs }.
offrandes-preview-bribe-nothing = Zurzeit ist bei { $character-dat } von { $city } nichts zu holen.
offrandes-preview-bribe-guarded = { $city } ist in dieser Runde unerreichbar: Wache auf Stufe { $guardsman }, dein Verführer auf Stufe { $briber }.
offrandes-preview-bribe-top = Zurzeit steht { $character-def } von { $city } auf der obersten Stufe; dein Verführer auf Stufe { $briber } reicht nicht dorthin.
offrandes-preview-bribe-none = In dieser Runde bestichst du niemanden.
offrandes-preview-rank-done = Es gilt die erste Bestechung der Liste, die noch möglich ist; ist die Liste leer, bestichst du niemanden.
offrandes-preview-offer = { $animals } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Im Stall: { $stock }.
offrandes-preview-altar = { $animals } für { $god }: +{ $points }, dann { $total } insgesamt. Der Altar bringt am Ende { $end }.
offrandes-preview-altar-own = { $animals } für { $god }: +{ $points }, dann { $total } insgesamt. Deine frühere Opfergabe kommt zurück in den Stall; der Altar bleibt dir.
offrandes-preview-altar-taken = { $animals } für { $god }: +{ $points }, dann { $total } insgesamt. Der Altar bringt am Ende { $end }, bisher gehört er { $city }.
offrandes-preview-altar-none = In dieser Runde opferst du nicht.

## Titles of forms (45 characters)

offrandes-ask-bid = Dein Gebot ({ $least }–{ $most })
offrandes-ask-open = Dein erstes Gebot ({ $least }–{ $most })
offrandes-ask-seal = Dein verdecktes Gebot ({ $least }–{ $most })

## Events

offrandes-event-first = { $city } hat den Startspielerstein.
offrandes-event-picked = { $city } wählt { $character-acc }.
offrandes-event-round = Runde { $round }. { $city } beginnt.
offrandes-event-auction-turn = { $city } versteigert.
offrandes-event-no-money = { $city } hat keine Drachme für ein erstes Gebot; der Versteigerungszug endet.
offrandes-event-lot = { $city } bietet { $lot } an.
offrandes-event-opened = { $city } beginnt mit { $amount }.
offrandes-event-turn-ended-by-choice = { $city } beendet den Versteigerungszug.
offrandes-event-turn-ended = Kein weiteres Paar für { $city }; der Versteigerungszug endet.
offrandes-event-bid = { $city } bietet { $amount }.
offrandes-event-passed = { $city } passt.
offrandes-event-cannot-beat = { $city } kann das Gebot nicht überbieten.
offrandes-event-sealed = { $city } versiegelt ein Gebot.
offrandes-event-sealed-own = { $city } versiegelt { $amount }.
offrandes-event-sealed-none = { $city } versiegelt kein Gebot.
offrandes-event-seals-opened = Gebote aufgedeckt: { $list }.
offrandes-event-sold = { $city } kauft { $lot } für { $amount }.
offrandes-event-sold-own = { $city } behält { $lot } für { $amount }; der Versteigerungszug endet.
offrandes-event-rose = { $city }: { $character } auf Stufe { $level }.
offrandes-event-stayed = { $character-def } von { $city } steht schon auf der obersten Stufe und bleibt dort.
offrandes-event-bumped = { $character-def } von { $city } fällt auf Stufe { $level }.
offrandes-event-corruption = Bestechung. Reihenfolge der Verführer: { $list }.
offrandes-event-corruption-none = Bestechung: Niemand hat einen Verführer.
offrandes-event-bribed = { $city } besticht { $character-acc } von { $victim }: { $city } jetzt auf Stufe { $own }, { $victim } auf Stufe { $theirs }.
offrandes-event-no-bribe = { $city } besticht niemanden.
offrandes-event-no-target = { $city } kann niemanden bestechen.
offrandes-event-ranked = { $city } notiert { $character-acc } von { $victim }.
offrandes-event-list-sealed = { $city } versiegelt eine Liste von Bestechungen.
offrandes-event-lists-opened = Listen aufgedeckt: { $list }.
offrandes-event-list = { $city } – { $list }
offrandes-event-list-empty = { $city } – niemand
offrandes-event-list-failed = Auf der Liste von { $city } ist nichts mehr möglich.
offrandes-event-lamps = Opfergaben. Lampen: { $list }.
offrandes-event-lamps-none = Opfergaben. Keine Lampe brennt.
offrandes-event-chose = { $city } nimmt { $animals } aus dem Stall.
offrandes-event-sacrificed = { $city } opfert { $god } { $animals }: +{ $points }.
offrandes-event-sacrificed-again = { $city } opfert { $god } { $animals } anstelle der eigenen früheren Opfergabe: +{ $points }.
offrandes-event-sacrificed-over = { $city } opfert { $god } { $animals } und nimmt { $from } den Altar ab: +{ $points }.
offrandes-event-no-sacrifice = { $city } opfert nicht.
offrandes-event-cannot-sacrifice = { $city } kann nicht opfern.
offrandes-event-revenue = Einkommen: { $income } Drachmen für jede Stadt. { $city } hat den Startspielerstein.
offrandes-event-revenue-capped = Einkommen: { $income } Drachmen für jede Stadt, nie mehr als { $most } ({ $list }). { $city } hat den Startspielerstein.
offrandes-event-over = Die Partie ist vorbei: { $reason }.

## Why not

offrandes-refusal-not-your-turn = Du bist nicht dran; für dich gibt es jetzt nichts zu entscheiden.
offrandes-refusal-not-now = Das gehört in eine andere Phase; unter „Mein Platz“ siehst du, was du jetzt tun kannst.
offrandes-refusal-pick-twice = { $character-acc } hast du schon; die drei Personen sind verschieden.
offrandes-refusal-pick-order = Die Personen werden in der Reihenfolge der Leitern geschrieben; { $character-def } kann hier nicht stehen. Wählst du alle drei zugleich, werden sie für dich geordnet.
offrandes-refusal-lot-twice = Ein Paar sind zwei verschiedene Personen; { $character-def } steht zweimal da.
offrandes-refusal-lot-gone = { $character-def } wurde in diesem Versteigerungszug schon verkauft; das Paar kommt aus den übrigen Personen.
offrandes-refusal-open-too-low = Dein erstes Gebot muss mindestens { $least } sein; es war { $amount }. Du hast { $most }.
offrandes-refusal-open-too-high = Dein erstes Gebot kann { $least } bis { $most } sein, mehr hast du nicht; es war { $amount }.
offrandes-refusal-bid-too-low = Hier musst du mindestens { $least } bieten; dein Gebot war { $amount }. Du hast { $most }.
offrandes-refusal-bid-too-high = Hier kannst du { $least } bis { $most } bieten, mehr hast du nicht; dein Gebot war { $amount }.
offrandes-refusal-seal-too-low = Ein verdecktes Gebot ist 0 oder mindestens { $least }; deines war { $amount }. Du hast { $most }.
offrandes-refusal-seal-too-high = Ein verdecktes Gebot ist 0 oder { $least } bis { $most }, mehr hast du nicht; deines war { $amount }.
offrandes-refusal-bribe-guarded = { $city } ist bewacht: Wache auf Stufe { $guardsman }, dein Verführer auf Stufe { $briber }. Der Verführer muss höher stehen.
offrandes-refusal-bribe-twice = { $city } wurde in dieser Phase schon bestochen; das geht bei jeder Stadt nur einmal je Phase.
offrandes-refusal-bribe-nothing = { $character-def } von { $city } steht unter Stufe 1, da ist nichts zu holen.
offrandes-refusal-bribe-top = { $character-def } von { $city } steht auf der obersten Stufe; nur ein Verführer auf Stufe 5 reicht dorthin, deiner steht auf Stufe { $briber }.
offrandes-refusal-bribe-self = Bestechen kannst du nur andere Städte, nicht deine eigene.
offrandes-refusal-bribe-ladder = Bestechen kannst du nur auf fünf Leitern; { $character-def } gehört nicht dazu.
offrandes-refusal-no-such-city = { $city } spielt an diesem Tisch nicht mit.
offrandes-refusal-rank-twice = { $city } · { $character } steht schon auf deiner Liste; jeder Eintrag steht nur einmal da.
offrandes-refusal-offer-settled = Die Tiere stehen fest: { $animals }. Jetzt fehlt nur noch der Altar.
offrandes-refusal-offer-not-so = Jetzt nicht möglich: { $animals }; von dieser Art im Stall: { $stock }. Du opferst so viele Tiere deiner Art, wie dir zustehen; reicht der Stall nicht, den Rest oder eine niedrigere Art.
offrandes-refusal-offer-first = Wähle zuerst die Tiere; danach kommt der Altar.
offrandes-refusal-altar-reach = { $god } gehört zu Gruppe { $tier }; dein Tempeldiener öffnet Altäre bis Gruppe { $guardian }.
offrandes-refusal-altar-same = Bei { $god } liegt schon dasselbe: { $there-animals }. Deine Opfergabe, { $animals }, ist nicht besser; nötig sind mehr Tiere oder eine bessere Art.
offrandes-refusal-altar-better = Bei { $god } liegt: { $there-animals } (je { $there-value } wert). Deine Opfergabe, { $animals } (je { $value } wert), muss mindestens so viele Tiere haben und mindestens so viel wert sein.

## The text board

offrandes-board-cities = Städte
offrandes-board-altars = Altäre
offrandes-board-stable = Stall
offrandes-board-marker = Startspielerstein: { $city }
offrandes-board-auctioneer = Versteigerungszug: { $city } · verkaufte Paare: { $lots }
offrandes-board-bid = Gebot: { $bid } von { $leader }
offrandes-board-to-bid = Am Zug: { $list }
offrandes-board-passed = Raus bei diesem Paar: { $list }
offrandes-board-seal = Erstes Gebot: { $opening } von { $opener }
offrandes-board-to-sacrifice = Noch nicht geopfert: { $list }
offrandes-board-chosen = Genommene Tiere: { $list }
offrandes-board-city = { $seat }: { $purse }, { $score } (Opfergaben { $sacrifices }, Lampen { $lamps })
    { $rungs }
offrandes-board-altar = { $god }: { $animals } ({ $city })
offrandes-board-altar-free = { $god }: frei
offrandes-board-tier = Gruppe { $tier } ({ $points }): { $list }

## The end

offrandes-part-sacrifices = Opfergaben
offrandes-part-lamps = Lampen
offrandes-part-altars = Altäre
offrandes-part-points = Punkte
    .with = { $n ->
        [one] Punkt
       *[other] Punkten
    }
offrandes-part-held = Altäre im Besitz
    .with = { $n ->
        [one] Altar
       *[other] Altären
    }
offrandes-reason-altars = Auf jedem Altar liegt eine Opfergabe
offrandes-reason-points = Eine Stadt hat mehr als 100 Punkte
offrandes-reason-rounds = Runde 50 war die letzte

# Aufträge

offrandes-order-bid = Gebote
offrandes-order-bribe = Bestechungen dieser Runde
offrandes-order-lot = Bei diesem Paar passen
offrandes-order-turn = Den ganzen Zug passen

## Whole actions: verb and object, for lists that show an action alone

offrandes-whole-pick = { $character-acc } wählen
offrandes-whole-lot = { $lot } anbieten
offrandes-whole-bribe = { $character-acc } von { $city } bestechen
offrandes-whole-rank = { $character-acc } von { $city } notieren
offrandes-whole-offer = { $animals } opfern
offrandes-whole-altar = Auf dem Altar von { $god } opfern
