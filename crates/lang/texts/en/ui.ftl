# The bot's screens. Words and tone follow the glossary; keys are named after what the screen does.

## Titles and frames

ui-title = { $game } · table { $number }
ui-lobby-title = { $title } · lobby
ui-over-title = { $title } · over
ui-log-title = { $title } · log
ui-panel-title = { $mark } { $city } · table { $number } · { $game }
ui-page = page { $page } of { $pages }
ui-footer = table { $number } · step { $step } · luck sealed { $seal }
ui-footer-over = table { $number } · { $step } steps · luck opened: seed { $seed }

## Lobby

ui-seat-free = free
ui-seat-host = { $place } { $name } (host)
ui-luck-sealed = Luck sealed { $seal }
ui-start-more = Start ({ $missing } more)
ui-options-title = Options of table { $number }
ui-options-text = Each change shows in the lobby. Nobody has to press anything again.
ui-close-lobby = Close lobby
ui-lobby-closed = This lobby is closed.
ui-stage-lobby = lobby

## Board

ui-acts = { $name } { $verb }.
ui-sealed-none = Waiting for { $open }.
ui-sealed = Sealed: ✓ { $ready }. Waiting for { $open }.
ui-last = Last: { $events }
ui-won = { $names } wins with { $score }.
ui-won-shared = { $names } share the win with { $score }.
ui-aborted-by-host = The host stopped this table. Nothing is counted.
ui-aborted-by-manager = A manager of the server stopped this table. Nothing is counted.
ui-aborted-deserted = Nobody was left, so this table was stopped. Nothing is counted.
ui-board-moved = The board of table { $number } moved on: { $link }
ui-notice = { $mentions }, { $what }.
ui-notice-table = table { $number }

## My seat

ui-table-over = Table { $number } is over.
ui-no-seat = You have no seat at this table. You can watch.
ui-confirm = { $action }: shall it be so? It cannot be taken back.
ui-yes = Yes: { $action }
ui-chosen = Chosen: { $action }.
ui-choose-these = Choose these
ui-done = Done: { $what }.
ui-kept = Noted: { $what }.
ui-draft-open = Not sealed yet. Nobody sees this.
ui-draft-sealed = Sealed. You can change it until all are in. Nobody sees it before.
ui-remove-last = Remove last
ui-clear = Clear
ui-more-choices = More… ({ $page }/{ $pages })
ui-direct-turn = Your turn at table { $number } ({ $game }, { $place }).
ui-direct-settled = Table { $number } · { $seat }: a newer message has taken over.
ui-amount-label = Amount

## Clicks that do not fit

ui-not-for-you = This button is not for you, or too old.
ui-begun = The table has begun. You can watch.
ui-not-begun = The table has not begun.
ui-full = All seats are taken. You can watch, or open one in another channel.
ui-seated = You have a seat here.
ui-too-few = { $missing ->
    [one] One more seat must be filled.
   *[other] { $missing } more seats must be filled.
}
ui-not-host = Only the host can do that ({ $host }).
ui-gave-up = You gave up your seat at this table. You can watch.
ui-not-your-turn = It is the turn of { $names }.
ui-moved-on = The table moved on. Here is what you can do now.
ui-already-done = That is done already.
ui-unreadable = I do not know { $text }.
ui-unreadable-near = I do not know { $text }. Did you mean { $near }?
ui-interrupted = { $text } would come after luck or somebody else's turn. Send it later.
ui-nothing-to-take-back = There is nothing to take back.
ui-nothing-to-decide = Nothing to decide for you now. { $who }
ui-closing = Back in a minute. Your tap was not counted.
ui-fault = Something broke on our side ({ $id }). Your move was not counted; try again.
ui-table-is-over = Table { $number } is over.
ui-result = Result
ui-not-a-number = "{ $text }" is not a number.
ui-out-of-range = The amount here is { $least } to { $most }; you wrote { $amount }.

## Opening

ui-opened = Table { $number } is open in this channel. You have the first seat.
ui-joined = You have a seat at table { $number }.
ui-left = You left table { $number }.
ui-channel-taken = There is already a table here.
ui-channel-taken-by = There is already a table here: table { $number }.
ui-no-game = There is no game { $game }.
ui-bad-seats = This game takes { $least } to { $most } seats.
ui-no-option = This game has no option { $option }.
ui-bad-option = Option { $option } cannot be { $value }.
ui-bad-option-text = Write options as { $example }.
ui-server-only = This works in a server channel only.
ui-cannot-write = I cannot write in { $channel }. A manager can give me: { $rights }.
ui-right-view = View Channel
ui-right-send = Send Messages
ui-right-embed = Embed Links

## More

ui-more = What would you like to do?
ui-more-none = There is nothing more you can do at this table.
ui-resign = An AI plays on for your seat, so that the others' game stays whole; you take the last place among the people.
ui-yes-resign = Yes, resign
ui-resigned = You gave up your seat at table { $number }. An AI plays on.
ui-abort = The table ends here without a result.
ui-yes-abort = Yes, abort
ui-aborted = Table { $number } is stopped.
ui-abort-not-yours = Everybody has played by now, so only a manager of the server can stop this table.
ui-table-again = The board is on its way.
ui-table-there = Table { $number } is there: { $link }
ui-log-empty = Nothing has happened yet.
ui-no-table-here = No table in this channel.

## First contact, help

ui-welcome-title = Agon is here
ui-welcome = I run { $games } in your channels: seats, turns, secrets, scores.
ui-which-game = Which game?
ui-open-a-table = Open a table
ui-help = Help
ui-help-title = Help
ui-help-no-table = Here now: no table in this channel yet.
ui-help-table = Here now: table { $number }, { $game }, { $phase }.
ui-help-your-turn = It is your turn.
ui-help-text =
    **Play** /play opens a table · My seat is your private panel · /move types a move
    **Look** /rules · /history · /leaderboard
    **Me** /preferences · /language
    What you seal or bid in secret only you can see, until all are in.
ui-history = Past tables
ui-how-to-call = How shall I call you when it is your turn?
ui-call-mention = Mention me here
ui-call-direct = Direct message
ui-call-quiet = Quiet

## Preferences

ui-preferences-title = Preferences
ui-preferences = Each change is saved at once.
ui-notices = Turn notices
ui-notices-set = I will call you by: { $notices }.
ui-language = Language
ui-language-auto = As my Discord
ui-language-set = I speak English with you now.
ui-language-auto-set = I follow your Discord's language now.
ui-dm-closed = Your direct messages are closed to me, so I will mention you in the channel.
ui-dm-hello = This is how I will call you when it is your turn.

## Records

ui-history-title = Past tables of this server
ui-history-empty = No finished tables here yet. The first one makes history.
ui-history-nothing = Nothing matches.
ui-clear-filter = Clear filter
ui-open-past-table = Open a table's page
ui-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
ui-finished-line = { $number } { $game } · { $machines ->
    [0] { $people } people
   *[other] { $people } people + { $machines } AI
} · { $names } won with { $score }
ui-table-length = { $steps } steps, from { $start } to { $end }
ui-table-place = Played here: { $link }
ui-leaderboard-title = Leaderboard of this server
ui-leader-line = { $rank }. **{ $name }** · won { $wins } of { $played } · average place { $average }
