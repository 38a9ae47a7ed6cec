//! The board message of a table: its age, and the link to it.

use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::{board_link, number, tell};
use agon_gamemaster::TableSnapshot;
use agon_store::MessageId;

/// The age in milliseconds that a board message needs before it may be posted again.
const AGAIN_MS: i64 = 60_000;

/// True if the board was shown a moment ago. A board that its channel refused does not count.
pub fn shown_recently(app: &App, snapshot: &TableSnapshot) -> bool {
    let shown = snapshot.table().board_message.filter(|_| snapshot.table().refusals == 0);
    shown.is_some_and(|message| app.gamemaster.now_ms() - sent_at_ms(message) < AGAIN_MS)
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

/// Reads the time of a message from its id, in UTC milliseconds.
pub fn sent_at_ms(message: MessageId) -> i64 {
    const EPOCH_MS: i64 = 1_420_070_400_000;
    (message.0 >> 22) as i64 + EPOCH_MS
}
