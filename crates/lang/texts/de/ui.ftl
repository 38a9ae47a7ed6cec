# The bot's screens. Words and tone follow the glossary; keys are named after what the screen does.

## Titles and frames

ui-title = { $game } · Tisch { $number }
ui-lobby-title = { $title } · Lobby
ui-over-title = { $title } · beendet
ui-log-title = { $title } · Verlauf
ui-happened-title = { $title } · was passiert ist
ui-panel-title = { $mark } { $city } · Tisch { $number } · { $game }
ui-page = Seite { $page } von { $pages }
ui-footer = Tisch { $number } · Schritt { $step } · Zufallssiegel: { $seal }
ui-footer-over = Tisch { $number } · { $step ->
        [one] 1 Schritt
       *[other] { $step } Schritte
    } · Startwert aufgedeckt: { $seed }
ui-footer-fits = Tisch { $number } · { $step ->
        [one] 1 Schritt
       *[other] { $step } Schritte
    } · Startwert aufgedeckt: { $seed }…, { $count ->
    [0] nichts hing vom Zufall ab.
    [one] die einzige Ziehung stimmt.
   *[other] alle { $count } Ziehungen stimmen.
}
ui-footer-misfit = Tisch { $number } · { $step ->
        [one] 1 Schritt
       *[other] { $step } Schritte
    } · Startwert aufgedeckt: { $seed }…; der Verlauf stimmt nicht, siehe „Zufall prüfen“.

## Lobby

ui-seat-free = frei
ui-seat-host = { $place } { $name } (Host)
ui-luck-sealed = Zufallssiegel: { $seal }
ui-start-more = Starten (noch { $missing })
ui-options-title = Optionen von Tisch { $number }
ui-options-text = Jede Änderung erscheint sofort in der Lobby. Niemand muss dafür noch etwas drücken.
ui-close-lobby = Lobby schließen
ui-lobby-closed = Diese Lobby ist geschlossen.
ui-lobby-changed = **Neu** · { $what }
ui-stage-lobby = Lobby

## Board

ui-acts = { $name } { $verb }.
ui-sealed-none = Warten auf { $open }.
ui-sealed = Versiegelt ✓ { $ready }. Warten auf { $open }.
ui-last = Zuletzt: { $events }
ui-won = { $names } gewinnt mit { $score }.
ui-won-shared = { $names } teilen sich den Sieg mit { $score }.
ui-won-conceded = Nach der Aufgabe von { $others } gewinnt { $names }.
ui-reason-conceded = Alle anderen haben aufgegeben
ui-last-person = Alle anderen haben aufgegeben. { $name } kann die Partie jetzt beenden und damit gewinnen oder weiterspielen.
ui-last-person-you = Alle anderen haben aufgegeben. Du kannst die Partie jetzt beenden und damit gewinnen (Mehr…) oder weiterspielen.
ui-aborted-by-host = Der Host hat diese Partie abgebrochen. Sie zählt nicht.
ui-aborted-by-manager-for = Die Serververwaltung hat diese Partie abgebrochen: „{ $reason }“. Sie zählt nicht.
ui-aborted-by-manager = Die Serververwaltung hat diese Partie abgebrochen. Sie zählt nicht.
ui-aborted-deserted = Es war niemand mehr da, deshalb wurde diese Partie abgebrochen. Sie zählt nicht.
ui-aborted-left-early = Jemand ging, bevor alle gespielt hatten, deshalb wurde diese Partie abgebrochen. Sie zählt nicht.
ui-aborted-asleep = Ich war 30 Tage nicht auf diesem Server, deshalb wurde diese Partie abgebrochen. Sie zählt nicht.
ui-board-moved = Der Spielplan von Tisch { $number } ist jetzt hier: { $link }
ui-notice = { $mentions }, { $what }.
ui-board-as-text = als Text, weil hier das Recht „{ $right }“ fehlt
ui-channel-refused = Tisch { $number }: Ich kann in { $channel } nicht mehr schreiben; mit `/tisch` in einem anderen Kanal holst du ihn dorthin.

## My seat

