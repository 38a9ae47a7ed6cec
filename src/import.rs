//! `agon import`: finished tables from files, each verified to its last line before anything is written.

use crate::export::{database, language};
use crate::reading;
use agon_gamemaster::{Arrivals, GuildId, Store, StoreError, Unfit, Welcome};
use agon_lang::Language;
use agon_rules::verify::{Depth, Reader};
use agon_store::NewImport;
use anyhow::{Context, bail};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Arguments of `agon import`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Logs, as docs/FORMAT.md describes them; `-` reads the standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The server whose tables they become
    #[arg(long)]
    pub guild: u64,
    /// They count for ratings: the files must name the people
    #[arg(long)]
    pub rated: bool,
    /// The language of what everybody sees of them: `en`, `es` or `de`
    #[arg(long, value_parser = language, default_value = "en")]
    pub language: Language,
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

/// Imports the files, one after the other; a file whose tables do not all fit leaves nothing. Tables that are not over stay
/// out.
///
/// # Errors
/// The first file that does not fit, with the line and the reason; those before it are imported.
pub async fn import(args: &Args, at_ms: i64, out: &mut impl Write) -> anyhow::Result<()> {
    let store = database(args.db.as_deref(), args.config.as_deref(), at_ms).await?;
    let welcome =
        Welcome { guild: GuildId(args.guild), language: args.language.code().to_owned(), rated: args.rated, at_ms };
    let mut done = Ok(());
    for file in &args.files {
        done = one(&store, &welcome, file, out).await.with_context(|| file.display().to_string());
        if done.is_err() {
            break;
        }
    }
    store.close().await;
    done
}

async fn one(store: &Store, welcome: &Welcome, file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let (tables, left_out) = arrivals(welcome, file)?;
    let rows = match store.import_tables(&tables).await {
        Ok(rows) => rows,
        Err(StoreError::AlreadyHere(table)) => {
            let there = store.table(table).await?;
            let number = there.map_or(0, |row| row.number);
            bail!("a table of it is here already, as table {number}: the same game, seed, number and start");
        }
        Err(other) => return Err(other.into()),
    };
    for row in rows {
        writeln!(out, "{}: table {}, {}, {} steps", file.display(), row.number, row.game, row.seq)?;
        if welcome.rated && !row.counts {
            let why = "not rated: that all but the winner gave up is what the file says, and no step proves it";
            writeln!(out, "{}: table {}, {why}", file.display(), row.number)?;
        }
    }
    for unfit in left_out {
        writeln!(out, "{}: left out, {unfit}", file.display())?;
    }
    Ok(out.flush()?)
}

/// The tables of a file, all of it verified, and those that are not over.
fn arrivals(welcome: &Welcome, file: &Path) -> anyhow::Result<(Vec<NewImport>, Vec<Unfit>)> {
    let mut reader = Reader::new(Depth::Full);
    let mut arrivals = Arrivals::new(welcome.clone());
    let input = reading::open(file)?;
    let last = reading::each(input, &mut reader, |reader, entry| Ok(arrivals.take(reader, entry)?))?;
    let tables = arrivals.end(&last)?;
    Ok((tables, arrivals.left_out().to_vec()))
}
