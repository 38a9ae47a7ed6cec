//! The bot's requests and the sandbox's answers, compared with Discord's own description of its API.
//!
//! `openapi.json` is Discord's public OpenAPI file, cut down by `prune.py` to the operations the bot calls. A call of
//! another operation is a finding. The file describes shapes. The sandbox checks Discord's limits.

mod description;

use crate::player::{Player, starts};
use crate::records::presses;
use crate::running_bot::{RunningBot, wait_for_people};
use crate::whole_games::{four_sit_down, players};
use description::{Description, Finding};
use std::collections::BTreeSet;

/// The part of Discord's description that the bot uses.
const DESCRIPTION: &str = include_str!("openapi.json");
/// The errors of the description, each with a reason.
const FALSE_ALARMS: &str = include_str!("false_alarms.txt");

/// The known false alarms: operation, side and place, one a line, before the `--` and the reason.
fn false_alarms() -> BTreeSet<&'static str> {
    let lines = FALSE_ALARMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let alarm = |line: &'static str| {
        let (alarm, reason) = line.split_once(" -- ").unwrap_or_else(|| panic!("no reason: {line}"));
        assert!(!reason.trim().is_empty(), "no reason: {line}");
        alarm.trim()
    };
    lines.map(alarm).collect()
}

/// Checks every request of a bot and its answer.
fn check(description: &Description, bot: &RunningBot, seen: &mut BTreeSet<String>) -> Vec<Finding> {
    let calls = bot.sandbox.calls();
    let alarms = false_alarms();
    let told = calls.iter().filter(|call| !call.arranged).flat_map(|call| description.check(call, seen));
    told.filter(|finding| !alarms.contains(finding.place.as_str())).collect()
}

/// Offrandes: the joining message, options, buttons, menus, a form, notices, and every page.
async fn offrandes(bot: &RunningBot) {
    let table = four_sit_down(bot, &[]).await;
    let mut players = players(bot);
    for _ in 0..14 {
        let look = bot.snapshot(table).await;
        let seat = look.waiting().first().expect("somebody is asked");
        players[seat.index()].decides(bot, table, seat).await;
    }
    let ana = bot.user("ana");
    for command in ["/table", "/seat", "/help", "/history", "/leaderboard", "/profile", "/stats", "/preferences"] {
        assert!(ana.slash(command, &[]).await.ok().is_private());
    }
    ana.slash("/rules", &[("game", "offrandes")]).await.ok();
    ana.autocomplete("/move", "action", "b").await;
    ana.slash("/move", &[("action", "bid 99")]).await.ok();
    for label in ["Text board", "Log"] {
        ana.dismisses_all();
        ana.clicks(label).await.ok();
        ana.sees_that("an answer", |message| message.only_for.is_some()).await;
    }
    bot.wait_until_sent().await;
}

/// Opens, fills in and sends the first form.
async fn a_form(bot: &RunningBot) {
    let table = bot.table().await;
    let mut players = players(bot);
    for _ in 0..40 {
        let look = bot.snapshot(table).await;
        let seat = look.waiting().first().expect("somebody is asked");
        bot.wait_until_sent().await;
        let user = players[seat.index()].user.clone();
        let board = user.sees("Text board").await;
        if let Some(ask) = board.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ask:")) {
            user.clicks_on(board.id, &ask.label).await.ok();
            user.fills_in(&["99"]).await.ok();
            return;
        }
        players[seat.index()].decides(bot, table, seat).await;
    }
    panic!("no form in forty decisions");
}

