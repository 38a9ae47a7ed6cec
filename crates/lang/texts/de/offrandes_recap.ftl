# The story of a table of Offrandes: what happened, who leads, what threatens. Keys in -you speak to the reader.

## Headings

offrandes-recap-start = Vorbereitung · { $city } beginnt
offrandes-recap-start-you = Vorbereitung · du beginnst

## Names and parts

offrandes-recap-you = du
offrandes-recap-picks = { $city } wählte { $list }.
offrandes-recap-picks-you = **Du hast { $list } gewählt.**

## Auctions. A sentence that may follow the list of sealed bids begins with a small letter.

offrandes-recap-won = { $city } ersteigerte { $lot } für { $price }.
offrandes-recap-won-you = **du hast { $lot } für { $price } ersteigert.**
offrandes-recap-kept = { $city } behielt das eigene Paar { $lot } für { $price }.
offrandes-recap-kept-you = **du hast dein Paar { $lot } für { $price } behalten.**
offrandes-recap-top = { $character } (schon oben)
offrandes-recap-pushed = { $character-def } von { $city } fiel auf { $level }.
offrandes-recap-pushed-you = **{ $city } hat dich bei { $character-dat } von oben verdrängt: { $change }.**
offrandes-recap-stopped-at = **Du** bist bei { $amount } geblieben.
offrandes-recap-passed = **Du** hast gepasst.
offrandes-recap-short = **Dein Geld reichte nicht zum Bieten:** { $purse }.
offrandes-recap-no-money = **Du konntest kein Paar anbieten:** Es war keine Drachme übrig.
offrandes-recap-sealed = Gebote: { $list } → { $sold }
offrandes-recap-opener = { $bid } (begann)
offrandes-recap-no-bid = keins

## Corruption

offrandes-recap-bribed = { $city } bestach { $character-acc } von { $victim }: { $change }.
offrandes-recap-bribed-you = **{ $city } hat bei dir { $character-acc } bestochen: { $change }.**
offrandes-recap-bribe-you = **Deine Bestechung: { $character } { $own }, { $victim } { $theirs }.**
offrandes-recap-bribe-stayed-you = **Deine Bestechung: { $character } von { $victim } { $theirs };** du bleibst auf { $own }.
offrandes-recap-bribe-pushed-you = **{ $city } hat dich durch Bestechung bei { $character-dat } von oben verdrängt: { $change }.**
offrandes-recap-unreached-guarded = **Dein Verführer { $briber } erreichte niemanden:** Jede Stadt hat eine Wache auf Stufe { $briber } oder höher.
offrandes-recap-unreached-bribed = **Dein Verführer { $briber } erreichte niemanden:** Jede Stadt hat eine Wache ab Stufe { $briber } oder wurde schon bestochen.
offrandes-recap-unreached-nothing = **Dein Verführer { $briber } erreichte niemanden:** In Reichweite war nichts zu holen.
offrandes-recap-nobody-bribed = Niemand hat bestochen.
offrandes-recap-no-briber = Niemand hat bestochen: Keine Stadt hat einen Verführer.
offrandes-recap-not-asked = **Du warst nicht gefragt:** Du hast keinen Verführer. Niemand hat bestochen.
offrandes-recap-lists = Geheime Listen aufgedeckt, in dieser Reihenfolge: { $list }.
offrandes-recap-list-failed = Auf der Liste von { $city } war nichts mehr möglich.
offrandes-recap-list-failed-you = **Auf deiner Liste war nichts mehr möglich.**

## Sacrifices

offrandes-recap-lamps = Lampen: { $list }.
offrandes-recap-ends = Die Partie endet nach dieser Phase.
offrandes-recap-gave = { $city } opferte { $god } { $animals }: +{ $points }.
offrandes-recap-gave-you = **Du hast { $god } { $animals } geopfert: +{ $points }.**
offrandes-recap-renewed = { $city } erneuerte die Opfergabe für { $god }: { $animals }, +{ $points }.
offrandes-recap-renewed-you = **Du hast deine Opfergabe für { $god } erneuert: { $animals }, +{ $points }.**
offrandes-recap-took = { $city } nahm { $from } den Altar von { $god } ab: { $animals }, +{ $points }.
offrandes-recap-took-you = **Du hast { $from } den Altar von { $god } abgenommen: { $animals }, +{ $points }.**
offrandes-recap-lost-you = **{ $city } hat dir den Altar von { $god } abgenommen:** { $animals }.
offrandes-recap-no-sacrifice = { $city } opferte nicht.
offrandes-recap-no-sacrifice-you = **Du** hast nicht geopfert.
offrandes-recap-lacks = { $character }
offrandes-recap-cannot = { $city } konnte nicht opfern. Noch nötig: { $list }.
offrandes-recap-cannot-you = **Du konntest nicht opfern.** Noch nötig: { $list }.
offrandes-recap-cannot-animals = { $city } konnte nicht opfern: Im Stall war kein Tier dieser Art oder darunter.
offrandes-recap-cannot-animals-you = **Du konntest nicht opfern:** Im Stall war kein Tier deiner Art oder darunter.
offrandes-recap-cannot-altar = { $city } konnte nicht opfern: Kein Altar in Reichweite nahm die Tiere an.
offrandes-recap-cannot-altar-you = **Du konntest nicht opfern:** Kein Altar in Reichweite nahm deine Tiere an.

