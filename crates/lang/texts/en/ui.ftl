# The bot's screens. Words and tone follow the glossary; keys are named after what the screen does.

## Titles and frames

ui-title = { $game } · table { $number }
ui-lobby-title = { $title } · lobby
ui-over-title = { $title } · over
ui-log-title = { $title } · log
ui-happened-title = { $title } · what happened
ui-panel-title = { $mark } { $city } · table { $number } · { $game }
ui-page = page { $page } of { $pages }
ui-footer = table { $number } · step { $step } · fairness seal { $seal }
ui-footer-over = table { $number } · { $step ->
        [one] 1 step
       *[other] { $step } steps
    } · seed revealed: { $seed }
ui-footer-fits = table { $number } · { $step ->
        [one] 1 step
       *[other] { $step } steps
    } · seed revealed: { $seed }…, { $count ->
    [0] nothing was left to chance.
    [one] the only draw checks out.
   *[other] all { $count } draws check out.
}
ui-footer-misfit = table { $number } · { $step ->
        [one] 1 step
       *[other] { $step } steps
    } · seed revealed: { $seed }…; the log does not match: see “Check the luck”.

## Lobby

ui-seat-free = free
ui-seat-host = { $place } { $name } (host)
ui-luck-sealed = Fairness seal { $seal }
ui-start-more = Start ({ $missing } more)
ui-options-title = Options of table { $number }
ui-options-text = Each change shows in the lobby at once. Nobody has to press anything again.
ui-close-lobby = Close lobby
ui-lobby-closed = This lobby is closed.
ui-stage-lobby = lobby
ui-lobby-changed = **New** · { $what }

## Board

ui-acts = { $name } { $verb }.
ui-sealed-none = Waiting for { $open }.
ui-sealed = Sealed ✓ { $ready }. Waiting for { $open }.
ui-last = Last: { $events }
ui-won = { $names } wins with { $score }.
ui-won-shared = { $names } share the win with { $score }.
ui-won-conceded = { $others } gave up; { $names } wins.
ui-reason-conceded = everybody else gave up
ui-last-person = Everybody else gave up. { $name } can end the table now and win, or play on.
ui-last-person-you = Everybody else gave up. You can end the table now and win (More…), or play on.
ui-aborted-by-host = The host stopped this table. It does not count.
ui-aborted-by-manager-for = A server manager stopped this table: “{ $reason }”. It does not count.
ui-aborted-by-manager = A server manager stopped this table. It does not count.
ui-aborted-deserted = Nobody was left, so this table was stopped. It does not count.
ui-aborted-left-early = Somebody left before everybody had played, so this table was stopped. It does not count.
ui-aborted-asleep = I was not on this server for 30 days, so this table was stopped. It does not count.
ui-board-moved = The board of table { $number } is now here: { $link }
ui-notice = { $mentions }, { $what }.
ui-board-as-text = as text: the right “{ $right }” is missing here
ui-channel-refused = Table { $number }: I can no longer write in { $channel }; `/table` in another channel moves it there.

## My seat

ui-table-over = Table { $number } is over.
ui-no-seat = You have no seat at table { $number }. You can watch.
ui-confirm = { $action } – are you sure? This cannot be taken back.
ui-confirm-open = { $action } – are you sure?
ui-chosen = Chosen: { $action }.
ui-done = Done: { $what }.
ui-board-late = Saved. The board will follow in a moment.
ui-kept = Noted: { $what }.
ui-since = Since your last move: { $what }
ui-since-decision = Since your last decision
ui-recap-more = +{ $count } more
ui-draft-open = Not sealed yet. Only you can see this.
ui-draft-sealed = Sealed. You can change it until everybody has sealed; until then only you can see it.
ui-remove-last = Remove last
ui-clear = Clear
ui-more-choices = More… ({ $page }/{ $pages })
ui-choice-gain = { $action } – { $gain }
ui-direct-turn = Your turn at table { $number } ({ $game }, { $place }).
ui-direct-orders = Your orders at table { $number } ({ $game }, { $place }):
ui-direct-settled = Table { $number } · { $seat }: a newer message replaces this one.
ui-amount-label = Amount

