//! How the bot stops: it answers until its messages are sent, and a second signal ends it at once.

use crate::program::{Running, bot_in_sandbox};
use agon_sandbox::{Fault, Sandbox};
use tempfile::TempDir;

/// A bot that was told to stop while Discord keeps it waiting for an edit of a lobby.
struct Stopping {
    sandbox: Sandbox,
    bot: Running,
    _folder: TempDir,
}

async fn stopping() -> Stopping {
    let (folder, sandbox, mut bot) = bot_in_sandbox().await;
    let (ana, ben) = (sandbox.user("ana"), sandbox.user("ben"));
    ana.slash("/play", &[("game", "attika")]).await.ok();
    let lobby = ana.sees("lobby").await;
    sandbox.breaks(Fault::stuck("PATCH", &format!("/messages/{}", lobby.id.0)));
    ben.clicks_on(lobby.id, "Join").await.ok();
    assert!(sandbox.holds(1).await, "the edit hangs");
    bot.is_told_to_stop().await;
    bot.logs("stopping").await;
    Stopping { sandbox, bot, _folder: folder }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_answered_until_the_last_message_is_sent() {
    let Stopping { sandbox, bot, _folder } = stopping().await;
    sandbox.user("cleo").slash("/help", &[]).await.ok();
    sandbox.releases();
    assert_eq!(bot.ends().await.code, Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_signal_ends_at_once() {
    let Stopping { sandbox, bot, _folder } = stopping().await;
    bot.is_told_to_stop().await;
    assert_eq!(bot.ends().await.code, Some(1));
    sandbox.releases();
}
