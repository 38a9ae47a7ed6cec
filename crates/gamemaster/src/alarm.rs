//! What happens at a table by itself at a certain time. Deadlines are rows, so a restart forgets none; one task sleeps
//! until the earliest.
//!
//! A new kind is a word here, a deadline set with the change that begins it (`Commit::deadlines`, or
//! `Store::set_deadline` and [`House::rouse`]), and an arm in [`Live::alarmed`]. What it does must be harmless when it is
//! done twice, or too late.

use crate::error::Refused;
use crate::live::Live;
use crate::lobby::LOBBY;
use crate::{AGAIN, GameMaster, House};
use agon_store::{DeadlineRow, NewDeadline};
use std::time::Duration;

/// The moment after a turn begins: machines and orders answer then, and whoever is waited for is called.
pub(crate) const MOMENT: &str = "moment";

/// Until when nobody is answered for or called at the table of these deadlines.
pub(crate) fn moment(deadlines: &[DeadlineRow]) -> Option<i64> {
    deadlines.iter().find(|deadline| deadline.kind == MOMENT).map(|deadline| deadline.due_at_ms)
}

/// How long after the moment people are called, in milliseconds: whoever was answered for then is not called any more.
pub(crate) const CALL_MS: i64 = 1_000;

/// How many deadlines are met at once.
const BATCH: u32 = 100;
/// How long the task sleeps at most: the clock may be set meanwhile.
const LONGEST: Duration = Duration::from_secs(60);

impl GameMaster {
    /// Meets deadlines until the house closes.
    pub async fn keep_time(&self) {
        loop {
            let rest = match self.chime().await {
                Ok(()) => self.rest().await,
                Err(error) => {
                    tracing::error!(kind = error.kind(), "a deadline cannot be met");
                    AGAIN
                }
            };
            tokio::select! {
                () = self.house.alarm.notified() => {}
                () = tokio::time::sleep(rest) => {}
            }
        }
    }

    /// Does once what is due now.
    ///
    /// # Errors
    /// The database failed; or what a table had to do failed, after all others did theirs.
    pub async fn chime(&self) -> Result<(), Refused> {
        let mut result = Ok(());
        for DeadlineRow { table, kind, .. } in self.store().deadlines_due(self.now_ms(), BATCH).await? {
            let done = self.at(table, move |live| Box::pin(async move { live.alarmed(&kind).await })).await;
            if done.is_err() {
                result = done;
            }
        }
        result
    }

    /// How long until the next deadline.
    async fn rest(&self) -> Duration {
        let due = self.store().next_deadline().await.ok().flatten();
        let wait = due.map_or(LONGEST, |due| Duration::from_millis((due - self.now_ms()).max(0).unsigned_abs()));
        wait.clamp(Duration::from_millis(10), LONGEST)
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
