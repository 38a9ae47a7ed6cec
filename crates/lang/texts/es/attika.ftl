# Attika: everything said at a table. Nouns take $n; sentences get a noun's forms as $building, $building-a, $pile-of, ….

attika-title = Attika
attika-pitch = Levanta 30 edificios o une dos santuarios
attika-blurb = Levanta 30 edificios allí donde la tierra paga una parte, o une dos santuarios con una cadena de ellos. De 2 a 4 personas, 60 minutos de una sentada.

## Nouns

attika-landscape-water = agua
    .gender = f
    .of = de agua
attika-landscape-forest = { $n ->
    [one] bosque
   *[other] bosques
}
    .gender = m
    .of = de bosque
attika-landscape-hill = { $n ->
    [one] colina
   *[other] colinas
}
    .gender = f
    .of = de colina
attika-landscape-mountain = { $n ->
    [one] montaña
   *[other] montañas
}
    .gender = f
    .of = de montaña
attika-group-city = ciudad
attika-group-supply = abastecimiento
attika-group-defence = defensa
attika-group-shipping = navegación
attika-group-streets = calles
attika-group-coinage = acuñación
attika-group-wine = vino
attika-building-core = { $n ->
    [one] centro
   *[other] centros
}
    .gender = m
    .a = un centro
attika-building-oracle = { $n ->
    [one] oráculo
   *[other] oráculos
}
    .gender = m
    .a = un oráculo
attika-building-theater = { $n ->
    [one] teatro
   *[other] teatros
}
    .gender = m
    .a = un teatro
attika-building-tavern = { $n ->
    [one] taberna
   *[other] tabernas
}
    .gender = f
    .a = una taberna
attika-building-plaza = { $n ->
    [one] plaza
   *[other] plazas
}
    .gender = f
    .a = una plaza
attika-building-gymnasium = { $n ->
    [one] gimnasio
   *[other] gimnasios
}
    .gender = m
    .a = un gimnasio
attika-building-statue = { $n ->
    [one] estatua
   *[other] estatuas
}
    .gender = f
    .a = una estatua
attika-building-market = { $n ->
    [one] mercado
   *[other] mercados
}
    .gender = m
    .a = un mercado
attika-building-stadium = { $n ->
    [one] estadio
   *[other] estadios
}
    .gender = m
    .a = un estadio
attika-building-temple = { $n ->
    [one] templo
   *[other] templos
}
    .gender = m
    .a = un templo
attika-building-well = { $n ->
    [one] pozo
   *[other] pozos
}
    .gender = m
    .a = un pozo
attika-building-corn-field = { $n ->
    [one] trigal
   *[other] trigales
}
    .gender = m
    .a = un trigal
attika-building-mill = { $n ->
    [one] molino
   *[other] molinos
}
    .gender = m
    .a = un molino
attika-building-village = { $n ->
    [one] aldea
   *[other] aldeas
}
    .gender = f
    .a = una aldea
attika-building-quarry = { $n ->
    [one] cantera
   *[other] canteras
}
    .gender = f
    .a = una cantera
attika-building-fortress = { $n ->
    [one] fortaleza
   *[other] fortalezas
}
    .gender = f
    .a = una fortaleza
attika-building-tower = { $n ->
    [one] torre
   *[other] torres
}
    .gender = f
    .a = una torre
attika-building-harbor = { $n ->
    [one] puerto
   *[other] puertos
}
    .gender = m
    .a = un puerto
attika-building-ship = { $n ->
    [one] barco
   *[other] barcos
}
    .gender = m
    .a = un barco
attika-building-silver-mine = { $n ->
    [one] mina de plata
   *[other] minas de plata
}
    .gender = f
    .a = una mina de plata
attika-building-mint = { $n ->
    [one] ceca
   *[other] cecas
}
    .gender = f
    .a = una ceca
attika-building-vineyard = { $n ->
    [one] viñedo
   *[other] viñedos
}
    .gender = m
    .a = un viñedo
attika-building-vintner = { $n ->
    [one] vinatero
   *[other] vinateros
}
    .gender = m
    .a = un vinatero
attika-building-street = { $n ->
    [one] calle
   *[other] calles
}
    .gender = f
    .a = una calle
attika-building = { $n ->
    [one] edificio
   *[other] edificios
}
    .gender = m
