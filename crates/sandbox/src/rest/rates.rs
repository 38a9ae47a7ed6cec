//! Discord's rate limits: every route has a bucket, and the headers of every answer report it.
//!
//! The sandbox counts the buckets, but enforces them only if a test sets limits. Otherwise a bot gets a 429 only from a
//! fault that a test ordered. An enforced limit answers exactly as such a fault.
//!
//! Windows go by the sandbox's clock. What the answers tell of them is real time, because bots sleep in it and compare
//! the reset with the clock of their machine.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use serde_json::{Value, json};

use super::Request;
use crate::{
    clock::Clock,
    config::{Limit, Limits},
    world::{
        World,
        faults::{self, Fault},
    },
};

/// The size of a bucket when no limit is enforced. It equals Discord's global limit of 50 a second, so that an obedient
/// bot never waits longer here than there.
const TOLD: Limit = Limit { requests: 250, window: Duration::from_secs(5) };
/// The number of known buckets at which full ones are dropped. Every interaction has a bucket.
const KNOWN_BUCKETS: usize = 1000;

/// One bucket: the number of requests it let through, and the time of the clock when it is full again (Unix
/// milliseconds).
#[derive(Debug, Default, Clone, Copy)]
struct Bucket {
    used: u64,
    full_again: u64,
}

impl Bucket {
    /// Returns the bucket at this moment.
    fn at(self, now: u64, limit: Limit) -> Bucket {
        let window = u64::try_from(limit.window.as_millis()).unwrap_or(u64::MAX);
        if self.full_again <= now { Bucket { used: 0, full_again: now.saturating_add(window) } } else { self }
    }
}

/// The buckets in use, by route and resource.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    buckets: HashMap<String, Bucket>,
}

/// A bucket that a request uses, with its key and limit.
struct BucketUse {
    key: String,
    limit: Limit,
    /// The scope header of a refusal.
    scope: &'static str,
}

/// Returns all buckets of a request, the one of its route first.
fn buckets_of(request: &Request, limits: Option<&Limits>) -> Vec<BucketUse> {
    let (_, key) = bucket_of(request);
    let mut uses = vec![BucketUse { key, limit: limits.map_or(TOLD, |limits| limits.route), scope: "user" }];
    let parts: Vec<&str> = request.path.split('/').filter(|part| !part.is_empty()).collect();
    if let (["channels", channel, ..], Some(limit)) = (parts.as_slice(), limits.and_then(|limits| limits.shared)) {
        uses.push(BucketUse { key: format!("shared/{channel}"), limit, scope: "shared" });
    }
    // The global limit does not count answers to interactions.
    let is_interaction = matches!(parts.as_slice(), ["interactions", ..] | ["webhooks", _, _, ..]);
    if let (false, Some(limit)) = (is_interaction, limits.and_then(|limits| limits.global)) {
        uses.push(BucketUse { key: "global".into(), limit, scope: "global" });
    }
    uses
}

/// Returns the fault of this request: one that a test ordered, else an enforced limit that is used up. `None` if there
/// is neither.
pub(super) fn fault(world: &mut World, request: &Request) -> Option<Fault> {
    if let Some(fault) = faults::take_fault(&mut world.faults, &request.method, &request.path) {
        return Some(fault);
    }
    let limits = world.config.limits?;
    let now = world.now_ms();
    let empty = buckets_of(request, Some(&limits)).into_iter().rev().find_map(|bucket_use| {
        let bucket = world.rates.buckets.get(&bucket_use.key)?.at(now, bucket_use.limit);
        (bucket.used >= bucket_use.limit.requests).then_some((bucket_use.scope, bucket.full_again.saturating_sub(now)))
    });
    let (scope, left_ms) = empty?;
    let wait = real_ms(&world.config.clock, left_ms) as f64 / 1000.0;
    let body = json!({ "message": "You are being rate limited.", "retry_after": wait, "global": scope == "global" });
    Some(Fault { scope, ..Fault::new("", "", 429).body(body) })
}

