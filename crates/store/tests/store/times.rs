//! Tests of clocks, pauses and absence: written with the step that changes them, and stopped at the end.

use crate::fixture::{ANA, BEN, EVA, GUILD, fixture, lobby, message, open, person, result_rows, running, starting};
use agon_store::{
    AbsencePolicy, AbsentWhy, AtZero, AwayPolicy, Busy, ChosenTimes, ClockRow, Commit, End, Ending, GuildId, LobbyPlan,
    NewDeadline, NewStep, NewTable, OrderChange, Pace, ResultRow, Secret, StoreError, TableId, TableTimes, TimesChange,
    UndoPolicy,
};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

/// Returns the clock of Ben, whose time was up twice, with a value in every column.
fn absent(seat: u8) -> ClockRow {
    ClockRow {
        seat,
        allowance_ms: 86_400_000,
        spent_ms: 3_600_000,
        since_ms: Some(1_700_000_000_000),
        reserve_ms: 43_200_000,
        called: true,
        asked: 3,
        chapter: "2 auction".to_owned(),
        reminded: 1,
        covered: true,
        missed: 2,
        stand_in: Some("greedy".to_owned()),
        absent_at_ms: Some(1_700_000_100_000),
        absent_why: Some(AbsentWhy::Clock),
        turns: 9,
        turns_stood_in: 2,
        away_left_ms: 604_800_000,
        away_since_ms: Some(1_700_000_200_000),
    }
}

/// Makes a commit that ends a table without results.
fn stop(table: TableId, seq: u32) -> Commit {
    let end = Some(End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None });
    Commit { end, ..Commit::at(table, seq, 9_000) }
}

#[tokio::test]
async fn a_clock_comes_back_as_it_was_written() {
    let at = fixture().await;
    let [one, two] = [running(&at.store, 1).await.table, running(&at.store, 2).await.table];
    assert_eq!(at.store.clocks(one).await.unwrap(), []);
    let clocks = vec![absent(1), ClockRow::new(0)];
    at.store.commit(Commit { clocks, ..Commit::at(one, 0, 3_000) }).await.unwrap();
    assert_eq!(at.store.clocks(one).await.unwrap(), [ClockRow::new(0), absent(1)], "by seat");
    assert_eq!(at.store.clocks(two).await.unwrap(), []);

    // A clock is put whole; the other one stays.
    let back = ClockRow { allowance_ms: 86_400_000, called: true, turns: 9, turns_stood_in: 2, ..ClockRow::new(1) };
    at.store.commit(Commit { clocks: vec![back.clone()], ..Commit::at(one, 0, 4_000) }).await.unwrap();
    assert_eq!(at.store.clocks(one).await.unwrap(), [ClockRow::new(0), back.clone()]);

    // A commit that fails leaves the clocks as they were: here no person sits in seat 7.
    let clocks = vec![absent(0), ClockRow::new(7)];
    assert!(at.store.commit(Commit { clocks, ..Commit::at(one, 0, 5_000) }).await.is_err());
    let half = ClockRow { absent_why: None, ..absent(0) };
    let half = Commit { clocks: vec![half], ..Commit::at(one, 0, 5_000) };
    assert!(at.store.commit(half).await.is_err(), "absent for no reason");
    assert_eq!(at.store.clocks(one).await.unwrap(), [ClockRow::new(0), back]);
}

