//! Answers that Discord refuses: wrong kinds, broken limits, wrong tokens, public answers that asked to be private.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{Bot, Refused, long, patient, stage, webhook};

#[tokio::test]
async fn only_the_answers_an_interaction_allows_are_taken() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let modal = json!({ "title": "x", "custom_id": "m", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "t", "label": "x", "style": 1 }] } ] });
    let refused = async |bot: &Bot, interaction: &Value, kind: Value| {
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        let path = format!("/interactions/{id}/{token}/callback");
        let code = if kind.is_null() { "BASE_TYPE_REQUIRED" } else { "BASE_TYPE_CHOICES" };
        bot.is_refused(
            Method::POST,
            &path,
            [("type", json!({ "type": kind, "data": { "content": "x" } }), "/type", code)],
        )
        .await;
    };
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let command = bot.interaction().await;
        for kind in [json!(1), json!(6), json!(7), json!(8), json!(13), json!("4"), Value::Null] {
            refused(&bot, &command, kind).await;
        }
        assert_eq!(bot.answer(&command, 4, json!({})).await.1["code"], 50006);
        let button = json!({ "content": "x", "components": [Bot::button("Go", "go")] });
        assert_eq!(bot.answer(&command, 4, button).await.0, 204);
    });
    join!(ana.clicks("Go"), async {
        let click = bot.interaction().await;
        for kind in [json!(8), json!(10)] {
            refused(&bot, &click, kind).await;
        }
        assert_eq!(bot.answer(&click, 6, Value::Null).await.0, 204);
        let (status, refusal) = bot.answer(&click, 9, modal.clone()).await;
        assert_eq!((status, &refusal["code"]), (400, &json!(40060)), "a modal must be the first answer");
    });
    join!(ana.clicks("Go"), async {
        let opener = bot.interaction().await;
        assert_eq!(bot.answer(&opener, 9, modal.clone()).await.0, 204);
    });
    join!(ana.fills_in(&["7"]), async {
        let submitted = bot.interaction().await;
        refused(&bot, &submitted, json!(9)).await;
        refused(&bot, &submitted, json!(8)).await;
        assert_eq!(bot.answer(&submitted, 7, json!({ "content": "y" })).await.0, 204);
    });
    // A modal that a command opened has no message to update.
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let opener = bot.interaction().await;
        assert_eq!(bot.answer(&opener, 9, modal.clone()).await.0, 204);
    });
    join!(ana.fills_in(&["7"]), async {
        let submitted = bot.interaction().await;
        for kind in [6, 7, 9] {
            refused(&bot, &submitted, json!(kind)).await;
        }
        assert_eq!(bot.answer(&submitted, 4, json!({ "content": "z" })).await.0, 204);
    });
    for code in ["50035", "50006", "40060"] {
        sandbox.forgives(code);
    }
    sandbox.assert_clean();
}

