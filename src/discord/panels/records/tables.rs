//! Lists of open tables: those of a server, and the reader's own in all servers.

use crate::discord::ids::{Click, CustomId, LobbyClick, SeatClick};
use crate::discord::panels::table::{board, times};
use crate::discord::panels::{GOLD, board_link, help, mine_button, number, say, tell};
use crate::discord::parts::{BUTTONS, Button, Embed, Parts, Tone, cut, plain};
use agon_gamemaster::{NOWHERE, Seated, Stage, TableRow, TableSnapshot};
use agon_lang::Language;
use agon_store::{Page, Status};

/// The number of tables on a page of a server's list.
pub const TABLES: u32 = 10;
/// The number of tables with a line in a person's list. Its text must fit into one message.
const LINES: usize = 12;
/// The longest label of a button, in characters.
const LABEL: usize = 40;
/// The number of tables with a button in a person's list.
const SEATS: usize = 2 * BUTTONS;

/// Lists the open tables of a server: lobbies to join, running tables with links.
pub fn tables(language: Language, page: &Page<TableSnapshot>) -> Parts {
    if page.items.is_empty() && page.page == 0 {
        return Parts::line(say(language, "ui-tables-empty")).buttons(vec![help::open_button(language)]);
    }
    let lines: Vec<String> = page.items.iter().map(|snapshot| line(language, snapshot)).collect();
    let joinable = page.items.iter().filter(|snapshot| {
        let full = snapshot.seats().len() >= usize::from(snapshot.table().seats_wanted);
        snapshot.is_lobby() && snapshot.seat().is_none() && !full
    });
    let joins = joinable.map(|snapshot| {
        let label = tell(language, "label-join-table", &[("number", number(snapshot).into())]);
        Button::new(CustomId::new(LobbyClick::Join, snapshot.table().table, 0), label).tone(Tone::Main)
    });
    let turn = |to: u32, label: &str| Button::new(CustomId::page(Click::Tables(to)), label);
    let mut last = Vec::new();
    if page.page > 0 {
        last.push(turn(page.page - 1, "◀"));
    }
    if u64::from(page.page) + 1 < page.pages() {
        last.push(turn(page.page + 1, "▶"));
    }
    last.push(mine_button(language));
    let footer = match page.pages() {
        0 | 1 => String::new(),
        pages => {
            let args = [("page", (page.page + 1).into()), ("pages", (pages as i64).into())];
            tell(language, "ui-page", &args)
        }
    };
    frame(language, "ui-tables-title", lines, footer).buttons(joins.collect()).buttons(last)
}

/// Describes an open table in one line: a lobby with its seats and its host, a running table with what it waits for.
pub fn line(language: Language, snapshot: &TableSnapshot) -> String {
    match snapshot.stage() {
        Stage::Lobby(_) => {
            let args = [("taken", snapshot.seats().len().into()), ("wanted", snapshot.table().seats_wanted.into())];
            let host = snapshot.seats().iter().find(|row| row.user == Some(snapshot.table().host));
            let host = host.map(|row| plain(&row.name)).unwrap_or_default();
            [name(language, snapshot), tell(language, "ui-tables-seats", &args), host].join(" · ")
        }
        _ => joined(&[name(language, snapshot), phase(language, snapshot), waiting(language, snapshot)]),
    }
}

