//! The command line from outside: what it plays, and its one-line errors, after which it has changed nothing.

use crate::program::{Running, agon, agon_with, files, settings, settings_for};
use agon_sandbox::{Config, Sandbox};
use serde_json::Value;
use std::path::Path;
use std::time::Duration;
use tempfile::{TempDir, tempdir};

/// Example T3 of the rules: Sparta sells two lots, the second for 2.
const T3: &str = include_str!("../crates/rules/tests/games/offrandes/t03.jsonl");
/// The longest wait for a page.
const PAGE: Duration = Duration::from_secs(180);

pub fn folder() -> TempDir {
    tempdir().expect("a folder")
}

pub fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// Runs a command that must fail and leave every file unchanged. Returns its error line.
pub async fn refused(folder: &Path, words: &[&str], token: &str) -> String {
    let before = files(folder);
    let environment: &[(&str, &str)] = if token.is_empty() { &[] } else { &[("DISCORD_TOKEN", token)] };
    let line = agon_with(folder, words, environment, "").await.refuses();
    assert!(files(folder) == before, "{line}: a file was touched");
    line
}

#[tokio::test]
async fn every_command_explains_itself() {
    let folder = folder();
    let all = agon(folder.path(), &["--help"]).await.fine();
    let commands =
        ["run", "sandbox", "selfplay", "replay", "verify", "export", "import", "backup", "restore", "health", "doctor"];
    for command in commands {
        assert!(all.contains(&format!("  {command} ")), "{all}");
        let help = agon(folder.path(), &[command, "--help"]).await.fine();
        assert!(help.contains(&format!("Usage: agon {command} ")), "{help}");
        assert!(!help.to_lowercase().contains("--token"), "a token is never a flag: {help}");
    }
    let version = agon(folder.path(), &["--version"]).await.fine();
    assert!(version.starts_with(concat!("agon ", env!("CARGO_PKG_VERSION"))), "{version}");
}

#[tokio::test]
async fn opponents_play_whole_games() {
    let folder = folder();
    let mut words: Vec<&str> = "selfplay --game offrandes --seats 4 --seed 7 --games 3".split(' ').collect();
    words.extend(["--players", "greedy,random,random,random"]);
    let told = agon(folder.path(), &words).await.fine();
    for game in ["game 1: ", "game 2: ", "game 3: ", "3 games, "] {
        assert_eq!(told.lines().filter(|line| line.starts_with(game)).count(), 1, "{told}");
    }
    assert!(told.contains("greedy wins ") && told.contains("(even: 0.250)"), "{told}");
    assert_eq!(agon(folder.path(), &words).await.fine(), told, "the same words give the same games");
}

#[tokio::test]
async fn what_selfplay_writes_replay_says_again() {
    let folder = folder();
    for options in ["auction=open,bribes=in-turn", "auction=sealed,bribes=sealed"] {
        let mut words: Vec<&str> =
            "selfplay --game offrandes --seats 3 --seed olives --jsonl --legal".split(' ').collect();
        words.extend(["--options", options]);
        let log = agon(folder.path(), &words).await.fine();
        let again = agon_with(folder.path(), &["replay", "-", "--jsonl", "--legal"], &[], &log).await.fine();
        let told = |text: &str| lines(text).into_iter().filter(|line| line["kind"] != "header").collect::<Vec<_>>();
        assert!(told(&log) == told(&again), "{options}: other steps or another standing");
        assert_eq!(told(&log).last().expect("lines")["kind"], "standing");
        assert!(told(&log).iter().filter(|line| line["kind"] == "step").all(|line| line["legal"].is_object()));
    }
}

#[tokio::test]
async fn a_header_and_bare_actions_lead_to_example_t3() {
    let folder = folder();
    std::fs::write(folder.path().join("t3.log"), T3).expect("a log");
    let told = lines(&agon(folder.path(), &["replay", "t3.log", "--jsonl"]).await.fine());
    let peasants = |line: &Value| {
        ["sparta", "corinth"].map(|city| line["state"]["cities"][city]["ladders"]["peasant"].as_u64().expect("a level"))
    };
    let [.., before, after] = &told[..] else { panic!("{} lines", told.len()) };
    assert_eq!(peasants(before), [4, 5]);
    assert_eq!(peasants(after), [5, 4], "Sparta's Peasant goes 4 to 5, so Corinth's goes 5 to 4");
    // Nobody buys the lot at 2: Sparta pays, goes up on both ladders, and its turn ends.
    let paid = |line: &Value| line["state"]["cities"]["sparta"]["drachmae"].as_i64().expect("drachmae");
    assert_eq!(paid(before) - paid(after), 2);
    assert_eq!(after["state"]["cities"]["sparta"]["ladders"]["water_carrier"], 3);
    assert_eq!(after["state"]["phase"]["turn"]["auctioneer"], "corinth");
}

