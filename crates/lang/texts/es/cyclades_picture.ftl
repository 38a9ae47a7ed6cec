# Words on pictures, and of what describes them.

# Above the turn order, in the upper left corner.
cyclades-picture-order = Orden
cyclades-picture-next = Después

# Short forms in the rows of gods and cities.
cyclades-picture-away = fuera
cyclades-picture-out = eliminada

# Heads of the columns of a private picture.
cyclades-picture-least = desde
cyclades-picture-pay = pago
cyclades-picture-most = hasta
cyclades-picture-recruit = reclutar
cyclades-picture-build = construir
cyclades-picture-creatures = Criaturas

# Before what its seat has planned for the offerings.
cyclades-picture-plan = Plan

# North, over the compass.
cyclades-picture-north = N

# The picture of a choice: the units at a place, in its foot the price, the steps and the gold left, and the odds of a
# round of the only battle.
cyclades-picture-empty = libre
cyclades-picture-yours = tuyas: { $n }
cyclades-picture-paid = pagado
cyclades-picture-due = a pagar
cyclades-picture-steps = { $n ->
    [one] 1 paso más
   *[other] { $n } pasos más
}
cyclades-picture-left = quedan { $gold }
cyclades-picture-odds = { $place }: ganas { $win } %, empate { $tie } %

# Lo que sustituye a una imagen privada, solo para su dueño.
cyclades-own-holdings = { $gold }, ingresos { $income }, metrópolis { $metropolises } de { $target }, tropas { $troops } de { $units }, flotas { $fleets } de { $units }, sacerdotes { $priests }, filósofos { $philosophers } de { $school }, rebajas de templos restantes { $discounts }.
cyclades-own-offerings = Ofrendas: { $list }.
cyclades-own-bid = { $god } desde { $least } por { $cost } de oro, hasta { $most }
cyclades-own-bid-shut = { $god } desde { $least }, cerrado para ti
cyclades-own-sales = Precios: { $list }.
cyclades-own-god = { $god }: { $pieces } { $prices }, edificio { $build }
cyclades-own-god-over = { $god }: turno terminado
cyclades-own-god-away = { $god } no disponible
cyclades-own-apollo = { $apollo } +{ $gold } de oro
cyclades-own-creatures = Criaturas a tu precio: { $list }.

# A city in the description of a picture.
cyclades-tally = { $city }: metrópolis { $metropolises } de { $target }, ingresos { $income }, islas { $islands }, tropas { $troops }, flotas { $fleets }, sacerdotes { $priests }, filósofos { $philosophers }
cyclades-tally-out = { $city }: fuera de la partida

# Lo que cuentan los gráficos, y cuánto duró una mesa.
cyclades-round = ciclo
cyclades-length = { $n ->
    [one] 1 ciclo
   *[other] { $n } ciclos
}
