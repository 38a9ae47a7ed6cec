# What a server's managers choose besides where tables open: who opens them, announcements, seasons; leaving alone; help.

## Leaving as the only person

resign-alone = Eres la única persona en la mesa: las IA terminan la partida y cuenta. Quedas en último lugar y tu puntuación cambia como con cualquier último lugar.
resign-alone-instead = Como administras el servidor, también puedes anular la partida. Entonces no cuenta.
resign-alone-counts-on = Ya no se puede anular, porque es puntuable y todo el mundo ha jugado.
resign-alone-no-loss = Eres la única persona en la mesa, así que la partida termina sin resultado. No cuenta y tu puntuación no cambia.
resign-alone-stop = Anular la partida
resigned-alone = Te rendiste en la mesa { $number }. Las IA terminan la partida y cuenta.

## Opening tables

open-too-many = { $n ->
    [one] Abriste 1 mesa en este servidor que sigue abierta.
   *[other] Abriste { $n } mesas en este servidor que siguen abiertas.
} Aquí cada persona puede tener { $limit } a la vez; cuando una termine o la dejes, podrás abrir otra.
open-blocked = La administración de este servidor no te permite abrir mesas. Puedes seguir uniéndote a las de otras personas.

## Settings

setup-channels-text = -# Elige los canales donde se pueden abrir mesas. Si no eliges ninguno, se abren en todos.
setup-place-text = -# Una mesa ocupa todo su canal hasta que termina. En hilos caben muchas mesas en un canal.
setup-language-text = -# El idioma de los tableros y los anuncios. Los paneles privados usan el idioma de quien los lee.
setup-defaults-text =
    {""}**{ label-defaults }**
    {""}-# Las opciones con las que empiezan las mesas nuevas de cada juego.
label-who-opens = Quién abre mesas…
label-announcements = Anuncios…
label-open-tables = Mesas abiertas…
setup-who-title = Quién puede abrir mesas
setup-nobody = nadie
setup-roles-text = -# Solo quien tiene uno de estos roles puede abrir mesas. Unirse puede todo el mundo.
setup-blocked = No pueden abrir ninguna: { $people }
setup-blocked-text = -# Quienes llenan los canales de mesas, 25 personas como máximo. Pueden unirse a las mesas de otras. Se mantiene aunque borren sus datos.
setup-limit = Mesas abiertas por persona: { $n }
setup-limit-text = -# Cuentan juntas las mesas en espera y en juego, mientras quien las abrió siga en ellas. La administración tiene el mismo límite.
setup-limit-choice = { $n ->
    [one] 1 mesa abierta
   *[other] { $n } mesas abiertas
}
setup-pick-blocked = Quién no puede abrir ninguna
setup-pick-limit = Mesas abiertas por persona
setup-tables-text = Puedes anular cualquiera de estas mesas. Todo el mundo lee el motivo que des, y una partida anulada no cuenta.
label-stop-table = Anular { $number }…
label-close-table = Cerrar { $number }

## Announcements

setup-news-title = Anuncios
setup-off = no
setup-news-channel = Canal: { $channel }
setup-news-channel-text = -# Allí se anuncian las mesas nuevas, los resultados y las temporadas. Sin canal no se anuncia nada.
setup-news-role = Rol: { $role }
setup-news-role-text = -# Una mesa nueva con asientos libres menciona este rol, como mucho una vez por hora y persona que abre mesas.
setup-pick-news-channel = Canal de los anuncios (ninguno: no)
setup-pick-news-role = Rol que se menciona (ninguno: nadie)
setup-news-role-everybody = Nunca menciono a todo el mundo. Elige otro rol.
setup-news-refused = ⚠ No puedo escribir en { $channel }, así que falta el último anuncio. «{ label-check-rights }» dice qué me falta.
setup-news-gone = ⚠ El canal de los anuncios se eliminó, así que no hay anuncios. Elige otro.
news-lobby = Mesa nueva: **{ $title }**, abierta por { $name } · { $taken } de { $wanted } asientos ocupados · { $place }
news-lobby-started = **{ $title }** ha empezado · { $place }
news-lobby-closed = **{ $title }** se cerró sin empezar · { $place }
news-result = **{ $title }** ha terminado. { $winners } { $place }
news-season-begun = Ha empezado la temporada { $number }. En su clasificación todo el mundo empieza de nuevo.
news-season-begun-until = Ha empezado la temporada { $number }. En su clasificación todo el mundo empieza de nuevo, hasta { $end }.
news-season-over = Ha terminado la temporada { $number }.
news-season-empty = No terminó en ella ninguna partida puntuable sin IA.

## Rights

rights-how =
    {""}**Dónde darme un permiso:** abre los ajustes del canal (el engranaje junto a su nombre) → Permisos → mi rol → ✓ en el permiso. Para todos los canales: Ajustes del servidor → Roles → mi rol → Permisos.
    {""}O pulsa «{ label-invite-again }»: el enlace solo añade los permisos que necesito.
rights-no-news = sin anuncios
rights-no-mention = { $channel } ✗ no puedo mencionar el rol: permite en sus ajustes que cualquiera lo mencione (Ajustes del servidor → Roles), o dame «Mencionar @everyone, @here y todos los roles»
rights-news-fine = { $channel } ✓ (anuncios)
label-invite-again = Volver a invitarme

## Help

help-secret = Lo que sellas solo lo ves tú hasta que todo el mundo selle.
help-version = Agon { $version }
help-source = Código fuente: { $what }
help-contact = Contacto: { $what }

## Seasons with an end

label-last-day = Último día…
season-ends = acaba el { $end }
season-date-title = Último día de la temporada { $number }
season-date-label = Último día en UTC (vacío: sin fin)
season-date-example = 2026-12-31
season-date-past = Ese día ya pasó. Elige uno posterior.
season-date-unread = Necesito un día como 2026-12-31.
season-changed = Mientras tanto las temporadas cambiaron, así que no se guardó nada. Así están ahora.
