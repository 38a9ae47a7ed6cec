# Moves typed into /move: what was not understood, or could mean several things.

# Words without a meaning of their own in typed moves. Case and accents do not matter.
ui-typed-small-words = a al ante con contra de del desde e el en es hacia hasta la las le lo los me mi mis para por que se su sus te tu tus un una unas unos y yo recuadro
ui-typed-quoted = «{ $text }»
ui-typed-or = { $before } o { $last }
# A move with its price, in a list.
ui-typed-priced = { $action } — { $gain }
ui-typed-which = { $typed } puede ser más de una jugada. ¿Cuál?
ui-typed-which-of = { $typed } puede ser { $count } jugadas. Aquí tienes algunas; con una palabra más queda claro.
ui-typed-near = No entiendo { $typed }. ¿Quisiste decir { $near }?
ui-typed-example = No entiendo { $typed }. Ahora puedes, por ejemplo: { $near }.
ui-typed-unknown = No entiendo { $typed }.
# Words that fit a single move but do not say it in full: the person confirms it.
ui-typed-means = Leo { $typed } como { $action }.
# The input does not fit a button.
ui-typed-means-long = Leo { $typed } como { $action }. Es demasiado largo para un botón. Si es correcto, escribe { $notation }
ui-typed-too-long = Es demasiado de una vez. Escribe como mucho { $moves } jugadas y { $letters } caracteres.
ui-typed-choose = Elegir una jugada
# A suggestion below the typed words: nothing possible has them.
ui-typed-nothing-fits = Ninguna jugada es { $typed }. Lo más parecido:
