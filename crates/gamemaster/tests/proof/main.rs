//! Proof: seals hide and open, logs of finished tables verify to the last line, and every change is found.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod bent;
#[path = "../../../store/tests/store/database.rs"]
mod database;
mod imports;
mod stood_in;
mod world;

use agon_gamemaster::{Extras, Refused, TableId};
use agon_rules::seal::{commitment, to_hex};
use serde_json::{Value, json};
use tempfile::TempDir;
use world::{acts, asked, finished, game_master, play, read, sealed_table};

#[tokio::test]
async fn a_locked_choice_shows_a_commitment_that_its_opening_fits() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    let table = sealed_table(&master).await;
    play(&master, table, |look| look.secret() && look.waiting().len() > 1).await;
    let mine = asked(&master, table).await;
    assert_eq!(mine.locked(), []);
    let seat = mine.seat().expect("a seat");
    let mut shown = Vec::new();
    let legal = mine.view().expect("a view").legal();
    let [first, .., most] = &legal[..] else { panic!("{legal:?}") };
    for input in [most, first, most] {
        acts(&master, &mine, input).await;
        let now = master.snapshot(table, None).await.expect("a snapshot");
        let [(who, made)] = now.locked() else { panic!("one choice") };
        assert_eq!(*who, seat);
        shown.push(made.clone());
    }
    assert!(shown[0] != shown[1] && shown[0] != shown[2], "each choice has bytes of its own: {shown:?}");
    let row = master.store().sealed(table).await.expect("what is sealed").remove(0);
    assert!(format!("{row:?}").contains("Secret(..)") && !format!("{row:?}").contains("seal"), "{row:?}");
    // A choice taken back shows nothing. A new seal differs from the old ones.
    let who = mine.seats()[seat.index()].user.expect("a person");
    master.take_back(table, who, mine.seq(), true).await.expect("taken back");
    assert_eq!(master.snapshot(table, None).await.expect("a snapshot").locked(), []);
    assert_eq!(master.store().sealed(table).await.expect("what is sealed")[0].blind, None);
    acts(&master, &mine, most).await;
    let locked = master.snapshot(table, None).await.expect("a snapshot").locked().to_vec();
    assert!(!shown.contains(&locked[0].1));
    assert_eq!(master.store().seals(table).await.expect("the seals"), [], "nothing is opened yet");

    // The bot stops and starts again. Then the others choose.
    master.close().await;
    master.store().close().await;
    let master = game_master(folder.path(), 1_000).await;
    assert_eq!(master.snapshot(table, None).await.expect("a snapshot").locked(), locked);
    let asked_at = mine.seq();
    play(&master, table, |look| look.seq() > asked_at).await;
    assert_eq!(master.snapshot(table, None).await.expect("a snapshot").locked(), []);
    let seals = master.store().seals(table).await.expect("the seals");
    assert_eq!(seals.len(), mine.waiting().len());
    let own = seals.iter().find(|row| row.seat == seat.0).expect("my seal");
    assert_eq!((own.seq, own.steps, to_hex(&own.commitment)), (asked_at, 1, locked[0].1.clone()));
    assert_eq!(own.commitment, commitment(table.0 as u64, seat, asked_at, &own.blind, most));
    assert!(matches!(master.file(TableId(99)).await, Err(Refused::NoTable(_))));
}

#[tokio::test]
async fn a_finished_table_verifies_in_every_part() {
    let folder = TempDir::new().expect("a folder");
    let (master, table, lines) = finished(folder.path()).await;
    let verified = master.verify(table).await.expect("a finished table").expect("it fits");
    assert_eq!(verified.unchecked, []);
    assert!(verified.promise && verified.seats && verified.standing);
    assert_eq!((verified.draws, verified.steps as usize), (1, master.store().steps(table).await.expect("steps").len()));
    assert!(verified.seals > 10, "{verified:?}");
    assert_eq!(read(&lines).expect("it fits").verified, verified);
    let header = &lines[0];
    assert_eq!((&header["seals"], &header["players"].as_array().map(Vec::len)), (&json!(verified.seals), &Some(3)));
    assert_eq!(header["people"].as_array().map(Vec::len), Some(3));
    let without = world::lines(&master, table, Extras { states: true, people: false }).await;
    assert!(without[0].get("people").is_none() && without[1]["state"].is_object());
    read(&without).expect("states fit too");
    // With each secret choice in one line, the log means the same.
    let mut joined: Vec<Value> = Vec::new();
    for line in &lines {
        let steps = line["steps"].as_u64().filter(|_| line["kind"] == "seal").unwrap_or(0) as usize;
        let choice = joined.split_off(joined.len() - steps);
        joined.extend(choice.first().map(|first| {
            let words: Vec<&str> = choice.iter().filter_map(|step| step["text"].as_str()).collect();
            let mut whole = first.clone();
            whole["text"] = json!(words.join("; "));
            whole
        }));
        joined.push(line.clone());
    }
    assert!(joined.len() < lines.len(), "lists of several entries");
    assert_eq!(read(&joined).expect("it fits").verified, verified);
}
