# Fragen, die jemand den anderen am Tisch stellt.

## Was gefragt wird

question-undo =
    { $n ->
        [one] { $name } möchte einen Schritt zurücknehmen{ $what }.
       *[other] { $name } möchte { $n } Schritte zurücknehmen{ $what }.
    }
question-undo-since =
    { $n ->
        [one] { $name } möchte einen Schritt zurücknehmen{ $what }, und alles seitdem: zusammen { $all } Schritte.
       *[other] { $name } möchte { $n } Schritte zurücknehmen{ $what }, und alles seitdem: zusammen { $all } Schritte.
    }
question-pause = { $name } möchte eine Pause machen: { $span }.
question-go-on = { $name } möchte die Pause jetzt beenden.
question-extend = { $name } bittet um mehr Zeit: die Zeit eines ganzen Zuges für { $who }.
question-pace = { $name } möchte ein anderes Tempo: { $pace }.
question-stand-in = { $name } möchte die KI für { $who } spielen lassen, bis { $who } zurück ist.
question-give-up = { $name } möchte den Platz von { $who } endgültig der KI geben. Er gilt dann als aufgegeben.
question-stop = { $name } möchte die Partie ohne Ergebnis abbrechen.
question-concede = { $name } schlägt vor, dass alle außer { $who } aufgeben und { $who } gewinnt.
question-count = { $agree } von { $people } dafür.
question-ends = Endet { $time }.

## Wie es ausging

question-yes-undo = Einverstanden: Der Tisch steht wie nach Schritt { $step }.
question-yes-pause = Einverstanden: Der Tisch macht Pause.
question-yes-go-on = Einverstanden: Die Pause ist vorbei.
question-yes-extend = Einverstanden: Es gab die Zeit eines ganzen Zuges dazu.
question-yes-pace = Einverstanden: Das Tempo ist jetzt „{ $pace }“.
question-yes-stand-in = Einverstanden: Die KI spielt für { $who }.
question-yes-give-up = Einverstanden: Der Platz von { $who } gilt als aufgegeben.
question-no = Keine Einigung.
question-no-by = Keine Einigung ({ $names }).
question-stopped = Die Anwesenden haben sich geeinigt, diese Partie abzubrechen. Sie zählt nicht.

## Fragen

question-title = Frage an Tisch { $number }
question-text = Wähle eine Frage; du kannst sie noch einmal lesen, bevor sie gestellt wird.
question-text-none = Gerade gibt es nichts zu fragen.
question-text-open = Eine Frage ist noch offen. Die nächste geht, sobald sie beantwortet ist.
question-menu = Frage wählen
question-choice-undo = Zurücknehmen: { $what }
question-choice-undo-since = Zurücknehmen: { $what } und alles seitdem
question-choice-pause = Pause: { $span }
question-choice-go-on = Pause beenden
question-choice-extend = Mehr Zeit für diesen Zug
question-choice-pace = Anderes Tempo: { $pace }
question-choice-stand-in = Die KI spielt für { $who }
question-choice-give-up = Platz von { $who } endgültig an die KI
question-choice-stop = Ohne Ergebnis abbrechen
question-choice-concede = { $who } gewinnen lassen
question-sure = Die anderen lesen dann: „{ $question }“
question-needs-all = Alle Gefragten müssen einverstanden sein. Schweigen gilt als Nein.
question-needs-most = Es müssen mehr dafür als dagegen sein, dich mitgezählt, darunter mindestens eine andere Person. Wer nicht antwortet, zählt nicht mit.
question-needs-one = Eine andere Person muss einverstanden sein.
question-asked = Gefragt. Der Spielplan zeigt die Antworten.
question-noted-yes = Gemerkt: Du bist einverstanden.
question-noted-no = Gemerkt: Du bist nicht einverstanden.
question-taken-back = Du hast die Frage zurückgezogen.
question-label-open = Die anderen fragen…
question-label-ask = Fragen
question-label-yes = Ja
question-label-no = Nein

## Absagen

question-refused-open = Eine andere Frage ist offen. Sie muss erst beantwortet werden.
question-refused-answered = Diese Frage ist beantwortet.
question-refused-not-yours = Diese Frage braucht deine Antwort nicht.
question-refused-cannot = Das lässt sich gerade nicht fragen.
question-refused-back-first = Die KI spielt auf deinem Platz. Nimm ihn erst zurück.
question-refused-nobody = Sonst ist niemand da, der antworten könnte.
question-refused-before = Die anderen waren nicht einverstanden. In der nächsten Runde kannst du wieder fragen.
question-refused-enough = Darum hast du an diesem Tisch schon oft genug gebeten.

## Direktnachrichten

question-direct = Tisch { $number } ({ $game }, { $place }): Du wirst gefragt.
