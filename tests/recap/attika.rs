//! Attika while a city was away: others stored discs, laid a tile, touched a shrine, completed a group, and took a space
//! where a disc was free.

use super::story::{Story, Told, assert_reads, assert_told, bot_after, decided, look, page};

/// The set-up and two rounds. Athens builds its core; Sparta draws from its pile of main buildings, until one is left.
const BEFORE: &Story = &[
    ("luck", "first athens; set 11 0; set 9 0; set 1 0; set 16 0; set 5 0; set 6 0"),
    ("luck", "disc core; disc plaza; disc oracle; disc street"),
    ("luck", "disc quarry; disc ship; disc tower; disc mill"),
    ("luck", "disc vineyard; disc vintner; disc theater; disc fortress"),
    ("luck", "card water; card forest; card hill; card mountain"),
    ("luck", "card water; card water; card forest; card forest; card hill"),
    ("luck", "card water; card water; card hill; card hill; card mountain; card forest"),
    ("athens", "build core B6; autopay; end"),
    ("luck", "card water; card forest"),
    ("sparta", "draw main"),
    ("luck", "disc well"),
    ("sparta", "store; draw main"),
    ("luck", "disc vineyard"),
    ("sparta", "store; end"),
    ("corinth", "end"),
    ("luck", "card water; card forest; card hill"),
    ("athens", "end"),
    ("luck", "card water; card forest; card hill"),
    ("sparta", "draw main"),
    ("luck", "disc harbor"),
    ("sparta", "store; draw main"),
    ("luck", "disc mine"),
    ("sparta", "store; end"),
    ("corinth", "end"),
    ("luck", "card water; card forest; card hill"),
];

/// The third round. Tile G comes between shrine X and the core of Athens. Corinth builds beside shrine W, then beside
/// that core, where a plaza from the mat of Athens was free.
const AWAY: &Story = &[
    ("athens", "draw 1"),
    ("luck", "disc tavern"),
    ("athens", "store; draw 2"),
    ("luck", "disc ship"),
    ("athens", "store; end"),
    ("sparta", "draw main"),
    ("luck", "disc core"),
    ("sparta", "store"),
    ("luck", "tile 17"),
    ("sparta", "lay X 8; turn 0; draw 1"),
    ("luck", "disc temple"),
    ("sparta", "store; end"),
    ("corinth", "build vineyard A3; autopay; build vintner A2; build theater B5; autopay; end"),
];

/// The lines of Athens after the second round: its own cards by name, those of others only counted.
const CARDS: Told = [
    &[
        "-# Since your last move: you end your turn",
        "**You** took 3 cards: 1 water, 1 forest and 1 hill.",
        "Sparta drew 2 discs and stored them: harbour and silver mine.",
        "Corinth took 3 cards.",
    ],
    &[
        "-# Desde tu última jugada: terminas tu turno",
        "**Robaste** 3 cartas: 1 de agua, 1 de bosque y 1 de colina.",
        "Esparta robó 2 fichas y las guardó: puerto y mina de plata.",
        "Corinto robó 3 cartas.",
    ],
    &[
        "-# Seit deinem letzten Zug (Zug beendet)",
        "**Du** hast 3 Karten genommen: 1 Wasser, 1 Wald und 1 Hügel.",
        "Sparta hat 2 Scheiben gezogen und gelagert: Hafen und Silbermine.",
        "Korinth hat 3 Karten genommen.",
    ],
];

/// The lines of Athens after the third round.
const READS: Told = [
    &[
        "-# Since your last move: you end your turn",
        "**Corinth built a theatre on B5, beside your core.**",
        "Sparta laid tile G beside shrine X and beside **you**.",
        "Corinth touches shrine W: vineyard at A3 for 3 cards.",
        "Sparta drew 2 discs and stored them: core and temple.",
        "Corinth built a vintner at A2 for free.",
        "Corinth completed wine: an amphora.",
    ],
    &[
        "-# Desde tu última jugada: terminas tu turno",
        "**Corinto construyó un teatro en B5, junto a tu centro.**",
        "Esparta colocó la ficha G junto al santuario X y junto a **ti**.",
        "Corinto toca el santuario W: viñedo en A3 por 3 cartas.",
        "Esparta robó 2 fichas y las guardó: centro y templo.",
        "Corinto construyó un vinatero en A2 gratis.",
        "Corinto completó el grupo vino: un ánfora.",
    ],
    &[
        "-# Seit deinem letzten Zug (Zug beendet)",
        "**Korinth hat ein Theater auf B5 gebaut, neben deinem Stadtkern.**",
        "Sparta hat Teil G neben Heiligtum X und neben **dir** angelegt.",
        "Korinth berührt Heiligtum W: Weinberg auf A3, für 3 Karten.",
        "Sparta hat 2 Scheiben gezogen und gelagert: Stadtkern und Tempel.",
        "Korinth hat einen Winzer auf A2 gebaut, kostenlos.",
        "Korinth hat die Gruppe Wein vollendet: eine Amphore.",
    ],
];

/// The people at the table: Dion plays Athens, Ana Sparta, Ben Corinth.
const PEOPLE: [&str; 3] = ["dion", "ana", "ben"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_reads_what_others_built_stored_and_laid() {
    let bot = bot_after(&PEOPLE, "attika", &[BEFORE, AWAY].concat()).await;
    assert_reads(&bot, "dion", &READS).await;

    let &[head, beside, tile, shrine, stored, vintner, group] = READS[0] else { panic!("{READS:?}") };
    let own = look(&bot, "dion").await;
    let heading = "### Round 3 · Athens, Sparta, Corinth";
    assert_eq!(page(&own, decided(&own)), [head, heading, tile, stored, shrine, vintner, group, beside]);
    let public = bot.snapshot(bot.table().await).await;
    let laid = "Sparta laid tile G beside shrine X.";
    let founded = "Corinth founded a settlement with a theatre at B5 for 3 cards: now 2 settlements.";
    assert_eq!(page(&public, decided(&own)), [heading, laid, stored, shrine, vintner, group, founded]);
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_reads_its_own_cards_and_the_number_of_others() {
    let bot = bot_after(&PEOPLE, "attika", BEFORE).await;
    assert_told(&bot, "dion", &CARDS).await;

    let &[head, cards, stored, corinth] = CARDS[0] else { panic!("{CARDS:?}") };
    let own = look(&bot, "dion").await;
    let heading = "### Round 2 · Athens, Sparta, Corinth";
    assert_eq!(page(&own, decided(&own)), [head, heading, cards, stored, corinth]);
    let public = bot.snapshot(bot.table().await).await;
    assert_eq!(page(&public, decided(&own)), [heading, "Athens took 3 cards.", stored, corinth]);
    bot.close();
}
