//! The open tables of a server, for its managers: each with a button that stops it.

use super::setup::{back_button, page};
use crate::discord::ids::{Click, CustomId, LobbyClick, MoreClick, SetupClick};
use crate::discord::panels::records::tables::line;
use crate::discord::panels::{number, say, tell};
use crate::discord::parts::{Button, Parts, Tone};
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::Page;

/// Lists the open tables of a server. A running one asks for the reason in a form, which all can read afterwards.
pub fn running(language: Language, tables: &Page<TableSnapshot>) -> Parts {
    let head = if tables.items.is_empty() { "ui-tables-empty" } else { "setup-tables-text" };
    let lines = tables.items.iter().map(|snapshot| line(language, snapshot));
    let text = std::iter::once(say(language, head)).chain(lines).collect::<Vec<_>>().join("\n");
    let stop = |snapshot: &TableSnapshot| {
        let (click, label): (Click, &str) = match snapshot.is_lobby() {
            true => (LobbyClick::Close.into(), "label-close-table"),
            false => (MoreClick::Reason.into(), "label-stop-table"),
        };
        let label = tell(language, label, &[("number", number(snapshot).into())]);
        Button::new(CustomId::new(click, snapshot.table().table, 0), label).tone(Tone::Danger)
    };
    let turn = |to: u32, label: &str| Button::new(CustomId::page(SetupClick::Tables(to)), label);
    let before = tables.page.checked_sub(1).map(|page| turn(page, "◀"));
    let after = (u64::from(tables.page) + 1 < tables.pages()).then(|| turn(tables.page + 1, "▶"));
    page(language, "ui-tables-title", text)
        .buttons(tables.items.iter().map(stop).collect())
        .buttons(std::iter::once(back_button(language)).chain(before).chain(after).collect())
}
