//! Clicks about one table: its actions and its pages.

use super::{Asked, Click, LobbyClick, OrdersClick, QuestionClick, ReplayClick, SittingClick, TimeClick, ask};

/// A click about one table. Words are notation: actions, several joined by `;`, or the beginning of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableClick {
    /// Performs these actions.
    Act(String),
    /// Opens a level of the menu. A menu's choice may be a whole action.
    Go(String),
    /// Performs several actions chosen in one menu: the first word of each.
    Pick(String),
    /// Asks for an amount in a form.
    Ask(Asked),
    /// Performs these actions, after a confirmation.
    Yes(String),
    /// Takes back the last entry of a secret choice.
    Back,
    /// Takes back all of a secret choice.
    Clear,
    /// Takes back everything after a step.
    Undo(u32),
    /// Asks what an AI would do.
    Hint,
    /// The caller's orders.
    Orders(OrdersClick),
    /// The caller's notes.
    Notes(NotesClick),
    /// Asks why an action is not possible: a level of the menu of impossible actions.
    Why(String),
    /// The caller's panel.
    Seat(SeatClick),
    /// The position in words.
    Text,
    /// The events so far.
    Log(LogClick),
    /// The table step by step.
    Replay(ReplayClick),
    /// Its scores over time.
    Chart,
    /// The whole game as an animated picture.
    Animation,
    /// The page with everything else.
    More(MoreClick),
    /// The language and colours of public messages.
    Appearance(AppearanceClick),
    /// The lobby.
    Lobby(LobbyClick),
    /// The table as the chosen file.
    File,
    /// Its luck, checked.
    Proof,
    /// Its time: absence, pauses, silence.
    Time(TimeClick),
    /// Its seats that change hands.
    Sitting(SittingClick),
    /// Questions to the others.
    Question(QuestionClick),
}

/// A click on the caller's panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatClick {
    /// Opens it.
    Open,
    /// Refreshes it.
    Refresh,
    /// Tries a direct message once more.
    Try,
    /// Opens it for a prompt. The prompt's word makes the button differ from others.
    For(String),
}

/// A click on the log, in short or event by event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogClick {
    /// Opens it.
    Open,
    /// Turns to a page, from 0.
    Page(usize),
    /// Turns to the chosen round.
    Jump,
    /// Opens the list of all events, at the step of the id.
    All,
    /// Turns to a page, from 0, of what happened after the step of the id.
    Since(usize),
}

words! {
    /// A click on the caller's notes.
    NotesClick {
        /// Shows the notes.
        Show = "",
        /// Writes them in a form.
        Write = "write",
        /// Erases them.
        Erase = "erase",
    }

    /// A click on the page with everything else.
    MoreClick {
        /// Shows it.
        Show = "",
        /// Mutes the table.
        Mute = "mute",
        /// Unmutes it.
        Unmute = "unmute",
        /// Asks the last player to confirm the end.
        End = "end",
        /// Ends it.
        EndYes = "end yes",
        /// Asks the caller to confirm the resignation.
        Resign = "resign",
        /// Resigns.
        ResignYes = "resign yes",
        /// Resigns, after a warning that the other wins.
        ResignLose = "resign lose",
        /// Asks the host to confirm the stop.
        Abort = "abort",
        /// Stops the table.
        AbortYes = "abort yes",
        /// Asks a manager for the reason, in a form.
        Reason = "reason",
        /// Moves the board here.
        Move = "move",
        /// Shows the choices of language and colours.
        Appearance = "looks",
        /// Lets the caller hear of the end of the table.
        Follow = "follow",
        /// Does not let them hear of it any more.
        Unfollow = "unfollow",
    }

    /// A choice for public messages.
    AppearanceClick {
        /// The language.
        Language = "language",
        /// The colours.
        Colours = "colours",
    }
}

impl TableClick {
    /// Returns the verb and the words.
    pub(super) fn written(&self) -> (&'static str, String) {
        match self {
            TableClick::Act(words) => ("act", words.clone()),
            TableClick::Go(words) => ("go", words.clone()),
            TableClick::Pick(words) => ("pick", words.clone()),
            TableClick::Ask(asked) => (ask::VERB, asked.words()),
            TableClick::Yes(words) => ("yes", words.clone()),
            TableClick::Back => ("back", String::new()),
            TableClick::Clear => ("clr", String::new()),
            TableClick::Undo(to) => ("undo", to.to_string()),
            TableClick::Hint => ("hint", String::new()),
            TableClick::Orders(click) => ("ord", click.words()),
            TableClick::Notes(click) => ("note", click.word().to_owned()),
            TableClick::Why(words) => ("why", words.clone()),
            TableClick::Seat(click) => ("seat", click.words()),
            TableClick::Text => ("text", String::new()),
            TableClick::Log(click) => ("log", click.words()),
            TableClick::Replay(click) => ("rep", click.words()),
            TableClick::Chart => ("pts", String::new()),
            TableClick::Animation => ("gif", String::new()),
            TableClick::More(click) => ("more", click.word().to_owned()),
            TableClick::Appearance(click) => ("look", click.word().to_owned()),
            TableClick::Lobby(click) => ("lob", click.words()),
            TableClick::File => ("file", String::new()),
            TableClick::Proof => ("luck", String::new()),
            TableClick::Time(click) => ("time", click.words()),
            TableClick::Sitting(click) => ("sit", click.words()),
            TableClick::Question(click) => ("vote", click.words()),
        }
    }

