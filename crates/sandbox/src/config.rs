//! Settings of a sandbox, fixed at its start.

use std::time::Duration;

use crate::clock::Clock;

/// Settings of a sandbox. The defaults are Discord's own figures.
#[derive(Debug, Clone)]
pub struct Config {
    /// Port on 127.0.0.1; 0 lets the system choose one.
    pub port: u16,
    /// The token the bot must send. It is not secret: it only opens this sandbox.
    pub bot_token: String,
    /// The key of the page; `None` makes a random one.
    pub page_key: Option<String>,
    /// The number of people beside the six: `guest1` and so on, at most
    /// [`people::MOST_GUESTS`](crate::people::MOST_GUESTS).
    pub guests: usize,
    /// The number of channels beside the three: `room1` and so on, at most
    /// [`people::MOST_ROOMS`](crate::people::MOST_ROOMS).
    pub rooms: usize,
    /// The locale of the server, as Discord names it.
    pub server_locale: String,
    /// The clock of all that carries Discord's time: ids, timestamps, the life of tokens and sessions, the memory of
    /// nonces, the windows of rate limits.
    pub clock: Clock,
    /// The time the bot has for the first answer to an interaction. It is real time, whatever the speed of the clock: it
    /// measures how prompt the bot is.
    pub answer_limit: Duration,
    /// The time of the clock for which an interaction's token allows edits and follow-ups.
    pub token_life: Duration,
    /// The time of the clock for which the sandbox remembers a nonce.
    pub nonce_memory: Duration,
    /// The privileged intents of the application: the sum of 2 (members), 256 (presences), 32768 (message content).
    pub privileged_intents: u64,
    /// The heartbeat interval, in real time: clients sleep in it. A session ends (4009) after one and a half intervals without a heartbeat.
    pub heartbeat_interval: Duration,
    /// The time of the clock for which a client can resume a session that lost its connection.
    pub session_life: Duration,
    /// The rate limits to enforce. With `None` the headers report the buckets, and no request is refused.
    pub limits: Option<Limits>,
    /// The longest wait of the harness for an expected change, in real time, before it fails the test.
    pub patience: Duration,
}

/// A number of requests in a time window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// The number of requests.
    pub requests: u64,
    /// The length of the window, from its first request, in time of the clock.
    pub window: Duration,
}

/// The rate limits to enforce. A request past one of them is answered 429.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// For each route of each channel (or server, or interaction).
    pub route: Limit,
    /// For all requests to one channel, from all senders (scope `shared`).
    pub shared: Option<Limit>,
    /// For all requests except interaction answers.
    pub global: Option<Limit>,
}

/// Discord's global limit, and five messages in five seconds, which is its limit for the commonest routes.
impl Default for Limits {
    fn default() -> Limits {
        Limits {
            route: Limit { requests: 5, window: Duration::from_secs(5) },
            shared: None,
            global: Some(Limit { requests: 50, window: Duration::from_secs(1) }),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            port: 0,
            bot_token: "sandbox.bot.token".into(),
            page_key: None,
            guests: 0,
            rooms: 0,
            server_locale: crate::people::SERVER_LOCALE.to_owned(),
            clock: Clock::default(),
            answer_limit: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            nonce_memory: Duration::from_secs(5 * 60),
            privileged_intents: 0,
            heartbeat_interval: Duration::from_millis(41_250),
            session_life: Duration::from_secs(3 * 60),
            limits: None,
            patience: Duration::from_secs(30),
        }
    }
}
