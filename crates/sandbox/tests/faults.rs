//! Faults: late, stuck and torn answers.

use std::time::{Duration, Instant};

use agon_sandbox::Fault;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{patient, stage};

#[tokio::test]
async fn stuck_requests_take_effect_when_they_are_released() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    sandbox.breaks(Fault::stuck("POST", "/messages").times(2));
    let (first, second, ()) =
        join!(bot.post(&path, json!({ "content": "one" })), bot.post(&path, json!({ "content": "two" })), async {
            assert!(sandbox.holds(2).await);
            ana.sees_no("one");
            // The third one is not delayed.
            assert_eq!(bot.post(&path, json!({ "content": "three" })).await.0, 200);
            assert_eq!(ana.messages().len(), 1);
            sandbox.releases();
        });
    assert_eq!((first.0, second.0), (200, 200));
    ana.sees("one").await;
    ana.sees("two").await;
    assert!(sandbox.holds(0).await);
    sandbox.assert_clean();
}

#[tokio::test]
async fn stuck_answers_come_after_what_they_tell_of() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    sandbox.breaks(Fault::stuck("POST", "/messages").applied());
    let (answer, ()) = join!(bot.post(&path, json!({ "content": "one" })), async {
        ana.sees("one").await;
        assert!(sandbox.holds(1).await);
        sandbox.releases();
    });
    assert_eq!(answer.0, 200);
    sandbox.assert_clean();
}

#[tokio::test]
async fn slow_answers_are_right_and_late_and_may_fail_too() {
    let (sandbox, bot) = stage(patient()).await;
    let delay = Duration::from_millis(30);
    sandbox.breaks(Fault::slow("GET", "/users/@me", delay));
    let begun = Instant::now();
    assert_eq!(bot.get("/users/@me").await.0, 200);
    assert!(begun.elapsed() >= delay);
    sandbox.breaks(Fault::new("GET", "/users/@me", 502).delayed(delay));
    let begun = Instant::now();
    assert_eq!(bot.get("/users/@me").await.0, 502);
    assert!(begun.elapsed() >= delay);
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_torn_connection_answers_nothing_and_may_have_done_its_work() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    for (content, done) in [("lost", false), ("done", true)] {
        let fault = Fault::torn("POST", "/messages");
        sandbox.breaks(if done { fault.applied() } else { fault });
        let error = bot.tries(Method::POST, &path, json!({ "content": content })).await.unwrap_err();
        assert!(error.is_request() && error.status().is_none(), "{error:?}");
        assert_eq!(ana.messages().iter().any(|message| message.says(content)), done);
    }
    // The next request uses a new connection.
    assert_eq!(bot.get("/users/@me").await.0, 200);
    assert!(sandbox.calls().iter().filter(|call| call.method == "POST").all(|call| call.arranged));
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_request_given_up_by_the_bot_is_no_longer_held() {
    let (sandbox, bot) = stage(patient()).await;
    sandbox.breaks(Fault::stuck("GET", "/users/@me"));
    tokio::select! {
        _ = bot.request(Method::GET, "/users/@me", Value::Null) => panic!("answered"),
        held = sandbox.holds(1) => assert!(held),
    }
    assert!(sandbox.holds(0).await);
    sandbox.shutdown().await;
}
