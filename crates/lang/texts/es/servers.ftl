# What a server's managers choose, and lists of tables.

## Settings

ui-setup-title = Ajustes de este servidor
ui-setup = Cada cambio se guarda al momento. Si no eliges nada, todo el mundo puede abrir mesas en todos los canales.
ui-setup-channels = Se abren mesas en: { $channels }
ui-setup-everywhere = todos los canales
ui-setup-roles = Quién puede abrir: { $roles }
ui-setup-everybody = todo el mundo
ui-setup-language = Idioma: { $language }
ui-setup-language-server = Como el servidor
ui-setup-language-first = como el servidor
ui-setup-place = Lugar: { $place }
ui-setup-place-channel = en el canal
ui-setup-place-thread = un hilo por mesa
ui-setup-pick-channels = Canales (ninguno: todos)
ui-setup-pick-roles = Quién puede abrir (ningún rol: todo el mundo)
ui-setup-pick-language = Idioma
ui-setup-pick-place = Lugar
ui-setup-saved = Guardado.
ui-setup-managers = Solo quien tiene el permiso «Gestionar servidor» puede cambiar estos ajustes.
label-set-up = Configurar
label-check-rights = Revisar permisos
label-defaults = Opciones por defecto…

## Rights

ui-rights-title = Lo que puedo hacer aquí
ui-rights-fine = { $channel } ✓
ui-rights-lack = { $channel } ✗ { $lacks }
ui-rights-effect = { $rights }: { $effect }
ui-rights-gone = { $channel } ✗ no encuentro este canal
ui-rights-closed = sin mesas
ui-rights-plain = tableros en texto sencillo
ui-rights-text = tableros en texto
ui-rights-history = el tablero no se vuelve a publicar cuando queda muy arriba
ui-rights-threads = mesas en el canal, no en hilos
ui-right-attach = Adjuntar archivos
ui-right-history = Leer el historial de mensajes
ui-right-threads = Crear hilos públicos

## Options new tables begin with

ui-defaults-title = Opciones por defecto de las partidas nuevas
ui-defaults = Valen para las partidas que se abran desde ahora. Quien abre una mesa puede cambiarlas allí.

## Opening

ui-not-here = En este servidor las mesas se abren en { $channels }.
ui-not-yours-to-open = En este servidor solo pueden abrir mesas: { $roles }.
ui-opened-thread = La mesa { $number } está abierta en { $thread }. Tienes el primer asiento.
ui-no-thread = Aquí no puedo crear hilos, así que la mesa está en este canal.
label-open-in-thread = Abrir en un hilo

## Lists of tables

ui-tables-title = Mesas abiertas de este servidor
ui-tables-empty = No hay ninguna mesa abierta en este servidor.
ui-tables-seats = { $taken } de { $wanted } asientos
ui-my-tables-title = Mis mesas
ui-my-tables-empty = No te espera ninguna partida.
ui-my-tables-more = { $count ->
    [one] … y 1 más
   *[other] … y { $count } más
}
label-join-table = Unirse: mesa { $number }
label-seat-at = Mesa { $number }
label-tables-here = Mesas de aquí
label-my-tables = Mis mesas

# A server's tables as a file.
label-export = Exportar
export-writing = Escribo las partidas de este servidor…
export-none = En este servidor aún no ha empezado ninguna partida.
export-too-big = Estas partidas son demasiado grandes para un archivo en Discord. Quien me aloja puede exportarlas: agon export --server.
export-here =
    { $tables ->
        [one] { $tables } partida
       *[other] { $tables } partidas
    } de este servidor, números { $from } a { $to }, como líneas de JSON (comprimidas con gzip). Cada una se puede verificar, y las terminadas se pueden importar en otro lugar; una en curso contiene solo lo que ve todo el mundo. El archivo nombra a quienes jugaron, con sus ID de Discord: no se lo des a quien no deba conocerlos.
export-next = Parte siguiente
