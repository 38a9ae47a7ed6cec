//! A channel that takes nothing from us: a right was taken away, or it is gone. It is tried once more a moment later; after
//! that its table goes on in panels and letters, and who can do something about it is told. It is tried again with
//! every change of the table.

use super::call::spoken;
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

/// How many refusals in a row shut a channel.
const SHUT: u32 = 2;

/// What becomes of what was told at a table: of what its channel refused for the first time in a row, later more.
pub(super) async fn count_refusals(app: &App, look: &TableSnapshot, outcomes: Vec<RowOutcome>) -> Vec<RowOutcome> {
    let refused = |outcome: &RowOutcome| outcome.1.as_ref().is_err_and(SendError::shut);
    if look.table().refusals >= SHUT || !outcomes.iter().any(refused) {
        return outcomes;
    }
    let times = look.table().refusals + 1;
    let counted = async {
        let told = if times == SHUT { telling(app, look).await? } else { Vec::new() };
        let row = look.table();
        app.gamemaster.count_refusal(row.table, row.board_channel, times, told).await?;
        Ok::<(), anyhow::Error>(())
    };
    if let Err(error) = counted.await {
        tracing::warn!(table = look.table().table.0, error = clean(error), "a refusal is not counted");
    }
    let later = |(outbox, outcome): RowOutcome| match outcome {
        Err(SendError::Permanent(error)) if times < SHUT && SendError::forbids(&error) => {
            (outbox, Err(SendError::retry(format_args!("the channel takes nothing: {error}"))))
        }
        outcome => (outbox, outcome),
    };
    outcomes.into_iter().map(later).collect()
}

/// To whom it is told: the host, who can move the table, and whoever gets letters from us anyway. On a server we were
/// taken off nobody can move it.
async fn telling(app: &App, look: &TableSnapshot) -> anyhow::Result<Vec<UserId>> {
    let mut told = Vec::new();
    if look.is_over() || app.gamemaster.is_suspended(look.table().table).await? {
        return Ok(told);
    }
    let people = look.seats().iter().filter(|row| !row.resigned).filter_map(|row| row.user);
    for user in people {
        let letters = app.gamemaster.store().player(user).await?.notices == Notices::Direct;
        if letters || look.host() == Some(user) {
            told.push(user);
        }
    }
    Ok(told)
}

/// Tells somebody that the table's channel is shut; nothing if their letters are, too.
pub(super) async fn letter(
    app: &App,
    http: &Arc<Http>,
    look: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
    user: UserId,
) -> Result<(), SendError> {
    let player = app.gamemaster.store().player(user).await?;
    let channel = format!("<#{}>", look.table().board_channel);
    let args = [("number", number(look).into()), ("channel", channel.into())];
    let line = Parts::line(tell(spoken(&player, language), "ui-channel-shut", &args));
    direct_line(app, http, user, with_nonce(line.message(), &row.nonce)).await?;
    Ok(())
}
