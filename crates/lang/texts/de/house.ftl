# Words common to all games and screens. Words and tone: docs/GLOSSARY.md.

## Sentences' small parts

list-and = { $before } und { $last }
seat-held = { $mark } { $city } ({ $name })
seat-empty = { $mark } { $city }
option-set = { $option }: { $value }
waiting-for = Warten auf { $names } ({ $what }).
verb-waits = wartet

## The table

table-ai = KI

## Play

play-step = { $n ->
    [one] Schritt
   *[other] Schritte
}
    .gender = m
play-point = { $n ->
    [one] Punkt
   *[other] Punkte
}
    .gender = m
    .with = { $n ->
        [one] Punkt
       *[other] Punkten
    }
play-card = { $n ->
    [one] Karte
   *[other] Karten
}
    .gender = f

## Luck and records

record-rating = { $n ->
    [one] Wertung
   *[other] Wertungen
}
    .gender = f
record-provisional = vorläufig

## Preferences

pref-notice-mention = Erwähnung
pref-notice-direct-message = Direktnachricht
pref-notice-quiet = still
pref-confirm = nachfragen
pref-confirm-risky = bei riskanten Zügen
pref-confirm-always = immer
pref-confirm-never = nie
pref-colours = Farben
pref-colours-standard = normal
pref-colours-blind-1 = farbenblind 1
pref-colours-blind-2 = farbenblind 2
pref-colours-contrast = hoher Kontrast
pref-colours-dark = dunkel
pref-colours-text = Text zuerst

## Labels of buttons

label-join = Mitspielen
label-leave = Verlassen
label-add-ai = KI hinzufügen
label-start = Starten
label-start-with-ai = Mit KI starten
label-options = Optionen
label-invite = Einladen
label-my-seat = Mein Platz
label-text-board = Spielplan als Text
label-log = Verlauf
label-rules = Regeln
label-more = Mehr…
label-other = Anderes…
label-other-amount = Anderer Betrag…
label-why = Warum nicht?
label-orders = Aufträge
label-notes = Notizen
label-mute = Stumm schalten
label-unmute = Stummschaltung aus
label-refresh = Neu laden
label-back = Zurück
label-end-turn = Zug beenden
label-resign = Aufgeben…
label-end-now = Jetzt beenden…
label-play-on = Weiterspielen
label-abort = Partie abbrechen…
label-rematch = Revanche
label-show-here = Hier zeigen

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
picture-own = Nur für { $city }.
picture-times = { $line } ({ $n }-mal).
picture-full = Ganze Stellung: Knopf „Spielplan als Text“.
picture-won = { $n ->
    [one] { $cities } gewinnt
   *[other] { $cities } gewinnen
}

## KIs

# Das Wort unterscheidet eine KI von Menschen, neben ihrem Namen und in Klammern.
ai-named = { $name } ({ $ai })
ai-held = { $name }, { $ai }

## Die Dauer eines Tisches, in Minuten

offrandes-minutes = { $seats ->
    [3] 60
    [4] 75
   *[other] 90
}
cyclades-minutes = { $seats ->
    [2] 60
    [3] 60
    [4] 75
   *[other] 90
}
attika-minutes = 60

## Arrows in words, for readers of text

arrow-numbers = von { $from } auf { $to }
arrow-places = von { $from } nach { $to }
