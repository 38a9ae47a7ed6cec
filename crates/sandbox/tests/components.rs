//! Discord's limits of rows, buttons and menus.

use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::{Bot, Refused, long, patient, stage};

const CHOICES: &str = "BASE_TYPE_CHOICES";
const EXCLUSIVE: &str = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
const LENGTH: &str = "BASE_TYPE_BAD_LENGTH";
const MAX: &str = "BASE_TYPE_MAX_LENGTH";
const REQUIRED: &str = "BASE_TYPE_REQUIRED";
const UNION: &str = "UNION_TYPE_CHOICES";

/// A message with one row.
fn row(parts: Value) -> Value {
    json!({ "content": "x", "components": [{ "type": 1, "components": parts }] })
}

/// A message with one part: the given fields over those of a valid one.
fn one(sound: Value, fields: Value) -> Value {
    let mut part = sound;
    for (key, value) in fields.as_object().unwrap() {
        part[key] = value.clone();
    }
    row(json!([part]))
}

fn button(fields: Value) -> Value {
    one(json!({ "type": 2, "style": 1, "label": "x", "custom_id": "b" }), fields)
}

fn link(fields: Value) -> Value {
    one(json!({ "type": 2, "style": 5, "label": "x", "url": "https://x.org" }), fields)
}

fn menu(fields: Value) -> Value {
    one(json!({ "type": 3, "custom_id": "m", "options": options(3) }), fields)
}

fn people(fields: Value) -> Value {
    one(json!({ "type": 5, "custom_id": "m" }), fields)
}

fn options(count: usize) -> Value {
    (0..count).map(|n| json!({ "label": "x", "value": n.to_string() })).collect()
}

fn option(fields: Value) -> Value {
    let mut option = json!({ "label": "x", "value": "x" });
    for (key, value) in fields.as_object().unwrap() {
        option[key] = value.clone();
    }
    menu(json!({ "options": [option] }))
}

