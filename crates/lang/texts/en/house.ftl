# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

language-own-name = English

## Sentences' small parts

list-and = { $before } and { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option } { $value }
waiting-for = Waiting for { $names } ({ $what }).
verb-waits = waits

## The table

table-game = { $n ->
    [one] game
   *[other] games
}
table-table = { $n ->
    [one] table
   *[other] tables
}
table-seat = { $n ->
    [one] seat
   *[other] seats
}
table-player = { $n ->
    [one] player
   *[other] players
}
table-play = { $n ->
    [one] table
   *[other] tables
}
table-host = host
    .label = Host
table-spectator = watchers
table-ai = AI
table-ai-level-quick = quick
table-ai-level-steady = steady
table-ai-level-strong = strong
table-lobby = { $n ->
    [one] lobby
   *[other] lobbies
}
table-option = { $n ->
    [one] option
   *[other] options
}
table-variant = { $n ->
    [one] variant
   *[other] variants
}
table-pace = pace
table-pace-live = live
table-pace-day = a day
table-pace-three-days = three days
table-pace-none = no clock
table-clock = { $n ->
    [one] clock
   *[other] clocks
}
table-deadline = until { $time }
table-rated = rated
table-unrated = unrated
table-invite = { $n ->
    [one] invitation
   *[other] invitations
}
table-absent = away
table-absence-gentle = gentle
table-absence-strict = strict
table-absence-none = none

## Play

play-round = { $n ->
    [one] round
   *[other] rounds
}
play-cycle = { $n ->
    [one] cycle
   *[other] cycles
}
play-phase = { $n ->
    [one] phase
   *[other] phases
}
play-turn = { $n ->
    [one] turn
   *[other] turns
}
play-action = { $n ->
    [one] action
   *[other] actions
}
play-move = { $n ->
    [one] move
   *[other] moves
}
play-step = { $n ->
    [one] step
   *[other] steps
}
play-bid = { $n ->
    [one] bid
   *[other] bids
}
    .verb = to bid
play-raise = to raise
play-pass = to pass
play-order = { $n ->
    [one] order
   *[other] orders
}
play-limit = { $n ->
    [one] limit
   *[other] limits
}
play-plan = { $n ->
    [one] bidding plan
   *[other] bidding plans
}
play-sealed = sealed
    .verb = to seal
play-reveal = reveal
    .verb = to reveal
play-confirm = to confirm
play-undo = to undo
play-resign = to resign
play-abort = to abort
play-pause = { $n ->
    [one] pause
   *[other] pauses
}
    .verb = to pause
play-vote = { $n ->
    [one] vote
   *[other] votes
}
play-notice = { $n ->
    [one] turn notice
   *[other] turn notices
}
play-reminder = { $n ->
    [one] reminder
   *[other] reminders
}
play-direct-message = { $n ->
    [one] direct message
   *[other] direct messages
}
play-panel = { $n ->
    [one] panel
   *[other] panels
}
play-board = { $n ->
    [one] board
   *[other] boards
}
play-text-board = text board
play-log = log
play-rules = rules
play-note = { $n ->
    [one] note
   *[other] notes
}
play-point = { $n ->
    [one] point
   *[other] points
}
play-place = { $n ->
    [one] place
   *[other] places
}
    .rank = { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
play-win = to win
    .shared = shared win
play-tie = { $n ->
    [one] tie
   *[other] ties
}
play-rematch = { $n ->
    [one] rematch
   *[other] rematches
}
play-card = { $n ->
    [one] card
   *[other] cards
}
play-hand = { $n ->
    [one] hand
   *[other] hands
}
play-deck = { $n ->
    [one] deck
   *[other] decks
}
play-discards = { $n ->
    [one] discard pile
   *[other] discard piles
}
play-die = { $n ->
    [one] die
   *[other] dice
}
play-supply = supply
play-bank = bank
play-colour-red = red
play-colour-yellow = yellow
play-colour-green = green
play-colour-blue = blue
play-colour-black = black

## Luck and records

luck-seal = { $n ->
    [one] luck seal
   *[other] luck seals
}
luck-verify = to check
record-history = past tables
record-replay = { $n ->
    [one] replay
   *[other] replays
}
record-leaderboard = { $n ->
    [one] leaderboard
   *[other] leaderboards
}
record-rating = { $n ->
    [one] rating
   *[other] ratings
}
record-provisional = provisional
record-season = { $n ->
    [one] season
   *[other] seasons
}
record-streak = { $n ->
    [one] streak
   *[other] streaks
}
record-file = { $n ->
    [one] file
   *[other] files
}

## Preferences

pref-notice = turn notices
pref-notice-mention = mention
pref-notice-direct-message = direct message
pref-notice-quiet = quiet
pref-confirm = confirm
pref-confirm-risky = risky only
pref-confirm-always = always
pref-confirm-never = never
pref-colours = colours
pref-colours-standard = standard
pref-colours-blind-1 = colour-blind 1
pref-colours-blind-2 = colour-blind 2
pref-colours-contrast = high contrast
pref-colours-dark = dark
pref-colours-text = text first
pref-language = language
pref-language-discord = as my Discord

## Time

time-second = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
time-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
time-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
time-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-tomorrow = tomorrow

## Labels of buttons

label-join = Join
label-leave = Leave
label-add-ai = Add AI
label-start = Start
label-start-with-ai = Start with AI
label-options = Options
label-invite = Invite
label-my-seat = My seat
label-text-board = Text board
label-log = Log
label-rules = Rules
label-more = More…
label-pass = Pass
label-other = Other…
label-other-amount = Another amount…
label-undo = Undo
label-why = Why can't I?
label-orders = Orders
label-notes = Notes
label-refresh = Refresh
label-back = Back
label-yes = Yes
label-no = No
label-end-turn = End my turn
label-resign = Resign…
label-abort = Abort…
label-im-back = I'm back
label-rematch = Rematch
label-replay = Replay
label-show-here = Show here
label-later = Later…
label-me = Me
label-here = Here
label-everywhere = Everywhere
label-verify = Check the luck
label-withdraw = Withdraw

## Cities and gods

city-sparta = Sparta
    .initial = S
city-corinth = Corinth
    .initial = C
city-athens = Athens
    .initial = A
city-thebes = Thebes
    .initial = T
city-delos = Delos
    .initial = D
city-argos = Argos
    .initial = R
god-hephaestus = Hephaestus
god-ares = Ares
god-hermes = Hermes
god-athena = Athena
god-hera = Hera
god-aphrodite = Aphrodite
god-artemis = Artemis
god-apollo = Apollo
god-hades = Hades
god-poseidon = Poseidon
god-zeus = Zeus

# What stands for a board's picture.
picture-waits = To act: { $cities }.
picture-full = Full position: button Text board.
