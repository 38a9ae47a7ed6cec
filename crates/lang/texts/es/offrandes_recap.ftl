# The story of a table of Offrandes: what happened, who leads, what threatens. Keys in -you speak to the reader.

## Headings

offrandes-recap-start = Fase preliminar · empieza { $city }
offrandes-recap-start-you = Fase preliminar · empiezas tú

## Names and parts

offrandes-recap-you = tú
offrandes-recap-picks = { $city } eligió { $list }.
offrandes-recap-picks-you = **Elegiste { $list }.**

## Auctions. A sentence that may follow the list of sealed bids begins with a small letter.

offrandes-recap-won = { $city } ganó { $lot } por { $price }.
offrandes-recap-won-you = **ganaste { $lot } por { $price }.**
offrandes-recap-kept = { $city } se quedó con su lote { $lot } por { $price }.
offrandes-recap-kept-you = **te quedaste con tu lote { $lot } por { $price }.**
offrandes-recap-top = { $character } (ya arriba)
offrandes-recap-pushed = { $character-def } de { $city } bajó a { $level }.
offrandes-recap-pushed-you = **{ $city } echó de lo alto a tu { $character }: { $change }.**
offrandes-recap-stopped-at = **Tú** te quedaste en { $amount }.
offrandes-recap-passed = **Tú** pasaste.
offrandes-recap-short = **No te alcanzaba para pujar:** { $purse }.
offrandes-recap-no-money = **No pudiste ofrecer un lote:** no te quedaba ni un dracma.
offrandes-recap-sealed = Pujas: { $list } → { $sold }
offrandes-recap-opener = { $bid } (abrió)
offrandes-recap-no-bid = nada

## Corruption

offrandes-recap-bribed = { $city } corrompió { $character-to } de { $victim }: { $change }.
offrandes-recap-bribed-you = **{ $city } corrompió a tu { $character }: { $change }.**
offrandes-recap-bribe-you = **Corrompiste: { $character } { $own }, { $victim } { $theirs }.**
offrandes-recap-bribe-stayed-you = **Corrompiste { $character-to } de { $victim }: { $theirs };** tú sigues en { $own }.
offrandes-recap-bribe-pushed-you = **{ $city } te corrompió y echó de lo alto a tu { $character }: { $change }.**
offrandes-recap-unreached-guarded = **Tu Corruptor { $briber } no alcanzó a nadie:** cada ciudad tiene un Soldado en el { $briber } o más arriba.
offrandes-recap-unreached-bribed = **Tu Corruptor { $briber } no alcanzó a nadie:** cada ciudad tiene un Soldado en el { $briber } o más arriba, o ya la corrompieron.
offrandes-recap-unreached-nothing = **Tu Corruptor { $briber } no alcanzó a nadie:** en las ciudades a su alcance no había nada que quitar.
offrandes-recap-nobody-bribed = Nadie corrompió a nadie.
offrandes-recap-no-briber = Nadie corrompió a nadie: ninguna ciudad tiene Corruptor.
offrandes-recap-not-asked = **No te tocó corromper:** no tienes Corruptor. Nadie corrompió a nadie.
offrandes-recap-lists = Listas secretas reveladas, en este orden: { $list }.
offrandes-recap-list-failed = En la lista de { $city } ya no quedaba nada posible.
offrandes-recap-list-failed-you = **En tu lista ya no quedaba nada posible.**

## Sacrifices

offrandes-recap-lamps = Lámparas: { $list }.
offrandes-recap-ends = La partida termina tras esta fase.
offrandes-recap-gave = { $city } ofrendó { $animals } a { $god }: +{ $points }.
offrandes-recap-gave-you = **Ofrendaste { $animals } a { $god }: +{ $points }.**
offrandes-recap-renewed = { $city } renovó el altar de { $god } con { $animals }: +{ $points }.
offrandes-recap-renewed-you = **Renovaste el altar de { $god } con { $animals }: +{ $points }.**
offrandes-recap-took = { $city } le quitó el altar de { $god } a { $from } con { $animals }: +{ $points }.
offrandes-recap-took-you = **Le quitaste el altar de { $god } a { $from } con { $animals }: +{ $points }.**
offrandes-recap-lost-you = **{ $city } te quitó el altar de { $god }** con { $animals }.
offrandes-recap-no-sacrifice = { $city } no hizo ofrenda.
offrandes-recap-no-sacrifice-you = **Tú** no hiciste ofrenda.
offrandes-recap-lacks = sin { $character }
offrandes-recap-cannot = { $city } no pudo hacer ofrenda: { $list }.
offrandes-recap-cannot-you = **No pudiste hacer ofrenda:** { $list }.
offrandes-recap-cannot-animals = { $city } no pudo hacer ofrenda: en el establo no quedaba ningún animal de su clase ni de otra inferior.
offrandes-recap-cannot-animals-you = **No pudiste hacer ofrenda:** en el establo no quedaba ningún animal de tu clase ni de otra inferior.
offrandes-recap-cannot-altar = { $city } no pudo hacer ofrenda: ningún altar a su alcance admitía sus animales.
offrandes-recap-cannot-altar-you = **No pudiste hacer ofrenda:** ningún altar a tu alcance admitía tus animales.