#[tokio::test]
async fn a_step_and_an_order_tell_that_they_are_for_an_absent_person() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let order = |about: &str, at_zero| OrderChange::Put {
        seat: 1,
        about: about.to_owned(),
        words: Secret("lot 1 up-to 4".to_owned()),
        at_zero,
    };
    let orders = vec![order("bid", true), order("bribe", false)];
    let step = |stood_in| NewStep { seat: Some(1), text: "pass".to_owned(), stood_in, automatic: false, cut: false };
    let steps = vec![step(false), step(true)];
    at.store.commit(Commit { orders, steps, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    let steps = at.store.steps(table).await.unwrap();
    assert_eq!(steps.iter().map(|step| step.stood_in).collect::<Vec<_>>(), [false, true]);
    let kept = async || at.store.orders(table).await.unwrap().iter().map(|row| row.at_zero).collect::<Vec<_>>();
    assert_eq!(kept().await, [true, false]);
    // The owner turns the order into one that answers at once. An order that is gone answers never.
    let gone = OrderChange::Drop { seat: 1, about: "bribe".to_owned(), told: Some(Secret("used".to_owned())) };
    let orders = vec![order("bid", false), order("bribe", true), gone];
    at.store.commit(Commit { orders, ..Commit::at(table, 2, 4_000) }).await.unwrap();
    assert_eq!(kept().await, [false, false]);
}

#[tokio::test]
async fn a_pause_and_a_question_are_written_each_by_itself() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let none = TableTimes {
        stand_in: agon_store::AiLevel::Normal,
        hints: agon_store::HintPolicy::Alone,
        pace: Pace::None,
        absence: AbsencePolicy::Gentle,
        away: AwayPolicy::Wait,
        undo: UndoPolicy::Own,
        nudged_seq: None,
        paused_until_ms: None,
        pause_reason: None,
        pause_seat: None,
        idle_asked_at_ms: None,
        ready_asked_at_ms: None,
        moved_ms: 0,
        moved_last_ms: None,
        moved_seq: None,
    };
    let times = async || at.store.table(table).await.unwrap().unwrap().times;
    assert_eq!(times().await, none);
    let write = async |times| at.store.commit(Commit { times: Some(times), ..Commit::at(table, 0, 3_000) }).await;
    let reason = Some("the club meets on Monday".to_owned());
    let pause = TimesChange {
        paused_until_ms: Some(Some(90_000)),
        pause_reason: Some(reason.clone()),
        ..TimesChange::default()
    };
    write(pause).await.unwrap();
    let paused = TableTimes { paused_until_ms: Some(90_000), pause_reason: reason, ..none.clone() };
    assert_eq!(times().await, paused);
    write(TimesChange { idle_asked_at_ms: Some(Some(70_000)), ..TimesChange::default() }).await.unwrap();
    assert_eq!(times().await, TableTimes { idle_asked_at_ms: Some(70_000), ..paused.clone() });
    write(TimesChange::default()).await.unwrap();
    write(TimesChange { idle_asked_at_ms: Some(None), ..TimesChange::default() }).await.unwrap();
    assert_eq!(times().await, paused);
    let goes_on = TimesChange { paused_until_ms: Some(None), pause_reason: Some(None), ..TimesChange::default() };
    write(goes_on).await.unwrap();
    assert_eq!(times().await, none);
}

#[tokio::test]
async fn the_end_stops_the_clocks_and_forgets_pause_and_questions() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let times = TimesChange {
        paused_until_ms: Some(Some(90_000)),
        pause_reason: Some(Some("a pause".to_owned())),
        pause_seat: Some(Some(1)),
        idle_asked_at_ms: Some(Some(70_000)),
        ..TimesChange::default()
    };
    let results = result_rows(&[person(0, ANA, "Ana"), person(1, BEN, "Ben")], &[1, 2]);
    let mut results: Vec<_> = results.into_iter().map(|row| ResultRow { turns: Some(9), ..row }).collect();
    results[1] = ResultRow { turns_stood_in: Some(2), absent: true, ..results[1].clone() };
    let end = End { status: Ending::Finished, reason: None, results: results.clone(), margin: None };
    // Even the clocks of the commit that ends the table stop.
    let clocks = vec![ClockRow { since_ms: Some(5_000), ..ClockRow::new(0) }, absent(1)];
    let deadlines = vec![NewDeadline { kind: "turn".to_owned(), due_at_ms: Some(80_000) }];
    let last = Commit { times: Some(times), clocks, deadlines, end: Some(end), ..Commit::at(table, 0, 9_000) };
    at.store.commit(last).await.unwrap();
    let clocks = [ClockRow::new(0), ClockRow { since_ms: None, ..absent(1) }];
    assert_eq!(at.store.clocks(table).await.unwrap(), clocks, "their counts stay");
    let times = at.store.table(table).await.unwrap().unwrap().times;
    assert_eq!((times.paused_until_ms, times.pause_reason, times.idle_asked_at_ms), (None, None, None));
    assert_eq!(times.pause_seat, None);
    assert_eq!(at.store.deadlines(table).await.unwrap(), []);
    let told = at.store.results(table).await.unwrap();
    let told: Vec<_> = told.into_iter().map(|row| ResultRow { rating_change: None, ..row }).collect();
    assert_eq!(told, results);
}

