# Files of tables, and the proof of their luck.

## Files

label-file = Archivo
ui-file-lines = Registro en líneas de JSON
ui-file-lines-detail = Para programas; se puede comprobar e importar
ui-file-text = Registro en texto
ui-file-text-detail = Todo lo que pasó, en tu idioma
ui-file-pictures = Imágenes
ui-file-pictures-detail = Cómo acabaron sus rondas, diez a lo sumo
ui-file-here = Aquí está la mesa { $number } como archivo.
ui-file-here-running = Aquí está la mesa { $number } como archivo, tal como se ve en público hasta ahora.
ui-file-too-big = Este archivo es más grande de lo que admite Discord. Quien me administra puede exportar la mesa { $number } en su equipo.
ui-file-promise = Promesa del azar (SHA-256): { $value }
ui-file-seed = Azar revelado: semilla { $value }
ui-imported = importada
ui-imported-at = Leída de un archivo el { $at }: quién jugó y cuándo, solo lo dice el archivo.

## Proof

label-check-luck = Comprobar azar
ui-proof-title = { $title } · azar
ui-proof-promise = Promesa, hecha antes de que nadie se uniera: `{ $value }`
ui-proof-later = La semilla que hay detrás sigue en secreto hasta el final. Entonces se revela aquí, y cualquiera puede volver a calcular cada dado y cada carta.
ui-proof-locked = Elecciones selladas en este momento. Anótalas: al final cualquiera puede comprobar que nada ha cambiado.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Semilla, revelada: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] El único paso cumple
   *[other] Los { $count } pasos cumplen
} las reglas.
ui-proof-promised = ✓ La semilla es la prometida.
ui-proof-draws = ✓ { $count ->
    [0] El azar no tuvo nada que decidir.
    [one] El único sorteo encaja.
   *[other] Los { $count } sorteos encajan.
}
ui-proof-seats = ✓ Los asientos sorteados encajan.
ui-proof-seals = ✓ { $count ->
    [one] El único sello encaja.
   *[other] Los { $count } sellos encajan.
}
ui-proof-standing = ✓ El resultado se deduce del registro.
ui-proof-conceded = La partida no se jugó hasta el final: todo el resto se rindió. En el registro no hay ningún paso de eso.
ui-proof-own = Compruébalo por tu cuenta: `agon verify` vuelve a calcular todo esto a partir del archivo, en cualquier equipo.
ui-proof-nothing = Esta mesa no llegó a empezar, así que el azar no decidió nada.
ui-proof-misfit-promise = ✗ La semilla revelada no es la prometida.
ui-proof-misfit-luck = ✗ El primer paso que no encaja es el { $step }: el azar trajo algo distinto de lo que da la semilla.
ui-proof-misfit-seats = ✗ Los asientos no son los que da la semilla.
ui-proof-misfit-seal = ✗ El primer paso que no encaja es el { $step }: se selló una elección distinta de la que dice el registro.
ui-proof-misfit-standing = ✗ El resultado no se deduce del registro.
ui-proof-misfit-log = ✗ El primer paso que no encaja es el { $step }: ahí el registro está dañado.
ui-proof-unsealed = ✗ Algunas elecciones secretas no tienen sello: nada demuestra que no se hayan cambiado.
