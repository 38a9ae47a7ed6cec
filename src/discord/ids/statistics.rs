//! A server's statistics: `<tap> <game> <option>`, or the game alone.

use super::named;

/// The word for no option, in an id or as a menu's value.
pub const ALL: &str = "-";

/// A click on a server's statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsClick {
    /// Shows the statistics of a game; `None`: of the one played most.
    Of(Option<String>),
    /// Changes the statistics shown.
    Tapped(StatisticsTap, Wanted),
}

words! {
    /// A change of the statistics shown.
    StatisticsTap {
        /// Shows the chosen game.
        Game = "game",
        /// Splits by the chosen option.
        Option = "option",
        /// Opens the chosen table.
        Open = "open",
    }
}

impl StatisticsClick {
    pub(super) fn words(&self) -> String {
        match self {
            StatisticsClick::Of(game) => game.as_deref().unwrap_or(ALL).to_owned(),
            StatisticsClick::Tapped(tap, numbers) => format!("{} {}", tap.word(), numbers.words()),
        }
    }

    pub(super) fn read(words: &str) -> StatisticsClick {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        match StatisticsTap::read(first) {
            Some(tap) => StatisticsClick::Tapped(tap, Wanted::read(rest)),
            None => StatisticsClick::Of(named(first)),
        }
    }
}

/// The parameters of statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// The game; `None`: the one played most.
    pub game: Option<String>,
    /// Splits by each value of this option; `None`: all tables together.
    pub option: Option<String>,
}

impl Wanted {
    pub(super) fn words(&self) -> String {
        let (game, option) = (self.game.as_deref().unwrap_or(ALL), self.option.as_deref().unwrap_or(ALL));
        format!("{game} {option}")
    }

    pub(super) fn read(words: &str) -> Wanted {
        let (game, option) = words.split_once(' ').unwrap_or((words, ALL));
        Wanted { game: named(game), option: named(option) }
    }
}
