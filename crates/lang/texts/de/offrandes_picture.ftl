# Words on pictures, and of what describes them.

## Ladders: 134 pixels of a picture, some 9 letters. A compound stands by the part that tells it apart (Water, Guard);
## any other name stands whole, or is cut with a full stop.

offrandes-picture-peasant = Bauer
offrandes-picture-water-carrier = Wasser
offrandes-picture-flower-carrier = Blumen
offrandes-picture-temple-guardian = Tempel
offrandes-picture-priestess = Priesterin
offrandes-picture-briber = Verführer
offrandes-picture-guardsman = Wache

## A seat's own ladders: the band of the picture

offrandes-picture-ladders = Deine Leitern
offrandes-picture-lot = Paar: { $first } + { $second }
offrandes-picture-rungs = Was eine Stufe bringt
offrandes-picture-start = du beginnst auf Stufe 1

## The effect of a ladder, at the end of its row: 230 pixels of a picture, some 15 letters

offrandes-picture-animals = { $n ->
    [one] 1 Tier
   *[other] { $n } Tiere
}
offrandes-picture-still = { $n ->
    [one] weiter 1 Tier
   *[other] weiter { $n } Tiere
}
offrandes-picture-no-animal = kein Tier
offrandes-picture-altars = Altäre bis { $points }
offrandes-picture-to = bis { $points }
offrandes-picture-no-altar = kein Altar
offrandes-picture-lamp = Lampe +{ $points }
offrandes-picture-no-lamp = keine Lampe
offrandes-picture-bribes = Wache unter { $rung }
offrandes-picture-bribes-nobody = besticht nicht
offrandes-picture-stops = stoppt bis { $rung }
offrandes-picture-stops-nobody = stoppt nicht

## What stands for a private picture, for its owner alone

offrandes-own-lot = Mit diesem Paar: { $list }.

## A city in the description of a picture

offrandes-tally-altar = { $n ->
    [one] Altar
   *[other] Altäre
}
    .gender = m
offrandes-tally = { $city }: { $score }, { $purse }, { $altars }
offrandes-tally-over = { $city }: { $score } mit Altären, { $altars }

# Wonach Verläufe zählen, und wie lang eine Partie war.
offrandes-round = Runde
offrandes-length = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
