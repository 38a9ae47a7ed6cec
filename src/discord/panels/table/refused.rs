//! Answers to clicks and typed words that do not fit: private and friendly. They change nothing.

use super::typed_action::Known;
use super::{board, choices, replay, seat, times, typed_input};
use crate::discord::ids::{Click, CustomId, HistoryClick, LobbyClick, TableClick};
use crate::discord::panels::{board_link, cast, help, last_events, link, mine_button, number, say, tell, title};
use crate::discord::parts::{Button, Parts, plain};
use agon_gamemaster::{Refused, TableRow, TableSnapshot, is_control_or_bidi};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Viewer;
use agon_rules::game::BadOptions;
use agon_rules::table::Rejected;
use agon_rules::undo::CannotUndo;

/// Returns the sentence for a refusal at a table. For faults of ours it holds the id in the log.
pub fn line(language: Language, snapshot: Option<&TableSnapshot>, refused: &Refused, fault: &str) -> String {
    let numbered = |key: &str| tell(language, key, &[("number", snapshot.map_or(0, number).into())]);
    let named = |key: &str, name: &str| tell(language, key, &[("name", plain(name).into())]);
    match refused {
        Refused::NoTable(_) => say(language, "ui-not-for-you"),
        Refused::ChannelTaken(_) => say(language, "ui-channel-taken"),
        Refused::Options(bad) => options(language, bad),
        Refused::Over(row) => tell(language, "ui-table-is-over", &[("number", i64::from(row.number).into())]),
        Refused::Begun => numbered("ui-begun"),
        Refused::NotBegun => say(language, "ui-not-begun"),
        Refused::Full => say(language, "ui-full"),
        Refused::PeopleOnly => say(language, "ui-people-only"),
        Refused::Seated => say(language, "ui-seated"),
        Refused::TooFew { missing } => tell(language, "ui-too-few", &[("missing", i64::from(*missing).into())]),
        Refused::NotHost { host } => tell(language, "ui-not-host", &[("host", plain(host).into())]),
        Refused::NoSeat => numbered("ui-no-seat"),
        Refused::GaveUp { name } => named("sitting-gave-up", name),
        Refused::NotFree { owner } => tell(language, "sitting-not-free", &[("owner", plain(owner).into())]),
        Refused::NotOffered => say(language, "sitting-not-offered"),
        Refused::OfferedToAnother => say(language, "sitting-to-another"),
        Refused::SeatTaken { name } => named("sitting-seat-taken", name),
        Refused::SatHere => say(language, "sitting-sat-here"),
        Refused::Blocked => say(language, "sitting-blocked"),
        Refused::Out { since_ms: None } => say(language, "ui-gave-up"),
        Refused::Out { since_ms: Some(since) } => {
            let since = format!("<t:{}:f>", since.div_euclid(1000));
            let args = [("number", snapshot.map_or(0, number).into()), ("since", since.into())];
            tell(language, "ui-out", &args)
        }
        Refused::NotYourTurn { waiting } => match snapshot.and_then(|snapshot| turn_of_others(language, snapshot)) {
            Some(line) => line,
            None => {
                let names: Vec<String> = waiting.iter().map(|name| plain(name)).collect();
                tell(language, "ui-not-your-turn", &[("who", agon_lang::join(language, &names).into())])
            }
        },
        Refused::Stale { .. } => match snapshot.and_then(|snapshot| last_event(language, snapshot)) {
            Some(what) => tell(language, "ui-moved-on-by", &[("what", what.into())]),
            None => say(language, "ui-moved-on"),
        },
        Refused::AlreadyDone => say(language, "ui-already-done"),
        Refused::Rejected(rejected) => rejected_line(language, snapshot, rejected),
        Refused::Hidden => say(language, "ui-hidden"),
        Refused::CannotUndo(CannotUndo::Revealed(step)) => revealed(language, snapshot, *step),
        Refused::CannotUndo(CannotUndo::Nothing(_)) => say(language, "undo-nothing"),
        Refused::CannotUndo(CannotUndo::NotOwn(_) | CannotUndo::Over) | Refused::UndoTooLate => {
            say(language, "undo-too-late")
        }
        Refused::UndoForbidden => say(language, "undo-forbidden"),
        Refused::NoHints => say(language, "hint-none-here"),
        Refused::NothingToTakeBack => say(language, "ui-nothing-to-take-back"),
        Refused::NotAlone => say(language, "ui-not-alone"),
        Refused::ManagersOnly => say(language, "ui-abort-not-yours"),
        Refused::TooManyOpen { limit } => too_many_line(language, *limit as usize, *limit),
        Refused::Closing => say(language, "ui-closing"),
        Refused::Paused { code } => {
            let number = snapshot.map_or(0, number);
            tell(language, "ui-paused", &[("number", number.into()), ("code", code.as_str().into())])
        }
        Refused::PausedUntil { until_ms } => times::paused_table(language, snapshot.map_or(0, number), *until_ms),
        Refused::NotAbsent { owner } => times::not_absent(language, snapshot, owner),
        Refused::NotIdle => say(language, "times-not-idle"),
        Refused::NoPause => say(language, "times-no-pause"),
        Refused::NoOneToNudge => say(language, "times-no-one-to-nudge"),
        Refused::NudgeTooSoon { from_ms } => {
            tell(language, "times-nudge-too-soon", &[("time", times::left(*from_ms).into())])
        }
        Refused::QuestionOpen => say(language, "question-refused-open"),
        Refused::QuestionAnswered => say(language, "question-refused-answered"),
        Refused::NotYoursToAnswer => say(language, "question-refused-not-yours"),
        Refused::CannotAsk => say(language, "question-refused-cannot"),
        Refused::BackFirst => say(language, "question-refused-back-first"),
        Refused::NobodyToAsk => say(language, "question-refused-nobody"),
        Refused::AskedBefore => say(language, "question-refused-before"),
        Refused::AskedEnough => say(language, "question-refused-enough"),
        Refused::NotReady => say(language, "times-not-ready"),
        Refused::NotAsked => say(language, "times-not-asked"),
        Refused::Panicked => tell(language, "ui-fault-unsure", &[("id", fault.into())]),
        Refused::Contradiction(_) | Refused::Unreadable(_) | Refused::LogDamaged(_) | Refused::Store(_) => {
            tell(language, "ui-fault", &[("id", fault.into())])
        }
    }
}

