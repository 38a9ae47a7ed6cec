//! Nudges: a person at a table asks the game master to remind those for whom it waits.

use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_rules::Seat;
use agon_store::{Commit, SeatRow, TableId, TimesChange, UserId};

impl GameMaster {
    /// Reminds the people for whom a table waits, except the one who asks, and returns their names. Once for each step,
    /// whoever asks how often: every further time changes nothing and returns the same.
    ///
    /// The people reminded decide themselves how and when they hear of it. The answer does not depend on that.
    ///
    /// # Errors
    /// The refusal: [`Refused::NoOneToNudge`], or [`Refused::NudgeTooSoon`] if the table does not wait for long.
    pub async fn nudge(&self, table: TableId, user: UserId) -> Result<Vec<String>, Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.nudge(user).await })).await
    }
}

impl TableActor {
    async fn nudge(&mut self, user: UserId) -> Result<Vec<String>, Refused> {
        self.running()?;
        let own = self.playing(user)?;
        self.not_in_pause()?;
        let waited = |row: &&SeatRow| {
            let seat = Seat(row.seat);
            seat != own && self.is_asked(seat) && self.held_by_person(seat).is_some() && !self.is_stood_in(seat)
        };
        let waited: Vec<SeatRow> = self.seats().iter().filter(waited).cloned().collect();
        if waited.is_empty() {
            return Err(Refused::NoOneToNudge);
        }
        let (seq, now_ms) = (self.seq(), self.now_ms());
        let since_ms = self.store().last_step_at(self.id()).await?.max(self.row().started_at_ms).unwrap_or(now_ms);
        let from_ms = since_ms.saturating_add(self.terms().nudge_ms);
        if now_ms < from_ms {
            return Err(Refused::NudgeTooSoon { from_ms });
        }
        if self.row().times.nudged_seq != Some(seq) {
            let people = waited.iter().filter_map(|row| row.user);
            let outbox = people.map(|user| self.outbox_row(Note::Nudge { user: user.0, seq })).collect();
            let times = Some(TimesChange { nudged_seq: Some(seq), ..TimesChange::default() });
            self.write(Commit { outbox, times, ..Commit::at(self.id(), self.row().seq, now_ms) }).await?;
        }
        Ok(waited.into_iter().map(|row| row.name).collect())
    }
}
