//! Reminds people before their time is up, and tells owners of seats that the AI keeps.

use super::call::{asked, player_language, reader_of_letters};
use super::{RowOutcome, with_nonce};
use crate::app::App;
use crate::discord::messages::direct::direct_line;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::times;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{OutboxRow, Reminders, UserId};
use serenity::all::Http;
use std::sync::Arc;

/// Returns the people to remind: those for whom the table still waits at the turn of the reminder. A person who was
/// called to a later turn, or not at all, needs no reminder of this one.
pub(super) async fn due<'a>(
    app: &App,
    snapshot: &TableSnapshot,
    reminders: &[(&'a OutboxRow, UserId, u32, Reminding)],
) -> (Vec<(&'a OutboxRow, UserId)>, Vec<RowOutcome>) {
    let (mut due, mut failed) = (Vec::new(), Vec::new());
    for &(row, user, seq, reminding) in reminders {
        if asked(snapshot).all(|asked| asked != user) {
            continue;
        }
        match is_due(app, snapshot, user, seq, reminding).await {
            Ok(true) => due.push((row, user)),
            Ok(false) => {}
            Err(error) => failed.push((row.outbox, Err(error))),
        }
    }
    (due, failed)
}

async fn is_due(
    app: &App,
    snapshot: &TableSnapshot,
    user: UserId,
    seq: u32,
    reminding: Reminding,
) -> Result<bool, SendError> {
    let store = app.gamemaster.store();
    let called = store.called(snapshot.table().table, user).await?;
    Ok(called.is_some_and(|called| called <= seq) && reminding.is_wanted(store.player(user).await?.reminders))
}

/// The occasion of a reminder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reminding {
    /// The table's pace sets it.
    Pace,
    /// So many hours have passed since the call.
    Hours(u32),
    /// Somebody at the table asked for it.
    Nudge,
}

impl Reminding {
    /// True if a person with this wish is reminded at this occasion.
    fn is_wanted(self, wish: Reminders) -> bool {
        match (self, wish) {
            (Reminding::Nudge, _) => true,
            (Reminding::Pace, wish) => wish != Reminders::Never,
            (Reminding::Hours(hours), Reminders::Day) => hours % 24 == 0,
            (Reminding::Hours(_), wish) => wish == Reminders::SixHours,
        }
    }
}

/// Tells a person by direct message, if they want those, that the AI keeps their seat. Others read it on the board. Does
/// nothing once they are back.
pub(super) async fn time_up(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    user: UserId,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let Some(player) = reader_of_letters(app, snapshot, user).await? else { return Ok(()) };
    let own = app.gamemaster.snapshot(table, Some(user)).await?;
    if !times::is_absent(&own) {
        return Ok(());
    }
    let server = store.guild(own.table().guild).await?.name;
    let letter = times::time_up(player_language(&player, language), &own, server.as_deref());
    direct_line(app, http, user, with_nonce(letter.message(), &row.nonce)).await?;
    Ok(())
}
