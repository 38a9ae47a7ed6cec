//! The two ways to Discord: messages through serenity's rate limiter, answers to interactions past it.
//!
//! serenity keeps all answers of the application in one bucket and sleeps while it holds that, so one person's answers
//! would delay all others. Discord counts them for each interaction's token, and so does [`Wire::answer`].

use super::open_panels::OpenPanels;
use anyhow::Context as _;
use futures_util::future::BoxFuture;
use serenity::all::{ApplicationId, Http, HttpError};
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The requests that Discord takes for one token within [`WINDOW`].
const REQUESTS: usize = 5;
/// The time for which a request counts.
const WINDOW: Duration = Duration::from_secs(2);
/// The attempts at an answer that Discord calls too early, including the first: a minute of an interaction's fifteen.
const ATTEMPTS: u32 = 7;
/// The time before the second attempt; it doubles with each. serenity does not tell how long Discord wants it to be.
const AGAIN: Duration = Duration::from_secs(1);
/// The same for a first answer. Discord waits 3 seconds for it.
const FIRST_AGAIN: Duration = Duration::from_millis(300);
/// The time within which the last attempt at a first answer begins.
const FIRST_WITHIN: Duration = Duration::from_millis(2_500);

/// The ways to Discord.
#[derive(Debug)]
pub struct Wire {
    /// All requests except answers, through serenity's rate limiter.
    pub http: Arc<Http>,
    /// Answers to interactions.
    pub answers: Arc<Http>,
    /// The answers that change once more when their question does.
    pub open_panels: Arc<OpenPanels>,
    budget: Budget,
}

impl Wire {
    /// Builds the ways from these clients. `answers` must have no rate limiter.
    pub fn new(http: Arc<Http>, answers: Arc<Http>, open_panels: Arc<OpenPanels>) -> Wire {
        Wire { http, answers, open_panels, budget: Budget::default() }
    }

    /// Names the application whose interactions the bot answers.
    pub fn identify(&self, application: ApplicationId) {
        self.answers.set_application_id(application);
    }

    /// Sends the first answer to an interaction. Tries again if Discord calls it too early, while Discord still waits.
    ///
    /// # Errors
    /// Discord refused, or cannot be reached.
    pub async fn acknowledge<F>(&self, request: impl Fn() -> F) -> serenity::Result<()>
    where
        F: Future<Output = serenity::Result<()>>,
    {
        let (begun, mut pause) = (Instant::now(), FIRST_AGAIN);
        loop {
            match request().await {
                Err(error) if is_rate_limited(&error) && begun.elapsed() + pause < FIRST_WITHIN => {
                    sleep(pause).await;
                    pause *= 2;
                }
                done => return done,
            }
        }
    }

    /// Sends a request about an interaction, once its token has room for one more. Tries again if Discord calls it too
    /// early.
    ///
    /// # Errors
    /// Discord refused, or cannot be reached.
    pub async fn answer<'a, T>(
        &'a self,
        token: &str,
        what: &'static str,
        request: impl Fn(&'a Http) -> BoxFuture<'a, serenity::Result<T>>,
    ) -> anyhow::Result<T> {
        let mut pause = AGAIN;
        for _ in 1..ATTEMPTS {
            self.budget.take(token).await;
            match request(&self.answers).await {
                Err(error) if is_rate_limited(&error) => {
                    sleep(pause).await;
                    pause *= 2;
                }
                done => return done.context(what),
            }
        }
        request(&self.answers).await.context(what)
    }

    /// Sends a request about an interaction once, when its token has room for one more. For edits that nobody waits for.
    ///
    /// # Errors
    /// Discord refused, calls it too early, or cannot be reached.
    pub async fn once<'a, T>(
        &'a self,
        token: &str,
        request: impl FnOnce(&'a Http) -> BoxFuture<'a, serenity::Result<T>>,
    ) -> serenity::Result<T> {
        self.budget.take(token).await;
        request(&self.answers).await
    }
}

fn is_rate_limited(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code.as_u16() == 429)
}

/// Counts requests for each token. Does not store the tokens themselves.
#[derive(Debug, Default)]
struct Budget {
    hasher: RandomState,
    sent: Mutex<HashMap<u64, VecDeque<Instant>>>,
}

impl Budget {
    /// Waits until this token has room for one more request, and counts it.
    async fn take(&self, token: &str) {
        while let Some(wait) = self.wait(token, Instant::now()) {
            sleep(wait).await;
        }
    }

    /// Counts a request, or returns the time to wait for room.
    fn wait(&self, token: &str, now: Instant) -> Option<Duration> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        // An interaction lives for minutes, but its requests count for seconds: the map holds only the busy tokens of
        // the moment.
        sent.retain(|_, times| {
            times.retain(|at| now.duration_since(*at) < WINDOW);
            !times.is_empty()
        });
        let times = sent.entry(self.hasher.hash_one(token)).or_default();
        match times.front() {
            Some(first) if times.len() >= REQUESTS => Some(WINDOW.saturating_sub(now.duration_since(*first))),
            _ => {
                times.push_back(now);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_token_delays_no_other_one() {
        let (budget, start) = (Budget::default(), Instant::now());
        for _ in 0..REQUESTS {
            assert_eq!(budget.wait("busy", start), None);
        }
        let later = start + Duration::from_millis(500);
        assert_eq!(budget.wait("busy", later), Some(Duration::from_millis(1_500)));
        assert_eq!(budget.wait("other", later), None);
        // Old requests give their room back, and the budget forgets them.
        assert_eq!(budget.wait("busy", start + WINDOW), None);
        assert_eq!(budget.wait("third", start + 3 * WINDOW), None);
        assert_eq!(budget.sent.lock().expect("the map").len(), 1);
    }
}
