//! The private panel of the viewer's seat: the question, their numbers, and all their actions.

use super::{board, choices, orders, refused};
use crate::discord::ids::{
    Asked, Click, CustomId, LobbyClick, LogClick, NotesClick, OrdersClick, SeatClick, TableClick,
};
use crate::discord::panels::{GOLD, board_link, button, cast, help, number, say, seat_name, tell};
use crate::discord::parts::{Button, Embed, Parts, Row, Tone, plain};
use agon_gamemaster::{NOWHERE, Refused, Stage, TableSnapshot, UserId};
use agon_lang::{GameWords, Language, raise};
use agon_rules::{AnyView, Seat};

/// Builds the panel of the viewer's seat at a level of the menu. `first` describes the last event.
pub fn seat(language: Language, snapshot: &TableSnapshot, at: &choices::At, first: Option<String>) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let mut lines: Vec<String> = first.into_iter().collect();
    lines.extend(board::paused(language, snapshot));
    lines.extend(words.question(language, &cast, view).lines());
    lines.extend((snapshot.winner_now() == Some(seat)).then(|| say(language, "ui-last-person-you")));
    lines.extend(draft_lines(language, words, snapshot, view));
    let asked = snapshot.may_choose() && snapshot.is_running() && snapshot.paused().is_none();
    if asked && let Some(main) = &view.hints().main {
        lines.extend(words.preview(language, &cast, view, main));
    }
    if asked && snapshot.secret() {
        lines.push(board::who_must_act(language, words, snapshot));
    }
    lines.extend(orders::lines(language, words, snapshot, view));
    if snapshot.is_over() {
        lines.push(tell(language, "ui-table-over", &[("number", number(snapshot).into())]));
    }
    let mut parts = frame(language, words, snapshot, seat, lines);
    if asked {
        parts = choices::choices(language, words, snapshot, view, at, parts);
    }
    parts.buttons(last_row(language, snapshot))
}

/// Returns the last row of every panel. Each button keeps its place, and the rules follow the first.
fn last_row(language: Language, snapshot: &TableSnapshot) -> Vec<Button> {
    let last = |click: Click, key| button(snapshot, click, say(language, key));
    vec![
        last(TableClick::Why(String::new()).into(), "label-why").grey(!snapshot.is_running()),
        last(OrdersClick::Show.into(), "label-orders").grey(!orders::possible(snapshot)),
        last(NotesClick::Show.into(), "label-notes"),
        last(TableClick::Text.into(), "label-text-board"),
        last(SeatClick::Refresh.into(), "label-refresh"),
    ]
}

/// Builds the answer to `My seat`: the panel, or the reason why there is none.
pub fn panel_or_refusal(language: Language, snapshot: &TableSnapshot, user: UserId) -> Parts {
    let out = snapshot.seats().iter().find(|row| row.user == Some(user) && row.is_out());
    let refused = match (snapshot.stage(), out) {
        (Stage::Lobby(_), _) => Some(Refused::NotBegun),
        (Stage::Running(_), Some(row)) => Some(Refused::Out { since_ms: row.left_at_ms }),
        _ => None,
    };
    match refused {
        Some(refused) => refused::screen(language, Some(snapshot), &refused, ""),
        None => seat(language, snapshot, &choices::At::default(), None),
    }
}

/// Asks to confirm `notation`.
pub fn confirm(language: Language, snapshot: &TableSnapshot, notation: &str) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let label = words.label(language, notation);
    let mut lines = vec![tell(language, "ui-confirm", &[("action", label.clone().into())])];
    lines.extend(words.preview(language, &cast, view, notation));
    let confirm = vec![
        button(snapshot, TableClick::Yes(notation.to_owned()), tell(language, "ui-yes", &[("action", label.into())]))
            .tone(Tone::Main),
        button(snapshot, TableClick::Go(String::new()), say(language, "label-back")),
    ];
    frame(language, words, snapshot, seat, lines).buttons(confirm).buttons(last_row(language, snapshot))
}

