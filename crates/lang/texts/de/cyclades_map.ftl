# Cyclades: the boards in words, a page each (4000 characters at most). The lists come from the boards of the rules.

cyclades-topic-map-small-title = Spielplan in Worten, zu zweit und zu dritt
cyclades-topic-map-medium-title = Spielplan in Worten, zu viert
cyclades-topic-map-large-title = Spielplan in Worten, zu fünft

cyclades-map-intro = Die Reihen gehen von A im Norden bis K im Süden, die Felder einer Reihe von 1 im Westen an. Das Feld der Metropole liegt über den Bauplätzen 1 und 2 einer Insel oder über ihrem einzigen.
cyclades-map-islands = Inseln
cyclades-map-seas = Meeresfelder: woran jedes grenzt
cyclades-map-slots = { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätze
}

## Parts of a line about an island: here and on the text board

cyclades-map-prosperity = Wohlstand { $n }
cyclades-map-coast = Küste { $list }
cyclades-map-way = nach { $island } über { $spaces }
cyclades-map-trade = Handel
