# Turn clocks: paces, absence, pauses, tables where nobody plays. Relative time marks read like „in 5 Stunden“.

# A length is always in the accusative.
times-span = { $unit ->
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
}

## Board

times-due = fällig { $time }
times-due-reserve = fällig { $time }, mit Reserve { $zero }
times-acts = { $name } { $verb } · { $due }
times-sealed-none = Warten auf { $open } · { $due }
times-sealed = Versiegelt ✓ { $ready }. Warten auf { $open } · { $due }
times-moved = Ich war offline, deshalb wurden die Uhren um { $span } verschoben.
times-made-for = Für { $names } war die Zeit um: { $n ->
    [one] Der Zug wurde
   *[other] Die Züge wurden
} automatisch gemacht.
times-absent = { $name } ist abwesend: Die KI spielt { $seat }, bis { $name } zurück ist.
times-gone = { $name } hat den Server verlassen: Die KI spielt { $seat }, bis { $name } zurück ist.
times-awaited = Warten auf { $name }, nicht da bis { $until }.
times-awaited-at-most = Warten auf { $name }, nicht da bis { $until }. Vorher, { $time }, übernimmt die KI.
times-away-absent = { $name } ist bis { $until } nicht da: So lange spielt die KI { $seat }.
times-paused = Pause bis { $until } ({ $in }).
times-paused-for = Pause bis { $until } ({ $in }): „{ $reason }“.
times-idle = Hier hat { $span } lang niemand gespielt. Ohne Antwort wird die Partie { $time } abgebrochen.
times-label-back = Ich bin zurück
times-label-play-on = Wir spielen weiter
times-label-stop = Partie abbrechen
times-log-made = { $said } · automatisch

## My seat

times-yours = Deine Zeit: bis { $until } ({ $in }).
times-yours-reserve = Deine Zeit: bis { $until } ({ $in }), dann { $reserve } Reserve bis { $zero }.
times-yours-covered = Deine Zeit war um, deshalb wird dieser Zug automatisch gemacht.
times-yours-absent = Die KI spielt für dich, bis du zurück bist.
times-yours-away = Du bist bis { $until } nicht da, deshalb steht deine Uhr. Spielen kannst du trotzdem.
times-yours-paused = An Tisch { $number } ist Pause bis { $until } ({ $in }).

## Answers

times-back = { $city } gehört wieder dir.
times-back-turns = { $city } gehört wieder dir. Während du weg warst ({ $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}):
times-back-already = Der Platz gehört dir schon.
times-not-absent = Nur { $owner } kann { $city } wieder übernehmen.
times-not-absent-seat = Nur { $owner } kann diesen Platz wieder übernehmen.
times-not-idle = Das ist geklärt: An diesem Tisch wird wieder gespielt.
times-no-pause = Nur die Serververwaltung kann an diesem Tisch eine Pause einlegen. Wo ein Mensch allein mit KIs spielt, kann es auch der Host.
times-label-nudge = Anstupsen
times-nudged = { $n ->
    [one] { $names } wurde erinnert oder wird es zu einer besseren Zeit.
   *[other] { $names } wurden erinnert oder werden es zu einer besseren Zeit.
}
times-no-one-to-nudge = Der Tisch wartet gerade auf niemand anderen.
times-nudge-too-soon = Es ist noch nicht lange her. Anstupsen kannst du { $time }.
times-not-ready = Die anderen haben noch Zeit zu antworten.
times-not-asked = Gerade wird niemand gefragt. **Starten** fragt noch einmal.

## Lobby

