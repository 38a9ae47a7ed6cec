//! A house for a conversation: a sandbox, a connected bot, and a database of its own.

use agon::app::App;
use agon::config::Api;
use agon::discord::pictures::Studio;
use agon::discord::unknown_events::UnknownEvents;
use agon_gamemaster::{GameMaster, OpenTable, Person, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;
use agon_sandbox::{Config, Limits, Sandbox, User, people};
use agon_store::{Busy, ChannelId, GuildId, InteractionId, Store, TableId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// The longest time for the courier to tell everything.
const TELLING: Duration = Duration::from_secs(300);
/// The time the bot has for a first answer. Longer than at Discord: these tests check the answer, not the load of the
/// machine.
const ANSWER: Duration = Duration::from_secs(60);
/// The longest wait for an expected change. It only matters when something is broken.
pub const PATIENCE: Duration = Duration::from_secs(180);
/// The time between two looks for a change.
pub const GLANCE: Duration = Duration::from_millis(2);

/// A local Discord with long time limits.
pub fn patient() -> Config {
    Config { answer_limit: ANSWER, patience: PATIENCE, ..Config::default() }
}

/// A bot in a local Discord.
pub struct House {
    /// The local Discord.
    pub sandbox: Sandbox,
    /// The bot's game master, for direct checks.
    pub gamemaster: GameMaster,
    bot: Bot,
    folder: TempDir,
}

/// The running bot.
struct Bot {
    unknown_events: UnknownEvents,
    task: JoinHandle<anyhow::Result<()>>,
    /// The signal to stop.
    stop: Arc<Notify>,
}

/// Starts the bot in this local Discord.
async fn starts(sandbox: &Sandbox, gamemaster: GameMaster, studio: Option<Studio>) -> Bot {
    let app = App::with_game_master(gamemaster, Language::English, studio);
    let (unknown_events, stop) = (app.unknown_events.clone(), Arc::new(Notify::new()));
    let api = Api::compatible(&sandbox.api_url()).expect("loopback");
    let (token, stopped) = (sandbox.bot_token(), stop.clone());
    let task = tokio::spawn(async move { app.run(&token, &api, stopped.notified()).await });
    sandbox.bot_connected(true).await;
    sandbox.bot_ready().await;
    Bot { unknown_events, task, stop }
}

impl House {
    /// Opens a house whose luck is the same in every run.
    pub async fn open() -> House {
        House::open_after(|_| async {}).await
    }

    /// Opens a house on a server that speaks another language than the house.
    pub async fn open_in(locale: &str) -> House {
        let config = Config { answer_limit: ANSWER, server_locale: locale.to_owned(), ..Config::default() };
        House::over_in(config, |_| async {}, |store| GameMaster::new(store, Registry::ours(), clock(), seeds()), None)
            .await
    }

    /// Opens a house whose boards are pictures. Other houses show boards as text, which is faster.
    pub async fn open_painting() -> House {
        let master = |store| GameMaster::new(store, Registry::ours(), clock(), seeds());
        House::over(|_| async {}, master, Some(Studio::default())).await
    }

    /// Opens a house with these games and boards as pictures.
    pub async fn open_playing(games: Registry) -> House {
        let master = |store| GameMaster::new(store, games, clock(), seeds());
        House::over(|_| async {}, master, Some(Studio::default())).await
    }

    /// Opens a house that waits a moment before it answers and calls. Its clock stands still until the test sets it.
    /// `before` fills the database before the bot comes.
    pub async fn pausing<F: Future<Output = ()>>(
        pause: Duration,
        time: Arc<AtomicI64>,
        before: impl FnOnce(Store) -> F,
    ) -> House {
        House::pausing_over(pause, time, before, None).await
    }

    /// Does the same with boards as pictures, or as text.
    pub async fn pausing_over<F: Future<Output = ()>>(
        pause: Duration,
        time: Arc<AtomicI64>,
        before: impl FnOnce(Store) -> F,
        studio: Option<Studio>,
    ) -> House {
        let clock: agon_gamemaster::Clock = Arc::new(move || time.load(Ordering::SeqCst));
        House::over(
            before,
            |store| GameMaster::with_answer_delay(store, Registry::ours(), clock, seeds(), pause),
            studio,
        )
        .await
    }

    /// Opens a house. `before` fills the database before the bot comes.
    pub async fn open_after<F: Future<Output = ()>>(before: impl FnOnce(Store) -> F) -> House {
        House::over(before, |store| GameMaster::new(store, Registry::ours(), clock(), seeds()), None).await
    }

    /// Opens a house in a local Discord that enforces rate limits.
    pub async fn open_limited(limits: Limits) -> House {
        let config = Config { limits: Some(limits), ..patient() };
        House::over_in(config, |_| async {}, |store| GameMaster::new(store, Registry::ours(), clock(), seeds()), None)
            .await
    }

    /// Opens a house with these seeds for its luck.
    pub async fn open_with_seeds(seeds: agon_gamemaster::Seeds) -> House {
        House::over(|_| async {}, |store| GameMaster::new(store, Registry::ours(), clock(), seeds), None).await
    }

    async fn over<F: Future<Output = ()>>(
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
    ) -> House {
        House::over_in(patient(), before, master, studio).await
    }

    async fn over_in<F: Future<Output = ()>>(
        config: Config,
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
    ) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        House::over_folder(folder, config, before, master, studio).await
    }

    /// Opens a house over an existing database.
    pub async fn open_over(folder: TempDir) -> House {
        let master = |store| GameMaster::new(store, Registry::ours(), clock(), seeds());
        House::over_folder(folder, patient(), |_| async {}, master, None).await
    }

    async fn over_folder<F: Future<Output = ()>>(
        folder: TempDir,
        config: Config,
        before: impl FnOnce(Store) -> F,
        master: impl FnOnce(Store) -> GameMaster,
        studio: Option<Studio>,
    ) -> House {
        let sandbox = Sandbox::start(config).await.expect("a sandbox");
        let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        before(store.clone()).await;
        let gamemaster = master(store);
        let bot = starts(&sandbox, gamemaster.clone(), studio).await;
        let house = House { sandbox, gamemaster, bot, folder };
        house.is_taken_up().await;
        house
    }

    /// Waits until the bot knows its server. Discord sends the name a moment after the connection.
    async fn is_taken_up(&self) {
        let server = GuildId(people::SERVER.0);
        let named = async {
            let name = async || self.gamemaster.store().guild(server).await.expect("the database").name;
            while name().await.as_deref() != Some(people::SERVER_NAME) {
                tokio::time::sleep(GLANCE).await;
            }
        };
        tokio::time::timeout(TELLING, named).await.expect("the bot to take up its server");
    }

    /// Stops the bot of a [pausing](House::pausing) house, changes its file, and starts it again with this clock. Waits
    /// until it has told everything.
    pub async fn restarts<F: Future<Output = ()>>(
        self,
        time: Arc<AtomicI64>,
        meanwhile: impl FnOnce(Store) -> F,
    ) -> House {
        let House { sandbox, bot, folder, .. } = self;
        bot.stop.notify_one();
        bot.task.await.expect("a bot that can stop").expect("a good end");
        assert_eq!(bot.unknown_events.missed(), 0, "gateway events that could not be read");
        assert!(sandbox.bot_connected(false).await, "the bot stays connected");
        let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        // The server has another name until the bot gets the real one again.
        store.set_guild_name(GuildId(people::SERVER.0), "before").await.expect("the database");
        meanwhile(store.clone()).await;
        let clock: agon_gamemaster::Clock = Arc::new(move || time.load(Ordering::SeqCst));
        let gamemaster = GameMaster::with_answer_delay(store, Registry::ours(), clock, seeds(), Duration::ZERO);
        let bot = starts(&sandbox, gamemaster.clone(), None).await;
        let house = House { sandbox, gamemaster, bot, folder };
        house.is_taken_up().await;
        house.told().await;
        house
    }

    /// Invalidates the bot's session. Waits until the bot has begun a new one and knows its server again.
    pub async fn loses_session(&self) {
        // The server has another name until the bot gets the real one again.
        let forgotten = self.gamemaster.store().set_guild_name(GuildId(people::SERVER.0), "before");
        forgotten.await.expect("the database");
        self.sandbox.invalidates_session(false);
        self.is_taken_up().await;
    }

    /// One of the six people, in the channel `games`.
    pub fn user(&self, name: &str) -> User {
        self.sandbox.user(name)
    }

    /// Opens a table of this game for Ana from the joining message, and sets her name.
    pub async fn ana_opens(&self, game: &str) -> User {
        let ana = self.user("ana");
        ana.sees("Agon is here").await;
        ana.clicks("Open a table").await.ok();
        ana.sees_privately("Which game?").await;
        ana.selects("Which game?", &[game]).await.ok();
        ana.sees_privately("How shall I let you know").await;
        ana.clicks("Mention me here").await.ok();
        ana.sees("lobby").await;
        ana
    }

    /// Others join in the channel, one after the other.
    pub async fn join(&self, guests: &[&str]) {
        for guest in guests.iter().map(|name| self.user(name)) {
            guest.clicks("Join").await.ok();
            self.user("ana").sees(guest.person().display).await;
            guest.sees_that("a greeting", |message| message.only_for.is_some()).await;
            self.told().await;
        }
    }

    /// Begins a table of these people through the game master, the first of them its host. The click that starts it is
    /// always the same.
    pub async fn begins(
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
            options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
            host: person(host),
            language: "en".to_owned(),
        };
        let table = self.gamemaster.open(wish).await.expect("a table").table;
        for guest in guests {
            self.gamemaster.join(table, person(guest)).await.expect("a seat");
        }
        self.gamemaster.start(table, person(host).user, InteractionId(5), false).await.expect("a start");
        table
    }

    /// Does the same in the host's channel of the sandbox's server.
    pub async fn begins_here(&self, game: &str, options: &[(&str, &str)], people: &[User]) -> TableId {
        let here = people.first().expect("a host").place().0;
        self.begins((GuildId(people::SERVER.0), ChannelId(here)), game, options, people).await
    }

    /// The table as everybody sees it.
    pub async fn look(&self, table: TableId) -> TableSnapshot {
        self.gamemaster.snapshot(table, None).await.expect("the table")
    }

    /// Waits until the courier has nothing left to tell.
    pub async fn told(&self) {
        let quiet = async {
            let now = || self.gamemaster.now_ms();
            while self
                .gamemaster
                .store()
                .next_due(&Busy::default())
                .await
                .expect("the outbox")
                .is_some_and(|due| due <= now())
            {
                tokio::time::sleep(GLANCE).await;
            }
        };
        tokio::time::timeout(TELLING, quiet).await.expect("the courier to tell everything");
    }

    /// Waits until the store notes that a person has read the results of their orders. They are told once, before the
    /// note.
    pub async fn noted(&self, table: TableId, user: &User) {
        let id = UserId(user.person().id.0);
        let noted = async {
            while !self.gamemaster.snapshot(table, Some(id)).await.expect("the table").told().is_empty() {
                tokio::time::sleep(GLANCE).await;
            }
        };
        tokio::time::timeout(TELLING, noted).await.expect("what was read to be noted");
    }

    /// The open table of the channel `games`.
    pub async fn table(&self) -> TableId {
        let channel = agon_store::ChannelId(self.user("ana").place().0);
        let row = self.gamemaster.store().open_table_in(channel).await.expect("the database");
        row.expect("an open table").table
    }

    /// Closes the house. Fails if there are complaints or the bot has stopped.
    pub fn close(self) {
        assert!(!self.bot.task.is_finished(), "the bot has stopped");
        assert_eq!(self.bot.unknown_events.missed(), 0, "gateway events that could not be read");
        self.sandbox.assert_clean();
        self.bot.task.abort();
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

/// Seeds that are the same in every house: 1, 2, 3, …
fn seeds() -> agon_gamemaster::Seeds {
    let next = AtomicU8::new(1);
    Arc::new(move || [next.fetch_add(1, Ordering::SeqCst); 32])
}
