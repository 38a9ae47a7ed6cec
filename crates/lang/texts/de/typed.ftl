# Moves typed into /move: what was not understood, or could mean several things.

# Words without a meaning of their own in typed moves. Case and accents do not matter.
ui-typed-small-words = ab am an auf aus bei beim bis das dem den der des die du ein eine einem einen einer für gegen ich im in ins mein meine meinen mit nach um und von vom vor zu zum zur bitte Bauplatz
ui-typed-quoted = „{ $text }“
ui-typed-or = { $before } oder { $last }
# A move with its price, in a list.
ui-typed-priced = { $action } — { $gain }
ui-typed-which = { $typed } kann mehrere Züge meinen. Welchen?
ui-typed-which-of = { $typed } kann { $count } Züge meinen. Hier sind einige; ein weiteres Wort macht es klar.
ui-typed-near = { $typed } verstehe ich nicht. Meintest du { $near }?
ui-typed-example = { $typed } verstehe ich nicht. Jetzt geht zum Beispiel: { $near }.
ui-typed-unknown = { $typed } verstehe ich nicht.
# Words that fit a single move but do not say it in full: the person confirms it.
ui-typed-means = Ich lese { $typed } als { $action }.
# The input does not fit a button.
ui-typed-means-long = Ich lese { $typed } als { $action }. Für einen Knopf ist das zu lang. Wenn es stimmt, tippe { $notation }
ui-typed-too-long = Das ist zu viel auf einmal. Tippe höchstens { $moves } Züge und { $letters } Zeichen.
ui-typed-choose = Zug wählen
# A suggestion below the typed words: nothing possible has them.
ui-typed-nothing-fits = Kein Zug passt zu { $typed }. Am nächsten:
