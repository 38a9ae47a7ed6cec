//! Pauses that people begin: nobody acts until their end, and clocks stand. A pause always has an end.

use crate::actor::TableActor;
use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::snapshot::TableSnapshot;
use agon_rules::Seat;
use agon_store::{Commit, Pace, TableId, TimesChange, UserId};

/// The longest pause, in milliseconds.
pub const LONGEST_PAUSE_MS: i64 = 7 * 24 * 3_600_000;

/// Returns the lengths of a pause that a table of this pace offers, in minutes.
pub fn pauses(pace: Pace) -> [u32; 3] {
    match pace {
        Pace::Live => [10, 30, 12 * 60],
        Pace::Day | Pace::Days | Pace::None => [24 * 60, 3 * 24 * 60, 7 * 24 * 60],
    }
}

/// True if a person may pause the table and let it go on: a manager of the server, and the host of a table at which they
/// are alone with machines.
pub fn may_pause(snapshot: &TableSnapshot, user: UserId, manager: bool) -> bool {
    let people = snapshot.seats().iter().filter(|row| row.user.is_some() && !row.resigned).count();
    snapshot.is_running() && (manager || people == 1 && snapshot.host() == Some(user))
}

/// True if a person may end the pause of the table before its time: whoever may pause it, and who asked for the pause.
pub fn may_end_pause(snapshot: &TableSnapshot, user: UserId, manager: bool) -> bool {
    let asker = snapshot.table().times.pause_seat;
    let asked = asker.is_some() && asker == snapshot.seat().map(|seat| seat.0);
    snapshot.clock().is_some_and(|clock| clock.paused_until_ms.is_some())
        && (asked || may_pause(snapshot, user, manager))
}

impl GameMaster {
    /// Pauses a table until a time. A manager of the server gives a reason, which everybody reads.
    ///
    /// # Errors
    /// The refusal; [`Refused::NoPause`] if the person may not.
    pub async fn pause_until(
        &self,
        table: TableId,
        user: UserId,
        reason: Option<&str>,
        until_ms: i64,
    ) -> Result<(), Refused> {
        let reason = reason.map(str::to_owned);
        self.with_table(table, move |actor| Box::pin(async move { actor.pause_until(user, reason, until_ms).await }))
            .await
    }

    /// Ends a pause before its time: whoever may pause the table does, and who asked for the pause.
    ///
    /// # Errors
    /// The refusal; [`Refused::NoPause`] if the person may not.
    pub async fn go_on(&self, table: TableId, user: UserId, manager: bool) -> Result<(), Refused> {
        self.with_table(table, move |actor| {
            Box::pin(async move {
                actor.running()?;
                if !actor.asked_for_pause(user) {
                    actor.may_pause(user, manager)?;
                }
                actor.end_pause().await
            })
        })
        .await
    }
}

impl TableActor {
    /// Refuses any act at a table that a person paused.
    pub(crate) fn not_in_pause(&self) -> Result<(), Refused> {
        self.paused_until_ms().map_or(Ok(()), |until_ms| Err(Refused::PausedUntil { until_ms }))
    }

    /// True if a person asked for the present pause.
    fn asked_for_pause(&self, user: UserId) -> bool {
        let seat = self.seat_of(user);
        seat.is_some() && seat.map(|seat| seat.0) == self.row().times.pause_seat
    }

    fn may_pause(&self, user: UserId, manager: bool) -> Result<(), Refused> {
        let host_alone = self.people().len() == 1 && self.acting_host() == Some(user);
        if manager || host_alone { Ok(()) } else { Err(Refused::NoPause) }
    }

    async fn pause_until(&mut self, user: UserId, reason: Option<String>, until_ms: i64) -> Result<(), Refused> {
        self.running()?;
        self.may_pause(user, reason.is_some())?;
        self.write(self.pausing(until_ms, reason, None)).await
    }

    /// Returns the commit that pauses the table until a time: for a manager's reason, or because the others agreed with the
    /// seat that asked.
    pub(crate) fn pausing(&self, until_ms: i64, reason: Option<String>, seat: Option<Seat>) -> Commit {
        let now_ms = self.now_ms();
        let until_ms = until_ms.clamp(now_ms, now_ms.saturating_add(LONGEST_PAUSE_MS));
        let times = TimesChange {
            paused_until_ms: Some(Some(until_ms)),
            pause_reason: Some(reason),
            pause_seat: Some(seat.map(|seat| seat.0)),
            idle_asked_at_ms: Some(None),
            ..TimesChange::default()
        };
        let idle_ms = until_ms.saturating_add(self.terms().idle_ms);
        let commit = Commit {
            times: Some(times),
            deadlines: vec![Deadline::Pause.at(until_ms), Deadline::Idle.at(idle_ms)],
            outbox: vec![self.outbox_row(Note::Board)],
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        self.with_clocks(commit, self.clocks_stopped(now_ms))
    }

    /// Ends a pause. Does nothing without one.
    pub(crate) async fn end_pause(&mut self) -> Result<(), Refused> {
        if self.paused_until_ms().is_none() || !self.is_running() {
            return Ok(());
        }
        self.write(self.unpausing()).await
    }

    /// Returns the commit that ends a pause: clocks go on where they stood, after some grace.
    pub(crate) fn unpausing(&self) -> Commit {
        let now_ms = self.now_ms();
        let times = TimesChange {
            paused_until_ms: Some(None),
            pause_reason: Some(None),
            pause_seat: Some(None),
            idle_asked_at_ms: Some(None),
            ..TimesChange::default()
        };
        let commit = Commit {
            times: Some(times),
            deadlines: vec![Deadline::Pause.gone(), Deadline::Idle.at(now_ms.saturating_add(self.terms().idle_ms))],
            outbox: vec![self.outbox_row(Note::Board)],
            ..Commit::at(self.id(), self.row().seq, now_ms)
        };
        let from_ms = now_ms.saturating_add(self.terms().grace_ms);
        self.with_clocks(commit, self.clocks_restarted(self.seats(), from_ms))
    }

    /// Lets the clocks of the seats that the table waits for run again from a time on. Those that run stay as they are.
    pub(crate) async fn restart_clocks(&mut self, from_ms: i64) -> Result<(), Refused> {
        if !self.is_running() || self.paused_until_ms().is_some() {
            return Ok(());
        }
        let clocks = self.clocks_restarted(self.seats(), from_ms);
        let commit = self.with_clocks(Commit::at(self.id(), self.row().seq, self.now_ms()), clocks);
        if commit.clocks.is_empty() { Ok(()) } else { self.write(commit).await }
    }
}
