//! The outbox worker: tells everybody what the game master wrote down to be told.
//!
//! Rows of one table are told together, so a burst of moves edits the board once: the latest face wins. Sending twice
//! does no harm: edits go by stored message id, creations carry the row's nonce.

mod board;
mod buried;
mod call;
mod lobby;
mod untold;

pub use buried::Asked;
pub use call::try_direct;

use crate::app::App;
use crate::discord::commands::{history, leaderboard};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::panels::{help, records, rules};
use crate::discord::parts::Parts;
use crate::logs::clean;
use agon_gamemaster::{Look, Note, TableId, TableRow};
use agon_lang::Language;
use agon_store::{GuildId, OutboxId, OutboxRow, UserId};
use serenity::all::{ChannelId as DiscordChannel, CreateMessage, Http, Nonce};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use untold::Untold;

/// How many rows are read at once.
const BATCH: u32 = 100;
/// At how many tables is something told at the same time?
const AT_ONCE: usize = 8;
/// How long may it take to tell everything due at one table?
const TELLING: Duration = Duration::from_secs(60);
/// How long until a failed row is tried again, at most? It is tried until it is told, or refused for good.
const LATEST_MS: i64 = 5 * 60_000;
/// How long does the courier rest when nothing rings, and when the outbox itself fails?
const REST: Duration = Duration::from_secs(30);
const FAILED: Duration = Duration::from_secs(5);
/// How long are told rows kept?
const KEEP_MS: i64 = 24 * 3_600_000;

/// What became of a row.
type Fate = (OutboxId, Result<(), Untold>);

/// Works until told to stop.
pub async fn work(app: Arc<App>, http: Arc<Http>) {
    loop {
        match round(&app, &http).await {
            Ok(0) => {
                tokio::select! {
                    () = app.gamemaster.rung() => {}
                    () = tokio::time::sleep(rest(&app).await) => {}
                }
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(error = clean(error), "the outbox fails");
                tokio::time::sleep(FAILED).await;
            }
        }
    }
}

/// Until the next row is due, or something rings.
async fn rest(app: &App) -> Duration {
    let due = app.gamemaster.store().next_due().await.ok().flatten();
    let wait = due.map_or(REST.as_millis() as i64, |due| due - app.gamemaster.now_ms());
    Duration::from_millis(wait.clamp(10, REST.as_millis() as i64) as u64)
}

/// Tells what is due now and says how many rows that were.
async fn round(app: &Arc<App>, http: &Arc<Http>) -> anyhow::Result<usize> {
    let store = app.gamemaster.store();
    let now = app.gamemaster.now_ms();
    let rows = store.due(now, BATCH).await?;
    let count = rows.len();
    if count == 0 {
        store.sweep_sent(now - KEEP_MS).await?;
    }
    // Rows of one table go together; each other row stands alone.
    let mut groups: BTreeMap<(Option<TableId>, Option<OutboxId>), Vec<OutboxRow>> = BTreeMap::new();
    for row in rows {
        let alone = row.table.is_none().then_some(row.outbox);
        groups.entry((row.table, alone)).or_default().push(row);
    }
    let mut groups = groups.into_iter();
    let mut telling = JoinSet::new();
    loop {
        while telling.len() < AT_ONCE
            && let Some(((table, _), rows)) = groups.next()
        {
            let (app, http, rows) = (app.clone(), http.clone(), Arc::new(rows));
            let told = rows.clone();
            // In a task of its own: whatever breaks at one table breaks nothing elsewhere.
            let mut work = tokio::spawn(async move { tell_rows(&app, &http, table, &told).await });
            telling.spawn(async move {
                let later = |why: &str| all(&rows, || Err(Untold::Later(anyhow::anyhow!("{why}"))));
                let fates = match tokio::time::timeout(TELLING, &mut work).await {
                    Ok(Ok(fates)) => fates,
                    Ok(Err(_)) => later("it broke"),
                    Err(_) => {
                        work.abort();
                        later("it took too long")
                    }
                };
                (rows, fates)
            });
        }
        let Some(told) = telling.join_next().await else { return Ok(count) };
        let (rows, fates) = told?;
        for row in rows.iter() {
            let fate = fates.iter().find(|(outbox, _)| *outbox == row.outbox);
            settle(app, row, fate.map_or(&Ok(()), |(_, fate)| fate)).await?;
        }
    }
}

async fn settle(app: &App, row: &OutboxRow, fate: &Result<(), Untold>) -> anyhow::Result<()> {
    let (store, now) = (app.gamemaster.store(), app.gamemaster.now_ms());
    let table = row.table.map(|id| id.0);
    match fate {
        Ok(()) => store.mark_sent(row.outbox, now).await?,
        Err(Untold::Later(error)) => {
            tracing::warn!(kind = row.kind, table, error = clean(format!("{error:#}")), "told later");
            let wait = 1000_i64.saturating_mul(1 << row.attempts.min(20)).min(LATEST_MS);
            store.put_off(row.outbox, now + wait).await?;
        }
        Err(Untold::Never(error)) => {
            tracing::error!(kind = row.kind, table, error = clean(error), "given up");
            store.mark_sent(row.outbox, now).await?;
        }
    }
    Ok(())
}