attika-amphora = { $n ->
    [one] ánfora
   *[other] ánforas
}
    .gender = f
attika-settlement = { $n ->
    [one] asentamiento
   *[other] asentamientos
}
    .gender = m
attika-board-tile = { $n ->
    [one] ficha de tablero
   *[other] fichas de tablero
}
    .gender = f
attika-pile-main = pila principal
    .of = de la pila principal
attika-pile-1 = pila 1
    .of = de la pila 1
attika-pile-2 = pila 2
    .of = de la pila 2
attika-pile-3 = pila 3
    .of = de la pila 3
attika-tile-named = la ficha { $letter }
attika-tile-beside = junto a la ficha { $letter }
attika-shrine-named = el santuario { $letter }
attika-shrine-beside = junto al santuario { $letter }
attika-free = gratis
attika-no-card = ninguna carta
attika-any = { $n ->
    [one] 1 carta cualquiera
   *[other] { $n } cartas cualesquiera
}

## Options

attika-option-amphorae = ánforas en la reserva
attika-option-amphorae-5 = 5
attika-option-amphorae-15 = 15

## Phases

attika-phase-set-up = preparación
attika-phase-turn = Ronda { $round }
attika-phase-draw = Ronda { $round } · turno de robar
attika-phase-build = Ronda { $round } · turno de construir
attika-phase-over = Fin tras la ronda { $round }

## What a seat does: after its name

attika-verb-act = { $kind ->
    [draw] roba o termina el turno ({ $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    })
    [build] construye o termina el turno ({ $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    })
    [done] termina el turno o usa un ánfora
    [end] termina el turno
   *[open] roba o construye
}
attika-verb-place = decide sobre una ficha { $pile-of }
attika-verb-pay = paga { $building-a } en { $space }: { $price }
attika-verb-lay = coloca una nueva ficha de tablero
attika-verb-turn = gira la nueva ficha de tablero { $beside }, lugar { $spot }

## Turn notices: after the mention

attika-notice-act = { $kind ->
    [draw] tu turno: sigue robando o termínalo ({ $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    })
    [build] tu turno: sigue construyendo o termínalo ({ $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    })
    [done] tu turno: termínalo o usa un ánfora
    [end] tu turno: termínalo
   *[open] tu turno: roba o construye
}
attika-notice-place = tu ficha { $pile-of }: ponla o guárdala
attika-notice-pay = tu pago por { $building-a } en { $space }: { $price }
attika-notice-lay = tu nueva ficha de tablero: elige su lugar
attika-notice-turn = tu nueva ficha de tablero { $beside }, lugar { $spot }: gírala
attika-notice-chance = toca un sorteo
attika-notice-over = la partida ha terminado

## What others wait for: in brackets

attika-prompt-act = turno
attika-prompt-place = una ficha robada
attika-prompt-pay = pago
attika-prompt-lay = una ficha de tablero
attika-prompt-turn = girar una ficha de tablero

## The question of the panel

attika-question-act = { $kind ->
    [draw] Turno de robar, { $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    }: ¿robas o terminas el turno?
    [build] Turno de construir, { $left ->
        [one] 1 acción por usar
       *[other] { $left } acciones por usar
    }: ¿construyes o terminas el turno?
    [done] No queda nada que robar ni construir: ¿terminas el turno o usas un ánfora?
    [end] No queda nada que robar ni construir: termina tu turno.
   *[open] Tu turno: ¿robas o construyes? Tu primera acción lo decide.
}
attika-question-place = Has robado { $building-a }. ¿La ficha va al tablero o la guardas?
attika-question-pay = { $building } en { $space }. A pagar: { $price }.
attika-question-pairs = Una carta que encaje por cada paisaje, o 2 cartas cualesquiera en vez de una.
attika-question-lay = ¿Dónde va la ficha de tablero { $number }?
attika-question-turn = La ficha de tablero { $number } está { $beside }, lugar { $spot }. ¿Cómo la giras?
attika-question-tile-order = Los números son sus espacios: 0 es el centro, 1 el este y luego en el sentido del reloj hasta 6.
attika-question-ending = Si terminas ahora, robas { $cards }.
attika-question-free = Gratis para ti: { $list }.
attika-question-free-places = Gratis para ti: { $list }.
attika-question-later = Si guardas la ficha, puedes construirla en un turno posterior.
attika-question-unpaid = Hasta que pagues no se construye nada.
attika-question-purse = Tienes { $cards }.
attika-question-no-cards = No tienes cartas.
attika-question-amphorae = Tienes { $amphorae }.
attika-question-hand = Mano: { $cards }. { $amphorae }.
attika-question-mat = Tu tablero: { $list }.
attika-question-piles = Pilas, primero los edificios principales: { $piles }.

