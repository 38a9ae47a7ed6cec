//! Tests of the data about a person: export and erasure.

use crate::fixture::{
    ANA, BEN, EVA, Fixture, GUILD, board, finished, fixture, lobby, message, open, person, resigned, running,
};
use agon_store::{
    AbsentWhy, AtZero, Busy, ChannelId, ClockRow, Commit, DecidedRow, DirectMessageRow, End, Ending, HeldRow, History,
    LobbyPlan, MessageId, NewOutbox, NewStep, NewTable, Notices, SealRow, SealedChange, Secret, Store, StoreError,
    UserData, UserId,
};
use serde_json::{Map, Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::sync::mpsc;

/// Returns all data about a person, as one object of lists.
pub async fn about(store: &Store, user: UserId) -> Value {
    let (rows, mut read) = mpsc::channel(1);
    let sent = store.user_data(user, rows);
    let lists = async {
        let (mut lists, mut list) = (Map::new(), "");
        while let Some(kept) = read.recv().await {
            match kept {
                UserData::List(name) => {
                    list = name;
                    lists.insert(name.to_owned(), json!([]));
                }
                UserData::End => {}
                UserData::Row(row) => lists[list].as_array_mut().unwrap().push(serde_json::from_str(&row).unwrap()),
            }
        }
        Value::Object(lists)
    };
    let (sent, lists) = tokio::join!(sent, lists);
    sent.unwrap();
    lists
}

/// True if no data is there: every list is present and empty.
fn empty(about: &Value) -> bool {
    about.as_object().unwrap().values().all(|list| *list == json!([]))
}

#[tokio::test]
async fn a_person_reads_all_that_is_kept_about_them() {
    let at = fixture().await;
    at.store.set_notices(BEN, Notices::Direct).await.unwrap();
    let three = vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), person(2, EVA, "Eva")];
    let table = finished(&at.store, lobby(1, three), &[1, 2, 3], 5_000).await;
    at.store.set_note(table, BEN, Some(Secret("Ana bluffs".to_owned()))).await.unwrap();
    let open = running(&at.store, 1).await;
    at.store.set_muted(open.table, BEN, true).await.unwrap();
    at.store.set_muted(open.table, EVA, true).await.unwrap();
    at.store.note_call(open.table, BEN, 4).await.unwrap();
    let decided = Some(DecidedRow { seat: 1, seq: 0 });
    let (absent_at_ms, absent_why) = (Some(5_500), Some(AbsentWhy::Clock));
    let own = ClockRow { turns: 9, turns_stood_in: 4, absent_at_ms, absent_why, ..ClockRow::new(1) };
    let clocks = vec![ClockRow { allowance_ms: 77_000_000, ..ClockRow::new(0) }, own];
    at.store.commit(Commit { decided, clocks, ..Commit::at(open.table, 0, 6_000) }).await.unwrap();
    at.store.set_at_zero(BEN, AtZero::Decline).await.unwrap();
    let told = about(&at.store, BEN).await;
    assert_eq!(told["muted tables"], json!([{ "server": "10", "table": open.number }]));
    assert_eq!(told["preferences"][0]["notices"], "direct");
    assert_eq!(told["seats"][0]["name"], "Ben");
    let called = [0, 1].map(|seat| &told["seats"][seat]["called_at_step"]);
    assert_eq!(called, [&json!(null), &json!(4)]);
    assert_eq!(told["seats"][1]["decided_at_step"], json!(0));
    let clocks = told["clocks"].as_array().unwrap();
    let clock = (&clocks[0]["table"], &clocks[0]["seat"], &clocks[0]["turns_stood_in"], &clocks[0]["absent_why"]);
    assert_eq!((clocks.len(), clock), (1, (&json!(open.number), &json!(2), &json!(4), &json!("clock"))));
    assert_eq!(told["preferences"][0]["at_zero"], "decline");
    assert_eq!(told["results"][0]["place"], 2);
    assert_eq!(told["records"].as_array().unwrap().len(), 8, "two halls, with AIs and without, all time and 30 days");
    assert_eq!(told["notes"], json!([{ "server": "10", "table": 1, "note": "Ana bluffs" }]));
    assert_eq!(told["records"][0]["mu"].as_i64().map(|mu| mu / 1_000_000), Some(25), "who came out in the middle");
    assert_eq!(told["records"][0]["sigma"].as_i64().map(|sigma| sigma / 1_000_000), Some(7));
    // Holds no data about other people: neither their names nor their ids.
    let text = told.to_string();
    assert!(!text.contains("Eva") && !text.contains(&EVA.to_string()) && !text.contains("77000000"), "{text}");
    let nobody = about(&at.store, agon_store::UserId(99)).await;
    assert!(empty(&nobody), "{nobody}");
}

