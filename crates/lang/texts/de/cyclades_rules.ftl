# Cyclades: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/cyclades.md.

cyclades-topic-goal-title = Ziel
cyclades-topic-goal =
    Die großen Städte Griechenlands streiten um die Inseln der Kykladen. In jedem Zyklus bieten sie um die Hilfe der Götter. Mit ihr werben sie an, segeln, landen, bauen und rufen Sagenwesen.

    {""}**Du gewinnst**, wenn du am Ende eines Zyklus 2 Metropolen kontrollierst; zu zweit braucht es 3. Haben mehrere Städte genug, gewinnt die mit dem meisten Gold.

    {""}**Wege zu einer Metropole**
    • Ein Gebäude jeder Art: Festung, Hafen, Tempel, Universität. Sie dürfen auf verschiedenen Inseln stehen.
    • Vier Philosophen.
    • Eroberung: Nimm eine Insel ein, auf der schon eine Metropole steht.

    {""}**Was geheim ist.** Das Gold, sonst nichts. Du siehst deines; von den anderen Städten siehst du, was sie bekommen und zahlen.

cyclades-topic-set-up-title = Aufbau
cyclades-topic-set-up =
    2 bis 5 Städte: Sparta, Korinth, Athen, Theben, Argos. Der kleine Spielplan ist für 2 und 3, der mittlere für 4, der große für 5.

    Jede Stadt beginnt mit 5 Gold, je einer Truppe auf zwei Inseln und einer Flotte neben jeder der beiden. Alle anderen Inseln sind neutral. Jede Stadt hat zu Beginn 5 Bauplätze und ein Einkommen von 2 Gold. Im Vorrat sind 6 Truppen und 6 Flotten.

    {""}**Inseln.** Eine Insel ist ein einziger Ort, wie groß sie auch ist. Die Meeresfelder um sie herum sind ihre Küste.
    • 1 Bauplatz: Wohlstand 2
    • 2 Bauplätze: Wohlstand 1
    • 3 oder 4 Bauplätze: kein Wohlstand
    Das Feld der Metropole liegt über Bauplätzen. Mit ihrer Metropole hat eine Insel von 4 Bauplätzen noch 2, eine von 3 noch 1, eine kleinere keinen mehr.

    {""}**Meer.** Ein Feld heißt nach Reihe und Nummer, etwa `D4`. Ein Handelsfeld bringt der Stadt, deren Flotten dort sind, 1 Gold.

    Es wird ausgelost, wo jede Stadt beginnt, und die Reihenfolge der Opfersteine wird gemischt. Die 17 Sagenwesen sind der Stapel.

cyclades-topic-cycle-title = Der Zyklus
cyclades-topic-cycle =
    Jeder Zyklus hat sechs Phasen, auch der erste.

    • **Sagenwesen.** Die Auslage hat drei Felder; ein Sagenwesen kostet dort 4, 3 oder 2 Gold. Was auf der 2 liegt, wird abgelegt, die anderen rücken in diese Richtung, neue füllen die Lücken. Zyklus 1 beginnt mit einer Karte auf der 4; in Zyklus 2 bleibt die 2 leer.
    • **Götter.** Die vier Götter liegen in zufälliger Reihenfolge. Mit 4 Städten, und mit 2, ist der unterste nicht im Spiel; im nächsten Zyklus kommt er zuerst. Mit 3 Städten sind zwei Götter nicht im Spiel; sie kommen im nächsten Zyklus wieder, wenn die anderen beiden fehlen; danach werden alle neu gemischt. Apollon ist immer im Spiel, unter den anderen.
    • **Einkommen.** 1 Gold für jeden Wohlstandsstein auf deinen Inseln und 1 Gold für jedes Handelsfeld mit deinen Flotten.
    • **Opfergebote.** Die Städte bieten um die Götter.
    • **Aktionen.** Die Götter handeln von oben nach unten, jeder für die Stadt, deren Gebot dort steht. Apollon kommt zuletzt.
    • **Ende des Zyklus.** Hat eine Stadt gewonnen?

    {""}**Reihenfolge.** Wer fertig ist, nimmt die höchste freie Nummer. Wer zuletzt am Zug war, bietet also im nächsten Zyklus zuerst.

