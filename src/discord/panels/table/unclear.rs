//! Typed words read as actions, and the question what they mean: private, with the actions to choose from.

use super::choices::At;
use super::typed_action::{Candidate, Known, LONGEST};
use crate::discord::ids::{CustomId, SeatClick, TableClick};
use crate::discord::panels::{button, cast, say, tell};
use crate::discord::parts::{Choice, Menu, MenuKind, Parts, cut, plain};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Language, fold};
use agon_rules::AnyView;
use std::cell::LazyCell;

/// The most actions to choose from.
const MOST: usize = 8;
/// The most near actions, or examples.
pub const NEAR: usize = 3;
/// The longest part of typed words in an answer, in UTF-16 units.
const SHOWN: usize = 60;

/// Returns the input if each typed action is one of the known ones, written in full.
pub fn exact(known: &Known, typed: &str) -> Option<String> {
    let inputs: Option<Vec<&str>> =
        typed.split(';').map(|part| known.exact(part).map(|action| action.notation.as_str())).collect();
    inputs.map(|inputs| inputs.join("; "))
}

/// Reads typed actions joined by `;`: the input in notation, or the question what they mean. Legal actions come first.
/// `impossible` are the others, so that the rules name the reason.
///
/// # Errors
/// The question.
pub fn read(
    language: Language,
    (snapshot, view): (&TableSnapshot, &AnyView),
    known: &Known,
    impossible: &[String],
    typed: &str,
) -> Result<String, Box<Parts>> {
    let others = LazyCell::new(|| Known::new(language, snapshot.game().words, view, impossible.to_vec()));
    let parts: Vec<&str> = typed.split(';').map(str::trim).collect();
    let read = |part: &str| -> Option<String> {
        let folded = fold(part);
        let written = || impossible.iter().find(|notation| fold(notation) == folded);
        if let Some(exact) = known.exact(part).map(|exact| &exact.notation).or_else(written) {
            return Some(exact.clone());
        }
        match (known.meant(part).as_slice(), parts.len()) {
            ([one], _) => Some(one.notation.clone()),
            // Any of the impossible ones explains why not.
            ([], 1) => others.meant(part).first().map(|action| action.notation.clone()),
            ([], _) => match others.meant(part).as_slice() {
                [one] => Some(one.notation.clone()),
                _ => None,
            },
            _ => None,
        }
    };
    let inputs: Vec<Option<String>> = parts.iter().map(|part| read(part)).collect();
    let unclear = inputs.iter().position(Option::is_none);
    let Some((at, part)) = unclear.and_then(|at| Some((at, *parts.get(at)?))) else {
        return Ok(inputs.into_iter().flatten().collect::<Vec<_>>().join("; "));
    };
    // A choice makes the whole input, if everything else is clear.
    let whole = |notation: &str| -> Option<String> {
        let each = inputs.iter().enumerate();
        let each = each.map(|(other, input)| if other == at { Some(notation.to_owned()) } else { input.clone() });
        each.collect::<Option<Vec<String>>>().map(|inputs| inputs.join("; "))
    };
    Err(Box::new(question(language, (snapshot, view), told(language, known, part), whole)))
}

/// Returns the question about words that are unclear, with the actions to choose from.
fn told<'a>(language: Language, known: &'a Known, typed: &str) -> (String, Vec<&'a Candidate>) {
    let mut found = known.meant(typed);
    if found.len() > 1 {
        let key = if found.len() > MOST { "ui-typed-which-of" } else { "ui-typed-which" };
        let line = tell(language, key, &[("typed", shown(language, typed).into()), ("count", found.len().into())]);
        found.truncate(MOST);
        return (line, found);
    }
    let near = known.nearest(typed, NEAR);
    let (key, near) = match near.is_empty() {
        true => ("ui-typed-example", known.examples(NEAR)),
        false => ("ui-typed-near", near),
    };
    let labels: Vec<String> = near.iter().map(|action| quoted(language, &action.label)).collect();
    let line = match either(language, &labels) {
        Some(near) => tell(language, key, &[("typed", shown(language, typed).into()), ("near", near.into())]),
        None => unknown(language, typed),
    };
    (line, near)
}

/// Returns the sentence for words that no action fits, with the nearest ones or examples.
pub fn line(language: Language, known: &Known, typed: &str) -> String {
    told(language, known, typed).0
}

/// Returns the sentence for words that nothing is known about.
pub fn unknown(language: Language, typed: &str) -> String {
    tell(language, "ui-typed-unknown", &[("typed", shown(language, typed).into())])
}

/// Quotes typed words as they are, without effect as markup.
fn shown(language: Language, typed: &str) -> String {
    quoted(language, &plain(&cut(typed, SHOWN)))
}

fn quoted(language: Language, text: &str) -> String {
    tell(language, "ui-typed-quoted", &[("text", text.into())])
}

/// Joins a list of alternatives: `A, B or C`; `None` for an empty one.
fn either(language: Language, items: &[String]) -> Option<String> {
    let (last, before) = items.split_last()?;
    if before.is_empty() {
        return Some(last.clone());
    }
    Some(tell(language, "ui-typed-or", &[("before", before.join(", ").into()), ("last", last.into())]))
}

/// Builds the private question, with a menu of the actions that fit in it.
fn question(
    language: Language,
    (snapshot, view): (&TableSnapshot, &AnyView),
    (line, found): (String, Vec<&Candidate>),
    whole: impl Fn(&str) -> Option<String>,
) -> Parts {
    let (words, cast) = (snapshot.game().words, cast(language, snapshot.seats()));
    let choice = |action: &Candidate| {
        let input = whole(&action.notation).filter(|input| input.chars().count() <= LONGEST)?;
        let gain = words.gain(language, &cast, view, &action.notation).unwrap_or_default();
        Some(Choice { detail: gain, ..Choice::new(input, cut(&action.label, LONGEST)) })
    };
    let menu = Menu {
        id: CustomId::new(TableClick::Go(At::default().words()), snapshot.table().table, snapshot.seq()),
        placeholder: say(language, "ui-typed-choose"),
        choices: found.into_iter().filter_map(choice).collect(),
        count: 1,
        kind: MenuKind::Words,
    };
    Parts::line(line).menu(menu).buttons(vec![button(snapshot, SeatClick::Open, say(language, "label-my-seat"))])
}
