//! The commands and messages of the bot.

use serde_json::{Value, json};

pub const ANA: &str = "1456000000000000101";
pub const BEN: &str = "1456000000000000102";

pub fn commands() -> Value {
    json!([
        { "name": "play", "description": "Open a table", "name_localizations": { "de": "spielen", "es-ES": "jugar" },
          "description_localizations": { "de": "Einen Tisch eröffnen", "es-ES": "Abrir una mesa" }, "options": [
            { "type": 3, "name": "game", "description": "Which game", "required": true, "name_localizations": { "de": "spiel", "es-ES": "juego" }, "choices": [
                { "name": "Offrandes", "value": "offrandes" }, { "name": "Cyclades", "value": "cyclades", "name_localizations": { "de": "Kykladen", "es-ES": "Cícladas" } }, { "name": "Attika", "value": "attika" } ] },
            { "type": 4, "name": "seats", "description": "How many seats", "min_value": 2, "max_value": 6, "name_localizations": { "de": "plätze" } },
            { "type": 6, "name": "with", "description": "Somebody to invite" } ] },
        { "name": "move", "description": "Make a move", "options": [
            { "type": 3, "name": "action", "description": "What to do", "required": true, "autocomplete": true },
            { "type": 4, "name": "table", "description": "Which table", "required": true, "min_value": 1 } ] },
        { "name": "table", "description": "About a table", "options": [
            { "type": 1, "name": "settings", "description": "Change the settings", "options": [{ "type": 5, "name": "rated", "description": "Rated?", "required": true }] },
            { "type": 1, "name": "leave", "description": "Leave the table" } ] },
    ])
}

/// A text with every kind of markdown. `now` is in Unix seconds.
pub fn markdown(now: u64, command: &str) -> String {
    let soon = now + 95;
    let styles: Vec<String> = "tTdDfFR".chars().map(|style| format!("<t:{soon}:{style}>")).collect();
    format!(
        "# Agon is here\nI run **board games** in this channel: *Offrandes*, __Cyclades__, ~~chess~~ and ***Attika***. Type </play:{command}> to open a table.\n\
         ## A list\n- first, with `inline code`\n  - deeper, with **bold**\n- second ||a secret with <@{ANA}>||\n1. one\n2. two\n\
         ### Quotes\n> Let the games begin\n> ([rules](https://example.org), https://example.org/games?a=b_c_d)\n\
         Hello <@{ANA}>, <@{BEN}>, <@&1456000000000000001>, see <#1456000000000000012> and <#1456000000000000999>.\n\
         Times: {}\n```rust\nfn main() {{\n    println!(\"A1  B2 ** not bold **\");\n}}\n```\n-# small print <script>alert(1)</script> \\*not italic\\*",
        styles.join(" · ")
    )
}

fn button(style: u8, label: &str, id: &str) -> Value {
    json!({ "type": 2, "style": style, "label": label, "custom_id": id })
}

/// A board: an embed with every field, a picture, buttons of all kinds.
pub fn board(now: u64, round: u32) -> Value {
    let mut off = button(2, "Leave", "leave");
    off["disabled"] = json!(true);
    let mut dice = button(2, "Roll", "roll");
    dice["emoji"] = json!({ "name": "🎲" });
    json!({
        "content": format!("Table 7 waits for **Ben** (Athens) until <t:{}:t>, <t:{}:R>.", now + 600, now + 600),
        "embeds": [{ "author": { "name": "Agon" }, "title": format!("Offrandes · round {round}"), "url": "https://example.org/offrandes",
            "description": "Corinth bids **4** for the lot. ||Sparta|| is out.", "color": 0xC0_8A_2E, "timestamp": "2026-01-02T12:00:00Z",
            "fields": [
                { "name": "Athens", "value": "12 gold · 3 sheep", "inline": true }, { "name": "Corinth", "value": "8 gold · 1 ox", "inline": true },
                { "name": "Sparta", "value": "0 gold", "inline": true }, { "name": "Log", "value": "Athens passed.\nCorinth raised to `4`." } ],
            "thumbnail": { "url": "attachment://god.png" }, "image": { "url": "attachment://board.png" }, "footer": { "text": "seed 3fa9…" } }],
        "attachments": [{ "id": 0, "filename": "board.png", "description": "The board: three lots of tiles, water around them" }, { "id": 1, "filename": "god.png", "description": "Poseidon" }],
        "components": [
            { "type": 1, "components": [button(1, "My seat", "seat"), button(3, "Bid…", "bid"), button(4, "Resign", "resign"), off, { "type": 2, "style": 5, "label": "Rules", "url": "https://example.org/" }] },
            { "type": 1, "components": [dice, button(2, "Next round", "next")] },
        ],
    })
}

/// Menus of all kinds.
pub fn menus() -> Value {
    let row = |menu: Value| json!({ "type": 1, "components": [menu] });
    json!({ "content": "Menus of all kinds:", "components": [
        row(json!({ "type": 3, "custom_id": "lot", "placeholder": "Which lot?", "options": [
            { "label": "Peasant and water", "value": "1", "description": "2 gold" }, { "label": "Ox", "value": "2", "emoji": { "name": "🐂" }, "default": true }] })),
        row(json!({ "type": 3, "custom_id": "lots", "placeholder": "Which animals?", "min_values": 1, "max_values": 2, "options": [
            { "label": "Sheep", "value": "s", "default": true }, { "label": "Ox", "value": "o", "description": "heavy" }, { "label": "Goat", "value": "g" }] })),
        row(json!({ "type": 5, "custom_id": "who", "placeholder": "Whom?" })),
        row(json!({ "type": 8, "custom_id": "where", "placeholder": "Where?", "channel_types": [0] })),
        row(json!({ "type": 7, "custom_id": "mentionable", "placeholder": "Whom or which role?", "min_values": 0, "max_values": 3 })) ] })
}

pub fn modal() -> Value {
    let row = |input: Value| json!({ "type": 1, "components": [input] });
    json!({ "title": "Your bid", "custom_id": "m", "components": [
        row(json!({ "type": 4, "custom_id": "amount", "label": "Gold", "style": 1, "min_length": 1, "max_length": 3, "placeholder": "0 to 12" })),
        row(json!({ "type": 4, "custom_id": "god", "label": "God", "style": 1, "value": "Poseidon", "min_length": 4, "max_length": 20 })),
        row(json!({ "type": 4, "custom_id": "note", "label": "A word to the others", "style": 2, "required": false, "max_length": 300 })) ] })
}

/// The choices of `/move action:`, in this person's language.
pub fn choices(locale: &str) -> Value {
    match locale.get(..2) {
        Some("de") => {
            json!([{ "name": "4 bieten (der Ochse)", "value": "bid 4" }, { "name": "passen", "value": "pass" }])
        }
        Some("es") => json!([{ "name": "pujar 4 (el buey)", "value": "bid 4" }, { "name": "pasar", "value": "pass" }]),
        _ => json!([{ "name": "bid 4 (the ox)", "value": "bid 4" }, { "name": "pass", "value": "pass" }]),
    }
}
