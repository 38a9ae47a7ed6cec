//! Rate limits as Discord tells them: every route has a bucket, every answer says how full it is.
//!
//! The buckets are counted but never enforced: a bot is sent 429 only by a fault that a test ordered.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use serde_json::Value;

use super::Request;
use crate::id;

/// Requests a bucket holds. With [`WINDOW`] that is Discord's global limit of 50 a second, so that a bot which obeys
/// never waits longer here than it would there.
const LIMIT: u64 = 250;
/// How long a bucket takes to be full again after its first request.
const WINDOW: Duration = Duration::from_secs(5);
/// How many buckets are known before those that are full again are forgotten: interactions have one each.
const KNOWN_BUCKETS: usize = 1000;

/// The buckets in use: how many requests, and when each is full again (unix milliseconds).
#[derive(Debug, Default)]
pub(crate) struct Rates {
    buckets: HashMap<String, (u64, u64)>,
}

/// The routes' shape, the same for all ids, and the resource that has a bucket of its own.
fn bucket_of(request: &Request) -> (String, String) {
    let mut shape = request.method.clone();
    let mut owner = String::new();
    let parts: Vec<&str> = request.path.split('/').filter(|part| !part.is_empty()).collect();
    let tokened = matches!(parts.first(), Some(&("webhooks" | "interactions")));
    for (place, part) in parts.iter().enumerate() {
        let is_token = tokened && place == 2;
        let is_id = part.starts_with('@') || part.parse::<u64>().is_ok();
        if place == 1 || is_token {
            owner.push_str(part);
            owner.push('/');
        }
        shape.push('/');
        shape.push_str(if is_token || is_id { "*" } else { part });
    }
    let mut hasher = DefaultHasher::new();
    shape.hash(&mut hasher);
    let name = format!("{:016x}", hasher.finish());
    let key = format!("{name}/{owner}");
    (name, key)
}

impl Rates {
    /// Counts a request and writes the headers that tell how full its bucket is now.
    pub(super) fn count(&mut self, request: &Request, status: StatusCode, body: &Value) -> HeaderMap {
        // Who is not known, or knocks at a wall, has no bucket.
        let unknown_route = status == StatusCode::NOT_FOUND && body.get("code").is_some_and(|code| *code == 0);
        if status == StatusCode::UNAUTHORIZED || unknown_route {
            return HeaderMap::new();
        }
        let (name, key) = bucket_of(request);
        let now = id::now_ms();
        if self.buckets.len() >= KNOWN_BUCKETS {
            self.buckets.retain(|_, (_, full_again)| *full_again > now);
        }
        let window = u64::try_from(WINDOW.as_millis()).unwrap_or(u64::MAX);
        let (used, full_again) = self.buckets.entry(key).or_insert((0, now.saturating_add(window)));
        if *full_again <= now {
            (*used, *full_again) = (0, now.saturating_add(window));
        }
        *used += 1;
        let bucket = [("bucket", name), ("limit", LIMIT.to_string())];
        if status == StatusCode::TOO_MANY_REQUESTS {
            return refused(&bucket, now, body);
        }
        let state = fullness(LIMIT.saturating_sub(*used), *full_again, full_again.saturating_sub(now));
        headers(bucket.into_iter().chain(state).map(|(name, value)| (format!("x-ratelimit-{name}"), value)))
    }
}

fn fullness(remaining: u64, full_again: u64, left: u64) -> [(&'static str, String); 3] {
    [("remaining", remaining.to_string()), ("reset", seconds(full_again)), ("reset-after", seconds(left))]
}

/// The headers of a 429. Behind the global limit no bucket is told; libraries know a 429 of the API, unlike one of the
/// network in front of it, by `via`.
fn refused(bucket: &[(&'static str, String)], now: u64, body: &Value) -> HeaderMap {
    let wait = body.get("retry_after").and_then(Value::as_f64).unwrap_or(1.0);
    let wait = Duration::try_from_secs_f64(wait).unwrap_or_default();
    let wait_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
    let global = body.get("global").and_then(Value::as_bool).unwrap_or_default();
    let told: Vec<(&str, String)> = if global {
        vec![("global", "true".into()), ("scope", "global".into())]
    } else {
        let empty = fullness(0, now.saturating_add(wait_ms), wait_ms);
        bucket.iter().cloned().chain(empty).chain([("scope", "user".into())]).collect()
    };
    let plain =
        [("retry-after".to_owned(), wait_ms.div_ceil(1000).to_string()), ("via".to_owned(), "1.1 sandbox".into())];
    headers(told.into_iter().map(|(name, value)| (format!("x-ratelimit-{name}"), value)).chain(plain))
}

/// Milliseconds as Discord writes them: seconds with three decimals.
fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

fn headers(pairs: impl Iterator<Item = (String, String)>) -> HeaderMap {
    pairs
        .filter_map(|(name, value)| Some((name.parse::<HeaderName>().ok()?, value.parse::<HeaderValue>().ok()?)))
        .collect()
}
