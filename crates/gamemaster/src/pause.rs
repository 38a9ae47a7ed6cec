//! A table whose rules contradict themselves pauses itself: nothing of what was tried is written, nobody can act, and
//! nothing is tried again until the bot starts anew. So does a running one whose log does not replay: it stands where
//! the log could be read to, for all to see, and is paused at each start until its file is mended. It can be given up and
//! stopped like any other.

use crate::error::Refused;
use crate::live::Live;
use crate::note::Note;
use agon_rules::log::{self, Unreadable};
use agon_rules::table::Rejected;
use agon_rules::{AnyTable, Seat};
use agon_store::{Status, StepRow};

/// What a code is made of: nothing that is taken for something else when it is read aloud.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

impl Live {
    /// Pauses the table, says so to everybody, and gives the refusal for whoever acted. The code stands in the log, too.
    pub(crate) async fn pause(&mut self) -> Refused {
        let code = code(self.row.table.0, self.log.len(), self.house.now_ms());
        let (table, seq) = (self.row.table.0, self.log.len());
        tracing::error!(table, seq, code, "a contradiction: the table is paused");
        self.paused = Some(code.clone());
        if let Err(error) = self.house.store.enqueue(vec![self.tell(Note::Board)]).await {
            tracing::error!(table, code, error = %Refused::Store(error).report(), "a pause is not told");
        }
        self.house.bell.notify_one();
        self.house.moved.notify_waiters();
        Refused::Paused { code }
    }

    /// Plays what stands on disk, as far as the rules allow it. A running table that cannot be played to the end of its log
    /// is paused there; of a finished one half a log would tell another result than it had.
    pub(crate) fn replay(&mut self, mut play: Box<dyn AnyTable>, steps: &[StepRow]) -> Result<(), Unreadable> {
        let misfit = steps.iter().try_for_each(|step| {
            self.remember(log::play(play.as_mut(), step.seat.map(Seat), &step.text)?);
            Ok::<(), Rejected>(())
        });
        self.play = Some(play);
        let whole = misfit.is_ok() && self.log.len() as u32 == self.row.seq;
        match self.row.status {
            Status::Finished => misfit?,
            Status::Running if !whole => {
                // The same at each start.
                let code = code(self.row.table.0, self.log.len(), self.row.created_at_ms);
                let (table, step, steps) = (self.row.table.0, self.log.len() + 1, self.row.seq);
                tracing::error!(table, step, steps, code, "a log that does not replay: the table is paused");
                self.paused = Some(code);
            }
            _ => {}
        }
        Ok(())
    }

    /// Nobody does anything at a table that is paused.
    pub(crate) fn not_paused(&self) -> Result<(), Refused> {
        self.paused.as_ref().map_or(Ok(()), |code| Err(Refused::Paused { code: code.clone() }))
    }
}

