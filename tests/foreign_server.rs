//! `agon run` against a Discord-compatible server of another kind, through `discord.api_url` alone.
//!
//! The server below shares nothing with the sandbox: plain HTTP parsed by hand, another WebSocket implementation, a
//! path before the API's, a gateway on another port under another name. It only does what Discord's documentation
//! promises.

use crate::program::{Running, agon_with, files, settings};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tempfile::tempdir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, broadcast};
use tokio_tungstenite::tungstenite::Message;

/// The longest wait for an action of the bot.
const PATIENCE: Duration = Duration::from_secs(180);
/// The path before all routes.
const PREFIX: &str = "/tenant/a";

pub const TOKEN: &str = "MTIzNDU2.foreign.token";
const BOT: &str = "700000000000000001";
const GUILD: &str = "700000000000000002";
const CHANNEL: &str = "700000000000000003";
const ANA: &str = "700000000000000004";

/// A request of the bot.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: String,
    /// The path below the prefix and `/api/v10`.
    pub path: String,
    pub body: Value,
    status: u16,
    allowed: bool,
}

/// The state that server and connections share.
struct Inner {
    calls: Mutex<Vec<Call>>,
    identified: Mutex<Vec<Value>>,
    changed: Notify,
    frames: broadcast::Sender<String>,
    gateway: String,
    /// The status of the answer to a callback. The standard is 204.
    callback: u16,
}

/// A foreign server.
#[derive(Clone)]
pub struct Foreign {
    inner: Arc<Inner>,
    api: String,
}

impl Foreign {
    /// Opens a server that follows the documentation.
    pub async fn opens() -> Foreign {
        Foreign::opens_with(None, 204).await
    }

    /// Opens a server that can name another gateway, or answer callbacks with another status.
    pub async fn opens_with(gateway: Option<&str>, callback: u16) -> Foreign {
        let http = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let sockets = TcpListener::bind("localhost:0").await.expect("another port");
        let own = format!("ws://localhost:{}/hall/of/sockets", sockets.local_addr().expect("its address").port());
        let inner = Arc::new(Inner {
            calls: Mutex::default(),
            identified: Mutex::default(),
            changed: Notify::new(),
            frames: broadcast::channel(64).0,
            gateway: gateway.map_or(own, str::to_owned),
            callback,
        });
        let api = format!("http://{}{PREFIX}", http.local_addr().expect("its address"));
        let (one, other) = (inner.clone(), inner.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = http.accept().await {
                tokio::spawn(answer(stream, one.clone()));
            }
        });
        tokio::spawn(async move {
            while let Ok((stream, _)) = sockets.accept().await {
                tokio::spawn(converse(stream, other.clone()));
            }
        });
        Foreign { inner, api }
    }

    /// The value for `discord.api_url`.
    pub fn api(&self) -> &str {
        &self.api
    }

    /// Waits for a request that fits, and returns the first one.
    pub async fn hears(&self, what: &str, fits: impl Fn(&Call) -> bool) -> Call {
        let heard = async {
            loop {
                let changed = self.inner.changed.notified();
                if let Some(call) = self.calls().into_iter().find(&fits) {
                    return call;
                }
                changed.await;
            }
        };
        let heard = tokio::time::timeout(PATIENCE, heard).await;
        heard.unwrap_or_else(|_| {
            let lines =
                self.calls().into_iter().map(|call| format!("  {} {} {}\n", call.status, call.method, call.path));
            panic!("waited in vain for {what}; heard:\n{}", lines.collect::<String>())
        })
    }

    /// Every request so far.
    pub fn calls(&self) -> Vec<Call> {
        self.inner.calls.lock().expect("calls").clone()
    }

    /// Sends an event to all connections.
    pub fn says(&self, kind: &str, data: &Value) {
        self.says_raw(json!({ "op": 0, "s": 9, "t": kind, "d": data }).to_string());
    }

    /// Sends any text to all connections.
    pub fn says_raw(&self, text: String) {
        self.inner.frames.send(text).expect("somebody is connected");
    }

    /// Sends an interaction of Ana. `token` is the interaction's.
    pub fn ana(&self, kind: u8, token: &str, data: Value, message: Option<Value>) -> String {
        let id = snowflake();
        let mut interaction = json!({
            "id": id, "application_id": BOT, "type": kind, "token": token, "version": 1, "data": data,
            "guild_id": GUILD, "channel_id": CHANNEL, "locale": "en-GB", "guild_locale": "en-US",
            "channel": { "id": CHANNEL, "type": 0, "name": "table", "permissions": "2147483647" },
            "member": {
                "user": user(ANA, "ana"), "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": false,
                "mute": false, "flags": 0, "permissions": "2147483647",
            },
            "app_permissions": "2147483647", "entitlements": [], "authorizing_integration_owners": { "0": GUILD },
            "context": 0, "attachment_size_limit": 10_485_760,
        });
        if let Some(message) = message {
            interaction["message"] = message;
        }
        self.says("INTERACTION_CREATE", &interaction);
        id
    }
}

