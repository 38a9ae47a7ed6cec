# Cyclades: the lines of a recap, the race, and the course of a game. The reader is `you`; all others are cities.
# Changes and results have no-break spaces.

cyclades-recap-you = **du**
cyclades-recap-bare = { $line }.
cyclades-recap-listed = { $line }: { $list }.

## Headings

cyclades-recap-cycle = Zyklus { $cycle }
cyclades-recap-offerings = Zyklus { $cycle } · Opfergebote
cyclades-recap-turn = Zyklus { $cycle } · { $god }: { $city }
cyclades-recap-turn-you = Zyklus { $cycle } · { $god }: du

## The set-up and the beginning of a cycle

cyclades-recap-start = { $city } hat auf { $islands } begonnen, mit Flotten auf { $seas }.
cyclades-recap-start-you = **Du** hast auf { $islands } begonnen, mit Flotten auf { $seas }.
cyclades-recap-order = Reihenfolge: { $list }.
cyclades-recap-income = Zyklus { $cycle }: Einkommen { $list }.
cyclades-recap-income-none = Zyklus { $cycle }: Keine Stadt hat Einkommen bekommen.
cyclades-recap-income-you = Zyklus { $cycle }: **dein** Einkommen +{ $gain }.
cyclades-recap-income-you-none = Zyklus { $cycle }: **Du** hast kein Einkommen bekommen.
cyclades-recap-income-new = Neu: { $list }.
cyclades-recap-income-first = Erster Gott: { $god }.
cyclades-recap-over = Die Partie ist vorbei: { $reason }.

## Offerings

cyclades-recap-offered = { $city } hat { $amount } bei { $god } geboten.
cyclades-recap-offered-you = **Du** hast { $amount } bei { $god } geboten.
cyclades-recap-outbid = **{ $city } hat dich bei { $god } überboten ({ $amount }).**
cyclades-recap-god = { $city } hat { $god } für { $amount } bekommen.
cyclades-recap-god-you = **Du hast { $god } für { $amount } bekommen.**
cyclades-recap-god-past = { $city } hat { $god } für { $amount } bekommen, vor { $list }.
cyclades-recap-god-past-you = **Du hast { $god } für { $amount } bekommen**, vor { $list }.
cyclades-recap-paid = { $line } Gezahlt hast du { $cost } Gold.
cyclades-recap-queue = Bei Apollon: { $list }.

## A god's turn

cyclades-recap-actions = { $city } mit { $god }: { $list }.
cyclades-recap-actions-you = **Du** mit { $god }: { $list }.
cyclades-recap-built = { $building } auf { $place }
cyclades-recap-move = { $units } von { $from } nach { $to }
cyclades-recap-moves = { $n ->
    [one] 1 Bewegung
   *[other] { $n } Bewegungen
}
cyclades-recap-kinds = { $city } hat { $building-a } auf { $place } gebaut: { $kinds } von { $of } Arten für eine Metropole.
cyclades-recap-kinds-you = **Du** hast { $building-a } auf { $place } gebaut: { $kinds } von { $of } Arten für eine Metropole.
cyclades-recap-school = { $city } hat einen Philosophen angeworben: { $have } von { $need } für eine Metropole.
cyclades-recap-school-you = **Du** hast einen Philosophen angeworben: { $have } von { $need } für eine Metropole.
cyclades-recap-swapped = Zeus: { $city } hat { $creature-acc } gegen { $came-acc } getauscht.
cyclades-recap-swapped-you = Zeus: **Du** hast { $creature-acc } gegen { $came-acc } getauscht.
cyclades-recap-discarded = Zeus: { $city } hat { $creature-acc } abgelegt.
cyclades-recap-discarded-you = Zeus: **Du** hast { $creature-acc } abgelegt.
cyclades-recap-apollo = { $city } hat von Apollon { $gold } bekommen.
cyclades-recap-apollo-you = **Apollon hat dir { $gold } gegeben.**
cyclades-recap-apollo-marker = { $city } hat von Apollon { $gold } bekommen; für immer +1 Einkommen auf { $place }.
cyclades-recap-apollo-marker-you = **Apollon hat dir { $gold } gegeben**, und für immer +1 Einkommen auf { $place }.
cyclades-recap-figurine-left = { $creature-def } hat { $place } verlassen.

