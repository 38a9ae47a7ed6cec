//! The gateway as Discord documents it: authentication, resumed events, close codes.

use std::time::Duration;

use agon_sandbox::{Config, Failure, Sandbox};
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{join, time::interval};
use tokio_tungstenite::{connect_async, tungstenite::Message};

use crate::bot::{Bot, patient, stage};

impl Bot {
    /// Asks to resume a session.
    async fn resumes(&mut self, session: &str, sequence: u64) {
        let data = json!({ "token": self.token, "session_id": session, "seq": sequence });
        self.says(json!({ "op": 6, "d": data })).await;
    }
}

/// The reply to this message from an unknown client: the close code, or the opcode of the answer.
async fn hears_after(sandbox: &Sandbox, message: Value) -> Value {
    let mut stranger = Bot::connect(sandbox).await;
    stranger.says(message).await;
    stranger.hears().await
}

#[tokio::test]
async fn a_missed_interaction_is_sent_again_and_can_still_be_answered() {
    let (sandbox, mut bot) = stage(patient()).await;
    let (session, heard) = (bot.session.clone(), bot.sequence);
    sandbox.cuts_gateway();
    assert!(bot.hears().await.is_null() && sandbox.bot_connected(false).await);
    let ana = sandbox.user("ana");
    let (outcome, ()) = join!(ana.slash("/play", &[("game", "attika")]), async {
        let mut again = Bot::connect(&sandbox).await;
        again.resumes(&session, heard).await;
        let missed = again.interaction().await;
        assert_eq!(again.sequence, heard + 1);
        assert_eq!(again.hears().await["t"], "RESUMED");
        assert_eq!(again.sequence, heard + 2);
        assert_eq!(again.answer(&missed, 4, json!({ "content": "Back again" })).await.0, 204);
    });
    assert!(outcome.ok().says("Back again"));
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_resume_takes_the_session_from_the_connection_that_held_it() {
    let (sandbox, mut bot) = stage(patient()).await;
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, 1).await;
    assert_eq!(again.hears().await["t"], "GUILD_CREATE");
    assert_eq!(again.hears().await["t"], "RESUMED");
    assert!(bot.hears().await.is_null());
    assert!(sandbox.bot_connected(true).await);
    sandbox.assert_clean();
}

#[tokio::test]
async fn sessions_that_are_unknown_or_over_are_invalid_and_the_connection_may_identify() {
    let (sandbox, mut bot) = stage(patient()).await;
    let mut stranger = Bot::connect(&sandbox).await;
    stranger.resumes("none", 0).await;
    assert_eq!(stranger.hears().await, json!({ "op": 9, "d": false }));
    stranger.identify().await;
    sandbox.expires_sessions();
    assert_eq!(bot.hears().await["close"], 4009);
    assert_eq!(stranger.hears().await["close"], 4009);
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, bot.sequence).await;
    assert_eq!(again.hears().await, json!({ "op": 9, "d": false }));
    let ana = sandbox.user("ana");
    assert_eq!(ana.slash("/play", &[("game", "attika")]).await.failed, Some(Failure::NoBot));
    again.identify().await;
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_sequence_from_the_future_ends_the_session() {
    let (sandbox, bot) = stage(patient()).await;
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, bot.sequence + 1).await;
    assert_eq!(again.hears().await["close"], 4007);
    let mut later = Bot::connect(&sandbox).await;
    later.resumes(&bot.session, bot.sequence).await;
    assert_eq!(later.hears().await, json!({ "op": 9, "d": false }));
}

