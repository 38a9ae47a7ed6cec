# Offrandes: the rules in our own words, a page each (3500 characters at most). Rulings: docs/rules/offrandes.md.

offrandes-topic-goal-title = Ziel
offrandes-topic-goal =
    Du führst eine griechische Stadt durch schwere Zeiten. Die Götter helfen der Stadt, die sie am besten ehrt: Du sammelst Tiere, lässt sie waschen und schmücken und bringst sie zu den Altären. Es gewinnt die Stadt mit den meisten Frömmigkeitspunkten.

    {""}**Woher die Punkte kommen**
    • Opfergaben: Jedes Tier ist 1 bis 5 Punkte wert; sie zählen sofort und gehen nie verloren.
    • Lampen: Deine Priesterin bringt in jeder Phase der Opfergaben 2 bis 10 Punkte.
    • Altäre: Am Ende bringt jeder Altar 5 bis 25 Punkte der Stadt, deren Spielstein darauf liegt.

    {""}**Eine Runde** hat vier Phasen: Versteigerung, Bestechung, Opfergaben, Einkommen. Eine Partie dauert etwa 7 bis 10 Runden.

offrandes-topic-set-up-title = Aufbau
offrandes-topic-set-up =
    3 bis 5 Städte: Sparta, Korinth, Athen, Theben, Delos, im Uhrzeigersinn.

    Jede Stadt beginnt mit 10 Drachmen, ohne Punkte und mit einem Spielstein am Fuß jeder der sieben Leitern. Im Stall sind 15 Tiere jeder der fünf Arten. Geld, Punkte und Spielsteine liegen für alle offen.

    Es wird ausgelost, welche Stadt den Startspielerstein bekommt.

    {""}**Vorbereitung.** Die Stadt rechts vom Startspielerstein beginnt, dann geht es gegen den Uhrzeigersinn; wer den Stein hat, wählt zuletzt. Jede Stadt wählt drei verschiedene Personen und beginnt auf Stufe 1 ihrer Leitern.

    Für eine erste Opfergabe brauchst du vier Personen: Bauer, Wasserträgerin, Blumenhändler, Tempeldiener. Drei reichen nie, also zählt die Versteigerung vom ersten Paar an.

offrandes-topic-characters-title = Personen
offrandes-topic-characters =
    Jede Person hat eine Leiter mit den Stufen 1 bis 5. Auf den Stufen 1 bis 4 ist Platz für alle; auf der obersten steht nur ein Spielstein. Wer dorthin steigt, schickt den Stein, der dort war, zurück auf Stufe 4.

    • **Bauer**: die Art deiner Tiere. 1 Huhn, 2 Schwein, 3 Ziege, 4 Schaf, 5 Rind; ein Tier ist so viele Punkte wert wie seine Stufe.
    • **Wasserträgerin** und **Blumenhändler**: wie viele Tiere du opferst. Es zählt die niedrigere der beiden Stufen.
    • **Tempeldiener**: wie weit du bei den Altären kommst. Stufe 2 öffnet die Gruppen 1 und 2.
    • **Priesterin**: eine Lampe mit 2, 4, 6, 8 oder 10 Punkten in jeder Phase der Opfergaben.
    • **Verführer**: nimmt anderen Städten Stufen ab.
    • **Wache**: hält die Verführer der anderen Städte fern.

    {""}**Altäre nach Gruppen**, mit ihren Punkten am Ende:
    • Gruppe 1 (5): Hephaistos, Ares, Hermes
    • Gruppe 2 (10): Athene, Hera, Aphrodite
    • Gruppe 3 (15): Artemis, Apollon
    • Gruppe 4 (20): Hades, Poseidon
    • Gruppe 5 (25): Zeus

