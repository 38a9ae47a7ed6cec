//! `agon sandbox`: a local Discord in the browser with the bot in it. It never reads a real token.

use crate::app::{self, App};
use crate::config::Api;
use crate::discord::pictures::Studio;
use crate::{exhibition, logs, run};
use agon_gamemaster::{GameMaster, Note, Pacing, TimeSource};
use agon_games::Registry;
use agon_lang::Language;
use agon_sandbox::{Clock, Config, Moves, Sandbox, people};
use agon_store::{GuildId, Store, TableId};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The databases at real time, and at another speed: the times in that one soon lie in the future.
const DATABASE: &str = "agon-sandbox.db";
const FAST_DATABASE: &str = "agon-sandbox-clock.db";

/// Arguments of `agon sandbox`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Only the local Discord, without the bot: connect one of your own
    #[arg(long)]
    pub bare: bool,
    /// Seconds after a turn in which nobody answers or is called, and its end can be taken back, where several people play
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=3600))]
    pub pause_seconds: u64,
    /// Starts without the example tables that AIs play
    #[arg(long)]
    pub empty: bool,
    /// How many seconds the bot has for a first answer; Discord gives it 3
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub answer_seconds: u64,
    /// Runs the clock of bot, local Discord and page SPEED times as fast
    #[arg(long, value_name = "SPEED", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub clock: u32,
    /// The bot's database [default: agon-sandbox.db; with --clock, agon-sandbox-clock.db]
    #[arg(long)]
    pub db: Option<PathBuf>,
    /// The port on 127.0.0.1; 0 for any free one
    #[arg(long, default_value_t = 8787)]
    pub port: u16,
}

impl Args {
    /// Returns the file of the database.
    fn database(&self) -> &Path {
        let usual = if self.clock == 1 { DATABASE } else { FAST_DATABASE };
        self.db.as_deref().unwrap_or(Path::new(usual))
    }
}

/// The clock of the local Discord as the bot's.
struct BotClock(Clock);

impl TimeSource for BotClock {
    fn now_ms(&self) -> i64 {
        self.0.now_ms()
    }

    fn real(&self, wait: Duration) -> Duration {
        self.0.real(wait)
    }

    fn is_set_by_hand(&self) -> bool {
        true
    }
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
    let clock = Clock::at_speed(args.clock)?;
    let config = Config { port: args.port, answer_limit, clock: clock.clone(), ..Config::default() };
    let sandbox = Sandbox::start(config).await.map_err(|error| port_error(error, args.port))?;
    let store = if args.bare { None } else { Some(Store::open(args.database(), clock.now_ms()).await?) };
    if let Some(store) = &store {
        // Before anybody knows the address, so that nobody sees the jump.
        clock.advance_to(start_ms(clock.now_ms(), last_ms(store).await?))?;
    }
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
                args.database().display()
            )?;
            out.flush()?;
            greet_again(&store).await?;
            let (answer_delay, time) = (Duration::from_secs(args.pause_seconds), Arc::new(BotClock(clock.clone())));
            let pacing = Pacing { answer_delay, limits_thinking: true };
            let master = GameMaster::with_pacing(store, Registry::ours(), time, app::seeds()?, pacing);
            let app = App::with_game_master(master, Language::English, Some(Studio::default()));
            let api = Api::compatible(&sandbox.api_url())?;
            // Runs beside the bot, and nothing waits for it. The next start resumes an unfinished table.
            let master = app.gamemaster.clone();
            let exhibition = async move {
                if let Err(error) = exhibition::play(&master, GuildId(people::SERVER.0), "en").await {
                    tracing::warn!(error = logs::clean(error), "the exhibition stops early");
                }
            };
            let playing = (!args.empty).then(|| tokio::spawn(exhibition));
            let telling = tokio::spawn(tell_moves(app.clone(), clock.moves()));
            app.run(&sandbox.bot_token(), &api, stop).await?;
            telling.abort();
            if let Some(playing) = playing {
                playing.abort();
            }
        }
    }
    sandbox.shutdown().await;
    Ok(())
}

/// Wakes the bot whenever its clock jumped or changed its speed: its tasks sleep in real time.
async fn tell_moves(app: Arc<App>, mut moves: Moves) {
    loop {
        moves.next().await;
        app.clock_moved();
    }
}

/// Returns the time at which the clock starts: the real one, unless an earlier run went past it. Then it starts after
/// that run, so that no time goes back.
fn start_ms(real_now: i64, last: Option<i64>) -> i64 {
    last.map_or(real_now, |last| real_now.max(last.saturating_add(1)))
}

/// Returns the last time that an earlier run noted.
async fn last_ms(store: &Store) -> anyhow::Result<Option<i64>> {
    let mut last = store.last_beat().await?;
    for row in store.tables_after(TableId(0), true, u32::MAX).await? {
        last = last.max(store.since(row.table).await?);
    }
    Ok(last)
}

/// Enqueues the welcome and the boards of all open tables. The local Discord loses its messages when it ends, so it needs
/// them anew, and a new page is never empty.
async fn greet_again(store: &Store) -> anyhow::Result<()> {
    let open = store.tables_after(TableId(0), true, u32::MAX).await?;
    store.enqueue(open.iter().map(|row| Note::Refresh.row(Some(row.table), 0)).collect()).await?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser as _;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn read(words: &[&str]) -> Result<Args, clap::Error> {
        Line::try_parse_from([&["sandbox"], words].concat()).map(|line| line.args)
    }

    #[test]
    fn a_fast_clock_has_a_database_of_its_own_unless_one_is_named() {
        let database = |words: &[&str]| read(words).unwrap().database().display().to_string();
        assert_eq!(database(&[]), "agon-sandbox.db");
        assert_eq!(database(&["--clock", "1"]), "agon-sandbox.db");
        assert_eq!(database(&["--clock", "60"]), "agon-sandbox-clock.db");
        assert_eq!(database(&["--clock", "60", "--db", "games.db"]), "games.db");
        for wrong in ["0", "3601", "-1", "1.5", "fast"] {
            assert!(read(&["--clock", wrong]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn waits_have_an_end() {
        for (option, least) in [("--pause-seconds", "0"), ("--answer-seconds", "1")] {
            assert!(read(&[option, least]).is_ok() && read(&[option, "3600"]).is_ok(), "{option}");
            for wrong in ["-1", "3601", "18446744073709551615"] {
                assert!(read(&[option, wrong]).is_err(), "{option} {wrong}");
            }
        }
        assert!(read(&["--answer-seconds", "0"]).is_err(), "nobody answers in no time");
    }

    #[test]
    fn the_clock_starts_after_all_that_an_earlier_run_wrote() {
        assert_eq!(start_ms(5_000, None), 5_000);
        assert_eq!(start_ms(5_000, Some(4_000)), 5_000);
        assert_eq!(start_ms(5_000, Some(5_000)), 5_001);
        assert_eq!(start_ms(5_000, Some(90_000)), 90_001);
    }

    #[test]
    fn the_bot_reads_the_clock_of_the_local_discord() {
        let clock = Clock::new(1_000, 60, || 0).unwrap();
        let bot = BotClock(clock.clone());
        clock.advance(500).unwrap();
        assert_eq!((bot.now_ms(), bot.real(Duration::from_secs(60))), (1_500, Duration::from_secs(1)));
    }
}
