//! `agon import`: finished tables from files, each verified to its last line before it is written.

use crate::export::{database, database_file, discord_id, language};
use crate::reading;
use agon_gamemaster::{GuildId, ImportTarget, Store, StoreError, TableImport, TableRow};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::verify::{Depth, Reader};
use agon_store::NewImport;
use anyhow::{Context, bail};
use std::io::{BufRead, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Arguments of `agon import`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Logs, as docs/FORMAT.md describes them; `-` reads the standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The server whose tables they become
    #[arg(long, value_parser = discord_id())]
    pub guild: u64,
    /// They count for ratings: the files must name the people
    #[arg(long)]
    pub rated: bool,
    /// The language of what everybody sees of them: `en`, `es` or `de`
    #[arg(long, value_parser = language, default_value = "en")]
    pub language: Language,
    /// Makes the database if there is none
    #[arg(long)]
    pub new: bool,
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

/// Imports the files, one after the other. A file with a table that does not fit writes nothing. Leaves out tables that
/// are not over.
///
/// # Errors
/// The first file that does not fit, with the line and the reason. The files before it are imported.
pub async fn import(args: &Args, at_ms: i64, out: &mut impl Write) -> anyhow::Result<()> {
    let (db, config) = (args.db.as_deref(), args.config.as_deref());
    let store = match args.new {
        true => Store::open(database_file(db, config)?, at_ms).await?,
        false => database(db, config, at_ms).await?,
    };
    let target = ImportTarget {
        guild: GuildId(args.guild),
        language: args.language.code().to_owned(),
        rated: args.rated,
        at_ms,
    };
    let mut done = Ok(());
    for file in &args.files {
        done = match reading::open(file) {
            Ok(input) => one(&store, &target, (file, input), out).await.with_context(|| file.display().to_string()),
            Err(error) => Err(error),
        };
        if done.is_err() {
            break;
        }
    }
    store.close().await;
    done
}

async fn one(
    store: &Store,
    target: &ImportTarget,
    (file, input): (&Path, impl BufRead),
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (tables, import) = read_tables(target, input)?;
    let rows = match store.import_tables(&tables).await {
        Ok(rows) => rows,
        Err(StoreError::AlreadyHere { at, there }) => {
            let line = import.begins(at);
            let Some(TableRow { number, guild, .. }) = store.table(there).await? else {
                bail!("line {line}: this table stands in the file twice");
            };
            let same = "the same game, seed, number and start";
            bail!("line {line}: it is here already, as table {number} of server {guild}: {same}");
        }
        Err(other) => return Err(other.into()),
    };
    let file = file.display();
    let mut told = String::new();
    for row in rows {
        told.push_str(&format!("{file}: table {}, {}, {} steps\n", row.number, row.game, row.seq));
        if target.rated && !row.counts {
            let why = "not rated: that all but the winner gave up is what the file says, and no step proves it";
            told.push_str(&format!("{file}: table {}, {why}\n", row.number));
        }
    }
    for unfit in import.left_out() {
        told.push_str(&format!("{file}: left out, {unfit}\n"));
    }
    match out.write_all(told.as_bytes()).and_then(|()| out.flush()) {
        // A reader that has seen enough (`agon import … | head`) stops no file.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// Reads and verifies the tables of a file, and returns them with facts about them and about the tables that are not
/// over.
fn read_tables(target: &ImportTarget, input: impl BufRead) -> anyhow::Result<(Vec<NewImport>, TableImport)> {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    let mut import = TableImport::new(target.clone());
    let last = reading::each(input, &mut reader, |reader, entry| Ok(import.take(reader, entry)?))?;
    let tables = import.end(&last)?;
    Ok((tables, import))
}
