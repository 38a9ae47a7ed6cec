# Cyclades: everything said at a table. Nouns take $n; sentences get a noun's forms as $creature, $creature-def, $building-a, ….

cyclades-title = Cyclades
cyclades-pitch = Gewinne Göttergunst und zwei Metropolen
cyclades-blurb = Gewinne die Gunst der Götter, segle, lande, rufe Sagenwesen und sei die erste Stadt mit zwei Metropolen. Für 2–5 Personen, 60–90 Minuten am Stück.

## Nouns

cyclades-gold = Gold
cyclades-piece-troop = { $n ->
    [one] Truppe
   *[other] Truppen
}
    .gender = f
cyclades-piece-fleet = { $n ->
    [one] Flotte
   *[other] Flotten
}
    .gender = f
cyclades-piece-priest = Priester
    .gender = m
cyclades-piece-philosopher = { $n ->
    [one] Philosoph
   *[other] Philosophen
}
    .gender = m
cyclades-piece-metropolis = { $n ->
    [one] Metropole
   *[other] Metropolen
}
    .gender = f
cyclades-building-fortress = { $n ->
    [one] Festung
   *[other] Festungen
}
    .gender = f
    .a = eine Festung
    .def = die Festung
cyclades-building-port = { $n ->
    [one] Hafen
   *[other] Häfen
}
    .gender = m
    .a = einen Hafen
    .def = der Hafen
cyclades-building-temple = Tempel
    .gender = m
    .a = einen Tempel
    .def = der Tempel
cyclades-building-university = { $n ->
    [one] Universität
   *[other] Universitäten
}
    .gender = f
    .a = eine Universität
    .def = die Universität
cyclades-creature-siren = Sirene
    .gender = f
    .def = die Sirene
    .acc = die Sirene
    .dat = der Sirene
cyclades-creature-pegasus = Pegasus
    .gender = m
    .def = Pegasus
    .acc = Pegasus
    .dat = Pegasus
cyclades-creature-giant = Riese
    .gender = m
    .def = der Riese
    .acc = den Riesen
    .dat = dem Riesen
cyclades-creature-chimera = Chimäre
    .gender = f
    .def = die Chimäre
    .acc = die Chimäre
    .dat = der Chimäre
cyclades-creature-cyclops = Zyklop
    .gender = m
    .def = der Zyklop
    .acc = den Zyklopen
    .dat = dem Zyklopen
cyclades-creature-sphinx = Sphinx
    .gender = f
    .def = die Sphinx
    .acc = die Sphinx
    .dat = der Sphinx
cyclades-creature-sylph = Sylphe
    .gender = f
    .def = die Sylphe
    .acc = die Sylphe
    .dat = der Sylphe
cyclades-creature-harpy = Harpyie
    .gender = f
    .def = die Harpyie
    .acc = die Harpyie
    .dat = der Harpyie
cyclades-creature-griffon = Greif
    .gender = m
    .def = der Greif
    .acc = den Greifen
    .dat = dem Greifen
cyclades-creature-fates = Moiren
    .gender = f
    .def = die Moiren
    .acc = die Moiren
    .dat = den Moiren
cyclades-creature-satyr = Satyr
    .gender = m
    .def = der Satyr
    .acc = den Satyrn
    .dat = dem Satyrn
cyclades-creature-dryad = Dryade
    .gender = f
    .def = die Dryade
    .acc = die Dryade
    .dat = der Dryade
cyclades-creature-minotaur = Minotaurus
    .gender = m
    .def = der Minotaurus
    .acc = den Minotaurus
    .dat = dem Minotaurus
cyclades-creature-chiron = Chiron
    .gender = m
    .def = Chiron
    .acc = Chiron
    .dat = Chiron
cyclades-creature-medusa = Medusa
    .gender = f
    .def = Medusa
    .acc = Medusa
    .dat = Medusa
cyclades-creature-polyphemus = Polyphem
    .gender = m
    .def = Polyphem
    .acc = Polyphem
    .dat = Polyphem
cyclades-creature-kraken = Krake
    .gender = m
    .def = der Krake
    .acc = den Kraken
    .dat = dem Kraken

## One piece, as the object of a sentence

cyclades-one-troop = eine Truppe auf { $place }
cyclades-one-fleet = eine Flotte auf { $place }
cyclades-one-priest = einen Priester
cyclades-one-philosopher = einen Philosophen
cyclades-free = kostenlos
cyclades-neutral = neutral

## Options

cyclades-option-tie-break = bei Gleichstand zählt
cyclades-option-tie-break-gold = Gold
cyclades-option-tie-break-metropolises = Metropolen
cyclades-option-two-player-start = Aufbau zu zweit
cyclades-option-two-player-start-standard = normal
cyclades-option-two-player-start-alternate = alternativ

## Phases

cyclades-phase-set-up = Aufbau
cyclades-phase-creatures = Sagenwesen
cyclades-phase-gods = Götter
cyclades-phase-offerings = Opfergebote
cyclades-phase-actions = Aktionen
cyclades-phase-in-cycle = Zyklus { $cycle } · { $phase }
cyclades-phase-over = beendet nach Zyklus { $cycle }

## What a seat does: after its name

cyclades-verb-offer = macht ein Opfergebot
cyclades-verb-move-on = wurde bei { $god } überboten und muss woanders bieten
cyclades-verb-turn = ist mit { $god } am Zug
cyclades-verb-creature = nutzt { $creature-acc }
cyclades-verb-siren-own = nimmt eine eigene Flotte für das Feld { $place } der Sirene
cyclades-verb-sail = bewegt { $fleets } weiter von { $place } aus (noch { $steps })
cyclades-verb-sylph = bewegt Flotten mit der Sylphe (noch { $steps })
cyclades-verb-kraken-step = darf den Kraken von { $place } aus weiterbewegen
cyclades-verb-push = drängt die Flotten rund um { $place } weg
cyclades-verb-sphinx = verkauft an die Sphinx
cyclades-verb-battle = kämpft weiter oder zieht sich zurück ({ $place })
cyclades-verb-set = gibt { $building-a } für eine Metropole ab
cyclades-verb-metropolis = setzt eine Metropole
cyclades-verb-prosperity = legt einen Wohlstandsstein

