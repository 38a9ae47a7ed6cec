//! The parts that the whole bot shares, and their connections.

use crate::VERSION;
use crate::backup_schedule::{self, LastBackup, Schedule};
use crate::config::{Api, Host, Listen};
use crate::discord::caller::Caller;
use crate::discord::inflight::InFlight;
use crate::discord::languages::Languages;
use crate::discord::messages::board::Posted;
use crate::discord::open_panels::{self, OpenPanels, Pace};
use crate::discord::pictures::Studio;
use crate::discord::rate::Rate;
use crate::discord::unknown_events::UnknownEvents;
use crate::discord::wire::Wire;
use crate::discord::{client, courier};
use crate::faults::Faults;
use crate::limits::Limits;
use crate::ops::service::{self, Word};
use crate::ops::{Ops, gateway, server};
use agon_gamemaster::{BEAT, Clock, GameMaster, Refused, Seeds, TableSnapshot};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{Store, TableId, UserId};
use anyhow::Context as _;
use serenity::all::{ConnectionStage, Http, ShardManager};
use std::sync::{Arc, Once, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The rest after a courier that failed.
const PAUSE: Duration = Duration::from_secs(1);
/// The longest time from the wish to stop until the connection ends and the work in progress is done. A service manager
/// waits longer.
const DRAIN: Duration = Duration::from_secs(30);

/// The parts that commands, clicks and the courier share.
pub struct App {
    /// The service behind everything.
    pub gamemaster: GameMaster,
    /// Counts gateway events that could not be read.
    pub unknown_events: UnknownEvents,
    /// Signs of life of the bot's parts, and its figures.
    pub ops: Arc<Ops>,
    /// Ends the answers about health and figures, last of all.
    silence: CancellationToken,
    /// Writes failures of ours into the log.
    faults: Faults,
    wire: OnceLock<Arc<Wire>>,
    host: OnceLock<Host>,
    backups: OnceLock<Schedule>,
    /// The newest backup that this bot made or found.
    pub last_backup: LastBackup,
    /// The clicks and forms in progress.
    pub clicks: InFlight,
    /// The commands in progress.
    pub commands: InFlight,
    /// The completions in progress: a person who types asks for one with each letter.
    pub completions: InFlight,
    /// The exports of people's own data in progress.
    pub exports: InFlight,
    /// The pictures of whole games in progress.
    pub paintings: InFlight,
    /// The panels on people's screens that change with their question.
    pub open_panels: Arc<OpenPanels>,
    /// The languages that people chose.
    pub languages: Languages,
    /// The boards that were posted lately.
    pub posted: Posted,
    /// Limits the questions to Discord about messages below a table's board.
    pub board_checks: Rate<TableId>,
    /// Limits the pages that a person shows to channels.
    pub pages_shown: Rate<UserId>,
    /// Limits the pictures of whole games that a person asks for.
    pub animations: Rate<UserId>,
    /// Limits the pages of records that a person looks at.
    pub records: Rate<UserId>,
    language: Language,
    studio: Option<Studio>,
    /// The answers in progress.
    pub answers: TaskTracker,
    /// Work in the background: the courier, deadlines, edits of open panels, backups, the watch over the gateway.
    pub background: TaskTracker,
    /// Stops the work in the background.
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
    /// Stores the ways to Discord once they are connected.
    pub fn connect(&self, wire: Wire) {
        // A bot has one connection.
        let _ = self.wire.set(Arc::new(wire));
    }

    /// Returns the ways to Discord.
    ///
    /// # Errors
    /// There is no connection yet.
    pub fn wire(&self) -> anyhow::Result<&Arc<Wire>> {
        self.wire.get().context("there is no connection to Discord yet")
    }

    /// Stores what the settings tell of the host.
    pub fn set_host(&self, host: Host) {
        // A bot has one host.
        let _ = self.host.set(host);
    }

    /// Returns what the settings tell of the host.
    pub fn host(&self) -> Host {
        self.host.get().cloned().unwrap_or_default()
    }

    /// Stores when and where this bot makes backups. `None`: it makes none.
    pub fn set_backups(&self, schedule: Option<Schedule>) {
        if let Some(schedule) = schedule {
            // A bot has one database.
            let _ = self.backups.set(schedule);
        }
    }

    /// Builds the bot over a store. `language` is the default, and `studio` paints the pictures. Without one, boards
    /// are text.
    pub fn new(
        store: Store,
        games: Registry,
        language: Language,
        studio: Option<Studio>,
        clock: Clock,
        seeds: Seeds,
    ) -> Arc<App> {
        App::with_game_master(GameMaster::new(store, games, clock, seeds), language, studio)
    }

    /// Builds the bot over a game master.
    pub fn with_game_master(gamemaster: GameMaster, language: Language, studio: Option<Studio>) -> Arc<App> {
        App::with_limits(gamemaster, language, studio, Pace::default(), Limits::default())
    }

    /// Builds the same with another pace for the edits of open panels, and other limits for each person.
    pub fn with_limits(
        gamemaster: GameMaster,
        language: Language,
        studio: Option<Studio>,
        pace: Pace,
        limits: Limits,
    ) -> Arc<App> {
        let ops = Arc::new(Ops::default());
        gamemaster.observe(ops.clone());
        let studio = studio.map(|studio| studio.at(gamemaster.cpu(), ops.metrics.paints()));
        Arc::new_cyclic(|me| App {
            gamemaster,
            unknown_events: UnknownEvents::default(),
            ops,
            silence: CancellationToken::new(),
            faults: Faults::default(),
            wire: OnceLock::new(),
            host: OnceLock::new(),
            backups: OnceLock::new(),
            last_backup: LastBackup::default(),
            clicks: InFlight::new(limits.clicks_at_once),
            commands: InFlight::new(limits.commands_at_once),
            completions: InFlight::new(limits.commands_at_once),
            exports: InFlight::new(1),
            paintings: InFlight::new(1),
            open_panels: Arc::new(OpenPanels::new(pace)),
            languages: Languages::default(),
            posted: Posted::default(),
            board_checks: Rate::new(1),
            pages_shown: Rate::new(limits.pages_shown_per_minute),
            animations: Rate::new(limits.animations_per_minute),
            records: Rate::new(limits.records_per_minute),
            language,
            studio,
            answers: TaskTracker::new(),
            background: TaskTracker::new(),
            stop: CancellationToken::new(),
            started: Once::new(),
            me: me.clone(),
        })
    }

    /// Returns the language of people who chose none.
    pub fn house_language(&self) -> Language {
        self.language
    }

    /// Returns the painter, if this bot draws pictures.
    pub fn studio(&self) -> Option<&Studio> {
        self.studio.as_ref()
    }

    /// Tells health and figures over HTTP until the bot has stopped.
    pub fn tell_health(self: &Arc<App>, listener: TcpListener, listen: Listen) {
        // Not among the tasks that the end waits for: it tells of the end.
        drop(tokio::spawn(server::serve(self.clone(), listener, listen, self.silence.clone())));
    }

    /// Notes that Discord accepted the commands, the last step before people can use the bot.
    pub fn registered(&self) {
        self.ops.signs.set_registered();
        service::tell(Word::Ready);
    }

    /// Handles the open connection: starts the courier and the edits of open panels once, and resumes running tables.
    pub fn ready(&self, http: &Arc<Http>) {
        let (Some(app), http) = (self.me.upgrade(), http.clone()) else { return };
        self.ops.signs.set_ready();
        self.started.call_once(|| {
            // A task of its own: nothing public depends on it.
            self.background.spawn(open_panels::work(app.clone(), self.stop.clone()));
            self.background.spawn(async move {
                // First of all: no seat loses time because the bot was away.
                app.beat(false).await;
                let resumed = async {
                    tokio::select! {
                        () = app.resume() => {}
                        () = app.stop.cancelled() => {}
                    }
                };
                let deadlines = async {
                    tokio::select! {
                        () = app.gamemaster.run_timers() => {}
                        () = app.stop.cancelled() => {}
                    }
                };
                tokio::join!(app.send(&http), deadlines, resumed);
            });
        });
    }

    /// Goes on with the tables that were not at rest, and refreshes boards of another version.
    async fn resume(&self) {
        if let Err(error) = self.gamemaster.resume_tables().await {
            tracing::error!(error = %error.report(), "tables cannot be resumed");
        }
        if let Err(error) = self.gamemaster.refresh_boards(VERSION).await {
            tracing::error!(error = %error.report(), "boards cannot be refreshed");
        }
    }

    /// Notes that people can reach the bot, and gives back what an outage took from their clocks: see
    /// [`GameMaster::beat`].
    pub async fn beat(&self, stayed: bool) {
        if let Err(error) = self.gamemaster.beat(stayed).await {
            tracing::error!(error = %error.report(), "the beat of the connection cannot be noted");
        }
    }

    /// Beats while a session with the gateway is up, until the bot stops.
    async fn beat_while_connected(self: Arc<App>, shards: Arc<ShardManager>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.gamemaster.real(BEAT)) => {}
                () = self.stop.cancelled() => return,
            }
            let connected = {
                let runners = shards.runners.lock().await;
                runners.values().any(|runner| runner.stage == ConnectionStage::Connected)
            };
            if connected {
                self.beat(true).await;
            }
        }
    }

    /// Runs the courier until the bot stops. Restarts it after a panic: everything is still in the outbox.
    async fn send(self: &Arc<App>, http: &Arc<Http>) {
        let mut courier = JoinSet::new();
        loop {
            courier.spawn(courier::work(self.clone(), http.clone(), self.stop.clone()));
            match courier.join_next().await {
                Some(Err(error)) => {
                    tracing::error!(%error, "the courier failed and starts again");
                    tokio::time::sleep(PAUSE).await;
                }
                Some(Ok(())) | None => return,
            }
        }
    }

    /// Wakes all that waits for a time of the clock, which jumped or changed its speed.
    pub fn clock_moved(&self) {
        self.gamemaster.clock_moved();
        self.open_panels.clock_moved();
    }

    /// Logs a refusal that is a failure of ours, and returns the id for the person.
    pub fn refused(&self, what: &'static str, refused: &Refused) -> String {
        self.ops.metrics.failed();
        self.faults.refused(self.gamemaster.now_ms(), what, refused)
    }

    /// Logs an error, and returns the id for the person.
    pub fn failed(&self, what: &'static str, error: impl std::fmt::Display) -> String {
        self.ops.metrics.failed();
        self.faults.failed(self.gamemaster.now_ms(), what, error)
    }

    /// Returns the open table of the caller's channel, as the caller may see it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_table_here(&self, caller: &Caller) -> anyhow::Result<Option<TableSnapshot>> {
        match self.gamemaster.store().open_table_in(caller.channel).await? {
            Some(row) => Ok(Some(self.gamemaster.snapshot(row.table, Some(caller.user)).await?)),
            None => Ok(None),
        }
    }

    /// Connects and runs until `stop` is done. Then finishes the work in the background, while clicks are still answered,
    /// and after that the answers in progress.
    ///
    /// # Errors
    /// The token is refused, or the connection ends for good.
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
        self.background.spawn(self.clone().beat_while_connected(shards.clone()));
        if let Some(schedule) = self.backups.get() {
            self.background.spawn(backup_schedule::work(self.clone(), schedule.clone(), self.stop.clone()));
        }
        self.background.spawn(gateway::watch(self.clone(), shards.clone(), self.stop.clone()));
        self.background.spawn(service::keep_alive(self.ops.clone(), self.stop.clone()));
        let ended = tokio::select! {
            ended = client.start() => ended.map_err(anyhow::Error::from),
            () = &mut stop => Ok(()),
        };
        self.ops.signs.set_stopping();
        service::tell(Word::Stopping);
        tracing::info!("stopping");
        self.stop.cancel();
        self.background.close();
        self.answers.close();
        let drain = async {
            self.background.wait().await;
            shards.shutdown_all().await;
            self.answers.wait().await;
        };
        if tokio::time::timeout(DRAIN, drain).await.is_err() {
            tracing::warn!("unfinished work is cancelled; the outbox keeps the unsent rows");
            shards.shutdown_all().await;
        }
        self.silence.cancel();
        self.gamemaster.close().await;
        self.gamemaster.store().close().await;
        ended
    }
}

/// Returns the real clock.
pub fn clock() -> Clock {
    Arc::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64))
}

/// Returns the system's randomness.
///
/// # Errors
/// The system has no randomness.
pub fn seeds() -> anyhow::Result<Seeds> {
    let mut probe = [0; 32];
    getrandom::fill(&mut probe)?;
    Ok(Arc::new(|| {
        let mut bytes = [0; 32];
        // The source worked at the start. If it ever fails, a table must not begin with a seed of zeros.
        if let Err(error) = getrandom::fill(&mut bytes) {
            tracing::error!(%error, "the system gives no randomness");
            std::process::abort();
        }
        bytes
    }))
}
