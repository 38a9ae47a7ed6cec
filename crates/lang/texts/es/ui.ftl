# The bot's screens. Words and tone follow the glossary; keys are named after what the screen does.

## Titles and frames

ui-title = { $game } · mesa { $number }
ui-lobby-title = { $title } · sala
ui-over-title = { $title } · fin
ui-log-title = { $title } · registro
ui-happened-title = { $title } · qué ha pasado
ui-panel-title = { $mark } { $city } · mesa { $number } · { $game }
ui-page = página { $page } de { $pages }
ui-footer = mesa { $number } · paso { $step } · sello del azar: { $seal }
ui-footer-over = mesa { $number } · { $step ->
        [one] 1 paso
       *[other] { $step } pasos
    } · semilla revelada: { $seed }
ui-footer-fits = mesa { $number } · { $step ->
        [one] 1 paso
       *[other] { $step } pasos
    } · semilla revelada: { $seed }…; { $count ->
    [0] no hubo ningún sorteo.
    [one] el único sorteo coincide.
   *[other] los { $count } sorteos coinciden.
}
ui-footer-misfit = mesa { $number } · { $step ->
        [one] 1 paso
       *[other] { $step } pasos
    } · semilla revelada: { $seed }…; el registro no coincide: mira «Comprobar azar».

## Lobby

ui-seat-free = libre
ui-seat-host = { $place } { $name } (a cargo)
ui-luck-sealed = Sello del azar: { $seal }
ui-start-more = { $missing ->
    [one] Empezar (falta 1)
   *[other] Empezar (faltan { $missing })
}
ui-options-title = Opciones de la mesa { $number }
ui-options-text = Cada cambio se ve enseguida en la sala. Nadie tiene que pulsar nada otra vez.
ui-close-lobby = Cerrar sala
ui-lobby-closed = Esta sala está cerrada.
ui-lobby-changed = **Nuevo** · { $what }
ui-stage-lobby = sala

## Board

ui-acts = { $name } { $verb }.
ui-sealed-none = Esperamos a { $open }.
ui-sealed = En sobre ✓ { $ready }. Esperamos a { $open }.
ui-last = Lo último: { $events }
ui-won = { $names } gana con { $score }.
ui-won-shared = { $names } comparten la victoria con { $score }.
ui-won-conceded = Tras rendirse { $others }, gana { $names }.
ui-reason-conceded = los demás se rindieron
ui-last-person = Los demás se rindieron. { $name } puede terminar ya la partida y ganar, o seguir jugando.
ui-last-person-you = Los demás se rindieron. Puedes terminar ya la partida y ganar (Más…), o seguir jugando.
ui-aborted-by-host = La persona a cargo anuló esta partida. No cuenta.
ui-aborted-by-manager-for = La administración del servidor anuló esta partida: «{ $reason }». No cuenta.
ui-aborted-by-manager = La administración del servidor anuló esta partida. No cuenta.
ui-aborted-deserted = No quedaba nadie, así que esta partida se anuló. No cuenta.
ui-aborted-left-early = Alguien se fue antes de que jugara todo el mundo, así que esta partida se anuló. No cuenta.
ui-aborted-asleep = Pasé 30 días fuera de este servidor, así que esta partida se anuló. No cuenta.
ui-board-moved = El tablero de la mesa { $number } está ahora aquí: { $link }
ui-notice = { $mentions }, { $what }.
ui-board-as-text = tablero en texto: aquí falta el permiso «{ $right }»
ui-channel-refused = Mesa { $number }: ya no puedo escribir en { $channel }; `/mesa` en otro canal la lleva allí.

## My seat

ui-table-over = La mesa { $number } ha terminado.
ui-no-seat = No tienes asiento en la mesa { $number }. Puedes mirar.
ui-confirm = { $action } – ¿lo confirmas? No se puede deshacer.
ui-confirm-open = { $action } – ¿lo confirmas?
ui-chosen = Has elegido: { $action }.
ui-done = Hecho: { $what }.
ui-board-late = Guardado. El tablero se actualizará enseguida.
ui-kept = Guardado: { $what }.
ui-since = Desde tu última jugada: { $what }
ui-since-decision = Desde tu última decisión
ui-recap-more = +{ $count } más
ui-draft-open = Aún sin sellar. Solo tú lo ves.
ui-draft-sealed = En sobre cerrado. Puedes cambiarlo hasta que todo el mundo selle; hasta entonces solo tú lo ves.
ui-remove-last = Quitar último
ui-clear = Vaciar
ui-more-choices = Más… ({ $page }/{ $pages })
ui-choice-gain = { $action } – { $gain }
ui-direct-turn = Te toca en la mesa { $number } ({ $game }, { $place }).
ui-direct-orders = Qué ha sido de tus órdenes en la mesa { $number } ({ $game }, { $place }):
ui-direct-settled = Mesa { $number } · { $seat }: un mensaje más reciente sustituye a este.
ui-amount-label = Cantidad

