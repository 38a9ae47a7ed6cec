//! A sandbox with a small bot that shows everything the page can draw: `cargo run -p agon-sandbox --example show`.

use agon_sandbox::{Config, Sandbox, people};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, multipart};
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::Message};

type Failure = Box<dyn std::error::Error>;

/// One pixel, stretched by the page to nothing much; enough to see that pictures arrive.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\xdac\xfc\xcf\xf0\xbf\x1e\0\x06\x83\x02\x7f\x94\xad\xd0\xeb\0\0\0\0IEND\xaeB`\x82";

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let config = Config { port: 8790, page_key: Some("show".into()), ..Config::default() };
    let sandbox = Sandbox::start(config).await?;
    println!("{}", sandbox.page_url());
    let bot = Bot {
        base: format!("{}/api/v10", sandbox.api_url()),
        token: sandbox.bot_token(),
        http: Client::builder().no_proxy().build()?,
    };
    let (mut line, _) = connect_async(format!("{}/gateway?v=10", sandbox.api_url().replacen("http", "ws", 1))).await?;
    let identify = json!({ "op": 2, "d": { "token": bot.token, "intents": 0, "properties": {} } });
    line.send(Message::text(identify.to_string())).await?;
    bot.put(&format!("/applications/{}/commands", people::BOT), commands()).await?;
    bot.greet().await?;
    while let Some(Ok(message)) = line.next().await {
        let event: Value = serde_json::from_str(message.to_text()?).unwrap_or_default();
        if event["t"] == "INTERACTION_CREATE" {
            bot.answer(&event["d"]).await?;
        }
    }
    Ok(())
}

fn commands() -> Value {
    json!([
        { "name": "play", "description": "Open a table", "name_localizations": { "de": "spielen" }, "description_localizations": { "de": "Einen Tisch eröffnen" }, "options": [
            { "type": 3, "name": "game", "description": "Which game", "required": true, "name_localizations": { "de": "spiel" }, "choices": [
                { "name": "Offrandes", "value": "offrandes" }, { "name": "Cyclades", "value": "cyclades" }, { "name": "Attika", "value": "attika" } ] },
            { "type": 4, "name": "seats", "description": "How many seats", "min_value": 2, "max_value": 6 },
            { "type": 6, "name": "with", "description": "Somebody to invite" } ] },
        { "name": "move", "description": "Make a move", "options": [
            { "type": 3, "name": "action", "description": "What to do", "required": true, "autocomplete": true } ] },
        { "name": "table", "description": "About a table", "options": [
            { "type": 1, "name": "settings", "description": "Change the settings", "options": [{ "type": 5, "name": "rated", "description": "Rated?", "required": true }] },
            { "type": 1, "name": "leave", "description": "Leave the table" } ] },
    ])
}

struct Bot {
    base: String,
    token: String,
    http: Client,
}

impl Bot {
    async fn put(&self, path: &str, body: Value) -> Result<(), Failure> {
        let request =
            self.http.put(format!("{}{path}", self.base)).header("Authorization", format!("Bot {}", self.token));
        request.json(&body).send().await?.error_for_status()?;
        Ok(())
    }

    async fn post(&self, path: &str, body: Value, picture: bool) -> Result<(), Failure> {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        if picture {
            form = form.part("files[0]", multipart::Part::bytes(PNG.to_vec()).file_name("board.png"));
        }
        let request =
            self.http.post(format!("{}{path}", self.base)).header("Authorization", format!("Bot {}", self.token));
        request.multipart(form).send().await?.error_for_status()?;
        Ok(())
    }

    async fn greet(&self) -> Result<(), Failure> {
        let games = people::CHANNELS.first().map(|(_, id)| id.to_string()).unwrap_or_default();
        let path = format!("/channels/{games}/messages");
        let hello = "## Agon is here\nI run **board games** in this channel: *Offrandes*, __Cyclades__ and ~~chess~~ `Attika`.\n- type `/play` to open a table\n- ||a secret|| for <@1456000000000000101> in <#1456000000000000012>\n> Let the games begin <t:1790000000:R> ([rules](https://example.org))\n```\nA1  B2\nC3  D4\n```\n-# small print <script>alert(1)</script>";
        self.post(&path, json!({ "content": hello }), false).await?;
        let button =
            |style: u8, label: &str, id: &str| json!({ "type": 2, "style": style, "label": label, "custom_id": id });
        let mut off = button(2, "Leave", "leave");
        off["disabled"] = json!(true);
        let board = json!({
            "content": "Table 7 waits for **Ben** (Athens) until <t:1790000000:f>.",
            "embeds": [{ "title": "Offrandes · round 3", "description": "Corinth bids **4** for the lot.", "color": 0xC0_8A_2E,
                "fields": [{ "name": "Athens", "value": "12 gold · 3 sheep", "inline": true }, { "name": "Corinth", "value": "8 gold · 1 ox", "inline": true }, { "name": "Log", "value": "Athens passed." }],
                "image": { "url": "attachment://board.png" }, "footer": { "text": "seed 3fa9…" } }],
            "attachments": [{ "id": 0, "filename": "board.png", "description": "The board: three lots" }],
            "components": [
                { "type": 1, "components": [button(1, "My seat", "seat"), button(3, "Bid…", "bid"), button(4, "Resign", "resign"), off, { "type": 2, "style": 5, "label": "Rules", "url": "https://example.org/" }] },
                { "type": 1, "components": [{ "type": 3, "custom_id": "lot", "placeholder": "Which lot?", "options": [{ "label": "Peasant and water", "value": "1", "description": "2 gold" }, { "label": "Ox", "value": "2" }] }] },
                { "type": 1, "components": [{ "type": 3, "custom_id": "lots", "placeholder": "Which animals?", "min_values": 1, "max_values": 2, "options": [{ "label": "Sheep", "value": "s" }, { "label": "Ox", "value": "o", "description": "heavy" }, { "label": "Goat", "value": "g" }] }] },
            ],
        });
        self.post(&path, board, true).await
    }

    async fn answer(&self, interaction: &Value) -> Result<(), Failure> {
        let text = |key: &str| interaction[key].as_str().unwrap_or_default().to_owned();
        let path = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        let said = interaction["data"].to_string();
        let private = json!({ "type": 4, "data": { "flags": 64, "content": format!("You did\n```json\n{said}\n```"), "components": [
            { "type": 1, "components": [{ "type": 2, "style": 2, "label": "Again", "custom_id": "again", "emoji": { "name": "🎲" } }] } ] } });
        let modal = json!({ "type": 9, "data": { "title": "Your bid", "custom_id": "m", "components": [
            { "type": 1, "components": [{ "type": 4, "custom_id": "amount", "label": "Gold", "style": 1, "max_length": 3, "placeholder": "0 to 12" }] },
            { "type": 1, "components": [{ "type": 4, "custom_id": "note", "label": "A word to the others", "style": 2, "required": false }] } ] } });
        let callback = match (interaction["type"].as_u64(), interaction["data"]["custom_id"].as_str()) {
            (Some(4), _) => {
                json!({ "type": 8, "data": { "choices": [{ "name": "bid 4 (the ox)", "value": "bid 4" }, { "name": "pass", "value": "pass" }] } })
            }
            (_, Some("bid")) => modal,
            (_, Some("resign")) => return Ok(()),
            _ => private,
        };
        self.post(&path, callback, false).await
    }
}
