//! `agon export`: a table's log, as lines of JSON or as text. A running table is written as the public sees it.

use crate::config::Settings;
use crate::text;
use agon_gamemaster::{Extras, File};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{GuildId, Store, TableRow};
use anyhow::{Context, bail};
use clap::builder::TypedValueParser;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Arguments of `agon export`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The table: its number, as people read it
    #[arg(required_unless_present = "server")]
    pub table: Option<u32>,
    /// All tables of a server that have begun, one after the other, without the states between their steps; running ones as
    /// the public sees them
    #[arg(long, requires = "guild", conflicts_with_all = ["table", "secrets"])]
    pub server: bool,
    /// The server the number belongs to; needed where the database knows several
    #[arg(long, value_parser = discord_id())]
    pub guild: Option<u64>,
    /// Writes lines of JSON
    #[arg(long)]
    pub jsonl: bool,
    /// Writes readable text
    #[arg(long, conflicts_with = "jsonl")]
    pub text: bool,
    /// With --text: `en`, `es` or `de`
    #[arg(long, value_parser = language, default_value = "en")]
    pub language: Language,
    /// With --jsonl: adds the Discord ids of who sat
    #[arg(long, requires = "jsonl", conflicts_with = "text")]
    pub people: bool,
    /// Writes a running table whole, secrets included: for the host's own machine
    #[arg(long)]
    pub secrets: bool,
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

/// Parses the id of a server or a person. 0 is none: records of all servers together, and those of AIs, use it.
pub fn discord_id() -> impl TypedValueParser<Value = u64> {
    clap::value_parser!(u64).range(1..1 << 63)
}

/// Parses a language by its code.
///
/// # Errors
/// No language has this code.
pub fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.map(Language::code).join(", ");
    Language::from_code(code).ok_or_else(|| format!("`{code}` is no language, there are: {known}"))
}

/// Returns the database file that a command line names.
///
/// # Errors
/// The settings cannot be read.
pub fn database_file(db: Option<&Path>, config: Option<&Path>) -> anyhow::Result<PathBuf> {
    Ok(match db {
        Some(file) => file.to_owned(),
        None => Settings::read(config)?.database.file,
    })
}

/// Returns the database file that a command line names, if it exists.
///
/// # Errors
/// The settings cannot be read, or there is no such file.
pub fn present_database(db: Option<&Path>, config: Option<&Path>) -> anyhow::Result<PathBuf> {
    let file = database_file(db, config)?;
    if !file.exists() {
        bail!("{}: there is no such database; name another with --db or --config", file.display());
    }
    Ok(file)
}

/// Opens the database that a command line names.
///
/// # Errors
/// It names none, or one that does not exist.
pub async fn database(db: Option<&Path>, config: Option<&Path>, now_ms: i64) -> anyhow::Result<Store> {
    Ok(Store::open(present_database(db, config)?, now_ms).await?)
}

/// Opens the database that a command line names for reading, beside a running bot or without one. [`close_read`] closes
/// it.
///
/// # Errors
/// It names none, one that does not exist, or one of another schema.
pub async fn database_to_read(db: Option<&Path>, config: Option<&Path>) -> anyhow::Result<Store> {
    Ok(Store::read(present_database(db, config)?).await?)
}

/// Closes a database that was only read, and checks that what was read is sound.
///
/// # Errors
/// The bot began to use the database meanwhile.
pub async fn close_read(store: &Store) -> anyhow::Result<()> {
    let unchanged = store.require_unchanged();
    store.close().await;
    Ok(unchanged?)
}

/// Writes the log, or the logs.
///
/// # Errors
/// The table does not exist, the database cannot be opened, or the bot began to use it meanwhile.
pub async fn export(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if !args.jsonl && !args.text {
        bail!("say --jsonl for lines of JSON, or --text for readable text");
    }
    let store = database_to_read(args.db.as_deref(), args.config.as_deref()).await?;
    let done = write(&store, args, out).await;
    close_read(&store).await?;
    done
}

async fn write(store: &Store, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rows = match (args.table, args.guild) {
        (Some(number), guild) => vec![find(store, number, guild).await?],
        (None, Some(guild)) => store.begun_tables(GuildId(guild)).await?,
        (None, None) => Vec::new(),
    };
    if let (true, Some(guild)) = (rows.is_empty(), args.guild) {
        bail!("no table of server {guild} has begun");
    }
    for (at, row) in rows.into_iter().enumerate() {
        if row.started_at_ms.is_none() {
            bail!("table {} has not begun", row.number);
        }
        let which = format!("table {} of server {}", row.number, row.guild);
        let written = told(store, row, args).await.context(which)?;
        let gap = if args.text && at > 0 { "\n\n" } else { "" };
        write!(out, "{gap}{written}")?;
    }
    Ok(())
}

async fn told(store: &Store, row: TableRow, args: &Args) -> anyhow::Result<String> {
    let file = File::read(store, &Registry::ours(), row, args.secrets).await?;
    match args.text {
        true => text::text(args.language, &file),
        false => Ok(file.lines(Extras { states: !args.server, people: args.people })?),
    }
}

async fn find(store: &Store, number: u32, guild: Option<u64>) -> anyhow::Result<TableRow> {
    let found = match guild {
        Some(guild) => store.table_by_number(GuildId(guild), number).await?.into_iter().collect(),
        None => store.tables_numbered(number).await?,
    };
    match found.as_slice() {
        [only] => Ok(only.clone()),
        [] => bail!("there is no table {number}"),
        several => {
            let guilds: Vec<String> = several.iter().map(|row| row.guild.to_string()).collect();
            bail!("several servers have a table {number}: add --guild with one of {}", guilds.join(", "))
        }
    }
}
