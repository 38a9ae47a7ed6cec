//! Sends the outcomes of orders to people who want direct messages. The others read them at their next panel.

use super::call::{player_language, reader_of_letters};
use super::{both, with_nonce};
use crate::app::App;
use crate::discord::messages::direct::direct_line;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::table::seat;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{OutboxRow, UserId};
use serenity::all::Http;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Sends a direct message to each player with unread outcomes.
pub(super) async fn letters(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
) -> Result<(), SendError> {
    let orders = app.gamemaster.store().orders(snapshot.table().table).await?;
    let unread: BTreeSet<u8> = orders.iter().filter(|order| order.told.is_some()).map(|order| order.seat).collect();
    let seats = snapshot.seats().iter().filter(|seat| unread.contains(&seat.seat) && !seat.resigned);
    let mut done = Ok(());
    for (seat, user) in seats.filter_map(|seat| Some((seat.seat, seat.user?))) {
        // Each message needs its own nonce: Discord drops a second one with the same.
        let nonce = format!("{}.{seat}", row.nonce);
        // A failure for one player does not stop the others. A retry sends nothing to players who have read theirs.
        done = both(done, letter(app, http, snapshot, language, user, &nonce).await);
    }
    done
}

/// Sends a direct message to a player who wants one; does nothing if theirs are closed.
async fn letter(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    user: UserId,
    nonce: &str,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let Some(player) = reader_of_letters(app, snapshot, user).await? else { return Ok(()) };
    let own = app.gamemaster.snapshot(table, Some(user)).await?;
    let server = store.guild(own.table().guild).await?.name;
    let Some(letter) = seat::ordered(player_language(&player, language), &own, server.as_deref()) else {
        return Ok(());
    };
    if direct_line(app, http, user, with_nonce(letter.message(), nonce)).await? {
        app.gamemaster.mark_outcomes_read(table, user, own.told()).await?;
    }
    Ok(())
}
