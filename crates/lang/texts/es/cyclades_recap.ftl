# Cyclades: the lines of a recap, the race, and the course of a game. The reader is `you`; all others are cities.
# Changes and results have no-break spaces.

cyclades-recap-you = **tú**
cyclades-recap-bare = { $line }.
cyclades-recap-listed = { $line }: { $list }.

## Headings

cyclades-recap-cycle = Ciclo { $cycle }
cyclades-recap-offerings = Ciclo { $cycle } · Ofrendas
cyclades-recap-turn = Ciclo { $cycle } · { $god }: { $city }
cyclades-recap-turn-you = Ciclo { $cycle } · { $god }: tú

## The set-up and the beginning of a cycle

cyclades-recap-start = { $city } empezó en { $islands }, con flotas en { $seas }.
cyclades-recap-start-you = **Tú** empezaste en { $islands }, con flotas en { $seas }.
cyclades-recap-order = Orden de turnos: { $list }.
cyclades-recap-income = Ciclo { $cycle }: ingresos { $list }.
cyclades-recap-income-none = Ciclo { $cycle }: ninguna ciudad recibió ingresos.
cyclades-recap-income-you = Ciclo { $cycle }: **tus** ingresos +{ $gain }.
cyclades-recap-income-you-none = Ciclo { $cycle }: **tú** no recibiste ingresos.
cyclades-recap-income-new = En la fila: { $list }.
cyclades-recap-income-first = Primer dios: { $god }.
cyclades-recap-over = La partida ha terminado: { $reason }.

## Offerings

cyclades-recap-offered = { $city } ofrendó { $amount } a { $god }.
cyclades-recap-offered-you = **Tú** ofrendaste { $amount } a { $god }.
cyclades-recap-outbid = **{ $city } superó tu ofrenda a { $god } ({ $amount }).**
cyclades-recap-god = { $city } ganó el favor de { $god } por { $amount }.
cyclades-recap-god-you = **Ganaste el favor de { $god } por { $amount }.**
cyclades-recap-god-past = { $city } ganó el favor de { $god } por { $amount }, por delante de { $list }.
cyclades-recap-god-past-you = **Ganaste el favor de { $god } por { $amount }**, por delante de { $list }.
cyclades-recap-paid = { $line } Pagaste { $cost } de oro.
cyclades-recap-queue = Con Apolo: { $list }.

## A god's turn

cyclades-recap-actions = { $city } con { $god }: { $list }.
cyclades-recap-actions-you = **Tú** con { $god }: { $list }.
cyclades-recap-built = { $building-a } en { $place }
cyclades-recap-move = { $units } de { $from } a { $to }
cyclades-recap-moves = { $n ->
    [one] 1 movimiento
   *[other] { $n } movimientos
}
cyclades-recap-kinds = { $city } construyó { $building-a } en { $place }: { $kinds } de { $of } tipos para una metrópolis.
cyclades-recap-kinds-you = **Tú** construiste { $building-a } en { $place }: { $kinds } de { $of } tipos para una metrópolis.
cyclades-recap-school = { $city } reclutó un filósofo: { $have } de { $need } para una metrópolis.
cyclades-recap-school-you = **Tú** reclutaste un filósofo: { $have } de { $need } para una metrópolis.
cyclades-recap-swapped = Zeus: { $city } cambió { $creature-to } por { $came-def }.
cyclades-recap-swapped-you = Zeus: **tú** cambiaste { $creature-to } por { $came-def }.
cyclades-recap-discarded = Zeus: { $city } descartó { $creature-to }.
cyclades-recap-discarded-you = Zeus: **tú** descartaste { $creature-to }.
cyclades-recap-apollo = Apolo dio { $gold } a { $city }.
cyclades-recap-apollo-you = **Apolo te dio { $gold }.**
cyclades-recap-apollo-marker = Apolo dio { $gold } a { $city }, y +1 de ingresos en { $place } para siempre.
cyclades-recap-apollo-marker-you = **Apolo te dio { $gold }**, y +1 de ingresos en { $place } para siempre.
cyclades-recap-figurine-left = { $creature-def } dejó { $place }.

## Islands and metropolises

cyclades-recap-taken = { $city } tomó { $place }
cyclades-recap-taken-you = **Tomaste { $place }**
cyclades-recap-taken-from = { $city } le quitó { $place } a { $other }
cyclades-recap-taken-from-you = **Le quitaste { $place } a { $other }**
cyclades-recap-taken-lost = **{ $city } te quitó { $place }**
cyclades-recap-by = con { $creature-def }
cyclades-recap-buildings = { $n ->
    [one] 1 edificio
   *[other] { $n } edificios
}
cyclades-recap-income-up = ingresos +{ $more }
cyclades-recap-income-change = ingresos { $before } → { $after }
cyclades-recap-metropolis = { $city } levantó una metrópolis en { $place }: { $count } de { $target }.
cyclades-recap-metropolis-you = **Levantaste una metrópolis en { $place }:** { $count } de { $target }.
cyclades-recap-metropolis-school = { $city } levantó una metrópolis en { $place } con cuatro filósofos: { $count } de { $target }.
cyclades-recap-metropolis-school-you = **Cuatro filósofos levantaron tu metrópolis en { $place }:** { $count } de { $target }.
cyclades-recap-fallen = { $line } Edificios perdidos debajo: { $list }.
cyclades-recap-metropolis-lost = { $city } perdió una metrópolis: ninguna isla la admitía, o no quedaba ninguna.
cyclades-recap-metropolis-lost-you = **Perdiste tu metrópolis:** ninguna isla la admitía, o no quedaba ninguna.
cyclades-recap-eliminated-you = **{ $city } te quitó tu última isla. Estás fuera de la partida.**
cyclades-recap-eliminated-by = { $city } dejó a { $other } fuera de la partida.
cyclades-recap-eliminated-by-you = **Dejaste a { $other } fuera de la partida.**