## Revenue

offrandes-recap-revenue = Todas las ciudades +{ $income }.
offrandes-recap-revenue-own = Todas las ciudades +{ $income }, **tú { $purse }**.
offrandes-recap-revenue-capped = Todas las ciudades +{ $income }; **tú te quedas en { $purse }.**
offrandes-recap-stopped = Tope de { $most } para { $list }.
offrandes-recap-next = Ronda { $round }: empieza { $city }.
offrandes-recap-next-you = Ronda { $round }: empiezas **tú**.

## The race and its threats

offrandes-race = Puntos: { $list }
offrandes-race-altars = { $race } – altares: { $list }
offrandes-threat-over = { $city } tiene { $points } puntos: la partida termina tras esta fase.
offrandes-threat-over-you = Tienes { $points } puntos: la partida termina tras esta fase.
offrandes-threat-points = { $city } tiene { $points } puntos y puede pasar de 100 en esta ronda; con eso termina la partida.
offrandes-threat-points-you = Tienes { $points } puntos y puedes pasar de 100 en esta ronda; con eso termina la partida.
offrandes-threat-altar = { $city } puede quitarte el altar de { $god } con { $animals }.
offrandes-threat-briber = El Corruptor de { $list } está por encima de tu Soldado { $guardsman }: puede quitarte un peldaño.
offrandes-threat-bribers = Los Corruptores de { $list } están por encima de tu Soldado { $guardsman }: pueden quitarte un peldaño.
offrandes-threat-altars = { $n ->
    [one] Queda un altar vacío; cuando tenga una ofrenda, termina la partida.
   *[other] Quedan { $n } altares vacíos; cuando todos tengan una ofrenda, termina la partida.
}

## Effects, in a line of a menu (90 characters; the short ones 40)

offrandes-does-peasant = la clase de animal: gallina 1 punto, cerdo 2, cabra 3, oveja 4, buey 5
offrandes-does-water-carrier = cuántos animales ofrendas; cuenta el más bajo de los dos Portadores
offrandes-does-flower-carrier = cuántos animales ofrendas; cuenta el más bajo de los dos Portadores
offrandes-does-temple-guardian = qué altares puedes usar: peldaño 1, los de 5 puntos … peldaño 5, Zeus
offrandes-does-priestess = una lámpara: 2 puntos por peldaño en cada ronda, con ofrenda o sin ella
offrandes-does-briber = quita un peldaño a una ciudad con un Soldado más bajo
offrandes-does-guardsman = frena a los Corruptores de su peldaño o más abajo
offrandes-does-short-peasant = la clase de animal
offrandes-does-short-water-carrier = cuántos animales (con flores)
offrandes-does-short-flower-carrier = cuántos animales (con agua)
offrandes-does-short-temple-guardian = qué altares
offrandes-does-short-priestess = una lámpara cada ronda
offrandes-does-short-briber = quita peldaños
offrandes-does-short-guardsman = frena a los Corruptores
offrandes-does-altar = { $points } puntos al final, si entonces es tuyo

## The course of a finished game

offrandes-course-lot = { $n ->
    [one] lote
   *[other] lotes
}
offrandes-course-bribe = { $n ->
    [one] vez
   *[other] veces
}
offrandes-course = { $city } ganó { $lots } y conservó { $altars }; corrompió { $made } y la corrompieron { $suffered }. Mejor ronda: la { $round }, con { $points }.
offrandes-course-quiet = { $city } ganó { $lots } y conservó { $altars }; corrompió { $made } y la corrompieron { $suffered }.
