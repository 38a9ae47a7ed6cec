//! The gateway: hello, identify or resume, heartbeats, and whatever the world dispatches.

use std::sync::Arc;

use axum::{
    extract::{
        State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::{
    shared::Shared,
    world::{
        people::{BOT, SERVER, user_json},
        sessions::Frame,
    },
};

const HEARTBEAT_MS: u64 = 41_250;
/// Close code for a wrong token.
const AUTHENTICATION_FAILED: u16 = 4004;
/// Close code for anything said before identifying.
const NOT_AUTHENTICATED: u16 = 4003;
const GUILDS: u64 = 1;

/// What to do with the connection after a message from the client.
enum Next {
    GoOn,
    Say(Value),
    Close(u16, &'static str),
}

pub(crate) async fn connect(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let (line, frames) = unbounded_channel();
        converse(&shared, socket, &line, frames).await;
        shared.with(|world| {
            world.sessions.hang_up(&line);
            world.touch();
        });
    })
}

/// Talks until one side has had enough.
async fn converse(
    shared: &Shared,
    mut socket: WebSocket,
    line: &UnboundedSender<Frame>,
    mut frames: UnboundedReceiver<Frame>,
) {
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": HEARTBEAT_MS } });
    if say(&mut socket, hello.to_string()).await.is_none() {
        return;
    }
    loop {
        let said = tokio::select! {
            () = shared.closing.cancelled() => return,
            frame = frames.recv() => match frame {
                Some(Frame::Text(text)) => say(&mut socket, text).await,
                Some(Frame::Reconnect) => say(&mut socket, json!({ "op": 7, "d": null }).to_string()).await,
                Some(Frame::Drop) | None => return,
            },
            heard = socket.recv() => {
                let text = match heard {
                    Some(Ok(Message::Text(text))) => text.to_string(),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => continue,
                };
                match hear(shared, line, &serde_json::from_str(&text).unwrap_or_default()) {
                    Next::GoOn => Some(()),
                    Next::Say(answer) => say(&mut socket, answer.to_string()).await,
                    Next::Close(code, reason) => {
                        let _gone = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
                        return;
                    }
                }
            }
        };
        if said.is_none() {
            return;
        }
    }
}

async fn say(socket: &mut WebSocket, text: String) -> Option<()> {
    socket.send(Message::Text(text.into())).await.ok()
}

fn hear(shared: &Shared, line: &UnboundedSender<Frame>, message: &Value) -> Next {
    let data = message.get("d").unwrap_or(&Value::Null);
    match message.get("op").and_then(Value::as_u64) {
        Some(1) => Next::Say(json!({ "op": 11, "d": null })),
        Some(2) => identify(shared, line, data),
        Some(6) => resume(shared, line, data),
        // Presence, voice state, member requests: harmless and without effect here.
        Some(3 | 4 | 8) => Next::GoOn,
        _ => Next::Close(NOT_AUTHENTICATED, "Not authenticated."),
    }
}

/// Some libraries write the token with its prefix.
fn token_fits(shared: &Shared, data: &Value) -> bool {
    let shown = data.get("token").and_then(Value::as_str).unwrap_or_default();
    shared.with(|world| shown.strip_prefix("Bot ").unwrap_or(shown) == world.config.bot_token)
}

fn identify(shared: &Shared, line: &UnboundedSender<Frame>, data: &Value) -> Next {
    if !token_fits(shared, data) {
        return Next::Close(AUTHENTICATION_FAILED, "Authentication failed.");
    }
    let intents = data.get("intents").and_then(Value::as_u64).unwrap_or_default();
    shared.with(|world| {
        let session = world.sessions.open(line.clone());
        let ready = json!({
            "v": 10, "user": user_json(BOT), "guilds": [{ "id": SERVER, "unavailable": true }], "session_id": session,
            "resume_gateway_url": format!("{}/gateway", world.base_url.replacen("http://", "ws://", 1)),
            "application": { "id": BOT, "flags": 0 }, "session_type": "normal", "private_channels": [], "shard": [0, 1],
        });
        world.sessions.send(&session, "READY", &ready);
        if intents & GUILDS != 0 {
            let server = world.server_json();
            world.sessions.send(&session, "GUILD_CREATE", &server);
        }
        world.touch();
    });
    Next::GoOn
}

fn resume(shared: &Shared, line: &UnboundedSender<Frame>, data: &Value) -> Next {
    if !token_fits(shared, data) {
        return Next::Close(AUTHENTICATION_FAILED, "Authentication failed.");
    }
    let session = data.get("session_id").and_then(Value::as_str).unwrap_or_default();
    let sequence = data.get("seq").and_then(Value::as_u64).unwrap_or_default();
    let resumed = shared.with(|world| {
        let resumed = world.sessions.resume(session, sequence, line);
        world.touch();
        resumed
    });
    if resumed { Next::GoOn } else { Next::Say(json!({ "op": 9, "d": false })) }
}
