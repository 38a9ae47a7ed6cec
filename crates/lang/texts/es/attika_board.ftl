# The public position of Attika in words. A test reads the English text back, so each fact has its own place.

## The present step

attika-board-scene-start = A continuación se sortea qué ciudad empieza.
attika-board-scene-layout = A continuación se saca la ficha { $letter } del tablero.
attika-board-scene-show = A continuación, { $seat } muestra una ficha { $pile-of }.
attika-board-scene-deal = A continuación, { $seat } recibe cartas; faltan { $left }.
attika-board-scene-act = Es el turno de { $seat }.
attika-board-scene-disc = A continuación, { $seat } roba una ficha { $pile-of }.
attika-board-scene-drawn = { $seat } tiene una ficha { $pile-of } y la pone o la guarda.
attika-board-scene-pay = { $seat } paga { $building-a } en { $space }, { $drawn ->
    [yes] recién robada
   *[no] de su tablero
}: { $price }.
attika-board-scene-card = A continuación, { $seat } roba una carta.
attika-board-scene-tile = A continuación, { $seat } toma una ficha de tablero.
attika-board-scene-lay = { $seat } tiene una nueva ficha de tablero y le busca un lugar.
attika-board-scene-turn = { $seat } gira una nueva ficha de tablero { $beside }, lugar { $spot }.
attika-board-scene-shrines = La partida ha terminado: una cadena de { $seat } toca dos santuarios.
attika-board-scene-buildings = La partida ha terminado: los 30 edificios de { $seat } están en el tablero.
attika-board-scene-idle = La partida ha terminado: en tres rondas ninguna ciudad robó una ficha ni puso un edificio.
attika-board-first = Empezó { $city }.
attika-board-turn = Turno { $turn }, { $city }: { $kind ->
    [draw] turno de robar, fichas por robar { $draws }
    [build] turno de construir, edificios por construir { $builds }
   *[open] nada hecho aún, fichas por robar { $draws } o edificios por construir { $builds }
}; acciones usadas { $used }, por ánforas { $extra }.
attika-board-taking = Se robó una carta por un ánfora: en este turno ya no se roban fichas ni se construye.
attika-board-ended = El turno ha terminado.
attika-board-last = La ficha robada era la última de su pila.
attika-board-owed = Por robar: { $cards }.
attika-board-idle = Turnos seguidos sin robar ni construir: { $n } de { $most }.

## Cities

attika-board-cities = Ciudades
attika-board-city = { $seat }: { $cards }, { $amphorae }; pilas (principal, 1, 2, 3): { $piles }
attika-board-built = Construidos: { $n }, { $settlements }; en su tablero: { $list }
attika-board-nothing = nada
attika-board-groups = Grupos completos: { $list }
attika-board-lacks = Le { $n ->
    [one] falta 1 edificio
   *[other] faltan { $n } edificios
} entre los santuarios { $one } y { $other }, por { $list }

## The land

attika-board-land = Tierra
attika-board-legend = Ficha (número en la caja, giro, lugar si es posterior): sus espacios, 0 el centro, 1 el este y luego en el sentido del reloj hasta 6. Un espacio sin nombrar está libre y sin símbolo.
attika-board-empty = libre
attika-board-next = junto a { $list }
attika-board-shrine = { $shrine } toca { $list }

## Cards

attika-board-cards = Cartas y reserva
attika-board-deck = Mazo: { $deck }; descarte: { $discards }; reserva: { $amphorae }; quedan { $tiles }
attika-board-ages = Cartas robadas y luego pagadas (agua–bosque–colina–montaña), mazo a mazo:
attika-board-options = Ánforas en la reserva al inicio: { $n }
