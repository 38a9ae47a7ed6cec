# Attika: everything said at a table. Nouns take $n; sentences get a noun's forms as $building, $building-a, $pile-of, ….

attika-title = Attika
attika-pitch = Baue 30 Gebäude oder verbinde zwei Heiligtümer
attika-blurb = Errichte 30 Gebäude, wo das Land einen Teil der Kosten trägt, oder verbinde mit ihnen zwei Heiligtümer. Für 2–4 Personen, 60 Minuten am Stück.

## Nouns

attika-landscape-water = Wasser
    .gender = n
attika-landscape-forest = { $n ->
    [one] Wald
   *[other] Wälder
}
    .gender = m
attika-landscape-hill = Hügel
    .gender = m
attika-landscape-mountain = { $n ->
    [one] Berg
   *[other] Berge
}
    .gender = m
attika-group-city = Stadt
attika-group-supply = Versorgung
attika-group-defence = Verteidigung
attika-group-shipping = Schifffahrt
attika-group-streets = Straßen
attika-group-coinage = Münzwesen
attika-group-wine = Wein
attika-building-core = { $n ->
    [one] Stadtkern
   *[other] Stadtkerne
}
    .gender = m
    .a = einen Stadtkern
attika-building-oracle = Orakel
    .gender = n
    .a = ein Orakel
attika-building-theater = Theater
    .gender = n
    .a = ein Theater
attika-building-tavern = { $n ->
    [one] Taverne
   *[other] Tavernen
}
    .gender = f
    .a = eine Taverne
attika-building-plaza = { $n ->
    [one] Agora
   *[other] Agoren
}
    .gender = f
    .a = eine Agora
attika-building-gymnasium = { $n ->
    [one] Gymnasion
   *[other] Gymnasien
}
    .gender = n
    .a = ein Gymnasion
attika-building-statue = { $n ->
    [one] Statue
   *[other] Statuen
}
    .gender = f
    .a = eine Statue
attika-building-market = { $n ->
    [one] Markt
   *[other] Märkte
}
    .gender = m
    .a = einen Markt
attika-building-stadium = { $n ->
    [one] Stadion
   *[other] Stadien
}
    .gender = n
    .a = ein Stadion
attika-building-temple = Tempel
    .gender = m
    .a = einen Tempel
attika-building-well = Brunnen
    .gender = m
    .a = einen Brunnen
attika-building-corn-field = { $n ->
    [one] Kornfeld
   *[other] Kornfelder
}
    .gender = n
    .a = ein Kornfeld
attika-building-mill = { $n ->
    [one] Mühle
   *[other] Mühlen
}
    .gender = f
    .a = eine Mühle
attika-building-village = { $n ->
    [one] Dorf
   *[other] Dörfer
}
    .gender = n
    .a = ein Dorf
attika-building-quarry = { $n ->
    [one] Steinbruch
   *[other] Steinbrüche
}
    .gender = m
    .a = einen Steinbruch
attika-building-fortress = { $n ->
    [one] Festung
   *[other] Festungen
}
    .gender = f
    .a = eine Festung
attika-building-tower = { $n ->
    [one] Turm
   *[other] Türme
}
    .gender = m
    .a = einen Turm
attika-building-harbor = { $n ->
    [one] Hafen
   *[other] Häfen
}
    .gender = m
    .a = einen Hafen
attika-building-ship = { $n ->
    [one] Schiff
   *[other] Schiffe
}
    .gender = n
    .a = ein Schiff
attika-building-silver-mine = { $n ->
    [one] Silbermine
   *[other] Silberminen
}
    .gender = f
    .a = eine Silbermine
attika-building-mint = { $n ->
    [one] Münzstätte
   *[other] Münzstätten
}
    .gender = f
    .a = eine Münzstätte
attika-building-vineyard = { $n ->
    [one] Weinberg
   *[other] Weinberge
}
    .gender = m
    .a = einen Weinberg
attika-building-vintner = Winzer
    .gender = m
    .a = einen Winzer
attika-building-street = { $n ->
    [one] Straße
   *[other] Straßen
}
    .gender = f
    .a = eine Straße
attika-building = Gebäude
    .gender = n
attika-amphora = { $n ->
    [one] Amphore
   *[other] Amphoren
}
    .gender = f
attika-settlement = { $n ->
    [one] Siedlung
   *[other] Siedlungen
}
    .gender = f
attika-board-tile = { $n ->
    [one] Geländeteil
   *[other] Geländeteile
}
    .gender = n
