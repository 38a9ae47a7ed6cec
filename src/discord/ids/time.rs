//! Clicks about the time of a table: absence, pauses, and tables where nobody plays.

/// A click about the time of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeClick {
    /// Takes the caller's seat back from the AI.
    Back,
    /// Says that the table is still played.
    PlayOn,
    /// Asks to confirm the stop of a table where nobody plays.
    Stop,
    /// Stops it.
    StopYes,
    /// Shows the lengths of a pause.
    Pause,
    /// Pauses the table for this many minutes.
    PauseFor(u32),
    /// Asks a manager for the reason of such a pause, in a form.
    ReasonFor(u32),
    /// Ends the pause.
    GoOn,
    /// Reminds those for whom the table waits.
    Nudge,
}

/// A choice about the time of a table, about going back in it, or about its AIs, from a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeChoice {
    /// The pace.
    Pace,
    /// The policy for a seat whose time is up.
    Absence,
    /// The policy for a seat whose person is away.
    Away,
    /// The steps that people may take back.
    Undo,
    /// The level of an AI that takes the place of a person.
    StandIn,
    /// The people who may ask for a hint.
    Hints,
}

impl TimeChoice {
    const ALL: [TimeChoice; 6] = [
        TimeChoice::Pace,
        TimeChoice::Absence,
        TimeChoice::Away,
        TimeChoice::Undo,
        TimeChoice::StandIn,
        TimeChoice::Hints,
    ];

    pub(super) fn word(self) -> &'static str {
        match self {
            TimeChoice::Pace => "pace",
            TimeChoice::Absence => "absence",
            TimeChoice::Away => "away",
            TimeChoice::Undo => "undo",
            TimeChoice::StandIn => "stand-in",
            TimeChoice::Hints => "hints",
        }
    }

    pub(super) fn read(word: &str) -> Option<TimeChoice> {
        TimeChoice::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

impl TimeClick {
    pub(super) fn words(self) -> String {
        let word = match self {
            TimeClick::Back => "back",
            TimeClick::PlayOn => "on",
            TimeClick::Stop => "stop",
            TimeClick::StopYes => "stop yes",
            TimeClick::Pause => "pause",
            TimeClick::PauseFor(minutes) => return format!("pause {minutes}"),
            TimeClick::ReasonFor(minutes) => return format!("reason {minutes}"),
            TimeClick::GoOn => "go on",
            TimeClick::Nudge => "nudge",
        };
        word.to_owned()
    }

    pub(super) fn read(words: &str) -> Option<TimeClick> {
        Some(match words {
            "back" => TimeClick::Back,
            "on" => TimeClick::PlayOn,
            "stop" => TimeClick::Stop,
            "stop yes" => TimeClick::StopYes,
            "pause" => TimeClick::Pause,
            "go on" => TimeClick::GoOn,
            "nudge" => TimeClick::Nudge,
            words => match words.split_once(' ')? {
                ("pause", minutes) => TimeClick::PauseFor(minutes.parse().ok()?),
                ("reason", minutes) => TimeClick::ReasonFor(minutes.parse().ok()?),
                _ => return None,
            },
        })
    }
}
