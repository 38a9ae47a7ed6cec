//! The generic menu: rows of buttons and menus from the tree of legal words and the game's hints. No game's name here.
//!
//! [`plan`] decides the place of each choice, as a [`Layout`]; this file adds the words.

pub mod layout;
pub mod plan;
#[cfg(test)]
mod tests;

use crate::discord::ids::{Asked, CustomId, TableClick};
use crate::discord::panels::{button, cast, say, tell};
use crate::discord::parts::{Button, Choice, Menu, MenuKind, Parts, ROWS, Tone};
use agon_gamemaster::TableSnapshot;
use agon_lang::{GameWords, Language};
use agon_rules::AnyView;
use agon_rules::menu::{Hints, Pick, Ranked, WordTree, join};
use layout::{Entry, Layout, List, Room};
use plan::layout;

/// The number of rows that a panel has for a level. The last row always belongs to the panel.
pub const LEVEL: usize = ROWS - 1;

/// The longest second line of a choice, in UTF-16 units.
const DETAIL: usize = 100;

/// The position of a panel in the tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct At {
    /// The words chosen so far.
    pub path: String,
    /// The page of its long menus, from 0.
    pub page: usize,
}

impl At {
    /// Writes the words of an id: `push@1`.
    pub fn words(&self) -> String {
        format!("{}@{}", self.path, self.page)
    }

    /// Reads a position from such words.
    pub fn read(words: &str) -> Option<At> {
        let (path, page) = words.rsplit_once('@')?;
        Some(At { path: path.trim().to_owned(), page: page.parse().ok()? })
    }
}

/// The result of a panel's choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A level of the menu.
    Open(At),
    /// An action to confirm first.
    Confirm(String),
    /// An action to perform.
    Do(String),
}

/// Returns the meaning of chosen words for this viewer.
pub fn step(view: &AnyView, words: &str) -> Step {
    meaning(&WordTree::tree(view.legal().iter().map(String::as_str)), &view.hints(), words)
}

/// Returns the meaning of chosen words: a level, or an action, to confirm if its hints ask for it. Unknown words count
/// as an action to perform, so that the rules give the reason. Several actions joined by `;` are one input, legal or
/// not as a whole.
pub fn meaning(tree: &WordTree, hints: &Hints, words: &str) -> Step {
    let asks_again = || words.split(';').any(|action| hints.asks_again(action.trim()));
    match tree.at(words) {
        Some(level) if !level.is_leaf() => Step::Open(At { path: words.to_owned(), page: 0 }),
        Some(_) if asks_again() => Step::Confirm(words.to_owned()),
        None if words.contains(';') && asks_again() => Step::Confirm(words.to_owned()),
        None if let Some(at) = At::read(words) => Step::Open(at),
        _ => Step::Do(words.to_owned()),
    }
}

/// Adds the rows of a level to a panel that has so many for it: [`LEVEL`], or one less.
pub fn choices(
    language: Language,
    words: &dyn GameWords,
    snapshot: &TableSnapshot,
    view: &AnyView,
    at: &At,
    rows: usize,
    parts: Parts,
) -> Parts {
    let (mut legal, hints) = (view.legal(), view.hints());
    // The main choice pays the same with its cards named.
    if let (Some(payment), Some(main)) = (&hints.payment, &hints.main)
        && payment != main
        && legal.contains(main)
    {
        legal.retain(|action| action != payment);
    }
    let desk = Desk { language, words, snapshot, view, hints: &hints, rows };
    if let Some(ranked) = &hints.ranked {
        return desk.ranked(ranked, &legal, at.page, parts);
    }
    let pick = hints.pick.as_ref().filter(|_| at.path.is_empty());
    let room = Room { rows: rows - usize::from(pick.is_some()), ..desk.room() };
    let Layout { above, lists, below } = layout(&WordTree::tree(legal.iter().map(String::as_str)), &hints, room, at);
    let parts = pick.map(|pick| desk.pick(pick)).into_iter().fold(parts, Parts::menu);
    let parts = parts.buttons(above.iter().map(|entry| desk.button(entry)).collect());
    let parts = lists.iter().map(|list| desk.menu(list)).fold(parts, Parts::menu);
    parts.buttons(below.iter().map(|entry| desk.button(entry)).collect())
}

/// Describes the cost and gain of the buttons of a level, a line each. The root's question describes its own choices.
pub fn told(
    language: Language,
    words: &dyn GameWords,
    snapshot: &TableSnapshot,
    view: &AnyView,
    at: &At,
) -> Vec<String> {
    let (legal, hints) = (view.legal(), view.hints());
    if at.path.is_empty() || hints.ranked.is_some() {
        return Vec::new();
    }
    let desk = Desk { language, words, snapshot, view, hints: &hints, rows: LEVEL };
    let Layout { above, below, .. } =
        layout(&WordTree::tree(legal.iter().map(String::as_str)), &hints, desk.room(), at);
    above.iter().chain(&below).filter_map(|entry| desk.told(entry)).collect()
}

/// Adds words to a layout.
struct Desk<'a> {
    language: Language,
    words: &'a dyn GameWords,
    snapshot: &'a TableSnapshot,
    view: &'a AnyView,
    hints: &'a Hints,
    /// The number of rows for a level.
    rows: usize,
}