/// Asks for the amount of a choice made in a menu.
pub fn amount(language: Language, snapshot: &TableSnapshot, chosen: &str, then: &agon_rules::menu::Amount) -> Parts {
    let Some((words, seat, view)) = seated(snapshot) else { return no_seat(language, snapshot) };
    let cast = cast(language, snapshot.seats());
    let mut lines = vec![tell(language, "ui-chosen", &[("action", words.label(language, chosen).into())])];
    lines.extend(words.preview(language, &cast, view, chosen));
    lines.push(words.ask(language, &then.word, then.least, then.most));
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
    let amounts = frame(language, words, snapshot, seat, lines).buttons(buttons).buttons(back);
    amounts.buttons(last_row(language, snapshot))
}

/// Changes the panel of a player whose direct messages do not arrive: it says where the mentions are instead. Trying
/// again also refreshes the panel, so that button replaces the refresh button.
pub fn unreached(language: Language, snapshot: &TableSnapshot, panel: Parts) -> Parts {
    if snapshot.seat().is_none() {
        return panel;
    }
    let place = format!("<#{}>", snapshot.table().board_channel.0);
    let mut panel = panel.under(tell(language, "ui-dm-closed-here", &[("channel", place.into())]));
    let again = button(snapshot, SeatClick::Try, say(language, "label-try-again"));
    let refresh = button(snapshot, SeatClick::Refresh, String::new()).press;
    if let Some(Row::Buttons(last)) = panel.rows.last_mut() {
        last.iter_mut().filter(|button| button.press == refresh).for_each(|button| *button = again.clone());
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

/// Describes the viewer's secret choice so far.
fn draft_lines(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, view: &AnyView) -> Vec<String> {
    let Some(draft) = snapshot.draft().filter(|draft| !draft.words.is_empty()) else { return Vec::new() };
    // The question already shows a list built entry by entry.
    let mut lines: Vec<String> = match view.hints().ranked {
        Some(_) => Vec::new(),
        None => draft.words.iter().map(|word| words.label(language, word)).collect(),
    };
    let key = if draft.locked { "ui-draft-sealed" } else { "ui-draft-open" };
    lines.push(say(language, key));
    lines
}

fn seated(snapshot: &TableSnapshot) -> Option<(&'static dyn GameWords, Seat, &AnyView)> {
    Some((snapshot.game().words, snapshot.seat()?, snapshot.view()?))
}

fn frame(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, seat: Seat, lines: Vec<String>) -> Parts {
    let args = [
        ("mark", words.mark(seat).into()),
        ("city", words.city(language, seat).into()),
        ("number", number(snapshot).into()),
        ("game", words.title(language).into()),
    ];
    let asked = snapshot.my_turn();
    let lines: Vec<String> = orders::told(language, snapshot).chain(lines).collect();
    Parts {
        embed: Some(Embed {
            title: tell(language, "ui-panel-title", &args),
            text: lines.join("\n"),
            colour: if asked { words.colour(seat) } else { GOLD },
            footer: String::new(),
        }),
        ..Parts::default()
    }
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
    let turn = at_table(language, snapshot, "ui-direct-turn");
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
    let (words, seat, _) = seated(snapshot).filter(|_| !snapshot.told().is_empty())?;
    let told = frame(language, words, snapshot, seat, Vec::new()).headed(&place(language, snapshot, server));
    let my_seat = CustomId::new(SeatClick::Open, snapshot.table().table, 0);
    let told = told.buttons(vec![Button::new(my_seat, say(language, "label-my-seat"))]);
    Some(Parts { content: at_table(language, snapshot, "ui-direct-orders"), ..told })
}

/// Returns the first line of a direct message: its subject, and the place of the table.
fn at_table(language: Language, snapshot: &TableSnapshot, key: &str) -> String {
    let game = snapshot.game().words.title(language);
    let place = format!("<#{}>", snapshot.table().channel.0);
    tell(language, key, &[("number", number(snapshot).into()), ("game", game.into()), ("place", place.into())])
}

/// Builds the new content of a direct message that is not the newest any more.
pub fn settled(language: Language, snapshot: &TableSnapshot) -> Parts {
    let line = seat_name(language, snapshot.game().words, snapshot.seats(), snapshot.seat().unwrap_or(Seat(0)));
    let args = [("number", number(snapshot).into()), ("seat", line.into())];
    Parts::line(tell(language, "ui-direct-settled", &args))
}
