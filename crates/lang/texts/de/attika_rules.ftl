# Attika: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/attika.md.

attika-topic-goal-title = Ziel
attika-topic-goal =
    Du errichtest eine griechische Stadt: 30 Gebäude, auf einem Land, das im Lauf der Partie wächst. Bauen ist teuer. Darum suchst du Felder, auf denen das Land einen Teil der Baukosten trägt, und die richtige Reihenfolge, in der vieles kostenlos ist.

    {""}**Du gewinnst sofort**, mitten im Zug, sobald
    • deine 30 Gebäude alle auf dem Spielplan stehen oder
    • eine Kette deiner Gebäude zwei verschiedene Heiligtümer berührt.

    {""}**Was geheim ist.** Die Karten auf deiner Hand; eine Bauscheibe, die du gerade gezogen hast, bis du sie lagerst oder auf den Spielplan setzt; ein Geländeteil, das du gerade gezogen hast, bis es angelegt ist. Alles andere liegt offen: Spielplan, Ablagen, Amphoren, Ablagestapel und wie viele Karten jede Stadt hat. Was in einem Stapel, bei den Karten oder den Geländeteilen als Nächstes kommt, weiß niemand.

attika-topic-set-up-title = Aufbau
attika-topic-set-up =
    2 bis 4 Städte im Uhrzeigersinn: Athen, Sparta, Korinth, Theben. Alle haben die gleichen 30 Bauscheiben.

    {""}**Spielplan.** Für 2, 3 oder 4 Städte werden 4, 6 oder 8 von 22 Geländeteilen gezogen und ausgelegt, zufällig gedreht, mit 2, 3 oder 4 Heiligtümern am Rand. Ein Teil hat sieben Felder. Ein Feld zeigt eine Landschaft (Wasser, Wald, Hügel oder Berg) oder keine.

    {""}**Namen.** Geländeteile haben die Buchstaben A bis V, Heiligtümer W bis Z. Die Felder eines Teils haben Nummern: 0 in der Mitte, 1 im Osten, dann im Uhrzeigersinn bis 6. `C4` ist das westliche Feld von Teil C, wie auch immer es gedreht liegt.

    {""}**Bauscheiben.** Jede Stadt hat vier Stapel: einen mit ihren 6 Hauptgebäuden und drei mit je 8 anderen. Die oberste Scheibe jedes Stapels kommt offen auf die Ablage.

    {""}**Karten.** Es gibt 60 Landschaftskarten, 15 von jeder Landschaft. Es wird ausgelost, welche Stadt beginnt. Von ihr aus bekommen die Städte im Uhrzeigersinn 4, 5, 6 und 7 Karten.

    {""}**Amphoren.** Im Vorrat sind 5. Mit einer Option sind es 15, wie im gedruckten Spiel.

attika-topic-turn-title = Der Zug
attika-topic-turn =
    Es geht im Uhrzeigersinn. Deine erste Aktion bestimmt, was für ein Zug es ist:
    • **ein Ziehzug**: bis zu 2 Scheiben, jede von einem deiner Stapel;
    • **ein Bauzug**: bis zu 3 Gebäude von deiner Ablage.
    Gemischt wird nie.

    {""}**Karten.** Wenn du deinen Zug beendest, wird jede nicht genutzte Aktion zu einer Landschaftskarte.
    • Ziehzug: Nach 1 Scheibe bekommst du 1 Karte, nach 2 keine.
    • Bauzug: Nach 1, 2 oder 3 Gebäuden bekommst du 2, 1 oder 0 Karten.
    • Wenn du gar nichts getan hast: 3 Karten.
    Du darfst beliebig viele Karten auf der Hand haben.

    {""}**Das Ende des Zuges.** Du beendest ihn selbst, auch wenn nichts mehr zu tun ist. Nach einer Karte kannst du in diesem Zug keine Scheibe mehr ziehen und nicht mehr bauen.

    {""}**Keine Karten mehr.** Wird eine Karte gebraucht und der Kartenstapel ist leer, wird der Ablagestapel gemischt und zum neuen Kartenstapel. Ist auch der leer, gibt es keine Karte.

