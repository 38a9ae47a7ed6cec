//! Replays: a finished table step by step, a running one through its reader's own eyes, its chart, its pictures.

use crate::records::{opens_preference, picks};
use crate::running_bot::{RunningBot, wait_for_people};
use agon::discord::animation::{self, Animation};
use agon_ai::Level;
use agon_draw::{Painter, Palette};
use agon_gamemaster::Replay;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::QuickDice;
use agon_sandbox::{Message, User};
use agon_store::{Busy, ChannelId, GuildId, TableId, UserId};
use serde_json::Value;

fn id_of(user: &User) -> UserId {
    UserId(user.person().id.0)
}

/// A table of Ana, Ben and as many others as its game needs, played to this step or to its end.
async fn played(bot: &RunningBot, game: &str, guild: GuildId, steps: u32) -> TableId {
    let seats = Registry::ours().find(game).expect("the game").meta().seats.0;
    let people: Vec<User> = ["ana", "ben", "dion"].map(|name| bot.user(name)).into_iter().take(seats.into()).collect();
    let table = bot.begin_table((guild, ChannelId(people[0].place().0)), game, &[], &people).await;
    let master = &bot.gamemaster;
    loop {
        wait_for_people(master, table).await;
        let look = bot.snapshot(table).await;
        if look.is_over() || look.seq() >= steps {
            return table;
        }
        let seat = look.waiting().first().expect("somebody is waited for");
        let user = look.seats()[seat.index()].user.expect("a person");
        let view = master.snapshot(table, Some(user)).await.expect("a look").view().cloned().expect("a view");
        let mut dice = QuickDice::new(u64::from(look.seq()));
        let input = Registry::ours().find(game).expect("the game").player(Level::Greedy).choose(&view, &mut dice);
        master.act(table, user, look.seq(), &input).await.expect("a legal action");
    }
}

fn here() -> GuildId {
    GuildId(agon_sandbox::people::SERVER.0)
}

/// The number of a person's seat.
async fn seat_of(bot: &RunningBot, table: TableId, user: &User) -> u8 {
    bot.gamemaster.snapshot(table, Some(id_of(user))).await.expect("a look").seat().expect("a seat").number()
}

/// A person's replay, private and in one message all the time.
struct Reader {
    user: User,
    screen: Message,
}

impl Reader {
    /// Opens a replay by buttons, one after the other.
    async fn opens(user: &User, labels: &[&str]) -> Reader {
        user.dismisses_all();
        for label in labels {
            user.clicks(label).await.ok();
        }
        let is_replay = |message: &Message| message.only_for.is_some() && has(message, "v1:rep:", "first");
        let screen = user.sees_that("a replay", is_replay).await;
        Reader { user: user.clone(), screen }
    }

    /// Waits until the screen shows this text.
    async fn reads(&mut self, text: &str) {
        let id = self.screen.id;
        self.screen = self.user.sees_that(text, |message| message.id == id && message.says(text)).await;
    }

    async fn presses(&mut self, label: &str, text: &str) {
        self.user.clicks_on(self.screen.id, label).await.ok();
        self.reads(text).await;
    }

    /// Chooses in a menu of the screen, by its door, and waits until the screen has changed.
    async fn chooses(&mut self, door: &str, choice: &str) {
        let (id, face) = (self.screen.id, self.screen.json());
        self.user.selects(&self.menu(door).custom_id, &[choice]).await.ok();
        let new = |message: &Message| message.id == id && message.json() != face;
        self.screen = self.user.sees_that("another face", new).await;
    }

    fn menu(&self, door: &str) -> agon_sandbox::Menu {
        let menus = self.screen.menus().into_iter();
        let mut fitting = menus.filter(|menu| words(&menu.custom_id).starts_with(door));
        fitting.next().unwrap_or_else(|| panic!("no menu {door}:\n{}", self.screen.summary()))
    }

    /// True if a button can be pressed.
    fn offers(&self, label: &str) -> bool {
        self.screen.buttons().iter().any(|button| button.label == label && button.enabled)
    }
}

/// The words of an id.
fn words(custom_id: &str) -> &str {
    custom_id.splitn(5, ':').nth(4).unwrap_or_default()
}

