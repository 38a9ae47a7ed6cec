# The hall of records: past tables, leaderboards, profiles, a server's numbers, seasons, and who wants to be seen.

## Names and figures

record-someone = a player
record-share = { $n }%
record-won = won { $wins } of { $played } · avg. place { $average }
record-here = this server
record-everywhere = everywhere
record-mine-everywhere = mine everywhere
record-all-games = all games
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $h } h { $min } min
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ai-level = { $level } { $ai }
ai-level-random = random
ai-level-greedy = steady
ai-level-easy = easy
ai-level-normal = normal
ai-level-hard = hard
ai-level-expert = expert
ai-level-easy-detail = Errs as people do: for a first table
ai-level-normal-detail = Looks a little ahead
ai-level-hard-detail = Looks further ahead, and is hard to beat
ai-level-expert-detail = Looks as far ahead as it can: up to 3 seconds a move
label-mine = Mine
label-me = Me
label-everywhere = Everywhere
label-this-server = This server
label-picture = Picture
label-no-picture = No picture
label-server-numbers = Server statistics
label-with-ai = With AI
label-people-only = People only
record-count = { $wins } of { $tables }
record-won-share = won { $wins } of { $played } ({ $share }) · avg. place { $average }
record-against = { $one } { $ahead } : { $behind } { $other }{ $level ->
    [0] {""}
    [one] {" "}· 1 draw
   *[other] {" "}· { $level } draws
}

## Past tables

history-title = Past games · { $scope } · { $game }
history-against = against { $name }
history-won = won
history-lost = lost
history-resigned = resigned
history-week = last 7 days
history-month = last 30 days
history-year = last 12 months
history-from = from { $date }
history-until = until { $date }
history-any = any result, any time
history-pick-game = Game
history-pick-person = Person
history-pick-result = Result and time
history-page-more = page { $page } of { $pages }+
history-no-table = No past game has the number { $number }.
history-no-date = “{ $text }” isn't a date I can read. Write a day, a month or a year: 2026-03-05, 2026-03, 2026.
history-backwards = That period ends before it starts.
history-nothing = Nothing matches: { $filter }.
history-none-mine = You have not finished a game yet.
label-filters = Filter…
label-filters-done = Done

## Leaderboard

leaders-title = Leaderboard · { $game } · { $scope }
leaders-rank = { $n }.
leaders-line = { $rank } **{ $name }** · { $rating } ± { $doubt } · { $record }
leaders-line-provisional = – **{ $name }** · { $rating } ± { $doubt } ({ record-provisional }) · { $record }
leaders-you = You: { $line }
leaders-you-hidden = You are hidden, so only you see your line.
leaders-ai = AI, over all games:
leaders-empty = Nobody is on this leaderboard yet.
leaders-too-few = The leaderboard opens after three rated games. So far: { $n }.
leaders-explained = Ratings start at 1500. Each rated game moves them, by who finished ahead of whom. ± says how far a rating may be off; until that is small enough, it is provisional.
leaders-all-time = all time
leaders-recent = last 30 days
leaders-season = season { $n }
leaders-season-on = this season ({ $n })
leaders-season-past = { $season }, { $start } – { $end }
leaders-season-since = { $season }, since { $start }
leaders-season-unknown = This server has no such season, so this is all time.
leaders-by-rating = by rating
leaders-by-wins = by wins
leaders-by-share = by share of wins
leaders-by-played = by games played
leaders-people = games without AI
leaders-with-ai = all games, with AI
leaders-pick-period = Period
leaders-pick-sort = Sorted by
leaders-line-all = { $rank } **{ $name }** · { $record }
leaders-empty-people = No person is on this leaderboard yet.
leaders-ai-unranked = AIs have no rank here: ranks are for people.
leaders-explained-all = Over all games, every win counts the same. A rating belongs to one game: pick one to see it. A rank by share of wins takes five games.
leaders-champion = **{ $name }** won this season.
leaders-season-running = since { $start }
leaders-season-days = { $start } – { $end }
leaders-season-won = { $start } – { $end } · won by { $name }

## Profile

profile-title = { $name } · record
profile-title-everywhere = { $name } · record everywhere
profile-private = This player keeps their record private.
profile-private-mine = You are hidden, so others do not see this. /preferences changes it.
profile-private-show = You are hidden. Switch that off in /preferences before you show your record.
profile-none = { $name } has not finished a game here yet.
profile-none-mine = You have not finished a game here yet.
profile-game = **{ $game }** { $rating } ± { $doubt } · { $record }
profile-seats = { $seats }: { $record }
profile-streak = Win streak: { $now } · best { $best }
profile-pace = Average move time: { $time }
profile-opponents = Met most often:
profile-opponent = { $name } · { $games } · ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}
profile-few = Your rating chart appears after three rated games without AI.

## A server's numbers

stats-title = { $game } · server statistics
stats-none = No finished games of this kind here yet.
stats-length = **{ $seats }** · { $games } · { $steps } steps and { $time } on average
stats-shares = Wins by seat: { $shares }
stats-closest = Closest games
stats-close = { $number } · { $names } { $how ->
    [shared] share the win
    [more] after a tie, { $by } more
    [fewer] after a tie, { $by } fewer
   *[first] by { $by }
}
stats-highest = Highest scores
stats-high = { $number } · { $name } with { $score }
stats-pick-option = By option
stats-all-options = all options together
stats-none-people = Only AIs have finished games of this kind here so far.
stats-with-machines = Games that only AIs played count here too.
label-machines-only-on = AI-only games: on
label-machines-only-off = AI-only games: off

## Seasons and rating

setup-rating = Rating: { $rated } · { $machines }
setup-rated-on = new tables are rated
setup-rated-off = new tables are unrated
setup-machines-on = games with AI count on the main board
setup-machines-off = games with AI count on a separate board
setup-rating-title = AI and rating
setup-rating-text =
    The result of a rated game moves ratings. The host of a table can change that in its lobby.
    A game with AI always counts on the leaderboard with AI. From now on it can also count on this server's main board; it never counts on the main board of all servers.
setup-rated-yes = New tables are rated: yes
setup-rated-no = New tables are rated: no
setup-machines-yes = AI games on the main board: yes
setup-machines-no = AI games on the main board: no
label-ai-and-rating = AI and rating…
label-seasons = Seasons…
label-start-season = Start season { $number }…
label-end-season = End season { $number }…
seasons-title = Seasons of this server
seasons-text = A season has a leaderboard of its own on which everybody starts from scratch. The all-time leaderboard goes on beside it.
seasons-none = There has been no season yet.
seasons-start = Season { $n } begins now. On its leaderboard nobody has a rating yet; games that end from now on count there, and on the all-time one as before.
seasons-end = Season { $n } ends now. Its final leaderboard can still be read under “Period”. Games still running do not count for it.
seasons-yes-start = Yes, start it
seasons-yes-end = Yes, end it
lobby-unrated = unrated
lobby-rated = rated
label-rated-yes = Rated: yes
label-rated-no = Rated: no
lobby-people-only = people only
lobby-with-ai = an AI may play
label-people-only-yes = People only: yes
label-people-only-no = People only: no

## Who wants to be seen