## Islands and metropolises

cyclades-recap-taken = { $city } hat { $place } eingenommen
cyclades-recap-taken-you = **Du hast { $place } eingenommen**
cyclades-recap-taken-from = { $city } hat { $other } die Insel { $place } abgenommen
cyclades-recap-taken-from-you = **Du hast { $other } die Insel { $place } abgenommen**
cyclades-recap-taken-lost = **{ $city } hat dir { $place } abgenommen**
cyclades-recap-by = durch { $creature-acc }
cyclades-recap-buildings = { $n ->
    [one] 1 Gebäude
   *[other] { $n } Gebäude
}
cyclades-recap-income-up = Einkommen +{ $more }
cyclades-recap-income-change = Einkommen { $before } → { $after }
cyclades-recap-metropolis = { $city } hat auf { $place } eine Metropole errichtet: { $count } von { $target }.
cyclades-recap-metropolis-you = **Du hast auf { $place } eine Metropole errichtet:** { $count } von { $target }.
cyclades-recap-metropolis-school = { $city } hat auf { $place } mit vier Philosophen eine Metropole errichtet: { $count } von { $target }.
cyclades-recap-metropolis-school-you = **Vier Philosophen haben dir auf { $place } eine Metropole errichtet:** { $count } von { $target }.
cyclades-recap-fallen = { $line } Verloren: { $list }.
cyclades-recap-metropolis-lost = { $city } hat eine Metropole verloren: Keine Insel konnte sie aufnehmen, oder es gab keine mehr.
cyclades-recap-metropolis-lost-you = **Deine Metropole ist verloren:** Keine Insel konnte sie aufnehmen, oder es gab keine mehr.
cyclades-recap-eliminated-you = **{ $city } hat dir die letzte Insel abgenommen. Du bist raus.**
cyclades-recap-eliminated-by = { $other } ist raus: { $city } hat die letzte Insel eingenommen.
cyclades-recap-eliminated-by-you = **{ $other } ist raus: Du hast die letzte Insel eingenommen.**

## Battles: the result, then what it cost

cyclades-recap-won = { $city } hat { $other } bei { $place } { $how } geschlagen
cyclades-recap-won-you = **Du hast { $other } bei { $place } { $how } geschlagen**
cyclades-recap-won-lost = **{ $city } hat dich bei { $place } { $how } geschlagen**
cyclades-recap-conquered = { $city } hat { $other } die Insel { $place } { $how } abgenommen
cyclades-recap-conquered-you = **Du hast { $other } die Insel { $place } { $how } abgenommen**
cyclades-recap-conquered-lost = **{ $city } hat dir { $place } { $how } abgenommen**
cyclades-recap-held = { $city } hat { $place } { $how } gegen { $other } gehalten
cyclades-recap-held-you = **Du hast { $place } { $how } gegen { $other } gehalten**
cyclades-recap-held-lost = **{ $city } hat { $place } { $how } gegen dich gehalten**
cyclades-recap-nobody = Bei { $place } blieb niemand übrig
cyclades-recap-nobody-you = **Bei { $place } blieb niemand übrig**
cyclades-recap-how = ({ $first } : { $second })
cyclades-recap-how-rounds = in { $rounds } Kampfrunden
cyclades-recap-withdrew = { $city } wich nach { $to } zurück
cyclades-recap-withdrew-you = **Du hast dich mit { $units } von { $place } nach { $to } zurückgezogen**
cyclades-recap-left = { $place } ging an { $city }
cyclades-recap-loss = { $city } verlor { $units }
cyclades-recap-loss-you = du hast { $units } verloren
cyclades-recap-losses = Verluste: { $list }
cyclades-recap-loss-each = { $city } { $count }
cyclades-recap-loss-each-you = du { $count }
cyclades-recap-minotaur = der Minotaurus fiel

## Creatures

