//! Proof: seals hide and open, logs of finished tables verify to the last line, and whatever is bent is found.

mod imports;

use agon_ai::{Budget, Level};
use agon_gamemaster::{
    Arrivals, Extras, GameMaster, Lacking, Look, OpenTable, Person, Refused, Stage, TableId, UserId, Welcome,
};
use agon_rules::Seat;
use agon_rules::luck::{QuickDice, Seed};
use agon_rules::seal::{self, commitment, to_hex};
use agon_rules::verify::{Closed, Depth, Misfit, Reader, Unchecked, Verified, Why};
use agon_store::{ChannelId, GuildId, InteractionId, NewImport, SeatOrder, Status, Store};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use tempfile::TempDir;

/// An id with more digits than a JSON reader keeps.
const START: InteractionId = InteractionId(1_456_000_000_000_000_777);
const SEALED: [(&str, &str); 2] = [("auction", "sealed"), ("bribes", "sealed")];

/// A house whose every seed is another one, the same in every run.
async fn house(folder: &Path, from: u64) -> GameMaster {
    let store = Store::open(folder.join("agon.db"), 0).await.expect("a database");
    let (ticks, seeds) = (AtomicI64::new(1_700_000_000_000), AtomicU64::new(from));
    let clock = Arc::new(move || ticks.fetch_add(1_000, Ordering::SeqCst));
    let seeds = Arc::new(move || Seed::from_words(&format!("seed {}", seeds.fetch_add(1, Ordering::SeqCst))).0);
    GameMaster::new(store, clock, seeds)
}

fn user(seat: u8) -> UserId {
    UserId(100 + u64::from(seat))
}

