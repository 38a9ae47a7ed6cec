# Attika: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/attika.md.

attika-topic-goal-title = Objetivo
attika-topic-goal =
    Levantas una ciudad griega: 30 edificios, en una tierra que crece durante la partida. Construir es caro. Por eso buscas espacios donde la tierra paga una parte del coste, y el orden correcto, en el que mucho sale gratis.

    {""}**Ganas enseguida**, en mitad de un turno, en cuanto
    • tus 30 edificios están en el tablero, o
    • una cadena de edificios tuyos toca dos santuarios diferentes.

    {""}**Qué es secreto.** Las cartas de tu mano; una ficha de edificio que acabas de robar, hasta que la guardas o la pones; una ficha de tablero que acabas de robar, hasta que queda colocada. Todo lo demás está a la vista: el tablero, los tableros de las ciudades, las ánforas, la pila de descarte y cuántas cartas tiene cada ciudad. Nadie sabe qué viene después en una pila, en el mazo o entre las fichas de tablero.

attika-topic-set-up-title = Preparación
attika-topic-set-up =
    De 2 a 4 ciudades, en el sentido del reloj: Atenas, Esparta, Corinto, Tebas. Todas tienen las mismas 30 fichas de edificio.

    {""}**Tablero.** Con 2, 3 o 4 ciudades se roban 4, 6 u 8 de las 22 fichas de tablero y se colocan, giradas al azar, con 2, 3 o 4 santuarios en el borde. Una ficha tiene siete espacios. Un espacio muestra un paisaje (agua, bosque, colina o montaña) o ninguno.

    {""}**Nombres.** Las fichas llevan las letras A a V; los santuarios, W a Z. Los espacios de una ficha van numerados: 0 en el centro, 1 al este y luego en el sentido del reloj hasta 6. `C4` es el espacio oeste de la ficha C, esté girada como esté.

    {""}**Fichas de edificio.** Cada ciudad tiene cuatro pilas: una con sus 6 edificios principales y tres con otros 8 cada una. La primera de cada pila va boca arriba a su tablero.

    {""}**Cartas.** Hay 60 cartas de paisaje, 15 de cada paisaje. Se sortea qué ciudad empieza. Desde ella, en el sentido del reloj, reciben 4, 5, 6 y 7 cartas.

    {""}**Ánforas.** En la reserva hay 5. Una opción permite jugar con 15, como en el juego impreso.

attika-topic-turn-title = El turno
attika-topic-turn =
    Se juega en el sentido del reloj. Tu primera acción decide qué turno tienes:
    • **un turno de robar**: hasta 2 veces robas una ficha de una de tus pilas;
    • **un turno de construir**: hasta 3 edificios de tu tablero.
    Nunca se mezclan.

    {""}**Cartas.** Cuando terminas tu turno, cada acción sin usar se convierte en una carta de paisaje.
    • Turno de robar: tras 1 ficha robada recibes 1 carta; tras 2, ninguna.
    • Turno de construir: tras 1, 2 o 3 edificios recibes 2, 1 o 0 cartas.
    • Si no hiciste nada: 3 cartas.
    Tu mano no tiene límite.

    {""}**El final del turno.** Lo terminas tú, aunque no quede nada por hacer. Después de una carta ya no puedes robar fichas ni construir en este turno.

    {""}**Mazo vacío.** Si hace falta una carta y el mazo está vacío, se baraja la pila de descarte y forma el nuevo. Si también está vacía, no hay carta.

attika-topic-drawing-title = Robar
attika-topic-drawing =
    Con una acción de robar eliges una de tus pilas y tomas su primera ficha. Solo tú la ves. Una pila tiene los edificios principales; las otras tres, los demás.

    Después eliges:
    • **Ponerla** ya en el tablero y pagarla. No cuesta otra acción.
    • **Guardarla** en tu tablero y construirla en un turno posterior.

    Lo decides antes de hacer otra cosa. Una ficha guardada no se puede construir en el mismo turno, porque un turno de robar no tiene acciones de construir.

    {""}**La última ficha de una pila** se puede guardar o poner como cualquier otra. Después, antes de seguir, colocas una nueva ficha de tablero.

    {""}**Ejemplo.** Robas una fortaleza, la pones y terminas tu turno: 1 carta por la segunda acción. Si construyes esa misma fortaleza desde tu tablero y terminas tu turno, recibes 2.

