//! A person who was away reads what happened: on the panel in few lines, and on a page in whole.

mod altars;
mod attika;
mod cyclades;
mod private_numbers;
mod story;

use crate::player::Player;
use crate::records::opens_preference;
use crate::running_bot::RunningBot;
use agon::discord::panels::table::{board, choices, seat};
use agon_lang::Language;
use agon_sandbox::Message;
use story::{Story, Told, assert_reads, bot_after, framed, look};

/// A round of Offrandes. After its bid Athens passes; then Sparta outbids the others, and bribes Athens, which was away.
const ROUND: &Story = &[
    ("luck", "first athens"),
    ("corinth", "pick peasant; pick water; pick guardsman"),
    ("sparta", "pick peasant; pick briber; pick guardsman"),
    ("athens", "pick water; pick flower; pick guardian; end"),
    ("sparta", "end"),
    ("corinth", "lot peasant water; open 1"),
    ("athens", "bid 2"),
    ("sparta", "bid 3"),
    ("corinth", "bid 4"),
    ("athens", "pass"),
    ("sparta", "bid 5"),
    ("corinth", "pass; end"),
    ("sparta", "bribe athens guardian"),
];

/// The lines of Athens on its panel.
const READS: Told = [
    &[
        "-# Since your last move: you pass",
        "**Sparta bribed your Temple Guardian: 1\u{a0}→\u{a0}0.**",
        "**You could not sacrifice:** no Peasant, no Temple Guardian.",
        "Sparta won Peasant + Water Carrier for 5. **You** stopped at 2.",
        "All +10, **you 20**. Round 2: Sparta begins.",
        "Sparta could not sacrifice: no Flower Carrier.",
        "Corinth could not sacrifice: no Flower Carrier, no Temple Guardian.",
    ],
    &[
        "-# Desde tu última jugada: pasas",
        "**Esparta corrompió a tu Guardián del Templo: 1\u{a0}→\u{a0}0.**",
        "**No pudiste hacer ofrenda:** sin Campesino, sin Guardián del Templo.",
        "Esparta ganó Campesino + Portadora de Agua por 5. **Tú** te quedaste en 2.",
        "Todas las ciudades +10, **tú 20**. Ronda 2: empieza Esparta.",
        "Esparta no pudo hacer ofrenda: sin Portador de Flores.",
        "Corinto no pudo hacer ofrenda: sin Portador de Flores, sin Guardián del Templo.",
    ],
    &[
        "-# Seit deinem letzten Zug (gepasst)",
        "**Sparta hat bei dir den Tempeldiener bestochen: 1\u{a0}→\u{a0}0.**",
        "**Du konntest nicht opfern.** Noch nötig: Bauer, Tempeldiener.",
        "Sparta ersteigerte Bauer + Wasserträgerin für 5. **Du** bist bei 2 geblieben.",
        "Alle +10, **du 20**. Runde 2: Sparta beginnt.",
        "Sparta konnte nicht opfern. Noch nötig: Blumenhändler.",
        "Korinth konnte nicht opfern. Noch nötig: Blumenhändler, Tempeldiener.",
    ],
];

/// The page of everything since, as Athens reads it.
const HAPPENED: [&str; 11] = [
    "-# Since your last move: you pass",
    "### Round 1 · Auctions",
    "Sparta won Peasant + Water Carrier for 5. **You** stopped at 2.",
    "### Round 1 · Corruption",
    "**Sparta bribed your Temple Guardian: 1\u{a0}→\u{a0}0.**",
    "### Round 1 · Sacrifices",
    "**You could not sacrifice:** no Peasant, no Temple Guardian.",
    "Sparta could not sacrifice: no Flower Carrier.",
    "Corinth could not sacrifice: no Flower Carrier, no Temple Guardian.",
    "### Round 1 · Revenue",
    "All +10, **you 20**. Round 2: Sparta begins.",
];

/// The same page as everybody reads it.
const IN_PUBLIC: [&str; 10] = [
    "### Round 1 · Auctions",
    "Sparta won Peasant + Water Carrier for 5.",
    "### Round 1 · Corruption",
    "Sparta bribed Athens's Temple Guardian: 1\u{a0}→\u{a0}0.",
    "### Round 1 · Sacrifices",
    "Athens could not sacrifice: no Peasant, no Temple Guardian.",
    "Sparta could not sacrifice: no Flower Carrier.",
    "Corinth could not sacrifice: no Flower Carrier, no Temple Guardian.",
    "### Round 1 · Revenue",
    "All +10. Round 2: Sparta begins.",
];

