//! Lobbies through the game master's interface: seats and their order, closing, rematches, and the calls after the
//! start.

use crate::fixture::{self, CLICK, Fixture, PEOPLE, Settings, fill, options, person, user};
use agon_ai::Level;
use agon_gamemaster::{
    ChannelId, GuildId, InteractionId, LOBBY_MS, OpenTable, Refused, SUSPENDED_MS, SeatHolder, TableId, TableRow,
    TableSnapshot, managers_reason,
};
use agon_rules::luck::{Luck, Seed};
use agon_store::{Busy, SeatOrder, Status};
use std::sync::atomic::Ordering;

async fn fixture(stride: i64) -> Fixture {
    Fixture::with(Settings { stride, ..Settings::default() }).await
}

fn wish(channel: u64, seats: u8) -> OpenTable {
    OpenTable {
        channel: ChannelId(channel),
        options: options(&[("auction", "sealed")]),
        language: "de".to_owned(),
        ..fixture::wish("offrandes", seats)
    }
}

/// A lobby of this number of people.
async fn lobby(fixture: &Fixture, seats: u8, people: usize) -> TableRow {
    fixture.lobby(wish(2, seats), 1..people).await
}

fn names(look: &TableSnapshot) -> Vec<&str> {
    look.seats().iter().map(|row| if row.user.is_some() { row.name.as_str() } else { "AI" }).collect()
}

/// The people and steps of the calls in the outbox.
async fn called(fixture: &Fixture) -> Vec<(u64, u64)> {
    let rows = fixture.master.store().due(i64::MAX, 1000, &Busy::default()).await.expect("the outbox");
    let notices = rows.into_iter().filter(|row| row.kind == "notice");
    notices.map(|row| (row.body["user"].as_u64().expect("a user"), row.body["seq"].as_u64().expect("a step"))).collect()
}

