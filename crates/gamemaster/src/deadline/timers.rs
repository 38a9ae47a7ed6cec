//! The task that meets deadlines, ends seasons, and ages records.

use super::{Deadline, POSTPONE_LONG_MS, POSTPONE_MS};
use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use crate::pace;
use crate::shared::RETRY_AFTER;
use agon_rules::Seat;
use agon_store::{ClockRow, Commit, DeadlineRow, NewOutbox};
use std::time::Duration;
use tracing::Instrument;

/// The number of deadlines met at once.
const BATCH: u32 = 100;
/// The longest sleep of the task: the clock may be set meanwhile.
const LONGEST: Duration = Duration::from_secs(60);
/// The shortest sleep: others have their turn.
const SHORTEST: Duration = Duration::from_millis(10);
/// The time between two ageings of the records of the last 30 days, in milliseconds.
const AGED_EVERY_MS: i64 = 3_600_000;
/// The number of tables that leave them in one transaction, for which people's moves wait, and the number of such
/// transactions before the next waking.
const AGED: u32 = 50;
const AGED_TIMES: u32 = 20;

impl GameMaster {
    /// Handles due deadlines, ends due seasons, and removes old tables from the recent records until the service closes.
    pub async fn run_timers(&self) {
        let mut age_at = i64::MIN;
        loop {
            self.note_deadlines_checked();
            age_at = self.age_if_due(age_at).await;
            let rest = match self.run_due().await {
                Ok(()) => self.rest().await,
                Err(error) => {
                    tracing::error!(error = %error.report(), "deadlines cannot be read");
                    RETRY_AFTER
                }
            };
            // The round itself may have been long.
            self.note_deadlines_checked();
            tokio::select! {
                () = self.shared().timer_changed() => {}
                () = tokio::time::sleep(self.shared().real(rest)) => {}
            }
        }
    }

    fn note_deadlines_checked(&self) {
        if let Some(observer) = self.shared().observer() {
            observer.deadlines_checked();
        }
    }

    /// Does once what is due now, and ends due seasons. A deadline that fails is put off alone: the other tables do not
    /// wait for it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn run_due(&self) -> Result<(), Refused> {
        for DeadlineRow { table, kind, due_at_ms } in self.store().deadlines_due(self.now_ms(), BATCH).await? {
            // Nobody can act: the next beat moves these.
            if self.shared().is_cut_off() && Deadline::WAITING.iter().any(|waiting| waiting.word() == kind) {
                continue;
            }
            let (due, begun) = (kind.clone(), self.now_ms());
            let known = Deadline::read(&kind);
            let span = tracing::info_span!("deadline", table = table.0, kind);
            let met = self.with_table(table, move |actor| Box::pin(async move { actor.on_deadline(&due).await }));
            let done = met.instrument(span.clone()).await;
            let (outcome, ms) = (if done.is_ok() { "met" } else { "put off" }, self.now_ms() - begun);
            if done.is_ok()
                && let Some(observer) = self.shared().observer()
            {
                observer.deadline_met(Duration::from_millis(begun.saturating_sub(due_at_ms).max(0).unsigned_abs()));
            }
            // Where a turn goes on, an answer is delayed only for an order: its line would tell of that.
            if known != Some(Deadline::Answer) || done.is_err() {
                tracing::info!(parent: &span, outcome, ms, "deadline");
            }
            if let Err(error) = done {
                tracing::error!(parent: &span, error = %error.report(), "a deadline cannot be handled");
                let now = self.now_ms();
                // A failure that passes is no reason to wait long.
                let passes = matches!(error, Refused::Store(_) | Refused::Closing | Refused::Panicked);
                let wait = known.filter(|_| !passes).map_or(POSTPONE_MS, Deadline::postpone_ms);
                self.store().postpone_deadline(table, &kind, now, now.saturating_add(wait)).await?;
            }
        }
        self.end_due_seasons().await
    }

    /// Takes some of the tables that ended more than 30 days ago out of the records of the last 30 days; true if there
    /// may be more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn expire_recent_records(&self) -> Result<bool, Refused> {
        Ok(self.store().expire_recent_records(self.now_ms(), AGED).await? == AGED)
    }

    /// Ages records if it is time to, and returns the next time. The rest of a long list follows at the next waking, a
    /// failed one an hour later.
    async fn age_if_due(&self, due_at_ms: i64) -> i64 {
        let now = self.now_ms();
        // If the clock is set back, the records wait an hour at most.
        if now < due_at_ms && due_at_ms - now <= AGED_EVERY_MS {
            return due_at_ms;
        }
        for _ in 0..AGED_TIMES {
            match self.expire_recent_records().await {
                Ok(true) => {}
                Ok(false) => return now.saturating_add(AGED_EVERY_MS),
                Err(error) => {
                    tracing::error!(error = %error.report(), "old records cannot be removed");
                    return now.saturating_add(AGED_EVERY_MS);
                }
            }
        }
        now
    }

    /// Returns the time to sleep: until the next deadline or the next end of a season, within [`SHORTEST`] and
    /// [`LONGEST`]. A season that is due by now could not be ended, and is tried again after [`RETRY_AFTER`].
    async fn rest(&self) -> Duration {
        let deadline = self.store().next_deadline().await.ok().flatten();
        let season = self.store().next_season_end().await.ok().flatten();
        let now = self.now_ms();
        let until = |due: i64| Duration::from_millis((due - now).max(0).unsigned_abs());
        let season = season.map(|due| if due > now { until(due) } else { RETRY_AFTER });
        let wait = deadline.map(until).into_iter().chain(season).min().unwrap_or(LONGEST);
        // What waits for the connection stays due.
        let shortest = if self.shared().is_cut_off() { RETRY_AFTER } else { SHORTEST };
        wait.clamp(shortest, LONGEST)
    }
}

