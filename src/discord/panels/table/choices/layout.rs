//! The content of a level's rows, as data without a label.

use super::At;
use crate::discord::ids::{Asked, TableClick};
use crate::discord::parts::{BUTTONS, CHOICES};

/// The effect of a press or a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Performs this action.
    Act(String),
    /// Performs the only action under this word.
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
    /// Returns the click of its button.
    pub fn click(&self) -> TableClick {
        match self {
            Entry::Act(_) | Entry::Only { .. } => TableClick::Act(self.words()),
            Entry::Open(_) | Entry::Turn { .. } | Entry::Back(_) => TableClick::Go(self.words()),
            Entry::Ask(asked) => TableClick::Ask(asked.clone()),
        }
    }

    /// Returns the words of that click, which are also its value in a menu.
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
    /// The words and the page that it shows. No other menu of the message has the same.
    pub at: At,
    /// True if it holds other amounts than the buttons beside it.
    pub others: bool,
    /// Its choices.
    pub entries: Vec<Entry>,
}

/// The choices of a level, row by row.
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
    /// Returns the number of its rows.
    pub fn rows(&self) -> usize {
        self.above.len().div_ceil(BUTTONS) + self.lists.len() + self.below.len().div_ceil(BUTTONS)
    }
}

/// The room that a message has for a level.
#[derive(Clone, Copy, Debug)]
pub struct Room<'a> {
    /// The number of rows, at least three.
    pub rows: usize,
    /// The number of bytes that an id has for the words.
    pub words: usize,
    /// The game's id, which a button that asks for an amount holds.
    pub game: &'a str,
}

/// Builds a menu of a level. Entries that do not fit go to further pages, and turning a page stays on the level.
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
