# Qué se guarda de una persona y cómo se borra.

ui-former = exparticipante
label-get-data = Obtener mis datos
label-erase-me = Borrar mis datos…
label-type-word = Escribir la palabra…
ui-privacy-title = Lo que guardo de ti
ui-privacy =
    {""}**Asientos y resultados**: tu ID de Discord, tu nombre tal como figuraba en tus partidas, puestos y puntos. Para el historial; hasta que los borres. Quien administra un servidor puede llevarse sus partidas en un archivo, con estos ID y nombres.
    {""}**Puntuaciones y estadísticas**, calculadas con los resultados. Para la clasificación; hasta que las borres.
    {""}**El registro de cada partida**: cada paso con su hora, por asiento. Para repeticiones y pruebas; para siempre, pero, en cuanto borres tus datos, deja de estar vinculado a ti.
    {""}**Los relojes de tus turnos**: cuánto duraron, cuáles se jugaron por ti porque se te acabó el tiempo y si no estabas. Para los plazos y el tablero; se guardan con la partida y, en cuanto borres tus datos, dejan de estar vinculados a ti.
    {""}**Preferencias**: idioma, avisos y los que silenciaste, colores, cuándo vuelvo a preguntar, si pagas lo propuesto, qué pasa si se te acaba el tiempo, si prefieres no mostrarte. Hasta que las borres.
    {""}**Notas** que escribiste, solo para ti. Hasta que las borres.
    {""}**Órdenes y elecciones secretas**, para jugar. Hasta que se usan, se revelan o se retiran, o acaba la partida.
    {""}**Invitaciones y asientos reservados para ti**, para no avisarte dos veces. Hasta que los borres.
    {""}**El último mensaje directo que te envié** de cada partida, para que solo ese tenga botones. Hasta que lo borres.
    {""}**Servidores donde no puedes abrir mesas**, por decisión de su administración: solo tu ID de Discord. Hasta que la administración lo retire; borrar tus datos no lo cambia.
    {""}**Mensajes pendientes de enviar**: se borran un día después de enviarse.
    {""}**Nunca**: lo que se escribe en los canales, correos electrónicos, fotos de las cuentas. Solo envío datos a Discord; quien me aloja tiene la base de datos y sus copias.
ui-privacy-data = Aquí está todo lo que guardo de ti.
ui-privacy-data-part = Parte { $number } de todo lo que guardo de ti. Sigue otra.
ui-privacy-data-last = Parte { $number } de todo lo que guardo de ti, y la última.
ui-erase-title = ¿Borrar tus datos?
ui-erase =
    Tu nombre y tu ID de Discord desaparecen de clasificaciones e historial. Las partidas jugadas conservan un asiento de «{ $former }», para que sigan completas para los demás.
    Salas: sales de ellas. Partidas en juego: una IA ocupa tu asiento, y de dos personas gana quien se queda. Donde no queda nadie más, las IA juegan hasta el final la partida puntuable, y cuenta; la no puntuable, o aquella en la que aún no han actuado todos los asientos, acaba sin resultado.
    Se borran tus preferencias, notas, puntuación y estadísticas. Si vuelves a jugar, empiezas de cero.
    Los tableros de partidas que acabaron hace más de un día conservan su imagen en el canal.
    Si la administración de un servidor no te permite abrir mesas, eso se mantiene: para ello se guarda tu ID de Discord y nada más.
    {""}**No se puede deshacer.** Para seguir, pulsa el botón y escribe **{ $word }**.
ui-erase-word = borrar
ui-erase-asked = Escribe: { $word }
ui-erase-wrong = No se ha borrado nada: esa no era la palabra { $word }.
ui-erased-title = Borrado
ui-erased = Tu nombre y tu ID de Discord ya no están en nada de lo que guardo. Solo si la administración de un servidor no te permite abrir mesas se conserva tu ID para eso. Las copias de la base de datos las tiene quien me aloja.
