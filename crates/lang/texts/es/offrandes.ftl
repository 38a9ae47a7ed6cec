# Offrandes: everything said at a table. Nouns take $n; sentences get a noun's forms as $character, $character-def, ….

offrandes-title = Offrandes
offrandes-pitch = Reúne animales, puja alto y agrada a los dioses
offrandes-blurb = Reúne los mejores animales, puja más alto que las otras ciudades, agrada a los dioses. De 3 a 5 personas, 60–90 minutos de una sentada.

## Nouns

offrandes-character-peasant = { $n ->
    [one] Campesino
   *[other] Campesinos
}
    .gender = m
    .def = el Campesino
    .to = al Campesino
    .of = del Campesino
offrandes-character-water-carrier = { $n ->
    [one] Portadora de Agua
   *[other] Portadoras de Agua
}
    .gender = f
    .def = la Portadora de Agua
    .to = a la Portadora de Agua
    .of = de la Portadora de Agua
offrandes-character-flower-carrier = { $n ->
    [one] Portador de Flores
   *[other] Portadores de Flores
}
    .gender = m
    .def = el Portador de Flores
    .to = al Portador de Flores
    .of = del Portador de Flores
offrandes-character-temple-guardian = { $n ->
    [one] Guardián del Templo
   *[other] Guardianes del Templo
}
    .gender = m
    .def = el Guardián del Templo
    .to = al Guardián del Templo
    .of = del Guardián del Templo
offrandes-character-priestess = { $n ->
    [one] Sacerdotisa
   *[other] Sacerdotisas
}
    .gender = f
    .def = la Sacerdotisa
    .to = a la Sacerdotisa
    .of = de la Sacerdotisa
offrandes-character-briber = { $n ->
    [one] Corruptor
   *[other] Corruptores
}
    .gender = m
    .def = el Corruptor
    .to = al Corruptor
    .of = del Corruptor
offrandes-character-guardsman = { $n ->
    [one] Soldado
   *[other] Soldados
}
    .gender = m
    .def = el Soldado
    .to = al Soldado
    .of = del Soldado
offrandes-animal = { $n ->
    [one] animal
   *[other] animales
}
    .gender = m
offrandes-animal-fowl = { $n ->
    [one] gallina
   *[other] gallinas
}
    .gender = f
offrandes-animal-pig = { $n ->
    [one] cerdo
   *[other] cerdos
}
    .gender = m
offrandes-animal-goat = { $n ->
    [one] cabra
   *[other] cabras
}
    .gender = f
offrandes-animal-sheep = { $n ->
    [one] oveja
   *[other] ovejas
}
    .gender = f
offrandes-animal-ox = { $n ->
    [one] buey
   *[other] bueyes
}
    .gender = m
offrandes-drachma = { $n ->
    [one] dracma
   *[other] dracmas
}
    .gender = m

## Options

offrandes-option-auction = subasta
offrandes-option-auction-open = abierta
offrandes-option-auction-sealed = en sobre cerrado
offrandes-option-bribes = corrupción
offrandes-option-bribes-in-turn = por turnos
offrandes-option-bribes-sealed = en sobre cerrado

## Phases

offrandes-phase-picks = fase preliminar
offrandes-phase-auctions = subastas
offrandes-phase-corruption = corrupción
offrandes-phase-sacrifices = ofrendas
offrandes-phase-revenue = ingresos
offrandes-phase-in-round = ronda { $round } · { $phase }
offrandes-phase-over = fin tras la ronda { $round }

## What a seat does: after its name

offrandes-verb-pick = elige tres personajes
offrandes-verb-lot = ofrece dos personajes o termina el turno
offrandes-verb-open = hace la puja inicial
offrandes-verb-bid = puja o pasa
offrandes-verb-seal = sella una puja
offrandes-verb-bribe = puede corromper
offrandes-verb-rank = prepara en secreto su lista de corrupción
offrandes-verb-altar = puede ofrendar { $animals }
offrandes-verb-offer = elige animales para la ofrenda

