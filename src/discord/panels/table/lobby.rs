//! The lobby: its seats, its options and its buttons (public), and the host's options (private).

use super::{lobby_seats, lobby_times};
use crate::discord::ids::{AppearanceClick, CustomId, LobbyClick, MoreClick, OpenClick, RulesClick, SeatsClick};
use crate::discord::panels::records::number_format::{machine, machine_within};
use crate::discord::panels::settings::preferences;
use crate::discord::panels::settings::times::span;
use crate::discord::panels::{GOLD, button, holder, number, say, seal, tell, title};
use crate::discord::parts::{Button, Choice, Embed, Menu, MenuKind, Parts, Tone};
use agon_ai::Level;
use agon_gamemaster::{Changed, Fill, LOBBY_MS, TableSnapshot, terms};
use agon_lang::{GameWords, Language};
use agon_rules::game::OptionValues;
use agon_store::SeatOrder;

/// Builds the lobby message.
pub fn lobby(language: Language, snapshot: &TableSnapshot) -> Parts {
    let words = snapshot.game().words;
    let order = snapshot.table().seat_order;
    let expected = lobby_times::expected(language, snapshot);
    let alone = snapshot.seats().iter().filter(|row| row.user.is_some()).count() < 2;
    let options = [
        Some(options_line(language, snapshot)),
        (order != SeatOrder::Joined).then(|| lobby_seats::order(language, order)),
        // Where several people sit, the days count, and not the minutes of play.
        size(language, words, snapshot).filter(|_| alone || expected.is_none()),
    ];
    let mut lines = vec![words.blurb(language)];
    lines.extend(lobby_times::ready(language, snapshot));
    lines.extend(begins(language, snapshot).filter(|_| lobby_times::ready_check(snapshot).is_none()));
    lines.extend(counts(language, words, snapshot));
    lines.extend([
        String::new(),
        lobby_seats::list(language, snapshot).join("\n"),
        String::new(),
        options.into_iter().flatten().collect::<Vec<_>>().join(" · "),
    ]);
    lines.extend(expected);
    lines.extend([
        tell(language, "ui-luck-sealed", &[("seal", seal(snapshot.commitment()).into())]),
        closing(language, snapshot),
        say(language, "ui-lobby-language"),
    ]);
    lines.extend(changed(language, words, snapshot));
    let first_row = match lobby_times::ready_check(snapshot) {
        Some(check) => lobby_times::ready_buttons(language, snapshot, check),
        None => beginning(language, snapshot),
    };
    let parts = Parts {
        embed: Some(Embed {
            title: tell(
                language,
                "ui-lobby-title",
                &[("title", title(language, snapshot.game(), snapshot.table()).into())],
            ),
            text: lines.join("\n"),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    };
    let menus = machines(language, snapshot);
    menus.into_iter().fold(parts.buttons(first_row), Parts::menu).buttons(company(language, snapshot))
}

/// Returns the menus of levels: for the start with AIs, and for one AI more. None where no AI may sit down.
fn machines(language: Language, snapshot: &TableSnapshot) -> Vec<Menu> {
    if !takes_machines(snapshot) {
        return Vec::new();
    }
    let menu = |click: LobbyClick, name: &str, choices: Vec<Choice>| Menu {
        id: CustomId::new(click, snapshot.table().table, 0),
        placeholder: say(language, name),
        choices,
        count: 1,
        kind: MenuKind::Words,
    };
    let begin = lobby_times::ready_check(snapshot)
        .is_none()
        .then(|| menu(LobbyClick::FillWith, "ui-fill-with", fills(language, snapshot)));
    let add = (!spoken_for(snapshot)).then(|| {
        let choices = Level::CHOSEN.map(|level| Choice {
            detail: say(language, &format!("ai-level-{level}-detail")),
            ..Choice::new(level.word(), machine(language, level.word()))
        });
        menu(LobbyClick::MachineOf, "label-add-ai", choices.to_vec())
    });
    begin.into_iter().chain(add).collect()
}

/// Returns the ways to start with AIs: each number of seats with each level.
fn fills(language: Language, snapshot: &TableSnapshot) -> Vec<Choice> {
    let taken = snapshot.seats().len() as u8;
    let least = snapshot.game().meta().seats.0.max(taken + 1);
    let one = |seats: u8, level: Level| {
        let args = [("n", i64::from(seats).into()), ("ai", machine_within(language, level.word()).into())];
        let minutes = snapshot.game().words.minutes(language, seats);
        let size = minutes.map(|minutes| {
            tell(language, "ui-lobby-size", &[("n", i64::from(seats).into()), ("minutes", minutes.into())])
        });
        let label = tell(language, "ui-fill-choice", &args);
        Choice { detail: size.unwrap_or_default(), ..Choice::new(format!("{seats} {level}"), label) }
    };
    let seats = least..=snapshot.table().seats_wanted;
    seats.flat_map(|seats| Level::CHOSEN.map(|level| one(seats, level))).collect()
}

/// Reads the value of a way to start with AIs; `None` if it is no such value.
pub fn read_fill(value: &str) -> Option<Fill> {
    let (seats, level) = value.split_once(' ')?;
    Some(Fill { seats: Some(seats.parse().ok()?), level: Level::chosen(level)? })
}

/// True if each seat of a lobby is taken or held.
fn spoken_for(snapshot: &TableSnapshot) -> bool {
    snapshot.seats().len() + snapshot.held().len() >= usize::from(snapshot.table().seats_wanted)
}

/// True if machines may take free seats of a lobby.
fn takes_machines(snapshot: &TableSnapshot) -> bool {
    let full = snapshot.seats().len() >= usize::from(snapshot.table().seats_wanted);
    !full && !snapshot.table().people_only
}

/// Returns the buttons that begin the table, and join or leave it. The first step that helps the people who sit there is
/// the main one: to start, alone or with AIs, or to wait for somebody who joins.
fn beginning(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let (taken, least) = (snapshot.seats().len() as i64, i64::from(snapshot.game().meta().seats.0));
    let (missing, with_machines) = (least - taken, takes_machines(snapshot));
    let start = if missing > 0 {
        tell(language, "ui-start-more", &[("missing", missing.into())])
    } else {
        say(language, "label-start")
    };
    let main = match (missing > 0, with_machines) {
        (false, _) => LobbyClick::Start,
        (true, true) => LobbyClick::Fill,
        (true, false) => LobbyClick::Join,
    };
    let one = |click: LobbyClick, label: String, possible: bool| {
        let tone = if click == main { Tone::Main } else { Tone::Plain };
        button(snapshot, click, label).tone(tone).grey(!possible)
    };
    let full = snapshot.seats().len() >= usize::from(snapshot.table().seats_wanted);
    vec![
        one(LobbyClick::Fill, say(language, "label-start-with-ai"), with_machines),
        one(LobbyClick::Start, start, missing <= 0),
        one(LobbyClick::Join, say(language, "label-join"), !full),
        one(LobbyClick::Leave, say(language, "label-leave"), true),
        one(LobbyClick::Options, say(language, "label-options"), true),
    ]
}

/// Returns the buttons that bring others to the table, explain the game, and change the language of the lobby.
fn company(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    vec![
        button(snapshot, LobbyClick::Invite, say(language, "label-invite")).grey(spoken_for(snapshot)),
        button(snapshot, RulesClick::of(&snapshot.table().game), say(language, "label-rules")),
        button(snapshot, MoreClick::Appearance, say(language, "label-appearance")),
    ]
}

/// Describes the start with AIs, where it is possible: how many will sit there.
fn begins(language: Language, snapshot: &TableSnapshot) -> Option<String> {
    takes_machines(snapshot).then(|| {
        let ai = machine_within(language, snapshot.usual_level().word());
        tell(language, "ui-lobby-begins", &[("n", snapshot.filled().into()), ("ai", ai.into())])
    })
}

/// Says whether the result of a table with AIs moves ratings, and why if it is a first table. `None` without AIs.
fn counts(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Option<String> {
    let first = snapshot.seats().iter().find(|row| row.user.is_some()).filter(|_| snapshot.practice());
    if let Some(row) = first.filter(|_| !snapshot.table().people_only) {
        let args = [("name", holder(language, row).into()), ("game", words.title(language).into())];
        return Some(tell(language, "ui-lobby-practice", &args));
    }
    let machines = snapshot.seats().iter().any(|row| row.user.is_none());
    let key = if snapshot.table().rated { "ui-lobby-counts" } else { "ui-lobby-counts-not" };
    machines.then(|| say(language, key))
}

/// Estimates the length of the table for as many as will sit there: `3 seats, about 60 min`.
fn size(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Option<String> {
    let seats = if takes_machines(snapshot) { snapshot.filled() } else { snapshot.table().seats_wanted };
    let minutes = words.minutes(language, seats)?;
    Some(tell(language, "ui-lobby-size", &[("n", seats.into()), ("minutes", minutes.into())]))
}

/// Describes the host's last change, for the people who already sit there.
fn changed(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Option<String> {
    let what = match snapshot.changed()? {
        Changed::Option(option) => {
            let value = snapshot.table().options.get(option)?.as_str()?;
            words.option_set(language, option, value)
        }
        Changed::Pace => say(language, &format!("times-pace-{}", snapshot.table().times.pace)),
        Changed::Seats => tell(language, "ui-seats-number", &[("n", i64::from(snapshot.table().seats_wanted).into())]),
        Changed::Order => lobby_seats::order(language, snapshot.table().seat_order),
        Changed::Rated => say(language, if snapshot.table().rated { "lobby-rated" } else { "lobby-unrated" }),
        Changed::Company => {
            say(language, if snapshot.table().people_only { "lobby-people-only" } else { "lobby-with-ai" })
        }
    };
    Some(tell(language, "ui-lobby-changed", &[("what", agon_lang::raise(&what).into())]))
}

/// Describes the closing time of the lobby.
fn closing(language: Language, snapshot: &TableSnapshot) -> String {
    let at = snapshot.closes_at_ms().unwrap_or_default() / 1000;
    tell(language, "ui-lobby-closes", &[("time", format!("<t:{at}:R>").into())])
}

/// Describes the options, the language and the limits of a table in one line:
/// `Auction: open · Bribes: in turn · English`.
pub fn options_line(language: Language, snapshot: &TableSnapshot) -> String {
    let words = snapshot.game().words;
    let chosen: OptionValues = serde_json::from_value(snapshot.table().options.clone()).unwrap_or_default();
    let specs = snapshot.game().meta().options;
    let line = |spec: &agon_rules::game::OptionSpec| {
        let value = chosen.get(spec.id).filter(|_| spec.matters(snapshot.table().seats_wanted))?;
        Some(words.option_set(language, spec.id, value))
    };
    let spoken = Language::from_code(&snapshot.table().language).unwrap_or_default();
    let mut parts: Vec<String> = specs.iter().filter_map(line).map(|part| agon_lang::raise(&part)).collect();
    parts.extend(lobby_times::chosen(language, snapshot));
    parts.push(spoken.display().to_owned());
    if !snapshot.table().rated {
        parts.push(say(language, "lobby-unrated"));
    }
    if snapshot.table().people_only {
        parts.push(say(language, "lobby-people-only"));
    }
    parts.join(" · ")
}

/// Builds the host's options. A manager who is not the host may only close the lobby.
pub fn options(language: Language, snapshot: &TableSnapshot, host: bool) -> Parts {
    let words = snapshot.game().words;
    let chosen: OptionValues = serde_json::from_value(snapshot.table().options.clone()).unwrap_or_default();
    let specs = snapshot.game().meta().options;
    let mut parts = Parts {
        embed: Some(Embed {
            title: tell(language, "ui-options-title", &[("number", number(snapshot).into())]),
            text: say(language, "ui-options-text"),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    };
    for spec in specs.iter().filter(|spec| host && spec.matters(snapshot.table().seats_wanted)) {
        let choices = spec.values.iter().map(|value| {
            let label = words.option_set(language, spec.id, value);
            let is_chosen = chosen.get(spec.id).is_some_and(|now| now == value);
            Choice { chosen: is_chosen, ..Choice::new(*value, agon_lang::raise(&label)) }
        });
        parts = parts.menu(Menu {
            id: CustomId::new(LobbyClick::Set(spec.id.to_owned()), snapshot.table().table, 0),
            placeholder: agon_lang::raise(&words.option(language, spec.id)),
            choices: choices.collect(),
            count: 1,
            kind: MenuKind::Words,
        });
    }
    if host {
        parts = appearance(language, snapshot, parts);
    }
    let (now_rated, people_only) = (snapshot.table().rated, snapshot.table().people_only);
    let seats = || button(snapshot, LobbyClick::Seats(SeatsClick::Show), say(language, "label-seats"));
    let label = if now_rated { "label-rated-yes" } else { "label-rated-no" };
    let rated = || button(snapshot, LobbyClick::Rated(!now_rated), say(language, label));
    let label = if people_only { "label-people-only-yes" } else { "label-people-only-no" };
    let company = || button(snapshot, LobbyClick::PeopleOnly(!people_only), say(language, label));
    let close = button(snapshot, LobbyClick::Close, say(language, "ui-close-lobby")).tone(Tone::Danger);
    let times = || button(snapshot, LobbyClick::Times, say(language, "times-label-times"));
    parts.buttons(if host { vec![times(), rated(), company(), seats(), close] } else { vec![close] })
}

/// Adds the choices of language and colours for public messages, which are possible at any time.
pub fn appearance(language: Language, snapshot: &TableSnapshot, parts: Parts) -> Parts {
    let id = |what: AppearanceClick| CustomId::new(what, snapshot.table().table, 0);
    let languages = Language::ALL.map(|known| Choice {
        chosen: snapshot.table().language == known.code(),
        ..Choice::new(known.code(), known.display())
    });
    parts
        .menu(Menu {
            id: id(AppearanceClick::Language),
            placeholder: say(language, "ui-language"),
            choices: languages.to_vec(),
            count: 1,
            kind: MenuKind::Words,
        })
        .menu(preferences::colours(language, id(AppearanceClick::Colours), snapshot.table().palette.as_deref()))
}

/// Builds the message of a closed lobby.
pub fn closed(language: Language, snapshot: &TableSnapshot) -> Parts {
    let open = CustomId::page(OpenClick::Game(snapshot.table().game.clone()));
    let expired = snapshot.table().ended_reason.as_deref() == Some("expired");
    // A table for one sitting does not wait for a day.
    let waited = terms(snapshot.table().times.pace).lobby_ms;
    let text = match expired {
        false => say(language, "ui-lobby-closed"),
        true if waited == LOBBY_MS => say(language, "ui-lobby-expired"),
        true => tell(language, "times-lobby-expired", &[("span", span(language, waited).into())]),
    };
    Parts {
        embed: Some(Embed {
            title: title(language, snapshot.game(), snapshot.table()),
            text,
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .buttons(vec![Button::new(open, say(language, "ui-open-a-table"))])
}
