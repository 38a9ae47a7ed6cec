# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

language-own-name = Español

## Sentences' small parts

list-and = { $before } y { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option } { $value }
waiting-for = Esperamos a { $names } ({ $what }).
verb-waits = espera

## The table

table-game = { $n ->
    [one] juego
   *[other] juegos
}
    .gender = m
table-table = { $n ->
    [one] mesa
   *[other] mesas
}
    .gender = f
table-seat = { $n ->
    [one] asiento
   *[other] asientos
}
    .gender = m
table-player = { $n ->
    [one] persona
   *[other] personas
}
    .gender = f
table-play = { $n ->
    [one] partida
   *[other] partidas
}
    .gender = f
table-host = persona a cargo
    .label = A cargo
table-spectator = público
table-ai = IA
table-ai-level-quick = rápida
table-ai-level-steady = constante
table-ai-level-strong = fuerte
table-lobby = { $n ->
    [one] sala
   *[other] salas
}
    .gender = f
table-option = { $n ->
    [one] opción
   *[other] opciones
}
    .gender = f
table-variant = { $n ->
    [one] variante
   *[other] variantes
}
    .gender = f
table-pace = ritmo
table-pace-live = en vivo
table-pace-day = un día
table-pace-three-days = tres días
table-pace-none = sin reloj
table-clock = { $n ->
    [one] reloj
   *[other] relojes
}
    .gender = m
table-deadline = hasta { $time }
table-rated = puntuable
table-unrated = no puntuable
table-invite = { $n ->
    [one] invitación
   *[other] invitaciones
}
    .gender = f
table-absent = ausente
table-absence-gentle = amable
table-absence-strict = estricta
table-absence-none = ninguna

## Play

play-round = { $n ->
    [one] ronda
   *[other] rondas
}
    .gender = f
play-cycle = { $n ->
    [one] ciclo
   *[other] ciclos
}
    .gender = m
play-phase = { $n ->
    [one] fase
   *[other] fases
}
    .gender = f
play-turn = { $n ->
    [one] turno
   *[other] turnos
}
    .gender = m
play-action = { $n ->
    [one] acción
   *[other] acciones
}
    .gender = f
play-move = { $n ->
    [one] jugada
   *[other] jugadas
}
    .gender = f
play-step = { $n ->
    [one] paso
   *[other] pasos
}
    .gender = m
play-bid = { $n ->
    [one] puja
   *[other] pujas
}
    .gender = f
    .verb = pujar
play-raise = subir
play-pass = pasar
play-order = { $n ->
    [one] orden
   *[other] órdenes
}
    .gender = f
play-limit = { $n ->
    [one] límite
   *[other] límites
}
    .gender = m
play-plan = { $n ->
    [one] plan de pujas
   *[other] planes de pujas
}
    .gender = m
play-sealed = en sobre cerrado
    .verb = sellar
play-reveal = revelación
    .verb = revelar
play-confirm = confirmar
play-undo = deshacer
play-resign = rendirse
play-abort = anular
play-pause = { $n ->
    [one] pausa
   *[other] pausas
}
    .gender = f
    .verb = pausar
play-vote = { $n ->
    [one] votación
   *[other] votaciones
}
    .gender = f
play-notice = { $n ->
    [one] aviso
   *[other] avisos
}
    .gender = m
play-reminder = { $n ->
    [one] recordatorio
   *[other] recordatorios
}
    .gender = m
play-direct-message = { $n ->
    [one] mensaje directo
   *[other] mensajes directos
}
    .gender = m
play-panel = { $n ->
    [one] panel
   *[other] paneles
}
    .gender = m
play-board = { $n ->
    [one] tablero
   *[other] tableros
}
    .gender = m
play-text-board = tablero en texto
play-log = registro
play-rules = reglas
play-note = { $n ->
    [one] nota
   *[other] notas
}
    .gender = f
play-point = { $n ->
    [one] punto
   *[other] puntos
}
    .gender = m
play-place = { $n ->
    [one] puesto
   *[other] puestos
}
    .gender = m
    .rank = { $place }.º
play-win = ganar
    .shared = victoria compartida