## Turn notices: after the mention

offrandes-notice-start = se sortea quién empieza
offrandes-notice-pick = tu fase preliminar: tres personajes
offrandes-notice-lot = tu turno de subasta: ofrece dos personajes o termina
offrandes-notice-open = tu puja inicial: { $lot }
offrandes-notice-bid = tu puja: { $lot }, { $leader } va por delante con { $bid }
offrandes-notice-seal = tu puja en sobre cerrado: { $lot }, { $opener } abrió con { $opening }
offrandes-notice-bribe = te toca corromper: tu Corruptor está en el peldaño { $briber }
offrandes-notice-rank = te toca corromper: prepara una lista secreta
offrandes-notice-altar = tu ofrenda: { $animals }, altares hasta el grupo { $tier }
offrandes-notice-offer = tu ofrenda: faltan animales en el establo, elige cuáles
offrandes-notice-over = la partida ha terminado

## What a table waits for, in brackets

offrandes-prompt-pick = fase preliminar
offrandes-prompt-lot = lote
offrandes-prompt-open = puja inicial
offrandes-prompt-bid = puja
offrandes-prompt-seal = puja en sobre cerrado
offrandes-prompt-bribe = corrupción
offrandes-prompt-rank = lista de corrupción
offrandes-prompt-altar = ofrenda

## Status lines of the board message

offrandes-status-start = Se sortea quién empieza.
offrandes-status-order = Orden de elección: { $list }
offrandes-status-picked = { $city } ha elegido: { $list }
offrandes-status-tiles = Personajes que quedan: { $list }
offrandes-status-barred = Fuera de este turno: { $list }
offrandes-status-lot = En subasta: { $lot }
offrandes-status-bid = En subasta: { $lot } · { $leader } va por delante con { $bid }
offrandes-status-in = Siguen pujando: { $list }
offrandes-status-seal = En subasta: { $lot } · { $opener } abrió con { $opening }
offrandes-status-sealed = En sobre ✓ { $list }
offrandes-status-listed = Listas ✓ { $list }
offrandes-status-waiting = Esperamos a { $list }
offrandes-status-bribers = Orden de los Corruptores: { $list }
offrandes-status-bribed = Ciudades corrompidas en esta fase: { $list }
offrandes-status-lamps = Lámparas: { $list }
offrandes-status-totals = Puntos finales, con los altares: { $list }

## The panel

offrandes-question-pick = Elige tres personajes diferentes; cada uno empieza en el peldaño 1.
offrandes-question-picked = Llevas: { $list }.
offrandes-question-lot = Tu turno de subasta: ofrece dos personajes o termínalo.
offrandes-question-open = Tu puja inicial: { $lot }.
offrandes-question-bid = Tu puja: { $lot }. { $leader } lleva { $bid }.
offrandes-question-seal = Sella: { $lot }. { $opener } abrió con { $opening }.
offrandes-question-bribe = Te toca corromper: un personaje de una ciudad. Tu Corruptor está en el peldaño { $briber }.
offrandes-question-rank = Tu lista de corrupción, en sobre cerrado: ponla en tu orden.
offrandes-question-altar = Tu ofrenda: { $animals }. Elige un altar hasta el grupo { $tier }.
offrandes-question-offer = Tu ofrenda: en el establo faltan animales de tu clase. Elige cuáles.
offrandes-question-rivals = Aún pueden pujar: { $list }
offrandes-question-sealed = En sobre: { $amount } por { $lot }.
offrandes-question-sealed-none = En sobre: sin puja por { $lot }.
offrandes-fact-pick = Una ofrenda necesita al Campesino, a los dos Portadores y al Guardián del Templo: uno de los cuatro tendrás que ganarlo en subasta.
offrandes-fact-open = Si nadie la supera, la pagas.
offrandes-fact-seal = Todas las pujas se muestran a la vez.
offrandes-fact-bribe = Un Soldado en ese peldaño o más arriba te cierra el paso.
offrandes-fact-rank = Cuando te toque, se usa lo primero que aún sea posible.
offrandes-purse = Tienes { $purse }.
offrandes-score = Tienes { $score }.
offrandes-ladders = Tus escaleras: { $list }.
offrandes-missing = Para una ofrenda aún necesitas: { $list }.
offrandes-forecast = Tu ofrenda, tal como vas: { $animals }, altares hasta el grupo { $tier }.
offrandes-forecast-none = Tu ofrenda, tal como vas: ninguna. En el establo no queda ningún animal de tu clase ni de otra inferior.
offrandes-effect-tier = grupo { $tier }
offrandes-effect-lamp = lámpara { $points }
offrandes-effect-still = aún { $animals }: { $character } { $level }
offrandes-effect-lower = { $animals }: { $character } { $level }

