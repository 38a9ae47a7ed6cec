# Cyclades: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/cyclades.md.

cyclades-topic-goal-title = Ziel
cyclades-topic-goal =
    Die großen Städte Griechenlands streiten um die Inseln der Kykladen. In jedem Zyklus bieten sie um die Hilfe der Götter, und mit ihr werben sie an, segeln, landen, bauen und rufen Wesen.

    {""}**Du gewinnst**, wenn du am Ende eines Zyklus 2 Metropolen kontrollierst; zu zweit braucht es 3. Haben mehrere Städte genug, gewinnt die mit dem meisten Gold.

    {""}**Wege zu einer Metropole**
    • Ein Gebäude jeder Art: Festung, Hafen, Tempel, Universität. Sie dürfen auf verschiedenen Inseln stehen.
    • Vier Philosophen.
    • Eroberung: Nimm eine Insel ein, auf der schon eine steht.

    {""}**Was geheim ist.** Das Gold, sonst nichts. Du siehst deines; von den anderen siehst du, was sie bekommen und zahlen.

cyclades-topic-set-up-title = Aufbau
cyclades-topic-set-up =
    2 bis 5 Städte: Sparta, Korinth, Athen, Theben, Argos. Der kleine Spielplan ist für 2 und 3, der mittlere für 4, der große für 5.

    Jede Stadt beginnt mit 5 Goldstücken, je einer Truppe auf zwei Inseln und einer Flotte neben jeder der beiden. Alle anderen Inseln sind neutral. Jede Stadt hat zu Beginn 5 Bauplätze und ein Einkommen von 2. Im Vorrat sind 6 Truppen und 6 Flotten.

    {""}**Inseln.** Eine Insel ist ein einziger Ort, wie groß sie auch ist. Die Meeresfelder um sie herum sind ihre Küste.
    • 1 Bauplatz: Wohlstand 2
    • 2 Bauplätze: Wohlstand 1
    • 3 oder 4 Bauplätze: kein Wohlstand
    Das Feld der Metropole liegt über Bauplätzen. Mit ihrer Metropole hat eine Insel von 4 Bauplätzen noch 2, eine von 3 noch 1, eine kleinere keinen mehr.

    {""}**Meer.** Ein Feld heißt nach Reihe und Nummer, etwa `D4`. Handelsfelder bringen der Flotte dort 1 Goldstück.

    Der Zufall verteilt die Opfersteine auf die Plätze der Reihenfolge. Die 17 Wesen sind der Stapel.

cyclades-topic-cycle-title = Der Zyklus
cyclades-topic-cycle =
    Jeder Zyklus hat sechs Phasen, auch der erste.

    • **Sagenwesen.** Die Auslage hat drei Felder; ein Wesen kostet dort 4, 3 oder 2 Goldstücke. Was auf der 2 liegt, wird abgelegt, die anderen rücken in diese Richtung, neue füllen die Lücken. Zyklus 1 beginnt mit einer Karte auf der 4; in Zyklus 2 bleibt die 2 leer.
    • **Götter.** Die vier Götter liegen in zufälliger Reihenfolge. Mit 4 Städten, und mit 2, ist der unterste nicht da; im nächsten Zyklus kommt er zuerst. Mit 3 Städten fehlen zwei Götter; sie kommen im nächsten Zyklus wieder, wenn die anderen beiden fehlen; danach werden alle neu gemischt. Apollon ist immer da, unter den anderen.
    • **Einkommen.** 1 Goldstück für jeden Wohlstandsstein auf deinen Inseln und 1 für jedes Handelsfeld mit deinen Flotten.
    • **Opfergebote.** Die Städte bieten um die Götter.
    • **Aktionen.** Die Götter handeln von oben nach unten, jeder für die Stadt, deren Gebot dort steht. Apollon kommt zuletzt.
    • **Ende des Zyklus.** Hat eine Stadt gewonnen?

    {""}**Reihenfolge.** Wer fertig ist, nimmt den freien Platz mit der höchsten Nummer. Wer zuletzt am Zug war, bietet also im nächsten Zyklus zuerst.

