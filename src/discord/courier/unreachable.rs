//! Handles a channel that refuses all messages: a right was taken away, or the channel is gone. The courier tries again
//! a moment later. After that, the table goes on in panels and direct messages, and the people who can change it get a
//! message. Every change of the table tries the channel again.

use super::call::player_language;
use super::{RowOutcome, with_nonce};
use crate::app::App;
use crate::discord::messages::direct::direct_line;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::{number, tell};
use crate::discord::parts::Parts;
use crate::logs::clean;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{Notices, OutboxRow, UserId};
use serenity::all::Http;
use std::sync::Arc;

/// The number of refusals in a row that closes a channel.
const SHUT: u32 = 2;

/// Counts a refusal by the channel. On the first one in a row, marks the refused rows for a retry.
pub(super) async fn count_refusals(app: &App, snapshot: &TableSnapshot, outcomes: Vec<RowOutcome>) -> Vec<RowOutcome> {
    let refused = |outcome: &RowOutcome| outcome.1.as_ref().is_err_and(SendError::is_forbidden);
    if snapshot.table().refusals >= SHUT || !outcomes.iter().any(refused) {
        return outcomes;
    }
    let times = snapshot.table().refusals + 1;
    let counted = async {
        let told = if times == SHUT { telling(app, snapshot).await? } else { Vec::new() };
        let row = snapshot.table();
        app.gamemaster.count_refusal(row.table, row.board_channel, times, told).await?;
        Ok::<(), anyhow::Error>(())
    };
    if let Err(error) = counted.await {
        tracing::warn!(table = snapshot.table().table.0, error = clean(error), "a refusal is not counted");
    }
    let later = |(outbox, outcome): RowOutcome| match outcome {
        Err(SendError::Permanent(error)) if times < SHUT && SendError::forbids(&error) => {
            (outbox, Err(SendError::retry(format_args!("the channel refuses messages: {error}"))))
        }
        outcome => (outbox, outcome),
    };
    outcomes.into_iter().map(later).collect()
}

/// Returns the people to inform: the host, who can move the table, and everyone who gets direct messages. Returns none
/// if the bot was removed from the server, because then nobody can move it.
async fn telling(app: &App, snapshot: &TableSnapshot) -> anyhow::Result<Vec<UserId>> {
    let mut told = Vec::new();
    if snapshot.is_over() || app.gamemaster.is_suspended(snapshot.table().table).await? {
        return Ok(told);
    }
    let people = snapshot.seats().iter().filter(|row| !row.resigned).filter_map(|row| row.user);
    for user in people {
        let letters = app.gamemaster.store().player(user).await?.notices == Notices::Direct;
        if letters || snapshot.host() == Some(user) {
            told.push(user);
        }
    }
    Ok(told)
}

/// Informs a person that the table's channel is closed. Does nothing if their direct messages are closed too.
pub(super) async fn letter(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    user: UserId,
) -> Result<(), SendError> {
    let player = app.gamemaster.store().player(user).await?;
    let channel = format!("<#{}>", snapshot.table().board_channel);
    let args = [("number", number(snapshot).into()), ("channel", channel.into())];
    let line = Parts::line(tell(player_language(&player, language), "ui-channel-refused", &args));
    direct_line(app, http, user, with_nonce(line.message(), &row.nonce)).await?;
    Ok(())
}
