# Offrandes: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/offrandes.md.

offrandes-topic-goal-title = Objetivo
offrandes-topic-goal =
    Diriges una ciudad griega en tiempos difíciles. Los dioses ayudan a la ciudad que mejor los honra: reúnes animales, haces que los laven y los adornen, y los llevas a los altares. Gana la ciudad con más puntos de devoción.

    {""}**De dónde vienen los puntos**
    • Ofrendas: cada animal vale de 1 a 5 puntos; se anotan enseguida y nunca se pierden.
    • Lámparas: tu Sacerdotisa da de 2 a 10 puntos en cada fase de ofrendas.
    • Altares: al final cada altar da de 5 a 25 puntos a la ciudad cuya ficha está en él.

    {""}**Una ronda** tiene cuatro fases: subastas, corrupción, ofrendas, ingresos. Una partida dura entre 7 y 10 rondas, más o menos.

offrandes-topic-set-up-title = Preparación
offrandes-topic-set-up =
    De 3 a 5 ciudades: Esparta, Corinto, Atenas, Tebas, Delos, en el sentido de las agujas del reloj.

    Cada ciudad empieza con 10 dracmas, sin puntos y con una ficha al pie de cada una de las siete escaleras. En el establo hay 15 animales de cada una de las cinco clases. Dinero, puntos y fichas están a la vista de todo el mundo.

    Se sortea qué ciudad recibe el marcador de primer jugador.

    {""}**Fase preliminar.** Empieza la ciudad a la derecha del marcador y se sigue en sentido contrario a las agujas del reloj; quien tiene el marcador elige al final. Cada ciudad elige tres personajes diferentes y empieza en el peldaño 1 de sus escaleras.

    Para una primera ofrenda hacen falta cuatro personajes: Campesino, Portadora de Agua, Portador de Flores, Guardián del Templo. Tres nunca bastan, así que las subastas importan desde el primer lote.

offrandes-topic-characters-title = Personajes
offrandes-topic-characters =
    Cada personaje tiene una escalera con los peldaños 1 a 5. En los peldaños 1 a 4 caben todas las fichas; en el último, una sola. Quien sube allí manda de vuelta al peldaño 4 la ficha que había.

    • **Campesino**: la clase de tus animales. 1 gallina, 2 cerdo, 3 cabra, 4 oveja, 5 buey; un animal vale tantos puntos como su peldaño.
    • **Portadora de Agua** y **Portador de Flores**: cuántos animales ofrendas. Cuenta el más bajo de los dos peldaños.
    • **Guardián del Templo**: hasta dónde llegas entre los altares. El peldaño 2 abre los grupos 1 y 2.
    • **Sacerdotisa**: una lámpara de 2, 4, 6, 8 o 10 puntos en cada fase de ofrendas.
    • **Corruptor**: quita peldaños a otras ciudades.
    • **Soldado**: cierra el paso a los Corruptores de las demás.

    {""}**Altares por grupo**, con sus puntos al final:
    • Grupo 1 (5): Hefesto, Ares, Hermes
    • Grupo 2 (10): Atenea, Hera, Afrodita
    • Grupo 3 (15): Artemisa, Apolo
    • Grupo 4 (20): Hades, Poseidón
    • Grupo 5 (25): Zeus

offrandes-topic-auctions-title = Subastas
offrandes-topic-auctions =
    Desde quien tiene el marcador y en el sentido de las agujas del reloj, cada ciudad tiene un turno de subasta. Al comienzo están a la venta los siete personajes, y todas las ciudades pueden pujar.

    {""}**Ofrecer un lote.** En tu turno de subasta eliges dos personajes diferentes y haces una puja inicial de al menos 1 dracma. Es una puja de verdad: si nadie la supera, la pagas. También puedes terminar tu turno entre dos lotes, incluso antes del primero.

    {""}**Pujar.** Desde tu izquierda y en el sentido de las agujas del reloj, cada ciudad sube la puja o pasa. Una puja supera la anterior y no pasa de lo que la ciudad tiene. Quien pasa queda fuera de este lote. También tú puedes subir cuando te vuelva a tocar. La última ciudad que queda paga su puja a la banca y sube un peldaño en las dos escaleras; las demás no pagan nada.

    {""}**Después del lote**
    • Lo ganas tú: tu turno de subasta termina.
    • Lo gana otra ciudad: queda fuera durante el resto de tu turno, los dos personajes ya no están, y puedes ofrecer otro lote con los que quedan.
    • Tu turno también termina tras tres lotes ganados por otras ciudades (dos si juegan 3), o si no tienes ni un dracma para abrir.

    Una ciudad que no puede superar la puja pasa por sí sola. Puedes comprar un personaje en cuyo último peldaño ya estás; esa mitad del lote no tiene efecto.

offrandes-topic-corruption-title = Corrupción
offrandes-topic-corruption =
    Cada ciudad con un Corruptor en el peldaño 1 o más arriba puede corromper una vez. Actúa primero el Corruptor más alto; si hay empate, en el sentido de las agujas del reloj desde quien tiene el marcador.

    Eliges otra ciudad y una escalera. Es posible si
    • tu Corruptor está más alto que el Soldado de esa ciudad,
    • nadie la ha corrompido aún en esta fase,
    • la escalera es la de Campesino, Portadora de Agua, Portador de Flores, Guardián del Templo o Sacerdotisa,
    • esa ciudad está ahí en el peldaño 1 o más arriba,
    • y, si está en el último peldaño, tu Corruptor está en el 5.

    {""}**Efecto.** Subes un peldaño en esa escalera y la otra ciudad baja uno.
    • Si ya estás en el último, te quedas y la otra ciudad baja igualmente.
    • Si vas a subir al último y allí hay una tercera ciudad: con un Corruptor en el peldaño 5 ocupas el sitio y la tercera baja al 4; con uno más bajo te quedas en el 4 y solo baja la ciudad elegida.

    Una ciudad corrompida puede corromper después en la misma fase. No es obligatorio.

