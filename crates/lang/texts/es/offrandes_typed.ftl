# Offrandes: further words that people type for an action, by its first word in notation. Case and accents do not matter.

offrandes-typed-pick = elijo elige escojo escoge tomar tomo toma
offrandes-typed-lot = ofrezco ofrece subasto subasta subastar lote
offrandes-typed-open = abro abre empiezo empieza empezar
offrandes-typed-end = termino termina acabo acaba acabar fin
offrandes-typed-bid = pujo puja ofrezco ofrece apuesto apuesta
offrandes-typed-pass = paso pasa
offrandes-typed-seal = sello sella pujo puja pujar
offrandes-typed-bribe = corrompo corrompe soborno soborna sobornar
offrandes-typed-rank = corrompo corrompe soborno soborna sobornar apunto apunta lista
offrandes-typed-offer = ofrendo ofrenda ofrezco ofrece tomo toma
offrandes-typed-altar = ofrendo ofrenda ofrendar sacrifico sacrifica sacrificar

# Words for the same thing, a group between two commas.
offrandes-typed-nouns = pollo gallina, toro buey, chivo cabra, borrego oveja
