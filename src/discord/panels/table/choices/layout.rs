//! What stands in the rows of a level, as data without a label.

use super::At;
use crate::discord::ids::{Asked, TableClick};
use crate::discord::parts::{BUTTONS, CHOICES};

/// What a press or a choice does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// This action.
    Act(String),
    /// The only action this word leads to.
    Only { word: String, action: String },
    /// Opens the level of these words.
    Open(String),
    /// Asks for an amount in a form.
    Ask(Asked),
    /// Turns the menus of a level to a page.
    Turn { to: At, pages: usize },
    /// Goes back up to a level.
    Back(String),
}

impl Entry {
    /// The click of its button.
    pub fn click(&self) -> TableClick {
        match self {
            Entry::Act(_) | Entry::Only { .. } => TableClick::Act(self.words()),
            Entry::Open(_) | Entry::Turn { .. } | Entry::Back(_) => TableClick::Go(self.words()),
            Entry::Ask(asked) => TableClick::Ask(asked.clone()),
        }
    }

    /// The words of that click, and its value in a menu.
    pub fn words(&self) -> String {
        match self {
            Entry::Act(words) | Entry::Only { action: words, .. } | Entry::Open(words) | Entry::Back(words) => {
                words.clone()
            }
            Entry::Ask(asked) => asked.words(),
            Entry::Turn { to, .. } => to.words(),
        }
    }
}

/// A menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// The words it stands for, and its page: no other menu of the message has both.
    pub at: At,
    /// Whether it names other amounts than the buttons beside it.
    pub others: bool,
    /// Its choices.
    pub entries: Vec<Entry>,
}

/// The choices of a level, row after row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// Buttons above the menus: words and amounts come first.
    pub above: Vec<Entry>,
    /// Menus.
    pub lists: Vec<List>,
    /// Buttons below the menus.
    pub below: Vec<Entry>,
}

impl Layout {
    /// How many rows it takes.
    pub fn rows(&self) -> usize {
        self.above.len().div_ceil(BUTTONS) + self.lists.len() + self.below.len().div_ceil(BUTTONS)
    }
}

/// What a level may take up of a message.
#[derive(Clone, Copy, Debug)]
pub struct Room<'a> {
    /// Rows: three at least.
    pub rows: usize,
    /// Bytes of an id that its words may take.
    pub words: usize,
    /// The game's id: a button that asks for an amount names it.
    pub game: &'a str,
}

/// A menu of a level; more entries than fit are paged, and turning a page stays on the level.
pub fn list(level: &str, words: &str, mut entries: Vec<Entry>, page: usize) -> List {
    let per_page = if entries.len() > CHOICES { CHOICES - 1 } else { CHOICES };
    let pages = entries.len().div_ceil(per_page).max(1);
    let page = page.min(pages - 1);
    if pages > 1 {
        entries = entries.into_iter().skip(page * per_page).take(per_page).collect();
        entries.push(Entry::Turn { to: At { path: level.to_owned(), page: (page + 1) % pages }, pages });
    }
    List { at: At { path: words.to_owned(), page }, others: false, entries }
}
