//! Tests of outages of the bot: they cost nobody time, and are noted once.

use crate::fixture::{Fixture, fixture, lobby, open, running};
use agon_store::{ClockRow, Commit, End, Ending, NewDeadline, TableId, TimesChange};

/// The kinds of the deadlines that an outage moves.
const KINDS: [&str; 2] = ["turn", "remind"];
const MINUTE: i64 = 60_000;
/// The time at which the bot is back.
const NOW: i64 = 100 * MINUTE;

fn due(kind: &str, due_at_ms: i64) -> NewDeadline {
    NewDeadline { kind: kind.to_owned(), due_at_ms: Some(due_at_ms) }
}

fn since(seat: u8, since_ms: Option<i64>) -> ClockRow {
    ClockRow { allowance_ms: 60 * MINUTE, since_ms, called: since_ms.is_some(), ..ClockRow::new(seat) }
}

/// Writes the clocks of both seats of a table, and a deadline of every kind.
async fn write(at: &Fixture, table: TableId, clocks: [Option<i64>; 2], times: TimesChange) {
    let clocks = vec![since(0, clocks[0]), since(1, clocks[1])];
    let due = [("turn", 150), ("remind", 140), ("idle", 900), ("question", 200)];
    let deadlines = due.map(|(kind, minutes)| self::due(kind, minutes * MINUTE)).to_vec();
    let commit = Commit { clocks, deadlines, times: Some(times), ..Commit::at(table, 0, 90 * MINUTE) };
    at.store.commit(commit).await.unwrap();
}

/// Returns the starts of a table's clocks, and the due times of its deadlines `idle`, `question`, `remind` and `turn`.
async fn read(at: &Fixture, table: TableId) -> (Vec<Option<i64>>, Vec<i64>) {
    let clocks = at.store.clocks(table).await.unwrap().iter().map(|clock| clock.since_ms).collect();
    let mut deadlines = at.store.deadlines(table).await.unwrap();
    deadlines.sort_by(|one, other| one.kind.cmp(&other.kind));
    (clocks, deadlines.iter().map(|deadline| deadline.due_at_ms).collect())
}

async fn moved(at: &Fixture, table: TableId) -> (i64, Option<i64>, Option<u32>) {
    let times = at.store.table(table).await.unwrap().unwrap().times;
    (times.moved_ms, times.moved_last_ms, times.moved_seq)
}

#[tokio::test]
async fn the_last_beat_is_the_newest() {
    let at = fixture().await;
    assert_eq!(at.store.last_beat().await.unwrap(), None);
    for now_ms in [5 * MINUTE, 6 * MINUTE, 4 * MINUTE] {
        at.store.beat(now_ms).await.unwrap();
        assert_eq!(at.store.last_beat().await.unwrap(), Some(now_ms), "as the machine's clock has it");
    }
}

#[tokio::test]
async fn an_outage_moves_what_runs_and_nothing_else() {
    let at = fixture().await;
    let mut tables = Vec::new();
    for channel in 1..=5 {
        tables.push(running(&at.store, channel).await.table);
    }
    let [runs, stands, paused, begins, over] = tables[..] else { panic!("five tables") };
    let in_lobby = open(&at.store, lobby(6, vec![])).await.unwrap().table;
    let pause = TimesChange { paused_until_ms: Some(Some(999 * MINUTE)), ..TimesChange::default() };
    // Seat 1 is called only in a minute.
    write(&at, runs, [Some(40 * MINUTE), Some(NOW + MINUTE)], TimesChange::default()).await;
    write(&at, stands, [None, None], TimesChange::default()).await;
    write(&at, paused, [Some(40 * MINUTE), None], pause).await;
    write(&at, begins, [Some(NOW), Some(NOW + MINUTE)], TimesChange::default()).await;
    write(&at, over, [Some(40 * MINUTE), None], TimesChange::default()).await;
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(over, 0, 91 * MINUTE) }).await.unwrap();
    let mut before = Vec::new();
    for table in [stands, paused, begins, over, in_lobby] {
        before.push((table, read(&at, table).await));
    }

    // The bot was gone for 42 minutes.
    at.store.beat(NOW - 42 * MINUTE).await.unwrap();
    assert_eq!(at.store.credit_outage(42 * MINUTE, NOW, &KINDS).await.unwrap(), [runs]);
    let (clocks, deadlines) = read(&at, runs).await;
    assert_eq!(clocks, [Some(82 * MINUTE), Some(NOW + MINUTE)], "who is not called yet lost nothing");
    assert_eq!(deadlines, [942 * MINUTE, 242 * MINUTE, 182 * MINUTE, 192 * MINUTE], "by the same span");
    assert_eq!(moved(&at, runs).await, (42 * MINUTE, Some(42 * MINUTE), Some(0)));
    for (table, mut expected) in before {
        // Nobody could say that the table is still played, or answer a question.
        expected.1.iter_mut().take(2).for_each(|due_ms| *due_ms += 42 * MINUTE);
        assert_eq!((read(&at, table).await, moved(&at, table).await), (expected, (0, None, None)));
    }
    assert_eq!(at.store.last_beat().await.unwrap(), Some(NOW));
}

