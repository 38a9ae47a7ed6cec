//! Tables played through the game master's door, over a real database.

use agon_ai::{Budget, Level};
use agon_gamemaster::{Acted, GameMaster, Look, OpenTable, Person, Refused, Stage, TableRow};
use agon_rules::game::OptionWords;
use agon_rules::log::replay;
use agon_rules::luck::QuickDice;
use agon_rules::table::Step;
use agon_rules::{Seat, log};
use agon_store::{ChannelId, Filter, GuildId, InteractionId, Status, Store, TableId, UserId};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tempfile::TempDir;

const PEOPLE: [&str; 4] = ["Ana", "Ben", "Cleo", "Dion"];

fn user(at: usize) -> UserId {
    UserId(100 + at as u64)
}

fn person(at: usize) -> Person {
    Person { user: user(at), name: PEOPLE[at].to_owned() }
}

async fn house(folder: &Path) -> GameMaster {
    let store = Store::open(folder.join("agon.db")).await.expect("a database");
    let ticks = AtomicI64::new(0);
    let clock = Arc::new(move || ticks.fetch_add(1, Ordering::SeqCst));
    GameMaster::new(store, clock, Arc::new(|| [7; 32]))
}

fn wish(machines: u8, options: &[(&str, &str)]) -> OpenTable {
    OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "offrandes".to_owned(),
        seats: Some(4),
        machines,
        options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
        host: person(0),
        language: "en".to_owned(),
    }
}

/// Opens and starts a table of so many people; machines fill the rest.
async fn table(master: &GameMaster, people: usize, options: &[(&str, &str)]) -> TableRow {
    let row = master.open(wish(0, options)).await.expect("a table");
    for at in 1..people {
        master.join(row.table, person(at)).await.expect("a seat");
    }
    master.start(row.table, user(0), InteractionId(5), true).await.expect("a start");
    row
}

/// What a greedy player would do for a person, from that person's own view.
fn greedy(look: &Look) -> String {
    let view = look.view.as_ref().expect("a view");
    let budget = Budget { simulations: 1 };
    agon_ai::player(view.game(), Level::Greedy).choose(view, &budget, &mut QuickDice::new(u64::from(look.seq)))
}

/// Plays the people's seats until the table is over or `steps` are made; machines play their own.
async fn play(master: &GameMaster, table: TableId, people: usize, steps: u32) -> Look {
    loop {
        let look = master.look(table, None).await.expect("a look");
        if look.stage == Stage::Over || look.seq >= steps {
            return look;
        }
        for at in 0..people {
            let mine = master.look(table, Some(user(at))).await.expect("a look");
            if mine.my_turn() {
                master.act(table, user(at), mine.seq, &greedy(&mine)).await.expect("a legal action");
            }
        }
        tokio::task::yield_now().await;
    }
}

/// Acts at the table as it stands.
async fn act_now(master: &GameMaster, table: TableId, at: usize, words: &str) -> Result<Acted, Refused> {
    let seq = master.look(table, None).await?.seq;
    master.act(table, user(at), seq, words).await
}

