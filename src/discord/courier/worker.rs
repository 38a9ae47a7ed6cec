//! The outbox worker: sends due rows, table by table.
//!
//! Rows of one table go together, one group at a time. Tables do not wait for each other: a channel that hangs or hits
//! a rate limit delays only its own table.

use super::{RowOutcome, batch, retry};
use crate::app::App;
use crate::discord::messages::send_error::SendError;
use crate::logs::clean;
use agon_gamemaster::TableId;
use agon_store::{Busy, OutboxId, OutboxRow, Settled};
use serenity::all::Http;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{Instrument, field};

/// The rows in one read.
const ROWS: u32 = 100;
/// The groups sent at the same time. Pictures have their own gate, and Discord's limits apply per route.
const GROUPS: usize = 64;
/// The time that all rows of a group may take.
const SENDING: Duration = Duration::from_secs(60);
/// The longest time until a failed row is tried again, in milliseconds. Retries go on until it is sent, or refused for
/// good.
const LATEST_MS: i64 = 5 * 60_000;
/// The time until a row of an unknown kind is tried again, in milliseconds. Only another version of the program knows
/// it.
const UNKNOWN_MS: i64 = 3_600_000;
/// The shortest rest: others have their turn.
const SHORTEST: Duration = Duration::from_millis(10);
/// The longest rest when nothing is due, and the rest after a failure of the outbox: of all groups after a failed read,
/// of one group after a failed write.
const REST: Duration = Duration::from_secs(30);
const FAILED: Duration = Duration::from_secs(5);
/// The time for which sent rows are kept, and the time between two cleanups, in milliseconds.
const KEEP_MS: i64 = 24 * 3_600_000;
const SWEEP_MS: i64 = 10 * 60_000;
/// The time that groups in progress have when the bot stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Rows sent together: those of a table, or one without a table.
#[derive(Clone)]
struct Group {
    table: Option<TableId>,
    rows: Arc<[OutboxRow]>,
}

struct Worker {
    app: Arc<App>,
    http: Arc<Http>,
    /// The groups in progress.
    sending: JoinSet<Vec<RowOutcome>>,
    groups: HashMap<Id, Group>,
    resting: Resting,
    swept_at_ms: i64,
}

/// Sends rows until stopped. Then finishes the groups in progress, for a few seconds at most.
pub async fn work(app: Arc<App>, http: Arc<Http>, stop: CancellationToken) {
    let (groups, resting) = (HashMap::new(), Resting::default());
    let mut worker = Worker { app, http, sending: JoinSet::new(), groups, resting, swept_at_ms: i64::MIN };
    while !stop.is_cancelled() {
        let rest = match worker.begin_due().await {
            Ok(rest) => rest,
            Err(error) => {
                tracing::error!(error = clean(error), "the outbox cannot be read");
                FAILED
            }
        };
        tokio::select! {
            Some(done) = worker.sending.join_next_with_id() => worker.settle(done).await,
            () = worker.app.gamemaster.outbox_changed() => {}
            () = tokio::time::sleep(rest) => {}
            () = stop.cancelled() => {}
        }
    }
    let finish = async {
        while let Some(done) = worker.sending.join_next_with_id().await {
            worker.settle(done).await;
        }
    };
    // Unsent rows stay in the outbox.
    let _ = tokio::time::timeout(FAREWELL, finish).await;
}

impl Worker {
    /// Begins to send due rows while there is room, and returns the time until the next row is due.
    async fn begin_due(&mut self) -> anyhow::Result<Duration> {
        let store = self.app.gamemaster.store().clone();
        let now = self.app.gamemaster.now_ms();
        self.resting.wake(Instant::now());
        while self.groups.len() < GROUPS {
            let rows = store.due(now, ROWS, &self.busy()).await?;
            if rows.is_empty() {
                break;
            }
            for group in groups(rows).into_iter().take(GROUPS - self.groups.len()) {
                self.send(group, now);
            }
        }
        if !(0..SWEEP_MS).contains(&now.saturating_sub(self.swept_at_ms)) {
            store.sweep_sent(now - KEEP_MS).await?;
            self.swept_at_ms = now;
        }
        if self.groups.len() >= GROUPS {
            return Ok(REST);
        }
        let due = store.next_due(&self.busy()).await?;
        let until = |due: i64| Duration::from_millis(due.saturating_sub(now).max(0).unsigned_abs());
        let wait = due.map_or(REST, |due| self.app.gamemaster.real(until(due)).clamp(SHORTEST, REST));
        Ok(self.resting.until_next(Instant::now()).map_or(wait, |next| next.min(wait)))
    }

    /// Sends a group in its own task, so that a failure at one table does not affect others.
    fn send(&mut self, group: Group, now_ms: i64) {
        let (table, rows) = (group.table.map(|table| table.0), group.rows.len());
        let span = tracing::info_span!("delivery", table, seq = field::Empty, rows);
        let (app, http, sent) = (self.app.clone(), self.http.clone(), group.clone());
        let sending = async move {
            let sending = batch::send(&app, &http, sent.table, &sent.rows);
            let outcomes = match Box::pin(tokio::time::timeout(SENDING, sending)).await {
                Ok(outcomes) => outcomes,
                Err(_) => retry(sent.rows.iter(), "it took too long"),
            };
            let outcome = match outcomes.iter().find_map(|(_, outcome)| outcome.as_ref().err()) {
                None => "sent",
                Some(error) => error.word(),
            };
            tracing::info!(outcome, ms = app.gamemaster.now_ms() - now_ms, "delivery");
            outcomes
        };
        let task = self.sending.spawn(sending.instrument(span));
        self.groups.insert(task.id(), group);
    }

