# The story of a table of Attika: lines of a recap, the race, threats, effects, the course of a game. $price is a part of
# a sentence: "für 2 Karten" or "kostenlos"; $with is empty, or ", mit einer Amphore".

attika-recap-set-up = Aufbau · { $city } beginnt
attika-recap-round = Runde { $round } · { $cities }
attika-recap-dealt = **Du** hattest am Anfang { $cards }; auf deiner Ablage: { $list }.
attika-recap-for = für { $cards }
attika-recap-for-nothing = kostenlos
attika-recap-with = , mit { $n ->
    [one] einer Amphore
   *[other] { $n } Amphoren
}
attika-recap-more = { $n } weitere
attika-recap-drew-other = { $city } hat eine Scheibe gezogen.
attika-recap-stored-you = **Du** hast { $list } gelagert{ $with }.
attika-recap-stored-other = { $city } hat { $n ->
    [one] eine Scheibe
   *[other] { $n } Scheiben
} gezogen und gelagert{ $with }: { $list }.
attika-recap-placed-you = **Du hast { $building-a } auf { $space } gesetzt,** { $price }{ $with }.
attika-recap-placed-other = { $city } hat { $building-a } auf { $space } gesetzt, { $price }{ $with }.
attika-recap-built-you = **Du hast { $building-a } auf { $space } gebaut,** { $price }{ $with }.
attika-recap-built-other = { $city } hat { $building-a } auf { $space } gebaut, { $price }{ $with }.
attika-recap-built-free-you = **Du hast { $n } kostenlos gebaut{ $with }:** { $list }.
attika-recap-built-free-other = { $city } hat { $n } kostenlos gebaut{ $with }: { $list }.
attika-recap-built-many-you = **Du hast { $n } für { $cards } gebaut**{ $free ->
    [0] {""}
   *[other] , { $free } davon kostenlos
}{ $with }: { $list }.
attika-recap-built-many-other = { $city } hat { $n } für { $cards } gebaut{ $free ->
    [0] {""}
   *[other] , { $free } davon kostenlos
}{ $with }: { $list }.
attika-recap-blocked-other = **{ $city } hat { $building-a } auf { $space } gebaut, neben { $beside-gender ->
    [f] deiner
   *[other] deinem
} { $beside }.**
attika-recap-touched-you = **Du berührst { $shrine }:** { $building } auf { $space }, { $price }.
attika-recap-touched-other = { $city } berührt { $shrine }: { $building } auf { $space }, { $price }.
attika-recap-touched-near-you = **Du berührst { $shrine }:** { $building } auf { $space }, { $price }; noch { $buildings }, und du gewinnst.
attika-recap-touched-near-other = { $city } berührt { $shrine }, noch { $buildings } bis zum nächsten: { $building } auf { $space }, { $price }.
attika-recap-neared-you = Noch { $n }, und **du** gewinnst: { $building } auf { $space }, { $price }.
attika-recap-neared-other = { $city } braucht noch { $buildings } bis zum zweiten Heiligtum: { $building } auf { $space }, { $price }.
attika-recap-joined-you = **Du hast { $n } Siedlungen verbunden:** { $building } auf { $space }, { $price }; Gründen kostet { $less ->
    [one] 1 Karte
   *[other] { $less } Karten
} weniger.
attika-recap-joined-other = { $city } hat { $n } Siedlungen verbunden: { $building } auf { $space }, { $price }.
attika-recap-founded-you = **Du** hast eine Siedlung gegründet: { $building } auf { $space }, { $price }; jetzt { $settlements }.
attika-recap-founded-other = { $city } hat eine Siedlung gegründet: { $building } auf { $space }, { $price }; jetzt { $settlements }.
attika-recap-group-you = **Du hast die Gruppe { $group } vollendet: eine Amphore.**
attika-recap-group-other = { $city } hat die Gruppe { $group } vollendet: eine Amphore.
attika-recap-group-card-you = **Du hast die Gruppe { $group } vollendet: eine Karte,** weil keine Amphore mehr da ist.
attika-recap-group-card-other = { $city } hat die Gruppe { $group } vollendet: eine Karte, weil keine Amphore mehr da ist.
attika-recap-group-none-you = **Du hast die Gruppe { $group } vollendet,** aber es gibt keine Amphore und keine Karte mehr.
attika-recap-group-none-other = { $city } hat die Gruppe { $group } vollendet, aber es gibt keine Amphore und keine Karte mehr.
attika-recap-amphora-actions-you = **Du** hast { $n ->
    [one] eine Amphore für eine weitere Aktion
   *[other] { $n } Amphoren für ebenso viele Aktionen
} zurückgegeben.
attika-recap-amphora-actions-other = { $city } hat { $n ->
    [one] eine Amphore für eine weitere Aktion
   *[other] { $n } Amphoren für ebenso viele Aktionen
} zurückgegeben.
attika-recap-amphora-cards-you = **Du** hast { $n ->
    [one] eine Amphore für eine Karte
   *[other] { $n } Amphoren für ebenso viele Karten
} zurückgegeben: { $held }.
attika-recap-amphora-cards-other = { $city } hat { $n ->
    [one] eine Amphore für eine Karte
   *[other] { $n } Amphoren für ebenso viele Karten
} zurückgegeben.
attika-recap-took-tile-other = { $city } hat ein Geländeteil genommen.
attika-recap-laid-you = **Du** hast Teil { $letter } { $beside } angelegt.
attika-recap-laid-other = { $city } hat Teil { $letter } { $beside } angelegt.
attika-recap-beside-you = neben **dir**
attika-recap-no-tile = Es ist kein Geländeteil mehr da.
attika-recap-took-you = **Du** hast { $cards } genommen: { $held }.
attika-recap-took-other = { $city } hat { $cards } genommen.
attika-recap-no-cards-you = **Du hättest noch { $cards } bekommen,** aber es ist keine mehr da.
attika-recap-no-cards-other = { $city } hat { $cards } zu wenig bekommen: Karten- und Ablagestapel sind leer.
attika-recap-turn = { $city }: { $list }.
attika-recap-discs = { $n ->
    [one] 1 Scheibe gelagert
   *[other] { $n } Scheiben gelagert
}
attika-recap-shuffled = Der Ablagestapel wurde gemischt: { $cards } im neuen Kartenstapel.
attika-recap-over-shrines-you = **Du hast gewonnen:** Deine Kette berührt die Heiligtümer { $shrines }.
attika-recap-over-shrines-other = { $city } hat gewonnen: Die Kette berührt die Heiligtümer { $shrines }.
attika-recap-over-buildings-you = **Du hast gewonnen:** Alle deine 30 Gebäude stehen auf dem Spielplan.
attika-recap-over-buildings-other = { $city } hat gewonnen: Alle 30 Gebäude stehen auf dem Spielplan.
attika-recap-over-idle = Die Partie ist vorbei: Drei Runden lang wurde nicht gezogen und nicht gebaut.

