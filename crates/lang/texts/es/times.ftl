# Turn clocks: paces, absence, pauses, tables where nobody plays. Relative time marks read like «en 5 horas».

times-span = { $unit ->
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] 1 día
       *[other] { $n } días
    }
}

## Board

times-due = el plazo vence { $time }
times-due-reserve = el plazo vence { $time }; con la reserva, { $zero }
times-acts = { $name } { $verb } · { $due }
times-sealed-none = Esperamos a { $open } · { $due }
times-sealed = En sobre ✓ { $ready }. Esperamos a { $open } · { $due }
times-moved = Estuve sin conexión, así que los plazos se alargaron { $span }.
times-made-for = { $n ->
    [one] A { $names } se le acabó el tiempo: su turno se jugó automáticamente.
   *[other] A { $names } se les acabó el tiempo: sus turnos se jugaron automáticamente.
}
times-absent = { $name } no está: la IA juega { $seat } hasta que { $name } vuelva.
times-gone = { $name } dejó el servidor: la IA juega { $seat } hasta que { $name } vuelva.
times-awaited = Esperando a { $name }, que está fuera hasta el { $until }.
times-awaited-at-most = Esperando a { $name }, que está fuera hasta el { $until }. Antes, { $time }, empieza a jugar la IA.
times-away-absent = { $name } está fuera hasta el { $until }: hasta entonces la IA juega { $seat }.
times-paused = En pausa hasta el { $until } ({ $in }).
times-paused-for = En pausa hasta el { $until } ({ $in }): «{ $reason }».
times-idle = Aquí nadie ha jugado en { $span }. Si nadie contesta, la partida se anula { $time }.
times-label-back = He vuelto
times-label-play-on = Seguimos jugando
times-label-stop = Anular la partida
times-log-made = { $said } · automático

## My seat

times-yours = Tu tiempo: hasta el { $until } ({ $in }).
times-yours-reserve = Tu tiempo: hasta el { $until } ({ $in }); después, { $reserve } de reserva hasta el { $zero }.
times-yours-covered = Se te acabó el tiempo, así que este turno se juega automáticamente.
times-yours-absent = La IA juega por ti hasta que vuelvas.
times-yours-away = Estás fuera hasta el { $until }, así que tu reloj está parado. Aun así puedes jugar.
times-yours-paused = La mesa { $number } está en pausa hasta el { $until } ({ $in }).

## Answers

times-back = { $city } vuelve a tus manos.
times-back-turns = { $city } vuelve a tus manos. Mientras no estabas ({ $n ->
    [one] 1 turno
   *[other] { $n } turnos
}):
times-back-already = Ese asiento ya es tuyo.
times-not-absent = Solo { $owner } puede recuperar { $city }.
times-not-absent-seat = Solo { $owner } puede recuperar ese asiento.
times-not-idle = Ya está resuelto: en esta mesa se vuelve a jugar.
times-no-pause = Solo la administración del servidor puede pausar esta mesa. Si una sola persona juega con IA, también puede la persona a cargo.
times-label-nudge = Avisar
times-nudged = { $n ->
    [one] { $names } ha recibido un aviso, o lo recibirá en mejor momento.
   *[other] { $names } han recibido un aviso, o lo recibirán en mejor momento.
}
times-no-one-to-nudge = Ahora mismo la mesa no espera a nadie más.
times-nudge-too-soon = Aún no ha pasado mucho tiempo. Puedes avisar { $time }.
times-not-ready = Los demás aún tienen tiempo para contestar.
times-not-asked = Ahora no se pregunta a nadie. **Empezar** vuelve a preguntar.

## Lobby