## Labels

offrandes-label-pick = Elegir tres
offrandes-label-pick-these = Elegir estos tres
offrandes-label-lot = Ofrecer un lote
offrandes-label-open = Puja inicial
offrandes-label-open-amount = Abrir con { $amount }
offrandes-label-end = Terminar turno
offrandes-label-bid = Pujar
offrandes-label-bid-amount = Pujar { $amount }
offrandes-label-pass = Pasar
offrandes-label-seal = Sellar mi puja
offrandes-label-seal-amount = Sellar { $amount }
offrandes-label-seal-none = Sin puja
offrandes-label-bribe = Corromper
offrandes-label-bribe-none = No corromper
offrandes-label-rank = Mi lista
offrandes-label-rank-done = Sellar mi lista
offrandes-label-offer = Animales
offrandes-label-altar = Ofrendar
offrandes-label-altar-none = Sin ofrenda

## What was done: after "Done:"

offrandes-said-pick = eliges { $list }
offrandes-said-lot = ofreces { $lot }
offrandes-said-open = abres con { $amount }
offrandes-said-end = terminas tu turno de subasta
offrandes-said-bid = pujas { $amount }
offrandes-said-pass = pasas
offrandes-said-seal = sellas { $amount }
offrandes-said-seal-none = sellas sin pujar
offrandes-said-bribe = corrompes { $character-to } de { $city }
offrandes-said-bribe-none = no corrompes a nadie
offrandes-said-rank = pones en tu lista { $character-to } de { $city }
offrandes-said-rank-done = sellas tu lista
offrandes-said-offer = tomas { $animals }
offrandes-said-altar = haces tu ofrenda a { $god }
offrandes-said-altar-none = no haces ofrenda

## What a choice brings, in a line of a select (50 characters)

offrandes-gain-left = { $left ->
    [one] te queda { $left }
   *[other] te quedan { $left }
}
offrandes-gain-bribe = tú { $own }, rival { $theirs }
offrandes-gain-bribe-bump = tú { $own }, rival { $theirs }, { $city } { $third }
offrandes-gain-bribe-nothing = ahora no hay nada ahí
offrandes-gain-bribe-guarded = sin acceso: Soldado { $guardsman }
offrandes-gain-bribe-top = último peldaño: hace falta Corruptor { $level }
offrandes-gain-offer = vale { $points }, { $stock } en el establo
offrandes-gain-altar = { $now } ahora, { $end } al final
offrandes-gain-altar-own = { $now } ahora, el altar sigue siendo tuyo
offrandes-gain-altar-taken = { $now } ahora, { $end } al final, se lo quitas a { $city }

## What a choice brings, in one line of the panel