## The race, and who is near the end

attika-race = Noch zu bauen: { $list }
attika-race-you = **du { $left }**
attika-race-city = { $city } { $left }
attika-threat-shrine-you = Du berührst { $shrine } und brauchst noch { $buildings } bis zum nächsten.
attika-threat-shrine-other = { $city } berührt { $shrine } und braucht noch { $buildings } bis zum nächsten.
attika-threat-buildings-you = Noch { $buildings }, und du gewinnst.
attika-threat-buildings-other = Noch { $buildings }, und { $city } gewinnt.

## What a building is for (90 characters)

attika-effect-frees = daneben kostenlos: { $list }
attika-effect-from = kostenlos neben: { $building }
attika-effect-never = nie kostenlos
attika-effect-group = { $group }, { $n } Scheiben

## The course of a finished game

attika-course-built = { $city } hat { $buildings } gebaut, { $free } davon kostenlos; am Ende { $settlements }.
attika-course-more = Dazu kamen { $list }.
attika-course-groups = { $n ->
    [one] 1 vollendete Gruppe
   *[other] { $n } vollendete Gruppen
}
attika-course-amphorae = { $n ->
    [one] 1 Amphore
   *[other] { $n } Amphoren
}
attika-course-shrines = { $n ->
    [one] 1 berührtes Heiligtum
   *[other] { $n } berührte Heiligtümer
}
attika-course-close-shrine = { $n ->
    [one] Nur 1 Gebäude fehlte zum zweiten Heiligtum.
   *[other] Nur { $n } Gebäude fehlten zum zweiten Heiligtum.
}
attika-course-close-buildings = { $n ->
    [one] Nur 1 Gebäude fehlte zu allen 30.
   *[other] Nur { $n } Gebäude fehlten zu allen 30.
}
