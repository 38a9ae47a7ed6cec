//! Ids of buttons, menus and forms: `v1:<verb>:<table>:<seq>:<words>`, at most 100 bytes.
//!
//! An id says everything its click needs, so a click works after a restart, and it holds no secret. Each is a value here:
//! one enum for each family of buttons, with its words beside it. Words are notation, so ids are the same in all languages.
//!
//! Invariant: messages stand on Discord for years, so a text that was ever sent is read for ever. Ids are only added.

#[macro_use]
mod words;

mod ask;
#[cfg(test)]
mod golden_tests;
pub mod history;
pub mod leaderboard;
mod lobby;
mod open;
mod orders;
mod page;
mod preferences;
mod privacy;
mod profile;
mod replay;
mod rules;
mod setup;
pub mod statistics;
mod table;
#[cfg(test)]
mod tests;

pub use ask::Asked;
pub use history::HistoryClick;
pub use leaderboard::LeadersClick;
pub use lobby::{Deed, LobbyClick, SeatsClick};
pub use open::OpenClick;
pub use orders::{About, Limit, OrdersClick};
pub use page::Page;
pub use preferences::PreferencesClick;
pub use privacy::PrivacyClick;
pub use profile::Whose;
pub use replay::{Door, ReplayClick, Way, eyes_of, eyes_word};
pub use rules::RulesClick;
pub use setup::{SeasonStep, SetupClick};
pub use statistics::StatisticsClick;
pub use table::{LogClick, LookClick, MoreClick, NotesClick, SeatClick, TableClick};

use agon_store::TableId;
use std::fmt;

/// The longest id Discord takes.
pub const LONGEST: usize = 100;

/// An id, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomId {
    /// The table, 0 where none is meant.
    pub table: TableId,
    /// The step the button was made at.
    pub seq: u32,
    /// The rest: all that the click wants.
    pub click: Click,
}

/// All that a click may want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// Something about a table that the caller must be allowed to see.
    Table(TableClick),
    /// A table opened here.
    Open(OpenClick),
    /// Rules of a game.
    Rules(RulesClick),
    /// Past tables.
    History(HistoryClick),
    /// The leaderboard.
    Leaders(LeadersClick),
    /// A player's record.
    Profile(Whose),
    /// A server's numbers.
    Statistics(StatisticsClick),
    /// Settings of a server.
    Setup(SetupClick),
    /// A page of the open tables of a server, from 0.
    Tables(u32),
    /// My tables everywhere.
    Mine,
    /// My preferences.
    Preferences(PreferencesClick),
    /// Data kept about me.
    Privacy(PrivacyClick),
    /// Help.
    Help,
    /// A page shown to everybody.
    Show(Page),
}

impl CustomId {
    /// An id about a table.
    pub fn new(click: impl Into<Click>, table: TableId, seq: u32) -> CustomId {
        CustomId { table, seq, click: click.into() }
    }

    /// An id about no table.
    pub fn page(click: impl Into<Click>) -> CustomId {
        CustomId::new(click, TableId(0), 0)
    }

    /// The word of its family.
    pub fn verb(&self) -> &'static str {
        self.click.written().0
    }

    /// Reads an id; `None` for anything no version wrote.
    pub fn read(text: &str) -> Option<CustomId> {
        let (verb, table, seq, words) = split(text)?;
        let id = CustomId { table, seq, click: Click::read(verb, words)? };
        // Filters are read with care and may be written longer than they stand there: nobody sent such an id.
        (id.to_string().len() <= LONGEST).then_some(id)
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, words) = self.click.written();
        f.write_str(&joined(verb, self.table, self.seq, &words))
    }
}

impl Click {
    /// Gives the verb and the words.
    fn written(&self) -> (&'static str, String) {
        match self {
            Click::Table(click) => click.written(),
            Click::Open(click) => ("open", click.words()),
            Click::Rules(click) => ("rul", click.words()),
            Click::History(click) => ("his", click.words()),
            Click::Leaders(click) => ("lb", click.words()),
            Click::Profile(whose) => ("pro", whose.words()),
            Click::Statistics(click) => ("stat", click.words()),
            Click::Setup(click) => ("set", click.words()),
            Click::Tables(page) => ("tabs", page.to_string()),
            Click::Mine => ("mine", String::new()),
            Click::Preferences(click) => ("pref", click.words()),
            Click::Privacy(click) => ("priv", click.words()),
            Click::Help => ("help", String::new()),
            Click::Show(page) => {
                let (verb, words) = page.written();
                ("show", format!("{verb} {words}"))
            }
        }
    }

    /// Reads the verb and the words.
    fn read(verb: &str, words: &str) -> Option<Click> {
        Some(match verb {
            "open" => Click::Open(OpenClick::read(words)),
            "rul" => Click::Rules(RulesClick::read(words)?),
            "his" => Click::History(HistoryClick::read(words)?),
            "lb" => Click::Leaders(LeadersClick::read(words)?),
            "pro" => Click::Profile(Whose::read(words)?),
            "stat" => Click::Statistics(StatisticsClick::read(words)),
            "set" => Click::Setup(SetupClick::read(words)?),
            "tabs" => Click::Tables(words.parse().ok()?),
            "mine" if words.is_empty() => Click::Mine,
            "pref" => Click::Preferences(PreferencesClick::read(words)?),
            "priv" => Click::Privacy(PrivacyClick::read(words)?),
            "help" if words.is_empty() => Click::Help,
            "show" => {
                let (verb, words) = words.split_once(' ')?;
                Click::Show(Page::of(verb, words)?)
            }
            _ => Click::Table(TableClick::read(verb, words)?),
        })
    }
}

/// Lets panels write a family's value where a click is wanted.
macro_rules! families {
    ($($variant:ident($family:ty),)*) => {$(
        impl From<$family> for Click {
            fn from(click: $family) -> Click {
                Click::$variant(click)
            }
        }
    )*};
}

families! {
    Table(TableClick),
    Open(OpenClick),
    Rules(RulesClick),
    History(HistoryClick),
    Leaders(LeadersClick),
    Profile(Whose),
    Statistics(StatisticsClick),
    Setup(SetupClick),
    Preferences(PreferencesClick),
    Privacy(PrivacyClick),
    Show(Page),
}

/// Takes a text apart: verb, table, step, words.
fn split(text: &str) -> Option<(&str, TableId, u32, &str)> {
    if text.len() > LONGEST {
        return None;
    }
    let mut parts = text.splitn(5, ':');
    if parts.next()? != "v1" {
        return None;
    }
    let verb = parts.next()?;
    let table = i64::from_str_radix(parts.next()?, 36).ok().filter(|&id| id >= 0)?;
    let seq = parts.next()?.parse().ok()?;
    Some((verb, TableId(table), seq, parts.next()?))
}

/// Puts a text together.
fn joined(verb: &str, table: TableId, seq: u32, words: &str) -> String {
    format!("v1:{verb}:{}:{seq}:{words}", base36(table.0.unsigned_abs()))
}

/// Reads the word of a game or an option; `-` stands for any.
fn named(word: &str) -> Option<String> {
    Some(word.to_owned()).filter(|word| !word.is_empty() && word != "-")
}

/// A number in as few letters as it takes.
pub fn base36(number: u64) -> String {
    let mut rest = number;
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
        rest /= 36;
        if rest == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// The word of a switch.
fn switch_word(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Reads the word of a switch.
fn read_switch(word: &str) -> Option<bool> {
    match word {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}
