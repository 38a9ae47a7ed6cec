# Cyclades: everything said at a table. Nouns take $n; sentences get a noun's forms as $creature, $creature-def, $building-a, ….

cyclades-title = Cyclades
cyclades-pitch = Gana el favor divino y reúne dos metrópolis
cyclades-blurb = Consigue el favor de los dioses, navega, desembarca, invoca criaturas y reúne dos metrópolis antes que las otras ciudades. De 2 a 5 personas, 60–90 minutos de una sentada.

## Nouns

cyclades-gold = { $n ->
    [one] moneda de oro
   *[other] monedas de oro
}
    .gender = f
cyclades-piece-troop = { $n ->
    [one] tropa
   *[other] tropas
}
    .gender = f
cyclades-piece-fleet = { $n ->
    [one] flota
   *[other] flotas
}
    .gender = f
cyclades-piece-priest = { $n ->
    [one] sacerdote
   *[other] sacerdotes
}
    .gender = m
cyclades-piece-philosopher = { $n ->
    [one] filósofo
   *[other] filósofos
}
    .gender = m
cyclades-piece-metropolis = metrópolis
    .gender = f
cyclades-building-fortress = { $n ->
    [one] fortaleza
   *[other] fortalezas
}
    .gender = f
    .a = una fortaleza
    .def = la fortaleza
cyclades-building-port = { $n ->
    [one] puerto
   *[other] puertos
}
    .gender = m
    .a = un puerto
    .def = el puerto
cyclades-building-temple = { $n ->
    [one] templo
   *[other] templos
}
    .gender = m
    .a = un templo
    .def = el templo
cyclades-building-university = { $n ->
    [one] universidad
   *[other] universidades
}
    .gender = f
    .a = una universidad
    .def = la universidad
cyclades-creature-siren = Sirena
    .gender = f
    .def = la Sirena
    .to = a la Sirena
    .of = de la Sirena
cyclades-creature-pegasus = Pegaso
    .gender = m
    .def = Pegaso
    .to = a Pegaso
    .of = de Pegaso
cyclades-creature-giant = Gigante
    .gender = m
    .def = el Gigante
    .to = al Gigante
    .of = del Gigante
cyclades-creature-chimera = Quimera
    .gender = f
    .def = la Quimera
    .to = a la Quimera
    .of = de la Quimera
cyclades-creature-cyclops = Cíclope
    .gender = m
    .def = el Cíclope
    .to = al Cíclope
    .of = del Cíclope
cyclades-creature-sphinx = Esfinge
    .gender = f
    .def = la Esfinge
    .to = a la Esfinge
    .of = de la Esfinge
cyclades-creature-sylph = Sílfide
    .gender = f
    .def = la Sílfide
    .to = a la Sílfide
    .of = de la Sílfide
cyclades-creature-harpy = Arpía
    .gender = f
    .def = la Arpía
    .to = a la Arpía
    .of = de la Arpía
cyclades-creature-griffon = Grifo
    .gender = m
    .def = el Grifo
    .to = al Grifo
    .of = del Grifo
cyclades-creature-fates = Moiras
    .gender = f
    .def = las Moiras
    .to = a las Moiras
    .of = de las Moiras
cyclades-creature-satyr = Sátiro
    .gender = m
    .def = el Sátiro
    .to = al Sátiro
    .of = del Sátiro
cyclades-creature-dryad = Dríade
    .gender = f
    .def = la Dríade
    .to = a la Dríade
    .of = de la Dríade
cyclades-creature-minotaur = Minotauro
    .gender = m
    .def = el Minotauro
    .to = al Minotauro
    .of = del Minotauro
cyclades-creature-chiron = Quirón
    .gender = m
    .def = Quirón
    .to = a Quirón
    .of = de Quirón
cyclades-creature-medusa = Medusa
    .gender = f
    .def = Medusa
    .to = a Medusa
    .of = de Medusa
cyclades-creature-polyphemus = Polifemo
    .gender = m
    .def = Polifemo
    .to = a Polifemo
    .of = de Polifemo
cyclades-creature-kraken = Kraken
    .gender = m
    .def = el Kraken
    .to = al Kraken
    .of = del Kraken

## One piece, as the object of a sentence

cyclades-one-troop = una tropa en { $place }
cyclades-one-fleet = una flota en { $place }
cyclades-one-priest = un sacerdote
cyclades-one-philosopher = un filósofo
cyclades-free = gratis
cyclades-neutral = neutral

## Options

cyclades-option-tie-break = desempate
cyclades-option-tie-break-gold = por oro
cyclades-option-tie-break-metropolises = por metrópolis
cyclades-option-two-player-start = inicio para dos
cyclades-option-two-player-start-standard = normal
cyclades-option-two-player-start-alternate = alternativo

## Phases

cyclades-phase-set-up = preparación
cyclades-phase-creatures = criaturas mitológicas
cyclades-phase-gods = dioses
cyclades-phase-offerings = ofrendas
cyclades-phase-actions = acciones
cyclades-phase-in-cycle = ciclo { $cycle } · { $phase }
cyclades-phase-over = fin tras el ciclo { $cycle }

## What a seat does: after its name