ui-table-over = Tisch { $number } ist beendet.
ui-no-seat = An Tisch { $number } hast du keinen Platz. Du kannst zuschauen.
ui-confirm = { $action } – bist du sicher? Das lässt sich nicht zurücknehmen.
ui-confirm-open = { $action } – bist du sicher?
ui-chosen = Gewählt: { $action }.
ui-done = Erledigt: { $what }.
ui-board-late = Gespeichert. Der Spielplan kommt nach.
ui-kept = Gemerkt: { $what }.
ui-since = Seit deinem letzten Zug ({ $what })
ui-since-decision = Seit deiner letzten Entscheidung
ui-recap-more = +{ $count } weitere
ui-draft-open = Noch nicht versiegelt. Nur du siehst das.
ui-draft-sealed = Versiegelt. Du kannst es ändern, bis alle versiegelt haben; bis dahin siehst nur du es.
ui-remove-last = Letztes entfernen
ui-clear = Leeren
ui-more-choices = Mehr… ({ $page }/{ $pages })
ui-choice-gain = { $action } – { $gain }
ui-direct-turn = Du bist an Tisch { $number } dran ({ $game }, { $place }).
ui-direct-orders = Was aus deinen Aufträgen an Tisch { $number } geworden ist ({ $game }, { $place }):
ui-direct-settled = Tisch { $number } · { $seat }: Eine neuere Nachricht ersetzt diese.
ui-amount-label = Betrag

## Clicks that do not fit

ui-not-for-you = Dieser Knopf ist nicht für dich oder schon abgelaufen.
ui-begun = An Tisch { $number } wird schon gespielt. Du kannst zuschauen.
ui-not-begun = An diesem Tisch wird noch nicht gespielt.
ui-full = Alle Plätze sind belegt. Du kannst zuschauen oder in einem anderen Kanal einen Tisch öffnen.
ui-people-only = An diesem Tisch spielen nur Menschen.
ui-seated = Du hast hier schon einen Platz.
ui-too-few = { $missing ->
    [one] 1 Platz muss noch besetzt werden.
   *[other] { $missing } Plätze müssen noch besetzt werden.
}
ui-not-host = Das kann nur der Host ({ $host }).
ui-gave-up = Du hast deinen Platz an diesem Tisch aufgegeben. Du kannst zuschauen.
ui-not-your-turn = Du bist nicht dran. { $who }
ui-moved-on = Am Tisch ging es schon weiter. Das kannst du jetzt tun.
ui-already-done = Das ist schon erledigt.
ui-interrupted = { $text } muss warten: Erst wird noch gezogen oder gewürfelt, oder jemand anderes ist dran. Schick es danach noch einmal.
ui-nothing-to-take-back = Es gibt nichts zurückzunehmen.
ui-nothing-to-decide = Für dich gibt es jetzt nichts zu entscheiden. { $who }
ui-closing = Bin in einer Minute zurück. Dein Klick wurde nicht übernommen.
ui-fault = Bei uns ist etwas schiefgegangen ({ $id }). Dein Zug wurde nicht übernommen; versuch es noch einmal.
ui-fault-counted = Bei uns ist etwas schiefgegangen ({ $id }). Dein Zug wurde übernommen; unter „Mein Platz“ siehst du, wie es steht.
ui-fault-unsure = Bei uns ist etwas schiefgegangen ({ $id }). Am Spielplan siehst du, ob dein Zug übernommen wurde; wenn nicht, versuch es noch einmal.
ui-show-no-right = Du darfst in diesem Kanal nicht schreiben, deshalb zeige ich hier nichts für dich.
ui-show-wait = Du hast gerade mehrere Seiten gezeigt. Warte eine Minute bis zur nächsten.
ui-paused = Tisch { $number } ist angehalten: Ich habe einen Widerspruch gefunden ({ $code }). Nichts ist verloren.
ui-table-is-over = Tisch { $number } ist beendet.
ui-result = Ergebnis
ui-not-a-number = „{ $text }“ ist keine Zahl.
ui-out = An Tisch { $number } bist du seit { $since } nicht mehr dabei. Du kannst zuschauen.
ui-moved-on-by = Am Tisch ging es schon weiter: { $what } Das kannst du jetzt tun.
ui-your-place = { $before ->
    [0] Danach bist du dran.
    [1] Nach dem nächsten Zug bist du dran.
   *[other] Vor dir kommen noch { $before } andere Züge.
}
ui-one-moment = Einen Moment, bitte.
ui-too-much-at-once = Mehrere deiner Anfragen sind noch in Arbeit. Warte einen Moment und schick diese dann noch einmal.
ui-animation-wait = Ich habe gerade mehrmals für dich gemalt. Warte eine Minute und frag dann noch einmal.
ui-records-wait = Du hast dir in einer Minute viele Seiten angesehen. Warte kurz, dann geht es weiter.
label-watch = Zuschauen
ui-out-of-range = Möglich sind hier { $least } bis { $most }; du hast { $amount } geschrieben.

