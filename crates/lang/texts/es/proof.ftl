# Files of tables, and the proof of their luck.

## Files

label-file = Archivo
ui-file-lines = Registro en líneas de JSON
ui-file-lines-detail = Para programas; se puede comprobar e importar
ui-file-text = Registro en texto
ui-file-text-detail = Todo lo que pasó, en tu idioma
ui-file-pictures = Imágenes
ui-file-pictures-detail = El final de cada ronda (diez imágenes como máximo)
ui-file-here = Aquí está la partida de la mesa { $number } como archivo.
ui-file-here-running = Aquí está la partida de la mesa { $number } como archivo, tal como se ve en público hasta ahora.
ui-file-too-big = Este archivo es más grande de lo que admite Discord. Quien me aloja puede exportar la mesa { $number } en su equipo.
ui-file-promise = Compromiso del azar (SHA-256): { $value }
ui-file-seed = Semilla revelada: { $value }
ui-imported = importada
ui-imported-at = Importada de un archivo el { $at }: quién jugó y cuándo se toma del archivo, sin comprobarlo.

## Proof

label-check-luck = Comprobar azar
ui-proof-title = { $title } · azar
ui-proof-promise = Compromiso, publicado antes de que nadie se uniera: `{ $value }`
ui-proof-later = La semilla de la que sale sigue en secreto hasta el final. Entonces se revela aquí, y cualquiera puede volver a calcular cada dado y cada carta.
ui-proof-locked = Elecciones selladas en este momento. Anótalas: al final cualquiera puede comprobar que nada ha cambiado.
ui-proof-locked-line = { $name } `{ $value }`
ui-proof-seed = Semilla revelada: `{ $value }`
ui-proof-steps = ✓ { $count ->
    [one] El único paso cumple
   *[other] Los { $count } pasos cumplen
} las reglas.
ui-proof-promised = ✓ La semilla corresponde al compromiso.
ui-proof-draws = ✓ { $count ->
    [0] No hubo ningún sorteo.
    [one] El único sorteo coincide.
   *[other] Los { $count } sorteos coinciden.
}
ui-proof-seats = ✓ Los asientos sorteados coinciden.
ui-proof-seals = ✓ { $count ->
    [one] El único sello coincide.
   *[other] Los { $count } sellos coinciden.
}
ui-proof-standing = ✓ El resultado se deduce del registro.
ui-proof-conceded = La partida no se jugó hasta el final: los demás se rindieron. Una rendición no es un paso del registro.
ui-proof-own = Compruébalo por tu cuenta: `agon verify` vuelve a calcular todo esto a partir del archivo, en cualquier equipo.
ui-proof-nothing = Esta partida no llegó a empezar, así que no hubo ningún sorteo.
ui-proof-misfit-promise = ✗ La semilla revelada no corresponde al compromiso.
ui-proof-misfit-luck = ✗ El primer paso que no coincide es el { $step }: el sorteo dio algo distinto de lo que da la semilla.
ui-proof-misfit-seats = ✗ Los asientos no son los que da la semilla.
ui-proof-misfit-seal = ✗ El primer paso que no coincide es el { $step }: se selló una elección distinta de la que dice el registro.
ui-proof-misfit-standing = ✗ El resultado no se deduce del registro.
ui-proof-misfit-log = ✗ El primer paso que no coincide es el { $step }: ahí el registro está dañado.
ui-proof-unsealed = ✗ Algunas elecciones secretas no tienen sello: nada demuestra que no se hayan cambiado.
