//! Planted faults: rules that contradict themselves, and a task that panics after its commit.

use crate::{ChannelId, GameMaster, GuildId, InteractionId, OpenTable, Person, Refused, Store, TableId, UserId};
use agon_games::Registry;
use agon_store::{AiLevel, Busy, ChosenTimes, Status};
use std::sync::Arc;
use std::sync::atomic::Ordering;

pub(crate) const ANA: UserId = UserId(1);

/// Returns a game master over a new database in this folder.
pub(crate) async fn alone(folder: &tempfile::TempDir) -> GameMaster {
    let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
    GameMaster::new(store, Registry::ours(), Arc::new(|| 1_700_000_000_000), Arc::new(|| [7; 32]))
}

async fn opens(master: &GameMaster) -> TableId {
    opens_in(master, ChannelId(2)).await
}

/// Opens and starts a table of Ana and two AIs in a channel.
pub(crate) async fn opens_in(master: &GameMaster, channel: ChannelId) -> TableId {
    let request = OpenTable {
        guild: GuildId(1),
        channel,
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines: 2,
        level: Some(agon_ai::Level::Greedy),
        options: Default::default(),
        host: Person { user: ANA, name: "Ana".to_owned() },
        language: "en".to_owned(),
    };
    let table = master.open(request).await.expect("a table").table;
    master
        .start(table, ANA, InteractionId(5), Some(crate::Fill { seats: None, level: agon_ai::Level::Greedy }))
        .await
        .expect("a start");
    table
}

/// Returns the step at which Ana is asked, and a legal decision of hers.
pub(crate) async fn asked(master: &GameMaster, table: TableId) -> (u32, String) {
    loop {
        let now = master.snapshot(table, Some(ANA)).await.expect("a snapshot");
        if now.my_turn() {
            let view = now.view().expect("a view");
            let whole = view.hints().pick.map(|pick| {
                let chosen = &pick.from[..usize::from(pick.count)];
                match pick.together {
                    true => format!("{} {}", pick.word, chosen.join(" ")),
                    false => chosen.iter().map(|one| format!("{} {one}", pick.word)).collect::<Vec<_>>().join("; "),
                }
            });
            return (now.seq(), whole.unwrap_or_else(|| view.legal().swap_remove(0)));
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_contradiction_pauses_the_table_until_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let table = opens(&master).await;
    let (seq, action) = asked(&master, table).await;
    master.shared().faults.contradicts.store(true, Ordering::SeqCst);
    let Err(Refused::Paused { code }) = master.act(table, ANA, seq, &action).await else { panic!("no pause") };
    let now = master.snapshot(table, None).await.expect("a snapshot");
    assert_eq!((now.seq(), now.is_running(), now.paused()), (seq, true, Some(code.as_str())));
    assert!(
        master.store().due(i64::MAX, 100, &Busy::default()).await.expect("rows").iter().any(|row| row.kind == "board")
    );
    // Nothing more is tried, even if it would do now.
    master.shared().faults.contradicts.store(false, Ordering::SeqCst);
    let again = master.act(table, ANA, seq, &action).await;
    assert!(matches!(again, Err(Refused::Paused { code: same }) if same == code));
    assert_eq!(master.store().steps(table).await.expect("the log").len() as u32, seq);

    master.close().await;
    master.store().close().await;
    let master = alone(&folder).await;
    master.act(table, ANA, seq, &action).await.expect("nothing is lost");
    assert_eq!(master.snapshot(table, None).await.expect("a snapshot").paused(), None);
    master.close().await;
}

#[tokio::test]
async fn a_machine_that_finds_a_contradiction_does_not_try_for_ever() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let table = opens(&master).await;
    // The next thing a machine does goes wrong; Ana's own does, where she is asked first.
    master.shared().faults.contradicts.store(true, Ordering::SeqCst);
    let paused = loop {
        let now = master.snapshot(table, Some(ANA)).await.expect("a snapshot");
        if now.paused().is_some() {
            break now;
        }
        if now.my_turn() {
            let first = now.view().expect("a view").legal().swap_remove(0);
            assert!(master.act(table, ANA, now.seq(), &first).await.is_err());
        }
        tokio::task::yield_now().await;
    };
    // Who plays alone does not wait for a machine that will not move.
    let settled = master.snapshot_when_settled(table, Some(ANA)).await.expect("a snapshot");
    assert_eq!((settled.seq(), settled.paused()), (paused.seq(), paused.paused()));
    master.close().await;
}

#[tokio::test]
async fn an_exhibition_that_pauses_itself_is_stopped_and_holds_up_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let exhibited = tokio::spawn({
        let master = master.clone();
        async move { master.exhibit(GuildId(1), "offrandes", &[agon_ai::Level::Greedy; 5], "en").await }
    });
    let begun = async || master.store().open_table_in(crate::NOWHERE).await.expect("the database");
    while begun().await.is_none_or(|row| row.seq < 2) {
        tokio::task::yield_now().await;
    }
    master.shared().faults.contradicts.store(true, Ordering::SeqCst);
    let table = exhibited.await.expect("no panic").expect("an end");
    assert!(master.snapshot(table, None).await.expect("a snapshot").is_over());
    assert_eq!(begun().await, None);
    master.close().await;
}

