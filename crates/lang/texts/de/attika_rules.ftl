# Attika: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/attika.md.

attika-topic-goal-title = Ziel
attika-topic-goal =
    Du errichtest eine griechische Stadt: 30 Gebäude, auf einem Land, das im Spiel wächst. Bauen ist teuer. Darum suchst du Felder, auf denen das Land einen Teil der Baukosten trägt, und die richtige Reihenfolge, in der vieles kostenlos ist.

    {""}**Du gewinnst sofort**, mitten im Zug, sobald
    • deine 30 Gebäude alle auf dem Spielplan stehen oder
    • eine Kette deiner Gebäude zwei verschiedene Heiligtümer berührt.

    {""}**Was geheim ist.** Die Karten auf deiner Hand; eine Bauscheibe, die du gerade gezogen hast, bis du sie ablegst oder auf den Plan setzt; ein Geländeteil, das du gerade gezogen hast, bis es angelegt ist. Alles andere liegt offen: Spielplan, Ablagen, Amphoren, Ablagestapel, und wie viele Karten jede Stadt hat. Was in einem Stapel, bei den Karten oder den Geländeteilen als Nächstes kommt, weiß niemand.

attika-topic-set-up-title = Aufbau
attika-topic-set-up =
    2 bis 4 Städte im Uhrzeigersinn: Athen, Sparta, Korinth, Theben. Alle haben die gleichen 30 Bauscheiben.

    {""}**Spielplan.** Für 2, 3 oder 4 Städte werden 4, 6 oder 8 von 22 Geländeteilen gezogen und ausgelegt, zufällig gedreht, mit 2, 3 oder 4 Heiligtümern am Rand. Ein Teil hat sieben Felder. Ein Feld zeigt eine Landschaft (Wasser, Wald, Hügel oder Berg) oder keine.

    {""}**Namen.** Geländeteile haben die Buchstaben A bis V, Heiligtümer W bis Z. Die Felder eines Teils haben Nummern: 0 in der Mitte, 1 im Osten, dann im Uhrzeigersinn bis 6. `C4` ist das westliche Feld von Teil C, wie auch immer es gedreht liegt.

    {""}**Bauscheiben.** Jede Stadt hat vier Stapel: einen mit ihren 6 Hauptgebäuden und drei mit je 8 anderen. Die oberste Scheibe jedes Stapels kommt offen auf die Ablage.

    {""}**Karten.** Es gibt 60 Landschaftskarten, 15 von jeder Landschaft. Der Zufall bestimmt, welche Stadt beginnt. Von ihr aus bekommen die Städte im Uhrzeigersinn 4, 5, 6 und 7 Karten.

    {""}**Amphoren.** Im Vorrat sind 5. Ein Tisch kann 15 wählen, wie im gedruckten Spiel.

attika-topic-turn-title = Der Zug
attika-topic-turn =
    Es geht im Uhrzeigersinn. Deine erste Aktion bestimmt, was für ein Zug es ist:
    • **ein Ziehzug**: bis zu 2 Scheiben, jede von einem deiner Stapel;
    • **ein Bauzug**: bis zu 3 Gebäude von deiner Ablage.
    Gemischt wird nie.

    {""}**Karten.** Wenn du deinen Zug beendest, wird jede nicht genutzte Aktion zu einer Landschaftskarte.
    • Ziehzug: Nach 1 Scheibe bleibt 1 Karte, nach 2 keine.
    • Bauzug: Nach 1, 2 oder 3 Gebäuden bleiben 2, 1 oder 0 Karten.
    • Hast du gar nichts getan: 3 Karten.
    Du darfst beliebig viele Karten auf der Hand haben.

    {""}**Das Ende des Zuges.** Du beendest ihn selbst, auch wenn nichts mehr zu tun ist. Nach einer Karte kannst du in diesem Zug keine Scheibe mehr ziehen und nicht mehr bauen.

    {""}**Keine Karten mehr.** Wird eine Karte gebraucht und der Kartenstapel ist leer, wird der Ablagestapel gemischt und ersetzt ihn. Ist auch der leer, gibt es keine Karte.