## Turn notices: after the mention

cyclades-notice-offer = dein Opfergebot
cyclades-notice-move-on = du wurdest bei { $god } überboten: Biete bei einem anderen Gott
cyclades-notice-turn = dein Zug mit { $god }
cyclades-notice-creature = wähle, wie du { $creature-acc } nutzt
cyclades-notice-siren-own = deine Flotte für das Feld { $place } der Sirene
cyclades-notice-sail = deine Bewegung: { $fleets } auf { $place }, noch { $steps }
cyclades-notice-sylph = deine Bewegung mit der Sylphe: noch { $steps }
cyclades-notice-kraken-step = dein Krake auf { $place }: Bewege ihn weiter oder lass ihn dort
cyclades-notice-push = dein Polyphem auf { $place }: Dränge die Flotten weg
cyclades-notice-sphinx = dein Verkauf an die Sphinx
cyclades-notice-battle = deine Schlacht bei { $place }, Kampfrunde { $round }: Kämpfe weiter oder zieh dich zurück
cyclades-notice-set = deine Metropole: Gib { $building-a } ab
cyclades-notice-metropolis = deine Metropole: Wähle ihre Insel
cyclades-notice-prosperity = dein Wohlstandsstein: Wähle seine Insel
cyclades-notice-chance = es wird gezogen oder gewürfelt
cyclades-notice-over = die Partie ist vorbei

## What a table waits for, in brackets

cyclades-prompt-offer = Opfergebot
cyclades-prompt-move-on = Gebot bei einem anderen Gott
cyclades-prompt-turn = Aktionen
cyclades-prompt-creature = Sagenwesen
cyclades-prompt-siren-own = Sagenwesen
cyclades-prompt-sail = Flotten
cyclades-prompt-sylph = Flotten
cyclades-prompt-kraken-step = Krake
cyclades-prompt-push = Polyphem
cyclades-prompt-sphinx = Verkauf
cyclades-prompt-battle = Schlacht
cyclades-prompt-set = Metropole
cyclades-prompt-metropolis = Metropole
cyclades-prompt-prosperity = Wohlstandsstein

## Status lines of the board message

cyclades-status-luck-starts = Es wird ausgelost, wo die Städte beginnen.
cyclades-status-luck-markers = Die Reihenfolge wird gemischt.
cyclades-status-luck-row = Ein Sagenwesen wird gezogen.
cyclades-status-luck-gods = Die Reihenfolge der Götter wird gezogen.
cyclades-status-luck-battle = Die Würfel fallen.
cyclades-status-move-on = { $city } darf mit diesem Gebot nicht zurück zu { $god }.
cyclades-status-offerings = Opfergebote: { $list }
cyclades-status-row = Auslage der Sagenwesen: { $list }
cyclades-status-income = Einkommen: { $list }
cyclades-status-next = Danach: { $list }
cyclades-status-battle = { $place }, Kampfrunde { $round }: { $attacker } { $force } gegen { $defender } { $defence }
cyclades-status-odds = Nächste Kampfrunde: Angriff gewinnt { $win } %, gleich { $tie } %, Verteidigung gewinnt { $lose } %.
cyclades-status-creature = Im Einsatz: { $list }
cyclades-status-totals = Endstand: { $list }
cyclades-status-total = { $seat } { $metropolises }, { $gold }

## What is under way in a turn

cyclades-task-target = Die Kraft des Sagenwesens wird gleich genutzt.
cyclades-task-siren-own = Die Sirene wirkt auf { $place }; die Flotte kommt von einem anderen Feld.
cyclades-task-sail = Unterwegs: { $fleets } auf { $place }, noch { $steps }.
cyclades-task-sail-regrouped = Unterwegs: { $fleets } auf { $place }, noch { $steps }; die Gruppe steht für dieses Feld fest.
cyclades-task-sylph = Die Sylphe: noch { $steps }.
cyclades-task-sylph-tired = Die Sylphe: noch { $steps }. Flotten, die gekämpft haben, bleiben stehen: { $list }.
cyclades-task-swap = Auf das Feld für { $cost } Gold kommt ein neues Sagenwesen.
cyclades-task-kraken = Der Krake darf weiter.
cyclades-task-push = Polyphem drängt Flotten weg.
cyclades-task-sphinx = Die Sphinx kauft.
cyclades-task-prosperity = Gleich wird ein Wohlstandsstein gelegt.
cyclades-task-give = Für eine Metropole wird ein Gebäude abgegeben: { $building }.
cyclades-task-place = Gleich wird eine Metropole gesetzt.

## The panel