#[tokio::test]
async fn what_an_ai_does_in_a_seat_given_up_is_not_told_before_the_end() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let step = NewStep { seat: Some(1), text: "bid 4".to_owned(), stood_in: false, automatic: false, cut: false };
    let sealed = SealedChange::Put {
        seat: 1,
        seq: 0,
        words: Secret("seal 5".to_owned()),
        locked: false,
        blind: None,
        cut: false,
    };
    let commit = Commit { steps: vec![step], sealed, ..Commit::at(table, 0, 3_000) };
    at.store.commit(commit).await.unwrap();
    let own = about(&at.store, BEN).await.to_string();
    assert!(own.contains("bid 4") && own.contains("seal 5"), "{own}");
    let seats = Some(vec![person(0, ANA, "Ana"), resigned(1, BEN, "Ben")]);
    at.store.commit(Commit { seats, ..Commit::at(table, 1, 4_000) }).await.unwrap();
    let given_up = about(&at.store, BEN).await.to_string();
    assert!(!given_up.contains("bid 4") && !given_up.contains("seal 5"), "{given_up}");
    let end = End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None };
    at.store.commit(Commit { end: Some(end), ..Commit::at(table, 1, 5_000) }).await.unwrap();
    assert!(about(&at.store, BEN).await.to_string().contains("bid 4"));
}

#[tokio::test]
async fn what_hid_a_choice_is_told_to_whose_choice_it_is() {
    let at = fixture().await;
    let table = running(&at.store, 1).await.table;
    let [of_ana, of_ben] = ["a1", "be"].map(|byte| byte.repeat(32));
    for (seat, byte) in [(0, 0xa1), (1, 0xbe)] {
        let words = Secret(format!("seal {seat}"));
        let sealed =
            SealedChange::Put { seat, seq: 0, words, locked: true, blind: Some(Secret([byte; 32])), cut: false };
        at.store.commit(Commit { sealed, ..Commit::at(table, 0, 3_000) }).await.unwrap();
    }
    let told = about(&at.store, BEN).await;
    let choice = json!({ "server": "10", "table": 1, "choice": "seal 1", "asked": 0, "locked": 1, "blind": of_ben });
    assert_eq!(told["orders and secret choices"], json!([choice]));
    assert!(!told.to_string().contains(&of_ana), "{told}");

    // After the opening, each choice is in its owner's steps.
    let steps = [0, 1].map(|seat| NewStep {
        seat: Some(seat),
        text: format!("seal {seat}"),
        stood_in: false,
        automatic: false,
        cut: false,
    });
    let seal = |seat: u8, byte| SealRow {
        seat,
        seq: 0,
        first_seq: u32::from(seat) + 1,
        steps: 1,
        blind: [byte; 32],
        commitment: [0xcc; 32],
    };
    let (sealed, seals) = (SealedChange::Clear, vec![seal(0, 0xa1), seal(1, 0xbe)]);
    at.store.commit(Commit { steps: steps.to_vec(), sealed, seals, ..Commit::at(table, 0, 4_000) }).await.unwrap();
    let told = about(&at.store, BEN).await;
    let own = json!([{ "asked": 0, "first": 2, "steps": 1, "blind": of_ben, "commitment": "cc".repeat(32) }]);
    assert_eq!((&told["seats"][0]["seals"], &told["orders and secret choices"]), (&own, &json!([])));
    assert!(!told.to_string().contains(&of_ana), "{told}");
    // The sealed choice of an AI in a resigned seat stays hidden until the end.
    let seats = Some(vec![person(0, ANA, "Ana"), resigned(1, BEN, "Ben")]);
    at.store.commit(Commit { seats, ..Commit::at(table, 2, 5_000) }).await.unwrap();
    assert_eq!(about(&at.store, BEN).await["seats"][0]["seals"], json!([]));
}

