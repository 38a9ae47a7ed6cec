# The public position of Attika in words. A test reads the English text back, so each fact has its own place.

## The present step

attika-board-scene-start = Als Nächstes wird ausgelost, welche Stadt beginnt.
attika-board-scene-layout = Als Nächstes wird Teil { $letter } des Spielplans gezogen.
attika-board-scene-show = Als Nächstes deckt { $seat } eine Scheibe { $pile-of } auf.
attika-board-scene-deal = Als Nächstes bekommt { $seat } Karten, noch { $left }.
attika-board-scene-act = { $seat } ist am Zug.
attika-board-scene-disc = Als Nächstes zieht { $seat } eine Scheibe { $pile-of }.
attika-board-scene-drawn = { $seat } hat eine Scheibe { $pile-of }, zum Setzen oder Ablegen.
attika-board-scene-pay = { $seat } bezahlt { $building-a } auf { $space }, { $drawn ->
    [yes] gerade gezogen
   *[no] von der Ablage
}: { $price }.
attika-board-scene-card = Als Nächstes zieht { $seat } eine Karte.
attika-board-scene-tile = Als Nächstes nimmt { $seat } ein Geländeteil.
attika-board-scene-lay = { $seat } hat ein neues Geländeteil und sucht eine Stelle dafür.
attika-board-scene-turn = { $seat } dreht ein neues Geländeteil { $beside }, Stelle { $spot }.
attika-board-scene-shrines = Das Spiel ist vorbei: Eine Kette von { $seat } berührt zwei Heiligtümer.
attika-board-scene-buildings = Das Spiel ist vorbei: Alle 30 Gebäude von { $seat } stehen auf dem Spielplan.
attika-board-scene-idle = Das Spiel ist vorbei: Drei Runden lang hat keine Stadt eine Scheibe gezogen oder ein Gebäude gesetzt.
attika-board-first = { $city } hat begonnen.
attika-board-turn = Zug { $turn }, { $city }: { $kind ->
    [draw] Ziehzug, noch zu ziehen { $draws }
    [build] Bauzug, noch zu bauen { $builds }
   *[open] noch nichts getan, noch zu ziehen { $draws } oder zu bauen { $builds }
}; genutzte Aktionen { $used }, durch Amphoren { $extra }.
attika-board-taking = Für eine Amphore wurde eine Karte genommen: In diesem Zug wird nicht mehr gezogen und nicht mehr gebaut.
attika-board-ended = Der Zug ist beendet.
attika-board-last = Die gezogene Scheibe war die letzte ihres Stapels.
attika-board-owed = Noch zu nehmen: { $cards }.
attika-board-idle = Züge in Folge ohne Ziehen oder Bauen: { $n } von { $most }.

## Cities

attika-board-cities = Städte
attika-board-city = { $seat }: { $cards }, { $amphorae }; Stapel (Haupt, 1, 2, 3): { $piles }
attika-board-built = Gebaut: { $n }, { $settlements }; Ablage: { $list }
attika-board-nothing = nichts
attika-board-groups = Vollendete Gruppen: { $list }
attika-board-lacks = Zwischen den Heiligtümern { $one } und { $other } { $n ->
    [one] fehlt 1 Gebäude
   *[other] fehlen { $n } Gebäude
}, über { $list }

## The land

attika-board-land = Land
attika-board-legend = Teil (Nummer in der Schachtel, Drehung, Stelle eines späteren Teils): seine Felder, 0 die Mitte, 1 der Osten, dann im Uhrzeigersinn bis 6. Ein nicht genanntes Feld ist leer und ohne Symbol.
attika-board-empty = leer
attika-board-next = neben { $list }
attika-board-shrine = { $shrine } berührt { $list }

## Cards

attika-board-cards = Karten und Vorrat
attika-board-deck = Kartenstapel: { $deck }; Ablagestapel: { $discards }; Vorrat: { $amphorae }; noch { $tiles }
attika-board-ages = Genommene, dann bezahlte Karten (Wasser–Wald–Hügel–Berg), je Kartenstapel:
attika-board-options = Amphoren im Vorrat zu Beginn: { $n }
