# Words on pictures, and of what describes them.

attika-picture-draw = Ronda { $round } · Robar { $action }/{ $actions }
attika-picture-build = Ronda { $round } · Construir { $action }/{ $actions }

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } de 30, { $settlements }, { $cards }, { $amphorae }

## Lo que sustituye a una imagen privada, solo para su dueño

attika-own-drawn = Ficha robada: { $building } ({ $cost }).
attika-own-pay = { $building } en { $space }. A pagar: { $price }.
attika-own-lay = Ficha de tablero { $number }: { $tile }. Lugares posibles: { $n }.
attika-own-turn = Ficha de tablero { $number }, { $beside }, lugar { $spot }. Giros posibles: { $list }.

# Lo que cuentan los gráficos, y cuánto duró una mesa.
attika-round = ronda
attika-length = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
