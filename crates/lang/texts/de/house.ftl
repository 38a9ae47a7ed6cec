# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

language-own-name = Deutsch

## Sentences' small parts

list-and = { $before } und { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option } { $value }
waiting-for = Warten auf { $names } ({ $what }).
verb-waits = wartet

## The table

table-game = { $n ->
    [one] Spiel
   *[other] Spiele
}
    .gender = n
table-table = { $n ->
    [one] Tisch
   *[other] Tische
}
    .gender = m
table-seat = { $n ->
    [one] Platz
   *[other] Plätze
}
    .gender = m
table-player = Leute
    .gender = pl
table-play = { $n ->
    [one] Partie
   *[other] Partien
}
    .gender = f
table-host = Tischleitung
    .label = Leitung
table-spectator = Publikum
table-ai = KI
table-ai-level-quick = flink
table-ai-level-steady = solide
table-ai-level-strong = stark
table-lobby = { $n ->
    [one] Vorraum
   *[other] Vorräume
}
    .gender = m
table-option = { $n ->
    [one] Option
   *[other] Optionen
}
    .gender = f
table-variant = { $n ->
    [one] Variante
   *[other] Varianten
}
    .gender = f
table-pace = Tempo
table-pace-live = live
table-pace-day = ein Tag
table-pace-three-days = drei Tage
table-pace-none = ohne Uhr
table-clock = { $n ->
    [one] Uhr
   *[other] Uhren
}
    .gender = f
table-deadline = bis { $time }
table-rated = gewertet
table-unrated = ungewertet
table-invite = { $n ->
    [one] Einladung
   *[other] Einladungen
}
    .gender = f
table-absent = abwesend
table-absence-gentle = sanft
table-absence-strict = streng
table-absence-none = keine

## Play

play-round = { $n ->
    [one] Runde
   *[other] Runden
}
    .gender = f
play-cycle = { $n ->
    [one] Zyklus
   *[other] Zyklen
}
    .gender = m
play-phase = { $n ->
    [one] Phase
   *[other] Phasen
}
    .gender = f
play-turn = { $n ->
    [one] Zug
   *[other] Züge
}
    .gender = m
play-action = { $n ->
    [one] Aktion
   *[other] Aktionen
}
    .gender = f
play-move = { $n ->
    [one] Zug
   *[other] Züge
}
    .gender = m
play-step = { $n ->
    [one] Schritt
   *[other] Schritte
}
    .gender = m
play-bid = { $n ->
    [one] Gebot
   *[other] Gebote
}
    .gender = n
    .verb = bieten
play-raise = überbieten
play-pass = passen
play-order = { $n ->
    [one] Anweisung
   *[other] Anweisungen
}
    .gender = f
play-limit = { $n ->
    [one] Limit
   *[other] Limits
}
    .gender = n
play-plan = { $n ->
    [one] Bietplan
   *[other] Bietpläne
}
    .gender = m
play-sealed = verdeckt
    .verb = versiegeln
play-reveal = Aufdeckung
    .verb = aufdecken
play-confirm = bestätigen
play-undo = zurücknehmen
play-resign = aufgeben
play-abort = abbrechen
play-pause = { $n ->
    [one] Pause
   *[other] Pausen
}
    .gender = f
    .verb = anhalten
play-vote = { $n ->
    [one] Abstimmung
   *[other] Abstimmungen
}
    .gender = f
play-notice = { $n ->
    [one] Nachricht
   *[other] Nachrichten
}
    .gender = f
play-reminder = { $n ->
    [one] Erinnerung
   *[other] Erinnerungen
}
    .gender = f
play-direct-message = { $n ->
    [one] Direktnachricht
   *[other] Direktnachrichten
}
    .gender = f
play-panel = { $n ->
    [one] Ansicht
   *[other] Ansichten
}
    .gender = f
play-board = { $n ->
    [one] Spielplan
   *[other] Spielpläne
}
    .gender = m
play-text-board = Plan als Text
play-log = Verlauf
play-rules = Regeln
play-note = { $n ->
    [one] Notiz
   *[other] Notizen
}
    .gender = f
play-point = { $n ->
    [one] Punkt
   *[other] Punkte
}
    .gender = m