attika-topic-building-title = Construir
attika-topic-building =
    Puedes construir en cualquier espacio vacío, con símbolo o sin él, junto a tus edificios o lejos de ellos. No en un santuario, ni sobre otro edificio, ni en un hueco entre fichas. Un edificio no se mueve nunca.

    {""}**Costes por grupo**, en paisajes. Un edificio es gratis junto a aquel del que sale su flecha →.
    • Ciudad: centro (agua, bosque, colina, montaña) → oráculo (bosque, colina), teatro (agua, montaña), taberna (agua, bosque), plaza (agua, colina), gimnasio (colina, montaña), estatua (bosque, montaña). Plaza → mercado (agua, bosque, colina). Gimnasio → estadio (bosque, colina, montaña). Estatua → templo (agua, bosque, montaña)
    • Abastecimiento: pozo (2 de agua) → trigal (agua, 2 bosques) → molino (2 bosques, colina) → aldea (2 bosques, colina, montaña)
    • Defensa: cantera (3 montañas) → fortaleza (2 colinas, 2 montañas) → 2 torres, cada una (2 colinas, montaña)
    • Navegación: puerto (2 de agua, 2 bosques) → 3 barcos, cada uno (2 de agua, bosque)
    • Acuñación: mina de plata (colina, 3 montañas) → ceca (agua, 2 montañas)
    • Vino: viñedo (agua, 2 colinas) → vinatero (bosque, 2 colinas)
    • Calles: 4 calles, cada una (5 cartas cualesquiera), gratis unas junto a otras

    El primer edificio de cada grupo, menos en las calles, es un edificio principal. Los edificios principales nunca son gratis.

    Solo puedes elegir espacios donde te alcanza para pagar. Una vez elegido, pagas y el edificio se queda.

attika-topic-cards-title = Pagar
attika-topic-cards =
    {""}**Primero ayuda la tierra.** El símbolo del espacio donde construyes, y el de cada espacio vacío que lo toca, te ahorra una carta de su paisaje. Para una calle sirve cualquier símbolo. Lo que no necesitas se pierde, y un símbolo bajo un edificio no ayuda a nadie. Los símbolos ahorran siempre todo lo que pueden.

    {""}**El resto sale de tu mano.** Por cada paisaje que queda por pagar das una carta igual, o **dos cartas cualesquiera en lugar de una**. Puedes hacerlo tantas veces como quieras, aunque tengas la carta adecuada. Los símbolos no se juntan así.

    {""}**Un asentamiento nuevo** cuesta además cartas cualesquiera.

    {""}**Ejemplo.** Una torre cuesta 2 colinas y 1 montaña. La construyes en una colina y un espacio vacío al lado muestra una montaña. Queda una colina por pagar: 1 carta de colina, o 2 cartas cualesquiera.

    {""}**Cómo se paga.** `autopay` gasta el menor número posible de cartas: todas las que coinciden y luego las que más tienes. Con `pay WHH` las eliges tú: W es agua, F bosque, H colina, M montaña. No puedes pagar de más. Las cartas pagadas van boca arriba a la pila de descarte.

attika-topic-settlements-title = Asentamientos
attika-topic-settlements =
    Los edificios tuyos que se tocan forman un asentamiento. Uno solo también lo es.

    {""}**Fundar.** Si ya tienes edificios y el nuevo no toca ninguno, fundas un asentamiento. Además del coste de construcción pagas 1 carta cualquiera por cada asentamiento que tienes hasta ahora. Ningún símbolo ahorra estas cartas. Por tu primer edificio no pagas este suplemento.

    {""}**Unir.** Un edificio entre dos o más asentamientos tuyos hace de ellos uno solo, y fundar más tarde cuesta menos.

    {""}**Un santuario no une.** Los edificios que solo tienen un santuario entre ellos no están en el mismo asentamiento.

    {""}**Ejemplo.** Tienes 2 asentamientos y construyes una calle que no toca ningún edificio tuyo: 2 cartas más. Con 3 símbolos en su espacio y alrededor, la calle cuesta 5 − 3 + 2 = 4 cartas cualesquiera.

attika-topic-streets-title = Construir gratis y ánforas
attika-topic-streets =
    {""}**Flechas.** Un edificio es gratis si toca el edificio tuyo del que sale su flecha: sin cartas y sin suplemento por fundar. Junto a uno pueden ser gratis varios: dos torres, tres barcos, seis edificios alrededor del centro de la ciudad. No se pregunta; lo gratis es gratis.

    {""}**No es gratis**: el orden al revés, un paso omitido, un lugar junto al edificio de otra ciudad, ni tampoco un edificio principal.

    {""}**Calles.** Una calle cuesta 5 cartas cualesquiera, menos los símbolos. Junto a cualquier calle tuya es gratis.

    {""}**Grupos.** Cuando todos los edificios de uno de tus siete grupos están en el tablero y se unen entre sí, ganas enseguida un ánfora. No cuentan las uniones por otros edificios o por un santuario. Cada grupo cuenta una vez. Si la reserva está vacía, robas una carta en su lugar, y tu turno sigue.

    {""}**Ánforas.** En tu turno puedes devolver tantas como quieras, también las que acabas de ganar. Cada una da
    • otra ficha en un turno de robar, otro edificio en un turno de construir, o
    • una carta de paisaje; después ya no puedes robar fichas ni construir.
    Si no usas esa acción, se convierte en una carta. Antes termina lo que has empezado: una ficha robada, un pago, una ficha de tablero.

