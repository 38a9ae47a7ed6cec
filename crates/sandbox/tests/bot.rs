//! A minimal bot: a token, HTTP, a gateway connection.

use std::time::Duration;

use agon_sandbox::{Config, Sandbox, people};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, Response, multipart};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, protocol::CloseFrame},
};

pub struct Bot {
    pub base: String,
    pub token: String,
    http: Client,
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub sequence: u64,
    pub session: String,
}

/// A refused body: a description, the body, and the path and code of the expected fault.
pub type Refused = (&'static str, Value, &'static str, &'static str);

/// A text of this length.
pub fn long(length: usize) -> String {
    "x".repeat(length)
}

/// A sandbox that waits longer than Discord for an answer: the tests look at the answer, not at the load of the
/// machine.
pub fn patient() -> Config {
    Config { answer_limit: Duration::from_secs(60), patience: Duration::from_secs(180), ..Config::default() }
}

/// A sandbox with a connected bot and its commands.
pub async fn stage(config: Config) -> (Sandbox, Bot) {
    let sandbox = Sandbox::start(config).await.unwrap();
    let mut bot = Bot::connect(&sandbox).await;
    bot.identify().await;
    let (status, _) = bot.put(&format!("/applications/{}/commands", people::BOT), commands()).await;
    assert_eq!(status, 200);
    sandbox.bot_ready().await;
    (sandbox, bot)
}

pub fn commands() -> Value {
    json!([
        { "name": "play", "description": "Open a table", "name_localizations": { "de": "spielen" }, "options": [
            { "type": 3, "name": "game", "description": "Which", "required": true, "choices": [
                { "name": "Offrandes", "value": "offrandes" }, { "name": "Attika", "value": "attika" } ] },
            { "type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 6 },
            { "type": 6, "name": "with", "description": "Whom" } ] },
        { "name": "move", "description": "Make a move", "options": [
            { "type": 3, "name": "action", "description": "What", "required": true, "autocomplete": true } ] },
        { "name": "admin", "description": "Manage", "default_member_permissions": "32", "contexts": [0], "options": [
            { "type": 1, "name": "pause", "description": "Pause", "options": [
                { "type": 5, "name": "now", "description": "At once", "required": true } ] } ] },
    ])
}

impl Bot {
    pub async fn connect(sandbox: &Sandbox) -> Bot {
        let (base, token) = (format!("{}/api/v10", sandbox.api_url()), sandbox.bot_token());
        let http = Client::builder().no_proxy().build().unwrap();
        let url: Value = http.get(format!("{base}/gateway")).send().await.unwrap().json().await.unwrap();
        let (line, _) = connect_async(format!("{}?v=10", url["url"].as_str().unwrap())).await.unwrap();
        let mut bot = Bot { base, token, http, line, sequence: 0, session: String::new() };
        assert_eq!(bot.hears().await["op"], 10);
        bot
    }

    pub async fn says(&mut self, message: Value) {
        self.says_raw(&message.to_string()).await;
    }

    pub async fn says_raw(&mut self, text: &str) {
        self.line.send(Message::text(text.to_owned())).await.unwrap();
    }

    /// Closes the gateway connection with a code.
    pub async fn closes(&mut self, code: u16) {
        self.line.close(Some(CloseFrame { code: code.into(), reason: "".into() })).await.unwrap();
    }

    /// The code with which the gateway closes a connection of this API version at once.
    pub async fn closed_at_once(sandbox: &Sandbox, version: &str) -> u16 {
        let url = format!("{}/gateway?v={version}", sandbox.api_url().replacen("http", "ws", 1));
        let (mut line, _) = connect_async(url).await.unwrap();
        match line.next().await {
            Some(Ok(Message::Close(Some(frame)))) => frame.code.into(),
            other => panic!("{other:?}"),
        }
    }

    /// Reads the next gateway message. A close frame becomes `{"close": code}`, a broken connection null.
    pub async fn hears(&mut self) -> Value {
        loop {
            match self.line.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.sequence = message["s"].as_u64().unwrap_or(self.sequence);
                    return message;
                }
                Some(Ok(Message::Close(Some(frame)))) => return json!({ "close": u16::from(frame.code) }),
                Some(Ok(_)) => {}
                _ => return Value::Null,
            }
        }
    }

    pub async fn identify(&mut self) {
        self.says(json!({ "op": 2, "d": { "token": self.token, "intents": 1, "properties": {} } })).await;
        let ready = self.hears().await;
        assert_eq!(ready["t"], "READY");
        self.session = ready["d"]["session_id"].as_str().unwrap().to_owned();
        let server = self.hears().await;
        assert_eq!((&server["t"], &server["d"]["channels"][0]["name"]), (&json!("GUILD_CREATE"), &json!("games")));
    }

    /// Reads the next interaction.
    pub async fn interaction(&mut self) -> Value {
        let event = self.hears().await;
        assert_eq!(event["t"], "INTERACTION_CREATE");
        event["d"].clone()
    }

    pub async fn send(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let response = self.request(method, path, body).await;
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Sends a request, and returns the whole answer with its headers.
    pub async fn request(&self, method: Method, path: &str, body: Value) -> Response {
        self.tries(method, path, body).await.unwrap()
    }

    /// Does the same where the connection may break.
    pub async fn tries(&self, method: Method, path: &str, body: Value) -> reqwest::Result<Response> {
        let request = self
            .http
            .request(method, format!("{}{path}", self.base))
            .header("Authorization", format!("Bot {}", self.token));
        let request = if body.is_null() { request } else { request.json(&body) };
        request.send().await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.send(Method::GET, path, Value::Null).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::POST, path, body).await
    }

    pub async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::PUT, path, body).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::PATCH, path, body).await
    }

    pub async fn delete(&self, path: &str) -> (u16, Value) {
        self.send(Method::DELETE, path, Value::Null).await
    }

    /// Answers an interaction for the first time.
    pub async fn answer(&self, interaction: &Value, kind: u8, data: Value) -> (u16, Value) {
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        self.post(&format!("/interactions/{id}/{token}/callback"), json!({ "type": kind, "data": data })).await
    }

    /// Sends a message with a file.
    pub async fn upload(&self, path: &str, body: Value, name: &str, bytes: &[u8]) -> (u16, Value) {
        self.uploads(Method::POST, path, body, &[(name, bytes)]).await
    }

    /// Sends or edits a message with several files.
    pub async fn uploads(&self, method: Method, path: &str, body: Value, files: &[(&str, &[u8])]) -> (u16, Value) {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        for (n, (name, bytes)) in files.iter().enumerate() {
            let file = multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{n}]"), file);
        }
        let request = self
            .http
            .request(method, format!("{}{path}", self.base))
            .header("Authorization", format!("Bot {}", self.token));
        let response = request.multipart(form).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Sends a body unchanged.
    pub async fn sends_text(&self, path: &str, content_type: &str, text: &str) -> (u16, Value) {
        let request = self
            .http
            .post(format!("{}{path}", self.base))
            .header("Authorization", format!("Bot {}", self.token))
            .header("Content-Type", content_type);
        let response = request.body(text.to_owned()).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Sends invalid bodies, and checks that Discord names each fault at its path.
    pub async fn is_refused(&self, method: Method, path: &str, table: impl IntoIterator<Item = Refused>) {
        for (what, body, place, code) in table {
            let (status, refusal) = self.send(method.clone(), path, body).await;
            assert_eq!((status, &refusal["code"]), (400, &json!(50035)), "{what}: {refusal}");
            assert_eq!(refusal["message"], "Invalid Form Body", "{what}");
            let faults = refusal["errors"].pointer(&format!("{place}/_errors")).unwrap_or(&Value::Null);
            let named = faults.as_array().is_some_and(|faults| faults.iter().any(|fault| fault["code"] == code));
            assert!(named, "{what}: no {code} at {place}, but {refusal}");
            assert!(faults.as_array().unwrap().iter().all(|fault| fault["message"].is_string()), "{what}: {refusal}");
        }
    }

    /// Sends valid bodies, and checks that Discord accepts each.
    pub async fn is_taken(&self, method: Method, path: &str, table: impl IntoIterator<Item = (&'static str, Value)>) {
        for (what, body) in table {
            let (status, answer) = self.send(method.clone(), path, body).await;
            assert!((200..300).contains(&status), "{what}: {status} {answer}");
        }
    }

    /// A button row for a message.
    pub fn button(label: &str, custom_id: &str) -> Value {
        json!({ "type": 1, "components": [{ "type": 2, "style": 1, "label": label, "custom_id": custom_id }] })
    }
}

/// The path of an interaction's later messages.
pub fn webhook(interaction: &Value, rest: &str) -> String {
    format!("/webhooks/{}/{}{rest}", people::BOT, interaction["token"].as_str().unwrap())
}
