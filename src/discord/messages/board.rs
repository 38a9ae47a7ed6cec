//! The board message of a table: its age, and the link to it.

use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::{board_link, number, tell};
use agon_gamemaster::TableSnapshot;
use agon_store::MessageId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The age in milliseconds that a board message needs before it may be posted again.
const AGAIN_MS: i64 = 60_000;

/// True if the board was shown a moment ago. A board that its channel refused does not count.
pub fn shown_recently(app: &App, snapshot: &TableSnapshot) -> bool {
    let shown = snapshot.table().board_message.filter(|_| snapshot.table().refusals == 0);
    shown.is_some_and(|message| app.posted.age_ms(message, app.gamemaster.now_ms()) < AGAIN_MS)
}

/// Returns a line for a board that was shown a moment ago, with the link to it; `None` for an older one.
pub fn shown_recently_line(app: &App, caller: &Caller, snapshot: &TableSnapshot) -> Option<String> {
    let args = [("number", number(snapshot).into()), ("link", board_or_channel(snapshot).into())];
    shown_recently(app, snapshot).then(|| tell(caller.language, "ui-table-soon", &args))
}

/// Returns the link to the board, or to its channel if it is not posted yet.
pub fn board_or_channel(snapshot: &TableSnapshot) -> String {
    board_link(snapshot).unwrap_or_else(|| format!("<#{}>", snapshot.table().channel))
}

/// The time for which the posting of a board is remembered, in milliseconds.
const REMEMBERED_MS: i64 = 3_600_000;

/// The times at which boards were lately posted, by the bot's own clock. The id of a message tells its time by Discord's
/// clock: next to a machine's clock that runs ahead, every board would look old.
#[derive(Debug, Default)]
pub struct Posted(Mutex<HashMap<MessageId, i64>>);

impl Posted {
    /// Notes that a board was posted now.
    pub fn note(&self, message: MessageId, now_ms: i64) {
        let mut posted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Older ones are old by both clocks.
        posted.retain(|_, at_ms| (0..REMEMBERED_MS).contains(&(now_ms - *at_ms)));
        posted.insert(message, now_ms);
    }

    /// Returns the time at which a board was posted, in UTC milliseconds, as near to the bot's clock as it is known. A
    /// clock that was set back since then does not count.
    pub fn at_ms(&self, message: MessageId, now_ms: i64) -> i64 {
        let posted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        posted.get(&message).copied().filter(|at_ms| *at_ms <= now_ms).unwrap_or_else(|| created_at_ms(message.0))
    }

    /// Returns the age of a board, in milliseconds.
    pub fn age_ms(&self, message: MessageId, now_ms: i64) -> i64 {
        now_ms - self.at_ms(message, now_ms)
    }
}

/// Reads the time of a message or an interaction from its id, in UTC milliseconds by Discord's clock.
pub fn created_at_ms(id: u64) -> i64 {
    const EPOCH_MS: i64 = 1_420_070_400_000;
    (id >> 22) as i64 + EPOCH_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 24 * REMEMBERED_MS;

    /// Makes the id of a message sent at this time.
    fn sent(at_ms: i64) -> MessageId {
        MessageId(((at_ms - 1_420_070_400_000) as u64) << 22)
    }

    #[test]
    fn a_board_is_as_old_as_the_clock_of_the_bot_says() {
        let (posted, noon) = (Posted::default(), 1_700_000_000_000);
        assert_eq!(posted.age_ms(sent(noon), noon + 5_000), 5_000, "nothing is remembered: its id says it");
        // The machine's clock runs a day ahead.
        posted.note(sent(noon), noon + DAY_MS);
        assert_eq!(posted.age_ms(sent(noon), noon + DAY_MS + 5_000), 5_000);
        // It is set right again.
        assert_eq!(posted.age_ms(sent(noon), noon + 7_000), 7_000);
        posted.note(sent(noon + 9_000), noon + 9_000);
        assert_eq!(posted.0.lock().expect("the list").len(), 1, "a time that lies ahead is forgotten");
    }
}
