//! A table whose rules contradict themselves pauses itself: nothing of what was tried is written, no action is
//! possible, and nothing is tried again until the bot starts anew. So does a running one whose log does not replay: it
//! stands where the log could be read to, for all to see, and is paused at each start until its file is mended. It can
//! be given up and stopped like any other.

use crate::actor::{Play, TableActor};
use crate::error::Refused;
use crate::note::Note;
use agon_rules::AnyTable;
use agon_rules::log::Unreadable;
use agon_store::{Status, StepRow, StoreError};

/// The letters of a code: none that is taken for something else when it is read aloud.
pub const CODE_LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

impl TableActor {
    /// Pauses the table, announces it to the public, and returns the refusal for the person who acted. The code stands
    /// in the log, too.
    pub(crate) async fn pause(&mut self) -> Refused {
        let (table, seq) = (self.id().0, self.seq());
        let code = code(table, seq, self.now_ms());
        tracing::error!(table, seq, code, "a contradiction: the table is paused");
        if let Some(observer) = self.shared().observer() {
            observer.contradicted();
        }
        self.set_paused(code.clone());
        if let Err(error) = self.note_pause(Note::Board).await {
            tracing::error!(table, code, error = %Refused::Store(error).report(), "a pause cannot be announced");
        }
        // Nobody can act, so nobody's time passes.
        if self.is_running()
            && let Err(error) = self.stop_clocks().await
        {
            tracing::error!(table, code, error = %error.report(), "the clocks of a paused table cannot be stopped");
        }
        self.shared().notify_outbox();
        self.shared().notify_table_changed(self.id());
        Refused::Paused { code }
    }

    /// Announces that the table is paused, or is not any more, if its board does not say so yet.
    pub(crate) async fn announce_pause(&mut self) -> Result<(), Refused> {
        if self.paused() == self.row().paused_code.as_deref() {
            return Ok(());
        }
        self.note_pause(Note::Refresh).await?;
        self.shared().notify_outbox();
        self.reread().await
    }

    /// Announces the pause of a table that was loaded with a log that does not replay, and stops its clocks.
    pub(crate) async fn stand_still(&mut self) -> Result<(), Refused> {
        self.announce_pause().await?;
        self.stop_clocks().await
    }

    /// Notes what the board says of a pause from now on.
    async fn note_pause(&self, note: Note) -> Result<(), StoreError> {
        self.store().set_paused_code(self.id(), self.paused(), &[self.outbox_row(note)]).await
    }

    /// Plays what stands on disk, as far as the rules allow it. A running table that cannot be played to the end of its
    /// log is paused there; of a finished one half a log would tell another result than it had.
    pub(crate) fn replay_log(&mut self, game: Box<dyn AnyTable>, steps: &[StepRow]) -> Result<(), Unreadable> {
        let mut play = Play::new(game);
        let replayed = steps.iter().try_for_each(|step| play.replay_step(step));
        self.set_play(play);
        let whole = replayed.is_ok() && self.seq() == self.row().seq;
        match self.row().status {
            Status::Finished => replayed?,
            Status::Running if !whole => {
                // The same at each start.
                let code = code(self.id().0, self.seq(), self.row().created_at_ms);
                let (table, step, steps) = (self.id().0, self.seq() + 1, self.row().seq);
                tracing::error!(table, step, steps, code, "a log that does not replay: the table is paused");
                if let Some(observer) = self.shared().observer() {
                    observer.contradicted();
                }
                self.set_paused(code);
            }
            _ => {}
        }
        Ok(())
    }

    /// Refuses any action at a paused table.
    pub(crate) fn not_paused(&self) -> Result<(), Refused> {
        self.paused().map_or(Ok(()), |code| Err(Refused::Paused { code: code.to_owned() }))
    }
}

/// Returns four letters that are hardly ever the same twice.
fn code(table: i64, seq: u32, now_ms: i64) -> String {
    let place = table.cast_unsigned() ^ (u64::from(seq) << 20);
    let mixed = (place ^ now_ms.cast_unsigned()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let letter = |at: u32| CODE_LETTERS.get(((mixed >> (64 - 5 * (at + 1))) & 31) as usize);
    (0..4).filter_map(letter).map(|letter| char::from(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn codes_are_short_and_differ() {
        let codes: std::collections::BTreeSet<String> = (0..100).map(|at| code(1, 7, 1_700_000_000_000 + at)).collect();
        assert!(codes.len() > 90 && codes.iter().all(|code| code.len() == 4), "{codes:?}");
    }
}
