//! What happens at a table by itself at a certain time. Deadlines are rows, so a restart forgets none; one task sleeps
//! until the earliest.
//!
//! A new kind is a word here, a deadline set with the change that begins it (`Commit::deadlines`, or
//! `Store::set_deadline` and [`House::rouse`]), and an arm in [`Live::alarmed`]. What it does must be harmless when it is
//! done twice, or too late.

use crate::asleep::ASLEEP;
use crate::below::{BELOW, SELDOM_MS};
use crate::error::Refused;
use crate::live::Live;
use crate::lobby::LOBBY;
use crate::{AGAIN, GameMaster, House};
use agon_store::{DeadlineRow, NewDeadline};
use std::time::Duration;
use tracing::Instrument;

/// The moment after a turn begins: machines and orders answer then, and whoever is waited for is called.
pub(crate) const MOMENT: &str = "moment";

/// Until when nobody is answered for or called at the table of these deadlines.
pub(crate) fn moment(deadlines: &[DeadlineRow]) -> Option<i64> {
    deadlines.iter().find(|deadline| deadline.kind == MOMENT).map(|deadline| deadline.due_at_ms)
}

/// How long after the moment people are called, in milliseconds: whoever was answered for then is not called any more.
pub(crate) const CALL_MS: i64 = 1_000;

/// How long until a deadline that could not be met comes again, in milliseconds.
const PUT_OFF_MS: i64 = 60_000;

/// How many deadlines are met at once.
const BATCH: u32 = 100;
/// How long the task sleeps at most: the clock may be set meanwhile.
const LONGEST: Duration = Duration::from_secs(60);
/// And at least: others have their turn.
const SHORTEST: Duration = Duration::from_millis(10);
/// How often the records of the last 30 days are aged, in milliseconds.
const AGED_EVERY_MS: i64 = 3_600_000;
/// How many tables leave them in one transaction, for which people's moves wait, and in how many before the next waking.
const AGED: u32 = 50;
const AGED_TIMES: u32 = 20;

impl GameMaster {
    /// Meets deadlines and ages records until the house closes.
    pub async fn keep_time(&self) {
        let mut age_at = i64::MIN;
        loop {
            age_at = self.age_if_due(age_at).await;
            let rest = match self.chime().await {
                Ok(()) => self.rest().await,
                Err(error) => {
                    tracing::error!(error = %error.report(), "deadlines cannot be met");
                    AGAIN
                }
            };
            tokio::select! {
                () = self.house.alarm.notified() => {}
                () = tokio::time::sleep(rest) => {}
            }
        }
    }

    /// Does once what is due now. What a table cannot do is put off for itself: nobody else waits for it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn chime(&self) -> Result<(), Refused> {
        for DeadlineRow { table, kind, .. } in self.store().deadlines_due(self.now_ms(), BATCH).await? {
            let (due, begun) = (kind.clone(), self.now_ms());
            let span = tracing::info_span!("deadline", table = table.0, kind);
            let met = self.at(table, move |live| Box::pin(async move { live.alarmed(&due).await }));
            let done = met.instrument(span.clone()).await;
            let (outcome, ms) = (if done.is_ok() { "met" } else { "put off" }, self.now_ms() - begun);
            // Where somebody's turn goes on, a moment is set only for an order: its line would tell of that.
            if kind != MOMENT || done.is_err() {
                tracing::info!(parent: &span, outcome, ms, "deadline");
            }
            if let Err(error) = done {
                tracing::error!(parent: &span, error = %error.report(), "a deadline cannot be met");
                let now = self.now_ms();
                // A table that cannot be opened has no board to look after; others wait for what else it is.
                let wait = if kind == BELOW { SELDOM_MS } else { PUT_OFF_MS };
                self.store().put_off_deadline(table, &kind, now, now.saturating_add(wait)).await?;
            }
        }
        Ok(())
    }

    /// Takes some of the tables that ended more than 30 days ago out of the records of the last 30 days; says whether
    /// there may be more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn age_records(&self) -> Result<bool, Refused> {
        Ok(self.store().age_records(self.now_ms(), AGED).await? == AGED)
    }

    /// Ages records if it is time to; says when it is next. What was not done in one go is done at the next waking, what
    /// failed an hour later.
    async fn age_if_due(&self, due_at_ms: i64) -> i64 {
        let now = self.now_ms();
        // Should the clock be set back, nobody waits longer than an hour.
        if now < due_at_ms && due_at_ms - now <= AGED_EVERY_MS {
            return due_at_ms;
        }
        for _ in 0..AGED_TIMES {
            match self.age_records().await {
                Ok(true) => {}
                Ok(false) => return now.saturating_add(AGED_EVERY_MS),
                Err(error) => {
                    tracing::error!(error = %error.report(), "records cannot be aged");
                    return now.saturating_add(AGED_EVERY_MS);
                }
            }
        }
        now
    }

    /// How long until the next deadline.
    async fn rest(&self) -> Duration {
        let due = self.store().next_deadline().await.ok().flatten();
        let wait = due.map_or(LONGEST, |due| Duration::from_millis((due - self.now_ms()).max(0).unsigned_abs()));
        wait.clamp(SHORTEST, LONGEST)
    }
}

impl House {
    /// Says that there is a new deadline.
    pub(crate) fn rouse(&self) {
        self.alarm.notify_one();
    }
}

impl Live {
    /// A deadline of the table has come: what it stands for is done, and it is taken away.
    async fn alarmed(&mut self, kind: &str) -> Result<(), Refused> {
        let (table, now) = (self.row.table, self.house.now_ms());
        let deadlines = self.house.store.deadlines(table).await?;
        // It may have been set anew while this waited in the queue.
        if !deadlines.iter().any(|deadline| deadline.kind == kind && deadline.due_at_ms <= now) {
            return Ok(());
        }
        match kind {
            // Nothing else to do: from now on the desk lets machines and orders answer.
            MOMENT => {}
            // Closing takes all deadlines of the table away.
            LOBBY => self.lobby_due().await?,
            ASLEEP => self.slept().await?,
            BELOW => self.below_due(deadlines.iter().any(|deadline| deadline.kind == ASLEEP)).await?,
            _ => tracing::warn!(table = table.0, kind, "a deadline nobody knows"),
        }
        self.house.store.deadline_met(table, kind, now).await?;
        self.reread_orders().await
    }

    /// Whether the moment after the turn began is not yet over.
    pub(crate) fn in_the_moment(&self) -> bool {
        self.moment.is_some_and(|due| due > self.house.now_ms())
    }

    /// When a moment that begins now ends; none in a house that answers at once.
    pub(crate) fn moment_from(&self, now_ms: i64) -> Option<NewDeadline> {
        let pause = i64::try_from(self.house.pause.as_millis()).unwrap_or(i64::MAX);
        (pause > 0).then(|| NewDeadline { kind: MOMENT.to_owned(), due_at_ms: Some(now_ms.saturating_add(pause)) })
    }
}
