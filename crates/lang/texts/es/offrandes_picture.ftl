# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters. A compound stands by the part that tells it apart (Water, Guard);
## any other name stands whole, or is cut with a full stop.

offrandes-picture-peasant = Campes.
offrandes-picture-water-carrier = Agua
offrandes-picture-flower-carrier = Flores
offrandes-picture-temple-guardian = Templo
offrandes-picture-priestess = Sacerdot.
offrandes-picture-briber = Corruptor
offrandes-picture-guardsman = Soldado

## A seat's own ladders: the band of the picture

offrandes-picture-ladders = Tus escaleras
offrandes-picture-lot = lote: { $first } + { $second }
offrandes-picture-rungs = Qué da cada peldaño
offrandes-picture-start = empiezas en el peldaño 1

## The effect of a ladder, at the end of its row: 230 pixels of a picture, some 15 letters

offrandes-picture-animals = { $n ->
    [one] 1 animal
   *[other] { $n } animales
}
offrandes-picture-still = { $n ->
    [one] aún 1 animal
   *[other] aún { $n } animales
}
offrandes-picture-no-animal = sin animales
offrandes-picture-altars = altares ≤ { $points }
offrandes-picture-to = ≤ { $points }
offrandes-picture-no-altar = ningún altar
offrandes-picture-lamp = lámpara +{ $points }
offrandes-picture-no-lamp = sin lámpara
offrandes-picture-bribes = Soldado < { $rung }
offrandes-picture-bribes-nobody = no corrompe
offrandes-picture-stops = frena hasta { $rung }
offrandes-picture-stops-nobody = no frena

## What stands for a private picture, for its owner alone

offrandes-own-lot = Con este lote: { $list }.

## A city in the description of a picture

offrandes-tally-altar = { $n ->
    [one] altar
   *[other] altares
}
    .gender = m
offrandes-tally = { $city }: { $score }, { $purse }, { $altars }
offrandes-tally-over = { $city }: { $score } con los altares, { $altars }

# Lo que cuentan los gráficos, y cuánto duró una mesa.
offrandes-round = ronda
offrandes-length = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
