# The hall of records: past tables, leaderboards, profiles, a server's numbers, seasons, and who wants to be seen.

## Names and figures

record-someone = jemand
record-share = { $n } %
record-won = { $wins } von { $played } gewonnen · Ø Rang { $average }
record-here = dieser Server
record-everywhere = überall
record-mine-everywhere = meine überall
record-all-games = alle Spiele
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $h } h { $min } min
span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
ai-level = { $level } { $ai }
ai-level-random = zufällige
ai-level-greedy = solide
ai-level-easy = leichte
ai-level-normal = normale
ai-level-hard = schwere
ai-level-expert = meisterliche
ai-level-easy-detail = Macht Fehler wie ein Mensch: für den ersten Tisch
ai-level-normal-detail = Denkt ein wenig voraus
ai-level-hard-detail = Denkt weiter voraus und ist schwer zu schlagen
ai-level-expert-detail = Denkt so weit voraus, wie sie kann: bis zu 3 Sekunden je Zug
label-mine = Meine
label-me = Ich
label-everywhere = Überall
label-this-server = Dieser Server
label-picture = Bild
label-no-picture = Ohne Bild
label-server-numbers = Serverstatistik
label-with-ai = Mit KI
label-people-only = Nur Menschen
record-count = { $wins } von { $tables }
record-won-share = { $wins } von { $played } gewonnen ({ $share }) · Ø Rang { $average }
record-against = { $one } { $ahead } : { $behind } { $other }{ $level ->
    [0] {""}
   *[other] {" "}· { $level } unentschieden
}

## Past tables

history-title = Gespielte Partien · { $scope } · { $game }
history-against = gegen { $name }
history-won = gewonnen
history-lost = verloren
history-resigned = aufgegeben
history-week = letzte 7 Tage
history-month = letzte 30 Tage
history-year = letzte 12 Monate
history-from = ab { $date }
history-until = bis { $date }
history-any = jedes Ergebnis, jeder Zeitraum
history-pick-game = Spiel
history-pick-person = Wer
history-pick-result = Ergebnis und Zeitraum
history-page-more = Seite { $page } von { $pages }+
history-no-table = Unter der Nummer { $number } gibt es keine beendete Partie.
history-no-date = „{ $text }“ kann ich nicht als Datum lesen. Schreib einen Tag, einen Monat oder ein Jahr: 5.3.2026, 3.2026, 2026.
history-backwards = Dieser Zeitraum endet, bevor er beginnt.
history-nothing = Keine Partie passt dazu: { $filter }.
history-none-mine = Du hast noch keine Partie zu Ende gespielt.
label-filters = Filtern…
label-filters-done = Fertig

## Leaderboard

leaders-title = Rangliste · { $game } · { $scope }
leaders-rank = { $n }.
leaders-line = { $rank } **{ $name }** · { $rating } ± { $doubt } · { $record }
leaders-line-provisional = – **{ $name }** · { $rating } ± { $doubt } ({ record-provisional }) · { $record }
leaders-you = Du: { $line }
leaders-you-hidden = Du bist verborgen, deshalb siehst nur du deine Zeile.
leaders-ai = KIs, alle Partien:
leaders-empty = Auf dieser Rangliste steht noch niemand.
leaders-too-few = Eine Rangliste gibt es ab drei gewerteten Partien. Bisher: { $n }.
leaders-explained = Jede Wertung beginnt bei 1500 und ändert sich mit jeder gewerteten Partie, je nachdem, wer vor wem liegt. ± sagt, wie weit sie danebenliegen kann; solange das viel ist, gilt sie als vorläufig.
leaders-all-time = seit Beginn
leaders-recent = letzte 30 Tage
leaders-season = Saison { $n }
leaders-season-on = diese Saison ({ $n })
leaders-season-past = { $season }, { $start } – { $end }
leaders-season-since = { $season }, seit { $start }
leaders-season-unknown = Diese Saison gibt es auf diesem Server nicht; hier zählt alles seit Beginn.
leaders-by-rating = nach Wertung
leaders-by-wins = nach Siegen
leaders-by-share = nach Anteil der Siege
leaders-by-played = nach gespielten Partien
leaders-people = Partien ohne KI
leaders-with-ai = alle Partien, auch mit KI
leaders-pick-period = Zeitraum
leaders-pick-sort = Reihenfolge
leaders-line-all = { $rank } **{ $name }** · { $record }
leaders-empty-people = Auf dieser Rangliste steht noch kein Mensch.
leaders-ai-unranked = KIs haben hier keinen Rang: Ränge gibt es nur für Menschen.
leaders-explained-all = Über alle Spiele zählt jeder Sieg gleich. Eine Wertung gilt für ein einzelnes Spiel: Wähle eins, um sie zu sehen. Einen Rang nach Anteil der Siege gibt es ab fünf Partien.
leaders-champion = **{ $name }** hat diese Saison gewonnen.
leaders-season-running = seit { $start }
leaders-season-days = { $start } – { $end }
leaders-season-won = { $start } – { $end } · gewonnen von { $name }