impl Desk<'_> {
    fn room(&self) -> Room<'_> {
        let words = Asked::room(self.snapshot.table().table, self.snapshot.seq());
        Room { rows: self.rows, words, game: &self.snapshot.table().game }
    }

    fn label(&self, words: &str) -> String {
        self.words.label(self.language, words)
    }

    /// Returns the label of a button, which has no second line for a price.
    fn priced(&self, words: &str) -> String {
        self.words.button(self.language, self.view, words)
    }

    fn gain(&self, words: &str) -> Option<String> {
        self.words.gain(self.language, &cast(self.language, self.snapshot.seats()), self.view, words)
    }

    /// Describes the cost and gain of an action on a button. A menu shows them beside the choice.
    fn told(&self, entry: &Entry) -> Option<String> {
        let Entry::Act(words) = entry else { return None };
        let args = [("action", self.label(words).into()), ("gain", self.gain(words)?.into())];
        Some(tell(self.language, "ui-choice-gain", &args))
    }

    fn button(&self, entry: &Entry) -> Button {
        let label = match entry {
            Entry::Act(words) | Entry::Open(words) => self.priced(words),
            Entry::Only { word, action } => only(&self.label(word), self.priced(action)),
            Entry::Ask(_) => say(self.language, "label-other"),
            Entry::Turn { to, pages } => self.turn(to, *pages),
            Entry::Back(_) => say(self.language, "label-back"),
        };
        let main = match entry {
            Entry::Act(words) | Entry::Only { action: words, .. } => self.hints.main.as_ref() == Some(words),
            Entry::Open(path) => self.hints.leads_to_main(path),
            _ => false,
        };
        let tone = if main { Tone::Main } else { Tone::Plain };
        button(self.snapshot, entry.click(), label).tone(tone)
    }

    fn choice(&self, entry: &Entry) -> Choice {
        if let Entry::Turn { to, pages } = entry {
            return Choice::new(entry.words(), self.turn(to, *pages));
        }
        let words = entry.words();
        let label = match entry {
            Entry::Only { word, action } => only(&self.label(word), self.label(action)),
            _ => self.label(&words),
        };
        Choice { detail: self.detail(&words), ..Choice::new(&words, label) }
    }

    /// Returns the second line of a choice: what the thing does, then cost and gain. Without room for both, the cost.
    fn detail(&self, words: &str) -> String {
        let (effect, gain) = (self.words.effect(self.language, words), self.gain(words));
        match (effect, gain) {
            (Some(effect), Some(gain)) => {
                let both = format!("{effect} · {gain}");
                if both.encode_utf16().count() <= DETAIL { both } else { gain }
            }
            (effect, gain) => effect.or(gain).unwrap_or_default(),
        }
    }

    fn turn(&self, to: &At, pages: usize) -> String {
        let args = [("page", (to.page as i64 + 1).into()), ("pages", (pages as i64).into())];
        tell(self.language, "ui-more-choices", &args)
    }

    fn menu(&self, list: &List) -> Menu {
        let placeholder = match list.at.path.as_str() {
            _ if list.others => say(self.language, "label-other-amount"),
            "" => self.label(self.view.prompt().kind),
            path => self.label(path),
        };
        let choices = list.entries.iter().map(|entry| self.choice(entry)).collect();
        Menu { id: self.id(TableClick::Go(list.at.words())), placeholder, choices, count: 1, kind: MenuKind::Words }
    }

    fn pick(&self, pick: &Pick) -> Menu {
        let choices = pick.from.iter().map(|rest| {
            let whole = join(&pick.word, rest);
            Choice { value: rest.clone(), ..self.choice(&Entry::Act(whole)) }
        });
        let placeholder = self.label(&pick.word);
        Menu {
            id: self.id(TableClick::Pick(pick.word.clone())),
            placeholder,
            choices: choices.collect(),
            count: pick.count,
            kind: MenuKind::Words,
        }
    }

    /// Adds a list that a player builds entry by entry: a menu that adds, and buttons that take back, clear and finish
    /// it.
    fn ranked(&self, ranked: &Ranked, legal: &[String], page: usize, parts: Parts) -> Parts {
        let add = format!("{} ", ranked.add);
        let entries = legal.iter().filter(|action| action.starts_with(&add) && **action != ranked.done);
        let list = layout::list("", &ranked.add, entries.cloned().map(Entry::Act).collect(), page);
        let draft = self.snapshot.draft();
        let empty = draft.is_none_or(|draft| draft.words.is_empty());
        let locked = draft.is_some_and(|draft| draft.locked);
        parts.menu(self.menu(&list)).buttons(vec![
            button(self.snapshot, TableClick::Back, say(self.language, "ui-remove-last")).grey(empty),
            button(self.snapshot, TableClick::Clear, say(self.language, "ui-clear")).grey(empty),
            self.button(&Entry::Act(ranked.done.clone())).tone(Tone::Main).grey(locked),
        ])
    }

    fn id(&self, click: TableClick) -> CustomId {
        CustomId::new(click, self.snapshot.table().table, self.snapshot.seq())
    }
}

/// Returns the label of the only action under a word. Among other words it must show the word too.
fn only(word: &str, action: String) -> String {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let (named, acted) = (words(word), words(&action));
    let said = acted.iter().any(|word| named.contains(word));
    if said || action.contains(word) { action } else { format!("{word} · {action}") }
}

/// Returns the whole input of several things chosen in one menu, in the order that the game needs.
pub fn picked(pick: &Pick, chosen: &[String]) -> String {
    let chosen: Vec<&String> = pick.from.iter().filter(|from| chosen.contains(from)).collect();
    if pick.together {
        let rest = chosen.iter().map(|rest| rest.as_str()).collect::<Vec<_>>().join(" ");
        return format!("{} {rest}", pick.word);
    }
    chosen.iter().map(|rest| format!("{} {rest}", pick.word)).collect::<Vec<_>>().join("; ")
}
