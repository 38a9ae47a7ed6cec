# Boast: alles, was an einer Partie des Testspiels gesagt wird.

boast-title = Prahlen
boast-pitch = Mit einer Karte prahlen, dann geheim zahlen
boast-blurb = Prahle mit deiner Karte und lege Münzen in die geschlossene Hand. 2–6 Personen, 5 Minuten.
boast-city-miletus = Milet
    .initial = M
boast-city-rhodes = Rhodos
    .initial = R
boast-coin = { $n ->
    [one] Münze
   *[other] Münzen
}
boast-part-coins = { $n ->
    [one] Münze
   *[other] Münzen
}
    .with = { $n ->
    [one] Münze
   *[other] Münzen
}
boast-round = Runde
boast-length = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
boast-phase = Runde { $round } · { $what }
boast-phase-boast = Prahlen
boast-phase-hand = geschlossene Hände
boast-phase-over = Ende
boast-verb-boast = prahlt oder schweigt
boast-verb-hand = schließt eine Hand
boast-notice-boast = prahle mit einer Karte oder schweige
boast-notice-hand = schließe deine Hand
boast-question-boast = Deine Karte ist { $card }. Du hast { $coins }. Prahlen oder schweigen?
boast-question-hand = Du hast { $coins }. Wie viele kommen in deine geschlossene Hand?
boast-question-wait = Andere sind am Zug.
boast-status = { $coins } im Topf
boast-seat = { $coins }, höchste Prahlerei { $boast }
boast-none = keine
boast-event-dealt = { $city } bekam eine Karte.
boast-event-dealt-own = { $city } bekam die Karte { $card }.
boast-event-silent = { $city } schwieg.
boast-event-boasted = { $city } prahlte mit einer { $card }.
boast-event-closed = { $city } schloss eine Hand.
boast-event-closed-own = { $city } schloss eine Hand mit { $coins }.
boast-event-opened = Die Hände gingen auf: { $hands }. Niemand nahm den Topf.
boast-event-won = Die Hände gingen auf: { $hands }. { $city } nahm den Topf.
boast-event-shown = Die Karten: { $cards }.
boast-label-silent = Schweigen
boast-label-boast = Prahlen
boast-label-boast-of = Mit { $n } prahlen
boast-label-close = Schließen
boast-label-close-of = { $n } schließen
boast-said-silent = du schweigst
boast-said-boast-of = du prahlst mit { $n }
boast-said-close-of = du schließt { $n }
boast-ask = Deine Hand ({ $least }–{ $most })
boast-not-your-turn = Du bist nicht am Zug.
boast-no-coin = Du hast keine Münze, um zu prahlen.
boast-card-too-low = Deine Karte ist niedriger als { $boast }.
boast-not-now = Das ist jetzt nicht gefragt.
boast-taken = Das ist vergeben.
boast-reason-rounds = Beide Runden sind vorbei.
boast-topic-play-title = So wird gespielt
boast-topic-play = Jeder Platz hat eine Karte und vier Münzen. In zwei Runden prahlst du mit einer Karte oder schweigst; danach schließen alle geheim die Hand, und wer am meisten hineingelegt hat, nimmt den Topf. Die meisten Münzen gewinnen.