cyclades-topic-offerings-title = Opfergebote
cyclades-topic-offerings =
    Der Reihe nach machst du einem Gott, der da ist, ein Opfergebot von mindestens 1, oder du gehst kostenlos zu Apollon. Passen geht nicht: Dafür ist Apollon da.

    {""}**Überbieten.** Bei jedem Gott steht nur ein Gebot. Ein höheres überbietet es, und die überbotene Stadt muss sofort weiterziehen: zu einem anderen Gott oder zu Apollon. Wird sie auch dort überboten, darf sie zum ersten Gott zurück. Das alles wird geklärt, bevor die nächste Stadt in der Reihenfolge bietet.

    {""}**Apollon** nimmt alle auf. Es gibt eine Reihe, und aus ihr wird niemand verdrängt.

    {""}**Zahlen.** Gezahlt wird, wenn alle Opfersteine stehen. Ein überbotenes Gebot kostet nichts. Jeder Priester senkt den Preis um 1 Goldstück, doch du zahlst mindestens 1. Priester werden nicht verbraucht.

    {""}**Wie hoch?** Bis zu deinem Gold plus deinen Priestern. Mit 3 Goldstücken und 2 Priestern darfst du 1 bis 5 bieten; ein Gebot von 5 kostet 3. Ohne Gold bleibt nur Apollon.

cyclades-topic-gods-title = Götter und Aktionen
cyclades-topic-gods =
    In deinem Zug wirbst du an, baust, machst Sonderaktionen und rufst Wesen, in beliebiger Reihenfolge und so oft, wie du zahlen kannst. Nichts davon ist Pflicht.

    {""}**Anwerben**, das erste Mal kostenlos, zu diesen Preisen in Gold:
    • **Ares**: Truppen für 0, 2, 3, 4, auf deinen Inseln
    • **Poseidon**: Flotten für 0, 1, 2, 3, an einer deiner Küsten, wo keine Flotten einer anderen Stadt sind
    • **Zeus**: Priester für 0, 4
    • **Athene**: Philosophen für 0, 4
    Du hast höchstens 8 Truppen und 8 Flotten auf dem Spielplan.

    {""}**Bauen** für je 2 Goldstücke, auf freien Bauplätzen deiner Inseln:
    • Festung (Ares): +1 für die Verteidigung der Insel
    • Hafen (Poseidon): +1 für deine Verteidigung an seiner Küste
    • Tempel (Zeus): Einmal im Zyklus kostet dich ein Wesen 1 weniger, aber mindestens 1
    • Universität (Athene): nötig für eine Metropole

    {""}**Sonderaktion** für je 1 Goldstück: Ares bewegt Truppen, Poseidon bewegt Flotten, Zeus tauscht ein Wesen der Auslage gegen die oberste Karte des Stapels.

    {""}**Apollon.** 4 Goldstücke, wenn du eine einzige Insel hast, sonst 1. Bist du in der Reihe vorn, legst du auch einen Wohlstandsstein auf eine deiner Inseln, für immer. Mehr gibt es dort nicht zu tun.

cyclades-topic-fleets-title = Flotten
cyclades-topic-fleets =
    Bei Poseidon zahlst du 1 Goldstück und bewegst Flotten von einem Meeresfeld bis zu 3 Schritte weit, jeden auf ein angrenzendes Feld. Unterwegs darfst du einige zurücklassen und andere eigene mitnehmen. Für ein weiteres Goldstück dürfen dieselben Flotten noch einmal ziehen.

    • Auf einem Meeresfeld stehen Flotten von nur einer Stadt, beliebig viele.
    • Auf einem Feld mit Flotten einer anderen Stadt endet die Bewegung, und eine Seeschlacht beginnt. Übrige Schritte verfallen. Vorbeisegeln geht nicht.
    • Für Flotten gesperrt: das Feld des Kraken und die Küste der Insel von Polyphem.

    {""}**Wozu Flotten gut sind.** Sie verbinden deine Inseln: Truppen kommen nur dorthin, wohin eine Kette deiner Flotten führt. Auf einem Handelsfeld bringen sie bei jedem Einkommen 1 Goldstück, ob eine Flotte oder viele.