/// Describes the decisions of other seats, and the viewer's next turn if the rules fix it.
fn turn_of_others(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    let (words, public) = (snapshot.game().words, snapshot.public()?);
    let who = board::who_must_act(language, words, snapshot);
    let line = (!who.is_empty()).then(|| tell(language, "ui-not-your-turn", &[("who", who.into())]))?;
    let next = public.progress().next;
    let before = snapshot.seat().and_then(|seat| next.iter().position(|other| *other == seat));
    let place = before.map(|before| tell(language, "ui-your-place", &[("before", (before as i64).into())]));
    Some([Some(line), place].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Says that a step showed something, and what everybody saw of it.
fn revealed(language: Language, snapshot: Option<&TableSnapshot>, step: u32) -> String {
    let event = snapshot.and_then(|snapshot| {
        let cast = cast(language, snapshot.seats());
        let of_step = snapshot.events().iter().filter(|(seq, _)| *seq == step);
        let mut public = of_step.filter_map(|(_, event)| event.seen_by(Viewer::Public));
        public.find_map(|event| snapshot.game().words.event(language, &cast, &event))
    });
    match event {
        Some(event) => tell(language, "undo-revealed", &[("event", event.trim_end_matches('.').into())]),
        None => tell(language, "undo-revealed-step", &[("step", step.into())]),
    }
}

/// Returns the last event, as the viewer may know it.
fn last_event(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    last_events(language, snapshot.game().words, snapshot, 1).pop()
}

fn rejected_line(language: Language, snapshot: Option<&TableSnapshot>, rejected: &Rejected) -> String {
    match rejected {
        Rejected::Refused { refusal, .. } => match snapshot {
            Some(snapshot) => snapshot.game().words.refusal(language, refusal),
            None => refusal.to_string(),
        },
        Rejected::Unreadable { text, .. } => match snapshot {
            Some(snapshot) => typed_input::line(language, &Known::legal(language, snapshot), text),
            None => typed_input::unknown(language, text),
        },
        Rejected::Interrupted(text) => tell(language, "ui-interrupted", &[("text", code(text).into())]),
        Rejected::NotWaited(_) | Rejected::NoOutcome(_) => say(language, "ui-moved-on"),
    }
}

/// Shows typed words as they are, without effect as markup.
pub fn code(text: &str) -> String {
    let shown: String = text.chars().filter(|letter| *letter != '`' && !is_control_or_bidi(*letter)).take(60).collect();
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

/// Builds the screen of a refusal: the sentence, and the actions that are possible now.
pub fn screen(language: Language, snapshot: Option<&TableSnapshot>, refused: &Refused, fault: &str) -> Parts {
    let line = line(language, snapshot, refused, fault);
    if matches!(refused, Refused::Closing) {
        return Parts::line(line);
    }
    let Some(snapshot) = snapshot else {
        return Parts::line(line).buttons(vec![help::open_button(language)]);
    };
    match refused {
        Refused::NoSeat => Parts { content: line, ..seat::no_seat(language, snapshot) },
        Refused::Out { .. } | Refused::GaveUp { .. } => Parts::line(line).buttons(seat::watching(language, snapshot)),
        Refused::Over(_) => over(language, snapshot, line),
        Refused::Hidden => Parts::line(line),
        // The panel describes the pause.
        Refused::Paused { .. } if snapshot.seat().is_some() && snapshot.paused().is_some() => {
            seat::seat(language, snapshot, &choices::At::default(), None)
        }
        Refused::PausedUntil { .. } if snapshot.seat().is_some() && times::paused_until(snapshot).is_some() => {
            seat::seat(language, snapshot, &choices::At::default(), None)
        }
        _ if snapshot.seat().is_some() && snapshot.is_running() => {
            seat::seat(language, snapshot, &choices::At::default(), Some(line))
        }
        Refused::Begun => Parts::line(line).buttons(vec![watch(language, snapshot)]),
        _ => Parts::line(line),
    }
}

/// Makes the button to a running table: its board, or the position in words if the board is not sent yet.
fn watch(language: Language, snapshot: &TableSnapshot) -> Button {
    let label = say(language, "label-watch");
    let text = CustomId::new(TableClick::Text, snapshot.table().table, 0);
    board_link(snapshot).map_or_else(|| Button::new(text, label.clone()), |link| Button::link(link, label.clone()))
}

/// Describes a table that is over: its end, and the actions left. A closed lobby has none left.
fn over(language: Language, snapshot: &TableSnapshot, line: String) -> Parts {
    if snapshot.public().is_none() {
        return Parts::line(say(language, "ui-lobby-closed")).buttons(vec![help::open_button(language)]);
    }
    let at = |click: Click, key: &str| Button::new(CustomId::new(click, snapshot.table().table, 0), say(language, key));
    let result = snapshot.standing().is_some().then(|| at(HistoryClick::Table(None).into(), "ui-result"));
    let rest = [replay::open_button(language, snapshot, None), at(LobbyClick::Rematch.into(), "label-rematch")];
    let ended = board::ended(language, snapshot.game().words, snapshot);
    Parts::line(format!("{line} {ended}")).buttons(result.into_iter().chain(rest).collect())
}

/// Answers that a channel already has a table, with its link and another possible action.
pub fn taken(language: Language, snapshot: &TableSnapshot, else_what: Option<Button>) -> Parts {
    let args = [("number", number(snapshot).into())];
    let go = board_link(snapshot).map(|link| Button::link(link, say(language, "label-go-to-it")));
    let buttons = go.into_iter().chain(else_what).collect();
    Parts::line(tell(language, "ui-channel-taken-by", &args)).buttons(buttons)
}

/// The number of tables with a line for a person who opened too many.
const LINES: usize = 10;

fn too_many_line(language: Language, opened: usize, limit: u32) -> String {
    tell(language, "open-too-many", &[("n", opened.into()), ("limit", limit.into())])
}

/// Answers a person who has as many open tables as they may, with the way to each. They may have more if the limit was
/// higher before.
pub fn too_many(language: Language, games: &Registry, opened: &[TableRow], limit: u32) -> Parts {
    let line = |row: &TableRow| {
        let name = games.get(&row.game).map(|game| title(language, game, row));
        let name = name.unwrap_or_else(|| i64::from(row.number).to_string());
        match row.board_message {
            Some(message) => format!("- [{name}]({})", link(row.guild, row.board_channel, message)),
            None => format!("- {name} <#{}>", row.channel),
        }
    };
    let first = too_many_line(language, opened.len(), limit);
    let lines = std::iter::once(first).chain(opened.iter().take(LINES).map(line));
    Parts::line(lines.collect::<Vec<_>>().join("\n")).buttons(vec![mine_button(language)])
}