attika-topic-drawing-title = Ziehen
attika-topic-drawing =
    Für eine Ziehaktion wählst du einen deiner Stapel und nimmst die oberste Scheibe. Nur du siehst sie. Ein Stapel enthält die Hauptgebäude, die anderen drei den Rest.

    Dann wählst du:
    • **Auf den Plan setzen**, sofort, und bezahlen. Das kostet keine weitere Aktion.
    • **Ablegen**, auf deine Ablage, und in einem späteren Zug bauen.

    Das entscheidest du, bevor du etwas anderes tust. Eine abgelegte Scheibe kannst du nicht im selben Zug bauen, denn ein Ziehzug hat keine Bauaktionen.

    {""}**Die letzte Scheibe eines Stapels** darfst du ablegen oder setzen wie jede andere. Danach legst du ein neues Geländeteil an, bevor es weitergeht.

    {""}**Beispiel.** Du ziehst eine Festung, setzt sie und beendest deinen Zug: 1 Karte für die zweite Aktion. Baust du dieselbe Festung von deiner Ablage und beendest deinen Zug, bekommst du 2.

attika-topic-building-title = Bauen
attika-topic-building =
    Du darfst auf jedem leeren Feld bauen, mit oder ohne Symbol, neben deinen Gebäuden oder weit weg. Nicht auf einem Heiligtum, nicht auf einem anderen Gebäude, nicht in einer Lücke zwischen Geländeteilen. Ein Gebäude bleibt immer, wo es ist.

    {""}**Baukosten nach Gruppen.** W ist Wasser, F Wald, H Hügel, M Berg. Ein Gebäude ist kostenlos neben dem, von dem sein Pfeil → kommt.
    • Stadt: Stadtkern WFHM → Orakel FH, Theater WM, Taverne WF, Agora WH, Gymnasion HM, Statue FM. Agora → Markt WFH. Gymnasion → Stadion FHM. Statue → Tempel WFM
    • Versorgung: Brunnen WW → Kornfeld WFF → Mühle FFH → Dorf FFHM
    • Verteidigung: Steinbruch MMM → Festung HHMM → 2 Türme HHM
    • Schifffahrt: Hafen WWFF → 3 Schiffe WWF
    • Münzwesen: Silbermine HMMM → Münzstätte WMM
    • Wein: Weinberg WHH → Winzer FHH
    • Straßen: 4 Straßen, 5 beliebige Landschaften, kostenlos nebeneinander

    Das erste jeder Gruppe, außer bei den Straßen, ist ein Hauptgebäude. Hauptgebäude sind nie kostenlos.

    Du kannst nur Felder wählen, auf denen du zahlen kannst. Hast du gewählt, zahlst du, und das Gebäude bleibt.

attika-topic-cards-title = Bezahlen
attika-topic-cards =
    {""}**Zuerst hilft das Land.** Das Symbol des Feldes, auf dem du baust, und das jedes leeren Feldes, das daran grenzt, spart dir eine Karte seiner Landschaft. Für eine Straße zählt jedes Symbol. Was du nicht brauchst, verfällt, und ein Symbol unter einem Gebäude hilft niemandem.

    {""}**Den Rest zahlst du von der Hand.** Für jede Landschaft, die noch fehlt, zahlst du eine passende Karte oder **zwei beliebige Karten statt einer**. Das darfst du so oft, wie du willst, auch wenn du die passende Karte hast. Symbole lassen sich so nicht zusammenlegen.

    {""}**Eine neue Siedlung** kostet zusätzlich beliebige Karten.

    {""}**Beispiel.** Ein Turm kostet HHM. Du baust ihn auf einem Hügel, und ein leeres Feld daneben zeigt einen Berg. Ein Hügel fehlt: 1 Hügelkarte oder 2 beliebige Karten.

    {""}**Wie du zahlst.** `autopay` nimmt so wenige Karten wie möglich: alle passenden, dann die, von denen du am meisten hast. Mit `pay WHH` wählst du selbst. Zu viel zahlen geht nicht. Bezahlte Karten kommen offen auf den Ablagestapel.

