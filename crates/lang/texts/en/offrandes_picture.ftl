# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters. A compound stands by the part that tells it apart (Water, Guard);
## any other name stands whole, or is cut with a full stop.

offrandes-picture-peasant = Peasant
offrandes-picture-water-carrier = Water
offrandes-picture-flower-carrier = Flowers
offrandes-picture-temple-guardian = Temple
offrandes-picture-priestess = Priestess
offrandes-picture-briber = Briber
offrandes-picture-guardsman = Guard

## A seat's own ladders: the band of the picture

offrandes-picture-ladders = Your ladders
offrandes-picture-lot = lot: { $first } + { $second }
offrandes-picture-rungs = What a rung gives
offrandes-picture-start = you start on rung 1

## The effect of a ladder, at the end of its row: 230 pixels of a picture, some 15 letters

offrandes-picture-animals = { $n ->
    [one] 1 animal
   *[other] { $n } animals
}
offrandes-picture-still = { $n ->
    [one] still 1 animal
   *[other] still { $n } animals
}
offrandes-picture-no-animal = no animal
offrandes-picture-altars = altars to { $points }
offrandes-picture-to = to { $points }
offrandes-picture-no-altar = no altar
offrandes-picture-lamp = lamp +{ $points }
offrandes-picture-no-lamp = no lamp
offrandes-picture-bribes = Guard below { $rung }
offrandes-picture-bribes-nobody = bribes nobody
offrandes-picture-stops = stops Briber { $rung }
offrandes-picture-stops-nobody = stops nobody

## What stands for a private picture, for its owner alone

offrandes-own-lot = With this lot: { $list }.

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