## Clicks that do not fit

ui-not-for-you = Este botón no es para ti o ya ha caducado.
ui-begun = La mesa { $number } ya ha empezado. Puedes mirar.
ui-not-begun = La partida aún no ha empezado.
ui-full = Todos los asientos están ocupados. Puedes mirar, o abrir una mesa en otro canal.
ui-people-only = En esta mesa solo juegan personas.
ui-seated = Ya tienes asiento aquí.
ui-too-few = { $missing ->
    [one] Falta 1 asiento por ocupar.
   *[other] Faltan { $missing } asientos por ocupar.
}
ui-not-host = Eso solo puede hacerlo la persona a cargo ({ $host }).
ui-gave-up = Dejaste tu asiento en esta mesa. Puedes mirar.
ui-not-your-turn = No te toca. { $who }
ui-moved-on = La partida ha avanzado. Esto es lo que puedes hacer ahora.
ui-already-done = Eso ya está hecho.
ui-interrupted = Antes de { $text } toca un sorteo o el turno de otra persona. Vuelve a enviarlo después.
ui-nothing-to-take-back = No hay nada que deshacer.
ui-nothing-to-decide = Ahora no tienes nada que decidir. { $who }
ui-closing = Vuelvo en un minuto. No he registrado tu pulsación; inténtalo de nuevo entonces.
ui-fault = Algo falló por nuestra parte ({ $id }). Tu jugada no se ha registrado; inténtalo otra vez.
ui-fault-counted = Algo falló por nuestra parte ({ $id }). Tu jugada sí se ha registrado; «Mi asiento» muestra cómo va la partida.
ui-fault-unsure = Algo falló por nuestra parte ({ $id }). El tablero muestra si tu jugada se ha registrado; si no, inténtalo otra vez.
ui-show-no-right = No puedes escribir en este canal, así que no muestro nada aquí por ti.
ui-show-wait = Acabas de mostrar varias páginas. Espera un minuto para mostrar otra.
ui-paused = La mesa { $number } está en pausa: he encontrado una contradicción ({ $code }). No se ha perdido nada.
ui-table-is-over = La mesa { $number } ha terminado.
ui-result = Resultado
ui-not-a-number = «{ $text }» no es un número.
ui-out = Quedaste fuera de la mesa { $number } el { $since }. Puedes mirar.
ui-moved-on-by = La partida ha avanzado: { $what } Esto es lo que puedes hacer ahora.
ui-your-place = { $before ->
    [0] Después te toca a ti.
    [1] Te toca después del siguiente turno.
   *[other] Antes del tuyo vienen { $before } turnos.
}
ui-one-moment = Un momento, por favor.
ui-too-much-at-once = Todavía estoy con varias de tus peticiones. Espera un momento y vuelve a enviar esta.
ui-animation-wait = Acabo de dibujar varias veces para ti. Espera un minuto y vuelve a pedirlo.
ui-records-wait = Has mirado muchas páginas en un minuto. Espera un poco y luego sigue.
label-watch = Mirar
ui-out-of-range = Aquí la cantidad va de { $least } a { $most }; escribiste { $amount }.

## Opening

ui-opened = La mesa { $number } está abierta en este canal. Tienes el primer asiento.
ui-joined = Tienes asiento en la mesa { $number }.
ui-left = Saliste de la mesa { $number }.
ui-channel-taken = Aquí ya hay una mesa.
label-go-to-it = Ir a ella
ui-channel-taken-by = Aquí ya hay una mesa: la mesa { $number }.
ui-no-game = No hay ningún juego que se llame { $game }.
ui-bad-seats = Este juego admite de { $least } a { $most } asientos.
ui-no-option = Este juego no tiene la opción { $option }.
ui-bad-option = La opción { $option } no admite { $value }.
ui-bad-option-text = Escribe las opciones así: { $example }.
ui-option-twice = La opción { $option } está escrita dos veces. Escríbela una sola vez.
ui-server-only = Esto solo funciona en el canal de un servidor.
ui-cannot-write = No puedo escribir en { $channel }. La administración del servidor puede darme: { $rights }.
ui-right-view = Ver canal
ui-right-send = Enviar mensajes
ui-right-send-threads = Enviar mensajes en hilos
ui-right-embed = Insertar enlaces

## More

