//! What a sandbox can be told at its start.

use std::time::Duration;

/// Settings of a sandbox. The defaults are Discord's own figures.
#[derive(Debug, Clone)]
pub struct Config {
    /// Port on 127.0.0.1; 0 lets the system choose one.
    pub port: u16,
    /// The token the bot must show. Nothing secret: it opens nothing but this sandbox.
    pub bot_token: String,
    /// The key of the page; `None` makes a random one.
    pub page_key: Option<String>,
    /// How many people there are beside the six: `guest1` and so on, at most [`people::MOST_GUESTS`](crate::people::MOST_GUESTS).
    pub guests: usize,
    /// How many channels there are beside the three: `room1` and so on, at most [`people::MOST_ROOMS`](crate::people::MOST_ROOMS).
    pub rooms: usize,
    /// The server's own language, as Discord names it.
    pub server_locale: String,
    /// How long the bot has for the first answer to an interaction.
    pub answer_limit: Duration,
    /// How long an interaction's token may be used for edits and follow-ups.
    pub token_life: Duration,
    /// How long a nonce is remembered.
    pub nonce_memory: Duration,
    /// Privileged intents the application was granted: 2 (members), 256 (presences), 32768 (message content), added up.
    pub privileged_intents: u64,
    /// How often a client must send a heartbeat; half as long again without one, and its session is over (4009).
    pub heartbeat_interval: Duration,
    /// How long a session that lost its connection can be resumed.
    pub session_life: Duration,
    /// Rate limits that are enforced; `None` tells how full the buckets are and refuses nobody.
    pub limits: Option<Limits>,
    /// How long the harness waits for something that should appear, before it fails the test.
    pub patience: Duration,
}

/// So many requests in so long a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// How many.
    pub requests: u64,
    /// In how long, from the first of them.
    pub window: Duration,
}

/// Rate limits to enforce; past one of them the answer is 429.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// For each route of each channel (or server, or interaction).
    pub route: Limit,
    /// For all that is done to one channel, by whomever (scope `shared`).
    pub shared: Option<Limit>,
    /// For everything but interactions.
    pub global: Option<Limit>,
}

/// Discord's global limit, and five messages in five seconds, which it keeps for the commonest routes.
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
