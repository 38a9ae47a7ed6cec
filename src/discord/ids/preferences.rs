//! Clicks on a player's preferences. A switch names its new state.

use super::{read_switch, switch_word};
use agon_store::Notices;

/// A click on the caller's preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreferencesClick {
    /// Sets the chosen way to hear of a turn.
    Notices,
    /// Sets the language.
    Language,
    /// Sets the colours.
    Colours,
    /// Sets the actions that a panel asks to confirm.
    Confirm,
    /// Tries a direct message.
    Try,
    /// Sets whether the caller pays what the game suggests without a question.
    Pay(bool),
    /// Sets whether the caller is hidden.
    Hide(bool),
    /// Sets whether boards of all servers show the caller's name.
    Name(bool),
    /// Sets the way to hear of a turn, from a message without the rest of this screen.
    Call(Notices),
    /// Shows the first page.
    Show,
    /// Shows the choices of time.
    Times,
    /// Sets the chosen wish for a question whose time is up.
    AtZero,
}

impl PreferencesClick {
    pub(super) fn words(self) -> String {
        let word = match self {
            PreferencesClick::Notices => "notices",
            PreferencesClick::Language => "language",
            PreferencesClick::Colours => "colours",
            PreferencesClick::Confirm => "confirm",
            PreferencesClick::Try => "try",
            PreferencesClick::Show => "show",
            PreferencesClick::Times => "times",
            PreferencesClick::AtZero => "at zero",
            PreferencesClick::Pay(on) => return format!("pay {}", switch_word(on)),
            PreferencesClick::Hide(on) => return format!("hide {}", switch_word(on)),
            PreferencesClick::Name(on) => return format!("name {}", switch_word(on)),
            PreferencesClick::Call(notices) => return format!("call {notices}"),
        };
        word.to_owned()
    }

    pub(super) fn read(words: &str) -> Option<PreferencesClick> {
        Some(match words.split_once(' ') {
            None => match words {
                "notices" => PreferencesClick::Notices,
                "language" => PreferencesClick::Language,
                "colours" => PreferencesClick::Colours,
                "confirm" => PreferencesClick::Confirm,
                "try" => PreferencesClick::Try,
                "show" => PreferencesClick::Show,
                "times" => PreferencesClick::Times,
                _ => return None,
            },
            Some(("pay", on)) => PreferencesClick::Pay(read_switch(on)?),
            Some(("hide", on)) => PreferencesClick::Hide(read_switch(on)?),
            Some(("name", on)) => PreferencesClick::Name(read_switch(on)?),
            Some(("at", "zero")) => PreferencesClick::AtZero,
            Some(("call", notices)) => PreferencesClick::Call(notices.parse().ok()?),
            Some(_) => return None,
        })
    }
}
