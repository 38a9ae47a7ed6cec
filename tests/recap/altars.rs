//! Offrandes while a city was away: a lot it won, a corruption that passed over it, its altar in other hands.

use super::story::{Story, Told, assert_reads, assert_told, bot_after, decided, look, page};

/// Two rounds. In the second one Athens bids, and nobody bids more; it has no Briber; Corinth outdoes its sacrifice.
const STORY: &Story = &[
    ("luck", "first sparta"),
    ("athens", "pick water; pick flower; pick guardian"),
    ("corinth", "pick peasant; pick water; pick flower"),
    ("sparta", "pick priestess; pick briber; pick guardsman"),
    // Corinth can offer a pig now, and Athens a fowl.
    ("sparta", "lot peasant guardian; open 1"),
    ("corinth", "bid 2"),
    ("athens", "pass"),
    ("sparta", "pass; end"),
    ("corinth", "lot peasant priestess; open 1"),
    ("athens", "bid 2"),
    ("sparta", "pass"),
    ("corinth", "pass; end"),
    ("athens", "end"),
    ("sparta", "bribe none"),
    ("corinth", "altar none"),
    ("athens", "altar hephaestus"),
    ("corinth", "end"),
    ("athens", "end"),
    ("sparta", "lot water guardsman; open 1"),
    ("corinth", "pass"),
    ("athens", "bid 2"),
    ("sparta", "pass; end; bribe none"),
    ("corinth", "altar hephaestus"),
];

/// The lines of Athens before its sacrifice.
const ATHENS: Told = [
    &[
        "-# Since your last move: you bid 2",
        "**Corinth took Hephaestus from you** with 1 pig.",
        "**You won Water Carrier + Guardsman for 2.**",
        "**You were not asked:** you have no Briber. Nobody bribed.",
        "Lamps: Sparta +2, **you +2**.",
    ],
    &[
        "-# Desde tu última jugada: pujas 2",
        "**Corinto te quitó el altar de Hefesto** con 1 cerdo.",
        "**Ganaste Portadora de Agua + Soldado por 2.**",
        "**No te tocó corromper:** no tienes Corruptor. Nadie corrompió a nadie.",
        "Lámparas: Esparta +2, **tú +2**.",
    ],
    &[
        "-# Seit deinem letzten Zug (2 geboten)",
        "**Korinth hat dir den Altar von Hephaistos abgenommen:** 1 Schwein.",
        "**Du hast Wasserträgerin + Wache für 2 ersteigert.**",
        "**Du warst nicht gefragt:** Du hast keinen Verführer. Niemand hat bestochen.",
        "Lampen: Sparta +2, **du +2**.",
    ],
];

/// The lines of Corinth after it: its own decision is no news, but what it won by it is.
const CORINTH: Told = [
    &["-# Since your last move: you sacrifice to Hephaestus", "**You took Hephaestus from Athens with 1 pig: +2.**"],
    &[
        "-# Desde tu última jugada: haces tu ofrenda a Hefesto",
        "**Le quitaste el altar de Hefesto a Atenas con 1 cerdo: +2.**",
    ],
    &[
        "-# Seit deinem letzten Zug (auf dem Altar von Hephaistos geopfert)",
        "**Du hast Athen den Altar von Hephaistos abgenommen: 1 Schwein, +2.**",
    ],
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_city_reads_of_its_lot_its_altar_and_the_phase_that_passed_over_it() {
    let bot = bot_after(&["ana", "ben", "dion"], "offrandes", STORY).await;
    assert_reads(&bot, "dion", &ATHENS).await;
    assert_told(&bot, "ben", &CORINTH).await;

    let &[head, lost, won, skipped, lamps] = ATHENS[0] else { panic!("{ATHENS:?}") };
    let own = look(&bot, "dion").await;
    assert_eq!(
        page(&own, decided(&own)),
        [
            head,
            "### Round 2 · Auctions",
            won,
            "### Round 2 · Corruption",
            skipped,
            "### Round 2 · Sacrifices",
            lamps,
            lost
        ]
    );
    let public = bot.snapshot(bot.table().await).await;
    assert_eq!(
        page(&public, decided(&own)),
        [
            "### Round 2 · Auctions",
            "Athens won Water Carrier + Guardsman for 2.",
            "### Round 2 · Corruption",
            "Nobody bribed.",
            "### Round 2 · Sacrifices",
            "Lamps: Sparta +2, Athens +2.",
            "Corinth took Hephaestus from Athens with 1 pig: +2."
        ]
    );
    bot.close();
}
