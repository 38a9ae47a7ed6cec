//! The board message of a table: how young it is, and the way to it.

use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::{board_link, number, tell};
use agon_gamemaster::TableSnapshot;
use agon_store::MessageId;

/// The age that a board message must have to be shown again, in milliseconds.
const AGAIN_MS: i64 = 60_000;

/// Says whether the board was shown a moment ago. One that cannot be seen where it was does not count.
pub fn young(app: &App, look: &TableSnapshot) -> bool {
    let shown = look.table().board_message.filter(|_| look.table().refusals == 0);
    shown.is_some_and(|message| app.gamemaster.now_ms() - sent_at_ms(message) < AGAIN_MS)
}

/// A line for a board that was shown a moment ago, with the way to it; nothing for an older one.
pub fn too_soon(app: &App, caller: &Caller, look: &TableSnapshot) -> Option<String> {
    let args = [("number", number(look).into()), ("link", way_to(look).into())];
    young(app, look).then(|| tell(caller.language, "ui-table-soon", &args))
}

/// The way to the board, or to the channel where it will be.
pub fn way_to(look: &TableSnapshot) -> String {
    board_link(look).unwrap_or_else(|| format!("<#{}>", look.table().channel))
}

/// The time a message was sent at, in UTC milliseconds: its id says so.
pub fn sent_at_ms(message: MessageId) -> i64 {
    const EPOCH_MS: i64 = 1_420_070_400_000;
    (message.0 >> 22) as i64 + EPOCH_MS
}
