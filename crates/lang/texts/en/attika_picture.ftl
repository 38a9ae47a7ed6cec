# Words on pictures, and of what describes them.

attika-picture-draw = Round { $round } · Draw { $action }/{ $actions }
attika-picture-build = Round { $round } · Build { $action }/{ $actions }

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } of 30, { $settlements }, { $cards }, { $amphorae }

## What stands for a private picture, for its owner alone

attika-own-drawn = Disc drawn: { $building } ({ $cost }).
attika-own-pay = { $building } on { $space }. To pay: { $price }.
attika-own-lay = Board tile { $number }: { $tile }. Places for it: { $n }.
attika-own-turn = Board tile { $number }, { $beside }, spot { $spot }. Ways to turn it: { $list }.

# What charts count by, and how long a table was.
attika-round = round
attika-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
