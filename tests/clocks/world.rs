//! A table of people with clocks. Only the test moves its time.

use crate::lost_rights::id_of;
use crate::running_bot::{HandSet, RunningBot, wait_until};
use agon_ai::Level;
use agon_gamemaster::{Clock, Pace, Person, TableId, TableSnapshot};
use agon_rules::Seat;
use agon_sandbox::{Message, User, people};
use agon_store::{Busy, ChannelId, ChosenTimes, GuildId, InteractionId, Notices};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;
/// The call comes a second after the turn begins.
pub const CALL: i64 = 1_000;

/// The people at a table, the host first.
pub const NAMES: [&str; 4] = ["ana", "ben", "cleo", "dion"];
pub const HERE: GuildId = GuildId(people::SERVER.0);

/// True if a message is a board, in any language.
pub fn is_board(message: &Message) -> bool {
    let text = |id: &str| id.starts_with("v1:text:");
    message.only_for.is_none() && message.buttons().iter().any(|button| text(&button.custom_id))
}

/// The time of day in whole minutes, so that times in texts are round.
fn now_ms() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as i64);
    now - now % MINUTE
}

/// A bot whose time only the test moves.
pub struct World {
    pub bot: RunningBot,
    pub time: Arc<AtomicI64>,
    pub start_ms: i64,
}

impl World {
    /// A bot on an English server.
    pub async fn open() -> World {
        World::open_in("en-US", "en").await
    }

    /// A bot on a server of this language. Everybody reads it in the same language.
    pub async fn open_in(locale: &str, language: &str) -> World {
        let time = Arc::new(AtomicI64::new(now_ms()));
        let clock = Arc::new(HandSet(time.clone()));
        World::open_with(locale, language, time, clock).await
    }

    /// A bot on an English server, on a machine whose time the test sets: a jump looks like an outage of the bot.
    pub async fn open_on_a_machine() -> World {
        let time = Arc::new(AtomicI64::new(now_ms()));
        let machine = time.clone();
        World::open_with("en-US", "en", time, Arc::new(move || machine.load(Ordering::SeqCst))).await
    }

    async fn open_with(locale: &str, language: &str, time: Arc<AtomicI64>, clock: Clock) -> World {
        let start_ms = time.load(Ordering::SeqCst);
        let bot = RunningBot::start_timeless(locale, clock).await;
        for name in NAMES.into_iter().chain(["eva", "fay"]) {
            let user = id_of(&bot.user(name));
            bot.gamemaster.store().set_player_language(user, Some(language)).await.expect("a language");
        }
        World { bot, time, start_ms }
    }

    /// Sets the pace of new tables.
    pub async fn at_pace(self, pace: Pace) -> World {
        let times = ChosenTimes { pace: Some(pace), ..ChosenTimes::default() };
        self.bot.gamemaster.store().set_guild_times(HERE, &times).await.expect("a pace");
        self
    }

    pub fn user(&self, name: &str) -> User {
        self.bot.user(name)
    }

    /// Sends the calls of a person by letter.
    pub async fn wants_letters(&self, name: &str) {
        let user = id_of(&self.user(name));
        self.bot.gamemaster.store().set_notices(user, Notices::Direct).await.expect("a wish");
    }

    /// Begins a table of these people in the channel `games`.
    pub async fn table(&self, game: &str, names: &[&str], language: &str) -> TableId {
        let table = self.lobby(game, names, language).await;
        self.starts(table, names[0]).await;
        table
    }

    /// The host of a lobby starts the game. The click is always the same, and so is the luck.
    pub async fn starts(&self, table: TableId, host: &str) {
        let host = id_of(&self.user(host));
        self.bot.gamemaster.start(table, host, InteractionId(5), None).await.expect("a start");
        self.settled(table).await;
    }

    /// Opens a lobby of these people in the channel `games`.
    pub async fn lobby(&self, game: &str, names: &[&str], language: &str) -> TableId {
        let person = |name: &&str| {
            let user = self.user(name);
            Person { user: id_of(&user), name: user.person().display.to_owned() }
        };
        let wish = agon_gamemaster::OpenTable {
            guild: HERE,
            channel: ChannelId(self.user(names[0]).place().0),
            game: game.to_owned(),
            seats: Some(names.len() as u8),
            machines: 0,
            level: Some(Level::Greedy),
            options: Default::default(),
            host: person(&names[0]),
            language: language.to_owned(),
        };
        let table = self.bot.gamemaster.open(wish).await.expect("a table").table;
        for name in &names[1..] {
            self.bot.gamemaster.join(table, person(name)).await.expect("a seat");
        }
        self.bot.wait_until_sent().await;
        table
    }

    /// Milliseconds since the beginning.
    pub fn now(&self) -> i64 {
        self.time.load(Ordering::SeqCst) - self.start_ms
    }

    /// Moves the time on. Everything due by then happens at its own time.
    pub async fn passes(&self, table: TableId, ms: i64) {
        self.until(table, self.now() + ms).await;
    }

