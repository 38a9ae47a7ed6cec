//! The record of a run: requests, interactions, deliveries and findings.

use serde_json::Value;

use crate::id::Id;

/// One REST request of the bot with its answer.
#[derive(Debug, Clone)]
pub struct Call {
    /// HTTP method.
    pub method: String,
    /// Path below `/api/v10`, with the query.
    pub path: String,
    /// The JSON body (`payload_json` of a multipart request); null without one.
    pub body: Value,
    /// Names of the uploaded files.
    pub files: Vec<String>,
    /// Status of the answer.
    pub status: u16,
    /// Body of the answer; null without one.
    pub answer: Value,
    /// True if a test's fault answered, or caused the refusal.
    pub arranged: bool,
}

impl Call {
    /// Returns the numbered code of a refusal; `None` if there is none.
    pub fn code(&self) -> Option<u64> {
        self.answer.get("code").and_then(Value::as_u64)
    }
}

/// A change of a person's screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A message appeared.
    Posted,
    /// A placeholder appeared.
    Thinking,
    /// A message changed.
    Edited,
    /// A message disappeared.
    Deleted,
    /// A modal opened.
    Modal,
    /// Autocomplete offered choices.
    Choices,
}

/// A change that the bot showed to a person.
#[derive(Debug, Clone)]
pub struct Delivery {
    /// The kind of change.
    pub kind: Kind,
    /// The channel.
    pub channel: Id,
    /// The message.
    pub message: Option<Id>,
    /// The only person who saw it. `None`: all people on the server.
    pub only_for: Option<Id>,
    /// The request body, exactly as the bot sent it.
    pub raw: String,
    /// The uploaded files: name and a fingerprint of the bytes.
    pub files: Vec<(String, u64)>,
}

/// The whole record.
#[derive(Debug, Default)]
pub(crate) struct Record {
    pub(crate) calls: Vec<Call>,
    pub(crate) interactions: Vec<Value>,
    pub(crate) deliveries: Vec<Delivery>,
    /// The problems that `calls` does not show.
    pub(crate) findings: Vec<String>,
    /// The expected findings: those that contain one of these texts.
    pub(crate) forgiven: Vec<String>,
}

/// The most entries of each kind. Many hours of use must not fill the memory.
const REMEMBERED: usize = 20_000;

/// Adds to a list, and drops the older half when it is too long.
pub(crate) fn remember<T>(list: &mut Vec<T>, entry: T) {
    if list.len() >= REMEMBERED {
        list.drain(..REMEMBERED / 2);
    }
    list.push(entry);
}

impl Record {
    /// Returns all problems, one line each, without the expected ones.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let refused = self.calls.iter().filter(|call| call.status >= 400 && !call.arranged).map(|call| {
            let code = call.code().unwrap_or_default();
            format!("{} {code} {} {}: {}", call.status, call.method, call.path, call.answer)
        });
        refused
            .chain(self.findings.iter().cloned())
            .filter(|line| !self.forgiven.iter().any(|text| line.contains(text.as_str())))
            .collect()
    }

    /// Returns the deliveries to one person, in order.
    pub(crate) fn seen_by(&self, person: Id) -> Vec<Delivery> {
        self.deliveries.iter().filter(|delivery| delivery.only_for.is_none_or(|only| only == person)).cloned().collect()
    }
}

/// Makes transcripts comparable: every id becomes its ordinal of first appearance, every `<t:…>` time loses its number.
///
/// Constant ids (people, channels) keep their digits: they are the same in every run.
pub(crate) fn normalise(deliveries: &[Delivery]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let line = |delivery: &Delivery| {
        let message = delivery.message.map(|id| id.to_string()).unwrap_or_default();
        let files: Vec<String> = delivery.files.iter().map(|(name, digest)| format!("{name}:{digest:016x}")).collect();
        format!("{:?} in {} {message} {} [{}]", delivery.kind, delivery.channel, delivery.raw, files.join(" "))
    };
    deliveries.iter().map(|delivery| plain_numbers(&line(delivery), &mut ids)).collect()
}

fn plain_numbers(line: &str, ids: &mut Vec<String>) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len());
        let (digits, after) = from.split_at(end);
        out.push_str(before);
        if before.ends_with("<t:") {
            out.push('_');
        } else if digits.len() >= 18 && !digits.starts_with("1456000000000000") {
            let place = ids.iter().position(|id| id == digits).unwrap_or_else(|| {
                ids.push(digits.to_owned());
                ids.len() - 1
            });
            out.push_str(&format!("#{}", place + 1));
        } else {
            out.push_str(digits);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}
