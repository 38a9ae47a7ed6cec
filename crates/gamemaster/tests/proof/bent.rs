//! Files with changed, missing or replaced lines, and the errors found in them.

use crate::world::{arrivals, finished, game_master, lines, read, welcome};
use agon_gamemaster::{Extras, MissingPart};
use agon_games::Registry;
use agon_rules::Seat;
use agon_rules::luck::Seed;
use agon_rules::seal;
use agon_rules::verify::{Depth, Misfit, Reader, Unchecked, Verified, Why};
use agon_store::NewImport;
use serde_json::{Value, json};
use tempfile::TempDir;

#[tokio::test]
async fn whatever_is_bent_is_found_with_its_line() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, whole) = finished(folder.path()).await;
    let at = |kind: &str, from: usize| {
        let found = whole.iter().enumerate().skip(from).find(|(_, line)| line["kind"] == kind);
        found.unwrap_or_else(|| panic!("no {kind}")).0
    };
    let bent = |at: usize, key: &str, value: Value| {
        let mut lines = whole.clone();
        lines[at][key] = value;
        let misfit = read(&lines).expect_err(key);
        (misfit.line as usize - 1, misfit.why)
    };
    let cut = |at: usize| {
        let mut lines = whole.clone();
        lines.remove(at);
        let misfit = read(&lines).expect_err("a cut line");
        (misfit.line as usize - 1, misfit.why)
    };
    let flip = |hex: &Value| {
        let hex = hex.as_str().expect("hex digits");
        let first = if hex.starts_with('0') { "1" } else { "0" };
        json!(format!("{first}{}", &hex[1..]))
    };
    let (seal, standing) = (at("seal", 0), at("standing", 0));
    let sealed_step = whole[..seal].iter().rposition(|line| line["kind"] == "step").expect("a step");

    // A step's words: forbidden there, or legal but not the sealed ones.
    assert!(matches!(bent(2, "text", json!("pass")), (2, Why::Refused(_))));
    let text = whole[seal - 1]["text"].as_str().expect("words");
    let other = if text == "seal 0" { "seal 9" } else { "seal 0" };
    let (line, why) = bent(sealed_step, "text", json!(other));
    assert!(matches!(why, Why::Seal { .. } | Why::Refused(_)) && line >= sealed_step, "{why}");
    assert!(matches!(bent(2, "seq", json!(3)), (2, Why::Refused(_))));
    assert!(matches!(bent(2, "seat", json!(9)), (2, Why::Refused(_))));
    // Luck.
    let first = whole[1]["text"].as_str().expect("luck");
    let other = if first == "first sparta" { "first corinth" } else { "first sparta" };
    assert!(matches!(bent(1, "text", json!(other)), (1, Why::Luck { .. })));
    // The seed, the promise, the table's number, the start.
    assert!(matches!(bent(0, "seed", flip(&whole[0]["seed"])), (0, Why::Promise)));
    assert!(matches!(bent(0, "seed_sha256", flip(&whole[0]["seed_sha256"])), (0, Why::Promise)));
    assert!(matches!(bent(0, "start", json!("1456000000000000778")).1, Why::Seats { .. } | Why::Luck { .. }));
    let (line, why) = bent(0, "table", json!(77));
    assert!(matches!(why, Why::Seats { .. } | Why::Luck { .. } | Why::Seal { .. }) && line <= seal, "{why}");
    // The seats.
    let mut drawn = whole[0]["drawn"].as_array().expect("drawn seats").clone();
    drawn.swap(0, 2);
    assert!(matches!(bent(0, "drawn", json!(drawn)), (0, Why::Seats { .. })));
    // A seal.
    for key in ["blind", "commitment"] {
        assert!(matches!(bent(seal, key, flip(&whole[seal][key])), (line, Why::Seal { .. }) if line == seal));
    }
    assert!(matches!(bent(seal, "asked", json!(0)), (line, Why::Seal { .. }) if line == seal));
    assert!(
        matches!(bent(seal, "first", json!(1)), (line, Why::SealSteps { first: 1 } | Why::Refused(_)) if line == seal)
    );
    assert!(matches!(bent(seal, "steps", json!(4_000_000_000_u32)), (line, Why::SealSteps { .. }) if line == seal));
    assert!(matches!(bent(seal, "steps", json!(0)), (line, Why::SealSteps { .. }) if line == seal));
    assert!(matches!(bent(seal, "seat", json!(200)), (line, Why::SealSteps { .. }) if line == seal));
    let mut twice = whole.clone();
    twice.insert(seal, whole[seal].clone());
    assert!(matches!(read(&twice), Err(Misfit { why: Why::SealTwice { .. }, .. })));
    // The standing.
    assert!(matches!(bent(standing, "reason", json!("luck")), (line, Why::Standing) if line == standing));
    let mut seats = whole[standing]["seats"].clone();
    seats[0]["score"] = json!(999);
    assert!(matches!(bent(standing, "seats", seats), (line, Why::Standing) if line == standing));
    // Missing lines: a step, a seal, the standing, the end.
    assert!(matches!(cut(3), (3, Why::Refused(_))));
    assert!(matches!(cut(seal), (_, Why::Seals { .. })));
    assert!(matches!(cut(standing), (line, Why::NoStanding) if line == standing));
    let short = read(&whole[..whole.len() - 2]).expect_err("a log without its end");
    assert!(matches!(short.why, Why::Steps { .. } | Why::NoStanding | Why::Seals { .. }), "{short}");
    let mut torn: Vec<u8> = whole[0].to_string().into_bytes();
    torn.truncate(50);
    assert!(matches!(
        Reader::new(Registry::ours().rules(), Depth::Full).line(&torn),
        Err(Misfit { line: 1, why: Why::CutOff, .. })
    ));
}

