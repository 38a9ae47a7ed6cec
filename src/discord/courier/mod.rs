//! The outbox worker: tells everybody what the game master wrote down to be told.
//!
//! Rows of one table are told together, so a burst of moves edits the board once: the latest face wins. Sending twice
//! does no harm: edits go by stored message id, creations carry the row's nonce.

mod board;
mod buried;
mod call;
mod lobby;
mod orders;
mod shut;
mod untold;

pub use buried::Asked;
pub use call::try_direct;
pub use lobby::answered;

use crate::app::App;
use crate::discord::asker::Reader;
use crate::discord::commands::{history, leaderboard, profile, stats};
use crate::discord::components::replay_screen;
use crate::discord::ids::Page;
use crate::discord::panels::{help, proof, records, rules};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::logs::clean;
use agon_gamemaster::{Look, NOWHERE, Note, Refused, Stage, TableId, TableRow};
use agon_lang::Language;
use agon_store::{GuildId, OutboxId, OutboxRow, UserId};
use board::Occasion;
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
            tracing::warn!(kind = row.kind, table, error = clean(error), "told later");
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

/// All these later, for the same reason.
fn later(rows: &[&OutboxRow], why: anyhow::Error) -> Vec<Fate> {
    let why = clean(why);
    rows.iter().map(|row| (row.outbox, Err(Untold::Later(anyhow::anyhow!("{why}"))))).collect()
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
    // What no channel holds is told nowhere: its history is there to be read.
    if look.table.board_channel == NOWHERE {
        return all(rows, || Ok(()));
    }
    let language = spoken_at(&look);
    let boards: Vec<&OutboxRow> =
        notes.iter().filter(|(_, note)| occasion_of(note).is_some()).map(|(row, _)| *row).collect();
    let edits = notes.iter().any(|(_, note)| matches!(note, Note::Board | Note::Face));
    let occasion = notes.iter().filter_map(|(_, note)| occasion_of(note)).max();
    let mut newest = look.table.board_message;
    // The oldest row's nonce: should it have been posted once already, Discord knows it again.
    if let Some((oldest, occasion)) = boards.iter().min_by_key(|row| row.outbox).zip(occasion) {
        let showing = board::Showing { occasion, edits, nonce: &oldest.nonce };
        match board::show_board(app, http, &look, language, showing).await {
            Ok(message) => newest = Some(message),
            Err(Untold::Never(error)) => fates.push((oldest.outbox, Err(Untold::Never(error)))),
            Err(Untold::Later(error)) => fates.extend(later(&boards, error)),
        }
    }
    let notice = match board::clear_notice(app, http, &look, language, !boards.is_empty()).await {
        Ok(notice) => notice,
        Err(untold) => {
            // Tried again with the board that went with it.
            fates.extend(later(&boards, anyhow::anyhow!("a notice stays: {untold}")));
            look.table.notice.filter(|notice| notice.seq == look.seq)
        }
    };
    for (row, note) in &notes {
        if let Note::OldBoard { channel, message } = note {
            fates.push((row.outbox, board::shrink(http, &look, language, *channel, *message, newest).await));
            continue;
        } else if let Note::OldNotice { channel, message } = note {
            fates.push((row.outbox, board::delete(http, *channel, *message).await));
            continue;
        } else if *note == Note::LobbyOver {
            fates.push((row.outbox, lobby::clear_calls(http, &look).await));
            continue;
        } else if let Note::Invite { .. } | Note::Rematch { .. } = note {
            fates.push((row.outbox, lobby::call(app, http, &look, language, row, note).await));
            continue;
        } else if let Note::Shut { user } = note {
            fates.push((row.outbox, shut::letter(app, http, &look, language, row, UserId(*user)).await));
            continue;
        } else if let Note::Notice { .. } | Note::Orders = note {
            // Told below: all who are called together, and then what became of orders.
            continue;
        }
        if occasion_of(note).is_none() {
            fates.push((row.outbox, Ok(())));
        }
    }
    let mut called: Vec<(&OutboxRow, UserId)> = Vec::new();
    for (row, note) in &notes {
        let Note::Notice { user, seq } = note else { continue };
        let user = UserId(*user);
        if look.seq != *seq || call::asked(&look).all(|asked| asked != user) {
            continue;
        }
        // Once a turn, however many steps it has.
        match app.gamemaster.store().called(look.table.table, user).await {
            Ok(Some(_)) => {}
            Ok(None) => called.push((row, user)),
            Err(error) => fates.push((row.outbox, Err(error.into()))),
        }
    }
    let look = Look { table: TableRow { notice, ..look.table.clone() }, ..look };
    fates.extend(call::call(app, http, &look, language, &called).await);
    // Last of all: whoever was called by letter has read it there.
    let orders: Vec<&OutboxRow> = notes.iter().filter(|(_, note)| *note == Note::Orders).map(|(row, _)| *row).collect();
    if let Some(oldest) = orders.iter().min_by_key(|row| row.outbox)
        && let Err(Untold::Later(error)) = orders::letters(app, http, &look, language, oldest).await
    {
        fates.extend(later(&orders, error));
    }
    if let Some(occasion) = occasion.filter(|_| newest.is_some()) {
        watch(app, table, occasion == Occasion::Happened).await;
    }
    shut::heed(app, &look, fates).await
}

