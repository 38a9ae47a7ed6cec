//! Exports of tables: a running one as everybody sees it, a finished one whole.

use crate::command_line::{folder, lines};
use crate::database;
use crate::program::{Said, agon, agon_with};
use agon_ai::Level;
use agon_gamemaster::{ChannelId, GameMaster, GuildId, InteractionId, OpenTable, Person, TableId, UserId};
use agon_games::Registry;
use agon_rules::Seat;
use agon_rules::luck::QuickDice;
use serde_json::Value;
use std::sync::Arc;
use tempfile::TempDir;

/// A sealed table of three people in a database of its own. Opponents choose their actions.
pub struct ExportedTable {
    pub folder: TempDir,
    pub gamemaster: GameMaster,
    pub table: TableId,
}

impl ExportedTable {
    pub const HOST: UserId = UserId(1);

    pub async fn begins() -> ExportedTable {
        let folder = folder();
        let store = database::open(folder.path().join("agon.db")).await;
        let gamemaster = GameMaster::new(store, Registry::ours(), Arc::new(|| 1_700_000_000_000), Arc::new(|| [5; 32]));
        let person = |number: u64| Person { user: UserId(number), name: format!("person {number}") };
        let wish = OpenTable {
            guild: GuildId(10),
            channel: ChannelId(100),
            game: "offrandes".into(),
            seats: Some(3),
            machines: 0,
            level: Some(Level::Greedy),
            options: [("auction", "sealed"), ("bribes", "sealed")].map(|(k, v)| (k.to_owned(), v.to_owned())).into(),
            host: person(1),
            language: "en".into(),
        };
        let table = gamemaster.open(wish).await.expect("a table").table;
        for guest in [2, 3] {
            gamemaster.join(table, person(guest)).await.expect("a seat");
        }
        ExportedTable { folder, gamemaster, table }
    }

    pub async fn starts(&self) {
        // An id with more digits than a JSON reader keeps.
        let start = InteractionId(1_456_000_000_000_000_777);
        self.gamemaster.start(self.table, ExportedTable::HOST, start, None).await.expect("a start");
    }

    /// Opens a table of Attika for the host, with an AI.
    pub async fn lobby(&self, channel: u64) -> TableId {
        let wish = OpenTable {
            guild: GuildId(10),
            channel: ChannelId(channel),
            game: "attika".into(),
            seats: Some(2),
            machines: 1,
            level: Some(Level::Greedy),
            options: Default::default(),
            host: Person { user: ExportedTable::HOST, name: "person 1".into() },
            language: "en".into(),
        };
        self.gamemaster.open(wish).await.expect("a table").table
    }

    /// Opens such a table and starts it.
    async fn meanwhile(&self, channel: u64) -> TableId {
        let table = self.lobby(channel).await;
        self.gamemaster.start(table, ExportedTable::HOST, InteractionId(channel), None).await.expect("a start");
        self.gamemaster.snapshot_when_settled(table, Some(ExportedTable::HOST)).await.expect("a look");
        table
    }

    fn user(seat: Seat) -> UserId {
        UserId(u64::from(seat.0) + 1)
    }

    /// Plays until the table is over, or until several seats must choose in secret at once.
    async fn goes_on(&self, until_secret: bool) {
        for turn in 0.. {
            let look = self.gamemaster.snapshot(self.table, None).await.expect("a look");
            if look.is_over() || (until_secret && look.secret() && look.waiting().len() > 1) {
                return;
            }
            let seat = look.waiting().minus(look.ready()).first().expect("somebody is asked");
            let look = self.gamemaster.snapshot(self.table, Some(ExportedTable::user(seat))).await.expect("a look");
            let view = look.view().expect("a running table");
            let mut opponent = Registry::ours().find("offrandes").expect("the game").player(Level::Greedy);
            let input = opponent.choose(view, &mut QuickDice::new(turn));
            self.acts(seat, &input).await;
        }
    }

    async fn acts(&self, seat: Seat, input: &str) {
        let seq = self.gamemaster.snapshot(self.table, None).await.expect("a look").seq();
        let acted = self.gamemaster.act(self.table, ExportedTable::user(seat), seq, input).await;
        acted.unwrap_or_else(|why| panic!("{input}: {why}"));
    }

