# Boast: todo lo que se dice en una partida del juego de prueba.

boast-title = Farol
boast-pitch = Presume de una carta y paga en secreto
boast-blurb = Presume de la carta que tienes y mete monedas en una mano cerrada. 2–6 jugadores, 5 minutos.
boast-city-miletus = Mileto
    .initial = M
boast-city-rhodes = Rodas
    .initial = R
boast-coin = { $n ->
    [one] moneda
   *[other] monedas
}
boast-part-coins = { $n ->
    [one] moneda
   *[other] monedas
}
boast-round = ronda
boast-length = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
boast-phase = ronda { $round } · { $what }
boast-phase-boast = faroles
boast-phase-hand = manos cerradas
boast-phase-over = final
boast-verb-boast = presume o calla
boast-verb-hand = cierra una mano
boast-notice-boast = presume de una carta o calla
boast-notice-hand = cierra tu mano
boast-question-boast = Tu carta es { $card }. Tienes { $coins }. ¿Presumes o callas?
boast-question-hand = Tienes { $coins }. ¿Cuántas van a tu mano cerrada?
boast-question-wait = Les toca a otros.
boast-status = { $coins } en el bote
boast-seat = { $coins }, mayor farol { $boast }
boast-none = ninguno
boast-event-dealt = { $city } recibió una carta.
boast-event-dealt-own = { $city } recibió la carta { $card }.
boast-event-silent = { $city } calló.
boast-event-boasted = { $city } presumió de un { $card }.
boast-event-closed = { $city } cerró una mano.
boast-event-closed-own = { $city } cerró una mano con { $coins }.
boast-event-opened = Se abrieron las manos: { $hands }. Nadie se llevó el bote.
boast-event-won = Se abrieron las manos: { $hands }. { $city } se llevó el bote.
boast-event-shown = Cartas: { $cards }.
boast-label-silent = Callar
boast-label-boast = Presumir
boast-label-boast-of = Presumir de { $n }
boast-label-close = Cerrar
boast-label-close-of = Cerrar { $n }
boast-said-silent = callas
boast-said-boast-of = presumes de { $n }
boast-said-close-of = cierras { $n }
boast-ask = Tu mano ({ $least }–{ $most })
boast-not-your-turn = No es tu turno.
boast-no-coin = No te queda ninguna moneda para presumir.
boast-card-too-low = Tu carta es menor que { $boast }.
boast-not-now = Ahora no se pide eso.
boast-taken = Eso ya está cogido.
boast-reason-rounds = Han terminado las dos rondas.
boast-topic-play-title = Cómo se juega
boast-topic-play = Cada jugador tiene una carta y cuatro monedas. En dos rondas presumes de una carta o callas; después todos cierran la mano en secreto y quien más puso se lleva el bote. Gana quien tenga más monedas.
