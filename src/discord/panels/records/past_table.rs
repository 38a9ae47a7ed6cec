//! Records: one past table's page.

use super::number_format;
use crate::discord::ids::history::Filter;
use crate::discord::ids::{Click, CustomId, HistoryClick, LobbyClick, LogClick, Page, TableClick};
use crate::discord::panels::table::{board, files, lobby, proof, replay, sitting};
use crate::discord::panels::{
    GOLD, board_link, contender_name, ratings_line, reason, say, show_button, standing_lines, tell, title, winners,
};
use crate::discord::parts::{Button, Embed, Parts};
use agon_gamemaster::TableSnapshot;
use agon_lang::{Arg, GameWords, Language};
use agon_rules::Seat;
use agon_store::{Status, UserId};

/// True if a table has a page: it finished, or was stopped after its start.
pub fn has_page(snapshot: &TableSnapshot) -> bool {
    snapshot.standing().is_some() || snapshot.table().status == Status::Aborted && snapshot.public().is_some()
}

/// Builds a past table's page for a reader or (`None`) for everyone, in its own server (`here`) or elsewhere. `back` is
/// the list that opened it.
pub fn table(
    language: Language,
    snapshot: &TableSnapshot,
    here: bool,
    reader: Option<UserId>,
    back: Option<&Filter>,
) -> Parts {
    let words = snapshot.game().words;
    let mut lines = if snapshot.standing().is_some() {
        came_out(language, words, snapshot)
    } else {
        broke_off(language, words, snapshot)
    };
    let (started, ended) =
        (snapshot.table().started_at_ms.unwrap_or_default(), snapshot.table().ended_at_ms.unwrap_or_default());
    let args: [(&str, Arg); 3] = [
        ("steps", i64::from(snapshot.seq()).into()),
        ("start", format!("<t:{}:f>", started / 1000).into()),
        ("time", number_format::span(language, ended.saturating_sub(started)).into()),
    ];
    lines.push(lobby::options_line(language, snapshot));
    lines.push(tell(language, "ui-table-length", &args));
    if let Some(link) = board_link(snapshot) {
        lines.push(tell(language, "ui-table-place", &[("link", link.into())]));
    }
    let stable =
        |click: Click, label: &str| Button::new(CustomId::new(click, snapshot.table().table, 0), say(language, label));
    let looking_back = vec![
        replay::open_button(language, snapshot, back),
        stable(TableClick::Chart.into(), "label-score-chart"),
        stable(TableClick::Animation.into(), "label-animation"),
        stable(LogClick::Open.into(), "label-log"),
        proof::button(language, snapshot.table().table),
    ];
    lines.extend(proof::imported(language, snapshot));
    let mut beside = vec![stable(TableClick::Text.into(), "label-text-board")];
    // Offers a rematch to people who sat there, in that server. The people of an imported table may be unknown to
    // Discord.
    let sat = reader.is_some() && snapshot.seats().iter().any(|row| row.user == reader);
    if here && sat && snapshot.table().imported_at_ms.is_none() {
        beside.push(stable(LobbyClick::Rematch.into(), "label-rematch"));
    }
    let mut around = Vec::new();
    if let Some(back) = back {
        let list = CustomId::page(HistoryClick::List(None, back.clone()));
        around.push(Button::new(list, say(language, "label-back")));
    }
    if here {
        around.push(show_button(language, CustomId::new(Page::Table, snapshot.table().table, 0)));
    }
    let colour = snapshot.standing().and_then(|standing| standing.seats.iter().position(|seat| seat.place == 1));
    Parts {
        embed: Some(Embed {
            title: title(language, snapshot.game(), snapshot.table()),
            text: lines.join("\n"),
            colour: colour.map_or(GOLD, |seat| words.colour(Seat(seat as u8))),
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .buttons(looking_back)
    .menu(files::menu(language, snapshot))
    .buttons(beside)
    .buttons(around)
}

/// Describes the result of a table.
fn came_out(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<String> {
    let mut lines = vec![winners(language, words, snapshot)];
    lines.extend(standing_lines(language, words, snapshot));
    lines.extend(reason(language, words, snapshot));
    lines.extend(ratings_line(language, snapshot));
    lines.extend(sitting::took_over(language, snapshot));
    lines
}

/// Describes the reason why a table was stopped, and its people.
fn broke_off(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot) -> Vec<String> {
    let seats =
        (0..snapshot.seats().len() as u8).map(|seat| contender_name(language, words, snapshot.seats(), Seat(seat)));
    [board::stopped(language, snapshot)].into_iter().chain(seats).collect()
}
