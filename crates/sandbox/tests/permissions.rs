//! The bot's permissions in a channel, and the refusals without them.

use agon_sandbox::people::{BOT, SERVER};
use agon_sandbox::permission;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::join;

use crate::bot::{patient, stage};

/// The removed permission, the request, and the expected refusal. With `None` the request succeeds.
type Try<'a> = (u64, Method, &'a str, &'a Value, Option<&'a (u16, Value)>);

#[tokio::test]
async fn each_permission_taken_away_stops_what_needs_it_and_nothing_else() {
    let (sandbox, bot) = stage(patient()).await;
    let ben = sandbox.user("ben").in_channel("hall");
    let path = format!("/channels/{}/messages", ben.place());
    let (_, own) = bot.post(&path, json!({ "content": "mine" })).await;
    let own = format!("{path}/{}", own["id"].as_str().unwrap());
    let typing = format!("/channels/{}/typing", ben.place());
    let text = json!({ "content": "x" });
    let embed = json!({ "embeds": [{ "title": "x" }] });
    let reply = json!({ "content": "x", "message_reference": { "message_id": ben.writes("well?") } });
    let no_access = (403, json!({ "code": 50001, "message": "Missing Access" }));
    let not_permitted = (403, json!({ "code": 50013, "message": "Missing Permissions" }));
    let no_history =
        (403, json!({ "code": 160_002, "message": "Cannot reply without permission to read message history" }));

    let table: [Try<'_>; 14] = [
        (permission::VIEW_CHANNEL, Method::POST, &path, &text, Some(&no_access)),
        (permission::VIEW_CHANNEL, Method::PATCH, &own, &text, Some(&no_access)),
        (permission::VIEW_CHANNEL, Method::GET, &path, &Value::Null, Some(&no_access)),
        (permission::SEND_MESSAGES, Method::POST, &path, &text, Some(&not_permitted)),
        (permission::SEND_MESSAGES, Method::POST, &typing, &Value::Null, Some(&not_permitted)),
        (permission::SEND_MESSAGES, Method::PATCH, &own, &text, None),
        // Discord does not remove the embed, but refuses the whole message.
        (permission::EMBED_LINKS, Method::POST, &path, &embed, Some(&not_permitted)),
        (permission::EMBED_LINKS, Method::POST, &path, &text, None),
        (permission::ATTACH_FILES, Method::POST, &path, &text, None),
        (permission::READ_MESSAGE_HISTORY, Method::POST, &path, &reply, Some(&no_history)),
        (permission::READ_MESSAGE_HISTORY, Method::POST, &path, &text, None),
        (permission::READ_MESSAGE_HISTORY, Method::GET, &own, &Value::Null, Some(&not_permitted)),
        (permission::READ_MESSAGE_HISTORY, Method::PATCH, &own, &text, None),
        (permission::SEND_MESSAGES | permission::READ_MESSAGE_HISTORY, Method::DELETE, &own, &Value::Null, None),
    ];
    for (taken, method, path, body, refusal) in table {
        sandbox.denies("hall", taken);
        let answer = bot.send(method.clone(), path, body.clone()).await;
        match refusal {
            Some(refusal) => assert_eq!(&answer, refusal, "{method} {path} without {taken}"),
            None => assert!(answer.0 < 300, "{method} {path} without {taken}: {answer:?}"),
        }
        sandbox.allows("hall", taken);
    }
    sandbox.denies("hall", permission::ATTACH_FILES);
    assert_eq!(bot.upload(&path, json!({ "content": "x" }), "x.txt", b"x").await, not_permitted);
    sandbox.denies("hall", permission::READ_MESSAGE_HISTORY);
    assert_eq!(bot.get(&path).await, (200, json!([])));
    // The test arranged all refusals, so the bot is not at fault.
    sandbox.assert_clean();
}

