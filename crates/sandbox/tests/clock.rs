//! The clock: what goes by it, what stays real, and how the page sets it.

use std::time::Duration;

use agon_sandbox::{Clock, Config, Limit, Limits, Sandbox, permission};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::join;

use crate::{
    access::{act, look},
    bot::{Bot, patient, stage, webhook},
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Noon of a day in 2026.
const NOON: i64 = 1_767_355_200_000;

/// A sandbox at noon. Its clock goes on only if somebody moves it, and runs 60 times as fast.
fn at_noon() -> Config {
    Config { clock: Clock::new(NOON, 60, || 5 * DAY).unwrap(), ..patient() }
}

async fn says(bot: &Bot, sandbox: &Sandbox, content: &str) -> Value {
    let place = sandbox.user("ana").place();
    bot.post(&format!("/channels/{place}/messages"), json!({ "content": content })).await.1
}

/// Lets the bot answer a command of Ana. Returns the interaction.
async fn answered(sandbox: &Sandbox, bot: &mut Bot) -> Value {
    let ana = sandbox.user("ana");
    let (outcome, interaction) = join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        assert_eq!(bot.answer(&interaction, 4, json!({ "content": "a table" })).await.0, 204);
        interaction
    });
    assert!(outcome.ok().says("a table"));
    interaction
}

#[tokio::test]
async fn messages_edits_and_threads_carry_the_time_of_the_clock() {
    let (sandbox, bot) = stage(at_noon()).await;
    let told = says(&bot, &sandbox, "a board").await;
    assert!(told["timestamp"].as_str().unwrap().starts_with("2026-01-02T12:00:00"), "{told}");
    sandbox.clock().advance(DAY + MINUTE).unwrap();
    let path = format!("/channels/{}/messages/{}", sandbox.user("ana").place(), told["id"].as_str().unwrap());
    let edited = bot.patch(&path, json!({ "content": "the board" })).await.1;
    assert_eq!(edited["edited_timestamp"], "2026-01-03T12:01:00Z");
    assert_eq!(edited["timestamp"], told["timestamp"]);
    sandbox.clock().advance(HOUR).unwrap();
    let thread = bot.post(&format!("{path}/threads"), json!({ "name": "Table 1" })).await.1;
    assert_eq!(thread["thread_metadata"]["create_timestamp"], "2026-01-03T13:01:00Z");
    let later = says(&bot, &sandbox, "later").await;
    assert!(later["timestamp"].as_str().unwrap().starts_with("2026-01-03T13:01:00"), "{later}");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_token_dies_when_the_clock_has_passed_its_life() {
    let (sandbox, mut bot) = stage(at_noon()).await;
    let interaction = answered(&sandbox, &mut bot).await;
    let path = webhook(&interaction, "/messages/@original");
    sandbox.clock().advance(15 * MINUTE).unwrap();
    assert_eq!(bot.patch(&path, json!({ "content": "still open" })).await.0, 200);
    sandbox.clock().advance(1).unwrap();
    let (status, refusal) = bot.patch(&path, json!({ "content": "too late" })).await;
    assert_eq!((status, &refusal["code"]), (401, &json!(50027)));
    sandbox.forgives("50027");
    sandbox.assert_clean();
}

#[tokio::test]
async fn the_time_for_a_first_answer_stays_real() {
    let (sandbox, mut bot) = stage(at_noon()).await;
    let ana = sandbox.user("ana");
    let (outcome, ()) = join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        sandbox.clock().advance(2 * MINUTE).unwrap();
        assert_eq!(bot.answer(&interaction, 4, json!({ "content": "prompt" })).await.0, 204);
    });
    assert!(outcome.ok().says("prompt"));
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_nonce_is_forgotten_after_five_minutes_of_the_clock() {
    let (sandbox, bot) = stage(at_noon()).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let send = async || {
        let body = json!({ "content": "once", "nonce": "n", "enforce_nonce": true });
        bot.post(&path, body).await.1["id"].clone()
    };
    let first = send().await;
    sandbox.clock().advance(5 * MINUTE - 1).unwrap();
    assert_eq!(send().await, first);
    sandbox.clock().advance(1).unwrap();
    assert_ne!(send().await, first);
    sandbox.assert_clean();
}