#[tokio::test]
async fn an_exhibition_whose_task_panics_comes_to_its_end_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let exhibited = tokio::spawn({
        let master = master.clone();
        async move { master.exhibit(GuildId(1), "offrandes", &[agon_ai::Level::Greedy; 3], "en").await }
    });
    while master.store().open_table_in(crate::NOWHERE).await.expect("the database").is_none_or(|row| row.seq < 2) {
        tokio::task::yield_now().await;
    }
    master.shared().faults.panics_after_commit.store(true, Ordering::SeqCst);
    let table = exhibited.await.expect("no panic").expect("an end");
    assert!(!master.shared().faults.panics_after_commit.load(Ordering::SeqCst), "the fault was met");
    let row = master.store().table(table).await.expect("the database").expect("the table");
    assert_eq!(row.status, Status::Finished);
    master.close().await;
}

#[tokio::test]
async fn whoever_acts_as_a_table_panics_is_not_told_that_nothing_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let table = opens(&master).await;
    let (seq, action) = asked(&master, table).await;
    master.shared().faults.panics_after_commit.store(true, Ordering::SeqCst);
    assert!(matches!(master.act(table, ANA, seq, &action).await, Err(Refused::Panicked)));
    // The step is on disk, and the table goes on from it.
    let (next, action) = asked(&master, table).await;
    assert!(next > seq);
    master.act(table, ANA, next, &action).await.expect("the table goes on");
    master.close().await;
}

#[tokio::test]
async fn a_table_that_panicked_is_loaded_anew_though_nobody_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let table = opens(&master).await;
    let (seq, action) = asked(&master, table).await;
    let mailbox = || master.mailboxes().mailbox_of(table);
    let before = mailbox().await.expect("a loaded table");
    master.shared().faults.panics_after_commit.store(true, Ordering::SeqCst);
    assert!(matches!(master.act(table, ANA, seq, &action).await, Err(Refused::Panicked)));
    while !mailbox().await.is_some_and(|mailbox| mailbox.initialized() && !Arc::ptr_eq(&mailbox, &before)) {
        tokio::task::yield_now().await;
    }
    master.close().await;
}

#[tokio::test]
async fn a_seat_that_changes_hands_as_its_table_panics_has_changed_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let master = alone(&folder).await;
    let request = OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines: 0,
        level: None,
        options: Default::default(),
        host: Person { user: ANA, name: "Ana".to_owned() },
        language: "en".to_owned(),
    };
    // An AI that answers at once has moved before the panic is planted.
    let times = ChosenTimes { stand_in: Some(AiLevel::Greedy), ..ChosenTimes::default() };
    master.store().set_guild_times(GuildId(1), &times).await.expect("a level");
    let table = master.open(request).await.expect("a table").table;
    let person = |id: u64| Person { user: UserId(id), name: format!("person {id}") };
    for id in [2, 3] {
        master.join(table, person(id)).await.expect("a seat");
    }
    master.start(table, ANA, InteractionId(5), None).await.expect("a start");
    let seat = master.snapshot(table, Some(UserId(3))).await.expect("a snapshot").seat().expect("a seat");
    master.resign(table, UserId(3)).await.expect("resigned");
    master.offer_seat(table, (ANA, false), seat, None).await.expect("an offer");
    // The table takes one job of people before a move that it knows.
    for _ in 0..2 {
        master.snapshot(table, None).await.expect("a snapshot");
    }
    master.shared().faults.panics_after_commit.store(true, Ordering::SeqCst);
    assert!(matches!(master.take_over(table, person(9), seat).await, Err(Refused::Panicked)));
    let look = master.snapshot(table, Some(UserId(9))).await.expect("a snapshot");
    assert_eq!((look.seat(), look.offers().len(), look.sittings().len()), (Some(seat), 0, 2));
    let clock = look.clock().and_then(|clock| clock.of(seat)).expect("a clock");
    assert!(clock.absent.is_none() && !look.seats()[seat.index()].resigned);
    let rows = master.store().due(i64::MAX, 100, &Busy::default()).await.expect("rows");
    assert!(rows.iter().any(|row| row.kind == "seat-gone"), "with what is told of it");
    master.close().await;
}