attika-pile-main = Hauptstapel
    .of = vom Hauptstapel
attika-pile-1 = Stapel 1
    .of = von Stapel 1
attika-pile-2 = Stapel 2
    .of = von Stapel 2
attika-pile-3 = Stapel 3
    .of = von Stapel 3
attika-tile-named = Teil { $letter }
attika-tile-beside = neben Teil { $letter }
attika-shrine-named = Heiligtum { $letter }
attika-shrine-beside = neben Heiligtum { $letter }
attika-free = kostenlos
attika-no-card = keine Karte
attika-any = { $n ->
    [one] 1 beliebige Karte
   *[other] { $n } beliebige Karten
}

## Options

attika-option-amphorae = Amphoren im Vorrat
attika-option-amphorae-5 = 5
attika-option-amphorae-15 = 15

## Phases

attika-phase-set-up = Aufbau
attika-phase-turn = Runde { $round }
attika-phase-draw = Runde { $round } · Ziehzug
attika-phase-build = Runde { $round } · Bauzug
attika-phase-over = Beendet nach Runde { $round }

## What a seat does: after its name

attika-verb-act = { $kind ->
    [draw] zieht oder beendet den Zug (noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    })
    [build] baut oder beendet den Zug (noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    })
    [done] beendet den Zug oder nutzt eine Amphore
    [end] beendet den Zug
   *[open] zieht oder baut
}
attika-verb-place = entscheidet über eine Scheibe { $pile-of }
attika-verb-pay = bezahlt { $building-a } auf { $space }: { $price }
attika-verb-lay = legt ein neues Geländeteil an
attika-verb-turn = dreht das neue Geländeteil { $beside }, Stelle { $spot }

## Turn notices: after the mention

attika-notice-act = { $kind ->
    [draw] dein Zug: noch einmal ziehen oder beenden (noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    })
    [build] dein Zug: noch einmal bauen oder beenden (noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    })
    [done] dein Zug: beenden oder eine Amphore nutzen
    [end] dein Zug: beenden
   *[open] dein Zug: ziehen oder bauen
}
attika-notice-place = deine Scheibe { $pile-of }: setzen oder lagern
attika-notice-pay = deine Zahlung für { $building-a } auf { $space }: { $price }
attika-notice-lay = dein neues Geländeteil: Wähle seine Stelle
attika-notice-turn = dein neues Geländeteil { $beside }, Stelle { $spot }: Drehe es
attika-notice-chance = es wird gezogen
attika-notice-over = die Partie ist vorbei

## What others wait for: in brackets

attika-prompt-act = Zug
attika-prompt-place = eine gezogene Scheibe
attika-prompt-pay = Zahlung
attika-prompt-lay = ein Geländeteil
attika-prompt-turn = Drehen eines Geländeteils

## The question of the panel

attika-question-act = { $kind ->
    [draw] Ziehzug, noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Noch einmal ziehen oder den Zug beenden?
    [build] Bauzug, noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Noch einmal bauen oder den Zug beenden?
    [done] Nichts mehr zu ziehen oder zu bauen: Zug beenden oder eine Amphore nutzen?
    [end] Nichts mehr zu ziehen oder zu bauen: Beende deinen Zug.
   *[open] Dein Zug: ziehen oder bauen? Deine erste Aktion entscheidet.
}
attika-question-place = Du hast { $building-a } gezogen. Setzen oder lagern?
attika-question-pay = { $building } auf { $space }. Zu zahlen: { $price }.
attika-question-pairs = Für jede Landschaft eine passende Karte oder 2 beliebige Karten statt einer.
attika-question-lay = Wohin kommt Geländeteil { $number }?
attika-question-turn = Geländeteil { $number } liegt { $beside }, Stelle { $spot }. Wie ist es gedreht?
attika-question-tile-order = Die Zahlen sind seine Felder: 0 ist die Mitte, 1 der Osten, dann im Uhrzeigersinn bis 6.
attika-question-ending = Wenn du jetzt beendest, bekommst du { $cards }.
attika-question-free = Für dich kostenlos: { $list }.
attika-question-free-places = Für dich kostenlos: { $list }.
attika-question-later = Eine gelagerte Scheibe kannst du in einem späteren Zug bauen.
attika-question-unpaid = Gebaut wird erst, wenn du zahlst.
attika-question-purse = Du hast { $cards }.
attika-question-no-cards = Du hast keine Karte.
attika-question-amphorae = Du hast { $amphorae }.
attika-question-hand = Hand: { $cards }. { $amphorae }.
attika-question-mat = Ablage: { $list }.
attika-question-piles = Stapel, Hauptgebäude zuerst: { $piles }.

