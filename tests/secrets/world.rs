//! One of the two worlds: a table whose time only the test advances.

use crate::past::Past;
use crate::player::Player;
use crate::running_bot::{RunningBot, wait_until};
use agon::discord::pictures::Studio;
use agon_gamemaster::{Note, OrderEdit as Wished, TableQuestion, TableSnapshot};
use agon_rules::Seat;
use agon_rules::game::OptionValues;
use agon_sandbox::people::PEOPLE;
use agon_sandbox::{Message, User};
use agon_store::{AbsencePolicy, Busy, ClockRow, NewStep, Notices, Pace, Settled, Store, TableId, UndoPolicy, UserId};
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
    start_ms: i64,
    heard: [usize; HEARERS.len()],
    letters: [usize; HEARERS.len()],
    away: u32,
}

impl World {
    pub async fn open(
        game: &'static str,
        seats: usize,
        options: OptionValues,
        steps: Vec<NewStep>,
        studio: Option<Studio>,
        (pace, absence): (Pace, AbsencePolicy),
    ) -> World {
        let past = Past::of(&HEARERS[..seats], game, options, steps)
            .await
            .with_times(pace, absence)
            .with_undo(UndoPolicy::Agreed);
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
        World { bot, table, time, start_ms: now, heard: [0; HEARERS.len()], letters: [0; HEARERS.len()], away: 0 }
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

    /// Waits until all automatic moves are done and told. The table's task takes at most one job of people before a move
    /// that it knows, so after two jobs it has moved.
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
        self.machines().await;
    }

    /// The clocks of people's seats.
    pub async fn clocks(&self) -> Vec<ClockRow> {
        self.bot.gamemaster.store().clocks(self.table).await.expect("the clocks")
    }

    /// True if the table has a deadline of this kind.
    pub async fn has_deadline(&self, kind: &str) -> bool {
        let rows = self.bot.gamemaster.store().deadlines(self.table).await.expect("the deadlines");
        rows.iter().any(|row| row.kind == kind)
    }

    /// Moves the clock to a deadline of the table. Everything due by then happens at its own time, and machines make their
    /// moves.
    pub async fn meets(&self, kind: &str) {
        let store = self.bot.gamemaster.store();
        let rows = store.deadlines(self.table).await.expect("the deadlines");
        let end = rows.iter().find(|row| row.kind == kind).expect("a deadline").due_at_ms;
        loop {
            let deadline = store.next_deadline().await.expect("the deadlines");
            let message = store.next_due(&Busy::default()).await.expect("the outbox");
            let next = deadline.into_iter().chain(message).min().unwrap_or(end).min(end);
            self.time.fetch_max(next, Ordering::SeqCst);
            self.bot.gamemaster.run_due().await.expect("what is due");
            self.machines().await;
            if next == end {
                return;
            }
        }
    }

    /// Advances the clock past the delay after the beginning of a turn, and waits until machines have answered.
    pub async fn answers(&self) {
        self.moment().await;
    }

    /// Waits until the table waits for no machine, or for one whose delay has begun.
    async fn machines(&self) {
        let rest = async || {
            let look = self.bot.snapshot(self.table).await;
            let stood_in = |seat: Seat| {
                look.clock().and_then(|clock| clock.of(seat)).is_some_and(|it| it.covered || it.absent.is_some())
            };
            let forced = look.running().is_some_and(|running| running.forced_now);
            let asked = forced || look.waiting().minus(look.ready()).iter().any(stood_in);
            look.is_over() || !asked || self.has_deadline("moment").await
        };
        wait_until(self.bot.gamemaster.store(), "machines", rest).await;
        self.settles().await;
    }

    /// The owner of a seat that the AI plays is back.
    pub async fn comes_back(&self, seat: Seat) {
        self.bot.gamemaster.take_seat_back(self.table, self.id(seat)).await.expect("a seat that is theirs");
        self.settles().await;
    }

