//! Leaving a table before its end: nobody can leave to avoid a loss.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

#[path = "../../store/tests/store/database.rs"]
mod database;

use agon_ai::Level;
use agon_gamemaster::{Departure, GameMaster, OpenTable, Person, Refused, TableId, TableSnapshot, UserId};
use agon_games::Registry;
use agon_rules::luck::QuickDice;
use agon_rules::verify::Unchecked;
use agon_store::{ChannelId, GuildId, InteractionId, ResultRow, Status, TableRow};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use tempfile::TempDir;

const GUILD: GuildId = GuildId(1);
const ANA: UserId = UserId(100);
const BEN: UserId = UserId(101);
const CLEO: UserId = UserId(102);

struct Fixture {
    master: GameMaster,
    _folder: TempDir,
}

async fn fixture() -> Fixture {
    let folder = TempDir::new().expect("a folder");
    let store = database::open(folder.path().join("agon.db")).await;
    let (now, seed) = (AtomicI64::new(1_700_000_000_000), AtomicU8::new(0));
    let clock = Arc::new(move || now.fetch_add(1_000, Ordering::SeqCst));
    let seeds = Arc::new(move || [seed.fetch_add(1, Ordering::SeqCst); 32]);
    Fixture { master: GameMaster::new(store, Registry::ours(), clock, seeds), _folder: folder }
}

impl Fixture {
    /// Begins a table of Attika with Ana, these people and this number of AIs.
    async fn begins(&self, people: &[UserId], machines: u8) -> TableId {
        let person = |user: UserId| Person { user, name: format!("Person {user}") };
        let wish = OpenTable {
            guild: GUILD,
            channel: ChannelId(2),
            game: "attika".to_owned(),
            seats: Some(people.len() as u8 + machines),
            machines,
            level: None,
            options: Default::default(),
            host: person(ANA),
            language: "en".to_owned(),
        };
        let table = self.master.open(wish).await.expect("a table").table;
        for user in people.iter().filter(|user| **user != ANA) {
            self.master.join(table, person(*user)).await.expect("a seat");
        }
        self.master.start(table, ANA, InteractionId(5), None).await.expect("a start");
        table
    }

    /// Lets Ana finish a table against Ben. Her next one with AIs alone is rated.
    async fn ana_has_played(&self) {
        let table = self.begins(&[ANA, BEN], 0).await;
        self.moves(table, &[ANA, BEN], 12).await;
        assert_eq!(self.master.resign(table, BEN).await.expect("resigned"), Departure::Conceded);
    }

    async fn snapshot(&self, table: TableId, user: UserId) -> TableSnapshot {
        self.master.snapshot_when_settled(table, Some(user)).await.expect("a snapshot")
    }

    /// Moves people like machines, until `enough` moves are made, or to the end.
    async fn moves(&self, table: TableId, people: &[UserId], enough: usize) {
        let mut made = 0;
        while made < enough {
            let mut asked = None;
            for user in people {
                let look = self.snapshot(table, *user).await;
                if look.is_over() {
                    return;
                }
                // A turn with nothing left to do ends by itself.
                let forced = look.running().is_some_and(|running| running.forced_now);
                asked = asked.or((look.my_turn() && !forced).then_some((*user, look)));
            }
            let Some((user, look)) = asked else { continue };
            let view = look.view().expect("a view");
            let mut machine = Registry::ours().find("attika").expect("the game").player(Level::Greedy);
            let input = machine.choose(view, &mut QuickDice::new(u64::from(look.seq())));
            self.master.act(table, user, look.seq(), &input).await.expect("a legal action");
            made += 1;
        }
    }

