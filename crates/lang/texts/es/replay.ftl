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

ui-hidden = Mientras dura la partida puedes mirar atrás como todo el mundo o desde tu asiento. Al final se abren todos los asientos.
ui-replay-title = { $title } · repetición
ui-replay-step = **Paso { $step } de { $steps }** · { $phase }
ui-replay-quiet = No hay nada que contar de este paso.
ui-replay-at = paso { $step }
ui-replay-jump = Ir a…
ui-replay-viewer = Visto por…
ui-replay-everybody = Todo el mundo
ui-replay-mine = { $seat } · mi asiento
ui-replay-seen-by = Visto por: { $who }

ui-chart-too-little = Se ha jugado demasiado poco para un gráfico de puntos.
ui-painting = Pintando toda la partida… Tarda un momento.
ui-animation = { $title }: { $steps } pasos en { $frames } imágenes.
ui-animation-too-little = Se ha jugado demasiado poco para una imagen animada.
ui-animation-busy = Se están pintando otras imágenes animadas. Inténtalo de nuevo en unos minutos.
ui-animation-none = Aquí no se puede pintar la imagen animada. La repetición muestra cada paso.
ui-album = { $title } en { $pictures ->
    [one] una imagen
   *[other] { $pictures } imágenes
}.
ui-album-none = Esta mesa no se puede pintar aquí. La repetición muestra cada paso.

# How ratings moved with a table's end: Ben +31, Ana −8.
ui-rating-moved = Puntuación: { $names }
ui-rating-moved-machines = Puntuación con IA: { $names }