#[tokio::test]
async fn a_step_the_rules_forbid_ends_the_replay() {
    let folder = folder();
    let log = T3.replace("\nbid 4\n", "\nbid 3\n");
    let number = 1 + log.lines().position(|line| line == "bid 3").expect("the bid");
    let words = "`bid 3` is refused: bid-too-low (4.4) amount=3 least=4 most=25";
    let told = agon_with(folder.path(), &["replay", "-"], &[], &log).await;
    assert!(told.out.contains("round 5"), "how far it came: {}", told.out);
    let came: u32 = told.out.lines().find_map(|line| line.split_once(" steps, ")?.0.parse().ok()).expect("steps");
    assert_eq!(told.refuses_with(1), format!("line {number}, step {}: {words}", came + 1));

    let told = agon_with(folder.path(), &["replay", "-", "--jsonl"], &[], &log).await;
    let last = lines(&told.out).pop().expect("lines");
    assert_eq!(
        (&last["kind"], &last["line"], &last["rule"]),
        (&"refused".into(), &number.into(), &"bid-too-low".into())
    );
    assert_eq!(last["facts"], serde_json::json!({ "amount": 3, "least": 4, "most": 25 }));
    told.refuses_with(1);
}

#[tokio::test]
async fn selfplay_and_replay_say_in_one_line_what_they_cannot_do() {
    let folder = folder();
    let here = folder.path();
    let offrandes = ["selfplay", "--game", "offrandes", "--seats", "4"];
    for (more, code, says) in [
        (&["--options", "auction=loud"][..], 1, "option `auction` cannot be `loud`"),
        (&["--options", "auction=open,auction=sealed"], 1, "option `auction` is given twice"),
        (&["--options", "weather=fine"], 1, "weather"),
        (&["--options", "loud"], 2, "`loud` is not `option=value`"),
        (&["--players", "genius"], 2, "`genius` is no opponent, there are: random, greedy"),
        (&["--players", "random,random"], 1, "2 players for 4 seats"),
        (&["--games", "0"], 2, "0"),
        (&["--legal"], 2, "--jsonl"),
        (&["--sed", "7"], 2, "--sed"),
    ] {
        let words: Vec<&str> = offrandes.iter().chain(more).copied().collect();
        let told = agon(here, &words).await;
        assert_eq!(told.out, "", "{words:?}");
        let line = told.refuses_with(code);
        assert!(line.contains(says), "{words:?}: {line}");
    }
    for (words, code, says) in [
        (&["selfplay", "--game", "chess", "--seats", "4"][..], 1, "no game `chess`"),
        (&["selfplay", "--game", "offrandes", "--seats", "6"], 1, "6 seats asked, the game takes 3 to 5"),
        (&["selfplay", "--game", "offrandes", "--seats", "many"], 2, "many"),
        (&["selfplay"], 2, "--game"),
        (&["replay"], 2, "<FILE>"),
        (&["replay", "nowhere.jsonl"], 1, "nowhere.jsonl"),
        (&["replay", "."], 1, "directory"),
        (&["export", "1"], 1, "--jsonl"),
        (&["export", "1", "--jsonl", "--db", "nowhere.db"], 1, "nowhere.db: there is no such database"),
        (&["play"], 2, "play"),
    ] {
        let told = agon(here, words).await;
        assert_eq!(told.out, "", "{words:?}");
        let line = told.refuses_with(code);
        assert!(line.contains(says), "{words:?}: {line}");
    }
    assert!(files(here).is_empty());
}