cyclades-verb-offer = hace una ofrenda
cyclades-verb-move-on = debe ofrendar a otro dios: { $god } ya tiene una ofrenda más alta
cyclades-verb-turn = actúa con { $god }
cyclades-verb-creature = usa { $creature-to }
cyclades-verb-siren-own = toma una flota propia para el espacio { $place } de la Sirena
cyclades-verb-sail = sigue moviendo { $fleets } desde { $place } ({ $steps } más)
cyclades-verb-sylph = mueve flotas con la Sílfide ({ $steps } más)
cyclades-verb-kraken-step = puede seguir moviendo al Kraken desde { $place }
cyclades-verb-push = aparta las flotas que rodean { $place }
cyclades-verb-sphinx = vende a la Esfinge
cyclades-verb-battle = sigue luchando o se retira en { $place }
cyclades-verb-set = entrega { $building-a } para una metrópolis
cyclades-verb-metropolis = pone una metrópolis
cyclades-verb-prosperity = pone un marcador de prosperidad

## Turn notices: after the mention

cyclades-notice-offer = tu ofrenda
cyclades-notice-move-on = { $god } ya tiene una ofrenda más alta: ofrenda a otro dios
cyclades-notice-turn = tu turno con { $god }
cyclades-notice-creature = elige cómo usar { $creature-to }
cyclades-notice-siren-own = tu flota para el espacio { $place } de la Sirena
cyclades-notice-sail = tu movimiento: { $fleets } en { $place }, { $steps } más
cyclades-notice-sylph = tu movimiento con la Sílfide: { $steps } más
cyclades-notice-kraken-step = tu Kraken en { $place }: muévelo más o déjalo
cyclades-notice-push = tu Polifemo en { $place }: aparta las flotas
cyclades-notice-sphinx = tu venta a la Esfinge
cyclades-notice-battle = tu batalla en { $place }, asalto { $round }: sigue luchando o retírate
cyclades-notice-set = tu metrópolis: entrega { $building-a }
cyclades-notice-metropolis = tu metrópolis: elige su isla
cyclades-notice-prosperity = tu marcador de prosperidad: elige su isla
cyclades-notice-chance = toca un sorteo
cyclades-notice-over = la partida ha terminado

## What a table waits for, in brackets

cyclades-prompt-offer = ofrenda
cyclades-prompt-move-on = ofrenda a otro dios
cyclades-prompt-turn = acciones
cyclades-prompt-creature = criatura
cyclades-prompt-siren-own = criatura
cyclades-prompt-sail = flotas
cyclades-prompt-sylph = flotas
cyclades-prompt-kraken-step = Kraken
cyclades-prompt-push = Polifemo
cyclades-prompt-sphinx = venta
cyclades-prompt-battle = batalla
cyclades-prompt-set = metrópolis
cyclades-prompt-metropolis = metrópolis
cyclades-prompt-prosperity = marcador de prosperidad

## Status lines of the board message

cyclades-status-luck-starts = Se sortea dónde empiezan las ciudades.
cyclades-status-luck-markers = Se sortea el orden de turnos.
cyclades-status-luck-row = Se roba una criatura.
cyclades-status-luck-gods = Se sortea el orden de los dioses.
cyclades-status-luck-battle = Se lanzan los dados.
cyclades-status-move-on = { $city } no puede volver a { $god } con esta ofrenda.
cyclades-status-offerings = Ofrendas: { $list }
cyclades-status-row = Fila de criaturas: { $list }
cyclades-status-income = Ingresos: { $list }
cyclades-status-next = Después: { $list }
cyclades-status-battle = { $place }, asalto { $round }: { $attacker } { $force } contra { $defender } { $defence }
cyclades-status-odds = Próximo asalto: gana el ataque { $win } %, empate { $tie } %, gana la defensa { $lose } %.
cyclades-status-creature = En acción: { $list }
cyclades-status-totals = Final: { $list }
cyclades-status-total = { $seat } { $metropolises }, { $gold }

## What is under way in a turn

cyclades-task-target = Falta usar el poder de la criatura.
cyclades-task-siren-own = La Sirena actúa en { $place }; la flota viene de otro espacio.
cyclades-task-sail = En marcha: { $fleets } en { $place }, { $steps } más.
cyclades-task-sail-regrouped = En marcha: { $fleets } en { $place }, { $steps } más; en este espacio el grupo ya está formado.
cyclades-task-sylph = La Sílfide: { $steps } más.
cyclades-task-sylph-tired = La Sílfide: { $steps } más. Las flotas que lucharon se quedan donde están: { $list }.
cyclades-task-swap = Llega una criatura nueva al espacio de { $cost }.
cyclades-task-kraken = El Kraken puede seguir.
cyclades-task-push = Polifemo aparta flotas.
cyclades-task-sphinx = La Esfinge compra.
cyclades-task-prosperity = Falta poner un marcador de prosperidad.
cyclades-task-give = Toca una metrópolis; falta entregar { $building-a }.
cyclades-task-place = Falta poner una metrópolis.

## The panel

