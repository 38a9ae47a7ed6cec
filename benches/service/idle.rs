//! Tables at which nobody acts while their clocks run.

use crate::PATIENCE;
use crate::figures::tell;
use crate::program::Program;
use crate::table::{person, room};
use agon_gamemaster::{ChosenTimes, GameMaster, OpenTable, Pace, Person};
use agon_games::Registry;
use agon_sandbox::{Config, Sandbox, User, people};
use agon_store::{ChannelId, GuildId, InteractionId, Store, UserId};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The number of people at each of these tables.
const TWO: usize = 2;

/// The number of people at all these tables together: each sits at several.
const PEOPLE: usize = 300;

/// The size of the measurement.
pub struct Idle {
    /// The number of tables.
    pub tables: usize,
    /// The time without a request after which the bot has told everything: people are called eleven seconds after the
    /// start.
    pub quiet: Duration,
    /// The time for which they are watched.
    pub span: Duration,
}

/// Measures the processor time that clocks of so many tables need, while nothing is due.
pub async fn idle(Idle { tables: count, quiet, span }: Idle, pictures: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let (guests, rooms) = ((count * TWO).min(PEOPLE).saturating_sub(6), count.saturating_sub(3));
    let config = Config { guests, rooms, patience: PATIENCE, ..Config::default() };
    let sandbox = Sandbox::start(config).await.expect("a sandbox");
    sits_down(&sandbox, folder.path(), count).await;
    let program = Program::bot(folder.path(), &sandbox, pictures);
    sandbox.bot_ready().await;
    becomes_quiet(&sandbox, quiet).await;
    let (before, requests) = (program.worked(), sandbox.calls().len());
    tokio::time::sleep(span).await;
    if let (Some(before), Some(after)) = (before, program.worked()) {
        let ms = (after - before) * 1e3;
        let share = 100.0 * (after - before) / span.as_secs_f64();
        let what = format!("processor time of the bot, {count} idle clocks");
        tell(&what, &format!("{:.0} ms/min", ms * 60.0 / span.as_secs_f64()), None);
        tell("  of one processor", &format!("{share:.2} %"), None);
        tell("  requests meanwhile", &(sandbox.calls().len() - requests).to_string(), None);
    }
    if let Some(kb) = program.memory_kb() {
        tell("  memory of the bot", &format!("{:.1} MB", kb / 1024.0), None);
    }
    sandbox.assert_clean();
    program.ends().await;
}

/// Writes tables of two people, a day a turn, into a database, as people would open them.
async fn sits_down(sandbox: &Sandbox, folder: &Path, count: usize) {
    let store = Store::open(folder.join("agon.db"), 0).await.expect("a database");
    store.set_open_limit(GuildId(people::SERVER.0), 25).await.expect("a limit");
    let seeds: agon_gamemaster::Seeds = Arc::new(|| [1; 32]);
    let master = GameMaster::new(store.clone(), Registry::ours(), agon::app::clock(), seeds);
    let registry = Registry::ours();
    let games: Vec<&str> =
        registry.iter().filter(|game| game.meta().seats.0 <= TWO as u8).map(|game| game.id()).collect();
    let sits = |user: &User| Person { user: UserId(user.person().id.0), name: user.person().display.to_owned() };
    for at in 0..count {
        let two = [0, 1].map(|seat| person(sandbox, (at * TWO + seat) % PEOPLE).in_channel(&room(at)));
        let wish = OpenTable {
            guild: GuildId(people::SERVER.0),
            channel: ChannelId(two[0].place().0),
            game: games[at % games.len()].to_owned(),
            seats: Some(TWO as u8),
            machines: 0,
            level: None,
            options: Default::default(),
            host: sits(&two[0]),
            language: "en".to_owned(),
        };
        let table = master.open(wish).await.expect("a table").table;
        master.join(table, sits(&two[1])).await.expect("a seat");
        master
            .set_times(table, sits(&two[0]).user, ChosenTimes { pace: Some(Pace::Day), ..ChosenTimes::default() })
            .await
            .expect("a pace");
        master.start(table, sits(&two[0]).user, InteractionId(5), None).await.expect("a start");
    }
    master.close().await;
    store.close().await;
}

/// Waits until the bot has sent nothing for some time.
async fn becomes_quiet(sandbox: &Sandbox, quiet: Duration) {
    let (mut requests, mut since) = (0, Instant::now());
    while since.elapsed() < quiet {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let now = sandbox.calls().len();
        if now != requests {
            (requests, since) = (now, Instant::now());
        }
    }
}
