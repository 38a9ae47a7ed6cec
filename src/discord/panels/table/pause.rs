//! The page that pauses a table for a while.

use super::more::page;
use crate::discord::ids::{MoreClick, TimeClick};
use crate::discord::panels::{button, say};
use crate::discord::parts::{Parts, Tone};
use agon_gamemaster::{TableSnapshot, UserId, may_pause, pauses};
use agon_lang::Language;

/// The words for lengths of a pause in minutes.
const WORDS: [(u32, &str); 6] = [
    (10, "times-pause-minutes"),
    (30, "times-pause-half-hour"),
    (12 * 60, "times-pause-tomorrow"),
    (24 * 60, "times-pause-day"),
    (3 * 24 * 60, "times-pause-days"),
    (7 * 24 * 60, "times-pause-week"),
];

/// Returns the lengths of a pause that a table offers, in minutes, with their words.
fn lengths(snapshot: &TableSnapshot) -> Vec<(u32, &'static str)> {
    let offered = pauses(snapshot.table().times.pace);
    WORDS.into_iter().filter(|(minutes, _)| offered.contains(minutes)).collect()
}

/// True if a table offers a pause of this length.
pub fn is_offered(snapshot: &TableSnapshot, minutes: u32) -> bool {
    lengths(snapshot).iter().any(|(offered, _)| *offered == minutes)
}

/// Asks for the length of a pause. A host who may pause their own table gives no reason; a manager gives one.
pub fn pause(language: Language, snapshot: &TableSnapshot, user: UserId) -> Parts {
    let host = may_pause(snapshot, user, false);
    let click = |minutes: u32| if host { TimeClick::PauseFor(minutes) } else { TimeClick::ReasonFor(minutes) };
    let choices = lengths(snapshot).into_iter();
    let choices = choices.map(|(minutes, key)| button(snapshot, click(minutes), say(language, key)));
    let back = button(snapshot, MoreClick::Show, say(language, "label-back"));
    page(language, snapshot, say(language, "times-pause")).buttons(choices.chain([back]).collect())
}

/// Asks to confirm the stop of a table where nobody plays.
pub fn stop_idle(language: Language, snapshot: &TableSnapshot) -> Parts {
    page(language, snapshot, say(language, "ui-abort")).buttons(vec![
        button(snapshot, TimeClick::StopYes, say(language, "ui-yes-abort")).tone(Tone::Danger),
        button(snapshot, MoreClick::Show, say(language, "label-back")),
    ])
}
