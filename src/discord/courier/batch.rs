//! Sends the rows of one table, or one row without a table. Each row has its own outcome: if the board fails, the calls
//! still go out.

use super::board::{self, Occasion};
use super::call::Call;
use super::remind::Reminding;
use super::{
    RowOutcome, call, followers, lobby, news, orders, question, remind, restored, retry, send_elsewhere, sitting,
    unreachable,
};
use crate::app::App;
use crate::discord::languages;
use crate::discord::messages;
use crate::discord::messages::send_error::SendError;
use agon_gamemaster::{NOWHERE, Note, TableId, TableRow, TableSnapshot};
use agon_lang::Language;
use agon_rules::Seat;
use agon_store::{MessageId, NoticeRow, OutboxRow, UserId};
use serenity::all::Http;
use std::sync::Arc;
use tracing::Span;

/// The rows of a table, by action: the board first, calls and orders last.
#[derive(Default)]
struct Batch<'a> {
    /// Rows that show the board. `occasion` is the strongest reason of them.
    boards: Vec<&'a OutboxRow>,
    occasion: Option<Occasion>,
    /// True if a row changes the content of a message that stays.
    edits: bool,
    /// Calls: a person, and the step from which on the table waits for them.
    calls: Vec<(&'a OutboxRow, UserId, u32)>,
    /// Reminders: a person, a step of the turn that is theirs, and the occasion.
    reminders: Vec<(&'a OutboxRow, UserId, u32, Reminding)>,
    /// Rows about the outcomes of orders.
    orders: Vec<&'a OutboxRow>,
    /// Messages to remove, calls to a lobby, and announcements.
    others: Vec<(&'a OutboxRow, Note)>,
    unknown: Vec<&'a OutboxRow>,
}

/// Sends rows. A row without an outcome in the result counts as sent.
pub(super) async fn send(app: &App, http: &Arc<Http>, table: Option<TableId>, rows: &[OutboxRow]) -> Vec<RowOutcome> {
    let batch = Batch::of(rows);
    let mut outcomes: Vec<RowOutcome> = batch.unknown.iter().map(|row| (row.outbox, Err(SendError::Unknown))).collect();
    let Some(table) = table else {
        for (row, note) in &batch.others {
            outcomes.push((row.outbox, send_elsewhere(app, http, row, note).await));
        }
        return outcomes;
    };
    match app.gamemaster.snapshot(table, None).await {
        // A table without a channel sends nothing. People can read its history.
        Ok(snapshot) if snapshot.table().board_channel == NOWHERE => {}
        Ok(snapshot) => {
            Span::current().record("seq", snapshot.seq());
            outcomes.extend(send_at(app, http, snapshot, batch).await);
        }
        Err(refused) => {
            let known = rows.iter().filter(|row| batch.unknown.iter().all(|unknown| unknown.outbox != row.outbox));
            outcomes.extend(retry(known, &refused.report().to_string()));
        }
    }
    outcomes
}

impl<'a> Batch<'a> {
    fn of(rows: &'a [OutboxRow]) -> Batch<'a> {
        let mut batch = Batch::default();
        for row in rows {
            let Ok(note) = serde_json::from_value(row.body.clone()) else {
                batch.unknown.push(row);
                continue;
            };
            match note {
                Note::Board => batch.shows(row, Occasion::Happened, true),
                Note::Refresh => batch.shows(row, Occasion::Face, true),
                Note::BoardCheck => batch.shows(row, Occasion::Time, false),
                Note::Notice { user, seq } => batch.calls.push((row, UserId(user), seq)),
                Note::Remind { user, seq, hours } => {
                    let reminding = hours.map_or(Reminding::Pace, Reminding::Hours);
                    batch.reminders.push((row, UserId(user), seq, reminding));
                }
                Note::Nudge { user, seq } => batch.reminders.push((row, UserId(user), seq, Reminding::Nudge)),
                Note::Orders => batch.orders.push(row),
                Note::OldBoard { .. }
                | Note::OldNotice { .. }
                | Note::LobbyOver
                | Note::NewLobby
                | Note::Finished
                | Note::Followers
                | Note::Season { .. }
                | Note::Invite { .. }
                | Note::Rematch { .. }
                | Note::Unreachable { .. }
                | Note::TimeUp { .. }
                | Note::SeatOffered { .. }
                | Note::Question { .. }
                | Note::SeatGone { .. }
                | Note::Restored { .. }
                | Note::Page { .. }
                | Note::Welcome { .. } => batch.others.push((row, note)),
            }
        }
        batch
    }

    fn shows(&mut self, row: &'a OutboxRow, occasion: Occasion, edits: bool) {
        self.boards.push(row);
        self.occasion = self.occasion.max(Some(occasion));
        self.edits |= edits;
    }
}

/// Sends the rows of a table.
async fn send_at(app: &App, http: &Arc<Http>, snapshot: TableSnapshot, batch: Batch<'_>) -> Vec<RowOutcome> {
    let language = languages::of_table(snapshot.table());
    let (newest, notice, mut outcomes) = show(app, http, &snapshot, language, &batch).await;
    for (row, note) in &batch.others {
        outcomes.push((row.outbox, send_other(app, http, &snapshot, language, row, note, newest).await));
    }
    let (called, failed) = not_called(app, &snapshot, &batch.calls).await;
    outcomes.extend(failed);
    let row = TableRow { notice, ..snapshot.table().clone() };
    let snapshot = snapshot.with_table(row);
    outcomes.extend(call::call(app, http, &snapshot, language, &called, Call::Turn).await);
    let (mut reminded, failed) = remind::due(app, &snapshot, &batch.reminders).await;
    // A call of this moment tells the time too.
    reminded.retain(|(_, user)| called.iter().all(|(_, other)| other != user));
    outcomes.extend(failed);
    outcomes.extend(call::call(app, http, &snapshot, language, &reminded, Call::Reminder).await);
    // Orders come last: a person called by direct message has read their outcomes there.
    if let Some(oldest) = oldest(&batch.orders)
        && let Err(error @ (SendError::Retry(_) | SendError::Quiet(_))) =
            orders::letters(app, http, &snapshot, language, oldest).await
    {
        outcomes.extend(batch.orders.iter().map(|row| (row.outbox, Err(error.clone()))));
    }
    if let Some(occasion) = batch.occasion.filter(|_| newest.is_some()) {
        watch(app, snapshot.table().table, occasion == Occasion::Happened).await;
    }
    unreachable::count_refusals(app, &snapshot, outcomes).await
}

/// Returns the row that was written first.
fn oldest<'a>(rows: &[&'a OutboxRow]) -> Option<&'a OutboxRow> {
    rows.iter().copied().min_by_key(|row| row.outbox)
}