cyclades-topic-offerings-title = Opfergebote
cyclades-topic-offerings =
    Der Reihe nach machst du einem Gott, der im Spiel ist, ein Opfergebot von mindestens 1, oder du gehst kostenlos zu Apollon. Passen geht nicht: Dafür ist Apollon da.

    {""}**Überbieten.** Bei jedem Gott steht nur ein Gebot. Ein höheres überbietet es, und die überbotene Stadt muss sofort woanders bieten, bei einem anderen Gott, oder zu Apollon gehen. Wird sie auch dort überboten, darf sie zum ersten Gott zurück. Das alles wird geklärt, bevor die nächste Stadt in der Reihenfolge bietet.

    {""}**Apollon** nimmt alle auf. Es gibt eine Reihe, und niemand muss sie verlassen.

    {""}**Zahlen.** Gezahlt wird, wenn alle Opfersteine stehen. Ein überbotenes Gebot kostet nichts. Jeder Priester senkt den Preis um 1 Gold, doch du zahlst mindestens 1. Priester werden nicht verbraucht.

    {""}**Wie hoch?** Bis zu deinem Gold plus deinen Priestern. Mit 3 Gold und 2 Priestern darfst du 1 bis 5 bieten; ein Gebot von 5 kostet 3. Ohne Gold bleibt nur Apollon.

cyclades-topic-gods-title = Götter und Aktionen
cyclades-topic-gods =
    In deinem Zug wirbst du an, baust, machst Sonderaktionen und rufst Sagenwesen, in beliebiger Reihenfolge und so oft, wie du zahlen kannst. Nichts davon ist Pflicht.

    {""}**Anwerben.** Das erste Stück ist kostenlos; die Preise in Gold sind:
    • **Ares**: Truppen für 0, 2, 3, 4, auf deinen Inseln
    • **Poseidon**: Flotten für 0, 1, 2, 3, an einer deiner Küsten, wo keine Flotten einer anderen Stadt sind
    • **Zeus**: Priester für 0, 4
    • **Athene**: Philosophen für 0, 4
    Du hast höchstens 8 Truppen und 8 Flotten auf dem Spielplan.

    {""}**Bauen** für je 2 Gold, auf freien Bauplätzen deiner Inseln:
    • Festung (Ares): +1 für die Verteidigung der Insel
    • Hafen (Poseidon): +1 für deine Verteidigung an seiner Küste
    • Tempel (Zeus): Einmal im Zyklus kostet dich ein Sagenwesen 1 Gold weniger, aber mindestens 1
    • Universität (Athene): nötig für eine Metropole, sonst nichts

    {""}**Sonderaktion** für je 1 Gold: Ares bewegt Truppen, Poseidon bewegt Flotten, Zeus tauscht ein Sagenwesen der Auslage gegen die oberste Karte des Stapels.

    {""}**Apollon.** 4 Gold, wenn du eine einzige Insel hast, sonst 1 Gold. Bist du in der Reihe vorn, legst du auch einen Wohlstandsstein auf eine deiner Inseln, für immer. Mehr gibt es dort nicht zu tun.

cyclades-topic-fleets-title = Flotten
cyclades-topic-fleets =
    Bei Poseidon zahlst du 1 Gold und bewegst Flotten von einem Meeresfeld bis zu 3 Schritte weit, jeden auf ein angrenzendes Feld. Unterwegs darfst du einige zurücklassen und andere eigene mitnehmen, auf jedem Feld einmal. Für 1 weiteres Gold dürfen dieselben Flotten noch einmal ziehen.

    • Auf einem Meeresfeld stehen Flotten von nur einer Stadt, beliebig viele.
    • Kommst du auf ein Feld mit Flotten einer anderen Stadt, endet die Bewegung, und eine Seeschlacht beginnt. Übrige Schritte verfallen. Vorbeisegeln geht nicht.
    • Für Flotten gesperrt: das Feld des Kraken und die Küste der Insel von Polyphem.

    {""}**Wozu Flotten gut sind.** Sie verbinden deine Inseln: Truppen kommen nur dorthin, wohin eine Kette deiner Flotten führt. Auf einem Handelsfeld bringen sie bei jedem Einkommen 1 Gold, egal wie viele es sind.

