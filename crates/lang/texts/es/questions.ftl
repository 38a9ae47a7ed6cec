# Preguntas de alguien a los demás de la mesa.

## Qué se pregunta

question-undo =
    { $n ->
        [one] { $name } pide deshacer un paso{ $what }.
       *[other] { $name } pide deshacer { $n } pasos{ $what }.
    }
question-undo-since =
    { $n ->
        [one] { $name } pide deshacer un paso{ $what }, y todo lo posterior: { $all } pasos en total.
       *[other] { $name } pide deshacer { $n } pasos{ $what }, y todo lo posterior: { $all } pasos en total.
    }
question-pause = { $name } pide pausar la mesa durante { $span }.
question-go-on = { $name } pide terminar la pausa ahora.
question-extend = { $name } pide más tiempo: el de un turno entero para { $who }.
question-pace = { $name } pide otro ritmo: { $pace }.
question-stand-in = { $name } pide que la IA juegue por { $who } hasta que vuelva.
question-give-up = { $name } pide que la IA se quede para siempre con el asiento de { $who }. Contará como rendición.
question-stop = { $name } pide anular la partida sin resultado.
question-concede = { $name } propone que todo el mundo menos { $who } se rinda, para que gane { $who }.
question-count = A favor: { $agree } de { $people }.
question-ends = Termina { $time }.

## Cómo terminó

question-yes-undo = De acuerdo: la mesa queda como tras el paso { $step }.
question-yes-pause = De acuerdo: la mesa está en pausa.
question-yes-go-on = De acuerdo: la pausa ha terminado.
question-yes-extend = De acuerdo: se ha dado el tiempo de un turno entero.
question-yes-pace = De acuerdo: ahora el ritmo es «{ $pace }».
question-yes-stand-in = De acuerdo: la IA juega por { $who }.
question-yes-give-up = De acuerdo: el asiento de { $who } cuenta como rendido.
question-no = No hay acuerdo.
question-no-by = No hay acuerdo ({ $names }).
question-stopped = Quienes jugaban acordaron anular esta partida. No cuenta.

## Preguntar

question-title = Pregunta a la mesa { $number }
question-text = Elige una; podrás leerla otra vez antes de enviarla.
question-text-none = Ahora mismo no hay nada que preguntar.
question-text-open = Hay una pregunta abierta. La siguiente podrá hacerse cuando se responda.
question-menu = elige una pregunta
question-choice-undo = Deshacer: { $what }
question-choice-undo-since = Deshacer: { $what } y todo lo posterior
question-choice-pause = Pausa de { $span }
question-choice-go-on = Terminar la pausa
question-choice-extend = Más tiempo para este turno
question-choice-pace = Otro ritmo: { $pace }
question-choice-stand-in = La IA juega por { $who }
question-choice-give-up = El asiento de { $who }, para la IA
question-choice-stop = Anular sin resultado
question-choice-concede = Que gane { $who }
question-sure = Los demás leerán: «{ $question }»
question-needs-all = Tienen que aceptar todas las personas consultadas; no responder cuenta como un no.
question-needs-most = Debe haber más votos a favor que en contra, contando el tuyo, y al menos uno de otra persona. No se cuenta a quien no responde.
question-needs-one = Basta con que acepte otra persona.
question-asked = Preguntado. El tablero muestra las respuestas.
question-noted-yes = Anotado: estás de acuerdo.
question-noted-no = Anotado: no estás de acuerdo.
question-taken-back = Has retirado la pregunta.
question-label-open = Preguntar a los demás…
question-label-ask = Preguntar
question-label-yes = Sí
question-label-no = No

## Negativas

question-refused-open = Hay otra pregunta abierta. Antes hay que responderla.
question-refused-answered = Esa pregunta ya tiene respuesta.
question-refused-not-yours = Esa pregunta no necesita tu respuesta.
question-refused-cannot = Eso no se puede preguntar ahora mismo.
question-refused-back-first = La IA juega en tu asiento. Recupéralo primero.
question-refused-nobody = No hay nadie más que pueda responder.
question-refused-before = Los demás no aceptaron. Podrás volver a preguntarlo en la próxima ronda.
question-refused-enough = Ya has pedido eso bastantes veces en esta mesa.

## Mensajes directos

question-direct = Mesa { $number } ({ $game }, { $place }): te preguntan.
