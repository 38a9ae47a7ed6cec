//! A person who was away reads what happened: on the panel in few lines, and on a page in whole.

use crate::past::{Past, written};
use crate::player::Player;
use crate::running_bot::RunningBot;
use agon::discord::panels::table::{board, choices, seat};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::game::OptionValues;
use agon_sandbox::Message;
use agon_store::{NewStep, UserId};

const SPARTA: Seat = Seat(0);
const CORINTH: Seat = Seat(1);
/// The seat of the person who was away.
const ATHENS: Seat = Seat(2);

/// A round of Offrandes. After its bid Athens passes; then Sparta outbids the others, and bribes Athens.
const ROUND: [(Seat, &str); 15] = [
    (CORINTH, "pick peasant; pick water; pick guardsman"),
    (SPARTA, "pick peasant; pick briber; pick guardsman"),
    (ATHENS, "pick water; pick flower; pick guardian"),
    (ATHENS, "end"),
    (SPARTA, "end"),
    (CORINTH, "lot peasant water"),
    (CORINTH, "open 1"),
    (ATHENS, "bid 2"),
    (SPARTA, "bid 3"),
    (CORINTH, "bid 4"),
    (ATHENS, "pass"),
    (SPARTA, "bid 5"),
    (CORINTH, "pass"),
    (CORINTH, "end"),
    (SPARTA, "bribe athens guardian"),
];

/// What Athens reads on its panel in each language, after its name in `/language`.
const READS: [(&str, [&str; 7]); 3] = [
    (
        "English",
        [
            "-# Since your last move: you pass",
            "**Sparta bribed your Temple Guardian: 1\u{a0}→\u{a0}0.**",
            "**You could not sacrifice:** no Peasant, no Temple Guardian.",
            "Sparta won Peasant + Water Carrier for 5. **You** stopped at 2.",
            "All +10, **you 20**. Round 2: Sparta begins.",
            "Sparta could not sacrifice: no Flower Carrier.",
            "Corinth could not sacrifice: no Flower Carrier, no Temple Guardian.",
        ],
    ),
    (
        "Español",
        [
            "-# Desde tu última jugada: pasas",
            "**Esparta corrompió a tu Guardián del Templo: 1\u{a0}→\u{a0}0.**",
            "**No pudiste hacer ofrenda:** sin Campesino, sin Guardián del Templo.",
            "Esparta ganó Campesino + Portadora de Agua por 5. **Tú** te quedaste en 2.",
            "Todas las ciudades +10, **tú 20**. Ronda 2: empieza Esparta.",
            "Esparta no pudo hacer ofrenda: sin Portador de Flores.",
            "Corinto no pudo hacer ofrenda: sin Portador de Flores, sin Guardián del Templo.",
        ],
    ),
    (
        "Deutsch",
        [
            "-# Seit deinem letzten Zug: du passt",
            "**Sparta hat bei dir den Tempeldiener bestochen: 1\u{a0}→\u{a0}0.**",
            "**Du konntest nicht opfern.** Es fehlte: Bauer, Tempeldiener.",
            "Sparta ersteigerte Bauer + Wasserträgerin für 5. **Du** bist bei 2 geblieben.",
            "Alle +10, **du 20**. Runde 2: Sparta beginnt.",
            "Sparta konnte nicht opfern. Es fehlte: Blumenhändler.",
            "Korinth konnte nicht opfern. Es fehlte: Blumenhändler, Tempeldiener.",
        ],
    ),
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

fn round() -> Vec<NewStep> {
    let game = Registry::ours().find("offrandes").expect("the game").rules;
    let mut table = game.open(3, &OptionValues::new()).expect("a table");
    let mut steps: Vec<NewStep> = written(table.resolve("first athens").expect("an outcome")).collect();
    for (seat, input) in ROUND {
        steps.extend(written(table.act(seat, input).unwrap_or_else(|error| panic!("{seat} {input}: {error}"))));
    }
    steps
}

/// A bot with the table after the round: Ana plays Sparta, Ben Corinth, Dion Athens.
async fn after_the_round() -> RunningBot {
    let past = Past::of(&["ana", "ben", "dion"], "offrandes", OptionValues::new(), round()).await;
    let bot = RunningBot::start_after(|store| past.write(store)).await;
    bot.user("ana").sees("Text board").await;
    bot.wait_until_sent().await;
    bot
}

/// The text in the frame of a message.
fn framed(message: &Message) -> String {
    message.embeds[0]["description"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_begins_with_what_was_done_to_its_reader() {
    let bot = after_the_round().await;
    let dion = bot.user("dion");
    for (language, wanted) in READS {
        dion.slash("/language", &[("language", language)]).await.ok();
        let panel = Player::new(dion.clone()).opens_panel().await;
        let text = framed(&panel);
        let read: Vec<&str> = text.lines().take(wanted.len()).collect();
        assert_eq!(read, wanted, "{}", panel.summary());
        let author = panel.embeds[0]["author"]["name"].as_str().unwrap_or_default().to_owned();
        assert!(author.starts_with("▲ At") && author.ends_with(" 2"), "the seat and the round: {author}");
    }
    bot.close();
}

/// Beside a picture the panel has fewer lines, and counts those that it leaves out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_a_picture_the_least_important_lines_are_only_counted() {
    let bot = after_the_round().await;
    let dion = UserId(bot.user("dion").person().id.0);
    let own = bot.gamemaster.snapshot(bot.table().await, Some(dion)).await.expect("the table");
    for (language, more) in
        [(Language::English, "+2 more"), (Language::Spanish, "+2 más"), (Language::German, "+2 weitere")]
    {
        let panel = seat::seat(language, &own, &choices::At::default(), None);
        let beside = panel.beside.expect("a text beside the picture");
        let wanted = READS[Language::ALL.iter().position(|one| *one == language).expect("one of three")].1;
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
