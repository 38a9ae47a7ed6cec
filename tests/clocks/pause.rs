//! Pauses: a manager's with a reason, the host's alone with AIs, and what every button answers meanwhile.

use super::world::is_board;
use super::world::{CALL, DAY, HOUR, NAMES, World};
use crate::player::is_panel;
use crate::records::{changed, presses};
use agon_gamemaster::Pace;
use agon_sandbox::{Message, User};
use agon_store::TableId;

/// Opens everything else about the table from the board, in a client without any earlier answer.
async fn opens_more(user: &User) -> Message {
    user.dismisses_all();
    let board = user.sees_that("the board", is_board).await;
    user.clicks_on(board.id, "More…").await.ok();
    user.sees_that("everything else", |message| message.only_for.is_some()).await
}

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// Ana, who manages the server, pauses the table for three days.
async fn pauses(world: &World, reason: &str) -> Message {
    let ana = world.user("ana");
    let more = opens_more(&ana).await;
    let page = presses(&ana, &more, "Pause…").await;
    assert!(page.says("For how long? Until then nobody can play, and all clocks stand."), "{}", page.text());
    assert_eq!(labels(&page), ["1 day", "3 days", "A week", "Back"]);
    ana.clicks_on(page.id, "3 days").await.ok();
    assert_eq!(ana.sees_modal(), "Pause this table?");
    ana.fills_in(&[reason]).await.ok();
    changed(&ana, &page).await
}

async fn steps(world: &World, table: TableId) -> usize {
    world.bot.gamemaster.store().steps(table).await.expect("the log").len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_manager_pauses_with_a_reason_and_everybody_goes_on_where_they_were() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    world.until(table, 10 * HOUR).await;
    let more = pauses(&world, "server *party*").await;
    let until = "Paused until <82 h> (<82 h>): “server \\*party\\*”.";
    assert!(world.text(&more).contains(until), "{}", world.text(&more));
    assert!(labels(&more).contains(&"Go on".to_owned()), "{}", more.summary());
    let board = world.user("eva").sees_that("the pause", |message| is_board(message) && message.says("Paused")).await;
    assert!(world.text(&board).contains(until), "{}", world.text(&board));
    assert_eq!(labels(&board), ["My seat", "Text board", "Log", "Rules", "More…"]);
    assert_eq!((world.due(table, "turn").await, world.due(table, "remind").await), (None, None));

    // Nobody else ends it. They are not called either.
    let asked = world.asked(table).await;
    let other = world.user(if asked == "ben" { "cleo" } else { "ben" });
    assert!(!labels(&opens_more(&other).await).contains(&"Go on".to_owned()));
    other.forges(board.id, &format!("v1:time:{}:0:go on", table.0)).await.ok();
    other.sees_privately("Only a server manager can pause this table.").await;
    world.until(table, 82 * HOUR).await;
    let board = world.board().await;
    assert!(!board.says("Paused"), "{}", board.summary());
    // Ten hours were gone. Half a day is left to come back.
    let due = format!("due <{} h>, with reserve <{} h>", 82 + 12 + 14, 82 + 12 + 14 + 24);
    assert!(world.text(&board).contains(&due), "{due}\n{}", world.text(&board));
    world.acts(table, asked).await;
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_paused_table_every_button_answers_and_nobody_acts() {
    let world = World::open().await.at_pace(Pace::Day).await;
    let table = world.table("attika", &NAMES, "en").await;
    let asked = world.asked(table).await;
    world.until(table, HOUR).await;
    let player = world.user(asked);
    let board = world.board().await;
    player.clicks_on(board.id, "My seat").await.ok();
    let panel = player.sees_that("a panel", is_panel).await;
    let acts = |message: &Message| -> Vec<String> {
        let ids = message.buttons().into_iter().map(|button| button.custom_id);
        ids.filter(|id| id.starts_with("v1:act:") || id.starts_with("v1:yes:")).collect()
    };
    let (public, private) = (acts(&board), acts(&panel));
    assert!(!private.is_empty(), "{}\n{}", board.summary(), panel.summary());
    let others = board.buttons().into_iter().chain(panel.buttons()).map(|button| button.custom_id);
    let others: Vec<String> = others.filter(|id| !public.contains(id) && !private.contains(id)).collect();
    pauses(&world, "server party").await;
    world.settled(table).await;
    let before = steps(&world, table).await;

    let paused = format!("Table 1 is paused until <t:{}:f>", (world.start_ms + HOUR + 3 * DAY) / 1_000);
    for id in public.iter().chain(&private) {
        player.dismisses_all();
        player.forges(board.id, id).await.ok();
        let answer = player.sees_privately(&paused).await;
        assert!(!answer.says("something went wrong"), "{id}: {}", answer.summary());
    }
    for id in others {
        player.dismisses_all();
        if id.starts_with("v1:ask:") {
            continue;
        }
        player.forges(board.id, &id).await.ok();
        let answer = player.sees_that(&format!("an answer to {id}"), |message| message.only_for.is_some()).await;
        assert!(acts(&answer).is_empty(), "{id}: {}", answer.summary());
    }
    player.dismisses_all();
    let legal =
        world.bot.gamemaster.snapshot(table, Some(crate::lost_rights::id_of(&player))).await.expect("the table");
    let first = legal.view().expect("a view").legal().swap_remove(0);
    let typed = player.slash("/move", &[("action", &first)]).await.ok();
    assert!(typed.says(&paused), "{}", typed.text());
    assert_eq!(steps(&world, table).await, before);
    let mine = player.slash("/mytables", &[]).await.ok();
    assert!(mine.says("Attika"), "{}", mine.text());
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_alone_with_ais_pauses_and_goes_on_without_a_reason() {
    let world = World::open().await;
    let dion = world.user("dion");
    dion.slash("/play", &[("game", "attika"), ("players", "2")]).await.ok();
    dion.sees("lobby").await;
    dion.clicks("Start with AI").await.ok();
    dion.sees_that("the board", is_board).await;
    let table = world.bot.table().await;
    world.settled(table).await;
    world.passes(table, CALL).await;
    let more = opens_more(&dion).await;
    let page = presses(&dion, &more, "Pause…").await;
    let more = presses(&dion, &page, "1 day").await;
    assert!(world.text(&more).contains("Paused until <24 h> (<24 h>)."), "{}", world.text(&more));
    let board = dion.sees_that("the pause", |message| is_board(message) && message.says("Paused until")).await;
    let ben = world.user("ben");
    ben.forges(board.id, &format!("v1:time:{}:0:pause", table.0)).await.ok();
    ben.sees_privately("").await;
    let more = opens_more(&dion).await;
    presses(&dion, &more, "Go on").await;
    dion.sees_that("the board", |message| is_board(message) && !message.says("Paused until")).await;
    world.settled(table).await;
    world.close();
}
