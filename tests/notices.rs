//! The calls at the beginning of a turn, and the people without one.

use crate::lost_rights::{goes_on, goes_on_until, id_of, is_board, passes, three_here, timeless};
use crate::records::opens_preference;
use crate::running_bot::{RunningBot, wait_for_people};
use agon_rules::attika::{Action, View};
use agon_sandbox::{Fault, Message, User};
use agon_store::{Confirming, TableId};
use std::sync::atomic::Ordering;

/// The absence after which the bot calls a person at once.
const AWAY_MS: i64 = 91_000;

/// True if a message in the channel calls a person.
fn calls(message: &Message, user: &User) -> bool {
    message.says(&format!("<@{}>", user.person().id))
}

fn called(user: &User) -> bool {
    user.messages().iter().any(|message| calls(message, user))
}

/// Presses a button of the screen behind `More…` of the board.
async fn presses_in_more(user: &User, label: &str, shows: &str) -> Message {
    user.dismisses_all();
    let board = user.sees_that("the board", is_board).await;
    user.clicks_id(|id| id.starts_with("v1:more:") && id.ends_with(':')).await.ok();
    let more = |message: &Message| message.only_for.is_some() && message.buttons().iter().any(|it| it.label == label);
    let screen = user.sees_that("the screen", more).await;
    assert!(screen.id > board.id);
    user.clicks_on(screen.id, label).await.ok();
    user.sees_that(shows, |message| message.id == screen.id && message.says(shows)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_mutes_a_table_is_neither_mentioned_nor_written_to() {
    let (bot, time) = timeless().await;
    let [ana, ben, cleo] = ["ana", "ben", "cleo"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    presses_in_more(&cleo, "Stumm schalten", "für dich stumm").await;
    let screen = presses_in_more(&ben, "Silenciar avisos", "silenciados para ti").await;
    assert!(screen.buttons().iter().any(|button| button.label == "Activar avisos"), "{}", screen.summary());
    let letters = || ben.in_dm().messages().len();
    let before = letters();
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "cleo").await;
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "ben").await;
    assert!(!called(&cleo) && !called(&ben) && letters() == before);
    // The change only concerned them. Their tables stay the same.
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "ana").await;
    assert!(called(&ana));
    for user in [&ben, &cleo] {
        let mine = user.slash("/mytables", &[]).await.ok();
        assert!(mine.says("Attika"), "{}", mine.text());
    }

    // Both want calls again.
    presses_in_more(&cleo, "Stummschaltung aus", "wie in /einstellungen").await;
    presses_in_more(&ben, "Activar avisos", "como en /preferencias").await;
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "ben").await;
    assert_eq!(letters(), before + 1);
    passes(&bot, &time, AWAY_MS).await;
    goes_on_until(&bot, table, "cleo").await;
    assert!(called(&cleo) && !called(&ben));
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_whoever_sits_there_mutes_a_table() {
    let (bot, _) = timeless().await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let table = three_here(&bot).await;
    let board = eva.sees_that("the board", is_board).await;
    for words in ["mute", "unmute"] {
        eva.dismisses_all();
        eva.forges(board.id, &format!("v1:more:1:0:{words}")).await.ok();
        let screen = eva.sees_privately("What would you like").await;
        assert!(screen.buttons().iter().all(|button| !button.label.contains("notices")), "{}", screen.summary());
    }
    let store = bot.gamemaster.store();
    assert!(!store.has_user(id_of(&eva)).await.expect("the database"));
    // The setting ends with the table.
    presses_in_more(&ana, "Mute notices", "muted for you").await;
    assert!(store.muted(table, id_of(&ana)).await.expect("the database"));
    goes_on(&bot, table).await;
    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an abort");
    assert!(!store.muted(table, id_of(&ana)).await.expect("the database"));
    bot.close();
}

const FOLLOWS: &str = "Saved. The board will follow in a moment.";

