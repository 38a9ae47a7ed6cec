# IA y pistas.

setup-stand-in = IA en lugar de una persona
hint-policy = Pistas
hint-policy-alone = para quien juega solo contra IA
hint-policy-alone-detail = En una mesa no puntuable, quien juega solo contra IA puede pedir tres buenas jugadas
hint-policy-all = para todos si no puntúa
hint-policy-all-detail = En una mesa no puntuable, todos pueden pedir tres buenas jugadas; la sala lo avisa
hint-lobby-all = con pistas
label-hints-all = Pistas: para todos
label-hints-alone = Pistas: jugando solo

## The answer

label-hint = Sugerir
label-hint-play = Jugar la { $n }
label-hint-begin = Empezar la { $n }
label-look-again = Mirar otra vez
hint-ask = Lo que haría una IA en tu lugar, con lo que tú puedes saber
hint-line = **{ $n }** { $move } – cerca de un { $chance } % de ganar
hint-why = **Por qué la primera:** al final de la ronda { $what } que con la segunda.
hint-close = Las dos primeras valen casi lo mismo.
hint-no-time = La IA no ha tenido tiempo de pensarlo.
hint-none-here = En esta mesa no hay pistas: son para mesas no puntuables, jugando solo contra IA o donde el anfitrión las permite.

## Measures

hint-offrandes-points = tienes { $more ->
    [more] más
   *[less] menos
} puntos (cerca de { $n })
hint-offrandes-rival = tu rival más fuerte tiene { $more ->
    [more] más
   *[less] menos
} puntos (cerca de { $n })
hint-offrandes-altars = tienes { $more ->
    [more] más
   *[less] menos
} altares (cerca de { $n })
hint-offrandes-drachmae = tienes { $more ->
    [more] más
   *[less] menos
} dracmas (cerca de { $n })
hint-offrandes-offering = tienes { $more ->
    [more] más
   *[less] menos
} puntos en animales para ofrendar (cerca de { $n })
hint-offrandes-reach = tienes { $more ->
    [more] más
   *[less] menos
} peldaños de tu Guardián del templo (cerca de { $n })
hint-offrandes-lamp = tienes { $more ->
    [more] más
   *[less] menos
} puntos por ronda de tu lámpara (cerca de { $n })
hint-offrandes-briber = tienes { $more ->
    [more] más
   *[less] menos
} peldaños de tu Corruptor (cerca de { $n })
hint-offrandes-guardsman = tienes { $more ->
    [more] más
   *[less] menos
} peldaños de tu Soldado (cerca de { $n })
hint-cyclades-metropolises = tienes { $more ->
    [more] más
   *[less] menos
} metrópolis (cerca de { $n })
hint-cyclades-rival = tu rival más fuerte tiene { $more ->
    [more] más
   *[less] menos
} metrópolis (cerca de { $n })
hint-cyclades-income = tienes { $more ->
    [more] más
   *[less] menos
} ingresos (cerca de { $n })
hint-cyclades-gold = tienes { $more ->
    [more] más
   *[less] menos
} oro (cerca de { $n })
hint-cyclades-islands = tienes { $more ->
    [more] más
   *[less] menos
} islas (cerca de { $n })
hint-cyclades-units = tienes { $more ->
    [more] más
   *[less] menos
} tropas y flotas (cerca de { $n })
hint-cyclades-buildings = tienes { $more ->
    [more] más
   *[less] menos
} edificios (cerca de { $n })
hint-cyclades-philosophers = tienes { $more ->
    [more] más
   *[less] menos
} filósofos (cerca de { $n })
hint-cyclades-priests = tienes { $more ->
    [more] más
   *[less] menos
} sacerdotes (cerca de { $n })
hint-attika-built = tienes { $more ->
    [more] más
   *[less] menos
} edificios en el tablero (cerca de { $n })
hint-attika-mat = tienes { $more ->
    [more] más
   *[less] menos
} discos en tu bandeja (cerca de { $n })
hint-attika-cards = tienes { $more ->
    [more] más
   *[less] menos
} cartas (cerca de { $n })
hint-attika-amphorae = tienes { $more ->
    [more] más
   *[less] menos
} ánforas (cerca de { $n })
hint-attika-settlements = tienes { $more ->
    [more] más
   *[less] menos
} asentamientos (cerca de { $n })
hint-attika-missing = tienes { $more ->
    [more] más
   *[less] menos
} casillas por cubrir entre dos santuarios (cerca de { $n })
hint-attika-rival-missing = tu rival más cercano tiene { $more ->
    [more] más
   *[less] menos
} casillas por cubrir entre dos santuarios (cerca de { $n })
hint-attika-rival = tu rival más cercano tiene { $more ->
    [more] más
   *[less] menos
} edificios por construir (cerca de { $n })