cyclades-question-offer = Tu ofrenda: elige un dios, o ve gratis con Apolo.
cyclades-question-move-on = { $god } ya tiene una ofrenda más alta: elige otro dios, o Apolo.
cyclades-question-back = Podrás volver a { $god } si te superan de nuevo.
cyclades-question-after = Después de ti ofrendan: { $list }.
cyclades-question-turn = Tu turno con { $god }: haz lo que quieras y puedas pagar, en cualquier orden.
cyclades-question-creature = Usas { $creature-to }.
cyclades-question-siren-own = Tu reserva está vacía: ¿cuál de tus flotas va a { $place }?
cyclades-question-sail = { $fleets } en { $place }, { $steps } más: ¿adónde?
cyclades-question-sylph = La Sílfide: { $steps } más, a repartir entre tus flotas.
cyclades-question-kraken-step = El Kraken está en { $place }. Un paso cuesta 1 y destruye todas las flotas del espacio nuevo.
cyclades-question-push = Polifemo está en { $place }: elige adónde van las flotas de cada espacio.
cyclades-question-sphinx = La Esfinge paga 2 por cada pieza que vendes.
cyclades-question-battle = Batalla en { $place }, asalto { $round }: sigue luchando o retírate.
cyclades-question-set = Toca una metrópolis: ¿qué edificio entregas? Elige { $building-a }.
cyclades-question-metropolis = Tu metrópolis: elige su isla.
cyclades-question-metropolis-space = Se pierden los edificios que haya debajo de su espacio. Mientras alguno de esos espacios esté libre de edificios, tienes que usar uno libre.
cyclades-question-prosperity = El marcador de prosperidad de Apolo: elige una isla tuya. Se queda allí para siempre.
cyclades-question-standing = Tu otra ofrenda: { $amount } a { $god }, que cuesta { $cost }.
cyclades-question-recruits = Precios para reclutar { $pieces } a partir de ahora: { $list }.
cyclades-question-no-recruits = No puedes reclutar más { $pieces } en este turno.
cyclades-question-set-missing = Para una metrópolis aún necesitas: { $missing }. Filósofos: { $philosophers } de { $school }.
cyclades-question-beyond = { $god }: { $least } o más, y no te alcanza el oro.
cyclades-question-build = { $building-a }: { $price }. { $then }
cyclades-question-discounts = { $n ->
    [one] En este ciclo, tus templos te rebajan 1 moneda en criaturas.
   *[other] En este ciclo, tus templos te rebajan { $n } monedas en criaturas.
}
cyclades-question-battle-own-attack = Atacas: { $units } de { $city } + dado.
cyclades-question-battle-attack = { $city } ataca: { $units } + dado.
cyclades-question-battle-own-defence = Defiendes con { $city }: { $units } + dado.
cyclades-question-battle-own-defence-bonus = Defiendes con { $city }: { $units } + { $bonus } = { $total } + dado.
cyclades-question-battle-defence = { $city } defiende: { $units } + dado.
cyclades-question-battle-defence-bonus = { $city } defiende: { $units } + { $bonus } = { $total } + dado.
cyclades-question-battle-odds = Un asalto: ganas { $win } %, empatas { $tie } %, pierdes { $lose } %.
cyclades-question-battle-loss = Si te retiras, { $place } queda para { $city }.
cyclades-question-out = Tu ciudad queda fuera de la partida. Puedes mirar.
cyclades-question-income = Tus ingresos: { $income } de oro por ciclo.
cyclades-holdings = Tienes { $list }.

## What each creature does

cyclades-power-siren = Una flota de otra ciudad que está sola en su espacio se cambia por una tuya.
cyclades-power-pegasus = Tus tropas vuelan de una isla a cualquier otra, sin flotas.
cyclades-power-giant = Destruye un edificio de cualquier isla, pero no una metrópolis.
cyclades-power-chimera = Toma una criatura de la pila de descarte y la usa; después se mezclan juntos el mazo y la pila de descarte.
cyclades-power-cyclops = Convierte un edificio tuyo en otro de otra clase.
cyclades-power-sphinx = Paga 2 monedas por cada tropa, flota, sacerdote o filósofo que vendes.
cyclades-power-sylph = 10 pasos gratis, a repartir entre tus flotas.
cyclades-power-harpy = Quita una tropa de otra ciudad.
cyclades-power-griffon = Se lleva la mitad del oro de una ciudad, redondeando hacia abajo.
cyclades-power-fates = Tus ingresos una vez más.
cyclades-power-satyr = Se lleva un filósofo de otra ciudad.
cyclades-power-dryad = Se lleva un sacerdote de otra ciudad.
cyclades-power-minotaur = Defiende una isla como 2 tropas, para quien la controla, hasta que empieza tu primer turno del ciclo siguiente.
cyclades-power-chiron = Protege una isla del Gigante, de la Arpía y del Pegaso de otras ciudades hasta que empieza tu primer turno del ciclo siguiente.
cyclades-power-medusa = Ninguna tropa sale de su isla hasta que empieza tu primer turno del ciclo siguiente.
cyclades-power-polyphemus = Aparta todas las flotas de la costa de una isla y la cierra hasta que empieza tu primer turno del ciclo siguiente.
cyclades-power-kraken = Destruye todas las flotas de su espacio y, por 1 moneda el paso, las de otros espacios; se queda allí y cierra el espacio.

## Labels