cyclades-topic-troops-title = Truppen
cyclades-topic-troops =
    Bei Ares zahlst du 1 Goldstück und bewegst eine oder mehrere Truppen von einer Insel zu einer anderen. Meeresfelder mit deinen Flotten müssen beide verbinden: Jedes grenzt an das nächste, das erste an die Insel der Abfahrt, das letzte an die der Ankunft. Ein einziges Feld, das an beide grenzt, reicht. Inseln dazwischen zählen nicht.

    {""}**Landen**
    • Sind dort keine Truppen, gehört die Insel dir, was auch immer darauf gebaut ist. Ein Minotaurus bewacht die Insel einer anderen Stadt trotzdem.
    • Sind dort Truppen einer anderen Stadt: Schlacht.
    • Wer eine Insel einnimmt, bekommt alles, was darauf ist.

    {""}**Abziehen.** Eine Insel ohne Truppen bleibt deine, mit Einkommen und Gebäuden, bis jemand landet.

    {""}**Die letzte Insel** einer Stadt darf niemand angreifen oder einnehmen, es sei denn, du hättest damit sofort die Metropolen zum Sieg: deine, die dortige und die, welche die Gebäude beider Städte zusammen ergeben. Die Schlacht muss nicht sicher sein. Alles andere ist erlaubt: versenken, stehlen, Wesen.

    Gelingt der Angriff, ist diese Stadt raus. Der Zyklus wird zu Ende gespielt.

cyclades-topic-battles-title = Schlachten
cyclades-topic-battles =
    {""}**Ein Kampfgang.** Beide Seiten würfeln (Würfel mit 0, 1, 1, 2, 2, 3) und zählen ihre Truppen oder Flotten auf diesem Feld dazu. Die Verteidigung zählt noch dazu
    • an Land: 1 für jede Festung der Insel, 1 für die Metropole, 2 für den Minotaurus;
    • auf See: 1 für jeden eigenen Hafen und jede eigene Metropole auf Inseln, die an das Feld grenzen.
    Der Angriff zählt sonst nichts dazu. Die niedrigere Summe verliert eine Truppe oder Flotte. Bei gleichen Summen verlieren beide eine.

    {""}**Sich zurückziehen.** Haben beide Seiten noch etwas, darf sich die Verteidigung zurückziehen; tut sie es nicht, darf es der Angriff; sonst folgt der nächste Kampfgang.
    • An Land: alle auf eine andere deiner Inseln, die deine Flotten mit der Schlacht verbinden.
    • Auf See: alle auf ein angrenzendes Feld, leer oder deins, das für Flotten nicht gesperrt ist.
    Ohne einen solchen Ort gibt es keinen Rückzug.

    {""}**Das Ende.** Wer übrig ist, hat das Feld. Ist niemand übrig, bleibt eine Insel bei der Verteidigung, und ein Meeresfeld ist leer.

    {""}**Chancen eines Kampfgangs** nach Summe des Angriffs minus Summe der Verteidigung vor dem Würfeln, von 36 (Angriff gewinnt, gleich, Verteidigung gewinnt): −1: 5, 8, 23 · 0: 13, 10, 13 · +1: 23, 8, 5 · +2: 31, 4, 1. Ab 4 ist es sicher.

cyclades-topic-metropolises-title = Metropolen
cyclades-topic-metropolises =
    {""}**Wann.** Sobald du 4 Philosophen hast oder ein Gebäude jeder Art irgendwo auf deinen Inseln, woher auch immer, gibst du sie für eine Metropole ab. Das ist Pflicht. Hast du mehrere einer Art, wählst du, welches geht.

    {""}**Wo.** Auf dem Feld der Metropole einer deiner Inseln, die noch keine hat. Ist eines dieser Felder frei von Gebäuden, muss es ein freies sein. Ist keines frei, wählst du eines, und die Gebäude darunter werden zerstört.

    Haben alle deine Inseln schon eine Metropole, sind die Gebäude oder die Philosophen ohne Ersatz verloren.

    {""}**Was sie kann.** Sie wirkt als Festung, Hafen, Tempel und Universität, zusätzlich zu denen neben ihr. Zu neuen vier Gebäuden zählt sie nicht; sie kann nicht zerstört oder ersetzt werden und geht mit ihrer Insel.

    Das letzte der vier Gebäude braucht vorher einen eigenen freien Bauplatz.

