# Words of result cards, leaderboards and charts, and of what stands for them where no picture is seen.

## Any card

card-ai = { $name } (AI)
card-nameless = no name
card-decimal = { $whole }.{ $part }
card-date = { $day } { $month } { $year }
card-day = { $day } { $month }
card-month = { $month } { $year }
card-month-name = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}

## Result

card-result = Result · { $length }
card-wins = wins with { $city }
card-share = share the win
card-rating-change = rating { $change }
card-result-alt = { $game }, result, { $length }, { $date }.
card-result-row = { $place }. { $city }, { $name }: { $details }.
card-gave-up = gave up
card-won = won

## Leaderboard

card-leaders = Leaders
card-head-name = Name
card-head-played = Played
card-head-won = Won
card-head-place = Avg. place
card-leaders-alt = Leaderboard, { $title }, { $period }. Each line: rank, name, rating ± deviation, played, won, average place.
card-leader = { $rank }. { $name }: { $numbers }.
card-leader-provisional = { $name } (provisional): { $numbers }.
card-leader-beside = { $name }: { $numbers }.
card-you = { $name } (you)

## Charts

card-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
card-rating-alt = { $name }, rating, { $games }.
card-rating-line = { $game }: { $games }, { $first } to { $last }, at first { $start }, lowest { $lowest }, highest { $highest }, now { $now }.
card-scores = Score over time
card-scores-alt = { $game }, score over time.
card-course = { $measure } over time
card-course-alt = { $game }, { $measure } over time.
card-course-scores = Score over time. { $changes }
# What changed in a round: Cycle 5: Corinth 1, Athens 1.
card-changes = { $round } { $number }: { $list }.

## A game: after its number of seats, and its length

card-players = players
card-minutes = { $minutes } min
card-game-alt = { $game }: { $pitch }. { $seats } players, { $minutes } minutes.
