//! The page "More…": looking back at a table, its language and colours, leaving it before its end.

use super::{lobby, replay, sitting, times};
use crate::discord::ids::{Click, LobbyClick, MoreClick, NotesClick, QuestionClick, SittingClick, TimeClick};
use crate::discord::panels::{GOLD, button, number, person_name, say, tell, title};
use crate::discord::parts::{Embed, Parts, Tone};
use agon_gamemaster::{Departure, NOWHERE, TableSnapshot, UserId, may_end_pause, may_pause};
use agon_lang::Language;
use agon_rules::Seat;

/// The shortest and the longest reason of a manager who stops a table, in characters.
pub const REASON: (usize, usize) = (3, 100);

/// What a viewer chose to hear of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hears {
    /// True if they have muted its calls.
    pub muted: bool,
    /// True if they hear of its end without a seat there.
    pub follows: bool,
}

/// True if the viewer may follow the table: it runs in a channel, and they have no seat there.
pub fn may_follow(snapshot: &TableSnapshot) -> bool {
    snapshot.is_running() && snapshot.seat().is_none() && snapshot.table().channel != NOWHERE
}

/// Builds the page of further actions at a table. A host stops it without a reason; a manager gives one.
pub fn more(language: Language, snapshot: &TableSnapshot, manager: bool, user: u64, hears: Hears) -> Parts {
    let running = snapshot.is_running();
    let host = snapshot.host().is_some_and(|host| host.0 == user);
    let may_abort = running && (manager || host);
    let seated = running && snapshot.seat().is_some();
    let follows = may_follow(snapshot);
    let more = |click: MoreClick, key| button(snapshot, click, say(language, key));
    let replay = running.then(|| replay::open_button(language, snapshot, None));
    let notes = seated.then(|| button(snapshot, NotesClick::Show, say(language, "label-notes")));
    let (heard, hear) = match (seated, hears) {
        (true, Hears { muted: false, .. }) => ("ui-notices-on", more(MoreClick::Mute, "label-mute")),
        (true, Hears { muted: true, .. }) => ("ui-notices-muted", more(MoreClick::Unmute, "label-unmute")),
        (false, Hears { follows: false, .. }) => {
            ("availability-follow", more(MoreClick::Follow, "availability-label-follow"))
        }
        (false, Hears { follows: true, .. }) => {
            ("availability-follows", more(MoreClick::Unfollow, "availability-label-unfollow"))
        }
    };
    let end = (seated && snapshot.winner_now() == snapshot.seat()).then(|| more(MoreClick::End, "label-end-now"));
    let resign = seated.then(|| more(MoreClick::Resign, "label-resign"));
    let abort = may_abort.then(|| more(if host { MoreClick::Abort } else { MoreClick::Reason }, "label-abort"));
    let pause = match times::paused_until(snapshot) {
        Some(_) => may_end_pause(snapshot, UserId(user), manager).then_some((TimeClick::GoOn, "times-label-go-on")),
        None => may_pause(snapshot, UserId(user), manager).then_some((TimeClick::Pause, "times-label-pause")),
    };
    let pause = pause.map(|(click, key)| button(snapshot, click, say(language, key)));
    let nudge =
        times::may_nudge(snapshot).then(|| button(snapshot, TimeClick::Nudge, say(language, "times-label-nudge")));
    let ask = (seated && people(snapshot) > 1)
        .then(|| button(snapshot, QuestionClick::Open, say(language, "question-label-open")));
    let find = sitting::may_offer(snapshot, UserId(user), manager)
        .then(|| button(snapshot, SittingClick::Find, say(language, "sitting-label-find")));
    // In the same channel the board moves down to the newest messages.
    let public =
        may_abort.then(|| [more(MoreClick::Move, "ui-move-here"), more(MoreClick::Appearance, "label-appearance")]);
    let key = if running { "ui-more" } else { "ui-more-none" };
    let lines = [Some(key), (seated || follows).then_some(heard)].into_iter().flatten().map(|key| say(language, key));
    let lines = times::paused(language, snapshot).into_iter().chain(lines);
    page(language, snapshot, lines.collect::<Vec<_>>().join("\n"))
        .buttons(replay.into_iter().chain(notes).chain((seated || follows).then_some(hear)).collect())
        .buttons(end.into_iter().chain(resign).chain(abort).chain(pause).chain(nudge).collect())
        .buttons(public.into_iter().flatten().chain(find).chain(ask).collect())
}

/// Builds the choices of language and colours for public messages. A lobby has its options in place of further actions.
pub fn appearance(language: Language, snapshot: &TableSnapshot) -> Parts {
    let above: Click = if snapshot.is_lobby() { LobbyClick::Options.into() } else { MoreClick::Show.into() };
    let back = button(snapshot, above, say(language, "label-back"));
    lobby::appearance(language, snapshot, page(language, snapshot, say(language, "ui-appearance"))).buttons(vec![back])
}