#[test]
fn a_line_that_is_not_text_is_refused_with_its_first_wrong_byte() {
    for (line, byte) in [(&b"\xff"[..], 1), (&b"{\"kind\":\"\xc3(\"}"[..], 10)] {
        let misfit = Reader::new(Registry::ours().rules(), Depth::Full).line(line).expect_err("no text");
        assert_eq!(misfit.to_string(), format!("line 1: the line is not UTF-8 text (byte {byte})"));
    }
}

#[tokio::test]
async fn a_state_that_does_not_follow_is_found() {
    let folder = TempDir::new().expect("a folder");
    let (master, table, _) = finished(folder.path()).await;
    let mut lines = lines(&master, table, Extras { states: true, people: false }).await;
    lines[4]["state"]["round"] = json!(9);
    let told = read(&lines).expect_err("another round").to_string();
    assert_eq!(told, "line 5, step 4: the state after this step is another one");
    let mut headless = lines.clone();
    headless[0]["seed"] = json!("0");
    let told = read(&headless).expect_err("no seed").to_string();
    assert_eq!(told, "line 1: the opened seed does not fit `seed_sha256`");
    assert!(matches!(read(&lines), Err(Misfit { line: 5, step: 4, why: Why::State })));
}

#[tokio::test]
async fn what_a_log_does_not_say_is_told_as_unchecked() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, mut lines) = finished(folder.path()).await;
    for key in ["seed", "seed_sha256", "table", "steps", "seals"] {
        lines[0][key] = Value::Null;
    }
    lines.pop();
    let verified = read(&lines).expect("what is left fits").verified;
    assert_eq!(verified.unchecked, [Unchecked::Promise, Unchecked::Luck, Unchecked::Seals, Unchecked::Standing]);
    assert_eq!((verified.draws, verified.seals, verified.promise), (0, 0, false));
    let half = read(&lines[..9]).expect("what is left fits").verified;
    assert_eq!(half.unchecked, [Unchecked::Promise, Unchecked::Luck, Unchecked::End]);
}

