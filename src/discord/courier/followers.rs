//! Tells the followers of a table that it is over.

use super::call::{player_language, quiet};
use super::{both, with_nonce};
use crate::app::App;
use crate::discord::ids::base36;
use crate::discord::messages::direct::direct;
use crate::discord::messages::send_error::SendError;
use crate::discord::panels::news;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{OutboxRow, UserId};
use serenity::all::Http;
use std::sync::Arc;

/// Sends one direct message to each follower. A follower who was told is none any more, so a retry tells nobody twice.
pub(super) async fn letters(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    row: &OutboxRow,
) -> Result<(), SendError> {
    let (store, table) = (app.gamemaster.store(), snapshot.table().table);
    let mut done = Ok(());
    for user in store.followers(table).await? {
        // A failure for one follower does not stop the others.
        let sent = letter(app, http, snapshot, language, user, &row.nonce).await;
        if sent.is_ok() {
            store.unfollow(table, user).await?;
        }
        done = both(done, sent);
    }
    done
}

/// Sends the result to a follower. A message that Discord refuses for good is dropped, and nothing is noted about it.
async fn letter(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    user: UserId,
    nonce: &str,
) -> Result<(), SendError> {
    let player = app.gamemaster.store().player(user).await?;
    quiet(app, snapshot, &player)?;
    let parts = news::to_follower(player_language(&player, language), snapshot);
    // Each message needs its own nonce, the same at a retry.
    let nonce = format!("{nonce}.{}", base36(user.0));
    direct(http, user, with_nonce(parts.message(), &nonce)).await.map(drop)
}