#[tokio::test]
async fn the_people_of_a_lobby_are_ready_once_each_while_it_asks() {
    let at = fixture().await;
    let seats = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben")];
    let table = open(&at.store, lobby(1, seats())).await.unwrap().table;
    let sent = async || at.store.due(i64::MAX, 99, &Busy::default()).await.unwrap().len();
    let asked = async || at.store.table(table).await.unwrap().unwrap().times.ready_asked_at_ms;
    assert!(!at.store.set_ready(table, BEN, &[message("board", 0)]).await.unwrap(), "nobody asks yet");
    let due = || Some(NewDeadline { kind: "ready".to_owned(), due_at_ms: Some(125_000) });
    at.store.ask_ready(table, 5_000, due(), &[message("ready", 0)], ANA).await.unwrap();
    assert_eq!((asked().await, at.store.ready(table).await.unwrap()), (Some(5_000), vec![ANA]));
    assert_eq!(at.store.deadlines(table).await.unwrap().len(), 1);
    assert!(at.store.set_ready(table, BEN, &[message("board", 0)]).await.unwrap());
    assert!(!at.store.set_ready(table, BEN, &[message("board", 0)]).await.unwrap());
    assert_eq!((at.store.ready(table).await.unwrap(), sent().await), (vec![ANA, BEN], 2));

    // A second question begins anew, and the end of one forgets everything of it.
    at.store.ask_ready(table, 8_000, None, &[], BEN).await.unwrap();
    assert_eq!((asked().await, at.store.ready(table).await.unwrap()), (Some(8_000), vec![BEN]));
    assert_eq!(at.store.deadlines(table).await.unwrap(), [], "that of the first question");
    at.store.ask_ready(table, 9_000, due(), &[], BEN).await.unwrap();
    at.store.end_ready(table, &[message("board", 0)]).await.unwrap();
    assert_eq!((asked().await, at.store.ready(table).await.unwrap()), (None, vec![]));
    assert_eq!((at.store.deadlines(table).await.unwrap(), sent().await), (vec![], 3));

    // So do the start and the closing of the lobby.
    at.store.ask_ready(table, 9_000, due(), &[], BEN).await.unwrap();
    at.store.commit(starting(table)).await.unwrap();
    assert_eq!((asked().await, at.store.ready(table).await.unwrap()), (None, vec![]));
    assert_eq!(at.store.deadlines(table).await.unwrap(), []);
    let started = at.store.ask_ready(table, 9_000, due(), &[], BEN).await;
    assert!(matches!(started, Err(StoreError::NotLobby)), "{started:?}");
    let other = open(&at.store, lobby(2, seats())).await.unwrap().table;
    at.store.ask_ready(other, 9_000, due(), &[], BEN).await.unwrap();
    let end = Some(End { status: Ending::Closed, reason: None, results: Vec::new(), margin: None });
    at.store.commit(Commit { end, ..Commit::at(other, 0, 9_500) }).await.unwrap();
    assert_eq!(at.store.ready(other).await.unwrap(), []);
    let closed = at.store.table(other).await.unwrap().unwrap();
    assert_eq!(closed.times.ready_asked_at_ms, None);
}

#[tokio::test]
async fn a_table_has_the_pace_of_its_plan_or_that_of_its_server() {
    let at = fixture().await;
    let times = |pace, absence| ChosenTimes { pace, absence, away: None, ..ChosenTimes::default() };
    let mut channel = 0;
    let mut opened = async |guild: GuildId, pace, absence| {
        channel += 1;
        let plan = LobbyPlan { times: times(pace, absence), ..LobbyPlan::default() };
        let row = at.store.open_lobby(NewTable { guild, ..lobby(channel, vec![]) }, plan).await.unwrap();
        (row.table, row.times.pace, row.times.absence)
    };
    let (table, pace, absence) = opened(GUILD, None, None).await;
    assert_eq!((pace, absence), (Pace::None, AbsencePolicy::Gentle), "the server chose nothing");
    at.store.set_guild_times(GUILD, &times(Some(Pace::Day), None)).await.unwrap();
    assert_eq!(opened(GUILD, None, None).await.1, Pace::Day);
    at.store.set_guild_times(GUILD, &times(Some(Pace::Days), Some(AbsencePolicy::Wait))).await.unwrap();
    let (_, pace, absence) = opened(GUILD, None, None).await;
    assert_eq!((pace, absence), (Pace::Days, AbsencePolicy::Wait));
    let (_, pace, absence) = opened(GUILD, Some(Pace::Live), Some(AbsencePolicy::Strict)).await;
    assert_eq!((pace, absence), (Pace::Live, AbsencePolicy::Strict));
    assert_eq!(opened(GuildId(11), None, None).await.1, Pace::None, "another server");

    // It changes in the lobby only.
    let sent = async || at.store.due(i64::MAX, 99, &Busy::default()).await.unwrap().len();
    let set = async |pace| {
        let times =
            ChosenTimes { pace: Some(pace), absence: Some(AbsencePolicy::Wait), away: None, ..ChosenTimes::default() };
        at.store.set_table_times(table, times, &[message("board", 0)]).await
    };
    set(Pace::Days).await.unwrap();
    at.store.commit(starting(table)).await.unwrap();
    set(Pace::Live).await.unwrap();
    let row = at.store.table(table).await.unwrap().unwrap();
    assert_eq!((row.times.pace, row.times.absence, sent().await), (Pace::Days, AbsencePolicy::Wait, 1));
    at.store.commit(stop(table, 0)).await.unwrap();
    assert_eq!(at.store.table(table).await.unwrap().unwrap().times.pace, Pace::Days);
}

