# A map of Attika in words: a page of the rules for each layout. Its numbers are computed from the rules' data.

attika-topic-map-2-title = Karte in Worten: 2 Städte
attika-topic-map-3-title = Karte in Worten: 3 Städte
attika-topic-map-4-title = Karte in Worten: 4 Städte
attika-map-way-0 = Osten
attika-map-way-1 = Südosten
attika-map-way-2 = Südwesten
attika-map-way-3 = Westen
attika-map-way-4 = Nordwesten
attika-map-way-5 = Nordosten
attika-map-intro = Der Spielplan zu Beginn mit { $seats } Städten: { $tiles } Teile, jedes zufällig gedreht, und { $shrines } Heiligtümer am Rand. Die Symbole wechseln von Partie zu Partie, die Stellen nie.
attika-map-spaces = **Felder.** Ein Teil hat sieben: 0 die Mitte, 1 östlich davon, 2 südöstlich, 3 südwestlich, 4 westlich, 5 nordwestlich, 6 nordöstlich. Gezählt wird auf dem Spielplan, wie auch immer das Teil gedreht ist. Innerhalb eines Teils berührt die Mitte die sechs anderen, und jedes von ihnen berührt das nächste im Kreis; 6 berührt 1.
attika-map-tiles = **Teile**, mit ihren Nachbarn und den Feldern, die sich berühren:
attika-map-shrines = **Heiligtümer.** Auf ihnen wird nicht gebaut. Um zwei zu verbinden, braucht es mindestens so viele Gebäude; genannt sind die Felder auf den kürzesten Wegen:
attika-map-join = Von { $one } nach { $other }: { $n } Gebäude, über { $list }
attika-map-spots = **Stellen für ein neues Teil**, wie in `lay C 7`. Um ein Teil gibt es 18, um ein Heiligtum 12: 0 im Osten, dann im Uhrzeigersinn. Jede Stelle nennt ein Feld des alten Teils und das Feld des neuen, das es berührt: { $list }
attika-map-shrine-spots = Um ein Heiligtum nennt jede Stelle die Felder des neuen Teils, die das Heiligtum berühren: { $list }