#[tokio::test]
async fn modals_and_choices_beyond_the_limits_are_refused_below_data() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let with = |mut sound: Value, fields: Value| {
        for (key, value) in fields.as_object().unwrap() {
            sound[key] = value.clone();
        }
        sound
    };
    let input = |fields: Value| with(json!({ "type": 4, "custom_id": "t", "label": "x", "style": 1 }), fields);
    let row = |input: Value| json!({ "type": 1, "components": [input] });
    let modal =
        |fields: Value| with(json!({ "title": "x", "custom_id": "m", "components": [row(input(json!({})))] }), fields);
    let one = |fields: Value| modal(json!({ "components": [row(input(fields))] }));
    let at = |rest: &str| -> &'static str { format!("/data/components/0/components/0/{rest}").leak() };
    let rows = |count: u8| -> Value { (0..count).map(|n| row(input(json!({ "custom_id": n.to_string() })))).collect() };
    let (length, max, required) = ("BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_REQUIRED");
    let modals: Vec<Refused> = vec![
        ("title", modal(json!({ "title": long(46) })), "/data/title", length),
        ("no title", modal(json!({ "title": "" })), "/data/title", required),
        ("custom id", modal(json!({ "custom_id": long(101) })), "/data/custom_id", length),
        ("no custom id", modal(json!({ "custom_id": null })), "/data/custom_id", required),
        ("no rows", modal(json!({ "components": [] })), "/data/components", length),
        ("no rows", modal(json!({ "components": null })), "/data/components", required),
        ("6 rows", modal(json!({ "components": rows(6) })), "/data/components", length),
        (
            "twins",
            modal(json!({ "components": [row(input(json!({}))), row(input(json!({})))] })),
            "/data/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "two in a row",
            modal(
                json!({ "components": [{ "type": 1, "components": [input(json!({})), input(json!({ "custom_id": "u" }))] }] }),
            ),
            "/data/components/0/components",
            length,
        ),
        ("a button", modal(json!({ "components": [Bot::button("x", "b")] })), at("type"), "UNION_TYPE_CHOICES"),
        (
            "a label",
            modal(json!({ "components": [{ "type": 18, "label": "x" }] })),
            "/data/components/0/type",
            "UNION_TYPE_CHOICES",
        ),
        ("label", one(json!({ "label": long(46) })), at("label"), length),
        ("no label", one(json!({ "label": null })), at("label"), required),
        ("style", one(json!({ "style": 3 })), at("style"), "BASE_TYPE_CHOICES"),
        ("placeholder", one(json!({ "placeholder": long(101) })), at("placeholder"), max),
        ("value", one(json!({ "value": long(4001) })), at("value"), max),
        ("value beyond its own length", one(json!({ "value": "1234", "max_length": 3 })), at("value"), max),
        ("least", one(json!({ "min_length": 4001 })), at("min_length"), "NUMBER_TYPE_MAX"),
        ("most", one(json!({ "max_length": 0 })), at("max_length"), "NUMBER_TYPE_MIN"),
        ("most", one(json!({ "max_length": 4001 })), at("max_length"), "NUMBER_TYPE_MAX"),
        ("least above most", one(json!({ "min_length": 3, "max_length": 2 })), at("min_length"), "NUMBER_TYPE_MAX"),
        ("required", one(json!({ "required": 1 })), at("required"), "BOOLEAN_TYPE_CONVERT"),
    ];
    let answers = |kind: u8, table: Vec<Refused>| {
        table
            .into_iter()
            .map(move |(what, data, place, code)| (what, json!({ "type": kind, "data": data }), place, code))
    };
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let path = format!(
            "/interactions/{}/{}/callback",
            interaction["id"].as_str().unwrap(),
            interaction["token"].as_str().unwrap()
        );
        bot.is_refused(Method::POST, &path, answers(9, modals)).await;
        bot.is_refused(
            Method::POST,
            &path,
            answers(
                4,
                vec![
                    ("content", json!({ "content": long(2001) }), "/data/content", max),
                    ("no object", json!("yes"), "/data", "MODEL_TYPE_CONVERT"),
                    (
                        "custom id",
                        json!({ "content": "x", "components": [Bot::button("x", &long(101))] }),
                        at("custom_id"),
                        length,
                    ),
                ],
            ),
        )
        .await;
        let most = modal(json!({ "title": long(45), "custom_id": long(100), "components": rows(5) }));
        assert_eq!(bot.answer(&interaction, 9, most).await.0, 204);
    });
    let choice = |name: &str, value: Value| json!({ "choices": [{ "name": name, "value": value }] });
    let many =
        |count: usize| -> Value { (0..count).map(|n| json!({ "name": long(100), "value": n.to_string() })).collect() };
    let (choices, ()) = join!(ana.autocomplete("/move", "action", "x"), async {
        let typing = bot.interaction().await;
        let path =
            format!("/interactions/{}/{}/callback", typing["id"].as_str().unwrap(), typing["token"].as_str().unwrap());
        bot.is_refused(
            Method::POST,
            &path,
            answers(
                8,
                vec![
                    ("none", json!({}), "/data/choices", required),
                    ("26", json!({ "choices": many(26) }), "/data/choices", max),
                    ("name", choice(&long(101), json!("x")), "/data/choices/0/name", length),
                    ("no name", choice("", json!("x")), "/data/choices/0/name", required),
                    ("value", choice("x", json!(long(101))), "/data/choices/0/value", length),
                    ("a number for a text", choice("x", json!(7)), "/data/choices/0/value", "STRING_TYPE_CONVERT"),
                    ("no value", choice("x", Value::Null), "/data/choices/0/value", required),
                    (
                        "locale",
                        json!({ "choices": [{ "name": "x", "value": "x", "name_localizations": { "xx": "y" } }] }),
                        "/data/choices/0/name_localizations/xx",
                        "BASE_TYPE_CHOICES",
                    ),
                ],
            ),
        )
        .await;
        assert_eq!(bot.answer(&typing, 8, json!({ "choices": many(25) })).await.0, 204);
        assert_eq!(bot.answer(&typing, 8, json!({ "choices": [] })).await.1["code"], 40060);
    });
    assert_eq!(choices.len(), 25);
    sandbox.forgives("50035");
    sandbox.forgives("40060");
    sandbox.assert_clean();
}

