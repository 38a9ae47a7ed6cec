# The hall of records: past tables, leaderboards, profiles, a server's numbers, seasons, and who wants to be seen.

## Names and figures

record-someone = alguien
record-share = { $n } %
record-won = { $wins } de { $played } ganadas · puesto medio { $average }
record-here = este servidor
record-everywhere = todos los servidores
record-mine-everywhere = las mías en todos los servidores
record-all-games = todos los juegos
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $h } h { $min } min
span-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
ai-level = { $ai } { $level }
ai-level-random = al azar
ai-level-greedy = sólida
ai-level-easy = fácil
ai-level-normal = normal
ai-level-hard = difícil
ai-level-expert = experta
ai-level-easy-detail = Comete errores, como la gente: para una primera partida
ai-level-normal-detail = Prevé un poco
ai-level-hard-detail = Prevé más, y cuesta ganarle
ai-level-expert-detail = Prevé todo lo que puede: hasta 3 segundos por jugada
label-mine = Las mías
label-me = Yo
label-everywhere = Todos los servidores
label-this-server = Este servidor
label-picture = Imagen
label-no-picture = Sin imagen
label-server-numbers = Estadísticas
label-with-ai = Con IA
label-people-only = Solo personas
record-count = { $wins } de { $tables }
record-won-share = { $wins } de { $played } ganadas ({ $share }) · puesto medio { $average }
record-against = { $one } { $ahead } : { $behind } { $other }{ $level ->
    [0] {""}
    [one] {" "}· 1 empate
   *[other] {" "}· { $level } empates
}

## Past tables

history-title = Partidas jugadas · { $scope } · { $game }
history-against = contra { $name }
history-won = ganadas
history-lost = perdidas
history-resigned = con rendición
history-week = últimos 7 días
history-month = últimos 30 días
history-year = último año
history-from = desde el { $date }
history-until = hasta el { $date }
history-any = cualquier resultado, cualquier fecha
history-pick-game = Juego
history-pick-person = Persona
history-pick-result = Resultado y fecha
history-page-more = página { $page } de { $pages }+
history-no-table = No hay ninguna partida terminada con el número { $number }.
history-no-date = No sé leer «{ $text }» como fecha. Escribe un día, un mes o un año: 5/3/2026, 3/2026, 2026.
history-backwards = Ese periodo acaba antes de empezar.
history-nothing = No hay nada que coincida: { $filter }.
history-none-mine = Aún no has terminado ninguna partida.
label-filters = Filtrar…
label-filters-done = Listo

## Leaderboard

leaders-title = Clasificación · { $game } · { $scope }
leaders-rank = { $n }.º
leaders-line = { $rank } **{ $name }** · { $rating } ± { $doubt } · { $record }
leaders-line-provisional = – **{ $name }** · { $rating } ± { $doubt } ({ record-provisional }) · { $record }
leaders-you = Tú: { $line }
leaders-you-hidden = No apareces en las clasificaciones, así que tu línea solo la ves tú.
leaders-ai = IA, en todas las partidas:
leaders-empty = Aún no hay nadie en esta clasificación.
leaders-too-few = La clasificación aparece a partir de tres partidas puntuables (por ahora, { $n }).
leaders-explained = Las puntuaciones empiezan en 1500. Cada partida puntuable las cambia, según quién quede por delante de quién. ± dice cuánto puede desviarse una puntuación; mientras sea mucho, es provisional.
leaders-all-time = histórica
leaders-recent = últimos 30 días
leaders-season = temporada { $n }
leaders-season-on = esta temporada ({ $n })
leaders-season-past = { $season }, { $start } – { $end }
leaders-season-since = { $season }, desde { $start }
leaders-season-unknown = Este servidor no tiene esa temporada, así que ves la clasificación histórica.
leaders-by-rating = por puntuación
leaders-by-wins = por victorias
leaders-by-share = por proporción de victorias
leaders-by-played = por partidas jugadas
leaders-people = partidas sin IA
leaders-with-ai = todas las partidas, también con IA
leaders-pick-period = Periodo
leaders-pick-sort = Orden
leaders-line-all = { $rank } **{ $name }** · { $record }
leaders-empty-people = Aún no hay ninguna persona en esta clasificación.
leaders-ai-unranked = Las IA no tienen puesto: los puestos son para las personas.
leaders-explained-all = Entre todos los juegos, cada victoria vale lo mismo. La puntuación es de cada juego: elige uno para verla. Para tener puesto por proporción de victorias hacen falta cinco partidas.
leaders-champion = **{ $name }** ganó esta temporada.
leaders-season-running = desde el { $start }
leaders-season-days = { $start } – { $end }
leaders-season-won = { $start } – { $end } · la ganó { $name }