#[tokio::test]
async fn who_opened_a_table_and_went_is_told_so_and_can_be_erased() {
    let at = fixture().await;
    let table = open(&at.store, lobby(1, Vec::new())).await.unwrap();
    assert_eq!(table.host, ANA);
    let hosted = json!([{ "server": "10", "table": 1, "game": "offrandes", "opened_at_ms": 1_000 }]);
    assert_eq!(about(&at.store, ANA).await["hosted tables"], hosted);
    assert!(at.store.has_user(ANA).await.unwrap());
    at.store.erase(ANA, 2_000, Vec::new()).await.unwrap();
    assert!(!at.store.has_user(ANA).await.unwrap());
}

#[tokio::test]
async fn whoever_is_erased_leaves_a_nameless_seat_and_everybody_elses_ratings() {
    let at = fixture().await;
    let three = || vec![person(0, ANA, "Ana"), person(1, BEN, "Ben"), person(2, EVA, "Eva")];
    for at_ms in [5_000, 6_000] {
        finished(&at.store, lobby(1, three()), &[2, 1, 3], at_ms).await;
    }
    let open = running(&at.store, 1).await;
    let told = json!({ "user": BEN.0 });
    at.store.enqueue(vec![NewOutbox { body: told, ..message("notice", 0) }, message("board", 0)]).await.unwrap();
    assert!(matches!(at.store.erase(BEN, 7_000, Vec::new()).await, Err(StoreError::StillSeated)));
    let end = End { status: Ending::Aborted, reason: None, results: Vec::new(), margin: None };
    let commit = Commit { end: Some(end), ..Commit::at(open.table, 0, 7_000) };
    at.store.commit(commit).await.unwrap();
    let before = at.store.leaderboard(&board(), 0, 10).await.unwrap();

    assert_eq!(at.store.tables_of_user(BEN, 6_000).await.unwrap().len(), 2, "the second table, and the aborted one");
    let page = json!({ "page": "v1:his:0:0:0 - 2", "about": [BEN.0] });
    let others = json!({ "page": "v1:his:0:0:0 - 22", "about": [22] });
    let pages = [page, others].map(|body| NewOutbox { body, ..message("page", 0) });
    at.store.enqueue(pages.into()).await.unwrap();
    let together = json!({ "by": EVA.0, "users": [ANA.0, BEN.0] });
    at.store.enqueue(vec![NewOutbox { body: together, ..message("invite", 0) }]).await.unwrap();
    assert_eq!(about(&at.store, BEN).await["messages to be sent"].as_array().unwrap().len(), 3);
    assert!(at.store.has_user(BEN).await.unwrap());
    at.store.erase(BEN, 8_000, vec![message("board", 0)]).await.unwrap();
    assert!(!at.store.has_user(BEN).await.unwrap());
    assert_eq!(at.store.tables_of_user(BEN, 0).await.unwrap(), []);
    assert!(empty(&about(&at.store, BEN).await));
    let due = at.store.due(9_000, 9, &Busy::default()).await.unwrap();
    let told: Vec<_> = due.iter().map(|row| row.kind.as_str()).collect();
    assert_eq!(told, ["board", "page", "invite", "board"], "what was to be told to them, or of them, is not told");
    assert_eq!(due[2].body, json!({ "by": EVA.0, "users": [ANA.0] }), "who was called with them still is");
    let after = at.store.leaderboard(&board(), 0, 10).await.unwrap();
    let users =
        |board: &agon_store::Leaderboard| board.rows.items.iter().map(|row| (row.user, row.rating)).collect::<Vec<_>>();
    assert_eq!(users(&after), users(&before)[1..], "Ben led; the others stay as they were");
    let past = at.store.finished(&History { guild: Some(GUILD), ..History::default() }, 0, 9).await.unwrap();
    // The newest table was stopped.
    let winner = &past.items[1].results[0];
    assert_eq!((winner.name.as_str(), winner.user.unwrap().is_former()), ("", true));
    assert_eq!(past.items[1].results[1].user, Some(ANA));
    // Recomputing changes nothing: the former player is still one player, and still on no board.
    at.store.rebuild_records(9_000).await.unwrap();
    assert_eq!(at.store.leaderboard(&board(), 0, 10).await.unwrap(), after);
    // A person who comes back begins anew, and the next erased person gets another id.
    at.store.erase(EVA, 9_000, Vec::new()).await.unwrap();
    let past = at.store.finished(&History { guild: Some(GUILD), ..History::default() }, 0, 9).await.unwrap();
    let former: Vec<_> =
        past.items[1].results.iter().filter_map(|result| result.user).filter(|user| user.is_former()).collect();
    assert!(former.len() == 2 && former[0] != former[1], "{former:?}");
}

