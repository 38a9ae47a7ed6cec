# KIs und Tipps.

setup-stand-in = KI anstelle eines Menschen
hint-policy = Tipps
hint-policy-alone = wer allein gegen KIs spielt
hint-policy-alone-detail = An einem Tisch ohne Wertung: Wer allein gegen KIs spielt, darf um drei gute Züge bitten
hint-policy-all = alle an einem Tisch ohne Wertung
hint-policy-all-detail = An einem Tisch ohne Wertung dürfen alle um drei gute Züge bitten; die Lobby sagt es
hint-lobby-all = Tipps erlaubt
label-hints-all = Tipps: für alle
label-hints-alone = Tipps: allein gegen KI

## The answer

label-hint = Vorschlag
label-hint-play = Zug { $n } spielen
label-hint-begin = Zug { $n } beginnen
label-look-again = Noch mal ansehen
hint-ask = Was eine KI an deiner Stelle täte, mit dem, was du wissen kannst
hint-line = **{ $n }** { $move } – etwa { $chance } % Siegchance
hint-why = **Warum der erste:** Am Ende der Runde { $what } als nach dem zweiten.
hint-close = Die ersten beiden sind etwa gleich gut.
hint-no-time = Die KI hatte keine Zeit, das zu durchdenken.
hint-none-here = An diesem Tisch gibt es keine Tipps: nur an Tischen ohne Wertung, allein gegen KIs oder wo der Gastgeber sie erlaubt.

## Measures

hint-offrandes-points = hast du { $more ->
    [more] mehr
   *[less] weniger
} Punkte (etwa { $n })
hint-offrandes-rival = hat dein stärkster Gegner { $more ->
    [more] mehr
   *[less] weniger
} Punkte (etwa { $n })
hint-offrandes-altars = hast du { $more ->
    [more] mehr
   *[less] weniger
} Altäre (etwa { $n })
hint-offrandes-drachmae = hast du { $more ->
    [more] mehr
   *[less] weniger
} Drachmen (etwa { $n })
hint-offrandes-offering = hast du { $more ->
    [more] mehr
   *[less] weniger
} Punkte in Opfertieren (etwa { $n })
hint-offrandes-reach = hast du { $more ->
    [more] mehr
   *[less] weniger
} Stufen für deinen Tempeldiener (etwa { $n })
hint-offrandes-lamp = hast du { $more ->
    [more] mehr
   *[less] weniger
} Punkte je Runde aus deiner Lampe (etwa { $n })
hint-offrandes-briber = hast du { $more ->
    [more] mehr
   *[less] weniger
} Stufen für deinen Verführer (etwa { $n })
hint-offrandes-guardsman = hast du { $more ->
    [more] mehr
   *[less] weniger
} Stufen für deine Wache (etwa { $n })
hint-cyclades-metropolises = hast du { $more ->
    [more] mehr
   *[less] weniger
} Metropolen (etwa { $n })
hint-cyclades-rival = hat dein stärkster Gegner { $more ->
    [more] mehr
   *[less] weniger
} Metropolen (etwa { $n })
hint-cyclades-income = hast du { $more ->
    [more] mehr
   *[less] weniger
} Einkommen (etwa { $n })
hint-cyclades-gold = hast du { $more ->
    [more] mehr
   *[less] weniger
} Gold (etwa { $n })
hint-cyclades-islands = hast du { $more ->
    [more] mehr
   *[less] weniger
} Inseln (etwa { $n })
hint-cyclades-units = hast du { $more ->
    [more] mehr
   *[less] weniger
} Truppen und Flotten (etwa { $n })
hint-cyclades-buildings = hast du { $more ->
    [more] mehr
   *[less] weniger
} Gebäude (etwa { $n })
hint-cyclades-philosophers = hast du { $more ->
    [more] mehr
   *[less] weniger
} Philosophen (etwa { $n })
hint-cyclades-priests = hast du { $more ->
    [more] mehr
   *[less] weniger
} Priester (etwa { $n })
hint-attika-built = hast du { $more ->
    [more] mehr
   *[less] weniger
} Gebäude auf dem Brett (etwa { $n })
hint-attika-mat = hast du { $more ->
    [more] mehr
   *[less] weniger
} Scheiben auf deiner Ablage (etwa { $n })
hint-attika-cards = hast du { $more ->
    [more] mehr
   *[less] weniger
} Karten (etwa { $n })
hint-attika-amphorae = hast du { $more ->
    [more] mehr
   *[less] weniger
} Amphoren (etwa { $n })
hint-attika-settlements = hast du { $more ->
    [more] mehr
   *[less] weniger
} Siedlungen (etwa { $n })
hint-attika-missing = hast du { $more ->
    [more] mehr
   *[less] weniger
} fehlende Felder zwischen zwei Heiligtümern (etwa { $n })
hint-attika-rival-missing = hat dein nächster Gegner { $more ->
    [more] mehr
   *[less] weniger
} fehlende Felder zwischen zwei Heiligtümern (etwa { $n })
hint-attika-rival = hat dein nächster Gegner { $more ->
    [more] mehr
   *[less] weniger
} ungebaute Gebäude (etwa { $n })
