# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

## Sentences' small parts

list-and = { $before } and { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option }: { $value }
waiting-for = Waiting for { $names } ({ $what }).
verb-waits = waits

## The table

table-ai = AI

## Play

play-step = { $n ->
    [one] step
   *[other] steps
}
play-point = { $n ->
    [one] point
   *[other] points
}
play-card = { $n ->
    [one] card
   *[other] cards
}

## Luck and records

record-rating = { $n ->
    [one] rating
   *[other] ratings
}
record-provisional = provisional

## Preferences

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
label-other = Other…
label-other-amount = Another amount…
label-why = Why can't I?
label-orders = Orders
label-notes = Notes
label-mute = Mute notices
label-unmute = Unmute notices
label-refresh = Refresh
label-back = Back
label-end-turn = End my turn
label-resign = Resign…
label-end-now = End now…
label-play-on = Play on
label-abort = Abort…
label-rematch = Rematch
label-show-here = Show here

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
picture-waits = Waiting for { $cities }.
picture-own = For { $city } alone.
picture-times = { $line } ({ $n } times).
picture-full = Full position: the Text board button.
picture-won = { $n ->
    [one] { $cities } wins
   *[other] { $cities } win
}

## AIs

# An AI is told apart from people by the word for it, beside its name and inside brackets.
ai-named = { $name } ({ $ai })
ai-held = { $name }, { $ai }

## The length of a table, in minutes

offrandes-minutes = { $seats ->
    [3] 60
    [4] 75
   *[other] 90
}
cyclades-minutes = { $seats ->
    [2] 60
    [3] 60
    [4] 75
   *[other] 90
}
attika-minutes = 60

## Arrows in words, for readers of text

arrow-numbers = { $from } to { $to }
arrow-places = { $from } to { $to }