attika-topic-drawing-title = Ziehen
attika-topic-drawing =
    Für eine Ziehaktion wählst du einen deiner Stapel und nimmst die oberste Scheibe. Nur du siehst sie. Ein Stapel enthält die Hauptgebäude, die anderen drei den Rest.

    Dann wählst du:
    • **Setzen**: Du baust sie sofort auf dem Spielplan und bezahlst. Das kostet keine weitere Aktion.
    • **Lagern**: Sie kommt auf deine Ablage, und du baust sie in einem späteren Zug.

    Das entscheidest du, bevor du etwas anderes tust. Eine gelagerte Scheibe kannst du nicht im selben Zug bauen, denn ein Ziehzug hat keine Bauaktionen.

    {""}**Die letzte Scheibe eines Stapels** darfst du lagern oder setzen wie jede andere. Danach legst du ein neues Geländeteil an, bevor es weitergeht.

    {""}**Beispiel.** Du ziehst eine Festung, setzt sie und beendest deinen Zug: 1 Karte für die zweite Aktion. Baust du dieselbe Festung von deiner Ablage und beendest deinen Zug, bekommst du 2.

attika-topic-building-title = Bauen
attika-topic-building =
    Du darfst auf jedem leeren Feld bauen, mit oder ohne Symbol, neben deinen Gebäuden oder weit weg. Nicht auf einem Heiligtum, nicht auf einem anderen Gebäude, nicht in einer Lücke zwischen Geländeteilen. Ein Gebäude bleibt immer, wo es ist.

    {""}**Baukosten nach Gruppen**, in Landschaften. Ein Gebäude ist kostenlos neben dem, von dem sein Pfeil → kommt.
    • Stadt: Stadtkern (Wasser, Wald, Hügel, Berg) → Orakel (Wald, Hügel), Theater (Wasser, Berg), Taverne (Wasser, Wald), Agora (Wasser, Hügel), Gymnasion (Hügel, Berg), Statue (Wald, Berg). Agora → Markt (Wasser, Wald, Hügel). Gymnasion → Stadion (Wald, Hügel, Berg). Statue → Tempel (Wasser, Wald, Berg)
    • Versorgung: Brunnen (2 Wasser) → Kornfeld (Wasser, 2 Wälder) → Mühle (2 Wälder, Hügel) → Dorf (2 Wälder, Hügel, Berg)
    • Verteidigung: Steinbruch (3 Berge) → Festung (2 Hügel, 2 Berge) → 2 Türme, jeder (2 Hügel, Berg)
    • Schifffahrt: Hafen (2 Wasser, 2 Wälder) → 3 Schiffe, jedes (2 Wasser, Wald)
    • Münzwesen: Silbermine (Hügel, 3 Berge) → Münzstätte (Wasser, 2 Berge)
    • Wein: Weinberg (Wasser, 2 Hügel) → Winzer (Wald, 2 Hügel)
    • Straßen: 4 Straßen, jede (5 beliebige Karten), kostenlos nebeneinander

    Das erste Gebäude jeder Gruppe, außer bei den Straßen, ist ein Hauptgebäude. Hauptgebäude sind nie kostenlos.

    Du kannst nur Felder wählen, auf denen du zahlen kannst. Hast du gewählt, zahlst du, und das Gebäude bleibt.

attika-topic-cards-title = Bezahlen
attika-topic-cards =
    {""}**Zuerst hilft das Land.** Das Symbol des Feldes, auf dem du baust, und das jedes leeren Feldes, das daran grenzt, spart dir eine Karte seiner Landschaft. Für eine Straße zählt jedes Symbol. Was du nicht brauchst, verfällt, und ein Symbol unter einem Gebäude hilft niemandem. Symbole sparen immer so viel, wie sie können.

    {""}**Den Rest zahlst du von der Hand.** Für jede Landschaft, die noch fehlt, zahlst du eine passende Karte oder **zwei beliebige Karten statt einer**. Das darfst du so oft, wie du willst, auch wenn du die passende Karte hast. Symbole lassen sich so nicht zusammenlegen.

    {""}**Eine neue Siedlung** kostet zusätzlich beliebige Karten.

    {""}**Beispiel.** Ein Turm kostet 2 Hügel und 1 Berg. Du baust ihn auf einem Hügel, und ein leeres Feld daneben zeigt einen Berg. Ein Hügel fehlt: 1 Hügelkarte oder 2 beliebige Karten.

    {""}**Wie du zahlst.** `autopay` nimmt so wenige Karten wie möglich: alle passenden, dann die, von denen du am meisten hast. Mit `pay WHH` wählst du selbst: W ist Wasser, F Wald, H Hügel, M Berg. Überzahlen geht nicht. Bezahlte Karten kommen offen auf den Ablagestapel.