play-place = { $n ->
    [one] Rang
   *[other] Ränge
}
    .gender = m
    .rank = { $place }.
play-win = gewinnen
    .shared = geteilter Sieg
play-tie = { $n ->
    [one] Gleichstand
   *[other] Gleichstände
}
    .gender = m
play-rematch = { $n ->
    [one] Revanche
   *[other] Revanchen
}
    .gender = f
play-card = { $n ->
    [one] Karte
   *[other] Karten
}
    .gender = f
play-hand = { $n ->
    [one] Hand
   *[other] Hände
}
    .gender = f
play-deck = Stapel
    .gender = m
play-discards = Ablagestapel
    .gender = m
play-die = Würfel
    .gender = m
play-supply = Vorrat
play-bank = Bank
play-colour-red = rot
play-colour-yellow = gelb
play-colour-green = grün
play-colour-blue = blau
play-colour-black = schwarz

## Luck and records

luck-seal = Siegel des Zufalls
    .gender = n
luck-verify = prüfen
record-history = gespielte Partien
record-replay = { $n ->
    [one] Wiedergabe
   *[other] Wiedergaben
}
    .gender = f
record-leaderboard = { $n ->
    [one] Rangliste
   *[other] Ranglisten
}
    .gender = f
record-rating = { $n ->
    [one] Wertung
   *[other] Wertungen
}
    .gender = f
record-provisional = vorläufig
record-season = { $n ->
    [one] Saison
   *[other] Saisons
}
    .gender = f
record-streak = { $n ->
    [one] Serie
   *[other] Serien
}
    .gender = f
record-file = { $n ->
    [one] Datei
   *[other] Dateien
}
    .gender = f

## Preferences

pref-notice = Nachrichten
pref-notice-mention = Erwähnung
pref-notice-direct-message = Direktnachricht
pref-notice-quiet = still
pref-confirm = bestätigen
pref-confirm-risky = nur Riskantes
pref-confirm-always = immer
pref-confirm-never = nie
pref-colours = Farben
pref-colours-standard = normal
pref-colours-blind-1 = farbenblind 1
pref-colours-blind-2 = farbenblind 2
pref-colours-contrast = hoher Kontrast
pref-colours-dark = dunkel
pref-colours-text = Text zuerst
pref-language = Sprache
pref-language-discord = wie mein Discord

## Time

time-second = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
time-minute = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
time-hour = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
time-day = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
time-tomorrow = morgen

## Labels of buttons

label-join = Mitspielen
label-leave = Verlassen
label-add-ai = KI dazu
label-start = Starten
label-start-with-ai = Mit KI starten
label-options = Optionen
label-invite = Einladen
label-my-seat = Mein Platz
label-text-board = Plan als Text
label-log = Verlauf
label-rules = Regeln
label-more = Mehr…
label-pass = Passen
label-other = Anderes…
label-other-amount = Anderer Betrag…
label-undo = Zurücknehmen
label-why = Warum nicht?
label-orders = Anweisungen
label-notes = Notizen
label-refresh = Neu laden
label-back = Zurück
label-yes = Ja
label-no = Nein
label-end-turn = Zug beenden
label-resign = Aufgeben…
label-abort = Abbrechen…
label-im-back = Bin zurück
label-rematch = Revanche
label-replay = Wiedergabe
label-show-here = Hier zeigen
label-later = Später…
label-me = Ich
label-here = Hier
label-everywhere = Überall
label-verify = Zufall prüfen
label-withdraw = Streichen

## Cities and gods

city-sparta = Sparta
    .initial = S
city-corinth = Korinth
    .initial = K
city-athens = Athen
    .initial = A
city-thebes = Theben
    .initial = T
city-delos = Delos
    .initial = D
city-argos = Argos
    .initial = R
god-hephaestus = Hephaistos
god-ares = Ares
god-hermes = Hermes
god-athena = Athene
god-hera = Hera
god-aphrodite = Aphrodite
god-artemis = Artemis
god-apollo = Apollon
god-hades = Hades
god-poseidon = Poseidon
god-zeus = Zeus

# Was für das Bild eines Bretts steht.
picture-waits = Am Zug: { $cities }.
picture-full = Ganze Stellung: Knopf Plan als Text.
