//! People who announce to be away: the table waits for them for a while, and then the AI plays until they are back.

use crate::fixture::{CLICK, person, user, wish};
use crate::world::{CALL, DAY, HOUR, World};
use agon_gamemaster::{
    AbsencePolicy, AbsentWhy, AiLevel, AwayPolicy, ChannelId, ChosenTimes, HintPolicy, Pace, SeatClock, TableId,
    TakenBack, UndoPolicy,
};
use agon_rules::Seat;

impl World {
    /// The person announces to be away from one time to another, in milliseconds since the world began.
    pub async fn is_away(&self, person: usize, from: i64, until: i64) {
        let span_ms = Some((self.start_ms + from, self.start_ms + until));
        self.at.master.set_away(user(person), span_ms).await.expect("an absence");
    }

    /// A table that waits for this person alone.
    async fn waits_for(&self, table: TableId, person: usize) -> Seat {
        loop {
            let seat = self.asked(table).await;
            if self.holder(table, seat).await == person {
                return seat;
            }
            self.acts(table, seat).await.expect("an act");
        }
    }

    /// A table that waits for anybody but this person.
    async fn waits_for_others(&self, table: TableId, person: usize) {
        loop {
            let seat = self.asked(table).await;
            if self.holder(table, seat).await != person {
                return;
            }
            self.acts(table, seat).await.expect("an act");
        }
    }

    /// The clock of a person's seat.
    async fn clock_of(&self, table: TableId, person: usize) -> SeatClock {
        let seat = self.at.seen_by(table, person).await.seat().expect("a seat");
        self.clock(table, seat).await
    }

    /// The days for which a table still waits for a person who is away.
    async fn patience(&self, table: TableId, person: usize) -> i64 {
        let seat = self.at.seen_by(table, person).await.seat().expect("a seat");
        let rows = self.at.master.store().clocks(table).await.expect("clocks");
        rows.iter().find(|row| row.seat == seat.0).expect("a clock").away_left_ms / DAY
    }

    /// How many calls of a person wait for the courier.
    async fn calls(&self, table: TableId, person: usize) -> usize {
        let called = ("notice".to_owned(), Some(user(person).0));
        self.outbox(table).await.into_iter().filter(|row| *row == called).count()
    }
}

#[tokio::test]
async fn a_table_waits_for_a_person_who_is_away_and_only_while_they_are_asked() {
    let world = World::at_pace(Pace::Day).await;
    let waits = world.table("attika", 3).await;
    world.defaults(ChosenTimes { pace: Some(Pace::Days), ..ChosenTimes::default() }).await;
    let [mut second, mut third] = [wish("cyclades", 3), wish("cyclades", 3)];
    (second.channel, third.channel) = (ChannelId(50), ChannelId(51));
    let others = [world.table_of(second, 3).await, world.table_of(third, 3).await];
    let ben = 1;
    world.waits_for(waits, ben).await;
    for table in others {
        world.waits_for_others(table, ben).await;
    }
    world.passes(3 * HOUR).await;
    let calls = world.calls(waits, ben).await;
    world.is_away(ben, world.now(), world.now() + 5 * DAY).await;

    // Everybody sees until when he is away. His clock stands, and nobody reminds him.
    let clock = world.clock_of(waits, ben).await;
    assert_eq!((clock.until_ms, clock.away_until_ms), (None, Some(world.start_ms + world.now() + 5 * DAY)));
    assert_eq!(clock.waits_until_ms, Some(world.start_ms + world.now() + 7 * DAY));
    let reminders = world.told(waits, "remind").await;
    world.passes(5 * DAY - 1).await;
    assert_eq!((world.told(waits, "remind").await, world.calls(waits, ben).await), (reminders, calls));

    // He is back: he is called, and his turn goes on where it was.
    world.passes(1).await;
    assert_eq!(world.calls(waits, ben).await, calls + 1);
    assert_eq!(world.hours_left(waits, world.waits_for(waits, ben).await).await, 21);
    assert_eq!(world.patience(waits, ben).await, 2);
    assert_eq!((world.patience(others[0], ben).await, world.patience(others[1], ben).await), (14, 14));
}

#[tokio::test]
async fn the_ai_plays_once_the_table_has_waited_long_enough_until_its_person_is_back() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let ben = 1;
    let seat = world.waits_for(table, ben).await;
    let begun = world.now();
    world.is_away(ben, begun, begun + 20 * DAY).await;
    world.until(begun + 7 * DAY + CALL - 1).await;
    assert_eq!(world.asked(table).await, seat);
    world.until(begun + 7 * DAY + CALL).await;
    assert_ne!(world.asked(table).await, seat, "the AI made the turn");
    assert_eq!(world.clock_of(table, ben).await.absent, Some(AbsentWhy::Away));
    assert_eq!(world.told(table, "time-up").await, 0, "nobody writes to a person who is away");

    // The others act in time; it is the last day.
    for _ in 0..12 {
        world.passes(DAY).await;
        let asked = world.asked(table).await;
        assert_ne!(asked, seat);
        world.acts(table, asked).await.expect("an act");
    }
    world.until(begun + 20 * DAY).await;
    assert_eq!(world.clock_of(table, ben).await.absent, None);
    world.plays_until_asked(table, &[seat]).await;
    assert_eq!(world.hours_left(table, seat).await, 24);
    assert_eq!(world.patience(table, ben).await, 0);
}

