//! Screens with steps to take back, or with a choice that was lost.

use super::fits::fits;
use super::running;
use agon::discord::panels::table;
use agon::discord::parts::{Button, Row};
use agon_gamemaster::{TableSnapshot, UndoOffer, Undone};
use agon_lang::Language;
use agon_rules::table::Step;

/// Checks the panel with steps to take back: their buttons have room, however full the panel is.
pub fn screens(language: Language, mine: &TableSnapshot) {
    let what = |screen: &str| format!("{screen} in {} at step {}", language.code(), mine.seq());
    let (Some(view), Some(seat)) = (mine.view(), mine.seat()) else { return };
    let Some(step) = view.legal().into_iter().next_back() else { return };
    let offer = |to: u32, steps: usize, whole_turn| UndoOffer { to, steps: vec![step.clone(); steps], whole_turn };
    for whole_turn in [false, true] {
        let offers = vec![offer(3, 1, false), offer(2, 2, whole_turn)];
        let offered = running(mine, |running| running.undo = offers.clone());
        if !offered.is_running() {
            return;
        }
        let panel = table::seat::seat(language, &offered, &table::choices::At::default(), None);
        fits(&panel, &what("seat with steps to take back"));
        let buttons = panel.rows.iter().filter_map(|row| match row {
            Row::Buttons(buttons) => Some(buttons),
            Row::Menu(_) => None,
        });
        let undo = |button: &&Button| format!("{:?}", button.press).contains("Undo(");
        assert_eq!(buttons.flatten().filter(undo).count(), 2, "{}", what("both buttons"));
    }
    let undone = Undone {
        seq: mine.seq(),
        seat,
        to: 1,
        steps: vec![Step { seq: 2, seat: Some(seat), text: step.clone() }; 3],
        ended: false,
    };
    let told = table::undo::told(language, mine.game().words, mine.seats(), &undone);
    assert!(told.encode_utf16().count() < 400, "{told}");
    let lost = running(mine, |running| running.lost_draft = Some(vec![step.clone()]));
    fits(&table::seat::seat(language, &lost, &table::choices::At::default(), None), &what("seat with a lost choice"));
}
