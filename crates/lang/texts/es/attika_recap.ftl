# The story of a table of Attika: lines of a recap, the race, threats, effects, the course of a game. $price is a part of
# a sentence: "por 2 cartas" or "gratis"; $with is empty, or ", con un ánfora".

attika-recap-set-up = Preparación · empieza { $city }
attika-recap-round = Ronda { $round } · { $cities }
attika-recap-dealt = **Empezaste** con { $cards }; en tu tablero: { $list }.
attika-recap-for = por { $cards }
attika-recap-for-nothing = gratis
attika-recap-with = , con { $n ->
    [one] un ánfora
   *[other] { $n } ánforas
}
attika-recap-more = { $n } más
attika-recap-drew-other = { $city } robó una ficha.
attika-recap-stored-you = **Guardaste** { $list }{ $with }.
attika-recap-stored-other = { $city } robó { $n ->
    [one] una ficha y la guardó
   *[other] { $n } fichas y las guardó
}{ $with }: { $list }.
attika-recap-placed-you = **Pusiste { $building-a } en { $space }** { $price }{ $with }.
attika-recap-placed-other = { $city } puso { $building-a } en { $space } { $price }{ $with }.
attika-recap-built-you = **Construiste { $building-a } en { $space }** { $price }{ $with }.
attika-recap-built-other = { $city } construyó { $building-a } en { $space } { $price }{ $with }.
attika-recap-built-free-you = **Construiste { $n } edificios gratis{ $with }:** { $list }.
attika-recap-built-free-other = { $city } construyó { $n } edificios gratis{ $with }: { $list }.
attika-recap-built-many-you = **Construiste { $n } por { $cards }**{ $free ->
    [0] {""}
   *[other] , { $free } gratis
}{ $with }: { $list }.
attika-recap-built-many-other = { $city } construyó { $n } por { $cards }{ $free ->
    [0] {""}
   *[other] , { $free } gratis
}{ $with }: { $list }.
attika-recap-blocked-other = **{ $city } construyó { $building-a } en { $space }, junto a tu { $beside }.**
attika-recap-touched-you = **Tocas { $shrine }** con { $building-a } en { $space } { $price }.
attika-recap-touched-other = { $city } toca { $shrine }: { $building } en { $space } { $price }.
attika-recap-touched-near-you = **Tocas { $shrine }** con { $building-a } en { $space } { $price }; { $buildings } más y ganas.
attika-recap-touched-near-other = { $city } toca { $shrine } y está a { $buildings } de otro: { $building } en { $space } { $price }.
attika-recap-neared-you = { $n } { $n ->
    [one] edificio
   *[other] edificios
} más y ganas **tú**: { $building } en { $space } { $price }.
attika-recap-neared-other = { $city } está a { $buildings } de otro santuario: { $building } en { $space } { $price }.
attika-recap-joined-you = **Uniste { $n } asentamientos** con { $building-a } en { $space } { $price }: fundar te cuesta { $less } menos.
attika-recap-joined-other = { $city } unió { $n } asentamientos con { $building-a } en { $space } { $price }.
attika-recap-founded-you = **Fundaste** un asentamiento con { $building-a } en { $space } { $price }: ya son { $settlements }.
attika-recap-founded-other = { $city } fundó un asentamiento con { $building-a } en { $space } { $price }: ya son { $settlements }.
attika-recap-group-you = **Completaste el grupo { $group }: un ánfora.**
attika-recap-group-other = { $city } completó el grupo { $group }: un ánfora.
attika-recap-group-card-you = **Completaste el grupo { $group }: una carta,** ya no quedan ánforas.
attika-recap-group-card-other = { $city } completó el grupo { $group }: una carta, ya no quedan ánforas.
attika-recap-group-none-you = **Completaste el grupo { $group },** pero no quedan ánforas ni cartas.
attika-recap-group-none-other = { $city } completó el grupo { $group }, pero no quedan ánforas ni cartas.
attika-recap-amphora-actions-you = **Devolviste** { $n ->
    [one] un ánfora por una acción más
   *[other] { $n } ánforas por otras tantas acciones
}.
attika-recap-amphora-actions-other = { $city } devolvió { $n ->
    [one] un ánfora por una acción más
   *[other] { $n } ánforas por otras tantas acciones
}.
attika-recap-amphora-cards-you = **Devolviste** { $n ->
    [one] un ánfora por una carta
   *[other] { $n } ánforas por otras tantas cartas
}: { $held }.
attika-recap-amphora-cards-other = { $city } devolvió { $n ->
    [one] un ánfora por una carta
   *[other] { $n } ánforas por otras tantas cartas
}.
attika-recap-took-tile-other = { $city } tomó una ficha de tablero.
attika-recap-laid-you = **Colocaste** la ficha { $letter } { $beside }.
attika-recap-laid-other = { $city } colocó la ficha { $letter } { $beside }.
attika-recap-beside-you = junto a **ti**
attika-recap-no-tile = No quedan fichas de tablero.
attika-recap-took-you = **Robaste** { $cards }: { $held }.
attika-recap-took-other = { $city } robó { $cards }.
attika-recap-no-cards-you = **Te faltaron { $cards }:** no queda ninguna.
attika-recap-no-cards-other = { $city } robó { $cards } de menos: el mazo y el descarte están vacíos.
attika-recap-turn = { $city }: { $list }.
attika-recap-discs = { $n ->
    [one] 1 ficha guardada
   *[other] { $n } fichas guardadas
}
attika-recap-shuffled = Se barajó el descarte: { $cards } en el nuevo mazo.
attika-recap-over-shrines-you = **Ganaste:** tu cadena toca los santuarios { $shrines }.
attika-recap-over-shrines-other = Ganó { $city }: su cadena toca los santuarios { $shrines }.
attika-recap-over-buildings-you = **Ganaste:** tus 30 edificios están en el tablero.
attika-recap-over-buildings-other = Ganó { $city }: sus 30 edificios están en el tablero.
attika-recap-over-idle = La partida ha terminado: nadie robó ni construyó en tres rondas.

## The race, and who is near the end

attika-race = Faltan por construir: { $list }
attika-race-you = **tú { $left }**
attika-race-city = { $city } { $left }
attika-threat-shrine-you = Tocas { $shrine } y estás a { $buildings } de otro.
attika-threat-shrine-other = { $city } toca { $shrine } y está a { $buildings } de otro.
attika-threat-buildings-you = Ganas con { $buildings } más.
attika-threat-buildings-other = { $city } gana con { $buildings } más.

## What a building is for (90 characters)

attika-effect-frees = gratis a su lado: { $list }
attika-effect-from = gratis junto a { $building-a }
attika-effect-never = nunca gratis
attika-effect-group = { $group }, { $n } fichas

## The course of a finished game

attika-course-built = { $city } construyó { $buildings }, { $free } gratis, en { $settlements }.
attika-course-more = Logró { $list }.
attika-course-groups = { $n ->
    [one] 1 grupo completo
   *[other] { $n } grupos completos
}
attika-course-amphorae = { $n ->
    [one] 1 ánfora
   *[other] { $n } ánforas
}
attika-course-shrines = { $n ->
    [one] llegar a 1 santuario
   *[other] llegar a { $n } santuarios
}
attika-course-close-shrine = { $n ->
    [one] Solo faltó 1 edificio hasta otro santuario.
   *[other] Solo faltaron { $n } edificios hasta otro santuario.
}
attika-course-close-buildings = { $n ->
    [one] Solo faltó 1 edificio para los 30.
   *[other] Solo faltaron { $n } edificios para los 30.
}