## Opening

ui-opened = Tisch { $number } ist in diesem Kanal offen. Du hast den ersten Platz.
ui-joined = Du hast einen Platz an Tisch { $number }.
ui-left = Du hast Tisch { $number } verlassen.
ui-channel-taken = Hier gibt es schon einen Tisch.
label-go-to-it = Zum Tisch
ui-channel-taken-by = Hier gibt es schon einen Tisch: Tisch { $number }.
ui-no-game = Ein Spiel namens { $game } gibt es nicht.
ui-bad-seats = Dieses Spiel hat { $least } bis { $most } Plätze.
ui-no-option = Dieses Spiel hat keine Option { $option }.
ui-bad-option = Bei der Option { $option } gibt es { $value } nicht.
ui-bad-option-text = Schreib Optionen so: { $example }.
ui-option-twice = Die Option { $option } steht zweimal da. Schreib sie nur einmal.
ui-server-only = Das geht nur im Kanal eines Servers.
ui-cannot-write = Ich kann in { $channel } nicht schreiben. Die Serververwaltung kann mir diese Rechte geben: { $rights }.
ui-right-view = Kanal ansehen
ui-right-send = Nachrichten senden
ui-right-send-threads = Nachrichten in Threads senden
ui-right-embed = Links einbetten

## More

ui-more = Was möchtest du tun?
ui-notices-on = Nachrichten von diesem Tisch: wie in /einstellungen.
ui-notices-muted = Nachrichten von diesem Tisch: für dich stumm. Der Tisch steht weiter in /meinetische.
ui-more-none = An diesem Tisch kannst du sonst nichts tun.
ui-resign = Eine KI spielt auf deinem Platz weiter, damit die Partie für die anderen weitergeht. Du bekommst den letzten Rang unter den Menschen am Tisch.
ui-resign-duel = Die Partie endet hier, und { $name } gewinnt.
ui-yes-resign = Ja, aufgeben
ui-resigned = Du hast deinen Platz an Tisch { $number } aufgegeben. Eine KI spielt weiter.
ui-resigned-duel = Du hast an Tisch { $number } aufgegeben. { $name } gewinnt.
ui-end-now = Alle anderen haben aufgegeben. Du kannst die Partie hier beenden und damit gewinnen oder gegen die KIs weiterspielen.
ui-yes-end-now = Beenden, ich gewinne
ui-ended-now = Die Partie an Tisch { $number } ist zu Ende. Du hast gewonnen.
ui-abort = Die Partie endet hier ohne Ergebnis.
ui-abort-title = Diese Partie abbrechen?
ui-abort-reason = Warum? (für alle sichtbar)
ui-abort-reason-size = Ein Grund hat { $least } bis { $most } Zeichen.
ui-yes-abort = Ja, abbrechen
ui-aborted = Die Partie an Tisch { $number } ist abgebrochen.
ui-abort-not-yours = Alle waren schon am Zug, deshalb kann nur die Serververwaltung diese Partie abbrechen.
ui-not-alone = Eine Partie ohne KI vorzeitig beenden und damit gewinnen kann nur, wer allein übrig ist: Alle müssen am Zug gewesen sein und alle anderen aufgegeben haben.
ui-table-again = Der Spielplan kommt gleich.
ui-table-there = Tisch { $number } ist hier: { $link }
ui-table-soon = Tisch { $number } ist hier: { $link }. Ein Spielplan wird höchstens einmal pro Minute neu gezeigt.
ui-move-here = Hierher holen
ui-log-round = { $round } { $n }
ui-log-empty = Noch ist nichts passiert.
ui-happened-nothing = Seitdem ist nichts passiert.
label-happened = Was ist passiert?
ui-no-table-here = In diesem Kanal gibt es keinen Tisch.

## First contact, help

