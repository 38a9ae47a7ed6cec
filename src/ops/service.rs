//! Words for systemd (`Type=notify`): the bot is ready, lives, stops. Without systemd they go nowhere.

use super::Ops;
use super::health::DEADLINES;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// A word for the service manager.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// People can use the bot.
    Ready,
    /// The bot lives.
    Alive,
    /// The bot stops.
    Stopping,
}

/// Tells the service manager.
#[cfg(unix)]
pub(crate) fn tell(word: Word) {
    use sd_notify::NotifyState;
    let state = match word {
        Word::Ready => NotifyState::Ready,
        Word::Alive => NotifyState::Watchdog,
        Word::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(false, &[state]) {
        tracing::warn!(%error, "the service manager cannot be told");
    }
}

#[cfg(not(unix))]
pub(crate) fn tell(_: Word) {}

/// Returns the time within which the service manager wants a sign of life; `None` if it wants none.
#[cfg(unix)]
fn wanted() -> Option<Duration> {
    let mut micros = 0;
    sd_notify::watchdog_enabled(false, &mut micros).then(|| Duration::from_micros(micros))
}

#[cfg(not(unix))]
fn wanted() -> Option<Duration> {
    None
}

/// Gives the service manager signs of life, as long as the task that handles deadlines goes on.
pub(crate) async fn keep_alive(ops: Arc<Ops>, stop: CancellationToken) {
    let Some(wanted) = wanted() else { return };
    loop {
        // Before the connection there is no such task yet.
        if ops.signs.deadlines.age().is_none_or(|age| age < DEADLINES) {
            tell(Word::Alive);
        }
        tokio::select! {
            () = tokio::time::sleep(wanted / 3) => {}
            () = stop.cancelled() => return,
        }
    }
}
