//! Erasing a person everywhere: in lobbies, at running tables with others and alone, at finished ones.

use crate::fixture::{Fixture, GUILD, PEOPLE, person, row, user, wish};
use agon_gamemaster::{ChannelId, Extras, FRESH_MS, OpenTable, Rematch, TableId, UserId};
use agon_store::{Busy, History, Leaderboard, NewTable, Period, Secret, Settled, Status, UserData};
use serde_json::json;
use std::sync::atomic::Ordering;

const BEN: usize = 1;

/// A table in a channel of its own.
fn wish_of(host: usize, channel: u64) -> OpenTable {
    OpenTable { channel: ChannelId(channel), host: person(host), ..wish("offrandes", 4) }
}

async fn board(fixture: &Fixture) -> Leaderboard {
    fixture.board("offrandes", Period::AllTime).await
}

fn ratings(board: &Leaderboard) -> Vec<(UserId, i64, u32)> {
    board.rows.items.iter().map(|row| (row.user, row.rating.rating, row.played)).collect()
}

/// True if a text names Ben or contains his id.
fn tells(text: &str) -> bool {
    text.contains(PEOPLE[BEN]) || text.contains(&user(BEN).to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_is_nowhere_and_everybody_else_stays() {
    let fixture = Fixture::open().await;
    let (master, store) = (&fixture.master, fixture.master.store());
    let old = fixture.table(wish_of(0, 1), [1, 2, 3]).await;
    fixture.plays_to_the_end(old).await;
    // Two days later. Older tables keep their pictures.
    fixture.now.fetch_add(2 * FRESH_MS, Ordering::SeqCst);
    let new = fixture.table(wish_of(1, 2), [0, 2]).await;
    fixture.plays_to_the_end(new).await;
    let hosted = fixture.lobby(wish_of(1, 3), [2]).await.table;
    let alone_in_lobby = fixture.lobby(wish_of(1, 4), []).await.table;
    let joined = fixture.lobby(wish_of(0, 5), [1]).await.table;
    let with_others = fixture.table(wish_of(0, 6), [1, 2, 3]).await;
    let alone = fixture.table(wish_of(1, 7), []).await;
    let Rematch { table: held, opened } = master.rematch(old, person(3), ChannelId(8)).await.expect("a rematch");
    assert!(opened && fixture.snapshot(held.table).await.held().iter().any(|held| held.user == user(BEN)));
    store.set_note(old, user(BEN), Some(Secret("mine".to_owned()))).await.expect("a note");
    let before = board(&fixture).await;
    let all = [old, new, hosted, alone_in_lobby, joined, with_others, alone, held.table];
    // Marks every row of the outbox as sent.
    for row in store.due(i64::MAX, 10_000, &Busy::default()).await.expect("the outbox") {
        store.settle(&[(row.outbox, Settled::Sent)], master.now_ms()).await.expect("a mark");
    }

    master.erase_user(user(BEN)).await.expect("forgotten");

    for table in all {
        let look = fixture.snapshot(table).await;
        let told = format!("{:?} {:?} {:?} {:?}", look.table(), look.seats(), look.held(), look.host());
        assert!(!tells(&told), "{told}");
        assert!(!tells(&format!("{:?}", store.seats(table).await)), "on disk");
    }
    assert_eq!(fixture.snapshot(hosted).await.table().host, user(2), "whoever sits longest");
    assert_eq!(fixture.snapshot(alone_in_lobby).await.table().status, Status::Closed);
    assert_eq!(fixture.snapshot(joined).await.seats().len(), 1);
    assert_eq!(fixture.snapshot(held.table).await.held().len(), 2);
    let on = fixture.snapshot(with_others).await;
    let seat = on.seats().iter().find(|row| row.user.is_some_and(UserId::is_former)).expect("a former player's seat");
    assert!(on.is_running() && seat.resigned && seat.ai.is_some());
    assert_eq!(fixture.snapshot(alone).await.table().status, Status::Aborted);

    let (rows, mut kept) = tokio::sync::mpsc::channel(100);
    store.user_data(user(BEN), rows).await.expect("what is kept");
    while let Some(kept) = kept.recv().await {
        assert!(matches!(kept, UserData::List(_) | UserData::End), "{kept:?}");
    }
    let past = store.finished(&History { guild: Some(GUILD), ..History::default() }, 0, 9).await.expect("the history");
    assert!(past.items.len() == 3 && !tells(&format!("{past:?}")));
    let after = board(&fixture).await;
    let others: Vec<_> = ratings(&before).into_iter().filter(|(who, ..)| *who != user(BEN)).collect();
    assert_eq!((ratings(&after), ratings(&before).len()), (others, 4));
    assert!(!tells(&format!("{after:?}")));

    // The courier shows recent boards again, but not older ones.
    let due = store.due(i64::MAX, 10_000, &Busy::default()).await.expect("the outbox");
    let erased = due.iter().filter(|row| row.due_at_ms > master.now_ms() && row.kind == "face");
    let shown: Vec<TableId> = erased.map(|row| row.table.expect("a table")).collect();
    assert_eq!(shown, [new, alone_in_lobby, with_others, alone], "{due:?}");
    assert!(
        due.iter()
            .all(|row| ["board", "face", "notice", "orders", "lobby-over", "followers"].contains(&row.kind.as_str())),
        "{due:?}"
    );
    assert!(!tells(&format!("{due:?}")));

    // The table continues, and has no such person at its end.
    fixture.plays_to_the_end(with_others).await;
    assert!(!store.has_user(user(BEN)).await.expect("the database"));
    assert!(!ratings(&board(&fixture).await).iter().any(|(who, ..)| who.is_former() || *who == user(BEN)));
    // A second time does nothing. A former player's own number cannot be erased either.
    let rows = store.due(i64::MAX, 10_000, &Busy::default()).await.expect("the outbox").len();
    master.erase_user(user(BEN)).await.expect("nothing to do");
    master.erase_user(seat.user.expect("a former player")).await.expect("nothing to do");
    assert_eq!(store.due(i64::MAX, 10_000, &Busy::default()).await.expect("the outbox").len(), rows);
    assert_eq!(fixture.snapshot(with_others).await.seats()[usize::from(seat.seat)].user, seat.user);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_names_no_former_player_and_a_rematch_holds_no_seat_for_one() {
    let fixture = Fixture::open().await;
    let table = fixture.table(wish_of(0, 1), [1, 2]).await;
    fixture.plays_to_the_end(table).await;
    fixture.master.erase_user(user(BEN)).await.expect("forgotten");
    let file = fixture.master.file(table).await.expect("a file");
    let lines = file.lines(Extras { states: false, people: true }).expect("lines");
    let header: serde_json::Value = serde_json::from_str(lines.lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["players"], json!(["Ana", null, "Cleo", "greedy"]));
    let (ana, cleo) = (user(0).to_string(), user(2).to_string());
    assert_eq!(header["people"], json!([ana, null, cleo, null]));
    assert!(fixture.master.verify(table).await.expect("a finished table").is_ok());
    let Rematch { table, .. } = fixture.master.rematch(table, person(0), ChannelId(9)).await.expect("a rematch");
    let held: Vec<UserId> = fixture.snapshot(table.table).await.held().iter().map(|held| held.user).collect();
    assert_eq!(held, [user(2)]);
}

#[tokio::test]
async fn a_table_nobody_can_read_keeps_no_name() {
    let fixture = Fixture::open().await;
    let store = fixture.master.store();
    let table = fixture.writes(NewTable { rules: 99, ..row("offrandes", 3) }).await;
    assert!(fixture.master.snapshot(table, None).await.is_err(), "no version of the rules has this number");
    fixture.master.erase_user(user(BEN)).await.expect("forgotten");
    let seats = store.seats(table).await.expect("the seats");
    assert!(seats[BEN].user.is_some_and(UserId::is_former) && seats[BEN].resigned && seats[BEN].name.is_empty());
    assert!(!store.has_user(user(BEN)).await.expect("the database"));
}