    /// Returns the tables whose rows are in progress or resting, and such rows without a table.
    fn busy(&self) -> Busy {
        let mut busy = Busy::default();
        for group in self.groups.values().chain(self.resting.groups()) {
            match group.table {
                Some(table) => busy.tables.push(table),
                None => busy.rows.extend(group.rows.iter().map(|row| row.outbox)),
            }
        }
        busy
    }

    /// Writes the outcomes of a group in one transaction. If that fails, only this group rests before it is sent again.
    async fn settle(&mut self, done: Result<(Id, Vec<RowOutcome>), JoinError>) {
        let (id, outcomes) = match done {
            Ok((id, outcomes)) => (id, Some(outcomes)),
            Err(error) => (error.id(), None),
        };
        let Some(group) = self.groups.remove(&id) else { return };
        let outcomes = outcomes.unwrap_or_else(|| retry(group.rows.iter(), "sending it panicked"));
        let now = self.app.gamemaster.now_ms();
        let settled = |row: &OutboxRow| {
            let outcome = outcomes.iter().find(|(outbox, _)| *outbox == row.outbox);
            (row.outbox, settled(row, outcome.map_or(&Ok(()), |(_, outcome)| outcome), now))
        };
        let settled: Vec<(OutboxId, Settled)> = group.rows.iter().map(settled).collect();
        for row in group.rows.iter() {
            let outcome = outcomes.iter().find(|(outbox, _)| *outbox == row.outbox);
            let failed = outcome.and_then(|(_, outcome)| outcome.as_ref().err());
            self.app.ops.metrics.delivered(failed.map_or("sent", SendError::word));
        }
        if let Err(error) = self.app.gamemaster.store().settle(&settled, now).await {
            // Sending again does no harm: edits repeat the same content, and new messages carry the same nonce.
            tracing::error!(error = clean(anyhow::Error::from(error)), "outbox rows cannot be settled");
            self.resting.add(group, Instant::now() + FAILED);
        }
    }
}

/// Groups that were sent but whose outcomes could not be written. Each rests for its own time, so that the others go
/// on.
#[derive(Default)]
struct Resting(Vec<(Instant, Group)>);

impl Resting {
    fn add(&mut self, group: Group, not_before: Instant) {
        self.0.push((not_before, group));
    }

    /// Removes the groups that have rested.
    fn wake(&mut self, now: Instant) {
        self.0.retain(|(not_before, _)| *not_before > now);
    }

    fn groups(&self) -> impl Iterator<Item = &Group> {
        self.0.iter().map(|(_, group)| group)
    }

    /// Returns the time until the next group has rested.
    fn until_next(&self, now: Instant) -> Option<Duration> {
        self.0.iter().map(|(not_before, _)| not_before.saturating_duration_since(now)).min()
    }
}

/// Groups the rows: rows of one table together, each other row alone, in the order in which they are due.
fn groups(rows: Vec<OutboxRow>) -> Vec<Group> {
    let mut grouped: Vec<(Option<TableId>, Vec<OutboxRow>)> = Vec::new();
    for row in rows {
        match grouped.iter_mut().find(|(table, _)| table.is_some() && *table == row.table) {
            Some((_, rows)) => rows.push(row),
            None => grouped.push((row.table, vec![row])),
        }
    }
    grouped.into_iter().map(|(table, rows)| Group { table, rows: rows.into() }).collect()
}

fn settled(row: &OutboxRow, outcome: &Result<(), SendError>, now_ms: i64) -> Settled {
    let (kind, table, times) = (&row.kind, row.table.map(|id| id.0), row.attempts + 1);
    match outcome {
        Ok(()) => Settled::Sent,
        Err(SendError::Retry(error)) => {
            tracing::warn!(kind, table, times, error, "sent later");
            let wait = 1000_i64.saturating_mul(1 << row.attempts.min(20)).min(LATEST_MS);
            Settled::Postponed { due_at_ms: now_ms.saturating_add(wait) }
        }
        Err(SendError::Permanent(error)) => {
            tracing::error!(kind, table, error = clean(error), "given up");
            Settled::Sent
        }
        Err(SendError::Quiet(until_ms)) => Settled::Deferred { due_at_ms: (*until_ms).max(now_ms) },
        Err(SendError::Unknown) => {
            tracing::error!(kind, table, times, "a row of an unknown kind is kept: another version wrote it");
            Settled::Postponed { due_at_ms: now_ms.saturating_add(UNKNOWN_MS) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(table: i64) -> Group {
        Group { table: Some(TableId(table)), rows: Arc::new([]) }
    }

    #[test]
    fn what_could_not_be_noted_rests_until_its_own_time() {
        let (begun, second) = (Instant::now(), Duration::from_secs(1));
        let mut resting = Resting::default();
        assert_eq!(resting.until_next(begun), None);
        resting.add(group(1), begun + 5 * second);
        resting.add(group(2), begun + 7 * second);
        let tables = |resting: &Resting| resting.groups().filter_map(|group| group.table).collect::<Vec<_>>();
        resting.wake(begun + 4 * second);
        assert_eq!(tables(&resting), [TableId(1), TableId(2)]);
        assert_eq!(resting.until_next(begun + 4 * second), Some(second));
        resting.wake(begun + 5 * second);
        assert_eq!(tables(&resting), [TableId(2)]);
        // An overdue group is due at once.
        assert_eq!(resting.until_next(begun + 9 * second), Some(Duration::ZERO));
    }
}
