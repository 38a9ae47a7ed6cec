//! One of the two worlds: a table whose time only the test advances.

use crate::past::Past;
use crate::player::Player;
use crate::running_bot::RunningBot;
use agon::discord::pictures::Studio;
use agon_gamemaster::{OrderEdit as Wished, TableSnapshot};
use agon_rules::Seat;
use agon_rules::game::OptionValues;
use agon_sandbox::people::PEOPLE;
use agon_sandbox::{Message, User};
use agon_store::{NewStep, Notices, Store, TableId, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The people who can get messages about the table. The first of them sit at it.
pub const HEARERS: [&str; 5] = ["ana", "ben", "cleo", "dion", "eva"];
/// The delay after the beginning of a turn until orders act.
const PAUSE: Duration = Duration::from_millis(100);
/// The time from then until people are called, and the absence after which they are called.
const CALL_MS: i64 = 1_000;
const AWAY_MS: i64 = 91_000;
/// The number of absences. A whole game must end before a board is too old for edits.
const AWAY: u32 = 25;

/// The person with calls by letter.
const BY_LETTER: &str = "cleo";

pub struct World {
    pub bot: RunningBot,
    pub table: TableId,
    time: Arc<AtomicI64>,
    heard: [usize; HEARERS.len()],
    away: u32,
}

impl World {
    pub async fn open(
        game: &'static str,
        seats: usize,
        options: OptionValues,
        steps: Vec<NewStep>,
        studio: Option<Studio>,
    ) -> World {
        let past = Past::of(&HEARERS[..seats], game, options, steps).await;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
        let time = Arc::new(AtomicI64::new(now));
        let before = async |store: Store| {
            past.write(store.clone()).await;
            let reader = PEOPLE.iter().find(|person| person.name == BY_LETTER).expect("one of the six");
            store.set_notices(UserId(reader.id.0), Notices::Direct).await.expect("a wish");
        };
        let bot = RunningBot::start_with_delay_and_studio(PAUSE, time.clone(), before, studio).await;
        bot.user(HEARERS[0]).sees("Text board").await;
        bot.wait_until_sent().await;
        let table = bot.table().await;
        World { bot, table, time, heard: [0; HEARERS.len()], away: 0 }
    }

    pub fn user(&self, seat: Seat) -> User {
        self.bot.user(HEARERS[seat.index()])
    }

    fn id(&self, seat: Seat) -> UserId {
        UserId(self.user(seat).person().id.0)
    }

    pub async fn look(&self, seat: Seat) -> TableSnapshot {
        self.bot.gamemaster.snapshot(self.table, Some(self.id(seat))).await.expect("the table")
    }

    /// Waits until all automatic moves are done and told. The table's task takes at most one job of people before it
    /// moves by itself, so after two jobs it has moved.
    pub async fn settles(&self) {
        for _ in 0..2 {
            self.bot.snapshot(self.table).await;
        }
        self.bot.gamemaster.notify_outbox();
        self.bot.wait_until_sent().await;
    }

    /// Advances the clock past the delay after the beginning of a turn, so that orders act.
    pub async fn moment(&self) {
        self.time.fetch_add(PAUSE.as_millis() as i64, Ordering::SeqCst);
        self.bot.gamemaster.run_due().await.expect("the moment");
        self.settles().await;
    }

    /// Calls the people to act.
    pub async fn calls(&mut self) {
        self.away += 1;
        let passes = if self.away <= AWAY { AWAY_MS } else { CALL_MS };
        self.time.fetch_add(passes - CALL_MS, Ordering::SeqCst);
        self.moment().await;
        self.time.fetch_add(CALL_MS, Ordering::SeqCst);
        self.settles().await;
    }

    /// A seat acts by hand: through buttons, menus and forms, or directly.
    pub async fn acts(&self, seat: Seat, input: &str, by_clicks: bool) {
        if by_clicks {
            Player::new(self.user(seat)).does(&self.bot, self.table, input).await;
        } else {
            let seq = self.bot.snapshot(self.table).await.seq();
            let acted = self.bot.gamemaster.act(self.table, self.id(seat), seq, input).await;
            acted.unwrap_or_else(|refused| panic!("{seat} may not `{input}`: {refused:?}"));
        }
        self.settles().await;
    }

    /// A seat takes its whole secret choice back.
    pub async fn takes_back(&self, seat: Seat) {
        let seq = self.bot.snapshot(self.table).await.seq();
        let back = self.bot.gamemaster.take_back(self.table, self.id(seat), seq, true).await;
        back.unwrap_or_else(|refused| panic!("{seat} takes nothing back: {refused:?}"));
        self.settles().await;
    }

    /// A seat leaves these orders in place of its earlier ones.
    pub async fn orders(&self, seat: Seat, id: &str, scope: &str, wishes: &[Wished]) {
        for wish in wishes {
            let done = self.bot.gamemaster.order(self.table, self.id(seat), id, scope, wish.clone()).await;
            done.unwrap_or_else(|refused| panic!("{seat} may not order {id} {wish:?}: {refused:?}"));
        }
        self.settles().await;
    }

    /// Presses a button of the board as a person, in a client without any earlier answer.
    pub async fn presses(&self, name: &str, label: &str) {
        let user = self.bot.user(name);
        user.dismisses_all();
        let board = user.sees_that("the board", |seen| seen.only_for.is_none() && seen.says("Text board")).await;
        user.clicks_on(board.id, label).await.ok();
        user.sees_that("an answer", |message| message.only_for.is_some()).await;
        if label == "My seat" {
            self.bot.wait_until_noted(self.table, &user).await;
        }
        self.settles().await;
    }

    /// Asks for a person's seat by the command.
    pub async fn asks_for_seat(&self, name: &str) {
        let user = self.bot.user(name);
        user.dismisses_all();
        assert!(user.slash("/seat", &[]).await.ok().is_private());
        self.bot.wait_until_noted(self.table, &user).await;
        self.settles().await;
    }

    /// Opens a screen behind a seat's panel, if the panel has a button for it.
    pub async fn opens(&self, seat: Seat, verb: &str) -> Option<Message> {
        let player = Player::new(self.user(seat));
        let panel = player.opens_panel().await;
        self.bot.wait_until_noted(self.table, &player.user).await;
        let label = label(&panel, &format!("v1:{verb}:"), "")?;
        Some(player.presses(&panel, &label).await)
    }

    /// Writes a note of a seat.
    pub async fn notes(&self, seat: Seat, text: &str) {
        let page = self.opens(seat, "note").await.expect("a door to the notes");
        let user = self.user(seat);
        user.clicks_on(page.id, &label(&page, "v1:note:", "write").expect("something to write with")).await.ok();
        user.sees_modal();
        user.fills_in(&[text]).await.ok();
        user.sees_that("the note", |message| message.id == page.id && message.says(text)).await;
        self.settles().await;
    }

    /// The messages to a person since the last call, without message numbers. Messages sent at one moment to different
    /// places have no order.
    pub fn heard(&mut self, at: usize) -> Vec<String> {
        let all = self.bot.sandbox.seen_by(HEARERS[at]);
        let from = std::mem::replace(&mut self.heard[at], all.len());
        let told = all[from..].iter().map(|told| {
            let raw = without_ids(&told.raw);
            format!("{:?} in {} for {:?}: {raw} {:?}", told.kind, told.channel, told.only_for, told.files)
        });
        let mut told: Vec<String> = told.collect();
        told.sort();
        told
    }

    /// The stored orders of all seats, their results, and the sealed choices.
    pub async fn secrets(&self) -> Vec<(u8, String)> {
        let store = self.bot.gamemaster.store();
        let orders = store.orders(self.table).await.expect("the orders").into_iter();
        let orders = orders.map(|row| {
            let (words, told) = (row.words.map(|words| words.0), row.told.map(|told| told.0));
            (row.seat, format!("{}: {words:?} {told:?}", row.about))
        });
        let sealed = store.sealed(self.table).await.expect("what is sealed").into_iter();
        orders.chain(sealed.map(|row| (row.seat, format!("{} {}", row.words.0, row.locked)))).collect()
    }

    /// The log's words.
    pub async fn log(&self) -> Vec<String> {
        let steps = self.bot.gamemaster.store().steps(self.table).await.expect("the log");
        steps.into_iter().map(|step| step.text).collect()
    }
}

/// The label of the first enabled button with this beginning of its id, and these words in it.
fn label(message: &Message, begins: &str, words: &str) -> Option<String> {
    let fits = |id: &str| {
        id.starts_with(begins) && (words.is_empty() || id.splitn(5, ':').nth(4).is_some_and(|known| known == words))
    };
    let found = message.buttons().into_iter().find(|button| button.enabled && fits(&button.custom_id));
    found.map(|button| button.label)
}

/// Removes Discord's fresh ids, which differ from run to run, as times do. Ids of people and places stay.
fn without_ids(raw: &str) -> String {
    let mut plain = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let (digits, after) = from.split_at(from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len()));
        plain.push_str(before);
        let fresh = digits.len() >= 18 && !digits.starts_with("1456000000000000");
        plain.push_str(if fresh || before.ends_with("<t:") { "#" } else { digits });
        rest = after;
    }
    plain.push_str(rest);
    plain
}
