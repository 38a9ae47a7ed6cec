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
label-look-again = Mirar otra vez
hint-ask = Lo que haría una IA en tu lugar, con lo que tú puedes saber
hint-line = **{ $n }** { $move } – cerca de un { $chance } % de ganar
hint-why = **Por qué la primera:** al final de la ronda { $what } que con la segunda.
hint-close = Las dos primeras valen casi lo mismo.
hint-no-time = La IA no ha tenido tiempo de pensarlo.
hint-none-here = En esta mesa no hay pistas: son para mesas no puntuables, jugando solo contra IA o donde el anfitrión las permite.

## Measures

hint-offrandes-points = tienes cerca de { $n } puntos { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-rival = tu rival más fuerte tiene cerca de { $n } puntos { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-altars = tienes cerca de { $n } altares { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-drachmae = tienes cerca de { $n } dracmas { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-offering = tienes cerca de { $n } puntos en animales para ofrendar { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-reach = tienes cerca de { $n } peldaños de tu Guardián del templo { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-lamp = tienes cerca de { $n } puntos por ronda de tu lámpara { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-briber = tienes cerca de { $n } peldaños de tu Corruptor { $more ->
    [more] más
   *[less] menos
}
hint-offrandes-guardsman = tienes cerca de { $n } peldaños de tu Soldado { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-metropolises = tienes cerca de { $n } metrópolis { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-rival = tu rival más fuerte tiene cerca de { $n } metrópolis { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-income = tienes cerca de { $n } { $more ->
    [more] más
   *[less] menos
} de ingresos
hint-cyclades-gold = tienes cerca de { $n } { $more ->
    [more] más
   *[less] menos
} de oro
hint-cyclades-islands = tienes cerca de { $n } islas { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-units = tienes cerca de { $n } tropas y flotas { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-buildings = tienes cerca de { $n } edificios { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-philosophers = tienes cerca de { $n } filósofos { $more ->
    [more] más
   *[less] menos
}
hint-cyclades-priests = tienes cerca de { $n } sacerdotes { $more ->
    [more] más
   *[less] menos
}
hint-attika-built = tienes cerca de { $n } edificios en el tablero { $more ->
    [more] más
   *[less] menos
}
hint-attika-mat = tienes cerca de { $n } discos en tu bandeja { $more ->
    [more] más
   *[less] menos
}
hint-attika-cards = tienes cerca de { $n } cartas { $more ->
    [more] más
   *[less] menos
}
hint-attika-amphorae = tienes cerca de { $n } ánforas { $more ->
    [more] más
   *[less] menos
}
hint-attika-settlements = tienes cerca de { $n } asentamientos { $more ->
    [more] más
   *[less] menos
}
hint-attika-missing = tienes cerca de { $n } casillas por cubrir entre dos santuarios { $more ->
    [more] más
   *[less] menos
}
hint-attika-rival-missing = tu rival más cercano tiene cerca de { $n } casillas por cubrir entre dos santuarios { $more ->
    [more] más
   *[less] menos
}
hint-attika-rival = tu rival más cercano tiene cerca de { $n } edificios por construir { $more ->
    [more] más
   *[less] menos
}
