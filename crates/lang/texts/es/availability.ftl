# Cuándo se puede jugar: preferencias página a página, recordatorios, horas de silencio, ausencias; puntualidad; seguir mesas.

## Preferencias

pref-choose = Elige un ajuste
pref-on = sí
pref-off = no
pref-name-reminders = recordatorios
pref-name-quiet = horas de silencio
pref-name-away = días fuera
pref-name-pay = pagar lo propuesto
pref-name-hide = no mostrarme
pref-name-named = mi nombre en todos los servidores
pref-about-notices = Cómo te aviso cuando te toca. Los demás ven una mención; un mensaje directo queda entre tú y yo.
pref-about-reminders = Cada cuánto te recuerdo que te toca, por la misma vía que los avisos. «Una vez» llega cuando conviene al ritmo de la mesa. Los demás solo ven un recordatorio si te menciono en el canal.
pref-about-quiet = Durante estas horas ni te aviso ni te recuerdo nada: todo espera hasta que acaben. Los plazos no se mueven. Los demás pueden notar que los avisos llegan más tarde. Las mesas en una sentada no tienen en cuenta las horas de silencio.
pref-about-away = Para los días en que no puedes jugar. En tus mesas, los demás lo ven cuando se espera tu turno. Cada mesa tiene su regla: te espera un tiempo, o la IA juega hasta que vuelvas.
pref-about-language = El idioma de todo lo que solo tú lees y de mis mensajes directos.
pref-about-colours = Los colores de las imágenes que solo tú ves. Con «texto primero», las palabras cuentan lo que muestran las imágenes.
pref-about-confirm = Qué acciones tuyas te pregunto una vez más antes de que cuenten.
pref-about-pay = Pago sin preguntarte lo que propone el juego, salvo que confirmes siempre.
pref-about-hide = No apareces en ninguna clasificación y solo tú ves tu perfil.
pref-about-named = Las clasificaciones generales te nombran también en servidores donde nunca has jugado.

## Recordatorios

availability-remind-once = una vez
availability-remind-six-hours = cada 6 h
availability-remind-day = cada día
availability-remind-never = nunca

## Horas de silencio

availability-quiet-hours = de { $from } a { $to } ({ $zone })
availability-quiet-now = Ahora son las { $time } en { $zone }.
availability-quiet-title = Horas de silencio
availability-quiet-from = Desde (sin horas: sin silencio)
availability-quiet-to = Hasta
availability-quiet-zone = Zona horaria o ciudad (vacío: la de ahora)
availability-label-quiet = Horas de silencio…
availability-label-off = Quitar
availability-time-unread = No puedo leer «{ $text }» como una hora. Escríbela como 22:00, 22 o 10 pm. Nada ha cambiado.
availability-time-both = Las horas de silencio necesitan las dos horas; sin ninguna, no hay silencio. Nada ha cambiado.
availability-time-same = Las horas de silencio acaban a otra hora que la de inicio: las dos son { $time }. Nada ha cambiado.
availability-zone-unknown = No conozco la zona horaria «{ $text }». Nada ha cambiado. Si es una de estas, púlsala:

## Días fuera

availability-away-none = no
availability-away-until = Fuera hasta el { $until }.
availability-away-planned = Fuera del { $from } al { $until }.
availability-away-days = Los días empiezan a medianoche en { $zone }.
availability-away-title = Días fuera
availability-away-from = Desde (vacío: hoy)
availability-away-back = De vuelta el (todo vacío: sin días fuera)
availability-away-from-example = 24/12/2026
availability-away-back-example = 4/1/2027
availability-label-away = Días fuera…
availability-label-back = Ya he vuelto
availability-label-cancel = Quitar los días
availability-day-unread = Necesito un día como 24/12/2026; has escrito «{ $text }». Nada ha cambiado.
availability-away-no-back = También necesito el día en que vuelves. Nada ha cambiado.
availability-away-backwards = Puedes volver un día posterior al de salida. Nada ha cambiado.
availability-away-too-long = Se puede estar fuera { $n } días como mucho. Nada ha cambiado.
availability-away-too-far = Los días fuera empiezan de aquí a un año como mucho. Nada ha cambiado.
availability-away-past = Ese día ya estás de vuelta. Elige uno posterior. Nada ha cambiado.

## Seguir mesas

availability-label-follow = Seguir
availability-label-unfollow = Dejar de seguir
availability-follow = **Seguir**: te escribo una vez, cuando termine esta mesa.
availability-follows = Sigues esta mesa: te escribo una vez, cuando termine.
availability-follow-full = Ya sigues { $n } mesas. Puedes seguir otra cuando termine una de ellas o cuando dejes de seguir alguna.
availability-followed = Seguías esta mesa.
availability-followed-stopped = **{ $title }** se anuló y no cuenta. { $place }

## Puntualidad

availability-keeps-time = A tiempo: { $share } de { $turns } turnos · dejó { $left } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
availability-often-late = { $seat } · suele tardar
