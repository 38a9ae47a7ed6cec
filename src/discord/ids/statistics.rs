//! A server's numbers: `<tap> <game> <option>`, or the game alone.

use super::named;

/// The word for no option, in an id or as a menu's value.
pub const ALL: &str = "-";

/// A click on a server's numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsClick {
    /// Shows those of a game; none: of whichever is played most.
    Of(Option<String>),
    /// Changes the numbers shown.
    Tapped(StatisticsTap, Wanted),
}

words! {
    /// A change of the numbers shown.
    StatisticsTap {
        /// Shows those of the game chosen.
        Game = "game",
        /// Splits them by the option chosen.
        Option = "option",
        /// Opens the table chosen.
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

/// Numbers among all there are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// The game; none: whichever is played most.
    pub game: Option<String>,
    /// By each value of this option; none: all tables together.
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
