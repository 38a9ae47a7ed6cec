//! The strength of an opponent.

use std::fmt;

/// The levels of opponents.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely: a measure for the others.
    Random,
    /// The best-looking present choice, without looking ahead: a measure for the others, and the level of older tables.
    Greedy,
    /// Good choices with errors, for a first table.
    Easy,
    /// A short search.
    Normal,
    /// A search that beats the greedy opponent clearly.
    Hard,
    /// The longest search.
    Expert,
}

impl Level {
    /// All levels: those that only measure, then those that people choose, weakest first.
    pub const ALL: [Level; 6] = [Level::Random, Level::Greedy, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The levels that people choose, weakest first.
    pub const CHOSEN: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// Returns the level with this word, if people can choose it.
    pub fn chosen(word: &str) -> Option<Level> {
        Level::CHOSEN.into_iter().find(|level| level.word() == word)
    }

    /// True if it searches, which takes time.
    pub const fn searches(self) -> bool {
        matches!(self, Level::Normal | Level::Hard | Level::Expert)
    }

    /// Returns the level's word on the command line, in logs and in keys of texts.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Returns the level with this word; `None` if no level has it.
    pub fn read(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// Shows the word.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