cyclades-topic-troops-title = Truppen
cyclades-topic-troops =
    Bei Ares zahlst du 1 Gold und bewegst eine oder mehrere Truppen von einer Insel zu einer anderen. Meeresfelder mit deinen Flotten müssen beide verbinden: Jedes grenzt an das nächste, das erste an die Insel der Abfahrt, das letzte an die der Ankunft. Ein einziges Feld, das an beide grenzt, reicht. Inseln dazwischen zählen nicht. Für 1 weiteres Gold dürfen dieselben Truppen noch einmal ziehen.

    {""}**Landen**
    • Sind dort keine Truppen, gehört die Insel dir, was auch immer darauf gebaut ist. Ein Minotaurus bewacht die Insel einer anderen Stadt trotzdem.
    • Sind dort Truppen einer anderen Stadt, kommt es zur Schlacht.
    • Wer eine Insel einnimmt, bekommt alles, was darauf ist.

    {""}**Abziehen.** Eine Insel ohne Truppen bleibt deine, mit Einkommen und Gebäuden, bis jemand landet.

    {""}**Die letzte Insel** einer Stadt darf niemand angreifen oder einnehmen, es sei denn, du hättest damit sofort die Metropolen zum Sieg: deine, die dortige und die, welche die Gebäude beider Städte zusammen ergeben. Ein Gebäude, das du erst danach kaufst, zählt nicht. Der Sieg in der Schlacht muss nicht sicher sein. Alles andere ist erlaubt: versenken, stehlen, Sagenwesen.

    Gelingt der Angriff, scheidet diese Stadt aus. Der Zyklus wird zu Ende gespielt.

cyclades-topic-battles-title = Schlachten
cyclades-topic-battles =
    {""}**Eine Kampfrunde.** Beide Seiten würfeln (Würfel mit 0, 1, 1, 2, 2, 3) und zählen ihre Truppen oder Flotten dort dazu. Die Verteidigung zählt noch dazu
    • an Land: 1 für jede Festung der Insel, 1 für ihre Metropole, 2 für den Minotaurus;
    • auf See: 1 für jeden eigenen Hafen und jede eigene Metropole auf Inseln, die an das Feld grenzen.
    Der Angriff zählt sonst nichts dazu. Die niedrigere Summe verliert eine Truppe oder Flotte. Bei gleichen Summen verlieren beide eine.

    {""}**Sich zurückziehen.** Haben beide Seiten noch etwas, darf sich die Verteidigung zurückziehen; tut sie es nicht, darf es der Angriff; sonst folgt die nächste Kampfrunde.
    • An Land: alle auf eine andere deiner Inseln, die deine Flotten mit der Schlacht verbinden.
    • Auf See: alle auf ein angrenzendes Feld, leer oder deins, das für Flotten nicht gesperrt ist.
    Ohne einen solchen Ort gibt es keinen Rückzug.

    {""}**Das Ende.** Wer übrig ist, hat das Feld. Ist niemand übrig, bleibt eine Insel bei der Verteidigung, und ein Meeresfeld ist leer.

    {""}**Chancen einer Kampfrunde** nach Summe des Angriffs minus Summe der Verteidigung vor dem Würfeln (Angriff gewinnt, gleich, Verteidigung gewinnt): −1: 14 %, 22 %, 64 % · 0: 36 %, 28 %, 36 % · +1: 64 %, 22 %, 14 % · +2: 86 %, 11 %, 3 %. Ab +4 gewinnt der Angriff sicher.

cyclades-topic-metropolises-title = Metropolen
cyclades-topic-metropolises =
    {""}**Wann.** Sobald du 4 Philosophen hast oder ein Gebäude jeder Art irgendwo auf deinen Inseln, woher auch immer, gibst du sie für eine Metropole ab. Das ist Pflicht. Hast du mehrere einer Art, wählst du, welches du abgibst.

    {""}**Wo.** Auf dem Feld der Metropole einer deiner Inseln, die noch keine hat. Ist eines dieser Felder frei von Gebäuden, muss es ein freies sein. Ist keines frei, wählst du eines, und die Gebäude darunter werden zerstört.

    Haben alle deine Inseln schon eine Metropole, sind die Gebäude oder die Philosophen ohne Ersatz verloren.

    {""}**Was sie kann.** Sie wirkt als Festung, Hafen, Tempel und Universität, zusätzlich zu denen neben ihr. Zu neuen vier Gebäuden zählt sie nicht; sie kann nicht zerstört oder ersetzt werden und gehört immer dem, dem die Insel gehört.

    Das letzte der vier Gebäude braucht vorher einen eigenen freien Bauplatz.

