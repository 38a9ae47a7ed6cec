//! Tables with clocks, absent people, pauses and ready checks in a database, before any bot runs; and how they stand.

use super::world::{CALL, DAY, HERE, HOUR, MINUTE};
use crate::database;
use crate::length::short_or_long;
use crate::lost_rights::id_of;
use crate::running_bot::{HandSet, wait_for_people, wait_until};
use agon_ai::Level;
use agon_gamemaster::{GameMaster, OpenTable, Pace, Person, TableId};
use agon_games::Registry;
use agon_rules::Seat;
use agon_sandbox::{Sandbox, User};
use agon_store::{
    Busy, ChannelId, ChosenTimes, ClockRow, DeadlineRow, InteractionId, Notices, OutboxId, Settled, StepRow, Store,
    UserId,
};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The number of tables at which somebody's time is up while the bot is killed again and again, and the time between two
/// of these.
pub const DUE: usize = 8;
const BETWEEN: [i64; 2] = [800, 30_000];
/// The time from the preparation to the first of these.
const LEAD: i64 = 3_000;

/// The tables: those at which nothing happens, and those at which somebody's time is up.
pub struct Tables {
    pub running: TableId,
    pub absent: TableId,
    pub paused: TableId,
    pub asking: TableId,
    pub due: Vec<TableId>,
}

fn person(user: &User) -> Person {
    Person { user: id_of(user), name: user.person().display.to_owned() }
}

/// A game master whose time the test moves, before any bot runs.
struct Before<'a> {
    sandbox: &'a Sandbox,
    master: GameMaster,
    time: Arc<AtomicI64>,
    rooms: usize,
}

impl Before<'_> {
    /// Opens a lobby of three people in a channel of its own.
    async fn lobby(&mut self, pace: Pace, names: [&str; 3]) -> TableId {
        self.rooms += 1;
        let place = self.sandbox.user("ana").in_channel(&format!("room{}", self.rooms)).place();
        let people = names.map(|name| person(&self.sandbox.user(name)));
        let wish = OpenTable {
            guild: HERE,
            channel: ChannelId(place.0),
            game: "attika".to_owned(),
            seats: Some(3),
            machines: 0,
            level: Some(Level::Greedy),
            options: Default::default(),
            host: people[0].clone(),
            language: "en".to_owned(),
        };
        let table = self.master.open(wish).await.expect("a table").table;
        for guest in &people[1..] {
            self.master.join(table, guest.clone()).await.expect("a seat");
        }
        self.master
            .set_times(table, people[0].user, ChosenTimes { pace: Some(pace), ..ChosenTimes::default() })
            .await
            .expect("a pace");
        table
    }

    /// Begins a table of three people at a day a turn.
    async fn table(&mut self, names: [&str; 3]) -> TableId {
        let table = self.lobby(Pace::Day, names).await;
        let host = id_of(&self.sandbox.user(names[0]));
        self.master.start(table, host, InteractionId(5), None).await.expect("a start");
        table
    }

    /// Moves the time to this moment. Everything due by then happens at its own time.
    async fn until(&self, at_ms: i64) {
        loop {
            self.calls().await;
            let next = self.master.store().next_deadline().await.expect("the deadlines").filter(|due| *due <= at_ms);
            self.time.fetch_max(next.unwrap_or(at_ms), Ordering::SeqCst);
            self.master.run_due().await.expect("what is due");
            for row in self.master.store().tables_after(TableId(0), true, u32::MAX).await.expect("the tables") {
                self.rests(row.table).await;
            }
            if next.is_none() {
                return;
            }
        }
    }

    /// Takes everybody as called: the time of a person whose call is still under way begins with it.
    async fn calls(&self) {
        let store = self.master.store();
        let rows = store.due(i64::MAX, 1_000, &Busy::default()).await.expect("the outbox");
        let calls = rows.into_iter().filter(|row| row.kind == "notice");
        let sent: Vec<(OutboxId, Settled)> = calls.map(|row| (row.outbox, Settled::Sent)).collect();
        store.settle(&sent, self.master.now_ms()).await.expect("the calls");
    }

    /// Waits until machines have made their moves at a table.
    async fn rests(&self, table: TableId) {
        let people = async || {
            let look = self.master.snapshot(table, None).await.expect("the table");
            let covered = |seat: Seat| {
                look.clock().and_then(|clock| clock.of(seat)).is_some_and(|it| it.covered || it.absent.is_some())
            };
            look.is_over() || !look.waiting().minus(look.ready()).iter().any(covered)
        };
        wait_until(self.master.store(), "machines", people).await;
    }
}