ui-welcome-title = Agon ist da
ui-welcome = Ich leite { $games }. Wähle ein Spiel, dann öffne ich dafür einen Tisch in diesem Kanal. Wer mitspielen will, drückt **{ label-join }**; freie Plätze übernehmen KIs.
ui-which-game = Welches Spiel?
ui-open-a-table = Tisch öffnen
ui-help = Hilfe
ui-help-title = Hilfe
ui-help-no-table = In diesem Kanal gibt es noch keinen Tisch.
ui-help-table = In diesem Kanal: Tisch { $number }, { $game }, { $phase }.
ui-help-seat = Du bist { $mark } { $city }.
ui-help-your-turn = Du bist dran.
ui-history = Gespielte Partien
ui-how-to-call = Wie soll ich dir Bescheid geben, wenn du dran bist?
ui-call-mention = Hier erwähnen
ui-call-direct = Direktnachricht
ui-call-quiet = Still

## Preferences

ui-preferences-title = Einstellungen
ui-preferences = Jede Änderung wird sofort gespeichert.
ui-notices = Nachrichten, wenn du dran bist
ui-notices-set = Nachrichten, wenn du dran bist: { $notices }.
ui-language = Sprache
ui-language-auto = Wie mein Discord
ui-language-set = Ich spreche jetzt Deutsch mit dir.
ui-language-auto-set = Ich richte mich jetzt nach der Sprache deines Discord.
ui-dm-closed = Ich kann dir keine Direktnachrichten schicken, deshalb erwähne ich dich im Kanal.
ui-dm-closed-here = Ich kann dir keine Direktnachrichten schicken. Ich erwähne dich in { $channel }.
ui-dm-hello = So melde ich mich, wenn du dran bist.
ui-dm-tried = Ich habe dir eine Direktnachricht geschickt.
label-try-message = Nachricht testen
label-try-again = Noch einmal versuchen

## Records

ui-history-empty = Hier gibt es noch keine beendeten Partien. Die erste schreibt Geschichte.
ui-clear-filter = Filter entfernen
ui-open-past-table = Seite einer Partie öffnen
ui-finished-line = { $number } { $game } · { $people ->
    [0] { $machines } KIs
    [one] 1 Mensch
   *[other] { $people } Menschen
}{ $both ->
    [0] {""}
    [one] {" "}+ 1 KI
   *[other] {" "}+ { $machines } KIs
} · { $ended ->
    [conceded] Sieg für { $names }: Alle anderen haben aufgegeben
    [stopped] abgebrochen
   *[other] Sieg für { $names } mit { $score }
}
ui-table-length = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, Beginn { $start } · { $time }
ui-table-place = Gespielt wurde hier: { $link }

label-appearance = Sprache und Farben
ui-appearance = Das sehen alle am Tisch: die Sprache und die Farben des Spielplans.

## Why can't I?

ui-why = Was wolltest du tun? Wähle es, und ich nenne dir die Regel, die es verbietet.
ui-why-pick = Was wolltest du tun?
ui-why-all = Gerade ist nichts verboten.
ui-why-not = **{ $action }**: { $reason }
ui-why-possible = Das ist jetzt möglich.
ui-why-range = { $least }–{ $most }
ui-instead = Stattdessen: { $action }
label-else = Etwas anderes…

## Notes

ui-notes-title = Notizen · { $title }
ui-no-notes = Noch nichts notiert. Was du hier schreibst, siehst nur du.
ui-notes-private = Nur du kannst das lesen.
label-write = Schreiben…
label-rewrite = Neu schreiben…
label-erase = Löschen
ui-note-label = Deine Notiz

## Aufträge

label-up-to = Bis…
label-withdraw-order = Streichen
ui-orders = Aufträge: { $orders }.
ui-order-none = noch nichts
ui-orders-title = Aufträge · { $title }
ui-orders-private = Nur du siehst das. Du kannst es ändern, bis es gebraucht wird.
ui-orders-closed = Im Moment kannst du keinen Auftrag geben.
ui-order-up-to = bis { $limit }
ui-order-place = { $rank } { $what }
ui-order-place-up-to = { $rank } { $what } bis { $limit }
ui-order-explain-up-to = Ich überbiete für dich immer nur um das Nötigste und passe, sobald dein Limit erreicht ist.
ui-order-explain-list = Wenn du dran bist, nehme ich das Erste, das möglich ist und im Limit liegt, und biete dafür nur das Nötigste. Geht nichts davon, frage ich dich wie sonst.
ui-order-none-possible = Nichts auf deiner Liste ist jetzt möglich, also frage ich dich.
ui-order-used = Ich habe deinen Auftrag ausgeführt – { $what }.
ui-order-dropped = Dein Auftrag gilt nicht mehr: { $order }.
ui-order-passed = Nötig waren { $needed }, mehr als dein Limit von { $limit }. Du bist hier raus.
ui-order-add = Nächstes hinzufügen
ui-order-limit = { $of }: dein Limit ({ $least }–{ $most })
ui-order-limit-label = Limit