cyclades-topic-creatures-title = Sagenwesen
cyclades-topic-creatures =
    Bei jedem Gott außer Apollon darfst du Sagenwesen der Auslage rufen, beliebig viele: 4, 3 oder 2 Gold je nach Feld, abzüglich deiner Tempelrabatte. Die Kraft wirkt sofort. Diese zwölf wirken einmal und werden abgelegt:

    • **Sirene**: Eine deiner Flotten aus dem Vorrat ersetzt eine Flotte einer anderen Stadt, die allein auf ihrem Feld steht
    • **Pegasus**: Deine Truppen fliegen von einer Insel zu irgendeiner anderen, ohne Flotten; dann wie bei Ares
    • **Riese**: zerstört ein Gebäude, nie eine Metropole
    • **Chimäre**: Nimm ein Sagenwesen vom Ablagestapel und nutze es; dann werden Stapel und Ablagestapel zusammen gemischt
    • **Zyklop**: ersetzt eines deiner Gebäude durch eines anderer Art
    • **Sphinx**: zahlt je 2 Gold für Truppen, Flotten, Priester und Philosophen, die du verkaufst
    • **Sylphe**: 10 kostenlose Schritte, auf deine Flotten verteilt
    • **Harpyie**: entfernt eine Truppe einer anderen Stadt
    • **Greif**: stiehlt die Hälfte des Goldes einer Stadt, abgerundet
    • **Moiren**: dein Einkommen noch einmal
    • **Satyr**: nimmt einer Stadt einen Philosophen
    • **Dryade**: nimmt einer Stadt einen Priester

    Ein Sagenwesen darf auch gerufen werden, wenn es nichts bewirken kann.

cyclades-topic-figurines-title = Sagenwesen auf dem Spielplan
cyclades-topic-figurines =
    Fünf der 17 Sagenwesen kommen auf den Spielplan.

    {""}**Vier auf Inseln**, auf irgendeine, bis dein nächster Aktionszug beginnt, auch bei Apollon. Treffen sich zwei auf einer Insel, verschwinden beide.
    • **Minotaurus**: verteidigt wie 2 Truppen, für die Stadt, die die Insel kontrolliert. Er stirbt zuletzt: Ohne Truppen reicht eine verlorene oder unentschiedene Kampfrunde. Er kann sich nicht zurückziehen.
    • **Chiron**: Riese und Harpyie wirken auf der Insel nicht, und mit Pegasus landet dort nur, wer sie kontrolliert.
    • **Medusa**: Keine Truppen verlassen die Insel, nicht mit Ares, nicht mit Pegasus, nicht im Rückzug. Ein Angriff, der gerade gelandet ist, darf sich zurückziehen.
    • **Polyphem**: Alle Flotten an der Küste weichen ein Feld aus, auch deine; du wählst, wohin. Flotten, die nirgendwohin können, sind verloren. Solange er da ist, kommt keine Flotte an diese Küste.

    {""}**Krake**, auf irgendein Meeresfeld: Alle Flotten dort werden zerstört, auch deine. Dann darfst du ihn bewegen, für 1 Gold je Schritt; er zerstört die Flotten auf jedem Feld. Er bleibt, wo er anhält, und sein Feld ist gesperrt, bis er wieder gerufen wird.