## Status lines

attika-status-turn = { $kind ->
    [draw] Ziehzug, Aktion { $next } von { $actions }. Am Zugende gibt es { $cards }.
    [build] Bauzug, Aktion { $next } von { $actions }. Am Zugende gibt es { $cards }.
    [done] Nichts mehr zu ziehen oder zu bauen. Am Zugende gibt es { $cards }.
    [end] Nichts mehr zu ziehen oder zu bauen. Am Zugende gibt es { $cards }.
   *[open] Noch nichts getan. Am Zugende gibt es { $cards }.
}
attika-status-city = { $seat }: { $cards }, { $amphorae } · Stapel { $piles } · { $buildings }
attika-status-supply = Vorrat: { $amphorae } · Kartenstapel: { $deck } · noch { $tiles }
attika-status-winner = { $seat } gewinnt.
attika-status-total = { $seat }: { $buildings }, { $settlements }
attika-status-luck-start = Es wird ausgelost, welche Stadt beginnt.
attika-status-luck-layout = Der Spielplan wird ausgelegt.
attika-status-luck-show = Die ersten Scheiben werden aufgedeckt.
attika-status-luck-deal = Die ersten Karten werden ausgeteilt.
attika-status-luck-disc = Eine Scheibe wird gezogen.
attika-status-luck-card = Eine Karte wird gezogen.
attika-status-luck-tile = Ein Geländeteil wird gezogen.

## Events

attika-event-first = { $city } beginnt.
attika-event-set = Geländeteil { $number } wird Teil { $letter }, { $degrees ->
    [0] ungedreht
   *[other] um { $degrees }° gedreht
}.
attika-event-shown = { $city } deckt { $building-a } { $pile-of } auf.
attika-event-turn = Runde { $round }: Der Zug von { $city } beginnt.
attika-event-draw = { $city } zieht eine Scheibe { $pile-of }; dort noch { $left ->
    [one] 1 Scheibe
   *[other] { $left } Scheiben
}.
attika-event-draw-last = { $city } zieht die letzte Scheibe { $pile-of }.
attika-event-disc = { $city } zieht { $building-a }.
attika-event-stored = { $city } lagert { $building-a } auf der Ablage.
attika-event-priced = { $city } wählt { $space } für { $building-a }; zu zahlen: { $price }.
attika-event-priced-drawn = { $city } wählt { $space } für die gezogene Scheibe, { $building-a }; zu zahlen: { $price }.
attika-event-paid = { $city } zahlt { $cards }.
attika-event-built = { $city } baut { $building-a } auf { $space }.
attika-event-built-free = { $city } baut { $building-a } kostenlos auf { $space }.
attika-event-placed = { $city } setzt { $building-a } auf { $space }.
attika-event-placed-free = { $city } setzt { $building-a } kostenlos auf { $space }.
attika-event-group = { $city } vollendet die Gruppe { $group } und gewinnt eine Amphore.
attika-event-group-card = { $city } vollendet die Gruppe { $group } und nimmt eine Karte, weil der Vorrat leer ist.
attika-event-amphora-card = { $city } gibt eine Amphore für eine Karte zurück.
attika-event-amphora-action = { $city } gibt eine Amphore für eine weitere Aktion zurück.
attika-event-tile = { $city } nimmt ein Geländeteil.
attika-event-tile-face = { $city } nimmt Geländeteil { $number }: { $tile }.
attika-event-no-tile = { $city } hat einen Stapel geleert, aber es ist kein Geländeteil mehr da.
attika-event-spot = { $city } wählt Stelle { $spot } { $beside }.
attika-event-laid = { $city } legt Geländeteil { $number } als Teil { $letter } an, { $degrees ->
    [0] ungedreht
   *[other] um { $degrees }° gedreht
}.
attika-event-card = { $city } nimmt eine Karte.
attika-event-card-seen = { $city } nimmt eine Karte: { $card }.
attika-event-shuffled = Der Ablagestapel wird gemischt: { $cards } im neuen Kartenstapel.
attika-event-no-cards = { $city } bekäme { $cards }, aber es ist keine mehr da.
attika-event-ended = { $city } beendet den Zug.
attika-event-ended-cards = { $city } beendet den Zug und nimmt { $cards }.
attika-event-over = Die Partie ist vorbei: { $reason }.
attika-event-over-won = { $city } gewinnt: { $reason }.