/// Writes the tables: the last hours of all of them lie before `now_ms`, the time of day.
pub async fn prepares(sandbox: &Sandbox, file: &Path, now_ms: i64) -> Tables {
    let time = Arc::new(AtomicI64::new(now_ms - 6 * DAY - 3 * HOUR));
    let store = database::open(file).await;
    store.welcome(HERE, &[], 1).await.expect("the server");
    let times = ChosenTimes { pace: Some(Pace::Day), ..ChosenTimes::default() };
    store.set_guild_times(HERE, &times).await.expect("a pace");
    store.set_open_limit(HERE, 25).await.expect("a limit");
    let seeds: agon_gamemaster::Seeds = Arc::new(|| [3; 32]);
    let clock = Arc::new(HandSet(time.clone()));
    let master = GameMaster::new(store.clone(), Registry::ours(), clock, seeds);
    let mut before = Before { sandbox, master, time, rooms: 0 };
    let [ana, ben] = ["ana", "ben"].map(|name| id_of(&sandbox.user(name)));
    store.set_notices(ben, Notices::Direct).await.expect("a wish");

    // Ben is gone: twice his time is up. The others play in between.
    let absent = before.table(["ana", "ben", "cleo"]).await;
    for _ in 0..200 {
        let look = before.master.snapshot(absent, None).await.expect("the table");
        if !look.absent().is_empty() {
            break;
        }
        let seat = look.waiting().first().expect("somebody is asked");
        let user = look.seats()[seat.index()].user.expect("a person");
        if user == ben {
            let zero = store.deadlines(absent).await.expect("the deadlines");
            let zero = zero.iter().find(|row| row.kind == "turn").expect("a zero").due_at_ms;
            before.until(zero).await;
        } else {
            acts(&before.master, absent, user).await;
        }
        before.rests(absent).await;
    }
    let mut due = Vec::new();
    for nth in 0..DUE as i64 {
        before.until(now_ms + LEAD + nth * short_or_long(BETWEEN[0], BETWEEN[1]) - 2 * DAY - CALL).await;
        due.push(before.table(["eva", "fay", "dion"]).await);
    }
    let far = now_ms - 27 * HOUR;
    before.until(far).await;
    let running = before.table(["ana", "cleo", "dion"]).await;
    let paused = before.table(["dion", "cleo", "ana"]).await;
    before.until(far + 2 * HOUR).await;
    before.master.pause_until(paused, ana, Some("a party"), now_ms + 5 * DAY).await.expect("a pause");
    before.until(now_ms - MINUTE).await;
    let asking = before.lobby(Pace::Live, ["dion", "eva", "fay"]).await;
    let (dion, eva) = (id_of(&sandbox.user("dion")), id_of(&sandbox.user("eva")));
    before.master.start(asking, dion, InteractionId(5), None).await.expect("asked");
    before.master.press_ready(asking, eva, InteractionId(6)).await.expect("ready");
    before.until(now_ms).await;
    before.master.beat(true).await.expect("a beat");
    store.close().await;
    Tables { running, absent, paused, asking, due }
}

async fn acts(master: &GameMaster, table: TableId, user: UserId) {
    wait_for_people(master, table).await;
    let own = master.snapshot(table, Some(user)).await.expect("the table");
    let first = own.view().expect("a running table").legal().swap_remove(0);
    master.act(table, user, own.seq(), &first).await.expect("a legal action");
}

/// A table as its rows tell.
pub struct Stored {
    steps: Vec<StepRow>,
    deadlines: Vec<DeadlineRow>,
    pub clocks: Vec<ClockRow>,
    pub ready: Vec<UserId>,
    pub paused_until_ms: Option<i64>,
    /// The time that outages gave back.
    moved_ms: i64,
}

async fn stored(store: &Store, table: TableId) -> Stored {
    let times = store.table(table).await.expect("the database").expect("the table").times;
    Stored {
        steps: store.steps(table).await.expect("the log"),
        deadlines: store.deadlines(table).await.expect("the deadlines"),
        clocks: store.clocks(table).await.expect("the clocks"),
        ready: store.ready(table).await.expect("who is ready"),
        paused_until_ms: times.paused_until_ms,
        moved_ms: times.moved_ms,
    }
}

impl Stored {
    pub fn due(&self, kind: &str) -> Option<i64> {
        self.deadlines.iter().find(|row| row.kind == kind).map(|row| row.due_at_ms)
    }

    /// Checks that the table still stands as it stood, but for the time that an outage gave back.
    pub fn stands_as(&self, before: &Stored) {
        let back = self.moved_ms - before.moved_ms;
        assert_eq!(self.steps, before.steps);
        for kind in ["turn", "remind", "idle"] {
            assert_eq!(self.due(kind), before.due(kind).map(|due| due + back), "{kind}");
        }
        for kind in ["pause", "lobby"] {
            assert_eq!(self.due(kind), before.due(kind), "{kind}");
        }
        let moved = |clock: &ClockRow| ClockRow { since_ms: clock.since_ms.map(|since| since + back), ..clock.clone() };
        assert_eq!(self.clocks, before.clocks.iter().map(moved).collect::<Vec<_>>());
        assert_eq!((&self.ready, self.paused_until_ms), (&before.ready, before.paused_until_ms));
    }

    /// Checks that at most one turn was made for somebody since the beginning, and that what stood still stands.
    pub fn goes_on_from(&self, before: &Stored) {
        assert!(self.steps.starts_with(&before.steps), "a log is only added to");
        assert!(self.clocks.iter().map(|clock| clock.turns_stood_in).sum::<u32>() <= 1, "{:?}", self.clocks);
        assert!(self.clocks.iter().all(|clock| clock.missed <= 1 && clock.absent_at_ms.is_none()), "{:?}", self.clocks);
        let seats: Vec<Option<u8>> = self.steps.iter().filter(|step| step.stood_in).map(|step| step.seat).collect();
        assert!(seats.iter().flatten().all(|seat| Some(*seat) == seats.iter().flatten().next().copied()), "{seats:?}");
    }
}

impl Tables {
    /// The tables at which nothing happens.
    pub fn quiet(&self) -> [TableId; 4] {
        [self.running, self.absent, self.paused, self.asking]
    }

    pub fn all(&self) -> impl Iterator<Item = TableId> {
        self.quiet().into_iter().chain(self.due.iter().copied())
    }

    /// The rows of all tables.
    pub async fn stored(&self, file: &Path) -> Vec<Stored> {
        let store = Store::open(file, 0).await.expect("the database");
        let mut stored = Vec::new();
        for table in self.all() {
            stored.push(self::stored(&store, table).await);
        }
        store.close().await;
        stored
    }
}
