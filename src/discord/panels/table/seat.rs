//! The private panel of the viewer's seat: the question, their numbers, and all their actions.

use super::panel_content::PanelContent;
use super::recap::{self, Recap};
use super::{board, choices, happened, hint, orders, refused, times, undo};
use crate::discord::ids::{
    Asked, Click, CustomId, LobbyClick, LogClick, NotesClick, OrdersClick, SeatClick, TableClick,
};
use crate::discord::panels::{board_link, button, cast, help, number, say, seat_name, tell};
use crate::discord::parts::{BUTTONS, Button, Parts, ROWS, Row, Tone, plain};
use agon_gamemaster::{NOWHERE, Refused, Stage, TableSnapshot, UserId};
use agon_lang::{GameWords, Language, Question, raise};
use agon_rules::menu::{Hints, Quick};
use agon_rules::{AnyView, Seat};

/// Builds the panel of the viewer's seat at a level of the menu. `first` answers the last click.
pub fn seat(language: Language, snapshot: &TableSnapshot, at: &choices::At, first: Option<String>) -> Parts {
    panel(language, snapshot, at, first, None)
}

/// Builds the panel after an action of the viewer. `late` describes a board that does not show it yet.
pub fn after(language: Language, snapshot: &TableSnapshot, done: Option<String>, late: Option<String>) -> Parts {
    panel(language, snapshot, &choices::At::default(), late, done)
}

/// Builds the panel. `done` is the viewer's last action, in place of the log's words for it.
fn panel(
    language: Language,
    snapshot: &TableSnapshot,
    at: &choices::At,
    first: Option<String>,
    done: Option<String>,
) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let stands = snapshot.paused().is_some() || times::paused_until(snapshot).is_some();
    let absent = times::is_absent(snapshot);
    let asked = snapshot.may_choose() && snapshot.is_running() && !stands && !absent;
    let root = at.path.is_empty();
    let mut content = PanelContent::of(language, snapshot, seat, words.question(language, &cast, view));
    let told: Vec<String> = orders::told(language, snapshot).collect();
    content.notes.extend(times::own(language, snapshot, seat));
    content.notes.extend((!told.is_empty()).then(|| told.join(" ")));
    content.notes.extend(first);
    content.notes.extend(board::paused(language, snapshot));
    content.notes.extend((snapshot.winner_now() == Some(seat)).then(|| say(language, "ui-last-person-you")));
    content.notes.extend(undo::lost(language, snapshot));
    content.notes.extend((asked && root && view.hints().forced.is_some()).then(|| say(language, "undo-forced")));
    content.notes.extend(draft_lines(language, words, snapshot, view));
    if snapshot.is_over() {
        content.notes.push(tell(language, "ui-table-over", &[("number", number(snapshot).into())]));
    }
    // Inside a menu the viewer has read the news already.
    if root {
        let recap = Recap::of(language, snapshot).zip(snapshot.position());
        content.recap = recap.map(|(recap, position)| recap.important(position.decided)).unwrap_or_default();
        let decided = snapshot.position().map_or(0, |position| position.decided);
        let taken = undo::told_after(language, snapshot, decided, Some(seat)).into_iter().map(|(_, told)| told);
        content.recap.splice(0..0, taken);
    }
    let news = !content.recap.is_empty();
    content.head = done.or_else(|| recap::since(language, snapshot).filter(|_| news));
    content.effects = match everyday(view) {
        Some(action) if asked && root => words.preview(language, &cast, view, &action).into_iter().collect(),
        _ if asked => choices::told(language, words, snapshot, view, at),
        _ => Vec::new(),
    };
    content.race = recap::race(language, words, view);
    if asked && snapshot.secret() {
        content.facts.push(board::who_must_act(language, words, snapshot));
    }
    content.facts.extend(orders::lines(language, words, snapshot, view));
    let bare = content.parts(language);
    let with_menu = |rows: usize| {
        let parts = choices::choices(language, words, snapshot, view, at, rows, bare.clone());
        let limit = orders::limit_button(language, snapshot).filter(|_| *at == choices::At::default());
        limit.into_iter().chain(undo::again_button(language, snapshot)).fold(parts, first_of_first_row)
    };
    let parts = match (asked, absent) {
        (true, _) => with_menu(choices::LEVEL),
        (false, true) => bare.clone().buttons(times::back_button(language, snapshot).into_iter().collect()),
        (false, false) => bare.clone(),
    };
    let parts = if *at != choices::At::default() || stands || absent {
        parts
    } else {
        let own = undo::buttons(language, snapshot);
        let with_hint = own.iter().cloned().chain(hint::button(language, snapshot)).collect();
        let fitting = |added: Vec<Button>| {
            let narrow = || with_buttons(with_menu(choices::LEVEL - 1), added.clone()).filter(|_| asked);
            with_buttons(parts.clone(), added.clone()).or_else(narrow)
        };
        // A step back is worth more than a hint.
        fitting(with_hint).or_else(|| fitting(own)).unwrap_or(parts)
    };
    let follows_question = snapshot.is_running() && *at == choices::At::default();
    Parts { places: at.path.clone(), follows_question, ..parts }.buttons(last_row(language, snapshot))
}

