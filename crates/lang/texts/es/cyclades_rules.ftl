# Cyclades: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/cyclades.md.

cyclades-topic-goal-title = Objetivo
cyclades-topic-goal =
    Las grandes ciudades de Grecia se disputan las islas Cícladas. En cada ciclo hacen ofrendas para obtener la ayuda de los dioses. Con ella reclutan, navegan, desembarcan, construyen e invocan criaturas.

    {""}**Ganas** si controlas 2 metrópolis al final de un ciclo; si juegan dos, hacen falta 3. Si varias ciudades las tienen, gana la que tiene más oro.

    {""}**Cómo se consigue una metrópolis**
    • Un edificio de cada clase: fortaleza, puerto, templo, universidad. Pueden estar en islas diferentes.
    • Cuatro filósofos.
    • Conquista: toma una isla que ya tiene una metrópolis.

    {""}**Qué es secreto.** El oro, y nada más. Ves el tuyo; de las demás ciudades ves lo que ganan y lo que pagan.

cyclades-topic-set-up-title = Preparación
cyclades-topic-set-up =
    De 2 a 5 ciudades: Esparta, Corinto, Atenas, Tebas, Argos. El tablero pequeño es para 2 y 3, el mediano para 4 y el grande para 5.

    Cada ciudad empieza con 5 monedas de oro, una tropa en cada una de dos islas y una flota junto a cada isla. Las demás islas son neutrales. Todas empiezan con 5 recuadros y unos ingresos de 2 monedas. En la reserva hay 6 tropas y 6 flotas.

    {""}**Islas.** Una isla es un solo lugar, por grande que sea. Los espacios de mar que la rodean son su costa.
    • 1 recuadro: prosperidad 2
    • 2 recuadros: prosperidad 1
    • 3 o 4 recuadros: sin prosperidad
    El espacio de la metrópolis ocupa recuadros. Con su metrópolis, a una isla de 4 recuadros le quedan 2, a una de 3 le queda 1, y a una más pequeña, ninguno.

    {""}**Mar.** Un espacio se nombra con la fila y el número, como `D4`. Un espacio de comercio da 1 moneda a la ciudad que tiene flotas allí.

    Se sortea dónde empieza cada ciudad, y los marcadores de ofrenda se mezclan en el orden de turnos. Las 17 criaturas forman el mazo.

cyclades-topic-cycle-title = El ciclo
cyclades-topic-cycle =
    Cada ciclo tiene seis fases, también el primero.

    • **Criaturas.** La fila tiene tres espacios; una criatura cuesta allí 4, 3 o 2 monedas de oro. La que está en el 2 se descarta, las demás se deslizan hacia él y otras nuevas llenan los huecos. El ciclo 1 empieza con una carta, en el 4; en el ciclo 2 el espacio 2 queda vacío.
    • **Dioses.** Los cuatro dioses se ponen en un orden al azar. Con 4 ciudades, y con 2, el de más abajo no está disponible; en el ciclo siguiente va primero. Con 3 ciudades faltan dos dioses, que vuelven en el ciclo siguiente, cuando faltan los otros dos; después se mezclan todos de nuevo. Apolo está siempre disponible, debajo de los demás.
    • **Ingresos.** 1 moneda por cada marcador de prosperidad en tus islas y 1 por cada espacio de comercio con flotas tuyas.
    • **Ofrendas.** Las ciudades compiten por los dioses.
    • **Acciones.** Los dioses actúan de arriba abajo, cada uno para la ciudad que tiene allí su ofrenda. Apolo va al final.
    • **Final del ciclo.** ¿Ha ganado ya alguna ciudad?

    {""}**Orden de turnos.** Quien termina ocupa el puesto libre de número más alto. Así, quien actúa en último lugar hace la primera ofrenda del ciclo siguiente.

cyclades-topic-offerings-title = Ofrendas
cyclades-topic-offerings =
    Siguiendo el orden de turnos haces una ofrenda de al menos 1 a un dios disponible, o vas con Apolo, que es gratis. No se puede pasar: para eso está Apolo.

    {""}**Superar.** Cada dios tiene una sola ofrenda. Una más alta la supera, y la ciudad superada debe ofrendar enseguida a otro dios, o ir con Apolo. Si también allí la superan, puede volver al primer dios. Todo esto se resuelve antes de que ofrende la siguiente ciudad en el orden de turnos.

    {""}**Apolo** acepta a todas las ciudades. Hay una fila, y nadie tiene que dejarla.

    {""}**Pagar.** Se paga cuando están puestos todos los marcadores. Una ofrenda superada no cuesta nada. Cada sacerdote rebaja el precio en 1 moneda, pero pagas al menos 1. Los sacerdotes no se gastan.

    {""}**¿Hasta cuánto?** Hasta tu oro más tus sacerdotes. Con 3 monedas y 2 sacerdotes puedes ofrendar de 1 a 5; una ofrenda de 5 cuesta 3. Sin oro solo queda Apolo.

