//! Tables that come back from their files unchanged, and files that make no table.

use crate::world::{
    acts, arrivals, asked, finished, game_master, greedy, lines, play, read, sealed_table, user, welcome,
};
use agon_gamemaster::{Extras, MissingPart, Person, Refused, UserId};
use agon_rules::verify::Unchecked;
use agon_store::{ChannelId, GuildId, Status, StoreError};
use serde_json::{Value, json};
use tempfile::TempDir;

#[tokio::test]
async fn a_table_comes_back_from_its_file_once() {
    let folder = TempDir::new().expect("a folder");
    let (master, table, whole) = finished(folder.path()).await;
    let back = arrivals(&whole, welcome(true)).expect("a table");
    let same = master.store().import_tables(&back).await;
    assert!(matches!(same, Err(StoreError::AlreadyHere { at: 0, there }) if there == table), "it was played here");

    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let twice = [back[0].clone(), back[0].clone()];
    assert!(matches!(other.store().import_tables(&twice).await, Err(StoreError::AlreadyHere { at: 1, .. })));
    assert_eq!(other.store().begun_tables(GuildId(7)).await.expect("tables"), [], "all of a file or nothing");
    // Another table takes its old number.
    sealed_table(&other).await;
    let row = other.store().import_tables(&back).await.expect("a table").remove(0);
    assert!(matches!(other.store().import_tables(&back).await, Err(StoreError::AlreadyHere { .. })));
    assert_ne!(row.table, table);
    assert_eq!((row.status, row.number, row.imported_at_ms), (Status::Finished, 1, Some(1_800_000_000_000)));
    let old = master.store().table(table).await.expect("the store").expect("the table");
    assert_eq!((row.started_at_ms, row.ended_at_ms), (old.started_at_ms, old.ended_at_ms));
    assert_eq!((row.ended_reason, row.arrangement), (old.ended_reason, old.arrangement));
    let (a, b) = (master.store(), other.store());
    assert_eq!(a.steps(table).await.expect("steps"), b.steps(row.table).await.expect("steps"));
    assert_eq!(a.seals(table).await.expect("seals"), b.seals(row.table).await.expect("seals"));
    assert_eq!(a.seats(table).await.expect("seats"), b.seats(row.table).await.expect("seats"));
    assert_eq!(a.results(table).await.expect("results"), b.results(row.table).await.expect("results"));

    // A second export gives the same file, and it verifies.
    assert_eq!(lines(&other, row.table, Extras { states: false, people: true }).await, whole);
    assert!(other.verify(row.table).await.expect("a finished table").is_ok());
    // Imported as rated, it counts. Nobody can start a rematch of it.
    assert_eq!(other.store().counted_after(0, 9).await.expect("the records"), [(1, row.table)]);
    let person = Person { user: user(0), name: "Person 0".to_owned() };
    assert!(matches!(other.rematch(row.table, person, ChannelId(5)).await, Err(Refused::NoSeat)));
}

#[tokio::test]
async fn what_cannot_be_imported_is_said() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, whole) = finished(folder.path()).await;
    let without = |key: &str, value: Value| {
        let mut lines = whole.clone();
        lines[0][key] = value;
        lines
    };
    for key in ["seed", "seed_sha256", "start"] {
        assert_eq!(arrivals(&without(key, Value::Null), welcome(false)), Err(MissingPart::Luck), "{key}");
    }
    assert_eq!(arrivals(&without("people", Value::Null), welcome(true)), Err(MissingPart::People));
    assert_eq!(arrivals(&without("players", json!(["Ana"])), welcome(false)), Err(MissingPart::List("players")));
    assert_eq!(
        arrivals(&without("people", json!(["x", null, null])), welcome(false)),
        Err(MissingPart::List("people"))
    );
    assert_eq!(arrivals(&without("resigned", json!([4])), welcome(false)), Err(MissingPart::Resigned));
    assert_eq!(arrivals(&without("people", json!(["7", null, "7"])), welcome(false)), Err(MissingPart::List("people")));
    assert_eq!(arrivals(&without("ended", json!(5)), welcome(false)), Err(MissingPart::Times));
    assert_eq!(arrivals(&without("ended", json!(i64::MAX)), welcome(false)), Err(MissingPart::Times));
    let mut half = whole[..9].to_vec();
    for key in ["steps", "seals"] {
        half[0][key] = Value::Null;
    }
    assert_eq!(arrivals(&half, welcome(false)), Err(MissingPart::End));
    // Without ids everybody keeps a seat and a name. A person who gave up stays behind all others.
    let mut lines = without("people", Value::Null);
    lines[0]["resigned"] = json!([1]);
    let new = arrivals(&lines, welcome(false)).expect("a table").remove(0);
    let places: Vec<u8> = new.end.results.iter().map(|result| result.place).collect();
    assert_eq!((places[0], new.seats[0].resigned), (3, true));
    let other = TempDir::new().expect("a folder");
    let other = game_master(other.path(), 0).await;
    let row = other.store().import_tables(&[new]).await.expect("a table").remove(0);
    let look = other.snapshot(row.table, None).await.expect("a snapshot");
    assert_eq!(
        (look.name(agon_rules::Seat(0)), look.is_over()),
        (whole[0]["players"][0].as_str().expect("a name"), true)
    );
    assert!(other.verify(row.table).await.expect("a finished table").is_ok());
}

