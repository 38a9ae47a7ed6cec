//! The generic menu: rows of buttons and menus from the tree of legal words and the game's hints. No game's name here.

use super::{button, cast, say};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, CHOICES, Choice, Menu, Parts, Tone};
use agon_gamemaster::Look;
use agon_lang::{GameWords, Language};
use agon_rules::AnyView;
use agon_rules::menu::{Hints, Pick, Ranked, Words};

/// The last word of an action that declines: a button beside its menu.
const NONE: &str = "none";
/// Whole actions that stand as buttons before they go into a menu.
const ACTIONS: usize = 10;
/// Menus that stand side by side before one of their words is asked for first.
const MENUS: usize = 2;
/// Amounts that stand as buttons before a form is asked.
const AMOUNTS: i64 = 3;

/// Where in the tree a panel stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct At {
    /// The words chosen so far.
    pub path: String,
    /// The page of a long menu, from 0.
    pub page: usize,
}

/// What a panel's choice leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A level of the menu.
    Open(At),
    /// An action that asks once more.
    Confirm(String),
    /// An action.
    Do(String),
}

/// What a chosen path of words means to this viewer: a level, or an action that may ask once more. Words that lead
/// nowhere are given as an action, so that the rules say why not.
pub fn step(view: &AnyView, path: &str) -> Step {
    let legal = view.legal();
    if let Some((path, page)) = path.rsplit_once('@')
        && let Ok(page) = page.parse()
    {
        return Step::Open(At { path: path.trim().to_owned(), page });
    }
    let tree = Words::tree(legal.iter().map(String::as_str));
    match tree.at(path) {
        Some(level) if !level.is_leaf() => Step::Open(At { path: path.to_owned(), page: 0 }),
        _ if asks_again(&view.hints(), path) => Step::Confirm(path.to_owned()),
        _ => Step::Do(path.to_owned()),
    }
}

