//! The faults a test can order: wrong, late or missing answers to correct requests.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

/// The time for which an answer is held back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    None,
    For(Duration),
    /// Until the test releases it.
    UntilReleased,
}

/// A wrong or late answer, in place of the right one.
#[derive(Debug, Clone)]
pub struct Fault {
    /// Method to match; empty matches all.
    pub method: String,
    /// A part of the path to match.
    pub contains: String,
    /// The number of requests it hits.
    pub times: usize,
    /// The status of the answer. 0 means the right answer.
    pub status: u16,
    /// The body of the answer.
    pub body: Value,
    /// True if the request still takes effect, so that only its answer is wrong.
    pub applied: bool,
    /// The scope header of a 429: `user` or `shared`. For a global limit the body says so instead.
    pub scope: &'static str,
    pub(crate) wait: Wait,
    pub(crate) torn: bool,
}

impl Fault {
    /// Fails one request. A 429 is like Discord's, with a short wait and the headers that belong to it.
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

    /// Delays one request: the sandbox carries it out, and answers it rightly, only after this time.
    pub fn slow(method: &str, contains: &str, delay: Duration) -> Fault {
        Fault::new(method, contains, 0).delayed(delay)
    }

    /// Blocks one request: the sandbox carries it out, and answers it rightly, only after a
    /// [release](crate::Sandbox::releases).
    pub fn stuck(method: &str, contains: &str) -> Fault {
        Fault { wait: Wait::UntilReleased, ..Fault::new(method, contains, 0) }
    }

    /// Closes the connection of one request. The sandbox sends no byte of the answer.
    pub fn torn(method: &str, contains: &str) -> Fault {
        Fault { torn: true, ..Fault::new(method, contains, 502) }
    }

    /// Hits several requests.
    pub fn times(mut self, times: usize) -> Fault {
        self.times = times;
        self
    }

    /// Sets the body of the answer.
    pub fn body(mut self, body: Value) -> Fault {
        self.body = body;
        self
    }

    /// Delays the answer by this time.
    pub fn delayed(mut self, delay: Duration) -> Fault {
        self.wait = Wait::For(delay);
        self
    }

    /// Names a limit that the bot shares with others as the scope.
    pub fn shared(mut self) -> Fault {
        self.scope = "shared";
        self
    }

    /// Lets the request take effect (at once, even with a delay). The bot still gets the failure, or the late answer.
    pub fn applied(mut self) -> Fault {
        self.applied = true;
        self
    }

    /// True if the request has no effect.
    pub(crate) fn drops_request(&self) -> bool {
        self.status != 0 && !self.applied
    }

    /// Returns the answer that replaces the right one; `None` if the right one stays.
    pub(crate) fn answer(&self) -> Option<(StatusCode, Value)> {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (self.status != 0).then(|| (status, self.body.clone()))
    }
}

/// Finds the fault that hits this request, and uses it up once; `None` if no fault hits it.
pub(crate) fn take_fault(faults: &mut Vec<Fault>, method: &str, path: &str) -> Option<Fault> {
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