## Battles: the result, then what it cost

cyclades-recap-won = { $city } venció a { $other } en { $place } { $how }
cyclades-recap-won-you = **Venciste a { $other } en { $place } { $how }**
cyclades-recap-won-lost = **{ $city } te venció en { $place } { $how }**
cyclades-recap-conquered = { $city } le quitó { $place } a { $other } { $how }
cyclades-recap-conquered-you = **Le quitaste { $place } a { $other } { $how }**
cyclades-recap-conquered-lost = **{ $city } te quitó { $place } { $how }**
cyclades-recap-held = { $city } defendió { $place } contra { $other } { $how }
cyclades-recap-held-you = **Defendiste { $place } contra { $other } { $how }**
cyclades-recap-held-lost = **{ $city } defendió { $place } contra tu ataque { $how }**
cyclades-recap-nobody = No quedó nadie en { $place }
cyclades-recap-nobody-you = **No quedó nadie en { $place }**
cyclades-recap-how = ({ $first } : { $second })
cyclades-recap-how-rounds = en { $rounds } asaltos
cyclades-recap-withdrew = { $city } se retiró a { $to }
cyclades-recap-withdrew-you = **Te retiraste de { $place } a { $to } con { $units }**
cyclades-recap-left = { $place } quedó para { $city }
cyclades-recap-loss = { $city } perdió { $units }
cyclades-recap-loss-you = perdiste { $units }
cyclades-recap-losses = bajas: { $list }
cyclades-recap-loss-each = { $city } { $count }
cyclades-recap-loss-each-you = tú { $count }
cyclades-recap-minotaur = cayó el Minotauro

## Creatures

