//! A table once its machines have moved, for a person who just acted: they need not read that a machine thinks.

use super::ANSWER_PATIENCE;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::snapshot::{RunningSnapshot, TableSnapshot};
use agon_rules::Seat;
use agon_store::{TableId, UserId};

impl GameMaster {
    /// Returns a table as `user` may see it, once it waits for a person or is over; after a few seconds, as it stands.
    /// Does not wait at a table of several people: machines there take their time, and people are called.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn snapshot_when_settled(&self, table: TableId, user: Option<UserId>) -> Result<TableSnapshot, Refused> {
        let settled = async {
            loop {
                // Before the snapshot: a change after it must not be missed.
                let mut changed = std::pin::pin!(self.shared().table_changed());
                changed.as_mut().enable();
                match self.snapshot(table, user).await {
                    Ok(snapshot) if waits_for_machines(&snapshot) => changed.await,
                    done => return done,
                }
            }
        };
        match tokio::time::timeout(ANSWER_PATIENCE, settled).await {
            Ok(done) => done,
            Err(_) => self.snapshot(table, user).await,
        }
    }
}

/// True if a table of one person waits for machines alone, or does the only action that the person has.
fn waits_for_machines(snapshot: &TableSnapshot) -> bool {
    let Some(RunningSnapshot { paused: None, waiting, ready, forced_now, .. }) = snapshot.running() else {
        return false;
    };
    let people = snapshot.seats().iter().filter(|row| row.user.is_some() && !row.resigned);
    let people: Vec<Seat> = people.map(|row| Seat(row.seat)).collect();
    let open = waiting.minus(*ready);
    people.len() < 2 && !open.is_empty() && (*forced_now || !open.iter().any(|seat| people.contains(&seat)))
}