impl TableActor {
    /// Does what a deadline of the table stands for, and takes it away.
    async fn on_deadline(&mut self, word: &str) -> Result<(), Refused> {
        let (table, now) = (self.id(), self.now_ms());
        let deadlines = self.store().deadlines(table).await?;
        // It may have been set anew while this waited in the queue.
        if !deadlines.iter().any(|deadline| deadline.kind == word && deadline.due_at_ms <= now) {
            return Ok(());
        }
        let suspended = Deadline::GuildLeft.due_in(&deadlines).is_some();
        match Deadline::read(word) {
            // Closing takes all deadlines of the table away.
            Some(Deadline::LobbyCloses) => self.lobby_due().await?,
            Some(Deadline::GuildLeft) => self.guild_left().await?,
            Some(Deadline::BoardCheck) => self.check_board(suspended).await?,
            // The clocks of a suspended table stand: its server's return moves them.
            Some(Deadline::Turn | Deadline::Remind | Deadline::Away | Deadline::Idle | Deadline::Question)
                if suspended =>
            {
                let due_at_ms = now.saturating_add(POSTPONE_LONG_MS);
                return Ok(self.store().postpone_deadline(table, word, now, due_at_ms).await?);
            }
            // Nothing else to do: from now on the table's task lets machines and orders answer.
            Some(Deadline::Answer) => {}
            Some(Deadline::Question) => self.settle_question(true).await,
            Some(Deadline::Turn) => self.time_up().await?,
            Some(Deadline::Remind) => self.remind().await?,
            Some(Deadline::Away) => self.availability_changed(None).await?,
            Some(Deadline::Pause) => self.end_pause().await?,
            Some(Deadline::Idle) => self.idle_due().await?,
            Some(Deadline::Ready) => self.ready_due().await?,
            None => tracing::warn!(table = table.0, kind = word, "an unknown kind of deadline"),
        }
        self.store().remove_due_deadline(table, word, now).await?;
        self.reread_orders().await
    }
}

impl TableActor {
    /// Reminds the people whose reminder is due, once each.
    async fn remind(&mut self) -> Result<(), Refused> {
        let (now_ms, terms) = (self.now_ms(), self.terms());
        if !self.is_running() {
            return Ok(());
        }
        if self.paused().is_some() {
            return self.stop_clocks().await;
        }
        let due = |clock: &ClockRow| pace::remind_ms(clock, &terms).is_some_and(|at_ms| at_ms <= now_ms);
        let note = |clock: &ClockRow| {
            let (user, reminder) = (self.held_by_person(Seat(clock.seat))?, pace::next_reminder(clock, &terms)?);
            let note = Note::Remind { user: user.0, seq: self.seq(), hours: reminder.hours };
            Some(self.outbox_row(note))
        };
        let outbox: Vec<NewOutbox> = self.clocks().iter().filter(|clock| due(clock)).filter_map(note).collect();
        let reminded = |clock: &ClockRow| match due(clock) {
            true => ClockRow { reminded: clock.reminded.saturating_add(1), ..clock.clone() },
            false => clock.clone(),
        };
        let clocks = self.clocks().iter().map(reminded).collect();
        let commit = Commit { outbox, ..Commit::at(self.id(), self.row().seq, now_ms) };
        let commit = self.with_clocks(commit, clocks);
        if commit.clocks.is_empty() { self.set_clock_deadlines().await } else { self.write(commit).await }
    }

    /// Makes a table that was just loaded go on: its clocks, and the question whether it is still played.
    pub(crate) async fn resume(&mut self) -> Result<(), Refused> {
        if !self.is_running() {
            return Ok(());
        }
        self.announce_pause().await?;
        // Its clocks stand since it was loaded.
        if self.paused().is_some() {
            return Ok(());
        }
        let now_ms = self.now_ms();
        let deadlines = self.store().deadlines(self.id()).await?;
        if Deadline::GuildLeft.due_in(&deadlines).is_none() {
            self.restart_clocks(now_ms).await?;
        }
        // A table from before there was this question.
        if Deadline::Idle.due_in(&deadlines).is_none() && !self.people().is_empty() && !self.all_absent() {
            let due_at_ms = now_ms.saturating_add(self.terms().idle_ms);
            self.store().set_deadline(self.id(), Deadline::Idle.word(), Some(due_at_ms)).await?;
        }
        Ok(())
    }
}
