//! Tests of backups and of what a restore compares and marks.

use crate::fixture::{ANA, BEN, Fixture, finished, fixture, lobby, message, open, person, running};
use agon_store::{
    Busy, ChannelId, Commit, Copied, FileContents, MessageId, NewOutbox, NewStep, NoticeRow, Numbers, OpenError,
    Status, Store, TableId, UserId,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

const CLEO: UserId = UserId(3);

/// Writes a backup of the store in use.
async fn backed_up(at: &Fixture) -> PathBuf {
    let copy = at.path.with_file_name("safe.db");
    fs::write(&copy, "").unwrap();
    Store::back_up(&at.path, &copy, || true).await.unwrap();
    copy
}

/// Adds a step to a table that has `seq`.
async fn step(at: &Fixture, table: TableId, seq: u32) {
    let steps = vec![NewStep { seat: Some(0), text: "pass".to_owned(), stood_in: false, automatic: false, cut: false }];
    at.store.commit(Commit { steps, ..Commit::at(table, seq, 3_000) }).await.unwrap();
}

#[tokio::test]
async fn a_backup_beside_a_writer_has_all_that_was_confirmed() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    step(&at, table, 0).await;
    let copy = at.path.with_file_name("safe.db");
    fs::write(&copy, "").unwrap();
    // A write in progress does not hold it up: what it adds is in this backup or in the next.
    let more = async {
        for seq in 1..40 {
            step(&at, table, seq).await;
        }
    };
    let (copied, ()) = tokio::join!(Store::back_up(&at.path, &copy, || true), more);
    let Copied { tables, steps } = copied.unwrap();
    assert!(tables == 1 && (1..=40).contains(&steps), "{tables} {steps}");
    let other = Store::open(&copy, 0).await.unwrap();
    assert_eq!(other.steps(table).await.unwrap().len() as i64, steps);
    assert_eq!(at.store.steps(table).await.unwrap().len(), 40);
    other.close().await;
}

#[tokio::test]
async fn only_a_whole_database_of_ours_is_backed_up_and_restored() {
    let at = fixture().await;
    let copy = backed_up(&at).await;
    let whole = fs::read(&copy).unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = at.path.with_file_name(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let target = file("target.db", b"");
    let empty = file("empty.db", b"");
    assert!(matches!(Store::back_up(&empty, &target, || true).await, Err(OpenError::Empty { .. })));
    assert!(matches!(FileContents::of_backup(&empty).await, Err(OpenError::Empty { .. })));
    let cut = file("cut.db", &whole[..whole.len() / 2]);
    assert!(matches!(FileContents::of_backup(&cut).await, Err(OpenError::Damaged { .. })));
    // A file with content is never written over.
    assert!(Store::back_up(&at.path, &cut, || true).await.is_err());
    assert_eq!(fs::read(&cut).unwrap().len(), whole.len() / 2);
    let nowhere = at.path.with_file_name("none.db");
    assert!(FileContents::of_backup(&nowhere).await.is_err() && !nowhere.exists());
}

#[tokio::test]
async fn a_restore_knows_what_is_lost_and_marks_what_comes_back() {
    let at = fixture().await;
    let pair = vec![person(0, ANA, "Ana"), person(1, CLEO, "Cleo")];
    let over = finished(&at.store, lobby(2, pair), &[1, 2], 5_000).await;
    let table = running(&at.store, 1).await.table;
    let waiting = open(&at.store, lobby(3, vec![person(0, BEN, "Ben")])).await.unwrap().table;
    step(&at, table, 0).await;
    at.store.set_board_message(table, ChannelId(1), MessageId(70), None, &[]).await.unwrap();
    at.store.set_notice(table, Some(NoticeRow { seq: 1, message: MessageId(71) }), &[]).await.unwrap();
    at.store.note_call(table, BEN, 1).await.unwrap();
    at.store
        .enqueue(vec![NewOutbox { table: Some(table), ..message("board", 0) }, message("season", 0)])
        .await
        .unwrap();
    let copy = backed_up(&at).await;

    // The future that will be lost: a step, a table, messages, and a person who is erased.
    step(&at, table, 1).await;
    let late = running(&at.store, 4).await.table;
    at.store.enqueue(vec![message("welcome", 0); 5]).await.unwrap();
    at.store.erase(CLEO, 6_000, Vec::new()).await.unwrap();
    let used =
        at.store.due(i64::MAX, 99, &Busy::default()).await.unwrap().iter().map(|row| row.outbox.0).max().unwrap();

    let backup = FileContents::of_backup(&copy).await.unwrap();
    let ids: Vec<_> = backup.tables.iter().map(|state| (state.table, state.status, state.seq)).collect();
    assert_eq!(ids, [(table, Status::Running, 1), (waiting, Status::Lobby, 0)]);
    assert_eq!(backup.tables[0].board_message, Some(MessageId(70)));
    let present = FileContents::of_present(&at.path, &[table, waiting]).await.unwrap();
    assert_eq!(present.tables.iter().map(|state| (state.table, state.seq)).max(), Some((late, 0)));
    assert!(present.tables.iter().any(|state| state.table == table && state.seq == 2));
    assert_eq!(backup.people.difference(&present.people).copied().collect::<BTreeSet<_>>(), BTreeSet::from([CLEO]));
    assert_eq!((present.newest.table, present.newest.outbox), (late.0, used));
    at.store.close().await;
    // So does a file that no process uses.
    assert_eq!(FileContents::of_present(&at.path, &[table, waiting]).await.unwrap(), present);

    let numbers = backup.newest.beyond(Some(present.newest));
    assert_eq!(numbers, Numbers { outbox: used + 1_000_000, table: late.0 + 1_000 });
    let told = NewOutbox { table: Some(table), ..message("restored", 7) };
    Store::mark_restored(&copy, 9_000, numbers, &[told]).await.unwrap();
    let store = Store::open(&copy, 0).await.unwrap();
    for back in [table, waiting] {
        let row = store.table(back).await.unwrap().unwrap();
        assert_eq!((row.restored_at_ms, row.board_message, row.notice), (Some(9_000), None, None));
    }
    assert_eq!(store.called(table, BEN).await.unwrap(), None);
    assert_eq!(store.table(over).await.unwrap().unwrap().restored_at_ms, None);
    // Of the rows from before only those about no open table are still to be sent.
    let due = store.due(i64::MAX, 99, &Busy::default()).await.unwrap();
    let open_before = due.iter().filter(|row| row.outbox.0 <= used && row.table.is_some_and(|at| at != over)).count();
    assert_eq!(open_before, 0);
    assert!(due.iter().any(|row| row.kind == "season"));
    let told = due.iter().find(|row| row.kind == "restored").unwrap();
    assert_eq!(told.nonce, format!("o{}", used + 1_000_001));
    assert_eq!(running(&store, 5).await.table, TableId(late.0 + 1_001));
    store.close().await;
}
