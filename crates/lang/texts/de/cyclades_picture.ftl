# Words on pictures, and of what describes them.

# Above the turn order, in the upper left corner.
cyclades-picture-order = Reihenfolge
cyclades-picture-next = Danach

# Short forms in the rows of gods and cities.
cyclades-picture-away = fehlt
cyclades-picture-out = raus

# Heads of the columns of a private picture.
cyclades-picture-least = ab
cyclades-picture-pay = Preis
cyclades-picture-most = bis
cyclades-picture-recruit = anwerben
cyclades-picture-build = bauen
cyclades-picture-creatures = Sagenwesen

# Before what its seat has planned for the offerings.
cyclades-picture-plan = Plan

# North, over the compass.
cyclades-picture-north = N

# The picture of a choice: the units at a place, in its foot the price, the steps and the gold left, and the odds of a
# round of the only battle.
cyclades-picture-empty = leer
cyclades-picture-yours = deine: { $n }
cyclades-picture-paid = bezahlt
cyclades-picture-due = zu zahlen
cyclades-picture-steps = { $n ->
    [one] noch 1 Feld
   *[other] noch { $n } Felder
}
cyclades-picture-left = noch { $gold }
cyclades-picture-odds = { $place }: Sieg { $win } %, gleich { $tie } %

# Was für ein privates Bild steht, allein für seinen Besitzer.
cyclades-own-holdings = { $gold }, Einkommen { $income }, Metropolen { $metropolises } von { $target }, Truppen { $troops } von { $units }, Flotten { $fleets } von { $units }, Priester { $priests }, Philosophen { $philosophers } von { $school }, übrige Tempelrabatte { $discounts }.
cyclades-own-offerings = Opfergebote: { $list }.
cyclades-own-bid = { $god } ab { $least } für { $cost } Gold, bis { $most }
cyclades-own-bid-shut = { $god } ab { $least }, dir verschlossen
cyclades-own-sales = Preise: { $list }.
cyclades-own-god = { $god }: { $pieces } { $prices }, Gebäude { $build }
cyclades-own-god-over = { $god }: Zug vorbei
cyclades-own-god-away = { $god } nicht im Spiel
cyclades-own-apollo = { $apollo } +{ $gold } Gold
cyclades-own-creatures = Sagenwesen zu deinem Preis: { $list }.

# A city in the description of a picture.
cyclades-tally = { $city }: Metropolen { $metropolises } von { $target }, Einkommen { $income }, Inseln { $islands }, Truppen { $troops }, Flotten { $fleets }, Priester { $priests }, Philosophen { $philosophers }
cyclades-tally-out = { $city }: raus

# Wonach Verläufe zählen, und wie lang eine Partie war.
cyclades-round = Zyklus
cyclades-length = { $n ->
    [one] 1 Zyklus
   *[other] { $n } Zyklen
}