cyclades-topic-gods-title = Dioses y acciones
cyclades-topic-gods =
    En tu turno reclutas, construyes, haces acciones especiales e invocas criaturas, en cualquier orden y tantas veces como puedas pagar. Nada de esto es obligatorio.

    {""}**Reclutar.** La primera pieza es gratis; los precios en oro son estos:
    • **Ares**: tropas por 0, 2, 3, 4, en tus islas
    • **Poseidón**: flotas por 0, 1, 2, 3, en una costa tuya, donde no hay flotas de otra ciudad
    • **Zeus**: sacerdotes por 0, 4
    • **Atenea**: filósofos por 0, 4
    Tienes como mucho 8 tropas y 8 flotas en el tablero.

    {""}**Construir** cuesta 2 monedas por edificio, en recuadros libres de tus islas:
    • Fortaleza (Ares): +1 a la defensa en la isla
    • Puerto (Poseidón): +1 a tu defensa en su costa
    • Templo (Zeus): una vez por ciclo, una criatura te cuesta 1 moneda menos, pero al menos 1
    • Universidad (Atenea): hace falta para una metrópolis, y nada más

    {""}**Acción especial**, 1 moneda cada una: Ares mueve tropas, Poseidón mueve flotas, Zeus cambia una criatura de la fila por la primera carta del mazo.

    {""}**Apolo.** 4 monedas si tienes una sola isla; si no, 1. Si eres la primera ciudad de la fila, también pones un marcador de prosperidad en una isla tuya, para siempre. Allí no se hace nada más.

cyclades-topic-fleets-title = Flotas
cyclades-topic-fleets =
    Con Poseidón pagas 1 moneda de oro y llevas flotas desde un espacio de mar hasta 3 pasos más allá, cada paso a un espacio contiguo. Por el camino puedes dejar algunas y recoger otras tuyas, una vez en cada espacio. Por otra moneda las mismas flotas pueden moverse de nuevo.

    • En un espacio de mar hay flotas de una sola ciudad, tantas como se quiera.
    • Si entras en un espacio con flotas de otra ciudad, el movimiento termina y empieza una batalla naval. Los pasos que faltaban se pierden. No se puede pasar de largo.
    • Cerrados a las flotas: el espacio del Kraken y la costa de la isla de Polifemo.

    {""}**Para qué sirven.** Unen tus islas: las tropas solo llegan adonde lleva una cadena de flotas tuyas. En un espacio de comercio dan 1 moneda en cada fase de ingresos, sean las que sean.

cyclades-topic-troops-title = Tropas
cyclades-topic-troops =
    Con Ares pagas 1 moneda de oro y mueves una o más tropas de una isla a otra. Las dos deben estar unidas por espacios de mar con flotas tuyas: cada uno toca al siguiente, el primero toca la isla de salida y el último la de llegada. Basta un solo espacio que toque las dos. Las islas intermedias no cuentan. Por otra moneda las mismas tropas pueden moverse de nuevo.

    {""}**Desembarcar**
    • Si no hay tropas, la isla es tuya, haya lo que haya construido. Un Minotauro defiende igualmente la isla de otra ciudad.
    • Si hay tropas de otra ciudad, hay batalla.
    • Quien toma una isla se queda con todo lo que hay en ella.

    {""}**Marcharse.** Una isla sin tropas sigue siendo tuya, con ingresos y edificios, hasta que alguien desembarca.

    {""}**La última isla** de una ciudad no se puede atacar ni tomar, salvo que así tengas enseguida las metrópolis para ganar: las tuyas, la que hay allí y la que formen juntos los edificios de las dos ciudades. Un edificio comprado después no cuenta. No hace falta que la victoria en la batalla sea segura. Todo lo demás está permitido: hundir, robar, criaturas.

    Si el ataque tiene éxito, esa ciudad queda fuera. El ciclo se juega hasta el final.

