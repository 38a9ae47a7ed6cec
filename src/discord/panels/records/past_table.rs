//! The hall of records: one past table's page.

use super::number_format;
use crate::discord::ids::history::Filter;
use crate::discord::ids::{Click, CustomId, HistoryClick, LobbyClick, LogClick, Page, TableClick};
use crate::discord::panels::table::{board, files, lobby, proof, replay};
use crate::discord::panels::{
    GOLD, board_link, contender_name, ratings_line, reason, say, show_button, standing_lines, tell, title, winners,
};
use crate::discord::parts::{Button, Embed, Parts};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Arg, GameWords, Language, raise};
use agon_rules::Seat;
use agon_store::{Status, UserId};

/// True if a table has a page: it finished, or was stopped after its start.
pub fn has_page(look: &TableSnapshot) -> bool {
    look.standing().is_some() || look.table().status == Status::Aborted && look.public().is_some()
}

/// Builds a past table's page for a reader or (`None`) for everyone, in its own server (`here`) or elsewhere. `back` is
/// the list that opened it.
pub fn table(
    language: Language,
    look: &TableSnapshot,
    here: bool,
    reader: Option<UserId>,
    back: Option<&Filter>,
) -> Parts {
    let words = look.game().words;
    let mut lines =
        if look.standing().is_some() { came_out(language, words, look) } else { broke_off(language, words, look) };
    let (started, ended) =
        (look.table().started_at_ms.unwrap_or_default(), look.table().ended_at_ms.unwrap_or_default());
    let args: [(&str, Arg); 3] = [
        ("steps", i64::from(look.seq()).into()),
        ("start", format!("<t:{}:f>", started / 1000).into()),
        ("time", number_format::span(language, ended.saturating_sub(started)).into()),
    ];
    lines.push(lobby::options_line(language, look));
    lines.push(tell(language, "ui-table-length", &args));
    if let Some(link) = board_link(look) {
        lines.push(tell(language, "ui-table-place", &[("link", link.into())]));
    }
    let stable =
        |click: Click, label: &str| Button::new(CustomId::new(click, look.table().table, 0), say(language, label));
    let looking_back = vec![
        replay::open_button(language, look, back),
        stable(TableClick::Chart.into(), "label-score-chart"),
        stable(TableClick::Animation.into(), "label-animation"),
        stable(LogClick::Open.into(), "label-log"),
        proof::button(language, look.table().table),
    ];
    lines.extend(proof::imported(language, look));
    let mut beside = vec![stable(TableClick::Text.into(), "label-text-board")];
    // Offers a rematch to people who sat there, in that server. The people of an imported table may be unknown to
    // Discord.
    let sat = reader.is_some() && look.seats().iter().any(|row| row.user == reader);
    if here && sat && look.table().imported_at_ms.is_none() {
        beside.push(stable(LobbyClick::Rematch.into(), "label-rematch"));
    }
    let mut around = Vec::new();
    if let Some(back) = back {
        let list = CustomId::page(HistoryClick::List(None, back.clone()));
        around.push(Button::new(list, say(language, "label-back")));
    }
    if here {
        around.push(show_button(language, CustomId::new(Page::Table, look.table().table, 0)));
    }
    let colour = look.standing().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: title(language, look.game(), look.table()),
            text: lines.join("\n"),
            colour: colour.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .buttons(looking_back)
    .menu(files::menu(language, look))
    .buttons(beside)
    .buttons(around)
}

/// Describes the result of a table.
fn came_out(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Vec<String> {
    let mut lines = vec![winners(language, words, look)];
    lines.extend(standing_lines(language, words, look));
    lines.extend(reason(language, words, look).map(|reason| raise(&reason)));
    lines.extend(ratings_line(language, look));
    lines
}

/// Describes the reason why a table was stopped, and its people.
fn broke_off(language: Language, words: &dyn GameWords, look: &TableSnapshot) -> Vec<String> {
    let seats = (0..look.seats().len() as u8).map(|seat| contender_name(language, words, look.seats(), Seat(seat)));
    [board::stopped(language, look)].into_iter().chain(seats).collect()
}