attika-topic-settlements-title = Siedlungen
attika-topic-settlements =
    Gebäude von dir, die sich berühren, bilden eine Siedlung. Auch ein einzelnes ist eine.

    {""}**Gründen.** Hast du schon Gebäude und berührt das neue keines davon, gründest du eine Siedlung. Zusätzlich zu den Baukosten zahlst du 1 beliebige Karte für jede Siedlung, die du bis dahin hast. Kein Symbol spart diese Karten. Für dein allererstes Gebäude zahlst du diesen Aufpreis nicht.

    {""}**Verbinden.** Ein Gebäude zwischen zwei oder mehr deiner Siedlungen macht daraus eine einzige, und spätere Gründungen kosten weniger.

    {""}**Ein Heiligtum verbindet nicht.** Gebäude, zwischen denen nur ein Heiligtum liegt, sind nicht in derselben Siedlung.

    {""}**Beispiel.** Du hast 2 Siedlungen und baust eine Straße, die keines deiner Gebäude berührt: 2 Karten mehr. Mit 3 Symbolen auf ihrem Feld und darum herum kostet sie 5 − 3 + 2 = 4 beliebige Karten.

attika-topic-streets-title = Kostenlos bauen, Amphoren
attika-topic-streets =
    {""}**Pfeile.** Ein Gebäude ist kostenlos, wenn es dein Gebäude berührt, von dem sein Pfeil kommt: keine Karten, kein Aufpreis für eine Gründung. Neben einem können mehrere kostenlos sein: zwei Türme, drei Schiffe, sechs Gebäude um den Stadtkern. Du wirst nicht gefragt; kostenlos ist kostenlos.

    {""}**Nicht kostenlos**: die falsche Richtung, ein ausgelassener Schritt, ein Feld neben dem Gebäude einer anderen Stadt und jedes Hauptgebäude.

    {""}**Straßen.** Eine Straße kostet 5 beliebige Karten, abzüglich der Symbole. Neben jeder deiner Straßen ist sie kostenlos.

    {""}**Gruppen.** Stehen alle Gebäude einer deiner sieben Gruppen auf dem Spielplan und hängen ohne andere Gebäude zusammen, gewinnst du sofort eine Amphore. Verbindungen über andere Gebäude oder ein Heiligtum zählen nicht. Jede Gruppe zählt einmal. Ist der Vorrat leer, nimmst du stattdessen eine Karte, und dein Zug geht weiter.

    {""}**Amphoren.** In deinem Zug darfst du beliebig viele zurückgeben, auch die gerade gewonnenen. Für jede bekommst du
    • im Ziehzug noch eine Scheibe, im Bauzug noch ein Gebäude oder
    • eine Landschaftskarte; danach kannst du nicht mehr ziehen oder bauen.
    Eine solche Aktion, die du nicht nutzt, wird zu einer Karte. Beende erst, was begonnen ist: eine gezogene Scheibe, eine Zahlung, ein Geländeteil.

attika-topic-tiles-title = Geländeteile
attika-topic-tiles =
    {""}**Wann.** Du hast die letzte Scheibe eines deiner vier Stapel gezogen und gelagert oder gesetzt. Dann ziehst du ein Geländeteil und legst es an; das ist Pflicht. Ist keines mehr da, geht der Zug einfach weiter.

    {""}**Wo.** Keines seiner sieben Felder darf auf einem Geländeteil oder Heiligtum liegen, und mindestens eines muss an ein Teil oder Heiligtum grenzen. Lücken sind möglich. Eine Lücke ist kein Feld, und nur ein ganzes Teil kann sie füllen.

    {""}**Als Eingabe.** `lay C 7` legt die Mitte des neuen Teils auf Stelle 7 um Teil C. Ein Teil hat 18 Stellen, 3 Sechsecke von seiner Mitte: 0 im Osten, dann im Uhrzeigersinn: 3 Südosten, 6 Südwesten, 9 Westen, 12 Nordwesten, 15 Nordosten. Ein Heiligtum hat 12, 2 Sechsecke weit, 0 im Osten. Jede Stelle hat nur einen Namen: nach dem ersten Heiligtum, an das das Teil grenzen wird, sonst nach dem ersten Teil.

    {""}**Drehen.** `turn 3` dreht es im Uhrzeigersinn um drei Schritte von 60°, `turn 0` legt es ungedreht an.

    Das Teil bekommt den nächsten Buchstaben. Auf seinen Feldern darf sofort gebaut werden.

