//! The beat of the connection: it notes when people could last reach the bot, so that an outage costs nobody time.

use crate::deadline::Deadline;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::note::Note;
use std::time::Duration;

/// The time between two beats.
pub const BEAT: Duration = Duration::from_secs(30);

/// The longest time between two beats that is no outage, in milliseconds.
pub(crate) const OUTAGE_MS: i64 = 120_000;

impl GameMaster {
    /// Notes that people can reach the bot now, while the connection `stayed` up since the last beat or after it came
    /// back. If they could not for more than two minutes, the clocks of all running tables get that time back, once, in
    /// the same transaction; returns it. A machine's time that was set ahead looks like an outage, too, unless a person
    /// moves this clock on purpose; one set back costs nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn beat(&self, stayed: bool) -> Result<Option<i64>, Refused> {
        // Two beats at once, as at a start, would give the same outage back twice.
        let _alone = self.shared().beating().await;
        let now_ms = self.now_ms();
        let last_ms = self.store().last_beat().await?;
        let gap_ms = last_ms.map_or(0, |last_ms| now_ms.saturating_sub(last_ms));
        if gap_ms <= OUTAGE_MS || stayed && self.shared().is_set_by_hand() {
            self.store().beat(now_ms).await?;
            self.shared().note_beat(now_ms);
            return Ok(None);
        }
        let kinds = [Deadline::Turn, Deadline::Remind].map(Deadline::word);
        let moved = self.store().credit_outage(gap_ms, now_ms, &kinds).await?;
        tracing::info!(gap_ms, tables = moved.len(), "clocks were moved by an outage");
        // Tables in memory read the clocks as the database has them now.
        for table in self.mailboxes().open_among(&moved).await {
            if let Err(error) = self
                .with_table(table, |actor| {
                    Box::pin(async move {
                        actor.reread().await?;
                        actor.reread_orders().await
                    })
                })
                .await
            {
                tracing::error!(table = table.0, error = %error.report(), "a table's clocks cannot be read back");
            }
        }
        // Nobody acts because of it, so the boards tell it now.
        self.store().enqueue(moved.iter().map(|table| Note::Refresh.row(Some(*table), now_ms)).collect()).await?;
        self.shared().note_beat(now_ms);
        self.shared().notify_timer();
        self.shared().notify_outbox();
        Ok(Some(gap_ms))
    }
}