/// Opens tables of one person and machines until luck lets a machine begin, and starts that one.
async fn machines_begin(fixture: &Fixture) -> TableId {
    fixture.master.store().set_open_limit(fixture::GUILD, 50).await.expect("the settings");
    for channel in 10..60 {
        let table = fixture.table(wish(channel, 3), []).await;
        // The first step is luck's. If the second one is mine, no machine had to move.
        let settled = fixture.master.snapshot_when_settled(table, Some(user(0))).await.expect("a snapshot");
        assert!(settled.my_turn(), "the answer to the click knows whose turn it is: {:?}", settled.waiting());
        if settled.seq() > 1 {
            return table;
        }
    }
    panic!("no machine ever begins");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answer_to_the_start_waits_for_machines_and_calls_nobody() {
    let fixture = fixture(0).await;
    machines_begin(&fixture).await;
    assert_eq!(called(&fixture).await, [], "whoever just started looks on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_machines_alone_is_called_when_they_took_long() {
    let fixture = fixture(10_000).await;
    let table = machines_begin(&fixture).await;
    let seq = u64::from(fixture.snapshot(table).await.seq());
    assert!(called(&fixture).await.contains(&(user(0).0, seq)));
}

#[tokio::test]
async fn a_host_arranges_the_lobby_and_nobody_else_does() {
    let fixture = fixture(1).await;
    let master = &fixture.master;
    let table = lobby(&fixture, 5, 4).await.table;
    master.add_machine(table, user(0), Level::Normal).await.expect("a machine");
    let (ben, cleo, dion) = (SeatHolder::Person(user(1)), SeatHolder::Person(user(2)), SeatHolder::Person(user(3)));
    master.shift(table, user(0), dion, true).await.expect("a place earlier");
    master.shift(table, user(0), SeatHolder::Machine(4), true).await.expect("a place earlier");
    assert_eq!(names(&fixture.snapshot(table).await), ["Ana", "Benedetta", "Dion", "AI", "Cleo"]);
    assert_eq!(fixture.snapshot(table).await.table().seat_order, SeatOrder::Hand);
    // People who leave or come later do not change the order of the others.
    master.leave(table, user(1)).await.expect("left");
    master.join(table, person(4)).await.expect("a seat");
    assert_eq!(names(&fixture.snapshot(table).await), ["Ana", "Dion", "AI", "Cleo", "Eva"]);
    for (who, earlier) in [(SeatHolder::Person(user(0)), true), (SeatHolder::Person(user(4)), false), (ben, true)] {
        assert!(matches!(master.shift(table, user(0), who, earlier).await, Err(Refused::Stale { .. })), "{who}");
    }
    let taken = master.set_seats(table, user(0), 4).await;
    assert!(matches!(taken, Err(Refused::Full)));
    master.remove(table, user(0), SeatHolder::Machine(2)).await.expect("removed");
    master.remove(table, user(0), cleo).await.expect("removed");
    assert!(matches!(master.remove(table, user(0), cleo).await, Err(Refused::Stale { .. })), "gone already");
    let own = SeatHolder::Person(user(0));
    assert!(matches!(master.remove(table, user(0), own).await, Err(Refused::Stale { .. })), "the host leaves instead");
    master.set_seats(table, user(0), 3).await.expect("fewer seats");
    assert!(matches!(master.set_seats(table, user(0), 9).await, Err(Refused::Options(_))));
    master.hand_over(table, user(0), user(3)).await.expect("another host");
    let now = fixture.snapshot(table).await;
    assert_eq!((names(&now), now.host(), now.table().seats_wanted), (vec!["Ana", "Dion", "Eva"], Some(user(3)), 3));
    for refused in [
        master.remove(table, user(0), dion).await,
        master.hand_over(table, user(0), user(0)).await,
        master.shift(table, user(0), dion, true).await,
        master.set_seat_order(table, user(0), SeatOrder::Joined).await,
        master.set_seats(table, user(0), 5).await,
    ] {
        assert!(matches!(refused, Err(Refused::NotHost { .. })));
    }
    master.set_seat_order(table, user(3), SeatOrder::Joined).await.expect("as they came");
    assert_eq!(names(&fixture.snapshot(table).await), ["Ana", "Dion", "Eva"]);
    master.shift(table, user(3), SeatHolder::Person(user(4)), true).await.expect("by hand");
    master.start(table, user(3), CLICK, None).await.expect("a start");
    let now = fixture.snapshot(table).await;
    assert_eq!(names(&now), ["Ana", "Eva", "Dion"]);
    assert_eq!(now.table().arrangement, Some(vec![0, 2, 1]));
    assert!(now.seats().iter().zip(0..).all(|(row, seat)| row.seat == seat));
}

#[tokio::test]
async fn drawn_seats_can_be_drawn_again_from_the_opened_luck() {
    let mut moved = 0;
    let fixture = fixture(1).await;
    fixture.master.store().set_open_limit(wish(0, 4).guild, 100).await.expect("the limit");
    for channel in 0..8 {
        let table = fixture.lobby(wish(channel, 4), 1..4).await.table;
        fixture.master.set_seat_order(table, user(0), SeatOrder::Random).await.expect("drawn");
        assert_eq!(names(&fixture.snapshot(table).await), PEOPLE[..4], "nothing is drawn before the start");
        fixture.master.start(table, user(0), InteractionId(channel), None).await.expect("a start");
        let row = fixture.master.store().table(table).await.expect("a row").expect("a table");
        let luck = Luck { seed: Seed(row.seed.0), table: table.0 as u64, start: channel };
        let drawn = luck.order(4);
        assert_eq!(row.arrangement, Some(drawn.clone()));
        let expected: Vec<&str> = drawn.iter().map(|came| PEOPLE[usize::from(*came)]).collect();
        assert_eq!(names(&fixture.snapshot(table).await), expected);
        moved += usize::from(expected != PEOPLE[..4]);
        // Everybody sees the seat that luck gave them.
        for (at, name) in PEOPLE.iter().enumerate().take(4) {
            let seat = fixture.seen_by(table, at).await.seat().expect("a seat");
            assert_eq!(expected[seat.index()], *name);
        }
    }
    assert!(moved > 0, "luck leaves nobody's seat alone for ever");
}

#[tokio::test]
async fn the_first_call_goes_to_whoever_took_the_seat() {
    let fixture = fixture(0).await;
    let table = lobby(&fixture, 4, 4).await.table;
    // Whoever came last takes the first seat, so everybody sits elsewhere than in the order they came.
    for _ in 1..4 {
        fixture.master.shift(table, user(0), SeatHolder::Person(user(3)), true).await.expect("a place earlier");
    }
    fixture.master.start(table, user(0), CLICK, None).await.expect("a start");
    let look = fixture.snapshot(table).await;
    assert_eq!(names(&look), ["Dion", "Ana", "Benedetta", "Cleo"]);
    let asked = look.waiting().first().expect("somebody is asked");
    let person = look.seats()[asked.index()].user.expect("a person");
    assert_eq!(called(&fixture).await, [(person.0, u64::from(look.seq()))]);
}

#[tokio::test]
async fn a_lobby_nobody_starts_closes_after_a_day_and_a_started_one_does_not() {
    let fixture = fixture(0).await;
    let waiting = lobby(&fixture, 3, 1).await;
    let started = fixture.table(wish(3, 3), []).await;
    let closes_at_ms = fixture.master.now_ms() + LOBBY_MS;
    assert_eq!(fixture.snapshot(waiting.table).await.closes_at_ms(), Some(closes_at_ms));
    fixture.now.store(closes_at_ms - 1, Ordering::SeqCst);
    fixture.master.run_due().await.expect("nothing is due");
    assert!(fixture.snapshot(waiting.table).await.is_lobby());
    fixture.now.store(closes_at_ms, Ordering::SeqCst);
    fixture.master.run_due().await.expect("the lobby closes");
    let closed = fixture.snapshot(waiting.table).await;
    assert_eq!((closed.is_over(), closed.table().ended_reason.as_deref()), (true, Some("expired")));
    assert!(fixture.snapshot(started).await.is_running());
    let left = fixture.master.store().deadlines(started).await.expect("the deadlines");
    assert!(left.iter().all(|deadline| deadline.kind == "idle"), "{left:?}");
}

#[tokio::test]
async fn tables_of_a_server_without_the_bot_are_suspended_and_stop_after_thirty_days() {
    let fixture = fixture(0).await;
    let master = &fixture.master;
    let played = master.open(wish(3, 3)).await.expect("a table").table;
    master.start(played, user(0), CLICK, fill()).await.expect("a start");
    let elsewhere = master.open(OpenTable { guild: GuildId(7), ..wish(4, 3) }).await.expect("a table").table;
    master.start(elsewhere, user(0), CLICK, fill()).await.expect("a start");
    let begun = fixture.master.now_ms();
    let at = |ms: i64| fixture.now.store(begun + ms, Ordering::SeqCst);
    let stage = async |table| {
        let now = fixture.snapshot(table).await;
        (now.is_running(), now.table().ended_reason.clone())
    };
    let running = (true, None);

    // The server comes back in time once, but not the second time. A repeated notice of its loss does not extend the
    // time.
    master.suspend_guild(GuildId(1)).await.expect("suspended");
    at(SUSPENDED_MS - 1);
    master.run_due().await.expect("nothing is due");
    master.resume_guild(GuildId(1)).await.expect("resumed");
    at(SUSPENDED_MS);
    master.run_due().await.expect("nothing is due");
    assert_eq!(stage(played).await, running);
    master.suspend_guild(GuildId(1)).await.expect("suspended");
    at(2 * SUSPENDED_MS - 1);
    master.suspend_other_guilds(&[GuildId(7)]).await.expect("suspended");
    master.run_due().await.expect("nothing is due");
    assert_eq!(stage(played).await, running);
    at(2 * SUSPENDED_MS);
    master.run_due().await.expect("the table stops");
    assert_eq!(stage(played).await, (false, Some("asleep".to_owned())));
    assert_eq!(stage(elsewhere).await, (false, Some("deserted".to_owned())), "its person did not answer");
}

#[tokio::test]
async fn a_lobby_is_closed_only_until_its_game_begins() {
    let fixture = fixture(0).await;
    let master = &fixture.master;
    let row = lobby(&fixture, 4, 3).await;
    assert!(matches!(master.close_lobby(row.table, user(1), false).await, Err(Refused::NotHost { .. })));
    assert!(matches!(master.abort(row.table, user(0), true).await, Err(Refused::NotBegun)));
    master.start(row.table, user(0), CLICK, None).await.expect("a start");
    for manager in [false, true] {
        assert!(matches!(master.close_lobby(row.table, user(0), manager).await, Err(Refused::Begun)));
    }
    assert!(fixture.snapshot(row.table).await.is_running());
    // A manager stops a table for a reason, and only while it runs.
    assert!(matches!(master.abort(row.table, user(1), true).await, Err(Refused::NotHost { .. })));
    master.abort_for(row.table, "too loud").await.expect("stopped");
    assert!(matches!(master.abort_for(row.table, "again").await, Err(Refused::Over(_))));
    let ended = fixture.snapshot(row.table).await.table().ended_reason.clone().expect("a reason");
    assert_eq!(managers_reason(&ended), Some("too loud"));
    for closer in [user(0), user(4)] {
        let row = lobby(&fixture, 4, 3).await;
        master.close_lobby(row.table, closer, closer != user(0)).await.expect("closed");
        assert_eq!(fixture.snapshot(row.table).await.table().status, Status::Closed);
    }
}

/// A table of three people and a machine that its host stopped.
async fn over(fixture: &Fixture) -> TableRow {
    let row = lobby(fixture, 4, 3).await;
    fixture.master.add_machine(row.table, user(0), Level::Normal).await.expect("a machine");
    fixture.master.start(row.table, user(0), CLICK, None).await.expect("a start");
    fixture.master.abort(row.table, user(0), false).await.expect("stopped");
    row
}

#[tokio::test]
async fn a_rematch_holds_seats_for_the_same_people() {
    let fixture = fixture(1).await;
    let master = &fixture.master;
    let old = over(&fixture).await;
    assert!(matches!(master.rematch(old.table, person(4), ChannelId(2)).await, Err(Refused::NoSeat)));
    let opened = master.rematch(old.table, person(1), ChannelId(2)).await.expect("a rematch");
    assert!(opened.opened);
    let table = opened.table.table;
    let now = fixture.snapshot(table).await;
    let held: Vec<&str> = now.held().iter().map(|held| held.name.as_str()).collect();
    assert_eq!((names(&now), held, now.host()), (vec!["Benedetta", "AI"], vec!["Ana", "Cleo"], Some(user(1))));
    assert_eq!((&now.table().options, &now.table().language), (&old.options, &old.language));
    let told = master.store().due(i64::MAX, 100, &Busy::default()).await.expect("the outbox");
    let told: Vec<_> = told.iter().filter(|row| row.kind == "rematch").map(|row| row.body["users"].clone()).collect();
    assert_eq!(told, [serde_json::json!([user(0).0, user(2).0])], "the others are called, once");
    // Later presses lead to the same rematch.
    for at in [0, 1] {
        let again = master.rematch(old.table, person(at), ChannelId(9)).await.expect("the rematch");
        assert_eq!((again.opened, again.table.table), (false, table));
    }
    // All seats are reserved. One person declines, and a seat is free.
    assert!(matches!(master.join(table, person(4)).await, Err(Refused::Full)));
    assert!(matches!(master.add_machine(table, user(1), Level::Normal).await, Err(Refused::Full)));
    master.join(table, person(0)).await.expect("the seat that was held");
    assert!(matches!(master.join(table, person(0)).await, Err(Refused::Seated)));
    master.decline(table, user(2)).await.expect("declined");
    master.join(table, person(4)).await.expect("a seat");
    let now = fixture.snapshot(table).await;
    assert_eq!((names(&now), now.held().len()), (vec!["Benedetta", "AI", "Ana", "Eva"], 0));
}

#[tokio::test]
async fn a_rematch_starts_without_those_who_did_not_come_and_a_closed_one_makes_room() {
    let fixture = fixture(0).await;
    let master = &fixture.master;
    let old = over(&fixture).await;
    assert!(matches!(
        master.rematch(lobby(&fixture, 3, 1).await.table, person(0), ChannelId(9)).await,
        Err(Refused::Stale { .. })
    ));
    assert!(matches!(master.rematch(old.table, person(0), ChannelId(2)).await, Err(Refused::ChannelTaken(_))));
    let first = master.rematch(old.table, person(0), ChannelId(8)).await.expect("a rematch").table.table;
    fixture.now.fetch_add(LOBBY_MS, Ordering::SeqCst);
    master.run_due().await.expect("it closes");
    let next = master.rematch(old.table, person(2), ChannelId(8)).await.expect("another");
    assert!(next.opened && next.table.table != first);
    let table = next.table.table;
    assert!(matches!(master.start(table, user(2), CLICK, None).await, Err(Refused::TooFew { missing: 1 })));
    master.start(table, user(2), CLICK, fill()).await.expect("machines take the seats that were held");
    let now = fixture.snapshot(table).await;
    assert_eq!((now.is_running(), names(&now), now.held().len()), (true, vec!["Cleo", "AI", "AI", "AI"], 0));
    let there = master.rematch(old.table, person(0), ChannelId(8)).await.expect("the rematch that runs");
    assert_eq!((there.opened, there.table.table), (false, table));
}

#[tokio::test]
async fn whoever_sits_invites_and_nobody_is_called_twice() {
    let fixture = fixture(1).await;
    let master = &fixture.master;
    let table = lobby(&fixture, 3, 2).await.table;
    assert!(matches!(master.invite(table, user(4), vec![user(3)]).await, Err(Refused::NoSeat)));
    let fresh = master.invite(table, user(1), vec![user(0), user(2), user(3)]).await.expect("invited");
    assert_eq!(fresh, [user(2), user(3)], "who sits is not called");
    assert_eq!(master.invite(table, user(0), vec![user(3)]).await.expect("nobody"), []);
    let told = master.store().due(i64::MAX, 100, &Busy::default()).await.expect("the outbox");
    let told: Vec<_> = told.iter().filter(|row| row.kind == "invite").map(|row| row.body.clone()).collect();
    let note = serde_json::json!({ "note": "invite", "by": user(1).0, "users": [user(2).0, user(3).0] });
    assert_eq!(told, [note]);
    master.join(table, person(2)).await.expect("a seat");
    assert!(matches!(master.invite(table, user(0), vec![user(4)]).await, Err(Refused::Full)));
    master.decline(table, user(3)).await.expect("no thanks");
}