cyclades-recap-chimera = { $line } (Durch die Chimäre.)
cyclades-recap-lured = Die Sirene von { $city } hat die Flotte von { $other } auf { $place } genommen.
cyclades-recap-lured-you = **Deine Sirene hat die Flotte von { $other } auf { $place } genommen.**
cyclades-recap-lured-lost = **Die Sirene von { $city } hat deine Flotte auf { $place } genommen.**
cyclades-recap-seized = Die Harpyie von { $city } hat eine Truppe von { $other } auf { $place } entfernt.
cyclades-recap-seized-you = **Deine Harpyie hat eine Truppe von { $other } auf { $place } entfernt.**
cyclades-recap-seized-lost = **Die Harpyie von { $city } hat deine Truppe auf { $place } entfernt.**
cyclades-recap-robbed = Der Greif von { $city } hat das halbe Gold von { $other } genommen.
cyclades-recap-robbed-you = **Dein Greif hat { $other } { $gold } abgenommen.**
cyclades-recap-robbed-lost = **Der Greif von { $city } hat dir { $gold } abgenommen.**
cyclades-recap-charmed = { $city } hat { $other } mit { $creature-dat } { $piece } abgenommen.
cyclades-recap-charmed-you = **Du hast { $other } mit { $creature-dat } { $piece } abgenommen.**
cyclades-recap-charmed-lost = **{ $city } hat dir mit { $creature-dat } { $piece } abgenommen.**
cyclades-recap-toppled = Der Riese von { $city } hat { $building-a } von { $other } auf { $place } zerstört.
cyclades-recap-toppled-you = **Dein Riese hat { $building-a } von { $other } auf { $place } zerstört.**
cyclades-recap-toppled-lost = **Der Riese von { $city } hat dir auf { $place } { $building-a } zerstört.**
cyclades-recap-toppled-own = Der Riese von { $city } hat auf der eigenen Insel { $place } { $building-a } zerstört.
cyclades-recap-toppled-own-you = **Dein Riese hat auf deiner Insel { $place } { $building-a } zerstört.**
cyclades-recap-remade = Der Zyklop von { $city } hat auf { $place } { $from-a } durch { $to-a } ersetzt.
cyclades-recap-remade-you = **Dein Zyklop hat auf { $place } { $from-a } durch { $to-a } ersetzt.**
cyclades-recap-sold = { $n ->
    [one] { $city } hat der Sphinx 1 Stück für { $amount } verkauft.
   *[other] { $city } hat der Sphinx { $n } Stücke für { $amount } verkauft.
}
cyclades-recap-sold-you = { $n ->
    [one] **Du hast der Sphinx 1 Stück für { $amount } verkauft.**
   *[other] **Du hast der Sphinx { $n } Stücke für { $amount } verkauft.**
}
cyclades-recap-sailed = { $city } hat mit der Sylphe Flotten bewegt: { $steps }.
cyclades-recap-sailed-you = **Deine Sylphe hat Flotten bewegt:** { $steps }.
cyclades-recap-fates = Die Moiren haben { $city } das Einkommen noch einmal gegeben: +{ $amount }.
cyclades-recap-fates-you = **Die Moiren haben dir dein Einkommen noch einmal gegeben:** +{ $amount }.
cyclades-recap-flew = { $city } hat { $units } von { $from } nach { $to } fliegen lassen.
cyclades-recap-flew-you = **Du hast { $units } von { $from } nach { $to } fliegen lassen.**
cyclades-recap-placed = { $city } hat { $creature-acc } auf { $place } gesetzt.
cyclades-recap-placed-you = **Du hast { $creature-acc } auf { $place } gesetzt.**
cyclades-recap-placed-here = { $city } hat { $creature-acc } auf **deine** Insel { $place } gesetzt.
cyclades-recap-bound = **{ $city } hat { $creature-acc } auf deine Insel { $place } gesetzt:** Keine Truppen verlassen sie.
cyclades-recap-clashed = { $city } hat { $creature-acc } auf { $place } zu { $other-dat } gesetzt: Beide sind verschwunden.
cyclades-recap-clashed-you = **Du** hast { $creature-acc } auf { $place } zu { $other-dat } gesetzt: Beide sind verschwunden.
cyclades-recap-unused = { $city } hat { $creature-acc } gerufen und nicht genutzt.
cyclades-recap-unused-you = **Du** hast { $creature-acc } gerufen und nicht genutzt.
cyclades-recap-pushed = { $city } hat Polyphem auf { $place } gesetzt: { $list }.
cyclades-recap-pushed-you = **Du hast Polyphem auf { $place } gesetzt:** { $list }.
cyclades-recap-pushed-lost = **Polyphem von { $city } hat deine Flotten bei { $place } weggedrängt:** { $list }.
cyclades-recap-pushed-step = { $count } { $from } → { $to }
cyclades-recap-pushed-sunk = { $count } auf { $place } versenkt
cyclades-recap-pushed-away = { $n ->
    [one] 1 Flotte weggedrängt
   *[other] { $n } Flotten weggedrängt
}
cyclades-recap-pushed-gone = { $n ->
    [one] 1 Flotte versenkt
   *[other] { $n } Flotten versenkt
}
cyclades-recap-surfaced = Der Krake von { $city } hat { $place } gesperrt.
cyclades-recap-surfaced-you = **Dein Krake hat { $place } gesperrt.**
cyclades-recap-sunk = Der Krake von { $city } hat Flotten versenkt ({ $list }) und { $place } gesperrt.
cyclades-recap-sunk-you = **Dein Krake hat Flotten versenkt** ({ $list }) und { $place } gesperrt.
cyclades-recap-sunk-lost = { $n ->
    [one] **Der Krake von { $city } hat deine Flotte auf { $list } versenkt.** Er sperrt { $place }.
   *[other] **Der Krake von { $city } hat { $n } deiner Flotten versenkt ({ $list }).** Er sperrt { $place }.
}
cyclades-recap-sunk-each = { $city } { $count }
cyclades-recap-sunk-each-you = du { $count }

