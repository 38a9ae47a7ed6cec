//! Steps that are taken back: the buttons on a panel, and what boards, logs and replays say of them.

use crate::discord::ids::TableClick;
use crate::discord::panels::{button, say, seat_name, tell};
use crate::discord::parts::{Button, LABEL, cut};
use agon_gamemaster::{SeatRow, TableSnapshot, Undone};
use agon_lang::{GameWords, Language};
use agon_rules::Seat;
use agon_rules::table::Step;

/// The most steps that a line names.
const NAMED: usize = 4;

/// Returns the buttons that take the viewer's own steps back. A choice of several steps that is not done yet goes back
/// step by step.
pub fn buttons(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    back(language, snapshot).into_iter().chain(offered(language, snapshot)).collect()
}

fn offered(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let offers = snapshot.undo();
    let Some((newest, step)) = offers.first().and_then(|offer| Some((offer, offer.steps.last()?))) else {
        return Vec::new();
    };
    // A label stands in this one.
    let action = snapshot.game().words.label(language, step).replace(": ", " ");
    let one = tell(language, "undo-label", &[("action", action.into())]);
    let all = offers.last().filter(|last| last.to != newest.to);
    let all = all.map(|offer| {
        let label = match offer.whole_turn {
            true => say(language, "undo-label-turn"),
            false => tell(language, "undo-label-all", &[("n", offer.steps.len().into())]),
        };
        button(snapshot, TableClick::Undo(offer.to), label)
    });
    std::iter::once(button(snapshot, TableClick::Undo(newest.to), cut(&one, LABEL))).chain(all).collect()
}

/// Returns the button that takes back the last step of a choice that is not done yet; `None` if there is none, or the
/// choice is sealed: it has its own buttons.
fn back(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    snapshot.draft().filter(|draft| !snapshot.secret() && !draft.words.is_empty())?;
    Some(button(snapshot, TableClick::Back, say(language, "label-back")))
}

/// Returns the button to make a choice again that was lost; `None` if there is none, or it is too long for a button.
pub fn again_button(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    let input = snapshot.lost_draft()?.join("; ");
    let fits = input.len() <= agon_rules::menu::LONGEST;
    // Not the id of the same choice among the others.
    fits.then(|| button(snapshot, TableClick::Yes(input), say(language, "undo-label-again")))
}

/// Describes the viewer's choice that was lost; `None` if there is none.
pub fn lost(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let words = snapshot.game().words;
    let lost: Vec<String> = snapshot.lost_draft()?.iter().map(|word| words.label(language, word)).collect();
    Some(tell(language, "undo-lost", &[("what", lost.join(" · ").into())]))
}

/// Describes the viewer's choice of several steps that is not done yet; `None` if there is none.
pub fn begun(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let words = snapshot.game().words;
    let draft = snapshot.draft().filter(|draft| !draft.words.is_empty())?;
    let what: Vec<String> = draft.words.iter().map(|word| words.label(language, word)).collect();
    Some(tell(language, "undo-begun", &[("what", what.join(" · ").into())]))
}

/// Describes steps that were taken back: `Ben took a step back: Bid 9.` Steps that the reader may not know have no name.
pub fn told(language: Language, words: &dyn GameWords, seats: &[SeatRow], undone: &Undone) -> String {
    let (n, what) = named(language, words, undone);
    let name = seat_name(language, words, seats, undone.seat);
    tell(language, "undo-told", &[("name", name.into()), ("n", n.into()), ("what", what.into())])
}

/// Returns the number of a seat's own steps among those that are taken back, and their names: `: Bid 9, Pass`. No names
/// where the reader may not know them, or for many.
pub fn named(language: Language, words: &dyn GameWords, undone: &Undone) -> (usize, String) {
    let own: Vec<&Step> = undone.steps.iter().filter(|step| step.seat == Some(undone.seat)).collect();
    let known = own.iter().all(|step| !step.text.is_empty()) && own.len() <= NAMED;
    let steps: Vec<String> = own.iter().map(|step| words.label(language, &step.text)).collect();
    let what = match known {
        true => tell(language, "undo-told-what", &[("steps", steps.join(", ").into())]),
        false => String::new(),
    };
    (own.len(), what)
}

/// Describes what was taken back after a step, except by the seat `but`, each with the number of the entry.
pub fn told_after(language: Language, snapshot: &TableSnapshot, since: u32, but: Option<Seat>) -> Vec<(u32, String)> {
    let words = snapshot.game().words;
    let undone = snapshot.undone().iter().filter(|undone| undone.seq > since && Some(undone.seat) != but);
    undone.map(|undone| (undone.seq, told(language, words, snapshot.seats(), undone))).collect()
}
