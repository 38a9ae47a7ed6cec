# Slash commands: names (32, lower case, no spaces), descriptions (100), options, fixed choices.

command-play-name = play
command-play-description = Open a table in this channel
command-play-option-game-name = game
command-play-option-game-description = Which game
command-play-option-players-name = players
command-play-option-players-description = How many seats; people may join until you start
command-play-option-ai-name = ai
command-play-option-ai-description = How many seats an AI takes
command-play-option-level-name = level
command-play-option-level-description = How strong these AIs are
command-play-option-level-choice-easy = easy
command-play-option-level-choice-normal = normal
command-play-option-level-choice-hard = hard
command-play-option-level-choice-expert = expert
command-play-option-options-name = options
command-play-option-options-description = Options of the game, several by comma: auction=sealed

command-table-name = table
command-table-description = Show the board again, or the way to it
command-table-option-table-name = table
command-table-option-table-description = Which table; without it, the one in this channel

command-seat-name = seat
command-seat-description = Open your private panel
command-seat-option-table-name = table
command-seat-option-table-description = Which of your tables

command-move-name = move
command-move-description = Act by typing, for instance bid 5
command-move-option-action-name = action
command-move-option-action-description = What you do; the list shows what is possible
command-move-option-table-name = table
command-move-option-table-description = Which of your tables

command-tables-name = tables
command-tables-description = Open and running tables of this server

command-mytables-name = mytables
command-mytables-description = Your tables everywhere, the longest waiting first

command-rules-name = rules
command-rules-description = Rules of a game, in our own words
command-rules-option-game-name = game
command-rules-option-game-description = Which game
command-rules-option-topic-name = topic
command-rules-option-topic-description = Which page of the rules

command-history-name = history
command-history-description = Past games of this server, or yours everywhere
command-history-option-player-name = player
command-history-option-player-description = Only games this player took part in
command-history-option-game-name = game
command-history-option-game-description = Only this game
command-history-option-opponent-name = opponent
command-history-option-opponent-description = Only games this player took part in too
command-history-option-result-name = result
command-history-option-result-description = How it came out for the player; without one, for you
command-history-option-result-choice-won = won
command-history-option-result-choice-lost = lost
command-history-option-result-choice-resigned = resigned
command-history-option-since-name = since
command-history-option-since-description = From when on (days are UTC): 2026-03-05, 2026-03, 2026
command-history-option-until-name = until
command-history-option-until-description = Until when, that day included (days are UTC): 2026-03-05, 2026-03, 2026
command-history-option-everywhere-name = everywhere
command-history-option-everywhere-description = Your games on all servers
command-history-option-table-name = table
command-history-option-table-description = The page of one past game, by its table's number

command-leaderboard-name = leaderboard
command-leaderboard-description = Who stands where, by rating or wins
command-leaderboard-option-game-name = game
command-leaderboard-option-game-description = Which game; without it, all games together
command-leaderboard-option-period-name = period
command-leaderboard-option-period-description = From when on
command-leaderboard-option-period-choice-all-time = all time
command-leaderboard-option-period-choice-season = this season
command-leaderboard-option-period-choice-month = 30 days
command-leaderboard-option-sort-name = sort
command-leaderboard-option-sort-description = What the ranking goes by
command-leaderboard-option-sort-choice-rating = rating
command-leaderboard-option-sort-choice-wins = wins
command-leaderboard-option-sort-choice-share = share of wins
command-leaderboard-option-sort-choice-played = played
command-leaderboard-option-everywhere-name = everywhere
command-leaderboard-option-everywhere-description = All servers together

command-profile-name = profile
command-profile-description = One player's record
command-profile-option-player-name = player
command-profile-option-player-description = Whose record; without it, yours

command-preferences-name = preferences
command-preferences-description = Turn notices and language

command-language-name = language
command-language-description = The language I speak with you
command-language-option-language-name = language
command-language-option-language-description = Which language
command-language-option-language-choice-discord = as my Discord
command-language-option-language-choice-en = English
command-language-option-language-choice-es = Español
command-language-option-language-choice-de = Deutsch

command-privacy-name = privacy
command-privacy-description = What is stored about you; get it, erase it
command-privacy-option-action-name = action
command-privacy-option-action-description = What to do
command-privacy-option-action-choice-show = show
command-privacy-option-action-choice-export = export
command-privacy-option-action-choice-delete = delete

command-setup-name = setup
command-setup-description = Settings of this server, and a check of my rights

command-help-name = help
command-help-description = What you can do here and now

command-stats-name = stats
command-stats-description = How games went on this server
command-stats-option-game-name = game
command-stats-option-game-description = Which game; without it, the one played most here

command-verify-name = verify
command-verify-description = Check that a table's draws were fair
command-verify-option-table-name = table
command-verify-option-table-description = Which table; without it, the last one of this channel