/// Asks to confirm a resignation, and explains its effect.
pub fn resign(language: Language, snapshot: &TableSnapshot) -> Parts {
    // A resignation lets the other player win only after a text that says so.
    let (text, yes) = match snapshot.departure() {
        Some(Departure::Conceded) => (other(language, snapshot, "ui-resign-duel"), MoreClick::ResignLose),
        Some(Departure::Stopped) => (say(language, "ui-abort"), MoreClick::ResignYes),
        Some(Departure::PlayedOn) | None => (say(language, "ui-resign"), MoreClick::ResignYes),
    };
    page(language, snapshot, text).buttons(vec![
        button(snapshot, yes, say(language, "ui-yes-resign")).tone(Tone::Danger),
        button(snapshot, MoreClick::Show, say(language, "label-back")),
    ])
}

/// True if the viewer is the only person who still sits there.
pub fn is_alone(snapshot: &TableSnapshot) -> bool {
    snapshot.seat().is_some() && people(snapshot) == 1
}

/// Returns the number of people who still sit there.
fn people(snapshot: &TableSnapshot) -> usize {
    snapshot.seats().iter().filter(|row| row.user.is_some() && !row.resigned).count()
}

/// Asks the only person of a table what to do instead of playing on. Offers to stop the table first, where they may: a
/// manager always, others while it counts for nothing.
pub fn resign_alone(language: Language, snapshot: &TableSnapshot, manager: bool) -> Parts {
    let more = |click: MoreClick, key| button(snapshot, click, say(language, key));
    let back = more(MoreClick::Show, "label-back");
    if snapshot.departure() == Some(Departure::Stopped) {
        let stop = more(MoreClick::AbortYes, "resign-alone-stop").tone(Tone::Danger);
        return page(language, snapshot, say(language, "resign-alone-no-loss")).buttons(vec![stop, back]);
    }
    let stop = manager.then(|| more(MoreClick::Abort, "resign-alone-stop").tone(Tone::Main));
    let instead = say(language, if manager { "resign-alone-instead" } else { "resign-alone-counts-on" });
    let resign = more(MoreClick::ResignYes, "ui-yes-resign").tone(Tone::Danger);
    page(language, snapshot, format!("{}\n{instead}", say(language, "resign-alone")))
        .buttons(stop.into_iter().chain([resign, back]).collect())
}

/// Describes the effect of a resignation.
pub fn resigned(language: Language, snapshot: &TableSnapshot, departure: Departure) -> Parts {
    match departure {
        Departure::Conceded => page(language, snapshot, other(language, snapshot, "ui-resigned-duel")),
        Departure::Stopped => done(language, snapshot, "ui-aborted"),
        Departure::PlayedOn if is_alone(snapshot) => done(language, snapshot, "resigned-alone"),
        Departure::PlayedOn => done(language, snapshot, "ui-resigned"),
    }
}

/// Returns a text that names the other player at a table of two.
fn other(language: Language, snapshot: &TableSnapshot, key: &str) -> String {
    let seat = (0..snapshot.seats().len() as u8).map(Seat).find(|seat| Some(*seat) != snapshot.seat());
    let name = seat.map(|seat| person_name(language, snapshot.game().words, snapshot, seat));
    tell(language, key, &[("name", name.unwrap_or_default().into()), ("number", number(snapshot).into())])
}

/// Asks the last player to confirm the end of the table.
pub fn end_now(language: Language, snapshot: &TableSnapshot) -> Parts {
    page(language, snapshot, say(language, "ui-end-now")).buttons(vec![
        button(snapshot, MoreClick::EndYes, say(language, "ui-yes-end-now")).tone(Tone::Main),
        button(snapshot, MoreClick::Show, say(language, "label-play-on")),
    ])
}

/// Asks to confirm a stop.
pub fn abort(language: Language, snapshot: &TableSnapshot) -> Parts {
    page(language, snapshot, say(language, "ui-abort")).buttons(vec![
        button(snapshot, MoreClick::AbortYes, say(language, "ui-yes-abort")).tone(Tone::Danger),
        button(snapshot, MoreClick::Show, say(language, "label-back")),
    ])
}

/// Confirms the action.
pub fn done(language: Language, snapshot: &TableSnapshot, key: &str) -> Parts {
    page(language, snapshot, tell(language, key, &[("number", number(snapshot).into())]))
}

/// Builds a page about a table.
pub(super) fn page(language: Language, snapshot: &TableSnapshot, text: String) -> Parts {
    let embed =
        Embed { title: title(language, snapshot.game(), snapshot.table()), text, colour: GOLD, footer: String::new() };
    Parts { embed: Some(embed), ..Parts::default() }
}
