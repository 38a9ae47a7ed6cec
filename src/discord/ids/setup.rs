//! Clicks on a server's settings.

use super::{read_switch, switch_word};

/// A click on a server's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupClick {
    /// Shows them.
    Show,
    /// Sets the channels chosen.
    Channels,
    /// Sets the roles chosen.
    Roles,
    /// Sets the language chosen.
    Language,
    /// Sets where tables live.
    Place,
    /// Checks the bot's rights.
    Rights,
    /// Shows the options that new tables of the game chosen begin with.
    Defaults,
    /// Turns those of a game to the option at this place: `defaults <game> <at>`.
    DefaultsOf {
        /// The game's id.
        game: String,
        /// The first option shown, from 0.
        at: usize,
    },
    /// Sets one of them to the value chosen: `option <game> <option> <at>`.
    Default {
        /// The game's id.
        game: String,
        /// The option's word.
        option: String,
        /// The first option shown, from 0.
        at: usize,
    },
    /// Writes tables into a file, from the one after this number on.
    Export(u32),
    /// Shows the switches of ratings.
    Rating,
    /// Says whether new tables are rated.
    Rated(bool),
    /// Says whether tables with AIs count.
    MachinesCount(bool),
    /// Shows the seasons.
    Seasons,
    /// Starts or ends a season: `season <step> <number> yes`.
    Season {
        /// The change.
        step: SeasonStep,
        /// The season's number.
        number: u32,
        /// Set once it is confirmed.
        sure: bool,
    },
}

words! {
    /// A change of a server's seasons.
    SeasonStep {
        /// A season starts.
        Start = "start",
        /// The season that is on ends.
        End = "end",
    }
}

impl SetupClick {
    pub(super) fn words(&self) -> String {
        let word = match self {
            SetupClick::Show => "",
            SetupClick::Channels => "channels",
            SetupClick::Roles => "roles",
            SetupClick::Language => "language",
            SetupClick::Place => "place",
            SetupClick::Rights => "rights",
            SetupClick::Defaults => "defaults",
            SetupClick::DefaultsOf { game, at } => return format!("defaults {game} {at}"),
            SetupClick::Default { game, option, at } => return format!("option {game} {option} {at}"),
            SetupClick::Export(after) => return format!("export {after}"),
            SetupClick::Rating => "rating",
            SetupClick::Rated(on) => return format!("rating rated {}", switch_word(*on)),
            SetupClick::MachinesCount(on) => return format!("rating machines {}", switch_word(*on)),
            SetupClick::Seasons => "seasons",
            SetupClick::Season { step, number, sure } => {
                return format!("season {} {number}{}", step.word(), if *sure { " yes" } else { "" });
            }
        };
        word.to_owned()
    }

    pub(super) fn read(words: &str) -> Option<SetupClick> {
        let words: Vec<&str> = words.split(' ').collect();
        Some(match *words.as_slice() {
            [""] => SetupClick::Show,
            ["channels"] => SetupClick::Channels,
            ["roles"] => SetupClick::Roles,
            ["language"] => SetupClick::Language,
            ["place"] => SetupClick::Place,
            ["rights"] => SetupClick::Rights,
            ["defaults"] => SetupClick::Defaults,
            ["defaults", game, at] => SetupClick::DefaultsOf { game: game.to_owned(), at: at.parse().ok()? },
            ["option", game, option, at] => {
                SetupClick::Default { game: game.to_owned(), option: option.to_owned(), at: at.parse().ok()? }
            }
            ["export", after] => SetupClick::Export(after.parse().ok()?),
            ["rating"] => SetupClick::Rating,
            ["rating", "rated", on] => SetupClick::Rated(read_switch(on)?),
            ["rating", "machines", on] => SetupClick::MachinesCount(read_switch(on)?),
            ["seasons"] => SetupClick::Seasons,
            ["season", step, number] => SetupClick::season(step, number, false)?,
            ["season", step, number, "yes"] => SetupClick::season(step, number, true)?,
            _ => return None,
        })
    }

    fn season(step: &str, number: &str, sure: bool) -> Option<SetupClick> {
        Some(SetupClick::Season { step: SeasonStep::read(step)?, number: number.parse().ok()?, sure })
    }
}