/// Why this note shows the board, if it does.
fn occasion_of(note: &Note) -> Option<Occasion> {
    match note {
        Note::Board => Some(Occasion::Happened),
        Note::Below => Some(Occasion::Time),
        Note::Face => Some(Occasion::Face),
        _ => None,
    }
}

/// Sets when it is asked next what stands below the board. Should that fail, the next change sets it.
async fn watch(app: &App, table: TableId, happened: bool) {
    if let Err(error) = app.gamemaster.watch_board(table, happened).await {
        tracing::warn!(table = table.0, kind = error.kind(), "a board is not watched");
    }
}

async fn elsewhere(app: &App, http: &Arc<Http>, row: &OutboxRow, note: &Note) -> Result<(), Untold> {
    let (channel, parts) = match note {
        Note::Welcome { channel } => (*channel, Some(help::welcome(app.house_language()))),
        Note::Page { guild, channel, page, language, .. } => {
            let language = language.as_deref().and_then(Language::from_code).unwrap_or(app.house_language());
            (*channel, page_of(app, GuildId(*guild), page, language).await?)
        }
        _ => return Ok(()),
    };
    let Some(parts) = parts else { return Ok(()) };
    let channel = DiscordChannel::new(channel);
    let send = |parts: &Parts| channel.send_message(http, with_nonce(parts.message(), &row.nonce));
    // Without the right to attach files a page stands there in words alone, without the right to embed links in plain ones.
    let unpainted = parts.picture.is_some().then(|| parts.clone().unpainted());
    let unframed = parts.embed.is_some().then(|| parts.clone().unframed());
    let mut done = send(&parts).await.map_err(Untold::from);
    for plainer in [unpainted, unframed].into_iter().flatten() {
        if !matches!(&done, Err(Untold::Never(error)) if Untold::forbidden(error)) {
            break;
        }
        done = send(&plainer).await.map_err(Untold::from);
    }
    done.map(drop)
}

/// A page as everybody may see it, without its buttons: they would answer one person. A page about a table is in that
/// table's language, others in the place's.
async fn page_of(app: &App, guild: GuildId, page: &str, language: Language) -> Result<Option<Parts>, Untold> {
    let Some((table, seq, page)) = Page::read(page) else { return Ok(None) };
    let reader = Reader::everybody(language, guild);
    let parts = match page {
        Page::Rules { game, topic } => Some(rules::rules(language, &game, &topic)),
        Page::Leaders(board) => {
            Some(leaderboard::page(app, &reader, guild, board, false).await.map_err(Untold::Later)?)
        }
        Page::Statistics(numbers) => Some(stats::page(app, &reader, guild, numbers).await.map_err(Untold::Later)?),
        Page::Profile(whose) => profile::page(app, &reader, whose).await.map_err(Untold::Later)?,
        Page::Table => {
            let look = app.gamemaster.look(table, None).await?;
            let ours = look.table.guild == guild && records::has_page(&look);
            let palette = pictures::palette(look.table.palette.as_deref());
            let language = spoken_at(&look);
            match ours {
                true => {
                    let (picture, below) = pictures::page(app, &look, language, palette).await;
                    Some(Parts { picture, below, ..records::table(language, &look, true, None, None) })
                }
                false => None,
            }
        }
        Page::Replay(way) => match app.gamemaster.moment(table, None, seq, way.eyes).await {
            Ok(moment) if moment.look.table.guild == guild => {
                let palette = pictures::palette(moment.look.table.palette.as_deref());
                Some(replay_screen(app, spoken_at(&moment.look), palette, &moment, &way, None).await)
            }
            Ok(_) | Err(Refused::Hidden | Refused::NotBegun | Refused::NoTable(_) | Refused::NoSeat) => None,
            Err(refused) => return Err(refused.into()),
        },
        // Of a table that is over only: what is sealed now is shown to who asks for it.
        Page::Proof => {
            let look = app.gamemaster.look(table, None).await?;
            let ours = look.table.guild == guild && look.stage == Stage::Over && look.public.is_some();
            if !ours {
                return Ok(None);
            }
            Some(proof::checked(spoken_at(&look), &look, true, &app.gamemaster.verify(table).await?))
        }
        Page::History(list) => history::page(app, &reader, list).await.map_err(Untold::Later)?,
    };
    Ok(parts.map(|parts| Parts { rows: Vec::new(), ..parts }))
}

/// The language of what everybody sees of a table.
fn spoken_at(look: &Look) -> Language {
    Language::from_code(&look.table.language).unwrap_or(Language::English)
}

/// A creation that may be tried twice and appears once.
fn with_nonce(message: CreateMessage, nonce: &str) -> CreateMessage {
    message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true)
}
