//! A clock that jumps: bot and local Discord go by the same one.

use crate::running_bot::RunningBot;
use agon_gamemaster::LOBBY_MS;
use agon_sandbox::Clock;

/// Noon of a day in 2026.
const NOON: i64 = 1_767_355_200_000;

#[tokio::test]
async fn a_lobby_closes_when_the_clock_is_moved_past_its_time() {
    // Stands still until it is moved.
    let clock = Clock::new(NOON, 1, || 0).expect("a clock");
    let bot = RunningBot::start_with_clock(clock.clone()).await;
    let ana = bot.sandbox.user("ana");
    ana.slash("/play", &[("game", "offrandes")]).await.ok();
    let lobby = ana.sees(&format!("<t:{}:R>", (NOON + LOBBY_MS) / 1000)).await;
    assert!(lobby.json()["timestamp"].as_str().is_some_and(|time| time.starts_with("2026-01-02T12:00:00")));

    clock.advance(LOBBY_MS - 1).expect("forward");
    bot.gamemaster.clock_moved();
    ana.sees_no("Nobody started this table");
    clock.advance(1).expect("forward");
    bot.gamemaster.clock_moved();
    let closed = ana.sees("Nobody started this table within a day").await;
    assert_eq!(closed.json()["edited_timestamp"], "2026-01-03T12:00:00Z");
    bot.close();
}
