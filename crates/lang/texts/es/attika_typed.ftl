# Attika: further words that people type for an action, by its first word in notation. Case and accents do not matter.

attika-typed-draw = robo roba saco saca sacar tomo toma
attika-typed-store = guardo guarda reservo reserva reservar
attika-typed-place = pongo pon coloco coloca colocar
attika-typed-build = construyo construye edifico edifica
attika-typed-autopay = pago paga sugerido sugerencia sí
attika-typed-pay = pago paga
attika-typed-amphora = uso usa usar devuelvo devuelve gasto gasta
attika-typed-lay = coloco coloca pongo pon poner
attika-typed-turn = giro gira
attika-typed-end = termino termina acabo acaba acabar fin paso pasa pasar

# Words for the same thing, a group between two commas.
attika-typed-nouns = camino calle, fuerte fortaleza, pueblo aldea
