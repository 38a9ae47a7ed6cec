//! Tables played through the game master's interface, over a real database.

use crate::fixture::{Fixture, GUILD, greedy, options, row, user, wish};
use agon_gamemaster::{Acted, OpenTable, Refused, TableId};
use agon_rules::game::OptionValues;
use agon_rules::game_of;
use agon_rules::log::replay;
use agon_rules::offrandes::Offrandes;
use agon_rules::table::Step;
use agon_rules::{Seat, SeatSet, log};
use agon_store::{History, NewTable, Status};

/// A table of four people.
async fn four(fixture: &Fixture, words: &[(&str, &str)]) -> TableId {
    fixture.table(OpenTable { options: options(words), ..wish("offrandes", 4) }, 1..4).await
}

/// Acts at the current step of the table.
async fn act_now(fixture: &Fixture, table: TableId, at: usize, words: &str) -> Result<Acted, Refused> {
    let seq = fixture.snapshot(table).await.seq();
    fixture.master.act(table, user(at), seq, words).await
}

async fn steps(fixture: &Fixture, table: TableId) -> Vec<Step> {
    let rows = fixture.master.store().steps(table).await.expect("the log");
    rows.into_iter().map(|row| Step { seq: row.seq, seat: row.seat.map(Seat), text: row.text }).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_alone_and_the_result_is_what_the_log_replays_to() {
    let fixture = Fixture::open().await;
    let table = fixture.table(wish("offrandes", 4), []).await;
    let end = fixture.plays_to_the_end(table).await;
    assert_eq!(end.table().status, Status::Finished);

    let filter = History { guild: Some(GUILD), user: Some(user(0)), ..History::default() };
    let page = fixture.master.store().finished(&filter, 0, 10).await.expect("the records");
    let results = &page.items[0].results;
    let standing = end.standing().cloned().expect("a standing");
    assert_eq!(results.len(), 4);
    for result in results {
        let place = &standing.seats[usize::from(result.seat)];
        assert_eq!((result.place, result.score), (place.place, place.score));
        let numbers = standing.numbers(Seat(result.seat));
        let told: Vec<_> = result.measures.iter().map(|(word, number)| (word.as_str(), *number)).collect();
        assert_eq!((told, result.measures.len()), (numbers, 2));
    }
    let statistics = fixture.master.store().statistics(GUILD, "offrandes", true).await.expect("the records");
    let lead = standing.lead(SeatSet::all(4)).expect("a lead");
    let margin = &statistics.closest[0].1;
    let by = margin.by.as_ref().map(|(word, by)| (word.as_str(), *by));
    assert_eq!((margin.level, by), (lead.level, lead.by));
    let header = log::Header {
        format: log::FORMAT,
        game: "offrandes".to_owned(),
        rules: None,
        seats: 4,
        options: OptionValues::new(),
        seed_sha256: None,
        more: Default::default(),
    };
    let replayed = replay(&header, game_of::<Offrandes>(), &steps(&fixture, table).await).expect("the log replays");
    assert_eq!(replayed.table().standing(), Some(standing));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_where_it_was_with_its_secrets() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, &[("auction", "sealed"), ("bribes", "sealed")]).await;
    let mut look;
    let mut least = 13;
    loop {
        look = fixture.plays(table, |look| look.seq() >= least).await;
        if look.secret() && look.waiting().len() > 1 && look.waiting().minus(look.ready()).len() > 1 {
            break;
        }
        least = look.seq() + 1;
    }
    let seat = look.waiting().minus(look.ready()).first().expect("somebody is asked");
    let mine = fixture.seen_by(table, seat.index()).await;
    let words = greedy(&mine);
    let kept = fixture.master.act(table, user(seat.index()), mine.seq(), &words).await.expect("kept");
    assert!(matches!(kept, Acted::Kept { locked: true }));
    let before = fixture.seen_by(table, seat.index()).await;
    let fixture = fixture.restart().await;
    let after = fixture.seen_by(table, seat.index()).await;
    assert_eq!(after.draft(), before.draft());
    assert!(after.draft().is_some_and(|draft| draft.locked));
    assert_eq!((after.seq(), after.ready()), (before.seq(), before.ready()));
    // Everybody else only sees a tick.
    for other in (0..4).filter(|at| *at != seat.index()) {
        let other = fixture.seen_by(table, other).await;
        assert!(other.ready().has(seat));
        assert!(other.seat().is_some_and(|own| other.ready().has(own) || other.draft().is_none()));
    }
    let end = fixture.plays_to_the_end(table).await;
    assert_eq!(end.table().status, Status::Finished);
    assert_eq!(fixture.master.store().sealed(table).await.expect("the secrets"), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_clicks_at_once_and_nothing_is_lost_or_doubled() {
    let fixture = Fixture::open().await;
    // Every action is a whole decision there.
    let table = fixture.table(wish("cyclades", 4), 1..4).await;
    let mut confirmed = 0;
    for round in 0..60u64 {
        let mut clicks = tokio::task::JoinSet::new();
        for at in 0..4 {
            // Each person presses three legal-looking buttons of the same step at once.
            let look = fixture.seen_by(table, at).await;
            let legal = look.view().expect("a view").legal();
            for press in 0..3 {
                let (master, seq) = (fixture.master.clone(), look.seq());
                let words = match legal.as_slice() {
                    [] => "end".to_owned(),
                    legal => legal[(round as usize * 7 + press) % legal.len()].clone(),
                };
                clicks.spawn(async move { master.act(table, user(at), seq, &words).await });
            }
        }
        while let Some(click) = clicks.join_next().await {
            match click.expect("no panic") {
                Ok(Acted::Done | Acted::Paid(_)) => confirmed += 1,
                Ok(Acted::Kept { .. }) | Err(Refused::Stale { .. } | Refused::NotYourTurn { .. }) => {}
                Err(Refused::AlreadyDone | Refused::Rejected(_) | Refused::Over(_)) => {}
                Err(other) => panic!("{other}"),
            }
        }
    }
    let log = steps(&fixture, table).await;
    assert!(confirmed >= 60, "every round somebody got through: {confirmed}");
    // Every step that luck did not make was confirmed to exactly one click.
    assert_eq!(log.iter().filter(|step| step.seat.is_some()).count(), confirmed);
    assert!(log.iter().enumerate().all(|(at, step)| step.seq as usize == at + 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_choice_is_changed_until_the_last_one_is_in() {
    let fixture = Fixture::open().await;
    let table = four(&fixture, &[("auction", "sealed")]).await;
    let look = fixture.plays(table, |look| look.seq() >= 13).await;
    let host = look.waiting().first().expect("an auctioneer").index();
    act_now(&fixture, table, host, "lot peasant water; open 3").await.expect("a lot");
    let others: Vec<usize> = (0..4).filter(|at| *at != host).collect();
    for words in ["seal 4", "seal 9", "seal 5"] {
        let kept = act_now(&fixture, table, others[0], words).await.expect("kept");
        assert!(matches!(kept, Acted::Kept { locked: true }));
    }
    assert!(matches!(act_now(&fixture, table, others[0], "seal 5").await, Err(Refused::AlreadyDone)));
    assert!(matches!(act_now(&fixture, table, others[0], "seal 3").await, Err(Refused::Rejected(_))));
    assert!(matches!(act_now(&fixture, table, host, "seal 4").await, Err(Refused::NotYourTurn { .. })));
    act_now(&fixture, table, others[1], "seal 0").await.expect("kept");
    let done = act_now(&fixture, table, others[2], "seal 4").await.expect("the last one opens them all");
    assert_eq!(done, Acted::Done);
    let log = steps(&fixture, table).await;
    let tail: Vec<&str> = log.iter().rev().take(3).rev().map(|step| step.text.as_str()).collect();
    assert_eq!(tail, ["seal 5", "seal 0", "seal 4"], "in seat order, each once");
    // The table's state shows the last sealed amount: the one who sealed 5 paid 5.
    let view = fixture.snapshot(table).await.public().expect("a view").json();
    let city = ["sparta", "corinth", "athens", "thebes"][others[0]];
    assert_eq!(view["cities"][city]["drachmae"], 5);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_keeps_nobody_waiting() {
    let fixture = Fixture::open().await;
    let store = fixture.master.store();
    let fine = four(&fixture, &[]).await;
    let broken = fixture.writes(NewTable { rules: 99, ..row("attika", 2) }).await;
    let now = fixture.master.now_ms();
    for table in [broken, fine] {
        store.set_deadline(table, "moment", Some(now)).await.expect("a deadline");
    }
    fixture.master.run_due().await.expect("one of them");
    let left = store.deadlines(fine).await.expect("the deadlines");
    assert!(left.iter().all(|deadline| deadline.kind != "moment"), "{left:?}");
    let next = store.next_deadline().await.expect("the deadlines").expect("the other one");
    assert!(next > now, "it is tried later, and nobody else with it");
    fixture.now.store(next, std::sync::atomic::Ordering::SeqCst);
    fixture.master.run_due().await.expect("none");
    assert!(store.next_deadline().await.expect("the deadlines").is_some_and(|later| later > next));
}
