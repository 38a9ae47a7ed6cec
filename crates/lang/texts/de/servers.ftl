# What a server's managers choose, and lists of tables.

## Settings

ui-setup-title = Einstellungen dieses Servers
ui-setup = Jede Änderung wird sofort gespeichert. Ohne Änderung öffnen Tische überall und für alle.
ui-setup-channels = Tische öffnen in: { $channels }
ui-setup-everywhere = allen Kanälen
ui-setup-roles = Wer öffnen darf: { $roles }
ui-setup-everybody = alle
ui-setup-language = Sprache: { $language }
ui-setup-language-server = Wie der Server
ui-setup-language-first = wie der Server
ui-setup-place = Ort: { $place }
ui-setup-place-channel = im Kanal
ui-setup-place-thread = ein Thread je Tisch
ui-setup-pick-channels = Kanäle (keiner: alle)
ui-setup-pick-roles = Wer öffnen darf (keine: alle)
ui-setup-pick-language = Sprache
ui-setup-pick-place = Ort
ui-setup-saved = Gespeichert.
ui-setup-managers = Nur wer das Recht „Server verwalten“ hat, kann diese Einstellungen ändern.
label-set-up = Einrichten
label-check-rights = Rechte prüfen
label-defaults = Vorgaben…

## Rights

ui-rights-title = Was ich hier darf
ui-rights-fine = { $channel } ✓
ui-rights-lack = { $channel } ✗ { $lacks }
ui-rights-effect = { $rights }: { $effect }
ui-rights-gone = { $channel } ✗ ich finde diesen Kanal nicht
ui-rights-closed = keine Tische
ui-rights-text = Pläne als Text
ui-rights-history = Pläne, die nach oben wandern, bleiben dort
ui-rights-threads = Tische im Kanal, nicht in Threads
ui-right-attach = Dateien anhängen
ui-right-history = Nachrichtenverlauf anzeigen
ui-right-threads = Öffentliche Threads erstellen

## Options new tables begin with

ui-defaults-title = Optionen, mit denen Tische beginnen
ui-defaults = Sie gelten für Tische, die von jetzt an geöffnet werden. Wer einen Tisch öffnet, kann sie dort ändern.

## Opening

ui-not-here = Auf diesem Server öffnen Tische in { $channels }.
ui-not-yours-to-open = Auf diesem Server öffnen Tische: { $roles }.
ui-opened-thread = Tisch { $number } ist offen in { $thread }. Du hast den ersten Platz.
ui-no-thread = Hier darf ich keine Threads erstellen, deshalb ist der Tisch in diesem Kanal.
label-open-in-thread = Im Thread öffnen

## Lists of tables

ui-tables-title = Offene Tische dieses Servers
ui-tables-empty = Auf diesem Server ist kein Tisch offen.
ui-tables-seats = { $taken } von { $wanted } Plätzen
ui-my-tables-title = Meine Tische
ui-my-tables-empty = Kein Tisch wartet auf dich.
ui-my-tables-more = { $count ->
    [one] … und 1 weiterer
   *[other] … und { $count } weitere
}
label-join-table = Mitspielen an { $number }
label-seat-at = Platz { $number }
label-tables-here = Tische hier
label-my-tables = Meine Tische
