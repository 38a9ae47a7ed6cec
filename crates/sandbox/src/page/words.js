// The page's own words in the languages of the people. `{x}` is filled in.

const en = {
  channels: "Channels", conversations: "Direct messages", people: "You are", ownWindow: "Open {name} in an own window",
  archived: "Archived ({n})", unread: "unread", fresh: "{n} unread", left: "left", noBot: "The bot is not connected.", gone: "The sandbox is gone; waiting for it…",
  placeholder: "Message {place}, or / for commands", briefly: "Message {place}", fresh_line: "New", send: "Send", suggestions: "Suggestions", empty: "Nothing here yet. Type / to see the commands.",
  earlier: "Show earlier messages", newest: "To the newest messages", log: "Messages in {place}",
  noCommand: "No such command here.", noOption: "“{text}” belongs to no option.", optional: "optional", characters: "characters", nothingFits: "Nothing fits.", yes: "True", no: "False",
  onlyYou: "Only you can see this", dismiss: "Dismiss message", edited: "(edited)", thinking: "{name} is thinking…", used: "{name} used {command}", deleted: "The message was deleted.",
  failed: "This interaction failed", silent: "The application did not respond", no_bot: "no bot is connected", too_late: "no acknowledgement in time", still_thinking: "it is still thinking",
  choose: "Choose", select: "Make a selection", nobody: "(none)", more: "Message actions", remove: "Delete message", copyId: "Copy ID", spoiler: "Spoiler: press to show", unknown: "unknown",
  startedThread: "{name} started a thread: {thread}", added: "{name} added {who} to the thread.", removed: "{name} removed {who} from the thread.", renamed: "{name} renamed this to {thread}.", openThread: "Open thread", enlarge: "Enlarge picture", picture: "Picture", close: "Close", openOriginal: "Open original", missing: "[picture {name} cannot be shown here]",
  cancel: "Cancel", submit: "Submit", tooShort: "At least {n} characters", tooLong: "At most {n} characters", needed: "This must be filled in", theme: "Appearance", light: "Light", dark: "Dark", system: "Automatic",
  faults: "Faults", takesDms: "{name} takes direct messages", clear: "Clear {what}", clearAll: "Clear all", line: "Gateway", drop: "Drop the connection", reconnect: "Ask to reconnect", invalidate: "Invalidate session", expire: "Expire sessions", resumable: "it may resume",
  calls: "Next REST calls", count: "How many", outcome: "What happens", torn: "torn connection", onlyLate: "only late", delay: "Delay in ms", applied: "done, but the answer is lost", method: "Method", path: "Part of the path", any: "any", order: "Order", rights: "The bot's permissions in {place}",
  clock: "Clock", clockTold: "Every time on this page goes by this clock. It never goes back.", forward: "Move forward", speed: "Speed", minutes: "+{n} min", hours: "+{n} h", day: "+{n} day", days: "+{n} days",
  archive: "Archive thread", unarchive: "Open thread again",
  person: "{name} on this server", leave: "Leave the server", back: "Come back", removeChannel: "Delete {place}", sure: "Really delete {place}?", late: "+{n} ms", dmsClosed: "{name} takes no direct messages", personLeft: "{name} has left",
};

const es = {
  channels: "Canales", conversations: "Mensajes directos", people: "Eres", ownWindow: "Abrir a {name} en otra ventana",
  archived: "Archivados ({n})", unread: "sin leer", fresh: "{n} sin leer", left: "se fue", noBot: "El bot no está conectado.", gone: "El sandbox no responde; esperando…",
  placeholder: "Mensaje en {place}, o / para comandos", briefly: "Mensaje en {place}", fresh_line: "Nuevo", send: "Enviar", suggestions: "Sugerencias", empty: "Aquí no hay nada todavía. Escribe / para ver los comandos.",
  earlier: "Mostrar mensajes anteriores", newest: "A los mensajes más nuevos", log: "Mensajes en {place}",
  noCommand: "Aquí no existe ese comando.", noOption: "«{text}» no pertenece a ninguna opción.", optional: "opcional", characters: "caracteres", nothingFits: "Nada coincide.", yes: "Verdadero", no: "Falso",
  onlyYou: "Solo tú puedes ver esto", dismiss: "Descartar mensaje", edited: "(editado)", thinking: "{name} está pensando…", used: "{name} usó {command}", deleted: "El mensaje se eliminó.",
  failed: "Esta interacción ha fallado", silent: "La aplicación no respondió", no_bot: "no hay ningún bot conectado", too_late: "sin acuse de recibo a tiempo", still_thinking: "sigue pensando",
  choose: "Elegir", select: "Elige una opción", nobody: "(nada)", more: "Acciones del mensaje", remove: "Eliminar mensaje", copyId: "Copiar ID", spoiler: "Spoiler: pulsa para verlo", unknown: "desconocido",
  startedThread: "{name} empezó un hilo: {thread}", added: "{name} añadió a {who} al hilo.", removed: "{name} quitó a {who} del hilo.", renamed: "{name} cambió el nombre a {thread}.", openThread: "Abrir hilo", enlarge: "Ampliar imagen", picture: "Imagen", close: "Cerrar", openOriginal: "Abrir original", missing: "[la imagen {name} no se puede mostrar aquí]",
  cancel: "Cancelar", submit: "Enviar", tooShort: "Al menos {n} caracteres", tooLong: "Como máximo {n} caracteres", needed: "Hay que rellenarlo", theme: "Apariencia", light: "Claro", dark: "Oscuro", system: "Automática",
  faults: "Averías", takesDms: "{name} acepta mensajes directos", clear: "Quitar {what}", clearAll: "Quitar todas", line: "Gateway", drop: "Cortar la conexión", reconnect: "Pedir reconexión", invalidate: "Invalidar la sesión", expire: "Caducar las sesiones", resumable: "puede reanudarla",
  calls: "Próximas llamadas REST", count: "Cuántas", outcome: "Qué pasa", torn: "conexión rota", onlyLate: "solo tarde", delay: "Retraso en ms", applied: "se hace, pero la respuesta se pierde", method: "Método", path: "Parte de la ruta", any: "cualquiera", order: "Encargar", rights: "Permisos del bot en {place}",
  clock: "Reloj", clockTold: "Todas las horas de esta página siguen este reloj. Nunca va hacia atrás.", forward: "Adelantar", speed: "Velocidad", minutes: "+{n} min", hours: "+{n} h", day: "+{n} día", days: "+{n} días",
  archive: "Archivar hilo", unarchive: "Reabrir hilo",
  person: "{name} en este servidor", leave: "Salir del servidor", back: "Volver", removeChannel: "Eliminar {place}", sure: "¿Eliminar {place} de verdad?", late: "+{n} ms", dmsClosed: "{name} no acepta mensajes directos", personLeft: "{name} se ha ido",
};

