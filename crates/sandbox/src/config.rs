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
    /// How long the bot has for the first answer to an interaction.
    pub answer_limit: Duration,
    /// How long an interaction's token may be used for edits and follow-ups.
    pub token_life: Duration,
    /// How long a nonce is remembered.
    pub nonce_memory: Duration,
    /// How long the harness waits for something that should appear, before it fails the test.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            port: 0,
            bot_token: "sandbox.bot.token".into(),
            page_key: None,
            guests: 0,
            rooms: 0,
            answer_limit: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            nonce_memory: Duration::from_secs(5 * 60),
            patience: Duration::from_secs(10),
        }
    }
}
