//! A game master with a database of its own, and people who open tables there and play like a greedy machine.

use crate::database;
use agon_ai::Level;
use agon_gamemaster::{
    ChannelId, Fill, GameMaster, GuildId, InteractionId, OpenTable, Pacing, Person, Refused, SeatRow, Store, TableId,
    TableRow, TableSnapshot, UserId,
};
use agon_games::Registry;
use agon_rules::game::OptionValues;
use agon_rules::luck::{QuickDice, Seed};
use agon_store::{Commit, Leaderboard, LeaderboardFilter, NewTable, Period, Sort, Start};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::Duration;
use tempfile::TempDir;

pub const GUILD: GuildId = GuildId(1);
pub const PEOPLE: [&str; 5] = ["Ana", "Benedetta", "Cleo", "Dion", "Eva"];
pub const CLICK: InteractionId = InteractionId(5);

/// A person whose id occurs in no other number.
pub fn user(at: usize) -> UserId {
    UserId(770_000_000_000_000_100 + at as u64)
}

/// Machines of the quickest level on all free seats.
pub fn fill() -> Option<Fill> {
    Some(Fill { seats: None, level: Level::Greedy })
}

pub fn person(at: usize) -> Person {
    Person { user: user(at), name: PEOPLE[at].to_owned() }
}

/// A table that the first of these people opens.
pub fn wish(game: &str, seats: u8) -> OpenTable {
    OpenTable {
        guild: GUILD,
        channel: ChannelId(2),
        game: game.to_owned(),
        seats: Some(seats),
        machines: 0,
        level: None,
        options: OptionValues::new(),
        host: person(0),
        language: "en".to_owned(),
    }
}

pub fn options(words: &[(&str, &str)]) -> OptionValues {
    words.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect()
}

/// A table of the first of these people as the store opens it, without the game master.
pub fn row(game: &str, people: usize) -> NewTable {
    let seat = |at: usize| SeatRow {
        seat: at as u8,
        user: Some(user(at)),
        ai: None,
        name: PEOPLE[at].to_owned(),
        resigned: false,
        left_at_ms: None,
    };
    NewTable {
        guild: GUILD,
        channel: ChannelId(9),
        game: game.to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seats_wanted: people as u8,
        host: user(0),
        seats: (0..people).map(seat).collect(),
        language: "en".to_owned(),
        seed: [7; 32].into(),
        promise: Seed([7; 32]).commitment(),
        at_ms: 1,
        outbox: Vec::new(),
    }
}

/// The input of a greedy player, from the viewer's own view.
pub fn greedy(look: &TableSnapshot) -> String {
    let view = look.view().expect("a view");
    let dice = &mut QuickDice::new(u64::from(look.seq()));
    Registry::ours().find(view.game()).expect("the game").player(Level::Greedy).choose(view, dice)
}

/// A game master over a fresh database. Every table has other luck, the same in every run.
pub struct Fixture {
    pub master: GameMaster,
    pub now: Arc<AtomicI64>,
    folder: TempDir,
    settings: Settings,
}

/// The settings of a game master.
#[derive(Clone, Copy)]
pub struct Settings {
    pub at_ms: i64,
    /// The milliseconds by which each reading advances the clock. 0: only the test advances it.
    pub stride: i64,
    pub pause: Duration,
    /// The source of the first table's luck.
    pub luck: u8,
    /// True if machines have a limited time to think.
    pub limits_thinking: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { at_ms: 1_700_000_000_000, stride: 0, pause: Duration::ZERO, luck: 7, limits_thinking: false }
    }
}

/// Waits until `holds`, and looks again after each write to the database.
pub async fn wait_until(store: &Store, holds: impl AsyncFn() -> bool) {
    loop {
        // Before the look: a write after it must not be missed.
        let mut written = pin!(store.written());
        written.as_mut().enable();
        if holds().await {
            return;
        }
        written.await;
    }
}

