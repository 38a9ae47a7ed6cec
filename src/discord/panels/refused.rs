//! Answers to clicks and words that do not fit: private, kind, and nothing has changed.

use super::{board_link, choices, game_words, help, number, say, seat, tell, winners};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Parts};
use agon_gamemaster::{Look, Refused, Stage};
use agon_lang::Language;
use agon_rules::game::BadOptions;
use agon_rules::table::Rejected;

/// The sentence for a refusal; faults of ours are told with the id that stands in the log.
pub fn line(language: Language, game: &str, refused: &Refused, fault: &str) -> String {
    match refused {
        Refused::NoTable(_) => say(language, "ui-not-for-you"),
        Refused::ChannelTaken(_) => say(language, "ui-channel-taken"),
        Refused::Options(bad) => options(language, bad),
        Refused::Over(row) => tell(language, "ui-table-is-over", &[("number", i64::from(row.number).into())]),
        Refused::Begun => say(language, "ui-begun"),
        Refused::NotBegun => say(language, "ui-not-begun"),
        Refused::Full => say(language, "ui-full"),
        Refused::Seated => say(language, "ui-seated"),
        Refused::TooFew { missing } => tell(language, "ui-too-few", &[("missing", i64::from(*missing).into())]),
        Refused::NotHost { host } => {
            tell(language, "ui-not-host", &[("host", crate::discord::parts::plain(host).into())])
        }
        Refused::NoSeat => say(language, "ui-no-seat"),
        Refused::GaveUp => say(language, "ui-gave-up"),
        Refused::NotYourTurn { waiting } => {
            let machine = say(language, "table-ai");
            let name = |name: &String| {
                if name.is_empty() { machine.clone() } else { crate::discord::parts::plain(name) }
            };
            let names: Vec<String> = waiting.iter().map(name).collect();
            tell(language, "ui-not-your-turn", &[("names", agon_lang::join(language, &names).into())])
        }
        Refused::MovedOn { .. } => say(language, "ui-moved-on"),
        Refused::AlreadyDone => say(language, "ui-already-done"),
        Refused::Rejected(rejected) => rejected_line(language, game, rejected),
        Refused::NothingToTakeBack => say(language, "ui-nothing-to-take-back"),
        Refused::NotYours => say(language, "ui-abort-not-yours"),
        Refused::Closing => say(language, "ui-closing"),
        Refused::Contradiction(_) | Refused::Unreadable(_) | Refused::Store(_) => {
            tell(language, "ui-fault", &[("id", fault.into())])
        }
    }
}

fn rejected_line(language: Language, game: &str, rejected: &Rejected) -> String {
    match rejected {
        Rejected::Refused { refusal, .. } => match game_words(game) {
            Some(words) => words.refusal(language, refusal),
            None => refusal.to_string(),
        },
        Rejected::Unreadable { text, near: Some(near) } => {
            tell(language, "ui-unreadable-near", &[("text", code(text).into()), ("near", code(near).into())])
        }
        Rejected::Unreadable { text, near: None } => tell(language, "ui-unreadable", &[("text", code(text).into())]),
        Rejected::Interrupted(text) => tell(language, "ui-interrupted", &[("text", code(text).into())]),
        Rejected::NotWaited(_) | Rejected::NoOutcome(_) => say(language, "ui-moved-on"),
    }
}

/// Words somebody typed, shown as they are and doing nothing.
fn code(text: &str) -> String {
    let shown: String = text.chars().filter(|letter| *letter != '`' && !letter.is_control()).take(60).collect();
    format!("`{shown}`")
}

fn options(language: Language, bad: &BadOptions) -> String {
    match bad {
        BadOptions::Game(game) => tell(language, "ui-no-game", &[("game", code(game).into())]),
        BadOptions::Seats { least, most, .. } => {
            let args = [("least", i64::from(*least).into()), ("most", i64::from(*most).into())];
            tell(language, "ui-bad-seats", &args)
        }
        BadOptions::Unknown(option) => tell(language, "ui-no-option", &[("option", code(option).into())]),
        BadOptions::Value { option, value } => {
            tell(language, "ui-bad-option", &[("option", code(option).into()), ("value", code(value).into())])
        }
    }
}

/// A refusal as a screen: the sentence, and what the person can do now.
pub fn screen(language: Language, look: Option<&Look>, refused: &Refused, fault: &str) -> Parts {
    let game = look.map_or("", |look| look.table.game.as_str());
    let line = line(language, game, refused, fault);
    let Some(look) = look else {
        return Parts::line(line).buttons(vec![help::open_button(language)]);
    };
    match refused {
        Refused::NoSeat | Refused::GaveUp => Parts { content: line, ..seat::stranger(language, look) },
        Refused::Over(_) => over(language, look, line),
        _ if look.seat.is_some() && look.stage == Stage::Running => {
            seat::seat(language, look, &choices::At::default(), Some(line))
        }
        _ => Parts::line(line),
    }
}

fn over(language: Language, look: &Look, line: String) -> Parts {
    let won = game_words(&look.table.game).map(|words| winners(language, words, look)).unwrap_or_default();
    let id = CustomId::new(Verb::History, look.table.table, 0, "table");
    let mut buttons = Vec::new();
    if look.standing.is_some() {
        buttons.push(Button::new(id, say(language, "ui-result")));
        let rematch = CustomId::new(Verb::Lobby, look.table.table, 0, "rematch");
        buttons.push(Button::new(rematch, say(language, "label-rematch")));
    }
    buttons.push(help::open_button(language));
    Parts::line(format!("{line} {won}").trim().to_owned()).buttons(buttons)
}

/// A channel that has a table already.
pub fn taken(language: Language, look: &Look) -> Parts {
    let args = [("number", number(look).into())];
    let parts = Parts::line(tell(language, "ui-channel-taken-by", &args));
    match board_link(look) {
        Some(link) => Parts::line(format!("{} {link}", parts.content)),
        None => parts,
    }
}
