# What a server's managers choose besides where tables open: who opens them, announcements, seasons; leaving alone; help.

## Leaving as the only person

resign-alone = You are the only person here: the AIs finish the game, and it counts. You come last, and your rating moves as after any last place.
resign-alone-instead = As a server manager you can also stop the game. Then it does not count.
resign-alone-counts-on = It can no longer be stopped, because it is rated and everybody has played.
resign-alone-no-loss = You are the only person here, so the game ends without a result. It does not count, and your rating stays.
resign-alone-stop = Stop the game
resigned-alone = You gave up at table { $number }. The AIs finish the game, and it counts.

## Opening tables

open-too-many = { $n ->
    [one] You have opened 1 table on this server that is still open.
   *[other] You have opened { $n } tables on this server that are still open.
} One person may have { $limit } here at a time; once one is over, or you leave it, you can open another.
open-blocked = The managers of this server let you open no tables. You can still join those of others.

## Settings

setup-channels-text = -# Choose the channels where people may open tables. Choose none, and all are open to them.
setup-place-text = -# A table takes its whole channel until it is over. In threads, many tables fit into one channel.
setup-language-text = -# The language of boards and announcements. Private panels use the language of their reader.
setup-defaults-text =
    {""}**{ label-defaults }**
    {""}-# The options with which new tables of each game begin.
label-who-opens = Who may open…
label-announcements = Announcements…
label-open-tables = Open tables…
setup-who-title = Who may open tables
setup-nobody = nobody
setup-roles-text = -# Only people with one of these roles can open tables. Everybody can still join them.
setup-blocked = May open none: { $people }
setup-blocked-text = -# People who keep flooding the channels, 25 at most. They can still join tables of others. This stays even if they erase their data.
setup-limit = Open tables per person: { $n }
setup-limit-text = -# Lobbies and running tables count together, as long as the person who opened them sits there. Managers have the same limit.
setup-limit-choice = { $n ->
    [one] 1 open table
   *[other] { $n } open tables
}
setup-pick-blocked = Who may open none
setup-pick-limit = Open tables per person
setup-tables-text = You can stop any of these tables. Everybody can read the reason you give, and a stopped game does not count.
label-stop-table = Stop { $number }…
label-close-table = Close { $number }

## Announcements

setup-news-title = Announcements
setup-off = off
setup-news-channel = Channel: { $channel }
setup-news-channel-text = -# New lobbies, results and seasons are announced there. Without a channel, nothing is announced.
setup-news-role = Role: { $role }
setup-news-role-text = -# A new lobby with free seats mentions this role, at most once an hour for each person who opens tables.
setup-pick-news-channel = Channel of the announcements (none: off)
setup-pick-news-role = Role to mention (none: nobody)
setup-news-role-everybody = I never mention everybody. Choose another role.
setup-news-refused = ⚠ I may not write in { $channel }, so the last announcement is missing. “{ label-check-rights }” tells what I lack.
setup-news-gone = ⚠ The channel of the announcements was deleted, so they are off. Choose another one.
news-lobby = New lobby: **{ $title }**, opened by { $name } · { $taken } of { $wanted } seats taken · { $place }
news-lobby-started = **{ $title }** has begun · { $place }
news-lobby-closed = The lobby of **{ $title }** is closed · { $place }
news-result = **{ $title }** is over. { $winners } { $place }
news-season-begun = Season { $number } has begun. Everybody starts anew on its leaderboard.
news-season-begun-until = Season { $number } has begun. Everybody starts anew on its leaderboard, until { $end }.
news-season-over = Season { $number } is over.
news-season-empty = No rated game without AI was finished in it.

## Rights

rights-how =
    {""}**Where to give me a right:** open the settings of the channel (the gear beside its name) → Permissions → my role → ✓ at the right. For all channels: Server Settings → Roles → my role → Permissions.
    {""}Or press “{ label-invite-again }”: the link adds nothing but the rights that I need.
rights-no-news = no announcements
rights-no-mention = { $channel } ✗ I may not mention the role: allow everyone to mention it in its own settings (Server Settings → Roles), or give me “Mention @everyone, @here, and All Roles”
rights-news-fine = { $channel } ✓ (announcements)
label-invite-again = Invite me again

## Help

help-secret = Only you can see what you seal, until everybody has sealed.
help-version = Agon { $version }
help-source = Source: { $what }
help-contact = Contact: { $what }

## Seasons with an end

label-last-day = Last day…
season-ends = ends { $end }
season-date-title = Last day of season { $number }
season-date-label = Last day in UTC (empty: no end)
season-date-example = 2026-12-31
season-date-past = That day is over. Choose a later one.
season-date-unread = I need a day such as 2026-12-31.
season-changed = The seasons have changed in the meantime, so nothing was saved. This is how they are now.