/// Whether an input asks once more before it is done.
pub fn asks_again(hints: &Hints, input: &str) -> bool {
    input.split(';').map(str::trim).any(|action| {
        hints.confirm.iter().any(|start| {
            action.strip_prefix(start.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
    })
}

/// Adds the rows of a level to a panel.
pub fn choices(language: Language, words: &dyn GameWords, look: &Look, view: &AnyView, at: &At, parts: Parts) -> Parts {
    let (legal, hints) = (view.legal(), view.hints());
    let tree = Words::tree(legal.iter().map(String::as_str));
    let desk = Desk { language, words, look, view, hints: &hints, path: &at.path };
    if let Some(ranked) = &hints.ranked {
        return desk.ranked(ranked, &legal, at.page, parts);
    }
    let Some(level) = tree.at(&at.path) else { return parts };
    let mut rows = Rows { parts, buttons: Vec::new() };
    let pick = hints.pick.as_ref().filter(|_| at.path.is_empty());
    if let Some(pick) = pick {
        rows.parts = rows.parts.menu(desk.pick(pick));
    }
    let children: Vec<(String, &Words)> = level
        .next
        .iter()
        .filter(|(word, _)| pick.is_none_or(|pick| pick.word != *word))
        .map(|(word, child)| (if at.path.is_empty() { word.clone() } else { format!("{} {word}", at.path) }, child))
        .collect();
    // Few branches show all they lead to at once; of many, one is chosen first. Many whole actions go into a menu too.
    let paths = |wanted: &dyn Fn(&str, &Words) -> bool| -> Vec<String> {
        children.iter().filter(|(path, child)| wanted(path, child)).map(|(path, _)| path.clone()).collect()
    };
    let branches = paths(&|path, child| desk.needs_menu(path, child));
    let actions = paths(&|_, child| child.is_leaf());
    let mut listed = Vec::new();
    listed.extend(if branches.len() > MENUS { branches } else { Vec::new() });
    listed.extend(if actions.len() > ACTIONS { actions } else { Vec::new() });
    if !listed.is_empty() {
        rows.parts = rows.parts.menu(desk.menu(&at.path, &listed, at.page));
    }
    for (path, child) in children.iter().filter(|(path, _)| !listed.contains(path)) {
        desk.child(path, child, at.page, &mut rows);
    }
    let mut buttons = rows.buttons;
    if !at.path.is_empty() {
        buttons.push(button(look, Verb::Go, "", say(language, "label-back")));
    }
    rows.parts.buttons(buttons)
}

struct Rows {
    parts: Parts,
    buttons: Vec<Button>,
}

struct Desk<'a> {
    language: Language,
    words: &'a dyn GameWords,
    look: &'a Look,
    view: &'a AnyView,
    hints: &'a Hints,
    /// The level it stands on, so that a page leads back to it.
    path: &'a str,
}

impl Desk<'_> {
    /// Whether a word leads to more than buttons can show: no whole action, no amount.
    fn needs_menu(&self, path: &str, child: &Words) -> bool {
        let listed = self.hints.listed.iter().any(|word| path.split(' ').next() == Some(word));
        !child.is_leaf() && (listed || child.amounts().is_none())
    }

    /// One word of a level: a button, a row of amounts, or a menu of all it leads to.
    fn child(&self, path: &str, child: &Words, page: usize, rows: &mut Rows) {
        if child.is_leaf() {
            rows.buttons.push(self.action(path));
        } else if let Some((least, most)) = child.amounts().filter(|_| !self.needs_menu(path, child)) {
            for amount in (least..=most).take(AMOUNTS as usize) {
                rows.buttons.push(self.action(&format!("{path} {amount}")));
            }
            if most - least >= AMOUNTS {
                let asked = format!("{} {path} {least} {most}", self.look.table.game);
                rows.buttons.push(button(self.look, Verb::Ask, &asked, say(self.language, "label-other")));
            }
        } else {
            let (declining, leaves): (Vec<_>, Vec<_>) =
                leaves(path, child).into_iter().partition(|leaf| leaf.ends_with(&format!(" {NONE}")));
            let fits = leaves.len() <= CHOICES;
            let next = child.next.iter().map(|(word, _)| format!("{path} {word}"));
            let offered: Vec<String> =
                if fits { leaves } else { next.filter(|next| !declining.contains(next)).collect() };
            rows.parts = std::mem::take(&mut rows.parts).menu(self.menu(path, &offered, page));
            rows.buttons.extend(declining.iter().map(|leaf| self.action(leaf)));
        }
    }

    fn action(&self, notation: &str) -> Button {
        let tone = if self.hints.main.as_deref() == Some(notation) { Tone::Main } else { Tone::Plain };
        button(self.look, Verb::Act, notation, self.words.label(self.language, notation)).tone(tone)
    }

    fn choice(&self, notation: &str) -> Choice {
        let cast = cast(self.language, &self.look.seats);
        let detail = self.words.gain(self.language, &cast, self.view, notation).unwrap_or_default();
        Choice { detail, ..Choice::new(notation, self.words.label(self.language, notation)) }
    }

    /// A menu of paths; more than fit are paged.
    fn menu(&self, word: &str, paths: &[String], page: usize) -> Menu {
        let placeholder = self.words.label(self.language, word);
        let per_page = if paths.len() > CHOICES { CHOICES - 1 } else { CHOICES };
        let pages = paths.len().div_ceil(per_page.max(1));
        let page = page.min(pages.saturating_sub(1));
        let mut choices: Vec<Choice> =
            paths.iter().skip(page * per_page).take(per_page).map(|path| self.choice(path)).collect();
        if pages > 1 {
            let next = (page + 1) % pages;
            let args = [("page", (next as i64 + 1).into()), ("pages", (pages as i64).into())];
            choices.push(Choice::new(
                format!("{}@{next}", self.path),
                super::tell(self.language, "ui-more-choices", &args),
            ));
        }
        Menu { id: self.id(Verb::Go, word), placeholder, choices, count: 1 }
    }

    fn pick(&self, pick: &Pick) -> Menu {
        let choices = pick.from.iter().map(|rest| {
            let whole = format!("{} {rest}", pick.word);
            Choice { value: rest.clone(), ..self.choice(&whole) }
        });
        let placeholder = self.words.label(self.language, &pick.word);
        Menu { id: self.id(Verb::Pick, &pick.word), placeholder, choices: choices.collect(), count: pick.count }
    }

    /// A list built entry by entry: a menu that adds, and buttons that take back, clear and end it.
    fn ranked(&self, ranked: &Ranked, legal: &[String], page: usize, parts: Parts) -> Parts {
        let add = format!("{} ", ranked.add);
        let entries: Vec<String> =
            legal.iter().filter(|action| action.starts_with(&add) && **action != ranked.done).cloned().collect();
        let draft = self.look.draft.as_ref();
        let empty = draft.is_none_or(|draft| draft.words.is_empty());
        let locked = draft.is_some_and(|draft| draft.locked);
        parts.menu(self.menu(&ranked.add, &entries, page)).buttons(vec![
            button(self.look, Verb::Back, "", say(self.language, "ui-remove-last")).grey(empty),
            button(self.look, Verb::Clear, "", say(self.language, "ui-clear")).grey(empty),
            self.action(&ranked.done).tone(Tone::Main).grey(locked),
        ])
    }

    fn id(&self, verb: Verb, words: &str) -> CustomId {
        CustomId::new(verb, self.look.table.table, self.look.seq, words)
    }
}

/// Every whole action under a path.
fn leaves(path: &str, level: &Words) -> Vec<String> {
    if level.is_leaf() {
        return vec![path.to_owned()];
    }
    level.next.iter().flat_map(|(word, next)| leaves(&format!("{path} {word}"), next)).collect()
}

/// The whole input of several things chosen in one menu, in the order it must be sent.
pub fn picked(pick: &Pick, chosen: &[String]) -> String {
    let chosen: Vec<&String> = pick.from.iter().filter(|from| chosen.contains(from)).collect();
    if pick.together {
        let rest = chosen.iter().map(|rest| rest.as_str()).collect::<Vec<_>>().join(" ");
        return format!("{} {rest}", pick.word);
    }
    chosen.iter().map(|rest| format!("{} {rest}", pick.word)).collect::<Vec<_>>().join("; ")
}