/// Cyclades with a machine, and letters to a person who wants them.
async fn cyclades(bot: &RunningBot) {
    let [ana, ben] = ["ana", "ben"].map(|name| bot.user(name));
    ana.slash("/play", &[("game", "cyclades"), ("players", "3"), ("ai", "1")]).await.ok();
    ana.sees("lobby").await;
    ben.clicks("Join").await.ok();
    let greeting = ben.sees_privately("¿Cómo").await;
    presses(&ben, &greeting, "Mensaje directo").await;
    ana.sees("Ben").await;
    starts(&ana, "Start").await;
    ana.sees("cycle 1").await;
    let table = bot.table().await;
    // Ana's seat is the first, the machine's the second.
    let seats = [ana, ben].map(Player::new);
    for _ in 0..6 {
        let look = bot.snapshot(table).await;
        let Some(seat) = look.waiting().first() else { break };
        let player = match seat.0 {
            0 => &seats[0],
            2 => &seats[1],
            _ => {
                wait_for_people(&bot.gamemaster, table).await;
                continue;
            }
        };
        let user = agon_store::UserId(player.user.person().id.0);
        let own = bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
        let Some(action) = own.view().and_then(|view| view.legal().into_iter().next()) else { break };
        player.does(bot, table, &action).await;
    }
    bot.wait_until_sent().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_said_fits_discords_own_description() {
    let description = Description::read(DESCRIPTION);
    let mut seen = BTreeSet::new();
    let mut findings = Vec::new();
    let bot = RunningBot::start_with_pictures().await;
    offrandes(&bot).await;
    a_form(&bot).await;
    findings.extend(check(&description, &bot, &mut seen));
    bot.close();
    let bot = RunningBot::start_with_pictures().await;
    cyclades(&bot).await;
    findings.extend(check(&description, &bot, &mut seen));
    bot.close();
    for operation in ["bulk_set_application_commands", "create_dm", "create_interaction_response", "create_message"] {
        assert!(seen.contains(operation), "{operation} is not among {seen:?}");
    }
    for operation in ["execute_webhook", "update_original_webhook_message", "update_message"] {
        assert!(seen.contains(operation), "{operation} is not among {seen:?}");
    }
    let mut places: Vec<String> =
        findings.iter().map(|finding| format!("{} -- {}", finding.place, finding.why)).collect();
    places.sort();
    places.dedup_by_key(|line| line.split(" -- ").next().unwrap_or_default().to_owned());
    assert!(places.is_empty(), "{} findings:\n{}", places.len(), places.join("\n"));
}

#[test]
fn what_does_not_fit_is_found() {
    let description = Description::read(DESCRIPTION);
    let message = |body| agon_sandbox::Call {
        method: "POST".to_owned(),
        path: "/channels/1/messages".to_owned(),
        body,
        files: Vec::new(),
        status: 204,
        answer: serde_json::Value::Null,
        arranged: false,
    };
    let places = |call: agon_sandbox::Call| -> Vec<String> {
        description.check(&call, &mut BTreeSet::new()).into_iter().map(|finding| finding.place).collect()
    };
    let button = serde_json::json!({ "components": [{ "type": 1, "components": [{ "type": 2, "style": 9, "label": "x", "custom_id": "x" }] }] });
    assert_eq!(
        places(message(button)),
        ["create_message request components.*.components.*.style", "create_message status 204"]
    );
    let long = serde_json::json!({ "content": "x".repeat(5000) });
    assert_eq!(places(message(long)), ["create_message request content", "create_message status 204"]);
    let odd = serde_json::json!({ "content": "x", "colour": 1 });
    assert_eq!(places(message(odd)), ["create_message request colour", "create_message status 204"]);
    let nowhere = agon_sandbox::Call { path: "/nowhere".to_owned(), ..message(serde_json::Value::Null) };
    assert_eq!(places(nowhere), ["POST /nowhere"]);
    // Discord has this operation, but the bot does not call it, so `prune.py` leaves it out.
    let uncalled = agon_sandbox::Call {
        method: "DELETE".to_owned(),
        path: "/channels/1".to_owned(),
        ..message(serde_json::Value::Null)
    };
    assert_eq!(places(uncalled), ["DELETE /channels/1"]);
    let mut answered = message(serde_json::json!({ "content": "x" }));
    (answered.status, answered.answer) = (200, serde_json::json!({ "id": "no number" }));
    let places = places(answered);
    assert!(places.iter().any(|place| place.starts_with("create_message answer")), "{places:?}");
}
