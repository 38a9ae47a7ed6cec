# Cyclades: the boards in words, a page each (4000 characters at most). The lists come from the boards of the rules.

cyclades-topic-map-small-title = Mapa en palabras para 2 o 3 ciudades
cyclades-topic-map-medium-title = Mapa en palabras para 4 ciudades
cyclades-topic-map-large-title = Mapa en palabras para 5 ciudades

cyclades-map-intro = Las filas van de la A, al norte, a la K, al sur; los espacios de cada fila, desde el 1, al oeste. El espacio de la metrópolis ocupa los recuadros 1 y 2 de una isla, o su único recuadro.
cyclades-map-islands = Islas
cyclades-map-seas = Espacios de mar: con qué limita cada uno
cyclades-map-slots = { $n ->
    [one] 1 recuadro
   *[other] { $n } recuadros
}

## Parts of a line about an island: here and on the text board

cyclades-map-prosperity = prosperidad { $n }
cyclades-map-coast = costa { $list }
cyclades-map-way = a { $island } por { $spaces }
cyclades-map-trade = comercio
