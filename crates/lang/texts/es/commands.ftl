# Slash commands: names (32, lower case, no spaces), descriptions (100), options, fixed choices.

command-play-name = jugar
command-play-description = Abre una mesa en este canal
command-play-option-game-name = juego
command-play-option-game-description = Qué juego
command-play-option-players-name = asientos
command-play-option-players-description = Cuántos asientos; la gente puede unirse hasta que empieces
command-play-option-ai-name = ia
command-play-option-ai-description = Cuántos asientos ocupan las IA
command-play-option-level-name = nivel
command-play-option-level-description = La fuerza de estas IA
command-play-option-level-choice-easy = fácil
command-play-option-level-choice-normal = normal
command-play-option-level-choice-hard = difícil
command-play-option-level-choice-expert = experta
command-play-option-options-name = opciones
command-play-option-options-description = Opciones del juego, varias con coma: auction=sealed

command-table-name = mesa
command-table-description = Muestra otra vez el tablero o te dice dónde está
command-table-option-table-name = mesa
command-table-option-table-description = Qué mesa; si no la dices, la de este canal

command-seat-name = asiento
command-seat-description = Abre tu panel privado
command-seat-option-table-name = mesa
command-seat-option-table-description = Cuál de tus mesas

command-move-name = jugada
command-move-description = Escribe tu jugada, por ejemplo bid 5
command-move-option-action-name = acción
command-move-option-action-description = Qué haces; la lista muestra lo que es posible
command-move-option-table-name = mesa
command-move-option-table-description = Cuál de tus mesas

command-tables-name = mesas
command-tables-description = Mesas abiertas y en juego de este servidor

command-mytables-name = mismesas
command-mytables-description = Tus mesas en todos los servidores; primero, la que más lleva esperándote

command-rules-name = reglas
command-rules-description = Reglas de un juego, con nuestras palabras
command-rules-option-game-name = juego
command-rules-option-game-description = Qué juego
command-rules-option-topic-name = tema
command-rules-option-topic-description = Qué página de las reglas

command-history-name = historial
command-history-description = Partidas jugadas en este servidor, o las tuyas en todos los servidores
command-history-option-player-name = quién
command-history-option-player-description = Solo partidas de esta persona
command-history-option-game-name = juego
command-history-option-game-description = Solo partidas de este juego
command-history-option-opponent-name = contra
command-history-option-opponent-description = Solo partidas en las que jugó también esta persona
command-history-option-result-name = resultado
command-history-option-result-description = Cómo le fue a esa persona; si no dices quién, a ti
command-history-option-result-choice-won = ganadas
command-history-option-result-choice-lost = perdidas
command-history-option-result-choice-resigned = con rendición
command-history-option-since-name = desde
command-history-option-since-description = Desde cuándo (días en UTC): 5/3/2026, 3/2026, 2026
command-history-option-until-name = hasta
command-history-option-until-description = Hasta cuándo, ese día incluido (días en UTC): 5/3/2026, 3/2026, 2026
command-history-option-everywhere-name = en-todas-partes
command-history-option-everywhere-description = Tus partidas en todos los servidores
command-history-option-table-name = mesa
command-history-option-table-description = La página de una partida terminada, por su número

command-leaderboard-name = clasificación
command-leaderboard-description = Quién está en qué puesto, por puntuación o victorias
command-leaderboard-option-game-name = juego
command-leaderboard-option-game-description = Qué juego; si no lo dices, todos los juegos juntos
command-leaderboard-option-period-name = periodo
command-leaderboard-option-period-description = Desde cuándo
command-leaderboard-option-period-choice-all-time = histórica
command-leaderboard-option-period-choice-season = esta temporada
command-leaderboard-option-period-choice-month = 30 días
command-leaderboard-option-sort-name = orden
command-leaderboard-option-sort-description = Criterio de orden
command-leaderboard-option-sort-choice-rating = puntuación
command-leaderboard-option-sort-choice-wins = victorias
command-leaderboard-option-sort-choice-share = proporción de victorias
command-leaderboard-option-sort-choice-played = partidas jugadas
command-leaderboard-option-everywhere-name = en-todas-partes
command-leaderboard-option-everywhere-description = Todos los servidores juntos

command-profile-name = perfil
command-profile-description = El perfil de una persona
command-profile-option-player-name = quién
command-profile-option-player-description = De quién; si no lo dices, el tuyo

command-preferences-name = preferencias
command-preferences-description = Avisos de turno e idioma

command-language-name = idioma
command-language-description = El idioma en que te hablo
command-language-option-language-name = idioma
command-language-option-language-description = Qué idioma
command-language-option-language-choice-discord = como mi Discord
command-language-option-language-choice-en = English
command-language-option-language-choice-es = Español
command-language-option-language-choice-de = Deutsch

command-privacy-name = privacidad
command-privacy-description = Qué se guarda de ti; obtenerlo, borrarlo
command-privacy-option-action-name = acción
command-privacy-option-action-description = Qué hacer
command-privacy-option-action-choice-show = mostrar
command-privacy-option-action-choice-export = exportar
command-privacy-option-action-choice-delete = borrar

command-setup-name = configurar
command-setup-description = Ajustes de este servidor y revisión de mis permisos

command-help-name = ayuda
command-help-description = Qué puedes hacer aquí y ahora

command-stats-name = estadísticas
command-stats-description = Estadísticas de las partidas de este servidor
command-stats-option-game-name = juego
command-stats-option-game-description = Qué juego; si no lo dices, el que más se juega aquí

command-verify-name = verificar
command-verify-description = Comprueba el azar de una partida
command-verify-option-table-name = mesa
command-verify-option-table-description = Qué mesa; si no la dices, la última de este canal