#[tokio::test]
async fn who_acts_or_comes_back_is_not_away_in_that_turn() {
    let world = World::at_pace(Pace::Day).await;
    world.defaults(ChosenTimes { pace: Some(Pace::Day), away: Some(AwayPolicy::Ai), ..ChosenTimes::default() }).await;
    let table = world.table("attika", 3).await;
    let ben = 1;
    let seat = world.waits_for(table, ben).await;
    let begun = world.now();
    world.is_away(ben, begun, begun + 9 * DAY).await;
    let look = world.settled(table).await;
    assert!(!look.waiting().has(seat), "where the table chose so, the AI plays at once");
    let back = world.at.master.take_seat_back(table, user(ben)).await.expect("back");
    assert!(matches!(back, TakenBack::Yours { .. }));
    assert_eq!(world.at.master.take_seat_back(table, user(ben)).await.expect("back"), TakenBack::AlreadyYours);

    // The next turn finds him away again; if he takes it by hand, his clock runs.
    while world.clock_of(table, ben).await.absent.is_none() {
        world.acts(table, world.asked(table).await).await.expect("an act");
    }
    assert_eq!(world.clock_of(table, ben).await.absent, Some(AbsentWhy::Away));
    world.defaults(ChosenTimes { pace: Some(Pace::Day), ..ChosenTimes::default() }).await;
    let waits = world.table_of(agon_gamemaster::OpenTable { channel: ChannelId(50), ..wish("attika", 3) }, 3).await;
    let seat = world.waits_for(waits, ben).await;
    assert!(world.clock_of(waits, ben).await.until_ms.is_none());
    world.passes(DAY).await;
    world.acts(waits, seat).await.expect("an act");
    if world.asked(waits).await == seat {
        assert_eq!(world.hours_left(waits, seat).await, 24);
    }
    assert_eq!(world.patience(waits, ben).await, 6, "less the seconds before the call");
}

#[tokio::test]
async fn an_absence_that_begins_or_ends_early_moves_the_clock_at_once() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let ben = 1;
    let seat = world.waits_for(table, ben).await;
    let begun = world.now();
    world.is_away(ben, begun + 10 * HOUR, begun + 3 * DAY).await;
    assert_eq!(world.hours_left(table, seat).await, 24, "not yet");
    world.until(begun + 10 * HOUR).await;
    assert!(world.clock_of(table, ben).await.until_ms.is_none());
    world.until(begun + 30 * HOUR).await;
    let calls = world.calls(table, ben).await;
    world.at.master.set_away(user(ben), None).await.expect("back");
    assert_eq!((world.hours_left(table, seat).await, world.calls(table, ben).await), (14, calls + 1));
    assert_eq!(world.due(table, "away").await, None);
    world.at.master.set_away(user(ben), None).await.expect("nothing changes");
    assert_eq!(world.hours_left(table, seat).await, 14);
}

#[tokio::test]
async fn no_ai_plays_where_nobody_waits_and_nobody_is_away_at_one_sitting() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 2).await;
    world.asked(table).await;
    world.is_away(0, world.now(), world.now() + 30 * DAY).await;
    world.is_away(1, world.now(), world.now() + 20 * DAY).await;
    world.passes(6 * DAY).await;
    let steps = world.settled(table).await.seq();
    world.passes(DAY / 2).await;
    assert_eq!(world.settled(table).await.seq(), steps);
    assert!(world.settled(table).await.clock().expect("clocks").absent().is_empty());

    let live = World::at_pace(Pace::Live).await;
    let table = live.at.lobby(wish("attika", 3), [1, 2]).await.table;
    live.at.master.start(table, user(0), CLICK, None).await.expect("asked");
    for at in 1..3 {
        live.at.master.press_ready(table, user(at), CLICK).await.expect("ready");
    }
    let seat = live.waits_for(table, 1).await;
    live.is_away(1, live.now(), live.now() + DAY).await;
    let clock = live.clock(table, seat).await;
    assert!(clock.until_ms.is_some() && clock.away_until_ms.is_none(), "who sits down there is there");
}

#[tokio::test]
async fn a_rematch_has_the_times_of_its_table() {
    let world = World::at_pace(Pace::Day).await;
    let chosen = ChosenTimes {
        pace: Some(Pace::Days),
        absence: Some(AbsencePolicy::Strict),
        away: Some(AwayPolicy::Ai),
        undo: Some(UndoPolicy::None),
        stand_in: Some(AiLevel::Hard),
        hints: Some(HintPolicy::All),
    };
    world.defaults(chosen).await;
    let table = world.table("attika", 2).await;
    world.defaults(ChosenTimes::default()).await;
    world.at.master.resign(table, user(1)).await.expect("conceded");
    let rematch = world.at.master.rematch(table, person(0), ChannelId(50)).await.expect("a rematch").table;
    assert_eq!(ChosenTimes::from(&rematch.times), chosen);
}

#[tokio::test]
async fn a_pause_costs_no_patience() {
    let world = World::at_pace(Pace::Day).await;
    let table = world.table("attika", 3).await;
    let ben = 1;
    let seat = world.waits_for(table, ben).await;
    world.is_away(ben, world.now(), world.now() + 12 * DAY).await;
    let until_ms = world.start_ms + world.now() + 4 * DAY;
    world.at.master.pause_until(table, user(0), Some("a fair"), until_ms).await.expect("a pause");
    world.passes(4 * DAY).await;
    assert_eq!(world.patience(table, ben).await, 7);
    let waits = world.clock(table, seat).await.waits_until_ms;
    assert_eq!(
        waits,
        Some(world.start_ms + world.now() + 12 * HOUR + 7 * DAY),
        "it waits again after the time of grace"
    );
}