offrandes-preview-pick = En conjunto: { $list }.
offrandes-preview-lot = Quien lo gana sube en 2 escaleras; tú subirías: { $climbs }. Tienes { $purse }.
offrandes-preview-win = Si ganas con { $amount }: { $climbs }, { $left ->
    [one] te queda { $left }
   *[other] te quedan { $left }
}.
offrandes-preview-bump = { $character-def } de { $city } baja al peldaño { $level }.
offrandes-preview-seal-none = Te quedas fuera de este lote.
offrandes-preview-pass = Quedas fuera de este lote.
offrandes-preview-end-first = En esta ronda no ofreces ningún lote.
offrandes-preview-end = Tu turno de subasta termina; los personajes que quedan no son para nadie.
offrandes-preview-bribe = Corromper a { $city }: tú { $climb }, rival { $theirs }.
offrandes-preview-bribe-nothing = Ahora no hay nada que quitarle { $character-to } de { $city }.
offrandes-preview-bribe-guarded = { $city } está fuera de tu alcance en esta ronda: su Soldado en el peldaño { $guardsman }, tu Corruptor en el { $briber }.
offrandes-preview-bribe-top = Ahora { $character-def } de { $city } está en el último peldaño; tu Corruptor en el { $briber } no llega.
offrandes-preview-bribe-none = No corrompes a nadie en esta ronda.
offrandes-preview-rank-done = Se usa lo primero de la lista que aún sea posible; con la lista vacía no corrompes a nadie.
offrandes-preview-offer = { $animals } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. En el establo hay { $stock }.
offrandes-preview-altar = { $animals } para { $god }: +{ $points }, en total { $total }. El altar da { $end } al final.
offrandes-preview-altar-own = { $animals } para { $god }: +{ $points }, en total { $total }. Tu ofrenda anterior vuelve al establo; el altar sigue siendo tuyo.
offrandes-preview-altar-taken = { $animals } para { $god }: +{ $points }, en total { $total }. El altar da { $end } al final y se lo quitas a { $city }.
offrandes-preview-altar-none = No haces ofrenda en esta ronda.

## Titles of forms (45 characters)

offrandes-ask-bid = Tu puja ({ $least }–{ $most })
offrandes-ask-open = Tu puja inicial ({ $least }–{ $most })
offrandes-ask-seal = Tu puja en sobre cerrado ({ $least }–{ $most })

## Events