cyclades-label-root = ¿Qué haces?
cyclades-label-bid = Hacer una ofrenda
cyclades-label-recruit = Reclutar
cyclades-label-build = Construir (2)
cyclades-label-move = Mover tropas
cyclades-label-sail = Mover flotas
cyclades-label-to = Paso siguiente
cyclades-label-to-place = A { $place }
cyclades-label-with = Dejar o recoger
cyclades-label-with-amount = Seguir con { $amount }
cyclades-label-stop = Listo
cyclades-label-swap = Cambiar criatura (1)
cyclades-label-swap-creature = Cambiar: { $creature }
cyclades-label-summon = Invocar criatura
cyclades-label-summon-creature = Invocar: { $creature }
cyclades-label-forgo = Sin efecto
cyclades-label-at = ¿Dónde?
cyclades-label-from = ¿De quién?
cyclades-label-from-place = Desde { $place }
cyclades-label-topple = Destruir un edificio
cyclades-label-remake = Cambiar un edificio
cyclades-label-slot = { $place }, recuadro { $slot }
cyclades-label-copy = Usar una criatura
cyclades-label-copy-creature = Usar: { $creature }
cyclades-label-sell = Vender
cyclades-label-push = Apartar flotas
cyclades-label-fight = Seguir luchando
cyclades-label-withdraw = Retirarse
cyclades-label-withdraw-place = Retirarse a { $place }
cyclades-label-give = Entregar un edificio
cyclades-label-one-troop = Tropa en { $place }
cyclades-label-one-fleet = Flota en { $place }
cyclades-label-one-priest = Sacerdote
cyclades-label-one-philosopher = Filósofo

## Buttons that name the act

cyclades-act-for = { $what }: { $amount }
cyclades-act-attack = Atacar a { $city } en { $place }
cyclades-act-attack-with = { $what } con { $n }
cyclades-act-step = { $arrow } { $place } · { $meets }
cyclades-act-empty = vacío
cyclades-act-own = tuyo
cyclades-act-metropolis = Metrópolis en { $place }
cyclades-act-prosperity = Marcador en { $place }
cyclades-act-siren = Tomar la flota de { $place }
cyclades-act-siren-own = Flota de { $place }
cyclades-act-harpy = Quitar una tropa en { $place }
cyclades-act-creature = { $creature }: { $place }
cyclades-act-griffon = Medio oro de { $city }
cyclades-act-satyr = Filósofo de { $city }
cyclades-act-dryad = Sacerdote de { $city }
cyclades-act-topple = Destruir { $building-def } de { $place }
cyclades-act-give = Entregar { $building-def } de { $place }
cyclades-act-remake = { $place }: { $from } → { $to }

## Effects in a few words (90 characters)

cyclades-effect-god-ares = tropas, fortalezas, ataques por tierra
cyclades-effect-god-poseidon = flotas, puertos, movimientos por mar
cyclades-effect-god-zeus = sacerdotes (las ofrendas cuestan 1 menos), templos, otra criatura
cyclades-effect-god-athena = filósofos (cuatro son una metrópolis), universidades
cyclades-effect-god-apollo = 1 moneda, 4 con una sola isla; para quien llega antes, +1 de ingresos para siempre
cyclades-effect-creature-siren = una flota enemiga sola pasa a ser tuya
cyclades-effect-creature-pegasus = tus tropas vuelan a cualquier isla
cyclades-effect-creature-giant = destruye un edificio, pero no una metrópolis
cyclades-effect-creature-chimera = usa una criatura descartada
cyclades-effect-creature-cyclops = convierte un edificio tuyo en otro de otra clase
cyclades-effect-creature-sphinx = compra tus piezas por 2 cada una
cyclades-effect-creature-sylph = 10 pasos gratis por mar
cyclades-effect-creature-harpy = quita una tropa de otra ciudad
cyclades-effect-creature-griffon = la mitad del oro de una ciudad
cyclades-effect-creature-fates = tus ingresos una vez más
cyclades-effect-creature-satyr = se lleva un filósofo
cyclades-effect-creature-dryad = se lleva un sacerdote
cyclades-effect-creature-minotaur = guarda una isla como 2 tropas
cyclades-effect-creature-chiron = protege una isla del Gigante, la Arpía y Pegaso
cyclades-effect-creature-medusa = ninguna tropa sale de una isla
cyclades-effect-creature-polyphemus = aparta las flotas de una costa y la cierra
cyclades-effect-creature-kraken = hunde todas las flotas de un espacio; 1 moneda por cada paso más
cyclades-effect-building-fortress = +1 para defender su isla
cyclades-effect-building-port = +1 para defender su costa
cyclades-effect-building-temple = una criatura cuesta 1 menos en cada ciclo
cyclades-effect-building-university = una de las cuatro para una metrópolis
cyclades-effect-card-priest = cada ofrenda tuya cuesta 1 menos
cyclades-effect-card-philosopher = cuatro son una metrópolis

## What was done: after "Done:"

cyclades-said-bid = ofrendas { $amount } a { $god }
cyclades-said-bid-apollo = vas con Apolo
cyclades-said-recruit = reclutas { $piece }
cyclades-said-build = construyes en { $place } (recuadro { $slot }), −{ $cost } de oro
cyclades-said-move = mueves { $units } de { $from } a { $to }
cyclades-said-to = sigues hasta { $place }
cyclades-said-with = sigues con { $fleets }
cyclades-said-stop = lo dejas así
cyclades-said-swap = descartas { $creature-to } de la fila
cyclades-said-summon = invocas { $creature-to }
cyclades-said-forgo = dejas el poder sin usar
cyclades-said-at = eliges { $place }
cyclades-said-from = eliges { $city }
cyclades-said-topple = destruyes el edificio de { $place } (recuadro { $slot })
cyclades-said-remake = conviertes el edificio de { $place } (recuadro { $slot }) en { $building-a }
cyclades-said-copy = usas { $creature-to }
cyclades-said-sell = vendes { $piece }
cyclades-said-push = apartas las flotas de { $from } a { $to }
cyclades-said-fight = sigues luchando
cyclades-said-withdraw = te retiras a { $place }
cyclades-said-give = entregas el edificio de { $place } (recuadro { $slot })
cyclades-said-end = terminas tu turno

