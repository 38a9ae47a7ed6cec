//! The luck of a table, checked inside Discord, and tables as files, which anybody can check again.

use crate::past::{Past, SEED, START};
use crate::records::sits_down;
use crate::running_bot::RunningBot;
use crate::whole_games::{four_sit_down, play, players};
use agon::selfplay;
use agon_ai::Level;
use agon_gamemaster::{ImportTarget, TableImport};
use agon_games::Registry;
use agon_rules::Seat;
use agon_rules::luck::Luck;
use agon_rules::verify::{Depth, Reader, Unchecked, Verified};
use agon_sandbox::people::SERVER;
use agon_sandbox::{Message, User};
use agon_store::{GuildId, NewImport, NewStep, Store, TableId};
use flate2::read::GzDecoder;
use std::io::Read;

/// The whole content of an answer as one text, with its files.
fn raw(message: &Message) -> String {
    message.json().to_string()
}

/// The newest answer with a file, and the file.
async fn file(user: &User, form: &str) -> (String, String) {
    user.selects("v1:file:", &[form]).await.ok();
    let seen = user.sees_that("a file", |message| message.only_for.is_some() && !message.attachments.is_empty()).await;
    let file = &seen.attachments[0];
    (file.name.clone(), String::from_utf8(file.bytes.to_vec()).expect("text"))
}

/// Opens all events of the board's table, by way of what happened.
pub async fn opens_log(user: &User) -> Message {
    user.clicks("Log").await.ok();
    let page = user.sees_privately("· what happened").await;
    user.clicks_on(page.id, "Log").await.ok();
    user.sees_that("the log", |message| message.id == page.id && message.says("· log")).await
}