cyclades-question-offer = Dein Opfergebot: Wähle einen Gott oder geh kostenlos zu Apollon.
cyclades-question-move-on = Du wurdest bei { $god } überboten: Wähle einen anderen Gott oder Apollon.
cyclades-question-back = Zu { $god } darfst du zurück, wenn du wieder überboten wirst.
cyclades-question-after = Nach dir bieten: { $list }.
cyclades-question-turn = Dein Zug mit { $god }: so viel, wie du bezahlen kannst, in beliebiger Reihenfolge.
cyclades-question-creature = Du nutzt { $creature-acc }.
cyclades-question-siren-own = Dein Vorrat ist leer: Welche deiner Flotten kommt auf { $place }?
cyclades-question-sail = { $fleets } auf { $place }, noch { $steps }: Wohin?
cyclades-question-sylph = Die Sylphe: noch { $steps }, beliebig auf deine Flotten verteilt.
cyclades-question-kraken-step = Krake auf { $place }: Ein Schritt kostet 1 Gold und zerstört alle Flotten auf dem neuen Feld.
cyclades-question-push = Polyphem ist auf { $place }: Wähle, wohin die Flotten jedes Feldes gehen.
cyclades-question-sphinx = Die Sphinx zahlt 2 Gold für jedes Stück, das du verkaufst.
cyclades-question-battle = Schlacht bei { $place }, Kampfrunde { $round }: Kämpfe weiter oder zieh dich zurück.
cyclades-question-set = Eine Metropole steht an: Welches Gebäude gibst du ab? Wähle { $building-a }.
cyclades-question-metropolis = Deine Metropole: Wähle ihre Insel.
cyclades-question-metropolis-space = Gebäude unter ihrem Feld gehen verloren. Solange eines dieser Felder frei von Gebäuden ist, muss es ein freies sein.
cyclades-question-prosperity = Apollons Wohlstandsstein: Wähle eine deiner Inseln. Dort bleibt er für immer.
cyclades-question-standing = Dein anderes Gebot: { $amount } bei { $god }; das kostet { $cost } Gold.
cyclades-question-recruits = Preise für weitere { $pieces }: { $list }.
cyclades-question-no-recruits = In diesem Zug gibt es keine weiteren { $pieces }.
cyclades-question-set-missing = Für eine Metropole noch nötig: { $missing }. Philosophen: { $philosophers } von { $school }.
cyclades-question-beyond = { $god }: ab { $least }, mehr als du zahlen kannst.
cyclades-question-build = { $building }: { $price }. { $then }
cyclades-question-discounts = { $n ->
    [one] Dank deiner Tempel sparst du in diesem Zyklus noch 1 Gold bei Sagenwesen.
   *[other] Dank deiner Tempel sparst du in diesem Zyklus noch { $n } Gold bei Sagenwesen.
}
cyclades-question-battle-own-attack = Du greifst an: { $units } von { $city } + Würfel.
cyclades-question-battle-attack = { $city } greift an: { $units } + Würfel.
cyclades-question-battle-own-defence = Du verteidigst { $city }: { $units } + Würfel.
cyclades-question-battle-own-defence-bonus = Du verteidigst { $city }: { $units } + { $bonus } = { $total } + Würfel.
cyclades-question-battle-defence = { $city } verteidigt: { $units } + Würfel.
cyclades-question-battle-defence-bonus = { $city } verteidigt: { $units } + { $bonus } = { $total } + Würfel.
cyclades-question-battle-odds = Eine Kampfrunde: Du gewinnst { $win } %, gleich { $tie } %, du verlierst { $lose } %.
cyclades-question-battle-loss = Ziehst du dich zurück, geht { $place } an { $city }.
cyclades-question-out = Deine Stadt ist raus. Du kannst zuschauen.
cyclades-question-income = Dein Einkommen ist { $income }.
cyclades-holdings = Du hast: { $list }.

## What each creature does

cyclades-power-siren = Eine Flotte einer anderen Stadt, die allein auf ihrem Feld steht, wird durch eine von dir ersetzt.
cyclades-power-pegasus = Deine Truppen fliegen von einer Insel zu irgendeiner anderen, ohne Flotten.
cyclades-power-giant = Zerstört ein Gebäude auf irgendeiner Insel, aber keine Metropole.
cyclades-power-chimera = Nimmt ein Sagenwesen vom Ablagestapel und nutzt es; dann werden Stapel und Ablagestapel zusammen gemischt.
cyclades-power-cyclops = Macht aus einem deiner Gebäude eines anderer Art.
cyclades-power-sphinx = Zahlt je 2 Gold für Truppen, Flotten, Priester und Philosophen, die du verkaufst.
cyclades-power-sylph = 10 kostenlose Schritte, auf deine Flotten verteilt.
cyclades-power-harpy = Entfernt eine Truppe einer anderen Stadt.
cyclades-power-griffon = Nimmt einer Stadt die Hälfte ihres Goldes, abgerundet.
cyclades-power-fates = Dein Einkommen noch einmal.
cyclades-power-satyr = Nimmt einer anderen Stadt einen Philosophen.
cyclades-power-dryad = Nimmt einer anderen Stadt einen Priester.
cyclades-power-minotaur = Verteidigt eine Insel wie 2 Truppen, für die Stadt, der sie gehört, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-power-chiron = Hält den Riesen, die Harpyie und Pegasus anderer Städte von einer Insel fern, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-power-medusa = Keine Truppen verlassen ihre Insel, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-power-polyphemus = Drängt alle Flotten von der Küste einer Insel und sperrt sie, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-power-kraken = Zerstört alle Flotten auf seinem Feld, dann für 1 Gold je Schritt auf weiteren; er bleibt dort und sperrt das Feld.

## Labels

cyclades-label-root = Was tust du?
cyclades-label-bid = Opfergebot machen
cyclades-label-recruit = Anwerben
cyclades-label-build = Bauen (2 Gold)
cyclades-label-move = Truppen bewegen
cyclades-label-sail = Flotten bewegen
cyclades-label-to = Nächster Schritt
cyclades-label-to-place = Nach { $place }
cyclades-label-with = Lassen / mitnehmen
cyclades-label-with-amount = Mit { $amount } weiter
cyclades-label-stop = Fertig
cyclades-label-swap = Tauschen (1 Gold)
cyclades-label-swap-creature = { $creature } tauschen
cyclades-label-summon = Sagenwesen rufen
cyclades-label-summon-creature = { $creature } rufen
cyclades-label-forgo = Ohne Wirkung
cyclades-label-at = Wo?
cyclades-label-from = Von wem?
cyclades-label-from-place = Von { $place }
cyclades-label-topple = Gebäude zerstören
cyclades-label-remake = Gebäude ersetzen
cyclades-label-slot = { $place }, Bauplatz { $slot }
cyclades-label-copy = Sagenwesen nutzen
cyclades-label-copy-creature = { $creature } nutzen
cyclades-label-sell = Verkaufen
cyclades-label-push = Flotten wegdrängen
cyclades-label-fight = Weiterkämpfen
cyclades-label-withdraw = Zurückziehen
cyclades-label-withdraw-place = Rückzug nach { $place }
cyclades-label-give = Gebäude abgeben
cyclades-label-one-troop = Truppe auf { $place }
cyclades-label-one-fleet = Flotte auf { $place }
cyclades-label-one-priest = Priester
cyclades-label-one-philosopher = Philosoph

