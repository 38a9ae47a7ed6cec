//! A server's statistics: `<control> <game> <option> <rest>`, or the game alone. The rest is `ai` if tables of AIs alone
//! count too, and else left out.

use super::named;

/// The word for no option, in an id or as a menu's value.
pub const ALL: &str = "-";
/// The word for the tables of AIs alone.
const MACHINES: &str = "ai";

/// A click on a server's statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsClick {
    /// Shows the statistics of a game; `None`: of the one played most.
    Of(Option<String>),
    /// Changes the statistics shown.
    Control(StatisticsControl, StatisticsQuery),
}

words! {
    /// A change of the statistics shown.
    StatisticsControl {
        /// Shows the chosen game.
        Game = "game",
        /// Splits by the chosen option.
        Option = "option",
        /// Opens the chosen table.
        Open = "open",
        /// Counts tables of AIs alone too.
        Machines = "ai",
        /// Counts only tables where a person sat.
        People = "people",
    }
}

impl StatisticsClick {
    pub(super) fn words(&self) -> String {
        match self {
            StatisticsClick::Of(game) => game.as_deref().unwrap_or(ALL).to_owned(),
            StatisticsClick::Control(control, numbers) => format!("{} {}", control.word(), numbers.words()),
        }
    }

    pub(super) fn read(words: &str) -> StatisticsClick {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        match StatisticsControl::read(first) {
            Some(control) => StatisticsClick::Control(control, StatisticsQuery::read(rest)),
            None => StatisticsClick::Of(named(first)),
        }
    }
}

/// The parameters of statistics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatisticsQuery {
    /// The game; `None`: the one played most.
    pub game: Option<String>,
    /// Splits by each value of this option; `None`: all tables together.
    pub option: Option<String>,
    /// True if tables of AIs alone count too.
    pub machines: bool,
}

impl StatisticsQuery {
    pub(super) fn words(&self) -> String {
        let (game, option) = (self.game.as_deref().unwrap_or(ALL), self.option.as_deref().unwrap_or(ALL));
        let rest = if self.machines { format!(" {MACHINES}") } else { String::new() };
        format!("{game} {option}{rest}")
    }

    pub(super) fn read(words: &str) -> StatisticsQuery {
        let mut parts = words.split(' ');
        let mut next = || parts.next().unwrap_or_default();
        let (game, option, rest) = (next(), next(), next());
        StatisticsQuery { game: named(game), option: named(option), machines: rest == MACHINES }
    }
}