## What units meet where they go

cyclades-arrival-own = ya tienes allí { $units }
cyclades-arrival-own-empty = tuya
cyclades-arrival-open = neutral
cyclades-arrival-open-sea = mar vacío
cyclades-arrival-open-trade = mar vacío, ingresos +1
cyclades-arrival-abandoned = { $city }, sin defensa
cyclades-arrival-enemy = batalla: { $city } { $defence }
cyclades-arrival-battle = batalla: { $force } contra { $defence }

## What a choice brings, in a line of a select (50 characters)

cyclades-gain-cost = cuesta { $cost }, te deja { $left }
cyclades-gain-bid-none = nadie todavía
cyclades-gain-bid-own = ya es tuya: { $amount }
cyclades-gain-bid = { $city } { $amount }
cyclades-gain-apollo = { $gold }
cyclades-gain-apollo-first = { $gold } y un marcador de prosperidad
cyclades-gain-units = { $city }, { $units }
cyclades-gain-recruit = { $price } · allí { $there }
cyclades-gain-philosopher = { $price } · trae una metrópolis
cyclades-gain-build-under = { $price }, bajo la metrópolis futura
cyclades-gain-build-beside = { $price }, junto a la metrópolis futura
cyclades-gain-with = se quedan: { $stays }
cyclades-gain-costs = cuesta { $cost }
cyclades-gain-targets = { $n ->
    [one] 1 objetivo
   *[other] { $n } objetivos
}
cyclades-gain-summon = cuesta { $cost } en vez de { $full }, te deja { $left }
cyclades-gain-sell = +{ $amount }, después { $then } en total
cyclades-gain-push = se unen a { $fleets }
cyclades-gain-push-empty = espacio vacío
cyclades-gain-fight = ganas { $win } %, empatas { $tie } %, pierdes { $lose } %
cyclades-gain-give-under = { $building }, bajo el espacio de metrópolis
cyclades-gain-give-beside = { $building }, junto al espacio de metrópolis
cyclades-gain-no-fleets = sin flotas
cyclades-gain-metropolis = pierdes: { $list }
cyclades-gain-metropolis-free = no pierdes nada
cyclades-gain-prosperity = prosperidad { $now } → { $then }
cyclades-gain-clash = { $creature } ya está allí: se van las dos
cyclades-gain-griffon = la mitad de su oro, redondeando hacia abajo
cyclades-gain-set = { $n } de { $of } tipos

## What a choice brings, in one line of the panel

cyclades-preview-cost = { $price }.
cyclades-preview-bid = { $amount } para { $god } cuesta { $cost } y te deja { $left }.
cyclades-preview-bid-priests = { $amount } para { $god } cuesta { $cost } ({ $priests }) y te deja { $left }.
cyclades-preview-bid-aside = Tu otra ofrenda, que cuesta { $cost }, ya está descontada.
cyclades-preview-bid-own = Tu propia ofrenda de { $amount } debe ir a otro dios.
cyclades-preview-bid-over = { $city } debe ofrendar a otro dios.
cyclades-preview-apollo = Con Apolo: { $gain }. No cuesta nada.
cyclades-preview-recruit-units = Reclutas { $piece }: { $price }. Después hay allí { $then }.
cyclades-preview-recruit-cards = Reclutas { $piece }: { $price }. Después tienes { $then }.
cyclades-preview-build = { $building-a } en { $place }: { $price }.
cyclades-preview-set = Para una metrópolis aún necesitas después: { $list }.
cyclades-preview-metropolis = Eso trae enseguida una metrópolis.
cyclades-preview-no-room = La metrópolis que toca entonces se pierde: ninguna isla tuya la admite, o no queda ninguna.
cyclades-preview-move = { $units } de { $from } a { $to }; se quedan: { $stays }.
cyclades-preview-to = { $units } a { $to }.
cyclades-preview-join = Después { $units } en { $place }.
cyclades-preview-take = { $place } es tuya sin batalla.
cyclades-preview-take-from = { $place } está sin defensa: { $city } la pierde y es tuya.
cyclades-preview-taken = Tiene: { $list }.
cyclades-preview-battle = Batalla con { $city }: { $force } contra { $defence } antes de los dados.
cyclades-preview-odds = Un asalto: ganas { $win } %, empatas { $tie } %, pierdes { $lose } %.
cyclades-preview-with = Siguen juntas: { $units }; se quedan en { $place }: { $stays }.
cyclades-preview-stop = El movimiento termina aquí; sin usar: { $steps }.
cyclades-preview-stop-kraken = El Kraken se queda en { $place }.
cyclades-preview-stop-sale = La venta termina.
cyclades-preview-swap = Descartas { $creature-to } y se roba otra criatura para ese espacio.
cyclades-preview-targets = { $n ->
    [0] Ahora no tiene ningún objetivo.
    [one] Ahora tiene 1 objetivo.
   *[other] Ahora tiene { $n } objetivos.
}
cyclades-preview-forgo = Sin efecto: { $creature }. El precio no se devuelve.
cyclades-preview-copy = Después se mezclan juntos el mazo y la pila de descarte.
cyclades-preview-place = Una metrópolis en { $place }; no pierdes ningún edificio.
cyclades-preview-place-fallen = Una metrópolis en { $place }; pierdes lo que hay debajo: { $list }.
cyclades-preview-prosperity = Un marcador de prosperidad en { $place }: tus ingresos pasan de { $now } a { $then }.
cyclades-preview-siren = La flota de { $city } en { $place } se cambia por una tuya.
cyclades-preview-siren-own = Una flota tuya va de { $from } a { $to }.
cyclades-preview-kraken = El Kraken llega a { $place }: { $city } pierde { $fleets }.
cyclades-preview-kraken-own = El Kraken llega a { $place }: **tú** pierdes { $fleets }.
cyclades-preview-kraken-empty = El Kraken llega a { $place }: allí no hay flotas.
cyclades-preview-harpy = { $city } pierde una tropa en { $place }; allí quedan: { $left }.
cyclades-preview-clash = { $first-def } está en { $place }: llega { $second-def }, y las dos miniaturas se van sin efecto.
cyclades-preview-figurine = { $creature-def } en { $place }, isla de { $city }, hasta que empieza tu primer turno del ciclo siguiente.
cyclades-preview-figurine-neutral = { $creature-def } en { $place }, isla neutral, hasta que empieza tu primer turno del ciclo siguiente.
cyclades-preview-minotaur-neutral = Allí no hace nada hasta que alguien toma la isla.
cyclades-preview-pushed = Deben apartarse: { $list }.
cyclades-preview-push-lost = Se pierden, sin ningún sitio adonde ir: { $list }.
cyclades-preview-push = De { $from } a { $to }: { $fleets } de { $city }.
cyclades-preview-griffon = La mitad del oro de { $city }, redondeando hacia abajo, es para ti.
cyclades-preview-satyr = Un filósofo de { $city } es para ti.
cyclades-preview-dryad = Un sacerdote de { $city } es para ti.
cyclades-preview-topple = { $building-def } de { $place } se destruye.
cyclades-preview-remake = { $building-def } de { $place } se convierte en { $to-a }.
cyclades-preview-give = { $building-def } de { $place } se entrega.
cyclades-preview-sell = Vendes { $piece }: +{ $amount }. Después tienes { $gold }.
cyclades-preview-withdraw = A { $to }: { $units }. { $place } queda para { $city }.
cyclades-preview-end = Tu turno con este dios termina.
cyclades-preview-end-unused = Tu turno con este dios termina. Te queda sin usar el reclutamiento gratis.