#[tokio::test]
async fn an_invalidated_session_is_resumed_or_begun_anew_on_the_same_connection() {
    let (sandbox, mut bot) = stage(patient()).await;
    let session = bot.session.clone();
    sandbox.invalidates_session(true);
    assert_eq!(bot.hears().await, json!({ "op": 9, "d": true }));
    bot.resumes(&session, bot.sequence).await;
    assert_eq!(bot.hears().await["t"], "RESUMED");
    sandbox.invalidates_session(false);
    assert_eq!(bot.hears().await, json!({ "op": 9, "d": false }));
    bot.resumes(&session, bot.sequence).await;
    assert_eq!(bot.hears().await, json!({ "op": 9, "d": false }));
    bot.identify().await;
    assert_ne!(bot.session, session);
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_client_asked_to_reconnect_may_resume_and_one_that_says_goodbye_may_not() {
    let (sandbox, mut bot) = stage(patient()).await;
    sandbox.asks_to_reconnect();
    assert_eq!(bot.hears().await["op"], 7);
    bot.closes(4000).await;
    assert!(sandbox.bot_connected(false).await);
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, bot.sequence).await;
    assert_eq!(again.hears().await["t"], "RESUMED");
    again.closes(1000).await;
    assert!(sandbox.bot_connected(false).await);
    let mut late = Bot::connect(&sandbox).await;
    late.resumes(&bot.session, again.sequence).await;
    assert_eq!(late.hears().await, json!({ "op": 9, "d": false }));
}

#[tokio::test]
async fn what_a_client_must_not_say_closes_the_connection() {
    let (sandbox, mut bot) = stage(patient()).await;
    let told = [
        (json!({ "op": 99, "d": null }), 4001),
        (json!({ "d": null }), 4002),
        (json!({ "op": 2, "d": [] }), 4002),
        (json!({ "op": 3, "d": "x".repeat(5000) }), 4002),
        (json!({ "op": 2, "d": { "token": bot.token, "intents": 0, "shard": [1, 1] } }), 4010),
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": 8, "d": {} }), 4003),
        (json!({ "op": 2, "d": { "token": "wrong", "intents": 0 } }), 4004),
        (json!({ "op": 6, "d": { "token": "wrong", "session_id": bot.session, "seq": 0 } }), 4004),
    ];
    for (message, code) in told {
        assert_eq!(hears_after(&sandbox, message.clone()).await["close"], code, "{message}");
    }
    let mut babbler = Bot::connect(&sandbox).await;
    babbler.says_raw("no JSON").await;
    assert_eq!(babbler.hears().await["close"], 4002);
    // A known client may send its presence. A second identify is an error.
    bot.says(json!({ "op": 3, "d": { "status": "online" } })).await;
    bot.says(json!({ "op": 1, "d": bot.sequence })).await;
    assert_eq!(bot.hears().await["op"], 11);
    bot.says(json!({ "op": 2, "d": { "token": bot.token, "intents": 1, "properties": {} } })).await;
    assert_eq!(bot.hears().await["close"], 4005);
    assert_eq!(Bot::closed_at_once(&sandbox, "8").await, 4012);
}

#[tokio::test]
async fn intents_are_checked_and_respected() {
    let (sandbox, bot) = stage(patient()).await;
    let identify =
        |intents: Value| json!({ "op": 2, "d": { "token": bot.token, "intents": intents, "properties": {} } });
    let told = [
        (json!(1 << 17), 4013),
        (json!(null), 4013),
        (json!(1 << 1), 4014),
        (json!(1 << 8), 4014),
        (json!(1 << 15), 4014),
    ];
    for (intents, code) in told {
        assert_eq!(hears_after(&sandbox, identify(intents.clone())).await["close"], code, "{intents}");
    }
    // Without the intent for servers only READY comes. The next message answers the heartbeat.
    let mut deaf = Bot::connect(&sandbox).await;
    deaf.says(identify(json!(0))).await;
    assert_eq!(deaf.hears().await["t"], "READY");
    deaf.says(json!({ "op": 1, "d": deaf.sequence })).await;
    assert_eq!(deaf.hears().await["op"], 11);
}

