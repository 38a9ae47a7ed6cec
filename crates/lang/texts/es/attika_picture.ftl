# Words on pictures, and of what describes them.

attika-picture-draw = Ronda { $round } · Robar { $action }/{ $actions }
attika-picture-build = Ronda { $round } · Construir { $action }/{ $actions }
attika-picture-tile = { $n ->
    [one] ficha
   *[other] fichas
}

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } de 30, { $settlements }, { $cards }, { $amphorae }

## Lo que sustituye a una imagen privada, solo para su dueño

attika-own-drawn = Ficha robada: { $building } ({ $cost }).
attika-own-pay = { $building } en { $space }. A pagar: { $price }.
attika-own-lay = Ficha de tablero { $number }: { $tile }. Lugares posibles: { $n }.
attika-own-turn = Ficha de tablero { $number }: { $tile }, { $beside }, lugar { $spot }. Giros posibles: { $n }.

## Buildings in three letters, no two alike

attika-picture-code-core = NUC
attika-picture-code-oracle = ORA
attika-picture-code-theater = TEA
attika-picture-code-tavern = TAB
attika-picture-code-plaza = PLA
attika-picture-code-gymnasium = GIM
attika-picture-code-statue = EST
attika-picture-code-market = MER
attika-picture-code-stadium = ESD
attika-picture-code-temple = TEM
attika-picture-code-well = POZ
attika-picture-code-corn-field = TRI
attika-picture-code-mill = MOL
attika-picture-code-village = ALD
attika-picture-code-quarry = CAN
attika-picture-code-fortress = FOR
attika-picture-code-tower = TOR
attika-picture-code-harbor = PUE
attika-picture-code-ship = BAR
attika-picture-code-silver-mine = MIN
attika-picture-code-mint = CEC
attika-picture-code-vineyard = VID
attika-picture-code-vintner = VIN
attika-picture-code-street = CAL

# Lo que cuentan los gráficos, y cuánto duró una mesa.
attika-round = ronda
attika-length = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
