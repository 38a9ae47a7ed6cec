# Words on pictures, and of what describes them.

attika-picture-draw = Round { $round } · Draw { $action }/{ $actions }
attika-picture-build = Round { $round } · Build { $action }/{ $actions }
attika-picture-tile = { $n ->
    [one] tile
   *[other] tiles
}

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } of 30, { $settlements }, { $cards }, { $amphorae }

## What stands for a private picture, for its owner alone

attika-own-drawn = Disc drawn: { $building } ({ $cost }).
attika-own-pay = { $building } on { $space }. To pay: { $price }.
attika-own-lay = Board tile { $number }: { $tile }. Places for it: { $n }.
attika-own-turn = Board tile { $number }: { $tile }, { $beside }, spot { $spot }. Ways to turn it: { $n }.

## Buildings in three letters, no two alike

attika-picture-code-core = COR
attika-picture-code-oracle = ORA
attika-picture-code-theater = THE
attika-picture-code-tavern = TAV
attika-picture-code-plaza = PLA
attika-picture-code-gymnasium = GYM
attika-picture-code-statue = STA
attika-picture-code-market = MAR
attika-picture-code-stadium = STD
attika-picture-code-temple = TEM
attika-picture-code-well = WEL
attika-picture-code-corn-field = CRN
attika-picture-code-mill = MIL
attika-picture-code-village = VIL
attika-picture-code-quarry = QUA
attika-picture-code-fortress = FOR
attika-picture-code-tower = TOW
attika-picture-code-harbor = HAR
attika-picture-code-ship = SHI
attika-picture-code-silver-mine = SIL
attika-picture-code-mint = MIN
attika-picture-code-vineyard = VIN
attika-picture-code-vintner = VNT
attika-picture-code-street = STR

# What charts count by, and how long a table was.
attika-round = round
attika-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
