//! Discord's limits of application commands.

use agon_sandbox::people;
use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::{Refused, long, patient, stage};

const CHOICES: &str = "BASE_TYPE_CHOICES";
const LENGTH: &str = "BASE_TYPE_BAD_LENGTH";
const NAME: &str = "APPLICATION_COMMAND_INVALID_NAME";
const REQUIRED: &str = "BASE_TYPE_REQUIRED";

fn with(mut sound: Value, fields: &Value) -> Value {
    for (key, value) in fields.as_object().unwrap() {
        sound[key] = value.clone();
    }
    sound
}

/// A list of one command: the given fields over those of a valid one.
fn command(fields: Value) -> Value {
    json!([with(json!({ "name": "a", "description": "x" }), &fields)])
}

/// A command with one option of a type.
fn option(kind: u8, fields: Value) -> Value {
    options(json!([with(json!({ "type": kind, "name": "o", "description": "x" }), &fields)]))
}

fn options(options: Value) -> Value {
    command(json!({ "options": options }))
}

fn named(name: &str) -> Value {
    json!({ "type": 3, "name": name, "description": "x" })
}

fn many(count: usize, each: impl Fn(usize) -> Value) -> Value {
    (0..count).map(each).collect()
}

fn names() -> Vec<Refused> {
    let translated = |key: &str, locale: &str, text: &str| command(json!({ key: { locale: text } }));
    let duplicate = "APPLICATION_COMMANDS_DUPLICATE_NAME";
    vec![
        ("capitals", command(json!({ "name": "Play" })), "/0/name", NAME),
        ("a space", command(json!({ "name": "a b" })), "/0/name", NAME),
        ("a stroke", command(json!({ "name": "a/b" })), "/0/name", NAME),
        ("an emoji", command(json!({ "name": "🎲" })), "/0/name", NAME),
        ("Greek capitals", command(json!({ "name": "Ω" })), "/0/name", NAME),
        ("33 characters", command(json!({ "name": long(33) })), "/0/name", LENGTH),
        ("no name", command(json!({ "name": "" })), "/0/name", REQUIRED),
        ("no description", command(json!({ "description": "" })), "/0/description", REQUIRED),
        ("101 characters", command(json!({ "description": long(101) })), "/0/description", LENGTH),
        (
            "twins",
            json!([{ "name": "a", "description": "x" }, { "name": "a", "description": "y" }]),
            "/1/name",
            duplicate,
        ),
        ("a locale", translated("name_localizations", "xx", "b"), "/0/name_localizations/xx", CHOICES),
        ("a locale", translated("name_localizations", "es", "b"), "/0/name_localizations/es", CHOICES),
        ("a locale", translated("description_localizations", "en", "b"), "/0/description_localizations/en", CHOICES),
        ("capitals", translated("name_localizations", "de", "Spielen"), "/0/name_localizations/de", NAME),
        ("too long", translated("name_localizations", "de", &long(33)), "/0/name_localizations/de", LENGTH),
        ("nothing", translated("name_localizations", "de", ""), "/0/name_localizations/de", REQUIRED),
        (
            "too long",
            translated("description_localizations", "de", &long(101)),
            "/0/description_localizations/de",
            LENGTH,
        ),
        ("a list", command(json!({ "name_localizations": [] })), "/0/name_localizations", "DICT_TYPE_CONVERT"),
        ("a text", json!(["play"]), "/0", "MODEL_TYPE_CONVERT"),
        ("no list", json!({ "name": "a" }), "", "LIST_TYPE_CONVERT"),
    ]
}