#[tokio::test]
async fn a_seal_of_a_part_of_a_choice_or_of_an_open_one_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, whole) = finished(folder.path()).await;
    let table = whole[0]["table"].as_u64().expect("a number");
    let text = |seq: u64| {
        let step = whole.iter().find(|line| line["kind"] == "step" && line["seq"] == seq).expect("a step");
        step["text"].as_str().expect("words").to_owned()
    };
    // Only the last step of a list, with a commitment that fits it.
    let list = whole.iter().position(|line| line["kind"] == "seal" && line["steps"].as_u64() > Some(1));
    let list = list.expect("a sealed list");
    let mut lines = whole.clone();
    let seal = &mut lines[list];
    let number = |key: &str| whole[list][key].as_u64().expect("a number");
    let last = number("first") + number("steps") - 1;
    (seal["first"], seal["steps"]) = (json!(last), json!(1));
    let seat = Seat(number("seat") as u8 - 1);
    let blind = seal::from_hex(seal["blind"].as_str().expect("hex")).expect("bytes");
    let fits = seal::commitment(table, seat, number("asked") as u32, &blind, &text(last));
    seal["commitment"] = json!(seal::to_hex(&fits));
    let misfit = read(&lines).expect_err("a part of a choice");
    assert!(matches!(misfit.why, Why::SealSteps { first } if u64::from(first) == last), "{misfit}");
    // A step that was public from the beginning.
    let open = whole
        .iter()
        .find(|line| line["kind"] == "step" && line["text"].as_str().is_some_and(|text| text.starts_with("lot ")));
    let open = open.filter(|step| step["seat"].is_u64()).expect("an open step");
    let (seq, seat) = (open["seq"].as_u64().expect("a number"), open["seat"].as_u64().expect("a seat"));
    let fits = seal::commitment(table, Seat(seat as u8 - 1), seq as u32 - 1, &blind, &text(seq));
    let mut forged = whole[list].clone();
    for (key, value) in [("seat", seat), ("asked", seq - 1), ("first", seq), ("steps", 1)] {
        forged[key] = json!(value);
    }
    forged["commitment"] = json!(seal::to_hex(&fits));
    let mut lines = whole.clone();
    lines[0]["seals"] = json!(lines[0]["seals"].as_u64().expect("a number") + 1);
    let at = lines.iter().position(|line| line["seq"] == seq).expect("the step");
    lines.insert(at + 1, forged);
    assert!(matches!(read(&lines).expect_err("an open choice").why, Why::SealSteps { .. }));
}

#[tokio::test]
async fn a_secret_choice_without_its_seal_is_not_proven() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, whole) = finished(folder.path()).await;
    let mut lines: Vec<Value> = whole.iter().filter(|line| line["kind"] != "seal").cloned().collect();
    lines[0]["seals"] = Value::Null;
    assert_eq!(read(&lines).expect("what is left fits").verified.unchecked, [Unchecked::Seals]);
    // A changed choice that leads to the same end stays undetected, but nothing claims that it was the choice.
    let other = |at: usize| {
        (0..12).find_map(|amount| {
            let mut bent = lines.clone();
            bent[at]["text"] = json!(format!("seal {amount}"));
            let fits = bent[at] != lines[at] && read(&bent).is_ok();
            fits.then_some(bent)
        })
    };
    let sealed = |at: &usize| lines[*at]["text"].as_str().is_some_and(|text| text.starts_with("seal "));
    let bent = (0..lines.len()).rev().filter(sealed).find_map(other).expect("another choice");
    for lines in [&lines, &bent] {
        let verified = read(lines).expect("what is left fits").verified;
        assert_eq!((verified.unchecked, verified.seals), (vec![Unchecked::Seals], 0));
        assert_eq!(arrivals(lines, welcome(true)), Err(MissingPart::Seals));
        arrivals(lines, welcome(false)).expect("a table to read");
    }
    // One missing seal is enough.
    let mut lines = whole;
    lines.remove(lines.iter().rposition(|line| line["kind"] == "seal").expect("a seal"));
    lines[0]["seals"] = Value::Null;
    assert_eq!(read(&lines).expect("what is left fits").verified.unchecked, [Unchecked::Seals]);
    assert_eq!(arrivals(&lines, welcome(true)), Err(MissingPart::Seals));
    // An older format number does not help either.
    lines.retain(|line| line["kind"] != "seal");
    lines[0]["format"] = json!(1);
    assert_eq!(read(&lines).expect("what is left fits").verified.unchecked, [Unchecked::Seals]);
    assert_eq!(arrivals(&lines, welcome(true)), Err(MissingPart::Seals));
    arrivals(&lines, welcome(false)).expect("a table to read");
}

