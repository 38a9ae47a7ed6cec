//! A storm: three hundred people press everything they see, all at once, at twenty tables. No panic, no click without
//! an answer, nothing confirmed that is not in the log, nothing in the log that nobody confirmed.

mod ledger;

use crate::database;
use agon::app::App;
use agon::config::Api;
use agon_gamemaster::GameMaster;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Step;
use agon_rules::{Seat, Viewer};
use agon_sandbox::{Config, Message, Sandbox, User};
use agon_store::{Busy, ChannelId, StepRow, TableId};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// The games of the tables, in turn.
const GAMES: [&str; 3] = ["offrandes", "cyclades", "attika"];

/// The number of people: the six and their guests.
const PEOPLE: usize = 300;
/// The number of tables open at the start of the storm, one in each channel.
const TABLES: usize = 20;
/// The number of actions of a person without a seat.
const GLANCES: usize = 4;
/// The number of actions of a person with a seat.
const TURNS: usize = 30;
/// The longest wait for an answer after its acknowledgement. On a busy machine three hundred people wait for theirs.
const PATIENCE: Duration = Duration::from_secs(300);
/// The longest duration of the storm.
const STORM: Duration = Duration::from_secs(1_800);
/// The longest wait after it until the courier has told everything.
const CALM: Duration = Duration::from_secs(900);
/// The time, in milliseconds, beyond which a due notice is delayed on purpose.
const MINUTES_MS: i64 = 100_000;
/// The time a person with a seat takes to look at a result.
const THOUGHT: Duration = Duration::from_millis(150);

/// The commands that anybody can type anywhere.
const COMMANDS: [&str; 8] =
    ["/table", "/seat", "/help", "/history", "/leaderboard", "/profile", "/stats", "/preferences"];

/// The number of panics of this process from now on.
fn panics() -> &'static AtomicUsize {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        COUNT.fetch_add(1, Ordering::SeqCst);
        before(info);
    }));
    &COUNT
}

fn person(sandbox: &Sandbox, at: usize) -> User {
    const SIX: [&str; 6] = ["ana", "ben", "cleo", "dion", "eva", "fay"];
    SIX.get(at).map_or_else(|| sandbox.user(&format!("guest{}", at - 5)), |name| sandbox.user(name))
}

fn room(at: usize) -> String {
    const THREE: [&str; 3] = ["games", "hall", "workshop"];
    THREE.get(at).map_or_else(|| format!("room{}", at - 2), |name| (*name).to_owned())
}

/// The number of seats of a table.
fn seats(table: usize) -> usize {
    3 + table % 2
}

/// The people `at`, `at + 20`, … sit down in the room `at` and begin.
async fn sits_down(people: Vec<User>, at: usize) {
    let place = room(at);
    let people: Vec<User> = people.into_iter().map(|user| user.in_channel(&place)).collect();
    let Some((host, guests)) = people.split_first() else { return };
    let game = GAMES[at % GAMES.len()];
    let players = people.len().to_string();
    let mut wish = vec![("game", game), ("players", players.as_str())];
    // Half of the tables of the first game choose in secret.
    if at.is_multiple_of(2 * GAMES.len()) {
        wish.push(("options", "auction=sealed,bribes=sealed"));
    }
    host.slash("/play", &wish).await.ok();
    for guest in guests {
        guest.clicks_id(|id| id.starts_with("v1:lob:") && id.ends_with(":join")).await.ok();
        host.sees(guest.person().display).await;
    }
    host.clicks_id(|id| id.starts_with("v1:lob:") && id.ends_with(":start")).await.ok();
    host.sees("Text board").await;
}

/// One possible press: the message, the id, the values of a menu.
type Tap = (agon_sandbox::Id, String, Option<Vec<String>>);

/// The verbs with a higher weight in the choice.
const VERBS: [(&str, u32); 6] =
    [("v1:yes:", 40), ("v1:pick:", 20), ("v1:act:", 12), ("v1:go:", 12), ("v1:seat:", 10), ("v1:ask:", 2)];