ui-more = ¿Qué quieres hacer?
ui-notices-on = Avisos de esta mesa: como en /preferencias.
ui-notices-muted = Avisos de esta mesa: silenciados para ti. La mesa sigue en /mismesas.
ui-more-none = No hay nada más que puedas hacer en esta mesa.
ui-resign = Una IA sigue jugando en tu asiento, para que la partida continúe para los demás. Te quedas con el último puesto entre las personas.
ui-resign-duel = La partida termina aquí y gana { $name }.
ui-yes-resign = Sí, rendirme
ui-resigned = Dejaste tu asiento en la mesa { $number }. Una IA sigue jugando.
ui-resigned-duel = Te rendiste en la mesa { $number }. Gana { $name }.
ui-end-now = Los demás se rindieron. Puedes terminar aquí la partida y ganar, o seguir jugando contra las IA.
ui-yes-end-now = Terminar y ganar
ui-ended-now = La mesa { $number } ha terminado. Has ganado.
ui-abort = La partida termina aquí sin resultado.
ui-abort-title = ¿Anular esta partida?
ui-abort-reason = Motivo (lo lee todo el mundo)
ui-abort-reason-size = El motivo debe tener de { $least } a { $most } caracteres.
ui-yes-abort = Sí, anular
ui-aborted = La partida de la mesa { $number } está anulada.
ui-abort-not-yours = Ya ha jugado todo el mundo, así que solo la administración del servidor puede anular esta partida.
ui-not-alone = En una mesa de personas, solo la última que queda puede terminar la partida y ganar: todo el mundo tiene que haber jugado y los demás tienen que haberse rendido.
ui-table-again = El tablero está en camino.
ui-table-there = La mesa { $number } está aquí: { $link }
ui-table-soon = La mesa { $number } está aquí: { $link }. El tablero se puede volver a mostrar una vez por minuto como mucho.
ui-move-here = Traerla aquí
ui-log-round = { $round } { $n }
ui-log-empty = Aún no ha pasado nada.
ui-happened-nothing = No ha pasado nada desde entonces.
label-happened = Qué ha pasado
ui-no-table-here = No hay ninguna mesa en este canal.

## First contact, help

ui-welcome-title = Agon está aquí
ui-welcome = Dirijo partidas de { $games }. Elige un juego y abro una mesa en este canal. Quien quiera jugar pulsa **{ label-join }**; las IA ocupan los asientos que queden libres.
ui-which-game = ¿Qué juego?
ui-open-a-table = Abrir una mesa
ui-help = Ayuda
ui-help-title = Ayuda
ui-help-no-table = En este canal aún no hay ninguna mesa.
ui-help-table = En este canal: mesa { $number }, { $game }, { $phase }.
ui-help-seat = Eres { $mark } { $city }.
ui-help-your-turn = Te toca.
ui-history = Partidas jugadas
ui-how-to-call = ¿Cómo te aviso cuando te toque?
ui-call-mention = Mencionarme aquí
ui-call-direct = Mensaje directo
ui-call-quiet = En silencio

## Preferences

ui-preferences-title = Preferencias
ui-preferences = Cada cambio se guarda al momento.
ui-notices = Avisos de turno
ui-notices-set = Avisos de turno: { $notices }.
ui-language = Idioma
ui-language-auto = Como mi Discord
ui-language-set = Ahora te hablo en español.
ui-language-auto-set = Ahora sigo el idioma de tu Discord.
ui-dm-closed = Tus mensajes directos están cerrados para mí, así que te mencionaré en el canal.
ui-dm-closed-here = Tus mensajes directos están cerrados para mí. Te menciono en { $channel }.
ui-dm-hello = Así te avisaré cuando te toque.
ui-dm-tried = Te he enviado un mensaje directo.
label-try-message = Probar un mensaje
label-try-again = Probar otra vez

## Records

ui-history-empty = Aquí aún no hay partidas terminadas. La primera hará historia.
ui-clear-filter = Quitar filtro
ui-open-past-table = Abrir la página de una partida
ui-finished-line = N.º { $number } · { $game } · { $people ->
    [0] { $machines } IA
    [one] 1 persona
   *[other] { $people } personas
}{ $both ->
    [0] {""}
   *[other] {" "}+ { $machines } IA
} · { $ended ->
    [conceded] victoria de { $names } por rendición
    [stopped] anulada
   *[other] victoria de { $names } con { $score }
}
ui-table-length = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, desde el { $start } · { $time }
ui-table-place = Se jugó aquí: { $link }

label-appearance = Idioma y colores
ui-appearance = Lo que todo el mundo ve de esta partida: su idioma y los colores de su imagen.

## Why can't I?

ui-why = ¿Qué querías hacer? Elígelo y te digo qué regla lo impide.
ui-why-pick = ¿Qué querías hacer?
ui-why-all = Ahora mismo no hay nada que no puedas hacer.
ui-why-not = **{ $action }**: { $reason }
ui-why-possible = Esto sí se puede hacer ahora.
ui-why-range = { $least }–{ $most }
ui-instead = { $action } (en su lugar)
label-else = Otra cosa…

## Notes