## Profile

profile-title = { $name } · Bilanz
profile-title-everywhere = { $name } · Bilanz überall
profile-private = Diese Bilanz ist nicht öffentlich.
profile-private-mine = Du bist verborgen, deshalb siehst nur du das. Ändern kannst du es in /einstellungen.
profile-private-show = Du bist verborgen. Schalte das in /einstellungen aus, bevor du deine Bilanz zeigst.
profile-none = { $name } hat hier noch keine Partie zu Ende gespielt.
profile-none-mine = Du hast hier noch keine Partie zu Ende gespielt.
profile-game = **{ $game }** { $rating } ± { $doubt } · { $record }
profile-seats = { $seats }: { $record }
profile-streak = Siege in Serie: { $now } · längste Serie { $best }
profile-pace = Bedenkzeit: { $time } im Schnitt
profile-opponents = Am häufigsten am selben Tisch:
profile-opponent = { $name } · { $games } · { $ahead }-mal davor, { $behind }-mal dahinter
profile-few = Ab drei gewerteten Partien ohne KI gibt es einen Verlauf der Wertung.

## A server's numbers

stats-title = { $game } · Statistik dieses Servers
stats-none = Hier gibt es noch keine beendeten Partien dieses Spiels.
stats-length = **{ $seats }** · { $games } · { $steps } Schritte und { $time } im Schnitt
stats-shares = Siege nach Sitzplatz: { $shares }
stats-closest = Knappste Partien
stats-close = { $number } · { $names } { $how ->
    [shared] teilen sich den Sieg
    [more] nach Gleichstand mit { $by } mehr
    [fewer] nach Gleichstand mit { $by } weniger
   *[first] mit { $by } Vorsprung
}
stats-highest = Höchste Ergebnisse
stats-high = { $number } · { $name } mit { $score }
stats-pick-option = Nach Option
stats-all-options = alle Optionen zusammen
stats-none-people = Von diesem Spiel haben hier bisher nur KIs Partien beendet.
stats-with-machines = Partien, an denen nur KIs teilnahmen, zählen hier mit.
label-machines-only-on = Reine KI-Partien: an
label-machines-only-off = Reine KI-Partien: aus

## Seasons and rating

setup-rating = Wertung: { $rated } · { $machines }
setup-rated-on = neue Partien sind gewertet
setup-rated-off = neue Partien sind ungewertet
setup-machines-on = Partien mit KI zählen in der Hauptrangliste
setup-machines-off = Partien mit KI zählen getrennt
setup-rating-title = KI und Wertung
setup-rating-text =
    Das Ergebnis einer gewerteten Partie ändert die Wertungen. Der Host kann das in der Lobby umstellen.
    Eine Partie mit KI zählt immer in der Rangliste mit KI. Von jetzt an kann sie auch in der Hauptrangliste dieses Servers zählen; in der Rangliste über alle Server zählt sie nie.
setup-rated-yes = Neue Partien gewertet: ja
setup-rated-no = Neue Partien gewertet: nein
setup-machines-yes = KI-Partien in der Hauptrangliste: ja
setup-machines-no = KI-Partien in der Hauptrangliste: nein
label-ai-and-rating = KI und Wertung…
label-seasons = Saisons…
label-start-season = Saison { $number } starten…
label-end-season = Saison { $number } beenden…
seasons-title = Saisons dieses Servers
seasons-text = Eine Saison hat eine eigene Rangliste, auf der alle neu beginnen. Die Rangliste „seit Beginn“ läuft daneben weiter.
seasons-none = Es gab noch keine Saison.
seasons-start = Saison { $n } beginnt jetzt. Auf ihrer Rangliste hat noch niemand eine Wertung; was von jetzt an endet, zählt dort und wie bisher auf der Rangliste „seit Beginn“.
seasons-end = Saison { $n } endet jetzt. Ihre letzte Rangliste findest du weiter unter „Zeitraum“. Laufende Partien zählen nicht mehr für sie.
seasons-yes-start = Ja, starten
seasons-yes-end = Ja, beenden
lobby-unrated = ungewertet
lobby-rated = gewertet
label-rated-yes = Gewertet: ja
label-rated-no = Gewertet: nein
lobby-people-only = nur Menschen
lobby-with-ai = eine KI darf mitspielen
label-people-only-yes = Nur Menschen: ja
label-people-only-no = Nur Menschen: nein

## Who wants to be seen

