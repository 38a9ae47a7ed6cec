# Words on pictures, and of what describes them.

attika-picture-draw = Runde { $round } · Ziehen { $action }/{ $actions }
attika-picture-build = Runde { $round } · Bauen { $action }/{ $actions }

## A seat in the description of a picture

attika-tally = { $city }: { $buildings } von 30, { $settlements }, { $cards }, { $amphorae }

## Was für ein privates Bild steht, allein für seinen Besitzer

attika-own-drawn = Gezogene Scheibe: { $building } ({ $cost }).
attika-own-pay = { $building } auf { $space }. Zu zahlen: { $price }.
attika-own-lay = Geländeteil { $number }: { $tile }. Mögliche Stellen: { $n }.
attika-own-turn = Geländeteil { $number }, { $beside }, Stelle { $spot }. Drehungen: { $list }.

# Wonach Verläufe zählen, und wie lang eine Partie war.
attika-round = Runde
attika-length = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
