//! Typed words read as actions, and the questions about their meaning: private, with the actions to choose from.
//!
//! Only what is typed as a whole may be done at once. A single action that fits other words is a guess: the person
//! confirms it.

use super::choices::{self, At};
use super::seat;
use super::typed_action::{Candidate, Known, LONGEST_CHOICE};
use super::typed_words::{nearest_notations, words};
use crate::discord::ids::{self, CustomId, SeatClick, TableClick};
use crate::discord::panels::{button, cast, say, tell};
use crate::discord::parts::{Button, Choice, Menu, MenuKind, Parts, cut, plain};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Arg, Language};
use agon_rules::AnyView;
use agon_store::Confirming;
use std::cell::LazyCell;

/// The longest typed text, in UTF-16 units, and the most actions in it.
pub const LONGEST_TYPED: usize = 300;
pub const MOST_TYPED: usize = 20;
/// The most actions to choose from.
const MOST: usize = 8;
/// The most near actions, or examples.
pub const NEAR: usize = 3;
/// The most impossible actions of each first word to compare with typed words.
const COMPARED: usize = 60;
/// The longest part of typed words in an answer, in UTF-16 units.
const SHOWN: usize = 60;

/// The way in which typed words name an action, the least sure first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wording {
    /// Some words of an action. It is never done without a confirmation.
    Guess,
    /// The label in full. It is done as after a click.
    Label,
    /// The notation. It is done at once.
    Notation,
}

/// A part of a typed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The typed words.
    pub text: String,
    /// True if the rules read it as notation.
    pub is_notation: bool,
}

/// Typed actions that have been understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Understood {
    /// The actions in notation, joined by `;`.
    pub input: String,
    /// The least sure wording among them.
    pub wording: Wording,
}

impl Understood {
    /// Makes an input typed in notation.
    pub fn notation(input: String) -> Understood {
        Understood { input, wording: Wording::Notation }
    }

    fn join(found: impl IntoIterator<Item = Understood>) -> Understood {
        let (inputs, wordings): (Vec<String>, Vec<Wording>) =
            found.into_iter().map(|one| (one.input, one.wording)).unzip();
        Understood { input: inputs.join("; "), wording: wordings.into_iter().min().unwrap_or(Wording::Guess) }
    }

    /// True if the person must confirm the input first.
    pub fn asks(&self, confirming: Confirming, view: &AnyView) -> bool {
        match self.wording {
            Wording::Guess => true,
            Wording::Label => confirming.asks(matches!(choices::step(view, &self.input), choices::Step::Confirm(_))),
            Wording::Notation => false,
        }
    }
}

/// Takes an action as what the typed words say.
fn worded(wording: Wording) -> impl Fn(&Candidate) -> Understood {
    move |action| Understood { input: action.notation.clone(), wording }
}

/// Splits a typed text at each `;`. `None` if it is too long.
pub fn parts(typed: &str) -> Option<Vec<Part>> {
    let short = typed.encode_utf16().count() <= LONGEST_TYPED && typed.split(';').count() <= MOST_TYPED;
    let part = |text: &str| Part { text: text.trim().to_owned(), is_notation: false };
    short.then(|| typed.split(';').map(part).collect())
}

/// Answers a text that is too long.
pub fn too_long(language: Language) -> Parts {
    let args = [("letters", LONGEST_TYPED.into()), ("moves", MOST_TYPED.into())];
    Parts::line(tell(language, "ui-typed-too-long", &args))
}

/// Reads parts that are legal actions, each typed as a whole; `None` if one is not. Of several, the later ones meet
/// another position, so nothing but their own notation or label names them.
pub fn whole(known: &Known, parts: &[Part]) -> Option<Understood> {
    let alone = parts.len() == 1;
    let full = |text: &str| full_part(known, text).filter(|_| alone);
    let each = parts.iter().map(|part| whole_part(known, &part.text).or_else(|| full(&part.text)));
    each.collect::<Option<Vec<_>>>().map(Understood::join)
}

fn whole_part(known: &Known, text: &str) -> Option<Understood> {
    let label = || known.by_label(text).map(worded(Wording::Label));
    known.by_notation(text).map(worded(Wording::Notation)).or_else(label)
}

fn full_part(known: &Known, text: &str) -> Option<Understood> {
    known.in_full(text).map(worded(Wording::Label))
}

/// The table of typed words, as its reader may see it.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The language of the words.
    pub language: Language,
    /// The table.
    pub snapshot: &'a TableSnapshot,
    /// The view of the reader's seat.
    pub view: &'a AnyView,
    /// The legal actions.
    pub known: &'a Known,
    /// All other actions, in notation.
    pub impossible: &'a [String],
}