/// Puts a button in the first place of the rows, if they have room above the panel's own last row.
fn first_of_first_row(mut parts: Parts, first: Button) -> Parts {
    let room = parts.rows.len() + 1 < ROWS;
    match parts.rows.first_mut() {
        Some(Row::Buttons(row)) if row.len() < BUTTONS => row.insert(0, first),
        _ if room => parts.rows.insert(0, Row::Buttons(vec![first])),
        _ => {}
    }
    parts
}

/// Adds buttons to the last row of buttons, or in rows of their own; `None` if the rows have no room for all above the
/// panel's own last row.
fn with_buttons(parts: Parts, added: Vec<Button>) -> Option<Parts> {
    added.into_iter().try_fold(parts, |mut parts, button| {
        let room = parts.rows.len() + 1 < ROWS;
        match parts.rows.last_mut() {
            Some(Row::Buttons(row)) if row.len() < BUTTONS => row.push(button),
            _ if room => parts.rows.push(Row::Buttons(vec![button])),
            _ => return None,
        }
        Some(parts)
    })
}

/// Returns the action to preview: the main choice, or the first quick one.
fn everyday(view: &AnyView) -> Option<String> {
    let Hints { main, quick, .. } = view.hints();
    let quick = quick.into_iter().find_map(|quick| match quick {
        Quick::Act(action) => Some(action),
        Quick::Ask(_) | Quick::Panel(_) => None,
    });
    main.or(quick)
}

/// Returns the last row of every panel. Each button keeps its place.
pub(super) fn last_row(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let last = |click: Click, key| button(snapshot, click, say(language, key));
    vec![
        happened::open_button(language, snapshot),
        last(TableClick::Why(String::new()).into(), "label-why").grey(!snapshot.is_running()),
        last(OrdersClick::Show.into(), "label-orders").grey(!orders::possible(snapshot)),
        last(NotesClick::Show.into(), "label-notes"),
        last(TableClick::Text.into(), "label-text-board"),
    ]
}

/// Builds the answer to `My seat`: the panel, or the reason why there is none.
pub fn panel_or_refusal(language: Language, snapshot: &TableSnapshot, user: UserId) -> Parts {
    let out = snapshot.seats().iter().find(|row| row.user == Some(user) && row.is_out());
    let refused = match (snapshot.stage(), out) {
        (Stage::Lobby(_), _) => Some(Refused::NotBegun),
        (Stage::Running(_), Some(row)) => Some(Refused::Out { since_ms: row.left_at_ms }),
        (Stage::Running(_), None) if snapshot.seat().is_none() => Some(snapshot.no_seat(user)),
        _ => None,
    };
    match refused {
        Some(refused) => refused::screen(language, Some(snapshot), &refused, ""),
        None => seat(language, snapshot, &choices::At::default(), None),
    }
}

