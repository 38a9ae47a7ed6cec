# Words of result cards, leaderboards and charts, and of what stands for them where no picture is seen.

## Any card

card-ai = { $name } (IA)
card-nameless = sin nombre
card-decimal = { $whole },{ $part }
card-date = { $day } { $month } { $year }
card-day = { $day } { $month }
card-month = { $month } { $year }
card-month-name = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
}

## Result

card-result = Resultado · { $length }
card-wins = gana con { $city }
card-share = comparten la victoria
card-rating-change = puntuación { $change }
card-result-alt = { $game }, resultado, { $length }, { $date }.
card-result-row = { $place }. { $city }, { $name }: { $details }.
card-gave-up = se rindió
card-won = ganó

## Leaderboard

card-leaders = Clasificación
card-head-name = Nombre
card-head-played = Partidas
card-head-won = Victorias
card-head-place = Puesto
card-leaders-alt = Clasificación, { $title }, { $period }. Cada línea: puesto, nombre, puntuación ± desviación, partidas, victorias, puesto medio.
card-leader = { $rank }. { $name }: { $numbers }.
card-leader-provisional = { $name } (provisional): { $numbers }.
card-leader-beside = { $name }: { $numbers }.
card-you = { $name } (tú)

## Charts

card-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
card-rating-alt = { $name }, puntuación, { $games }.
card-rating-line = { $game }: { $games }, { $first } a { $last }, al principio { $start }, mínimo { $lowest }, máximo { $highest }, ahora { $now }.
card-scores = Evolución
card-scores-alt = { $game }, evolución del marcador.
card-course = { $measure }: evolución
card-course-alt = { $game }, evolución: { $measure }.
card-course-scores = Evolución del marcador. { $changes }
# What changed in a round: Cycle 5: Corinth 1, Athens 1.
card-changes = { $round } { $number }: { $list }.

## A game: after its number of seats, and its length

card-players = personas
card-minutes = { $minutes } min
card-game-alt = { $game }: { $pitch }. { $seats } personas, { $minutes } minutos.