/// A table of three people at sealed auctions, their seats drawn.
async fn sealed_table(master: &GameMaster) -> TableId {
    let person = |at: u8| Person { user: user(at), name: format!("Person {at}") };
    let wish = OpenTable {
        guild: GuildId(1),
        channel: ChannelId(2),
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines: 0,
        options: SEALED.map(|(option, value)| (option.to_owned(), value.to_owned())).into(),
        host: person(0),
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    for at in 1..3 {
        master.join(table, person(at)).await.expect("a seat");
    }
    master.set_seat_order(table, user(0), SeatOrder::Random).await.expect("an order");
    master.start(table, user(0), START, false).await.expect("a start");
    table
}

fn greedy(look: &Look) -> String {
    let view = look.view.as_ref().expect("a view");
    let dice = &mut QuickDice::new(u64::from(look.seq));
    agon_ai::player(view.game(), Level::Greedy).choose(view, &Budget { simulations: 1 }, dice)
}

/// Whoever is asked and has not chosen yet.
async fn asked(master: &GameMaster, table: TableId) -> Look {
    for at in 0..3 {
        let look = master.look(table, Some(user(at))).await.expect("a look");
        if look.my_turn() {
            return look;
        }
    }
    panic!("nobody is asked");
}

async fn acts(master: &GameMaster, look: &Look, input: &str) {
    let who = look.seats.iter().find(|row| Some(row.seat) == look.seat.map(|seat| seat.0)).and_then(|row| row.user);
    master.act(look.table.table, who.expect("a person"), look.seq, input).await.expect("a legal action");
}

/// Plays until `stop`, or to the end.
async fn play(master: &GameMaster, table: TableId, stop: impl Fn(&Look) -> bool) -> Look {
    loop {
        let public = master.look(table, None).await.expect("a look");
        if public.stage == Stage::Over || stop(&public) {
            return public;
        }
        let mine = asked(master, table).await;
        acts(master, &mine, &greedy(&mine)).await;
    }
}

/// The lines of a finished sealed table.
async fn finished(folder: &Path) -> (GameMaster, TableId, Vec<Value>) {
    let master = house(folder, 0).await;
    let table = sealed_table(&master).await;
    let end = play(&master, table, |_| false).await;
    assert_eq!(end.table.status, Status::Finished);
    let lines = lines(&master, table, Extras { states: false, people: true }).await;
    (master, table, lines)
}

async fn lines(master: &GameMaster, table: TableId, extras: Extras) -> Vec<Value> {
    let text = master.file(table).await.expect("a file").lines(extras).expect("its lines");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn read(lines: &[Value]) -> Result<Closed, Misfit> {
    let mut reader = Reader::new(Depth::Full);
    for line in lines {
        reader.line(format!("{line}\n").as_bytes())?;
    }
    reader.end()
}

fn arrivals(lines: &[Value], welcome: Welcome) -> Result<Vec<NewImport>, Lacking> {
    let mut reader = Reader::new(Depth::Full);
    let mut arrivals = Arrivals::new(welcome);
    for line in lines {
        let entry = reader.line(format!("{line}\n").as_bytes()).expect("a line that fits");
        arrivals.take(&reader, entry).map_err(|unfit| unfit.why)?;
    }
    arrivals.end(&reader.end().expect("a whole log")).map_err(|unfit| unfit.why)
}

fn welcome(rated: bool) -> Welcome {
    Welcome { guild: GuildId(7), language: "de".to_owned(), rated, at_ms: 1_800_000_000_000 }
}

#[tokio::test]
async fn a_locked_choice_shows_a_commitment_that_its_opening_fits() {
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path(), 0).await;
    let table = sealed_table(&master).await;
    play(&master, table, |look| look.secret && look.waiting.len() > 1).await;
    let mine = asked(&master, table).await;
    assert_eq!(mine.locked, []);
    let seat = mine.seat.expect("a seat");
    let mut shown = Vec::new();
    let legal = mine.view.as_ref().expect("a view").legal();
    let [first, .., most] = &legal[..] else { panic!("{legal:?}") };
    for input in [most, first, most] {
        acts(&master, &mine, input).await;
        let [(who, made)] = &master.look(table, None).await.expect("a look").locked[..] else { panic!("one choice") };
        assert_eq!(*who, seat);
        shown.push(made.clone());
    }
    assert!(shown[0] != shown[1] && shown[0] != shown[2], "each choice has bytes of its own: {shown:?}");
    let row = master.store().sealed(table).await.expect("what is sealed").remove(0);
    assert!(format!("{row:?}").contains("Secret(..)") && !format!("{row:?}").contains("seal"), "{row:?}");
    // Taken back, nothing is shown; sealed anew, it is another one.
    let who = mine.seats[seat.index()].user.expect("a person");
    master.take_back(table, who, mine.seq, true).await.expect("taken back");
    assert_eq!(master.look(table, None).await.expect("a look").locked, []);
    assert_eq!(master.store().sealed(table).await.expect("what is sealed")[0].blind, None);
    acts(&master, &mine, most).await;
    let locked = master.look(table, None).await.expect("a look").locked;
    assert!(!shown.contains(&locked[0].1));
    assert_eq!(master.store().seals(table).await.expect("the seals"), [], "nothing is opened yet");

    // The bot goes and comes back; then the others choose.
    master.close().await;
    master.store().close().await;
    let master = house(folder.path(), 1_000).await;
    assert_eq!(master.look(table, None).await.expect("a look").locked, locked);
    let asked_at = mine.seq;
    play(&master, table, |look| look.seq > asked_at).await;
    assert_eq!(master.look(table, None).await.expect("a look").locked, []);
    let seals = master.store().seals(table).await.expect("the seals");
    assert_eq!(seals.len(), mine.waiting.len());
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
    let without = self::lines(&master, table, Extras { states: true, people: false }).await;
    assert!(without[0].get("people").is_none() && without[1]["state"].is_object());
    read(&without).expect("states fit too");
    // Written with each secret choice in one line, it says the same.
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

    // A step's words: forbidden there, or legal and not what was sealed.
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
    // Lines that are gone: within, a seal, the standing, the end.
    assert!(matches!(cut(3), (3, Why::Refused(_))));
    assert!(matches!(cut(seal), (_, Why::Seals { .. })));
    assert!(matches!(cut(standing), (line, Why::NoStanding) if line == standing));
    let short = read(&whole[..whole.len() - 2]).expect_err("a log without its end");
    assert!(matches!(short.why, Why::Steps { .. } | Why::NoStanding | Why::Seals { .. }), "{short}");
    let mut torn: Vec<u8> = whole[0].to_string().into_bytes();
    torn.truncate(50);
    assert!(matches!(Reader::new(Depth::Full).line(&torn), Err(Misfit { line: 1, why: Why::CutOff, .. })));
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
    // The last step of a list alone, with a commitment that fits it.
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
    // A step that everybody saw as it was made.
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
    // Another choice that leads to the same end is not found, but nothing says that it was the choice.
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
        assert_eq!(arrivals(lines, welcome(true)), Err(Lacking::Seals));
        arrivals(lines, welcome(false)).expect("a table to read");
    }
    // One seal less is enough.
    let mut lines = whole.clone();
    lines.remove(lines.iter().rposition(|line| line["kind"] == "seal").expect("a seal"));
    lines[0]["seals"] = Value::Null;
    assert_eq!(read(&lines).expect("what is left fits").verified.unchecked, [Unchecked::Seals]);
    assert_eq!(arrivals(&lines, welcome(true)), Err(Lacking::Seals));
    // Neither does it help to call the file an older one.
    lines.retain(|line| line["kind"] != "seal");
    lines[0]["format"] = json!(1);
    assert_eq!(read(&lines).expect("what is left fits").verified.unchecked, [Unchecked::Seals]);
    assert_eq!(arrivals(&lines, welcome(true)), Err(Lacking::Seals));
    arrivals(&lines, welcome(false)).expect("a table to read");
}

#[tokio::test]
async fn a_seed_that_was_exchanged_breaks_its_promise() {
    let folder = TempDir::new().expect("a folder");
    let (master, table, lines) = finished(folder.path()).await;
    let row = master.store().table(table).await.expect("the store").expect("the table");
    let look = master.look(table, None).await.expect("a look");
    assert_eq!(
        (row.promise.as_ref(), lines[0]["seed_sha256"].as_str()),
        (Some(&look.commitment), row.promise.as_deref())
    );
    let exchanged = found(&lines, |new| new.luck.0 = Seed([9; 32]).0.into()).await.expect_err("another seed");
    assert!(matches!(exchanged.why, Why::Promise), "{exchanged}");
    // The other way round, too: luck fits, and it is not what was promised.
    let promised = found(&lines, |new| new.promise = Seed([9; 32]).commitment()).await.expect_err("another promise");
    assert!(matches!(promised.why, Why::Promise), "{promised}");
}

/// What `/verify` finds at a table that stands in a database as `bend` would have it.
async fn found(lines: &[Value], bend: fn(&mut NewImport)) -> Result<Verified, Misfit> {
    let mut new = arrivals(lines, welcome(true)).expect("a table").remove(0);
    bend(&mut new);
    let folder = TempDir::new().expect("a folder");
    let master = house(folder.path(), 500).await;
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