    /// Closes the bot, so that only the file is left.
    pub async fn ends(&self) {
        self.gamemaster.close().await;
        self.gamemaster.store().close().await;
    }

    async fn exports(&self, more: &[&str]) -> Said {
        let words: Vec<&str> = ["export", "1", "--jsonl", "--db", "agon.db"].iter().chain(more).copied().collect();
        agon(self.folder.path(), &words).await
    }
}

#[tokio::test]
async fn a_running_table_is_exported_as_everybody_sees_it() {
    let mut logs = Vec::new();
    for amounts in [["seal 7", "seal 0"], ["seal 0", "seal 5"]] {
        let exported = ExportedTable::begins().await;
        exported.starts().await;
        exported.goes_on(true).await;
        let look = exported.gamemaster.snapshot(exported.table, None).await.expect("a look");
        let asked: Vec<Seat> = look.waiting().iter().collect();
        // One seals and locks. If a third one must choose too, that one delays the reveal.
        let mut sealed = 0;
        for (seat, words) in asked[1..].iter().zip(amounts) {
            exported.acts(*seat, words).await;
            sealed += 1;
        }
        assert!(sealed > 0, "a seal is pending");
        exported.ends().await;
        let public = exported.exports(&[]).await.fine();
        for secret in ["\"seed\"", "\"state\"", "\"legal\"", "seal ", "standing"] {
            assert!(!public.contains(secret), "{secret} in\n{public}");
        }
        let told = lines(&public);
        assert_eq!((&told[0]["kind"], &told[0]["game"]), (&"header".into(), &"offrandes".into()));
        assert_eq!(told[0]["seed_sha256"].as_str().map(str::len), Some(64));
        assert!(told.len() > 10 && told[1..].iter().all(|line| line["kind"] == "step" && line["events"].is_array()));
        // The public part can be replayed.
        let again = agon_with(exported.folder.path(), &["replay", "-"], &[], &public).await.fine();
        assert!(again.contains(&format!("{} steps, round 1", told.len() - 1)), "{again}");

        let whole = lines(&exported.exports(&["--secrets"]).await.fine());
        assert_eq!(whole[0]["seed"], "05".repeat(32));
        assert!(whole.len() == told.len() && whole[1..].iter().all(|line| line["state"].is_object()));
        logs.push(public);
    }
    assert!(logs[0] == logs[1], "tables that differ in pending secrets only are exported alike");
}

#[tokio::test]
async fn a_finished_table_is_exported_whole_and_replay_takes_it_luck_included() {
    let exported = ExportedTable::begins().await;
    exported.starts().await;
    exported.goes_on(false).await;
    exported.ends().await;
    let log = exported.exports(&[]).await.fine();
    assert_eq!(exported.exports(&["--secrets", "--guild", "10"]).await.fine(), log, "there is nothing more to tell");
    let told = lines(&log);
    let [header, rest @ .., standing] = &told[..] else { panic!("{log}") };
    assert_eq!((&header["kind"], &header["seed"]), (&"header".into(), &"05".repeat(32).into()));
    let (seals, steps): (Vec<&Value>, Vec<&Value>) = rest.iter().partition(|line| line["kind"] == "seal");
    assert!(steps.iter().all(|step| step["kind"] == "step" && step["state"].is_object() && step["at"].is_i64()));
    assert!(seals.len() > 5 && header["seals"] == seals.len() && header["steps"] == steps.len());
    assert_eq!((&standing["kind"], standing["seats"].as_array().map(Vec::len)), (&"standing".into(), Some(3)));

    std::fs::write(exported.folder.path().join("table.jsonl"), &log).expect("a log");
    let again = agon(exported.folder.path(), &["replay", "table.jsonl", "--jsonl"]).await.fine();
    // The expected lines of a replay: the rules decide them, and the seals are repeated. There are no times.
    let mut plain = told.clone();
    plain.iter_mut().filter_map(Value::as_object_mut).for_each(|line| drop(line.remove("at")));
    assert!(lines(&again) == plain, "the same header, states, seals and standing");
    let verified = agon(exported.folder.path(), &["verify", "table.jsonl"]).await.fine();
    assert!(verified.contains("1 draws fit the seed") && verified.contains(&format!("{} seals fit", seals.len())));
    assert!(!log.contains("people") && !verified.contains("not checked"), "{verified}");
    let whole = exported.exports(&["--people"]).await.fine();
    assert_eq!(lines(&whole)[0]["people"], serde_json::json!(["1", "2", "3"]));
    let words = ["export", "1", "--text", "--db", "agon.db"];
    let text = agon(exported.folder.path(), &words).await.fine();
    assert!(text.starts_with("Offrandes · table 1") && text.contains("person 2") && !text.contains("\\"), "{text}");
    let summary = agon(exported.folder.path(), &["replay", "table.jsonl"]).await.fine();
    assert!(summary.contains("ended by "), "{summary}");
    // Another city begins in the changed log, against the opened seed.
    let first = steps[0]["text"].as_str().expect("luck");
    let other = if first == "first sparta" { "first corinth" } else { "first sparta" };
    let bent = log.replacen(&format!("\"{first}\""), &format!("\"{other}\""), 1);
    let line = agon_with(exported.folder.path(), &["replay", "-"], &[], &bent).await.refuses_with(1);
    assert_eq!(line, format!("line 2, step 1: the log says luck brought `{other}`, the opened seed gives `{first}`"));
}