/// The person to act takes the first legal action, told or not, until it is this person's turn. Returns the step and
/// their first legal action.
async fn until_asked(bot: &RunningBot, table: TableId, user: &User) -> (u32, String) {
    for _ in 0..100 {
        wait_for_people(&bot.gamemaster, table).await;
        let look = bot.snapshot(table).await;
        let asked = look.seats()[look.waiting().first().expect("somebody is asked").index()].user.expect("a person");
        let own = bot.gamemaster.snapshot(table, Some(asked)).await.expect("the table");
        let first = own.view().expect("a running table").legal().swap_remove(0);
        if asked == id_of(user) {
            return (own.seq(), first);
        }
        bot.gamemaster.act(table, asked, own.seq(), &first).await.expect("a legal action");
    }
    panic!("never asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_discord_is_slow_panels_say_that_the_board_follows() {
    let (bot, time) = timeless().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    let board = ana.sees_that("the board", is_board).await;
    let moves = async || {
        let (_, action) = until_asked(&bot, table, &ana).await;
        ana.dismisses_all();
        ana.slash("/move", &[("action", &action)]).await.ok().text()
    };
    let presses = async || {
        let (seq, action) = until_asked(&bot, table, &ana).await;
        ana.dismisses_all();
        ana.forges(board.id, &format!("v1:act:1:{seq}:{action}")).await.ok();
    };
    let done = moves().await;
    assert!(done.contains("Done: ") && !done.contains(FOLLOWS), "{done}");
    bot.wait_until_sent().await;

    // Discord gets the board and does not answer. A board on its way is not late yet.
    bot.sandbox.breaks(Fault::stuck("PATCH", &format!("/messages/{}", board.id)));
    let done = moves().await;
    assert!(done.contains("Done: ") && !done.contains(FOLLOWS), "{done}");
    assert!(bot.sandbox.holds(1).await);
    time.fetch_add(5_000, Ordering::SeqCst);
    let done = moves().await;
    let mut lines = done.lines().skip_while(|line| *line != FOLLOWS).skip(1);
    assert!(lines.next().is_some_and(|line| line.starts_with("-# Done: ")), "{done}");
    // After a press on the board, where no panel opens, a private message says it too.
    presses().await;
    ana.sees_privately(FOLLOWS).await;

    bot.sandbox.releases();
    bot.wait_until_sent().await;
    let done = moves().await;
    assert!(done.contains("Done: ") && !done.contains(FOLLOWS), "{done}");
    bot.wait_until_sent().await;
    presses().await;
    bot.wait_until_sent().await;
    assert!(ana.newest_private().is_none(), "the board says it");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_discord_refused_is_late_until_it_is_there() {
    let (bot, time) = timeless().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    let board = ana.sees_that("the board", is_board).await;
    let late = async || bot.gamemaster.board_late(table).await.expect("the database");
    assert!(!late().await);
    bot.sandbox.breaks(Fault::new("PATCH", &format!("/messages/{}", board.id), 500));
    goes_on(&bot, table).await;
    assert!(late().await);
    passes(&bot, &time, 1_000).await;
    assert!(!late().await);
    bot.close();
}

/// The last steps of a table, newest first.
async fn newest_steps(bot: &RunningBot, table: TableId) -> Vec<String> {
    let steps = bot.gamemaster.store().steps(table).await.expect("the database");
    steps.into_iter().rev().map(|step| step.text).collect()
}

/// Plays to Ana's next turn with enough gold for a building. She builds it. Returns the screen.
async fn ana_builds(bot: &RunningBot, table: TableId) -> String {
    let ana = bot.user("ana");
    for _ in 0..100 {
        wait_for_people(&bot.gamemaster, table).await;
        let look = bot.snapshot(table).await;
        let user = look.seats()[look.waiting().first().expect("somebody is asked").index()].user.expect("a person");
        let own = bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
        let (view, seat) = (own.view().expect("a running table"), own.seat().expect("a seat"));
        let board = &view.of::<View>().expect("a table of Attika").board;
        let paid = |action: &&String| match action.parse() {
            Ok(Action::Build(building, space)) => !board.price(seat, building, space).is_nothing(),
            _ => false,
        };
        let legal = view.legal();
        if let Some(build) = legal.iter().find(paid).filter(|_| user == id_of(&ana)) {
            ana.dismisses_all();
            let done = ana.slash("/move", &[("action", build)]).await.ok().text();
            bot.wait_until_sent().await;
            return done;
        }
        let end = legal.iter().find(|action| *action == "end").unwrap_or(&legal[0]);
        bot.gamemaster.act(table, user, own.seq(), end).await.expect("a legal action");
    }
    panic!("nothing to pay for");
}

/// Returns what the table asks a person for, as they see it.
async fn asked_for(bot: &RunningBot, table: TableId, user: &User) -> &'static str {
    let own = bot.gamemaster.snapshot(table, Some(id_of(user))).await.expect("the table");
    own.view().expect("running").prompt().kind
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_suggested_payment_is_made_without_asking_for_whoever_wants_it() {
    let (bot, _) = timeless().await;
    let ana = bot.user("ana");
    let table = three_here(&bot).await;
    // By default, the building asks for the payment.
    let asked = ana_builds(&bot, table).await;
    assert!(!asked.contains("pay as suggested"), "{asked}");
    assert_eq!(asked_for(&bot, table, &ana).await, "pay");
    ana.slash("/move", &[("action", "autopay")]).await.ok();
    bot.wait_until_sent().await;

    let settings = opens_preference(&ana, "pay").await;
    assert!(settings.says("**Pay as suggested**: off"), "{}", settings.text());
    ana.clicks("Pay as suggested: off").await.ok();
    let on = |message: &Message| message.buttons().iter().any(|button| button.label == "Pay as suggested: on");
    ana.sees_that("it is on", on).await;
    let done = ana_builds(&bot, table).await;
    assert!(done.contains("Done: ") && done.contains("you pay as suggested"), "{done}");
    let steps = newest_steps(&bot, table).await;
    assert!(steps[0] == "autopay" && steps[1].starts_with("build "), "{steps:?}");

    // A person who wants every confirmation gets this one too.
    let store = bot.gamemaster.store();
    store.set_confirming(id_of(&ana), Confirming::Always).await.expect("the database");
    let asked = ana_builds(&bot, table).await;
    assert!(!asked.contains("pay as suggested."), "{asked}");
    assert_eq!(asked_for(&bot, table, &ana).await, "pay");
    bot.close();
}
