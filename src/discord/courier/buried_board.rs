//! How far up a board has been pushed by what people wrote below it.
//!
//! Discord is asked for the messages after the board: how many there are is all that is looked at. Messages are not
//! listened to, so no right to read them is needed but the history everybody there has, nothing of a busy server reaches
//! the bot, and a restart forgets no count. It is asked when the board is to change, and by a deadline when it was not for a
//! while; once a minute for a table at most.

use crate::app::App;
use crate::logs::clean;
use agon_gamemaster::{Look, TableId};
use agon_store::MessageId;
use serenity::all::{ChannelId as DiscordChannel, GetMessages, Http, MessageId as DiscordMessage};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many messages bury a board?
pub(super) const BURIED: usize = 15;
/// How many are asked for: the mention that calls somebody may be one of them.
const ASKED: u8 = 16;
/// How long until it is asked again, in milliseconds?
const AGAIN_MS: i64 = 60_000;
/// How long may a board wait for the answer?
const ANSWER: Duration = Duration::from_secs(2);

/// When it was last asked for each table, in UTC milliseconds.
#[derive(Debug, Default)]
pub struct LastChecked(Mutex<HashMap<TableId, i64>>);

impl LastChecked {
    /// Whether it may be asked now; then it counts as asked.
    fn due(&self, table: TableId, now_ms: i64) -> bool {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What was asked a while ago does not matter any more: the list stays as short as the tables that are busy.
        asked.retain(|_, at_ms| now_ms - *at_ms < AGAIN_MS);
        let due = !asked.contains_key(&table);
        if due {
            asked.insert(table, now_ms);
        }
        due
    }
}

/// What stands below a board, as far as that counts: not the mention that calls somebody, which comes and goes by itself.
pub(super) struct Below {
    /// Messages, up to as many as bury it.
    pub(super) messages: usize,
    /// Those of people.
    pub(super) people: usize,
}

/// What stands below a board. `None`: Discord will not say, or it was asked just now and this is not `seldom`.
pub(super) async fn below(app: &App, http: &Http, look: &Look, board: MessageId, seldom: bool) -> Option<Below> {
    if !app.last_checked.due(look.table.table, app.gamemaster.now_ms()) && !seldom {
        return None;
    }
    let notice = look.table.notice.map(|notice| notice.message.0);
    let after = GetMessages::new().after(DiscordMessage::new(board.0)).limit(ASKED);
    let asking = DiscordChannel::new(look.table.board_channel.0).messages(http, after);
    match tokio::time::timeout(ANSWER, asking).await {
        Ok(Ok(mut below)) => {
            below.retain(|message| Some(message.id.get()) != notice);
            let people = below.iter().filter(|message| !message.author.bot).count();
            Some(Below { messages: below.len(), people })
        }
        Ok(Err(error)) => {
            tracing::debug!(table = look.table.table.0, error = clean(error), "what stands below a board is not known");
            None
        }
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_asked_once_a_minute_for_each_table() {
        let asked = LastChecked::default();
        let (one, other) = (TableId(1), TableId(2));
        assert!(asked.due(one, 0));
        assert!(!asked.due(one, AGAIN_MS - 1));
        assert!(asked.due(other, AGAIN_MS - 1));
        assert!(asked.due(one, AGAIN_MS));
        assert!(asked.due(other, 3 * AGAIN_MS));
        assert_eq!(asked.0.lock().expect("the list").len(), 1);
    }
}
