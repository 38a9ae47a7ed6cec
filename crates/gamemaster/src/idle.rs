//! Tables at which no person acts any more: they are asked whether they are still played, and end if nobody answers.

use crate::actor::TableActor;
use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use agon_store::{Commit, SealedChange, TableId, TimesChange, UserId};

/// The reason in the log of a table that ended so, which never changes.
pub(crate) const DESERTED: &str = "deserted";

impl GameMaster {
    /// Says for a person at the table that it is still played.
    ///
    /// # Errors
    /// The table does not run, or the person has no seat.
    pub async fn play_on(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.with_table(table, move |actor| Box::pin(async move { actor.play_on(user).await })).await
    }

    /// Ends a table that was asked whether it is still played, as nobody's answer would: its host may, and a manager of
    /// the server.
    ///
    /// # Errors
    /// The refusal; [`Refused::NotIdle`] if it was not asked.
    pub async fn stop_idle(&self, table: TableId, user: UserId, manager: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.running()?;
                if actor.row().times.idle_asked_at_ms.is_none() {
                    return Err(Refused::NotIdle);
                }
                if !manager && actor.acting_host() != Some(user) {
                    return Err(Refused::NotHost { host: actor.host_name() });
                }
                actor.desert().await
            })
        })
        .await
    }
}

impl TableActor {
    /// Notes in a commit that a person acts in public: the table is played.
    pub(crate) fn played_on(&self, commit: Commit) -> Commit {
        // Nobody can play in a pause.
        let from_ms = self.paused_until_ms().map_or(commit.at_ms, |until_ms| until_ms.max(commit.at_ms));
        let due_at_ms = from_ms.saturating_add(self.terms().idle_ms);
        let asked = self.row().times.idle_asked_at_ms.is_some();
        let times = if asked {
            Some(TimesChange { idle_asked_at_ms: Some(None), ..commit.times.unwrap_or_default() })
        } else {
            commit.times
        };
        let deadlines = commit.deadlines.into_iter().chain([Deadline::Idle.at(due_at_ms)]).collect();
        Commit { times, deadlines, ..commit }
    }

    async fn play_on(&mut self, user: UserId) -> Result<(), Refused> {
        self.running()?;
        self.playing(user)?;
        if self.row().times.idle_asked_at_ms.is_none() {
            return Ok(());
        }
        let now_ms = self.now_ms();
        self.note_action(now_ms);
        let outbox = vec![self.outbox_row(Note::Board)];
        self.write(self.played_on(Commit { outbox, ..Commit::at(self.id(), self.row().seq, now_ms) })).await
    }

    /// Asks whether the table is still played, or ends it if nobody answered.
    pub(crate) async fn idle_due(&mut self) -> Result<(), Refused> {
        if !self.is_running() {
            return Ok(());
        }
        let now_ms = self.now_ms();
        if let Some(until_ms) = self.paused_until_ms().filter(|until_ms| *until_ms > now_ms) {
            let deadlines = vec![Deadline::Idle.at(until_ms.saturating_add(self.terms().idle_ms))];
            return self.write(Commit { deadlines, ..Commit::at(self.id(), self.row().seq, now_ms) }).await;
        }
        if self.row().times.idle_asked_at_ms.is_some() {
            return self.desert().await;
        }
        let outbox = vec![self.outbox_row(Note::Board)];
        let times = Some(TimesChange { idle_asked_at_ms: Some(Some(now_ms)), ..TimesChange::default() });
        let deadlines = vec![Deadline::Idle.at(now_ms.saturating_add(self.terms().stop_ms))];
        self.write(Commit { outbox, times, deadlines, ..Commit::at(self.id(), self.row().seq, now_ms) }).await
    }

    /// Ends a table that nobody plays: machines finish a rated one at which everybody has acted, so that no person
    /// escapes a loss by staying away. Any other one ends without a result.
    pub(crate) async fn desert(&mut self) -> Result<(), Refused> {
        if !self.row().rated || self.young() || self.clocks().is_empty() {
            return self.stop(DESERTED).await;
        }
        let now_ms = self.now_ms();
        let times = TimesChange {
            idle_asked_at_ms: Some(None),
            paused_until_ms: Some(None),
            pause_reason: Some(None),
            pause_seat: Some(None),
            ..TimesChange::default()
        };
        let commit = Commit {
            times: Some(times),
            sealed: SealedChange::Keep,
            deadlines: [Deadline::Idle, Deadline::Pause].map(Deadline::gone).to_vec(),
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        self.write(self.with_clocks(commit, self.everybody_absent(now_ms))).await
    }
}
