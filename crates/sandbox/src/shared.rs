//! The world behind its lock, with a notification of every change.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    sync::watch,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use crate::{
    id::Id,
    world::{World, faults::Wait, interaction::Failure},
};

/// The state that the server, the harness and the page share.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    /// The key of the page.
    pub(crate) key: String,
    /// Ends all connections.
    pub(crate) closing: CancellationToken,
}

impl Shared {
    pub(crate) fn new(world: World, key: String) -> Arc<Shared> {
        Arc::new(Shared {
            world: Mutex::new(world),
            changed: watch::Sender::new(0),
            key,
            closing: CancellationToken::new(),
        })
    }

    /// Reads or changes the world, and wakes all waiting tasks if it changed.
    pub(crate) fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        let result = act(&mut world);
        let version = world.version;
        drop(world);
        self.changed.send_if_modified(|known| std::mem::replace(known, version) != version);
        result
    }

    /// Subscribes to all later changes.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Waits until `look` returns a value. Returns `None` when the patience is over.
    pub(crate) async fn until<T>(
        &self,
        patience: Duration,
        mut look: impl FnMut(&mut World) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.changes();
        let found = timeout(patience, async {
            loop {
                changes.mark_unchanged();
                if let Some(found) = self.with(&mut look) {
                    return Some(found);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        });
        found.await.unwrap_or_default()
    }

    /// Delays an answer as its fault says, at most until the sandbox closes.
    pub(crate) async fn delay(&self, wait: Wait) {
        let waiting = async {
            match wait {
                Wait::None => {}
                Wait::For(delay) => sleep(delay).await,
                Wait::UntilReleased => {
                    let (before, _stuck) = self.with(|world| {
                        world.stuck += 1;
                        world.touch();
                        (world.releases, Stuck(self))
                    });
                    self.until(Duration::MAX, |world| (world.releases > before).then_some(())).await;
                }
            }
        };
        tokio::select! {
            () = self.closing.cancelled() => {}
            () = waiting => {}
        }
    }

    /// Waits until the bot has acknowledged an interaction and, if it deferred, answered it. Otherwise marks it as
    /// failed.
    pub(crate) async fn settle(&self, id: Id) {
        let left = self.with(|world| world.interactions.get(&id).map(|found| world.time_left(found)));
        let acknowledged = self.until(left.unwrap_or_default(), |world| {
            let interaction = world.interactions.get(&id)?;
            (interaction.acknowledged.is_some() || interaction.failure.is_some()).then_some(())
        });
        if acknowledged.await.is_none() {
            self.with(|world| {
                let open = world.interactions.get(&id).is_some_and(|interaction| interaction.acknowledged.is_none());
                if open {
                    world.give_up(id, Failure::TooLate);
                }
            });
            return;
        }
        let patience = self.with(|world| world.config.patience);
        let answered = self.until(patience, |world| {
            let interaction = world.interactions.get(&id)?;
            world.is_settled(interaction).then_some(())
        });
        if answered.await.is_none() {
            self.with(|world| world.give_up(id, Failure::StillThinking));
        }
    }
}

/// A delayed request. The world counts it until it continues or the bot cancels it.
struct Stuck<'a>(&'a Shared);

impl Drop for Stuck<'_> {
    fn drop(&mut self) {
        self.0.with(|world| {
            world.stuck -= 1;
            world.touch();
        });
    }
}