/// Asks to confirm `notation`. With `open` it can still be changed afterwards.
pub fn confirm(language: Language, snapshot: &TableSnapshot, notation: &str, open: bool) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let label = words.label(language, notation);
    let key = if open { "ui-confirm-open" } else { "ui-confirm" };
    let ask = Question::new(tell(language, key, &[("action", label.into())]));
    let mut content = PanelContent::of(language, snapshot, seat, ask);
    content.effects.extend(words.preview(language, &cast, view, notation));
    let confirm = vec![
        button(snapshot, TableClick::Yes(notation.to_owned()), words.button(language, view, notation)).tone(Tone::Main),
        button(snapshot, TableClick::Go(String::new()), say(language, "label-back")),
    ];
    content.parts(language).buttons(confirm).buttons(last_row(language, snapshot))
}

/// Asks for the amount of a choice made in a menu.
pub fn amount(language: Language, snapshot: &TableSnapshot, chosen: &str, then: &agon_rules::menu::Amount) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let ask = Question::new(words.ask(language, &then.word, then.least, then.most));
    let mut content = PanelContent::of(language, snapshot, seat, ask);
    content.notes.push(tell(language, "ui-chosen", &[("action", words.label(language, chosen).into())]));
    content.effects.extend(words.preview(language, &cast, view, chosen));
    let amounts = [0, 1, 2, 4].into_iter().map(|more| then.least + more).filter(|amount| *amount <= then.most);
    let asked = Asked::new(&snapshot.table().game, &format!("{chosen}; {}", then.word), then.least, then.most);
    let mut buttons: Vec<_> = amounts
        .map(|amount| {
            let label = words.label(language, &format!("{} {amount}", then.word));
            button(snapshot, TableClick::Act(asked.input(amount)), label)
        })
        .collect();
    buttons.push(button(snapshot, asked, say(language, "label-other")));
    let back = vec![button(snapshot, TableClick::Go(String::new()), say(language, "label-back"))];
    content.parts(language).buttons(buttons).buttons(back).buttons(last_row(language, snapshot))
}

/// Changes the panel of a player whose direct messages do not arrive: it says where the mentions are instead. The button
/// to try again takes the last place of the last row; the board has a text board too.
pub fn unreached(language: Language, snapshot: &TableSnapshot, panel: Parts) -> Parts {
    if snapshot.seat().is_none() {
        return panel;
    }
    let place = format!("<#{}>", snapshot.table().board_channel.0);
    let mut panel = panel.under(tell(language, "ui-dm-closed-here", &[("channel", place.into())]));
    let again = button(snapshot, SeatClick::Try, say(language, "label-try-again"));
    let text = button(snapshot, TableClick::Text, String::new()).press;
    if let Some(Row::Buttons(last)) = panel.rows.last_mut() {
        last.iter_mut().filter(|button| button.press == text).for_each(|button| *button = again.clone());
    }
    panel
}

/// Builds the answer to a person without a seat.
pub fn no_seat(language: Language, snapshot: &TableSnapshot) -> Parts {
    let over = snapshot.is_over();
    let key = if over { "ui-table-over" } else { "ui-no-seat" };
    let buttons = match snapshot.stage() {
        Stage::Lobby(_) => vec![button(snapshot, LobbyClick::Join, say(language, "label-join"))],
        _ => watching(language, snapshot).into_iter().chain([help::open_button(language)]).collect(),
    };
    Parts::line(tell(language, key, &[("number", number(snapshot).into())])).buttons(buttons)
}

/// Returns the buttons for people who watch.
pub fn watching(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    vec![
        button(snapshot, TableClick::Text, say(language, "label-text-board")),
        button(snapshot, LogClick::Open, say(language, "label-log")),
    ]
}

/// Describes the viewer's choice so far, as long as only they can see it.
fn draft_lines(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, view: &AnyView) -> Vec<String> {
    if !snapshot.secret() {
        return undo::begun(language, snapshot).into_iter().collect();
    }
    let Some(draft) = snapshot.draft().filter(|draft| !draft.words.is_empty()) else { return Vec::new() };
    // The question already shows a list built entry by entry.
    let mut lines: Vec<String> = match view.hints().ranked {
        Some(_) => Vec::new(),
        None => vec![draft.words.iter().map(|word| words.label(language, word)).collect::<Vec<_>>().join(" · ")],
    };
    let key = if draft.locked { "ui-draft-sealed" } else { "ui-draft-open" };
    lines.push(say(language, key));
    lines
}

