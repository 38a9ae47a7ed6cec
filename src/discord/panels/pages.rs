//! Pages about one table: the position in words, and the log.

use super::{GOLD, button, cast, game_words, say, tell, title};
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::parts::{Button, Embed, Parts, cut};
use agon_gamemaster::Look;
use agon_lang::Language;

/// Events on a page of the log.
const EVENTS: usize = 15;

/// The whole public position in words.
pub fn text_board(language: Language, look: &Look) -> Parts {
    let board = game_words(&look.table.game).zip(look.public.as_ref());
    let text = match board {
        Some((words, view)) => words.text_board(language, &cast(language, &look.seats), view),
        None => say(language, "ui-not-begun"),
    };
    Parts {
        embed: Some(Embed {
            title: title(language, look),
            text: cut(&text, 4096),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    }
}

/// What the viewer noted about the table, for nobody else's eyes.
pub fn notes(language: Language, look: &Look, note: Option<&str>) -> Parts {
    let text = note.map_or_else(
        || say(language, "ui-no-notes"),
        |note| format!("{note}\n\n{}", say(language, "ui-notes-private")),
    );
    let notes = |words: &str, key: &str| button(look, Verb::Notes, words, say(language, key));
    let mut buttons = vec![notes("write", if note.is_some() { "label-rewrite" } else { "label-write" })];
    if note.is_some() {
        buttons.push(notes("erase", "label-erase"));
    }
    buttons.push(button(look, Verb::Seat, "refresh", say(language, "label-back")));
    let embed = Embed {
        title: tell(language, "ui-notes-title", &[("title", title(language, look).into())]),
        text,
        colour: GOLD,
        footer: String::new(),
    };
    Parts { embed: Some(embed), ..Parts::default() }.buttons(buttons)
}

/// What happened, as this viewer may know it: 15 events a page, the newest page first asked for.
pub fn log(language: Language, look: &Look, page: Option<usize>) -> Parts {
    let Some(words) = game_words(&look.table.game) else { return Parts::default() };
    let cast = cast(language, &look.seats);
    let lines: Vec<String> = look
        .events
        .iter()
        .filter_map(|(seq, event)| words.event(language, &cast, event).map(|said| format!("`{seq}` {said}")))
        .collect();
    let pages = lines.len().div_ceil(EVENTS).max(1);
    let page = page.unwrap_or(pages - 1).min(pages - 1);
    let shown = lines.chunks(EVENTS).nth(page).unwrap_or_default();
    let text = if shown.is_empty() { say(language, "ui-log-empty") } else { shown.join("\n") };
    let args = [("page", (page as i64 + 1).into()), ("pages", (pages as i64).into())];
    let go = |page: usize| CustomId::new(Verb::Log, look.table.table, look.seq, page.to_string());
    Parts {
        embed: Some(Embed {
            title: tell(language, "ui-log-title", &[("title", title(language, look).into())]),
            text: cut(&text, 4096),
            colour: GOLD,
            footer: tell(language, "ui-page", &args),
        }),
        ..Parts::default()
    }
    .buttons(vec![
        Button::new(go(page.saturating_sub(1)), "◀").grey(page == 0),
        Button::new(go(page + 1), "▶").grey(page + 1 >= pages),
    ])
}
