//! How far up a board has been pushed by what people wrote below it.
//!
//! Discord is asked for the messages after the board: how many there are is all that is looked at. Messages are not
//! listened to, so no right to read them is needed but the history everybody there has, nothing of a busy server reaches
//! the bot, and a restart forgets no count. It is asked when the board is to change, and by a deadline when it was not for a
//! while; once a minute for a table at most.

use crate::app::App;
use crate::logs::clean;
use agon_gamemaster::TableSnapshot;
use agon_store::MessageId;
use serenity::all::{ChannelId as DiscordChannel, GetMessages, Http, MessageId as DiscordMessage};
use std::time::Duration;

/// How many messages bury a board?
pub(super) const BURIED: usize = 15;
/// How many are asked for: the mention that calls somebody may be one of them.
const ASKED: u8 = 16;
/// How long may a board wait for the answer?
const ANSWER: Duration = Duration::from_secs(2);

/// What stands below a board, as far as that counts: not the mention that calls somebody, which comes and goes by itself.
pub(super) struct Below {
    /// Messages, up to as many as bury it.
    pub(super) messages: usize,
    /// Those of people.
    pub(super) people: usize,
}

/// What stands below a board. `None`: Discord will not say, or it was asked just now and this is not `seldom`.
pub(super) async fn below(
    app: &App,
    http: &Http,
    look: &TableSnapshot,
    board: MessageId,
    seldom: bool,
) -> Option<Below> {
    if !app.board_looks.take(look.table().table, app.gamemaster.now_ms()) && !seldom {
        return None;
    }
    let notice = look.table().notice.map(|notice| notice.message.0);
    let after = GetMessages::new().after(DiscordMessage::new(board.0)).limit(ASKED);
    let asking = DiscordChannel::new(look.table().board_channel.0).messages(http, after);
    match tokio::time::timeout(ANSWER, asking).await {
        Ok(Ok(mut below)) => {
            below.retain(|message| Some(message.id.get()) != notice);
            let people = below.iter().filter(|message| !message.author.bot).count();
            Some(Below { messages: below.len(), people })
        }
        Ok(Err(error)) => {
            tracing::debug!(
                table = look.table().table.0,
                error = clean(error),
                "what stands below a board is not known"
            );
            None
        }
        Err(_) => None,
    }
}