## Buttons that name the act

cyclades-act-for = { $what } ({ $amount })
cyclades-act-attack = { $city } bei { $place } angreifen
cyclades-act-attack-with = { $what } (mit { $n })
cyclades-act-step = { $arrow } { $place } · { $meets }
cyclades-act-empty = leer
cyclades-act-own = deins
cyclades-act-metropolis = Metropole auf { $place }
cyclades-act-prosperity = Wohlstand auf { $place }
cyclades-act-siren = Flotte auf { $place } nehmen
cyclades-act-siren-own = Flotte von { $place }
cyclades-act-harpy = Truppe auf { $place } entfernen
cyclades-act-creature = { $creature } auf { $place }
cyclades-act-griffon = Halbes Gold von { $city }
cyclades-act-satyr = Philosoph von { $city }
cyclades-act-dryad = Priester von { $city }
cyclades-act-topple = { $building } auf { $place } zerstören
cyclades-act-give = { $building } auf { $place } abgeben
cyclades-act-remake = { $place }: { $from } → { $to }

## Effects in a few words (90 characters)

cyclades-effect-god-ares = Truppen, Festungen, Angriffe an Land
cyclades-effect-god-poseidon = Flotten, Häfen, Bewegungen auf See
cyclades-effect-god-zeus = Priester (Opfergebote kosten 1 Gold weniger), Tempel, ein neues Sagenwesen
cyclades-effect-god-athena = Philosophen (vier sind eine Metropole), Universitäten
cyclades-effect-god-apollo = 1 Gold, mit nur einer Insel 4; wer zuerst dort ist: für immer +1 Einkommen
cyclades-effect-creature-siren = eine einzelne feindliche Flotte wird deine
cyclades-effect-creature-pegasus = deine Truppen fliegen zu irgendeiner Insel
cyclades-effect-creature-giant = zerstört ein Gebäude, aber keine Metropole
cyclades-effect-creature-chimera = nutzt ein abgelegtes Sagenwesen
cyclades-effect-creature-cyclops = macht aus einem deiner Gebäude eines anderer Art
cyclades-effect-creature-sphinx = kauft deine Stücke für je 2 Gold
cyclades-effect-creature-sylph = 10 kostenlose Schritte auf See
cyclades-effect-creature-harpy = entfernt eine Truppe einer anderen Stadt
cyclades-effect-creature-griffon = die Hälfte des Goldes einer Stadt
cyclades-effect-creature-fates = dein Einkommen noch einmal
cyclades-effect-creature-satyr = nimmt einen Philosophen
cyclades-effect-creature-dryad = nimmt einen Priester
cyclades-effect-creature-minotaur = bewacht eine Insel wie 2 Truppen
cyclades-effect-creature-chiron = schützt eine Insel vor Riese, Harpyie und Pegasus
cyclades-effect-creature-medusa = keine Truppen verlassen eine Insel
cyclades-effect-creature-polyphemus = drängt Flotten von einer Küste und sperrt sie
cyclades-effect-creature-kraken = versenkt alle Flotten auf einem Feld; jeder weitere Schritt kostet 1 Gold
cyclades-effect-building-fortress = +1 zur Verteidigung der Insel
cyclades-effect-building-port = +1 zur Verteidigung der Küste
cyclades-effect-building-temple = in jedem Zyklus ein Sagenwesen um 1 Gold billiger
cyclades-effect-building-university = eines der vier für eine Metropole
cyclades-effect-card-priest = jedes deiner Opfergebote kostet 1 Gold weniger
cyclades-effect-card-philosopher = vier sind eine Metropole

## What was done: after "Done:"

cyclades-said-bid = { $amount } bei { $god } geboten
cyclades-said-bid-apollo = zu Apollon gegangen
cyclades-said-recruit = { $piece } bekommen
cyclades-said-build = auf { $place } gebaut (Bauplatz { $slot }), −{ $cost } Gold
cyclades-said-move = { $units } von { $from } nach { $to } bewegt
cyclades-said-to = nach { $place } weitergezogen
cyclades-said-with = mit { $fleets } weitergezogen
cyclades-said-stop = damit fertig
cyclades-said-swap = { $creature-acc } aus der Auslage abgelegt
cyclades-said-summon = { $creature-acc } gerufen
cyclades-said-forgo = Kraft ungenutzt gelassen
cyclades-said-at = { $place } gewählt
cyclades-said-from = { $city } gewählt
cyclades-said-topple = Gebäude auf { $place } zerstört (Bauplatz { $slot })
cyclades-said-remake = Gebäude auf { $place } (Bauplatz { $slot }) durch { $building-a } ersetzt
cyclades-said-copy = { $creature-acc } genutzt
cyclades-said-sell = { $piece } verkauft
cyclades-said-push = Flotten von { $from } nach { $to } gedrängt
cyclades-said-fight = weitergekämpft
cyclades-said-withdraw = nach { $place } zurückgezogen
cyclades-said-give = Gebäude auf { $place } abgegeben (Bauplatz { $slot })
cyclades-said-end = Zug beendet

