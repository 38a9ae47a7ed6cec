# Words on pictures, and of what describes them.

# Above the turn order, in the upper left corner.
cyclades-picture-order = Reihenfolge
cyclades-picture-next = Danach

# Short forms in the rows of gods and cities.
cyclades-picture-away = fort
cyclades-picture-out = raus

# Heads of the columns of a private picture.
cyclades-picture-least = ab
cyclades-picture-pay = Preis
cyclades-picture-most = bis
cyclades-picture-recruit = anwerben
cyclades-picture-build = bauen
cyclades-picture-creatures = Sagenwesen

# A city in the description of a picture.
cyclades-tally = { $city } Metropolen { $metropolises } von { $target }, Einkommen { $income }, Inseln { $islands }, Truppen { $troops }, Flotten { $fleets }, Priester { $priests }, Philosophen { $philosophers }
cyclades-tally-out = { $city } raus
