//! `agon run`: the bot on Discord, or on a Discord-compatible server.

use crate::app::{self, App};
use crate::config::Settings;
use crate::discord::client;
use crate::logs;
use agon_lang::Language;
use agon_store::Store;
use std::io::{self, Write};
use std::path::PathBuf;

/// View Channel, Send Messages, Embed Links, Attach Files, Read History, Send Messages in Threads.
const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 38;

/// Arguments of `agon run`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The settings; without it agon.toml or config/agon.toml, if there is one
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// Checks settings, token and database, says where the bot would talk to, and ends
    #[arg(long)]
    pub check: bool,
    /// Logs as lines of JSON
    #[arg(long)]
    pub log_json: bool,
}

/// Runs the bot until it is told to stop.
///
/// # Errors
/// What is wrong with settings, token, server or database, each with what to do about it.
pub async fn run(args: &Args) -> anyhow::Result<()> {
    logs::start(args.log_json);
    let settings = Settings::read(args.config.as_deref())?;
    let api = settings.api()?;
    let token = settings.token()?;
    // Token and gateway are tried before the database is touched.
    let me = client::who_am_i(&token, &api).await?;
    client::gateway(&client::http(&token, &api)?, &api).await?;
    let store = Store::open(&settings.database.file).await?;
    let mut out = io::stdout();
    writeln!(out, "{} talks to {api}, database {}", me.name, settings.database.file.display())?;
    writeln!(
        out,
        "invite: https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={PERMISSIONS}",
        me.id
    )?;
    if args.check {
        store.close().await;
        writeln!(out, "all is well")?;
        return Ok(());
    }
    let language = Language::from_code(&settings.words.language).unwrap_or(Language::English);
    let app = App::new(store, language, app::clock(), app::seeds()?);
    app.run(&token, &api, stop()).await
}

/// Until someone asks us to stop: Ctrl-C, or a service manager.
pub async fn stop() {
    let ctrl_c = async {
        // Without the signal we are stopped the hard way, which the database survives too.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return ctrl_c.await };
        tokio::select! {
            () = ctrl_c => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    ctrl_c.await;
}