#[tokio::test]
async fn overwrites_stand_in_the_channel_and_count_from_everybody_to_the_member() {
    let (sandbox, bot) = stage(patient()).await;
    let ben = sandbox.user("ben").in_channel("hall");
    let hall = format!("/channels/{}", ben.place());
    let messages = format!("{hall}/messages");
    let writes = || bot.post(&messages, json!({ "content": "x" }));
    assert_eq!(bot.get(&hall).await.1["permission_overwrites"], json!([]));
    sandbox.overwrites("hall", "everyone", 0, permission::SEND_MESSAGES);
    assert_eq!(writes().await.0, 403);
    sandbox.overwrites("hall", "agon", permission::SEND_MESSAGES, 0);
    assert_eq!(writes().await.0, 200);
    let bits = permission::SEND_MESSAGES.to_string();
    let told = json!([
        { "id": SERVER.to_string(), "type": 0, "allow": "0", "deny": bits },
        { "id": BOT.to_string(), "type": 1, "allow": bits, "deny": "0" },
    ]);
    assert_eq!(bot.get(&hall).await.1["permission_overwrites"], told);
    let listed = bot.get(&format!("/guilds/{SERVER}/channels")).await.1;
    let listed = listed.as_array().into_iter().flatten().find(|channel| channel["name"] == "hall");
    assert_eq!(listed.map(|channel| &channel["permission_overwrites"]), Some(&told));
    // No other member got the permission back. A person who does not see a channel reads nothing in it.
    assert_eq!(ben.messages().len(), 1);
    sandbox.overwrites("hall", "ben", 0, permission::VIEW_CHANNEL);
    assert_eq!((ben.messages().len(), sandbox.user("cleo").in_channel("hall").messages().len()), (0, 1));
    sandbox.overwrites("hall", "everyone", 0, 0);
    sandbox.overwrites("hall", "agon", 0, permission::SEND_MESSAGES);
    assert_eq!(writes().await.0, 403);
    // The sandbox gives it back, even if another overwrite took it.
    sandbox.overwrites("hall", "everyone", 0, permission::SEND_MESSAGES);
    sandbox.allows("hall", permission::SEND_MESSAGES);
    assert_eq!(writes().await.0, 200);
    sandbox.assert_clean();
}

#[tokio::test]
async fn answers_to_interactions_need_no_permission_in_the_channel() {
    let (sandbox, mut bot) = stage(patient()).await;
    let ben = sandbox.user("ben").in_channel("hall");
    let all = permission::SEND_MESSAGES
        | permission::EMBED_LINKS
        | permission::ATTACH_FILES
        | permission::READ_MESSAGE_HISTORY;
    sandbox.denies("hall", all);
    join!(ben.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let granted: u64 = interaction["app_permissions"].as_str().unwrap().parse().unwrap();
        assert_eq!(granted & all, 0);
        let path = format!(
            "/interactions/{}/{}/callback",
            interaction["id"].as_str().unwrap(),
            interaction["token"].as_str().unwrap()
        );
        let answer = json!({ "type": 4, "data": { "embeds": [{ "title": "x" }] } });
        assert_eq!(bot.upload(&path, answer, "x.txt", b"x").await.0, 204);
    });
    let message = ben.sees("x.txt").await;
    assert_eq!((message.embeds.len(), message.attachments.len()), (1, 1));
    sandbox.assert_clean();
}

#[tokio::test]
async fn what_others_wrote_is_not_the_bots_to_change() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages/{}", ana.place(), ana.writes("mine"));
    let edited = bot.patch(&path, json!({ "content": "yours" })).await;
    assert_eq!(edited, (403, json!({ "code": 50005, "message": "Cannot edit a message authored by another user" })));
    assert_eq!(bot.delete(&path).await, (403, json!({ "code": 50013, "message": "Missing Permissions" })));
    assert!(ana.messages()[0].says("mine"));
    // The test arranged nothing here: both are mistakes of the bot.
    assert_eq!(sandbox.complaints().len(), 2);
}