/// A bot with the table after the round: Ana plays Sparta, Ben Corinth, Dion Athens.
async fn after_the_round() -> RunningBot {
    bot_after(&["ana", "ben", "dion"], "offrandes", ROUND).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_begins_with_what_was_done_to_its_reader() {
    let bot = after_the_round().await;
    assert_reads(&bot, "dion", &READS).await;
    let panel = Player::new(bot.user("dion")).opens_panel().await;
    let author = panel.embeds[0]["author"]["name"].as_str().unwrap_or_default().to_owned();
    assert!(author.starts_with("▲ Athen ") && author.ends_with(" 2"), "the seat and the round: {author}");
    bot.close();
}

/// The change of Athens's Temple Guardian for a reader of text.
const IN_WORDS: [(&str, &str); 3] = [
    ("Español", "**Esparta corrompió a tu Guardián del Templo: de 1 a 0.**"),
    ("Deutsch", "**Sparta hat bei dir den Tempeldiener bestochen: von 1 auf 0.**"),
    ("English", "**Sparta bribed your Temple Guardian: 1 to 0.**"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_of_text_reads_words_for_arrows() {
    let bot = after_the_round().await;
    let dion = bot.user("dion");
    opens_preference(&dion, "colours").await;
    dion.selects("v1:pref:0:0:colours", &["text"]).await.ok();
    let chosen = |message: &Message| {
        let mut choices = message.menus().into_iter().flat_map(|menu| menu.choices);
        choices.any(|choice| choice.value == "text" && choice.chosen)
    };
    dion.sees_that("the preferences", chosen).await;
    let player = Player::new(dion.clone());
    for (language, line) in IN_WORDS {
        dion.slash("/language", &[("language", language)]).await.ok();
        let panel = framed(&player.opens_panel().await);
        assert!(panel.lines().any(|told| told == line) && !panel.contains('→'), "{panel}");
    }
    let panel = player.opens_panel().await;
    let page = framed(&player.presses(&panel, "What happened").await);
    assert!(page.lines().any(|told| told == IN_WORDS[2].1) && !page.contains('→'), "{page}");
    bot.close();
}

/// Beside a picture the panel has fewer lines, and counts those that it leaves out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_a_picture_the_least_important_lines_are_only_counted() {
    let bot = after_the_round().await;
    let own = look(&bot, "dion").await;
    for ((language, more), wanted) in Language::ALL.into_iter().zip(["+2 more", "+2 más", "+2 weitere"]).zip(READS) {
        let panel = seat::seat(language, &own, &choices::At::default(), None);
        let beside = panel.beside.expect("a text beside the picture");
        let last = format!("{} {more}", wanted[4]);
        let wanted = [&wanted[..4], &[last.as_str()]].concat();
        assert_eq!(beside.lines().take(5).collect::<Vec<_>>(), wanted);
        let prose = beside.lines().filter(|line| !line.starts_with("-# ")).count();
        assert_eq!(prose, 4, "the rest is small: {beside}");
    }
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_happened_is_a_page_and_everybody_may_read_their_own() {
    let bot = after_the_round().await;
    let [dion, eva] = ["dion", "eva"].map(|name| bot.user(name));
    let player = Player::new(dion.clone());
    let panel = player.opens_panel().await;
    let page = player.presses(&panel, "What happened").await;
    assert_eq!(framed(&page).lines().collect::<Vec<_>>(), HAPPENED, "{}", page.summary());
    let labels: Vec<String> = page.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Replay from here", "Log", "Show here", "Back"]);
    let replay = player.presses(&page, "Replay from here").await;
    assert!(replay.says("Seen by: Everybody") && replay.says("**Step "), "{}", replay.text());
    let panel = player.opens_panel().await;
    let page = player.presses(&panel, "What happened").await;
    let back = player.presses(&page, "Back").await;
    assert_eq!(back.text(), panel.text());

    // In public the page is made anew, from everybody's view.
    let page = player.presses(&back, "What happened").await;
    dion.clicks_on(page.id, "Show here").await.ok();
    let shown =
        eva.sees_that("the page", |message| message.only_for.is_none() && message.says("· what happened")).await;
    assert_eq!(framed(&shown).lines().collect::<Vec<_>>(), IN_PUBLIC, "{}", shown.summary());
    assert!(shown.buttons().is_empty(), "{}", shown.summary());

    // The button of the board opens the same page: for a seat since its last decision, for others since the step
    // that began the last phase.
    dion.dismisses_all();
    dion.clicks("Log").await.ok();
    let own = dion.sees_privately("· what happened").await;
    assert_eq!(framed(&own).lines().collect::<Vec<_>>(), HAPPENED, "{}", own.summary());
    eva.clicks("Log").await.ok();
    let others = eva.sees_privately("· what happened").await;
    assert_eq!(framed(&others).lines().collect::<Vec<_>>(), IN_PUBLIC[2..], "{}", others.summary());
    eva.clicks_on(others.id, "Log").await.ok();
    eva.sees_that("the log", |message| message.id == others.id && message.says("· log")).await;
    bot.wait_until_sent().await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_and_the_notice_tell_what_everybody_saw() {
    let bot = after_the_round().await;
    let board = bot.user("eva").sees_that("the board", |seen| seen.only_for.is_none() && seen.says("Text board")).await;
    let lines = [IN_PUBLIC[6], IN_PUBLIC[7], IN_PUBLIC[9]].join(" ");
    assert!(board.says(&format!("Last: {lines}")), "{}", board.text());

    let public = bot.snapshot(bot.table().await).await;
    let notice = board::notice(Language::English, &public, &[7]).expect("a call").content;
    let small = notice.lines().nth(1).expect("a second line");
    assert!(small.starts_with("-# ") && !small.contains("you"), "{notice}");
    let told = IN_PUBLIC.iter().filter(|line| small.contains(*line)).count();
    assert_eq!(told, 2, "{notice}");
    bot.close();
}