attika-topic-tiles-title = Fichas de tablero
attika-topic-tiles =
    {""}**Cuándo.** Robaste la última ficha de una de tus cuatro pilas y la guardaste o la pusiste. Entonces robas una ficha de tablero y la colocas; es obligatorio. Si no quedan, el turno sigue sin más.

    {""}**Dónde.** Ninguno de sus siete espacios puede caer sobre una ficha o un santuario, y al menos uno debe tocar una ficha o un santuario. Pueden quedar huecos. Un hueco no es un espacio, y solo una ficha entera puede llenarlo.

    {""}**Para escribirlo.** `lay C 7` pone el centro de la nueva ficha en el lugar 7 alrededor de la ficha C. Una ficha tiene 18 lugares, a 3 hexágonos de su centro: 0 al este y luego en el sentido del reloj: 3 sureste, 6 suroeste, 9 oeste, 12 noroeste, 15 noreste. Un santuario tiene 12, a 2 hexágonos, con el 0 al este. Cada lugar tiene un solo nombre: el del primer santuario que la ficha va a tocar o, si no toca ninguno, el de la primera ficha.

    {""}**Girar.** `turn 3` la gira en el sentido del reloj tres pasos de 60°; `turn 0` la coloca sin girar.

    La ficha recibe la letra siguiente. En sus espacios se puede construir enseguida.

attika-topic-shrines-title = Santuarios
attika-topic-shrines =
    Un santuario ocupa un hexágono. Nada se construye ni se coloca encima.

    {""}**Ganar con santuarios.** Ganas en cuanto una cadena de edificios tuyos toca dos santuarios diferentes. En una cadena cada edificio toca al siguiente. Sirve cualquier edificio, también una calle, pero todos deben ser tuyos. Una cadena no pasa por un santuario, ni por un hueco, ni por el edificio de otra ciudad.

    {""}**Qué distancia hay.** Al principio cada santuario toca dos espacios, y una cadena entre dos santuarios necesita al menos 6 edificios. Las fichas de tablero pueden abrir otros caminos.

    {""}**En medio.** Uno o dos edificios tuyos en el lugar adecuado pueden parar una cadena. Con calles y edificios gratis las cadenas crecen deprisa, así que mira los santuarios antes de terminar tu turno.

    Un santuario no une asentamientos ni grupos. Una ficha de tablero nueva nunca gana por sí sola: solo los edificios hacen cadenas.

attika-topic-end-title = Fin de la partida
attika-topic-end =
    Después de cada edificio se comprueba si su ciudad ha ganado: los 30 edificios en el tablero, o dos santuarios tocados. Si es así, la partida termina enseguida, en mitad del turno. No hay empate. Si se cumplen las dos cosas, cuenta como victoria con santuarios.

    Todas las demás ciudades comparten entonces el segundo puesto. El resultado muestra cuántos edificios tiene cada una en el tablero.

    {""}**Si no pasa nada.** Si durante tres rondas enteras ninguna ciudad roba una ficha ni pone un edificio, la partida termina. Entonces gana la ciudad con más edificios en el tablero; si empatan, la que tiene menos asentamientos. Si también eso es igual, la victoria es compartida.

    El tablero nunca se llena del todo: con todas sus fichas hay más espacios que edificios.

attika-topic-rulings-title = Aclaraciones
attika-topic-rulings =
    Lo que el reglamento deja abierto, y cómo se juega aquí:

    • Las primeras fichas de tablero se giran al azar.
    • No hacer nada da 3 cartas, sea cual sea el turno que pensabas hacer.
    • También para las calles cuentan solo los símbolos de espacios vacíos.
    • Las dos cartas en lugar de una pueden ser iguales, y del mismo paisaje que piden.
    • Los edificios de un grupo se unen sin ayuda de otros.
    • La carta en lugar de un ánfora no impide seguir robando o construyendo.
    • Un ánfora ganada se toma antes de colocar una ficha de tablero.
    • Cada pila trae una ficha de tablero, también si su última ficha se robó con un ánfora.
    • Las fichas de tablero pueden ir en cualquier parte de la red de hexágonos, así que puede haber huecos.

    {""}**Distinto del reglamento que tenemos**
    • La ciudad que empieza se sortea; el reglamento deja elegirla.
    • La pila de descarte se baraja cuando hace falta una carta, no en cuanto se acaba el mazo.
    • Los símbolos ahorran siempre; según el reglamento, si se quiere.
    • Tu turno lo terminas tú, porque después de la última acción aún puedes usar ánforas.
    • Puedes devolver un ánfora por una acción antes de hacer nada; vale para el turno que luego hagas.

    {""}**Lo que no viene del juego publicado.** No está en ningún texto que hayamos podido leer, así que es nuestro: los costes de los doce edificios del pozo al vinatero, salvo la torre; los símbolos de las fichas de tablero; el lugar exacto de fichas y santuarios al principio. Probable, pero no seguro: las flechas de la acuñación y de los barcos, la forma del tablero al principio, y que los edificios de un grupo deban unirse sin otros.

    El reglamento que tenemos dice 5 ánforas; otras ediciones, 15. Se puede elegir con una opción.
