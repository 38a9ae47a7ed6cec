//! Gateway events of messages, channels and people, for bots with the right intents.

use agon_sandbox::{Config, Sandbox, permission};
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{Bot, patient, stage};

pub const GUILDS: u64 = 1;
pub const GUILD_MEMBERS: u64 = 1 << 1;
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
const MESSAGE_CONTENT: u64 = 1 << 15;

/// A sandbox with a bot that has these intents. It has already read the events of its own arrival.
pub async fn listening(config: Config, intents: u64) -> (Sandbox, Bot) {
    let sandbox = Sandbox::start(config).await.unwrap();
    let bot = listener(&sandbox, intents).await;
    (sandbox, bot)
}

async fn listener(sandbox: &Sandbox, intents: u64) -> Bot {
    let mut bot = Bot::connect(sandbox).await;
    bot.says(json!({ "op": 2, "d": { "token": bot.token, "intents": intents, "properties": {} } })).await;
    bot.event("READY").await;
    if intents & GUILDS != 0 {
        bot.event("GUILD_CREATE").await;
    }
    bot
}

impl Bot {
    /// Reads the next event, which must have this name.
    pub async fn event(&mut self, name: &str) -> Value {
        let event = self.hears().await;
        assert_eq!(event["t"], name, "{event}");
        event["d"].clone()
    }
}

#[tokio::test]
async fn messages_come_under_their_intents() {
    let (sandbox, mut bot) = listening(patient(), GUILD_MESSAGES).await;
    let mut by_dm = listener(&sandbox, DIRECT_MESSAGES).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    let (_, sent) = bot.post(&path, json!({ "content": "The board" })).await;
    let heard = bot.event("MESSAGE_CREATE").await;
    assert_eq!((&heard["id"], &heard["content"]), (&sent["id"], &json!("The board")));
    assert_eq!(heard["guild_id"], agon_sandbox::people::SERVER.to_string());
    assert!(heard["member"]["joined_at"].is_string() && heard["member"]["user"].is_null());
    let message = format!("{path}/{}", sent["id"].as_str().unwrap());
    bot.patch(&message, json!({ "content": "The board, moved" })).await;
    assert_eq!(bot.event("MESSAGE_UPDATE").await["content"], "The board, moved");
    bot.delete(&message).await;
    let gone = bot.event("MESSAGE_DELETE").await;
    let expected = json!({ "id": sent["id"], "channel_id": sent["channel_id"], "guild_id": agon_sandbox::people::SERVER.to_string() });
    assert_eq!(gone, expected);
    // A private answer comes without its server, as Discord documents.
    bot.put(&format!("/applications/{}/commands", agon_sandbox::people::BOT), crate::bot::commands()).await;
    join!(ana.slash("/play", &[("game", "attika")]), async {
        // Interactions go to the newest session.
        let interaction = by_dm.interaction().await;
        bot.answer(&interaction, 4, json!({ "content": "for you", "flags": 64 })).await;
    });
    let private = bot.event("MESSAGE_CREATE").await;
    assert_eq!((&private["flags"], &private["guild_id"]), (&json!(64), &Value::Null));
    // Conversations have an intent of their own. The other bot's first event is this one.
    ana.in_dm().writes("psst");
    let whispered = by_dm.event("MESSAGE_CREATE").await;
    assert_eq!((&whispered["content"], &whispered["guild_id"]), (&json!("psst"), &Value::Null));
    // The bot gets no events of channels that it does not see.
    sandbox.denies("hall", permission::VIEW_CHANNEL);
    ana.in_channel("hall").writes("behind its back");
    let last = ana.writes("in the open");
    assert_eq!(bot.event("MESSAGE_CREATE").await["id"], last.to_string());
    sandbox.assert_clean();
}

#[tokio::test]
async fn what_people_write_to_others_comes_without_its_content() {
    let config = Config { privileged_intents: MESSAGE_CONTENT, ..patient() };
    let (sandbox, mut bot) = listening(config, GUILD_MESSAGES).await;
    let mut reader = listener(&sandbox, GUILD_MESSAGES | MESSAGE_CONTENT).await;
    let ana = sandbox.user("ana");
    ana.writes("a secret plan");
    assert_eq!(bot.event("MESSAGE_CREATE").await["content"], "");
    assert_eq!(reader.event("MESSAGE_CREATE").await["content"], "a secret plan");
    let called = format!("<@{}> start", agon_sandbox::people::BOT);
    ana.writes(&called);
    assert_eq!(bot.event("MESSAGE_CREATE").await["content"], called);
    // By REST the application's grant decides.
    let path = format!("/channels/{}/messages", ana.place());
    assert_eq!(bot.get(&path).await.1[1]["content"], "a secret plan");
    let (other, plain) = listening(patient(), 0).await;
    other.user("ana").writes("a secret plan");
    assert_eq!(plain.get(&path).await.1[0]["content"], "");
    sandbox.assert_clean();
}

