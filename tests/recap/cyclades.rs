//! Cyclades while a city was away: outbid, robbed, attacked three times; it holds a sea space and loses it, and an
//! island.

use super::story::{Story, Told, assert_reads, bot_after, decided, look, page};

/// Two cycles on the board for four. Athens takes Kythnos in the first one, and goes to Apollo in the second one.
const STORY: &Story = &[
    ("luck", "start 2; start 1; start 3; marker sparta; marker corinth; marker athens"),
    ("luck", "creature griffon; god zeus; god athena; god ares"),
    ("sparta", "bid apollo"),
    ("corinth", "bid zeus 1"),
    ("athens", "bid ares 1"),
    ("thebes", "bid athena 1"),
    ("corinth", "end"),
    ("thebes", "end"),
    ("athens", "recruit syros; move syros kythnos 1; build kythnos 1; end"),
    ("sparta", "at mykonos"),
    ("luck", "creature harpy; god zeus; god ares"),
    ("sparta", "bid zeus 1"),
    ("athens", "bid ares 1"),
    ("thebes", "bid ares 2"),
    ("athens", "bid apollo"),
    ("corinth", "bid poseidon 1; recruit G5; sail G5 F5 1"),
    ("luck", "die 0; die 3"),
    ("corinth", "sail F7 F6 1; to F5"),
    ("luck", "die 2; die 1"),
    ("corinth", "end"),
    ("sparta", "summon griffon; from athens; end"),
    ("thebes", "recruit kea; move kea kythnos 2"),
    ("luck", "die 3; die 0"),
    ("thebes", "end"),
];

/// The lines of Athens on its turn with Apollo.
const READS: Told = [
    &[
        "-# Since your last move: you go to Apollo",
        "**Thebes outbid you at Ares (2).**",
        "**Corinth beat you at F5 (3\u{a0}:\u{a0}2)**; you lost 1 fleet.",
        "**Sparta's Griffon took 3 gold from you.**",
        "**Thebes took Kythnos from you (5\u{a0}:\u{a0}2)**; you lost 1 troop; fortress, income 3\u{a0}→\u{a0}2.",
        "**You held F5 against Corinth (4\u{a0}:\u{a0}1)**; Corinth lost 1 fleet.",
        "**Apollo gave you 1 gold.**",
        "At Apollo: **you**.",
        "Poseidon went to Corinth for 1.",
        "Zeus went to Sparta for 1.",
        "Corinth with Poseidon: 1 fleet, 1 fleet from F7 to F6.",
        "Thebes with Ares: 1 troop.",
    ],
    &[
        "-# Desde tu última jugada: vas con Apolo",
        "**Tebas superó tu ofrenda a Ares (2).**",
        "**Corinto te venció en F5 (3\u{a0}:\u{a0}2)**; perdiste 1 flota.",
        "**El Grifo de Esparta te quitó 3 monedas de oro.**",
        "**Tebas te quitó Kythnos (5\u{a0}:\u{a0}2)**; perdiste 1 tropa; fortaleza, ingresos 3\u{a0}→\u{a0}2.",
        "**Defendiste F5 contra Corinto (4\u{a0}:\u{a0}1)**; Corinto perdió 1 flota.",
        "**Apolo te dio 1 moneda de oro.**",
        "Con Apolo: **tú**.",
        "Corinto ganó el favor de Poseidón por 1.",
        "Esparta ganó el favor de Zeus por 1.",
        "Corinto con Poseidón: 1 flota, 1 flota de F7 a F6.",
        "Tebas con Ares: 1 tropa.",
    ],
    &[
        "-# Seit deinem letzten Zug (zu Apollon gegangen)",
        "**Theben hat dich bei Ares überboten (2).**",
        "**Korinth hat dich bei F5 (3\u{a0}:\u{a0}2) geschlagen**; du hast 1 Flotte verloren.",
        "**Der Greif von Sparta hat dir 3 Gold abgenommen.**",
        "**Theben hat dir Kythnos (5\u{a0}:\u{a0}2) abgenommen**; du hast 1 Truppe verloren; \
         Festung, Einkommen 3\u{a0}→\u{a0}2.",
        "**Du hast F5 (4\u{a0}:\u{a0}1) gegen Korinth gehalten**; Korinth verlor 1 Flotte.",
        "**Apollon hat dir 1 Gold gegeben.**",
        "Bei Apollon: **du**.",
        "Korinth hat Poseidon für 1 bekommen.",
        "Sparta hat Zeus für 1 bekommen.",
        "Korinth mit Poseidon: 1 Flotte, 1 Flotte von F7 nach F6.",
        "Theben mit Ares: 1 Truppe.",
    ],
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_reads_by_whom_it_was_outbid_robbed_and_attacked() {
    let bot = bot_after(&["ana", "ben", "dion", "cleo"], "cyclades", STORY).await;
    assert_reads(&bot, "dion", &READS).await;

    let &[head, outbid, beaten, robbed, island, held, gold, queue, poseidon, zeus, corinth, thebes] = READS[0] else {
        panic!("{READS:?}")
    };
    let own = look(&bot, "dion").await;
    assert_eq!(
        page(&own, decided(&own)),
        [
            head,
            "### Cycle 2 · Offerings",
            queue,
            poseidon,
            zeus,
            outbid,
            "### Cycle 2 · Poseidon: Corinth",
            held,
            corinth,
            beaten,
            "### Cycle 2 · Zeus: Sparta",
            robbed,
            "### Cycle 2 · Ares: Thebes",
            thebes,
            island,
            "### Cycle 2 · Apollo: you",
            gold,
        ]
    );
    // Gold is secret, so the public does not read how much the Griffon took.
    let public = bot.snapshot(bot.table().await).await;
    assert_eq!(
        page(&public, decided(&own)),
        [
            "### Cycle 2 · Offerings",
            poseidon,
            zeus,
            "Ares went to Thebes for 2, past Athens.",
            "### Cycle 2 · Poseidon: Corinth",
            "Athens held F5 against Corinth (4\u{a0}:\u{a0}1); Corinth lost 1 fleet.",
            corinth,
            "Corinth beat Athens at F5 (3\u{a0}:\u{a0}2); Athens lost 1 fleet.",
            "### Cycle 2 · Zeus: Sparta",
            "Sparta's Griffon took half of Athens's gold.",
            "### Cycle 2 · Ares: Thebes",
            thebes,
            "Thebes took Kythnos from Athens (5\u{a0}:\u{a0}2); Athens lost 1 troop; fortress.",
            "### Cycle 2 · Apollo: Athens",
            "Athens took 1 gold from Apollo.",
        ]
    );
    bot.close();
}
