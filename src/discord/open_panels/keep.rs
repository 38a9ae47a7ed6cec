//! Noting the messages that stay open.

use super::{Look, Panel, Question, Shown, Way};
use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::private::PrivateMessage;
use agon_gamemaster::TableSnapshot;

/// Notes that a message shows the caller's own panel, with these pictures. It changes with their question from now on.
pub(crate) fn keep_panel(
    app: &App,
    caller: &Caller,
    snapshot: &TableSnapshot,
    message: PrivateMessage,
    pictures: (Option<String>, Option<String>),
) {
    keep(app, caller, snapshot, Way::Answer(message), pictures);
}

/// Notes that a message shows a page about the caller's seat. It changes when the table ends.
pub(crate) fn keep_page(app: &App, caller: &Caller, snapshot: &TableSnapshot, message: PrivateMessage) {
    if is_open(snapshot) {
        keep(app, caller, snapshot, Way::Page(message), (None, None));
    }
}

/// True if the viewer has a seat at a running table.
fn is_open(snapshot: &TableSnapshot) -> bool {
    snapshot.is_running() && snapshot.seat().is_some()
}

fn keep(
    app: &App,
    caller: &Caller,
    snapshot: &TableSnapshot,
    way: Way,
    (picture, below): (Option<String>, Option<String>),
) {
    let panel = Panel { table: snapshot.table().table, user: caller.user, look: Look::of(caller), way };
    let shown = Shown { question: Question::of(snapshot), picture, below, owes_picture: false };
    app.open_panels.open(panel, shown, app.gamemaster.now_ms());
}