## The race and what threatens

cyclades-race = Metropolen ({ $target } zum Sieg): { $list }
cyclades-race-city = { $city } { $count }
cyclades-race-you = **du { $count }**
cyclades-race-others = alle anderen 0
cyclades-race-all = alle 0
cyclades-race-need = { $line } · für dich noch nötig: { $list }
cyclades-threat-enough = { $city } hat genug Metropolen und gewinnt, wenn der Zyklus so endet.
cyclades-threat-enough-you = Du hast genug Metropolen und gewinnst, wenn der Zyklus so endet.
cyclades-threat-last-piece = { $city } braucht nur noch { $piece } ({ $god }) für die Metropole zum Sieg.
cyclades-threat-last-piece-you = Du brauchst nur noch { $piece } ({ $god }) für die Metropole zum Sieg.
cyclades-threat-last = { $city } fehlt eine Metropole zum Sieg.
cyclades-threat-last-you = Dir fehlt eine Metropole zum Sieg.
cyclades-threat-piece = { $city } braucht nur noch { $piece } ({ $god }) für eine Metropole.
cyclades-threat-piece-you = Du brauchst nur noch { $piece } ({ $god }) für eine Metropole.

## The course of a finished game

cyclades-course = { $city }: { $list }.
cyclades-course-metropolises = { $n ->
    [one] 1 Metropole errichtet
   *[other] { $n } Metropolen errichtet
}
cyclades-course-taken = { $n ->
    [one] 1 Insel eingenommen
   *[other] { $n } Inseln eingenommen
}
cyclades-course-lost = { $n ->
    [one] 1 Insel verloren
   *[other] { $n } Inseln verloren
}
cyclades-course-fought = { $n ->
    [one] 1 Schlacht geschlagen
   *[other] { $n } Schlachten geschlagen
}
cyclades-course-won = { $won } von { $fought } Schlachten gewonnen
cyclades-course-gods = { $n ->
    [one] 1 Zug mit einem Gott
   *[other] { $n } Züge mit Göttern
}
cyclades-course-creatures = { $n ->
    [one] 1 Sagenwesen gerufen
   *[other] { $n } Sagenwesen gerufen
}