#[tokio::test]
async fn many_messages_go_at_once_if_the_bot_manages_messages() {
    let (sandbox, mut bot) = listening(patient(), GUILD_MESSAGES).await;
    let ana = sandbox.user("ana");
    let ids: Vec<String> = ["one", "two", "three"].iter().map(|text| ana.writes(text).to_string()).collect();
    for _ in &ids {
        bot.event("MESSAGE_CREATE").await;
    }
    let path = format!("/channels/{}/messages/bulk-delete", ana.place());
    let body = json!({ "messages": ids });
    assert_eq!(bot.post(&path, body.clone()).await.1["code"], 50013);
    sandbox.allows("games", permission::MANAGE_MESSAGES);
    assert_eq!(bot.post(&path, json!({ "messages": [ids[0]] })).await.1["code"], 50016);
    assert_eq!(bot.post(&path, json!({ "messages": ["1", "2"] })).await.1["code"], 50034);
    assert_eq!(bot.post(&path, body).await.0, 204);
    let gone = bot.event("MESSAGE_DELETE_BULK").await;
    assert_eq!((&gone["ids"], &gone["channel_id"]), (&json!(ids), &json!(ana.place().to_string())));
    assert!(ana.messages().is_empty());
    let single = ana.writes("alone");
    bot.event("MESSAGE_CREATE").await;
    let single = format!("/channels/{}/messages/{single}", ana.place());
    assert_eq!(bot.delete(&single).await.0, 204);
    bot.event("MESSAGE_DELETE").await;
    let two = [ana.writes("four"), ana.writes("five")];
    sandbox.removes_all(&two);
    bot.event("MESSAGE_CREATE").await;
    bot.event("MESSAGE_CREATE").await;
    assert_eq!(bot.event("MESSAGE_DELETE_BULK").await["ids"], json!([two[0].to_string(), two[1].to_string()]));
    for known in ["50013", "50016", "50034"] {
        sandbox.forgives(known);
    }
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_removed_channel_takes_its_threads_and_messages_with_it() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    bot.put(&format!("/applications/{}/commands", agon_sandbox::people::BOT), crate::bot::commands()).await;
    let ben = sandbox.user("ben").in_channel("hall");
    let hall = format!("/channels/{}", ben.place());
    let inside = ben.starts_thread("Talk", None);
    bot.event("THREAD_CREATE").await;
    let (_, message) = bot.post(&format!("{hall}/messages"), json!({ "content": "The board" })).await;
    let interaction = join!(ben.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 6, Value::Null).await;
        bot.answer(&interaction, 4, json!({ "content": "yes" })).await;
        interaction
    })
    .1;
    assert_eq!(bot.delete(&hall).await.1["code"], 50013);
    sandbox.removes_channel("hall");
    let gone = bot.event("CHANNEL_DELETE").await;
    assert_eq!((&gone["name"], &gone["type"]), (&json!("hall"), &json!(0)));
    let message = format!("{hall}/messages/{}", message["id"].as_str().unwrap());
    let thread = format!("/channels/{}", inside.place());
    let follow_up = crate::bot::webhook(&interaction, "");
    for (method, path) in [("GET", &hall), ("GET", &thread), ("PATCH", &message), ("POST", &follow_up)] {
        let refused = bot.send(method.parse().unwrap(), path, json!({ "content": "x" })).await;
        assert_eq!((refused.0, &refused.1["code"]), (404, &json!(10003)), "{method} {path}");
    }
    assert!(ben.messages().is_empty() && inside.messages().is_empty());
    let (_, left) = bot.get(&format!("/guilds/{}/channels", agon_sandbox::people::SERVER)).await;
    assert_eq!(left.as_array().unwrap().len(), 2);
    sandbox.forgives("50013");
    sandbox.forgives("50035");
    sandbox.assert_clean();
}

#[tokio::test]
async fn who_leaves_is_no_member_gets_no_messages_and_does_nothing() {
    let config = Config { privileged_intents: GUILD_MEMBERS, ..patient() };
    let (sandbox, mut plain) = stage(config).await;
    let mut bot = listener(&sandbox, GUILD_MEMBERS).await;
    let (ana, ben) = (sandbox.user("ana"), sandbox.user("ben"));
    let place = format!("/channels/{}/messages", ana.place());
    bot.post(&place, json!({ "content": "A table", "components": [Bot::button("Join", "join")] })).await;
    let board = ben.sees("A table").await.id;
    sandbox.leaves("ben");
    let left = bot.event("GUILD_MEMBER_REMOVE").await;
    assert_eq!((&left["user"]["username"], left["guild_id"].is_string()), (&json!("ben"), true));
    let member = format!("/guilds/{}/members/{}", agon_sandbox::people::SERVER, ben.person().id);
    assert_eq!(bot.get(&member).await.1["code"], 10007);
    // The bot can open the conversation, but not write in it.
    let (status, dm) = bot.post("/users/@me/channels", json!({ "recipient_id": ben.person().id })).await;
    assert_eq!(status, 200);
    let dm = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    assert_eq!(bot.post(&dm, json!({ "content": "Your turn" })).await.1["code"], 50278);
    // The ping is only text now.
    let (status, sent) = bot.post(&place, json!({ "content": format!("<@{}>, your turn", ben.person().id) })).await;
    assert_eq!((status, &sent["mentions"]), (200, &json!([])));
    assert!(ana.sees("your turn").await.mentions.is_empty());
    assert!(ben.messages().is_empty() && ben.presses(board, "join", None).await.is_none());
    let refused = tokio::spawn(async move { ben.slash("/play", &[("game", "attika")]).await }).await;
    assert!(refused.unwrap_err().is_panic());
    sandbox.returns("ben");
    assert_eq!(bot.event("GUILD_MEMBER_ADD").await["user"]["username"], "ben");
    assert_eq!(bot.get(&member).await.0, 200);
    assert_eq!(bot.post(&dm, json!({ "content": "Your turn" })).await.0, 200);
    // The bot without the intent got none of these events.
    plain.says(json!({ "op": 1, "d": null })).await;
    assert_eq!(plain.hears().await["op"], 11);
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_server_is_lost_and_found_again() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    let server = agon_sandbox::people::SERVER.to_string();
    sandbox.loses_server(true);
    assert_eq!(bot.event("GUILD_DELETE").await, json!({ "id": server, "unavailable": true }));
    sandbox.loses_server(false);
    assert_eq!(bot.event("GUILD_DELETE").await, json!({ "id": server }));
    sandbox.finds_server();
    assert_eq!(bot.event("GUILD_CREATE").await["id"], server);
}
