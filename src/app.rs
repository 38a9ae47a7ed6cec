//! What the whole bot shares, and how its parts are put together.

use crate::config::Api;
use crate::discord::caller::Caller;
use crate::discord::inflight::{self, InFlight};
use crate::discord::languages::Languages;
use crate::discord::pictures::Studio;
use crate::discord::rate::Rate;
use crate::discord::unknown_events::UnknownEvents;
use crate::discord::wire::Wire;
use crate::discord::{client, courier};
use crate::faults::Faults;
use agon_gamemaster::{Clock, GameMaster, Refused, Seeds, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{Store, TableId, UserId};
use anyhow::Context as _;
use serenity::all::Http;
use std::sync::{Arc, Once, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long does a broken courier rest?
const PAUSE: Duration = Duration::from_secs(1);
/// The pages a person may show to channels within a minute.
const PAGES: usize = 5;
/// The time that what is under way has when the bot stops. A service manager waits longer.
const FAREWELL: Duration = Duration::from_secs(8);

/// What commands, clicks and the courier share.
pub struct App {
    /// The service behind everything.
    pub gamemaster: GameMaster,
    /// Counts gateway events that could not be read.
    pub unknown_events: UnknownEvents,
    /// Writes failures of ours into the log.
    faults: Faults,
    wire: OnceLock<Arc<Wire>>,
    /// The clicks that are being answered.
    pub clicks: InFlight,
    /// The exports of people's own data that are being written.
    pub exports: InFlight,
    /// The languages people chose.
    pub languages: Languages,
    /// Limits how often Discord is asked what stands below a table's board.
    pub board_looks: Rate<TableId>,
    /// Limits how many pages a person shows to channels.
    pub pages_shown: Rate<UserId>,
    language: Language,
    studio: Option<Studio>,
    /// The answers under way, the courier, and whoever meets deadlines.
    pub tasks: TaskTracker,
    /// Ends the last two.
    stop: CancellationToken,
    started: Once,
    me: std::sync::Weak<App>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("App")
    }
}

impl App {
    /// Keeps the ways to Discord, once they stand.
    pub fn connect(&self, wire: Wire) {
        // There is one connection for each bot.
        let _ = self.wire.set(Arc::new(wire));
    }

    /// The ways to Discord.
    ///
    /// # Errors
    /// There is no connection yet.
    pub fn wire(&self) -> anyhow::Result<&Arc<Wire>> {
        self.wire.get().context("there is no connection to Discord yet")
    }

    /// The bot over a store; `language` is what it speaks where nobody has chosen, `studio` paints its pictures: without
    /// one, boards are told in words.
    pub fn new(
        store: Store,
        games: Registry,
        language: Language,
        studio: Option<Studio>,
        clock: Clock,
        seeds: Seeds,
    ) -> Arc<App> {
        App::over(GameMaster::new(store, games, clock, seeds), language, studio)
    }

    /// The bot over a game master.
    pub fn over(gamemaster: GameMaster, language: Language, studio: Option<Studio>) -> Arc<App> {
        let studio = studio.map(|studio| studio.at(gamemaster.cpu()));
        Arc::new_cyclic(|me| App {
            gamemaster,
            unknown_events: UnknownEvents::default(),
            faults: Faults::default(),
            wire: OnceLock::new(),
            clicks: InFlight::new(inflight::CLICKS),
            exports: InFlight::new(1),
            languages: Languages::default(),
            board_looks: Rate::new(1),
            pages_shown: Rate::new(PAGES),
            language,
            studio,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
            started: Once::new(),
            me: me.clone(),
        })
    }

    /// The language where nobody has chosen one.
    pub fn house_language(&self) -> Language {
        self.language
    }

    /// What paints pictures, if this house draws any.
    pub fn studio(&self) -> Option<&Studio> {
        self.studio.as_ref()
    }

    /// The connection stands: the courier starts, once, and tables that were left running go on.
    pub fn ready(&self, http: &Arc<Http>) {
        let (Some(app), http) = (self.me.upgrade(), http.clone()) else { return };
        self.started.call_once(|| {
            self.tasks.spawn(async move {
                if let Err(error) = app.gamemaster.wake().await {
                    tracing::error!(error = %error.report(), "tables cannot be woken");
                }
                let deadlines = async {
                    tokio::select! {
                        () = app.gamemaster.run_timers() => {}
                        () = app.stop.cancelled() => {}
                    }
                };
                tokio::join!(app.send(&http), deadlines);
            });
        });
    }

    /// Runs the courier until the bot stops. Should it ever panic, everything still stands in the outbox: it goes on.
    async fn send(self: &Arc<App>, http: &Arc<Http>) {
        let mut courier = JoinSet::new();
        loop {
            courier.spawn(courier::work(self.clone(), http.clone(), self.stop.clone()));
            match courier.join_next().await {
                Some(Err(error)) => {
                    tracing::error!(%error, "the courier broke and starts again");
                    tokio::time::sleep(PAUSE).await;
                }
                Some(Ok(())) | None => return,
            }
        }
    }

    /// Logs a refusal that is a failure of ours, and returns the id its person is told.
    pub fn refused(&self, what: &'static str, refused: &Refused) -> String {
        self.faults.refused(self.gamemaster.now_ms(), what, refused)
    }

    /// Logs an error, and returns the id its person is told.
    pub fn failed(&self, what: &'static str, error: impl std::fmt::Display) -> String {
        self.faults.failed(self.gamemaster.now_ms(), what, error)
    }

    /// The open table of the caller's channel as the caller may see it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn here(&self, caller: &Caller) -> anyhow::Result<Option<TableSnapshot>> {
        match self.gamemaster.store().open_table_in(caller.channel).await? {
            Some(row) => Ok(Some(self.gamemaster.snapshot(row.table, Some(caller.user)).await?)),
            None => Ok(None),
        }
    }

    /// Connects and runs until `stop` is done; then nothing more is taken, and what was begun is finished.
    ///
    /// # Errors
    /// The token is refused or the connection ends for good.
    pub async fn run(
        self: &Arc<App>,
        token: &str,
        api: &Api,
        stop: impl Future<Output = ()> + Send,
    ) -> anyhow::Result<()> {
        self.languages.read(self.gamemaster.store()).await?;
        let mut stop = std::pin::pin!(stop);
        let mut client = tokio::select! {
            client = client::client(self.clone(), token, api) => client?,
            () = &mut stop => {
                self.gamemaster.store().close().await;
                return Ok(());
            }
        };
        let shards = client.shard_manager.clone();
        let ended = tokio::select! {
            ended = client.start() => ended.map_err(anyhow::Error::from),
            () = &mut stop => Ok(()),
        };
        shards.shutdown_all().await;
        // What was begun is finished: answers to interactions, and what the courier is sending.
        self.stop.cancel();
        self.tasks.close();
        if tokio::time::timeout(FAREWELL, self.tasks.wait()).await.is_err() {
            tracing::warn!("something under way is given up; what is still to be sent stands in the outbox");
        }
        self.gamemaster.close().await;
        self.gamemaster.store().close().await;
        ended
    }
}

/// The real clock.
pub fn clock() -> Clock {
    Arc::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64))
}

/// The system's randomness.
///
/// # Errors
/// It has none to give.
pub fn seeds() -> anyhow::Result<Seeds> {
    let mut probe = [0; 32];
    getrandom::fill(&mut probe)?;
    Ok(Arc::new(|| {
        let mut bytes = [0; 32];
        // The source was there at the start; should it ever fail, a table must not begin on a seed of zeros.
        if let Err(error) = getrandom::fill(&mut bytes) {
            tracing::error!(%error, "the system gives no randomness");
            std::process::abort();
        }
        bytes
    }))
}