## Titles of forms (45 characters)

cyclades-ask-bid = Tu ofrenda a { $god } ({ $least }–{ $most })
cyclades-ask = { $what } ({ $least }–{ $most })

## Events

cyclades-event-start = { $city } empieza en { $islands }, con flotas en { $seas }.
cyclades-event-marker = Orden de turnos, puesto { $place }: { $city }.
cyclades-event-cycle = Ciclo { $cycle }.
cyclades-event-row-left = Se descarta de la fila: { $creature }.
cyclades-event-row-came = Nueva criatura en la fila (cuesta { $cost } de oro): { $creature }.
cyclades-event-reshuffled = La pila de descarte pasa a ser el mazo.
cyclades-event-gods = Dioses de arriba abajo: { $list }. No disponibles: { $away }.
cyclades-event-gods-all = Dioses de arriba abajo: { $list }.
cyclades-event-income = Ingresos: { $list }.
cyclades-event-income-none = Ingresos: ninguna ciudad gana nada.
cyclades-event-fates = { $city } recibe sus ingresos una vez más: { $gold }.
cyclades-event-bid = { $city } ofrenda { $amount } a { $god }.
cyclades-event-bid-over = { $city } ofrenda { $amount } a { $god } y supera a { $other }.
cyclades-event-bid-own = { $city } ofrenda { $amount } a { $god } y supera su propia ofrenda.
cyclades-event-queued = { $city } va con Apolo, puesto { $place }.
cyclades-event-paid = { $city } paga { $amount } de oro por { $god }.
cyclades-event-turn = { $city } actúa con { $god }.
cyclades-event-figurine-left = { $creature-def } deja { $place }.
cyclades-event-recruited = { $city } recluta { $piece } por { $cost } de oro.
cyclades-event-recruited-free = { $city } recluta { $piece }.
cyclades-event-built = { $city } construye { $building-a } en { $place }.
cyclades-event-swapped = { $city } descarta { $creature-to } de la fila.
cyclades-event-summoned = { $city } invoca { $creature-to } por { $cost } de oro.
cyclades-event-forgone = { $city } deja { $creature-to } sin efecto.
cyclades-event-moved = { $city } mueve { $units } de { $from } a { $to }.
cyclades-event-flown = { $city } lleva { $units } por el aire de { $from } a { $to }.
cyclades-event-regrouped = { $city } sigue con { $fleets } desde { $place }.
cyclades-event-taken = { $city } toma { $place }.
cyclades-event-taken-from = { $city } le quita { $place } a { $other }.
cyclades-event-battle = Batalla en { $place }: { $city } { $force } contra { $other } { $defence }.
cyclades-event-round-attacker = { $place }: { $city } saca { $die } (total { $total }), { $other } saca { $other-die } (total { $other-total }). { $city } gana el asalto.
cyclades-event-round-equal = { $place }: { $city } saca { $die } (total { $total }), { $other } saca { $other-die } (total { $other-total }). Las dos partes pierden una pieza.
cyclades-event-round-defender = { $place }: { $city } saca { $die } (total { $total }), { $other } saca { $other-die } (total { $other-total }). { $other } gana el asalto.
cyclades-event-minotaur-fell = El Minotauro de { $place } cae.
cyclades-event-fought-on = { $city } sigue luchando.
cyclades-event-withdrew = { $city } se retira de { $from } a { $to } con { $units }.
cyclades-event-battle-won = { $city } gana la batalla en { $place }.
cyclades-event-battle-nobody = No queda nadie en { $place }.
cyclades-event-eliminated = { $city } pierde su última isla ante { $other } y queda fuera.
cyclades-event-given = { $city } entrega { $building-a } de { $place } para una metrópolis.
cyclades-event-philosophers-given = { $city } entrega { $philosophers } para una metrópolis.
cyclades-event-metropolis = { $city } pone una metrópolis en { $place }.
cyclades-event-metropolis-fallen = { $city } pone una metrópolis en { $place } y pierde lo que había debajo: { $list }.
cyclades-event-metropolis-lost = { $city } se queda sin metrópolis: ninguna isla la admite, o no queda ninguna.
cyclades-event-lured = { $city } atrae la flota de { $other } en { $place } y pone allí una propia.
cyclades-event-lured-from = { $city } atrae la flota de { $other } en { $place } y pone allí una propia que estaba en { $from }.
cyclades-event-toppled = { $city } destruye { $building-a } en { $place }.
cyclades-event-remade = { $city } convierte { $from-a } de { $place } en { $to-a }.
cyclades-event-copied = { $city } toma { $creature-to } de la pila de descarte.
cyclades-event-mixed = El mazo y la pila de descarte se mezclan juntos.
cyclades-event-sold = { $city } vende { $piece } por { $amount } de oro.
cyclades-event-seized = { $city } quita una tropa de { $other } en { $place }.
cyclades-event-robbed = { $city } le quita { $gold } a { $other }.
cyclades-event-charmed = { $city } le quita { $piece } a { $other }.
cyclades-event-figurine-came = { $city } pone { $creature-to } en { $place }.
cyclades-event-figurines-clashed = { $first-def } y { $second-def } se encuentran en { $place }: las dos miniaturas se van.
cyclades-event-kraken = { $city } lleva al Kraken a { $place }.
cyclades-event-sunk = { $city } pierde { $fleets } en { $place }.
cyclades-event-pushed = Polifemo aparta { $fleets } de { $city } de { $from } a { $to }.
cyclades-event-apollo = Apolo da a { $city } { $gold }.
cyclades-event-prosperity = { $city } pone un marcador de prosperidad en { $place }.
cyclades-event-over = La partida ha terminado: { $reason }.

