//! Faults a test may order: answers that go wrong although the request was right, come late, or never come.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

/// How long an answer is kept back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    None,
    For(Duration),
    /// Until the sandbox is told to release it.
    UntilReleased,
}

/// An answer to give instead of the right one.
#[derive(Debug, Clone)]
pub struct Fault {
    /// Method to match; empty matches all.
    pub method: String,
    /// A part of the path to match.
    pub contains: String,
    /// How many requests go wrong.
    pub times: usize,
    /// The status to answer; 0: the right one, whatever it is.
    pub status: u16,
    /// The body to answer.
    pub body: Value,
    /// Discord does what was asked, only the answer is lost.
    pub applied: bool,
    /// For a 429: the scope its header tells, `user` or `shared`; a global one is told by the body.
    pub scope: &'static str,
    pub(crate) wait: Wait,
    pub(crate) torn: bool,
}

impl Fault {
    /// One failing request. 429 comes as Discord says it, with a short wait and the headers that belong to it.
    pub fn new(method: &str, contains: &str, status: u16) -> Fault {
        let body = match status {
            429 => json!({ "message": "You are being rate limited.", "retry_after": 0.25, "global": false }),
            _ => json!({ "code": 0, "message": "a fault ordered by the test" }),
        };
        Fault {
            method: method.into(),
            contains: contains.into(),
            times: 1,
            status,
            body,
            applied: false,
            scope: "user",
            wait: Wait::None,
            torn: false,
        }
    }

    /// One request that comes too late: it is carried out, and rightly answered, only after this time.
    pub fn slow(method: &str, contains: &str, delay: Duration) -> Fault {
        Fault::new(method, contains, 0).delayed(delay)
    }

    /// One request that is stuck: it is carried out, and rightly answered, only when the sandbox [releases](crate::Sandbox::releases) it.
    pub fn stuck(method: &str, contains: &str) -> Fault {
        Fault { wait: Wait::UntilReleased, ..Fault::new(method, contains, 0) }
    }

    /// One request whose connection is closed instead of an answer, not a byte of which is sent.
    pub fn torn(method: &str, contains: &str) -> Fault {
        Fault { torn: true, ..Fault::new(method, contains, 502) }
    }

    /// The same for several requests.
    pub fn times(mut self, times: usize) -> Fault {
        self.times = times;
        self
    }

    /// The same with this body.
    pub fn body(mut self, body: Value) -> Fault {
        self.body = body;
        self
    }

    /// The same after this time.
    pub fn delayed(mut self, delay: Duration) -> Fault {
        self.wait = Wait::For(delay);
        self
    }

    /// The same, in the name of a limit that the bot shares with others.
    pub fn shared(mut self) -> Fault {
        self.scope = "shared";
        self
    }

    /// The request has its effect (at once, if it is delayed), but the bot is told that it failed, or told late.
    pub fn applied(mut self) -> Fault {
        self.applied = true;
        self
    }

    /// Is the request not carried out at all?
    pub(crate) fn swallows(&self) -> bool {
        self.status != 0 && !self.applied
    }

    /// What is answered in place of the right answer.
    pub(crate) fn answer(&self) -> Option<(StatusCode, Value)> {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (self.status != 0).then(|| (status, self.body.clone()))
    }
}

/// The fault that hits this request, if one does; it is used up by that.
pub(crate) fn strike(faults: &mut Vec<Fault>, method: &str, path: &str) -> Option<Fault> {
    let hits = |fault: &Fault| {
        (fault.method.is_empty() || fault.method.eq_ignore_ascii_case(method)) && path.contains(&fault.contains)
    };
    let place = faults.iter().position(hits)?;
    let fault = faults.get_mut(place)?;
    fault.times = fault.times.saturating_sub(1);
    let struck = fault.clone();
    faults.retain(|fault| fault.times > 0);
    Some(struck)
}