/// All possible presses of a message, with menu values chosen by the dice.
fn taps(message: &Message, dice: &mut QuickDice) -> Vec<Tap> {
    let buttons = message.buttons().into_iter().filter(|button| button.enabled && button.url.is_none());
    let mut taps: Vec<Tap> = buttons.map(|button| (message.id, button.custom_id, None)).collect();
    for menu in message.menus().into_iter().filter(|menu| menu.enabled) {
        let mut values: Vec<String> = menu.choices.into_iter().map(|choice| choice.value).collect();
        let most = menu.at_most.min(values.len() as u64);
        let wanted = menu.at_least + u64::from(dice.below((most.saturating_sub(menu.at_least) + 1) as u32));
        while values.len() as u64 > wanted {
            values.remove(dice.below(values.len() as u32) as usize);
        }
        taps.push((message.id, menu.custom_id, Some(values)));
    }
    taps
}

/// One action of a person: fills in the open form, types a command, or presses a button or menu.
async fn does_something(user: &User, dice: &mut QuickDice) {
    if user.modal().is_some() {
        user.fills_in(&[&dice.below(14).to_string()]).await;
        return;
    }
    match dice.below(20) {
        0 => return user.dismisses_all(),
        1 => {
            let command = COMMANDS[dice.below(COMMANDS.len() as u32) as usize];
            user.slash(command, &[]).await;
            return;
        }
        _ => {}
    }
    // Actions of the game have a higher weight than its end or its explanations, and the newest panel than old ones.
    let mut here = Vec::new();
    let messages: Vec<Message> = user.messages().into_iter().filter(|message| !message.thinking).collect();
    let newest = messages.iter().rfind(|message| message.only_for.is_some()).map(|message| message.id);
    for message in &messages {
        let near = if newest == Some(message.id) { 6 } else { 1 };
        for tap in taps(message, dice) {
            let weight = near * VERBS.iter().find(|(verb, _)| tap.1.starts_with(verb)).map_or(1, |(_, weight)| *weight);
            here.push((weight, tap));
        }
    }
    let mut left = dice.below(here.iter().map(|(weight, _)| weight).sum());
    for (weight, (message, id, values)) in here {
        if left < weight {
            user.presses(message, &id, values).await;
            return;
        }
        left -= weight;
    }
}

/// The whole storm of one person.
async fn storms(user: User, home: usize, seated: bool, seed: u64) {
    let mut dice = QuickDice::new(seed);
    let mut here = user.in_channel(&room(home));
    for _ in 0..if seated { TURNS } else { GLANCES } {
        if !seated && dice.below(3) == 0 {
            here = user.in_channel(&room(dice.below(TABLES as u32) as usize));
        }
        does_something(&here, &mut dice).await;
        if seated {
            tokio::time::sleep(THOUGHT).await;
        }
    }
}

/// True if every table waits only for people who have a choice, so that nothing is about to move by itself.
async fn rest(gamemaster: &GameMaster) -> bool {
    for row in gamemaster.store().tables_after(TableId(0), true, u32::MAX).await.expect("the tables") {
        let look = gamemaster.snapshot(row.table, None).await.expect("the table");
        let person = |seat: Seat| look.seats().get(seat.index()).is_some_and(|row| row.user.is_some() && !row.resigned);
        let forced = look.running().is_some_and(|running| running.forced_now);
        if forced || !look.waiting().minus(look.ready()).iter().all(person) {
            return false;
        }
    }
    true
}

/// Waits until nothing is left to do or to tell, and no more requests come.
async fn calms_down(sandbox: &Sandbox, gamemaster: &GameMaster) {
    loop {
        // Before the look: a write after it must not be missed.
        let mut written = pin!(gamemaster.store().written());
        written.as_mut().enable();
        sandbox.settled().await;
        let calls = sandbox.calls().len();
        // Calls of people who are still present come minutes later, if at all.
        let due = gamemaster.store().next_due(&Busy::default()).await.expect("the outbox");
        let told = due.is_none_or(|due| due - gamemaster.now_ms() > MINUTES_MS);
        if !told || !rest(gamemaster).await {
            written.await;
        } else if sandbox.calls().len() == calls {
            // A message stays in the outbox until it is noted as sent, so nothing under way can change this.
            return;
        }
    }
}