cyclades-topic-creatures-title = Wesen
cyclades-topic-creatures =
    Bei jedem Gott außer Apollon darfst du Wesen der Auslage rufen, beliebig viele: 4, 3 oder 2 Goldstücke je nach Feld, abzüglich deiner Tempelrabatte. Die Kraft wirkt sofort. Diese zwölf wirken einmal und werden abgelegt:

    • **Sirene**: Eine deiner Flotten aus dem Vorrat ersetzt eine Flotte einer anderen Stadt, die allein auf ihrem Feld steht
    • **Pegasus**: Deine Truppen fliegen von einer Insel zu irgendeiner anderen, ohne Flotten; dann wie bei Ares
    • **Riese**: zerstört ein Gebäude, nie eine Metropole
    • **Chimäre**: Nimm ein Wesen vom Ablagestapel und nutze es; dann werden Stapel und Ablagestapel zusammen gemischt
    • **Zyklop**: macht aus einem deiner Gebäude eines anderer Art
    • **Sphinx**: zahlt je 2 Goldstücke für Truppen, Flotten, Priester, Philosophen, die du verkaufst
    • **Sylphe**: 10 kostenlose Schritte, auf deine Flotten verteilt
    • **Harpyie**: entfernt eine Truppe einer anderen Stadt
    • **Greif**: stiehlt die Hälfte des Goldes einer Stadt, abgerundet
    • **Moiren**: dein Einkommen noch einmal
    • **Satyr**: nimmt einer Stadt einen Philosophen
    • **Dryade**: nimmt einer Stadt einen Priester

    Ein Wesen darf auch gerufen werden, wenn es nichts bewirken kann.

cyclades-topic-figurines-title = Figuren
cyclades-topic-figurines =
    Fünf der 17 Wesen kommen auf den Spielplan.

    {""}**Vier auf Inseln**, auf irgendeine, bis dein nächster Aktionszug beginnt, auch bei Apollon. Treffen sich zwei auf einer Insel, gehen beide.
    • **Minotaurus**: verteidigt wie 2 Truppen, für die Stadt, die die Insel kontrolliert. Er stirbt zuletzt: Ohne Truppen reicht ein verlorener oder gleicher Kampfgang. Er kann sich nicht zurückziehen.
    • **Chiron**: Kein Riese und keine Harpyie wirkt auf der Insel, und mit Pegasus landet dort nur, wer sie kontrolliert.
    • **Medusa**: Keine Truppen verlassen die Insel, nicht mit Ares, nicht mit Pegasus, nicht im Rückzug. Ein Angriff, der gerade gelandet ist, darf sich zurückziehen.
    • **Polyphem**: Alle Flotten an der Küste weichen ein Feld aus, auch deine; du wählst, wohin. Flotten, die keinen Platz finden, sind verloren. Solange er da ist, kommt keine Flotte an diese Küste.

    {""}**Krake**, auf irgendein Meeresfeld: Alle Flotten dort werden zerstört, auch deine. Dann darfst du ihn bewegen, für 1 Goldstück je Schritt; er zerstört die Flotten auf jedem Feld. Er bleibt, wo er hält, und sein Feld ist gesperrt, bis er wieder gerufen wird.