cyclades-recap-chimera = { $line } (Con la Quimera.)
cyclades-recap-lured = La Sirena de { $city } se llevó la flota de { $other } en { $place }.
cyclades-recap-lured-you = **Tu Sirena se llevó la flota de { $other } en { $place }.**
cyclades-recap-lured-lost = **La Sirena de { $city } se llevó tu flota en { $place }.**
cyclades-recap-seized = La Arpía de { $city } quitó una tropa de { $other } en { $place }.
cyclades-recap-seized-you = **Tu Arpía quitó una tropa de { $other } en { $place }.**
cyclades-recap-seized-lost = **La Arpía de { $city } te quitó una tropa en { $place }.**
cyclades-recap-robbed = El Grifo de { $city } se llevó la mitad del oro de { $other }.
cyclades-recap-robbed-you = **Tu Grifo le quitó { $gold } a { $other }.**
cyclades-recap-robbed-lost = **El Grifo de { $city } te quitó { $gold }.**
cyclades-recap-charmed = { $city } le quitó { $piece } a { $other } con { $creature-def }.
cyclades-recap-charmed-you = **Le quitaste { $piece } a { $other } con { $creature-def }.**
cyclades-recap-charmed-lost = **{ $city } te quitó { $piece } con { $creature-def }.**
cyclades-recap-toppled = El Gigante de { $city } destruyó { $building-a } de { $other } en { $place }.
cyclades-recap-toppled-you = **Tu Gigante destruyó { $building-a } de { $other } en { $place }.**
cyclades-recap-toppled-lost = **El Gigante de { $city } destruyó tu { $building } en { $place }.**
cyclades-recap-toppled-own = El Gigante de { $city } destruyó { $building-a } de su propia isla { $place }.
cyclades-recap-toppled-own-you = **Tu Gigante destruyó tu { $building } en { $place }.**
cyclades-recap-remade = El Cíclope de { $city } convirtió { $from-a } de { $place } en { $to-a }.
cyclades-recap-remade-you = **Tu Cíclope convirtió { $from-a } de { $place } en { $to-a }.**
cyclades-recap-sold = { $n ->
    [one] { $city } vendió 1 pieza a la Esfinge por { $amount } de oro.
   *[other] { $city } vendió { $n } piezas a la Esfinge por { $amount } de oro.
}
cyclades-recap-sold-you = { $n ->
    [one] **Vendiste 1 pieza a la Esfinge por { $amount } de oro.**
   *[other] **Vendiste { $n } piezas a la Esfinge por { $amount } de oro.**
}
cyclades-recap-sailed = { $city } movió flotas con la Sílfide: { $steps }.
cyclades-recap-sailed-you = **Tu Sílfide movió flotas:** { $steps }.
cyclades-recap-fates = Las Moiras dieron a { $city } sus ingresos una vez más: +{ $amount } de oro.
cyclades-recap-fates-you = **Las Moiras te dieron tus ingresos una vez más:** +{ $amount } de oro.
cyclades-recap-flew = { $city } llevó { $units } por el aire de { $from } a { $to }.
cyclades-recap-flew-you = **Llevaste { $units } por el aire de { $from } a { $to }.**
cyclades-recap-placed = { $city } puso { $creature-to } en { $place }.
cyclades-recap-placed-you = **Pusiste { $creature-to } en { $place }.**
cyclades-recap-placed-here = { $city } puso { $creature-to } en **tu** isla { $place }.
cyclades-recap-bound = **{ $city } puso { $creature-to } en tu isla { $place }:** ninguna tropa sale de allí.
cyclades-recap-clashed = { $city } puso { $creature-to } en { $place } junto { $other-to }: las dos miniaturas se fueron.
cyclades-recap-clashed-you = **Tú** pusiste { $creature-to } en { $place } junto { $other-to }: las dos miniaturas se fueron.
cyclades-recap-unused = { $city } invocó { $creature-to } sin usar su poder.
cyclades-recap-unused-you = **Tú** invocaste { $creature-to } sin usar su poder.
cyclades-recap-pushed = { $city } puso a Polifemo en { $place }: { $list }.
cyclades-recap-pushed-you = **Pusiste a Polifemo en { $place }:** { $list }.
cyclades-recap-pushed-lost = **El Polifemo de { $city } apartó tus flotas de { $place }:** { $list }.
cyclades-recap-pushed-step = { $count } { $from } → { $to }
cyclades-recap-pushed-sunk = { $count ->
    [one] 1 hundida
   *[other] { $count } hundidas
} en { $place }
cyclades-recap-pushed-away = { $n ->
    [one] 1 flota apartada
   *[other] { $n } flotas apartadas
}
cyclades-recap-pushed-gone = { $n ->
    [one] 1 flota hundida
   *[other] { $n } flotas hundidas
}
cyclades-recap-surfaced = El Kraken de { $city } cerró { $place }.
cyclades-recap-surfaced-you = **Tu Kraken cerró { $place }.**
cyclades-recap-sunk = El Kraken de { $city } hundió flotas ({ $list }) y cerró { $place }.
cyclades-recap-sunk-you = **Tu Kraken hundió flotas** ({ $list }) y cerró { $place }.
cyclades-recap-sunk-lost = { $n ->
    [one] **El Kraken de { $city } hundió tu flota en { $list }.** Cierra { $place }.
   *[other] **El Kraken de { $city } hundió { $n } flotas tuyas ({ $list }).** Cierra { $place }.
}
cyclades-recap-sunk-each = { $city } { $count }
cyclades-recap-sunk-each-you = tú { $count }

## The race and what threatens

cyclades-race = Metrópolis ({ $target } para ganar): { $list }
cyclades-race-city = { $city } { $count }
cyclades-race-you = **tú { $count }**
cyclades-race-others = las demás 0
cyclades-race-all = todas 0
cyclades-race-need = { $line } · aún necesitas: { $list }
cyclades-threat-enough = { $city } tiene metrópolis suficientes y gana si el ciclo termina así.
cyclades-threat-enough-you = Tienes metrópolis suficientes y ganas si el ciclo termina así.
cyclades-threat-last-piece = A { $city } solo le falta { $piece } ({ $god }) para la metrópolis de la victoria.
cyclades-threat-last-piece-you = Solo te falta { $piece } ({ $god }) para la metrópolis de la victoria.
cyclades-threat-last = A { $city } le falta una metrópolis para ganar.
cyclades-threat-last-you = Te falta una metrópolis para ganar.
cyclades-threat-piece = A { $city } solo le falta { $piece } ({ $god }) para una metrópolis.
cyclades-threat-piece-you = Solo te falta { $piece } ({ $god }) para una metrópolis.

## The course of a finished game

cyclades-course = { $city }: { $list }.
cyclades-course-metropolises = { $n ->
    [one] 1 metrópolis levantada
   *[other] { $n } metrópolis levantadas
}
cyclades-course-taken = { $n ->
    [one] 1 isla tomada
   *[other] { $n } islas tomadas
}
cyclades-course-lost = { $n ->
    [one] 1 isla perdida
   *[other] { $n } islas perdidas
}
cyclades-course-fought = { $n ->
    [one] 1 batalla librada
   *[other] { $n } batallas libradas
}
cyclades-course-won = { $won } de { $fought } batallas ganadas
cyclades-course-gods = { $n ->
    [one] 1 turno con un dios
   *[other] { $n } turnos con dioses
}
cyclades-course-creatures = { $n ->
    [one] 1 criatura invocada
   *[other] { $n } criaturas invocadas
}