ui-notes-title = Notas · { $title }
ui-no-notes = Aún no hay notas. Lo que escribas aquí solo lo ves tú.
ui-notes-private = Solo tú puedes leer esto.
label-write = Escribir…
label-rewrite = Escribir de nuevo…
label-erase = Borrar
ui-note-label = Tu nota

## Órdenes

label-up-to = Hasta…
label-withdraw-order = Retirar
ui-orders = Órdenes: { $orders }.
ui-order-none = nada por ahora
ui-orders-title = Órdenes · { $title }
ui-orders-private = Solo tú ves esto. Puedes cambiarlo hasta que se use.
ui-orders-closed = Ahora no hay ninguna orden que dar.
ui-order-up-to = hasta { $limit }
ui-order-place = { $rank } { $what }
ui-order-place-up-to = { $rank } { $what } hasta { $limit }
ui-order-explain-up-to = Subo por ti lo mínimo necesario y paso cuando se alcanza tu límite.
ui-order-explain-list = Cuando te toque, elijo lo primero que sea posible y no supere su límite, con lo mínimo necesario. Si no hay nada así, te pregunto como siempre.
ui-order-none-possible = Nada de tu lista es posible ahora, así que te pregunto.
ui-order-used = Tu orden respondió por ti – { $what }.
ui-order-dropped = Tu orden ya no vale: { $order }.
ui-order-passed = Hacían falta { $needed }, más que tu límite de { $limit }. Quedas fuera de esta.
ui-order-add = Añadir otra opción
ui-order-limit = { $of }: tu límite ({ $least }–{ $most })
ui-order-limit-label = Límite

## Seats, invitations, rematch

label-seats = Asientos…
label-remove = Quitar
label-make-host = Poner a cargo
label-earlier = Antes
label-place-later = Después
label-no-thanks = No, gracias
ui-lobby-closes = Se cierra { $time } si nadie empieza.
ui-lobby-language = La sala y el tablero están en español para todo el mundo; tus paneles, en tu idioma. La persona a cargo puede cambiarlo: **{ label-appearance }**.
ui-lobby-expired = Nadie empezó la partida en un día, así que la sala está cerrada.
ui-seat-held = { $place } { $name } (?)
ui-seat-order = Orden de asientos
ui-seat-order-joined = asientos por orden de llegada
ui-seat-order-hand = asientos puestos a mano
ui-seat-order-random = asientos por sorteo al empezar
ui-seats-title = Asientos de la mesa { $number }
ui-seats-who = ¿Quién?
ui-seats-what = ¿Qué quieres hacer?
ui-seats-number = { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}
ui-invite-whom = ¿A quién invito a la mesa { $number }? Menciono a cada persona una sola vez, en este canal.
ui-invite-pick = Hasta { $n } personas
ui-invited = { $n ->
    [one] Hay 1 invitación en camino.
   *[other] Hay { $n } invitaciones en camino.
}
ui-invited-nobody = Toda la gente que elegiste ya tiene asiento aquí o ya recibió una invitación.
ui-invitation = { $name } invita a { $mentions } a la mesa { $number }.
ui-declined = De acuerdo. No se te guarda asiento en la mesa { $number }.
ui-rematch-opened = La revancha está abierta: mesa { $number }. Los asientos de los demás quedan reservados un día.
ui-rematch-there = La revancha es la mesa { $number }: { $place }
ui-rematch-call = { $mentions }, hay revancha de la mesa { $of }: mesa { $number }. Tu asiento te espera.
ui-rematch-letter = Hay revancha de la mesa { $of }: mesa { $number } en { $place }. Tu asiento te espera.
ui-rematch-elsewhere = La revancha se abre donde se jugó la partida de la mesa { $number }: { $place }

## Open panels

ui-panel-news = Hay novedades en la mesa { $number }: te toca.
ui-panel-news-over = Hay novedades en la mesa { $number }: ha terminado.
ui-letter-no-turn = Mesa { $number } ({ $game }, { $place }): ahora no tienes nada que decidir.

## Primer contacto: la sala

ui-play-game = Jugar a { $game }
ui-lobby-begins = Con **{ label-start-with-ai }** la partida empieza ya, con { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
} ({ $ai }); con **{ label-join }** ocupas uno.
ui-fill-with = Empezar con IA: asientos y nivel…
ui-fill-choice = { $n } asientos · { $ai }
ui-lobby-practice = **No puntuable si solo juegan IA:** es la primera partida de { $name } a { $game }.
ui-lobby-counts = **Puntuable:** el resultado cambia las puntuaciones de las partidas con IA.
ui-lobby-counts-not = **No puntuable:** el resultado no cambia ninguna puntuación.
ui-lobby-size = { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}, unos { $minutes } min
ui-rating-provisional = { $name } ({ record-provisional })

## Places on the private picture

ui-places-alt = En el mapa, en el orden del menú: { $list }.
