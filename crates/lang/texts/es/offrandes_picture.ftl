# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters

offrandes-picture-peasant = Campo
offrandes-picture-water-carrier = Agua
offrandes-picture-flower-carrier = Flores
offrandes-picture-temple-guardian = Templo
offrandes-picture-priestess = Lámpara
offrandes-picture-briber = Corruptor
offrandes-picture-guardsman = Soldado

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