    /// Reads a click from the verb and the words of a custom id; `None` if they are not those of a click.
    pub(super) fn read(verb: &str, words: &str) -> Option<TableClick> {
        let plain = |click: TableClick| words.is_empty().then_some(click);
        match verb {
            "act" => Some(TableClick::Act(words.to_owned())),
            "go" => Some(TableClick::Go(words.to_owned())),
            "pick" => Some(TableClick::Pick(words.to_owned())),
            ask::VERB => Asked::read(words).map(TableClick::Ask),
            "yes" => Some(TableClick::Yes(words.to_owned())),
            "back" => plain(TableClick::Back),
            "clr" => plain(TableClick::Clear),
            "undo" => words.parse().ok().map(TableClick::Undo),
            "hint" => plain(TableClick::Hint),
            "ord" => Some(TableClick::Orders(OrdersClick::read(words))),
            "note" => NotesClick::read(words).map(TableClick::Notes),
            "why" => Some(TableClick::Why(words.to_owned())),
            "seat" => Some(TableClick::Seat(SeatClick::read(words))),
            "text" => plain(TableClick::Text),
            "log" => LogClick::read(words).map(TableClick::Log),
            "rep" => ReplayClick::read(words).map(TableClick::Replay),
            "pts" => plain(TableClick::Chart),
            "gif" => plain(TableClick::Animation),
            "more" => MoreClick::read(words).map(TableClick::More),
            "look" => AppearanceClick::read(words).map(TableClick::Appearance),
            "lob" => LobbyClick::read(words).map(TableClick::Lobby),
            "file" => plain(TableClick::File),
            "luck" => plain(TableClick::Proof),
            "time" => TimeClick::read(words).map(TableClick::Time),
            "sit" => SittingClick::read(words).map(TableClick::Sitting),
            "vote" => QuestionClick::read(words).map(TableClick::Question),
            _ => None,
        }
    }
}

impl SeatClick {
    fn words(&self) -> String {
        match self {
            SeatClick::Open => String::new(),
            SeatClick::Refresh => "refresh".to_owned(),
            SeatClick::Try => "try".to_owned(),
            SeatClick::For(word) => word.clone(),
        }
    }

    fn read(words: &str) -> SeatClick {
        match words {
            "" => SeatClick::Open,
            "refresh" => SeatClick::Refresh,
            "try" => SeatClick::Try,
            word => SeatClick::For(word.to_owned()),
        }
    }
}

impl LogClick {
    fn words(self) -> String {
        match self {
            LogClick::Open => String::new(),
            LogClick::Page(page) => page.to_string(),
            LogClick::Jump => "jump".to_owned(),
            LogClick::All => "all".to_owned(),
            LogClick::Since(page) => format!("since {page}"),
        }
    }

    fn read(words: &str) -> Option<LogClick> {
        match words {
            "" => Some(LogClick::Open),
            "jump" => Some(LogClick::Jump),
            "all" => Some(LogClick::All),
            words => match words.strip_prefix("since ") {
                Some(page) => page.parse().ok().map(LogClick::Since),
                None => words.parse().ok().map(LogClick::Page),
            },
        }
    }
}

/// Lets panels pass a family's value where a click about a table is needed.
macro_rules! families {
    ($($variant:ident($family:ty),)*) => {$(
        impl From<$family> for TableClick {
            fn from(click: $family) -> TableClick {
                TableClick::$variant(click)
            }
        }

        impl From<$family> for Click {
            fn from(click: $family) -> Click {
                Click::Table(TableClick::$variant(click))
            }
        }
    )*};
}

families! {
    Ask(Asked),
    Orders(OrdersClick),
    Notes(NotesClick),
    Seat(SeatClick),
    Log(LogClick),
    Replay(ReplayClick),
    More(MoreClick),
    Appearance(AppearanceClick),
    Lobby(LobbyClick),
    Time(TimeClick),
    Sitting(SittingClick),
    Question(QuestionClick),
}
