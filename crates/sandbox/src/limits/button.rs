//! Limits of buttons.

use super::{Part, emoji::check_emoji};

/// The style of a link, which has an address instead of a custom id.
const LINK: u64 = 5;
/// Primary, secondary, success, danger, link. Premium buttons sell things, and the sandbox has no shop.
const STYLES: [u64; 5] = [1, 2, 3, 4, LINK];

pub(super) fn check_button(button: &mut Part<'_, '_>) {
    let style = button.one_of("style", &STYLES);
    button.text("custom_id", 1..=100);
    button.text("label", 0..=80);
    if button.has("url") {
        button.url("url", 512, &["http", "https", "discord"]);
    }
    match (button.has("custom_id"), button.has("url")) {
        (true, true) => {
            for key in ["custom_id", "url"] {
                exclusive(button, key);
            }
        }
        (true, false) if style == Some(LINK) => exclusive(button, "custom_id"),
        (false, true) if style != Some(LINK) => exclusive(button, "url"),
        (false, false) if style == Some(LINK) => button.missing("url"),
        (false, false) => button.fault("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"),
        _ => {}
    }
    if button.raw("label").is_empty() && !button.has("emoji") {
        button.fault("", "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji");
    }
    check_emoji(button);
}

fn exclusive(button: &mut Part<'_, '_>, key: &str) {
    let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
    button.fault(key, code, "A custom id and url cannot both be specified");
}