## What units meet where they go

cyclades-arrival-own = dort schon { $units } von dir
cyclades-arrival-own-empty = deine Insel
cyclades-arrival-open = neutral
cyclades-arrival-open-sea = leere See
cyclades-arrival-open-trade = leere See, Einkommen +1
cyclades-arrival-abandoned = { $city }, ohne Verteidigung
cyclades-arrival-enemy = Schlacht gegen { $city } ({ $defence })
cyclades-arrival-battle = Schlacht { $force } gegen { $defence }

## What a choice brings, in a line of a select (50 characters)

cyclades-gain-cost = kostet { $cost } Gold, { $left } übrig
cyclades-gain-bid-none = noch niemand
cyclades-gain-bid-own = dein eigenes, { $amount }
cyclades-gain-bid = { $city } { $amount }
cyclades-gain-apollo = { $gold }
cyclades-gain-apollo-first = { $gold } und ein Wohlstandsstein
cyclades-gain-units = { $city }, { $units }
cyclades-gain-recruit = { $price } · dort { $there }
cyclades-gain-philosopher = { $price } · bringt eine Metropole
cyclades-gain-build-under = { $price }, unter dem Metropolenfeld
cyclades-gain-build-beside = { $price }, neben dem Metropolenfeld
cyclades-gain-with = lässt { $stays } zurück
cyclades-gain-costs = { $cost } Gold
cyclades-gain-targets = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
}
cyclades-gain-summon = kostet { $cost } Gold statt { $full }, { $left } übrig
cyclades-gain-sell = +{ $amount } Gold, dann { $then } insgesamt
cyclades-gain-push = zu { $fleets } derselben Stadt
cyclades-gain-push-empty = leeres Feld
cyclades-gain-fight = Sieg { $win } %, gleich { $tie } %, Niederlage { $lose } %
cyclades-gain-give-under = { $building }, unter dem Metropolenfeld
cyclades-gain-give-beside = { $building }, neben dem Metropolenfeld
cyclades-gain-no-fleets = keine Flotten
cyclades-gain-metropolis = { $list } verloren
cyclades-gain-metropolis-free = nichts geht verloren
cyclades-gain-prosperity = Wohlstand { $now } → { $then }
cyclades-gain-clash = { $creature } ist dort, beide verschwinden
cyclades-gain-griffon = die Hälfte des Goldes, abgerundet
cyclades-gain-set = { $n } von { $of } Arten

## What a choice brings, in one line of the panel

cyclades-preview-cost = { $price }.
cyclades-preview-bid = Ein Gebot von { $amount } bei { $god } kostet { $cost } Gold, { $left } übrig.
cyclades-preview-bid-priests = Ein Gebot von { $amount } bei { $god } kostet { $cost } Gold ({ $priests }), { $left } übrig.
cyclades-preview-bid-aside = Dein anderes Gebot ist mit { $cost } Gold schon abgezogen.
cyclades-preview-bid-own = Dein eigenes Gebot von { $amount } muss dort weichen.
cyclades-preview-bid-over = { $city } muss dort weichen.
cyclades-preview-apollo = Bei Apollon: { $gain }. Das kostet nichts.
cyclades-preview-recruit-units = Du bekommst { $piece }: { $price }. Dann dort: { $then }.
cyclades-preview-recruit-cards = Du bekommst { $piece }: { $price }. Dann hast du: { $then }.
cyclades-preview-build = { $building } auf { $place }: { $price }.
cyclades-preview-set = Für eine Metropole dann noch nötig: { $list }.
cyclades-preview-metropolis = Das bringt sofort eine Metropole.
cyclades-preview-no-room = Die Metropole, die dann ansteht, ist verloren: Keine deiner Inseln kann sie aufnehmen, oder es gibt keine mehr.
cyclades-preview-move = { $units } von { $from } nach { $to }; du lässt { $stays } zurück.
cyclades-preview-to = { $units } nach { $to }.
cyclades-preview-join = Dann auf { $place }: { $units }.
cyclades-preview-take = { $place } wird ohne Schlacht deine Insel.
cyclades-preview-take-from = { $place } ist ohne Verteidigung: { $city } verliert die Insel an dich.
cyclades-preview-taken = Darauf: { $list }.
cyclades-preview-battle = Schlacht gegen { $city }: { $force } gegen { $defence } vor dem Würfeln.
cyclades-preview-odds = Eine Kampfrunde: Du gewinnst { $win } %, gleich { $tie } %, du verlierst { $lose } %.
cyclades-preview-with = Zusammen weiter: { $units }; auf { $place } lässt du { $stays } zurück.
cyclades-preview-stop = Die Bewegung endet hier; ungenutzt: { $steps }.
cyclades-preview-stop-kraken = Der Krake bleibt auf { $place }.
cyclades-preview-stop-sale = Der Verkauf ist vorbei.
cyclades-preview-swap = Du legst { $creature-acc } ab; für das Feld wird ein neues Sagenwesen gezogen.
cyclades-preview-targets = { $n ->
    [0] Jetzt gibt es kein Ziel.
    [one] Jetzt gibt es 1 Ziel.
   *[other] Jetzt gibt es { $n } Ziele.
}
cyclades-preview-forgo = Ohne Wirkung: { $creature }. Der Preis wird nicht erstattet.
cyclades-preview-copy = Dann werden Stapel und Ablagestapel zusammen gemischt.
cyclades-preview-place = Eine Metropole auf { $place }; nichts geht verloren.
cyclades-preview-place-fallen = Eine Metropole auf { $place }; verloren: { $list }.
cyclades-preview-prosperity = Ein Wohlstandsstein auf { $place }: Dein Einkommen steigt von { $now } auf { $then }.
cyclades-preview-siren = Die Flotte von { $city } auf { $place } wird durch eine von dir ersetzt.
cyclades-preview-siren-own = Eine deiner Flotten kommt von { $from } nach { $to }.
cyclades-preview-kraken = Du setzt den Kraken auf { $place }: { $city } verliert { $fleets }.
cyclades-preview-kraken-own = Du setzt den Kraken auf { $place }: **Du** verlierst { $fleets }.
cyclades-preview-kraken-empty = Du setzt den Kraken auf { $place }: Dort sind keine Flotten.
cyclades-preview-harpy = { $city } verliert eine Truppe auf { $place }; dort bleiben: { $left }.
cyclades-preview-clash = { $first-def } ist auf { $place }; { $second-def } kommt dazu, und beide verschwinden ohne Wirkung.
cyclades-preview-figurine = { $creature-def } auf { $place }, einer Insel von { $city }, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-preview-figurine-neutral = { $creature-def } auf { $place }, einer neutralen Insel, bis dein erster Zug im nächsten Zyklus beginnt.
cyclades-preview-minotaur-neutral = Dort tut er nichts, bis jemand die Insel einnimmt.
cyclades-preview-pushed = Müssen weichen: { $list }.
cyclades-preview-push-lost = Verloren, weil kein Ausweg bleibt: { $list }.
cyclades-preview-push = Von { $from } nach { $to }: { $fleets } von { $city }.
cyclades-preview-griffon = Die Hälfte des Goldes von { $city }, abgerundet, geht an dich.
cyclades-preview-satyr = Ein Philosoph von { $city } geht an dich.
cyclades-preview-dryad = Ein Priester von { $city } geht an dich.
cyclades-preview-topple = { $building-def } auf { $place } wird zerstört.
cyclades-preview-remake = Auf { $place }: { $to } statt { $building }.
cyclades-preview-give = { $building-def } auf { $place } wird abgegeben.
cyclades-preview-sell = Du verkaufst { $piece }: +{ $amount } Gold. Dann hast du { $gold }.
cyclades-preview-withdraw = Nach { $to }: { $units }. { $place } überlässt du { $city }.
cyclades-preview-end = Dein Zug mit diesem Gott ist vorbei.
cyclades-preview-end-unused = Dein Zug mit diesem Gott ist vorbei. Das kostenlose Stück verfällt.