#[tokio::test]
async fn a_server_keeps_its_defaults_and_hears_of_clocks_once() {
    let at = fixture().await;
    let row = at.store.guild(GUILD).await.unwrap();
    assert_eq!((row.times, row.times_told), (ChosenTimes::default(), true), "a new server has nothing to be told");
    assert!(!at.store.mark_times_told(GUILD).await.unwrap());
    at.store.set_guild_name(GUILD, "Lisbon Club").await.unwrap();
    assert!(at.store.guild(GUILD).await.unwrap().times_told);

    // A server from before clocks, and words that a later program may have written.
    let mut other = SqliteConnectOptions::new().filename(&at.path).connect().await.unwrap();
    for (written, pace, absence) in [
        (r#"{"pace":"day","absence":"strict"}"#, Some(Pace::Day), Some(AbsencePolicy::Strict)),
        (r#"{"pace":"hourglass","absence":"wait"}"#, None, Some(AbsencePolicy::Wait)),
        (r#"{"pace":"live","takes-back":"own"}"#, Some(Pace::Live), None),
        (r#"{"pace":7,"absence":null}"#, None, None),
        ("{}", None, None),
    ] {
        let old = "UPDATE guild SET times = ?1, times_told = 0";
        sqlx::query(old).bind(written).execute(&mut other).await.unwrap();
        let row = at.store.guild(GUILD).await.unwrap();
        assert_eq!(
            (row.times, row.times_told),
            (ChosenTimes { pace, absence, away: None, ..ChosenTimes::default() }, false),
            "{written}"
        );
    }
    assert!(at.store.mark_times_told(GUILD).await.unwrap());
    assert!(!at.store.mark_times_told(GUILD).await.unwrap());

    // A server that chooses has heard of them. Its words stand in the file, and a word left out does not.
    sqlx::query("UPDATE guild SET times_told = 0").execute(&mut other).await.unwrap();
    let times = ChosenTimes { pace: Some(Pace::Days), absence: None, away: None, ..ChosenTimes::default() };
    at.store.set_guild_times(GUILD, &times).await.unwrap();
    let row = at.store.guild(GUILD).await.unwrap();
    assert_eq!((row.times, row.times_told, row.name.as_deref()), (times, true, Some("Lisbon Club")));
    let written: String = sqlx::query_scalar("SELECT times FROM guild").fetch_one(&mut other).await.unwrap();
    assert_eq!(written, r#"{"pace":"days"}"#);
}

#[tokio::test]
async fn a_player_chooses_what_answers_when_their_time_is_up() {
    let at = fixture().await;
    assert_eq!(at.store.player(EVA).await.unwrap().at_zero, AtZero::Ai);
    at.store.set_player_language(EVA, Some("de")).await.unwrap();
    at.store.set_at_zero(EVA, AtZero::Decline).await.unwrap();
    let row = at.store.player(EVA).await.unwrap();
    assert_eq!((row.at_zero, row.language.as_deref()), (AtZero::Decline, Some("de")));
    at.store.set_at_zero(EVA, AtZero::Ai).await.unwrap();
    assert_eq!(at.store.player(EVA).await.unwrap().at_zero, AtZero::Ai);
}