cyclades-topic-battles-title = Batallas
cyclades-topic-battles =
    {""}**Un asalto.** Cada parte lanza un dado (caras 0, 1, 1, 2, 2, 3) y suma sus tropas o flotas en ese lugar. La parte defensora suma además
    • en tierra: 1 por cada fortaleza de la isla, 1 por su metrópolis, 2 por el Minotauro;
    • en el mar: 1 por cada puerto y cada metrópolis suyos en islas que tocan el espacio.
    La parte atacante no suma nada más. El total más bajo pierde una tropa o flota. Con totales iguales, cada parte pierde una.

    {""}**Retirarse.** Si a las dos partes les queda algo, puede retirarse la defensora; si no lo hace, la atacante; si tampoco, empieza otro asalto.
    • En tierra: todas juntas a otra isla tuya que tus flotas unan con la batalla.
    • En el mar: todas juntas a un espacio contiguo, vacío o tuyo, que no esté cerrado a las flotas.
    Sin un lugar así no hay retirada.

    {""}**El final.** El espacio es de la parte que queda. Si no queda ninguna, la isla sigue siendo de la defensora y un espacio de mar queda vacío.

    {""}**Probabilidades de un asalto**, según el total atacante menos el defensor antes de los dados (gana la atacante, empate, gana la defensora): −1: 14 %, 22 %, 64 % · 0: 36 %, 28 %, 36 % · +1: 64 %, 22 %, 14 % · +2: 86 %, 11 %, 3 %. Desde +4 la atacante gana seguro.

cyclades-topic-metropolises-title = Metrópolis
cyclades-topic-metropolises =
    {""}**Cuándo.** En cuanto tienes 4 filósofos, o un edificio de cada clase en cualquiera de tus islas, vengan de donde vengan, los entregas a cambio de una metrópolis. Es obligatorio. Si tienes varios de una clase, eliges cuál entregas.

    {""}**Dónde.** En el espacio de metrópolis de una isla tuya que no tiene ninguna. Si alguno de esos espacios está libre de edificios, tienes que usar uno libre. Si no hay ninguno, eliges uno, y los edificios que hay debajo se destruyen.

    Si todas tus islas tienen ya una metrópolis, los edificios o los filósofos se pierden sin nada a cambio.

    {""}**Qué hace.** Vale como fortaleza, puerto, templo y universidad, y se suma a los que tiene al lado. No cuenta para reunir otra vez los cuatro edificios, no se puede destruir ni sustituir, y va con su isla.

    El último de los cuatro edificios necesita antes un recuadro libre propio.

cyclades-topic-creatures-title = Criaturas
cyclades-topic-creatures =
    Con cualquier dios menos Apolo puedes invocar criaturas de la fila, tantas como quieras: 4, 3 o 2 monedas de oro según su espacio, menos las rebajas de tus templos. El poder se usa enseguida. Estas doce actúan una vez y se descartan:

    • **Sirena**: una flota tuya, de la reserva, sustituye a una flota de otra ciudad que está sola en su espacio
    • **Pegaso**: tropas tuyas vuelan de una isla a cualquier otra, sin flotas; después, como con Ares
    • **Gigante**: destruye un edificio, nunca una metrópolis
    • **Quimera**: toma cualquier criatura de la pila de descarte y úsala; después se mezclan juntos el mazo y la pila
    • **Cíclope**: cambia un edificio tuyo por otro de otra clase
    • **Esfinge**: paga 2 monedas por cada tropa, flota, sacerdote o filósofo que vendas
    • **Sílfide**: 10 pasos gratis, repartidos entre tus flotas
    • **Arpía**: quita una tropa de otra ciudad
    • **Grifo**: roba la mitad del oro de una ciudad, redondeando hacia abajo
    • **Moiras**: tus ingresos otra vez
    • **Sátiro**: toma un filósofo de una ciudad
    • **Dríade**: toma un sacerdote de una ciudad

    Una criatura se puede invocar aunque no pueda hacer nada.

cyclades-topic-figurines-title = Miniaturas
cyclades-topic-figurines =
    Cinco de las 17 criaturas salen al tablero.

    {""}**Cuatro en islas**, en la que quieras, hasta que empiece tu próximo turno de acciones, también con Apolo. Si dos coinciden en una isla, se van las dos.
    • **Minotauro**: defiende como 2 tropas a quien controla la isla. Muere al final: sin tropas, basta un asalto perdido o empatado. No puede retirarse.
    • **Quirón**: en la isla no actúan el Gigante ni la Arpía, y solo quien la controla puede llegar con Pegaso.
    • **Medusa**: ninguna tropa sale de la isla, ni con Ares, ni con Pegaso, ni en retirada. Las que atacan y acaban de desembarcar sí pueden retirarse.
    • **Polifemo**: todas las flotas de la costa se apartan un espacio, también las tuyas; tú eliges adónde. Las que no tienen adónde ir se pierden. Mientras está, ninguna flota llega a esa costa.

    {""}**Kraken**, en cualquier espacio de mar: destruye todas las flotas que hay allí, también las tuyas. Después puedes moverlo, a 1 moneda de oro por paso, y destruye las flotas de cada espacio. Se queda donde para, con el espacio cerrado, hasta que alguien lo invoca de nuevo.