## Why not

cyclades-refusal-not-your-turn = No te toca; tu asiento no tiene nada que decidir ahora.
cyclades-refusal-not-on-board = Ese lugar no está en el tablero de esta partida.
cyclades-refusal-offer-now = Ahora tocan las ofrendas: elige un dios y una cantidad, o ve con Apolo.
cyclades-refusal-apollo-once = Un marcador tuyo ya está con Apolo; el otro solo puede ir si no puedes pagar ninguna otra ofrenda.
cyclades-refusal-god-away = { $god }: no disponible en este ciclo.
cyclades-refusal-god-just-lost = { $god } acaba de recibir una ofrenda más alta que la tuya: elige antes otro dios o Apolo.
cyclades-refusal-bid-too-low = Una ofrenda a { $god } es ahora de { $least } como mínimo; la tuya era de { $bid }.
cyclades-refusal-bid-too-high = { $most ->
    [0] No puedes pagar una ofrenda de { $bid } a { $god }; Apolo es gratis.
   *[other] Puedes pagar una ofrenda a { $god } de { $most } como máximo, con tus sacerdotes; la tuya era de { $bid }.
}
cyclades-refusal-finish-first = Termina antes lo que está en marcha; en tu asiento ves qué falta.
cyclades-refusal-metropolis-first = Toca una metrópolis; eso va primero.
cyclades-refusal-battle-first = Hay una batalla en marcha: sigue luchando o retírate.
cyclades-refusal-creature-first = Primero { $creature-def }: usa el poder o déjalo sin efecto.
cyclades-refusal-not-now = Eso no se puede elegir ahora; en tu asiento ves lo que sí.
cyclades-refusal-other-god = Actúas con { $god }; para eso hace falta { $wanted }.
cyclades-refusal-cannot-afford = Eso cuesta { $cost }; tienes { $gold }.
cyclades-refusal-not-your-island = { $island } no es tuya.
cyclades-refusal-no-more-recruits = En este turno ya has reclutado { $most }, que es el máximo.
cyclades-refusal-all-units-out = Ya están en el tablero las { $most } piezas de esa clase.
cyclades-refusal-not-your-coast = Las flotas se reclutan en la costa de una isla tuya.
cyclades-refusal-enemy-fleets-there = Allí hay flotas de otra ciudad; las flotas se reclutan en espacios vacíos o junto a las tuyas.
cyclades-refusal-none-left = No queda ninguna pieza así en la caja.
cyclades-refusal-space-closed = Ese espacio está cerrado a las flotas: está allí el Kraken, o Polifemo guarda la costa.
cyclades-refusal-no-such-slot = Los recuadros de esa isla van de 1 a { $slots }.
cyclades-refusal-slot-covered = Ese recuadro está debajo de la metrópolis.
cyclades-refusal-slot-taken = En ese recuadro hay un edificio.
cyclades-refusal-slot-alike = Los recuadros que dan igual cuentan como uno: elige el más bajo.
cyclades-refusal-same-island = Las tropas ya están allí.
cyclades-refusal-too-few-troops = { $troops ->
    [0] Allí no tienes tropas que mover.
    [one] Desde allí puedes mover 1 tropa.
   *[other] Desde allí puedes mover de 1 a { $troops } tropas.
}
cyclades-refusal-medusa-holds = Allí está Medusa: ninguna tropa sale de esa isla.
cyclades-refusal-no-chain = Ninguna cadena de flotas tuyas lleva hasta allí.
cyclades-refusal-chiron-bars = Quirón protege esa isla.
cyclades-refusal-last-island = { $island } es la última isla de esa ciudad; solo puedes atacarla si con ella reúnes enseguida las metrópolis para ganar.
cyclades-refusal-too-few-fleets = { $fleets ->
    [0] Desde allí no se puede mover ninguna flota tuya.
    [one] De las flotas que hay allí se puede mover 1.
   *[other] De las flotas que hay allí se pueden mover { $fleets }.
}
cyclades-refusal-fleets-fought = Las flotas que lucharon se quedan donde están; { $fleets ->
    [0] de las que hay allí no se puede mover ninguna.
    [one] de las que hay allí se puede mover 1.
   *[other] de las que hay allí se pueden mover { $fleets }.
}
cyclades-refusal-not-adjacent = Esos espacios no se tocan.
cyclades-refusal-regrouped = En este espacio el grupo ya está formado; puede cambiar en el siguiente.
cyclades-refusal-same-group = El grupo tiene ya ese número de flotas.
cyclades-refusal-no-fleet-there = Allí no tienes ninguna flota.
cyclades-refusal-nothing-to-push = En ese espacio no hay flotas que apartar.
cyclades-refusal-no-refuge = Las flotas se apartan a un espacio contiguo que no sea de esa costa ni esté cerrado, y que esté vacío o tenga flotas de su ciudad.
cyclades-refusal-not-of-the-set = Ahora se entrega un edificio tuyo de esta clase: { $building }.
cyclades-refusal-metropolis-there = Allí ya hay una metrópolis.
cyclades-refusal-free-space-first = Mientras un espacio de metrópolis tuyo esté libre de edificios, tienes que usar uno libre.
cyclades-refusal-no-way-back = No puedes retirarte allí: en tierra, tus flotas deben unir ese lugar con la batalla; en el mar, el espacio debe ser contiguo, no estar cerrado, y estar vacío o ser tuyo.
cyclades-refusal-not-in-row = La carta { $creature-of } no está ahora en la fila.
cyclades-refusal-not-discarded = La carta { $creature-of } no está en la pila de descarte.
cyclades-refusal-nothing-to-sell = Allí no tienes nada de esa clase que vender.
cyclades-refusal-no-lone-enemy = La Sirena solo se lleva una flota de otra ciudad que esté sola en su espacio.
cyclades-refusal-same-building = Ese edificio ya está allí; elige otra clase.
cyclades-refusal-no-enemy-troop = Allí no hay ninguna tropa de otra ciudad.
cyclades-refusal-nothing-to-take = Esa ciudad no tiene nada de esa clase que llevarse.
cyclades-refusal-no-building-there = En ese recuadro no hay ningún edificio.

