# Turn clocks: paces, absence, pauses, tables where nobody plays. Relative time marks read like “in 5 hours”.

times-span = { $unit ->
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
}

## Board

times-due = due { $time }
times-due-reserve = due { $time }, with reserve { $zero }
times-acts = { $name } { $verb } · { $due }
times-sealed-none = Waiting for { $open } · { $due }
times-sealed = Sealed ✓ { $ready }. Waiting for { $open } · { $due }
times-moved = I was offline, so the clocks were moved by { $span }.
times-made-for = Time was up for { $names }: { $n ->
    [one] the turn was
   *[other] the turns were
} made automatically.
times-absent = { $name } is absent: the AI plays { $seat } until { $name } is back.
times-gone = { $name } left the server: the AI plays { $seat } until { $name } is back.
times-awaited = Waiting for { $name }, away until { $until }.
times-awaited-at-most = Waiting for { $name }, away until { $until }. Before that, the AI takes over { $time }.
times-away-absent = { $name } is away until { $until }: until then the AI plays { $seat }.
times-paused = Paused until { $until } ({ $in }).
times-paused-for = Paused until { $until } ({ $in }): “{ $reason }”.
times-idle = Nobody has played here for { $span }. Without an answer the table stops { $time }.
times-label-back = I'm back
times-label-play-on = We play on
times-label-stop = Stop the table
times-log-made = { $said } · made automatically

## My seat

times-yours = Your time: until { $until } ({ $in }).
times-yours-reserve = Your time: until { $until } ({ $in }), then { $reserve } reserve until { $zero }.
times-yours-covered = Your time was up, so this turn is being made automatically.
times-yours-absent = The AI plays for you until you are back.
times-yours-away = You are away until { $until }, so your clock stands. You can still play.
times-yours-paused = Table { $number } is paused until { $until } ({ $in }).

## Answers

times-back = { $city } is yours again.
times-back-turns = { $city } is yours again. While you were away ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
}):
times-back-already = It is yours already.
times-not-absent = Only { $owner } can take { $city } back.
times-not-absent-seat = Only { $owner } can take that seat back.
times-not-idle = That is settled: somebody plays at this table again.
times-no-pause = Only a server manager can pause this table. Where one person plays with AIs, the host can too.
times-label-nudge = Nudge
times-nudged = { $n ->
    [one] { $names } was reminded
   *[other] { $names } were reminded
}, or will be at a better time.
times-no-one-to-nudge = The table waits for nobody else just now.
times-nudge-too-soon = It has not been long yet. You can nudge { $time }.
times-not-ready = The others still have time to answer.
times-not-asked = Nobody is asked whether they are ready just now. **Start** asks again.

## Lobby

times-pace = pace
times-pace-live = at one sitting
times-pace-day = a day a turn
times-pace-days = three days a turn
times-pace-none = no clock
times-pace-detail = { $turn } for a turn, and { $reserve } in reserve for the whole game
times-pace-none-detail = A turn may take as long as it takes
times-absence = if time runs out
times-absence-gentle = the AI makes that turn
times-absence-strict = the AI takes over at once
times-absence-wait = the table waits
times-absence-gentle-detail = After two such turns in a row, the AI plays until that person is back
times-absence-strict-detail = From the first time on, the AI plays until that person is back; no reserve
times-absence-wait-detail = Nothing happens by itself
times-away = if somebody is away
times-away-wait = the table waits a while
times-away-ai = the AI plays
times-away-wait-detail = Their clock stands for up to a week (at three days a turn, two); then the AI plays
times-away-ai-detail = From their first turn on, until they are back
times-expect = Expect about { $unit ->
    [days] { $n ->
        [one] a day
       *[other] { $n } days
    }
   *[weeks] { $n ->
        [one] a week
       *[other] { $n } weeks
    }
}.
times-lobby-title = Time at table { $number }
times-lobby-text = Your clock starts when I call you, and it stands while I am offline. Clocks run where two people or more play.
times-lobby-expired = Nobody started this table within { $span }, so its lobby is closed.
times-label-times = Time…
times-ready-none = **Ready?** Waiting for { $open }. If somebody is missing, the host decides { $time }.
times-ready = **Ready?** ✓ { $ready }. Waiting for { $open }. If somebody is missing, the host decides { $time }.
times-ready-over = **Ready?** No answer from { $open } yet: the host can start without them, or wait.
times-ready-asked = I have asked everybody whether they are ready. The table starts as soon as they are.
times-ready-noted = Noted. The table starts as soon as everybody is ready.
times-label-ready = Ready
times-label-start-anyway = Start without them
times-label-wait = Wait

## Pause

times-label-pause = Pause…
times-label-go-on = Go on
times-pause = For how long? Until then nobody can play, and all clocks stand.
times-pause-title = Pause this table?
times-pause-day = 1 day
times-pause-days = 3 days
times-pause-week = A week
times-pause-minutes = 10 min
times-pause-half-hour = 30 min
times-pause-tomorrow = Until tomorrow

## Settings

times-setup-title = Time at new tables
times-setup-pace = Pace: { $pace }
times-setup-pace-text = -# How long a turn may take where two people or more play. The host of a table can choose otherwise.
times-setup-absence = If time runs out: { $absence }
times-setup-absence-text = -# What happens to a turn that its player does not make in time. Everybody can take their seat back at any moment.
times-setup-away = If somebody is away: { $away }
times-setup-away-text = -# What happens when it is the turn of a player who said in `/preferences` until when they are away.
times-news = **New:** tables can have clocks. Where two people or more play, the pace of new tables is “{ $pace }”, unless the host chooses otherwise or you do: `/setup` → **{ label-defaults }** → **{ times-label-times }**
times-at-zero = if my time runs out
times-order-at-zero-on = Only if my time runs out ✓
times-order-at-zero-off = Only if my time runs out
times-order-at-zero = { $order } (only if your time runs out)
times-at-zero-ai = the AI decides
times-at-zero-decline = decline if possible
times-at-zero-text = When your time runs out at a table with a clock, the AI decides for you. You can have it decline wherever the game allows that: it passes, and takes nothing on.

## Elsewhere

times-mine-absent = the AI plays for you
times-remind = { $mentions }, { $what } – time is up { $time }.
times-direct-remind = Table { $number } ({ $game }, { $place }): your time is up { $time }.
times-direct-up = Your time at table { $number } ({ $game }, { $place }) was up. The AI plays for you until you are back.
times-help = Tables can have a clock: their board says when a turn is due. If time runs out, the AI helps out, and you take your seat back whenever you like.
