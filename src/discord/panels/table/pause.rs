//! The page that pauses a table for a while.

use super::more::page;
use crate::discord::ids::{MoreClick, TimeClick};
use crate::discord::panels::{button, say};
use crate::discord::parts::{Parts, Tone};
use agon_gamemaster::{Pace, TableSnapshot, UserId, may_pause};
use agon_lang::Language;

/// The lengths of a pause in minutes, with their words: at a table played at one sitting, and at others.
const SHORT: [(u32, &str); 3] =
    [(10, "times-pause-minutes"), (30, "times-pause-half-hour"), (12 * 60, "times-pause-tomorrow")];
const LONG: [(u32, &str); 3] =
    [(24 * 60, "times-pause-day"), (3 * 24 * 60, "times-pause-days"), (7 * 24 * 60, "times-pause-week")];

/// Returns the lengths that a table offers.
fn lengths(snapshot: &TableSnapshot) -> [(u32, &'static str); 3] {
    if snapshot.table().times.pace == Pace::Live { SHORT } else { LONG }
}

/// True if a table offers a pause of this length.
pub fn is_offered(snapshot: &TableSnapshot, minutes: u32) -> bool {
    lengths(snapshot).iter().any(|(offered, _)| *offered == minutes)
}

/// Asks for the length of a pause. A host who may pause their own table gives no reason; a manager gives one.
pub fn pause(language: Language, snapshot: &TableSnapshot, user: UserId) -> Parts {
    let host = may_pause(snapshot, user, false);
    let click = |minutes: u32| if host { TimeClick::PauseFor(minutes) } else { TimeClick::ReasonFor(minutes) };
    let choices = lengths(snapshot).map(|(minutes, key)| button(snapshot, click(minutes), say(language, key)));
    let back = button(snapshot, MoreClick::Show, say(language, "label-back"));
    page(language, snapshot, say(language, "times-pause")).buttons(choices.into_iter().chain([back]).collect())
}

/// Asks to confirm the stop of a table where nobody plays.
pub fn stop_idle(language: Language, snapshot: &TableSnapshot) -> Parts {
    page(language, snapshot, say(language, "ui-abort")).buttons(vec![
        button(snapshot, TimeClick::StopYes, say(language, "ui-yes-abort")).tone(Tone::Danger),
        button(snapshot, MoreClick::Show, say(language, "label-back")),
    ])
}
