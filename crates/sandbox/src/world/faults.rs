//! Faults a test may order: answers that go wrong although the request was right.

use axum::http::StatusCode;
use serde_json::{Value, json};

/// An answer to give instead of the right one.
#[derive(Debug, Clone)]
pub struct Fault {
    /// Method to match; empty matches all.
    pub method: String,
    /// A part of the path to match.
    pub contains: String,
    /// How many requests go wrong.
    pub times: usize,
    /// The status to answer.
    pub status: u16,
    /// The body to answer.
    pub body: Value,
    /// Discord does what was asked, only the answer is lost.
    pub applied: bool,
}

impl Fault {
    /// One failing request. 429 comes as Discord says it, with a short wait and the headers that belong to it.
    pub fn new(method: &str, contains: &str, status: u16) -> Fault {
        let body = match status {
            429 => json!({ "message": "You are being rate limited.", "retry_after": 0.25, "global": false }),
            _ => json!({ "code": 0, "message": "a fault ordered by the test" }),
        };
        Fault { method: method.into(), contains: contains.into(), times: 1, status, body, applied: false }
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

    /// The request has its effect, but the bot is told that it failed.
    pub fn applied(mut self) -> Fault {
        self.applied = true;
        self
    }

    pub(crate) fn answer(&self) -> (StatusCode, Value) {
        (StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), self.body.clone())
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
