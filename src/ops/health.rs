//! The decision whether the bot is well.

use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// The longest time without an event or an acknowledged heartbeat. The gateway acknowledges one every 41 seconds.
pub const GATEWAY: Duration = Duration::from_secs(90);
/// The longest time without a write to the database.
pub const DATABASE: Duration = Duration::from_secs(30);
/// The longest time for which a message may be due.
pub const OUTBOX: Duration = Duration::from_secs(300);
/// The longest time between two rounds of the task that handles deadlines. It sleeps for a minute at most.
pub const DEADLINES: Duration = Duration::from_secs(90);

/// The outbox could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

/// The ages of the signs of life; `None` without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Since the last event or acknowledged heartbeat of the gateway.
    pub gateway: Option<Duration>,
    /// Since the last write to the database.
    pub database: Option<Duration>,
    /// Since the oldest due message became due; `None` if none is due.
    pub outbox: Result<Option<Duration>, Unreadable>,
    /// Since the last round of the task that handles deadlines.
    pub deadlines: Option<Duration>,
}

/// The state of the bot, as `/healthz` tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Health {
    /// True if no check failed.
    pub healthy: bool,
    /// A sentence for each failed check, by its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub failed: BTreeMap<&'static str, String>,
}

impl Health {
    /// Decides from the signs of life.
    pub fn of(seen: &Seen) -> Health {
        let lived = |age: Option<Duration>, most: Duration, never: &str, last: &str| match age {
            None => Some(never.to_owned()),
            Some(age) if age >= most => Some(format!("{last} {} seconds ago.", age.as_secs())),
            Some(_) => None,
        };
        let outbox = match seen.outbox {
            Err(Unreadable) => Some("The outbox cannot be read.".to_owned()),
            Ok(Some(age)) if age >= OUTBOX => {
                Some(format!("The oldest unsent message was due {} seconds ago.", age.as_secs()))
            }
            Ok(_) => None,
        };
        let checks = [
            (
                "gateway",
                lived(
                    seen.gateway,
                    GATEWAY,
                    "The gateway has sent nothing yet.",
                    "The gateway sent its last event or acknowledgement",
                ),
            ),
            (
                "database",
                lived(
                    seen.database,
                    DATABASE,
                    "The database has taken no write yet.",
                    "The database took its last write",
                ),
            ),
            ("outbox", outbox),
            (
                "deadlines",
                lived(
                    seen.deadlines,
                    DEADLINES,
                    "The task that handles deadlines has not begun yet.",
                    "The task that handles deadlines began its last round",
                ),
            ),
        ];
        let failed: BTreeMap<_, _> = checks.into_iter().filter_map(|(check, why)| Some((check, why?))).collect();
        Health { healthy: failed.is_empty(), failed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// A bot that works, with nothing to send.
    fn well() -> Seen {
        Seen { gateway: Some(40 * SECOND), database: Some(15 * SECOND), outbox: Ok(None), deadlines: Some(60 * SECOND) }
    }

    fn told(seen: Seen) -> String {
        serde_json::to_string(&Health::of(&seen)).expect("JSON")
    }

    #[test]
    fn a_bot_that_works_is_healthy() {
        assert_eq!(told(well()), r#"{"healthy":true}"#);
        assert_eq!(told(Seen { outbox: Ok(Some(299 * SECOND)), ..well() }), r#"{"healthy":true}"#);
    }

    #[test]
    fn each_check_fails_at_its_limit_and_alone() {
        for (seen, failed) in [
            (
                Seen { gateway: Some(90 * SECOND), ..well() },
                r#""gateway":"The gateway sent its last event or acknowledgement 90 seconds ago.""#,
            ),
            (
                Seen { database: Some(31 * SECOND), ..well() },
                r#""database":"The database took its last write 31 seconds ago.""#,
            ),
            (
                Seen { outbox: Ok(Some(300 * SECOND)), ..well() },
                r#""outbox":"The oldest unsent message was due 300 seconds ago.""#,
            ),
            (Seen { outbox: Err(Unreadable), ..well() }, r#""outbox":"The outbox cannot be read.""#),
            (
                Seen { deadlines: Some(100 * SECOND), ..well() },
                r#""deadlines":"The task that handles deadlines began its last round 100 seconds ago.""#,
            ),
        ] {
            assert_eq!(told(seen), format!(r#"{{"healthy":false,"failed":{{{failed}}}}}"#));
        }
        for seen in [
            Seen { gateway: Some(89 * SECOND), ..well() },
            Seen { database: Some(29 * SECOND), ..well() },
            Seen { deadlines: Some(89 * SECOND), ..well() },
        ] {
            assert!(Health::of(&seen).healthy, "{seen:?}");
        }
    }

    #[test]
    fn a_bot_that_has_just_begun_is_not_healthy_yet() {
        let nothing = Seen { gateway: None, database: None, outbox: Ok(None), deadlines: None };
        let health = Health::of(&nothing);
        assert_eq!(health.failed.keys().copied().collect::<Vec<_>>(), ["database", "deadlines", "gateway"]);
        assert_eq!(health.failed["gateway"], "The gateway has sent nothing yet.");
    }
}