async fn steps(master: &GameMaster, table: TableId) -> Vec<Step> {
    let rows = master.store().steps(table).await.expect("the log");
    rows.into_iter().map(|row| Step { seq: row.seq, seat: row.seat.map(Seat), text: row.text }).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_alone_and_the_result_is_what_the_log_replays_to() {
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path()).await;
    let row = table(&master, 1, &[]).await;
    let end = play(&master, row.table, 1, u32::MAX).await;
    assert_eq!(end.table.status, Status::Finished);

    let filter = Filter { guild: GuildId(1), game: None, user: Some(user(0)) };
    let page = master.store().finished(&filter, 0, 10).await.expect("the records");
    let results = &page.items[0].results;
    let standing = end.standing.expect("a standing");
    assert_eq!(results.len(), 4);
    for result in results {
        let place = &standing.seats[usize::from(result.seat)];
        assert_eq!((result.place, result.score), (place.place, place.score));
    }
    let header = log::Header {
        format: log::FORMAT,
        game: "offrandes".to_owned(),
        rules: None,
        seats: 4,
        options: OptionWords::new(),
        seed_sha256: None,
        more: Default::default(),
    };
    let replayed = replay(&header, &steps(&master, row.table).await).expect("the log replays");
    assert_eq!(replayed.standing(), Some(standing));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_where_it_was_with_its_secrets() {
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path()).await;
    let row = table(&master, 4, &[("auction", "sealed"), ("bribes", "sealed")]).await;
    let mut look;
    let mut least = 13;
    loop {
        look = play(&master, row.table, 4, least).await;
        if look.secret && look.waiting.len() > 1 && look.waiting.minus(look.ready).len() > 1 {
            break;
        }
        least = look.seq + 1;
    }
    let seat = look.waiting.minus(look.ready).first().expect("somebody is asked");
    let mine = master.look(row.table, Some(user(seat.index()))).await.expect("a look");
    let words = greedy(&mine);
    let kept = master.act(row.table, user(seat.index()), mine.seq, &words).await.expect("kept");
    assert!(matches!(kept, Acted::Kept { locked: true }));
    let before = master.look(row.table, Some(user(seat.index()))).await.expect("a look");
    master.close().await;
    master.store().close().await;
    drop(master);

    let master = house(folder.path()).await;
    let after = master.look(row.table, Some(user(seat.index()))).await.expect("a look");
    assert_eq!(after.draft, before.draft);
    assert!(after.draft.is_some_and(|draft| draft.locked));
    assert_eq!((after.seq, after.ready), (before.seq, before.ready));
    // To everybody else there is only a tick.
    for other in (0..4).filter(|at| *at != seat.index()) {
        let other = master.look(row.table, Some(user(other))).await.expect("a look");
        assert!(other.ready.has(seat));
        assert!(other.seat.is_some_and(|own| other.ready.has(own) || other.draft.is_none()));
    }
    let end = play(&master, row.table, 4, u32::MAX).await;
    assert_eq!(end.table.status, Status::Finished);
    assert_eq!(master.store().sealed(row.table).await.expect("the secrets"), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_clicks_at_once_and_nothing_is_lost_or_doubled() {
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path()).await;
    let row = table(&master, 4, &[]).await;
    let mut confirmed = 0;
    for round in 0..60u64 {
        let mut clicks = tokio::task::JoinSet::new();
        for at in 0..4 {
            // Each person presses three legal-looking buttons made at the same step, all at once.
            let look = master.look(row.table, Some(user(at))).await.expect("a look");
            let legal = look.view.as_ref().expect("a view").legal();
            for press in 0..3 {
                let (master, table, seq) = (master.clone(), row.table, look.seq);
                let words = match legal.as_slice() {
                    [] => "pass".to_owned(),
                    legal => legal[(round as usize * 7 + press) % legal.len()].clone(),
                };
                clicks.spawn(async move { master.act(table, user(at), seq, &words).await });
            }
        }
        while let Some(click) = clicks.join_next().await {
            match click.expect("no panic") {
                Ok(Acted::Done) => confirmed += 1,
                Ok(Acted::Kept { .. }) | Err(Refused::MovedOn { .. } | Refused::NotYourTurn { .. }) => {}
                Err(Refused::AlreadyDone | Refused::Rejected(_) | Refused::Over(_)) => {}
                Err(other) => panic!("{other}"),
            }
        }
    }
    let log = steps(&master, row.table).await;
    assert!(confirmed >= 60, "every round somebody got through: {confirmed}");
    // One step of luck at the start; every other step was confirmed to exactly one click.
    assert_eq!(log.len(), confirmed + 1);
    assert!(log.iter().enumerate().all(|(at, step)| step.seq as usize == at + 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_choice_is_changed_until_the_last_one_is_in() {
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path()).await;
    let row = table(&master, 4, &[("auction", "sealed")]).await;
    let look = play(&master, row.table, 4, 13).await;
    let host = look.waiting.first().expect("an auctioneer").index();
    let table = row.table;
    act_now(&master, table, host, "lot peasant water; open 3").await.expect("a lot");
    let others: Vec<usize> = (0..4).filter(|at| *at != host).collect();
    for words in ["seal 4", "seal 9", "seal 5"] {
        let kept = act_now(&master, table, others[0], words).await.expect("kept");
        assert!(matches!(kept, Acted::Kept { locked: true }));
    }
    assert!(matches!(act_now(&master, table, others[0], "seal 5").await, Err(Refused::AlreadyDone)));
    assert!(matches!(act_now(&master, table, others[0], "seal 3").await, Err(Refused::Rejected(_))));
    assert!(matches!(act_now(&master, table, host, "seal 4").await, Err(Refused::NotYourTurn { .. })));
    act_now(&master, table, others[1], "seal 0").await.expect("kept");
    let done = act_now(&master, table, others[2], "seal 4").await.expect("the last one opens them all");
    assert_eq!(done, Acted::Done);
    let log = steps(&master, table).await;
    let tail: Vec<&str> = log.iter().rev().take(3).rev().map(|step| step.text.as_str()).collect();
    assert_eq!(tail, ["seal 5", "seal 0", "seal 4"], "in seat order, each once");
    // Who holds the table's last word on it: the one who sealed 5 paid 5.
    let view = master.look(table, None).await.expect("a look").public.expect("a view").json();
    let city = ["sparta", "corinth", "athens", "thebes"][others[0]];
    assert_eq!(view["cities"][city]["drachmae"], 5);
}