/// Recomputes a file of lines.
fn verified(lines: &str) -> Verified {
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    for line in lines.split_inclusive('\n') {
        reader.line(line.as_bytes()).unwrap_or_else(|misfit| panic!("{misfit}"));
    }
    reader.end().expect("a whole log").verified
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn luck_and_seals_are_checked_from_the_first_promise_to_the_end() {
    let bot = RunningBot::start().await;
    let table = four_sit_down(&bot, &[("auction", "sealed"), ("bribes", "sealed")]).await;
    let mut players = players(&bot);
    let eva = bot.user("eva");
    let promise = bot.snapshot(table).await.commitment().to_owned();
    let told = eva.slash("/verify", &[]).await.ok();
    assert!(told.is_private() && told.says(&promise) && told.says("stays secret"), "{}", told.text());
    assert!(!told.says("Sealed choices"), "nothing is sealed yet: {}", told.text());

    // Plays until several seats must choose at once. The first of them seals.
    let look = loop {
        let look = bot.snapshot(table).await;
        let Seat(seat) = look.waiting().minus(look.ready()).first().expect("somebody is asked");
        if look.secret() && look.waiting().len() > 2 {
            break look;
        }
        players[usize::from(seat)].decides(&bot, table, Seat(seat)).await;
    };
    let first = look.waiting().first().expect("a seat");
    players[first.index()].decides(&bot, table, first).await;
    let look = bot.snapshot(table).await;
    let [(seat, commitment)] = look.locked() else { panic!("one locked choice") };
    assert_eq!(*seat, first);
    let told = eva.slash("/verify", &[("table", "1")]).await.ok();
    assert!(told.says("Sealed choices") && told.says(commitment), "{}", told.text());
    // The bot shows the commitment only on request, because it differs from choice to choice.
    for name in ["ana", "ben", "cleo", "dion"] {
        let seen = bot.user(name).messages().iter().map(raw).collect::<String>();
        assert!(!seen.contains(commitment), "{name} was shown a commitment");
    }
    // The public file of the running table: no seed, no pending word, and a replay of it works.
    opens_log(&eva).await;
    let (name, public) = file(&eva, "Log as lines of JSON").await;
    assert!(name.starts_with("table-1-") && name.ends_with(".jsonl"), "{name}");
    assert!(!public.contains("\"seed\"") && !public.contains(commitment) && !public.contains("people"), "{public}");
    let seen = verified(&public);
    assert_eq!((seen.steps, seen.draws), (bot.snapshot(table).await.seq(), 0));

    play(&bot, table, &mut players).await;
    let board = eva.sees("Rematch").await;
    assert!(board.says("seed revealed: ") && board.says("…, the only draw checks out."), "{}", board.text());
    eva.dismisses_all();
    eva.clicks_on(board.id, "Check the luck").await.ok();
    let told = eva.sees_privately("matches the commitment").await;
    let seals = bot.gamemaster.store().seals(table).await.expect("the seals");
    let own = seals.iter().find(|row| row.seat == seat.0 && agon_rules::seal::to_hex(&row.commitment) == *commitment);
    assert!(own.is_some(), "what was shown was opened");
    for line in
        ["The only draw checks out", "follows from the log", &format!("All {} seals check out", seals.len()), &promise]
    {
        assert!(told.says(line), "{line} in {}", told.text());
    }
    eva.clicks_on(told.id, "Show here").await.ok();
    bot.user("ana").sees("The only draw checks out").await;
    let (_, lines) = file(&eva, "Log as lines of JSON").await;
    let whole = verified(&lines);
    assert_eq!((whole.seals as usize, whole.unchecked.len(), whole.standing), (seals.len(), 0, true));
    assert!(!lines.contains("people"), "no file for players names an account");
    // A German reader, from the page of past tables, as text.
    let german = bot.user("dion");
    german.slash("/language", &[("language", "Deutsch")]).await.ok();
    let told = german.slash("/verify", &[]).await.ok();
    assert!(told.says("Der Startwert passt zum Zufallssiegel."), "{}", told.text());
    german.dismisses_all();
    german.slash("/history", &[]).await.ok();
    german.selects("v1:his:", &["1"]).await.ok();
    german.sees_privately("Zufall prüfen").await;
    let (name, text) = file(&german, "Verlauf als Text").await;
    assert!(name.ends_with(".txt") && text.starts_with("Offrandes · Tisch 1 · "), "{text}");
    for words in ["Ana", "Cleo", "Sparta", "Startwert aufgedeckt: ", "Gebote aufgedeckt"] {
        assert!(text.contains(words), "{words} in\n{text}");
    }
    assert!(!text.contains("\\-") && !text.contains("**"), "no markup in\n{text}");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn luck_that_does_not_fit_is_told_with_its_step() {
    let fair = Luck { seed: SEED, table: 1, start: START };
    let mut table =
        Registry::ours().find("offrandes").expect("the game").rules.open(4, &Default::default()).expect("a table");
    let drawn = table.draw(&mut fair.dice(1)).expect("luck").steps.remove(0).text;
    let other = if drawn == "first sparta" { "first corinth" } else { "first sparta" };
    let steps = vec![NewStep { seat: None, text: other.to_owned(), stood_in: false, automatic: false, cut: false }];
    let past = Past::of(&["ana", "ben", "cleo", "dion"], "offrandes", Default::default(), steps).await;
    let host = past.people[0];
    let bot = RunningBot::start_after(|store| past.write(store)).await;
    bot.gamemaster.abort(TableId(1), host, true).await.expect("an end");
    assert!(bot.snapshot(TableId(1)).await.is_over());
    let eva = bot.user("eva");
    // The board shows it to everybody.
    let board = eva.sees("Rematch").await;
    assert!(
        board.says("the log does not match: see “Check the luck”.") && !board.says("draw checks out"),
        "{}",
        board.text()
    );
    let told = eva.slash("/verify", &[("table", "1")]).await.ok();
    assert!(told.says("The first step that does not match is 1"), "{}", told.text());
    // Nothing to check, and somebody else's table.
    assert!(eva.slash("/verify", &[("table", "9")]).await.ok().says("no table"));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_wishes_for_files_get_nothing() {
    let bot = RunningBot::start().await;
    let ana = bot.user("ana");
    ana.slash("/play", &[("game", "offrandes"), ("players", "3")]).await.ok();
    let lobby = ana.sees("lobby").await;
    let told = ana.slash("/verify", &[]).await.ok();
    assert!(told.says("stays secret"), "{}", told.text());
    let eva = bot.user("eva");
    for (id, values) in [
        ("v1:file:1:0:", &["lines"][..]),
        ("v1:file:1:0:", &["pdf"]),
        ("v1:file:99:0:", &["lines"]),
        ("v1:file:1:0:", &[]),
    ] {
        eva.dismisses_all();
        eva.forges_choice(lobby.id, id, values).await.ok();
        let answer = eva.sees_that("an answer", |message| message.only_for.is_some()).await;
        assert!(answer.attachments.is_empty() && !answer.text().is_empty(), "{id}: {}", answer.summary());
    }
    eva.dismisses_all();
    eva.forges(lobby.id, "v1:luck:zz:0:").await.ok();
    eva.sees_that("an answer", |message| message.only_for.is_some()).await;
    bot.close();
}

/// Two played tables in the form of the store.
fn arrived() -> Vec<NewImport> {
    taken("cyclades", &[], |_| true)
}

/// Tables of any game, from the lines that `kept` accepts.
fn taken(game: &str, options: &[(&str, &str)], kept: fn(&str) -> bool) -> Vec<NewImport> {
    let args = selfplay::Args {
        game: game.to_owned(),
        seats: 3,
        seed: "wine".to_owned(),
        options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
        players: vec![Level::Random],
        games: 2,
        jsonl: true,
        legal: false,
        turns: false,
    };
    let mut log = Vec::new();
    selfplay::run(&args, &mut log).expect("games");
    let (guild, language) = (GuildId(SERVER.0), "en".to_owned());
    let mut arrivals = TableImport::new(ImportTarget { guild, language, rated: false, at_ms: 1_700_000_000_000 });
    let mut reader = Reader::new(Registry::ours().rules(), Depth::Full);
    let log = String::from_utf8(log).expect("text");
    for line in log.split_inclusive('\n').filter(|line| kept(line)) {
        let entry = reader.line(line.as_bytes()).expect("a line that fits");
        arrivals.take(&reader, entry).expect("a table");
    }
    arrivals.end(&reader.end().expect("a whole log")).expect("tables")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_from_a_file_says_so_and_is_checked_like_any_other() {
    let bot = RunningBot::start_after(|store: Store| async move {
        store.import_tables(&arrived()).await.expect("tables");
    })
    .await;
    let eva = bot.user("eva");
    eva.slash("/history", &[]).await.ok();
    eva.selects("v1:his:", &["2"]).await.ok();
    let page = eva.sees_privately("Read from a file").await;
    let labels: Vec<String> = page.buttons().into_iter().map(|button| button.label).collect();
    assert!(!labels.contains(&"Rematch".to_owned()) && labels.contains(&"Log".to_owned()), "{labels:?}");
    let (_, lines) = file(&eva, "Log as lines of JSON").await;
    let whole = verified(&lines);
    assert!(whole.promise && whole.draws > 10 && whole.unchecked.is_empty(), "{whole:?}");
    let told = eva.slash("/verify", &[("table", "2")]).await.ok();
    assert!(
        told.says(&format!("All {} draws check out", whole.draws)) && told.says("Read from a file"),
        "{}",
        told.text()
    );
    assert!(eva.slash("/table", &[("table", "2")]).await.ok().says("Read from a file"));
    assert!(eva.slash("/leaderboard", &[]).await.ok().says("No finished games"));
    eva.forges(page.id, "v1:lob:2:0:rematch").await.ok();
    eva.sees_privately("no seat").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secret_choices_without_seals_are_told_as_not_proven() {
    let sealed = [("auction", "sealed")];
    let bot = RunningBot::start_after(move |store: Store| async move {
        let unsealed = taken("offrandes", &sealed, |line| !line.contains("\"kind\":\"seal\""));
        store.import_tables(&unsealed[..1]).await.expect("a table");
        store.import_tables(&taken("offrandes", &sealed, |_| true)[1..]).await.expect("a table");
    })
    .await;
    let eva = bot.user("eva");
    let told = eva.slash("/verify", &[("table", "1")]).await.ok();
    assert!(told.says("have no seal") && !told.says("seals check out"), "{}", told.text());
    let told = eva.slash("/verify", &[("table", "2")]).await.ok();
    assert!(told.says("seals check out") && !told.says("have no seal"), "{}", told.text());
    bot.close();
}

/// A server's managers export all its tables in one packed file. Others cannot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn managers_export_all_tables_of_their_server() {
    let bot = RunningBot::start_after(|store: Store| async move {
        store.import_tables(&arrived()).await.expect("tables");
    })
    .await;
    let ana = bot.user("ana");
    // One table still runs, and its export holds only the public part. A lobby is not a table yet.
    let running = sits_down(&bot.gamemaster, GuildId(SERVER.0), &ana).await;
    ana.slash("/play", &[("game", "attika")]).await.ok();
    let tables = arrived().len() + 1;
    ana.slash("/setup", &[]).await.ok();
    ana.clicks("Export").await.ok();
    let seen = ana.sees_that("a file", |message| message.only_for.is_some() && !message.attachments.is_empty()).await;
    let file = &seen.attachments[0];
    assert_eq!(file.name, format!("tables-1-{tables}.jsonl.gz"));
    let mut lines = String::new();
    GzDecoder::new(&file.bytes[..]).read_to_string(&mut lines).expect("packed text");
    assert_eq!(lines.matches("\"kind\":\"header\"").count(), tables);
    assert_eq!(lines.matches("\"kind\":\"standing\"").count(), arrived().len(), "what is over ends with its standing");
    let (_, public) = lines.rsplit_once("\"kind\":\"header\"").expect("the table that runs");
    let row = bot.gamemaster.store().table(running).await.expect("the database").expect("the table");
    let words = bot.gamemaster.store().steps(running).await.expect("the log").remove(0).text;
    assert!(public.contains(&row.luck_number().to_string()) && !public.contains("\"seed\""), "{public}");
    assert!(public.contains("\"events\"") && !public.contains(&words), "{words} in {public}");
    assert_eq!(verified(&lines).unchecked[0], Unchecked::Steps);
    assert!(seen.says(&format!("{tables} tables of this server")), "{}", seen.text());
    // A person who does not manage the server presses the same button.
    let eva = bot.user("eva");
    eva.slash("/history", &[]).await.ok();
    let page = eva.sees_privately("Past games").await;
    eva.forges(page.id, "v1:set:0:0:export 0").await.ok();
    eva.sees_privately("Manage Server").await;
    bot.close();
}