offrandes-topic-auctions-title = Versteigerung
offrandes-topic-auctions =
    Vom Startspielerstein an hat jede Stadt im Uhrzeigersinn einen Versteigerungszug. Zu Beginn sind alle sieben Personen zu haben, und jede Stadt darf bieten.

    {""}**Ein Paar anbieten.** In deinem Versteigerungszug wählst du zwei verschiedene Personen und nennst ein erstes Gebot von mindestens 1 Drachme. Es ist verbindlich: Überbietet es niemand, zahlst du es. Du kannst deinen Zug zwischen zwei Paaren auch beenden, sogar vor dem ersten.

    {""}**Bieten.** Von deiner linken Seite an überbietet jede Stadt im Uhrzeigersinn oder passt. Ein Gebot ist höher als das letzte und nie höher als das eigene Geld. Wer passt, bietet bei diesem Paar nicht mehr mit. Auch du darfst wieder überbieten, wenn du an die Reihe kommst. Die letzte Stadt zahlt ihr Gebot an die Bank und steigt auf beiden Leitern eine Stufe; die anderen zahlen nichts.

    {""}**Nach dem Paar**
    • Du hast es gewonnen: Dein Versteigerungszug ist vorbei.
    • Eine andere Stadt hat es gewonnen: Sie bietet für den Rest deines Zuges nicht mehr mit, beide Personen sind weg, und du kannst aus den übrigen ein weiteres Paar anbieten.
    • Dein Zug endet auch nach drei Paaren, die andere gewonnen haben (zwei Paare zu dritt), oder wenn du keine Drachme für ein erstes Gebot hast.

    Eine Stadt, die das Gebot nicht überbieten kann, passt von selbst. Du kannst auch eine Person kaufen, auf deren oberster Stufe du schon stehst; diese Hälfte des Paares bewirkt nichts.

offrandes-topic-corruption-title = Bestechung
offrandes-topic-corruption =
    Jede Stadt mit einem Verführer auf Stufe 1 oder höher darf einmal bestechen. Der höchste Verführer beginnt; bei gleicher Stufe geht es vom Startspielerstein an im Uhrzeigersinn.

    Du wählst eine andere Stadt und eine Leiter. Es geht, wenn
    • dein Verführer höher steht als die Wache dieser Stadt,
    • diese Stadt in dieser Phase noch nicht bestochen wurde,
    • es die Leiter von Bauer, Wasserträgerin, Blumenhändler, Tempeldiener oder Priesterin ist,
    • diese Stadt dort auf Stufe 1 oder höher steht,
    • und, falls sie auf der obersten Stufe steht, dein Verführer auf Stufe 5 steht.

    {""}**Wirkung.** Du steigst auf dieser Leiter eine Stufe, die andere Stadt fällt eine.
    • Stehst du schon auf der obersten Stufe, bleibst du dort, und die andere Stadt fällt trotzdem.
    • Würdest du auf die oberste Stufe steigen und steht dort eine dritte Stadt: Mit einem Verführer auf Stufe 5 nimmst du ihre Stelle ein, und sie fällt auf Stufe 4; mit einem niedrigeren bleibst du auf Stufe 4, und nur die bestochene Stadt fällt.

    Eine bestochene Stadt kann in derselben Phase später selbst bestechen. Niemand muss bestechen.

offrandes-topic-sacrifices-title = Opfergaben
offrandes-topic-sacrifices =
    Zuerst zählen alle Lampen: 2 Punkte je Stufe deiner Priesterin, ob du opferst oder nicht.

    Dann darf jede Stadt, vom Startspielerstein an im Uhrzeigersinn, eine Opfergabe bringen. Du brauchst Bauer, Wasserträgerin, Blumenhändler und Tempeldiener auf Stufe 1 oder höher.

    {""}**Tiere.** Die Art bestimmt dein Bauer, die Zahl die niedrigere Stufe von Wasserträgerin und Blumenhändler. Du nimmst genau so viele aus dem Stall. Sind dort zu wenige deiner Art, wählst du: alle, die davon übrig sind, oder irgendeine niedrigere Art, davon genau deine Zahl oder, wenn es weniger sind, alle. Gibt es keine deiner Art und keine darunter, gibt es keine Opfergabe.

    {""}**Altar.** Jeder Altar bis zur Gruppe deines Tempeldieners.
    • Ein leerer Altar nimmt alles an.
    • Ein Altar mit einer Opfergabe, auch deiner eigenen, nimmt eine neue an, wenn sie mindestens so viele Tiere hat, jedes mindestens so viel wert ist und sie nicht gleich ist. 2 Ziegen lassen sich durch 3 Ziegen oder 2 Schafe ersetzen, nicht durch 1 Rind, 5 Hühner oder 2 Ziegen.

    {""}**Wirkung.** Du bekommst sofort Wert × Zahl. Die frühere Opfergabe geht zurück in den Stall, ihr Spielstein zu seiner Stadt, und auf dem Altar liegt jetzt dein Stein. Die andere Stadt behält ihre Punkte.

    Opfern kostet keine Stufen. Tiere, die du ersetzt, können nicht Teil der neuen Opfergabe sein.

