//! A look at a table once its machines have moved, for whoever just acted: nobody wants to read that a machine thinks.

use crate::GameMaster;
use crate::error::Refused;
use crate::look::{Look, Stage};
use crate::note::BOARD;
use agon_store::{TableId, UserId};
use std::time::Duration;

/// How long an answer waits for machines, at most.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long whoever acted is taken to look on, in milliseconds: as long as an answer may wait. Later they are called.
pub(crate) const LOOKING_MS: i64 = 8_000;

/// How long whoever did something that everybody saw is taken to be here, in milliseconds: they see the board.
pub(crate) const HERE_MS: i64 = 90_000;

/// How long after that whoever is still waited for is called all the same, in milliseconds.
pub(crate) const LATER_MS: i64 = 300_000;

/// How long a board may be on its way before it is late, in milliseconds.
const ON_ITS_WAY_MS: i64 = 5_000;

impl GameMaster {
    /// Whether a table's board stands behind the table: it was refused and is tried again, or is not taken for a while.
    ///
    /// # Errors
    /// The database failed.
    pub async fn board_late(&self, table: TableId) -> Result<bool, Refused> {
        Ok(self.store().late(table, BOARD, self.now_ms().saturating_sub(ON_ITS_WAY_MS)).await?)
    }

    /// A look at a table as `user` may see it, once it waits for a person or is over; after a while, as it stands. Where
    /// several people sit nothing is waited for: machines there take their time, and people are called.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn look_when_calm(&self, table: TableId, user: Option<UserId>) -> Result<Look, Refused> {
        let calm = async {
            loop {
                // Before the look: what moves after it must not be missed.
                let mut moved = std::pin::pin!(self.house.moved.notified());
                moved.as_mut().enable();
                match self.look(table, user).await {
                    Ok(look) if thinking(&look) => moved.await,
                    done => return done,
                }
            }
        };
        match tokio::time::timeout(PATIENCE, calm).await {
            Ok(done) => done,
            Err(_) => self.look(table, user).await,
        }
    }
}

/// Whether a table of one person waits for machines alone.
fn thinking(look: &Look) -> bool {
    let person =
        |seat: &agon_rules::Seat| look.seats.get(seat.index()).is_some_and(|row| row.user.is_some() && !row.resigned);
    let people = look.seats.iter().filter(|row| row.user.is_some() && !row.resigned).count();
    let open = look.waiting.minus(look.ready);
    look.stage == Stage::Running
        && look.paused.is_none()
        && people < 2
        && !open.is_empty()
        && !open.iter().any(|seat| person(&seat))
}
