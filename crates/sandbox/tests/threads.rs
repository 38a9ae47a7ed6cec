//! Threads: start, messages, archiving, membership, and the events the bot gets.

use agon_sandbox::{Config, Id, Sandbox, permission};
use serde_json::{Value, json};
use tokio::join;

use crate::{
    bot::{Bot, patient},
    events::{GUILD_MEMBERS, GUILDS, listening},
};

async fn begins(bot: &Bot, place: Id, name: &str) -> (String, Value) {
    let (status, thread) = bot.post(&format!("/channels/{place}/threads"), json!({ "name": name, "type": 11 })).await;
    assert_eq!(status, 201, "{thread}");
    (format!("/channels/{}", thread["id"].as_str().unwrap()), thread)
}

/// The code of a refusal.
fn code((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or_default())
}

fn games(sandbox: &Sandbox) -> Id {
    sandbox.user("ana").place()
}

#[tokio::test]
async fn a_thread_is_begun_found_written_in_and_left_to_others() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    let place = games(&sandbox);
    let (path, thread) = begins(&bot, place, "Table 7").await;
    assert_eq!((&thread["type"], &thread["parent_id"]), (&json!(11), &json!(place.to_string())));
    assert_eq!(thread["thread_metadata"]["archived"], false);
    assert_eq!(thread["thread_metadata"]["auto_archive_duration"], 4320);
    assert_eq!(thread["member"]["user_id"], thread["owner_id"]);
    let created = bot.event("THREAD_CREATE").await;
    assert_eq!((&created["id"], &created["newly_created"]), (&thread["id"], &json!(true)));
    // Discord posts a notice in the channel.
    let told = bot.get(&format!("/channels/{place}/messages")).await.1;
    assert_eq!((&told[0]["type"], &told[0]["content"]), (&json!(18), &json!("Table 7")));
    assert_eq!(told[0]["message_reference"]["channel_id"], thread["id"]);
    let of_system = format!("/channels/{place}/messages/{}", told[0]["id"].as_str().unwrap());
    assert_eq!(code(bot.patch(&of_system, json!({ "content": "mine" })).await), (403, 50021));

    assert_eq!(bot.post(&format!("{path}/messages"), json!({ "content": "Welcome" })).await.0, 200);
    let ben = sandbox.user("ben").in_thread("Table 7").await;
    ben.sees("Welcome").await;
    ben.writes("Hello");
    let (_, known) = bot.get(&path).await;
    assert_eq!((&known["message_count"], &known["member_count"]), (&json!(2), &json!(2)));
    let (_, active) = bot.get(&format!("/guilds/{}/threads/active", agon_sandbox::people::SERVER)).await;
    assert_eq!((&active["threads"][0]["id"], &active["members"][0]["id"]), (&thread["id"], &thread["id"]));
    assert_eq!(sandbox.user("ben").threads(), ["Table 7"]);
    ben.leaves_thread();
    assert_eq!(bot.get(&path).await.1["member_count"], 1);
    sandbox.forgives("50021");
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_thread_on_a_message_has_its_id_and_there_is_one() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    let place = games(&sandbox);
    let (_, message) = bot.post(&format!("/channels/{place}/messages"), json!({ "content": "The board" })).await;
    let path = format!("/channels/{place}/messages/{}", message["id"].as_str().unwrap());
    let (status, thread) = bot.post(&format!("{path}/threads"), json!({ "name": "Talk" })).await;
    assert_eq!((status, &thread["id"], &thread["type"]), (201, &message["id"], &json!(11)));
    assert_eq!(bot.event("THREAD_CREATE").await["id"], thread["id"]);
    assert_eq!(code(bot.post(&format!("{path}/threads"), json!({ "name": "Again" })).await), (400, 160_004));
    let (_, message) = bot.get(&path).await;
    assert_eq!((&message["flags"], &message["thread"]["name"]), (&json!(32), &json!("Talk")));
    let head = bot.get(&format!("/channels/{}/messages", thread["id"].as_str().unwrap())).await.1;
    assert_eq!((&head[0]["type"], &head[0]["referenced_message"]["content"]), (&json!(21), &json!("The board")));
    let absent = bot.post(&format!("/channels/{place}/messages/1/threads"), json!({ "name": "x" })).await;
    assert_eq!(code(absent), (404, 10008));
    // Threads and conversations cannot have threads.
    let below = format!("/channels/{}/threads", thread["id"].as_str().unwrap());
    let dm = format!("/channels/{}/threads", sandbox.user("ana").in_dm().place());
    for path in [below, dm] {
        assert_eq!(code(bot.post(&path, json!({ "name": "x", "type": 11 })).await), (400, 50024), "{path}");
    }
    let path = format!("/channels/{place}/threads");
    for wrong in [
        json!({ "type": 11 }),
        json!({ "name": " ", "type": 11 }),
        json!({ "name": "x".repeat(101), "type": 11 }),
        json!({ "name": "x", "type": 0 }),
        json!({ "name": "x", "type": 11, "auto_archive_duration": 61 }),
    ] {
        assert_eq!(code(bot.post(&path, wrong.clone()).await), (400, 50035), "{wrong}");
    }
    for known in ["160004", "10008", "50024", "50035"] {
        sandbox.forgives(known);
    }
    sandbox.assert_clean();
}