cyclades-topic-two-players-title = Zu zweit
cyclades-topic-two-players =
    • Ihr spielt auf dem kleinen Spielplan mit eigenem Aufbau, in jedem Zyklus mit drei der vier Götter und Apollon. Zum Sieg braucht es 3 Metropolen.
    • Du hast zwei Opfersteine; alle vier werden in die Reihenfolge gemischt.
    • Du machst zwei Opfergebote bei zwei verschiedenen Göttern. Du darfst dein eigenes überbieten; mit diesem Stein bietest du sofort woanders, nicht beim selben Gott.
    • Du musst beide zusammen zahlen können. Jeder Priester senkt jedes der beiden um 1, doch jedes kostet mindestens 1. Solange du mit einem deiner Steine woanders bieten musst, zählt nur der andere.
    • Beide Steine dürfen nur zu Apollon, wenn du kein anderes Opfergebot zahlen kannst, auch keines, das überbietet. Jeder ist dann ein eigener Zug; den Wohlstandsstein bekommt, wer in der Reihe vorn ist.
    • Du hast zwei Aktionszüge im Zyklus. In jedem beginnt das Anwerben beim ersten Preis. Tempel gelten einmal im Zyklus. Sagenwesen auf Inseln bleiben bis zu deinem ersten Zug im nächsten Zyklus.

    Mit 5 Gold und ohne Priester gilt: Bietest du mit dem ersten Stein 3, bleiben für den zweiten höchstens 2.

cyclades-topic-end-title = Ende der Partie
cyclades-topic-end =
    Wenn alle Städte am Zug waren, endet die Partie, falls eine Stadt 2 Metropolen kontrolliert (zu zweit 3). Sie mitten im Zyklus gehabt zu haben, reicht nicht.

    Haben mehrere Städte genug, gewinnt die mit dem meisten Gold. Bei Gleichstand entscheiden die meisten Metropolen, dann das höchste Einkommen. Ist auch das gleich, wird der Sieg geteilt.

    {""}**Ausscheiden.** Eine Stadt, die ihre letzte Insel verliert, scheidet aus. Ihre Truppen, ihre Flotten und ihr Gold verlassen die Partie, ihre Karten werden zurückgelegt. Fehlen der angreifenden Stadt am Ende des Zyklus noch Metropolen, spielen die anderen weiter; die Götter richten sich dann nach der Zahl der übrigen Städte. Eine Stadt, die allein bleibt, gewinnt.

    {""}**Zyklus 60** ist der letzte. Hat dann keine Stadt genug, entscheiden die meisten Metropolen, dann das meiste Gold, dann das höchste Einkommen.

cyclades-topic-rulings-title = Klarstellungen
cyclades-topic-rulings =
    Was die Spielregel offen lässt, und wie hier gespielt wird:

    • Alles, was eine Stadt bekommt und zahlt, liegt offen; geheim ist nur, wie viel Gold sie hat.
    • Gold geht nie aus. Von allem anderen gibt es, was in der Schachtel ist; was aus ist, wird nicht angeboten.
    • Mehr als 255 lässt sich nicht bieten.
    • Du musst weder kostenlos anwerben noch die Kraft eines Sagenwesens nutzen; nur Polyphem muss die Flotten wegdrängen.
    • Tempelrabatte gelten von selbst.
    • Übrige Schritte nach einer Schlacht oder einem Rückzug verfallen. Andere Gruppen der Sylphe dürfen sie noch nutzen.
    • Die abgelegten Sagenwesen werden nur gemischt, wenn eines gezogen werden muss und der Stapel leer ist.
    • Der Riese wirkt auf jeder Insel, auch auf deinen.
    • Auf einer neutralen Insel tut der Minotaurus nichts, und Chiron lässt keinen Pegasus landen.
    • Kommt ein Sagenwesen auf eine Insel, auf der schon eines ist, verschwinden beide, und das neue wirkt nicht.
    • Unter dem Kraken bringt ein Handelsfeld nichts.
    • Eine Bewegung oder ein Verkauf an die Sphinx wird beendet, bevor anderes geschieht.
    • Eine Metropole ist keines der vier Gebäude für eine neue.
    • Scheidet eine Stadt aus, kommen ihre Sagenwesen auf den Ablagestapel, Priester und Philosophen an die Bank.
    • Beim Angriff auf eine letzte Insel zählen nur Metropolen, die du sofort hast; ein später gekauftes Gebäude kommt zu spät.

    {""}**Anders als in der Spielregel, die wir haben.** Der Wohlstandsstein von Apollon kommt auf eine eigene Insel; laut Spielregel darf es jede sein. Haben alle deine Inseln eine Metropole, ist eine neue auch für Gebäude verloren, egal wie viele Inseln du hast; die Spielregel nennt nur Philosophen und eine einzige Insel.

    {""}**Von uns.** Die Namen der Inseln. Der Aufbau zu zweit ist aus einer unsicheren Quelle erschlossen.