## The end

attika-ending-shrines = Eine Kette von { $city } berührt die Heiligtümer { $shrines }
attika-ending-buildings = Alle 30 Gebäude von { $city } stehen auf dem Spielplan
attika-reason-shrines = Eine Kette berührt zwei Heiligtümer
attika-reason-buildings = Alle 30 Gebäude stehen auf dem Spielplan
attika-reason-idle = Drei Runden lang wurde nicht gezogen und nicht gebaut
attika-part-buildings = Gebäude
    .with = { $n ->
        [one] Gebäude
       *[other] Gebäuden
    }
attika-part-settlements = Siedlungen
    .with = { $n ->
        [one] Siedlung
       *[other] Siedlungen
    }

## Labels: a button, or the head of a menu (22 characters)

attika-label-root = Was machst du?
attika-label-act = Ziehen oder bauen…
attika-label-draw = Scheibe ziehen
attika-label-draw-pile = Ziehen { $pile-of }
attika-label-store = Lagern
attika-label-place = Scheibe setzen
attika-label-place-at = Setzen auf { $amount }
attika-label-build = Bauen
attika-label-build-at = { $place } { $amount } bauen
attika-label-autopay = Vorschlag zahlen
attika-label-pay = Zahlen…
attika-label-pay-cards = { $amount } zahlen
attika-label-amphora = Amphore
attika-label-amphora-action = Amphore für 1 Aktion
attika-label-amphora-card = Amphore für 1 Karte
attika-label-lay = Teil anlegen
attika-label-spot = { $place }, Stelle { $amount }
attika-label-turn = Teil drehen
attika-label-turn-by = Anlegen, { $amount ->
    [0] ungedreht
   *[other] { $amount }° gedreht
}
attika-label-end = Beenden ({ $cards })
attika-ask = { $what } ({ $least }–{ $most })

## What was done: after "Done:"

attika-said-draw = Scheibe { $pile-of } gezogen
attika-said-store = Scheibe gelagert
attika-said-place = Scheibe auf { $space } gesetzt
attika-said-build = { $building-a } auf { $space } gebaut
attika-said-autopay = wie vorgeschlagen gezahlt
attika-said-pay = { $cards } gezahlt
attika-said-amphora-action = Amphore für eine weitere Aktion zurückgegeben
attika-said-amphora-card = Amphore für eine Karte zurückgegeben
attika-said-lay = Stelle { $spot } { $beside } gewählt
attika-said-turn = Teil { $degrees ->
    [0] ungedreht angelegt
   *[other] um { $degrees }° gedreht
}
attika-said-end = Zug beendet

## What a choice brings, in a line of a select (50 characters)

attika-gain-price = { $cards } für { $price }
attika-gain-left = { $n } übrig
attika-gain-frees = daneben { $list } kostenlos
attika-gain-free-at = kostenlos auf { $space }
attika-gain-from = ab { $cards }
attika-gain-spots = { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
}
attika-gain-amphora = danach { $amphorae }
attika-gain-lay = berührt { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}, { $own } deine
attika-gain-lay-shrine = berührt { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}, { $own } deine, Heiligtum { $shrines }
attika-gain-turn = neben dir { $symbols }
attika-gain-turn-nothing = kein Symbol neben dir
attika-gain-end = { $cards }
attika-gain-draw = { $n } im Stapel
attika-gain-draw-last = die letzte, danach ein Geländeteil
attika-gain-wins = du gewinnst
attika-gain-group = { $group } vollendet
attika-gain-founds = Siedlung
attika-gain-to-second = noch { $n } zum zweiten Heiligtum
attika-gain-to-shrine = noch { $n } zum Heiligtum

## What a choice brings, in one line