pub(super) fn seated(snapshot: &TableSnapshot) -> Option<(&'static dyn GameWords, Seat, &AnyView)> {
    Some((snapshot.game().words, snapshot.seat()?, snapshot.view()?))
}

/// Describes the place of a table for readers outside its server: server and channel, with a link. Empty if unknown: a
/// table from a file was in no channel.
pub fn place(language: Language, snapshot: &TableSnapshot, server: Option<&str>) -> String {
    let way = board_link(snapshot).map(|link| format!("[{}]({link})", say(language, "label-go-to-it")));
    let channel = (snapshot.table().channel != NOWHERE).then(|| format!("<#{}>", snapshot.table().channel));
    let place: Vec<String> = [server.map(plain), channel, way].into_iter().flatten().collect();
    if place.is_empty() { String::new() } else { format!("-# {}", place.join(" · ")) }
}

/// Builds the panel as a direct message. The text names the table and the public question. Private numbers are in the
/// embed only, so that lock screens do not show them.
pub fn direct(language: Language, snapshot: &TableSnapshot, server: Option<&str>) -> Parts {
    letter(language, snapshot, server, at_table(language, snapshot, "ui-direct-turn"))
}

/// Builds the same to remind a player that their time is soon up.
pub fn reminder(language: Language, snapshot: &TableSnapshot, server: Option<&str>) -> Parts {
    let own = snapshot.seat().and_then(|seat| snapshot.clock()?.of(seat)?.zero_ms);
    let turn = match own {
        Some(zero) => at_table_with(language, snapshot, "times-direct-remind", times::left(zero)),
        None => at_table(language, snapshot, "ui-direct-turn"),
    };
    letter(language, snapshot, server, turn)
}

fn letter(language: Language, snapshot: &TableSnapshot, server: Option<&str>, turn: String) -> Parts {
    let question = snapshot
        .public()
        .map(|view| (snapshot.game().words, view))
        .map(|(words, view)| raise(&words.notice(language, view)));
    let content = format!("{turn}\n{}", question.unwrap_or_default());
    let panel = seat(language, snapshot, &choices::At::default(), None);
    Parts { content, ..panel.headed(&place(language, snapshot, server)) }
}

/// Builds a direct message with the outcomes of the viewer's orders; `None` if all are read. The outcomes are in the
/// embed only, so that lock screens do not show them.
pub fn ordered(language: Language, snapshot: &TableSnapshot, server: Option<&str>) -> Option<Parts> {
    let (_, seat, _) = seated(snapshot).filter(|_| !snapshot.told().is_empty())?;
    let mut content = PanelContent::of(language, snapshot, seat, Question::default());
    content.notes = orders::told(language, snapshot).collect();
    let told = content.parts(language).headed(&place(language, snapshot, server));
    let my_seat = CustomId::new(SeatClick::Open, snapshot.table().table, 0);
    let told = told.buttons(vec![Button::new(my_seat, say(language, "label-my-seat"))]);
    Some(Parts { content: at_table(language, snapshot, "ui-direct-orders"), ..told })
}

/// Returns the first line of a direct message: its subject, and the place of the table.
pub(super) fn at_table(language: Language, snapshot: &TableSnapshot, key: &str) -> String {
    at_table_with(language, snapshot, key, String::new())
}

/// Returns the same with a time.
fn at_table_with(language: Language, snapshot: &TableSnapshot, key: &str, time: String) -> String {
    let game = snapshot.game().words.title(language);
    let place = format!("<#{}>", snapshot.table().channel.0);
    let args =
        [("number", number(snapshot).into()), ("game", game.into()), ("place", place.into()), ("time", time.into())];
    tell(language, key, &args)
}

/// Builds the new content of a direct message that is not the newest any more.
pub fn settled(language: Language, snapshot: &TableSnapshot) -> Parts {
    let line = seat_name(language, snapshot.game().words, snapshot.seats(), snapshot.seat().unwrap_or(Seat(0)));
    let args = [("number", number(snapshot).into()), ("seat", line.into())];
    Parts::line(tell(language, "ui-direct-settled", &args))
}
