//! A running bot for a conversation: a sandbox, the connected bot, and a database of its own.

use crate::database;
use agon::app::App;
use agon::config::Api;
use agon::discord::open_panels::Pace;
use agon::discord::pictures::Studio;
use agon::discord::unknown_events::UnknownEvents;
use agon::limits::Limits as PersonLimits;
use agon_ai::Level;
use agon_gamemaster::{GameMaster, OpenTable, Pacing, Person, TableSnapshot, TimeSource};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_sandbox::{Config, Limits, Sandbox, User, people};
use agon_store::{Busy, ChannelId, GuildId, InteractionId, Store, TableId, UserId};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// The longest wait for a write of the bot. It only matters when something is broken.
const WRITING: Duration = Duration::from_secs(300);
/// The time the bot has for a first answer. Longer than at Discord: these tests check the answer, not the load of the
/// machine.
const ANSWER: Duration = Duration::from_secs(60);
/// The longest wait for an expected change. It only matters when something is broken.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// A local Discord with long time limits.
pub fn patient() -> Config {
    Config { answer_limit: ANSWER, patience: PATIENCE, ..Config::default() }
}

/// A bot in a local Discord.
pub struct RunningBot {
    /// The local Discord.
    pub sandbox: Sandbox,
    /// The bot's game master, for direct checks.
    pub gamemaster: GameMaster,
    task: Task,
    folder: TempDir,
}

/// The task that runs the bot.
struct Task {
    unknown_events: UnknownEvents,
    handle: JoinHandle<anyhow::Result<()>>,
    /// The signal to stop.
    stop: Arc<Notify>,
}

/// The limits of each person where no test is about them: conversations turn more pages a minute than people.
fn quick_readers() -> PersonLimits {
    PersonLimits { animations_per_minute: 600, records_per_minute: 600, ..PersonLimits::default() }
}

/// Starts the bot in this local Discord.
async fn connect(
    sandbox: &Sandbox,
    gamemaster: GameMaster,
    studio: Option<Studio>,
    pace: Pace,
    limits: PersonLimits,
) -> Task {
    let app = App::with_limits(gamemaster, Language::English, studio, pace, limits);
    let (unknown_events, stop) = (app.unknown_events.clone(), Arc::new(Notify::new()));
    let api = Api::compatible(&sandbox.api_url()).expect("loopback");
    let (token, stopped) = (sandbox.bot_token(), stop.clone());
    let handle = tokio::spawn(async move { app.run(&token, &api, stopped.notified()).await });
    sandbox.bot_connected(true).await;
    sandbox.bot_ready().await;
    Task { unknown_events, handle, stop }
}

/// Waits until `holds`, and looks again after each write to the database.
///
/// # Panics
/// If it does not hold in time.
pub async fn wait_until(store: &Store, what: &str, holds: impl AsyncFn() -> bool) {
    let wait = async {
        loop {
            // Before the look: a write after it must not be missed.
            let mut written = pin!(store.written());
            written.as_mut().enable();
            if holds().await {
                return;
            }
            written.await;
        }
    };
    tokio::time::timeout(WRITING, wait).await.unwrap_or_else(|_| panic!("waited in vain for {what}"));
}

/// Waits until the table waits for a decision of a person, or is over.
pub async fn wait_for_people(gamemaster: &GameMaster, table: TableId) {
    let asked = async || {
        let snapshot = gamemaster.snapshot(table, None).await.expect("the table");
        let seats = snapshot.seats();
        let person = |seat: Seat| seats.get(seat.index()).is_some_and(|row| row.user.is_some() && !row.resigned);
        let forced = snapshot.running().is_some_and(|running| running.forced_now);
        snapshot.is_over() || !forced && snapshot.waiting().minus(snapshot.ready()).iter().any(person)
    };
    wait_until(gamemaster.store(), "the turn of a person", asked).await;
}

impl RunningBot {
    /// Starts a bot whose luck is the same in every run.
    pub async fn start() -> RunningBot {
        RunningBot::start_after(|_| async {}).await
    }

    /// Starts a bot on a server that speaks another language than the bot.
    pub async fn start_in_locale(locale: &str) -> RunningBot {
        let config = Config { answer_limit: ANSWER, server_locale: locale.to_owned(), ..Config::default() };
        let master = |store| GameMaster::new(store, Registry::ours(), clock(), seeds());
        RunningBot::start_with_config(config, |_| async {}, master, None).await
    }