## Titles of forms (45 characters)

cyclades-ask-bid = Dein Opfergebot: { $god } ({ $least }–{ $most })
cyclades-ask = { $what } ({ $least }–{ $most })

## Events

cyclades-event-start = { $city } beginnt auf { $islands }, mit Flotten auf { $seas }.
cyclades-event-marker = Reihenfolge { $place }: { $city }.
cyclades-event-cycle = Zyklus { $cycle }.
cyclades-event-row-left = Aus der Auslage abgelegt: { $creature }.
cyclades-event-row-came = Neu in der Auslage für { $cost } Gold: { $creature }.
cyclades-event-reshuffled = Der Ablagestapel wird zum Stapel.
cyclades-event-gods = Götter von oben: { $list }. Nicht im Spiel: { $away }.
cyclades-event-gods-all = Götter von oben: { $list }.
cyclades-event-income = Einkommen: { $list }.
cyclades-event-income-none = Einkommen: Niemand bekommt etwas.
cyclades-event-fates = { $city } bekommt das Einkommen noch einmal: { $gold }.
cyclades-event-bid = { $city } bietet { $amount } bei { $god }.
cyclades-event-bid-over = { $city } bietet { $amount } bei { $god } und überbietet { $other }.
cyclades-event-bid-own = { $city } bietet { $amount } bei { $god } und überbietet das eigene Gebot.
cyclades-event-queued = { $city } geht zu Apollon, als Nummer { $place }.
cyclades-event-paid = { $city } zahlt { $amount } Gold für { $god }.
cyclades-event-turn = { $city } ist mit { $god } am Zug.
cyclades-event-figurine-left = { $creature-def } verlässt { $place }.
cyclades-event-recruited = { $city } bekommt { $piece } für { $cost } Gold.
cyclades-event-recruited-free = { $city } bekommt { $piece }.
cyclades-event-built = { $city } baut { $building-a } auf { $place }.
cyclades-event-swapped = { $city } legt { $creature-acc } aus der Auslage ab.
cyclades-event-summoned = { $city } ruft { $creature-acc } für { $cost } Gold.
cyclades-event-forgone = { $city } nutzt { $creature-acc } nicht.
cyclades-event-moved = { $city } bewegt { $units } von { $from } nach { $to }.
cyclades-event-flown = { $city } lässt { $units } von { $from } nach { $to } fliegen.
cyclades-event-regrouped = { $city } zieht mit { $fleets } von { $place } aus weiter.
cyclades-event-taken = { $city } nimmt { $place } ein.
cyclades-event-taken-from = { $city } nimmt { $other } die Insel { $place } ab.
cyclades-event-battle = Schlacht bei { $place }: { $city } { $force } gegen { $other } { $defence }.
cyclades-event-round-attacker = { $place }: { $city } würfelt { $die } (Summe { $total }), { $other } würfelt { $other-die } (Summe { $other-total }). { $city } gewinnt die Kampfrunde.
cyclades-event-round-equal = { $place }: { $city } würfelt { $die } (Summe { $total }), { $other } würfelt { $other-die } (Summe { $other-total }). Beide Seiten verlieren eine Einheit.
cyclades-event-round-defender = { $place }: { $city } würfelt { $die } (Summe { $total }), { $other } würfelt { $other-die } (Summe { $other-total }). { $other } gewinnt die Kampfrunde.
cyclades-event-minotaur-fell = Der Minotaurus auf { $place } fällt.
cyclades-event-fought-on = { $city } kämpft weiter.
cyclades-event-withdrew = { $city } zieht sich mit { $units } von { $from } nach { $to } zurück.
cyclades-event-battle-won = { $city } gewinnt die Schlacht bei { $place }.
cyclades-event-battle-nobody = Bei { $place } bleibt niemand übrig.
cyclades-event-eliminated = { $city } verliert die letzte Insel an { $other } und ist raus.
cyclades-event-given = { $city } gibt { $building-a } auf { $place } für eine Metropole ab.
cyclades-event-philosophers-given = { $city } gibt { $philosophers } für eine Metropole ab.
cyclades-event-metropolis = { $city } setzt eine Metropole auf { $place }.
cyclades-event-metropolis-fallen = { $city } setzt eine Metropole auf { $place }; verloren: { $list }.
cyclades-event-metropolis-lost = Keine Metropole für { $city }: Keine Insel kann sie aufnehmen, oder es gibt keine mehr.
cyclades-event-lured = { $city } lockt die Flotte von { $other } auf { $place } fort und stellt eine eigene dorthin.
cyclades-event-lured-from = { $city } lockt die Flotte von { $other } auf { $place } fort und stellt eine eigene von { $from } dorthin.
cyclades-event-toppled = { $city } zerstört { $building-a } auf { $place }.
cyclades-event-remade = { $city } ersetzt auf { $place } { $from-a } durch { $to-a }.
cyclades-event-copied = { $city } nimmt { $creature-acc } vom Ablagestapel.
cyclades-event-mixed = Stapel und Ablagestapel werden zusammen gemischt.
cyclades-event-sold = { $city } verkauft { $piece } für { $amount } Gold.
cyclades-event-seized = { $city } entfernt eine Truppe von { $other } auf { $place }.
cyclades-event-robbed = { $city } nimmt { $other } { $gold } ab.
cyclades-event-charmed = { $city } nimmt { $other } { $piece } ab.
cyclades-event-figurine-came = { $city } setzt { $creature-acc } auf { $place }.
cyclades-event-figurines-clashed = { $first-def } und { $second-def } treffen sich auf { $place }: Beide verschwinden.
cyclades-event-kraken = { $city } setzt den Kraken auf { $place }.
cyclades-event-sunk = { $city } verliert { $fleets } auf { $place }.
cyclades-event-pushed = Polyphem drängt { $fleets } von { $city } von { $from } nach { $to }.
cyclades-event-apollo = Apollon gibt { $city } { $gold }.
cyclades-event-prosperity = { $city } legt einen Wohlstandsstein auf { $place }.
cyclades-event-over = Die Partie ist vorbei: { $reason }.

