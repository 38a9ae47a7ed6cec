//! Clicks on a player's preferences. A switch names its new state.

use super::{read_switch, switch_word};
use agon_store::Notices;

words! {
    /// A preference. Each has a page of its own.
    Setting {
        /// The way to hear of a turn.
        Notices = "notices",
        /// The reminders that the caller gets of a turn.
        Reminders = "reminders",
        /// The hours in which nobody calls the caller.
        Quiet = "quiet",
        /// The days on which the caller cannot play.
        Away = "away",
        /// The language.
        Language = "language",
        /// The colours.
        Colours = "colours",
        /// The actions that a panel asks to confirm.
        Confirm = "confirm",
        /// The payment without a question of what the game suggests.
        Pay = "pay",
        /// The wish for a question whose time is up.
        AtZero = "at-zero",
        /// Whether the caller is hidden.
        Hide = "hide",
        /// Whether boards of all servers show the caller's name.
        Name = "name",
    }
}

/// A click on the caller's preferences.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Shows the page of the chosen preference.
    Choose,
    /// Sets the chosen number of reminders.
    Reminders,
    /// Asks for the quiet hours, in a form.
    QuietForm,
    /// Sets the quiet hours in minutes of the day, and their time zone. Without hours there are none.
    Quiet(Option<(u16, u16)>, Option<String>),
    /// Asks for the days on which the caller is away, in a form.
    AwayForm,
    /// Ends the absence that the caller announced.
    Back,
}

impl PreferencesClick {
    pub(super) fn words(&self) -> String {
        let word = match self {
            PreferencesClick::Notices => "notices",
            PreferencesClick::Language => "language",
            PreferencesClick::Colours => "colours",
            PreferencesClick::Confirm => "confirm",
            PreferencesClick::Try => "try",
            PreferencesClick::Show => "show",
            PreferencesClick::Times => "times",
            PreferencesClick::AtZero => "at zero",
            PreferencesClick::Choose => "choose",
            PreferencesClick::Reminders => "remind",
            PreferencesClick::QuietForm => "quiet form",
            PreferencesClick::AwayForm => "away form",
            PreferencesClick::Back => "away back",
            PreferencesClick::Quiet(hours, zone) => {
                let hours = hours.map_or("off".to_owned(), |(from, to)| format!("{from}-{to}"));
                return zone.as_ref().map_or(format!("quiet {hours}"), |zone| format!("quiet {hours} {zone}"));
            }
            PreferencesClick::Pay(on) => return format!("pay {}", switch_word(*on)),
            PreferencesClick::Hide(on) => return format!("hide {}", switch_word(*on)),
            PreferencesClick::Name(on) => return format!("name {}", switch_word(*on)),
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
                "choose" => PreferencesClick::Choose,
                "remind" => PreferencesClick::Reminders,
                _ => return None,
            },
            Some(("pay", on)) => PreferencesClick::Pay(read_switch(on)?),
            Some(("hide", on)) => PreferencesClick::Hide(read_switch(on)?),
            Some(("name", on)) => PreferencesClick::Name(read_switch(on)?),
            Some(("at", "zero")) => PreferencesClick::AtZero,
            Some(("quiet", "form")) => PreferencesClick::QuietForm,
            Some(("quiet", rest)) => {
                let (hours, zone) = rest.split_once(' ').map_or((rest, None), |(hours, zone)| (hours, Some(zone)));
                PreferencesClick::Quiet(read_hours(hours)?, zone.map(str::to_owned))
            }
            Some(("away", "form")) => PreferencesClick::AwayForm,
            Some(("away", "back")) => PreferencesClick::Back,
            Some(("call", notices)) => PreferencesClick::Call(notices.parse().ok()?),
            Some(_) => return None,
        })
    }
}

/// Reads the words of quiet hours; `Some(None)`: there are none.
fn read_hours(words: &str) -> Option<Option<(u16, u16)>> {
    if words == "off" {
        return Some(None);
    }
    let (from, to) = words.split_once('-')?;
    let minute = |word: &str| word.parse::<u16>().ok().filter(|minute| *minute < 1440 && word == minute.to_string());
    let (from, to) = (minute(from)?, minute(to)?);
    (from != to).then_some(Some((from, to)))
}
