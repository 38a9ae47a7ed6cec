//! Tests of commits: whole or not at all, in order, and never changed again.

use crate::fixture::{
    ANA, BEN, Fixture, ai, fixture, lobby, message, open, person, resigned, result_rows, running, starting,
};
use agon_store::{
    Busy, Commit, DecidedRow, End, Ending, InteractionId, NewStep, ResultRow, SealedChange, SealedRow, Secret, Status,
    Store, StoreError, TableId,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

fn step(seat: Option<u8>, text: &str) -> NewStep {
    NewStep { seat, text: text.to_owned(), stood_in: false, automatic: false, cut: false }
}

fn put(seat: u8, words: &str, locked: bool) -> SealedChange {
    SealedChange::Put {
        seat,
        seq: 0,
        words: words.to_owned().into(),
        locked,
        blind: locked.then_some(Secret([seat; 32])),
        cut: false,
    }
}

/// Returns everything that the store holds about a table, to compare before and after.
async fn picture(store: &Store, table: TableId) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        store.table(table).await.unwrap(),
        store.seats(table).await.unwrap(),
        store.steps(table).await.unwrap(),
        // Debug output hides secrets, so the test compares them itself.
        store.sealed(table).await.unwrap().into_iter().map(|row| (row.seat, row.words.0)).collect::<Vec<_>>(),
        store.results(table).await.unwrap(),
        store.due(i64::MAX, 99, &Busy::default()).await.unwrap(),
    )
}

/// Makes a commit that changes everything that a commit can change.
fn everything(table: TableId, expected_seq: u32) -> Commit {
    let results = result_rows(&[person(0, ANA, "Ana"), ai(1)], &[1, 2]);
    Commit {
        steps: vec![step(None, "start 1"), step(Some(0), "bid 4")],
        sealed: SealedChange::Clear,
        seats: Some(vec![ai(1)]),
        end: Some(End { status: Ending::Finished, reason: Some("altars".to_owned()), results, margin: None }),
        outbox: vec![message("board", 5)],
        ..Commit::at(table, expected_seq, 3_000)
    }
}

#[tokio::test]
async fn a_commit_starts_plays_and_ends_a_table() {
    let at = fixture().await;
    let row = running(&at.store, 1).await;
    assert_eq!((row.status, row.start_interaction), (Status::Running, Some(InteractionId(77))));
    assert_eq!(row.started_at_ms, Some(2_000));
    assert!(matches!(at.store.commit(starting(row.table)).await, Err(StoreError::NotLobby)));

    let seq = at.store.commit(everything(row.table, 0)).await.unwrap();
    assert_eq!(seq, 2);
    let steps = at.store.steps(row.table).await.unwrap();
    let told: Vec<_> = steps.iter().map(|step| (step.seq, step.seat, step.text.as_str(), step.at_ms)).collect();
    assert_eq!(told, [(1, None, "start 1", 3_000), (2, Some(0), "bid 4", 3_000)]);
    let row = at.store.table(row.table).await.unwrap().unwrap();
    assert_eq!((row.status, row.seq, row.ended_at_ms), (Status::Finished, 2, Some(3_000)));
    assert_eq!(row.ended_reason.as_deref(), Some("altars"));
    assert_eq!(at.store.seats(row.table).await.unwrap(), [person(0, ANA, "Ana"), ai(1)]);
    let expected = result_rows(&[person(0, ANA, "Ana"), ai(1)], &[1, 2]);
    let results = at.store.results(row.table).await.unwrap();
    assert!(results.iter().all(|result| result.rating_change.is_some()));
    let written: Vec<_> = results.into_iter().map(|result| ResultRow { rating_change: None, ..result }).collect();
    assert_eq!(written, expected);
    assert_eq!(at.store.due(5, 9, &Busy::default()).await.unwrap()[0].table, Some(row.table));

    let before = picture(&at.store, row.table).await;
    assert!(matches!(at.store.commit(everything(row.table, 2)).await, Err(StoreError::NotOpen)));
    assert!(matches!(at.store.commit(everything(TableId(9), 0)).await, Err(StoreError::NoTable)));
    assert_eq!(before, picture(&at.store, row.table).await);
}

#[tokio::test]
async fn the_last_decision_by_hand_is_kept_until_the_seat_changes_hands() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let by = |seat, seq| DecidedRow { seat, seq };
    assert_eq!(at.store.decided(table).await.unwrap(), [by(0, 0), by(1, 0)], "the start is where recaps begin");
    let bid = Commit { steps: vec![step(Some(1), "bid 4")], decided: Some(by(1, 1)), ..Commit::at(table, 0, 3_000) };
    at.store.commit(bid).await.unwrap();
    let seal = Commit { sealed: put(0, "secret", true), decided: Some(by(0, 1)), ..Commit::at(table, 1, 3_000) };
    at.store.commit(seal).await.unwrap();
    // A step by an order or an AI, and a step that fails, change nothing.
    at.store.commit(Commit { steps: vec![step(Some(1), "pass")], ..Commit::at(table, 1, 3_000) }).await.unwrap();
    let bad = Commit { steps: vec![step(Some(9), "pass")], decided: Some(by(1, 3)), ..Commit::at(table, 2, 3_000) };
    assert!(at.store.commit(bad).await.is_err());
    assert_eq!(at.store.decided(table).await.unwrap(), [by(0, 1), by(1, 1)]);

    // The same person stays in the seat that the game puts out. A resigned seat has another holder.
    let put_out = agon_store::SeatRow { left_at_ms: Some(4_000), ..person(0, ANA, "Ana") };
    let seats = Some(vec![put_out, resigned(1, BEN, "Ben")]);
    at.store.commit(Commit { seats, ..Commit::at(table, 2, 4_000) }).await.unwrap();
    assert_eq!(at.store.decided(table).await.unwrap(), [by(0, 1)]);
}

