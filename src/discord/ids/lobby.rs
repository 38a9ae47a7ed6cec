//! Clicks in a lobby, and the rematch of a table.

use super::{TimeChoice, read_switch, switch_word};
use agon_gamemaster::SeatHolder;

/// A click in a lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LobbyClick {
    /// Takes a seat.
    Join,
    /// Leaves the seat.
    Leave,
    /// Declines the seat held for the caller.
    Decline,
    /// Seats an AI of the usual level.
    Machine,
    /// Seats an AI of the chosen level.
    MachineOf,
    /// Shows the host's options.
    Options,
    /// Sets an option of the game to the chosen value.
    Set(String),
    /// Sets whether the table is rated.
    Rated(bool),
    /// Sets whether only people may take a seat.
    PeopleOnly(bool),
    /// Sets whether everybody may ask for a hint.
    Hints(bool),
    /// Arranges the seats.
    Seats(SeatsClick),
    /// Asks for the people to invite.
    Invite,
    /// Invites the chosen people.
    Invited,
    /// Opens the rematch of a table that is over.
    Rematch,
    /// Starts the game.
    Start,
    /// Starts the game with AIs of the usual level on the free seats.
    Fill,
    /// Starts the game with the chosen number of seats and level of AIs.
    FillWith,
    /// Closes the lobby.
    Close,
    /// Shows the host's choices of time.
    Times,
    /// Sets the chosen time of the table.
    Time(TimeChoice),
    /// Says that the caller is ready.
    Ready,
    /// Starts the game without those who are not ready.
    StartAnyway,
    /// Waits once more for those who are not ready.
    Wait,
}

/// A click on the host's screen of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsClick {
    /// Shows the screen, with the chosen seat holder.
    Show,
    /// Sets the chosen order.
    Order,
    /// Sets the chosen number of seats.
    Size,
    /// Acts on a seat holder. A grey button names none.
    Act(SeatAction, Option<SeatHolder>),
}

words! {
    /// An action of the host on a person or AI of the list.
    SeatAction {
        /// Removes them from the lobby.
        Remove = "kick",
        /// Makes them the host.
        MakeHost = "host",
        /// Moves them one place up.
        Up = "up",
        /// Moves them one place down.
        Down = "down",
    }
}

/// The word for no seat holder.
const NOBODY: &str = "-";

impl LobbyClick {
    pub(super) fn words(&self) -> String {
        let word = match self {
            LobbyClick::Join => "join",
            LobbyClick::Leave => "leave",
            LobbyClick::Decline => "decline",
            LobbyClick::Machine => "ai",
            LobbyClick::MachineOf => "ai of",
            LobbyClick::Options => "options",
            LobbyClick::Set(option) => return format!("set {option}"),
            LobbyClick::Rated(on) => return format!("rated {}", switch_word(*on)),
            LobbyClick::Hints(on) => return format!("hints {}", switch_word(*on)),
            LobbyClick::PeopleOnly(true) => "company people",
            LobbyClick::PeopleOnly(false) => "company all",
            LobbyClick::Seats(SeatsClick::Show) => "seats",
            LobbyClick::Seats(SeatsClick::Order) => "order",
            LobbyClick::Seats(SeatsClick::Size) => "size",
            LobbyClick::Seats(SeatsClick::Act(action, who)) => {
                let who = who.map_or_else(|| NOBODY.to_owned(), |who| who.to_string());
                return format!("{} {who}", action.word());
            }
            LobbyClick::Invite => "invite",
            LobbyClick::Invited => "invited",
            LobbyClick::Rematch => "rematch",
            LobbyClick::Start => "start",
            LobbyClick::Fill => "fill",
            LobbyClick::FillWith => "fill with",
            LobbyClick::Close => "close",
            LobbyClick::Times => "time",
            LobbyClick::Time(choice) => choice.word(),
            LobbyClick::Ready => "ready",
            LobbyClick::StartAnyway => "start anyway",
            LobbyClick::Wait => "wait",
        };
        word.to_owned()
    }

    pub(super) fn read(words: &str) -> Option<LobbyClick> {
        let click = match words {
            "join" => LobbyClick::Join,
            "leave" => LobbyClick::Leave,
            "decline" => LobbyClick::Decline,
            "ai" => LobbyClick::Machine,
            "ai of" => LobbyClick::MachineOf,
            "options" => LobbyClick::Options,
            "company people" => LobbyClick::PeopleOnly(true),
            "company all" => LobbyClick::PeopleOnly(false),
            "seats" => LobbyClick::Seats(SeatsClick::Show),
            "order" => LobbyClick::Seats(SeatsClick::Order),
            "size" => LobbyClick::Seats(SeatsClick::Size),
            "invite" => LobbyClick::Invite,
            "invited" => LobbyClick::Invited,
            "rematch" => LobbyClick::Rematch,
            "start" => LobbyClick::Start,
            "fill" => LobbyClick::Fill,
            "fill with" => LobbyClick::FillWith,
            "close" => LobbyClick::Close,
            "time" => LobbyClick::Times,
            "ready" => LobbyClick::Ready,
            "start anyway" => LobbyClick::StartAnyway,
            "wait" => LobbyClick::Wait,
            _ => match TimeChoice::read(words) {
                Some(choice) => LobbyClick::Time(choice),
                None => return LobbyClick::read_pair(words.split_once(' ')?),
            },
        };
        Some(click)
    }

    fn read_pair((what, of): (&str, &str)) -> Option<LobbyClick> {
        match what {
            "set" => Some(LobbyClick::Set(of.to_owned())),
            "rated" => Some(LobbyClick::Rated(read_switch(of)?)),
            "hints" => Some(LobbyClick::Hints(read_switch(of)?)),
            _ => {
                let who = if of == NOBODY { None } else { Some(SeatHolder::read(of)?) };
                Some(LobbyClick::Seats(SeatsClick::Act(SeatAction::read(what)?, who)))
            }
        }
    }
}
