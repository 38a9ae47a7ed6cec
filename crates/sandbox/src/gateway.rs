//! The gateway: hello, identify or resume, heartbeats, and the events of the world.

mod pace;
mod pipe;

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{
        Query, State,
        ws::{Message, WebSocketUpgrade},
    },
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::{
    shared::Shared,
    world::{
        events::{GUILDS, PRIVILEGED},
        people::{BOT, SERVER, user_json},
        sessions::{Frame, Resumption},
    },
};
use pace::Pace;
use pipe::Pipe;

/// The longest message a client may send, in bytes.
const LONGEST: usize = 4096;
/// The close codes of a client that will not resume.
const DONE: [u16; 2] = [1000, 1001];
/// All intents: bits 0 to 16, 20, 21, 24 and 25.
const INTENTS: u64 = 0x1_FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

/// The code and the reason with which the gateway closes a connection.
pub(crate) type Closing = (u16, &'static str);

const UNKNOWN_OPCODE: Closing = (4001, "Unknown opcode.");
const DECODE_ERROR: Closing = (4002, "Error while decoding payload.");
const NOT_AUTHENTICATED: Closing = (4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Closing = (4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: Closing = (4005, "Already authenticated.");
const INVALID_SEQUENCE: Closing = (4007, "Invalid seq.");
const RATE_LIMITED: Closing = (4008, "Rate limited.");
pub(crate) const TIMED_OUT: Closing = (4009, "Session timed out.");
const INVALID_SHARD: Closing = (4010, "Invalid shard.");
const INVALID_VERSION: Closing = (4012, "Invalid API version.");
const INVALID_INTENTS: Closing = (4013, "Invalid intent(s).");
const DISALLOWED_INTENTS: Closing = (4014, "Disallowed intent(s).");

/// The reaction to a message from the client: an answer, nothing, or the end of the connection.
type Next = Result<Option<Value>, Closing>;

/// The connection settings in the address a client opens.
#[derive(Debug, Deserialize)]
pub(crate) struct ConnectQuery {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

pub(crate) async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(query): Query<ConnectQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        // Other compressions are ignored: every client can read plain text messages.
        let mut pipe = Pipe::new(socket, query.compress.as_deref() == Some("zlib-stream"));
        if let Some(encoding) = query.encoding.filter(|encoding| encoding != "json") {
            let finding = format!("the sandbox's gateway does not know encoding={encoding}");
            shared.with(|world| world.record.findings.push(finding));
        }
        if query.v.is_some_and(|version| version != "10") {
            pipe.close(INVALID_VERSION).await;
            return;
        }
        let (line, frames) = unbounded_channel();
        let done = converse(&shared, pipe, &line, frames).await;
        shared.with(|world| {
            world.sessions.disconnect(&line, done);
            world.touch();
        });
    })
}

/// Exchanges messages until one side closes. Returns `true` if the session ends with the connection.
async fn converse(
    shared: &Shared,
    mut pipe: Pipe,
    line: &UnboundedSender<Frame>,
    mut frames: UnboundedReceiver<Frame>,
) -> bool {
    let interval = shared.with(|world| world.config.heartbeat_interval);
    let mut pace = Pace::new(interval);
    let every = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": every } });
    if pipe.send(hello.to_string()).await.is_none() {
        return false;
    }
    loop {
        let said = tokio::select! {
            () = shared.closing.cancelled() => return false,
            () = pace.missed_beat() => {
                pipe.close(TIMED_OUT).await;
                return true;
            }
            frame = frames.recv() => match frame {
                Some(Frame::Text(text)) => pipe.send(text).await,
                Some(Frame::Reconnect) => pipe.send(json!({ "op": 7, "d": null }).to_string()).await,
                Some(Frame::Invalid { resumable }) => pipe.send(invalid(resumable).to_string()).await,
                Some(Frame::Close(code, reason)) => {
                    pipe.close((code, reason)).await;
                    return false;
                }
                Some(Frame::Drop) | None => return false,
            },
            received = pipe.receive() => {
                let bytes = match received {
                    Some(Ok(Message::Text(text))) => Bytes::from(text),
                    Some(Ok(Message::Binary(bytes))) => bytes,
                    Some(Ok(Message::Close(frame))) => return frame.is_some_and(|frame| DONE.contains(&frame.code)),
                    Some(Err(_)) | None => return false,
                    Some(Ok(_)) => continue,
                };
                let answer = if pace.allows() { handle(shared, line, &mut pace, &bytes) } else { Err(RATE_LIMITED) };
                match answer {
                    Ok(None) => Some(()),
                    Ok(Some(answer)) => pipe.send(answer.to_string()).await,
                    Err(closing) => {
                        pipe.close(closing).await;
                        return false;
                    }
                }
            }
        };
        if said.is_none() {
            return false;
        }
    }
}

fn invalid(resumable: bool) -> Value {
    json!({ "op": 9, "d": resumable })
}

fn handle(shared: &Shared, line: &UnboundedSender<Frame>, pace: &mut Pace, bytes: &[u8]) -> Next {
    let readable = (bytes.len() <= LONGEST).then_some(bytes);
    let message: Option<Value> = readable.and_then(|bytes| serde_json::from_slice(bytes).ok());
    let message = message.ok_or(DECODE_ERROR)?;
    let opcode = message.get("op").and_then(Value::as_u64).ok_or(DECODE_ERROR)?;
    let data = message.get("d").unwrap_or(&Value::Null);
    let known = shared.with(|world| world.sessions.holds(line));
    match (opcode, known) {
        (1, _) => {
            pace.beat();
            Ok(Some(json!({ "op": 11, "d": null })))
        }
        (2 | 6, true) => Err(ALREADY_AUTHENTICATED),
        (2, false) => identify(shared, line, data),
        (6, false) => resume(shared, line, data),
        // Presence, voice state and member requests have no effect here.
        (3 | 4 | 8, true) => Ok(None),
        (3 | 4 | 8, false) => Err(NOT_AUTHENTICATED),
        _ => Err(UNKNOWN_OPCODE),
    }
}

/// Refuses a wrong token. Some libraries send it with its prefix.
fn authenticate(shared: &Shared, data: &Value) -> Result<(), Closing> {
    if !data.is_object() {
        return Err(DECODE_ERROR);
    }
    let shown = data.get("token").and_then(Value::as_str).unwrap_or_default();
    let fits = shared.with(|world| shown.strip_prefix("Bot ").unwrap_or(shown) == world.config.bot_token);
    if fits { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
}

/// Reads the intents of a client. They must be present, and privileged ones must be granted to the application.
fn intents(data: &Value, granted: u64) -> Result<u64, Closing> {
    let wanted = data.get("intents").and_then(Value::as_u64).ok_or(INVALID_INTENTS)?;
    if wanted & !INTENTS != 0 {
        return Err(INVALID_INTENTS);
    }
    if wanted & PRIVILEGED & !granted != 0 { Err(DISALLOWED_INTENTS) } else { Ok(wanted) }
}

/// Reads the shard of a client. There is one server, so the only valid shard is 0 of 1.
fn shard(data: &Value) -> Result<[u64; 2], Closing> {
    let Some(wanted) = data.get("shard").filter(|shard| !shard.is_null()) else { return Ok([0, 1]) };
    let numbers: Option<Vec<u64>> = wanted.as_array().and_then(|list| list.iter().map(Value::as_u64).collect());
    match numbers.as_deref() {
        Some([0, 1]) => Ok([0, 1]),
        _ => Err(INVALID_SHARD),
    }
}

fn identify(shared: &Shared, line: &UnboundedSender<Frame>, data: &Value) -> Next {
    authenticate(shared, data)?;
    let intents = intents(data, shared.with(|world| world.config.privileged_intents))?;
    let shard = shard(data)?;
    shared.with(|world| {
        let session = world.sessions.open(line.clone(), intents);
        let ready = json!({
            "v": 10, "user": user_json(BOT), "guilds": [{ "id": SERVER, "unavailable": true }], "session_id": session,
            "resume_gateway_url": format!("{}/gateway", world.base_url.replacen("http://", "ws://", 1)),
            "application": { "id": BOT, "flags": 0 }, "session_type": "normal", "private_channels": [], "shard": shard,
        });
        world.sessions.send(&session, "READY", &ready);
        if intents & GUILDS != 0 {
            let server = world.server_json();
            world.sessions.send(&session, "GUILD_CREATE", &server);
        }
        world.touch();
    });
    Ok(None)
}

fn resume(shared: &Shared, line: &UnboundedSender<Frame>, data: &Value) -> Next {
    authenticate(shared, data)?;
    let session = data.get("session_id").and_then(Value::as_str).unwrap_or_default();
    let sequence = data.get("seq").and_then(Value::as_u64);
    let resumption = shared.with(|world| {
        let resumption = world.sessions.resume(session, sequence, line);
        world.touch();
        resumption
    });
    match resumption {
        Resumption::Resumed => Ok(None),
        Resumption::Lost => Ok(Some(invalid(false))),
        Resumption::BadSequence => Err(INVALID_SEQUENCE),
    }
}
