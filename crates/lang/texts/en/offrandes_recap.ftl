# The story of a table of Offrandes: what happened, who leads, what threatens. Keys in -you speak to the reader.

## Headings

offrandes-recap-start = First picks · { $city } starts
offrandes-recap-start-you = First picks · you start

## Names and parts

offrandes-recap-you = you
offrandes-recap-picks = { $city } chose { $list }.
offrandes-recap-picks-you = **You chose { $list }.**

## Auctions. A sentence that may follow the list of sealed bids begins with a small letter.

offrandes-recap-won = { $city } won { $lot } for { $price }.
offrandes-recap-won-you = **you won { $lot } for { $price }.**
offrandes-recap-kept = { $city } kept its lot { $lot } for { $price }.
offrandes-recap-kept-you = **you kept your lot { $lot } for { $price }.**
offrandes-recap-top = { $character } (on top already)
offrandes-recap-pushed = { $character-def } of { $city } dropped to { $level }.
offrandes-recap-pushed-you = **{ $city } pushed your { $character } from the top: { $change }.**
offrandes-recap-stopped-at = **You** stopped at { $amount }.
offrandes-recap-passed = **You** passed.
offrandes-recap-short = **You had too little to bid:** { $purse }.
offrandes-recap-no-money = **You could not offer a lot:** no drachma was left.
offrandes-recap-sealed = Sealed bids: { $list } → { $sold }
offrandes-recap-opener = { $bid } (opened)
offrandes-recap-no-bid = none

## Corruption

offrandes-recap-bribed = { $city } bribed { $victim }'s { $character }: { $change }.
offrandes-recap-bribed-you = **{ $city } bribed your { $character }: { $change }.**
offrandes-recap-bribe-you = **Your bribe: { $character } { $own }, { $victim } { $theirs }.**
offrandes-recap-bribe-stayed-you = **Your bribe: { $victim }'s { $character } { $theirs };** yours stays on { $own }.
offrandes-recap-bribe-pushed-you = **{ $city }'s bribe pushed your { $character } from the top: { $change }.**
offrandes-recap-unreached-guarded = **Your Briber { $briber } reached nobody:** every city has a Guardsman of { $briber } or more.
offrandes-recap-unreached-bribed = **Your Briber { $briber } reached nobody:** every city has a Guardsman of { $briber } or more, or was bribed already.
offrandes-recap-unreached-nothing = **Your Briber { $briber } reached nobody:** no city within reach had a rung to take.
offrandes-recap-nobody-bribed = Nobody bribed.
offrandes-recap-no-briber = Nobody bribed: no city has a Briber.
offrandes-recap-not-asked = **You were not asked:** you have no Briber. Nobody bribed.
offrandes-recap-lists = Secret lists opened, in this order: { $list }.
offrandes-recap-list-failed = Nothing on the list of { $city } was possible any more.
offrandes-recap-list-failed-you = **Nothing on your list was possible any more.**

## Sacrifices

offrandes-recap-lamps = Lamps: { $list }.
offrandes-recap-ends = The game ends after this phase.
offrandes-recap-gave = { $city } gave { $animals } to { $god }: +{ $points }.
offrandes-recap-gave-you = **You gave { $animals } to { $god }: +{ $points }.**
offrandes-recap-renewed = { $city } renewed { $god } with { $animals }: +{ $points }.
offrandes-recap-renewed-you = **You renewed { $god } with { $animals }: +{ $points }.**
offrandes-recap-took = { $city } took { $god } from { $from } with { $animals }: +{ $points }.
offrandes-recap-took-you = **You took { $god } from { $from } with { $animals }: +{ $points }.**
offrandes-recap-lost-you = **{ $city } took { $god } from you** with { $animals }.
offrandes-recap-no-sacrifice = { $city } did not sacrifice.
offrandes-recap-no-sacrifice-you = **You** did not sacrifice.
offrandes-recap-lacks = no { $character }
offrandes-recap-cannot = { $city } could not sacrifice: { $list }.
offrandes-recap-cannot-you = **You could not sacrifice:** { $list }.
offrandes-recap-cannot-animals = { $city } could not sacrifice: the stable had no animal of its kind or below.
offrandes-recap-cannot-animals-you = **You could not sacrifice:** the stable had no animal of your kind or below.
offrandes-recap-cannot-altar = { $city } could not sacrifice: no altar within reach took its animals.
offrandes-recap-cannot-altar-you = **You could not sacrifice:** no altar within reach took your animals.

## Revenue

offrandes-recap-revenue = All +{ $income }.
offrandes-recap-revenue-own = All +{ $income }, **you { $purse }**.
offrandes-recap-revenue-capped = All +{ $income }; **you stop at { $purse }.**
offrandes-recap-stopped = { $list } stopped at { $most }.
offrandes-recap-next = Round { $round }: { $city } begins.
offrandes-recap-next-you = Round { $round }: **you** begin.

## The race and its threats

offrandes-race = Points: { $list }
offrandes-race-altars = { $race } – altars: { $list }
offrandes-threat-over = { $city } has { $points } points: the game ends after this phase.
offrandes-threat-over-you = You have { $points } points: the game ends after this phase.
offrandes-threat-points = { $city } has { $points } points and can pass 100 this round; that ends the game.
offrandes-threat-points-you = You have { $points } points and can pass 100 this round; that ends the game.
offrandes-threat-altar = { $city } can take { $god } from you with { $animals }.
offrandes-threat-briber = The Briber of { $list } stands above your Guardsman { $guardsman }: a rung of yours is within reach.
offrandes-threat-bribers = The Bribers of { $list } stand above your Guardsman { $guardsman }: a rung of yours is within reach.
offrandes-threat-altars = { $n ->
    [one] One altar is empty; when it holds an offering, the game ends.
   *[other] { $n } altars are empty; when all hold an offering, the game ends.
}

## Effects, in a line of a menu (90 characters; the short ones 40)

offrandes-does-peasant = the kind of animal: fowl 1 point, pig 2, goat 3, sheep 4, ox 5
offrandes-does-water-carrier = how many animals you offer; the lower of Water and Flower Carrier counts
offrandes-does-flower-carrier = how many animals you offer; the lower of Water and Flower Carrier counts
offrandes-does-temple-guardian = which altars you may use: rung 1 those of 5 points … rung 5 Zeus
offrandes-does-priestess = a lamp: 2 points a rung in every round, with or without a sacrifice
offrandes-does-briber = takes a rung from a city with a lower Guardsman
offrandes-does-guardsman = stops Bribers of its rung or lower
offrandes-does-short-peasant = the kind of animal
offrandes-does-short-water-carrier = how many animals (with flowers)
offrandes-does-short-flower-carrier = how many animals (with water)
offrandes-does-short-temple-guardian = which altars
offrandes-does-short-priestess = a lamp every round
offrandes-does-short-briber = takes rungs
offrandes-does-short-guardsman = stops Bribers
offrandes-does-altar = { $points } points at the end, if it is yours then

## The course of a finished game

offrandes-course-lot = { $n ->
    [one] lot
   *[other] lots
}
offrandes-course-bribe = { $n ->
    [one] bribe
   *[other] bribes
}
offrandes-course = { $city }: { $lots } won, { $altars } held, { $made } made, { $suffered } suffered. Best round: { $round }, with { $points }.
offrandes-course-quiet = { $city }: { $lots } won, { $altars } held, { $made } made, { $suffered } suffered.
