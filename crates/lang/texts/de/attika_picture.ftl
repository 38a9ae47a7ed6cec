# Words on pictures, and of what describes them.

attika-picture-draw = Runde { $round } · Ziehen { $action }/{ $actions }
attika-picture-build = Runde { $round } · Bauen { $action }/{ $actions }
attika-picture-tile = { $n ->
    [one] Teil
   *[other] Teile
}

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } von 30, { $settlements }, { $cards }, { $amphorae }

## Was für ein privates Bild steht, allein für seinen Besitzer

attika-own-drawn = Gezogene Scheibe: { $building } ({ $cost }).
attika-own-pay = { $building } auf { $space }. Zu zahlen: { $price }.
attika-own-lay = Geländeteil { $number }: { $tile }. Mögliche Stellen: { $n }.
attika-own-turn = Geländeteil { $number }: { $tile }, { $beside }, Stelle { $spot }. Mögliche Drehungen: { $n }.

## Buildings in three letters, no two alike

attika-picture-code-core = KER
attika-picture-code-oracle = ORA
attika-picture-code-theater = THE
attika-picture-code-tavern = TAV
attika-picture-code-plaza = AGO
attika-picture-code-gymnasium = GYM
attika-picture-code-statue = STA
attika-picture-code-market = MAR
attika-picture-code-stadium = STD
attika-picture-code-temple = TEM
attika-picture-code-well = BRU
attika-picture-code-corn-field = KOR
attika-picture-code-mill = MHL
attika-picture-code-village = DOR
attika-picture-code-quarry = STE
attika-picture-code-fortress = FES
attika-picture-code-tower = TUR
attika-picture-code-harbor = HAF
attika-picture-code-ship = SCH
attika-picture-code-silver-mine = SIL
attika-picture-code-mint = MNZ
attika-picture-code-vineyard = WEI
attika-picture-code-vintner = WIN
attika-picture-code-street = STR

# Wonach Verläufe zählen, und wie lang ein Tisch war.
attika-round = Runde
attika-length = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