const de = {
  channels: "Kanäle", conversations: "Direktnachrichten", people: "Du bist", ownWindow: "{name} in eigenem Fenster öffnen",
  archived: "Archiviert ({n})", unread: "ungelesen", fresh: "{n} ungelesen", left: "nicht da", noBot: "Der Bot ist nicht verbunden.", gone: "Die Sandbox ist weg; warte auf sie…",
  placeholder: "Nachricht in {place}, oder / für Befehle", briefly: "Nachricht in {place}", fresh_line: "Neu", send: "Senden", suggestions: "Vorschläge", empty: "Hier ist noch nichts. Tippe / für die Befehle.",
  earlier: "Frühere Nachrichten zeigen", newest: "Zu den neuesten Nachrichten", log: "Nachrichten in {place}",
  noCommand: "Diesen Befehl gibt es hier nicht.", noOption: "„{text}“ gehört zu keiner Option.", optional: "optional", characters: "Zeichen", nothingFits: "Nichts passt.", yes: "Wahr", no: "Falsch",
  onlyYou: "Nur du kannst das sehen", dismiss: "Nachricht verwerfen", edited: "(bearbeitet)", thinking: "{name} denkt nach…", used: "{name} hat {command} benutzt", deleted: "Die Nachricht wurde gelöscht.",
  failed: "Diese Interaktion ist fehlgeschlagen", silent: "Die Anwendung hat nicht geantwortet", no_bot: "kein Bot ist verbunden", too_late: "keine rechtzeitige Bestätigung", still_thinking: "sie denkt noch nach",
  choose: "Wählen", select: "Triff eine Auswahl", nobody: "(nichts)", more: "Nachrichtenaktionen", remove: "Nachricht löschen", copyId: "ID kopieren", spoiler: "Spoiler: zum Zeigen drücken", unknown: "unbekannt",
  startedThread: "{name} hat einen Thread eröffnet: {thread}", added: "{name} hat {who} zum Thread hinzugefügt.", removed: "{name} hat {who} aus dem Thread entfernt.", renamed: "{name} hat das in {thread} umbenannt.", openThread: "Thread öffnen", enlarge: "Bild vergrößern", picture: "Bild", close: "Schließen", openOriginal: "Original öffnen", missing: "[Bild {name} kann hier nicht gezeigt werden]",
  cancel: "Abbrechen", submit: "Absenden", tooShort: "Mindestens {n} Zeichen", tooLong: "Höchstens {n} Zeichen", needed: "Das muss ausgefüllt sein", theme: "Darstellung", light: "Hell", dark: "Dunkel", system: "Automatisch",
  faults: "Störungen", takesDms: "{name} nimmt Direktnachrichten an", clear: "{what} aufheben", clearAll: "Alle aufheben", line: "Gateway", drop: "Verbindung kappen", reconnect: "Um Neuverbindung bitten", invalidate: "Sitzung entwerten", expire: "Sitzungen ablaufen lassen", resumable: "sie darf fortgesetzt werden",
  calls: "Nächste REST-Aufrufe", count: "Wie viele", outcome: "Was geschieht", torn: "gerissene Verbindung", onlyLate: "nur verspätet", delay: "Verzögerung in ms", applied: "getan, aber die Antwort geht verloren", method: "Methode", path: "Teil des Pfads", any: "alle", order: "Anordnen", rights: "Rechte des Bots in {place}",
  clock: "Uhr", clockTold: "Alle Zeiten auf dieser Seite richten sich nach dieser Uhr. Sie geht nie zurück.", forward: "Vorstellen", speed: "Tempo", minutes: "+{n} Min.", hours: "+{n} Std.", day: "+{n} Tag", days: "+{n} Tage",
  archive: "Thread archivieren", unarchive: "Thread wieder öffnen",
  person: "{name} auf diesem Server", leave: "Server verlassen", back: "Zurückkommen", removeChannel: "{place} löschen", sure: "{place} wirklich löschen?", late: "+{n} ms", dmsClosed: "{name} nimmt keine Direktnachrichten an", personLeft: "{name} ist gegangen",
};

const LANGUAGES = { en, es, de };

/** A function from a word's name (and what to fill in) to the word, for a person's locale. */
export function wordsFor(locale) {
  const table = LANGUAGES[locale.slice(0, 2)] ?? en;
  return (name, filled = {}) => (table[name] ?? en[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => filled[key] ?? whole);
}