offrandes-topic-revenue-title = Einkommen
offrandes-topic-revenue =
    Der Startspielerstein geht im Uhrzeigersinn an die nächste Stadt.

    Jede Stadt bekommt 10 Drachmen. Was danach über 25 liegt, geht zurück an die Bank. Geld bleibt von Runde zu Runde erhalten.

    Nach der letzten Phase der Opfergaben gibt es kein Einkommen mehr.

offrandes-topic-end-title = Ende der Partie
offrandes-topic-end =
    Nach jeder Phase der Opfergaben, wenn alle Städte an der Reihe waren, endet die Partie, wenn
    • auf allen 11 Altären eine Opfergabe liegt oder
    • eine Stadt mehr als 100 Punkte hat (100 reichen nicht; Altäre zählen dafür nicht) oder
    • es Runde 50 war.

    Jetzt bringt jeder Altar 5, 10, 15, 20 oder 25 Punkte der Stadt, deren Spielstein darauf liegt.

    Es gewinnt die Stadt mit den meisten Punkten. Bei gleich vielen Punkten gewinnt die mit mehr Altären. Sind auch sie gleich, wird der Sieg geteilt.

offrandes-topic-house-rules-title = Hausregeln
offrandes-topic-house-rules =
    Zwei Optionen für alle, die über Tage spielen: weniger Fragen, dasselbe Spiel.

    {""}**Versteigerung verdeckt.** Nach dem ersten Gebot nennt jede andere Stadt, die noch mitbietet und es überbieten kann, geheim einen Betrag: 0 für kein Gebot oder einen Betrag über dem ersten Gebot bis zu allem, was sie hat. Alle Beträge werden zugleich aufgedeckt. Der höchste gewinnt und zahlt den eigenen Betrag; bei gleichen Beträgen gewinnt die Stadt, die im Uhrzeigersinn der versteigernden am nächsten sitzt. Sind alle 0, bekommt die versteigernde Stadt das Paar zum ersten Gebot.

    {""}**Bestechung verdeckt.** Jede Stadt mit einem Verführer schreibt geheim eine Liste von Städten und Leitern, das Beste zuerst. Alle Listen werden zugleich aufgedeckt. In der üblichen Reihenfolge nutzt jede Stadt den ersten Eintrag, der dann möglich ist; gibt es keinen, besticht sie niemanden. Die Liste darf leer sein.

offrandes-topic-rulings-title = Klarstellungen
offrandes-topic-rulings =
    Was die Spielregeln offen lassen, und wie hier gespielt wird:

    • Der Bank geht nie das Geld aus, und alles Geld liegt offen.
    • Es gibt 15 Tiere jeder Art.
    • Das erste Gebot bindet. Ohne Drachme gibt es kein erstes Gebot, und der Zug endet.
    • Wer versteigert, darf beim eigenen Paar später überbieten; niemand überbietet das eigene geltende Gebot.
    • Du darfst auch eine Person kaufen, auf deren oberster Stufe du schon stehst; dann bewegt sich nichts.
    • Wer durch Bestechung von der obersten Stufe fällt, fällt nur eine Stufe.
    • Nur ein Verführer auf Stufe 5 verdrängt durch Bestechung einen Spielstein von der obersten Stufe, auch den einer dritten Stadt. Diese dritte Stadt gilt nicht als bestochen.
    • Geopfert wird genau deine Art und Zahl, es sei denn, im Stall fehlen Tiere. Dann geht jede niedrigere Art, nicht nur die nächste.
    • Jeder Altar einer erreichten Gruppe steht offen; die Reihenfolge in der Gruppe ist ohne Bedeutung.
    • Neue Tiere werden aus dem Stall genommen, bevor frühere zurückkommen.
    • Eine Stadt hat höchstens 25 Drachmen, geprüft nach dem Einkommen.
    • Das Ende wird nach der ganzen Phase der Opfergaben geprüft.
    • Wer nur eines tun kann, wird nicht gefragt; es steht im Verlauf.

    {""}**Wo die Spielregeln verschieden sind.** Die deutsche lässt sich an drei Stellen anders lesen:
    • Beim Bestechen muss die andere Stadt auf der Leiter stehen, deine nicht. (Deutsch: Deine muss es.)
    • Lampen zählen in jeder Phase der Opfergaben. (Deutsch: wenn die Stadt opfert.)
    • Opfern ist keine Pflicht. (Deutsch: Jede Stadt opfert.)