/// The log of a table, after a complete replay that matches its people's views.
pub async fn replays(gamemaster: &GameMaster, table: TableId) -> Vec<StepRow> {
    let look = gamemaster.snapshot(table, None).await.expect("the table");
    let rows = gamemaster.store().steps(table).await.expect("the log");
    let step = |row: &StepRow| Step { seq: row.seq, seat: row.seat.map(Seat), text: row.text.clone() };
    let steps: Vec<Step> = rows.iter().map(step).collect();
    assert!(steps.iter().zip(1..).all(|(step, seq)| step.seq == seq), "table {table} has a gap");
    assert_eq!(look.seq() as usize, steps.len(), "table {table}");
    let Some(public) = look.public() else { return rows };
    let header = agon_gamemaster::header(look.table(), look.seats().len() as u8).expect("a header");
    let again = agon_rules::log::replay(&header, look.game().rules, &steps).expect("a log that replays");
    again.table().audit().unwrap_or_else(|why| panic!("table {table}: {why}"));
    assert!(again.table().view(Viewer::Public).json() == public.json(), "table {table} as everybody sees it");
    for row in look.seats() {
        let Some(user) = row.user.filter(|_| !row.resigned) else { continue };
        let own = gamemaster.snapshot(table, Some(user)).await.expect("the table");
        // A secret choice before the reveal stands beside the log.
        if let (Some(view), Some(seat), None) = (own.view(), own.seat(), own.draft()) {
            assert!(
                again.table().view(Viewer::Seat(seat)).json() == view.json(),
                "table {table} as {} sees it",
                row.name
            );
        }
    }
    assert_eq!(look.is_over(), look.table().status != agon_store::Status::Running, "table {table}");
    rows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_hundred_people_press_everything_at_twenty_tables() {
    let panics = panics();
    let folder = tempfile::tempdir().expect("a folder");
    // Longer than Discord's limit: this test checks what three hundred people see at once, not the speed of the
    // machine.
    let answer_limit = PATIENCE;
    let config =
        Config { guests: PEOPLE - 6, rooms: TABLES - 3, patience: PATIENCE, answer_limit, ..Config::default() };
    let sandbox = Sandbox::start(config).await.expect("a sandbox");
    let store = database::open(folder.path().join("agon.db")).await;
    let seeds = AtomicU8::new(1);
    let seeds: agon_gamemaster::Seeds = Arc::new(move || [seeds.fetch_add(1, Ordering::SeqCst); 32]);
    let app = App::new(store, Registry::ours(), Language::English, None, agon::app::clock(), seeds);
    let (gamemaster, unknown_events) = (app.gamemaster.clone(), app.unknown_events.clone());
    let (api, token) = (Api::compatible(&sandbox.api_url()).expect("loopback"), sandbox.bot_token());
    let bot = tokio::spawn(async move { app.run(&token, &api, std::future::pending()).await });
    sandbox.bot_ready().await;

    let sitting: JoinSet<()> = (0..TABLES)
        .map(|at| sits_down((0..seats(at)).map(|seat| person(&sandbox, at + TABLES * seat)).collect(), at))
        .collect();
    timeout(STORM, sitting.join_all()).await.expect("everybody to sit down in time");
    let storm: JoinSet<()> = (0..PEOPLE)
        .map(|at| storms(person(&sandbox, at), at % TABLES, at / TABLES < seats(at % TABLES), at as u64))
        .collect();
    timeout(STORM, storm.join_all()).await.expect("the storm to end in time");
    timeout(CALM, calms_down(&sandbox, &gamemaster)).await.expect("calm after the storm");

    let store = gamemaster.store();
    let ledger = ledger::read(&sandbox);
    let mut tables = 0;
    let mut acted = 0;
    for table in (1..).map(TableId) {
        let Some(row) = store.table(table).await.expect("the database") else { break };
        let steps = replays(&gamemaster, table).await;
        let seats = store.seats(table).await.expect("the seats");
        acted += ledger.balances(&row, &seats, &steps);
        tables += 1;
    }
    for at in 0..TABLES {
        let channel = ChannelId(sandbox.user("ana").in_channel(&room(at)).place().0);
        store.open_table_in(channel).await.expect("at most one open table in a channel");
    }
    // The slower the machine, the more presses come too late for their step.
    assert!(tables >= TABLES && acted >= TABLES / 2, "{acted} actions at {tables} tables are no storm");
    assert_eq!(panics.load(Ordering::SeqCst), 0, "panics");
    assert!(!bot.is_finished(), "the bot has stopped");
    assert_eq!(unknown_events.missed(), 0, "gateway events that could not be read");
    sandbox.assert_clean();
    bot.abort();
}