    /// Starts a bot whose boards are pictures. Other bots show boards as text, which is faster.
    pub async fn start_with_pictures() -> RunningBot {
        RunningBot::start_with_games(Registry::ours()).await
    }

    /// Starts a bot with these games and boards as pictures.
    pub async fn start_with_games(games: Registry) -> RunningBot {
        let master = |store| GameMaster::new(store, games, clock(), seeds());
        RunningBot::start_with(|_| async {}, master, Some(Studio::default())).await
    }

    /// Starts a bot that waits for `delay` before it answers and calls. Its clock stands still until the test sets it.
    /// `before` fills the database before the bot comes.
    pub async fn start_with_delay<F: Future<Output = ()>>(
        delay: Duration,
        time: Arc<AtomicI64>,
        before: impl FnOnce(Store) -> F,
    ) -> RunningBot {
        RunningBot::start_with_delay_and_studio(delay, time, before, None).await
    }

    /// Does the same with boards as pictures, or as text.
    pub async fn start_with_delay_and_studio<F: Future<Output = ()>>(
        delay: Duration,
        time: Arc<AtomicI64>,
        before: impl FnOnce(Store) -> F,
        studio: Option<Studio>,
    ) -> RunningBot {
        let clock: agon_gamemaster::Clock = Arc::new(HandSet(time));
        let master = |store| {
            GameMaster::with_pacing(
                store,
                Registry::ours(),
                clock,
                seeds(),
                Pacing { answer_delay: delay, ..Pacing::default() },
            )
        };
        RunningBot::start_with(before, master, studio).await
    }

    /// Starts a bot whose open panels change with their question. Others leave panels as they are, so that a conversation
    /// does not depend on the time between two clicks. Its clock stands still until the test sets it.
    pub async fn start_with_open_panels(time: Arc<AtomicI64>) -> RunningBot {
        let clock: agon_gamemaster::Clock = Arc::new(HandSet(time));
        let master = |store| GameMaster::new(store, Registry::ours(), clock, seeds());
        let folder = tempfile::tempdir().expect("a folder");
        RunningBot::start_with_all(folder, patient(), |_| async {}, master, None, Pace::default(), quick_readers())
            .await
    }

    /// Starts a bot that goes by the clock of its local Discord. It must be told when the clock moves.
    pub async fn start_with_clock(clock: agon_sandbox::Clock) -> RunningBot {
        let config = Config { clock: clock.clone(), ..patient() };
        let master = |store| {
            let clock: agon_gamemaster::Clock = Arc::new(move || clock.now_ms());
            GameMaster::new(store, Registry::ours(), clock, seeds())
        };
        RunningBot::start_with_config(config, |_| async {}, master, None).await
    }

    /// Starts a bot with this clock on a server of this language. It answers and calls without delay.
    pub async fn start_timeless(locale: &str, clock: agon_gamemaster::Clock) -> RunningBot {
        let config = Config { server_locale: locale.to_owned(), ..patient() };
        let master = |store| GameMaster::new(store, Registry::ours(), clock, seeds());
        RunningBot::start_with_config(config, |_| async {}, master, None).await
    }

    /// Starts a bot. `before` fills the database before the bot comes.
    pub async fn start_after<F: Future<Output = ()>>(before: impl FnOnce(Store) -> F) -> RunningBot {
        RunningBot::start_with(before, |store| GameMaster::new(store, Registry::ours(), clock(), seeds()), None).await
    }

    /// Starts a bot in a local Discord that enforces rate limits.
    pub async fn start_with_limits(limits: Limits) -> RunningBot {
        let config = Config { limits: Some(limits), ..patient() };
        let master = |store| GameMaster::new(store, Registry::ours(), clock(), seeds());
        RunningBot::start_with_config(config, |_| async {}, master, None).await
    }