play-tie = { $n ->
    [one] empate
   *[other] empates
}
    .gender = m
play-rematch = { $n ->
    [one] revancha
   *[other] revanchas
}
    .gender = f
play-card = { $n ->
    [one] carta
   *[other] cartas
}
    .gender = f
play-hand = { $n ->
    [one] mano
   *[other] manos
}
    .gender = f
play-deck = { $n ->
    [one] mazo
   *[other] mazos
}
    .gender = m
play-discards = { $n ->
    [one] pila de descarte
   *[other] pilas de descarte
}
    .gender = f
play-die = { $n ->
    [one] dado
   *[other] dados
}
    .gender = m
play-supply = reserva
play-bank = banca
play-colour-red = rojo
play-colour-yellow = amarillo
play-colour-green = verde
play-colour-blue = azul
play-colour-black = negro

## Luck and records

luck-seal = { $n ->
    [one] sello del azar
   *[other] sellos del azar
}
    .gender = m
luck-verify = comprobar
record-history = partidas jugadas
record-replay = { $n ->
    [one] repetición
   *[other] repeticiones
}
    .gender = f
record-leaderboard = { $n ->
    [one] clasificación
   *[other] clasificaciones
}
    .gender = f
record-rating = { $n ->
    [one] puntuación
   *[other] puntuaciones
}
    .gender = f
record-provisional = provisional
record-season = { $n ->
    [one] temporada
   *[other] temporadas
}
    .gender = f
record-streak = { $n ->
    [one] racha
   *[other] rachas
}
    .gender = f
record-file = { $n ->
    [one] archivo
   *[other] archivos
}
    .gender = m

## Preferences

pref-notice = avisos de turno
pref-notice-mention = mención
pref-notice-direct-message = mensaje directo
pref-notice-quiet = en silencio
pref-confirm = confirmar
pref-confirm-risky = solo lo arriesgado
pref-confirm-always = siempre
pref-confirm-never = nunca
pref-colours = colores
pref-colours-standard = normal
pref-colours-blind-1 = daltonismo 1
pref-colours-blind-2 = daltonismo 2
pref-colours-contrast = alto contraste
pref-colours-dark = oscuro
pref-colours-text = primero texto
pref-language = idioma
pref-language-discord = como mi Discord

## Time

time-second = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
time-minute = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
time-hour = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
time-day = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
time-tomorrow = mañana

## Labels of buttons

label-join = Unirse
label-leave = Salir
label-add-ai = Añadir IA
label-start = Empezar
label-start-with-ai = Empezar con IA
label-options = Opciones
label-invite = Invitar
label-my-seat = Mi asiento
label-text-board = Tablero en texto
label-log = Registro
label-rules = Reglas
label-more = Más…
label-pass = Pasar
label-other = Otra…
label-other-amount = Otra cantidad…
label-undo = Deshacer
label-why = ¿Por qué no?
label-orders = Órdenes
label-notes = Notas
label-refresh = Actualizar
label-back = Volver
label-yes = Sí
label-no = No
label-end-turn = Terminar turno
label-resign = Rendirse…
label-abort = Anular…
label-im-back = He vuelto
label-rematch = Revancha
label-replay = Repetición
label-show-here = Mostrar aquí
label-later = Más tarde…
label-me = Yo
label-here = Aquí
label-everywhere = En todas partes
label-verify = Comprobar azar
label-withdraw = Retirar

## Cities and gods

city-sparta = Esparta
    .initial = E
city-corinth = Corinto
    .initial = C
city-athens = Atenas
    .initial = A
city-thebes = Tebas
    .initial = T
city-delos = Delos
    .initial = D
city-argos = Argos
    .initial = R
god-hephaestus = Hefesto
god-ares = Ares
god-hermes = Hermes
god-athena = Atenea
god-hera = Hera
god-aphrodite = Afrodita
god-artemis = Artemisa
god-apollo = Apolo
god-hades = Hades
god-poseidon = Poseidón
god-zeus = Zeus

# Lo que sustituye a la imagen de un tablero.
picture-waits = Juega: { $cities }.
picture-full = Posición completa: botón Tablero en texto.