impl Fixture {
    pub async fn open() -> Fixture {
        Fixture::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> Fixture {
        Fixture::at(TempDir::new().expect("a folder"), settings).await
    }

    async fn at(folder: TempDir, settings: Settings) -> Fixture {
        let store = database::open(folder.path().join("agon.db")).await;
        let (now, luck) = (Arc::new(AtomicI64::new(settings.at_ms)), AtomicU8::new(settings.luck));
        let hand = now.clone();
        let clock = Arc::new(move || hand.fetch_add(settings.stride, Ordering::SeqCst));
        let pacing = Pacing { answer_delay: settings.pause, limits_thinking: settings.limits_thinking };
        let seeds = Arc::new(move || [luck.fetch_add(1, Ordering::SeqCst); 32]);
        Fixture {
            master: GameMaster::with_pacing(store, Registry::ours(), clock, seeds, pacing),
            now,
            folder,
            settings,
        }
    }

    /// Closes the game master and opens another one over the same database.
    pub async fn restart(self) -> Fixture {
        let Fixture { master, now, folder, settings } = self;
        master.close().await;
        master.store().close().await;
        drop(master);
        Fixture::at(folder, Settings { at_ms: now.load(Ordering::SeqCst), ..settings }).await
    }

    /// A lobby with these people beside the host.
    pub async fn lobby(&self, wish: OpenTable, others: impl IntoIterator<Item = usize>) -> TableRow {
        let row = self.master.open(wish).await.expect("a table");
        for at in others {
            self.master.join(row.table, person(at)).await.expect("a seat");
        }
        row
    }

    /// A running table with these people. Machines fill the free seats.
    pub async fn table(&self, wish: OpenTable, others: impl IntoIterator<Item = usize>) -> TableId {
        let host = wish.host.user;
        let table = self.lobby(wish, others).await.table;
        self.master.start(table, host, CLICK, fill()).await.expect("a start");
        table
    }

    /// A running table, begun without the game master.
    pub async fn writes(&self, new: NewTable) -> TableId {
        let (store, at_ms) = (self.master.store(), new.at_ms);
        let table = store.open_lobby(new, agon_store::LobbyPlan::default()).await.expect("a table").table;
        let start = Some(Start { interaction: CLICK, at_ms });
        store.commit(Commit { start, ..Commit::at(table, 0, at_ms) }).await.expect("a start");
        table
    }

    /// The table as everybody sees it.
    pub async fn snapshot(&self, table: TableId) -> TableSnapshot {
        self.master.snapshot(table, None).await.expect("a snapshot")
    }

    /// The table as one person sees it.
    pub async fn seen_by(&self, table: TableId, at: usize) -> TableSnapshot {
        self.master.snapshot(table, Some(user(at))).await.expect("a snapshot")
    }

    /// Acts greedily for a person, if the table waits for them.
    pub async fn acts_greedily(&self, table: TableId, user: UserId) {
        let mine = self.master.snapshot(table, Some(user)).await.expect("a snapshot");
        if !mine.my_turn() {
            return;
        }
        let input = greedy(&mine);
        match self.master.act(table, user, mine.seq(), &input).await {
            // An order or a machine was faster.
            Ok(_) | Err(Refused::Stale { .. } | Refused::NotYourTurn { .. }) => {}
            Err(other) => panic!("{input}: {other}"),
        }
    }

    /// Plays people greedily until `stop`, or to the end. Machines play their own seats.
    pub async fn plays(&self, table: TableId, stop: impl Fn(&TableSnapshot) -> bool) -> TableSnapshot {
        loop {
            // Before the look: a write after it must not be missed.
            let mut written = pin!(self.master.store().written());
            written.as_mut().enable();
            let look = self.snapshot(table).await;
            if look.is_over() || stop(&look) {
                return look;
            }
            let person = |seat: agon_rules::Seat| {
                look.seats()[seat.index()].user.filter(|_| !look.seats()[seat.index()].resigned)
            };
            match look.waiting().minus(look.ready()).iter().find_map(person) {
                Some(user) => self.acts_greedily(table, user).await,
                None => written.await,
            }
        }
    }

    pub async fn plays_to_the_end(&self, table: TableId) -> TableSnapshot {
        self.plays(table, |_| false).await
    }

    /// The leaderboard of this server, read by the first person.
    pub async fn board(&self, game: &str, period: Period) -> Leaderboard {
        let wanted = LeaderboardFilter {
            guild: Some(GUILD),
            period,
            machines: true,
            game: game.to_owned(),
            sort: Sort::Rating,
            reader: user(0),
            read_in: Some(GUILD),
        };
        self.master.store().leaderboard(&wanted, 0, 10).await.expect("a board")
    }
}