#[tokio::test]
async fn messages_older_than_two_weeks_of_the_clock_are_not_deleted_at_once() {
    let (sandbox, bot) = stage(at_noon()).await;
    sandbox.allows("games", permission::MANAGE_MESSAGES);
    let path = format!("/channels/{}/messages/bulk-delete", sandbox.user("ana").place());
    let two = async || {
        let (one, two) = (says(&bot, &sandbox, "one").await, says(&bot, &sandbox, "two").await);
        json!({ "messages": [one["id"], two["id"]] })
    };
    let (old, young) = (two().await, two().await);
    sandbox.clock().advance(14 * DAY).unwrap();
    assert_eq!(bot.post(&path, young).await.0, 204);
    sandbox.clock().advance(1).unwrap();
    assert_eq!(bot.post(&path, old).await.1["code"], 50034);
    sandbox.forgives("50034");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_session_ends_when_nobody_resumed_it_for_three_minutes_of_the_clock() {
    for (away, resumed) in [(3 * MINUTE - 1, json!("RESUMED")), (3 * MINUTE, Value::Null)] {
        let (sandbox, mut bot) = stage(at_noon()).await;
        sandbox.cuts_gateway();
        assert!(bot.hears().await.is_null() && sandbox.bot_connected(false).await);
        sandbox.clock().advance(away).unwrap();
        let mut again = Bot::connect(&sandbox).await;
        let resume = json!({ "token": bot.token, "session_id": bot.session, "seq": bot.sequence });
        again.says(json!({ "op": 6, "d": resume })).await;
        assert_eq!(again.hears().await["t"], resumed, "{away} ms later");
        sandbox.assert_clean();
    }
}

#[tokio::test]
async fn a_rate_limit_goes_by_the_clock_and_tells_the_bot_how_long_to_sleep_really() {
    let route = Limit { requests: 1, window: Duration::from_mins(10) };
    let limits = Limits { route, shared: None, global: None };
    let (sandbox, bot) = stage(Config { limits: Some(limits), ..at_noon() }).await;
    let path = format!("/channels/{}/messages", sandbox.user("ana").place());
    let send = async || bot.request(Method::POST, &path, json!({ "content": "x" })).await;
    let header = |answer: &reqwest::Response, name: &str| answer.headers()[name].to_str().unwrap().to_owned();
    let first = send().await;
    assert_eq!(first.status().as_u16(), 200);
    // Ten minutes of a clock that runs 60 times as fast, counted from the real time.
    assert_eq!(header(&first, "x-ratelimit-reset-after"), "10.000");
    assert_eq!(header(&first, "x-ratelimit-reset"), format!("{}.000", (5 * DAY) / 1000 + 10));
    sandbox.clock().advance(4 * MINUTE).unwrap();
    let refused = send().await;
    assert_eq!((refused.status().as_u16(), header(&refused, "retry-after")), (429, "6".to_owned()));
    assert_eq!(header(&refused, "x-ratelimit-reset-after"), "6.000");
    assert_eq!(refused.json::<Value>().await.unwrap()["retry_after"], 6.0);
    sandbox.clock().set_speed(1).unwrap();
    assert_eq!(header(&send().await, "retry-after"), "360");
    sandbox.clock().advance(6 * MINUTE).unwrap();
    assert_eq!(send().await.status().as_u16(), 200);
    sandbox.assert_clean();
}

#[tokio::test]
async fn the_page_moves_the_clock_and_every_window_hears_of_it() {
    let (sandbox, _bot) = stage(at_noon()).await;
    let shown = async |who: &str| look(&sandbox, "state", &format!("as={who}")).await["clock"].clone();
    assert_eq!(shown("ana").await, json!({ "now": NOON, "speed": 60, "moves": 0 }));
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let http = Client::builder().no_proxy().build().unwrap();
    let mut changes = http.get(format!("{}/sandbox/changes?key={key}", sandbox.api_url())).send().await.unwrap();
    assert_eq!(act(&sandbox, "ana", json!({ "do": "advance", "ms": 3 * DAY })).await.0, 200);
    assert!(changes.chunk().await.unwrap().unwrap().starts_with(b"data: "));
    assert_eq!(shown("ben").await, json!({ "now": NOON + 3 * DAY, "speed": 60, "moves": 1 }));
    assert_eq!(act(&sandbox, "ben", json!({ "do": "set_speed", "speed": 600 })).await.0, 200);
    assert!(changes.chunk().await.unwrap().unwrap().starts_with(b"data: "));
    assert_eq!(shown("ana").await, json!({ "now": NOON + 3 * DAY, "speed": 600, "moves": 2 }));
    assert_eq!((sandbox.clock().now_ms(), sandbox.clock().speed()), (NOON + 3 * DAY, 600));
    sandbox.assert_clean();
}

#[tokio::test]
async fn what_no_clock_can_do_is_refused_and_changes_nothing() {
    let (sandbox, _bot) = stage(at_noon()).await;
    let moves = [json!(0), json!(-1), json!(1.5), json!(1e300), json!(400 * DAY + 1), json!("1"), Value::Null];
    for ms in moves {
        let told = act(&sandbox, "ana", json!({ "do": "advance", "ms": ms })).await;
        assert_eq!(told.0, 400, "{ms}");
    }
    for speed in [json!(0), json!(-60), json!(1.5), json!(3601), json!(1_u64 << 40), json!("60"), Value::Null] {
        let told = act(&sandbox, "ana", json!({ "do": "set_speed", "speed": speed })).await;
        assert_eq!(told.0, 400, "{speed}");
    }
    for missing in [json!({ "do": "advance" }), json!({ "do": "set_speed" }), json!({ "do": "set_time", "ms": 1 })] {
        let told = act(&sandbox, "ana", missing.clone()).await;
        assert!((400..500).contains(&told.0), "{missing}");
    }
    assert_eq!(
        refusal(&sandbox, json!({ "do": "advance", "ms": -1 })).await,
        "a clock moves forward by 1 to 34560000000 ms at once"
    );
    assert_eq!(
        refusal(&sandbox, json!({ "do": "set_speed", "speed": 0 })).await,
        "a clock runs 1 to 3600 times as fast"
    );
    let state = look(&sandbox, "state", "as=ana").await;
    assert_eq!(state["clock"], json!({ "now": NOON, "speed": 60, "moves": 0 }));
}

/// The words in which an action of Ana is refused.
async fn refusal(sandbox: &Sandbox, mut action: Value) -> String {
    action["as"] = json!("ana");
    let key = sandbox.page_url().split_once("key=").unwrap().1.to_owned();
    let http = Client::builder().no_proxy().build().unwrap();
    let sent =
        http.post(format!("{}/sandbox/act", sandbox.api_url())).header("x-sandbox-key", key).json(&action).send();
    sent.await.unwrap().text().await.unwrap()
}
