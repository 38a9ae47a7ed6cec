# A map of Attika in words: a page of the rules for each layout. Its numbers are computed from the rules' data.

attika-topic-map-2-title = Mapa en palabras: 2 ciudades
attika-topic-map-3-title = Mapa en palabras: 3 ciudades
attika-topic-map-4-title = Mapa en palabras: 4 ciudades
attika-map-way-0 = este
attika-map-way-1 = sureste
attika-map-way-2 = suroeste
attika-map-way-3 = oeste
attika-map-way-4 = noroeste
attika-map-way-5 = noreste
attika-map-intro = El tablero al inicio con { $seats } ciudades: { $tiles } fichas, cada una girada al azar, y { $shrines } santuarios en el borde. Los símbolos cambian de una partida a otra; los lugares, nunca.
attika-map-spaces = **Espacios.** Una ficha tiene siete: 0 el centro, 1 al este, 2 al sureste, 3 al suroeste, 4 al oeste, 5 al noroeste y 6 al noreste. Se cuentan sobre el tablero, esté como esté girada la ficha. Dentro de una ficha, el centro toca los otros seis y cada uno de estos toca el siguiente en círculo; el 6 toca el 1.
attika-map-tiles = **Fichas**, con las fichas vecinas y los espacios que se tocan:
attika-map-shrines = **Santuarios.** Sobre ellos no se construye. Para unir dos hacen falta al menos estos edificios; se nombran los espacios de los caminos más cortos:
attika-map-join = De { $one } a { $other }: { $n } edificios, por { $list }
attika-map-spots = **Lugares para una ficha nueva**, como en `lay C 7`. Alrededor de una ficha hay 18 y alrededor de un santuario 12: el 0 al este y luego en el sentido del reloj. Cada lugar nombra un espacio de la ficha antigua y el espacio de la nueva que lo toca: { $list }
attika-map-shrine-spots = Alrededor de un santuario, cada lugar nombra los espacios de la ficha nueva que tocan el santuario: { $list }