times-pace = Tempo
times-pace-live = an einem Abend
times-pace-day = ein Tag pro Zug
times-pace-days = drei Tage pro Zug
times-pace-none = ohne Uhr
times-pace-detail = { $turn } pro Zug, dazu { $reserve } Reserve für die ganze Partie
times-pace-none-detail = Ein Zug darf dauern, so lange er will
times-absence = wenn die Zeit um ist
times-absence-gentle = Die KI macht diesen Zug
times-absence-strict = Die KI übernimmt sofort
times-absence-wait = Der Tisch wartet
times-absence-gentle-detail = Nach zwei solchen Zügen in Folge spielt die KI, bis die Person zurück ist
times-absence-strict-detail = Vom ersten Mal an spielt die KI, bis die Person zurück ist; keine Reserve
times-absence-wait-detail = Von selbst passiert nichts
times-away = wenn jemand nicht da ist
times-away-wait = Der Tisch wartet eine Weile
times-away-ai = Die KI spielt
times-away-wait-detail = Die Uhr steht bis zu einer Woche (bei drei Tagen pro Zug zwei); danach spielt die KI
times-away-ai-detail = Vom ersten Zug an, bis die Person zurück ist
times-expect = Dauert etwa { $unit ->
    [days] { $n ->
        [one] einen Tag
       *[other] { $n } Tage
    }
   *[weeks] { $n ->
        [one] eine Woche
       *[other] { $n } Wochen
    }
}.
times-lobby-title = Zeit an Tisch { $number }
times-lobby-text = Deine Uhr läuft, sobald ich dir Bescheid gebe, und steht, solange ich offline bin. Uhren laufen, wo zwei oder mehr Menschen spielen.
times-lobby-expired = { $span } lang hat niemand diese Partie gestartet, deshalb ist die Lobby geschlossen.
times-label-times = Zeit…
times-ready-none = **Bereit?** Warten auf { $open }. Wenn noch jemand fehlt, entscheidet der Host { $time }.
times-ready = **Bereit?** ✓ { $ready }. Warten auf { $open }. Wenn noch jemand fehlt, entscheidet der Host { $time }.
times-ready-over = **Bereit?** Noch keine Antwort von { $open }: Der Host kann trotzdem starten oder warten.
times-ready-asked = Ich habe alle gefragt, ob sie bereit sind. Sobald alle es sind, geht es los.
times-ready-noted = Gemerkt. Es geht los, sobald alle bereit sind.
times-label-ready = Bereit
times-label-start-anyway = Trotzdem starten
times-label-wait = Warten

## Pause

times-label-pause = Pause…
times-label-go-on = Fortsetzen
times-pause = Wie lange? Bis dahin kann niemand spielen, und alle Uhren stehen.
times-pause-title = An diesem Tisch Pause machen?
times-pause-day = 1 Tag
times-pause-days = 3 Tage
times-pause-week = Eine Woche
times-pause-minutes = 10 min
times-pause-half-hour = 30 min
times-pause-tomorrow = Bis morgen

## Settings

times-setup-title = Zeit an neuen Tischen
times-setup-pace = Tempo: { $pace }
times-setup-pace-text = -# Wie lange ein Zug dauern darf, wo zwei oder mehr Menschen spielen. Der Host eines Tisches kann es ändern.
times-setup-absence = Wenn die Zeit um ist: { $absence }
times-setup-absence-text = -# Was mit einem Zug passiert, der nicht rechtzeitig gemacht wird. Alle können ihren Platz jederzeit wieder übernehmen.
times-setup-away = Wenn jemand nicht da ist: { $away }
times-setup-away-text = -# Was passiert, wenn jemand am Zug ist, der in `/einstellungen` gesagt hat, bis wann er nicht da ist.
times-news = **Neu:** Tische können eine Uhr haben. Wo zwei oder mehr Menschen spielen, gilt an neuen Tischen „{ $pace }“, außer der Host wählt etwas anderes oder du: `/einrichten` → **{ label-defaults }** → **{ times-label-times }**
times-at-zero = wenn meine Zeit um ist
times-order-at-zero-on = Nur bei Zeitablauf ✓
times-order-at-zero-off = Nur bei Zeitablauf
times-order-at-zero = { $order } (nur wenn deine Zeit abläuft)
times-at-zero-ai = Die KI entscheidet
times-at-zero-decline = wenn möglich verzichten
times-at-zero-text = Wenn an einem Tisch mit Uhr deine Zeit um ist, entscheidet die KI für dich. Auf Wunsch verzichtet sie, wo das Spiel es erlaubt: Sie passt und lässt sich auf nichts ein.

## Elsewhere

times-mine-absent = die KI spielt für dich
times-remind = { $mentions }, { $what } – die Zeit ist { $time } um.
times-direct-remind = Tisch { $number } ({ $game }, { $place }): Deine Zeit ist { $time } um.
times-direct-up = Deine Zeit an Tisch { $number } ({ $game }, { $place }) war um. Die KI spielt für dich, bis du zurück bist.
times-help = Tische können eine Uhr haben: Am Spielplan steht, wann ein Zug fällig ist. Ist die Zeit um, hilft die KI aus, und du übernimmst deinen Platz wieder, wann du willst.
