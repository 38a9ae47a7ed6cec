//! A table that a backup put back to an earlier step: what its channel reads, and the answer to buttons from before.

use super::{choices, seat};
use crate::discord::panels::{board_link, number, say, tell};
use crate::discord::parts::{Button, Parts};
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;

/// Builds the message for the channel, which mentions nobody.
pub fn message(language: Language, snapshot: &TableSnapshot, seq: u32) -> Parts {
    let key = if snapshot.is_lobby() { "restored-lobby" } else { "restored-table" };
    Parts::line(tell(language, key, &[("number", number(snapshot).into()), ("step", seq.into())]))
}

/// Answers a button of a message from before, which did nothing: with the seat's panel, or the way to the new board.
pub fn old_message(language: Language, snapshot: &TableSnapshot) -> Parts {
    let line = say(language, "restored-old-message");
    if snapshot.seat().is_some() && snapshot.is_running() {
        return seat::seat(language, snapshot, &choices::At::default(), Some(line));
    }
    let board = board_link(snapshot).map(|link| Button::link(link, say(language, "label-go-to-it")));
    Parts::line(line).buttons(board.into_iter().collect())
}