## Profile

profile-title = { $name } · perfil
profile-title-everywhere = { $name } · perfil en todos los servidores
profile-private = Esta persona no muestra su perfil.
profile-private-mine = Has elegido no mostrarte, así que los demás no ven esto. Se cambia en /preferencias.
profile-private-show = Has elegido no mostrarte. Cámbialo en /preferencias antes de enseñar tu perfil.
profile-none = { $name } aún no ha terminado ninguna partida aquí.
profile-none-mine = Aún no has terminado ninguna partida aquí.
profile-game = **{ $game }** { $rating } ± { $doubt } · { $record }
profile-seats = { $seats }: { $record }
profile-streak = Racha de victorias: { $now } · la mejor: { $best }
profile-pace = Tiempo por jugada: { $time } de media
profile-opponents = Rivales más frecuentes:
profile-opponent = { $name } · { $games } · { $ahead ->
    [one] 1 vez
   *[other] { $ahead } veces
} por delante, { $behind ->
    [one] 1 vez
   *[other] { $behind } veces
} por detrás
profile-few = El gráfico de puntuación aparece a partir de tres partidas puntuables sin IA.

## A server's numbers

stats-title = { $game } · estadísticas de este servidor
stats-none = Aquí aún no hay partidas terminadas de este juego.
stats-length = **{ $seats }** · { $games } · { $steps } pasos y { $time } de media
stats-shares = Victorias por asiento: { $shares }
stats-closest = Partidas más reñidas
stats-close = N.º { $number } · { $names } { $how ->
    [shared] comparten la victoria
    [more] tras un empate, con { $by } más
    [fewer] tras un empate, con { $by } menos
   *[first] con { $by } de ventaja
}
stats-highest = Mejores resultados
stats-high = N.º { $number } · { $name } con { $score }
stats-pick-option = Por opción
stats-all-options = todas las opciones juntas
stats-none-people = De este juego, aquí solo han terminado partidas las IA.
stats-with-machines = Aquí cuentan también las partidas en las que solo jugaron IA.
label-machines-only-on = Partidas solo IA: sí
label-machines-only-off = Partidas solo IA: no

## Seasons and rating

setup-rating = Puntuación: { $rated } · { $machines }
setup-rated-on = las partidas nuevas son puntuables
setup-rated-off = las partidas nuevas no son puntuables
setup-machines-on = las partidas con IA cuentan también en la clasificación principal
setup-machines-off = las partidas con IA cuentan aparte
setup-rating-title = IA y puntuación
setup-rating-text =
    El resultado de una partida puntuable cambia las puntuaciones. La persona a cargo puede decidir en la sala si la suya es puntuable.
    Una partida con IA cuenta siempre en la clasificación con IA. Desde ahora puede contar además en la clasificación principal de este servidor; en la de todos los servidores no cuenta nunca.
setup-rated-yes = Partidas nuevas puntuables: sí
setup-rated-no = Partidas nuevas puntuables: no
setup-machines-yes = Partidas con IA en la clasificación principal: sí
setup-machines-no = Partidas con IA en la clasificación principal: no
label-ai-and-rating = IA y puntuación…
label-seasons = Temporadas…
label-start-season = Abrir temporada { $number }…
label-end-season = Cerrar temporada { $number }…
seasons-title = Temporadas de este servidor
seasons-text = Una temporada tiene su propia clasificación, en la que todo el mundo empieza de nuevo. La clasificación histórica continúa aparte.
seasons-none = Aún no ha habido ninguna temporada.
seasons-start = La temporada { $n } empieza ahora. En su clasificación nadie tiene puntuación aún; las partidas que acaben desde ahora cuentan allí y, como hasta ahora, en la clasificación histórica.
seasons-end = La temporada { $n } acaba ahora. Su clasificación final se puede ver en «Periodo». Las partidas en curso no cuentan para ella.
seasons-yes-start = Sí, abrirla
seasons-yes-end = Sí, cerrarla
lobby-unrated = no puntuable
lobby-rated = puntuable
label-rated-yes = Puntuable: sí
label-rated-no = Puntuable: no
lobby-people-only = solo personas
lobby-with-ai = puede jugar una IA
label-people-only-yes = Solo personas: sí
label-people-only-no = Solo personas: no

## Who wants to be seen

