//! Machines that think: beside the table, for a limited time, and only as long as the table needs it.

use crate::fixture::{CLICK, Fixture, GUILD, Settings, fill, user, wait_until, wish};
use agon_ai::Level;
use agon_gamemaster::{AiLevel, ChosenTimes, Fill, OpenTable, Refused, TableId, TableSnapshot, Work};
use std::sync::mpsc;
use std::thread::available_parallelism;

/// Keeps all threads for thinking busy until it is dropped.
struct Busy(#[expect(dead_code, reason = "threads wait until it is dropped")] Vec<mpsc::Sender<()>>);

impl Busy {
    async fn of(at: &Fixture) -> Busy {
        let threads = available_parallelism().map_or(2, |threads| threads.get().max(2)) - 1;
        let mut held = Vec::new();
        for _ in 0..threads {
            let (sender, receiver) = mpsc::channel::<()>();
            let (begins, begun) = tokio::sync::oneshot::channel();
            let cpu = at.master.cpu().clone();
            tokio::spawn(async move {
                let wait = move || {
                    let _ = begins.send(());
                    receiver.recv().is_err()
                };
                cpu.run(Work::Thinking, wait).await
            });
            begun.await.expect("a thread");
            held.push(sender);
        }
        Busy(held)
    }
}

/// A table of one person and machines for no rating, at the person's turn.
async fn alone(at: &Fixture, game: &str, level: Level) -> TableId {
    let table = at.master.open(OpenTable { seats: Some(3), ..wish(game, 3) }).await.expect("a table").table;
    at.master.set_rated(table, user(0), false).await.expect("unrated");
    at.master.start(table, user(0), CLICK, Some(Fill { seats: None, level })).await.expect("a start");
    my_turn(at, table).await;
    table
}

async fn my_turn(at: &Fixture, table: TableId) -> TableSnapshot {
    let waits = async || {
        let look = at.master.snapshot(table, Some(user(0))).await.expect("a look");
        look.my_turn() || look.is_over()
    };
    wait_until(at.master.store(), waits).await;
    at.master.snapshot(table, Some(user(0))).await.expect("a look")
}

/// Acts for the person until a machine is asked, and returns the number of steps then.
async fn plays_own_turn(at: &Fixture, table: TableId) -> u32 {
    loop {
        let look = at.seen_by(table, 0).await;
        if !look.my_turn() {
            return look.seq();
        }
        at.acts_greedily(table, user(0)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looks_and_steps_taken_back_wait_for_no_thought_and_end_it() {
    let at = Fixture::open().await;
    let table = alone(&at, "cyclades", Level::Hard).await;
    let busy = Busy::of(&at).await;
    // After the person's turn a machine would think, but has no thread.
    let seq = plays_own_turn(&at, table).await;
    let again = at.master.snapshot(table, Some(user(0))).await.expect("a look while a machine thinks");
    assert_eq!(again.seq(), seq, "the machine has not moved");
    let back = again.undo().first().expect("alone with machines, steps go back").to;
    at.master.undo(table, user(0), seq, back).await.expect("taken back");
    drop(busy);
    let after = my_turn(&at, table).await;
    assert_eq!(after.seq(), seq + 1, "what the machine began to think led to nothing");
    plays_own_turn(&at, table).await;
    my_turn(&at, table).await;
    let steps = at.master.store().steps(table).await.expect("steps");
    assert!(steps.len() > seq as usize + 2 && steps.iter().all(|step| !step.cut), "all had their time");
    at.master.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_that_had_no_time_is_noted_with_its_step() {
    let at = Fixture::with(Settings { limits_thinking: true, ..Settings::default() }).await;
    let busy = Busy::of(&at).await;
    let table = alone(&at, "cyclades", Level::Hard).await;
    plays_own_turn(&at, table).await;
    let cut = async || at.master.store().steps(table).await.expect("steps").iter().any(|step| step.cut);
    wait_until(at.master.store(), cut).await;
    drop(busy);
    at.master.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_for_tables_without_a_rating_and_name_legal_moves() {
    let at = Fixture::open().await;
    for game in ["offrandes", "cyclades", "attika"] {
        let table = alone(&at, game, Level::Greedy).await;
        let look = my_turn(&at, table).await;
        assert!(look.hints());
        let hint = at.master.hint(table, user(0), look.seq()).await.expect("a hint");
        assert!(!hint.suggestions.is_empty() && hint.suggestions.len() <= 3, "{hint:?}");
        for one in &hint.suggestions {
            assert!((0.0..=1.0).contains(&one.chance), "{one:?}");
        }
        let again = at.master.hint(table, user(0), look.seq()).await.expect("a hint");
        assert_eq!(hint, again, "asking again gives the same");
        let old = at.master.hint(table, user(0), look.seq() + 1).await;
        assert!(matches!(old, Err(Refused::Stale { .. })), "{old:?}");
        at.master.act(table, user(0), look.seq(), &hint.suggestions[0].input).await.expect("a legal move");
        at.master.abort(table, user(0), true).await.expect("an end");
    }
    // A rated table gives none, whoever asks.
    let rated = at.lobby(OpenTable { seats: Some(3), ..wish("attika", 3) }, [1]).await.table;
    at.master.start(rated, user(0), CLICK, fill()).await.expect("a start");
    let look = at.master.snapshot(rated, Some(user(0))).await.expect("a look");
    let seat = look.waiting().first().expect("a seat");
    let asked = (0..2).find(|at| look.seats()[seat.index()].user == Some(user(*at)));
    if let Some(person) = asked {
        let none = at.master.hint(rated, user(person), look.seq()).await;
        assert!(matches!(none, Err(Refused::NoHints)), "{none:?}");
    }
    assert!(!look.hints());
    at.master.close().await;
}

/// The words of the levels of a table's machines.
fn levels(look: &TableSnapshot) -> Vec<String> {
    look.seats().iter().filter_map(|row| row.ai.clone()).collect()
}

#[tokio::test]
async fn a_host_chooses_the_level_of_each_machine_and_how_many_fill_the_seats() {
    let at = Fixture::open().await;
    let table = at.lobby(OpenTable { machines: 1, level: Some(Level::Expert), ..wish("cyclades", 5) }, [1]).await.table;
    at.master.add_machine(table, user(0), Level::Easy).await.expect("a machine");
    assert_eq!(levels(&at.snapshot(table).await), ["expert", "easy"]);
    for (person, seats) in [(1, 5), (0, 3), (0, 6)] {
        let fill = Some(Fill { seats: Some(seats), level: Level::Hard });
        let refused = at.master.start(table, user(person), CLICK, fill).await;
        assert!(matches!(refused, Err(Refused::NotHost { .. } | Refused::Stale { .. })), "{seats}: {refused:?}");
    }
    let fill = Some(Fill { seats: Some(5), level: Level::Hard });
    at.master.start(table, user(0), CLICK, fill).await.expect("a start");
    assert_eq!(levels(&at.snapshot(table).await), ["expert", "easy", "hard"]);
    at.master.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_table_gets_easy_machines_and_later_ones_normal_ones_unless_the_host_chooses() {
    let at = Fixture::open().await;
    let first = at.lobby(OpenTable { machines: 1, ..wish("attika", 2) }, []).await.table;
    let look = at.snapshot(first).await;
    assert_eq!((levels(&look), look.usual_level()), (vec!["easy".to_owned()], Level::Easy));
    at.master.start(first, user(0), CLICK, None).await.expect("a start");
    at.plays_to_the_end(first).await;
    let second = at.lobby(OpenTable { machines: 1, ..wish("attika", 2) }, []).await.table;
    assert_eq!(levels(&at.snapshot(second).await), ["normal"]);
    at.master.close().await;
}

#[test]
fn every_level_that_people_choose_can_take_the_place_of_a_person() {
    for level in Level::CHOSEN {
        assert_eq!(level.word().parse::<AiLevel>().expect("a level of the store").word(), level.word());
    }
    assert_eq!(Level::read(AiLevel::Greedy.word()), Some(Level::Greedy), "tables from before the levels");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_ai_in_place_of_a_person_has_the_level_that_the_server_chose_before_the_table() {
    let at = Fixture::open().await;
    for (chosen, word) in [(None, "normal"), (Some(AiLevel::Easy), "easy")] {
        let times = ChosenTimes { stand_in: chosen, ..ChosenTimes::default() };
        at.master.store().set_guild_times(GUILD, &times).await.expect("saved");
        let table = at.lobby(wish("attika", 3), [1, 2]).await.table;
        at.master.store().set_guild_times(GUILD, &ChosenTimes::default()).await.expect("saved");
        at.master.start(table, user(0), CLICK, None).await.expect("a start");
        at.master.resign(table, user(1)).await.expect("given up");
        assert_eq!(levels(&at.snapshot(table).await), [word]);
        at.master.abort(table, user(0), true).await.expect("an end");
    }
    at.master.close().await;
}