fn rows() -> Vec<Refused> {
    let buttons = |count: usize| -> Value {
        (0..count).map(|n| json!({ "type": 2, "style": 1, "label": "x", "custom_id": n.to_string() })).collect()
    };
    let six: Value = (0..6).map(|n| Bot::button("x", &n.to_string())).collect();
    let beside = json!([{ "type": 2, "style": 1, "label": "x", "custom_id": "b" }, { "type": 3, "custom_id": "m", "options": options(1) }]);
    let twins = json!({ "content": "x", "components": [Bot::button("x", "same"), Bot::button("y", "same")] });
    let bare = json!({ "content": "x", "components": [{ "type": 2, "style": 1, "label": "x", "custom_id": "b" }] });
    let input = json!([{ "type": 4, "style": 1, "label": "x", "custom_id": "t" }]);
    vec![
        ("6 rows", json!({ "content": "x", "components": six }), "/components", MAX),
        ("6 buttons", row(buttons(6)), "/components/0/components", LENGTH),
        ("an empty row", row(json!([])), "/components/0/components", LENGTH),
        ("a row of nothing", row(Value::Null), "/components/0/components", REQUIRED),
        ("a menu beside a button", row(beside), "/components/0/components/1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ("the same custom id", twins, "/components/1/components/0/custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("a button without a row", bare, "/components/0/type", UNION),
        ("a row in a row", row(json!([{ "type": 1, "components": [] }])), "/components/0/components/0/type", UNION),
        ("a text input", row(input), "/components/0/components/0/type", UNION),
        ("a label", row(json!([{ "type": 18, "label": "x" }])), "/components/0/components/0/type", UNION),
        ("no type", row(json!([{ "style": 1 }])), "/components/0/components/0/type", UNION),
        ("rows that are no list", json!({ "content": "x", "components": {} }), "/components", "LIST_TYPE_CONVERT"),
    ]
}

fn buttons() -> Vec<Refused> {
    let at = "/components/0/components/0";
    let place = |key: &str| -> &'static str { format!("{at}/{key}").leak() };
    let emoji = "BUTTON_COMPONENT_INVALID_EMOJI";
    vec![
        ("label", button(json!({ "label": long(81) })), place("label"), MAX),
        ("label", button(json!({ "label": 1 })), place("label"), "STRING_TYPE_CONVERT"),
        ("no label", button(json!({ "label": "" })), at, "BUTTON_COMPONENT_INVALID_LABEL"),
        ("custom id", button(json!({ "custom_id": long(101) })), place("custom_id"), LENGTH),
        ("custom id", button(json!({ "custom_id": "" })), place("custom_id"), LENGTH),
        ("custom id", button(json!({ "custom_id": null })), place("custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
        ("style", button(json!({ "style": 0 })), place("style"), CHOICES),
        ("style", button(json!({ "style": 7 })), place("style"), CHOICES),
        ("no style", button(json!({ "style": null })), place("style"), REQUIRED),
        ("disabled", button(json!({ "disabled": "yes" })), place("disabled"), "BOOLEAN_TYPE_CONVERT"),
        ("url and custom id", button(json!({ "url": "https://x.org" })), place("url"), EXCLUSIVE),
        ("url and custom id", link(json!({ "custom_id": "b" })), place("custom_id"), EXCLUSIVE),
        ("link without url", link(json!({ "url": null })), place("url"), REQUIRED),
        ("link", link(json!({ "url": "ftp://x.org" })), place("url"), "URL_TYPE_INVALID_SCHEME"),
        ("link", link(json!({ "url": "x.org" })), place("url"), "URL_TYPE_INVALID_URL"),
        ("link", link(json!({ "url": format!("https://{}", long(505)) })), place("url"), MAX),
        ("emoji", button(json!({ "emoji": { "name": "smile" } })), place("emoji/name"), emoji),
        // These only look like emoji, and Discord refuses the whole message.
        ("emoji", button(json!({ "emoji": { "name": "✓" } })), place("emoji/name"), emoji),
        ("emoji", button(json!({ "emoji": { "name": "→" } })), place("emoji/name"), emoji),
        ("emoji", button(json!({ "emoji": {} })), place("emoji/name"), emoji),
        ("emoji", button(json!({ "emoji": { "id": "x", "name": "x" } })), place("emoji/id"), "NUMBER_TYPE_COERCE"),
        ("emoji", button(json!({ "emoji": "🎲" })), place("emoji"), "MODEL_TYPE_CONVERT"),
    ]
}

fn menus() -> Vec<Refused> {
    let at = "/components/0/components/0";
    let place = |key: &str| -> &'static str { format!("{at}/{key}").leak() };
    let twins = json!([{ "label": "x", "value": "v" }, { "label": "y", "value": "v" }]);
    let chosen =
        json!([{ "label": "x", "value": "1", "default": true }, { "label": "y", "value": "2", "default": true }]);
    let defaults = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES";
    let two = json!([{ "id": "1", "type": "user" }, { "id": "2", "type": "user" }]);
    vec![
        ("26 options", menu(json!({ "options": options(26) })), place("options"), LENGTH),
        ("no options", menu(json!({ "options": [] })), place("options"), LENGTH),
        ("no options", menu(json!({ "options": null })), place("options"), REQUIRED),
        ("custom id", menu(json!({ "custom_id": long(101) })), place("custom_id"), LENGTH),
        ("custom id", menu(json!({ "custom_id": null })), place("custom_id"), REQUIRED),
        ("placeholder", menu(json!({ "placeholder": long(151) })), place("placeholder"), MAX),
        ("min", menu(json!({ "min_values": -1 })), place("min_values"), "NUMBER_TYPE_MIN"),
        ("min", menu(json!({ "min_values": 26 })), place("min_values"), "NUMBER_TYPE_MAX"),
        ("min above max", menu(json!({ "min_values": 3, "max_values": 2 })), place("min_values"), "NUMBER_TYPE_MAX"),
        ("max", menu(json!({ "max_values": 0 })), place("max_values"), "NUMBER_TYPE_MIN"),
        ("max", menu(json!({ "max_values": 26 })), place("max_values"), "NUMBER_TYPE_MAX"),
        ("max", menu(json!({ "max_values": "2" })), place("max_values"), "NUMBER_TYPE_COERCE"),
        ("max above options", menu(json!({ "max_values": 4 })), place("options"), "BASE_TYPE_MIN_LENGTH"),
        ("label", option(json!({ "label": long(101) })), place("options/0/label"), LENGTH),
        ("label", option(json!({ "label": "" })), place("options/0/label"), REQUIRED),
        ("value", option(json!({ "value": long(101) })), place("options/0/value"), LENGTH),
        ("value", option(json!({ "value": null })), place("options/0/value"), REQUIRED),
        ("description", option(json!({ "description": long(101) })), place("options/0/description"), MAX),
        ("default", option(json!({ "default": 1 })), place("options/0/default"), "BOOLEAN_TYPE_CONVERT"),
        (
            "emoji",
            option(json!({ "emoji": { "name": "x" } })),
            place("options/0/emoji/name"),
            "BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        (
            "twins",
            menu(json!({ "options": twins })),
            place("options/1/value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        ("two defaults", menu(json!({ "options": chosen })), place("options"), defaults),
        ("two defaults", people(json!({ "default_values": two })), place("default_values"), defaults),
        (
            "a role",
            people(json!({ "default_values": [{ "id": "1", "type": "role" }] })),
            place("default_values/0/type"),
            CHOICES,
        ),
        ("nobody", people(json!({ "default_values": [{ "type": "user" }] })), place("default_values/0/id"), REQUIRED),
    ]
}

#[tokio::test]
async fn components_beyond_the_limits_are_refused_at_the_right_place() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    bot.is_refused(Method::POST, &path, [rows(), buttons(), menus()].concat()).await;
    assert!(sandbox.user("ana").messages().is_empty());
}

#[tokio::test]
async fn components_within_the_limits_are_taken() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let five: Value = (0..5)
        .map(|row| {
            let buttons: Value = (0..5)
                .map(|n| json!({ "type": 2, "style": n % 4 + 1, "label": long(80), "custom_id": format!("{row}{n}{}", long(98)) }))
                .collect();
            json!({ "type": 1, "components": buttons })
        })
        .collect();
    let emoji = |name: &str| button(json!({ "label": null, "emoji": { "name": name } }));
    bot.is_taken(Method::POST, &path, [
        ("25 buttons", json!({ "content": "x", "components": five })),
        ("a link", link(json!({ "disabled": true }))),
        ("a link into Discord", link(json!({ "url": "discord://-/channels/1" }))),
        ("25 options", menu(json!({ "options": options(25), "min_values": 0, "max_values": 25, "placeholder": long(150) }))),
        ("an option", option(json!({ "label": long(100), "value": long(100), "description": long(100), "default": true, "emoji": { "name": "🎲" } }))),
        ("people", people(json!({ "default_values": [{ "id": "1", "type": "user" }] }))),
        ("channels", one(json!({ "type": 8, "custom_id": "m" }), json!({ "channel_types": [0, 11] }))),
        ("a die", emoji("🎲")),
        ("a keycap", emoji("1️⃣")),
        ("a tick that is an emoji", emoji("✔️")),
        ("a flag", emoji("🇪🇸")),
        ("a family", emoji("👩‍👩‍👧")),
        ("a skin", emoji("👍🏽")),
        ("a server's emoji", button(json!({ "emoji": { "id": "1234567890", "name": "wood", "animated": false } }))),
    ])
    .await;
    sandbox.assert_clean();
}
