//! When people can play, as conversations: preferences page by page, quiet hours, announced absences; who keeps time; and
//! followers of tables.

mod away;
mod followers;
mod preferences;
mod quiet;
mod reliability;

use crate::running_bot::RunningBot;
use agon_sandbox::{Message, User};
use agon_store::PlayerRow;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

/// Noon of 26 November 2026, in UTC.
const NOON_MS: i64 = 1_795_694_400_000;

/// A bot whose clock stands still at that noon.
async fn at_noon() -> RunningBot {
    let time = Arc::new(AtomicI64::new(NOON_MS));
    RunningBot::start_with_delay(Duration::ZERO, time, |_| async {}).await
}

/// What is stored about this person.
async fn stored(bot: &RunningBot, user: &User) -> PlayerRow {
    bot.gamemaster.store().player(crate::records::id(user)).await.expect("the database")
}

/// Opens a form by a button of a screen, sends it with these texts, and returns the changed screen.
async fn fills(user: &User, screen: &Message, button: &str, texts: &[&str]) -> Message {
    user.clicks_on(screen.id, button).await.ok();
    user.fills_in(texts).await.ok();
    crate::records::changed(user, screen).await
}
