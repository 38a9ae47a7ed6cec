//! The rate limit headers of the answers.

use std::time::Duration;

use agon_sandbox::{Config, Fault, Limit, Limits, Sandbox};
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::bot::{Bot, patient, stage};

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().unwrap())
}

fn number(response: &Response, name: &str) -> f64 {
    header(response, name).unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
}

async fn posts(bot: &Bot, sandbox: &Sandbox, channel: &str) -> Response {
    let place = sandbox.user("ana").in_channel(channel).place();
    bot.request(Method::POST, &format!("/channels/{place}/messages"), json!({ "content": "hello" })).await
}

#[tokio::test]
async fn every_answer_tells_how_full_the_bucket_of_its_route_is() {
    let (sandbox, bot) = stage(patient()).await;
    let first = posts(&bot, &sandbox, "games").await;
    let second = posts(&bot, &sandbox, "games").await;
    let elsewhere = posts(&bot, &sandbox, "hall").await;
    assert_eq!(number(&first, "x-ratelimit-remaining"), number(&first, "x-ratelimit-limit") - 1.0);
    // Either the second request took one more, or the bucket was full again in between.
    let begun_anew = number(&second, "x-ratelimit-reset") > number(&first, "x-ratelimit-reset");
    assert!(begun_anew || number(&second, "x-ratelimit-remaining") == number(&first, "x-ratelimit-remaining") - 1.0);
    assert!(number(&second, "x-ratelimit-reset-after") <= 5.0);
    assert!(header(&first, "x-ratelimit-reset").unwrap().split_once('.').unwrap().1.len() == 3);
    // The same route in another channel has the same bucket name, but a bucket of its own.
    assert_eq!(header(&first, "x-ratelimit-bucket"), header(&elsewhere, "x-ratelimit-bucket"));
    assert_eq!(number(&elsewhere, "x-ratelimit-remaining"), number(&elsewhere, "x-ratelimit-limit") - 1.0);
    // Reads of all messages share one bucket, which is not that of posts. Refusals count too.
    let sent: Value = first.json().await.unwrap();
    let place = sandbox.user("ana").place();
    let read =
        async |id: &str| bot.request(Method::GET, &format!("/channels/{place}/messages/{id}"), Value::Null).await;
    let (there, absent) = (read(sent["id"].as_str().unwrap()).await, read("1").await);
    assert_eq!((there.status().as_u16(), absent.status().as_u16()), (200, 404));
    assert_eq!(header(&there, "x-ratelimit-bucket"), header(&absent, "x-ratelimit-bucket"));
    assert_ne!(header(&there, "x-ratelimit-bucket"), header(&elsewhere, "x-ratelimit-bucket"));
    // Wrong tokens and unknown routes have no bucket.
    let nowhere = bot.request(Method::GET, "/nowhere", Value::Null).await;
    assert_eq!((nowhere.status().as_u16(), header(&nowhere, "x-ratelimit-bucket")), (404, None));
    sandbox.forgives("10008");
    sandbox.forgives("/nowhere");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_refusal_by_the_limit_of_a_route_says_when_to_come_again() {
    let (sandbox, bot) = stage(patient()).await;
    sandbox.breaks(Fault::new("POST", "/channels/", 429));
    let refused = posts(&bot, &sandbox, "games").await;
    assert_eq!(refused.status().as_u16(), 429);
    assert_eq!(header(&refused, "x-ratelimit-scope"), Some("user"));
    assert_eq!(header(&refused, "x-ratelimit-global"), None);
    assert_eq!(header(&refused, "retry-after"), Some("1"));
    assert_eq!(header(&refused, "x-ratelimit-remaining"), Some("0"));
    assert_eq!(header(&refused, "x-ratelimit-reset-after"), Some("0.250"));
    assert!(header(&refused, "via").is_some());
    let bucket = header(&refused, "x-ratelimit-bucket").map(str::to_owned);
    let body: Value = refused.json().await.unwrap();
    assert_eq!(body, json!({ "message": "You are being rate limited.", "retry_after": 0.25, "global": false }));
    let accepted = posts(&bot, &sandbox, "games").await;
    assert_eq!((accepted.status().as_u16(), header(&accepted, "x-ratelimit-bucket")), (200, bucket.as_deref()));
    sandbox.user("ana").sees("hello").await;
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_refusal_by_the_global_limit_names_no_bucket() {
    let (sandbox, bot) = stage(patient()).await;
    let body = json!({ "message": "You are being rate limited.", "retry_after": 64.57, "global": true });
    sandbox.breaks(Fault::new("", "/users/@me", 429).body(body.clone()));
    let refused = bot.request(Method::GET, "/users/@me", Value::Null).await;
    assert_eq!(header(&refused, "x-ratelimit-scope"), Some("global"));
    assert_eq!(header(&refused, "x-ratelimit-global"), Some("true"));
    assert_eq!(header(&refused, "retry-after"), Some("65"));
    assert_eq!(header(&refused, "x-ratelimit-bucket"), None);
    assert_eq!(refused.json::<Value>().await.unwrap(), body);
    sandbox.assert_clean();
}

/// This number of requests, in a window longer than any test.
fn few(requests: u64) -> Limit {
    Limit { requests, window: Duration::from_secs(600) }
}

#[tokio::test]
async fn an_enforced_bucket_refuses_when_it_is_empty_and_only_then() {
    let limits = Limits { route: few(2), shared: None, global: None };
    let (sandbox, bot) = stage(Config { limits: Some(limits), ..patient() }).await;
    for remaining in [1.0, 0.0] {
        let sent = posts(&bot, &sandbox, "games").await;
        assert_eq!((sent.status().as_u16(), number(&sent, "x-ratelimit-remaining")), (200, remaining));
        assert_eq!(number(&sent, "x-ratelimit-limit"), 2.0);
    }
    for _ in 0..2 {
        let refused = posts(&bot, &sandbox, "games").await;
        assert_eq!((refused.status().as_u16(), header(&refused, "x-ratelimit-scope")), (429, Some("user")));
        assert_eq!(number(&refused, "x-ratelimit-remaining"), 0.0);
        let told = number(&refused, "retry-after");
        let body: Value = refused.json().await.unwrap();
        assert_eq!(body["global"], false);
        let wait = body["retry_after"].as_f64().unwrap();
        assert!(wait > 500.0 && wait <= 600.0 && (told - wait).abs() <= 1.0, "{wait} {told}");
    }
    // The refused request had no effect, and the other channel has room.
    assert_eq!(sandbox.user("ana").messages().len(), 2);
    assert_eq!(posts(&bot, &sandbox, "hall").await.status().as_u16(), 200);
    let place = sandbox.user("ana").place();
    assert_eq!(bot.get(&format!("/channels/{place}/messages")).await.0, 200);
    sandbox.assert_clean();
}

#[tokio::test]
async fn an_enforced_bucket_is_full_again_when_it_said() {
    let window = Duration::from_millis(50);
    let limits = Limits { route: Limit { requests: 1, window }, shared: None, global: None };
    let (sandbox, bot) = stage(Config { limits: Some(limits), ..patient() }).await;
    assert_eq!(posts(&bot, &sandbox, "games").await.status().as_u16(), 200);
    let again = loop {
        let sent = posts(&bot, &sandbox, "games").await;
        if sent.status().as_u16() == 200 {
            break sent;
        }
        assert_eq!(sent.status().as_u16(), 429);
        assert!(sent.json::<Value>().await.unwrap()["retry_after"].as_f64().unwrap() <= window.as_secs_f64());
    };
    assert_eq!(number(&again, "x-ratelimit-remaining"), 0.0);
    sandbox.assert_clean();
}

#[tokio::test]
async fn shared_and_global_limits_are_told_as_such_and_interactions_are_free_of_the_global_one() {
    let limits = Limits { route: few(100), shared: Some(few(2)), global: Some(few(6)) };
    // The bot has made two requests already: one for the gateway's address, one to register the commands.
    let (sandbox, mut bot) = stage(Config { limits: Some(limits), ..patient() }).await;
    let mut refused = loop {
        let sent = posts(&bot, &sandbox, "games").await;
        if sent.status().as_u16() != 200 {
            break sent;
        }
    };
    assert_eq!(sandbox.user("ana").messages().len(), 2);
    assert_eq!((header(&refused, "x-ratelimit-scope"), header(&refused, "x-ratelimit-global")), (Some("shared"), None));
    while header(&refused, "x-ratelimit-global").is_none() {
        refused = bot.request(Method::GET, "/users/@me", Value::Null).await;
    }
    assert_eq!(header(&refused, "x-ratelimit-scope"), Some("global"));
    assert_eq!(refused.json::<Value>().await.unwrap()["global"], true);
    let ana = sandbox.user("ana");
    let (outcome, ()) = tokio::join!(ana.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        assert_eq!(bot.answer(&interaction, 4, json!({ "content": "yes" })).await.0, 204);
    });
    assert!(outcome.ok().says("yes"));
    sandbox.breaks(Fault::new("POST", "/callback", 429).shared());
    sandbox.assert_clean();
}
