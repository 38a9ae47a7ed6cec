//! Limits of rows: the components in a row of a message, and their number.

use super::{Named, Part, button::check_button, menu::check_menu, unique};
use crate::refusal::Form;

/// The component type of a row.
pub(super) const ROW: u64 = 1;
/// The component type of a button.
const BUTTON: u64 = 2;
/// The component types of menus: own choices, people, roles, both, channels.
const MENUS: [u64; 5] = [3, 5, 6, 7, 8];

/// Checks the rows of a message. Returns all custom ids, which must differ.
pub(super) fn check_rows(message: &mut Part<'_, '_>) -> Named {
    let mut ids = Vec::new();
    message.each("components", 0..=5, |row| {
        if row.kind() != Some(ROW) {
            wrong_kind(row, &[ROW]);
            return;
        }
        check_row(row, &mut ids);
    });
    ids
}

/// Notes custom ids that occur twice.
pub(super) fn check_ids(form: &mut Form, ids: &Named) {
    unique(form, ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
}

/// Notes that a component of this type is not allowed here.
pub(super) fn wrong_kind(part: &mut Part<'_, '_>, fitting: &[u64]) {
    let fitting: Vec<String> = fitting.iter().map(u64::to_string).collect();
    let message = format!("Value of field \"type\" must be one of ({}).", fitting.join(", "));
    part.fault("type", "UNION_TYPE_CHOICES", message);
}

fn check_row(row: &mut Part<'_, '_>, ids: &mut Named) {
    if !row.has("components") {
        row.missing("components");
    }
    // A menu is as wide as five buttons, and a row holds five.
    let mut width = 0;
    row.each("components", 1..=5, |part| {
        let own = match part.kind() {
            Some(BUTTON) => {
                check_button(part);
                1
            }
            Some(kind) if MENUS.contains(&kind) => {
                check_menu(part, kind);
                5
            }
            _ => {
                wrong_kind(part, &[BUTTON, 3, 5, 6, 7, 8]);
                0
            }
        };
        width += own;
        if width > 5 && own > 0 {
            part.fault("", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
        }
        part.flags(&["disabled"]);
        part.number("id", 0..=u64::from(u32::MAX), 0);
        if !part.raw("custom_id").is_empty() {
            ids.push((part.at("custom_id"), part.raw("custom_id").to_owned()));
        }
    });
}