## Status lines

attika-status-turn = { $kind ->
    [draw] Turno de robar, acción { $next } de { $actions }. Si termina ahora, roba { $cards }.
    [build] Turno de construir, acción { $next } de { $actions }. Si termina ahora, roba { $cards }.
    [done] No quedan acciones de robar ni de construir. Si termina ahora, roba { $cards }.
    [end] No quedan acciones de robar ni de construir. Si termina ahora, roba { $cards }.
   *[open] Aún no ha hecho nada. Si termina ahora, roba { $cards }.
}
attika-status-city = { $seat }: { $cards }, { $amphorae } · pilas { $piles } · { $buildings }
attika-status-supply = Reserva: { $amphorae } · mazo: { $deck } · por colocar: { $tiles }
attika-status-winner = Gana { $seat }.
attika-status-total = { $seat }: { $buildings }, { $settlements }
attika-status-luck-start = Se sortea qué ciudad empieza.
attika-status-luck-layout = Se monta el tablero al azar.
attika-status-luck-show = Se descubren las primeras fichas.
attika-status-luck-deal = Se reparten las primeras cartas.
attika-status-luck-disc = Se roba una ficha.
attika-status-luck-card = Se roba una carta.
attika-status-luck-tile = Se roba una ficha de tablero.

## Events

attika-event-first = Empieza { $city }.
attika-event-set = La ficha de tablero { $number } es ahora la ficha { $letter }, { $degrees ->
    [0] sin girar
   *[other] girada { $degrees }°
}.
attika-event-shown = { $city } muestra { $building-a } { $pile-of }.
attika-event-turn = Ronda { $round }: empieza el turno de { $city }.
attika-event-draw = { $city } roba una ficha { $pile-of }; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
attika-event-draw-last = { $city } roba la última ficha { $pile-of }.
attika-event-disc = { $city } roba { $building-a }.
attika-event-stored = { $city } guarda { $building-a }.
attika-event-priced = { $city } elige { $space } para { $building-a } y debe pagar { $price }.
attika-event-priced-drawn = { $city } elige { $space } para la ficha robada, { $building-a }, y debe pagar { $price }.
attika-event-paid = { $city } paga { $cards }.
attika-event-built = { $city } construye { $building-a } en { $space }.
attika-event-built-free = { $city } construye gratis { $building-a } en { $space }.
attika-event-placed = { $city } pone { $building-a } en { $space }.
attika-event-placed-free = { $city } pone gratis { $building-a } en { $space }.
attika-event-group = { $city } completa el grupo { $group } y gana un ánfora.
attika-event-group-card = { $city } completa el grupo { $group } y roba una carta, porque la reserva está vacía.
attika-event-amphora-card = { $city } devuelve un ánfora por una carta.
attika-event-amphora-action = { $city } devuelve un ánfora por una acción más.
attika-event-tile = { $city } toma una ficha de tablero.
attika-event-tile-face = { $city } toma la ficha de tablero { $number }: { $tile }.
attika-event-no-tile = { $city } vacía una pila, pero no quedan fichas de tablero.
attika-event-spot = { $city } elige el lugar { $spot } { $beside }.
attika-event-laid = { $city } coloca la ficha de tablero { $number } como ficha { $letter }, { $degrees ->
    [0] sin girar
   *[other] girada { $degrees }°
}.
attika-event-card = { $city } roba una carta.
attika-event-card-seen = { $city } roba una carta: { $card }.
attika-event-shuffled = Se baraja la pila de descarte: { $cards } en el nuevo mazo.
attika-event-no-cards = A { $city } le tocaba robar { $cards }, pero no queda ninguna.
attika-event-ended = { $city } termina el turno.
attika-event-ended-cards = { $city } termina el turno y roba { $cards }.
attika-event-over = La partida ha terminado: { $reason }.
attika-event-over-won = Gana { $city }: { $reason }.