## Clicks that do not fit

ui-not-for-you = This button is not for you, or it is too old.
ui-begun = Table { $number } has begun. You can watch.
ui-not-begun = This table has not begun yet.
ui-full = All seats are taken. You can watch, or open a table in another channel.
ui-people-only = Only people take seats at this table.
ui-seated = You already have a seat here.
ui-too-few = { $missing ->
    [one] 1 more seat must be filled.
   *[other] { $missing } more seats must be filled.
}
ui-not-host = Only the host can do that ({ $host }).
ui-gave-up = You gave up your seat at this table. You can watch.
ui-not-your-turn = It is not your turn. { $who }
ui-moved-on = The table has moved on. Here is what you can do now.
ui-already-done = That is already done.
ui-interrupted = { $text } has to wait: a random draw or another player's turn comes first. Send it again after that.
ui-nothing-to-take-back = There is nothing to take back.
ui-nothing-to-decide = You have nothing to decide now. { $who }
ui-closing = Back in a minute. Your tap was not counted; try again then.
ui-fault = Something broke on our side ({ $id }). Your move was not counted; try again.
ui-fault-counted = Something broke on our side ({ $id }). Your move was counted; “My seat” shows how the table stands.
ui-fault-unsure = Something broke on our side ({ $id }). The board shows whether it counted; if it did not, try again.
ui-show-no-right = You may not write in this channel, so I show nothing here for you.
ui-show-wait = You have shown several pages just now. Wait a minute, then show the next one.
ui-paused = Table { $number } is paused: I found a contradiction ({ $code }). Nothing is lost.
ui-table-is-over = Table { $number } is over.
ui-result = Result
ui-not-a-number = “{ $text }” is not a number.
ui-out = You have been out of table { $number } since { $since }. You can watch.
ui-moved-on-by = The table has moved on: { $what } Here is what you can do now.
ui-your-place = { $before ->
    [0] You're up next.
    [1] You're up after the next turn.
   *[other] { $before } turns come before yours.
}
ui-one-moment = One moment, please.
ui-too-much-at-once = Several of your requests are still in progress. Wait a moment, then send this one again.
ui-animation-wait = I have just painted several times for you. Wait a minute, then ask again.
ui-records-wait = You have looked at many pages within a minute. Wait a little, then go on.
label-watch = Watch
ui-out-of-range = The amount here is { $least } to { $most }; you wrote { $amount }.

## Opening

ui-opened = Table { $number } is open in this channel. You have the first seat.
ui-joined = You have a seat at table { $number }.
ui-left = You left table { $number }.
ui-channel-taken = There is already a table here.
label-go-to-it = Go to it
ui-channel-taken-by = There is already a table here: table { $number }.
ui-no-game = There is no game called { $game }.
ui-bad-seats = This game takes { $least } to { $most } seats.
ui-no-option = This game has no option { $option }.
ui-bad-option = Option { $option } cannot be { $value }.
ui-bad-option-text = Write options like this: { $example }.
ui-option-twice = Option { $option } is written twice. Write it once.
ui-server-only = This works only in a server channel.
ui-cannot-write = I cannot write in { $channel }. A server manager can give me: { $rights }.
ui-right-view = View Channel
ui-right-send = Send Messages
ui-right-send-threads = Send Messages in Threads
ui-right-embed = Embed Links

## More

