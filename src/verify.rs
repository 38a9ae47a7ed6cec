//! `agon verify`: recomputes everything in a log, and stops at the first line that does not fit; or checks every log of
//! a database.

use crate::reading;
use agon_gamemaster::{File, Refused};
use agon_games::Registry;
use agon_rules::verify::{Depth, Entry, Reader, Verified};
use agon_store::{OpenError, Store, TableId, TableRow};
use anyhow::{Context, bail};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

/// Arguments of `agon verify`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The log, as docs/FORMAT.md describes it; `-` reads the standard input
    #[arg(required_unless_present = "db", conflicts_with = "db")]
    pub file: Option<PathBuf>,
    /// A database, in use or not: every log in it is played again by this version's rules, and nothing is changed. Needs as
    /// much room again for a copy, in the folder for temporary files
    #[arg(long)]
    pub db: Option<PathBuf>,
    /// With --db, before an upgrade: brings the copy of an older database up to date first
    #[arg(long, requires = "db")]
    pub upgrade: bool,
}

/// The number of tables in one read.
const AT_ONCE: u32 = 100;

/// Reads the log, or those of the database, and writes the results of recomputing.
///
/// # Errors
/// A [`Misfit`](agon_rules::verify::Misfit) for the first line of the log that does not fit; tables of the database
/// that do not fit; a file or writer that fails.
pub async fn run(args: &Args, now_ms: i64, out: &mut impl Write) -> anyhow::Result<()> {
    match (&args.file, &args.db) {
        (Some(file), _) => verify(reading::open(file)?, out),
        (None, Some(db)) => verify_database(db, args.upgrade.then_some(now_ms), out).await,
        (None, None) => bail!("name a log, or a database with --db"),
    }
}

/// Verifies every table of a copy. With a time it migrates the copy first, as a start at that time would migrate the
/// database; without, it refuses one of another schema.
async fn verify_database(db: &Path, upgraded_at_ms: Option<i64>, out: &mut impl Write) -> anyhow::Result<()> {
    if !db.is_file() {
        bail!("{}: there is no such database", db.display());
    }
    if upgraded_at_ms.is_none() {
        require_present_schema(db).await?;
    }
    let folder = tempfile::tempdir().context("the folder for temporary files")?;
    let copy = folder.path().join("copy.db");
    Store::copy(db, &copy).await?;
    let store = match upgraded_at_ms {
        Some(now_ms) => Store::open(&copy, now_ms).await,
        None => Store::read(&copy).await,
    };
    let store = store.with_context(|| format!("{}, in a copy", db.display()))?;
    let verified = verify_tables(&store, out).await;
    store.close().await;
    let (fit, misfits) = verified?;
    if misfits > 0 {
        bail!("{misfits} of {} tables do not fit", fit + misfits);
    }
    writeln!(out, "{fit} tables fit")?;
    Ok(())
}

/// Refuses a database of another schema by its own name, before it is copied.
async fn require_present_schema(db: &Path) -> anyhow::Result<()> {
    match Store::require_present_schema(db).await {
        Err(error @ OpenError::Older { .. }) => {
            bail!("{error}; or add --upgrade, which updates a copy and verifies that")
        }
        other => Ok(other?),
    }
}

/// Verifies every table, reports each that does not fit, and returns the numbers of those that fit and of those that do
/// not.
async fn verify_tables(store: &Store, out: &mut impl Write) -> anyhow::Result<(u64, u64)> {
    let (mut last, mut fit, mut misfits) = (TableId(0), 0, 0);
    loop {
        let rows = store.begun(last, AT_ONCE).await?;
        let Some(newest) = rows.last() else { return Ok((fit, misfits)) };
        last = newest.table;
        for row in rows {
            let name = format!("table {} of server {} ({}, {})", row.number, row.guild, row.game, row.status.word());
            match verify_table(store, row).await {
                Ok(()) => fit += 1,
                Err(why) => {
                    misfits += 1;
                    writeln!(out, "{name}: {why:#}")?;
                    out.flush()?;
                }
            }
        }
    }
}

async fn verify_table(store: &Store, row: TableRow) -> anyhow::Result<()> {
    let kept = store.results(row.table).await?;
    let file = File::read(store, &Registry::ours(), row, true).await?;
    match file.verify(&kept) {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(misfit)) => Err(misfit.into()),
        Err(refused @ Refused::Store(_)) => Err(refused.into()),
        // The log may belong to a running table, so the message leaves out its words.
        Err(refused) => bail!("{}", refused.report()),
    }
}

fn verify(input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    let mut table = 0;
    let mut tell = |verified: &Verified| -> anyhow::Result<()> {
        table += 1;
        Ok(writeln!(out, "table {table}: {}", told(verified))?)
    };
    let last = reading::each(input, &mut reader, |_, entry| match entry {
        Entry::Header { before: Some(closed) } => tell(&closed.verified),
        _ => Ok(()),
    });
    // Reports the lines before the one that does not fit first.
    let told = last.and_then(|closed| tell(&closed.verified));
    out.flush()?;
    told
}

/// Describes in one line the parts that were recomputed, followed by those that could not be.
fn told(verified: &Verified) -> String {
    let mut fits = vec![format!("{} steps are legal", verified.steps)];
    if verified.promise {
        fits.push("the seed is the promised one".to_owned());
    }
    if verified.draws > 0 {
        fits.push(format!("{} draws fit the seed", verified.draws));
    }
    if verified.seats {
        fits.push("the drawn seats fit the seed".to_owned());
    }
    if verified.seals > 0 {
        fits.push(format!("{} seals fit", verified.seals));
    }
    if verified.standing {
        fits.push("the standing follows".to_owned());
    }
    let unchecked: Vec<String> = verified.unchecked.iter().map(|what| format!("\n  not checked: {what}")).collect();
    format!("{}: {}{}", verified.game, fits.join(", "), unchecked.concat())
}
