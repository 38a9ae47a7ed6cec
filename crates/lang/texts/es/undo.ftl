# Deshacer pasos.

## Panel

undo-label = Deshacer: { $action }
undo-label-turn = Reiniciar mi turno
undo-label-all = Deshacer { $n } pasos
undo-begun = { $what } – aún sin hacer. Solo tú lo ves.
undo-done = Deshecho: { $what }.
undo-lost = La pregunta ha vuelto y tu elección se ha perdido: { $what }.
undo-forced = No hay otra posibilidad: se hará solo en un momento.
undo-label-again = Elegirlo otra vez

## Tablero, registro y repetición

undo-told =
    { $n ->
        [one] { $name } deshizo un paso{ $what }.
       *[other] { $name } deshizo { $n } pasos{ $what }.
    }
undo-told-what = : { $steps }
undo-later = { $said } (deshecho en el paso { $step })
undo-later-quiet = Deshecho en el paso { $step }.

## Negativas

undo-revealed = Eso no se puede deshacer: desde entonces se ha revelado algo ({ $event }).
undo-revealed-step = Eso no se puede deshacer: desde entonces se ha revelado algo (paso { $step }).
undo-too-late = Eso ya no se puede deshacer: desde entonces han jugado otros o se les ha avisado.
undo-forbidden = En esta mesa no se deshace nada.
undo-nothing = Ahí no hay nada que deshacer.

## Elección de una mesa

undo-policy = deshacer
undo-policy-own = los pasos propios
undo-policy-agreed = lo que acepten los demás
undo-policy-none = nada
undo-policy-own-detail = Durante el propio turno y el momento siguiente, mientras no se haya revelado nada
undo-policy-agreed-detail = Los pasos propios; también más tarde, si aceptan todas las personas afectadas
undo-policy-none-detail = Lo hecho, hecho está
undo-policy-usual = los pasos propios; en mesas no puntuables, también lo que acepten los demás
undo-lobby-agreed = se pueden deshacer pasos si los demás aceptan
undo-lobby-none = no se deshace nada
undo-setup = Deshacer: { $undo }.
undo-setup-text = -# Qué pasos puede deshacer cada cual. Nadie deshace lo que ha revelado algo: un dado, una carta, una elección abierta.
