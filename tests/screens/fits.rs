//! Discord's limits, and ours: what every screen is held against.

use agon::discord::custom_id::LONGEST;
use agon::discord::parts::{BUTTONS, CHOICES, MenuKind, Parts, Press, ROWS, Row};
use std::collections::HashSet;

/// Holds a screen against Discord's limits, and against texts that are missing or unfinished.
pub fn fits(parts: &Parts, what: &str) {
    let mut texts = vec![parts.content.clone()];
    let mut ids = HashSet::new();
    assert!(!parts.content.is_empty() || parts.embed.is_some(), "{what}: empty");
    assert!(parts.content.encode_utf16().count() <= 2000, "{what}: content");
    if let Some(embed) = &parts.embed {
        assert!(embed.title.encode_utf16().count() <= 256, "{what}: title");
        assert!(embed.text.encode_utf16().count() <= 4096, "{what}: text of {}", embed.text.len());
        assert!(embed.footer.encode_utf16().count() <= 1024, "{what}: footer");
        texts.extend([embed.title.clone(), embed.text.clone(), embed.footer.clone()]);
    }
    assert!(parts.rows.len() <= ROWS, "{what}: {} rows", parts.rows.len());
    for row in &parts.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=BUTTONS).contains(&buttons.len()), "{what}: {} buttons", buttons.len());
                for button in buttons {
                    assert!((1..=80).contains(&button.label.encode_utf16().count()), "{what}: label {}", button.label);
                    let id = match &button.press {
                        Press::Click(id) => id.to_string(),
                        Press::Link(url) => url.clone(),
                    };
                    assert!(ids.insert(id.clone()), "{what}: twice {id}");
                    texts.push(button.label.clone());
                }
            }
            Row::Menu(menu) => {
                let offered = if menu.kind == MenuKind::Words { menu.choices.len() } else { CHOICES };
                assert!((1..=CHOICES).contains(&offered), "{what}: {offered} choices");
                assert!(usize::from(menu.count) <= offered, "{what}: {} to choose", menu.count);
                assert!(ids.insert(menu.id.to_string()), "{what}: twice {}", menu.id);
                let values: HashSet<_> = menu.choices.iter().map(|choice| &choice.value).collect();
                assert_eq!(values.len(), menu.choices.len(), "{what}: a value twice");
                texts.push(menu.placeholder.clone());
                for choice in &menu.choices {
                    assert!((1..=100).contains(&choice.label.encode_utf16().count()), "{what}: {}", choice.label);
                    assert!(choice.value.len() <= 100, "{what}: value {}", choice.value);
                    texts.extend([choice.label.clone(), choice.detail.clone()]);
                }
            }
        }
    }
    for id in ids {
        assert!(id.len() <= LONGEST, "{what}: {} bytes in {id}", id.len());
    }
    for text in texts {
        let raw = ["ui-", "label-", "offrandes-", "cyclades-", "attika-", "table-ai", "{ $", "{$", "\u{2068}"];
        let hall = ["record-", "history-", "leaders-", "profile-", "stats-", "seasons-", "setup-", "pref-", "span-"];
        let found = raw.iter().chain(&hall).find(|raw| text.contains(*raw));
        assert!(found.is_none(), "{what}: {found:?} in {text}");
    }
}