impl Reader<'_> {
    /// Reads typed actions: legal ones first, then the others, so that the rules name the reason.
    ///
    /// # Errors
    /// The question what they mean.
    pub fn read(&self, parts: &[Part]) -> Result<Understood, Box<Parts>> {
        let mut each: Vec<Option<Understood>> = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            each.push(self.part(at == 0, part));
            // One question is about one part, and nothing can be chosen while a second is unclear.
            if each.iter().filter(|part| part.is_none()).count() > 1 {
                break;
            }
        }
        let unclear = each.iter().position(Option::is_none);
        let Some((at, part)) = unclear.and_then(|at| Some((at, parts.get(at)?))) else {
            return Ok(Understood::join(each.into_iter().flatten()));
        };
        // A choice makes the whole input, if everything else is sure.
        let joined = |notation: &str| -> Option<String> {
            let inputs = each.iter().enumerate().map(|(other, one)| match one {
                _ if other == at => Some(notation.to_owned()),
                Some(one) if one.wording > Wording::Guess => Some(one.input.clone()),
                _ => None,
            });
            inputs.collect::<Option<Vec<String>>>().map(|inputs| inputs.join("; "))
        };
        Err(Box::new(self.question(line_and_choices(self.language, self.known, &part.text), joined)))
    }

    /// Reads a part; `None` if it is unclear.
    fn part(&self, first: bool, part: &Part) -> Option<Understood> {
        let Part { text, is_notation } = part;
        if *is_notation {
            return Some(Understood::notation(text.clone()));
        }
        if let Some(whole) = whole_part(self.known, text) {
            return Some(whole);
        }
        let others = LazyCell::new(|| {
            let near = nearest_notations(&words(text), self.impossible, COMPARED);
            Known::new(self.language, self.snapshot.game().words, self.view, near)
        });
        // A later action may become legal by those before it.
        if !first && let Some(whole) = whole_part(&others, text) {
            return Some(whole);
        }
        if let Some(full) = full_part(self.known, text) {
            return Some(full);
        }
        match self.known.suggestions(text).as_slice() {
            [one] => Some(worded(Wording::Guess)(one)),
            // The rules refuse it, and each of them explains why.
            [] if first => others.suggestions(text).first().map(|one| worded(Wording::Notation)(one)),
            [] => match others.suggestions(text).as_slice() {
                [one] => Some(worded(Wording::Guess)(one)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Builds the private question, with a menu of the actions that fit in it.
    fn question(&self, (line, suggested): (String, Vec<&Candidate>), joined: impl Fn(&str) -> Option<String>) -> Parts {
        let Reader { language, snapshot, view, .. } = *self;
        let (words, cast) = (snapshot.game().words, cast(language, snapshot.seats()));
        let choice = |action: &Candidate| {
            let input = joined(&action.notation).filter(|input| input.chars().count() <= LONGEST_CHOICE)?;
            let gain = words.gain(language, &cast, view, &action.notation).unwrap_or_default();
            Some(Choice { detail: gain, ..Choice::new(input, cut(&action.label, LONGEST_CHOICE)) })
        };
        let menu = Menu {
            id: CustomId::new(TableClick::Go(At::default().words()), snapshot.table().table, snapshot.seq()),
            placeholder: say(language, "ui-typed-choose"),
            choices: suggested.into_iter().filter_map(choice).collect(),
            count: 1,
            kind: MenuKind::Words,
        };
        Parts::line(line).menu(menu).buttons(vec![my_seat(language, snapshot)])
    }
}

fn my_seat(language: Language, snapshot: &TableSnapshot) -> Button {
    button(snapshot, SeatClick::Open, say(language, "label-my-seat"))
}

/// Asks to confirm what typed words were read as. With `open` it can still be changed afterwards. An input too long for a
/// button is shown in notation, to be typed.
pub fn confirm(
    language: Language,
    (snapshot, view): (&TableSnapshot, &AnyView),
    typed: &str,
    input: &str,
    open: bool,
) -> Parts {
    let words = snapshot.game().words;
    let labels = input.split(';').map(|action| words.whole_label(language, view, action.trim()));
    let labels = quoted(language, &labels.collect::<Vec<_>>().join("; "));
    let yes = CustomId::new(TableClick::Yes(input.to_owned()), snapshot.table().table, snapshot.seq());
    let mut args: Vec<(&str, Arg)> = vec![("typed", shown(language, typed).into()), ("action", labels.into())];
    if yes.to_string().len() <= ids::LONGEST {
        return seat::confirm(language, snapshot, input, open).under(tell(language, "ui-typed-means", &args));
    }
    args.push(("notation", format!("`{input}`").into()));
    Parts::line(tell(language, "ui-typed-means-long", &args)).buttons(vec![my_seat(language, snapshot)])
}

/// Returns the sentence of a question about unclear words, with the actions to choose from.
fn line_and_choices<'a>(language: Language, known: &'a Known, typed: &str) -> (String, Vec<&'a Candidate>) {
    let mut found = known.suggestions(typed);
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
    line_and_choices(language, known, typed).0
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_few_parts_and_is_not_long() {
        let texts =
            |typed: &str| -> Option<Vec<String>> { Some(parts(typed)?.into_iter().map(|part| part.text).collect()) };
        assert_eq!(texts(" bid 3;end ").as_deref(), Some(&["bid 3".to_owned(), "end".to_owned()][..]));
        assert_eq!(texts(&["q"; MOST_TYPED].join(";")).map(|parts| parts.len()), Some(MOST_TYPED));
        assert_eq!(texts(&["q"; MOST_TYPED + 1].join(";")), None);
        assert_eq!(texts(&"q;".repeat(3_000)), None);
        assert_eq!(texts(&"x".repeat(LONGEST_TYPED)).map(|parts| parts.len()), Some(1));
        assert_eq!(texts(&"x".repeat(LONGEST_TYPED + 1)), None);
        assert_eq!(texts(&"🏛".repeat(LONGEST_TYPED / 2 + 1)), None);
    }

    #[test]
    fn several_actions_are_as_sure_as_the_least_sure_of_them() {
        let one = |input: &str, wording| Understood { input: input.to_owned(), wording };
        let both = |first, second| Understood::join([one("bid 3", first), one("end", second)]);
        assert_eq!(both(Wording::Label, Wording::Notation), one("bid 3; end", Wording::Label));
        assert_eq!(both(Wording::Notation, Wording::Guess), one("bid 3; end", Wording::Guess));
        assert_eq!(Understood::join([one("end", Wording::Notation)]), Understood::notation("end".to_owned()));
    }
}
