# When people can play: preferences page by page, reminders, quiet hours, announced absences; who keeps time; followers.

## Preferences

pref-choose = Choose a setting
pref-on = on
pref-off = off
pref-name-reminders = reminders
pref-name-quiet = quiet hours
pref-name-away = away
pref-name-pay = pay as suggested
pref-name-hide = hide me
pref-name-named = my name everywhere
pref-about-notices = How I call you when it is your turn. Others at the table see a mention; a direct message stays between us.
pref-about-reminders = How often I remind you of a turn that waits for you, in the way I call you. “Once” comes at a time that suits the pace of the table. Others see a reminder only where I mention you in the channel.
pref-about-quiet = In these hours I neither call nor remind you: everything waits until they end. Deadlines stay where they are. Others may notice that calls come later. Tables at one sitting ignore quiet hours.
pref-about-away = For days on which you cannot play. At your tables others see this when you are waited for. Each table has its own rule: it waits for you for a while, or the AI plays until you are back.
pref-about-language = The language of everything that only you read, and of my direct messages.
pref-about-colours = The colours of the pictures that only you see. With “text first”, words tell what the pictures show.
pref-about-confirm = Which of your actions I ask about once more before they count.
pref-about-pay = Suggested payments are made without asking, unless Confirm is set to always.
pref-about-hide = You appear on no leaderboard, and only you can see your record.
pref-about-named = Leaderboards over all servers show your name even where you never played.

## Reminders

availability-remind-once = once
availability-remind-six-hours = every 6 h
availability-remind-day = every day
availability-remind-never = never

## Quiet hours

availability-quiet-hours = { $from } to { $to } ({ $zone })
availability-quiet-now = It is { $time } in { $zone } now.
availability-quiet-title = Quiet hours
availability-quiet-from = From (both times empty: none)
availability-quiet-to = To
availability-quiet-zone = Time zone or city (empty: as it is)
availability-label-quiet = Quiet hours…
availability-label-off = Switch off
availability-time-unread = I cannot read “{ $text }” as a time of day. Write it like 22:00, 22 or 10 pm. Nothing has changed.
availability-time-both = Quiet hours need both times; without any, there are none. Nothing has changed.
availability-time-same = Quiet hours end at another time than they begin: both are { $time }. Nothing has changed.
availability-zone-unknown = I know no time zone “{ $text }”. Nothing has changed. If you mean one of these, press it:

## Away

availability-away-none = no
availability-away-until = Away until { $until }.
availability-away-planned = Away from { $from } until { $until }.
availability-away-days = Days begin at midnight in { $zone }.
availability-away-title = Away
availability-away-from = From (empty: today)
availability-away-back = Back on (both empty: not away)
availability-away-from-example = 2026-12-24
availability-away-back-example = 2027-01-04
availability-label-away = Away…
availability-label-back = I'm back now
availability-label-cancel = Cancel absence
availability-day-unread = I need a day such as 2026-12-24; you wrote “{ $text }”. Nothing has changed.
availability-away-no-back = I also need the day on which you are back. Nothing has changed.
availability-away-backwards = You can be back on a later day than you leave. Nothing has changed.
availability-away-too-long = An absence lasts { $n } days at most. Nothing has changed.
availability-away-too-far = An absence begins within a year from today. Nothing has changed.
availability-away-past = On that day you are back already. Choose a later one. Nothing has changed.

## Followers

availability-label-follow = Follow
availability-label-unfollow = Stop following
availability-follow = **Follow**: I write to you once, when this table is over.
availability-follows = You follow this table: I write to you once, when it is over.
availability-follow-full = You follow { $n } tables already. You can follow another one when one of them is over, or after you stop following one.
availability-followed = You followed this table.
availability-followed-stopped = **{ $title }** was stopped and does not count. { $place }

## Reliability

availability-keeps-time = Keeps time: { $share } of { $turns } turns · left { $left } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
availability-often-late = { $seat } · often late