/// Returns every cell of every table of the file, as text.
async fn cells(at: &Fixture) -> Vec<String> {
    let options = SqliteConnectOptions::new().filename(&at.path);
    let mut file = options.connect().await.unwrap();
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'").fetch_all(&mut file).await.unwrap();
    let mut found = Vec::new();
    for table in tables {
        let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info(?1)").bind(&table);
        let columns: Vec<String> = columns.fetch_all(&mut file).await.unwrap();
        for column in columns {
            let all = format!("SELECT '{table}.{column}: ' || quote({column}) FROM {table}");
            let rows: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(all)).fetch_all(&mut file).await.unwrap();
            found.extend(rows);
        }
    }
    found
}

#[tokio::test]
async fn no_cell_of_the_file_names_whoever_was_erased() {
    const WHO: UserId = UserId(770_000_000_000_000_101);
    let at = fixture().await;
    let store = &at.store;
    let two = || vec![person(0, WHO, "Benedetta"), person(1, ANA, "Ana")];
    let table = finished(store, NewTable { host: WHO, ..lobby(1, two()) }, &[1, 2], 5_000).await;
    store.set_notices(WHO, Notices::Direct).await.unwrap();
    store.set_note(table, WHO, Some(Secret("mine".to_owned()))).await.unwrap();
    let letter = DirectMessageRow { channel: ChannelId(8), message: MessageId(9) };
    store.set_direct_message(table, WHO, letter).await.unwrap();
    let held = vec![HeldRow { user: WHO, name: "Benedetta".to_owned() }];
    let plan = LobbyPlan { held, ..LobbyPlan::default() };
    let open = store.open_lobby(lobby(2, vec![person(0, ANA, "Ana")]), plan).await.unwrap().table;
    store.set_muted(open, WHO, true).await.unwrap();
    store.ask_ready(open, 1, None, &[], WHO).await.unwrap();
    assert_eq!(about(store, WHO).await["lobbies where they are ready"], json!([{ "server": "10", "table": 2 }]));
    store.set_blocked(GUILD, &[WHO]).await.unwrap();
    store.invite(open, ANA, &[WHO], 1, |_| Vec::new()).await.unwrap();
    store.invite(open, WHO, &[EVA], 1, |_| Vec::new()).await.unwrap();
    store.enqueue(vec![NewOutbox { body: json!({ "users": [1, WHO.0] }), ..message("invite", 0) }]).await.unwrap();
    let names = |cells: Vec<String>| {
        let own = |cell: &String| cell.contains("Benedetta") || cell.contains(&WHO.to_string());
        cells.into_iter().filter(own).collect::<Vec<_>>()
    };
    let before = names(cells(&at).await);
    for table in [
        "player",
        "seat",
        "result",
        "record",
        "game_table",
        "note",
        "muted",
        "ready",
        "blocked",
        "direct_message",
        "held_seat",
        "invitation",
        "outbox",
    ] {
        assert!(before.iter().any(|cell| cell.starts_with(&format!("{table}."))), "nothing of {table} in {before:?}");
    }
    store.erase(WHO, 6_000, Vec::new()).await.unwrap();
    // The managers' block stays, without a name: nobody takes it back by themselves.
    assert_eq!(names(cells(&at).await), [format!("blocked.user_id: {WHO}")]);
}