## Why not

cyclades-refusal-not-your-turn = Du bist nicht dran; für dich gibt es jetzt nichts zu entscheiden.
cyclades-refusal-not-on-board = Diesen Ort gibt es auf dem Spielplan dieses Tisches nicht.
cyclades-refusal-offer-now = Jetzt geht es um Opfergebote: Wähle einen Gott und einen Betrag oder geh zu Apollon.
cyclades-refusal-apollo-once = Einer deiner Opfersteine ist bei Apollon; der andere darf nur dazu, wenn du kein anderes Gebot zahlen kannst.
cyclades-refusal-god-away = { $god } ist in diesem Zyklus nicht im Spiel.
cyclades-refusal-god-just-lost = Du wurdest gerade bei { $god } überboten: Wähle zuerst einen anderen Gott oder Apollon.
cyclades-refusal-bid-too-low = Ein Gebot bei { $god } ist jetzt mindestens { $least }; deines war { $bid }.
cyclades-refusal-bid-too-high = { $most ->
    [0] Ein Gebot von { $bid } bei { $god } kannst du nicht zahlen; Apollon kostet nichts.
   *[other] Du kannst bei { $god } höchstens { $most } bieten, Priester eingerechnet; dein Gebot war { $bid }.
}
cyclades-refusal-finish-first = Beende zuerst, was im Gange ist; unter „Mein Platz“ siehst du, was noch fehlt.
cyclades-refusal-metropolis-first = Eine Metropole steht an; sie kommt zuerst.
cyclades-refusal-battle-first = Eine Schlacht ist im Gange: Kämpfe weiter oder zieh dich zurück.
cyclades-refusal-creature-first = Zuerst { $creature-def }: Nutze die Kraft oder lass sie ohne Wirkung.
cyclades-refusal-not-now = Das steht jetzt nicht zur Wahl; unter „Mein Platz“ siehst du, was möglich ist.
cyclades-refusal-other-god = Du bist mit { $god } am Zug; dafür brauchst du { $wanted }.
cyclades-refusal-cannot-afford = Das kostet { $cost } Gold; du hast { $gold }.
cyclades-refusal-not-your-island = { $island } gehört dir nicht.
cyclades-refusal-no-more-recruits = In diesem Zug hast du schon { $most } bekommen; mehr geht nicht.
cyclades-refusal-all-units-out = Alle { $most } dieser Art sind schon auf dem Spielplan.
cyclades-refusal-not-your-coast = Neue Flotten kommen an die Küste einer eigenen Insel.
cyclades-refusal-enemy-fleets-there = Dort sind Flotten einer anderen Stadt; Flotten kommen auf leere Felder oder zu deinen eigenen.
cyclades-refusal-none-left = Davon ist in der Schachtel nichts mehr übrig.
cyclades-refusal-space-closed = Dieses Feld ist für Flotten gesperrt: Dort liegt der Krake, oder Polyphem bewacht die Küste.
cyclades-refusal-no-such-slot = Die Bauplätze dieser Insel gehen von 1 bis { $slots }.
cyclades-refusal-slot-covered = Dieser Bauplatz liegt unter der Metropole.
cyclades-refusal-slot-taken = Auf diesem Bauplatz steht ein Gebäude.
cyclades-refusal-slot-alike = Bauplätze, zwischen denen es keinen Unterschied gibt, zählen als einer: Wähle den niedrigsten.
cyclades-refusal-same-island = Die Truppen sind schon dort.
cyclades-refusal-too-few-troops = { $troops ->
    [0] Dort hast du keine Truppen zu bewegen.
    [one] Von dort kannst du 1 Truppe bewegen.
   *[other] Von dort kannst du 1 bis { $troops } Truppen bewegen.
}
cyclades-refusal-medusa-holds = Dort ist Medusa: Keine Truppen verlassen diese Insel.
cyclades-refusal-no-chain = Keine Kette deiner Flotten führt dorthin.
cyclades-refusal-chiron-bars = Chiron schützt diese Insel.
cyclades-refusal-last-island = { $island } ist die letzte Insel dieser Stadt; angreifen darfst du sie nur, wenn du damit sofort genug Metropolen zum Sieg hast.
cyclades-refusal-too-few-fleets = { $fleets ->
    [0] Von dort kann sich keine deiner Flotten bewegen.
    [one] Von den Flotten dort kann sich 1 bewegen.
   *[other] Von den Flotten dort können sich { $fleets } bewegen.
}
cyclades-refusal-fleets-fought = Flotten, die gekämpft haben, bleiben stehen; von denen dort { $fleets ->
    [0] kann sich keine bewegen.
    [one] kann sich 1 bewegen.
   *[other] können sich { $fleets } bewegen.
}
cyclades-refusal-not-adjacent = Diese Felder grenzen nicht aneinander.
cyclades-refusal-regrouped = Die Gruppe steht für dieses Feld fest; auf dem nächsten kann sie sich ändern.
cyclades-refusal-same-group = Die Gruppe hat schon genau so viele Flotten.
cyclades-refusal-no-fleet-there = Dort hast du keine Flotte.
cyclades-refusal-nothing-to-push = Auf diesem Feld sind keine Flotten zum Wegdrängen.
cyclades-refusal-no-refuge = Flotten weichen auf ein angrenzendes Feld aus, das nicht an dieser Küste liegt, nicht gesperrt ist und leer ist oder ihrer Stadt gehört.
cyclades-refusal-not-of-the-set = Abgegeben wird jetzt eines deiner Gebäude dieser Art: { $building }.
cyclades-refusal-metropolis-there = Dort steht schon eine Metropole.
cyclades-refusal-free-space-first = Solange eines deiner Metropolenfelder frei von Gebäuden ist, muss es ein freies sein.
cyclades-refusal-no-way-back = Dorthin gibt es keinen Rückzug: An Land müssen deine Flotten die Insel mit der Schlacht verbinden, auf See muss das Feld angrenzen, darf nicht gesperrt sein und muss leer oder deins sein.
cyclades-refusal-not-in-row = Gerade nicht in der Auslage: { $creature }.
cyclades-refusal-not-discarded = Nicht auf dem Ablagestapel: { $creature }.
cyclades-refusal-nothing-to-sell = Davon hast du dort nichts zu verkaufen.
cyclades-refusal-no-lone-enemy = Die Sirene holt eine Flotte einer anderen Stadt, die allein auf ihrem Feld steht.
cyclades-refusal-same-building = Dieses Gebäude steht dort schon; wähle eine andere Art.
cyclades-refusal-no-enemy-troop = Dort ist keine Truppe einer anderen Stadt.
cyclades-refusal-nothing-to-take = Bei dieser Stadt ist davon nichts zu holen.
cyclades-refusal-no-building-there = Auf diesem Bauplatz steht kein Gebäude.

