# Attika: further words that people type for an action, by its first word in notation. Case and accents do not matter.

attika-typed-draw = ziehe nimm nehme nehmen
attika-typed-store = lagere lagern lege ablegen
attika-typed-place = setze lege legen platziere
attika-typed-build = baue errichte errichten
attika-typed-autopay = zahle bezahle bezahlen vorgeschlagen
attika-typed-pay = zahle bezahle bezahlen
attika-typed-amphora = nutze benutze gib
attika-typed-lay = lege legen setze setzen
attika-typed-turn = drehe
attika-typed-end = beende Ende fertig passe passen

# Words for the same thing, a group between two commas.
attika-typed-nouns = Weg Straße, Burg Festung, Markt Marktplatz
