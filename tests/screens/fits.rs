//! The checks of every screen: Discord's limits, and ours.

use super::wording::{label_reads_well, reads_well};
use agon::discord::components::form;
use agon::discord::ids::history::Filter;
use agon::discord::ids::{Click, CustomId, LONGEST, TableClick};
use agon::discord::parts::{BUTTONS, Button, CHOICES, MenuKind, Parts, Press, ROWS, Row};
use agon_games::Registry;
use agon_lang::Language;
use std::collections::HashSet;

/// A list of past tables with every filter.
const LIST: &str = "99 offrandes 1y2p0ij32e8e7 1wlbrcgjs0g00 r-e 1quxr 1quxs";

/// The same list as a value.
pub fn list() -> Filter {
    Filter::read(LIST).expect("a list")
}

/// Checks a screen for Discord's limits, for missing or unfinished texts, and for its wording.
pub fn fits(parts: &Parts, what: &str) {
    let mut texts = vec![parts.content.clone()];
    let mut ids = HashSet::new();
    assert!(!parts.content.is_empty() || parts.embed.is_some(), "{what}: empty");
    assert!(parts.content.encode_utf16().count() <= 2000, "{what}: content");
    if let Some(embed) = &parts.embed {
        assert!(embed.title.encode_utf16().count() <= 256, "{what}: title");
        assert!(embed.text.encode_utf16().count() <= 4096, "{what}: text of {}", embed.text.len());
        assert!(embed.footer.encode_utf16().count() <= 1024, "{what}: footer");
        let beside = parts.beside.as_deref().unwrap_or_default();
        assert!(beside.encode_utf16().count() <= 4096, "{what}: text beside a picture of {}", beside.len());
        assert!(parts.author.encode_utf16().count() <= 256, "{what}: author");
        let whole = format!("{}{}{}{}", parts.author, embed.title, embed.text, embed.footer);
        assert!(whole.encode_utf16().count() <= 6000, "{what}: whole frame");
        texts.extend([embed.title.clone(), embed.text.clone(), embed.footer.clone()]);
        texts.extend([parts.author.clone(), beside.to_owned()]);
    }
    assert!(parts.rows.len() <= ROWS, "{what}: {} rows", parts.rows.len());
    for row in &parts.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=BUTTONS).contains(&buttons.len()), "{what}: {} buttons", buttons.len());
                for button in buttons {
                    assert!((1..=80).contains(&button.label.encode_utf16().count()), "{what}: label {}", button.label);
                    let id = match &button.press {
                        Press::Click(id) => {
                            form_fits(id, what);
                            id.to_string()
                        }
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
                assert!(menu.placeholder.encode_utf16().count() <= 150, "{what}: {}", menu.placeholder);
                texts.push(menu.placeholder.clone());
                for choice in &menu.choices {
                    assert!((1..=100).contains(&choice.label.encode_utf16().count()), "{what}: {}", choice.label);
                    assert!(choice.detail.encode_utf16().count() <= 100, "{what}: {}", choice.detail);
                    assert!((1..=100).contains(&choice.value.len()), "{what}: value {}", choice.value);
                    texts.extend([choice.label.clone(), choice.detail.clone()]);
                }
            }
        }
    }
    for id in ids {
        assert!(id.len() <= LONGEST, "{what}: {} bytes in {id}", id.len());
    }
    texts.iter().for_each(|text| finished(text, what));
    reads_well(parts, what);
}

/// The most lines of prose on a panel beside a picture, and the most small lines.
const LINES: (usize, usize) = (6, 3);

/// Checks that a panel beside its picture is short: the question in the title, few lines of prose, few small lines.
pub fn short(panel: &Parts, what: &str) {
    let embed = panel.embed.as_ref().expect("a frame");
    let beside = panel.beside.as_deref().expect("a text beside the picture");
    assert!(!panel.author.is_empty() && !embed.title.is_empty(), "{what}: whose panel is it, and what for?");
    let (small, prose): (Vec<&str>, Vec<&str>) = beside.lines().partition(|line| line.starts_with("-# "));
    assert!(prose.len() < LINES.0, "{what}: {} lines of prose in {beside}", 1 + prose.len());
    assert!(small.len() <= LINES.1, "{what}: {} small lines in {beside}", small.len());
}

/// Checks that every button to a next screen carries the list it came from.
pub fn leads_back(parts: &Parts, what: &str) {
    let mut ways = 0;
    for row in &parts.rows {
        let clicked = |button: &Button| match &button.press {
            Press::Click(id) => Some(id.clone()),
            Press::Link(_) => None,
        };
        let ids: Vec<CustomId> = match row {
            Row::Buttons(buttons) => buttons.iter().filter_map(clicked).collect(),
            Row::Menu(menu) => vec![menu.id.clone()],
        };
        let looks_back = |id: &CustomId| matches!(id.click, Click::Table(TableClick::Replay(_)) | Click::History(_));
        for id in ids.into_iter().filter(looks_back) {
            assert!(id.to_string().ends_with(LIST), "{what}: no way back in {id}");
            ways += 1;
        }
    }
    assert!(ways > 1, "{what}: {ways} ways on");
}

/// Checks the form that a press opens, if it opens one, in every language.
fn form_fits(id: &CustomId, what: &str) {
    for form in Language::ALL.into_iter().filter_map(|language| form(language, &Registry::ours(), id)) {
        let form = serde_json::to_value(form).expect("a form")["data"].take();
        let at_most = |at: &str, most: usize| {
            let text = form.pointer(at).and_then(serde_json::Value::as_str).unwrap_or_default();
            assert!((1..=most).contains(&text.encode_utf16().count()), "{what}: {at} of a form: {text}");
            finished(text, what);
            label_reads_well(text, what);
        };
        at_most("/title", 45);
        at_most("/components/0/components/0/label", 45);
        if form.pointer("/components/0/components/0/placeholder").is_some_and(|text| !text.is_null()) {
            at_most("/components/0/components/0/placeholder", 100);
        }
    }
}

/// Checks a text for missing or unfilled messages.
fn finished(text: &str, what: &str) {
    let raw = ["ui-", "label-", "offrandes-", "cyclades-", "attika-", "table-ai", "{ $", "{$", "\u{2068}"];
    let pages =
        ["record-", "history-", "leaders-", "profile-", "stats-", "seasons-", "setup-", "pref-", "span-", "times-"];
    let found = raw.iter().chain(&pages).find(|raw| text.contains(*raw));
    assert!(found.is_none(), "{what}: {found:?} in {text}");
}
