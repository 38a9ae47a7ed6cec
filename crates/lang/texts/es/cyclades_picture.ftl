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

# A city in the description of a picture.
cyclades-tally = { $city } metrópolis { $metropolises } de { $target }, ingresos { $income }, islas { $islands }, tropas { $troops }, flotas { $fleets }, sacerdotes { $priests }, filósofos { $philosophers }
cyclades-tally-out = { $city } fuera de la partida
