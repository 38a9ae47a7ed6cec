# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters

offrandes-picture-peasant = Peasant
offrandes-picture-water-carrier = Water
offrandes-picture-flower-carrier = Flowers
offrandes-picture-temple-guardian = Temple
offrandes-picture-priestess = Priestess
offrandes-picture-briber = Briber
offrandes-picture-guardsman = Guard

## A city in the description of a picture

offrandes-tally-altar = { $n ->
    [one] altar
   *[other] altars
}
offrandes-tally = { $city }: { $score }, { $purse }, { $altars }
offrandes-tally-over = { $city }: { $score } with altars, { $altars }

# What charts count by, and how long a table was.
offrandes-round = round
offrandes-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
