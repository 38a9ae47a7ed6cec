//! Forgetting a person: their seats go to others, their data is erased, and tables in memory read their rows anew.
//!
//! Invariant: nothing half done is harmful. Each part stands by itself, and asking again goes on where it stopped.

use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{Commit, NewOutbox, Status, StoreError, TableId, TableRow, UserId};

/// The number of rounds, because a person may sit down again during one.
const ROUNDS: usize = 4;
/// The age up to which the board of a table that ended is shown once more without the name, in milliseconds. Older
/// boards keep the picture they have.
pub const FRESH_MS: i64 = 24 * 3_600_000;
/// The time from the erasing until those boards are shown, in milliseconds: by then every table in memory has read its
/// rows anew.
const SHOWN_MS: i64 = 1_000;

impl GameMaster {
    /// Erases all that is kept about `user`: lobbies are left and seats held there given up, running seats go to
    /// machines (a table without another person is played to its end by them, or aborted), notes and preferences go;
    /// played tables stay as a former player's, without a name.
    ///
    /// # Errors
    /// The database failed, or the person keeps sitting down: asking again goes on.
    pub async fn erase_user(&self, user: UserId) -> Result<(), Refused> {
        if user.is_former() {
            return Ok(());
        }
        for _ in 0..ROUNDS {
            // A table that wrote the name once more just before it read anew is met in the next round.
            if !self.store().has_user(user).await? {
                return Ok(());
            }
            self.give_up_seats(user).await?;
            let now = self.now_ms();
            let sat = self.store().tables_of_user(user, i64::MIN).await?;
            let shown = self.store().tables_of_user(user, now.saturating_sub(FRESH_MS)).await?.into_iter();
            let boards = shown.map(|table| NewOutbox {
                due_at_ms: now.saturating_add(SHOWN_MS),
                ..Note::Refresh.row(Some(table), now)
            });
            match self.store().erase(user, now, boards.collect()).await {
                Err(StoreError::StillSeated) => continue,
                done => done?,
            }
            self.read_anew(&sat).await?;
            self.notify_outbox();
        }
        match self.store().has_user(user).await? {
            true => Err(StoreError::StillSeated.into()),
            false => Ok(()),
        }
    }

    /// Leaves lobbies, gives running seats to machines, and gives back what is held.
    async fn give_up_seats(&self, user: UserId) -> Result<(), Refused> {
        for table in self.store().held_for(user).await? {
            unless_gone(self.decline(table, user).await)?;
        }
        for row in self.store().tables_of(user).await? {
            let given_up = match row.status {
                Status::Lobby => self.leave(row.table, user).await,
                _ => self.resign(row.table, user).await.map(|_| ()),
            };
            match given_up {
                // A table no version of the rules can read must keep no name.
                Err(Refused::Unreadable(_) | Refused::Contradiction(_) | Refused::Options(_)) => {
                    self.resign_unread(&row, user).await?;
                }
                other => unless_gone(other)?,
            }
        }
        Ok(())
    }

    /// Gives a seat to a machine at a table that cannot be loaded.
    async fn resign_unread(&self, row: &TableRow, user: UserId) -> Result<(), Refused> {
        let mut seats = self.store().seats(row.table).await?;
        for seat in seats.iter_mut().filter(|seat| seat.user == Some(user)) {
            seat.resigned = true;
            seat.ai = Some(row.times.stand_in.word().to_owned());
        }
        let commit = Commit { seats: Some(seats), ..Commit::at(row.table, row.seq, self.now_ms()) };
        self.store().commit(commit).await?;
        Ok(())
    }

    /// Lets those of the tables that are in memory, or are just being loaded, read their rows again.
    async fn read_anew(&self, tables: &[TableId]) -> Result<(), Refused> {
        for table in self.mailboxes().open_among(tables).await {
            match self
                .with_table(table, |actor| {
                    Box::pin(async move {
                        actor.reread().await?;
                        actor.reread_people().await
                    })
                })
                .await
            {
                // A table that cannot be loaded remembers no name.
                Err(Refused::Unreadable(_) | Refused::Contradiction(_) | Refused::Options(_)) => {}
                other => other?,
            }
        }
        Ok(())
    }
}

/// Passes over a refusal because the table began or ended meanwhile, or the seat is gone: the next round sees it as it
/// is.
fn unless_gone(done: Result<(), Refused>) -> Result<(), Refused> {
    match done {
        Err(
            Refused::Begun
            | Refused::NotBegun
            | Refused::Over(_)
            | Refused::NoSeat
            | Refused::GaveUp { .. }
            | Refused::Out { .. },
        ) => Ok(()),
        other => other,
    }
}
