# Slash commands: names (32, lower case, no spaces), descriptions (100), options, fixed choices.

command-play-name = spielen
command-play-description = Öffnet einen Tisch in diesem Kanal
command-play-option-game-name = spiel
command-play-option-game-description = Welches Spiel
command-play-option-players-name = plätze
command-play-option-players-description = Wie viele Plätze; bis zum Start können alle mitspielen
command-play-option-ai-name = ki
command-play-option-ai-description = Wie viele Plätze die KI einnimmt
command-play-option-level-name = stärke
command-play-option-level-description = Wie stark diese KIs spielen
command-play-option-level-choice-easy = leicht
command-play-option-level-choice-normal = normal
command-play-option-level-choice-hard = schwer
command-play-option-level-choice-expert = meisterlich
command-play-option-options-name = optionen
command-play-option-options-description = Optionen des Spiels, mehrere mit Komma: auction=sealed

command-table-name = tisch
command-table-description = Zeigt den Spielplan noch einmal oder den Weg dorthin
command-table-option-table-name = tisch
command-table-option-table-description = Welcher Tisch; sonst der in diesem Kanal

command-seat-name = platz
command-seat-description = Öffnet deine private Ansicht
command-seat-option-table-name = tisch
command-seat-option-table-description = Welcher deiner Tische

command-move-name = zug
command-move-description = Spielt einen getippten Zug, zum Beispiel bid 5
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
command-history-description = Gespielte Partien dieses Servers oder deine überall
command-history-option-player-name = wer
command-history-option-player-description = Nur Partien dieser Person
command-history-option-game-name = spiel
command-history-option-game-description = Nur Partien dieses Spiels
command-history-option-opponent-name = gegen
command-history-option-opponent-description = Nur Partien gegen diese Person
command-history-option-result-name = ergebnis
command-history-option-result-description = Wie es für diese Person ausging; ohne Namen: für dich
command-history-option-result-choice-won = gewonnen
command-history-option-result-choice-lost = verloren
command-history-option-result-choice-resigned = aufgegeben
command-history-option-since-name = seit
command-history-option-since-description = Ab wann (Tage nach UTC): 5.3.2026, 3.2026, 2026
command-history-option-until-name = bis
command-history-option-until-description = Bis wann, der Tag zählt mit (Tage nach UTC): 5.3.2026, 3.2026, 2026
command-history-option-everywhere-name = überall
command-history-option-everywhere-description = Deine Partien auf allen Servern
command-history-option-table-name = tisch
command-history-option-table-description = Die Seite einer beendeten Partie, nach der Nummer des Tisches

command-leaderboard-name = rangliste
command-leaderboard-description = Wer wo steht, nach Wertung oder Siegen
command-leaderboard-option-game-name = spiel
command-leaderboard-option-game-description = Welches Spiel; sonst alle Spiele zusammen
command-leaderboard-option-period-name = zeitraum
command-leaderboard-option-period-description = Welcher Zeitraum
command-leaderboard-option-period-choice-all-time = seit Beginn
command-leaderboard-option-period-choice-season = diese Saison
command-leaderboard-option-period-choice-month = 30 Tage
command-leaderboard-option-sort-name = reihenfolge
command-leaderboard-option-sort-description = Wonach geordnet wird
command-leaderboard-option-sort-choice-rating = Wertung
command-leaderboard-option-sort-choice-wins = Siege
command-leaderboard-option-sort-choice-share = Anteil der Siege
command-leaderboard-option-sort-choice-played = gespielte Partien
command-leaderboard-option-everywhere-name = überall
command-leaderboard-option-everywhere-description = Alle Server zusammen

command-profile-name = profil
command-profile-description = Deine Bilanz oder die von jemand anderem
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
command-privacy-description = Was ich über dich speichere; herunterladen, löschen
command-privacy-option-action-name = aktion
command-privacy-option-action-description = Was du tun möchtest
command-privacy-option-action-choice-show = zeigen
command-privacy-option-action-choice-export = herunterladen
command-privacy-option-action-choice-delete = löschen

command-setup-name = einrichten
command-setup-description = Einstellungen dieses Servers und Prüfung meiner Rechte

command-help-name = hilfe
command-help-description = Was du hier und jetzt tun kannst

command-stats-name = statistik
command-stats-description = Wie die Partien auf diesem Server ausgehen
command-stats-option-game-name = spiel
command-stats-option-game-description = Welches Spiel; sonst das hier am meisten gespielte

command-verify-name = prüfen
command-verify-description = Prüft den Zufall einer Partie
command-verify-option-table-name = tisch
command-verify-option-table-description = Welcher Tisch; sonst der letzte in diesem Kanal