#[tokio::test]
async fn a_bot_that_cannot_start_says_why() {
    let folder = folder();
    let here = folder.path();
    let set = |text: &str| std::fs::write(here.join("agon.toml"), text).expect("settings");
    for (text, says) in [
        ("[database]\nfile = \"agon.db\"\n\n[discord]\ntokn = 1\n", "agon.toml: line 5: unknown field `tokn`"),
        ("\n[wrods]\nlanguage = \"en\"\n", "agon.toml: line 2: unknown field `wrods`"),
        ("[discord]\napi_url = 7\n", "agon.toml: line 2: "),
        ("[words]\nlanguage = \"fr\"\n", "it may be en, es or de"),
        ("[limits]\nclicks_at_once = 0\n", "agon.toml: limits.clicks_at_once is 0; it may be 1 to 64"),
        ("[discord]\napi_url = \"http://proxy.example\"\n", "use https for proxy.example"),
        ("[discord]\napi_url = \"proxy.example\"\n", "is no address"),
        ("[discord]\ntoken_file = \"nowhere\"\n", "nowhere: the token file cannot be read"),
    ] {
        set(text);
        let line = refused(here, &["run"], "anything").await;
        assert!(line.contains(says), "{line}");
    }
    let line = refused(here, &["run", "--config", "missing.toml"], "anything").await;
    assert!(line.starts_with("missing.toml: ") && line.contains("--config"), "{line}");

    set("[database]\nfile = \"agon.db\"\n");
    let line = refused(here, &["run"], "").await;
    assert!(line.starts_with("no token: set DISCORD_TOKEN, or discord.token_file"), "{line}");
    let line = refused(here, &["run"], "two\nlines").await;
    assert!(line.contains("copy it again") && !line.contains("two"), "{line}");
    let line = refused(here, &["run"], "\"a.quoted.token\"").await;
    assert!(line.starts_with("the token stands in quotes: copy it again, without quotes"), "{line}");
    assert!(!line.contains("quoted.token"), "{line}");

    let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
    settings_for(here, &sandbox);
    for words in [&["run"][..], &["run", "--check"]] {
        let line = refused(here, words, "another.bots.token").await;
        assert!(line.contains("refuses the token: copy it again") && !line.contains("another"), "{line}");
    }
    // A port without a listener, which no other test uses.
    let api = "http://127.0.0.1:1";
    settings(here, api);
    let line = refused(here, &["run"], "anything").await;
    assert!(line.starts_with(&format!("{api} cannot be reached (")), "{line}");
    assert!(line.ends_with("): check the network and discord.api_url"), "{line}");
    assert_eq!(line.matches("error").count(), 1, "it names the first cause alone: {line}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_is_refused() {
    let folder = folder();
    // A device that is always full, in place of a file that needs room.
    std::os::unix::fs::symlink("/dev/full", folder.path().join("agon.db.lock")).expect("a link");
    let line = refused(folder.path(), &["sandbox", "--port", "0", "--db", "agon.db"], "").await;
    assert!(line.contains("the disk is full; free some space"), "{line}");
    let told = agon(folder.path(), &["sandbox", "--port", "0", "--db", "agon.db"]).await;
    assert_eq!(told.out, "", "no address of a page that is not there");
}

#[tokio::test]
async fn a_sandbox_says_its_address_first_and_goes_when_told() {
    let folder = folder();
    for words in [&["sandbox", "--port", "0", "--db", "games.db"][..], &["sandbox", "--port", "0", "--bare"]] {
        // A real token in the environment must have no effect.
        let mut sandbox = Running::start(folder.path(), words, &[("DISCORD_TOKEN", "MARKEDTOKEN")]);
        let address = sandbox.line().await;
        assert!(address.starts_with("http://127.0.0.1:") && address.contains("/?key="), "{address}");
        let page = tokio::time::timeout(PAGE, reqwest::get(&address)).await.expect("the page in time").expect("a page");
        assert_eq!(page.status(), 200);
        assert!(page.text().await.expect("text").contains("<html"));
        let second = sandbox.line().await;
        let bare = words.contains(&"--bare");
        assert_eq!(second.starts_with("api http://127.0.0.1:"), bare, "{second}");
        let said = sandbox.stops().await;
        assert_eq!(said.code, Some(0), "{}", said.err);
        assert!(!said.out.contains("MARKEDTOKEN") && !said.err.contains("MARKEDTOKEN"));
        assert_eq!(files(folder.path()).len(), 1, "the games, and nothing beside them once it is closed");
    }
}

#[tokio::test]
async fn a_port_in_use_is_said_before_a_database_is_made() {
    let folder = folder();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its number").port().to_string();
    let line = refused(folder.path(), &["sandbox", "--port", &port, "--db", "games.db"], "").await;
    assert_eq!(line, format!("port {port} is in use: stop what uses it, or choose another with --port"));
    let line = refused(folder.path(), &["sandbox", "--port", &port, "--bare"], "").await;
    assert!(line.contains("is in use"), "{line}");
}
