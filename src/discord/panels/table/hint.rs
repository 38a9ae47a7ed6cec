//! Hints: the button that asks for one, and what an AI would do in the viewer's place.

use super::panel_content::PanelContent;
use super::seat::{last_row, no_seat, seated};
use crate::discord::ids::{CustomId, LONGEST, TableClick};
use crate::discord::panels::records::number_format::decimal;
use crate::discord::panels::{self, say, tell};
use crate::discord::parts::{Button, LABEL, Parts, Tone, cut};
use agon_ai::Suggestion;
use agon_gamemaster::{Hint, TableSnapshot};
use agon_lang::{Language, Question, raise};

/// Returns the button that asks for a hint; `None` where there are none, or the viewer has nothing to decide.
pub fn button(language: Language, snapshot: &TableSnapshot) -> Option<Button> {
    let asked = snapshot.hints() && snapshot.my_turn() && snapshot.may_choose();
    asked.then(|| panels::button(snapshot, TableClick::Hint, say(language, "label-hint")))
}

/// Builds the answer: the best decisions with their chances, one reason, and a button for each. A button of a long
/// decision plays its beginning.
pub fn hint(language: Language, snapshot: &TableSnapshot, hint: &Hint) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let found = &hint.suggestions;
    let ask = say(language, if found.is_empty() { "hint-no-time" } else { "hint-ask" });
    let mut content = PanelContent::of(language, snapshot, seat, Question::new(ask));
    let line = |(n, one): (usize, &Suggestion)| {
        let args = [
            ("n", n.into()),
            ("move", words.label(language, &one.input).into()),
            ("chance", i64::from((one.chance * 100.0).round() as i32).into()),
        ];
        tell(language, "hint-line", &args)
    };
    content.notes = (1..).zip(found).map(line).collect();
    content.notes.extend(why(language, snapshot, hint));
    let buttons = found.iter().enumerate().filter_map(|(at, one)| {
        let input = fitting(snapshot, &one.input)?;
        let whole = input.matches(';').count() == one.input.matches(';').count();
        let label = match (one.input.contains(';'), whole) {
            (false, _) => cut(&raise(&words.button(language, view, &input)), LABEL),
            (true, true) => tell(language, "label-hint-play", &[("n", (at + 1).into())]),
            (true, false) => tell(language, "label-hint-begin", &[("n", (at + 1).into())]),
        };
        let tone = if at == 0 { Tone::Main } else { Tone::Plain };
        Some(panels::button(snapshot, TableClick::Yes(input), label).tone(tone))
    });
    // Long decisions that begin alike have one button together: for the part that it can hold.
    let apart = |mut known: Vec<Button>, next: Button| {
        if known.iter().all(|button| button.press != next.press) {
            known.push(next);
        }
        known
    };
    let mut buttons = buttons.fold(Vec::new(), apart);
    let again = found
        .is_empty()
        .then(|| panels::button(snapshot, TableClick::Hint, say(language, "label-look-again")).tone(Tone::Main));
    buttons.extend(again);
    buttons.push(panels::button(snapshot, TableClick::Go(String::new()), say(language, "label-back")));
    content.parts(language).buttons(buttons).buttons(last_row(language, snapshot))
}

/// Returns as many actions of an input, from the first, as the id of a button can hold; `None` if it holds none.
fn fitting(snapshot: &TableSnapshot, input: &str) -> Option<String> {
    let actions: Vec<&str> = input.split(';').map(str::trim).collect();
    (1..=actions.len()).rev().map(|many| actions[..many].join("; ")).find(|input| {
        let id = CustomId::new(TableClick::Yes(input.clone()), snapshot.table().table, snapshot.seq());
        id.to_string().len() <= LONGEST
    })
}

/// Describes why the first decision is better than the second; `None` if there is only one.
fn why(language: Language, snapshot: &TableSnapshot, hint: &Hint) -> Option<String> {
    let [_, _, ..] = &hint.suggestions[..] else { return None };
    let Some((measure, by)) = hint.reason else { return Some(say(language, "hint-close")) };
    let n = if by.abs() >= 0.95 { format!("{:.0}", by.abs()) } else { decimal(language, by.abs().into(), 1) };
    let more = if by > 0.0 { "more" } else { "less" };
    let what =
        tell(language, &format!("hint-{}-{measure}", snapshot.table().game), &[("n", n.into()), ("more", more.into())]);
    Some(tell(language, "hint-why", &[("what", what.into())]))
}