## The end

cyclades-part-metropolises = Metropolen
    .with = { $n ->
        [one] Metropole
       *[other] Metropolen
    }
cyclades-part-gold = Gold
cyclades-part-income = Einkommen
cyclades-ending-city = { $city } auf { $islands }
cyclades-ending-metropolises = Eine Stadt hat genug Metropolen: { $cities }
cyclades-reason-metropolises = Eine Stadt hat genug Metropolen
cyclades-reason-survivor = Nur eine Stadt ist übrig
cyclades-reason-cycles = Zyklus 60 war der letzte

# Aufträge

cyclades-order-offer = Plan für die Opfergebote

## Whole actions: verb and object, for lists that show an action alone

cyclades-whole-bid = { $amount } bei { $god } bieten
cyclades-whole-bid-apollo = Zu Apollon gehen
cyclades-whole-recruit = { $piece } anwerben
cyclades-whole-recruit-fleet = Eine Flotte auf { $place } ausrüsten
cyclades-whole-build = { $building-a } auf { $place } bauen, Bauplatz { $slot }
cyclades-whole-move = { $units } von { $from } nach { $to } bewegen
cyclades-whole-metropolis = Die Metropole auf { $place } setzen
cyclades-whole-prosperity = Den Wohlstandsstein auf { $place } legen
cyclades-whole-siren = Die Flotte auf { $place } nehmen
cyclades-whole-siren-own = Die Flotte von { $place } nutzen
cyclades-whole-harpy = Eine Truppe auf { $place } entfernen
cyclades-whole-creature = { $creature-acc } auf { $place } setzen
cyclades-whole-griffon = Die Hälfte des Goldes von { $city } nehmen
cyclades-whole-satyr = Einen Philosophen von { $city } nehmen
cyclades-whole-dryad = Einen Priester von { $city } nehmen
cyclades-whole-topple = { $building } auf { $place } zerstören, Bauplatz { $slot }
cyclades-whole-give = { $building } auf { $place } abgeben, Bauplatz { $slot }
cyclades-whole-remake = { $old } auf { $place } durch { $building-a } ersetzen, Bauplatz { $slot }
cyclades-whole-sell = { $piece } verkaufen
cyclades-whole-push = Die Flotten von { $from } nach { $to } wegdrängen
