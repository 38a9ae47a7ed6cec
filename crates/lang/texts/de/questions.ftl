# Fragen, die jemand den anderen am Tisch stellt.

## Was gefragt wird

question-undo =
    { $n ->
        [one] { $name } möchte einen Schritt zurücknehmen{ $what }.
       *[other] { $name } möchte { $n } Schritte zurücknehmen{ $what }.
    }
question-pause = { $name } möchte eine Pause machen: { $span }.
question-go-on = { $name } möchte die Pause jetzt beenden.
question-extend = { $name } bittet um mehr Zeit: die Zeit eines ganzen Zuges für { $who }.
question-pace = { $name } möchte ein anderes Tempo: { $pace }.
question-stand-in = { $name } möchte die KI für { $who } spielen lassen, bis { $who } zurück ist.
question-stand-in-final = { $name } möchte den Platz von { $who } endgültig der KI geben. Er gilt dann als aufgegeben.
question-stop = { $name } möchte die Partie ohne Ergebnis abbrechen.
question-concede = { $name } schlägt vor, dass alle anderen aufgeben und { $who } gewinnt.
question-count = { $agree } von { $people } sind dafür · endet { $time }

## Wie es ausging

question-yes-undo = Einverstanden: Der Tisch steht wie nach Schritt { $step }.
question-yes-pause = Einverstanden: Der Tisch macht Pause.
question-yes-go-on = Einverstanden: Die Pause ist vorbei.
question-yes-extend = Einverstanden: ab jetzt die Zeit eines ganzen Zuges.
question-yes-pace = Einverstanden: Das Tempo ist jetzt „{ $pace }“.
question-yes-stand-in = Einverstanden: Die KI spielt für { $who }.
question-yes = Einverstanden.
question-no = Nicht einverstanden.
question-no-by = Nicht einverstanden ({ $names }).
question-stopped = Alle am Tisch wollten abbrechen. Die Partie zählt nicht.

## Fragen

question-title = Frage an Tisch { $number }
question-text = Was möchtest du die anderen fragen? Du wählst aus, liest es noch einmal und fragst dann.
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
question-choice-stand-in-final = Platz von { $who } endgültig an die KI
question-choice-stop = Ohne Ergebnis abbrechen
question-choice-concede = { $who } gewinnen lassen
question-sure = Die anderen lesen dann: „{ $question }“
question-needs-all = Alle Gefragten müssen einverstanden sein. Keine Antwort gilt als Nein.
question-needs-most = Mehr müssen dafür als dagegen sein, du mitgezählt, und mindestens eine andere Person. Keine Antwort zählt nicht.
question-needs-one = Eine andere Person muss einverstanden sein.
question-asked = Gefragt. Das Brett zeigt die Antworten.
question-noted-yes = Notiert: Du bist einverstanden.
question-noted-no = Notiert: Du bist nicht einverstanden.
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
question-refused-nobody = Sonst ist niemand da, der antworten könnte.
question-refused-before = Die anderen waren nicht einverstanden. In der nächsten Runde kannst du wieder fragen.
question-refused-enough = Danach hast du an diesem Tisch oft genug gefragt.

## Direktnachrichten

question-direct = Tisch { $number } ({ $game }, { $place }): Du wirst gefragt.