offrandes-event-first = { $city } tiene el marcador de primer jugador.
offrandes-event-picked = { $city } elige { $character-to }.
offrandes-event-round = Ronda { $round }. Empieza { $city }.
offrandes-event-auction-turn = { $city } dirige la subasta.
offrandes-event-no-money = { $city } no tiene ni un dracma para abrir; el turno de subasta termina.
offrandes-event-lot = { $city } ofrece { $lot }.
offrandes-event-opened = { $city } abre con { $amount }.
offrandes-event-turn-ended-by-choice = { $city } termina el turno de subasta.
offrandes-event-turn-ended = { $city } no tiene más lotes que ofrecer; el turno de subasta termina.
offrandes-event-bid = { $city } puja { $amount }.
offrandes-event-passed = { $city } pasa.
offrandes-event-cannot-beat = { $city } no puede superar la puja.
offrandes-event-sealed = { $city } sella una puja.
offrandes-event-sealed-own = { $city } sella { $amount }.
offrandes-event-sealed-none = { $city } sella sin pujar.
offrandes-event-seals-opened = Pujas reveladas: { $list }.
offrandes-event-sold = { $city } compra { $lot } por { $amount }.
offrandes-event-sold-own = { $city } se queda con { $lot } por { $amount }; el turno de subasta termina.
offrandes-event-rose = { $city }: { $character } al peldaño { $level }.
offrandes-event-stayed = { $character-def } de { $city } ya está en el último peldaño y se queda ahí.
offrandes-event-bumped = { $character-def } de { $city } baja al peldaño { $level }.
offrandes-event-corruption = Corrupción. Orden de los Corruptores: { $list }.
offrandes-event-corruption-none = Corrupción: nadie tiene un Corruptor.
offrandes-event-bribed = { $city } corrompe { $character-to } de { $victim }: { $city } pasa al peldaño { $own }, { $victim } al { $theirs }.
offrandes-event-no-bribe = { $city } no corrompe a nadie.
offrandes-event-no-target = { $city } no puede corromper a nadie.
offrandes-event-ranked = { $city } pone en su lista { $character-to } de { $victim }.
offrandes-event-list-sealed = { $city } sella su lista de corrupción.
offrandes-event-lists-opened = Listas reveladas: { $list }.
offrandes-event-list = { $city } – { $list }
offrandes-event-list-empty = { $city } – nadie
offrandes-event-list-failed = En la lista de { $city } ya no queda nada posible.
offrandes-event-lamps = Ofrendas. Lámparas: { $list }.
offrandes-event-lamps-none = Ofrendas. No arde ninguna lámpara.
offrandes-event-chose = { $city } toma { $animals } del establo.
offrandes-event-sacrificed = { $city } ofrenda { $animals } a { $god }: +{ $points }.
offrandes-event-sacrificed-again = { $city } ofrenda { $animals } a { $god } en lugar de su ofrenda anterior: +{ $points }.
offrandes-event-sacrificed-over = { $city } ofrenda { $animals } a { $god } y le quita el altar a { $from }: +{ $points }.
offrandes-event-no-sacrifice = { $city } no hace ofrenda.
offrandes-event-cannot-sacrifice = { $city } no puede hacer ofrenda.
offrandes-event-revenue = Ingresos: { $income } dracmas para cada ciudad. { $city } tiene el marcador.
offrandes-event-revenue-capped = Ingresos: { $income } dracmas para cada ciudad, nunca más de { $most } ({ $list }). { $city } tiene el marcador.
offrandes-event-over = La partida ha terminado: { $reason }.

## Why not

offrandes-refusal-not-your-turn = No te toca; tu asiento no tiene nada que decidir ahora.
offrandes-refusal-not-now = Eso corresponde a otra fase; en tu asiento ves lo que puedes hacer ahora.
offrandes-refusal-pick-twice = Ya tienes { $character-def }; los tres personajes son diferentes.
offrandes-refusal-pick-order = Los personajes se escriben en el orden de las escaleras; { $character-def } no puede ir aquí. Si eliges los tres a la vez, se ordenan por ti.
offrandes-refusal-lot-twice = Un lote son dos personajes diferentes; { $character-def } está dos veces.
offrandes-refusal-lot-gone = { $character-def } ya se vendió en este turno de subasta; el lote se forma con los personajes que quedan.
offrandes-refusal-open-too-low = La puja inicial es de { $least } como mínimo; la tuya era de { $amount }. Tienes { $most }.
offrandes-refusal-open-too-high = La puja inicial va de { $least } a { $most }, todo lo que tienes; la tuya era de { $amount }.
offrandes-refusal-bid-too-low = Aquí una puja es de { $least } como mínimo; la tuya era de { $amount }. Tienes { $most }.
offrandes-refusal-bid-too-high = Aquí una puja va de { $least } a { $most }, todo lo que tienes; la tuya era de { $amount }.
offrandes-refusal-seal-too-low = Una puja en sobre cerrado es 0 o { $least } como mínimo; la tuya era de { $amount }. Tienes { $most }.
offrandes-refusal-seal-too-high = Una puja en sobre cerrado es 0 o va de { $least } a { $most }, todo lo que tienes; la tuya era de { $amount }.
offrandes-refusal-bribe-guarded = { $city } tiene guardia: su Soldado está en el peldaño { $guardsman } y tu Corruptor en el { $briber }. El Corruptor tiene que estar más arriba.
offrandes-refusal-bribe-twice = A { $city } ya la corrompieron en esta fase; a cada ciudad, como mucho una vez por fase.
offrandes-refusal-bribe-nothing = { $character-def } de { $city } está por debajo del peldaño 1: no hay nada que quitarle.
offrandes-refusal-bribe-top = { $character-def } de { $city } está en el último peldaño; solo llega un Corruptor en el peldaño 5, y el tuyo está en el { $briber }.
offrandes-refusal-bribe-self = Se corrompe a otra ciudad, no a la propia.
offrandes-refusal-bribe-ladder = La corrupción alcanza cinco escaleras; la { $character-of } no es una de ellas.
offrandes-refusal-no-such-city = { $city } no juega en esta partida.
offrandes-refusal-rank-twice = { $city } · { $character } ya está en tu lista; cada entrada va una sola vez.
offrandes-refusal-offer-settled = Los animales ya están decididos: { $animals }. Falta el altar.
offrandes-refusal-offer-not-so = Ahora no se puede ofrendar { $animals }; en el establo hay { $stock } de esa clase. Cuentan tu clase y tu número de animales; si faltan, ofrendas los que queden o una clase inferior.
offrandes-refusal-offer-first = Primero elige los animales; después viene el altar.
offrandes-refusal-altar-reach = { $god } es del grupo { $tier }; tu Guardián del Templo abre altares hasta el grupo { $guardian }.
offrandes-refusal-altar-same = { $god } tiene { $there-animals }. Tu ofrenda de { $animals } es igual; hacen falta más animales o una clase mejor.
offrandes-refusal-altar-better = { $god } tiene { $there-animals } (valor { $there-value } cada animal). Tu ofrenda de { $animals } (valor { $value } cada animal) necesita al menos el mismo número y el mismo valor.

