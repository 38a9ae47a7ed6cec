//! The board message and the notice of a table: what stands in its channel.

use super::buried;
use super::untold::{ARCHIVED, UNKNOWN_MESSAGE, Untold};
use super::with_nonce;
use crate::app::App;
use crate::discord::commands::table::sent_at_ms;
use crate::discord::panels::{board, link, tell};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::logs::clean;
use agon_gamemaster::{Look, Stage};
use agon_lang::Language;
use agon_store::{MessageId, NoticeRow};
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};
use std::sync::Arc;

/// How old may a board message be and still be edited? Discord allows few edits of messages older than an hour.
const BOARD_AGE_MS: i64 = 50 * 60_000;
/// Shows the board as it stands: edits the message there is, or posts a new one. Gives the message it now is.
pub(super) async fn show_board(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    nonce: &str,
) -> Result<MessageId, Untold> {
    let drawn = Parts { picture: pictures::board(app, look, language).await, ..board::board(language, look) };
    let told = board::told(language, look, &drawn);
    match put_board(app, http, look, language, nonce, drawn.picture.as_ref().map_or(&told, |_| &drawn)).await {
        // Without the right to attach files the board stands there in words.
        Err(Untold::Never(error)) if drawn.picture.is_some() && Untold::forbidden(&error) => {
            put_board(app, http, look, language, nonce, &told).await
        }
        done => done,
    }
}

async fn put_board(
    app: &App,
    http: &Arc<Http>,
    look: &Look,
    language: Language,
    nonce: &str,
    parts: &Parts,
) -> Result<MessageId, Untold> {
    let channel = DiscordChannel::new(look.table.board_channel.0);
    if let Some(message) = look.table.board_message {
        let young = app.gamemaster.now_ms() - sent_at_ms(message) < BOARD_AGE_MS;
        let stays = look.stage == Stage::Over || young && !buried::buried(app, http, look, message).await;
        if stays {
            match channel.edit_message(http, DiscordMessage::new(message.0), parts.edit()).await {
                Ok(_) => return Ok(message),
                // Gone, or asleep with its thread: a new message wakes that.
                Err(error)
                    if Untold::code(&error).is_some_and(|(_, code)| [UNKNOWN_MESSAGE, ARCHIVED].contains(&code)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    let sent = channel.send_message(http, with_nonce(parts.message(), nonce)).await?;
    let message = MessageId(sent.id.get());
    let (store, before) = (app.gamemaster.store(), look.table.board_message);
    if !store.set_board_message(look.table.table, look.table.board_channel, message, before).await? {
        // The board was moved while this one was on its way.
        delete(http, channel.get(), message.0).await;
        return Err(Untold::Later(anyhow::anyhow!("the board has moved")));
    }
    app.gamemaster.refresh(look.table.table).await?;
    if let Some(old) = before {
        shrink(http, look, language, channel.get(), old.0, Some(message)).await;
    }
    Ok(message)
}

/// An old board becomes one line with the way to the new one; if it is gone, so much the better.
pub(super) async fn shrink(
    http: &Http,
    look: &Look,
    language: Language,
    channel: u64,
    old: u64,
    new: Option<MessageId>,
) {
    let board = look.table.board_channel;
    let link = new.map(|new| link(look.table.guild, board, new));
    let args = [
        ("number", i64::from(look.table.number).into()),
        ("link", link.unwrap_or_else(|| format!("<#{board}>")).into()),
    ];
    let line = Parts::line(tell(language, "ui-board-moved", &args));
    let edited = DiscordChannel::new(channel).edit_message(http, DiscordMessage::new(old), line.edit()).await;
    if let Err(error) = edited {
        tracing::debug!(error = clean(error), "an old board is gone");
    }
}

/// Takes a message away; if it is gone, so much the better.
pub(super) async fn delete(http: &Http, channel: u64, message: u64) {
    if let Err(error) = DiscordChannel::new(channel).delete_message(http, DiscordMessage::new(message)).await {
        tracing::debug!(error = clean(error), "a notice is gone");
    }
}

/// Takes the notice away once the table has moved on from the step it was about; gives the one that stays.
pub(super) async fn clear_notice(app: &App, http: &Arc<Http>, look: &Look) -> Option<NoticeRow> {
    let notice = look.table.notice?;
    if notice.seq == look.seq && !look.waiting.is_empty() {
        return Some(notice);
    }
    delete(http, look.table.board_channel.0, notice.message.0).await;
    let forgotten = async {
        app.gamemaster.store().set_notice(look.table.table, None).await?;
        app.gamemaster.refresh(look.table.table).await
    };
    if let Err(error) = forgotten.await {
        tracing::warn!(table = look.table.table.0, kind = error.kind(), "a notice is not forgotten");
    }
    None
}
