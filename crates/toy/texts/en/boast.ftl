# Boast: everything said at a table of the toy game.

boast-title = Boast
boast-pitch = Boast of a card, then pay in secret
boast-blurb = Boast of the card you hold, then put coins into a closed hand. 2–6 players, 5 minutes.
boast-city-miletus = Miletus
    .initial = M
boast-city-rhodes = Rhodes
    .initial = R
boast-coin = { $n ->
    [one] coin
   *[other] coins
}
boast-part-coins = { $n ->
    [one] coin
   *[other] coins
}
boast-round = round
boast-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
boast-phase = round { $round } · { $what }
boast-phase-boast = boasts
boast-phase-hand = closed hands
boast-phase-over = the end
boast-verb-boast = boasts or is silent
boast-verb-hand = closes a hand
boast-notice-boast = boast of a card or be silent
boast-notice-hand = close your hand
boast-question-boast = Your card is { $card }. You have { $coins }. Boast, or be silent?
boast-question-hand = You have { $coins }. How many go into your closed hand?
boast-question-wait = The table waits for others.
boast-status = { $coins } in the pot
boast-seat = { $coins }, highest boast { $boast }
boast-none = none
boast-event-dealt = Luck dealt { $city } a card.
boast-event-dealt-own = Luck dealt { $city } card { $card }.
boast-event-silent = { $city } was silent.
boast-event-boasted = { $city } boasted of a { $card }.
boast-event-closed = { $city } closed a hand.
boast-event-closed-own = { $city } closed a hand with { $coins }.
boast-event-opened = Hands opened: { $hands }. Nobody took the pot.
boast-event-won = Hands opened: { $hands }. { $city } took the pot.
boast-event-shown = Cards shown: { $cards }.
boast-label-silent = Silent
boast-label-boast = Boast
boast-label-boast-of = Boast of { $n }
boast-label-close = Close
boast-label-close-of = Close { $n }
boast-said-silent = you are silent
boast-said-boast-of = you boast of { $n }
boast-said-close-of = you close { $n }
boast-ask = Your hand ({ $least }–{ $most })
boast-not-your-turn = It is not your turn.
boast-no-coin = You have no coin to boast with.
boast-card-too-low = Your card is lower than { $boast }.
boast-not-now = That is not asked now.
boast-taken = That is taken.
boast-reason-rounds = Both rounds are over.
boast-topic-play-title = How it is played
boast-topic-play = Each seat has a card and four coins. In two rounds you boast of a card, or are silent; then all close hands in secret, and who put most takes the pot. The most coins win.
