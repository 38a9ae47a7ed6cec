# The story of a table of Attika: lines of a recap, the race, threats, effects, the course of a game. $price is a part of
# a sentence: "for 2 cards" or "for free"; $with is empty, or ", with an amphora".

attika-recap-set-up = Set-up · { $city } begins
attika-recap-round = Round { $round } · { $cities }
attika-recap-dealt = **You** began with { $cards }; on your mat: { $list }.
attika-recap-for = for { $cards }
attika-recap-for-nothing = for free
attika-recap-with = , with { $n ->
    [one] an amphora
   *[other] { $n } amphorae
}
attika-recap-more = { $n } more
attika-recap-drew-other = { $city } drew a disc.
attika-recap-stored-you = **You** stored { $list }{ $with }.
attika-recap-stored-other = { $city } drew { $n ->
    [one] a disc and stored it
   *[other] { $n } discs and stored them
}{ $with }: { $list }.
attika-recap-placed-you = **You placed { $building-a } at { $space }** { $price }{ $with }.
attika-recap-placed-other = { $city } placed { $building-a } at { $space } { $price }{ $with }.
attika-recap-built-you = **You built { $building-a } at { $space }** { $price }{ $with }.
attika-recap-built-other = { $city } built { $building-a } at { $space } { $price }{ $with }.
attika-recap-built-free-you = **You built { $n } for free{ $with }:** { $list }.
attika-recap-built-free-other = { $city } built { $n } for free{ $with }: { $list }.
attika-recap-built-many-you = **You built { $n } for { $cards }**{ $free ->
    [0] {""}
   *[other] , { $free } of them free
}{ $with }: { $list }.
attika-recap-built-many-other = { $city } built { $n } for { $cards }{ $free ->
    [0] {""}
   *[other] , { $free } of them free
}{ $with }: { $list }.
attika-recap-blocked-other = **{ $city } built { $building-a } on { $space }, beside your { $beside }.**
attika-recap-touched-you = **You touch { $shrine }** with { $building-a } at { $space } { $price }.
attika-recap-touched-other = { $city } touches { $shrine }: { $building } at { $space } { $price }.
attika-recap-touched-near-you = **You touch { $shrine }** with { $building-a } at { $space } { $price }; { $buildings } more and you win.
attika-recap-touched-near-other = { $city } touches { $shrine } and is { $buildings } from another: { $building } at { $space } { $price }.
attika-recap-neared-you = { $n } more and **you** win: { $building } at { $space } { $price }.
attika-recap-neared-other = { $city } is { $buildings } from a second shrine: { $building } at { $space } { $price }.
attika-recap-joined-you = **You joined { $n } settlements** with { $building-a } at { $space } { $price }: founding costs { $less } less.
attika-recap-joined-other = { $city } joined { $n } settlements with { $building-a } at { $space } { $price }.
attika-recap-founded-you = **You** founded a settlement with { $building-a } at { $space } { $price }: now { $settlements }.
attika-recap-founded-other = { $city } founded a settlement with { $building-a } at { $space } { $price }: now { $settlements }.
attika-recap-group-you = **You completed { $group }: an amphora.**
attika-recap-group-other = { $city } completed { $group }: an amphora.
attika-recap-group-card-you = **You completed { $group }: a card,** no amphora is left.
attika-recap-group-card-other = { $city } completed { $group }: a card, no amphora is left.
attika-recap-group-none-you = **You completed { $group },** but no amphora and no card is left.
attika-recap-group-none-other = { $city } completed { $group }, but no amphora and no card is left.
attika-recap-amphora-actions-you = **You** returned { $n ->
    [one] an amphora for one more action
   *[other] { $n } amphorae for as many actions
}.
attika-recap-amphora-actions-other = { $city } returned { $n ->
    [one] an amphora for one more action
   *[other] { $n } amphorae for as many actions
}.
attika-recap-amphora-cards-you = **You** returned { $n ->
    [one] an amphora for a card
   *[other] { $n } amphorae for as many cards
}: { $held }.
attika-recap-amphora-cards-other = { $city } returned { $n ->
    [one] an amphora for a card
   *[other] { $n } amphorae for as many cards
}.
attika-recap-took-tile-other = { $city } took a board tile.
attika-recap-laid-you = **You** laid tile { $letter } { $beside }.
attika-recap-laid-other = { $city } laid tile { $letter } { $beside }.
attika-recap-beside-you = beside **you**
attika-recap-no-tile = No board tile is left.
attika-recap-took-you = **You** took { $cards }: { $held }.
attika-recap-took-other = { $city } took { $cards }.
attika-recap-no-cards-you = **You should have drawn { $cards } more,** but none is left.
attika-recap-no-cards-other = { $city } drew { $cards } too few: deck and discards are empty.
attika-recap-turn = { $city }: { $list }.
attika-recap-discs = { $n ->
    [one] 1 disc stored
   *[other] { $n } discs stored
}
attika-recap-shuffled = The discards were shuffled: { $cards } in the new deck.
attika-recap-over-shrines-you = **You won:** your chain touches the shrines { $shrines }.
attika-recap-over-shrines-other = { $city } won: its chain touches the shrines { $shrines }.
attika-recap-over-buildings-you = **You won:** all your 30 buildings are on the board.
attika-recap-over-buildings-other = { $city } won: all its 30 buildings are on the board.
attika-recap-over-idle = The game is over: for three rounds nobody drew or built.

## The race, and who is near the end

attika-race = Left to build: { $list }
attika-race-you = **you { $left }**
attika-race-city = { $city } { $left }
attika-threat-shrine-you = You touch { $shrine } and are { $buildings } from another.
attika-threat-shrine-other = { $city } touches { $shrine } and is { $buildings } from another.
attika-threat-buildings-you = You win with { $buildings } more.
attika-threat-buildings-other = { $city } wins with { $buildings } more.

## What a building is for (90 characters)

attika-effect-frees = frees beside it: { $list }
attika-effect-from = free beside { $building-a }
attika-effect-never = never free
attika-effect-group = { $group }, { $n } discs

## The course of a finished game

attika-course-built = { $city } built { $buildings }, { $free } of them for free, in { $settlements }.
attika-course-more = It brought { $list }.
attika-course-groups = { $n ->
    [one] 1 complete group
   *[other] { $n } complete groups
}
attika-course-amphorae = { $n ->
    [one] 1 amphora
   *[other] { $n } amphorae
}
attika-course-shrines = { $n ->
    [one] a way to 1 shrine
   *[other] ways to { $n } shrines
}
attika-course-close-shrine = { $n ->
    [one] Only 1 building was missing to a second shrine.
   *[other] Only { $n } buildings were missing to a second shrine.
}
attika-course-close-buildings = { $n ->
    [one] Only 1 building was missing to all 30.
   *[other] Only { $n } buildings were missing to all 30.
}
