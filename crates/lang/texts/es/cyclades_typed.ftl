# Cyclades: further words that people type for an action, by its first word in notation. Case and accents do not matter.

cyclades-typed-bid = pujo puja pujar ofrendo ofrenda ofrezco ofrece ofrecer apuesto apuesta
cyclades-typed-recruit = recluto recluta contrato contrata
cyclades-typed-build = construyo construye edifico edifica fundar
cyclades-typed-move = muevo mueve ataco ataca atacar marchar marcho invadir tropas tropa ejército
cyclades-typed-sail = muevo mueve navego navega navegar ataco ataca atacar flotas flota barcos
cyclades-typed-to = sigo sigue avanzo avanza navego navega muevo mueve
cyclades-typed-with = sigo sigue continuar
cyclades-typed-stop = paro para parar termino termina
cyclades-typed-swap = cambio cambia descarto descarta descartar
cyclades-typed-summon = invoco invoca compro compra comprar llamo llama
cyclades-typed-forgo = renuncio renuncia renunciar nada
cyclades-typed-at = pongo pon coloco coloca elijo elige uso usa
cyclades-typed-from = robo roba robar tomo toma quito quita quitar
cyclades-typed-topple = destruyo destruye derribo derriba derribar
cyclades-typed-remake = cambio cambia convierto convierte convertir sustituir
cyclades-typed-copy = uso usa copio copia copiar
cyclades-typed-sell = vendo vende
cyclades-typed-push = aparto aparta empujo empuja empujar
cyclades-typed-fight = lucho lucha combatir seguir
cyclades-typed-withdraw = retiro retira huir huyo
cyclades-typed-give = entrego entrega doy dar
cyclades-typed-end = termino termina acabo acaba acabar fin paso pasa pasar

# Words for the same thing, a group between two commas.
cyclades-typed-nouns = fuerte fortaleza, muelle puerto, escuela universidad, barco nave flota, soldado tropa