attika-topic-settlements-title = Siedlungen
attika-topic-settlements =
    Eine Siedlung sind mehrere deiner Gebäude, die miteinander zusammenhängen; auch ein einzelnes ist eine.

    {""}**Gründen.** Hast du schon Gebäude und berührt das neue keines davon, gründest du eine Siedlung. Zusätzlich zu den Baukosten zahlst du 1 beliebige Karte für jede Siedlung, die du bis dahin hast. Kein Symbol spart diese Karten. Dein allererstes Gebäude gründet ohne Aufpreis.

    {""}**Verbinden.** Ein Gebäude zwischen zwei oder mehr deiner Siedlungen macht daraus eine einzige, und spätere Gründungen kosten weniger.

    {""}**Ein Heiligtum verbindet nicht.** Gebäude, zwischen denen nur ein Heiligtum liegt, sind nicht in derselben Siedlung.

    {""}**Beispiel.** Du hast 2 Siedlungen und baust eine Straße, die keines deiner Gebäude berührt: 2 Karten mehr. Mit 3 Symbolen auf ihrem Feld und darum herum kostet sie 5 − 3 + 2 = 4 beliebige Karten.

attika-topic-streets-title = Kostenlos bauen, Amphoren
attika-topic-streets =
    {""}**Pfeile.** Ein Gebäude ist kostenlos, wenn es dein Gebäude berührt, von dem sein Pfeil kommt: keine Karten, keine Gründung. An einem dürfen mehrere hängen: zwei Türme, drei Schiffe, sechs um den Stadtkern. Du wirst nicht gefragt; kostenlos ist kostenlos.

    {""}**Nicht kostenlos**: die falsche Richtung, ein ausgelassener Schritt, ein Platz neben dem Gebäude einer anderen Stadt und jedes Hauptgebäude.

    {""}**Straßen.** Eine Straße kostet 5 beliebige Karten, weniger die Symbole. Neben jeder deiner Straßen ist sie kostenlos.

    {""}**Gruppen.** Stehen alle Gebäude einer deiner sieben Gruppen auf dem Plan und hängen für sich allein zusammen, gewinnst du sofort eine Amphore. Verbindungen über andere Gebäude oder ein Heiligtum zählen nicht. Jede Gruppe zählt einmal. Ist der Vorrat leer, nimmst du stattdessen eine Karte, und dein Zug geht weiter.

    {""}**Amphoren.** In deinem Zug darfst du beliebig viele zurückgeben. Jede bringt
    • im Ziehzug noch eine Scheibe, im Bauzug noch ein Gebäude oder
    • eine Landschaftskarte; danach kannst du nicht mehr ziehen oder bauen.
    Eine solche Aktion, die du nicht nutzt, wird zu einer Karte. Erst beende, was begonnen ist: eine gezogene Scheibe, eine Zahlung, ein Geländeteil.

attika-topic-tiles-title = Geländeteile
attika-topic-tiles =
    {""}**Wann.** Du hast die letzte Scheibe eines deiner vier Stapel gezogen und abgelegt oder gesetzt. Dann ziehst du ein Geländeteil und legst es an; das ist Pflicht. Ist keines mehr da, geht der Zug einfach weiter.

    {""}**Wo.** Keines seiner sieben Felder darf auf einem Geländeteil oder Heiligtum liegen, und mindestens eines muss an ein Teil oder Heiligtum grenzen. Lücken können entstehen. Eine Lücke ist kein Feld, und nur ein ganzes Teil kann sie füllen.

    {""}**In Worten.** `lay C 7` legt die Mitte des neuen Teils auf Stelle 7 um Teil C. Ein Teil hat 18 Stellen, 3 Sechsecke von seiner Mitte: 0 im Osten, dann im Uhrzeigersinn: 3 Südosten, 6 Südwesten, 9 Westen, 12 Nordwesten, 15 Nordosten. Ein Heiligtum hat 12, 2 Sechsecke weit, 0 im Osten. Jede Stelle hat nur einen Namen: nach dem ersten Heiligtum, an das das Teil grenzen wird, sonst nach dem ersten Teil.

    {""}**Drehen.** `turn 3` dreht es im Uhrzeigersinn um drei Schritte von 60 Grad, `turn 0` gar nicht.

    Das Teil bekommt den nächsten Buchstaben. Auf seinen Feldern darf sofort gebaut werden.

