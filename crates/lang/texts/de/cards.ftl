# Words of result cards, leaderboards and charts, and of what stands for them where no picture is seen.

## Any card

card-ai = { $name } (KI)
card-nameless = ohne Namen
card-decimal = { $whole },{ $part }
card-date = { $day }. { $month } { $year }
card-day = { $day }. { $month }
card-month = { $month } { $year }
card-month-name = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

## Result

card-result = Ergebnis · { $length }
card-wins = gewinnt mit { $city }
card-share = teilen sich den Sieg
card-rating-change = Wertung { $change }
card-result-alt = { $game }, Ergebnis, { $length }, { $date }.
card-result-row = { $place }. { $city }, { $name }: { $details }.
card-gave-up = hat aufgegeben
card-won = hat gewonnen

## Leaderboard

card-leaders = Rangliste
card-head-name = Name
card-head-played = Partien
card-head-won = Siege
card-head-place = Ø Rang
card-leaders-alt = Rangliste, { $title }, { $period }. Jede Zeile: Rang, Name, Wertung ± Abweichung, Partien, Siege, mittlerer Rang.
card-leader = { $rank }. { $name }: { $numbers }.
card-leader-provisional = { $name } (vorläufig): { $numbers }.
card-leader-beside = { $name }: { $numbers }.
card-you = { $name } (du)

## Charts

card-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
card-rating-alt = { $name }, Wertung, { $games }.
card-rating-line = { $game }: { $games }, { $first } bis { $last }, am Anfang { $start }, tiefster Wert { $lowest }, höchster Wert { $highest }, jetzt { $now }.
card-scores = Punkteverlauf
card-scores-alt = { $game }, Verlauf des Punktestands.
card-course = { $measure } im Verlauf
card-course-alt = { $game }, Verlauf: { $measure }.
card-course-scores = Verlauf des Punktestands. { $changes }
# What changed in a round: Cycle 5: Corinth 1, Athens 1.
card-changes = { $round } { $number }: { $list }.

## A game: after its number of seats, and its length

card-players = Personen
card-minutes = { $minutes } Min.
card-game-alt = { $game }: { $pitch }. Für { $seats } Personen, { $minutes } Minuten.