fn all(rows: &[OutboxRow], fate: impl Fn() -> Result<(), Untold>) -> Vec<Fate> {
    rows.iter().map(|row| (row.outbox, fate())).collect()
}

/// Tells the rows of one table, or one row of no table. Each row has its own fate: a board that cannot be shown keeps
/// nobody from being called.
async fn tell_rows(app: &App, http: &Arc<Http>, table: Option<TableId>, rows: &[OutboxRow]) -> Vec<Fate> {
    let notes: Vec<(&OutboxRow, Note)> =
        rows.iter().filter_map(|row| Some((row, serde_json::from_value(row.body.clone()).ok()?))).collect();
    let mut fates = Vec::new();
    let Some(table) = table else {
        for (row, note) in &notes {
            fates.push((row.outbox, elsewhere(app, http, row, note).await));
        }
        return fates;
    };
    let look = match app.gamemaster.look(table, None).await {
        Ok(look) => look,
        Err(refused) => {
            let kind = refused.kind();
            return all(rows, || Err(Untold::Later(anyhow::anyhow!("{kind}"))));
        }
    };
    let language = Language::from_code(&look.table.language).unwrap_or(Language::English);
    let boards: Vec<&OutboxRow> = notes.iter().filter(|(_, note)| *note == Note::Board).map(|(row, _)| *row).collect();
    let mut newest = look.table.board_message;
    // The oldest row's nonce: should it have been posted once already, Discord knows it again.
    if let Some(oldest) = boards.iter().min_by_key(|row| row.outbox) {
        match board::show_board(app, http, &look, language, &oldest.nonce).await {
            Ok(message) => newest = Some(message),
            Err(Untold::Never(error)) => fates.push((oldest.outbox, Err(Untold::Never(error)))),
            Err(Untold::Later(error)) => {
                let why = clean(format!("{error:#}"));
                fates.extend(boards.iter().map(|row| (row.outbox, Err(Untold::Later(anyhow::anyhow!("{why}"))))));
            }
        }
    }
    let notice = board::clear_notice(app, http, &look).await;
    for (row, note) in &notes {
        if let Note::OldBoard { channel, message } = note {
            board::shrink(http, &look, language, *channel, *message, newest).await;
        } else if let Note::OldNotice { channel, message } = note {
            board::delete(http, *channel, *message).await;
        } else if let Note::Invite { .. } | Note::Rematch { .. } = note {
            fates.push((row.outbox, lobby::call(app, http, &look, language, row, note).await));
            continue;
        } else if let Note::Notice { .. } = note {
            // Told below, all of them together.
            continue;
        }
        if *note != Note::Board {
            fates.push((row.outbox, Ok(())));
        }
    }
    let called: Vec<(&OutboxRow, UserId)> = notes
        .iter()
        .filter_map(|(row, note)| match note {
            Note::Notice { user, seq } if still_waited(&look, UserId(*user), *seq) => Some((*row, UserId(*user))),
            _ => None,
        })
        .collect();
    let look = Look { table: TableRow { notice, ..look.table.clone() }, ..look };
    fates.extend(call::call(app, http, &look, language, &called).await);
    fates
}

async fn elsewhere(app: &App, http: &Arc<Http>, row: &OutboxRow, note: &Note) -> Result<(), Untold> {
    let (channel, parts) = match note {
        Note::Welcome { channel } => (*channel, Some(help::welcome(app.house_language()))),
        Note::Page { guild, channel, page } => (*channel, page_of(app, GuildId(*guild), page).await?),
        _ => return Ok(()),
    };
    if let Some(parts) = parts {
        DiscordChannel::new(channel).send_message(http, with_nonce(parts.message(), &row.nonce)).await?;
    }
    Ok(())
}

/// A page as everybody may see it, in the server's language and without its buttons: they would answer one person.
async fn page_of(app: &App, guild: GuildId, page: &str) -> Result<Option<Parts>, Untold> {
    let Some(id) = CustomId::read(page) else { return Ok(None) };
    let chosen = app.gamemaster.store().guild(guild).await?.language;
    let language = chosen.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
    let filter = records::Filter::read(&id.words);
    let parts = match id.verb {
        Verb::Rules => Some(rules::rules(language, id.word(0), id.word(1))),
        Verb::Leaders => Some(leaderboard::page(app, language, guild, &filter).await.map_err(Untold::Later)?),
        Verb::History if id.words == "table" => {
            let look = app.gamemaster.look(id.table, None).await?;
            let ours = look.table.guild == guild && look.standing.is_some();
            ours.then(|| records::table(language, &look, None))
        }
        Verb::History => Some(history::page(app, language, guild, &filter).await.map_err(Untold::Later)?),
        _ => None,
    };
    Ok(parts.map(|parts| Parts { rows: Vec::new(), ..parts }))
}

fn still_waited(look: &Look, user: UserId, seq: u32) -> bool {
    let seat = look.seats.iter().find(|row| row.user == Some(user) && !row.resigned);
    let seat = seat.map(|row| agon_rules::Seat(row.seat));
    look.seq == seq && seat.is_some_and(|seat| look.waiting.has(seat) && !look.ready.has(seat))
}

/// A creation that may be tried twice and appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
