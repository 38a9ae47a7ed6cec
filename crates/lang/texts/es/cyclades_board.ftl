# Cyclades: the whole public position in words, and what it takes to plan on it: coasts, neighbours, chains of fleets.

## Headings

cyclades-board-gods = Dioses y ofrendas
cyclades-board-creatures = Criaturas
cyclades-board-cities = Ciudades
cyclades-board-islands = Islas
cyclades-board-fleets = Flotas

## What happens now

cyclades-board-acts = { $seat } { $verb }.
cyclades-board-bidders = Después ofrendan: { $list }
cyclades-board-last-bidder = Después no ofrenda nadie más.
cyclades-board-lost = Ofrenda superada: { $god }.
cyclades-board-turn = Turno: { $city } con { $god } · reclutamientos hechos: { $recruited }
cyclades-board-turn-apollo = Turno: { $city } con Apolo, número { $place } de la cola
cyclades-board-die = { $city } lanza un dado.
cyclades-board-second-die = { $city } lanza un dado; { $other } sacó { $die }.

## Gods

cyclades-board-offerings = Ofrendas de arriba abajo: { $list }
cyclades-board-no-offering = ninguna
cyclades-board-no-queue = nadie
cyclades-board-away = No disponibles: { $list }
cyclades-board-unsettled = El orden de los demás dioses aún no está decidido.
cyclades-board-first-pair = Los dos dioses que faltan vienen en el ciclo siguiente.
cyclades-board-second-pair = Ya vinieron las dos parejas de dioses; luego se mezclan los cuatro.
cyclades-board-order = Orden de turnos: { $list }
cyclades-board-finished = Orden del ciclo siguiente, desde el último puesto: { $list }

## Creatures

cyclades-board-row = Fila de criaturas por precio: { $list }
cyclades-board-no-creature = vacío
cyclades-board-deck = Cartas en el mazo: { $n }
cyclades-board-discard = Pila de descarte: { $list }
cyclades-board-figurine = { $creature } en { $place }; la invocó { $city } en el ciclo { $cycle }
cyclades-board-kraken = { $creature } en { $place }

## Cities

cyclades-board-income = ingresos { $n }
cyclades-board-reserve = reserva { $troops }, { $fleets }
cyclades-board-out = fuera de la partida
cyclades-board-ledger = { $gained } de oro ganado, { $paid } pagado
cyclades-board-discounts = rebajas de templos usadas: { $n }

## Islands

cyclades-board-metropolis-space = El espacio de la metrópolis ocupa los recuadros 1 y 2, o el único recuadro de una isla.
cyclades-board-see-map = Con qué limita cada isla y cada espacio: /{ $command }, { $page }.
cyclades-board-slots = { $n ->
    [one] recuadro { $list }
   *[other] recuadros { $list }
}
cyclades-board-free-slot = libre

## Fleets

cyclades-board-chains = Las flotas unidas por + forman una cadena.
cyclades-board-fleet = { $n } en { $place }
cyclades-board-free-trade = Espacios de comercio sin flotas: { $list }
