# What a server's managers choose, and lists of tables.

## Settings

ui-setup-title = Einstellungen dieses Servers
ui-setup = Jede Änderung wird sofort gespeichert. Solange nichts eingestellt ist, gibt es Tische überall und für alle.
ui-setup-channels = Tische gibt es in: { $channels }
ui-setup-everywhere = allen Kanälen
ui-setup-roles = Wer öffnen darf: { $roles }
ui-setup-everybody = alle
ui-setup-language = Sprache: { $language }
ui-setup-language-server = Wie der Server
ui-setup-language-first = wie der Server
ui-setup-place = Ort: { $place }
ui-setup-place-channel = im Kanal
ui-setup-place-thread = ein Thread je Tisch
ui-setup-pick-channels = Kanäle (kein Kanal: alle)
ui-setup-pick-roles = Wer öffnen darf (keine Rolle: alle)
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
ui-rights-gone = { $channel } ✗ Kanal nicht gefunden
ui-rights-closed = keine Tische
ui-rights-plain = Spielplan nur als einfacher Text
ui-rights-text = Spielplan nur als Text
ui-rights-history = Spielplan rückt nicht nach, wenn er nach oben wandert
ui-rights-threads = Tische im Kanal statt in Threads
ui-right-attach = Dateien anhängen
ui-right-history = Nachrichtenverlauf anzeigen
ui-right-threads = Öffentliche Threads erstellen

## Options new tables begin with

ui-defaults-title = Optionen, mit denen Tische beginnen
ui-defaults = Sie gelten für Tische, die von jetzt an geöffnet werden. Wer einen Tisch öffnet, kann sie dort ändern.

## Opening

ui-not-here = Auf diesem Server gibt es Tische in { $channels }.
ui-not-yours-to-open = Auf diesem Server dürfen nur diese Rollen Tische öffnen: { $roles }.
ui-opened-thread = Tisch { $number } ist in { $thread } offen. Du hast den ersten Platz.
ui-no-thread = Hier darf ich keine Threads erstellen, deshalb ist der Tisch in diesem Kanal.
label-open-in-thread = Im Thread öffnen

## Lists of tables

ui-tables-title = Offene Tische dieses Servers
ui-tables-empty = Auf diesem Server ist kein Tisch offen.
ui-tables-seats = { $taken } von { $wanted } Plätzen
ui-my-tables-title = Meine Tische
ui-my-tables-empty = Keine Partie wartet auf dich.
ui-my-tables-more = { $count ->
    [one] … und 1 weiterer
   *[other] … und { $count } weitere
}
label-join-table = Mitspielen: Tisch { $number }
label-seat-at = Tisch { $number }
label-tables-here = Tische hier
label-my-tables = Meine Tische

# A server's tables as a file.
label-export = Export
export-writing = Die Partien dieses Servers werden zusammengestellt…
export-none = Auf diesem Server hat noch keine Partie begonnen.
export-too-big = Diese Partien sind zu groß für eine Datei auf Discord. Wer den Bot betreibt, kann sie ausgeben: agon export --server.
export-here =
    { $tables ->
        [one] { $tables } Partie
       *[other] { $tables } Partien
    } dieses Servers, Nummern { $from } bis { $to }, als JSON-Zeilen (mit gzip gepackt). Jede lässt sich prüfen, beendete lassen sich anderswo einlesen; eine laufende enthält nur, was alle sehen. Die Datei nennt alle, die mitgespielt haben, mit Discord-IDs: Gib sie niemandem, den das nichts angeht.
export-next = Nächster Teil