#[tokio::test]
async fn a_servers_own_file_comes_back_as_it_was() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    master.store().set_guild_rated(GuildId(1), false).await.expect("the settings");
    let table = sealed_table(&master).await;
    play(&master, table, |_| false).await;
    master.erase_user(user(1)).await.expect("forgotten");
    let people = Extras { states: false, people: true };
    let whole = lines(&master, table, people).await;
    assert_eq!(whole[0]["rated"], json!(false));

    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let back = arrivals(&whole, welcome(true)).expect("a table");
    let row = other.store().import_tables(&back).await.expect("a table").remove(0);
    assert_eq!((row.rated, row.counts), (false, true));
    let results = other.store().results(row.table).await.expect("the results");
    assert!(results.iter().all(|result| result.rating_change.is_none()), "{results:?}");
    let seats = other.store().seats(row.table).await.expect("the seats");
    let former: Vec<_> = seats.iter().filter(|seat| seat.user.is_some_and(UserId::is_former)).collect();
    assert!(former.len() == 1 && former[0].name.is_empty() && former[0].ai.is_none(), "{seats:?}");
    assert!(results.iter().any(|result| result.user == former[0].user), "{results:?}");
    assert_eq!(lines(&other, row.table, people).await, whole);
    assert!(other.verify(row.table).await.expect("a finished table").is_ok());
    // A person erased after that is another former player, and so is one who gave up a seat.
    other.erase_user(user(0)).await.expect("forgotten");
    let mut whole = lines(&other, row.table, people).await;
    let gone = whole[0]["people"].as_array().expect("people").iter().position(Value::is_null).expect("a former player");
    whole[0]["resigned"] = json!([gone + 1]);
    whole[0]["ai"][gone] = json!("greedy");
    let third = TempDir::new().expect("a folder");
    let third = game_master(third.path(), 900).await;
    let back = arrivals(&whole, welcome(true)).expect("a table");
    let row = third.store().import_tables(&back).await.expect("a table").remove(0);
    let seats = third.store().seats(row.table).await.expect("the seats");
    assert_eq!(seats.iter().filter(|seat| seat.user.is_some_and(UserId::is_former)).count(), 2);
    assert_eq!(lines(&third, row.table, people).await[0]["resigned"], json!([gone + 1]));
}

#[tokio::test]
async fn what_a_machine_did_for_somebody_is_not_theirs_in_another_database() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    let table = sealed_table(&master).await;
    let mut plies = 0;
    while plies < 9 {
        let mine = asked(&master, table).await;
        acts(&master, &mine, &greedy(&mine)).await;
        plies += 1;
    }
    master.resign(table, user(1)).await.expect("a seat given up");
    while !master.snapshot(table, None).await.expect("a snapshot").is_over() {
        for at in [0, 2] {
            let mine = master.snapshot(table, Some(user(at))).await.expect("a snapshot");
            if mine.my_turn() {
                acts(&master, &mine, &greedy(&mine)).await;
            }
        }
    }
    let people = Extras { states: false, people: true };
    let whole = lines(&master, table, people).await;
    let seats = master.store().seats(table).await.expect("the seats");
    let gone = seats.iter().position(|row| row.resigned).expect("a seat given up");
    assert_eq!(whole[0]["left"][gone], json!(seats[gone].left_at_ms.expect("a time")));

    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let row =
        other.store().import_tables(&arrivals(&whole, welcome(true)).expect("a table")).await.expect("it").remove(0);
    assert_eq!(other.store().seats(row.table).await.expect("the seats"), seats);
    assert_eq!(lines(&other, row.table, people).await, whole);
    for (key, wrong) in [("left", json!([1, 2])), ("left", json!(["then", null, null]))] {
        let mut lines = whole.clone();
        lines[0][key] = wrong;
        assert_eq!(arrivals(&lines, welcome(true)), Err(MissingPart::List("left")));
    }
    let mut lines = whole.clone();
    lines[0]["left"][gone] = json!(i64::MAX);
    assert_eq!(arrivals(&lines, welcome(true)), Err(MissingPart::Times));
}

