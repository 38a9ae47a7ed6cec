# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

## Sentences' small parts

list-and = { $before } y { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option }: { $value }
waiting-for = Esperamos a { $names } ({ $what }).
verb-waits = espera

## The table

table-ai = IA

## Play

play-step = { $n ->
    [one] paso
   *[other] pasos
}
    .gender = m
play-point = { $n ->
    [one] punto
   *[other] puntos
}
    .gender = m
play-card = { $n ->
    [one] carta
   *[other] cartas
}
    .gender = f

## Luck and records

record-rating = { $n ->
    [one] puntuación
   *[other] puntuaciones
}
    .gender = f
record-provisional = provisional

## Preferences

pref-notice-mention = mención
pref-notice-direct-message = mensaje directo
pref-notice-quiet = en silencio
pref-confirm = confirmar
pref-confirm-risky = solo lo arriesgado
pref-confirm-always = siempre
pref-confirm-never = nunca
pref-colours = colores
pref-colours-standard = normales
pref-colours-blind-1 = daltonismo 1
pref-colours-blind-2 = daltonismo 2
pref-colours-contrast = alto contraste
pref-colours-dark = oscuros
pref-colours-text = texto primero

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
label-other = Otra…
label-other-amount = Otra cantidad…
label-why = ¿Por qué no?
label-orders = Órdenes
label-notes = Notas
label-mute = Silenciar avisos
label-unmute = Activar avisos
label-refresh = Actualizar
label-back = Volver
label-end-turn = Terminar turno
label-resign = Rendirse…
label-end-now = Terminar ya…
label-play-on = Seguir jugando
label-abort = Anular…
label-rematch = Revancha
label-show-here = Mostrar aquí

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
picture-waits = Turno de { $cities }.
picture-own = Solo para { $city }.
picture-times = { $line } ({ $n } veces).
picture-full = Posición completa: botón Tablero en texto.
picture-won = { $n ->
    [one] Gana { $cities }
   *[other] Ganan { $cities }
}

## IA

# La palabra distingue a una IA de las personas, junto a su nombre y entre paréntesis.
ai-named = { $name } ({ $ai })
ai-held = { $name }, { $ai }

## La duración de una mesa, en minutos

offrandes-minutes = { $seats ->
    [3] 60
    [4] 75
   *[other] 90
}
cyclades-minutes = { $seats ->
    [2] 60
    [3] 60
    [4] 75
   *[other] 90
}
attika-minutes = 60

## Arrows in words, for readers of text

arrow-numbers = de { $from } a { $to }
arrow-places = de { $from } a { $to }
