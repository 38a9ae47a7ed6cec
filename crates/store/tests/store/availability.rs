//! Tests of reminders, quiet hours, announced absences and followers.

use crate::fixture::{ANA, BEN, EVA, fixture, message, running, starting};
use agon_store::{
    AwayPolicy, AwayRow, Busy, ChosenTimes, Commit, End, Ending, FOLLOWED, Followed, Reminders, Settled, TableId,
    TimesChange,
};

#[tokio::test]
async fn a_person_chooses_reminders_and_quiet_hours() {
    let at = fixture().await;
    let player = at.store.player(ANA).await.unwrap();
    assert_eq!(
        (player.reminders, player.quiet_from, player.quiet_to, player.zone),
        (Reminders::Once, None, None, None)
    );
    at.store.set_reminders(ANA, Reminders::SixHours).await.unwrap();
    at.store.set_quiet_hours(ANA, Some((1_320, 480)), Some("Europe/Madrid")).await.unwrap();
    let player = at.store.player(ANA).await.unwrap();
    assert_eq!((player.reminders, player.quiet_from, player.quiet_to), (Reminders::SixHours, Some(1_320), Some(480)));
    assert_eq!(player.zone.as_deref(), Some("Europe/Madrid"));

    // Minutes outside a day, and hours that never end, are refused.
    for hours in [(1_440, 480), (480, 480), (480, 5_000)] {
        assert!(at.store.set_quiet_hours(ANA, Some(hours), None).await.is_err(), "{hours:?}");
    }
    at.store.set_quiet_hours(ANA, None, None).await.unwrap();
    let player = at.store.player(ANA).await.unwrap();
    assert_eq!((player.quiet_from, player.quiet_to), (None, None));
    assert_eq!(player.zone.as_deref(), Some("Europe/Madrid"), "the zone stays");
    assert_eq!(at.store.player(BEN).await.unwrap().reminders, Reminders::Once);
}

#[tokio::test]
async fn an_announced_absence_is_seen_at_every_table_of_its_person() {
    let at = fixture().await;
    let [one, two] = [running(&at.store, 1).await.table, running(&at.store, 2).await.table];
    assert_eq!(at.store.away(one).await.unwrap(), []);
    assert!(at.store.set_away(BEN, Some((50, 50))).await.is_err(), "no time at all");
    at.store.set_away(BEN, Some((50, 90))).await.unwrap();
    let away = [AwayRow { seat: 1, from_ms: 50, until_ms: 90 }];
    assert_eq!((at.store.away(one).await.unwrap(), at.store.away(two).await.unwrap()), (away.to_vec(), away.to_vec()));
    assert_eq!(at.store.played_by(BEN).await.unwrap(), [one, two]);
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(one, 0, 9_000) }).await.unwrap();
    assert_eq!(at.store.played_by(BEN).await.unwrap(), [two]);
    assert_eq!(at.store.played_by(EVA).await.unwrap(), []);
    at.store.set_away(BEN, None).await.unwrap();
    assert_eq!(at.store.away(two).await.unwrap(), []);
}

#[tokio::test]
async fn what_happens_in_an_announced_absence_is_chosen_in_the_lobby() {
    let at = fixture().await;
    let table = at.store.open_lobby(crate::fixture::lobby(1, vec![]), Default::default()).await.unwrap().table;
    let away = async || at.store.table(table).await.unwrap().unwrap().times.away;
    assert_eq!(away().await, AwayPolicy::Wait);
    let set = async |away| {
        let times = ChosenTimes { away: Some(away), ..ChosenTimes::default() };
        at.store.set_table_times(table, times, &[message("board", 0)]).await.unwrap();
    };
    set(AwayPolicy::Ai).await;
    assert_eq!(away().await, AwayPolicy::Ai);
    at.store.commit(starting(table)).await.unwrap();
    set(AwayPolicy::Wait).await;
    assert_eq!(away().await, AwayPolicy::Ai, "it has begun");
    assert_eq!(at.store.due(i64::MAX, 99, &Busy::default()).await.unwrap().len(), 1);

    // The step of the last nudge stands until the next.
    let nudge = TimesChange { nudged_seq: Some(0), ..TimesChange::default() };
    at.store.commit(Commit { times: Some(nudge), ..Commit::at(table, 0, 3_000) }).await.unwrap();
    at.store.commit(Commit { times: Some(TimesChange::default()), ..Commit::at(table, 0, 4_000) }).await.unwrap();
    assert_eq!(at.store.table(table).await.unwrap().unwrap().times.nudged_seq, Some(0));
}

#[tokio::test]
async fn a_message_put_off_for_quiet_hours_has_not_failed() {
    let at = fixture().await;
    at.store.enqueue(vec![message("board", 0), message("board", 0)]).await.unwrap();
    let rows = at.store.due(0, 9, &Busy::default()).await.unwrap();
    let [one, two] = [rows[0].outbox, rows[1].outbox];
    let settled = [(one, Settled::Deferred { due_at_ms: 80 }), (two, Settled::Postponed { due_at_ms: 70 })];
    at.store.settle(&settled, 5).await.unwrap();
    let rows = at.store.due(80, 9, &Busy::default()).await.unwrap();
    let kept: Vec<_> = rows.iter().map(|row| (row.outbox, row.due_at_ms, row.attempts, row.deferred)).collect();
    assert_eq!(kept, [(two, 70, 1, false), (one, 80, 0, true)]);
}

#[tokio::test]
async fn a_person_follows_open_tables_but_not_too_many() {
    let at = fixture().await;
    let mut tables = Vec::new();
    for channel in 1..=FOLLOWED + 1 {
        tables.push(running(&at.store, u64::from(channel)).await.table);
    }
    let follow = async |table: TableId| at.store.follow(table, EVA).await.unwrap();
    for table in &tables[..FOLLOWED as usize] {
        assert_eq!(follow(*table).await, Followed::Yes);
    }
    assert_eq!(follow(tables[0]).await, Followed::Yes, "once more changes nothing");
    assert_eq!(at.store.followers(tables[0]).await.unwrap(), [EVA]);
    assert_eq!(follow(tables[20]).await, Followed::TooMany);
    at.store.unfollow(tables[3], EVA).await.unwrap();
    assert!(!at.store.follows(tables[3], EVA).await.unwrap());
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(tables[3], 0, 9_000) }).await.unwrap();
    assert_eq!(follow(tables[3]).await, Followed::Over);
    assert_eq!(follow(tables[20]).await, Followed::Yes);
    assert!(at.store.follows(tables[20], EVA).await.unwrap());
}