#[tokio::test]
async fn an_archived_thread_wakes_by_a_message_and_a_locked_one_does_not() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    let (path, _) = begins(&bot, games(&sandbox), "Table 7").await;
    bot.event("THREAD_CREATE").await;
    let (_, message) = bot.post(&format!("{path}/messages"), json!({ "content": "Board" })).await;
    let message = format!("{path}/messages/{}", message["id"].as_str().unwrap());
    assert_eq!(bot.patch(&path, json!({ "archived": true })).await.0, 200);
    assert_eq!(bot.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    // An archived thread accepts no edit, no new name, no member…
    assert_eq!(code(bot.patch(&message, json!({ "content": "moved" })).await), (400, 50083));
    assert_eq!(code(bot.patch(&path, json!({ "name": "Other" })).await), (400, 50083));
    let ben = sandbox.user("ben");
    let join = format!("{path}/thread-members/{}", ben.person().id);
    assert_eq!(code(bot.put(&join, Value::Null).await), (400, 50083));
    // …but everybody can write in it.
    assert_eq!(bot.post(&format!("{path}/messages"), json!({ "content": "Up" })).await.0, 200);
    assert_eq!(bot.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    sandbox.archives("Table 7");
    bot.event("THREAD_UPDATE").await;
    ben.in_thread("Table 7").await.writes("Good morning");
    assert_eq!(bot.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    assert_eq!(bot.patch(&path, json!({ "name": "Table 8", "auto_archive_duration": 60 })).await.0, 200);
    let renamed = bot.event("THREAD_UPDATE").await;
    assert_eq!(
        (&renamed["name"], &renamed["thread_metadata"]["auto_archive_duration"]),
        (&json!("Table 8"), &json!(60))
    );
    assert_eq!(bot.get(&format!("{path}/messages")).await.1[0]["type"], 4);

    // The sandbox has no slow mode, and complains about it.
    assert_eq!(bot.patch(&path, json!({ "rate_limit_per_user": 5 })).await.0, 200);
    bot.event("THREAD_UPDATE").await;
    assert_eq!(sandbox.complaints().iter().filter(|line| line.contains("rate_limit_per_user of a thread")).count(), 1);
    sandbox.forgives("rate_limit_per_user");

    sandbox.locks("Table 8");
    assert_eq!(bot.event("THREAD_UPDATE").await["thread_metadata"]["locked"], true);
    assert_eq!(code(bot.post(&format!("{path}/messages"), json!({ "content": "Up" })).await), (400, 160_005));
    sandbox.archives("Table 8");
    bot.event("THREAD_UPDATE").await;
    assert_eq!(code(bot.post(&format!("{path}/messages"), json!({ "content": "Up" })).await), (400, 50083));
    assert_eq!(code(bot.patch(&path, json!({ "archived": false })).await), (403, 50013));
    sandbox.allows("games", permission::MANAGE_THREADS);
    assert_eq!(bot.patch(&path, json!({ "archived": false, "locked": false })).await.0, 200);
    assert_eq!(bot.event("THREAD_UPDATE").await["thread_metadata"]["locked"], false);
    for known in ["50083", "160005", "50013"] {
        sandbox.forgives(known);
    }
    sandbox.assert_clean();
}

#[tokio::test]
async fn permissions_are_those_for_threads() {
    let (sandbox, mut bot) = listening(patient(), GUILDS).await;
    let hall = sandbox.user("ana").in_channel("hall").place();
    let start = format!("/channels/{hall}/threads");
    sandbox.denies("hall", permission::CREATE_PUBLIC_THREADS);
    assert_eq!(code(bot.post(&start, json!({ "name": "x", "type": 11 })).await), (403, 50013));
    sandbox.allows("hall", permission::CREATE_PUBLIC_THREADS);
    let (path, thread) = begins(&bot, hall, "Talk").await;
    bot.event("THREAD_CREATE").await;
    let write = async || code(bot.post(&format!("{path}/messages"), json!({ "content": "x" })).await);
    sandbox.denies("hall", permission::SEND_MESSAGES);
    assert_eq!(write().await, (200, 0), "in a thread this permission does not count");
    sandbox.denies("hall", permission::SEND_MESSAGES_IN_THREADS);
    assert_eq!(write().await, (403, 50013));
    sandbox.denies("hall", permission::VIEW_CHANNEL);
    assert_eq!(write().await, (403, 50001));
    assert_eq!(code(bot.get(&path).await), (403, 50001));
    // A bot that sees the channel again gets its threads.
    sandbox.allows("hall", permission::VIEW_CHANNEL);
    let synced = bot.event("THREAD_LIST_SYNC").await;
    assert_eq!((&synced["channel_ids"][0], &synced["threads"][0]["id"]), (&json!(hall.to_string()), &thread["id"]));
    // A thread of somebody else cannot be renamed. Everybody may open it again, but only a moderator may remove it.
    let ana = sandbox.user("ana").in_channel("hall").starts_thread("Ana's", None);
    bot.event("THREAD_CREATE").await;
    let hers = format!("/channels/{}", ana.place());
    assert_eq!(code(bot.patch(&hers, json!({ "name": "mine" })).await), (403, 50013));
    assert_eq!(code(bot.delete(&path).await), (403, 50013));
    sandbox.allows("hall", permission::MANAGE_THREADS);
    assert_eq!(bot.delete(&path).await.0, 200);
    let gone = bot.event("THREAD_DELETE").await;
    let expected =
        json!({ "id": thread["id"], "guild_id": thread["guild_id"], "parent_id": hall.to_string(), "type": 11 });
    assert_eq!(gone, expected);
    assert_eq!(code(bot.get(&path).await), (404, 10003));
    sandbox.forgives("50013");
    sandbox.forgives("10003");
    sandbox.assert_clean();
}

#[tokio::test]
async fn private_threads_are_seen_by_their_members() {
    let (sandbox, mut bot) = listening(Config { privileged_intents: GUILD_MEMBERS, ..patient() }, GUILDS).await;
    let place = games(&sandbox);
    let (status, thread) = bot.post(&format!("/channels/{place}/threads"), json!({ "name": "Council" })).await;
    assert_eq!((status, &thread["type"], &thread["thread_metadata"]["invitable"]), (201, &json!(12), &json!(true)));
    bot.event("THREAD_CREATE").await;
    let path = format!("/channels/{}", thread["id"].as_str().unwrap());
    let (ben, cleo) = (sandbox.user("ben"), sandbox.user("cleo"));
    assert!(ben.threads().is_empty() && ben.messages().is_empty(), "nothing tells of a private thread");
    let member = |who: Id| format!("{path}/thread-members/{who}");
    assert_eq!(code(bot.get(&member(ben.person().id)).await), (404, 10007));
    assert_eq!(bot.put(&member(ben.person().id), Value::Null).await.0, 204);
    let inside = ben.in_thread("Council").await;
    assert_eq!(bot.get(&format!("{path}/messages")).await.1[0]["type"], 1);
    bot.post(&format!("{path}/messages"), json!({ "content": "A secret" })).await;
    inside.sees("A secret").await;
    assert!(cleo.threads().is_empty() && sandbox.transcript("cleo").is_empty());
    assert!(sandbox.transcript("ben").iter().any(|line| line.contains("A secret")));
    assert_eq!(bot.get(&member(ben.person().id)).await.1["user_id"], ben.person().id.to_string());
    let with_people = bot.get(&format!("{path}/thread-members?with_member=true")).await.1;
    assert_eq!(with_people.as_array().unwrap().len(), 2);
    assert_eq!(with_people[0]["member"]["user"]["username"], "ben");
    // Its owner removes people, and leaves. Then it is invisible.
    assert_eq!(bot.delete(&member(ben.person().id)).await.0, 204);
    assert!(ben.threads().is_empty());
    assert_eq!(bot.delete(&format!("{path}/thread-members/@me")).await.0, 204);
    assert_eq!(bot.event("THREAD_MEMBERS_UPDATE").await["removed_member_ids"][0], thread["owner_id"]);
    assert_eq!(code(bot.get(&path).await), (403, 50001));
    for known in ["10007", "50001"] {
        sandbox.forgives(known);
    }
    sandbox.assert_clean();
}

#[tokio::test]
async fn archived_threads_are_listed_page_by_page() {
    let (sandbox, bot) = listening(patient(), 0).await;
    let place = games(&sandbox);
    let mut paths = Vec::new();
    for name in ["one", "two", "three"] {
        let (path, _) = begins(&bot, place, name).await;
        assert_eq!(bot.patch(&path, json!({ "archived": true })).await.0, 200);
        paths.push(path);
    }
    let list = format!("/channels/{place}/threads/archived/public");
    let (_, first) = bot.get(&format!("{list}?limit=2")).await;
    assert_eq!((first["threads"].as_array().unwrap().len(), &first["has_more"]), (2, &json!(true)));
    let (_, all) = bot.get(&list).await;
    assert_eq!((all["threads"].as_array().unwrap().len(), &all["has_more"]), (3, &json!(false)));
    let times: Vec<&str> = all["threads"]
        .as_array()
        .unwrap()
        .iter()
        .map(|t| t["thread_metadata"]["archive_timestamp"].as_str().unwrap().trim_end_matches('Z'))
        .collect();
    // Times without their `Z` compare as text, even with fewer zeros at the end.
    assert!(times.is_sorted_by(|newer, older| newer >= older), "{times:?}");
    let before = bot.get(&format!("{list}?before=2015-01-01T00%3A00%3A00Z")).await.1;
    assert_eq!(before["threads"], json!([]));
    assert_eq!(code(bot.get(&format!("{list}?before=yesterday")).await), (400, 50035));
    let active = bot.get(&format!("/guilds/{}/threads/active", agon_sandbox::people::SERVER)).await.1;
    assert_eq!(active["threads"], json!([]));
    sandbox.denies("games", permission::READ_MESSAGE_HISTORY);
    assert_eq!(code(bot.get(&list).await), (403, 50013));
    sandbox.forgives("50035");
    sandbox.assert_clean();
}

#[tokio::test]
async fn an_interaction_in_a_thread_says_where_it_is() {
    let (sandbox, mut bot) = listening(patient(), 0).await;
    let place = games(&sandbox);
    bot.put(&format!("/applications/{}/commands", agon_sandbox::people::BOT), crate::bot::commands()).await;
    let (_, thread) = begins(&bot, place, "Table 7").await;
    let ben = sandbox.user("ben").in_thread("Table 7").await;
    sandbox.denies("games", permission::EMBED_LINKS);
    let (outcome, ()) = join!(ben.slash("/play", &[("game", "attika")]), async {
        let interaction = bot.interaction().await;
        let channel = &interaction["channel"];
        assert_eq!((&channel["id"], &interaction["channel_id"]), (&thread["id"], &thread["id"]));
        assert_eq!((&channel["type"], &channel["parent_id"]), (&json!(11), &json!(place.to_string())));
        assert_eq!(channel["thread_metadata"]["archived"], false);
        let granted: u64 = interaction["app_permissions"].as_str().unwrap().parse().unwrap();
        assert_eq!(
            granted & (permission::SEND_MESSAGES_IN_THREADS | permission::EMBED_LINKS),
            permission::SEND_MESSAGES_IN_THREADS
        );
        assert_eq!(bot.answer(&interaction, 4, json!({ "content": "Here" })).await.0, 204);
    });
    assert!(outcome.ok().says("Here"));
    ben.sees("Here").await;
    sandbox.user("ben").sees_no("Here");
    sandbox.assert_clean();
}
