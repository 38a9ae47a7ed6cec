//! Tables with clocks in a bot that is killed at random points: nobody loses time, nothing is done twice.

use super::stored::{DUE, prepares};
use super::world::is_board;
use crate::crash::bot;
use crate::length::short_or_long;
use crate::running_bot::{HandSet, patient};
use crate::storm::replays;
use agon_gamemaster::GameMaster;
use agon_games::Registry;
use agon_rules::luck::{Dice, QuickDice};
use agon_sandbox::{Config, Sandbox};
use agon_store::Store;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_absences_pauses_and_ready_checks_survive_kills_at_random_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("agon.db");
    let sandbox = Sandbox::start(Config { rooms: 4 + DUE, ..patient() }).await.expect("a sandbox");
    let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    let tables = prepares(&sandbox, &file, now_ms).await;
    let mut before = tables.stored(&file).await;
    assert_eq!(before[1].clocks.iter().filter(|clock| clock.stand_in.is_some()).count(), 1);
    assert!(before[0].due("turn").is_some() && before[2].paused_until_ms.is_some() && before[3].ready.len() == 2);

    let mut dice = QuickDice::new(now_ms as u64);
    for _ in 0..short_or_long(6, 200) {
        let child = bot(folder.path(), &sandbox);
        // Some are killed in their start, the others at work: a point is a moment, so this test waits.
        if dice.below(4) > 0 {
            sandbox.bot_connected(true).await;
        }
        tokio::time::sleep(Duration::from_millis(dice.below(700).into())).await;
        child.dies();
        sandbox.bot_connected(false).await;
        let after = tables.stored(&file).await;
        for (at, (after, before)) in after.iter().zip(&before).enumerate() {
            if at < tables.quiet().len() {
                after.stands_as(before);
            } else {
                after.goes_on_from(before);
            }
        }
        before = after;
    }

    // One more bot lives until every late turn is made and told.
    let child = bot(folder.path(), &sandbox);
    sandbox.bot_ready().await;
    let eva = sandbox.user("eva");
    for nth in 0..DUE {
        let room = eva.in_channel(&format!("room{}", nth + 2));
        room.sees_that("that the time was up", |message| message.says("Time was up for")).await;
    }
    // The board tells of a late turn as soon as that is noted. The AI's step follows in a moment, and this test waits.
    tokio::time::sleep(Duration::from_secs(3)).await;
    child.dies();
    sandbox.bot_connected(false).await;
    let after = tables.stored(&file).await;
    for (after, before) in after.iter().zip(&before).skip(tables.quiet().len()) {
        after.goes_on_from(before);
        assert_eq!(after.clocks.iter().map(|clock| clock.turns_stood_in).sum::<u32>(), 1, "{:?}", after.clocks);
    }
    for room in 1..=tables.all().count() {
        let messages = eva.in_channel(&format!("room{room}")).messages();
        let boards = messages.iter().filter(|message| is_board(message)).count();
        assert!(boards <= 1, "{boards} boards in room {room}");
    }
    let letters = sandbox.user("ben").in_dm().messages();
    assert_eq!(letters.iter().filter(|letter| letter.says("was up")).count(), 1, "told once");

    let store = Store::open(&file, 0).await.expect("the database");
    let clock = Arc::new(HandSet(Arc::new(AtomicI64::new(now_ms))));
    let seeds: agon_gamemaster::Seeds = Arc::new(|| [3; 32]);
    let master = GameMaster::new(store, Registry::ours(), clock, seeds);
    for table in tables.all().filter(|table| *table != tables.asking) {
        replays(&master, table).await;
    }
    sandbox.forgives("did not respond");
    sandbox.assert_clean();
}
