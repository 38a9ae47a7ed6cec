# Asientos que cambian de manos: ofertas y personas que toman el relevo.

## Tablero

sitting-free = Hay un asiento libre: { $seat }, { $place }{ $phase }.
sitting-free-for = Hay un asiento libre para { $name } hasta { $until }: { $seat }, { $place }{ $phase }.
sitting-place = puesto { $place } de { $n }{", "}
sitting-label-take = Ocupar el asiento
sitting-label-take-one = Ocupar { $seat }

## Buscar a alguien

sitting-label-find = Buscar relevo
sitting-find = Un asiento que su dueño ha dejado puede pasar a otra persona para el resto de la partida. ¿Cuál?
sitting-find-none = Nadie ha dejado su asiento en esta mesa.
sitting-label-anybody = { $seat }: cualquiera
sitting-label-ask = { $seat }: invitar
sitting-label-withdraw = { $seat }: retirar
sitting-offered = El tablero ya lo muestra: { $seat } está libre.
sitting-asked = Has preguntado a { $name }, que tiene un día para responder.
sitting-withdrawn = La oferta se ha retirado.
sitting-ask = ¿Quién debería jugar con { $seat }? Solo esa persona puede ocupar el asiento, durante un día.
sitting-ask-pick = Elige a una persona
sitting-call = { $mentions } ¿Quieres jugar con { $seat } en la mesa { $number }? Tienes hasta { $until }.

## Ocupar el asiento

sitting-confirm = Relevas a { $name } en { $seat }, { $place }{ $phase }. Juegas hasta el final con todo lo que tiene. La mesa no cambia tu puntuación ni te cuenta como victoria, acabes donde acabes.
sitting-taken = { $seat } es ahora tu asiento.
sitting-gone-letter = Dejaste tu asiento en la mesa { $number }: ahora lo juega { $name }.

## Respuestas

sitting-gave-up = Dejaste este asiento: ahora lo juega { $name }. Puedes mirar.
sitting-not-free = { $owner } juega en ese asiento: no está libre.
sitting-not-offered = Este asiento ya no está libre.
sitting-to-another = Este asiento está reservado para otra persona.
sitting-seat-taken = { $name } se adelantó y tiene el asiento.
sitting-sat-here = Solo puede tomar el relevo quien nunca se ha sentado en esta mesa.
sitting-blocked = Los administradores de este servidor no te dejan ocupar asientos.
sitting-roles = En este servidor solo ocupan asientos quienes tienen estos roles: { $roles }.
sitting-elsewhere = Solo puedes ocupar este asiento en el servidor de su mesa.

## Registros

sitting-took-over = { $name } tomó el relevo en el paso { $step }.