## Seats, invitations, rematch

label-seats = Plätze…
label-remove = Entfernen
label-make-host = Zum Host machen
label-earlier = Nach vorn
label-place-later = Nach hinten
label-no-thanks = Nein danke
ui-lobby-closes = Schließt { $time }, wenn niemand startet.
ui-lobby-language = Lobby und Spielplan sind für alle auf Deutsch, deine eigenen Ansichten in deiner Sprache. Der Host kann das ändern: **{ label-appearance }**.
ui-lobby-expired = Einen Tag lang hat niemand diese Partie gestartet, deshalb ist die Lobby geschlossen.
ui-seat-held = { $place } { $name } (?)
ui-seat-order = Reihenfolge der Plätze
ui-seat-order-joined = Plätze nach Ankunft
ui-seat-order-hand = Plätze von Hand verteilt
ui-seat-order-random = Plätze beim Start ausgelost
ui-seats-title = Plätze an Tisch { $number }
ui-seats-who = Wer?
ui-seats-what = Was möchtest du tun?
ui-seats-number = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
ui-invite-whom = Wen soll ich an Tisch { $number } einladen? Ich erwähne alle nur einmal, in diesem Kanal.
ui-invite-pick = Bis zu { $n } Personen
ui-invited = { $n ->
    [one] 1 Einladung ist unterwegs.
   *[other] { $n } Einladungen sind unterwegs.
}
ui-invited-nobody = Alle, die du gewählt hast, haben hier einen Platz oder sind schon eingeladen.
ui-invitation = { $name } lädt { $mentions } an Tisch { $number } ein.
ui-declined = In Ordnung. An Tisch { $number } wird kein Platz für dich freigehalten.
ui-rematch-opened = Die Revanche ist offen: Tisch { $number }. Die Plätze der anderen werden einen Tag lang freigehalten.
ui-rematch-there = Die Revanche ist an Tisch { $number }: { $place }
ui-rematch-call = { $mentions }, für Tisch { $of } gibt es eine Revanche: Tisch { $number }. Dein Platz bleibt für dich frei.
ui-rematch-letter = Für Tisch { $of } gibt es eine Revanche: Tisch { $number } in { $place }. Dein Platz bleibt für dich frei.
ui-rematch-elsewhere = Eine Revanche gibt es dort, wo an Tisch { $number } gespielt wurde: { $place }

## Open panels

ui-panel-news = Neues an Tisch { $number }: Du bist dran.
ui-panel-news-over = Neues an Tisch { $number }: Die Partie ist vorbei.
ui-letter-no-turn = Tisch { $number } ({ $game }, { $place }): Du hast gerade nichts zu entscheiden.

## Erster Kontakt: die Lobby

ui-play-game = { $game } spielen
ui-lobby-begins = **{ label-start-with-ai }:** Es geht sofort los, mit { $n ->
    [one] 1 Platz
   *[other] { $n } Plätzen
} ({ $ai }). **{ label-join }:** Du nimmst einen davon.
ui-fill-with = Mit KI starten: Plätze und Stärke …
ui-fill-choice = { $n } Plätze · { $ai }
ui-lobby-practice = **Ohne Wertung, wenn nur KIs mitspielen:** { $name } spielt { $game } zum ersten Mal.
ui-lobby-counts = **Gewertet:** Das Ergebnis zählt für die Wertung mit KI.
ui-lobby-counts-not = **Ungewertet:** Das Ergebnis zählt für keine Wertung.
ui-lobby-size = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}, etwa { $minutes } Min.
ui-rating-provisional = { $name } ({ record-provisional })

## Places on the private picture

ui-places-alt = Auf der Karte, in der Reihenfolge des Menüs: { $list }.
