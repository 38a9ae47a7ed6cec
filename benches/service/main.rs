//! The speed of the whole service for people at tables: `cargo bench -p agon`, explained in `docs/BENCHES.md`.
//!
//! The bot is the real program in a process of its own, and Discord is the sandbox in this process. Without cargo's
//! `--bench` (so under `cargo test --benches`) every measurement runs once and briefly, only to see that it runs.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod figures;
mod idle;
mod lap;
mod program;
mod table;

use agon_sandbox::{Config, Sandbox, User};
use figures::{Times, tell, tell_times};
use idle::Idle;
use lap::Yardstick;
use program::Program;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{SEATS, Table, person, room};
use tokio::task::JoinSet;

/// The size of a measurement.
struct Plan {
    /// The number of starts of the program.
    starts: usize,
    /// The number of tables in play, one in each channel.
    tables: usize,
    /// The time for which people play at leisure, and as fast as possible.
    leisure: Duration,
    hurry: Duration,
    /// The time between two presses at one table, at leisure.
    pace: Duration,
    /// The number of tables that press at once, in a hurry.
    at_once: usize,
    /// Tables at which nobody acts.
    idle: Idle,
    /// The laps of the yardstick beside each measurement.
    laps: usize,
    /// True if boards are pictures, false if they are text.
    pictures: bool,
}

impl Plan {
    /// A real measurement. It takes about four minutes.
    const FULL: Plan = Plan {
        starts: 15,
        tables: 100,
        leisure: Duration::from_secs(45),
        hurry: Duration::from_secs(15),
        pace: Duration::from_secs(4),
        at_once: 16,
        idle: Idle { tables: 1_000, quiet: Duration::from_secs(15), span: Duration::from_secs(60) },
        laps: 2_000,
        pictures: true,
    };
    /// The shortest possible measurement.
    const TINY: Plan = Plan {
        starts: 1,
        tables: 3,
        leisure: Duration::from_millis(600),
        hurry: Duration::from_millis(200),
        pace: Duration::from_millis(100),
        at_once: 2,
        idle: Idle { tables: 3, quiet: Duration::from_millis(200), span: Duration::from_millis(200) },
        laps: 20,
        pictures: true,
    };
}

/// The longest wait of the harness before the bench fails.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time between two laps of the yardstick beside people at leisure.
const BESIDE: Duration = Duration::from_millis(50);
/// The commands that everybody types at once.
const COMMANDS: [&str; 3] = ["/seat", "/table", "/help"];

#[tokio::main]
async fn main() {
    let said = |asked: &str| std::env::args().any(|word| word == asked);
    let plan = if said("--bench") { Plan::FULL } else { Plan::TINY };
    let plan = Plan { pictures: !said("--text"), ..plan };
    let yardstick = Yardstick::new().await;
    figures::head();
    starts(&plan, &yardstick).await;
    plays(&plan, &yardstick).await;
    idle::idle(plan.idle, plan.pictures).await;
}

/// Measures the time from the start of a process to typable commands.
async fn starts(plan: &Plan, yardstick: &Yardstick) {
    let lap = yardstick.laps(plan.laps).await;
    let (mut bare, mut bot, mut alone) = (Times::default(), Times::default(), Times::default());
    let mut idle = Vec::new();
    for _ in 0..plan.starts {
        let folder = tempfile::tempdir().expect("a folder");
        let since = Instant::now();
        let version = Program::start(folder.path(), &["--version"], None);
        version.ended().await;
        bare.add(since.elapsed());

        let since = Instant::now();
        let sandbox = Sandbox::start(Config { patience: PATIENCE, ..Config::default() }).await.expect("a sandbox");
        let program = Program::bot(folder.path(), &sandbox, plan.pictures);
        sandbox.bot_ready().await;
        bot.add(since.elapsed());
        program.ends().await;

        let since = Instant::now();
        let mut program = Program::start(folder.path(), &["sandbox", "--port", "0", "--db", "own.db"], None);
        let page = program.first_line().await;
        offers_commands(&page).await;
        alone.add(since.elapsed());
        idle.extend(program.memory_kb());
        program.ends().await;
    }
    tell_times("start of `agon --version`, to its end", &bare, lap);
    tell_times("start to ready: a sandbox, and the bot beside", &bot, lap);
    tell_times("start to ready: `agon sandbox` alone", &alone, lap);
    idle.sort_by(f64::total_cmp);
    if let Some(kb) = idle.get(idle.len() / 2) {
        tell("memory of `agon sandbox`, no table", &format!("{:.1} MB", kb / 1024.0), None);
    }
}

