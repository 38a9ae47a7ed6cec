# What a server's managers choose, and lists of tables.

## Settings

ui-setup-title = Settings of this server
ui-setup = Each change is saved at once. Without any, tables open everywhere and for everybody.
ui-setup-channels = Tables open in: { $channels }
ui-setup-everywhere = all channels
ui-setup-roles = Who may open: { $roles }
ui-setup-everybody = everybody
ui-setup-language = Language: { $language }
ui-setup-language-server = As the server
ui-setup-language-first = as the server
ui-setup-place = Place: { $place }
ui-setup-place-channel = in the channel
ui-setup-place-thread = a thread per table
ui-setup-pick-channels = Channels (none chosen: all)
ui-setup-pick-roles = Who may open (no role: everybody)
ui-setup-pick-language = Language
ui-setup-pick-place = Place
ui-setup-saved = Saved.
ui-setup-managers = Only people with the right “Manage Server” can change these settings.
label-set-up = Set up
label-check-rights = Check rights
label-defaults = Defaults…

## Rights

ui-rights-title = What I may do here
ui-rights-fine = { $channel } ✓
ui-rights-lack = { $channel } ✗ { $lacks }
ui-rights-effect = { $rights }: { $effect }
ui-rights-gone = { $channel } ✗ I cannot find this channel
ui-rights-closed = no tables
ui-rights-plain = boards as plain text
ui-rights-text = boards as text
ui-rights-history = boards that scroll away stay where they are
ui-rights-threads = tables in the channel, not in threads
ui-right-attach = Attach Files
ui-right-history = Read Message History
ui-right-threads = Create Public Threads

## Options new tables begin with

ui-defaults-title = Options new tables begin with
ui-defaults = They apply to games opened from now on. Whoever opens a table can change them there.

## Opening

ui-not-here = On this server tables open in { $channels }.
ui-not-yours-to-open = On this server tables are opened by { $roles }.
ui-opened-thread = Table { $number } is open in { $thread }. You have the first seat.
ui-no-thread = I'm not allowed to create threads here, so the table is in this channel.
label-open-in-thread = Open in a thread

## Lists of tables

ui-tables-title = Open tables of this server
ui-tables-empty = No table is open on this server.
ui-tables-seats = { $taken } of { $wanted } seats
ui-my-tables-title = My tables
ui-my-tables-empty = No game is waiting for you.
ui-my-tables-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
}
label-join-table = Join { $number }
label-seat-at = Seat { $number }
label-tables-here = Tables here
label-my-tables = My tables

# A server's tables as a file.
label-export = Export
export-writing = Writing the tables of this server…
export-none = No table of this server has begun yet.
export-too-big = These tables are too large for a file on Discord. Whoever runs the bot can export them: agon export --server.
export-here =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } of this server, numbers { $from } to { $to }, as lines of JSON (packed with gzip). Each can be verified, and finished ones can be imported elsewhere; a running one holds only what everybody sees. The file names whoever sat there, with their Discord ids: give it to nobody who should not know them.
export-next = Next part