    /// Waits for the end of a table without further moves of people. Returns its row and results.
    async fn over(&self, table: TableId) -> (TableRow, Vec<ResultRow>) {
        while !self.snapshot(table, ANA).await.is_over() {}
        let store = self.master.store();
        let row = store.table(table).await.expect("the database").expect("a table");
        (row, store.results(table).await.expect("the results"))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_rated_table_of_ais_loses() {
    let fixture = fixture().await;
    fixture.ana_has_played().await;
    let table = fixture.begins(&[ANA], 1).await;
    fixture.moves(table, &[ANA], 4).await;
    assert!(matches!(fixture.master.abort(table, ANA, false).await, Err(Refused::ManagersOnly)));
    fixture.master.resign(table, ANA).await.expect("resigned");
    let (row, results) = fixture.over(table).await;
    assert!(row.rated && row.status == Status::Finished, "{:?} {:?}", row.status, row.ended_reason);
    let ana = results.iter().find(|result| result.user == Some(ANA)).expect("her result");
    let moved = ana.rating_change.expect("a rating that moved");
    assert!(ana.resigned && ana.place == 2 && moved.after < moved.before, "{ana:?}");
    let verified = fixture.master.verify(table).await.expect("a finished table").expect("it fits");
    assert!(verified.standing && verified.unchecked.is_empty(), "{verified:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_at_a_table_that_is_unrated_or_young() {
    let fixture = fixture().await;
    fixture.ana_has_played().await;
    let young = fixture.begins(&[ANA], 1).await;
    fixture.master.resign(young, ANA).await.expect("resigned");
    let (row, results) = fixture.over(young).await;
    assert_eq!((row.rated, row.status, row.ended_reason.as_deref()), (true, Status::Aborted, Some("deserted")));
    assert_eq!(results, []);
    fixture.master.store().set_guild_rated(GUILD, false).await.expect("the settings");
    for leaves in [true, false] {
        let unrated = fixture.begins(&[ANA], 1).await;
        fixture.moves(unrated, &[ANA], 4).await;
        match leaves {
            true => drop(fixture.master.resign(unrated, ANA).await.expect("resigned")),
            false => fixture.master.abort(unrated, ANA, false).await.expect("stopped"),
        }
        let (row, _) = fixture.over(unrated).await;
        assert_eq!((row.rated, row.status), (false, Status::Aborted));
    }
}

/// The results of a table: the person, the place, and true if they gave up the seat.
fn places(results: &[ResultRow]) -> Vec<(Option<UserId>, u8, bool)> {
    results.iter().map(|result| (result.user, result.place, result.resigned)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_resigns_from_a_duel_loses_it_at_once() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN], 0).await;
    fixture.moves(table, &[ANA, BEN], 12).await;
    assert!(matches!(fixture.master.end_now(table, ANA).await, Err(Refused::NotAlone)), "Ben is still there");
    assert_eq!(fixture.snapshot(table, BEN).await.departure(), Some(Departure::Conceded));
    assert_eq!(fixture.master.resign(table, BEN).await.expect("resigned"), Departure::Conceded);
    assert!(matches!(fixture.master.end_now(table, ANA).await, Err(Refused::Over(_))));
    assert!(matches!(fixture.master.resign(table, ANA).await, Err(Refused::Over(_))));
    let (row, results) = fixture.over(table).await;
    assert_eq!((row.status, row.ended_reason.as_deref()), (Status::Finished, Some("conceded")));
    assert_eq!(places(&results), [(Some(ANA), 1, false), (Some(BEN), 2, true)]);
    let by =
        |at: usize| results[at].rating_change.map(|moved| moved.after - moved.before).expect("a rating that moved");
    assert!(by(0) > 0 && by(1) < 0, "{results:?}");

    // Everybody sees it, the seed is open, and the replay stops where the table did.
    let look = fixture.snapshot(table, ANA).await;
    let standing = look.standing().cloned().expect("a standing");
    assert!(standing.is_conceded() && standing.winners().has(agon_rules::Seat(0)) && look.waiting().is_empty());
    assert_eq!(look.over().map(|over| over.seed.0), Some([0; 32]), "the first seed, opened");
    let last = fixture.master.replay_step(table, None, u32::MAX, agon_rules::Viewer::Public).await.expect("a step");
    assert_eq!((last.standing, last.waiting.is_empty()), (Some(standing), true));
    // Its page and its file fit. Only the end stands in no step.
    let verified = fixture.master.verify(table).await.expect("a finished table").expect("it fits");
    assert_eq!((verified.unchecked, verified.standing), (vec![Unchecked::Conceded], false));
    let file = fixture.master.file(table).await.expect("a file");
    assert_eq!(file.results().expect("results").iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2]);
    // It counts, and a recomputation gives the same. Without a score it is neither close nor high.
    let store = fixture.master.store();
    assert_eq!(store.rebuild_records(fixture.master.now_ms()).await.expect("records"), 1);
    assert_eq!(store.results(table).await.expect("the results"), results);
    let numbers = store.statistics(GUILD, "attika", true).await.expect("numbers");
    assert!(
        numbers.closest.is_empty() && numbers.highest.is_empty() && numbers.lengths.iter().any(|row| row.tables == 1)
    );
    let board = store.profile(ANA, Some(GUILD)).await.expect("a record");
    assert_eq!((board.streak, board.ratings[0].wins, board.ratings[0].played), (1, 1, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_left_before_both_have_played_is_nobodys_loss() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN], 0).await;
    assert_eq!(fixture.snapshot(table, BEN).await.departure(), Some(Departure::Stopped));
    assert_eq!(fixture.master.resign(table, BEN).await.expect("resigned"), Departure::Stopped);
    let (row, results) = fixture.over(table).await;
    assert_eq!((row.status, row.ended_reason.as_deref()), (Status::Aborted, Some("left-early")));
    assert_eq!(results, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_of_three_ends_the_table_and_wins() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN, CLEO], 0).await;
    fixture.moves(table, &[ANA, BEN, CLEO], 12).await;
    assert_eq!(fixture.snapshot(table, BEN).await.departure(), Some(Departure::PlayedOn));
    assert_eq!(fixture.master.resign(table, BEN).await.expect("resigned"), Departure::PlayedOn);
    assert!(matches!(fixture.master.end_now(table, ANA).await, Err(Refused::NotAlone)), "Cleo is still there");
    assert_eq!(fixture.master.resign(table, CLEO).await.expect("resigned"), Departure::PlayedOn);
    let look = fixture.snapshot(table, ANA).await;
    assert_eq!((look.is_running(), look.winner_now()), (true, look.seat()));
    for gone in [BEN, CLEO] {
        assert!(matches!(fixture.master.end_now(table, gone).await, Err(Refused::Out { .. })));
    }
    assert!(matches!(fixture.master.end_now(table, UserId(999)).await, Err(Refused::NoSeat)));
    assert!(fixture.snapshot(table, ANA).await.is_running(), "nothing has changed");
    fixture.master.end_now(table, ANA).await.expect("the end");
    let (_, results) = fixture.over(table).await;
    // A person who stayed longer ranks above one who left first.
    assert_eq!(places(&results), [(Some(ANA), 1, false), (Some(CLEO), 2, true), (Some(BEN), 3, true)]);
    assert!(fixture.master.verify(table).await.expect("a finished table").is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_of_three_may_play_on() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN, CLEO], 0).await;
    fixture.moves(table, &[ANA, BEN, CLEO], 12).await;
    for gone in [BEN, CLEO] {
        fixture.master.resign(table, gone).await.expect("resigned");
    }
    fixture.moves(table, &[ANA], usize::MAX).await;
    let (row, results) = fixture.over(table).await;
    assert!(row.status == Status::Finished && row.ended_reason.as_deref() != Some("conceded"), "{row:?}");
    assert_eq!(places(&results)[0], (Some(ANA), 1, false));
    assert!(results.iter().all(|result| !result.parts.is_null()), "{results:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_win_over_machines_is_played_for() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN], 1).await;
    fixture.moves(table, &[ANA, BEN], 8).await;
    assert_eq!(fixture.master.resign(table, BEN).await.expect("resigned"), Departure::PlayedOn);
    let look = fixture.snapshot(table, ANA).await;
    assert_eq!((look.is_running(), look.winner_now()), (true, None));
    assert!(matches!(fixture.master.end_now(table, ANA).await, Err(Refused::NotAlone)));
    assert!(matches!(fixture.master.abort(table, ANA, false).await, Err(Refused::ManagersOnly)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_table_that_all_leave_is_played_to_its_end() {
    let fixture = fixture().await;
    let table = fixture.begins(&[ANA, BEN, CLEO], 0).await;
    fixture.moves(table, &[ANA, BEN, CLEO], 12).await;
    for user in [BEN, CLEO, ANA] {
        assert_eq!(fixture.master.resign(table, user).await.expect("resigned"), Departure::PlayedOn);
    }
    let (row, results) = fixture.over(table).await;
    assert_eq!(row.status, Status::Finished);
    assert!(results.iter().all(|result| result.resigned && result.rating_change.is_some()), "{results:?}");
}