## Revenue

offrandes-recap-revenue = Alle +{ $income }.
offrandes-recap-revenue-own = Alle +{ $income }, **du { $purse }**.
offrandes-recap-revenue-capped = Alle +{ $income }; **bei dir ist bei { $purse } Schluss.**
offrandes-recap-stopped = Bei { $most } war Schluss für { $list }.
offrandes-recap-next = Runde { $round }: { $city } beginnt.
offrandes-recap-next-you = Runde { $round }: **Du** beginnst.

## The race and its threats

offrandes-race = Punkte: { $list }
offrandes-race-altars = { $race } – Altäre: { $list }
offrandes-threat-over = { $city } hat { $points } Punkte: Die Partie endet nach dieser Phase.
offrandes-threat-over-you = Du hast { $points } Punkte: Die Partie endet nach dieser Phase.
offrandes-threat-points = { $city } hat { $points } Punkte und kann in dieser Runde über 100 kommen; dann endet die Partie.
offrandes-threat-points-you = Du hast { $points } Punkte und kannst in dieser Runde über 100 kommen; dann endet die Partie.
offrandes-threat-altar = { $city } kann dir den Altar von { $god } abnehmen: { $animals }.
offrandes-threat-briber = Der Verführer von { $list } steht über deiner Wache { $guardsman }: Eine deiner Stufen ist in Reichweite.
offrandes-threat-bribers = Die Verführer von { $list } stehen über deiner Wache { $guardsman }: Eine deiner Stufen ist in Reichweite.
offrandes-threat-altars = { $n ->
    [one] Ein Altar ist noch leer; liegt dort eine Opfergabe, endet die Partie.
   *[other] { $n } Altäre sind noch leer; liegt überall eine Opfergabe, endet die Partie.
}

## Effects, in a line of a menu (90 characters; the short ones 40)

offrandes-does-peasant = die Art der Tiere: Huhn 1 Punkt, Schwein 2, Ziege 3, Schaf 4, Rind 5
offrandes-does-water-carrier = wie viele Tiere du opferst; es zählt die niedrigere der Stufen von Wasser und Blumen
offrandes-does-flower-carrier = wie viele Tiere du opferst; es zählt die niedrigere der Stufen von Wasser und Blumen
offrandes-does-temple-guardian = welche Altäre dir offenstehen: Stufe 1 die mit 5 Punkten … Stufe 5 Zeus
offrandes-does-priestess = eine Lampe: 2 Punkte je Stufe in jeder Runde, mit oder ohne Opfergabe
offrandes-does-briber = nimmt einer Stadt mit niedrigerer Wache eine Stufe ab
offrandes-does-guardsman = hält Verführer auf ihrer Stufe oder darunter auf
offrandes-does-short-peasant = die Art der Tiere
offrandes-does-short-water-carrier = wie viele Tiere (mit Blumen)
offrandes-does-short-flower-carrier = wie viele Tiere (mit Wasser)
offrandes-does-short-temple-guardian = welche Altäre
offrandes-does-short-priestess = eine Lampe jede Runde
offrandes-does-short-briber = nimmt Stufen ab
offrandes-does-short-guardsman = hält Verführer auf
offrandes-does-altar = { $points } Punkte am Ende, wenn er dann dir gehört

## The course of a finished game

offrandes-course-lot = { $n ->
    [one] Paar
   *[other] Paare
}
offrandes-course-bribe = { $n ->
    [one] Bestechung
   *[other] Bestechungen
}
offrandes-course = { $city }: { $lots } ersteigert, { $altars } behalten, { $made } verübt, { $suffered } erlitten. Die beste Runde war Runde { $round } mit { $points }.
offrandes-course-quiet = { $city }: { $lots } ersteigert, { $altars } behalten, { $made } verübt, { $suffered } erlitten.
