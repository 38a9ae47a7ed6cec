//! Clicks on a player's preferences. A switch names what shall be.

use super::{read_switch, switch_word};
use agon_store::Notices;

/// A click on my preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreferencesClick {
    /// Sets how I am called, to the choice of the menu.
    Notices,
    /// Sets my language.
    Language,
    /// Sets my colours.
    Colours,
    /// Sets when a panel asks once more.
    Confirm,
    /// Tries a direct message.
    Try,
    /// Says whether I pay as the game suggests.
    Pay(bool),
    /// Says whether I am hidden.
    Hide(bool),
    /// Says whether I am named on boards of everywhere.
    Name(bool),
    /// Sets how I am called, where nothing else of this screen is shown.
    Call(Notices),
}

impl PreferencesClick {
    pub(super) fn words(self) -> String {
        let word = match self {
            PreferencesClick::Notices => "notices",
            PreferencesClick::Language => "language",
            PreferencesClick::Colours => "colours",
            PreferencesClick::Confirm => "confirm",
            PreferencesClick::Try => "try",
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
                _ => return None,
            },
            Some(("pay", on)) => PreferencesClick::Pay(read_switch(on)?),
            Some(("hide", on)) => PreferencesClick::Hide(read_switch(on)?),
            Some(("name", on)) => PreferencesClick::Name(read_switch(on)?),
            Some(("call", notices)) => PreferencesClick::Call(notices.parse().ok()?),
            Some(_) => return None,
        })
    }
}
