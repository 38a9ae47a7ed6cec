//! `agon run`: the bot on Discord, or on a Discord-compatible server.

use crate::VERSION;
use crate::app::{self, App};
use crate::backup_schedule::Schedule;
use crate::config::Settings;
use crate::discord::open_panels::Pace;
use crate::discord::pictures::Studio;
use crate::discord::{client, invite};
use crate::export::close_read;
use crate::logs;
use crate::ops::server;
use agon_gamemaster::{GameMaster, Pacing};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::Store;
use serenity::all::{ApplicationId, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// Arguments of `agon run`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The settings; without it agon.toml or config/agon.toml, if there is one
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// Checks settings, token and database, names the server the bot would connect to, and ends; changes nothing
    #[arg(long)]
    pub check: bool,
    /// Logs as lines of JSON
    #[arg(long)]
    pub log_json: bool,
}

/// Runs the bot until a signal stops it.
///
/// # Errors
/// A problem with settings, token, server or database, with the remedy.
pub async fn run(args: &Args) -> anyhow::Result<()> {
    logs::start(args.log_json);
    let settings = Settings::read(args.config.as_deref())?;
    let api = settings.api()?;
    let token = settings.token()?;
    let backups = Schedule::of(&settings)?;
    let listen = settings.ops.place()?;
    // Tries token and gateway before it touches the database.
    let me = client::who_am_i(&token, &api).await?;
    client::gateway(&client::http(&token, &api)?, &api).await?;
    // Takes the address before the database: a second bot must not update what it cannot serve.
    let listener = match &listen {
        Some(listen) if !args.check => Some(server::bind(listen.address).await?),
        _ => None,
    };
    let file = &settings.database.file;
    let (pending, store) = match args.check {
        true => (Store::examine(file).await?, None),
        false => (Vec::new(), Some(Store::open(file, app::clock().now_ms()).await?)),
    };
    let stop = stop();
    let mut out = io::stdout();
    writeln!(out, "{} talks to {api}, database {}", me.name, file.display())?;
    writeln!(out, "invite: {}", invite::link(ApplicationId::new(me.id.get()), Permissions::empty()))?;
    let Some(store) = store else {
        writeln!(out, "agon {VERSION}, schema {}, application {}", Store::schema(), me.id)?;
        match (file.exists(), pending.is_empty()) {
            (false, _) => writeln!(out, "the first start makes the database")?,
            (true, false) => writeln!(out, "the next start brings the database up to date: {}", pending.join(", "))?,
            (true, true) => writeln!(out, "{}", counts(file).await?)?,
        }
        writeln!(out, "all is well; nothing was changed")?;
        return Ok(());
    };
    let language = Language::from_code(&settings.language.first).unwrap_or(Language::English);
    let studio = settings.pictures.draw.then(Studio::default);
    let answer_delay = Duration::from_secs(settings.play.pause_seconds);
    let pacing = Pacing { answer_delay, limits_thinking: true };
    let gamemaster = GameMaster::with_pacing(store, Registry::ours(), app::clock(), app::seeds()?, pacing);
    let app = App::with_limits(gamemaster, language, studio, Pace::default(), settings.limits);
    app.set_host(settings.host.clone());
    app.set_backups(backups);
    if let (Some(listener), Some(listen)) = (listener, listen) {
        writeln!(out, "health and figures: http://{}", listener.local_addr()?)?;
        app.tell_health(listener, listen);
    }
    app.run(&token, &api, stop).await
}

/// Counts the servers and tables of a database of the present schema.
pub(crate) async fn counts(file: &Path) -> anyhow::Result<String> {
    let store = Store::read(file).await?;
    let servers = store.servers().await;
    close_read(&store).await?;
    let servers = servers?;
    let (open, tables) = servers.iter().fold((0, 0), |(open, tables), row| (open + row.open, tables + row.tables));
    Ok(format!("{} servers, {tables} tables, {open} of them open", servers.len()))
}

/// Waits for the signal to stop: Ctrl-C, or a service manager. Listens from the call on, not only once awaited. A second
/// signal ends the program at once: all that people were told is on disk.
pub fn stop() -> impl Future<Output = ()> + Send {
    let asked = CancellationToken::new();
    let told = asked.clone();
    let mut signals = Signals::listen();
    tokio::spawn(async move {
        signals.next().await;
        told.cancel();
        signals.next().await;
        end_at_once();
    });
    asked.cancelled_owned()
}

/// The signals to stop. Where the system gives none, only a hard stop works; the database survives that too.
#[cfg(unix)]
struct Signals([io::Result<Signal>; 2]);

#[cfg(unix)]
impl Signals {
    fn listen() -> Signals {
        Signals([SignalKind::interrupt(), SignalKind::terminate()].map(signal))
    }

    async fn next(&mut self) {
        let [Ok(interrupt), Ok(terminate)] = &mut self.0 else { return std::future::pending().await };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> Signals {
        Signals
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

fn end_at_once() {
    tracing::warn!("a second signal: unfinished work is cancelled; the outbox keeps the unsent rows");
    std::process::exit(1);
}