ui-more = What would you like to do?
ui-notices-on = Notices of this table: as in /preferences.
ui-notices-muted = Notices of this table: muted for you. It is still listed in /mytables.
ui-more-none = There is nothing else you can do at this table.
ui-resign = An AI plays on in your seat, so that the game goes on for the others. You take the last place among the people.
ui-resign-duel = The game ends here, and { $name } wins.
ui-yes-resign = Yes, resign
ui-resigned = You gave up your seat at table { $number }. An AI plays on.
ui-resigned-duel = You gave up at table { $number }. { $name } wins.
ui-end-now = Everybody else gave up. You can end the table here and win, or play on against the AIs.
ui-yes-end-now = End now, I win
ui-ended-now = Table { $number } is over. You win.
ui-abort = The table ends here without a result.
ui-abort-title = Stop this table?
ui-abort-reason = Reason (everybody can read it)
ui-abort-reason-size = A reason has { $least } to { $most } characters.
ui-yes-abort = Yes, abort
ui-aborted = Table { $number } is stopped.
ui-abort-not-yours = Everybody has played by now, so only a server manager can stop this table.
ui-not-alone = Only the last person at a table of people can end it and win: everybody must have played, and all the others must have given up.
ui-table-again = The board is on its way.
ui-table-there = Table { $number } is here: { $link }
ui-table-soon = Table { $number } is here: { $link }. A board is shown again once a minute at most.
ui-move-here = Move it here
ui-log-round = { $round } { $n }
ui-log-empty = Nothing has happened yet.
ui-happened-nothing = Nothing has happened since.
label-happened = What happened
ui-no-table-here = There is no table in this channel.

## First contact, help

ui-welcome-title = Agon is here
ui-welcome = I run { $games }. Choose one: its table opens in this channel. Friends press **{ label-join }**; AIs take the seats you leave free.
ui-which-game = Which game?
ui-open-a-table = Open a table
ui-help = Help
ui-help-title = Help
ui-help-no-table = There is no table in this channel yet.
ui-help-table = In this channel: table { $number }, { $game }, { $phase }.
ui-help-seat = You are { $mark } { $city }.
ui-help-your-turn = It is your turn.
ui-history = Past games
ui-how-to-call = How should I let you know when it is your turn?
ui-call-mention = Mention me here
ui-call-direct = Direct message
ui-call-quiet = Quiet

## Preferences

ui-preferences-title = Preferences
ui-preferences = Each change is saved at once.
ui-notices = Turn notices
ui-notices-set = Turn notices: { $notices }.
ui-language = Language
ui-language-auto = As my Discord
ui-language-set = I speak English with you now.
ui-language-auto-set = I follow your Discord's language now.
ui-dm-closed = Your direct messages are closed to me, so I will mention you in the channel.
ui-dm-closed-here = Your direct messages are closed to me. I mention you in { $channel }.
ui-dm-hello = This is how I will let you know when it is your turn.
ui-dm-tried = I have sent you a direct message.
label-try-message = Try a message
label-try-again = Try again

## Records

ui-history-empty = No finished games here yet. The first one makes history.
ui-clear-filter = Clear filter
ui-open-past-table = Open a game's page
ui-finished-line = { $number } { $game } · { $people ->
    [0] { $machines ->
        [one] 1 AI
       *[other] { $machines } AIs
    }
    [one] 1 person
   *[other] { $people } people
}{ $both ->
    [0] {""}
    [one] {" "}+ 1 AI
   *[other] {" "}+ { $machines } AIs
} · { $ended ->
    [stopped] stopped
    [conceded] { $names } won: everybody else gave up
   *[other] { $names } won with { $score }
}
ui-table-length = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, from { $start } · { $time }
ui-table-place = Played here: { $link }

label-appearance = Language and colours
ui-appearance = What everybody sees of this table: its language, and the colours of its picture.

## Why can't I?

ui-why = What did you want to do? Pick it, and I'll show the rule that forbids it.
ui-why-pick = What did you want to do?
ui-why-all = Nothing is blocked right now.
ui-why-not = **{ $action }**: { $reason }
ui-why-possible = This is possible now.
ui-why-range = { $least }–{ $most }
ui-instead = { $action } instead
label-else = Something else…

## Notes

ui-notes-title = Notes · { $title }
ui-no-notes = Nothing noted yet. What you write here is for your eyes only.
ui-notes-private = Only you can read this.
label-write = Write…
label-rewrite = Rewrite…
label-erase = Erase
ui-note-label = Your note

