//! `agon sandbox`: a local Discord in the browser with the bot in it. It never reads a real token.

use crate::app::{self, App};
use crate::config::Api;
use crate::discord::pictures::Studio;
use crate::{exhibition, logs, run};
use agon_gamemaster::Note;
use agon_games::Registry;
use agon_lang::Language;
use agon_sandbox::{Config, Sandbox, people};
use agon_store::{GuildId, Store};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `agon sandbox`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Only the local Discord, without the bot: connect one of your own
    #[arg(long)]
    pub bare: bool,
    /// Starts without the example tables that AIs play
    #[arg(long)]
    pub empty: bool,
    /// How many seconds the bot has for a first answer; Discord gives it 3
    #[arg(long, value_name = "SECONDS", default_value_t = 3)]
    pub answer_seconds: u64,
    /// The bot's database
    #[arg(long, default_value = "agon-sandbox.db")]
    pub db: PathBuf,
    /// The port on 127.0.0.1; 0 for any free one
    #[arg(long, default_value_t = 8787)]
    pub port: u16,
}

/// Runs the sandbox until a signal stops it.
///
/// # Errors
/// The port is in use, or the database cannot be opened.
pub async fn run(args: &Args) -> anyhow::Result<()> {
    logs::start(false);
    // Takes the port first: if that fails, no database is created. No client knows the address before the database
    // exists.
    let answer_limit = Duration::from_secs(args.answer_seconds);
    let config = Config { port: args.port, answer_limit, ..Config::default() };
    let sandbox = Sandbox::start(config).await.map_err(|error| port_error(error, args.port))?;
    let store = if args.bare { None } else { Some(Store::open(&args.db, app::clock().now_ms()).await?) };
    let stop = run::stop();
    let mut out = io::stdout();
    // The address is the first line, for scripts too. The reader must see it before anything else happens.
    writeln!(out, "{}", sandbox.page_url())?;
    out.flush()?;
    match store {
        None => {
            writeln!(out, "api {} token {}", sandbox.api_url(), sandbox.bot_token())?;
            out.flush()?;
            stop.await;
        }
        Some(store) => {
            writeln!(
                out,
                "Open that address in a browser to play; Ctrl-C ends it. Games are kept in {}.",
                args.db.display()
            )?;
            out.flush()?;
            greet_again(&store).await?;
            let app = App::new(
                store,
                Registry::ours(),
                Language::English,
                Some(Studio::default()),
                app::clock(),
                app::seeds()?,
            );
            let api = Api::compatible(&sandbox.api_url())?;
            // Runs beside the bot, and nothing waits for it. The next start resumes an unfinished table.
            let master = app.gamemaster.clone();
            let exhibition = async move {
                if let Err(error) = exhibition::play(&master, GuildId(people::SERVER.0), "en").await {
                    tracing::warn!(error = logs::clean(error), "the exhibition stops early");
                }
            };
            let playing = (!args.empty).then(|| tokio::spawn(exhibition));
            app.run(&sandbox.bot_token(), &api, stop).await?;
            if let Some(playing) = playing {
                playing.abort();
            }
        }
    }
    sandbox.shutdown().await;
    Ok(())
}

/// Forgets the welcome in the database. The local Discord loses its messages when it ends, so it needs a new welcome,
/// and a new page is never empty.
async fn greet_again(store: &Store) -> anyhow::Result<()> {
    let guild = store.guild(GuildId(people::SERVER.0)).await?;
    let channel = people::CHANNELS.first().map(|(_, id)| id.0);
    if let (Some(_), Some(channel)) = (guild.welcomed_at_ms, channel) {
        store.enqueue(vec![Note::Welcome { channel }.row(None, 0)]).await?;
    }
    Ok(())
}

fn port_error(error: io::Error, port: u16) -> anyhow::Error {
    if error.kind() == io::ErrorKind::AddrInUse {
        return anyhow::anyhow!("port {port} is in use: stop what uses it, or choose another with --port");
    }
    anyhow::Error::new(error).context("starting the sandbox")
}