## The end

attika-ending-shrines = una cadena de { $city } toca los santuarios { $shrines }
attika-ending-buildings = los 30 edificios de { $city } están en el tablero
attika-reason-shrines = una cadena toca dos santuarios
attika-reason-buildings = los 30 edificios están en el tablero
attika-reason-idle = nadie robó ni construyó en tres rondas
attika-part-buildings = edificios
    .with = { $n ->
        [one] edificio
       *[other] edificios
    }
attika-part-settlements = asentamientos
    .with = { $n ->
        [one] asentamiento
       *[other] asentamientos
    }

## Labels: a button, or the head of a menu (22 characters)

attika-label-root = ¿Qué haces?
attika-label-act = Robar o construir…
attika-label-draw = Robar una ficha
attika-label-draw-pile = Robar: { $pile }
attika-label-store = Guardar
attika-label-place = Poner la ficha
attika-label-place-at = Poner en { $amount }
attika-label-build = Construir
attika-label-build-at = Construir { $place } { $amount }
attika-label-autopay = Pagar lo sugerido
attika-label-pay = Pagar…
attika-label-pay-cards = Pagar { $amount }
attika-label-amphora = Ánfora
attika-label-amphora-action = Ánfora por 1 acción
attika-label-amphora-card = Ánfora por una carta
attika-label-lay = Colocar la ficha
attika-label-spot = { $place }, lugar { $amount }
attika-label-turn = Girar la ficha
attika-label-turn-by = { $amount ->
    [0] Colocar sin girar
   *[other] Colocar girada { $amount }°
}
attika-label-end = Terminar ({ $cards })
attika-ask = { $what } ({ $least }–{ $most })

## What was done: after "Done:"

attika-said-draw = robas una ficha { $pile-of }
attika-said-store = guardas la ficha
attika-said-place = pones la ficha en { $space }
attika-said-build = construyes { $building-a } en { $space }
attika-said-autopay = pagas lo sugerido
attika-said-pay = pagas { $cards }
attika-said-amphora-action = devuelves un ánfora por una acción más
attika-said-amphora-card = devuelves un ánfora por una carta
attika-said-lay = eliges el lugar { $spot } { $beside }
attika-said-turn = { $degrees ->
    [0] colocas la ficha sin girarla
   *[other] giras la ficha { $degrees }°
}
attika-said-end = terminas tu turno

## What a choice brings, in a line of a select (50 characters)

attika-gain-price = { $cards } por { $price }
attika-gain-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
attika-gain-frees = libera { $list }
attika-gain-free-at = gratis en { $space }
attika-gain-from = desde { $cards }
attika-gain-spots = lugares: { $n }
attika-gain-amphora = después { $amphorae }
attika-gain-lay = toca { $n } { $n ->
    [one] espacio
   *[other] espacios
}, { $own ->
    [one] 1 tuyo
   *[other] { $own } tuyos
}
attika-gain-lay-shrine = toca { $n } { $n ->
    [one] espacio
   *[other] espacios
}, { $own ->
    [one] 1 tuyo
   *[other] { $own } tuyos
}, santuario { $shrines }
attika-gain-turn = junto a ti: { $symbols }
attika-gain-turn-nothing = sin símbolos junto a ti
attika-gain-end = { $cards }
attika-gain-draw = { $n ->
    [one] 1 ficha en la pila
   *[other] { $n } fichas en la pila
}
attika-gain-draw-last = la última: después viene una ficha de tablero
attika-gain-wins = ganas
attika-gain-group = completa { $group }
attika-gain-founds = asentamiento
attika-gain-to-second = { $n } hasta otro santuario
attika-gain-to-shrine = { $n } hasta un santuario

## What a choice brings, in one line

