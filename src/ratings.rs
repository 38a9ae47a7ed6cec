//! `agon ratings rebuild`: recomputes all ratings from the logs.

use crate::export::database;
use agon_gamemaster::File;
use agon_games::Registry;
use agon_store::{RATING_RULES, ResultRow, Store};
use anyhow::{Context, bail};
use std::io::Write;
use std::path::PathBuf;

/// The number of tables in one read.
const AT_ONCE: u32 = 200;

/// Arguments of `agon ratings`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Clone, Debug)]
enum What {
    /// Replays every finished table and recomputes all ratings, records and statistics from the results
    Rebuild(Rebuild),
}

#[derive(clap::Args, Clone, Debug)]
struct Rebuild {
    /// The settings that name the database
    #[arg(long)]
    config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    db: Option<PathBuf>,
}

/// Runs the chosen command.
///
/// # Errors
/// The database does not exist; or a log leads to another result than the database has, and nothing changes.
pub async fn run(args: &Args, now_ms: i64, out: &mut impl Write) -> anyhow::Result<()> {
    let What::Rebuild(args) = &args.what;
    let store = database(args.db.as_deref(), args.config.as_deref(), now_ms).await?;
    let rebuilt = rebuild(&store, now_ms).await;
    store.close().await;
    writeln!(out, "{} tables, reckoned by rating rules {RATING_RULES}", rebuilt?)?;
    Ok(())
}

/// Replays every counted table, and recomputes once all of them match their results.
///
/// # Errors
/// A log leads to another result, or the database failed.
pub async fn rebuild(store: &Store, now_ms: i64) -> anyhow::Result<u64> {
    let mut last = 0;
    loop {
        let some = store.counted_after(last, AT_ONCE).await?;
        let Some(&(newest, _)) = some.last() else { break };
        for (_, table) in some {
            let Some(row) = store.table(table).await? else { continue };
            let (number, guild) = (row.number, row.guild);
            let told = File::read(store, &Registry::ours(), row, false).await?.results();
            let told = told.with_context(|| format!("table {number} of server {guild}"))?;
            let kept = store.results(table).await?;
            let same = told.len() == kept.len()
                && told.iter().all(|result| {
                    let of_seat = kept.iter().find(|kept| kept.seat == result.seat);
                    let came_out = |row: &ResultRow| (row.place, row.score, row.resigned);
                    of_seat.is_some_and(|kept| came_out(kept) == came_out(result))
                });
            if !same {
                bail!("table {number} of server {guild}: its log leads to another result than the database has");
            }
        }
        last = newest;
    }
    Ok(store.rebuild_records(now_ms).await?)
}