/// A new id, in Discord's form.
fn snowflake() -> String {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970").as_millis() as u64;
    let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    ((now - 1_420_070_400_000) << 22 | (number & 0xfff)).to_string()
}

fn user(id: &str, name: &str) -> Value {
    json!({ "id": id, "username": name, "discriminator": "0", "global_name": null, "avatar": null, "bot": id == BOT })
}

/// A message as the bot wrote it.
fn message(id: &str, body: &Value) -> Value {
    json!({
        "id": id, "channel_id": CHANNEL, "author": user(BOT, "agon"), "content": body["content"].as_str().unwrap_or(""),
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0, "flags": 0,
        "components": body["components"].as_array().cloned().unwrap_or_default(),
    })
}

/// Reads a body as JSON: all of it, or its part `payload_json` if there are files.
fn read(body: &[u8]) -> Value {
    let text = String::from_utf8_lossy(body);
    let part = text.split_once("name=\"payload_json\"").and_then(|(_, rest)| rest.split_once("\r\n\r\n"));
    let json = part.map_or(&*text, |(_, json)| json);
    let mut values = serde_json::Deserializer::from_str(json).into_iter::<Value>();
    values.next().and_then(Result::ok).unwrap_or_default()
}

async fn answer(stream: TcpStream, inner: Arc<Inner>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut first = String::new();
    stream.read_line(&mut first).await?;
    let mut words = first.split_whitespace().map(str::to_owned);
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (mut length, mut allowed) = (0, false);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        match name.to_lowercase().as_str() {
            "content-length" => length = value.parse().unwrap_or(0),
            "authorization" => allowed = value == format!("Bot {TOKEN}"),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let body = read(&body);
    let path =
        path.strip_prefix(PREFIX).and_then(|path| path.strip_prefix("/api/v10")).unwrap_or("elsewhere").to_owned();
    let (status, answer) = reply(&method, &path, &body, &inner);
    inner.calls.lock().expect("calls").push(Call { method, path, body, status, allowed });
    inner.changed.notify_waiters();
    let answer = if answer.is_null() { String::new() } else { answer.to_string() };
    let head = format!(
        "HTTP/1.1 {status} -\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        answer.len()
    );
    stream.write_all((head + &answer).as_bytes()).await?;
    stream.shutdown().await
}

/// Answers the part of Discord's API that a bot needs for a table.
fn reply(method: &str, path: &str, body: &Value, inner: &Inner) -> (u16, Value) {
    let route: Vec<&str> = path.split('?').next().unwrap_or_default().split('/').skip(1).collect();
    match (method, &route[..]) {
        ("GET", ["users", "@me"]) => (200, user(BOT, "agon")),
        ("GET", ["gateway"]) => (200, json!({ "url": inner.gateway })),
        ("PUT", ["applications", BOT, "commands"]) => (200, json!([])),
        ("POST", ["interactions", _, _, "callback"]) => (inner.callback, Value::Null),
        ("PATCH", ["webhooks", BOT, _, "messages", "@original"]) => (200, message(&snowflake(), body)),
        ("POST", ["webhooks", BOT, _]) => (200, message(&snowflake(), body)),
        ("POST", ["channels", CHANNEL, "messages"]) => (200, message(&snowflake(), body)),
        ("GET", ["channels", CHANNEL, "messages"]) => (200, json!([])),
        ("PATCH", ["channels", CHANNEL, "messages", id]) => (200, message(id, body)),
        _ => (404, json!({ "message": "404: Not Found", "code": 0 })),
    }
}

/// Serves one connection of the gateway.
async fn converse(stream: TcpStream, inner: Arc<Inner>) -> Option<()> {
    let mut socket = tokio_tungstenite::accept_async(stream).await.ok()?;
    let mut frames = inner.frames.subscribe();
    let say = |value: Value| Message::text(value.to_string());
    socket.send(say(json!({ "op": 10, "d": { "heartbeat_interval": 30_000 } }))).await.ok()?;
    loop {
        let heard = tokio::select! {
            frame = frames.recv() => {
                socket.send(Message::text(frame.ok()?)).await.ok()?;
                continue;
            }
            heard = socket.next() => heard?.ok()?,
        };
        let Message::Text(text) = heard else { continue };
        let heard: Value = serde_json::from_str(text.as_str()).ok()?;
        match heard["op"].as_u64() {
            Some(1) => socket.send(say(json!({ "op": 11 }))).await.ok()?,
            Some(2) => {
                inner.identified.lock().expect("identified").push(heard["d"].clone());
                let ready = json!({
                    "v": 10, "user": user(BOT, "agon"), "guilds": [{ "id": GUILD, "unavailable": true }],
                    "session_id": "a-session", "resume_gateway_url": inner.gateway, "shard": [0, 1],
                    "application": { "id": BOT, "flags": 0 },
                });
                socket.send(say(json!({ "op": 0, "s": 1, "t": "READY", "d": ready }))).await.ok()?;
                socket.send(say(json!({ "op": 0, "s": 2, "t": "GUILD_CREATE", "d": guild() }))).await.ok()?;
            }
            _ => {}
        }
    }
}

/// A server with one channel.
fn guild() -> Value {
    let mut guild = json!({
        "id": GUILD, "name": "A server elsewhere", "owner_id": ANA, "system_channel_id": CHANNEL,
        "preferred_locale": "en-US", "joined_at": "2024-01-01T00:00:00+00:00", "large": false, "member_count": 2,
        "premium_progress_bar_enabled": false, "afk_timeout": 300,
        "channels": [{ "id": CHANNEL, "type": 0, "name": "table", "position": 0, "permission_overwrites": [] }],
    });
    for none in ["icon", "afk_channel_id", "application_id", "rules_channel_id", "vanity_url_code", "description"] {
        guild[none] = Value::Null;
    }
    for zero in ["verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level"] {
        guild[zero] = json!(0);
    }
    for zero in ["system_channel_flags", "premium_tier", "nsfw_level"] {
        guild[zero] = json!(0);
    }
    for empty in ["roles", "emojis", "features", "stickers", "voice_states", "members", "threads", "presences"] {
        guild[empty] = json!([]);
    }
    for empty in ["stage_instances", "guild_scheduled_events"] {
        guild[empty] = json!([]);
    }
    guild
}

/// All the text of a message.
fn text(call: &Call) -> String {
    call.body.to_string()
}

/// The custom id of the button with this label.
fn button(call: &Call, label: &str) -> String {
    let rows = call.body["components"].as_array().into_iter().flatten();
    let mut buttons = rows.filter_map(|row| row["components"].as_array()).flatten();
    let found = buttons.find(|button| button["label"].as_str().is_some_and(|text| text.starts_with(label)));
    let found = found.and_then(|button| button["custom_id"].as_str());
    found.unwrap_or_else(|| panic!("no button {label}: {}", call.body)).to_owned()
}

#[tokio::test]
async fn a_table_is_opened_and_started_on_a_server_that_is_not_ours() {
    let folder = tempdir().expect("a folder");
    let server = Foreign::opens().await;
    settings(folder.path(), server.api());
    let mut bot = Running::bot(folder.path(), TOKEN, &[]);
    assert_eq!(bot.line().await, format!("agon talks to {}, database agon.db", server.api()));
    assert!(bot.line().await.contains(&format!("client_id={BOT}&")));
    let commands = server.hears("the commands", |call| call.method == "PUT").await;
    assert!(commands.body.as_array().is_some_and(|all| all.iter().any(|command| command["name"] == "play")));
    let posts = |words: &'static str| {
        move |call: &Call| call.method == "POST" && call.path.starts_with("/channels/") && text(call).contains(words)
    };
    server.hears("the joining message", posts("Agon is here")).await;

    // Ana types /play: "thinking…" for her alone, the lobby for everybody, and an answer for her.
    let options = json!([
        { "name": "game", "type": 3, "value": "offrandes" },
        { "name": "players", "type": 4, "value": 3 },
    ]);
    let play = json!({ "id": "700000000000000009", "name": "play", "type": 1, "options": options });
    let id = server.ana(2, "token-of-play", play, None);
    let path = format!("/interactions/{id}/token-of-play/callback");
    let thinking = server.hears("an acknowledgement", |call| call.path.starts_with(&path)).await;
    assert_eq!((&thinking.body["type"], &thinking.body["data"]["flags"]), (&json!(5), &json!(64)));
    let lobby = server.hears("the lobby", posts("lobby")).await;
    assert_eq!(lobby.body["allowed_mentions"]["parse"], json!([]));
    let path = format!("/webhooks/{BOT}/token-of-play/messages/@original");
    let opened = server.hears("an answer", |call| call.path == path).await;
    assert!(text(&opened).contains("Table 1 is open"), "{}", opened.body);

    // She clicks "Start with AI", and the same message becomes the board. A newer version of the lobby would have come
    // by now.
    let click = json!({ "component_type": 2, "custom_id": button(&lobby, "Start with AI") });
    let id = server.ana(3, "token-of-click", click, Some(message(&snowflake(), &lobby.body)));
    let path = format!("/interactions/{id}/token-of-click/callback");
    let quiet = server.hears("an acknowledgement", |call| call.path.starts_with(&path)).await;
    assert_eq!(quiet.body["type"], 6);
    let edits =
        |call: &Call| call.method == "PATCH" && call.path.starts_with(&format!("/channels/{CHANNEL}/messages/"));
    let board = server.hears("the board", |call| edits(call) && text(call).contains("First picks")).await;
    assert!(text(&board).contains("ana"), "{}", board.body);
    // Her own panel answers the click, before or after the board. A bot stopped before that would complain.
    let path = format!("/webhooks/{BOT}/token-of-click");
    server.hears("her panel", |call| call.method == "POST" && call.path.starts_with(&path)).await;

    let said = bot.stops().await;
    assert_eq!(said.code, Some(0), "{}", said.err);
    assert!(!said.err.contains("ERROR") && !said.err.contains("WARN agon"), "{}", said.err);
    for call in server.calls() {
        assert!(call.allowed && call.status < 300, "{call:?}");
    }
    let identified = server.inner.identified.lock().expect("identified").clone();
    let [identify] = &identified[..] else { panic!("{identified:?}") };
    assert_eq!(identify["token"].as_str().map(|token| token.trim_start_matches("Bot ")), Some(TOKEN));
    assert_eq!(identify["intents"], 1, "no privileged intents");
}

#[tokio::test]
async fn a_gateway_elsewhere_is_refused_before_anything_is_touched() {
    let folder = tempdir().expect("a folder");
    for gateway in ["wss://gateway.discord.gg", "ws://collector.example/", "wss://127.0.0.1.evil.example"] {
        let server = Foreign::opens_with(Some(gateway), 204).await;
        settings(folder.path(), server.api());
        for words in [&["run"][..], &["run", "--check"]] {
            let told = agon_with(folder.path(), words, &[("DISCORD_TOKEN", TOKEN)], "").await.refuses();
            assert!(told.contains("names a gateway elsewhere") && told.contains("refusing to connect there"), "{told}");
        }
        assert!(server.inner.identified.lock().expect("identified").is_empty());
    }
    assert_eq!(files(folder.path()).len(), 1, "the settings, and no database");
}