cyclades-topic-two-players-title = Dos ciudades
cyclades-topic-two-players =
    • Se juega en el tablero pequeño con una preparación propia, y en cada ciclo con tres de los cuatro dioses y Apolo. Para ganar hacen falta 3 metrópolis.
    • Tienes dos marcadores de ofrenda; los cuatro se mezclan en el orden de turnos.
    • Haces dos ofrendas a dos dioses diferentes. Puedes superar tu propia ofrenda; con ese marcador ofrendas enseguida a otro dios, no al mismo.
    • Tienes que poder pagar las dos juntas. Cada sacerdote rebaja 1 en cada una, pero cada una cuesta al menos 1. Mientras tengas que ofrendar de nuevo con un marcador, solo cuenta el otro.
    • Los dos pueden ir con Apolo solo si no puedes pagar ninguna otra ofrenda, ni siquiera superando otra. Cada uno es un turno propio; el marcador de prosperidad es para el primero de la fila.
    • Tienes dos turnos de acciones por ciclo. En cada uno el reclutamiento empieza por el primer precio. Los templos valen una vez por ciclo. Las miniaturas se quedan hasta tu primer turno del ciclo siguiente.

    Con 5 monedas y ningún sacerdote, si ofrendas 3 con el primer marcador, te quedan como mucho 2 para el segundo.

cyclades-topic-end-title = Fin de la partida
cyclades-topic-end =
    Cuando todas las ciudades han actuado, la partida termina si una ciudad controla 2 metrópolis (3 si juegan dos). No basta con tenerlas a mitad del ciclo.

    Si varias las tienen, gana la que tiene más oro. Si hay empate, la que tiene más metrópolis; después, la que tiene más ingresos. Si el empate sigue, la victoria es compartida.

    {""}**Fuera de la partida.** Una ciudad que pierde su última isla queda fuera. Sus tropas, sus flotas y su oro salen de la partida; sus cartas se devuelven. Si al final del ciclo a la ciudad atacante aún le faltan metrópolis, las demás siguen jugando; los dioses dependen entonces de cuántas ciudades quedan. Una ciudad que se queda sola gana.

    {""}**El ciclo 60** es el último. Si entonces ninguna tiene bastantes, gana la que tiene más metrópolis; después, más oro; después, más ingresos.

cyclades-topic-rulings-title = Aclaraciones
cyclades-topic-rulings =
    Lo que el reglamento deja abierto, y cómo se juega aquí:

    • Todo lo que se gana y se paga está a la vista; solo es secreto cuánto oro tiene una ciudad.
    • El oro nunca se agota. De lo demás hay lo que trae la caja; lo que se agotó no se ofrece.
    • La ofrenda más alta que se puede hacer es 255.
    • Reclutar gratis no es obligatorio, ni usar el poder de una criatura; solo Polifemo tiene que apartar las flotas.
    • Las rebajas de los templos se aplican solas.
    • Los pasos que sobran tras una batalla o una retirada se pierden. Otros grupos de la Sílfide aún pueden usarlos.
    • Las criaturas descartadas solo se barajan cuando hay que robar una y el mazo está vacío.
    • El Gigante actúa en cualquier isla, también en las tuyas.
    • En una isla neutral el Minotauro no hace nada, y Quirón no deja llegar a ningún Pegaso.
    • Si una miniatura llega a una isla donde ya hay otra, se van las dos y la nueva no hace nada.
    • Un espacio de comercio bajo el Kraken no da nada.
    • Un movimiento, o una venta a la Esfinge, se termina antes de hacer otra cosa.
    • Una metrópolis no es uno de los cuatro edificios para otra.
    • Si una ciudad queda fuera, las cartas de sus miniaturas van a la pila de descarte; sus sacerdotes y filósofos, a la banca.
    • Para atacar una última isla solo cuentan las metrópolis que tendrías enseguida; un edificio comprado después llega tarde.

    {""}**Distinto del reglamento que tenemos.** El marcador de prosperidad de Apolo va a una isla tuya; el reglamento permite cualquiera. Si todas tus islas tienen una metrópolis, la nueva se pierde también cuando viene de edificios, y tengas las islas que tengas; el reglamento solo habla de filósofos y de una única isla.

    {""}**Nuestro.** Los nombres de las islas. La preparación para dos está reconstruida a partir de una fuente poco segura.
