//! Buttons that open a table: of a game, or with the whole request of a host whose channel was taken.

use agon_ai::Level;
use agon_rules::game::OptionValues;

/// The first word of an id that opens a table in its own thread.
const THREAD: &str = "thread";
/// The word for a number of seats that was not given.
const ANY: &str = "-";

/// A click that opens a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenClick {
    /// Opens a table of the chosen game, or asks for the game.
    Which,
    /// Opens a table of this game.
    Game(String),
    /// Opens a table in its own thread: `thread <game> <seats> <machines> <options>`, and the
    /// level if one was given.
    Thread {
        /// The game's id.
        game: String,
        /// The number of seats.
        seats: Option<u8>,
        /// The number of seats for AIs.
        machines: u8,
        /// The options, written as `auction=open,bribes=sealed`.
        options: OptionValues,
        /// The level of these AIs; `None`: the usual one.
        level: Option<Level>,
    },
}

impl OpenClick {
    pub(super) fn words(&self) -> String {
        match self {
            OpenClick::Which => String::new(),
            OpenClick::Game(game) => game.clone(),
            OpenClick::Thread { game, seats, machines, options, level } => {
                let seats = seats.map_or(ANY.to_owned(), |seats| seats.to_string());
                let options: Vec<String> = options.iter().map(|(option, value)| format!("{option}={value}")).collect();
                let level = level.map_or_else(String::new, |level| format!(" {level}"));
                format!("{THREAD} {game} {seats} {machines} {}{level}", options.join(","))
            }
        }
    }

    pub(super) fn read(words: &str) -> OpenClick {
        let mut parts = words.split(' ');
        if parts.next() != Some(THREAD) {
            return if words.is_empty() { OpenClick::Which } else { OpenClick::Game(words.to_owned()) };
        }
        let mut next = || parts.next().unwrap_or_default();
        let (game, seats, machines, options, level) = (next(), next(), next(), next(), next());
        let pairs = options.split(',').filter_map(|pair| pair.split_once('='));
        OpenClick::Thread {
            game: game.to_owned(),
            seats: seats.parse().ok(),
            machines: machines.parse().unwrap_or_default(),
            options: pairs.map(|(option, value)| (option.to_owned(), value.to_owned())).collect(),
            level: Level::chosen(level),
        }
    }
}