attika-preview-draw = Eine Scheibe { $pile-of }: Nur du siehst sie. Noch im Stapel: { $left }.
attika-preview-draw-tile = Die letzte Scheibe { $pile-of }: Danach kommt ein Geländeteil.
attika-preview-draw-last = Die letzte Scheibe { $pile-of }. Es ist kein Geländeteil mehr da.
attika-preview-store = { $building } kommt auf deine Ablage, für einen späteren Zug.
attika-preview-free = { $building } auf { $space }: kostenlos.
attika-preview-covered = { $building } auf { $space }: Die Symbole zahlen alles.
attika-preview-price = { $building } auf { $space }: zu zahlen { $price }, { $cards } mit deiner Hand; danach noch { $left } auf der Hand.
attika-preview-symbols = Symbole, die helfen: { $symbols }.
attika-preview-founding = Damit entsteht eine neue Siedlung; ihr Anteil an den Kosten: { $cards }.
attika-preview-group = Damit ist die Gruppe { $group } vollendet: eine Amphore.
attika-preview-group-card = Damit ist die Gruppe { $group } vollendet: eine Karte, weil der Vorrat leer ist.
attika-preview-wins-shrines = Deine Kette berührt zwei Heiligtümer: Du gewinnst.
attika-preview-wins-buildings = Dein letztes Gebäude: Du gewinnst.
attika-preview-touches = Die Kette berührt { $shrine }.
attika-preview-to-second = Bis zu einem zweiten Heiligtum: { $buildings }.
attika-preview-to-shrine = Bis zu einem Heiligtum: { $buildings }.
attika-preview-pay = Du zahlst { $cards }. Danach auf der Hand: { $left }.
attika-preview-amphora-action = Einmal mehr ziehen oder bauen in diesem Zug. Danach: { $amphorae }.
attika-preview-amphora-card = Jetzt eine Karte; danach kein Ziehen und Bauen mehr. Danach: { $amphorae }.
attika-preview-lay = Es grenzt an { $n } { $n ->
    [one] Feld
   *[other] Felder
 } und { $own } von dir.
attika-preview-lay-shrine = Neben Heiligtum { $shrines }.
attika-preview-turn = Das Teil liegt dann { $degrees ->
    [0] ungedreht
   *[other] um { $degrees }° im Uhrzeigersinn gedreht
}.
attika-preview-turn-own = Neben deinen Gebäuden: { $symbols }.
attika-preview-end = Dein Zug endet mit { $cards }.
attika-preview-end-free = Noch kostenlos für dich: { $list }.

## Why something is not possible

attika-refusal-not-your-turn = Du bist nicht dran.
attika-refusal-not-on-mat = Auf deiner Ablage liegt keine Scheibe { $building }.
attika-refusal-no-cards = Kartenstapel und Ablagestapel sind leer: Es gibt keine Karte.
attika-refusal-disc-first = Setze zuerst die gezogene Scheibe oder lagere sie.
attika-refusal-pay-first = Bezahle zuerst das gewählte Gebäude.
attika-refusal-tile-first = Lege zuerst das neue Geländeteil an.
attika-refusal-not-now = Das geht gerade nicht.
attika-refusal-cards-opened = Nach einer Karte wird in diesem Zug nicht mehr gezogen und nicht mehr gebaut.
attika-refusal-draw-turn = Das ist ein Ziehzug: Gebaut wird in einem anderen.
attika-refusal-build-turn = Das ist ein Bauzug: Gezogen wird in einem anderen.
attika-refusal-no-action-left = Alle Aktionen dieses Zuges sind genutzt: { $actions }, dazu { $amphorae } für Amphoren. Mit einer weiteren Amphore bekämst du noch eine.
attika-refusal-pile-empty = { $pile } ist leer.
attika-refusal-no-amphora = Du hast keine Amphore zum Zurückgeben.
attika-refusal-no-space = { $space } ist noch nicht auf dem Spielplan: Er hat bisher { $tiles } Teile.
attika-refusal-space-taken = { $space } ist belegt: { $building } von { $city }.
attika-refusal-cannot-pay = { $building } auf { $space } kostet noch { $symbols } bestimmte und { $any ->
    [one] 1 beliebige Karte
   *[other] { $any } beliebige Karten
}: { $needed ->
    [one] 1 Karte
   *[other] { $needed } Karten
} mit deiner Hand. Du hast { $hand }.
attika-refusal-pay-not-held = Auf der Hand hast du { $hand } × { $landscape }, nicht { $cards }.
attika-refusal-pay-too-little = Mit diesen Landschaften braucht es mindestens { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
}, höchstens { $most }; du hast { $cards } genannt.
attika-refusal-pay-too-much = Überzahlen geht nicht: höchstens { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
}; du hast { $cards } genannt.
attika-refusal-no-anchor = Kein Teil und kein Heiligtum hat hier den Buchstaben { $letter }.
attika-refusal-spot-overlaps = Stelle { $spot } { $anchor } läge auf { $there }.
attika-refusal-spot-named = Stelle { $spot } { $anchor } heißt anders: { $number } { $name }.