## The text board

offrandes-board-cities = Ciudades
offrandes-board-altars = Altares
offrandes-board-stable = Establo
offrandes-board-marker = Marcador de primer jugador: { $city }
offrandes-board-auctioneer = Turno de subasta: { $city } · lotes vendidos: { $lots }
offrandes-board-bid = Puja: { $bid } de { $leader }
offrandes-board-to-bid = Aún por pujar: { $list }
offrandes-board-passed = Fuera de este lote: { $list }
offrandes-board-seal = Puja inicial: { $opening } de { $opener }
offrandes-board-to-sacrifice = Aún por ofrendar: { $list }
offrandes-board-chosen = Animales tomados: { $list }
offrandes-board-city = { $seat }: { $purse }, { $score } (ofrendas { $sacrifices }, lámparas { $lamps })
    { $rungs }
offrandes-board-altar = { $god }: { $animals } ({ $city })
offrandes-board-altar-free = { $god }: libre
offrandes-board-tier = Grupo { $tier } ({ $points }): { $list }

## The end

offrandes-part-sacrifices = ofrendas
offrandes-part-lamps = lámparas
offrandes-part-altars = altares
offrandes-part-points = puntos
    .with = { $n ->
        [one] punto
       *[other] puntos
    }
offrandes-part-held = altares en su poder
    .with = { $n ->
        [one] altar
       *[other] altares
    }
offrandes-reason-altars = hay una ofrenda en cada altar
offrandes-reason-points = una ciudad tiene más de 100 puntos
offrandes-reason-rounds = la ronda 50 era la última

# Órdenes

offrandes-order-bid = Pujas
offrandes-order-bribe = Corrupción de esta ronda
offrandes-order-lot = Pasar en este lote
offrandes-order-turn = Pasar en todo el turno

## Whole actions: verb and object, for lists that show an action alone

offrandes-whole-pick = Elegir { $character-to }
offrandes-whole-lot = Ofrecer { $lot }
offrandes-whole-bribe = Corromper { $character-to } de { $city }
offrandes-whole-rank = Añadir { $character-to } de { $city } a mi lista
offrandes-whole-offer = Ofrendar { $animals }
offrandes-whole-altar = Hacer la ofrenda a { $god }
