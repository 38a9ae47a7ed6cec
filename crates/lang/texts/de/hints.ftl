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
label-look-again = Noch mal ansehen
hint-ask = Was eine KI an deiner Stelle täte, mit dem, was du wissen kannst
hint-line = **{ $n }** { $move } – etwa { $chance } % Siegchance
hint-why = **Warum der erste:** Am Ende der Runde { $what } als nach dem zweiten.
hint-close = Die ersten beiden sind etwa gleich gut.
hint-no-time = Die KI hatte keine Zeit, das zu durchdenken.
hint-none-here = An diesem Tisch gibt es keine Tipps: nur an Tischen ohne Wertung, allein gegen KIs oder wo der Gastgeber sie erlaubt.

## Measures

hint-offrandes-points = hast du etwa { $n } Punkte { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-rival = hat dein stärkster Gegner etwa { $n } Punkte { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-altars = hast du etwa { $n } Altäre { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-drachmae = hast du etwa { $n } Drachmen { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-offering = hast du etwa { $n } Punkte in Opfertieren { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-reach = hast du etwa { $n } Stufen für deinen Tempeldiener { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-lamp = hast du etwa { $n } Punkte je Runde aus deiner Lampe { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-briber = hast du etwa { $n } Stufen für deinen Verführer { $more ->
    [more] mehr
   *[less] weniger
}
hint-offrandes-guardsman = hast du etwa { $n } Stufen für deine Wache { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-metropolises = hast du etwa { $n } Metropolen { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-rival = hat dein stärkster Gegner etwa { $n } Metropolen { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-income = hast du etwa { $n } Einkommen { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-gold = hast du etwa { $n } Gold { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-islands = hast du etwa { $n } Inseln { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-units = hast du etwa { $n } Truppen und Flotten { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-buildings = hast du etwa { $n } Gebäude { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-philosophers = hast du etwa { $n } Philosophen { $more ->
    [more] mehr
   *[less] weniger
}
hint-cyclades-priests = hast du etwa { $n } Priester { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-built = hast du etwa { $n } Gebäude auf dem Brett { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-mat = hast du etwa { $n } Scheiben auf deiner Ablage { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-cards = hast du etwa { $n } Karten { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-amphorae = hast du etwa { $n } Amphoren { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-settlements = hast du etwa { $n } Siedlungen { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-missing = hast du etwa { $n } fehlende Felder zwischen zwei Heiligtümern { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-rival-missing = hat dein nächster Gegner etwa { $n } fehlende Felder zwischen zwei Heiligtümern { $more ->
    [more] mehr
   *[less] weniger
}
hint-attika-rival = hat dein nächster Gegner etwa { $n } ungebaute Gebäude { $more ->
    [more] mehr
   *[less] weniger
}
