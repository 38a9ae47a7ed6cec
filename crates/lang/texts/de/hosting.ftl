# What a server's managers choose besides where tables open: who opens them, announcements, seasons; leaving alone; help.

## Leaving as the only person

resign-alone = Du bist der einzige Mensch am Tisch: Die KIs spielen die Partie zu Ende, und sie zählt. Du kommst auf den letzten Platz, und deine Wertung ändert sich wie nach jedem letzten Platz.
resign-alone-instead = Da du den Server verwaltest, kannst du die Partie auch abbrechen. Dann zählt sie nicht.
resign-alone-counts-on = Abbrechen lässt sie sich nicht mehr, denn sie ist gewertet, und alle haben gespielt.
resign-alone-no-loss = Du bist der einzige Mensch am Tisch, deshalb endet die Partie ohne Ergebnis. Sie zählt nicht, und deine Wertung bleibt.
resign-alone-stop = Partie abbrechen
resigned-alone = Du hast an Tisch { $number } aufgegeben. Die KIs spielen die Partie zu Ende, und sie zählt.

## Opening tables

open-too-many = { $n ->
    [one] Auf diesem Server ist noch 1 Tisch offen, den du geöffnet hast.
   *[other] Auf diesem Server sind noch { $n } Tische offen, die du geöffnet hast.
} Zugleich darf eine Person hier { $limit } haben; sobald einer zu Ende ist oder du ihn verlässt, kannst du wieder einen öffnen.
open-blocked = Die Verwaltung dieses Servers lässt dich keine Tische öffnen. An Tischen anderer kannst du weiter mitspielen.

## Settings

setup-channels-text = -# Wähle die Kanäle, in denen Tische geöffnet werden dürfen. Ohne Auswahl sind es alle.
setup-place-text = -# Ein Tisch belegt seinen ganzen Kanal, bis er zu Ende ist. In Threads passen viele Tische in einen Kanal.
setup-language-text = -# Die Sprache der Spielpläne und Ankündigungen. Private Ansichten zeigen sich in der Sprache der Person, die sie liest.
setup-defaults-text =
    {""}**{ label-defaults }**
    {""}-# Die Optionen, mit denen neue Tische jedes Spiels beginnen.
label-who-opens = Wer öffnen darf…
label-announcements = Ankündigungen…
label-open-tables = Offene Tische…
setup-who-title = Wer Tische öffnen darf
setup-nobody = niemand
setup-roles-text = -# Nur wer eine dieser Rollen hat, kann Tische öffnen. Mitspielen können alle.
setup-blocked = Dürfen keine öffnen: { $people }
setup-blocked-text = -# Wer die Kanäle mit Tischen überschwemmt, höchstens 25 Personen. Mitspielen können sie weiterhin. Das bleibt, auch wenn sie ihre Daten löschen.
setup-limit = Offene Tische je Person: { $n }
setup-limit-text = -# Lobbys und laufende Tische zählen zusammen, solange die Person, die sie geöffnet hat, dort sitzt. Auch für die Verwaltung gilt diese Grenze.
setup-limit-choice = { $n ->
    [one] 1 offener Tisch
   *[other] { $n } offene Tische
}
setup-pick-blocked = Wer keine öffnen darf
setup-pick-limit = Offene Tische je Person
setup-tables-text = Du kannst jeden dieser Tische abbrechen. Der Grund, den du nennst, ist für alle sichtbar, und eine abgebrochene Partie zählt nicht.
label-stop-table = { $number } abbrechen…
label-close-table = { $number } schließen

## Announcements

setup-news-title = Ankündigungen
setup-off = aus
setup-news-channel = Kanal: { $channel }
setup-news-channel-text = -# Dort werden neue Lobbys, Ergebnisse und Saisons angekündigt. Ohne Kanal wird nichts angekündigt.
setup-news-role = Rolle: { $role }
setup-news-role-text = -# Eine neue Lobby mit freien Plätzen erwähnt diese Rolle, höchstens einmal je Stunde und Person, die Tische öffnet.
setup-pick-news-channel = Kanal der Ankündigungen (keiner: aus)
setup-pick-news-role = Rolle, die erwähnt wird (keine: niemand)
setup-news-role-everybody = Alle auf einmal erwähne ich nie. Wähle eine andere Rolle.
setup-news-refused = ⚠ In { $channel } darf ich nicht schreiben, deshalb fehlt die letzte Ankündigung. „{ label-check-rights }“ zeigt, was mir fehlt.
setup-news-gone = ⚠ Der Kanal der Ankündigungen wurde gelöscht, deshalb sind sie aus. Wähle einen anderen.
news-lobby = Neue Lobby: **{ $title }**, geöffnet von { $name } · { $taken } von { $wanted } Plätzen besetzt · { $place }
news-lobby-started = **{ $title }** hat begonnen · { $place }
news-lobby-closed = Die Lobby von **{ $title }** ist geschlossen · { $place }
news-result = **{ $title }** ist zu Ende. { $winners } { $place }
news-season-begun = Saison { $number } hat begonnen. Auf ihrer Rangliste fangen alle neu an.
news-season-begun-until = Saison { $number } hat begonnen. Auf ihrer Rangliste fangen alle neu an, bis { $end }.
news-season-over = Saison { $number } ist zu Ende.
news-season-empty = In ihr endete keine gewertete Partie ohne KI.

## Rights

rights-how =
    {""}**Wo du mir ein Recht gibst:** Öffne die Einstellungen des Kanals (das Zahnrad neben seinem Namen) → Berechtigungen → meine Rolle → ✓ beim Recht. Für alle Kanäle: Servereinstellungen → Rollen → meine Rolle → Berechtigungen.
    {""}Oder drücke „{ label-invite-again }“: Der Link gibt mir nur die Rechte, die ich brauche.
rights-no-news = keine Ankündigungen
rights-no-mention = { $channel } ✗ die Rolle darf ich nicht erwähnen: erlaube in ihren Einstellungen allen, sie zu erwähnen (Servereinstellungen → Rollen), oder gib mir „Erwähne @everyone, @here und alle Rollen“
rights-news-fine = { $channel } ✓ (Ankündigungen)
label-invite-again = Neu einladen

## Help

help-secret = Was du versiegelst, siehst nur du, bis alle versiegelt haben.
help-version = Agon { $version }
help-source = Quelltext: { $what }
help-contact = Kontakt: { $what }

## Seasons with an end

label-last-day = Letzter Tag…
season-ends = endet { $end }
season-date-title = Letzter Tag von Saison { $number }
season-date-label = Letzter Tag in UTC (leer: ohne Ende)
season-date-example = 2026-12-31
season-date-past = Dieser Tag ist vorbei. Wähle einen späteren.
season-date-unread = Ich brauche einen Tag wie 2026-12-31.
season-changed = Inzwischen haben sich die Saisons geändert, deshalb wurde nichts gespeichert. So sind sie jetzt.
