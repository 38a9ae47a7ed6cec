//! Files of tables at which an AI made turns for people: they come back as they were, and bad notes are refused.

use crate::world::{acts, game_master, greedy, lines, read, sealed_table, user, welcome};
use agon_gamemaster::{Extras, GameMaster, ImportError, MissingPart, TableId, TableImport};
use agon_games::Registry;
use agon_rules::verify::{Depth, Reader};
use agon_store::NewImport;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The people whose turns an AI makes: one comes back, and the other is absent at the end.
const RETURNS: u8 = 1;
const VANISHES: u8 = 2;

/// Plays on while an AI makes the turns of who is gone, until so many steps, or to the end.
async fn play_on(master: &GameMaster, table: TableId, gone: &[u8], until: u32) {
    loop {
        let public = master.snapshot(table, None).await.expect("a snapshot");
        if public.is_over() || public.seq() >= until {
            return;
        }
        for at in (0..3).filter(|at| !gone.contains(at)) {
            let mine = master.snapshot(table, Some(user(at))).await.expect("a snapshot");
            if mine.my_turn() {
                acts(master, &mine, &greedy(&mine)).await;
            }
        }
    }
}

/// A finished table with turns that an AI made for people, and its file.
async fn stood_in(master: &GameMaster) -> (TableId, String) {
    let table = sealed_table(master).await;
    play_on(master, table, &[], 20).await;
    master.member_gone(table, user(RETURNS)).await.expect("gone");
    play_on(master, table, &[RETURNS], 60).await;
    master.take_seat_back(table, user(RETURNS)).await.expect("back");
    play_on(master, table, &[], 80).await;
    master.member_gone(table, user(VANISHES)).await.expect("gone");
    play_on(master, table, &[VANISHES], u32::MAX).await;
    (table, text(master, table).await)
}

async fn text(master: &GameMaster, table: TableId) -> String {
    master.file(table).await.expect("a file").lines(Extras { states: false, people: true }).expect("its lines")
}

/// Imports a file as the command line does, after a table that is left out.
fn imports(lines: &[Value]) -> Result<Vec<NewImport>, ImportError> {
    let unfinished = json!({"game": "offrandes", "seats": 3});
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    let mut tables = TableImport::new(welcome(true));
    for line in std::iter::once(&unfinished).chain(lines) {
        let entry = reader.line(format!("{line}\n").as_bytes()).expect("a line that fits");
        tables.take(&reader, entry)?;
    }
    tables.end(&reader.end().expect("a whole log"))
}

#[tokio::test]
async fn turns_made_for_people_come_back_from_their_file_byte_for_byte() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    let (table, file) = stood_in(&master).await;
    let seats = master.store().seats(table).await.expect("the seats");
    let seat = |at: u8| seats.iter().position(|row| row.user == Some(user(at))).expect("a seat");
    let (present, returned, vanished) = (seat(0), seat(RETURNS), seat(VANISHES));

    let whole: Vec<Value> = file.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let made = |at: usize| {
        let theirs = whole.iter().filter(|line| line["kind"] == "step" && line["seat"] == json!(at + 1));
        theirs.filter(|line| line["stood_in"] == true).count()
    };
    assert!(made(present) == 0 && made(returned) > 0 && made(vanished) > 0);
    let count = |key: &str, at: usize| whole[0][key][at].as_u64().expect("a number");
    assert!([present, returned, vanished].iter().all(|at| count("turns", *at) >= count("stood_in", *at)));
    assert_eq!(count("stood_in", present), 0);
    assert!(count("stood_in", returned) > 0 && count("stood_in", vanished) > count("stood_in", returned));
    assert_eq!(whole[0]["resigned"], json!([vanished + 1]), "absent at the end");

    let verified = read(&whole).expect("it fits").verified;
    assert_eq!(verified, master.verify(table).await.expect("a finished table").expect("it fits"));
    assert_eq!(verified.unchecked, []);

    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let row = other.store().import_tables(&imports(&whole).expect("a table")).await.expect("a table").remove(0);
    assert_eq!(text(&other, row.table).await, file);
    assert!(other.verify(row.table).await.expect("a finished table").is_ok());
    let (a, b) = (master.store(), other.store());
    assert_eq!(a.steps(table).await.expect("steps"), b.steps(row.table).await.expect("steps"));
    let turns = |results: Vec<agon_store::ResultRow>| -> Vec<_> {
        results.into_iter().map(|row| (row.seat, row.place, row.turns, row.turns_stood_in)).collect()
    };
    let (kept, came) = (a.results(table).await.expect("results"), b.results(row.table).await.expect("results"));
    assert_eq!(turns(kept), turns(came));
}

#[tokio::test]
async fn a_bad_count_of_turns_and_a_bad_mark_are_refused_with_their_lines() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    let (table, _) = stood_in(&master).await;
    let whole = lines(&master, table, Extras { states: false, people: true }).await;
    let too_many = json!(i64::from(i32::MAX) + 1);
    for key in ["turns", "stood_in"] {
        for wrong in [
            json!([1, 2]),
            json!([1, 2, 3, 4]),
            json!(["1", 2, 3]),
            json!([1, -2, 3]),
            json!([1, 2, 2.5]),
            json!([1, 2, too_many]),
            json!(7),
        ] {
            let mut bent = whole.clone();
            bent[0][key] = wrong.clone();
            // The header's line: another table stands before it.
            assert_eq!(imports(&bent), Err(ImportError { line: 2, why: MissingPart::List(key) }), "{key}: {wrong}");
        }
    }
    // A part is never more than the whole, and no part of what nobody counted.
    let more: Vec<u64> = whole[0]["turns"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|turns| turns.as_u64().expect("a number") + 1)
        .collect();
    for (key, wrong) in [("stood_in", json!(more)), ("turns", json!([null, null, null]))] {
        let mut bent = whole.clone();
        bent[0][key] = wrong;
        assert_eq!(imports(&bent), Err(ImportError { line: 2, why: MissingPart::List("stood_in") }), "{key}");
    }
    // A file without them, as those of earlier versions are.
    let mut without = whole.clone();
    for key in ["turns", "stood_in"] {
        without[0][key] = Value::Null;
    }
    let results = imports(&without).expect("a table").remove(0).end.results;
    assert!(results.iter().all(|result| result.turns.is_none() && result.turns_stood_in.is_none()));

    let step = whole.iter().position(|line| line["stood_in"] == true).expect("a step made for a person");
    for wrong in [json!("yes"), json!(1)] {
        let mut bent = whole.clone();
        bent[step]["stood_in"] = wrong;
        let misfit = read(&bent).expect_err("no mark");
        let told = misfit.to_string();
        assert!(misfit.line as usize == step + 1 && told.contains("`stood_in` is true or false"), "{told}");
    }
}