#[tokio::test]
async fn who_sends_no_heartbeat_loses_the_session_and_who_does_keeps_it() {
    let beats = Duration::from_millis(100);
    // Long enough that a short stop of the machine silences no other client.
    let (sandbox, mut bot) = stage(Config { heartbeat_interval: beats * 40, ..patient() }).await;
    // The silent client is closed after one and a half intervals. The other one has sent heartbeats in the meantime.
    let mut silent = Bot::connect(&sandbox).await;
    silent.identify().await;
    let mut clock = interval(beats);
    let closed = loop {
        tokio::select! {
            heard = silent.hears() => break heard,
            _ = clock.tick() => {
                bot.says(json!({ "op": 1, "d": bot.sequence })).await;
                assert_eq!(bot.hears().await["op"], 11);
            }
        }
    };
    assert_eq!(closed["close"], 4009);
    bot.says(json!({ "op": 1, "d": bot.sequence })).await;
    assert_eq!(bot.hears().await["op"], 11);
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&silent.session, silent.sequence).await;
    assert_eq!(again.hears().await, json!({ "op": 9, "d": false }));
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_session_nobody_came_back_to_in_time_is_over() {
    let (sandbox, mut bot) = stage(Config { session_life: Duration::ZERO, ..patient() }).await;
    sandbox.cuts_gateway();
    assert!(bot.hears().await.is_null() && sandbox.bot_connected(false).await);
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, bot.sequence).await;
    assert_eq!(again.hears().await, json!({ "op": 9, "d": false }));
    again.identify().await;
    sandbox.assert_clean();
}

#[tokio::test]
async fn who_talks_too_fast_is_closed_and_may_resume() {
    let (sandbox, mut bot) = stage(patient()).await;
    // The bot has already sent one message, to identify.
    for _ in 1..120 {
        bot.says(json!({ "op": 1, "d": null })).await;
        assert_eq!(bot.hears().await["op"], 11);
    }
    bot.says(json!({ "op": 1, "d": null })).await;
    assert_eq!(bot.hears().await["close"], 4008);
    let mut again = Bot::connect(&sandbox).await;
    again.resumes(&bot.session, bot.sequence).await;
    assert_eq!(again.hears().await["t"], "RESUMED");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_connection_is_one_zlib_stream_for_those_who_ask() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let url =
        format!("{}/gateway?v=10&encoding=json&compress=zlib-stream", sandbox.api_url().replacen("http", "ws", 1));
    let (mut line, _) = connect_async(url).await.unwrap();
    let mut stream = Decompress::new(true);
    let mut hears = async |line: &mut _| -> Value {
        let packed = match futures_util::StreamExt::next(line).await {
            Some(Ok(Message::Binary(packed))) => packed,
            other => panic!("{other:?}"),
        };
        assert!(packed.ends_with(&[0, 0, 0xFF, 0xFF]));
        let mut text = Vec::with_capacity(1 << 20);
        stream.decompress_vec(&packed, &mut text, FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&text).unwrap()
    };
    assert_eq!(hears(&mut line).await["op"], 10);
    let identify = json!({ "op": 2, "d": { "token": sandbox.bot_token(), "intents": 1, "properties": {} } });
    line.send(Message::text(identify.to_string())).await.unwrap();
    assert_eq!(hears(&mut line).await["t"], "READY");
    assert_eq!(hears(&mut line).await["d"]["name"], "Agora");
    line.send(Message::text(json!({ "op": 99 }).to_string())).await.unwrap();
    assert!(matches!(line.next().await, Some(Ok(Message::Close(Some(frame)))) if u16::from(frame.code) == 4001));
    sandbox.assert_clean();
    // The sandbox complains about an unknown encoding.
    let url = format!("{}/gateway?v=10&encoding=etf", sandbox.api_url().replacen("http", "ws", 1));
    let (mut line, _) = connect_async(url).await.unwrap();
    assert!(matches!(line.next().await, Some(Ok(Message::Text(_)))));
    assert!(sandbox.complaints()[0].contains("encoding=etf"));
}