attika-preview-draw = Una ficha { $pile-of }: solo tú la ves. En la pila { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
attika-preview-draw-tile = La última ficha { $pile-of }: después viene una ficha de tablero.
attika-preview-draw-last = La última ficha { $pile-of }. No quedan fichas de tablero.
attika-preview-store = { $building } va a tu tablero, para un turno posterior.
attika-preview-free = { $building } en { $space }: gratis.
attika-preview-covered = { $building } en { $space }: los símbolos lo pagan todo.
attika-preview-price = { $building } en { $space }: por pagar { $price }, { $cards } con tu mano; después, { $left } en mano.
attika-preview-symbols = Símbolos que ayudan: { $symbols }.
attika-preview-founding = Funda un asentamiento; su parte del coste: { $cards }.
attika-preview-group = Completa el grupo { $group }: un ánfora.
attika-preview-group-card = Completa el grupo { $group }: una carta, porque la reserva está vacía.
attika-preview-wins-shrines = Tu cadena toca dos santuarios: ganas.
attika-preview-wins-buildings = Tu último edificio: ganas.
attika-preview-touches = La cadena toca { $shrine }.
attika-preview-to-second = Hasta otro santuario: { $buildings }.
attika-preview-to-shrine = Hasta un santuario: { $buildings }.
attika-preview-pay = Pagas { $cards }. Después, en mano: { $left }.
attika-preview-amphora-action = Otra ficha u otro edificio en este turno. Después: { $amphorae }.
attika-preview-amphora-card = Una carta ahora; después ya no robas fichas ni construyes. Después: { $amphorae }.
attika-preview-lay = Toca { $n } { $n ->
    [one] espacio
   *[other] espacios
 } y { $own } de los tuyos.
attika-preview-lay-shrine = Junto al santuario { $shrines }.
attika-preview-turn = { $degrees ->
    [0] La ficha se queda sin girar.
   *[other] La ficha queda girada { $degrees }° en el sentido del reloj.
}
attika-preview-turn-own = Junto a tus edificios: { $symbols }.
attika-preview-end = Tu turno termina y robas { $cards }.
attika-preview-end-free = Aún gratis para ti: { $list }.

## Why something is not possible

attika-refusal-not-your-turn = No te toca.
attika-refusal-not-on-mat = En tu tablero no hay ficha de { $building }.
attika-refusal-no-cards = El mazo y la pila de descarte están vacíos: no hay carta que robar.
attika-refusal-disc-first = Primero pon la ficha robada o guárdala.
attika-refusal-pay-first = Primero paga el edificio que elegiste.
attika-refusal-tile-first = Primero coloca la nueva ficha de tablero.
attika-refusal-not-now = Eso no es posible en este momento.
attika-refusal-cards-opened = Después de una carta ya no puedes robar fichas ni construir en este turno.
attika-refusal-draw-turn = Este turno es de robar: para construir, espera a otro turno.
attika-refusal-build-turn = Este turno es de construir: para robar fichas, espera a otro turno.
attika-refusal-no-action-left = Ya has usado todas las acciones del turno: { $actions }, y { $amphorae } más por ánforas. Con otra ánfora tendrías una más.
attika-refusal-pile-empty = No quedan fichas que robar { $pile-of }.
attika-refusal-no-amphora = No tienes ánforas que devolver.
attika-refusal-no-space = { $space } aún no está en el tablero: por ahora tiene { $tiles } fichas.
attika-refusal-space-taken = { $space } tiene un edificio: { $building } de { $city }.
attika-refusal-cannot-pay = { $building } en { $space } aún cuesta { $symbols } de paisajes concretos y { $any ->
    [one] 1 carta cualquiera
   *[other] { $any } cartas cualesquiera
}: con tu mano, { $needed ->
    [one] 1 carta
   *[other] { $needed } cartas
}. Tienes { $hand }.
attika-refusal-pay-not-held = Cartas de { $landscape } en tu mano: { $hand }, no { $cards }.
attika-refusal-pay-too-little = Con estos paisajes { $least ->
    [one] hace falta 1 carta
   *[other] hacen falta { $least } cartas
} como mínimo, { $most } como máximo; escribiste { $cards }.
attika-refusal-pay-too-much = No puedes pagar de más: { $most ->
    [one] 1 carta
   *[other] { $most } cartas
} como mucho; escribiste { $cards }.
attika-refusal-no-anchor = Ninguna ficha ni santuario lleva aquí la letra { $letter }.
attika-refusal-spot-overlaps = El lugar { $spot } { $anchor } caería sobre { $there }.
attika-refusal-spot-named = El lugar { $spot } { $anchor } tiene otro nombre: { $number } { $name }.