offrandes-topic-sacrifices-title = Ofrendas
offrandes-topic-sacrifices =
    Primero puntúan todas las lámparas: 2 puntos por cada peldaño de tu Sacerdotisa, haya ofrenda o no.

    Después, desde quien tiene el marcador y en el sentido de las agujas del reloj, cada ciudad puede hacer una ofrenda. Necesitas tu Campesino, tu Portadora de Agua, tu Portador de Flores y tu Guardián del Templo en el peldaño 1 o más arriba.

    {""}**Animales.** La clase es la de tu Campesino; el número, el más bajo entre Portadora de Agua y Portador de Flores. Tomas del establo exactamente ese número. Si de tu clase hay menos, eliges: todos los que quedan de ella, o cualquier clase inferior, exactamente tu número o, si hay menos, todos. Si no queda ninguno de tu clase ni inferior, no hay ofrenda.

    {""}**Altar.** Cualquiera hasta el grupo de tu Guardián del Templo.
    • Un altar vacío lo acepta todo.
    • Un altar con ofrenda, también la tuya, acepta otra si tiene al menos el mismo número de animales, de al menos el mismo valor cada uno, y no es igual. En lugar de 2 cabras valen 3 cabras o 2 ovejas; no 1 buey, ni 5 gallinas, ni 2 cabras.

    {""}**Efecto.** Anotas enseguida valor × número. La ofrenda anterior vuelve al establo, su ficha a su ciudad, y en el altar queda tu ficha. La otra ciudad conserva los puntos que anotó.

    Ofrendar no cuesta peldaños. Los animales que sustituyes no pueden formar parte de la ofrenda nueva.

offrandes-topic-revenue-title = Ingresos
offrandes-topic-revenue =
    El marcador de primer jugador pasa a la ciudad siguiente, en el sentido de las agujas del reloj.

    Cada ciudad recibe 10 dracmas. Después, lo que pase de 25 vuelve a la banca. El dinero se guarda de una ronda a otra.

    Tras la última fase de ofrendas ya no hay ingresos.

offrandes-topic-end-title = Fin de la partida
offrandes-topic-end =
    Después de cada fase de ofrendas, cuando todas las ciudades han tenido su ocasión, la partida termina si
    • hay una ofrenda en cada uno de los 11 altares, o
    • una ciudad tiene más de 100 puntos (100 no bastan; los altares no cuentan para esto), o
    • era la ronda 50.

    Ahora cada altar da 5, 10, 15, 20 o 25 puntos a la ciudad cuya ficha está en él.

    Gana la ciudad que tiene más puntos. Con los mismos puntos, la que tiene más altares. Con los mismos altares, la victoria es compartida.

offrandes-topic-house-rules-title = Reglas de la casa
offrandes-topic-house-rules =
    Dos opciones para quien juega durante días: menos preguntas, el mismo juego.

    {""}**Subasta en sobre cerrado.** Tras la puja inicial, cada una de las otras ciudades que no está fuera y puede superarla escribe en secreto una cantidad: 0 si no puja, o cualquiera por encima de la inicial hasta todo lo que tiene. Se muestran todas a la vez. Gana la más alta y paga su propia cantidad; si hay varias iguales, la ciudad más cercana a quien subasta en el sentido de las agujas del reloj. Si todas son 0, quien subasta se queda el lote por la puja inicial.

    {""}**Corrupción en sobre cerrado.** Cada ciudad con Corruptor escribe en secreto una lista de ciudades y escaleras, la mejor primero. Se muestran todas a la vez. En el orden de siempre, cada ciudad usa la primera línea que entonces sea posible; si no hay ninguna, no corrompe. La lista puede quedar vacía.

offrandes-topic-rulings-title = Aclaraciones
offrandes-topic-rulings =
    Lo que los reglamentos dejan abierto, y cómo se juega aquí:

    • La banca nunca se agota, y todo el dinero está a la vista.
    • Hay 15 animales de cada clase.
    • La puja inicial obliga. Sin un dracma no se puede abrir y el turno termina.
    • Quien subasta puede subir más tarde en su propio lote; nadie sube su propia puja vigente.
    • Se puede comprar un personaje en cuyo último peldaño ya se está; no mueve nada.
    • Una ciudad que pierde el último peldaño por corrupción baja un solo peldaño.
    • Con la corrupción, solo un Corruptor en el peldaño 5 aparta una ficha del último peldaño, también la de una tercera ciudad. Esa tercera ciudad no cuenta como corrompida.
    • Ofrendas exactamente tu clase y tu número, salvo que falten animales en el establo. Entonces vale cualquier clase inferior, no solo la siguiente.
    • Está abierto cualquier altar de un grupo alcanzado; el orden dentro del grupo no importa.
    • Los animales nuevos se toman del establo antes de que vuelvan los anteriores.
    • Una ciudad tiene como mucho 25 dracmas, contados después de los ingresos.
    • El final se comprueba después de toda la fase de ofrendas.
    • A la ciudad que solo puede hacer una cosa no se le pregunta; consta en el registro.

    {""}**En qué difieren los reglamentos.** El alemán se puede leer de otro modo en tres puntos:
    • Para corromper, es la otra ciudad la que debe estar en la escalera; la tuya no hace falta. (El alemán: la tuya.)
    • Las lámparas puntúan en cada fase de ofrendas. (El alemán: cuando la ciudad ofrenda.)
    • Ninguna ciudad tiene que ofrendar. (El alemán: ofrendan todas.)