attika-topic-shrines-title = Heiligtümer
attika-topic-shrines =
    Ein Heiligtum steht auf einem Sechseck. Darauf wird nichts gebaut und nichts gelegt.

    {""}**Sieg durch Heiligtümer.** Du gewinnst, sobald eine Kette deiner Gebäude zwei verschiedene Heiligtümer berührt. In einer Kette berührt jedes Gebäude das nächste. Jedes Gebäude zählt, auch eine Straße, doch alle müssen dir gehören. Eine Kette führt nicht über ein Heiligtum, eine Lücke oder das Gebäude einer anderen Stadt.

    {""}**Wie weit es ist.** Zu Beginn berührt jedes Heiligtum zwei Felder, und eine Kette zwischen zwei Heiligtümern braucht mindestens 6 Gebäude. Geländeteile können andere Wege öffnen.

    {""}**Im Weg.** Ein oder zwei deiner Gebäude an der richtigen Stelle können eine Kette aufhalten. Mit Straßen und kostenlosen Gebäuden wachsen Ketten schnell, also sieh nach den Heiligtümern, bevor du deinen Zug beendest.

    Ein Heiligtum verbindet keine Siedlungen und keine Gruppen. Ein neues Geländeteil gewinnt nie von selbst: Nur Gebäude bilden Ketten.

attika-topic-end-title = Ende der Partie
attika-topic-end =
    Nach jedem einzelnen Gebäude wird geprüft, ob seine Stadt gewonnen hat: alle 30 Gebäude auf dem Spielplan oder zwei Heiligtümer berührt. Wenn ja, ist die Partie sofort zu Ende, mitten im Zug. Einen Gleichstand gibt es nicht. Trifft beides zu, gilt es als Sieg durch Heiligtümer.

    Alle anderen Städte teilen sich dann den zweiten Rang. Das Ergebnis zeigt, wie viele Gebäude jede auf dem Spielplan hat.

    {""}**Wenn nichts geschieht.** Wenn drei ganze Runden lang keine Stadt eine Scheibe zieht oder ein Gebäude setzt, endet die Partie. Dann gewinnt die Stadt mit den meisten Gebäuden auf dem Spielplan, bei Gleichstand die mit den wenigsten Siedlungen. Ist auch das gleich, wird der Sieg geteilt.

    Der Spielplan ist nie endgültig voll: Mit allen seinen Teilen hat er mehr Felder, als es Gebäude gibt.

attika-topic-rulings-title = Klarstellungen
attika-topic-rulings =
    Was die Spielregel offen lässt, und wie hier gespielt wird:

    • Die ersten Geländeteile werden zufällig gedreht.
    • Wer nichts tut, bekommt 3 Karten, egal welcher Zug es werden sollte.
    • Auch für Straßen zählen nur Symbole leerer Felder.
    • Die zwei Karten statt einer dürfen gleich sein, auch beide von der gesuchten Landschaft.
    • Die Gebäude einer Gruppe müssen ohne andere zusammenhängen.
    • Nach der Karte statt einer Amphore darfst du weiter ziehen oder bauen.
    • Eine gewonnene Amphore bekommst du, bevor ein Geländeteil angelegt wird.
    • Jeder Stapel bringt ein Teil, auch wenn seine letzte Scheibe mit einer Amphore gezogen wurde.
    • Teile dürfen überall im Raster liegen, also sind Lücken möglich.

    {""}**Anders als in der Spielregel, die wir haben**
    • Die Stadt, die beginnt, wird ausgelost; laut Spielregel wird sie gewählt.
    • Der Ablagestapel wird gemischt, wenn eine Karte gebraucht wird, nicht schon, wenn der Kartenstapel leer ist.
    • Symbole sparen immer; laut Spielregel nur, wenn man will.
    • Du beendest deinen Zug selbst, denn nach der letzten Aktion kannst du noch Amphoren nutzen.
    • Eine Amphore kannst du für eine Aktion zurückgeben, bevor du etwas getan hast; sie gilt für das, was dein Zug wird.

    {""}**Nicht aus dem veröffentlichten Spiel.** Kein Text, den wir lesen konnten, nennt das Folgende, also ist es von uns: die Kosten der zwölf Gebäude vom Brunnen bis zum Winzer, außer dem Turm; die Symbole der Geländeteile; die genaue Lage von Teilen und Heiligtümern am Anfang. Wahrscheinlich, aber nicht sicher: die Pfeile von Münzwesen und Schiffen, die Form des Spielplans am Anfang und dass Gruppen ohne andere Gebäude zusammenhängen müssen.

    Die Spielregel, die wir haben, nennt 5 Amphoren, andere Ausgaben 15. Das ist eine Option.
