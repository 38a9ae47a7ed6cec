//! Counts the messages below a board.
//!
//! The bot asks Discord for the messages after the board and uses only their number and whether people wrote them. It
//! does not listen to messages. So it needs no right except reading the history, no traffic of a busy server reaches
//! it, and a restart loses no count. It asks when the board is about to change, or by a deadline after a quiet time. It
//! asks at most once a minute per table, deadlines aside.

use crate::app::App;
use crate::logs::clean;
use agon_gamemaster::TableSnapshot;
use agon_store::MessageId;
use serenity::all::{ChannelId as DiscordChannel, GetMessages, Http, MessageId as DiscordMessage};
use std::time::Duration;

/// The number of messages that bury a board.
pub(super) const BURIED: usize = 15;
/// The number of messages to ask for: the mention in a notice may be one of them.
const ASKED: u8 = 16;
/// The longest time for which a board waits for the answer.
const ANSWER: Duration = Duration::from_secs(2);

/// The messages below a board. The notice does not count, because it comes and goes by itself.
pub(super) struct Below {
    /// The number of messages, up to the number asked for.
    pub(super) messages: usize,
    /// The number of messages of people.
    pub(super) people: usize,
}

/// Returns the messages below a board. `None`: Discord does not answer, or the last question is too recent and this one
/// is not `seldom`.
pub(super) async fn below(
    app: &App,
    http: &Http,
    snapshot: &TableSnapshot,
    board: MessageId,
    seldom: bool,
) -> Option<Below> {
    if !app.board_checks.take(snapshot.table().table, app.gamemaster.now_ms()) && !seldom {
        return None;
    }
    let notice = snapshot.table().notice.map(|notice| notice.message.0);
    let after = GetMessages::new().after(DiscordMessage::new(board.0)).limit(ASKED);
    let asking = DiscordChannel::new(snapshot.table().board_channel.0).messages(http, after);
    match tokio::time::timeout(ANSWER, asking).await {
        Ok(Ok(mut below)) => {
            below.retain(|message| Some(message.id.get()) != notice);
            let people = below.iter().filter(|message| !message.author.bot).count();
            Some(Below { messages: below.len(), people })
        }
        Ok(Err(error)) => {
            tracing::debug!(
                table = snapshot.table().table.0,
                error = clean(error),
                "the messages below a board cannot be read"
            );
            None
        }
        Err(_) => None,
    }
}