/// Returns the route's shape without ids, and the resource with a bucket of its own.
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

/// Counts a request and writes the headers of its bucket.
pub(super) fn count(
    world: &mut World,
    request: &Request,
    (status, scope): (StatusCode, &str),
    body: &Value,
) -> HeaderMap {
    // Requests with a wrong token or to an unknown route have no bucket.
    let unknown_route = status == StatusCode::NOT_FOUND && body.get("code").is_some_and(|code| *code == 0);
    if status == StatusCode::UNAUTHORIZED || unknown_route {
        return HeaderMap::new();
    }
    let (clock, now) = (world.config.clock.clone(), world.now_ms());
    let real_now = u64::try_from(clock.reading().real_ms).unwrap_or_default();
    let buckets = &mut world.rates.buckets;
    if buckets.len() >= KNOWN_BUCKETS {
        buckets.retain(|_, bucket| bucket.full_again > now);
    }
    let (name, _) = bucket_of(request);
    let refused = status == StatusCode::TOO_MANY_REQUESTS;
    let uses = buckets_of(request, world.config.limits.as_ref());
    // A refused request counts in no bucket.
    for bucket_use in uses.iter().filter(|_| !refused) {
        let bucket = buckets.entry(bucket_use.key.clone()).or_default();
        *bucket = bucket.at(now, bucket_use.limit);
        bucket.used += 1;
    }
    let Some(route) = uses.first() else { return HeaderMap::new() };
    let told = [("bucket", name), ("limit", route.limit.requests.to_string())];
    if refused {
        return refusal(&told, real_now, scope, body);
    }
    let Bucket { used, full_again } = buckets.get(&route.key).copied().unwrap_or_default();
    let left_ms = real_ms(&clock, full_again.saturating_sub(now));
    let state = fullness(route.limit.requests.saturating_sub(used), real_now.saturating_add(left_ms), left_ms);
    headers(told.into_iter().chain(state).map(|(name, value)| (format!("x-ratelimit-{name}"), value)))
}

/// Returns the real milliseconds until the clock has gone on by `ms`, rounded up: a bot that sleeps so long is not early.
fn real_ms(clock: &Clock, ms: u64) -> u64 {
    let real = clock.real(Duration::from_millis(ms));
    u64::try_from(real.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX)
}

fn fullness(remaining: u64, full_again: u64, left: u64) -> [(&'static str, String); 3] {
    [("remaining", remaining.to_string()), ("reset", seconds(full_again)), ("reset-after", seconds(left))]
}

/// Returns the headers of a 429. For the global limit they name no bucket. The `via` header tells libraries that the
/// API answered, not the network in front of it.
fn refusal(bucket: &[(&'static str, String)], real_now: u64, scope: &str, body: &Value) -> HeaderMap {
    let wait = body.get("retry_after").and_then(Value::as_f64).unwrap_or(1.0);
    let wait = Duration::try_from_secs_f64(wait).unwrap_or_default();
    let wait_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
    let global = body.get("global").and_then(Value::as_bool).unwrap_or_default();
    let told: Vec<(&str, String)> = if global {
        vec![("global", "true".into()), ("scope", "global".into())]
    } else {
        let empty = fullness(0, real_now.saturating_add(wait_ms), wait_ms);
        bucket.iter().cloned().chain(empty).chain([("scope", scope.to_owned())]).collect()
    };
    let plain =
        [("retry-after".to_owned(), wait_ms.div_ceil(1000).to_string()), ("via".to_owned(), "1.1 sandbox".into())];
    headers(told.into_iter().map(|(name, value)| (format!("x-ratelimit-{name}"), value)).chain(plain))
}

/// Formats milliseconds as Discord does: seconds with three decimals.
fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

fn headers(pairs: impl Iterator<Item = (String, String)>) -> HeaderMap {
    pairs
        .filter_map(|(name, value)| Some((name.parse::<HeaderName>().ok()?, value.parse::<HeaderValue>().ok()?)))
        .collect()
}