times-pace = ritmo
times-pace-live = en una sentada
times-pace-day = un día por turno
times-pace-days = tres días por turno
times-pace-none = sin reloj
times-pace-detail = { $turn } por turno y { $reserve } de reserva para toda la partida
times-pace-none-detail = Un turno puede durar lo que haga falta
times-absence = si se acaba el tiempo
times-absence-gentle = la IA juega ese turno
times-absence-strict = la IA se encarga enseguida
times-absence-wait = la mesa espera
times-absence-gentle-detail = Tras dos turnos así seguidos, la IA juega hasta que esa persona vuelva
times-absence-strict-detail = Desde la primera vez, la IA juega hasta que esa persona vuelva; sin reserva
times-absence-wait-detail = No pasa nada por sí solo
times-away = si alguien está fuera
times-away-wait = la mesa espera un tiempo
times-away-ai = juega la IA
times-away-wait-detail = Su reloj se para hasta una semana (con tres días por turno, dos); después juega la IA
times-away-ai-detail = Desde su primer turno y hasta que vuelva
times-expect = Durará { $unit ->
    [days] { $n ->
        [one] alrededor de un día
       *[other] unos { $n } días
    }
   *[weeks] { $n ->
        [one] alrededor de una semana
       *[other] unas { $n } semanas
    }
}.
times-lobby-title = Tiempo en la mesa { $number }
times-lobby-text = Tu reloj empieza cuando te aviso y se para mientras no tengo conexión. Los relojes corren donde juegan dos personas o más.
times-lobby-expired = Nadie empezó la partida en { $span }, así que la sala está cerrada.
times-label-times = Tiempo…
times-ready-none = **¿Empezamos?** Esperamos a { $open }. Si falta alguien, la persona a cargo decide { $time }.
times-ready = **¿Empezamos?** ✓ { $ready }. Esperamos a { $open }. Si falta alguien, la persona a cargo decide { $time }.
times-ready-over = **¿Empezamos?** Aún no hay respuesta de { $open }: la persona a cargo puede empezar sin esperar, o esperar.
times-ready-asked = He preguntado a todo el mundo si podemos empezar. La partida empieza en cuanto contesten.
times-ready-noted = Anotado. La partida empieza en cuanto conteste todo el mundo.
times-label-ready = Ya estoy
times-label-start-anyway = Empezar sin esperar
times-label-wait = Esperar

## Pause

times-label-pause = Pausar…
times-label-go-on = Reanudar
times-pause = ¿Cuánto tiempo? Hasta entonces nadie puede jugar y todos los relojes se paran.
times-pause-title = ¿Pausar esta mesa?
times-pause-day = 1 día
times-pause-days = 3 días
times-pause-week = Una semana
times-pause-minutes = 10 min
times-pause-half-hour = 30 min
times-pause-tomorrow = Hasta mañana

## Settings

times-setup-title = Tiempo en las mesas nuevas
times-setup-pace = Ritmo: { $pace }
times-setup-pace-text = -# Cuánto puede durar un turno donde juegan dos personas o más. La persona a cargo de una mesa puede elegir otra cosa.
times-setup-absence = Si se acaba el tiempo: { $absence }
times-setup-absence-text = -# Qué pasa con un turno que no se juega a tiempo. Cada persona puede recuperar su asiento en cualquier momento.
times-setup-away = Si alguien está fuera: { $away }
times-setup-away-text = -# Qué pasa cuando le toca a quien dijo en `/preferencias` hasta cuándo está fuera.
times-news = **Nuevo:** las mesas pueden tener reloj. Donde juegan dos personas o más, el ritmo de las mesas nuevas es «{ $pace }», salvo que la persona a cargo elija otra cosa o la elijas tú: `/configurar` → **{ label-defaults }** → **{ times-label-times }**
times-at-zero = si se me acaba el tiempo
times-order-at-zero-on = Solo si se me acaba ✓
times-order-at-zero-off = Solo si se me acaba
times-order-at-zero = { $order } (solo si se te acaba el tiempo)
times-at-zero-ai = decide la IA
times-at-zero-decline = renunciar si se puede
times-at-zero-text = Cuando se te acaba el tiempo en una mesa con reloj, la IA decide por ti. Puedes pedirle que renuncie siempre que el juego lo permita: pasa y no se compromete a nada.

## Elsewhere

times-mine-absent = la IA juega por ti
times-remind = { $mentions }, { $what } – el tiempo se acaba { $time }.
times-direct-remind = Mesa { $number } ({ $game }, { $place }): tu tiempo se acaba { $time }.
times-direct-up = Se te acabó el tiempo en la mesa { $number } ({ $game }, { $place }). La IA juega por ti hasta que vuelvas.
times-help = Las mesas pueden tener reloj: el tablero dice cuándo vence un turno. Si se acaba el tiempo, la IA echa una mano, y tú recuperas tu asiento cuando quieras.