#[tokio::test]
async fn tokens_that_are_forged_or_not_yet_answered_open_nothing() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let yes = json!({ "content": "yes" });
        for path in [webhook(&interaction, ""), webhook(&interaction, "/messages/@original")] {
            let method = if path.ends_with("@original") { Method::PATCH } else { Method::POST };
            let (status, refusal) = bot.send(method, &path, yes.clone()).await;
            assert_eq!((status, refusal), (404, json!({ "code": 10015, "message": "Unknown Webhook" })));
        }
        let id = interaction["id"].as_str().unwrap();
        assert_eq!(
            bot.post(&format!("/interactions/{id}/guess/callback"), json!({ "type": 4, "data": yes })).await.1["code"],
            10062
        );
        assert_eq!(
            bot.post(
                &format!("/interactions/1/{}/callback", interaction["token"].as_str().unwrap()),
                json!({ "type": 6 })
            )
            .await
            .1["code"],
            10062
        );
        let forged = format!("/webhooks/{}/guess", agon_sandbox::people::BOT);
        assert_eq!(
            bot.post(&forged, yes.clone()).await,
            (401, json!({ "code": 50027, "message": "Invalid Webhook Token" }))
        );
        let foreign = format!("/webhooks/1/{}", interaction["token"].as_str().unwrap());
        assert_eq!(bot.post(&foreign, yes.clone()).await.1["code"], 10015);
        assert_eq!(bot.answer(&interaction, 4, yes).await.0, 204);
    });
    assert_eq!(sandbox.complaints().len(), 6, "{:?}", sandbox.complaints());
}

#[tokio::test]
async fn a_private_answer_exists_for_its_token_only() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let path = format!(
            "/interactions/{}/{}/callback?with_response=true",
            interaction["id"].as_str().unwrap(),
            interaction["token"].as_str().unwrap()
        );
        let (_, told) = bot.post(&path, json!({ "type": 4, "data": { "content": "hidden", "flags": 64 } })).await;
        let id = told["interaction"]["response_message_id"].as_str().unwrap().to_owned();
        assert_eq!(
            (&told["interaction"]["response_message_ephemeral"], &told["resource"]["message"]["content"]),
            (&json!(true), &json!("hidden"))
        );
        let by_channel = format!("/channels/{}/messages/{id}", ana.place());
        for method in [Method::GET, Method::PATCH, Method::DELETE] {
            let body = if method == Method::PATCH { json!({ "content": "out" }) } else { Value::Null };
            let (status, refusal) = bot.send(method, &by_channel, body).await;
            assert_eq!((status, &refusal["code"]), (404, &json!(10008)));
        }
        // An edit does not make it public, whatever its flags are. A follow-up has its own flag.
        let original = webhook(&interaction, "/messages/@original");
        assert_eq!(bot.patch(&original, json!({ "content": "still hidden", "flags": 0 })).await.1["flags"], 64);
        let (_, second) = bot.post(&webhook(&interaction, ""), json!({ "content": "second", "flags": 64 })).await;
        assert_eq!(second["flags"], 64);
        assert_eq!(bot.get(&webhook(&interaction, "/messages/1")).await.1["code"], 10008);
        assert_eq!(bot.delete(&original).await.0, 204);
        for method in [Method::GET, Method::DELETE] {
            assert_eq!(bot.send(method, &original, Value::Null).await.1["code"], 10008);
        }
    });
    ana.sees_privately("second").await;
    ana.sees_no("hidden");
    sandbox.forgives("10008");
    sandbox.assert_clean();
}

#[tokio::test]
async fn asking_for_privacy_where_it_is_not_given_is_a_complaint() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let secret = json!({ "content": "secret", "flags": 64 });
    join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 5, json!({})).await;
        // The deferral was public, and so is its answer.
        assert_eq!(bot.post(&webhook(&interaction, ""), secret.clone()).await.1["flags"], 0);
        assert_eq!(bot.patch(&webhook(&interaction, "/messages/@original"), secret.clone()).await.1["flags"], 0);
    });
    let (_, posted) = bot.post(&format!("/channels/{}/messages", ana.place()), secret).await;
    assert_eq!(posted["flags"], 0);
    sandbox.user("ben").sees("secret").await;
    let complaints = sandbox.complaints();
    assert_eq!(complaints.iter().filter(|line| line.contains("asked to be private")).count(), 3, "{complaints:?}");
    assert_eq!(complaints.len(), 3);
}