/// Shows the board if a row needs it, and removes the notice once nobody needs it. Returns the current message of the
/// board, and the notice that stays.
async fn show(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    batch: &Batch<'_>,
) -> (Option<MessageId>, Option<NoticeRow>, Vec<RowOutcome>) {
    let later = |error: &str| retry(batch.boards.iter().copied(), error);
    let (mut message, mut outcomes) = (snapshot.table().board_message, Vec::new());
    if let Some((oldest, occasion)) = oldest(&batch.boards).zip(batch.occasion) {
        // Uses the oldest row's nonce: if the board was already posted, Discord recognizes it.
        let showing = board::Showing { occasion, edits: batch.edits, nonce: &oldest.nonce };
        match board::show_board(app, http, snapshot, language, showing).await {
            Ok(shown) => message = Some(shown),
            Err(SendError::Retry(error)) => outcomes.extend(later(&error)),
            Err(error) => outcomes.push((oldest.outbox, Err(error))),
        }
    }
    let notice = match board::clear_notice(app, http, snapshot, language, !batch.boards.is_empty()).await {
        Ok(notice) => notice,
        Err(error) => {
            // The retry sends the board of this notice too.
            outcomes.extend(later(&format!("a notice stays: {error}")));
            snapshot.table().notice.filter(|notice| notice.seq == snapshot.seq())
        }
    };
    (message, notice, outcomes)
}

async fn send_other(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    note: &Note,
    newest: Option<MessageId>,
) -> Result<(), SendError> {
    match note {
        Note::OldBoard { channel, message } => {
            board::shrink(http, snapshot, language, *channel, *message, newest).await
        }
        Note::OldNotice { channel, message } => messages::delete(http, *channel, *message).await,
        Note::LobbyOver => {
            lobby::clear_calls(http, snapshot).await?;
            news::lobby_over(app, http, snapshot, language).await
        }
        Note::NewLobby => news::new_lobby(app, http, snapshot, language, row).await,
        Note::Finished => news::finished(app, http, snapshot, language, row).await,
        Note::Followers => followers::letters(app, http, snapshot, language, row).await,
        Note::Invite { .. } | Note::Rematch { .. } => lobby::call(app, http, snapshot, language, row, note).await,
        Note::Unreachable { user } => unreachable::letter(app, http, snapshot, language, row, UserId(*user)).await,
        Note::TimeUp { user, .. } => remind::time_up(app, http, snapshot, language, row, UserId(*user)).await,
        Note::SeatOffered { user, seat } => {
            sitting::offered(http, snapshot, language, row, (UserId(*user), Seat(*seat))).await
        }
        Note::Question { number, user: None } => question::posted(app, http, snapshot, language, row, *number).await,
        Note::Question { number, user: Some(user) } => {
            question::letter(app, http, snapshot, language, row, (UserId(*user), *number)).await
        }
        Note::Restored { seq } => restored::posted(app, http, snapshot, language, row, *seq).await,
        Note::SeatGone { user } => sitting::gone(app, http, snapshot, language, UserId(*user)).await,
        _ => Ok(()),
    }
}

/// Returns the called people for whom the table still waits and who have no call yet in this turn, however many steps
/// it has.
async fn not_called<'a>(
    app: &App,
    snapshot: &TableSnapshot,
    calls: &[(&'a OutboxRow, UserId, u32)],
) -> (Vec<(&'a OutboxRow, UserId)>, Vec<RowOutcome>) {
    let (mut called, mut failed) = (Vec::new(), Vec::new());
    for &(row, user, seq) in calls {
        if snapshot.seq() != seq || call::asked(snapshot).all(|asked| asked != user) {
            continue;
        }
        match app.gamemaster.store().called(snapshot.table().table, user).await {
            Ok(Some(_)) => {}
            Ok(None) => called.push((row, user)),
            Err(error) => failed.push((row.outbox, Err(error.into()))),
        }
    }
    (called, failed)
}

/// Sets the time of the next check of the messages below the board. If that fails, the next change sets it.
async fn watch(app: &App, table: TableId, happened: bool) {
    if let Err(error) = app.gamemaster.schedule_board_check(table, happened).await {
        tracing::warn!(table = table.0, error = %error.report(), "a board check is not scheduled");
    }
}