#[tokio::test]
async fn a_stale_commit_changes_nothing() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let commit = Commit { steps: vec![step(None, "start 1")], ..Commit::at(table, 0, 3_000) };
    assert_eq!(at.store.commit(commit).await.unwrap(), 1);
    let before = picture(&at.store, table).await;
    for expected_seq in [0, 2] {
        let refused = at.store.commit(everything(table, expected_seq)).await;
        assert!(matches!(refused, Err(StoreError::Stale { now: 1 })));
    }
    assert_eq!(before, picture(&at.store, table).await);
}

#[tokio::test]
async fn of_two_commits_at_once_one_is_stale() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let commit = |text| Commit { steps: vec![step(Some(0), text)], ..Commit::at(table, 0, 3_000) };
    let (first, second) = tokio::join!(at.store.commit(commit("bid 4")), at.store.commit(commit("bid 5")));
    assert!(matches!(
        (&first, &second),
        (Ok(1), Err(StoreError::Stale { now: 1 })) | (Err(StoreError::Stale { now: 1 }), Ok(1))
    ));
    assert_eq!(at.store.steps(table).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_commit_that_fails_anywhere_leaves_nothing() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    at.store.commit(Commit { sealed: put(0, "secret", false), ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let before = picture(&at.store, table).await;
    let sound = || everything(table, 0);

    let mut bad_step = sound();
    bad_step.steps.push(step(Some(9), "bid 4"));
    let mut bad_seat = sound();
    bad_seat.seats = Some(vec![ai(0), agon_store::SeatRow { ai: None, ..ai(1) }]);
    let mut bad_sealed = sound();
    bad_sealed.sealed = put(9, "secret", true);
    let mut bad_result = sound();
    if let Some(end) = &mut bad_result.end {
        end.results[1].place = 0;
    }
    let mut bad_outbox = sound();
    bad_outbox.outbox.push(agon_store::NewOutbox { table: Some(TableId(99)), ..message("board", 1) });
    for commit in [bad_step, bad_seat, bad_sealed, bad_result, bad_outbox] {
        assert!(matches!(at.store.commit(commit).await, Err(StoreError::Database(_))));
        assert_eq!(before, picture(&at.store, table).await);
    }
    assert_eq!(at.store.commit(sound()).await.unwrap(), 2);
}

#[tokio::test]
async fn sealed_choices_are_laid_down_changed_and_cleared_without_a_step() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    for (seat, words, locked) in [(1, "open 3", true), (0, "open 1", false), (0, "open 2", true)] {
        let commit = Commit { sealed: put(seat, words, locked), ..Commit::at(table, 0, 3_000) };
        assert_eq!(at.store.commit(commit).await.unwrap(), 0);
    }
    let expected = [(0, "open 2"), (1, "open 3")].map(|(seat, words)| SealedRow {
        seat,
        seq: 0,
        words: Secret(words.to_owned()),
        locked: true,
        blind: Some(Secret([seat; 32])),
        cut: false,
    });
    let sealed = at.store.sealed(table).await.unwrap();
    assert_eq!(sealed, expected);
    assert!(!format!("{sealed:?}").contains("open"));

    at.store.commit(Commit::at(table, 0, 3_000)).await.unwrap();
    assert_eq!(at.store.sealed(table).await.unwrap(), expected);
    at.store.commit(Commit { sealed: SealedChange::Clear, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    assert_eq!(at.store.sealed(table).await.unwrap(), []);
}

#[tokio::test]
async fn a_resigned_person_keeps_the_seat_beside_the_ai() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let seats = Some(vec![resigned(0, ANA, "Ana")]);
    at.store.commit(Commit { seats, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let seats = at.store.seats(table).await.unwrap();
    assert_eq!(seats[0], resigned(0, ANA, "Ana"));
    assert_eq!(seats.len(), 2);
}

#[tokio::test]
async fn a_lobby_can_be_closed_but_not_finished() {
    let at = fixture().await;
    let table = open(&at.store, lobby(1, vec![])).await.unwrap().table;
    let end = |status| Some(End { status, reason: None, results: vec![], margin: None });
    let finish = Commit { end: end(Ending::Finished), ..Commit::at(table, 0, 9) };
    assert!(matches!(at.store.commit(finish).await, Err(StoreError::Database(_))));
    at.store.commit(Commit { end: end(Ending::Closed), ..Commit::at(table, 0, 9) }).await.unwrap();
    assert_eq!(at.store.table(table).await.unwrap().unwrap().status, Status::Closed);
}

#[tokio::test]
async fn a_log_is_only_added_to_at_its_end() {
    let Fixture { store, path, _dir } = fixture().await;
    let table = running(&store, 1).await.table;
    let steps = vec![step(None, "start 1"), step(Some(0), "bid 4")];
    store.commit(Commit { steps, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let before = store.steps(table).await.unwrap();
    store.close().await;

    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    for forbidden in [
        "UPDATE step SET text = 'bid 5' WHERE seq = 2",
        "DELETE FROM step WHERE seq = 2",
        "DELETE FROM step",
        "INSERT OR REPLACE INTO step VALUES (1, 2, 0, 'bid 5', 1)",
        "REPLACE INTO step VALUES (1, 1, 0, 'bid 5', 1)",
        "INSERT INTO step VALUES (1, 4, 0, 'bid 5', 1)",
        "INSERT INTO step VALUES (1, 3, 5, 'bid 5', 1)",
    ] {
        assert!(connection.execute(forbidden).await.is_err(), "{forbidden}");
    }
    connection.close().await.unwrap();
    let store = Store::open(&path, 0).await.unwrap();
    assert_eq!(store.steps(table).await.unwrap(), before);
}
