# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters

offrandes-picture-peasant = Bauer
offrandes-picture-water-carrier = Wasser
offrandes-picture-flower-carrier = Blumen
offrandes-picture-temple-guardian = Tempel
offrandes-picture-priestess = Priesterin
offrandes-picture-briber = Verführer
offrandes-picture-guardsman = Wache

## A city in the description of a picture

offrandes-tally-altar = { $n ->
    [one] Altar
   *[other] Altäre
}
    .gender = m
offrandes-tally = { $city }: { $score }, { $purse }, { $altars }
offrandes-tally-over = { $city }: { $score } mit Altären, { $altars }

# Wonach Verläufe zählen, und wie lang ein Tisch war.
offrandes-round = Runde
offrandes-length = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
