# Cyclades: further words that people type for an action, by its first word in notation. Case and accents do not matter.

cyclades-typed-bid = biete Gebot opfere opfern Opfergebot
cyclades-typed-recruit = werbe wirb rekrutiere rekrutieren baue bauen ausrüsten rüste kaufe kaufen
cyclades-typed-build = baue errichte errichten
cyclades-typed-move = bewege ziehe ziehen greife angreifen Angriff marschiere Truppen Truppe
cyclades-typed-sail = bewege segle segeln ziehe ziehen greife angreifen Angriff Flotten Flotte Schiffe
cyclades-typed-to = weiter ziehe segle fahre gehe
cyclades-typed-with = weiter ziehe fahre nimm
cyclades-typed-stop = halt stopp aufhören beende
cyclades-typed-swap = tausche ablegen lege
cyclades-typed-summon = rufe kaufe kaufen beschwöre beschwören
cyclades-typed-forgo = verzichte verzichten nichts
cyclades-typed-at = setze wähle nimm nutze
cyclades-typed-from = nimm nehme stehle stehlen
cyclades-typed-topple = zerstöre
cyclades-typed-remake = ersetze tausche umbauen verwandle
cyclades-typed-copy = nutze kopiere kopieren
cyclades-typed-sell = verkaufe
cyclades-typed-push = dränge schiebe schieben
cyclades-typed-fight = kämpfe kämpfen weiter
cyclades-typed-withdraw = ziehe zurück fliehe fliehen Rückzug
cyclades-typed-give = gib gebe abgeben
cyclades-typed-end = beende Ende fertig passe passen

# Words for the same thing, a group between two commas.
cyclades-typed-nouns = Burg Festung, Schule Universität, Schiff Flotte, Soldat Truppe, Port Hafen
