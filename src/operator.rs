//! Commands for the operator of the bot: lists of its servers and tables, and the erasing of a person on request.

use crate::app;
use crate::export::{close_read, database, database_to_read, discord_id};
use agon_gamemaster::{GameMaster, UserId};
use agon_games::Registry;
use agon_store::{BLOCKED_LIST, Status, Store, TableId, TableRow, UserData};
use anyhow::Context as _;
use std::io::Write;
use std::path::PathBuf;
use tokio::sync::mpsc;

/// The number of tables in one read.
const AT_ONCE: u32 = 500;

/// The database that a command uses.
#[derive(clap::Args, Clone, Debug)]
pub struct Source {
    /// The settings that name the database
    #[arg(long)]
    pub config: Option<PathBuf>,
    /// The database, instead of the one in the settings
    #[arg(long)]
    pub db: Option<PathBuf>,
}

impl Source {
    async fn read(&self) -> anyhow::Result<Store> {
        database_to_read(self.db.as_deref(), self.config.as_deref()).await
    }
}

/// Arguments of `agon servers`.
#[derive(clap::Args, Clone, Debug)]
pub struct Servers {
    #[command(flatten)]
    source: Source,
}

/// Arguments of `agon tables`.
#[derive(clap::Args, Clone, Debug)]
pub struct Tables {
    /// Only tables that are not over: lobbies and running ones
    #[arg(long)]
    pub open: bool,
    /// Only the tables of this server
    #[arg(long, value_parser = discord_id())]
    pub guild: Option<u64>,
    #[command(flatten)]
    source: Source,
}

/// Arguments of `agon erase`.
#[derive(clap::Args, Clone, Debug)]
pub struct Erase {
    /// The person's Discord id
    #[arg(value_parser = discord_id())]
    pub user: u64,
    /// Erases; without it the command only tells what would go
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    source: Source,
}

/// Writes a line for each server: its id, open tables, all tables, name.
///
/// # Errors
/// The database does not exist, has another schema, or failed.
pub async fn servers(args: &Servers, out: &mut impl Write) -> anyhow::Result<()> {
    let store = args.source.read().await?;
    let rows = store.servers().await;
    close_read(&store).await?;
    let rows = rows?;
    if rows.is_empty() {
        writeln!(out, "no server yet")?;
        return Ok(());
    }
    writeln!(out, "{:<20}  {:>5}  {:>6}  name", "server", "open", "tables")?;
    for row in rows {
        let name = row.name.as_deref().map_or_else(|| "?".to_owned(), in_one_line);
        writeln!(out, "{:<20}  {:>5}  {:>6}  {name}", row.guild.0, row.open, row.tables)?;
    }
    Ok(())
}

/// Writes a line for each table: its server, number, game, status, number of steps.
///
/// # Errors
/// The database does not exist, has another schema, or failed.
pub async fn tables(args: &Tables, out: &mut impl Write) -> anyhow::Result<()> {
    let store = args.source.read().await?;
    let listed = list(&store, args, out).await;
    close_read(&store).await?;
    listed
}

async fn list(store: &Store, args: &Tables, out: &mut impl Write) -> anyhow::Result<()> {
    let (mut last, mut found) = (TableId(0), false);
    loop {
        let rows = store.tables_after(last, args.open, AT_ONCE).await?;
        let Some(newest) = rows.last() else { break };
        last = newest.table;
        for row in rows.iter().filter(|row| args.guild.is_none_or(|guild| row.guild.0 == guild)) {
            if !found {
                writeln!(
                    out,
                    "{:<20}  {:>6}  {:<10}  {:<8}  {:>5}  host",
                    "server", "table", "game", "status", "steps"
                )?;
                found = true;
            }
            writeln!(out, "{}", line(row))?;
        }
    }
    if !found {
        writeln!(out, "no table")?;
    }
    Ok(())
}

fn line(row: &TableRow) -> String {
    let (guild, game, status) = (row.guild.0, &row.game, row.status.word());
    format!("{guild:<20}  {:>6}  {game:<10}  {status:<8}  {:>5}  {}", row.number, row.seq, row.host.0)
}

/// Tells what the database holds about a person, and erases it with `--yes`.
///
/// # Errors
/// The database does not exist, has another schema, belongs to a running bot, or failed.
pub async fn erase(args: &Erase, out: &mut impl Write) -> anyhow::Result<()> {
    let user = UserId(args.user);
    // Read first, so that an older database is refused and not updated by the way.
    let mut store = args.source.read().await?;
    if args.yes {
        store.close().await;
        store = database(args.source.db.as_deref(), args.source.config.as_deref(), app::clock().now_ms()).await?;
    }
    let done = erase_from(&store, user, args.yes, out).await;
    close_read(&store).await?;
    done
}

async fn erase_from(store: &Store, user: UserId, sure: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let lists = data(store, user).await?;
    let blocked = lists.iter().find(|(list, _)| *list == BLOCKED_LIST);
    let blocked = blocked.map(|(list, rows)| format!("{list}: {rows}; their managers' choice, which stays"));
    if !store.has_user(user).await? {
        match blocked {
            None => writeln!(out, "nothing is stored about {user}")?,
            Some(line) => writeln!(out, "{line}\nnothing else is stored about {user}")?,
        }
        return Ok(());
    }
    let others = lists.iter().filter(|(list, _)| *list != BLOCKED_LIST).map(|(list, rows)| format!("{list}: {rows}"));
    for line in others.chain(blocked) {
        writeln!(out, "{line}")?;
    }
    let seated = store.tables_of(user).await?;
    for row in &seated {
        let what = if row.status == Status::Lobby { "leaves the lobby of" } else { "gives the seat to an AI at" };
        writeln!(out, "{what} table {} of server {}", row.number, row.guild)?;
    }
    if !sure {
        writeln!(out, "nothing was changed; stop the bot and add --yes to erase")?;
        return Ok(());
    }
    let gamemaster = GameMaster::new(store.clone(), Registry::ours(), app::clock(), app::seeds()?);
    let erased = gamemaster.erase_user(user).await;
    gamemaster.close().await;
    erased.context("not everything is erased; the same command goes on")?;
    writeln!(out, "erased; finished tables stay as a former player's")?;
    Ok(())
}

/// Counts what the database holds about a person, list by list. Leaves out empty lists.
async fn data(store: &Store, user: UserId) -> anyhow::Result<Vec<(&'static str, usize)>> {
    let (send, mut receive) = mpsc::channel(16);
    let count = async {
        let mut lists: Vec<(&'static str, usize)> = Vec::new();
        while let Some(part) = receive.recv().await {
            match part {
                UserData::List(name) => lists.push((name, 0)),
                UserData::Row(_) => lists.iter_mut().last().into_iter().for_each(|(_, rows)| *rows += 1),
                UserData::End => {}
            }
        }
        lists.retain(|(_, rows)| *rows > 0);
        lists
    };
    let (sent, lists) = tokio::join!(store.user_data(user, send), count);
    sent?;
    Ok(lists)
}

/// Returns a name from Discord on one line, without characters that steer a terminal.
fn in_one_line(name: &str) -> String {
    name.replace(agon_gamemaster::is_control_or_bidi, " ")
}