#[tokio::test]
async fn an_outage_counts_once_and_the_next_adds_to_it() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    write(&at, table, [Some(40 * MINUTE), None], TimesChange::default()).await;
    at.store.beat(NOW - 5 * MINUTE).await.unwrap();
    // The caller takes the gap from the last beat: the second time there is none.
    for expected in [vec![table], vec![]] {
        let gap = NOW - at.store.last_beat().await.unwrap().unwrap();
        assert_eq!(at.store.credit_outage(gap, NOW, &KINDS).await.unwrap(), expected);
        assert_eq!(read(&at, table).await.0[0], Some(45 * MINUTE));
        assert_eq!(moved(&at, table).await, (5 * MINUTE, Some(5 * MINUTE), Some(0)));
    }
    // A machine's clock that was set back gives nothing, and the next beat counts from there.
    assert_eq!(at.store.credit_outage(-MINUTE, NOW - MINUTE, &KINDS).await.unwrap(), []);
    assert_eq!(at.store.last_beat().await.unwrap(), Some(NOW - MINUTE));

    let pass =
        agon_store::NewStep { seat: Some(0), text: "pass".to_owned(), stood_in: false, automatic: false, cut: false };
    at.store.commit(Commit { steps: vec![pass], ..Commit::at(table, 0, NOW) }).await.unwrap();
    assert_eq!(at.store.credit_outage(2 * MINUTE, NOW + 9 * MINUTE, &KINDS).await.unwrap(), [table]);
    assert_eq!(read(&at, table).await.0[0], Some(47 * MINUTE));
    assert_eq!(moved(&at, table).await, (7 * MINUTE, Some(2 * MINUTE), Some(1)), "in all; the last; after which step");
    assert_eq!(read(&at, table).await.1, [907, 207, 147, 157].map(|minutes| minutes * MINUTE));
    // Without kinds the clocks move, and what every table has.
    at.store.credit_outage(MINUTE, NOW + 20 * MINUTE, &[]).await.unwrap();
    assert_eq!(
        read(&at, table).await,
        (vec![Some(48 * MINUTE), None], [908, 208, 147, 157].map(|minutes| minutes * MINUTE).to_vec())
    );
}

/// A table thinks with the clocks that it read. An outage may be noted before it writes them back.
#[tokio::test]
async fn a_commit_makes_up_for_an_outage_that_it_did_not_know() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    write(&at, table, [Some(40 * MINUTE), None], TimesChange::default()).await;
    at.store.credit_outage(30 * MINUTE, NOW, &KINDS).await.unwrap();
    let commit = |known_moved_ms| Commit {
        clocks: vec![since(0, None), since(1, Some(NOW))],
        deadlines: vec![due("turn", 150 * MINUTE), due("remind", 140 * MINUTE), due("idle", 900 * MINUTE)],
        known_moved_ms,
        ..Commit::at(table, 0, NOW)
    };
    let [as_written, moved_on] = [0, 30 * MINUTE].map(|unknown| {
        let clocks = vec![None, Some(NOW + unknown)];
        (clocks, vec![900 * MINUTE, 230 * MINUTE, 140 * MINUTE + unknown, 150 * MINUTE + unknown])
    });
    for (known_moved_ms, expected) in [
        (Some(0), &moved_on),
        (Some(30 * MINUTE), &as_written),
        // A caller that knows more than the table is not corrected, nor is one that asks for no correction.
        (Some(99 * MINUTE), &as_written),
        (None, &as_written),
    ] {
        at.store.commit(commit(known_moved_ms)).await.unwrap();
        assert_eq!(&read(&at, table).await, expected, "{known_moved_ms:?}");
    }
    // A deadline that goes has no time to be moved.
    let deadlines = vec![NewDeadline { kind: "turn".to_owned(), due_at_ms: None }];
    let gone = Commit { deadlines, known_moved_ms: Some(0), ..Commit::at(table, 0, NOW) };
    at.store.commit(gone).await.unwrap();
    assert_eq!(read(&at, table).await.1, [900 * MINUTE, 230 * MINUTE, 140 * MINUTE]);
}