/// Waits until the page of `agon sandbox` offers its people commands.
async fn offers_commands(page: &str) {
    let state = page.replacen("/?", "/sandbox/state?as=ana&", 1);
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let ready = async {
        loop {
            let answer = client.get(&state).send().await.expect("a page").error_for_status().expect("the page's state");
            let state: serde_json::Value = answer.json().await.expect("the page's state");
            if state["commands"].as_array().is_some_and(|commands| !commands.is_empty()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(PATIENCE, ready).await.expect("commands in time");
}

/// Measures tables in play: their memory, and the waiting time of their people.
async fn plays(plan: &Plan, yardstick: &Yardstick) {
    let folder = tempfile::tempdir().expect("a folder");
    let (guests, rooms) = ((plan.tables * SEATS).saturating_sub(6), plan.tables.saturating_sub(3));
    let config = Config { guests, rooms, patience: PATIENCE, ..Config::default() };
    let sandbox = Arc::new(Sandbox::start(config).await.expect("a sandbox"));
    let program = Program::bot(folder.path(), &sandbox, plan.pictures);
    sandbox.bot_ready().await;
    let idle = program.memory_kb();
    let mut tables = Vec::new();
    for at in 0..plan.tables {
        tables.push(Table::opens(&sandbox, at).await);
    }
    if let (Some(idle), Some(full)) = (idle, program.memory_kb()) {
        tell("memory of the bot, no table", &format!("{:.1} MB", idle / 1024.0), None);
        let each = (full - idle) / plan.tables as f64;
        tell(&format!("memory of the bot, each of {} tables", plan.tables), &format!("{each:.0} kB"), None);
    }
    tables = at_leisure(plan, &sandbox, &program, tables, yardstick).await;
    in_a_hurry(plan, &sandbox, &program, tables, yardstick).await;
    all_at_once(plan, &sandbox, yardstick).await;
    sandbox.assert_clean();
    program.ends().await;
}

/// Measures presses at fixed times, even if the answer before was late.
async fn at_leisure(
    plan: &Plan,
    sandbox: &Arc<Sandbox>,
    program: &Program,
    tables: Vec<Table>,
    yardstick: &Yardstick,
) -> Vec<Table> {
    let before = program.worked();
    let begin = Instant::now();
    let end = begin + plan.leisure;
    let mut playing = JoinSet::new();
    let count = tables.len() as u32;
    for (at, mut table) in (0..).zip(tables) {
        let (sandbox, pace) = (sandbox.clone(), plan.pace);
        playing.spawn(async move {
            let mut taken = Vec::new();
            let mut due = begin + pace * at / count;
            while due < end {
                // A press after a late answer counts from its due time. A sleep that ends too late does not count.
                let late = Instant::now() > due;
                tokio::time::sleep_until(due.into()).await;
                taken.push(table.presses(&sandbox, if late { due } else { Instant::now() }).await);
                due += pace;
            }
            (table, taken)
        });
    }
    let mut laps = Times::default();
    while Instant::now() < end {
        laps.add(yardstick.lap().await);
        tokio::time::sleep(BESIDE).await;
    }
    let (mut heard, mut seen, mut shown) = (Times::default(), Times::default(), Times::default());
    let mut tables = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (table, taken) = played.expect("a table that plays");
        heard.extend(taken.iter().map(|taken| taken.heard));
        seen.extend(taken.iter().map(|taken| taken.seen));
        shown.extend(taken.iter().filter_map(|taken| taken.shown));
        tables.push(table);
    }
    let lap = laps.middle();
    let rate = seen.count() as f64 / plan.leisure.as_secs_f64();
    tell(&format!("at leisure, {} tables", tables.len()), &format!("{rate:.1} /s"), None);
    tell_times("  round trip of the yardstick, beside", &laps, lap);
    tell_times("  click to first answer", &heard, lap);
    tell_times("  click to the panel's new face", &seen, lap);
    tell_times("  action to the public board", &shown, lap);
    let each = edits(sandbox) as f64 / shown.count().max(1) as f64;
    tell("  edits of open panels, each action", &format!("{each:.2}"), None);
    worked("  processor time of the bot, each", before, program.worked(), seen.count(), lap);
    tables
}

/// The number of edits of private messages that no press asked for: every request by a token but its first.
fn edits(sandbox: &Sandbox) -> usize {
    let mut tokens: HashMap<String, usize> = HashMap::new();
    for call in sandbox.calls() {
        let mut path = call.path.split('/').skip_while(|part| *part != "webhooks");
        if let Some(token) = path.nth(2) {
            *tokens.entry(token.to_owned()).or_default() += 1;
        }
    }
    tokens.into_values().map(|requests| requests - 1).sum()
}

/// Measures a few tables that press as fast as answers come.
async fn in_a_hurry(plan: &Plan, sandbox: &Arc<Sandbox>, program: &Program, tables: Vec<Table>, yardstick: &Yardstick) {
    let lap = yardstick.laps(plan.laps).await;
    let before = program.worked();
    let end = Instant::now() + plan.hurry;
    let mut playing = JoinSet::new();
    let mut hands: Vec<Vec<Table>> = (0..plan.at_once).map(|_| Vec::new()).collect();
    for (at, table) in tables.into_iter().enumerate() {
        hands[at % plan.at_once].push(table);
    }
    for mut hand in hands {
        let sandbox = sandbox.clone();
        playing.spawn(async move {
            let mut taken = Vec::new();
            'all: loop {
                for table in &mut hand {
                    if Instant::now() >= end {
                        break 'all;
                    }
                    taken.push(table.keeps_pressing(&sandbox).await);
                }
            }
            taken
        });
    }
    let taken: Vec<table::Taken> = playing.join_all().await.into_iter().flatten().collect();
    let rate = taken.len() as f64 / plan.hurry.as_secs_f64();
    let mut seen = Times::default();
    seen.extend(taken.iter().map(|taken| taken.seen));
    tell(&format!("in a hurry, {} at once", plan.at_once), &format!("{rate:.0} /s"), Some(rate * lap / 1e3));
    tell_times("  click to the panel's new face", &seen, lap);
    worked("  processor time of the bot, each", before, program.worked(), taken.len(), lap);
}

/// Measures commands that everybody types at the same moment.
async fn all_at_once(plan: &Plan, sandbox: &Arc<Sandbox>, yardstick: &Yardstick) {
    let lap = yardstick.laps(plan.laps).await;
    let people: Vec<User> =
        (0..plan.tables * SEATS).map(|at| person(sandbox, at).in_channel(&room(at / SEATS))).collect();
    for command in COMMANDS {
        let mut times = Times::default();
        let since = Instant::now();
        let typing: JoinSet<Duration> = people
            .iter()
            .map(|user| {
                let user = user.clone();
                async move {
                    user.slash(command, &[]).await.ok();
                    since.elapsed()
                }
            })
            .collect();
        times.extend(typing.join_all().await);
        tell_times(&format!("{command} by {} people in one moment", people.len()), &times, lap);
        people.iter().for_each(User::dismisses_all);
    }
}

/// Prints a line of processor time, if the system reports it.
fn worked(what: &str, before: Option<f64>, after: Option<f64>, count: usize, lap: f64) {
    if let (Some(before), Some(after)) = (before, after) {
        let each = (after - before) * 1e3 / count as f64;
        tell(what, &format!("{each:.2} ms"), Some(each / lap));
    }
}