cyclades-topic-two-players-title = Zu zweit
cyclades-topic-two-players =
    • Der kleine Spielplan mit eigenem Aufbau, in jedem Zyklus drei der vier Götter und Apollon, und 3 Metropolen zum Sieg.
    • Du hast zwei Opfersteine; alle vier werden auf die Plätze der Reihenfolge gemischt.
    • Du machst zwei Opfergebote bei zwei verschiedenen Göttern. Du darfst dein eigenes überbieten; dieser Stein zieht sofort weiter, nicht zum selben Gott.
    • Du musst beide zusammen zahlen können. Jeder Priester senkt jedes der beiden um 1, doch jedes kostet mindestens 1. Solange einer deiner Steine weiterziehen muss, zählt nur der andere.
    • Beide bei Apollon nur, wenn du kein anderes Opfergebot zahlen kannst, auch kein überbietendes. Jeder ist dann ein eigener Zug; den Wohlstandsstein bekommt, wer in der Reihe vorn ist.
    • Du hast zwei Aktionszüge im Zyklus. In jedem beginnt das Anwerben beim ersten Preis. Tempel gelten einmal im Zyklus. Figuren bleiben bis zu deinem ersten Zug im nächsten Zyklus.

    Mit 5 Goldstücken und ohne Priester lässt eine 3 mit dem ersten Stein höchstens 2 für den zweiten übrig.

cyclades-topic-end-title = Ende des Spiels
cyclades-topic-end =
    Wenn alle Städte am Zug waren, endet das Spiel, falls eine Stadt 2 Metropolen kontrolliert (zu zweit 3). Sie mitten im Zyklus gehabt zu haben, reicht nicht.

    Haben mehrere genug, gewinnt das meiste Gold. Bei Gleichstand die meisten Metropolen, dann das höchste Einkommen. Ist auch das gleich, wird der Sieg geteilt.

    {""}**Raus.** Eine Stadt, die ihre letzte Insel verliert, ist raus. Ihre Truppen, Flotten und ihr Gold verlassen das Spiel, ihre Karten gehen zurück. Fehlen der angreifenden Stadt am Ende des Zyklus noch Metropolen, spielen die anderen weiter; die Götter richten sich dann nach der Zahl der übrigen Städte. Eine Stadt, die allein bleibt, gewinnt.

    {""}**Zyklus 60** ist der letzte. Hat dann keine Stadt genug, gewinnen die meisten Metropolen, dann das meiste Gold, dann das höchste Einkommen.

cyclades-topic-rulings-title = Klarstellungen
cyclades-topic-rulings =
    Was die Spielregel offen lässt, und wie an diesem Tisch gespielt wird:

    • Alles, was eine Stadt bekommt und zahlt, liegt offen; geheim ist nur, wie viel Gold sie hat.
    • Gold geht nie aus. Von allem anderen gibt es, was in der Schachtel ist; was aus ist, wird nicht angeboten.
    • Ein Gebot über 255 kann niemand schreiben.
    • Kostenlos anzuwerben ist keine Pflicht, die Kraft eines Wesens zu nutzen auch nicht; nur Polyphem muss die Flotten wegdrängen.
    • Tempelrabatte gelten von selbst.
    • Der Wohlstandsstein von Apollon kommt auf eine eigene Insel.
    • Übrige Schritte nach einer Schlacht oder einem Rückzug verfallen. Andere Gruppen der Sylphe dürfen sie noch nutzen.
    • Der Rückzug geht an einen einzigen Ort.
    • Der Riese wirkt auf jeder Insel, auch auf deinen.
    • Auf einer neutralen Insel tut der Minotaurus nichts, und Chiron lässt keinen Pegasus landen.
    • Eine Figur, die zu einer anderen kommt, tut nichts, bevor beide gehen.
    • Unter dem Kraken bringt ein Handelsfeld nichts.
    • Eine Bewegung oder ein Verkauf an die Sphinx wird beendet, bevor anderes geschieht.
    • Eine Metropole ist keines der vier Gebäude für eine neue.
    • Karten einer Stadt, die raus ist: Figuren auf den Ablagestapel, Priester und Philosophen an die Bank.
    • Die Namen der Inseln sind von uns. Der Aufbau zu zweit ist aus einer unsicheren Quelle erschlossen.
