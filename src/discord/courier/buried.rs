//! How far up a board has been pushed by what people wrote below it.
//!
//! Discord is asked for the messages after the board: how many there are is all that is looked at. Messages are not
//! listened to, so no right to read them is needed but the history everybody there has, nothing of a busy server reaches
//! the bot, and a restart forgets no count. It is asked once a minute for a table at most, and only when its board is to
//! change anyway.

use crate::app::App;
use crate::logs::clean;
use agon_gamemaster::{Look, TableId};
use agon_store::MessageId;
use serenity::all::{ChannelId as DiscordChannel, GetMessages, Http, MessageId as DiscordMessage};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many messages may stand below a board that is still edited in its place?
const BELOW: u8 = 15;
/// How long until it is asked again, in milliseconds?
const AGAIN_MS: i64 = 60_000;
/// How long may a board wait for the answer?
const ANSWER: Duration = Duration::from_secs(2);

/// When it was last asked for each table, in UTC milliseconds.
#[derive(Debug, Default)]
pub struct Asked(Mutex<HashMap<TableId, i64>>);

impl Asked {
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

/// Whether so much stands below a board that it is to be posted anew. If Discord will not say, it stays where it is.
pub(super) async fn buried(app: &App, http: &Http, look: &Look, board: MessageId) -> bool {
    if !app.asked.due(look.table.table, app.gamemaster.now_ms()) {
        return false;
    }
    let after = GetMessages::new().after(DiscordMessage::new(board.0)).limit(BELOW);
    let asking = DiscordChannel::new(look.table.board_channel.0).messages(http, after);
    match tokio::time::timeout(ANSWER, asking).await {
        Ok(Ok(below)) => below.len() >= usize::from(BELOW),
        Ok(Err(error)) => {
            tracing::debug!(table = look.table.table.0, error = clean(error), "what stands below a board is not known");
            false
        }
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_asked_once_a_minute_for_each_table() {
        let asked = Asked::default();
        let (one, other) = (TableId(1), TableId(2));
        assert!(asked.due(one, 0));
        assert!(!asked.due(one, AGAIN_MS - 1));
        assert!(asked.due(other, AGAIN_MS - 1));
        assert!(asked.due(one, AGAIN_MS));
        assert!(asked.due(other, 3 * AGAIN_MS));
        assert_eq!(asked.0.lock().expect("the list").len(), 1);
    }
}
