//! A table of four in the middle of a game. Only the test advances its time.

use crate::hearing::{self, Hearing};
use crate::past::{Lowest, Past, written};
use crate::player::Player;
use crate::running_bot::{RunningBot, wait_until};
use agon_gamemaster::TableSnapshot;
use agon_games::Registry;
use agon_rules::game::{OptionValues, Viewer, Waiting};
use agon_rules::table::Done;
use agon_rules::{AnyTable, Seat};
use agon_sandbox::{Message, User};
use agon_store::{NewStep, Notices, TableId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const NAMES: [&str; 4] = ["ana", "ben", "cleo", "dion"];
/// The people who can get messages about the table.
const HEARERS: [&str; 5] = ["ana", "ben", "cleo", "dion", "eva"];
const PAUSE: Duration = Duration::from_secs(10);
/// The seconds after the beginning of a turn until people are called and the results of orders are told.
pub const CALLED: i64 = 11;

pub struct World {
    pub bot: RunningBot,
    pub table: TableId,
    time: Arc<AtomicI64>,
    hearing: Hearing,
}

impl World {
    pub async fn open(game: &str, kind: &str) -> World {
        World::after(World::past(game, kind).await).await
    }

    /// The first steps of a game at a table of four.
    pub async fn past(game: &str, kind: &str) -> Past {
        Past::of(&NAMES, game, OptionValues::new(), past(game, kind)).await
    }

    /// The same table after these first steps.
    pub async fn after(past: Past) -> World {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let time = Arc::new(AtomicI64::new(now));
        let bot = RunningBot::start_with_delay(PAUSE, time.clone(), |store| past.write(store)).await;
        bot.user("ana").sees("Text board").await;
        bot.wait_until_sent().await;
        let table = bot.table().await;
        World { bot, table, time, hearing: Hearing::of(&HEARERS) }
    }

    pub fn user(&self, seat: Seat) -> User {
        self.bot.user(NAMES[seat.index()])
    }

    pub async fn look(&self, seat: Seat) -> TableSnapshot {
        let user = UserId(self.user(seat).person().id.0);
        self.bot.gamemaster.snapshot(self.table, Some(user)).await.expect("the table")
    }

    pub async fn asked(&self) -> Seat {
        self.bot.snapshot(self.table).await.waiting().first().expect("somebody is asked")
    }

    /// Advances the clock past the delay after the beginning of a turn, and waits for all effects.
    pub async fn moment(&self) {
        self.time.fetch_add(PAUSE.as_millis() as i64, Ordering::SeqCst);
        self.bot.gamemaster.run_due().await.expect("the moment");
        self.bot.wait_until_sent().await;
    }

    /// Advances the clock past that delay, and waits until an order acts for this seat, before the bot calls anybody.
    pub async fn obeys(&self, seat: Seat) {
        let before = self.bot.snapshot(self.table).await.seq();
        assert_eq!(self.asked().await, seat);
        self.moment().await;
        let obeyed = async || self.bot.snapshot(self.table).await.seq() != before;
        wait_until(self.bot.gamemaster.store(), &format!("seat {seat} to obey"), obeyed).await;
        self.bot.wait_until_sent().await;
    }

    /// Sets letters and Spanish for a person.
    pub async fn wants_letters(&self, seat: Seat) {
        let (store, user) = (self.bot.gamemaster.store(), UserId(self.user(seat).person().id.0));
        store.set_notices(user, Notices::Direct).await.expect("the database");
        store.set_player_language(user, Some("es")).await.expect("the database");
    }

    /// Sets English for a person.
    pub async fn speaks_english(&self, seat: Seat) {
        let user = UserId(self.user(seat).person().id.0);
        self.bot.gamemaster.store().set_player_language(user, Some("en")).await.expect("the database");
    }

    pub async fn board(&self) -> String {
        let board = |message: &Message| message.only_for.is_none() && message.says("Text board");
        self.bot.user("eva").sees_that("the board", board).await.text()
    }

    /// The letters a person has.
    pub fn letters(&self, seat: Seat) -> Vec<Message> {
        self.user(seat).in_dm().messages()
    }

    /// Advances the clock by this time, and waits until the courier has told what is due.
    pub async fn later(&self, seconds: i64) {
        self.time.fetch_add(1_000 * seconds, Ordering::SeqCst);
        self.bot.gamemaster.notify_outbox();
        self.bot.wait_until_sent().await;
    }

    /// Calls a person, who then acts by hand.
    pub async fn called(&self, seat: Seat, action: &str) {
        self.moment().await;
        self.later(2).await;
        self.acts(seat, action).await;
    }

    /// Acts by hand as a person, before the bot calls anybody.
    pub async fn acts(&self, seat: Seat, action: &str) {
        assert_eq!(self.asked().await, seat, "{action}");
        Player::new(self.user(seat)).does(&self.bot, self.table, action).await;
        self.bot.wait_until_sent().await;
    }

    /// The first person offers one gold to a god. Returns their seat, that god, and another god.
    pub async fn bids_first(&self) -> (Seat, String, String) {
        let first = self.asked().await;
        let legal = self.look(first).await.view().expect("a view").legal();
        let mut gods: Vec<String> =
            legal.iter().filter_map(|action| Some(action.split(' ').nth(1)?.to_owned())).collect();
        gods.dedup();
        let [god, other, ..] = &gods[..] else { panic!("two gods: {legal:?}") };
        self.acts(first, &format!("bid {god} 1")).await;
        (first, god.clone(), other.clone())
    }

    /// Opens my seat, then my orders.
    pub async fn opens_orders(&self, seat: Seat) -> Message {
        let player = Player::new(self.user(seat));
        let panel = player.opens_panel().await;
        let door = panel.buttons().into_iter().find(|button| button.custom_id.starts_with("v1:ord:"));
        player.presses(&panel, &door.unwrap_or_else(|| panic!("no orders:\n{}", panel.summary())).label).await
    }

    /// Presses the button whose words begin with `words`. Returns the changed screen.
    pub async fn presses(&self, seat: Seat, screen: &Message, words: &str) -> Message {
        let player = Player::new(self.user(seat));
        player.presses(screen, &button(screen, words)).await
    }

    /// Fills in the form behind the button whose words begin with `words`.
    pub async fn limits(&self, seat: Seat, screen: &Message, words: &str, limit: &str) -> Message {
        let user = self.user(seat);
        user.clicks_on(screen.id, &button(screen, words)).await.ok();
        let title = user.sees_modal();
        assert!(title.split_once(": ").is_some_and(|(of, range)| !of.is_empty() && range.contains('–')), "{title}");
        user.fills_in(&[limit]).await.ok();
        let (id, face) = (screen.id, screen.json());
        user.sees_that("my orders", |message| message.id == id && message.json() != face).await
    }

    pub async fn log(&self) -> Vec<String> {
        let steps = self.bot.gamemaster.store().steps(self.table).await.expect("the log");
        steps.into_iter().map(|step| step.text).collect()
    }
}

/// The seats in clockwise order from the one that offers the lot.
pub async fn clockwise(world: &World) -> [Seat; 4] {
    let bidder = world.asked().await;
    [3, 0, 1, 2].map(|steps| bidder.clockwise(steps, 4))
}

/// Checks that everybody except these seats got the same in both worlds.
pub fn same([a, b]: &mut [World; 2], but: &[Seat], when: &str) {
    hearing::assert_same([(&a.bot, &mut a.hearing), (&b.bot, &mut b.hearing)], but, when);
}

/// The first steps of a game, each the first possible one, until this kind of decision.
fn past(game: &str, kind: &str) -> Vec<NewStep> {
    let mut table =
        Registry::ours().find(game).expect("the game").rules.open(4, &OptionValues::new()).expect("a table");
    let mut steps = Vec::new();
    loop {
        let done = match table.waiting() {
            Waiting::Over => panic!("over before `{kind}`"),
            Waiting::Chance => table.draw(&mut Lowest).expect("an outcome"),
            Waiting::Seats(_) if table.view(Viewer::Public).prompt().kind == kind => return steps,
            Waiting::Seats(seats) => first(table.as_mut(), seats.first().expect("a seat")),
        };
        steps.extend(written(done));
    }
}

/// The first action of a seat. At the first picks it takes a briber, and nobody takes a guardsman.
fn first(table: &mut dyn AnyTable, seat: Seat) -> Done {
    let legal = table.legal(seat);
    let wanted = ["pick peasant", "pick water", "pick briber"];
    let wanted = wanted.into_iter().find(|action| legal.iter().any(|known| known == action));
    table.act(seat, wanted.unwrap_or(&legal[0])).expect("a legal action")
}

/// The label of the enabled button of my orders whose words begin with `words`.
fn button(screen: &Message, words: &str) -> String {
    let begins = |id: &str| id.splitn(5, ':').nth(4).is_some_and(|known| known.starts_with(words));
    let found = screen.buttons().into_iter().find(|button| button.enabled && begins(&button.custom_id));
    found.unwrap_or_else(|| panic!("no `{words}`:\n{}", screen.summary())).label
}
