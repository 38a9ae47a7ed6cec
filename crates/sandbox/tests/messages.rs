//! Messages of a channel.

use agon_sandbox::{Fault, Kind, permission};
use serde_json::json;

use crate::bot::{Bot, patient, stage};

/// A PNG header of 3 by 2 pixels.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x03\0\0\0\x02";

#[tokio::test]
async fn the_same_nonce_makes_one_message() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    let body = json!({ "content": "once", "nonce": "t1", "enforce_nonce": true });
    sandbox.breaks(Fault::new("POST", "/messages", 502).applied());
    assert_eq!(bot.post(&path, body.clone()).await.0, 502);
    let (_, first) = bot.post(&path, body.clone()).await;
    let (_, second) = bot.post(&path, body).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(ana.messages().len(), 1);
    sandbox.assert_clean();
}

#[tokio::test]
async fn a_nonce_belongs_to_its_author_counts_if_enforced_and_dies_with_its_message() {
    let (sandbox, bot) = stage(patient()).await;
    let (games, hall) = (sandbox.user("ana"), sandbox.user("ana").in_channel("hall"));
    let (path, elsewhere) =
        (format!("/channels/{}/messages", games.place()), format!("/channels/{}/messages", hall.place()));
    let body =
        |nonce: serde_json::Value, enforced: bool| json!({ "content": "x", "nonce": nonce, "enforce_nonce": enforced });
    let (_, first) = bot.post(&path, body(json!("7"), true)).await;
    assert_eq!(first["nonce"], "7");
    // The same author used this nonce before, in another channel, with other words. A number counts as the same nonce.
    let (_, again) = bot.post(&elsewhere, json!({ "content": "y", "nonce": 7, "enforce_nonce": true })).await;
    assert_eq!(
        (&again["id"], &again["content"], &again["channel_id"]),
        (&first["id"], &json!("x"), &first["channel_id"])
    );
    assert!(hall.messages().is_empty());
    let (_, free) = bot.post(&path, body(json!("7"), false)).await;
    let (_, other) = bot.post(&path, body(json!("8"), true)).await;
    let (_, none) = bot.post(&path, json!({ "content": "x", "enforce_nonce": true })).await;
    let (_, none_again) = bot.post(&path, json!({ "content": "x", "enforce_nonce": true })).await;
    let ids = [&first, &free, &other, &none, &none_again].map(|message| message["id"].as_str().unwrap());
    assert!(ids.iter().enumerate().all(|(place, id)| !ids[..place].contains(id)), "{ids:?}");
    bot.delete(&format!("{path}/{}", other["id"].as_str().unwrap())).await;
    let (status, anew) = bot.post(&path, body(json!("8"), true)).await;
    assert!(status == 200 && anew["id"] != other["id"]);
    sandbox.assert_clean();
}

#[tokio::test]
async fn pictures_are_attached_served_and_kept_only_if_listed() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let path = format!("/channels/{}/messages", ana.place());
    let body = json!({ "embeds": [{ "title": "Board", "image": { "url": "attachment://board.png" } }],
        "attachments": [{ "id": 0, "filename": "board.png", "description": "An empty board" }] });
    let (status, message) = bot.upload(&path, body, "board.png", PNG).await;
    assert_eq!((status, &message["attachments"][0]["width"]), (200, &json!(3)));
    let url = message["embeds"][0]["image"]["url"].as_str().unwrap();
    let file = reqwest::Client::builder().no_proxy().build().unwrap().get(url).send().await.unwrap();
    assert_eq!(file.headers()["content-type"], "image/png");
    assert_eq!(file.bytes().await.unwrap(), PNG);
    assert!(ana.sees("An empty board").await.says("Board"));

    let message_path = format!("{path}/{}", message["id"].as_str().unwrap());
    let (_, kept) = bot.patch(&message_path, json!({ "content": "moved" })).await;
    assert_eq!(kept["attachments"][0]["id"], message["attachments"][0]["id"]);
    sandbox.assert_clean();
    let (_, bare) = bot.patch(&message_path, json!({ "attachments": [] })).await;
    assert_eq!(bare["attachments"], json!([]));
    assert_eq!(sandbox.complaints().len(), 1, "the embed now shows a picture that is gone");
}

#[tokio::test]
async fn switches_make_discord_refuse_without_blaming_the_bot() {
    let (sandbox, bot) = stage(patient()).await;
    let ana = sandbox.user("ana");
    let (_, dm) = bot.post("/users/@me/channels", json!({ "recipient_id": ana.person().id })).await;
    let dm_path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    ana.closes_dms();
    assert_eq!(bot.post(&dm_path, json!({ "content": "psst" })).await.1["code"], 50007);
    ana.opens_dms();
    assert_eq!(bot.post(&dm_path, json!({ "content": "psst" })).await.0, 200);
    ana.in_dm().sees_privately("psst").await;
    assert!(sandbox.transcript("ben").is_empty());

    let hall = format!("/channels/{}/messages", ana.in_channel("hall").place());
    sandbox.denies("hall", permission::SEND_MESSAGES);
    assert_eq!(bot.post(&hall, json!({ "content": "x" })).await.1["code"], 50013);
    sandbox.denies("hall", permission::VIEW_CHANNEL);
    assert_eq!(bot.get(&hall).await.1["code"], 50001);
    sandbox.allows("hall", permission::SEND_MESSAGES | permission::VIEW_CHANNEL);
    let (_, message) = bot.post(&hall, json!({ "content": "x", "components": [Bot::button("Go", "go")] })).await;
    let id = message["id"].as_str().unwrap().parse().unwrap();
    sandbox.removes(id);
    assert_eq!(bot.patch(&format!("{hall}/{id}"), json!({ "content": "y" })).await.1["code"], 10008);
    let kinds: Vec<Kind> = sandbox.seen_by("ben").iter().map(|delivery| delivery.kind).collect();
    assert_eq!(kinds, [Kind::Posted, Kind::Deleted]);
    sandbox.assert_clean();

    assert_eq!(bot.get("/nowhere").await.0, 404);
    assert!(sandbox.complaints().iter().any(|line| line.contains("does not know GET /nowhere")));
}