    /// Starts a bot with these limits for each person, and with boards as pictures. Its clock stands still until the test
    /// sets it.
    pub async fn start_with_person_limits(limits: PersonLimits, time: Arc<AtomicI64>) -> RunningBot {
        let clock: agon_gamemaster::Clock = Arc::new(HandSet(time));
        let master = |store| GameMaster::new(store, Registry::ours(), clock, seeds());
        let (folder, studio) = (tempfile::tempdir().expect("a folder"), Some(Studio::default()));
        RunningBot::start_with_all(folder, patient(), |_| async {}, master, studio, Pace::STILL, limits).await
    }

    /// Starts a bot with these seeds for its luck.
    pub async fn start_with_seeds(seeds: agon_gamemaster::Seeds) -> RunningBot {
        RunningBot::start_with(|_| async {}, |store| GameMaster::new(store, Registry::ours(), clock(), seeds), None)
            .await
    }

    async fn start_with<F: Future<Output = ()>>(
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
    ) -> RunningBot {
        RunningBot::start_with_config(patient(), before, master, studio).await
    }

    async fn start_with_config<F: Future<Output = ()>>(
        config: Config,
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
    ) -> RunningBot {
        let folder = tempfile::tempdir().expect("a folder");
        RunningBot::start_with_all(folder, config, before, master, studio, Pace::STILL, quick_readers()).await
    }

    /// Starts a bot over the database of this folder.
    pub async fn start_in_folder(folder: TempDir) -> RunningBot {
        let master = |store| GameMaster::new(store, Registry::ours(), clock(), seeds());
        RunningBot::start_with_all(folder, patient(), |_| async {}, master, None, Pace::STILL, quick_readers()).await
    }

    async fn start_with_all<F: Future<Output = ()>>(
        folder: TempDir,
        config: Config,
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
        pace: Pace,
        limits: PersonLimits,
    ) -> RunningBot {
        let sandbox = Sandbox::start(config).await.expect("a sandbox");
        let store = database::open(folder.path().join("agon.db")).await;
        before(store.clone()).await;
        let gamemaster = master(store);
        let task = connect(&sandbox, gamemaster.clone(), studio, pace, limits).await;
        let bot = RunningBot { sandbox, gamemaster, task, folder };
        bot.wait_until_ready().await;
        bot
    }

    /// Waits until the bot knows its server. Discord sends the name a moment after the connection.
    async fn wait_until_ready(&self) {
        let (store, server) = (self.gamemaster.store(), GuildId(people::SERVER.0));
        let named = async || {
            let name = store.guild(server).await.expect("the database").name;
            name.as_deref() == Some(people::SERVER_NAME)
        };
        wait_until(store, "the bot to know its server", named).await;
    }

    /// Stops the bot, changes its file, and starts it again with this clock and no delay. Waits until it has sent
    /// everything.
    pub async fn restart<F: Future<Output = ()>>(
        self,
        time: Arc<AtomicI64>,
        meanwhile: impl FnOnce(Store) -> F,
    ) -> RunningBot {
        let RunningBot { sandbox, task, folder, .. } = self;
        task.stop.notify_one();
        task.handle.await.expect("a bot that can stop").expect("a good end");
        assert_eq!(task.unknown_events.missed(), 0, "gateway events that could not be read");
        assert!(sandbox.bot_connected(false).await, "the bot stays connected");
        let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        // The server has another name until the bot gets the real one again.
        store.set_guild_name(GuildId(people::SERVER.0), "before").await.expect("the database");
        meanwhile(store.clone()).await;
        let clock: agon_gamemaster::Clock = Arc::new(HandSet(time));
        let gamemaster = GameMaster::new(store, Registry::ours(), clock, seeds());
        let task = connect(&sandbox, gamemaster.clone(), None, Pace::STILL, quick_readers()).await;
        let bot = RunningBot { sandbox, gamemaster, task, folder };
        bot.wait_until_ready().await;
        bot.wait_until_sent().await;
        bot
    }

    /// Invalidates the bot's session. Waits until the bot has begun a new one and knows its server again.
    pub async fn lose_session(&self) {
        // The server has another name until the bot gets the real one again.
        let forgotten = self.gamemaster.store().set_guild_name(GuildId(people::SERVER.0), "before");
        forgotten.await.expect("the database");
        self.sandbox.invalidates_session(false);
        self.wait_until_ready().await;
    }

    /// One of the six people, in the channel `games`.
    pub fn user(&self, name: &str) -> User {
        self.sandbox.user(name)
    }