#[tokio::test]
async fn nobody_comes_in_under_an_id_that_nobody_can_have() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, whole) = finished(folder.path()).await;
    let with = |key: &str, value: Value| {
        let mut lines = whole.clone();
        lines[0][key] = value;
        arrivals(&lines, welcome(true))
    };
    let (least, most) = ("1", (i64::MAX as u64).to_string());
    for wrong in ["0", "9223372036854775808", "9223372036854775809", "18446744073709551616", "-5", "7 ", ""] {
        assert_eq!(with("people", json!([wrong, "8", "9"])), Err(MissingPart::List("people")), "{wrong}");
    }
    assert_eq!(with("people", json!(["7", "07", "9"])), Err(MissingPart::List("people")));
    assert_eq!(with("ai", json!(["clever", null, null])), Err(MissingPart::List("ai")));
    assert_eq!(with("rated", json!("no")), Err(MissingPart::Rated));
    // An id may not equal the seat number that stands for a person without an id.
    let mut lines = whole.clone();
    lines[0]["people"] = json!(["2", null, null]);
    assert_eq!(arrivals(&lines, welcome(false)), Err(MissingPart::List("people")));
    let back = with("people", json!([least, "07", most])).expect("a table");
    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let row = other.store().import_tables(&back).await.expect("a table").remove(0);
    let users = [UserId(1), UserId(7), UserId(i64::MAX as u64)];
    let seats = other.store().seats(row.table).await.expect("the seats");
    assert_eq!(seats.iter().filter_map(|seat| seat.user).collect::<Vec<_>>(), users);
    for user in users {
        other.erase_user(user).await.expect("forgotten");
    }
}

#[tokio::test]
async fn a_table_all_but_one_gave_up_comes_back_to_be_read() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 0).await;
    let table = sealed_table(&master).await;
    play(&master, table, |look| look.seq() > 60).await;
    for gone in [1, 2] {
        master.resign(table, user(gone)).await.expect("resigned");
    }
    master.end_now(table, user(0)).await.expect("the end");
    let people = Extras { states: false, people: true };
    let whole = lines(&master, table, people).await;
    assert!(whole[0]["conceded"] == true && whole.iter().all(|line| line["kind"] != "standing"), "{}", whole[0]);
    assert_eq!(read(&whole).expect("it fits").verified.unchecked, [Unchecked::Conceded]);

    // It can be read, but it moves no rating, because only the file says who gave up.
    let back = arrivals(&whole, welcome(true)).expect("a table");
    assert!(!back[0].counts);
    let elsewhere = TempDir::new().expect("a folder");
    let other = game_master(elsewhere.path(), 500).await;
    let row = other.store().import_tables(&back).await.expect("a table").remove(0);
    assert_eq!((row.status, row.ended_reason.as_deref(), row.counts), (Status::Finished, Some("conceded"), false));
    let places = |results: Vec<agon_store::ResultRow>| -> Vec<_> {
        results.into_iter().map(|row| (row.seat, row.place, row.user, row.parts)).collect()
    };
    let [here, there] =
        [(&master, table), (&other, row.table)].map(|(game_master, table)| game_master.store().results(table));
    assert_eq!(places(here.await.expect("results")), places(there.await.expect("results")));
    assert_eq!(lines(&other, row.table, people).await, whole);
    assert!(other.verify(row.table).await.expect("a finished table").is_ok());
    assert_eq!(other.store().counted_after(0, 9).await.expect("the records"), []);

    // With a changed header it is no such end.
    let bent = |key: &str, value: Value| {
        let mut lines = whole.clone();
        lines[0][key] = value;
        arrivals(&lines, welcome(false))
    };
    for wrong in [Value::Null, json!(false), json!([null])] {
        assert_eq!(bent("conceded", wrong.clone()), Err(MissingPart::End), "{wrong}");
    }
    for wrong in [json!([null]), json!(["x", null, null])] {
        assert_eq!(bent("left", wrong.clone()), Err(MissingPart::List("left")), "{wrong}");
    }
    assert_eq!(bent("left", json!([1, 1, 1])), Err(MissingPart::Conceded));
    assert_eq!(bent("resigned", json!([1, 2, 3])), Err(MissingPart::Conceded));
    let late: Value =
        whole[0]["left"].as_array().expect("times").iter().map(|at| at.as_i64().map(|_| i64::MAX)).collect();
    assert_eq!(bent("left", late), Err(MissingPart::Times));
}
