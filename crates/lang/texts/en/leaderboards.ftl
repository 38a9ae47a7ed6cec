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
ai-level = { $ai } { $level }
ai-level-random = random
ai-level-greedy = steady
label-mine = Mine
label-me = Me
label-everywhere = Everywhere
label-this-server = This server
label-picture = Picture
label-no-picture = No picture
label-server-numbers = Server statistics
label-with-ai = With AI
label-people-only = People only

## Past tables

history-title = Past tables · { $scope } · { $game }
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
history-no-table = No past table has the number { $number }.
history-no-date = “{ $text }” is no date I can read. Write a day, a month or a year: 2026-03-05, 2026-03, 2026.
history-backwards = That time ends before it begins.
history-nothing = Nothing matches: { $filter }.
history-none-mine = You have not finished a table yet.

## Leaderboard

leaders-title = Leaderboard · { $game } · { $scope }
leaders-rank = { $n }.
leaders-line = { $rank } **{ $name }** · { $rating } ± { $doubt } · { $record }
leaders-you = You: { $line }
leaders-you-hidden = You are hidden, so only you see your line.
leaders-ai = AI, among all tables:
leaders-empty = Nobody stands on this leaderboard yet.
leaders-too-few = Three finished rated tables make a leaderboard. So far: { $n }.
leaders-explained = Ratings start at 1500. Each rated table moves them, by who finished ahead of whom. ± says how far a rating may be off; until that is small enough, it is provisional.
leaders-footer = { $page } · rating rules { $version }
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
leaders-by-played = by tables played
leaders-people = tables among people
leaders-with-ai = all tables, with AI
leaders-pick-period = Period
leaders-pick-sort = Sorted by

## Profile

profile-title = { $name } · record
profile-title-everywhere = { $name } · record everywhere
profile-private = This player keeps their record private.
profile-private-mine = You are hidden, so others do not see this. /preferences changes it.
profile-private-show = You are hidden. Switch that off in /preferences before you show your record.
profile-none = { $name } has not finished a table here yet.
profile-none-mine = You have not finished a table here yet.
profile-game = **{ $game }** { $rating } ± { $doubt } · { $record }
profile-seats = { $seats }: { $record }
profile-streak = Wins in a row: { $now } · at best { $best }
profile-pace = Time to move: { $time } on average
profile-opponents = Met most often:
profile-opponent = { $name } · { $games } · ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}
profile-few = Three rated tables among people make a chart of ratings.

## A server's numbers

stats-title = { $game } · numbers of this server
stats-none = No finished tables of this game here yet.
stats-length = **{ $seats }** · { $games } · { $steps } steps and { $time } on average
stats-shares = Wins by seat: { $shares }
stats-closest = Closest tables
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

## Seasons and rating

setup-rating = Rating: { $rated } · { $machines }
setup-rated-on = new tables are rated
setup-rated-off = new tables are unrated
setup-machines-on = tables with AI count among people
setup-machines-off = tables with AI count apart
setup-rating-title = AI and rating
setup-rating-text =
    The result of a rated table moves ratings. Whoever hosts a table can change that in its lobby.
    A table with AI always counts on the leaderboard with AI. It can count among this server's people too, from now on; over all servers it never does.
setup-rated-yes = New tables are rated: yes
setup-rated-no = New tables are rated: no
setup-machines-yes = AI tables count among people: yes
setup-machines-no = AI tables count among people: no
label-ai-and-rating = AI and rating…
label-seasons = Seasons…
label-start-season = Start season { $number }…
label-end-season = End season { $number }…
seasons-title = Seasons of this server
seasons-text = A season has a leaderboard of its own on which everybody starts anew. The all-time leaderboard goes on beside it.
seasons-none = There has been no season yet.
seasons-start = Season { $n } begins now. On its leaderboard nobody has a rating yet; what ends from now on counts there, and on the all-time one as before.
seasons-end = Season { $n } ends now. Its final leaderboard can still be read under “Period”. Tables still running do not count for it.
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

pref-seen = Hide me: you stand on no leaderboard, and your record is for you alone. My name everywhere: leaderboards over all servers name you even where you never played.
pref-hide-on = Hide me: on
pref-hide-off = Hide me: off
pref-named-on = My name everywhere: on
pref-named-off = My name everywhere: off