/// Four letters that are hardly ever the same twice.
fn code(table: i64, seq: usize, now_ms: i64) -> String {
    let place = table.cast_unsigned() ^ ((seq as u64) << 20);
    let mixed = (place ^ now_ms.cast_unsigned()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let letter = |at: u32| LETTERS.get(((mixed >> (64 - 5 * (at + 1))) & 31) as usize);
    (0..4).filter_map(letter).map(|letter| char::from(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::code;
    use crate::{
        ChannelId, GameMaster, GuildId, InteractionId, OpenTable, Person, Refused, Stage, Store, TableId, UserId,
    };
    use agon_store::Busy;
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    const ANA: UserId = UserId(1);

    /// A table of Ana and two machines, in a house over this file.
    async fn alone(folder: &tempfile::TempDir) -> GameMaster {
        let store = Store::open(folder.path().join("agon.db"), 0).await.expect("a database");
        GameMaster::new(store, Arc::new(|| 1_700_000_000_000), Arc::new(|| [7; 32]))
    }

    async fn opens(master: &GameMaster) -> TableId {
        let wish = OpenTable {
            guild: GuildId(1),
            channel: ChannelId(2),
            game: "offrandes".to_owned(),
            seats: Some(3),
            machines: 2,
            options: Default::default(),
            host: Person { user: ANA, name: "Ana".to_owned() },
            language: "en".to_owned(),
        };
        let table = master.open(wish).await.expect("a table").table;
        master.start(table, ANA, InteractionId(5), true).await.expect("a start");
        table
    }

    /// What a seat of Ana's would do; waits until it is asked.
    async fn asked(master: &GameMaster, table: TableId) -> (u32, String) {
        loop {
            let look = master.look(table, Some(ANA)).await.expect("a look");
            if look.my_turn() {
                return (look.seq, look.view.expect("a view").legal().swap_remove(0));
            }
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_contradiction_pauses_the_table_until_the_next_start() {
        let folder = tempfile::tempdir().expect("a folder");
        let master = alone(&folder).await;
        let table = opens(&master).await;
        let (seq, action) = asked(&master, table).await;
        master.house.flawed.store(true, Ordering::SeqCst);
        let Err(Refused::Paused { code }) = master.act(table, ANA, seq, &action).await else { panic!("no pause") };
        let look = master.look(table, None).await.expect("a look");
        assert_eq!((look.seq, look.stage, look.paused.as_ref()), (seq, Stage::Running, Some(&code)));
        assert!(
            master
                .store()
                .due(i64::MAX, 100, &Busy::default())
                .await
                .expect("rows")
                .iter()
                .any(|row| row.kind == "board")
        );
        // Nothing more is tried, even if it would do now.
        master.house.flawed.store(false, Ordering::SeqCst);
        let again = master.act(table, ANA, seq, &action).await;
        assert!(matches!(again, Err(Refused::Paused { code: same }) if same == code));
        assert_eq!(master.store().steps(table).await.expect("the log").len() as u32, seq);

        master.close().await;
        master.store().close().await;
        let master = alone(&folder).await;
        master.act(table, ANA, seq, &action).await.expect("nothing is lost");
        assert_eq!(master.look(table, None).await.expect("a look").paused, None);
        master.close().await;
    }

    #[tokio::test]
    async fn a_machine_that_finds_a_contradiction_does_not_try_for_ever() {
        let folder = tempfile::tempdir().expect("a folder");
        let master = alone(&folder).await;
        let wish = opens(&master).await;
        // The next thing a machine does goes wrong; Ana's own does, where she is asked first.
        master.house.flawed.store(true, Ordering::SeqCst);
        let paused = loop {
            let look = master.look(wish, Some(ANA)).await.expect("a look");
            if look.paused.is_some() {
                break look;
            }
            if look.my_turn() {
                let first = look.view.expect("a view").legal().swap_remove(0);
                assert!(master.act(wish, ANA, look.seq, &first).await.is_err());
            }
            tokio::task::yield_now().await;
        };
        // Who plays alone does not wait for a machine that will not move.
        let calm = master.look_when_calm(wish, Some(ANA)).await.expect("a look");
        assert_eq!((calm.seq, calm.paused), (paused.seq, paused.paused));
        master.close().await;
    }

    #[tokio::test]
    async fn an_exhibition_that_pauses_itself_is_stopped_and_holds_up_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let master = alone(&folder).await;
        let exhibited = tokio::spawn({
            let master = master.clone();
            async move { master.exhibit(GuildId(1), "offrandes", &[agon_ai::Level::Greedy; 5], "en").await }
        });
        let begun = async || master.store().open_table_in(crate::NOWHERE).await.expect("the database");
        while begun().await.is_none_or(|row| row.seq < 2) {
            tokio::task::yield_now().await;
        }
        master.house.flawed.store(true, Ordering::SeqCst);
        let table = exhibited.await.expect("no panic").expect("an end");
        assert_eq!(master.look(table, None).await.expect("a look").stage, Stage::Over);
        assert_eq!(begun().await, None);
        master.close().await;
    }

    #[tokio::test]
    async fn whoever_acts_as_a_table_panics_is_not_told_that_nothing_was_done() {
        let folder = tempfile::tempdir().expect("a folder");
        let master = alone(&folder).await;
        let table = opens(&master).await;
        let (seq, action) = asked(&master, table).await;
        master.house.panics_after_commit.store(true, Ordering::SeqCst);
        assert!(matches!(master.act(table, ANA, seq, &action).await, Err(Refused::Panicked)));
        // The step is on disk, and the table goes on from it.
        let (next, action) = asked(&master, table).await;
        assert!(next > seq);
        master.act(table, ANA, next, &action).await.expect("the table goes on");
        master.close().await;
    }

    #[tokio::test]
    async fn a_table_that_panicked_is_loaded_anew_though_nobody_asks() {
        let folder = tempfile::tempdir().expect("a folder");
        let master = alone(&folder).await;
        let table = opens(&master).await;
        let (seq, action) = asked(&master, table).await;
        let desk = || async { master.house.desks.lock().await.get(&table).cloned() };
        let before = desk().await.expect("a loaded table");
        master.house.panics_after_commit.store(true, Ordering::SeqCst);
        assert!(matches!(master.act(table, ANA, seq, &action).await, Err(Refused::Panicked)));
        while !desk().await.is_some_and(|desk| desk.initialized() && !Arc::ptr_eq(&desk, &before)) {
            tokio::task::yield_now().await;
        }
        master.close().await;
    }

    #[test]
    fn codes_are_short_and_differ() {
        let codes: std::collections::BTreeSet<String> = (0..100).map(|at| code(1, 7, 1_700_000_000_000 + at)).collect();
        assert!(codes.len() > 90 && codes.iter().all(|code| code.len() == 4), "{codes:?}");
    }
}
