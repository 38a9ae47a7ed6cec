# Mirar atrás: la repetición de una mesa, su gráfico de puntos, su imagen animada.

label-replay = Repetición
label-replay-so-far = Ver lo jugado
label-replay-from-here = Repetir desde aquí
label-score-chart = Gráfico de puntos
label-animation = Animación
label-step-by-step = Avance: por paso
label-step-by-phase = Avance: por fase
label-spoilers-off = Secretos: ocultos
label-spoilers-on = Secretos: visibles

ui-hidden = Mientras dura la partida puedes repasarla como la ve todo el mundo o desde tu asiento. Al final se puede ver desde todos los asientos.
ui-replay-title = { $title } · repetición
ui-replay-step = **Paso { $step } de { $steps }** · { $phase }
ui-replay-quiet = En este paso no pasó nada que contar.
ui-replay-at = paso { $step }
ui-replay-jump = Ir a…
ui-replay-viewer = Visto por…
ui-replay-everybody = Todo el mundo
ui-replay-mine = { $seat } · mi asiento
ui-replay-seen-by = Visto por: { $who }

ui-chart-too-little = La partida es demasiado corta para un gráfico de puntos.
ui-painting = Creando las imágenes de la partida… Tarda un momento.
ui-animation = { $title }: { $steps } pasos en { $frames } imágenes.
ui-animation-too-little = La partida es demasiado corta para una animación.
ui-animation-busy = Se están creando otras animaciones. Inténtalo de nuevo en unos minutos.
ui-animation-none = Aquí no se puede crear la animación. La repetición muestra cada paso.
ui-album = { $title } en { $pictures ->
    [one] 1 imagen
   *[other] { $pictures } imágenes
}.
ui-album-none = Aquí no se pueden crear imágenes de esta partida. La repetición muestra cada paso.

# How ratings moved with a table's end: Ben +31, Ana −8.
ui-rating-moved = Puntuación: { $names }
ui-rating-moved-machines = Puntuación con IA: { $names }

# The way through a replay: a sign, and a word for readers who hear it.
label-replay-first = ⏮ Inicio
label-replay-previous = ◀ Anterior
label-replay-next = Siguiente ▶
label-replay-last = Final ⏭
