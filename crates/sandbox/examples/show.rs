//! A sandbox with a small bot that shows everything the page can draw: `cargo run -p agon-sandbox --example show`.
//!
//! The bot never answers "Resign", answers "Roll" late, and does not answer a bid of 13.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

#[path = "show/picture.rs"]
mod picture;
#[path = "show/texts.rs"]
mod texts;

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use agon_sandbox::{Config, Sandbox, people};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, multipart};
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::Message};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The time for which the bot pretends to think.
const THOUGHT: Duration = Duration::from_millis(2500);

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let config = Config { port: 8790, page_key: Some("show".into()), ..Config::default() };
    let sandbox = Sandbox::start(config).await?;
    println!("{}", sandbox.page_url());
    let bot = Arc::new(Bot {
        base: format!("{}/api/v10", sandbox.api_url()),
        token: sandbox.bot_token(),
        http: Client::builder().no_proxy().build()?,
    });
    sandbox.user("ana").writes("Anybody up for a game tonight?");
    sandbox.user("ben").writes("Always!");
    sandbox.user("ben").writes("🎲🐂");
    let mut greeted = false;
    loop {
        let gateway = format!("{}/gateway?v=10", sandbox.api_url().replacen("http", "ws", 1));
        let (mut line, _) = connect_async(gateway).await?;
        let identify = json!({ "op": 2, "d": { "token": bot.token, "intents": 0, "properties": {} } });
        line.send(Message::text(identify.to_string())).await?;
        if !greeted {
            bot.greet().await?;
            greeted = true;
        }
        while let Some(Ok(message)) = line.next().await {
            let event: Value = serde_json::from_str(message.to_text().unwrap_or_default()).unwrap_or_default();
            if event["t"] == "INTERACTION_CREATE" {
                let bot = Arc::clone(&bot);
                tokio::spawn(async move {
                    if let Err(failure) = bot.answer(&event["d"]).await {
                        eprintln!("{failure}");
                    }
                });
            } else if matches!(event["op"].as_u64(), Some(7 | 9)) {
                break;
            }
        }
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

struct Bot {
    base: String,
    token: String,
    http: Client,
}

impl Bot {
    async fn send(&self, method: Method, path: &str, body: &Value) -> Result<Value, Failure> {
        self.upload(method, path, body, &[]).await
    }

    /// Sends a request with files. Every answer is JSON or empty.
    async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, &[u8])],
    ) -> Result<Value, Failure> {
        let request = self.http.request(method, format!("{}{path}", self.base));
        let request = request.header("Authorization", format!("Bot {}", self.token));
        let request = if files.is_empty() {
            request.json(body)
        } else {
            let form = multipart::Form::new().text("payload_json", body.to_string());
            let part = |bytes: &[u8], name: &str| multipart::Part::bytes(bytes.to_vec()).file_name(name.to_owned());
            let parts = files.iter().enumerate();
            request.multipart(
                parts.fold(form, |form, (n, (name, bytes))| form.part(format!("files[{n}]"), part(bytes, name))),
            )
        };
        let response = request.send().await?;
        let (status, text) = (response.status(), response.text().await?);
        if !status.is_success() {
            return Err(format!("{status} {path}: {text}").into());
        }
        Ok(serde_json::from_str(&text).unwrap_or_default())
    }

    async fn greet(&self) -> Result<(), Failure> {
        let commands = format!("/applications/{}/commands", people::BOT);
        let registered = self.send(Method::PUT, &commands, &texts::commands()).await?;
        let [games, hall, ..] = people::CHANNELS.map(|(_, id)| id.to_string());
        let path = format!("/channels/{games}/messages");
        let (now, picture) = (now(), picture::board());
        let command = registered[0]["id"].as_str().unwrap_or_default();
        let words = json!({ "content": texts::markdown(now, command), "allowed_mentions": { "parse": [] } });
        let said = self.send(Method::POST, &path, &words).await?;
        let files: [(&str, &[u8]); 2] = [("board.png", &picture), ("god.png", &picture)];
        let board = self.upload(Method::POST, &path, &texts::board(now, 3), &files).await?;
        self.send(Method::POST, &path, &texts::menus()).await?;
        let files: [(&str, &[u8]); 2] = [("map.png", &picture), ("log.json", b"{\"seed\": \"3fa9\"}")];
        let described = json!({ "content": "Files:", "attachments": [{ "id": 0, "filename": "map.png", "description": "A map" }, { "id": 1, "filename": "log.json" }] });
        let edited = self.upload(Method::POST, &path, &described, &files).await?;
        let edit = format!("{path}/{}", edited["id"].as_str().unwrap_or_default());
        self.send(Method::PATCH, &edit, &json!({ "content": "Files, said better:" })).await?;
        let turn = json!({ "content": format!("<@{}> it is your turn.", texts::ANA), "message_reference": { "message_id": board["id"] } });
        self.send(Method::POST, &path, &turn).await?;
        self.threads(&games, &said).await?;
        self.send(
            Method::POST,
            &format!("/channels/{hall}/messages"),
            &json!({ "content": "Nothing happens in the hall." }),
        )
        .await?;
        for person in [texts::ANA, texts::BEN] {
            let dm = self.send(Method::POST, "/users/@me/channels", &json!({ "recipient_id": person })).await?;
            let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap_or_default());
            self.send(Method::POST, &path, &json!({ "content": "A reminder: table 7 waits for you." })).await?;
            self.send(Method::POST, &path, &json!({ "content": "Another one.", "components": [{ "type": 1, "components": [{ "type": 2, "style": 2, "label": "Mute", "custom_id": "mute" }] }] })).await?;
        }
        Ok(())
    }

    /// Starts a thread of its own, one on a message, and an archived one.
    async fn threads(&self, games: &str, said: &Value) -> Result<(), Failure> {
        let path = format!("/channels/{games}/threads");
        let open = |name: &str| json!({ "name": name, "type": 11, "auto_archive_duration": 1440 });
        let table = self.send(Method::POST, &path, &open("Table 7 · Offrandes")).await?;
        let inside = format!("/channels/{}/messages", table["id"].as_str().unwrap_or_default());
        self.send(Method::POST, &inside, &json!({ "content": "The table talks here." })).await?;
        let on = format!("/channels/{games}/messages/{}/threads", said["id"].as_str().unwrap_or_default());
        self.send(Method::POST, &on, &json!({ "name": "About Agon" })).await?;
        let old = self.send(Method::POST, &path, &open("Table 3 · Attika")).await?;
        let old = format!("/channels/{}", old["id"].as_str().unwrap_or_default());
        self.send(Method::PATCH, &old, &json!({ "archived": true })).await?;
        Ok(())
    }

    async fn answer(&self, interaction: &Value) -> Result<(), Failure> {
        let text = |key: &str| interaction[key].as_str().unwrap_or_default().to_owned();
        let path = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        let original = format!("/webhooks/{}/{}/messages/@original", people::BOT, text("token"));
        let said = serde_json::to_string_pretty(&interaction["data"])?;
        let private = json!({ "type": 4, "data": { "flags": 64, "content": format!("You did\n```json\n{said}\n```"), "components": [
            { "type": 1, "components": [{ "type": 2, "style": 2, "label": "Again", "custom_id": "again", "emoji": { "name": "🎲" } }] } ] } });
        let asked =
            interaction["data"]["custom_id"].as_str().or(interaction["data"]["name"].as_str()).unwrap_or_default();
        let thirteen = said.contains("\"13\"");
        let callback = match (interaction["type"].as_u64(), asked) {
            (Some(4), _) => json!({ "type": 8, "data": { "choices": texts::choices(&text("locale")) } }),
            (_, "bid") => json!({ "type": 9, "data": texts::modal() }),
            (_, "resign") => return Ok(()),
            (Some(5), _) if thirteen => return Ok(()),
            (_, "next") => {
                let picture = picture::board();
                let files: [(&str, &[u8]); 2] = [("board.png", &picture), ("god.png", &picture)];
                let update = json!({ "type": 7, "data": texts::board(now(), 4) });
                self.upload(Method::POST, &path, &update, &files).await?;
                return Ok(());
            }
            (_, "play" | "roll") => {
                let flags = if asked == "roll" { 64 } else { 0 };
                self.send(Method::POST, &path, &json!({ "type": 5, "data": { "flags": flags } })).await?;
                tokio::time::sleep(THOUGHT).await;
                let answer = json!({ "content": format!("Done: **{asked}**.\n```json\n{said}\n```") });
                self.send(Method::PATCH, &original, &answer).await?;
                return Ok(());
            }
            _ => private,
        };
        self.send(Method::POST, &path, &callback).await?;
        Ok(())
    }
}