## Orders

label-up-to = Up to…
label-withdraw-order = Withdraw
ui-orders = Orders: { $orders }.
ui-order-none = none
ui-orders-title = Orders · { $title }
ui-orders-private = Only you can see this. You can change it until it is used.
ui-orders-closed = There is no order to give now.
ui-order-up-to = up to { $limit }
ui-order-place = { $rank } { $what }
ui-order-place-up-to = { $rank } { $what } up to { $limit }
ui-order-explain-up-to = I raise your bid by as little as needed, and pass once your limit is reached.
ui-order-explain-list = When it is your turn, I take the first entry that is possible within its limit, for as little as needed. If none is, I ask you as usual.
ui-order-none-possible = Nothing on your list is possible now, so I ask you.
ui-order-used = Your order answered for you – { $what }.
ui-order-dropped = Your order no longer stands: { $order }.
ui-order-passed = It took { $needed }, more than your limit of { $limit }. You are out of this one.
ui-order-add = Add another
ui-order-limit = { $of }: your limit ({ $least }–{ $most })
ui-order-limit-label = Limit

## Seats, invitations, rematch

label-seats = Seats…
label-remove = Remove
label-make-host = Make host
label-earlier = Earlier
label-place-later = Later
label-no-thanks = No thanks
ui-lobby-closes = Closes { $time } if nobody starts.
ui-lobby-language = The lobby and the board are in English for everybody; your own panels are in your language. The host can change that: **{ label-appearance }**.
ui-lobby-expired = Nobody started this table within a day, so its lobby is closed.
ui-seat-held = { $place } { $name } (?)
ui-seat-order = Seat order
ui-seat-order-joined = seats as people joined
ui-seat-order-hand = seats set by hand
ui-seat-order-random = seats drawn at the start
ui-seats-title = Seats of table { $number }
ui-seats-who = Who?
ui-seats-what = What would you like to do?
ui-seats-number = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
ui-invite-whom = Who should I invite to table { $number }? I'll ping each person once, in this channel.
ui-invite-pick = Up to { $n } people
ui-invited = { $n ->
    [one] 1 person is invited.
   *[other] { $n } people are invited.
}
ui-invited-nobody = Everybody you picked has a seat here or was invited before.
ui-invitation = { $name } invites { $mentions } to table { $number }.
ui-declined = All right. No seat is kept for you at table { $number }.
ui-rematch-opened = The rematch is open: table { $number }. The others' seats are kept for a day.
ui-rematch-there = The rematch is table { $number }: { $place }
ui-rematch-call = { $mentions }, table { $of } gets a rematch: table { $number }. Your seat is kept for you.
ui-rematch-letter = Table { $of } gets a rematch: table { $number } in { $place }. Your seat is kept for you.
ui-rematch-elsewhere = A rematch opens where table { $number } was played: { $place }

## Open panels

ui-panel-news = There is news at table { $number }: it is your turn.
ui-panel-news-over = There is news at table { $number }: it is over.
ui-letter-no-turn = Table { $number } ({ $game }, { $place }): you have nothing to decide now.

## First contact: the lobby

ui-play-game = Play { $game }
ui-lobby-begins = **{ label-start-with-ai }** starts now with { $n ->
    [one] 1 seat
   *[other] { $n } seats
} ({ $ai }); **{ label-join }** takes one.
ui-fill-with = Start with AI: seats and level…
ui-fill-choice = { $n } seats · { $ai }
ui-lobby-practice = **Not rated with AIs alone:** it is { $name }'s first game of { $game }.
ui-lobby-counts = **Rated:** the result moves the ratings of games with AI.
ui-lobby-counts-not = **Not rated:** the result moves no rating.
ui-lobby-size = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}, about { $minutes } min
ui-rating-provisional = { $name } ({ record-provisional })

## Places on the private picture

ui-places-alt = On the map, in the order of the menu: { $list }.
