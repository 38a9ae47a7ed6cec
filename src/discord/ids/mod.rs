//! Ids of buttons, menus and forms: `v1:<verb>:<table>:<seq>:<words>`, at most 100 bytes.
//!
//! An id holds everything that its click needs, so a click works after a restart, and it holds no secret. Each id is a
//! value here: one enum for each family of buttons, with its words beside it. Words are notation, so ids are the same
//! in all languages.
//!
//! Invariant: messages stay on Discord for years, so the reader must accept every text that was ever sent. Ids are only
//! added.

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
mod question;
mod replay;
mod rules;
mod setup;
mod sitting;
pub mod statistics;
mod table;
#[cfg(test)]
mod tests;
mod time;

pub use ask::Asked;
pub use history::HistoryClick;
pub use leaderboard::LeaderboardClick;
pub use lobby::{LobbyClick, SeatAction, SeatsClick};
pub use open::OpenClick;
pub use orders::{About, Limit, OrdersClick};
pub use page::Page;
pub use preferences::{PreferencesClick, Setting};
pub use privacy::PrivacyClick;
pub use profile::Whose;
pub use question::QuestionClick;
pub use replay::{ReplayClick, ReplayControl, ReplaySettings, read_viewer, viewer_word};
pub use rules::RulesClick;
pub use setup::{SeasonStep, SetupClick};
pub use sitting::SittingClick;
pub use statistics::StatisticsClick;
pub use table::{AppearanceClick, LogClick, MoreClick, NotesClick, SeatClick, TableClick};
pub use time::{TimeChoice, TimeClick};

use agon_store::TableId;
use std::fmt;

/// The longest id Discord takes.
pub const LONGEST: usize = 100;

/// An id, split into its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomId {
    /// The table; 0: none.
    pub table: TableId,
    /// The step at which the button was made.
    pub seq: u32,
    /// The effect of the click.
    pub click: Click,
}

/// The effect of a click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// An action or a page of a table that the caller must be allowed to see.
    Table(TableClick),
    /// Opens a table here.
    Open(OpenClick),
    /// The rules of a game.
    Rules(RulesClick),
    /// Past tables.
    History(HistoryClick),
    /// The leaderboard.
    Leaders(LeaderboardClick),
    /// A player's record.
    Profile(Whose),
    /// A server's statistics.
    Statistics(StatisticsClick),
    /// The settings of a server.
    Setup(SetupClick),
    /// A page of the open tables of a server, from 0.
    Tables(u32),
    /// The caller's tables in all servers.
    Mine,
    /// The caller's preferences.
    Preferences(PreferencesClick),
    /// The stored data about the caller.
    Privacy(PrivacyClick),
    /// Help.
    Help,
    /// A page shown to everyone.
    Show(Page),
}

impl CustomId {
    /// Makes an id about a table.
    pub fn new(click: impl Into<Click>, table: TableId, seq: u32) -> CustomId {
        CustomId { table, seq, click: click.into() }
    }

    /// Makes an id without a table.
    pub fn page(click: impl Into<Click>) -> CustomId {
        CustomId::new(click, TableId(0), 0)
    }

    /// Returns the word of its family.
    pub fn verb(&self) -> &'static str {
        self.click.written().0
    }

    /// Reads an id; `None` for a text that no version wrote.
    pub fn read(text: &str) -> Option<CustomId> {
        let (verb, table, seq, words) = split(text)?;
        let id = CustomId { table, seq, click: Click::read(verb, words)? };
        // The filter reader accepts short forms whose full text may be too long. No version sent such an id.
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
    /// Returns the verb and the words.
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
            "lb" => Click::Leaders(LeaderboardClick::read(words)?),
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

/// Lets panels pass a family's value where a click is needed.
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
    Leaders(LeaderboardClick),
    Profile(Whose),
    Statistics(StatisticsClick),
    Setup(SetupClick),
    Preferences(PreferencesClick),
    Privacy(PrivacyClick),
    Show(Page),
}

/// Splits a text: verb, table, step, words.
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

/// Joins the parts to a text.
fn joined(verb: &str, table: TableId, seq: u32, words: &str) -> String {
    format!("v1:{verb}:{}:{seq}:{words}", base36(table.0.unsigned_abs()))
}

/// Reads the word of a game or an option; `-` means any.
fn named(word: &str) -> Option<String> {
    Some(word.to_owned()).filter(|word| !word.is_empty() && word != "-")
}

/// Writes a number in base 36.
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

/// Returns the word of a switch.
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