fn places() -> Vec<Refused> {
    let permissions = "default_member_permissions";
    let again = "SET_TYPE_ALREADY_CONTAINS_VALUE";
    vec![
        (
            "bits in a list",
            command(json!({ permissions: [32] })),
            "/0/default_member_permissions",
            "NUMBER_TYPE_COERCE",
        ),
        ("bits below zero", command(json!({ permissions: -1 })), "/0/default_member_permissions", "NUMBER_TYPE_COERCE"),
        (
            "bits in words",
            command(json!({ permissions: "all" })),
            "/0/default_member_permissions",
            "NUMBER_TYPE_COERCE",
        ),
        ("nowhere", command(json!({ "contexts": [] })), "/0/contexts", LENGTH),
        ("a fourth place", command(json!({ "contexts": [0, 3] })), "/0/contexts/1", CHOICES),
        ("a place twice", command(json!({ "contexts": [0, 0] })), "/0/contexts/1", again),
        ("a third way", command(json!({ "integration_types": [2] })), "/0/integration_types/0", CHOICES),
        ("type", command(json!({ "type": 9 })), "/0/type", CHOICES),
        (
            "a menu entry that explains",
            json!([{ "type": 2, "name": "Seat", "description": "x" }]),
            "/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ("nsfw", command(json!({ "nsfw": 1 })), "/0/nsfw", "BOOLEAN_TYPE_CONVERT"),
    ]
}

fn parameters() -> Vec<Refused> {
    let mixed = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
    let order = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID";
    let exists = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
    let inside = |outer: u8, inner: u8| {
        let inner = json!({ "type": inner, "name": "b", "description": "x" });
        options(json!([{ "type": outer, "name": "a", "description": "x", "options": [inner] }]))
    };
    let german =
        |name: &str| json!({ "type": 3, "name": name, "description": "x", "name_localizations": { "de": "c" } });
    vec![
        ("26 options", options(many(26, |n| named(&format!("o{n}")))), "/0/options", "BASE_TYPE_MAX_LENGTH"),
        ("order", options(json!([named("a"), with(named("b"), &json!({ "required": true }))])), "/0/options/1", order),
        ("twins", options(json!([named("a"), named("a")])), "/0/options/1/name", exists),
        ("twins in German", options(json!([german("a"), german("b")])), "/0/options/1/name_localizations/de", exists),
        ("capitals", options(json!([named("A")])), "/0/options/0/name", NAME),
        ("mixed", options(json!([named("a"), { "type": 1, "name": "b", "description": "x" }])), "/0/options", mixed),
        ("no type", options(json!([{ "name": "a", "description": "x" }])), "/0/options/0/type", REQUIRED),
        ("type", option(12, json!({})), "/0/options/0/type", CHOICES),
        ("a group in a group", inside(2, 2), "/0/options/0/options/0/type", CHOICES),
        ("an option in a group", inside(2, 3), "/0/options/0/options/0/type", CHOICES),
        ("a sub-command in a sub-command", inside(1, 1), "/0/options/0/options/0/type", CHOICES),
        ("length", option(3, json!({ "min_length": 6001 })), "/0/options/0/min_length", "NUMBER_TYPE_MAX"),
        ("length", option(3, json!({ "max_length": 0 })), "/0/options/0/max_length", "NUMBER_TYPE_MIN"),
        (
            "length",
            option(3, json!({ "min_length": 3, "max_length": 2 })),
            "/0/options/0/min_length",
            "NUMBER_TYPE_MAX",
        ),
        ("half", option(4, json!({ "min_value": 0.5 })), "/0/options/0/min_value", "NUMBER_TYPE_COERCE"),
        ("beyond", option(4, json!({ "max_value": 1_u64 << 60 })), "/0/options/0/max_value", "NUMBER_TYPE_MAX"),
        (
            "least above most",
            option(4, json!({ "min_value": 3, "max_value": 2 })),
            "/0/options/0/min_value",
            "NUMBER_TYPE_MAX",
        ),
        ("required", option(3, json!({ "required": "yes" })), "/0/options/0/required", "BOOLEAN_TYPE_CONVERT"),
    ]
}

fn choices() -> Vec<Refused> {
    let choice = |kind: u8, fields: Value| {
        option(kind, json!({ "choices": [with(json!({ "name": "c", "value": "v" }), &fields)] }))
    };
    let at = |rest: &str| -> &'static str { format!("/0/options/0/{rest}").leak() };
    let exists = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
    let twins = json!([{ "name": "c", "value": "1" }, { "name": "c", "value": "2" }]);
    let both = json!({ "autocomplete": true, "choices": [{ "name": "c", "value": "v" }] });
    vec![
        (
            "26",
            option(3, json!({ "choices": many(26, |n| json!({ "name": n.to_string(), "value": n.to_string() })) })),
            at("choices"),
            "BASE_TYPE_MAX_LENGTH",
        ),
        ("name", choice(3, json!({ "name": long(101) })), at("choices/0/name"), LENGTH),
        ("name", choice(3, json!({ "name": null })), at("choices/0/name"), REQUIRED),
        ("value", choice(3, json!({ "value": long(101) })), at("choices/0/value"), LENGTH),
        ("value", choice(3, json!({ "value": 1 })), at("choices/0/value"), "STRING_TYPE_CONVERT"),
        ("value", choice(4, json!({ "value": "1" })), at("choices/0/value"), "NUMBER_TYPE_COERCE"),
        ("value", choice(4, json!({ "value": 1.5 })), at("choices/0/value"), "NUMBER_TYPE_COERCE"),
        ("value", choice(3, json!({ "value": null })), at("choices/0/value"), REQUIRED),
        (
            "locale",
            choice(3, json!({ "name_localizations": { "deutsch": "c" } })),
            at("choices/0/name_localizations/deutsch"),
            CHOICES,
        ),
        (
            "translation",
            choice(3, json!({ "name_localizations": { "de": long(101) } })),
            at("choices/0/name_localizations/de"),
            LENGTH,
        ),
        ("twins", option(3, json!({ "choices": twins })), at("choices/1/name"), exists),
        ("both", option(3, both), at("autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES"),
        (
            "of a person",
            option(6, json!({ "autocomplete": true })),
            at("autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
    ]
}

#[tokio::test]
async fn commands_that_discord_would_not_take_are_refused() {
    let (sandbox, bot) = stage(patient()).await;
    let path = format!("/applications/{}/commands", people::BOT);
    // 1 for the name, the description, and 20 options of 3 + 100 with two choices of 74 + 74 each.
    let heavy = |description: usize| {
        let choice = |n: usize| json!({ "name": format!("{n}{}", long(73)), "value": long(74) });
        let fields = json!({ "description": long(100), "choices": many(2, choice) });
        let options = many(20, |n| with(named(&format!("o{n:02}")), &fields));
        command(json!({ "description": long(description), "options": options }))
    };
    bot.is_refused(Method::PUT, &path, [names(), places(), parameters(), choices()].concat()).await;
    bot.is_refused(Method::PUT, &path, [("8001 characters", heavy(20), "/0", "APPLICATION_COMMAND_TOO_LARGE")]).await;
    let crowd = many(101, |n| json!({ "name": format!("c{n}"), "description": "x" }));
    let (status, refusal) = bot.put(&path, crowd).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(30032)));

    // A refused list changes nothing. A command keeps its id while its name stays.
    let (_, before) = bot.get(&path).await;
    assert_eq!(sandbox.commands().len(), 3);
    let (_, after) = bot.put(&path, crate::bot::commands()).await;
    assert_eq!(before[0]["id"], after[0]["id"]);

    // A single command has the same limits. The path of its faults has no index.
    let one = format!("{path}/{}", before[0]["id"].as_str().unwrap());
    bot.is_refused(Method::POST, &path, [("capitals", json!({ "name": "Play", "description": "x" }), "/name", NAME)])
        .await;
    bot.is_refused(Method::PATCH, &one, [("capitals", json!({ "name": "Play" }), "/name", NAME)]).await;
    for (path, code) in [(format!("{path}/1"), 10063), ("/applications/1/commands".into(), 10002)] {
        let (status, refusal) = bot.get(&path).await;
        assert_eq!((status, &refusal["code"]), (404, &json!(code)), "{path}");
    }

    // A number is allowed. Discord returns the bits as text.
    let (_, told) = bot.put(&path, command(json!({ "default_member_permissions": 32 }))).await;
    assert_eq!(told[0]["default_member_permissions"], "32");

    let languages = json!({ "de": "ziehen", "es-ES": "mover", "hi": "खेलें", "th": "เล่น", "el": "παίζω", "ja": "遊ぶ" });
    bot.is_taken(Method::PUT, &path, [
        ("just 8000", heavy(19)),
        ("100", many(100, |n| json!({ "name": format!("c{n}"), "description": "x" }))),
        ("many languages", command(json!({ "name": "play_it-'1", "name_localizations": languages }))),
        ("nulls", command(json!({ "name_localizations": null, "default_member_permissions": null, "contexts": null, "options": null }))),
        ("25 options", options(many(25, |n| named(&format!("o{n}"))))),
        ("25 choices", option(10, json!({ "choices": many(25, |n| json!({ "name": n.to_string(), "value": n })) }))),
        ("bounds", option(4, json!({ "min_value": -3, "max_value": 3.0, "required": true }))),
        ("places", command(json!({ "contexts": [0, 1, 2], "integration_types": [0, 1], "default_member_permissions": "0" }))),
        ("menu entries", json!([{ "type": 2, "name": "Seat At Table" }, { "type": 3, "name": "Seat At Table" }])),
    ])
    .await;
}