    /// Opens a table of this game for Ana from the joining message.
    pub async fn ana_opens(&self, game: &str) -> User {
        let ana = self.user("ana");
        ana.sees("Agon is here").await;
        ana.clicks(&format!("Play {game}")).await.ok();
        ana.sees("lobby").await;
        ana
    }

    /// Others join in the channel, one after the other.
    pub async fn join(&self, guests: &[&str]) {
        for guest in guests.iter().map(|name| self.user(name)) {
            guest.clicks("Join").await.ok();
            self.user("ana").sees(guest.person().display).await;
            guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
            self.wait_until_sent().await;
        }
    }

    /// Begins a table of these people through the game master, the first of them its host. The click that starts it is
    /// always the same.
    pub async fn begin_table(
        &self,
        (guild, channel): (GuildId, ChannelId),
        game: &str,
        options: &[(&str, &str)],
        people: &[User],
    ) -> TableId {
        let person = |user: &User| Person { user: UserId(user.person().id.0), name: user.person().display.to_owned() };
        let [host, guests @ ..] = people else { panic!("a host") };
        let wish = OpenTable {
            guild,
            channel,
            game: game.to_owned(),
            seats: Some(people.len() as u8),
            machines: 0,
            level: Some(Level::Greedy),
            options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
            host: person(host),
            language: "en".to_owned(),
        };
        let table = self.gamemaster.open(wish).await.expect("a table").table;
        for guest in guests {
            self.gamemaster.join(table, person(guest)).await.expect("a seat");
        }
        self.gamemaster.start(table, person(host).user, InteractionId(5), None).await.expect("a start");
        table
    }

    /// Does the same in the host's channel of the sandbox's server.
    pub async fn begin_table_here(&self, game: &str, options: &[(&str, &str)], people: &[User]) -> TableId {
        let here = people.first().expect("a host").place().0;
        self.begin_table((GuildId(people::SERVER.0), ChannelId(here)), game, options, people).await
    }

    /// The table as everybody sees it.
    pub async fn snapshot(&self, table: TableId) -> TableSnapshot {
        self.gamemaster.snapshot(table, None).await.expect("the table")
    }

    /// Waits until the courier has sent everything that is due.
    pub async fn wait_until_sent(&self) {
        let store = self.gamemaster.store();
        let sent = async || {
            let due = store.next_due(&Busy::default()).await.expect("the outbox");
            due.is_none_or(|due| due > self.gamemaster.now_ms())
        };
        wait_until(store, "the courier to send everything", sent).await;
    }

    /// Waits until the store notes that a person has read the results of their orders. They are told once, before the
    /// note.
    pub async fn wait_until_noted(&self, table: TableId, user: &User) {
        let id = UserId(user.person().id.0);
        let noted = async || self.gamemaster.snapshot(table, Some(id)).await.expect("the table").told().is_empty();
        wait_until(self.gamemaster.store(), "what was read to be noted", noted).await;
    }

    /// The open table of the channel `games`.
    pub async fn table(&self) -> TableId {
        let channel = agon_store::ChannelId(self.user("ana").place().0);
        let row = self.gamemaster.store().open_table_in(channel).await.expect("the database");
        row.expect("an open table").table
    }

    /// Stops everything. Fails if there are complaints or the bot has stopped before.
    pub fn close(self) {
        assert!(!self.task.handle.is_finished(), "the bot has stopped");
        assert_eq!(self.task.unknown_events.missed(), 0, "gateway events that could not be read");
        self.sandbox.assert_clean();
        self.task.handle.abort();
    }
}

/// A clock that stands still until the test sets it.
pub struct HandSet(pub Arc<AtomicI64>);

impl TimeSource for HandSet {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    fn is_set_by_hand(&self) -> bool {
        true
    }
}

/// The time of day, which never goes back, so that notices keep their order.
fn clock() -> agon_gamemaster::Clock {
    let last = AtomicI64::new(0);
    Arc::new(move || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let before = last.fetch_max(now, Ordering::SeqCst);
        before.max(now)
    })
}

/// Seeds that are the same for every bot: 1, 2, 3, …
fn seeds() -> agon_gamemaster::Seeds {
    let next = AtomicU8::new(1);
    Arc::new(move || [next.fetch_add(1, Ordering::SeqCst); 32])
}