/// Lists the reader's tables in all servers, first those that wait for the reader. `here` is true if a server's list
/// makes sense.
pub fn mine(language: Language, seated: &[Seated], here: bool) -> Parts {
    let around = || {
        let tables = Button::new(CustomId::page(Click::Tables(0)), say(language, "label-tables-here"));
        let open = help::open_button(language);
        if here { vec![open, tables] } else { Vec::new() }
    };
    if seated.is_empty() {
        return Parts::line(say(language, "ui-my-tables-empty")).buttons(around());
    }
    let line = |mine: &Seated| {
        let snapshot = &mine.snapshot;
        let server = mine.server.as_deref().map(plain).unwrap_or_default();
        let words = snapshot.view().map(|view| (snapshot.game().words, view));
        let what = match (snapshot.stage(), words) {
            (Stage::Lobby(_), _) => say(language, "ui-stage-lobby"),
            _ if times::is_absent(snapshot) => say(language, "times-mine-absent"),
            (_, Some((words, view))) if snapshot.my_turn() => {
                let what = format!("**{}**", words.notice(language, view));
                joined(&[what, times::due_for_viewer(language, snapshot).unwrap_or_default()])
            }
            _ => waiting(language, snapshot),
        };
        let since = format!("<t:{}:R>", mine.since_ms.div_euclid(1000));
        joined(&[name(language, snapshot), server, what, since])
    };
    let mut lines: Vec<String> = seated.iter().take(LINES).map(line).collect();
    if seated.len() > LINES {
        lines.push(tell(language, "ui-my-tables-more", &[("count", (seated.len() - LINES).into())]));
    }
    let running: Vec<&Seated> = seated.iter().filter(|mine| mine.snapshot.is_running()).collect();
    let seats = running.iter().take(SEATS).map(|mine| {
        let mut label = tell(language, "label-seat-at", &[("number", number(&mine.snapshot).into())]);
        // Numbers count per server. If two tables share one, the line adds the server.
        let twice =
            running.iter().filter(|other| other.snapshot.table().number == mine.snapshot.table().number).count() > 1;
        if let (true, Some(server)) = (twice, &mine.server) {
            label = cut(&format!("{label} · {server}"), LABEL);
        }
        let tone = if mine.snapshot.my_turn() { Tone::Main } else { Tone::Plain };
        Button::new(CustomId::new(SeatClick::Open, mine.snapshot.table().table, 0), label).tone(tone)
    });
    let last = if here { around().split_off(1) } else { Vec::new() };
    frame(language, "ui-my-tables-title", lines, String::new()).buttons(seats.collect()).buttons(last)
}

/// Answers that this channel has no table: lists the reader's seats at running tables elsewhere, or shows how to open
/// one.
pub fn elsewhere(language: Language, mine: &[TableRow], server: bool) -> Parts {
    let running = mine.iter().filter(|row| row.status == Status::Running);
    let seats = running.take(BUTTONS - 1).map(|row| {
        let label = tell(language, "label-seat-at", &[("number", i64::from(row.number).into())]);
        Button::new(CustomId::new(SeatClick::Open, row.table, 0), label)
    });
    let mut buttons: Vec<Button> = seats.collect();
    if server {
        buttons.push(help::open_button(language));
    }
    Parts::line(say(language, "ui-no-table-here")).buttons(buttons)
}

/// Writes `12 Cyclades` with a link to its board.
fn name(language: Language, snapshot: &TableSnapshot) -> String {
    let game = snapshot.game().words.title(language);
    match board_link(snapshot) {
        Some(link) => format!("[**{}** {game}]({link})", number(snapshot)),
        None if snapshot.table().channel == NOWHERE => format!("**{}** {game}", number(snapshot)),
        None => format!("**{}** {game} <#{}>", number(snapshot), snapshot.table().channel),
    }
}

fn phase(language: Language, snapshot: &TableSnapshot) -> String {
    let words = snapshot.public().map(|view| (snapshot.game().words, view));
    words.map(|(words, view)| words.phase(language, view)).unwrap_or_default()
}

fn waiting(language: Language, snapshot: &TableSnapshot) -> String {
    board::who_must_act(language, snapshot.game().words, snapshot)
}

/// Joins the parts into one line.
fn joined(parts: &[String]) -> String {
    parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" · ")
}

fn frame(language: Language, title: &str, lines: Vec<String>, footer: String) -> Parts {
    let embed = Embed { title: say(language, title), text: lines.join("\n"), colour: GOLD, footer };
    Parts { embed: Some(embed), ..Parts::default() }
}