## The end

cyclades-part-metropolises = metrópolis
cyclades-part-gold = oro
    .with = de oro
cyclades-part-income = ingresos
    .with = de ingresos
cyclades-ending-city = { $city } en { $islands }
cyclades-ending-metropolises = una ciudad tiene las metrópolis necesarias: { $cities }
cyclades-reason-metropolises = una ciudad tiene las metrópolis necesarias
cyclades-reason-survivor = queda una sola ciudad
cyclades-reason-cycles = el ciclo 60 era el último

# Órdenes

cyclades-order-offer = Plan para las ofrendas

## Whole actions: verb and object, for lists that show an action alone

cyclades-whole-bid = Ofrendar { $amount } a { $god }
cyclades-whole-bid-apollo = Ir con Apolo
cyclades-whole-recruit = Reclutar { $piece }
cyclades-whole-recruit-fleet = Reclutar una flota en { $place }
cyclades-whole-build = Construir { $building-a } en { $place }, recuadro { $slot }
cyclades-whole-move = Mover { $units } de { $from } a { $to }
cyclades-whole-metropolis = Colocar la metrópolis en { $place }
cyclades-whole-prosperity = Colocar el marcador de prosperidad en { $place }
cyclades-whole-siren = Tomar la flota de { $place }
cyclades-whole-siren-own = Usar la flota de { $place }
cyclades-whole-harpy = Quitar una tropa de { $place }
cyclades-whole-creature = Colocar { $creature-to } en { $place }
cyclades-whole-griffon = Tomar la mitad del oro de { $city }
cyclades-whole-satyr = Tomar un filósofo de { $city }
cyclades-whole-dryad = Tomar un sacerdote de { $city }
cyclades-whole-topple = Destruir { $building-def } de { $place }, recuadro { $slot }
cyclades-whole-give = Entregar { $building-def } de { $place }, recuadro { $slot }
cyclades-whole-remake = Cambiar { $old-def } de { $place }, recuadro { $slot }, por { $building-a }
cyclades-whole-sell = Vender { $piece }
cyclades-whole-push = Apartar las flotas de { $from } a { $to }