    /// Moves the time to so many milliseconds since the beginning.
    pub async fn until(&self, table: TableId, ms: i64) {
        let end = self.start_ms + ms;
        loop {
            let store = self.bot.gamemaster.store();
            let deadline = store.next_deadline().await.expect("the deadlines");
            let message = store.next_due(&Busy::default()).await.expect("the outbox");
            let next = deadline.into_iter().chain(message).min().unwrap_or(end).min(end);
            self.time.fetch_max(next, Ordering::SeqCst);
            self.bot.gamemaster.run_due().await.expect("what is due");
            self.settled(table).await;
            if next == end {
                return;
            }
        }
    }

    /// Waits until machines have made their moves and everything due is told. Returns the table as everybody sees it.
    pub async fn settled(&self, table: TableId) -> TableSnapshot {
        let people = async || {
            let look = self.bot.snapshot(table).await;
            let machine = |seat: Seat| {
                let row = &look.seats()[seat.index()];
                let clock = look.clock().and_then(|clock| clock.of(seat));
                row.user.is_none() || row.resigned || clock.is_some_and(|it| it.covered || it.absent.is_some())
            };
            let paused = look.clock().is_some_and(|clock| clock.paused_until_ms.is_some());
            let forced = look.running().is_some_and(|running| running.forced_now);
            !look.is_running() || paused || !forced && !look.waiting().minus(look.ready()).iter().any(machine)
        };
        wait_until(self.bot.gamemaster.store(), "machines", people).await;
        self.bot.gamemaster.notify_outbox();
        self.bot.wait_until_sent().await;
        self.bot.snapshot(table).await
    }

    /// The name of the person who is to act.
    pub async fn asked(&self, table: TableId) -> &'static str {
        let look = self.settled(table).await;
        let seat = look.waiting().minus(look.ready()).first().expect("somebody is asked");
        let user = look.seats()[seat.index()].user;
        NAMES.into_iter().find(|name| user == Some(id_of(&self.user(name)))).expect("a person")
    }

    /// A person takes their first legal action.
    pub async fn acts(&self, table: TableId, name: &str) {
        let user = id_of(&self.user(name));
        let own = self.bot.gamemaster.snapshot(table, Some(user)).await.expect("the table");
        let first = own.view().expect("a running table").legal().swap_remove(0);
        self.bot.gamemaster.act(table, user, own.seq(), &first).await.expect("a legal action");
        self.settled(table).await;
    }

    /// Plays the others until the table waits for this person, at the next call of theirs.
    pub async fn plays_until(&self, table: TableId, name: &str) {
        for _ in 0..200 {
            let asked = self.asked(table).await;
            if asked == name {
                return;
            }
            self.acts(table, asked).await;
        }
        panic!("{name} is never asked");
    }

    /// The messages in the channel that mention a person.
    pub fn mentions(&self, name: &str) -> Vec<Message> {
        let user = self.user(name);
        let mention = format!("<@{}>", user.person().id);
        user.messages().into_iter().filter(|message| message.only_for.is_none() && message.says(&mention)).collect()
    }

    /// The letters to a person, oldest first.
    pub fn letters(&self, name: &str) -> Vec<Message> {
        self.user(name).in_dm().messages()
    }

    /// The newest board.
    pub async fn board(&self) -> Message {
        self.user("eva").sees_that("the board", is_board).await
    }

    /// The text of a message, with times in hours and minutes since the beginning: `<18 h>` in place of `<t:…:R>`.
    pub fn text(&self, message: &Message) -> String {
        self.told(&message.text())
    }

    /// The same for any words.
    pub fn told(&self, words: &str) -> String {
        let mut parts = words.split("<t:");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (mark, rest) = part.split_once('>').expect("a whole time mark");
            let seconds: i64 = mark.split(':').next().and_then(|digits| digits.parse().ok()).expect("a time");
            let minutes = (seconds * 1_000 - self.start_ms).div_euclid(MINUTE);
            let (hours, minutes) = (minutes / 60, minutes % 60);
            text += &if minutes == 0 { format!("<{hours} h>") } else { format!("<{hours} h {minutes} min>") };
            text += rest;
        }
        text
    }

    /// Starts the bot again after this time without it, and waits until it has said so.
    pub async fn restarts(self, ms: i64) -> World {
        let World { bot, time, start_ms } = self;
        bot.gamemaster.beat(true).await.expect("a beat");
        let clock = time.clone();
        let meanwhile = |_| async move {
            clock.fetch_add(ms, Ordering::SeqCst);
        };
        let bot = bot.restart(time.clone(), meanwhile).await;
        let world = World { bot, time, start_ms };
        world.wait_until_beaten().await;
        world.bot.wait_until_sent().await;
        world
    }

    /// Waits until the bot has noted that people can reach it now.
    pub async fn wait_until_beaten(&self) {
        let store = self.bot.gamemaster.store();
        let beaten = async || store.last_beat().await.expect("the database") == Some(self.bot.gamemaster.now_ms());
        wait_until(store, "the beat of the connection", beaten).await;
        // The next beat waits until everything is written that follows from this one.
        self.bot.gamemaster.beat(true).await.expect("a beat");
    }

    /// The time of a deadline of this kind since the beginning; `None`: there is none.
    pub async fn due(&self, table: TableId, kind: &str) -> Option<i64> {
        let rows = self.bot.gamemaster.store().deadlines(table).await.expect("the deadlines");
        rows.iter().find(|row| row.kind == kind).map(|row| row.due_at_ms - self.start_ms)
    }

    pub fn close(self) {
        self.bot.close();
    }
}
