//! Buttons that open a table: of which game, or all of a wish that had no place in its channel.

use agon_rules::game::OptionWords;

/// The first word of an id that opens a table in a thread of its own.
const THREAD: &str = "thread";
/// Stands for a number of seats nobody named.
const ANY: &str = "-";

/// A click that opens a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenClick {
    /// Opens one of the game chosen; asks for it where none was.
    Which,
    /// Opens one of this game.
    Game(String),
    /// Opens one in a thread of its own: `thread <game> <seats> <machines> <options>`.
    Thread {
        /// The game's id.
        game: String,
        /// Seats to fill.
        seats: Option<u8>,
        /// Seats for machines.
        machines: u8,
        /// Options, written `auction=open,bribes=sealed`.
        options: OptionWords,
    },
}

impl OpenClick {
    pub(super) fn words(&self) -> String {
        match self {
            OpenClick::Which => String::new(),
            OpenClick::Game(game) => game.clone(),
            OpenClick::Thread { game, seats, machines, options } => {
                let seats = seats.map_or(ANY.to_owned(), |seats| seats.to_string());
                let options: Vec<String> = options.iter().map(|(option, value)| format!("{option}={value}")).collect();
                format!("{THREAD} {game} {seats} {machines} {}", options.join(","))
            }
        }
    }

    pub(super) fn read(words: &str) -> OpenClick {
        let mut parts = words.split(' ');
        if parts.next() != Some(THREAD) {
            return if words.is_empty() { OpenClick::Which } else { OpenClick::Game(words.to_owned()) };
        }
        let mut next = || parts.next().unwrap_or_default();
        let (game, seats, machines, options) = (next(), next(), next(), next());
        let pairs = options.split(',').filter_map(|pair| pair.split_once('='));
        OpenClick::Thread {
            game: game.to_owned(),
            seats: seats.parse().ok(),
            machines: machines.parse().unwrap_or_default(),
            options: pairs.map(|(option, value)| (option.to_owned(), value.to_owned())).collect(),
        }
    }
}