    /// A seat begins a secret choice with some words.
    pub async fn begins(&self, seat: Seat, words: &str) {
        let seq = self.bot.snapshot(self.table).await.seq();
        self.bot.gamemaster.act(self.table, self.id(seat), seq, words).await.expect("a beginning");
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

    /// A person takes back everything after a step.
    pub async fn undoes(&self, seat: Seat, to: u32) {
        let look = self.look(seat).await;
        self.bot.gamemaster.undo(self.table, self.id(seat), look.seq(), to).await.expect("taken back");
        self.settles().await;
    }

    /// What a seat may ask the others now.
    pub async fn possible(&self, seat: Seat) -> Vec<TableQuestion> {
        let (master, user) = (&self.bot.gamemaster, self.id(seat));
        let mut possible = Vec::new();
        for it in master.possible_questions(self.table, user).await.expect("a list") {
            if master.possible_question(self.table, user, it.question).await.is_ok() {
                possible.push(it.question);
            }
        }
        possible
    }

    /// A seat asks the others.
    pub async fn asks(&self, seat: Seat, question: TableQuestion) {
        let (master, user) = (&self.bot.gamemaster, self.id(seat));
        let (_, possible) = master.possible_question(self.table, user, question).await.expect("a question");
        master.ask(self.table, user, possible.number, question).await.expect("a question");
        self.settles().await;
    }

    /// A seat answers the open question; false if that needs no answer of it.
    pub async fn votes(&self, seat: Seat, yes: bool) -> bool {
        let number = self.bot.snapshot(self.table).await.question().map_or(0, |open| open.number);
        let answered = self.bot.gamemaster.answer_question(self.table, self.id(seat), number, yes).await;
        self.settles().await;
        answered.is_ok()
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
        self.letters[at] = self.bot.user(HEARERS[at]).in_dm().messages().len();
        let told = all[from..].iter().map(|told| {
            let raw = without_ids(&told.raw);
            format!("{:?} in {} for {:?}: {raw} {:?}", told.kind, told.channel, told.only_for, told.files)
        });
        let mut told: Vec<String> = told.collect();
        told.sort();
        told
    }

    /// What stands in the channel by now, and in the letters to a person since the last time that they heard something,
    /// whatever was shown in between.
    pub fn stands(&self, at: usize) -> Vec<String> {
        let user = self.bot.user(HEARERS[at]);
        let public = user.messages().into_iter().filter(|message| message.only_for.is_none());
        let messages = public.chain(user.in_dm().messages().into_iter().skip(self.letters[at]));
        let face = |message: Message| {
            let ids: Vec<String> = message.buttons().into_iter().map(|button| button.custom_id).collect();
            without_ids(&format!("{} {ids:?}", message.text()))
        };
        messages.map(face).collect()
    }

    /// Everything that the world plans to do by itself: deadlines, clocks of seats, and messages that wait, with the number
    /// of the next one. Times are counted from the beginning of the world. Where a turn goes on, an answer is delayed for an
    /// order alone, so neither that delay is among them nor the time of the letter about it. Without the numbers of
    /// messages if how many there are depends on the courier.
    pub async fn plans(&self, numbers: bool) -> Vec<String> {
        let store = self.bot.gamemaster.store();
        let probe = Note::Welcome { channel: 0 }.row(None, i64::MAX - 1);
        store.enqueue(vec![probe]).await.expect("a row");
        let after = |at_ms: i64| at_ms.saturating_sub(self.start_ms);
        let mut plans = Vec::new();
        let deadlines = store.deadlines(self.table).await.expect("the deadlines");
        for row in deadlines.into_iter().filter(|row| row.kind != "moment") {
            plans.push(format!("deadline {} at {}", row.kind, after(row.due_at_ms)));
        }
        for clock in self.clocks().await {
            let (since_ms, absent_at_ms) = (clock.since_ms.map(after), clock.absent_at_ms.map(after));
            plans.push(format!("{:?}", ClockRow { since_ms, absent_at_ms, ..clock }));
        }
        for row in store.due(i64::MAX, 1_000, &Busy::default()).await.expect("the outbox") {
            let number = numbers.then_some(row.outbox);
            if row.due_at_ms == i64::MAX - 1 {
                plans.push(format!("outbox up to {number:?}"));
                store.settle(&[(row.outbox, Settled::Sent)], 0).await.expect("a probe");
            } else {
                let due = (row.kind != "orders").then(|| after(row.due_at_ms));
                plans.push(format!("outbox {number:?} {} at {due:?}", row.kind));
            }
        }
        plans.sort();
        plans
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
