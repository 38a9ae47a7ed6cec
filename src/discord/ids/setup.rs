//! Clicks on a server's settings.

use super::{TimeChoice, read_switch, switch_word};

/// A click on a server's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupClick {
    /// Shows the settings.
    Show,
    /// Sets the chosen channels.
    Channels,
    /// Sets the chosen roles.
    Roles,
    /// Sets the chosen language.
    Language,
    /// Sets the place of new tables.
    Place,
    /// Checks the bot's rights.
    Rights,
    /// Shows the settings of who may open tables, and how many.
    Who,
    /// Sets the chosen people as those who may open none.
    Blocked,
    /// Sets the chosen number of open tables per person.
    Limit,
    /// Shows the settings of announcements.
    News,
    /// Sets the chosen channel of announcements.
    NewsChannel,
    /// Sets the chosen role that a new lobby mentions.
    NewsRole,
    /// Turns the list of open tables to a page, from 0: `tables <page>`.
    Tables(u32),
    /// Shows the options of new tables of the chosen game.
    Defaults,
    /// Turns a game's options to the page that begins at this position: `defaults <game> <at>`.
    DefaultsOf {
        /// The game's id.
        game: String,
        /// The first option shown, from 0.
        at: usize,
    },
    /// Sets an option to the chosen value: `option <game> <option> <at>`.
    Default {
        /// The game's id.
        game: String,
        /// The option's word.
        option: String,
        /// The first option shown, from 0.
        at: usize,
    },
    /// Shows the pace of new tables, and their policy for seats whose time is up.
    Times,
    /// Sets the chosen time of new tables.
    Time(TimeChoice),
    /// Writes tables into a file, from the one after this number.
    Export(u32),
    /// Shows the switches of ratings.
    Rating,
    /// Sets whether new tables are rated.
    Rated(bool),
    /// Sets whether tables with AIs count.
    MachinesCount(bool),
    /// Shows the seasons.
    Seasons,
    /// Starts or ends a season: `season <step> <number> yes`.
    Season {
        /// The change.
        step: SeasonStep,
        /// The season's number.
        number: u32,
        /// True once confirmed.
        sure: bool,
    },
    /// Asks for the last day of a season, in a form: `season date <number>`. Starts the season if it is not on.
    SeasonDate(u32),
}

words! {
    /// A change of a server's seasons.
    SeasonStep {
        /// Starts a season.
        Start = "start",
        /// Ends the current season.
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
            SetupClick::Who => "who",
            SetupClick::Blocked => "who blocked",
            SetupClick::Limit => "who limit",
            SetupClick::News => "news",
            SetupClick::NewsChannel => "news channel",
            SetupClick::NewsRole => "news role",
            SetupClick::Tables(page) => return format!("tables {page}"),
            SetupClick::Defaults => "defaults",
            SetupClick::DefaultsOf { game, at } => return format!("defaults {game} {at}"),
            SetupClick::Default { game, option, at } => return format!("option {game} {option} {at}"),
            SetupClick::Times => "times",
            SetupClick::Time(choice) => return format!("times {}", choice.word()),
            SetupClick::Export(after) => return format!("export {after}"),
            SetupClick::Rating => "rating",
            SetupClick::Rated(on) => return format!("rating rated {}", switch_word(*on)),
            SetupClick::MachinesCount(on) => return format!("rating machines {}", switch_word(*on)),
            SetupClick::Seasons => "seasons",
            SetupClick::Season { step, number, sure } => {
                return format!("season {} {number}{}", step.word(), if *sure { " yes" } else { "" });
            }
            SetupClick::SeasonDate(number) => return format!("season date {number}"),
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
            ["who"] => SetupClick::Who,
            ["who", "blocked"] => SetupClick::Blocked,
            ["who", "limit"] => SetupClick::Limit,
            ["news"] => SetupClick::News,
            ["news", "channel"] => SetupClick::NewsChannel,
            ["news", "role"] => SetupClick::NewsRole,
            ["tables", page] => SetupClick::Tables(page.parse().ok()?),
            ["defaults"] => SetupClick::Defaults,
            ["defaults", game, at] => SetupClick::DefaultsOf { game: game.to_owned(), at: at.parse().ok()? },
            ["option", game, option, at] => {
                SetupClick::Default { game: game.to_owned(), option: option.to_owned(), at: at.parse().ok()? }
            }
            ["times"] => SetupClick::Times,
            ["times", choice] => SetupClick::Time(TimeChoice::read(choice)?),
            ["export", after] => SetupClick::Export(after.parse().ok()?),
            ["rating"] => SetupClick::Rating,
            ["rating", "rated", on] => SetupClick::Rated(read_switch(on)?),
            ["rating", "machines", on] => SetupClick::MachinesCount(read_switch(on)?),
            ["seasons"] => SetupClick::Seasons,
            ["season", "date", number] => SetupClick::SeasonDate(number.parse().ok()?),
            ["season", step, number] => SetupClick::season(step, number, false)?,
            ["season", step, number, "yes"] => SetupClick::season(step, number, true)?,
            _ => return None,
        })
    }

    fn season(step: &str, number: &str, sure: bool) -> Option<SetupClick> {
        Some(SetupClick::Season { step: SeasonStep::read(step)?, number: number.parse().ok()?, sure })
    }
}
