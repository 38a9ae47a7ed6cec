//! A table whose time the test moves, hour by hour.

use crate::fixture::{Fixture, GUILD, Settings, greedy, user, wish};
use agon_gamemaster::{Acted, AiLevel, OpenTable, Pace, Refused, SeatClock, TableId, TableSnapshot};
use agon_rules::Seat;
use agon_store::{ChosenTimes, DeadlineRow, OutboxRow};
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::time::Duration;

pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// The call comes a second after the turn begins.
pub const CALL: i64 = 1_000;

/// Tables whose time the test moves.
pub struct World {
    pub at: Fixture,
    pub start_ms: i64,
}

impl World {
    pub async fn open() -> World {
        World::with_delay(0).await
    }

    /// A world in which machines and orders answer so many milliseconds after a turn begins.
    pub async fn with_delay(ms: u64) -> World {
        let at = Fixture::with(Settings { pause: Duration::from_millis(ms), ..Settings::default() }).await;
        let start_ms = at.now.load(Ordering::SeqCst);
        let world = World { at, start_ms };
        world.defaults(ChosenTimes::default()).await;
        world
    }

    /// A world whose server opens tables at this pace.
    pub async fn at_pace(pace: Pace) -> World {
        let world = World::open().await;
        world.defaults(ChosenTimes { pace: Some(pace), ..ChosenTimes::default() }).await;
        world
    }

    /// Sets what new tables of the server begin with. An AI in the place of a person answers at once unless it is chosen:
    /// the time of a world does not wait for thoughts.
    pub async fn defaults(&self, times: ChosenTimes) {
        let times = ChosenTimes { stand_in: times.stand_in.or(Some(AiLevel::Greedy)), ..times };
        self.at.master.store().set_guild_times(GUILD, &times).await.expect("defaults");
    }

    /// A running table of so many people at the pace of the server.
    pub async fn table(&self, game: &str, people: u8) -> TableId {
        self.table_of(wish(game, people), people).await
    }

    pub async fn table_of(&self, wish: OpenTable, people: u8) -> TableId {
        self.at.table(wish, 1..usize::from(people)).await
    }

    /// Milliseconds since the world began.
    pub fn now(&self) -> i64 {
        self.at.now.load(Ordering::SeqCst) - self.start_ms
    }

    /// Moves the time on, and lets happen what is due by then, each thing at its time.
    pub async fn passes(&self, ms: i64) {
        self.until(self.now() + ms).await;
    }

    /// Moves the time to so many milliseconds since the world began.
    pub async fn until(&self, ms: i64) {
        loop {
            let next = self.at.master.store().next_deadline().await.expect("deadlines");
            let next = next.map(|due| due - self.start_ms).filter(|due| *due <= ms);
            let Some(due) = next else { break };
            self.at.now.fetch_max(self.start_ms + due, Ordering::SeqCst);
            self.at.master.run_due().await.expect("what is due");
        }
        self.at.now.store(self.start_ms + ms, Ordering::SeqCst);
    }

    /// Waits until machines have made their moves, and returns the table as everybody sees it.
    pub async fn settled(&self, table: TableId) -> TableSnapshot {
        loop {
            // Before the look: a write after it must not be missed.
            let mut written = pin!(self.at.master.store().written());
            written.as_mut().enable();
            let look = self.at.snapshot(table).await;
            let waits = look.waiting().minus(look.ready());
            let machine = |seat: Seat| {
                let row = &look.seats()[seat.index()];
                let clock = look.clock().and_then(|clock| clock.of(seat));
                row.user.is_none() || row.resigned || clock.is_some_and(|it| it.covered || it.absent.is_some())
            };
            let paused = look.clock().is_some_and(|clock| clock.paused_until_ms.is_some());
            let forced = look.running().is_some_and(|running| running.forced_now);
            if look.is_over() || paused || !forced && !waits.iter().any(machine) {
                return look;
            }
            written.await;
        }
    }

    /// The seat that the table waits for, alone.
    pub async fn asked(&self, table: TableId) -> Seat {
        let look = self.settled(table).await;
        look.waiting().minus(look.ready()).first().expect("a seat")
    }

    /// The person's place in the list of people who holds a seat.
    pub async fn holder(&self, table: TableId, seat: Seat) -> usize {
        let row = self.at.snapshot(table).await.seats()[seat.index()].clone();
        (0..5).find(|at| Some(user(*at)) == row.user).expect("a person")
    }

    /// The public clock of a seat.
    pub async fn clock(&self, table: TableId, seat: Seat) -> SeatClock {
        let look = self.settled(table).await;
        look.clock().and_then(|clock| clock.of(seat)).cloned().expect("a clock")
    }

    /// The hours from now until a seat's time is up, without those of the reserve.
    pub async fn hours_left(&self, table: TableId, seat: Seat) -> i64 {
        let until = self.clock(table, seat).await.until_ms.expect("a clock that runs");
        (until - self.start_ms - self.now()) / HOUR
    }

    /// Acts for the person of a seat as a greedy machine would.
    pub async fn acts(&self, table: TableId, seat: Seat) -> Result<Acted, Refused> {
        let at = self.holder(table, seat).await;
        let mine = self.at.seen_by(table, at).await;
        self.at.master.act(table, user(at), mine.seq(), &greedy(&mine)).await
    }

    /// Plays all people except those of these seats until the table waits for one of these alone.
    pub async fn plays_until_asked(&self, table: TableId, vanished: &[Seat]) -> TableSnapshot {
        loop {
            let look = self.settled(table).await;
            let waits = look.waiting().minus(look.ready());
            match waits.iter().find(|seat| !vanished.contains(seat)) {
                Some(seat) if look.is_running() => {
                    self.acts(table, seat).await.expect("an act");
                }
                _ => return look,
            }
        }
    }

    pub async fn deadlines(&self, table: TableId) -> Vec<DeadlineRow> {
        self.at.master.store().deadlines(table).await.expect("deadlines")
    }

    /// The time of a deadline of this kind in milliseconds since the world began; `None`: there is none.
    pub async fn due(&self, table: TableId, kind: &str) -> Option<i64> {
        let rows = self.deadlines(table).await;
        rows.iter().find(|row| row.kind == kind).map(|row| row.due_at_ms - self.start_ms)
    }

    /// The kinds of messages that wait for the courier, with the people they are for, as they were written: somebody who
    /// acted a moment ago is called later than others.
    pub async fn outbox(&self, table: TableId) -> Vec<(String, Option<u64>)> {
        let mut rows = self.at.master.store().due(i64::MAX, 10_000, &Default::default()).await.expect("the outbox");
        rows.retain(|row| row.table == Some(table));
        rows.sort_by_key(|row| row.outbox);
        let user = |row: &OutboxRow| row.body.get("user").and_then(serde_json::Value::as_u64);
        // Reminders between those of the pace are for people who wish more of them.
        let kind =
            |row: &OutboxRow| if row.body.get("hours").is_some() { "often".to_owned() } else { row.kind.clone() };
        rows.iter().map(|row| (kind(row), user(row))).collect()
    }

    /// How many messages of a kind wait for the courier.
    pub async fn told(&self, table: TableId, kind: &str) -> usize {
        self.outbox(table).await.iter().filter(|row| row.0 == kind).count()
    }

    /// The steps that were made for people whose time was up.
    pub async fn made_for(&self, table: TableId) -> Vec<(u32, u8)> {
        let steps = self.at.master.store().steps(table).await.expect("steps");
        steps.iter().filter(|step| step.stood_in).filter_map(|step| Some((step.seq, step.seat?))).collect()
    }
}