#[tokio::test]
async fn a_server_is_exported_with_what_runs_and_what_was_stopped_and_read_in_without() {
    let exported = ExportedTable::begins().await;
    exported.starts().await;
    exported.goes_on(false).await;
    let stopped = exported.meanwhile(101).await;
    exported.gamemaster.abort(stopped, ExportedTable::HOST, true).await.expect("an end");
    exported.meanwhile(102).await;
    exported.ends().await;
    let words = ["export", "--server", "--guild", "10", "--jsonl", "--db", "agon.db"];
    let log = agon(exported.folder.path(), &words).await.fine();
    let headers: Vec<Value> = lines(&log).into_iter().filter(|line| line["kind"] == "header").collect();
    let told: Vec<_> = headers.iter().map(|line| (line["game"].as_str(), line["seed"].is_string())).collect();
    assert_eq!(told, [(Some("offrandes"), true), (Some("attika"), true), (Some("attika"), false)]);
    let begins: Vec<usize> = log
        .match_indices("\"kind\":\"header\"")
        .map(|(at, _)| log[..at].rfind('\n').map_or(0, |end| end + 1))
        .collect();
    let line = |table: usize| log[..begins[table]].matches('\n').count() + 1;

    let verified = agon_with(exported.folder.path(), &["verify", "-"], &[], &log).await.fine();
    assert!(
        verified.contains("table 3: attika: 0 steps are legal\n") && verified.contains("not checked: the steps"),
        "{verified}"
    );
    // Another database accepts only finished tables, and the error names the others.
    let other = folder();
    database::open(other.path().join("agon.db")).await.close().await;
    let words = ["import", "-", "--guild", "11", "--db", "agon.db"];
    let told = agon_with(other.path(), &words, &[], &log).await.fine();
    let out = |table: usize| {
        format!("-: left out, line {}: the game is not over: only finished tables are imported", line(table))
    };
    assert!(told.starts_with("-: table 1, offrandes, ") && told.lines().count() == 3, "{told}");
    assert!(told.contains(&out(1)) && told.contains(&out(2)), "{told}");
    for table in [1, 2] {
        let why = agon_with(other.path(), &words, &[], &log[begins[table]..]).await.refuses();
        assert_eq!(why, "-: line 1: the game is not over: only finished tables are imported");
    }
}

#[tokio::test]
async fn what_cannot_be_exported_is_said_in_a_line() {
    let exported = ExportedTable::begins().await;
    exported.ends().await;
    assert_eq!(exported.exports(&[]).await.refuses(), "table 1 has not begun");
    assert_eq!(exported.exports(&["--guild", "11"]).await.refuses(), "there is no table 1");
    let words = ["export", "7", "--jsonl", "--db", "agon.db"];
    assert_eq!(agon(exported.folder.path(), &words).await.refuses(), "there is no table 7");
}