fn has(message: &Message, verb: &str, door: &str) -> bool {
    message
        .buttons()
        .iter()
        .any(|button| button.custom_id.starts_with(verb) && words(&button.custom_id).starts_with(door))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_table_is_read_step_by_step() {
    let bot = RunningBot::start().await;
    let table = played(&bot, "attika", here(), u32::MAX).await;
    let steps = bot.snapshot(table).await.seq();
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    ana.sees("seed revealed").await;
    bot.wait_until_sent().await;
    let at = |step: u32| format!("**Step {step} of {steps}**");
    let mut replay = Reader::opens(&ana, &["Replay"]).await;
    replay.reads(&at(0)).await;
    assert!(
        !replay.offers("⏮ First") && !replay.offers("◀ Previous") && replay.offers("Next ▶"),
        "{}",
        replay.screen.summary()
    );
    replay.presses("Next ▶", &at(1)).await;
    replay.presses("Last ⏭", &at(steps)).await;
    assert!(replay.screen.says("Over after round") && !replay.offers("Next ▶") && !replay.offers("Last ⏭"));
    replay.presses("◀ Previous", &at(steps - 1)).await;

    // By rounds: back to the start of this one, then to the one before, and forward again.
    let moment =
        bot.gamemaster.replay_step(table, None, steps - 1, agon_rules::Viewer::Public).await.expect("a moment");
    let begins: Vec<u32> = moment.chapters.iter().map(|chapter| chapter.seq).collect();
    let round = moment.chapter();
    replay.presses("Step: single", "Step: phase").await;
    replay.presses("◀ Previous", &at(begins[round])).await;
    replay.presses("◀ Previous", &at(begins[round - 1])).await;
    replay.presses("Next ▶", &at(begins[round])).await;
    replay.chooses("jump", "Round 2").await;
    replay.reads(&at(begins[2])).await;
    assert!(replay.screen.says("Round 2"), "{}", replay.screen.text());

    // My own seat is open at once. The others' seats open on request.
    let own = seat_of(&bot, table, &ana).await;
    let other = (3 - own).to_string();
    replay.chooses("eyes", &own.to_string()).await;
    let ben_is_open = |replay: &Reader| replay.menu("eyes").choices.iter().any(|choice| choice.label.contains("(Ben)"));
    let mine = replay.menu("eyes").choices.iter().find(|choice| choice.chosen).cloned().expect("the eyes chosen");
    assert!(mine.label.contains("my seat") && !ben_is_open(&replay), "{}", replay.screen.summary());
    replay.presses("Spoilers: off", "Spoilers: on").await;
    assert!(ben_is_open(&replay));
    replay.chooses("eyes", &other).await;
    assert!(replay.screen.says("Seen by:") && replay.screen.says("(Ben)"), "{}", replay.screen.text());
    replay.presses("⏮ First", &at(0)).await;
    assert!(replay.menu("eyes").choices.iter().any(|choice| choice.value == other && choice.chosen));

    // Any step has its position in words, beside the replay.
    ana.clicks_on(replay.screen.id, "Text board").await.ok();
    let words = |message: &Message| {
        message.only_for.is_some()
            && message.id != replay.screen.id
            && message.says(&at(0))
            && message.menus().is_empty()
    };
    let words = ana.sees_that("the position in words", words).await;
    assert!(words.buttons().is_empty() && words.text().len() > 80, "{}", words.summary());

    // After the end a seat's page can be public, once. Its button opens the step for its presser: who shares the link to
    // the message shares the step.
    ana.clicks_on(replay.screen.id, "Show here").await.ok();
    let shown = eva.sees_that("the page", |message| message.only_for.is_none() && message.says(&at(0))).await;
    let labels: Vec<String> = shown.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Replay from here"], "{}", shown.summary());
    assert!(shown.menus().is_empty() && shown.says("(Ben)"), "{}", shown.summary());
    eva.clicks_on(shown.id, "Replay from here").await.ok();
    let opened = eva.sees_privately(&at(0)).await;
    assert!(has(&opened, "v1:rep:", "first") && opened.says("(Ben)"), "{}", opened.summary());
    replay.presses("Back", "steps, from").await;
    // This bot paints no pictures, and says so.
    ana.selects("v1:file:", &["pictures"]).await.ok();
    ana.sees_privately("can't make pictures of this table here").await;
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_table_is_read_through_ones_own_eyes() {
    let bot = RunningBot::start().await;
    let table = played(&bot, "attika", here(), 60).await;
    let [ana, cleo, eva] = ["ana", "cleo", "eva"].map(|name| bot.user(name));
    let steps = bot.snapshot(table).await.seq();
    bot.wait_until_sent().await;
    let at = |step: u32| format!("**Step {step} of {steps}**");
    let mut replay = Reader::opens(&ana, &["More…", "Replay so far"]).await;
    replay.reads(&at(steps)).await;
    let eyes =
        |replay: &Reader| replay.menu("eyes").choices.iter().map(|choice| choice.value.clone()).collect::<Vec<_>>();
    let own = seat_of(&bot, table, &ana).await;
    assert_eq!(eyes(&replay), ["p".to_owned(), own.to_string()]);
    assert!(replay.offers("Show here") && !replay.offers("Spoilers: off"), "{}", replay.screen.summary());
    replay.chooses("eyes", &own.to_string()).await;
    assert!(!replay.offers("Show here"), "what only I can see is not for everybody");
    replay.presses("◀ Previous", &at(steps - 1)).await;

    // A forged click that opens another seat's view, or shows a secret to everybody, gets a clear refusal and nothing
    // else.
    let other = 3 - own;
    let before = bot.gamemaster.store().next_due(&Busy::default()).await.expect("the outbox");
    for words in [format!("rep:1:3:on {other} s-"), format!("show:1:3:rep here {own} s-")] {
        ana.forges(replay.screen.id, &format!("v1:{words}")).await.ok();
        replay.reads("All seats can be seen once it is over").await;
        replay = Reader::opens(&ana, &["More…", "Replay so far"]).await;
    }
    assert_eq!(
        bot.gamemaster.store().next_due(&Busy::default()).await.expect("the outbox"),
        before,
        "nothing is posted"
    );
    // Everybody else reads the public steps, in their own language.
    cleo.dismisses_all();
    let board = cleo.sees_that("the board", |message| message.only_for.is_none() && message.says("Text board")).await;
    cleo.forges(board.id, &format!("v1:rep:1:5:on {own} s-")).await.ok();
    cleo.sees_privately("Solange die Partie läuft").await;
    eva.forges(board.id, "v1:rep:1:5:on p s-").await.ok();
    let seen = eva.sees_privately(&at(5)).await;
    assert!(seen.menus().iter().all(|menu| !words(&menu.custom_id).starts_with("eyes")), "{}", seen.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_elsewhere_is_not_looked_back_at_from_here() {
    let bot = RunningBot::start().await;
    played(&bot, "attika", GuildId(77), 20).await;
    let [ana, eva] = ["ana", "eva"].map(|name| bot.user(name));
    let welcome = eva.sees("Agon is here").await;
    for words in ["rep:1:3:on p s-", "pts:1:0:", "gif:1:0:", "show:1:3:rep here p s-"] {
        eva.dismisses_all();
        eva.forges(welcome.id, &format!("v1:{words}")).await.ok();
        eva.sees_privately("This button is not for you").await;
    }
    // A person with a seat can look back from every place, but show nothing of it here.
    ana.forges(welcome.id, "v1:rep:1:3:on p s-").await.ok();
    let replay = ana.sees_privately("**Step 3 of").await;
    ana.clicks_on(replay.id, "Show here").await.ok();
    ana.sees_privately("This button is not for you").await;
    bot.wait_until_sent().await;
    eva.sees_no("**Step 3 of");
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_german_reader_reads_german() {
    let bot = RunningBot::start().await;
    let table = played(&bot, "offrandes", here(), u32::MAX).await;
    let steps = bot.snapshot(table).await.seq();
    let cleo = bot.user("cleo");
    cleo.sees("seed revealed").await;
    bot.wait_until_sent().await;
    let mut replay = Reader::opens(&cleo, &["Replay"]).await;
    replay.presses("Ende ⏭", &format!("**Schritt {steps} von {steps}**")).await;
    for words in ["Wiedergabe", "Sicht: Alle", "beendet nach Runde"] {
        assert!(replay.screen.says(words), "{words}: {}", replay.screen.text());
    }
    replay.presses("Schrittweite: Schritt", "Schrittweite: Phase").await;
    // If there are more chapters than a menu can hold, its last choice turns the page.
    replay.chooses("jump", "@0").await;
    replay.chooses("jump", "Runde 1 · Versteigerung").await;
    replay.reads("Runde 1 · Versteigerung").await;
    // The chart is in words, because this bot paints none. It offers no animated picture for the same reason.
    cleo.clicks("Score chart").await.ok();
    let chart = cleo.sees_privately("Verlauf des Punktestands.").await;
    assert!(chart.says("Runde 2: ") && chart.says("Sparta ") && !chart.says("Runde 0: "), "{}", chart.text());
    cleo.clicks_on(replay.screen.id, "Animation").await.ok();
    cleo.sees_privately("Die Wiedergabe zeigt jeden Schritt.").await;
    bot.close();
}

/// The pictures of a message, each as its file name and alternative text.
fn pictures(message: &Message) -> Vec<(String, String)> {
    let told = |file: &Value, key: &str| file[key].as_str().unwrap_or_default().to_owned();
    let files = message.json()["attachments"].as_array().cloned().unwrap_or_default();
    files.iter().map(|file| (told(file, "filename"), told(file, "description"))).collect()
}

fn named(message: &Message, begins: &str) -> bool {
    pictures(message).iter().any(|(name, words)| name.starts_with(begins) && !words.is_empty())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_past_is_painted() {
    let bot = RunningBot::start_with_pictures().await;
    let table = played(&bot, "attika", here(), u32::MAX).await;
    let ana = bot.user("ana");
    let board = |message: &Message| message.says("over") && named(message, "table-1-") && named(message, "result-1");
    let board = ana.sees_that("the last board with the result", board).await;
    assert_eq!(pictures(&board).len(), 2);
    bot.wait_until_sent().await;
    let mut replay = Reader::opens(&ana, &["Replay"]).await;
    replay.presses("Next ▶", "**Step 1 of").await;
    assert!(named(&replay.screen, "table-1-1.png") && pictures(&replay.screen).len() == 1);
    assert!(!replay.screen.says("Supply"), "the picture stands for the words");
    // A seat's own picture stands below the table's.
    replay.chooses("jump", "Round 3").await;
    replay.chooses("eyes", &seat_of(&bot, table, &ana).await.to_string()).await;
    assert!(named(&replay.screen, "own-table-1-") && pictures(&replay.screen).len() == 2, "{}", replay.screen.json());
    replay.presses("Back", "steps, from").await;
    // The page has the result, and the final board below it. The public version has both.
    let end = format!("table-1-{}.png", bot.snapshot(table).await.seq());
    let whole = |message: &Message| {
        let files = pictures(message);
        files.len() == 2 && files[0].0 == "result-1.png" && files[1].0 == end && files[1].1.contains("Over")
    };
    assert!(whole(&replay.screen), "{}", replay.screen.json());
    ana.clicks_on(replay.screen.id, "Show here").await.ok();
    ana.sees_that("the page", |message| message.only_for.is_none() && message.says("steps, from") && whole(message))
        .await;
    ana.clicks_on(replay.screen.id, "Score chart").await.ok();
    ana.sees_that("the chart", |message| message.only_for.is_some() && named(message, "scores-1.png")).await;
    // The ends of the rounds side by side, the end of the game last.
    ana.selects("v1:file:", &["pictures"]).await.ok();
    let shown = |message: &Message| message.only_for.is_some() && pictures(message).len() > 2;
    let album = pictures(&ana.sees_that("the pictures", shown).await);
    assert!(album.len() <= 10 && album.iter().all(|(_, words)| words.len() > 20), "{album:#?}");
    assert!(album.last().is_some_and(|(name, words)| *name == end && words.contains("Over")), "{:?}", album.last());
    // A reader of text gets words, and the board in words.
    let preferences = opens_preference(&ana, "colours").await;
    picks(&ana, &preferences, "v1:pref:0:0:colours", "text").await;
    let mut replay = Reader::opens(&ana, &["Replay"]).await;
    replay.presses("Next ▶", "**Step 1 of").await;
    assert!(pictures(&replay.screen).is_empty() && replay.screen.text().len() > 600, "{}", replay.screen.text());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_game_becomes_an_animated_picture() {
    let bot = RunningBot::start_with_pictures().await;
    let table = played(&bot, "attika", here(), 34).await;
    let ana = bot.user("ana");
    bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    ana.sees("does not count").await;
    bot.wait_until_sent().await;
    let mut replay = Reader::opens(&ana, &["Replay"]).await;
    // A stopped table has a page like any other.
    replay.presses("Back", "steps, from").await;
    assert!(replay.screen.says("does not count"), "{}", replay.screen.text());
    ana.clicks_on(replay.screen.id, "Animation").await.ok();
    let animation =
        ana.sees_that("the animation", |message| message.only_for.is_some() && named(message, "table-1.gif")).await;
    assert!(animation.says("pictures") && pictures(&animation).len() == 1, "{}", animation.summary());
    bot.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_to_send_becomes_shorter_then_smaller() {
    let bot = RunningBot::start().await;
    let table = played(&bot, "offrandes", here(), 90).await;
    let long = bot.gamemaster.replay(table).await.expect("a course");
    let painter = Painter::new();
    let within =
        |course: &Replay, most: usize| animation::within(most, &painter, course, Language::English, Palette::default());
    let painted = |course: &Replay, most: usize| match within(course, most) {
        Animation::Painted(picture, frames) => (picture.bytes, frames),
        other => panic!("it is painted: {other:?}"),
    };
    let (whole, frames) = painted(&long, usize::MAX);
    assert!((61..=120).contains(&frames) && whole.starts_with(b"GIF89a"), "{frames} frames");
    let (shorter, fewer) = painted(&long, whole.len() - 1);
    assert!(fewer <= 60 && shorter.len() < whole.len(), "{fewer} frames");
    // A few frames cannot get fewer. They get smaller, and in the end they are given up.
    let mut short = long;
    short.positions.truncate(4);
    let (whole, frames) = painted(&short, usize::MAX);
    let (smaller, same) = painted(&short, whole.len() - 1);
    let width = |gif: &[u8]| u16::from_le_bytes([gif[6], gif[7]]);
    assert!(same == frames && width(&smaller) < width(&whole), "{same} of {frames} frames");
    assert_eq!(within(&short, 1000), Animation::Failed);
    bot.close();
}
