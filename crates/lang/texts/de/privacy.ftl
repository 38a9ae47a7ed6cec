# Was über jemanden gespeichert ist, und wie es gelöscht wird.

ui-former = jemand von früher
label-get-data = Meine Daten holen
label-erase-me = Daten löschen…
label-type-word = Wort eintippen…
ui-privacy-title = Was ich über dich speichere
ui-privacy =
    {""}**Plätze und Ergebnisse**: deine Discord-ID, dein Name, wie er an deinen Tischen stand, Ränge und Punkte. Für das Archiv; bis du sie löschst. Wer einen Server verwaltet, kann dessen Tische als Datei mitnehmen, mit diesen IDs und Namen.
    {""}**Wertungen und Bilanzen**, aus den Ergebnissen berechnet. Für die Rangliste; bis du sie löschst.
    {""}**Der Verlauf jedes Tisches**: jeder Schritt mit seiner Zeit, nach Plätzen. Für Wiedergabe und Nachweis; auf Dauer, nach dem Löschen niemandem mehr zugeordnet.
    {""}**Einstellungen**: Sprache, Nachrichten und wo sie stumm sind, Farben, wann ich nachfrage, ob du zahlst wie vorgeschlagen, ob du verborgen bist. Bis du sie löschst.
    {""}**Notizen**, die du geschrieben hast, nur für dich. Bis du sie löschst.
    {""}**Anweisungen und geheime Entscheidungen**, für das Spiel. Bis sie gebraucht, aufgedeckt oder gestrichen sind oder der Tisch endet.
    {""}**Einladungen und für dich freigehaltene Plätze**, damit niemand zweimal gerufen wird. Bis du sie löschst.
    {""}**Die neueste Direktnachricht an dich** zu jedem Tisch, damit nur sie Knöpfe hat. Bis du sie löschst.
    {""}**Was ich dir noch sagen muss**: einen Tag, nachdem ich es gesagt habe, ist es weg.
    {""}**Nie**: was in Kanälen geschrieben wird, E-Mail-Adressen, Kontobilder. Außer an Discord sende ich nirgendwohin etwas; wer mich betreibt, hat die Datenbank und ihre Kopien.
ui-privacy-data = Hier ist alles, was ich über dich speichere.
ui-privacy-data-part = Teil { $number } von allem, was ich über dich speichere. Es folgt noch einer.
ui-privacy-data-last = Teil { $number } von allem, was ich über dich speichere, und der letzte.
ui-erase-title = Deine Daten löschen?
ui-erase =
    Dein Name und deine Discord-ID verschwinden aus Ranglisten und Archiv. In gespielten Partien bleibt ein Platz „{ $former }“, damit sie für die anderen vollständig bleiben.
    Vorräume: Du verlässt sie. Laufende Tische: Eine KI übernimmt deinen Platz, und von zweien gewinnt, wer bleibt. Wo sonst niemand mehr sitzt, spielen KIs einen gewerteten Tisch zu Ende, und er zählt; einer ohne Wertung oder einer, an dem noch nicht alle Plätze am Zug waren, endet ohne Ergebnis.
    Deine Einstellungen, Notizen, Wertung und Bilanzen werden gelöscht. Spielst du wieder, fängst du von vorn an.
    Spielpläne von Tischen, die vor mehr als einem Tag endeten, behalten im Kanal ihr Bild.
    {""}**Das lässt sich nicht zurücknehmen.** Wenn du es willst, drück den Knopf und tippe **{ $word }** ein.
ui-erase-word = löschen
ui-erase-asked = Tippe ein: { $word }
ui-erase-wrong = Nichts ist gelöscht: Das war nicht das Wort { $word }.
ui-erased-title = Gelöscht
ui-erased = Dein Name und deine Discord-ID stehen in nichts mehr, was ich speichere. Kopien der Datenbank hat, wer mich betreibt.