#[tokio::test]
async fn a_seed_that_was_exchanged_breaks_its_promise() {
    let folder = TempDir::new().expect("a folder");
    let (master, table, lines) = finished(folder.path()).await;
    let row = master.store().table(table).await.expect("the store").expect("the table");
    let look = master.snapshot(table, None).await.expect("a snapshot");
    assert_eq!(
        (row.promise.as_deref(), lines[0]["seed_sha256"].as_str()),
        (Some(look.commitment()), row.promise.as_deref())
    );
    let opened = look.over().map(|over| Seed(over.seed.0).commitment());
    assert_eq!((opened.as_deref(), look.table().seed.0), (Some(look.commitment()), [0; 32]), "opened in one place");
    let exchanged = found(&lines, |new| new.luck.0 = Seed([9; 32]).0.into()).await.expect_err("another seed");
    assert!(matches!(exchanged.why, Why::Promise), "{exchanged}");
    // The reverse too: the luck fits, but not the promise.
    let promised = found(&lines, |new| new.promise = Seed([9; 32]).commitment()).await.expect_err("another promise");
    assert!(matches!(promised.why, Why::Promise), "{promised}");
}

/// The result of `/verify` for a table in a database after the change of `bend`.
async fn found(lines: &[Value], bend: fn(&mut NewImport)) -> Result<Verified, Misfit> {
    let mut new = arrivals(lines, welcome(true)).expect("a table").remove(0);
    bend(&mut new);
    let folder = TempDir::new().expect("a folder");
    let master = game_master(folder.path(), 500).await;
    let row = master.store().import_tables(&[new]).await.expect("a table").remove(0);
    master.verify(row.table).await.expect("a finished table")
}

#[tokio::test]
async fn what_is_kept_beside_the_log_is_compared_with_it() {
    let folder = TempDir::new().expect("a folder");
    let (_, _, lines) = finished(folder.path()).await;
    assert_eq!(found(&lines, |_| {}).await.expect("it fits").unchecked, []);
    let bends: [fn(&mut NewImport); 6] = [
        |new| new.end.results.iter_mut().for_each(|result| result.place = 4 - result.place),
        |new| new.end.results[1].score += 500,
        |new| new.end.results[1].parts = json!([]),
        |new| new.end.results[1].resigned = true,
        |new| drop(new.end.results.pop()),
        |new| new.end.reason = Some("luck".to_owned()),
    ];
    for (at, bend) in bends.into_iter().enumerate() {
        let misfit = found(&lines, bend).await.expect_err("another result");
        assert!(matches!(misfit.why, Why::Standing), "{at}: {misfit}");
    }
    let short = found(&lines, |new| {
        new.steps.truncate(20);
        new.seals.clear();
    });
    assert!(matches!(short.await, Err(Misfit { why: Why::NoStanding, .. })));
    let unsealed = found(&lines, |new| new.seals.truncate(3)).await.expect("what is left fits");
    assert_eq!(unsealed.unchecked, [Unchecked::Seals]);
}
