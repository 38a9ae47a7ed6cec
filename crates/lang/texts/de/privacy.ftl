# Was über jemanden gespeichert ist, und wie es gelöscht wird.

ui-former = ehemals am Tisch
label-get-data = Daten herunterladen
label-erase-me = Daten löschen…
label-type-word = Wort eintippen…
ui-privacy-title = Was ich über dich speichere
ui-privacy =
    {""}**Plätze und Ergebnisse**: deine Discord-ID, dein Name, wie er an deinen Tischen stand, Ränge und Punkte. Für das Archiv; bis du sie löschst. Wer einen Server verwaltet, kann dessen Partien als Datei herunterladen, mit diesen IDs und Namen.
    {""}**Wertungen und Bilanzen**, aus den Ergebnissen berechnet. Für die Rangliste; bis du sie löschst.
    {""}**Der Verlauf jeder Partie**: jeder Schritt mit seiner Zeit, nach Plätzen. Für Wiedergabe und Nachweis; auf Dauer, nach dem Löschen niemandem mehr zugeordnet.
    {""}**Die Uhren deiner Züge**: wie lange sie dauerten, welche für dich gemacht wurden, weil deine Zeit um war, und ob du abwesend warst. Für Fristen und den Spielplan; gespeichert mit der Partie, nach dem Löschen niemandem mehr zugeordnet.
    {""}**Einstellungen**: Sprache, Nachrichten und wo sie stumm sind, Farben, wann ich nachfrage, ob du zahlst wie vorgeschlagen, was geschieht, wenn deine Zeit um ist, ob du verborgen bist. Bis du sie löschst.
    {""}**Notizen**, die du geschrieben hast, nur für dich. Bis du sie löschst.
    {""}**Aufträge und geheime Entscheidungen**, für das Spiel. Bis sie gebraucht, aufgedeckt oder gestrichen sind oder die Partie endet.
    {""}**Einladungen und für dich freigehaltene Plätze**, damit niemand zweimal eingeladen wird. Bis du sie löschst.
    {""}**Die neueste Direktnachricht an dich** zu jedem Tisch, damit nur sie Knöpfe hat. Bis du sie löschst.
    {""}**Server, auf denen du keine Tische öffnen darfst**, weil ihre Verwaltung es so will: nur deine Discord-ID. Bis die Verwaltung es zurücknimmt; das Löschen deiner Daten ändert daran nichts.
    {""}**Noch zu sendende Nachrichten**: werden einen Tag nach dem Senden gelöscht.
    {""}**Nie**: was in Kanälen geschrieben wird, E-Mail-Adressen, Profilbilder. Ich sende nur an Discord etwas; wer mich betreibt, hat die Datenbank und ihre Kopien.
ui-privacy-data = Hier ist alles, was ich über dich speichere.
ui-privacy-data-part = Teil { $number } von allem, was ich über dich speichere. Es folgt noch einer.
ui-privacy-data-last = Letzter Teil ({ $number }) von allem, was ich über dich speichere.
ui-erase-title = Deine Daten löschen?
ui-erase =
    Dein Name und deine Discord-ID verschwinden aus Ranglisten und Archiv. In gespielten Partien bleibt ein Platz „{ $former }“, damit sie für die anderen vollständig bleiben.
    Lobbys: Du verlässt sie. Laufende Partien: Eine KI übernimmt deinen Platz, und von zwei Menschen gewinnt, wer bleibt. Wo sonst niemand mehr mitspielt, spielen KIs eine gewertete Partie zu Ende, und sie zählt; eine ohne Wertung oder eine, in der noch nicht alle Plätze am Zug waren, endet ohne Ergebnis.
    Deine Einstellungen, Notizen, Wertung und Bilanzen werden gelöscht. Spielst du wieder, fängst du von vorn an.
    Spielpläne von Partien, die vor mehr als einem Tag endeten, behalten im Kanal ihr Bild.
    Lässt dich die Verwaltung eines Servers keine Tische öffnen, bleibt das so: Dafür bleibt deine Discord-ID gespeichert, sonst nichts.
    {""}**Das lässt sich nicht zurücknehmen.** Wenn du es willst, drück den Knopf und tippe **{ $word }** ein.
ui-erase-word = löschen
ui-erase-asked = Tippe ein: { $word }
ui-erase-wrong = Nichts ist gelöscht: Das war nicht das Wort „{ $word }“.
ui-erased-title = Gelöscht
ui-erased = Dein Name und deine Discord-ID stehen in nichts mehr, was ich speichere. Nur wo dich die Verwaltung eines Servers keine Tische öffnen lässt, bleibt dafür deine ID. Kopien der Datenbank hat, wer mich betreibt.
