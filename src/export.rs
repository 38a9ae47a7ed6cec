//! `agon export`: a table's log as lines of JSON. A running table is written as the public sees it.

use crate::config::Settings;
use agon_rules::log::{self, standing_line, step_line};
use agon_rules::luck::Seed;
use agon_rules::table::Step;
use agon_rules::{Seat, Viewer};
use agon_store::{GuildId, SeatOrder, Status, Store, TableRow};
use anyhow::bail;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `agon export`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The table: its number, as people read it
    pub table: u32,
    /// The server the number belongs to; needed where the database knows several
    #[arg(long)]
    pub guild: Option<u64>,
    /// Writes lines of JSON (the only form so far)
    #[arg(long)]
    pub jsonl: bool,
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

/// The log as text.
///
/// # Errors
/// There is no such table, or the database cannot be opened.
pub async fn export(args: &Args) -> anyhow::Result<String> {
    if !args.jsonl {
        bail!("say --jsonl: lines of JSON are the only form so far");
    }
    let file = match &args.db {
        Some(file) => file.clone(),
        None => Settings::read(args.config.as_deref())?.database.file,
    };
    if !file.exists() {
        bail!("{}: there is no such database; name another with --db or --config", file.display());
    }
    let store = Store::open(&file).await?;
    let lines = lines(&store, args).await;
    store.close().await;
    Ok(lines?.iter().map(|line| format!("{line}\n")).collect())
}

async fn find(store: &Store, args: &Args) -> anyhow::Result<TableRow> {
    let found = match args.guild {
        Some(guild) => store.table_by_number(GuildId(guild), args.table).await?.into_iter().collect(),
        None => store.tables_numbered(args.table).await?,
    };
    match found.as_slice() {
        [only] => Ok(only.clone()),
        [] => bail!("there is no table {}", args.table),
        several => {
            let guilds: Vec<String> = several.iter().map(|row| row.guild.to_string()).collect();
            bail!("several servers have a table {}: add --guild with one of {}", args.table, guilds.join(", "))
        }
    }
}

async fn lines(store: &Store, args: &Args) -> anyhow::Result<Vec<Value>> {
    let row = find(store, args).await?;
    if row.started_at_ms.is_none() {
        bail!("table {} has not begun", args.table);
    }
    let seats = store.seats(row.table).await?;
    let mut header = agon_gamemaster::header(&row, seats.len() as u8)?;
    let whole = args.secrets || row.status != Status::Running;
    header.more.insert("table".to_owned(), json!(row.table.0));
    header.more.insert("start".to_owned(), json!(row.start_interaction.map(|id| id.0.to_string())));
    if let (SeatOrder::Random, Some(drawn)) = (row.seat_order, &row.arrangement) {
        header.more.insert("drawn".to_owned(), drawn.iter().map(|came| came + 1).collect());
    }
    if whole {
        header.more.insert("seed".to_owned(), json!(Seed(row.seed.0).to_hex()));
    }
    let mut table = header.open()?;
    let mut lines = vec![header.line()];
    for step in store.steps(row.table).await? {
        let step = Step { seq: step.seq, seat: step.seat.map(Seat), text: step.text };
        let done = log::play(table.as_mut(), step.seat, &step.text)?;
        if whole {
            lines.push(step_line(&step, Some(table.as_ref()), false));
            continue;
        }
        // While the table runs: what everybody saw. The words of a step stay out where a game keeps some of them secret.
        let mut line = step_line(&step, None, false);
        if !table.meta().open_log {
            line["text"] = Value::Null;
        }
        let seen = done.events.iter().filter_map(|(_, event)| event.seen_by(Viewer::Public));
        line["events"] = seen.map(|event| event.json()).collect();
        lines.push(line);
    }
    lines.extend(table.standing().as_ref().map(standing_line));
    Ok(lines)
}
