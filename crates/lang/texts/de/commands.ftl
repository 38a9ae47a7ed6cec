# Slash commands: names (32, lower case, no spaces), descriptions (100), options, fixed choices.

command-play-name = spielen
command-play-description = Öffnet einen Tisch in diesem Kanal
command-play-option-game-name = spiel
command-play-option-game-description = Welches Spiel
command-play-option-players-name = plätze
command-play-option-players-description = Wie viele Plätze; bis zum Start können alle mitspielen
command-play-option-ai-name = ki
command-play-option-ai-description = Wie viele Plätze die KI einnimmt
command-play-option-options-name = optionen
command-play-option-options-description = Optionen des Spiels, mehrere mit Komma: auction=sealed

command-table-name = tisch
command-table-description = Zeigt den Spielplan noch einmal, oder den Weg dorthin
command-table-option-table-name = tisch
command-table-option-table-description = Welcher Tisch; sonst der in diesem Kanal

command-seat-name = platz
command-seat-description = Öffnet deine private Ansicht
command-seat-option-table-name = tisch
command-seat-option-table-description = Welcher deiner Tische

command-move-name = zug
command-move-description = Handle durch Tippen, zum Beispiel bid 5
command-move-option-action-name = aktion
command-move-option-action-description = Was du tust; die Liste zeigt, was möglich ist
command-move-option-table-name = tisch
command-move-option-table-description = Welcher deiner Tische

command-tables-name = tische
command-tables-description = Offene und laufende Tische dieses Servers

command-mytables-name = meinetische
command-mytables-description = Deine Tische überall, der am längsten wartende zuerst

command-rules-name = regeln
command-rules-description = Regeln eines Spiels, in eigenen Worten
command-rules-option-game-name = spiel
command-rules-option-game-description = Welches Spiel
command-rules-option-topic-name = thema
command-rules-option-topic-description = Welche Seite der Regeln

command-history-name = archiv
command-history-description = Gespielte Partien dieses Servers und ihr Ausgang
command-history-option-player-name = wer
command-history-option-player-description = Nur Partien, bei denen jemand dabei war
command-history-option-game-name = spiel
command-history-option-game-description = Nur Partien dieses Spiels
command-history-option-scope-name = bereich
command-history-option-scope-description = Hier oder überall
command-history-option-scope-choice-here = hier
command-history-option-scope-choice-everywhere = überall
command-history-option-table-name = tisch
command-history-option-table-description = Ein beendeter Tisch

command-leaderboard-name = rangliste
command-leaderboard-description = Wer auf diesem Server am meisten gespielt und gewonnen hat
command-leaderboard-option-game-name = spiel
command-leaderboard-option-game-description = Welches Spiel; sonst alle
command-leaderboard-option-period-name = zeitraum
command-leaderboard-option-period-description = Ab wann
command-leaderboard-option-period-choice-all-time = seit Beginn
command-leaderboard-option-period-choice-season = diese Saison
command-leaderboard-option-period-choice-month = 30 Tage
command-leaderboard-option-scope-name = bereich
command-leaderboard-option-scope-description = Hier oder überall
command-leaderboard-option-scope-choice-here = hier
command-leaderboard-option-scope-choice-everywhere = überall

command-profile-name = profil
command-profile-description = Bilanz eines Namens
command-profile-option-player-name = wer
command-profile-option-player-description = Wessen Bilanz; sonst deine

command-preferences-name = einstellungen
command-preferences-description = Nachrichten und Sprache

command-language-name = sprache
command-language-description = Die Sprache, in der ich mit dir spreche
command-language-option-language-name = sprache
command-language-option-language-description = Welche Sprache
command-language-option-language-choice-discord = wie mein Discord
command-language-option-language-choice-en = English
command-language-option-language-choice-es = Español
command-language-option-language-choice-de = Deutsch

command-privacy-name = datenschutz
command-privacy-description = Was über dich gespeichert ist; abholen, löschen
command-privacy-option-action-name = aktion
command-privacy-option-action-description = Was geschehen soll
command-privacy-option-action-choice-show = zeigen
command-privacy-option-action-choice-export = abholen
command-privacy-option-action-choice-delete = löschen

command-setup-name = einrichten
command-setup-description = Einstellungen dieses Servers und Prüfung meiner Rechte

command-help-name = hilfe
command-help-description = Was du hier und jetzt tun kannst

command-abort-name = abbrechen
command-abort-description = Bricht einen Tisch ab, oder fragt alle am Tisch
command-abort-option-table-name = tisch
command-abort-option-table-description = Welcher Tisch; sonst der in diesem Kanal

command-stats-name = statistik
command-stats-description = Zahlen dieses Servers

command-verify-name = prüfen
command-verify-description = Prüft den Zufall eines beendeten Tisches
command-verify-option-table-name = tisch
command-verify-option-table-description = Welcher beendete Tisch
