//! The logs of finished games of every game: each leads to the standing at its end.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

use agon_games::Registry;
use agon_rules::Standing;
use agon_rules::game::Waiting;
use agon_rules::log::Replay;
use agon_rules::verify::{Depth, Reader, Unchecked};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The ends of each game that its logs must show. In Cyclades a sole survivor has already reached the target, unless it
/// gave up the wrong buildings on purpose (12.6, 20.1): the examples beside the code show this case.
const ENDS: &[(&str, &[&str])] = &[
    ("offrandes", &["altars", "points", "rounds"]),
    ("cyclades", &["cycles", "metropolises"]),
    ("attika", &["buildings", "idle", "shrines"]),
];

#[test]
fn every_log_leads_to_its_standing() {
    let games = Registry::ours();
    for game in games.iter().map(|game| game.id()) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(game);
        let mut reasons = BTreeSet::new();
        for file in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = file.expect("a file").path();
            let name = path.display();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            let mut replay = Replay::new(games.rules());
            for line in text.lines() {
                replay.line(line).unwrap_or_else(|error| panic!("{name}: `{line}`: {error}"));
            }
            let table = replay.table().unwrap_or_else(|| panic!("{name}: empty"));
            assert_eq!(table.meta().id, game, "{name}");
            assert_eq!(table.audit(), Ok(()), "{name}");
            let last = text.lines().last().filter(|line| line.contains("standing"));
            let standing: Option<Standing> = last.map(|line| serde_json::from_str(line).expect("a standing"));
            assert_eq!(table.standing().map(Standing::written), standing, "{name}");
            assert_eq!(table.waiting() == Waiting::Over, standing.is_some(), "{name}");
            reasons.extend(standing.map(|standing| standing.reason));
        }
        let ends = ENDS.iter().find(|(id, _)| *id == game).unwrap_or_else(|| panic!("{game} has no line in ENDS"));
        assert_eq!(Vec::from_iter(reasons), ends.1, "{game}");
    }
}

/// A file of a running table whose words are secret tells what was taken back, but not what that was.
#[test]
fn an_undo_keeps_its_words_where_those_of_steps_are_hidden() {
    let head = r#"{"game":"attika","seats":2}"#;
    let hidden = r#"{"kind":"step","seq":1,"seat":null,"text":null}"#;
    let step = |text: &str| format!(r#"{{"kind":"step","seq":2,"seat":1,"text":"{text}"}}"#);
    let read = |last: &str| {
        let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
        let lines = [head.to_owned(), hidden.to_owned(), step(last)];
        lines.iter().try_for_each(|line| reader.line(format!("{line}\n").as_bytes()).map(drop))?;
        reader.end()
    };
    assert!(read("undo 0").is_ok_and(|closed| closed.verified.unchecked.contains(&Unchecked::Steps)));
    assert!(read("end").is_err(), "no other step is told");
}