attika-topic-shrines-title = Heiligtümer
attika-topic-shrines =
    Ein Heiligtum steht auf einem Sechseck. Darauf wird nichts gebaut und nichts gelegt.

    {""}**Sieg durch Heiligtümer.** Du gewinnst, sobald eine Kette deiner Gebäude zwei verschiedene Heiligtümer berührt. In einer Kette berührt jedes Gebäude das nächste. Jedes Gebäude zählt, auch eine Straße, doch alle müssen dir gehören. Eine Kette führt nicht über ein Heiligtum, eine Lücke oder das Gebäude einer anderen Stadt.

    {""}**Wie weit es ist.** Zu Beginn berührt jedes Heiligtum zwei Felder, und eine Kette zwischen zwei Heiligtümern braucht mindestens 6 Gebäude. Geländeteile können andere Wege öffnen.

    {""}**Im Weg.** Ein oder zwei deiner Gebäude an der richtigen Stelle können eine Kette aufhalten. Straßen und kostenlose Gebäude machen Ketten schnell, also sieh nach den Heiligtümern, bevor du deinen Zug beendest.

    Ein Heiligtum verbindet keine Siedlungen und keine Gruppen. Ein neues Geländeteil gewinnt nie von selbst: Nur Gebäude bilden Ketten.

attika-topic-end-title = Ende des Spiels
attika-topic-end =
    Nach jedem einzelnen Gebäude wird geprüft, ob seine Stadt gewonnen hat: alle 30 Gebäude auf dem Plan oder zwei Heiligtümer berührt. Wenn ja, ist das Spiel sofort zu Ende, mitten im Zug. Einen Gleichstand gibt es nicht. Trifft beides zu, gilt es als Sieg durch Heiligtümer.

    Alle anderen Städte teilen sich dann den zweiten Rang. Das Ergebnis zeigt, wie viele Gebäude jede auf dem Plan hat.

    {""}**Wenn nichts geschieht.** Wenn drei ganze Runden lang keine Stadt eine Scheibe zieht oder ein Gebäude setzt, endet das Spiel. Dann gewinnen die meisten Gebäude auf dem Plan, danach die wenigsten Siedlungen. Ist auch das gleich, wird der Sieg geteilt.

    Der Spielplan ist nie endgültig voll: Mit allen seinen Teilen hat er mehr Felder, als es Gebäude gibt.

attika-topic-rulings-title = Klarstellungen
attika-topic-rulings =
    Was die Spielregel offen lässt, und wie an diesem Tisch gespielt wird:

    • Der Zufall bestimmt, welche Stadt beginnt und wie die ersten Teile gedreht liegen.
    • Nichts zu tun bringt 3 Karten, welchen Zug du auch im Sinn hattest.
    • Auch für Straßen zählen nur Symbole leerer Felder.
    • Die zwei Karten statt einer dürfen gleich sein, auch beide von der gesuchten Landschaft.
    • Die Gebäude einer Gruppe müssen ohne andere zusammenhängen.
    • Die Karte statt einer Amphore beendet Ziehen und Bauen nicht.
    • Eine Amphore für eine Aktion, bevor du etwas getan hast, legt nichts fest: Sie gilt für das, was dein Zug wird.
    • Eine gewonnene Amphore bekommst du, bevor ein Geländeteil angelegt wird.
    • Jeder Stapel bringt ein Teil, auch wenn seine letzte Scheibe mit einer Amphore gezogen wurde.
    • Teile dürfen überall im Raster liegen, also können Lücken entstehen.

    {""}**Nicht aus dem veröffentlichten Spiel.** Kein Text, den wir lesen konnten, nennt sie, also sind sie von uns: die Kosten der zwölf Gebäude vom Brunnen bis zum Winzer, außer dem Turm; die Symbole der Geländeteile; die genauen Plätze von Teilen und Heiligtümern am Anfang. Wahrscheinlich, aber nicht sicher: 15 Karten jeder Landschaft.

    Die Spielregel, die wir haben, nennt 5 Amphoren, andere Ausgaben 15. Das ist eine Option des Tisches.
