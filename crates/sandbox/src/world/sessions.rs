//! The bot's gateway sessions: numbered events, kept for a while so that a session can be resumed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

/// How many events a session keeps for a resume.
const KEPT_EVENTS: usize = 500;

/// What the world asks a connection to do.
#[derive(Debug, Clone)]
pub(crate) enum Frame {
    /// Send this text.
    Text(String),
    /// Ask the client to reconnect and resume (op 7).
    Reconnect,
    /// Let the line die without a word.
    Drop,
}

#[derive(Debug)]
struct Session {
    id: String,
    sequence: u64,
    events: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Frame>>,
}

impl Session {
    fn send(&mut self, event: &str, data: &Value) -> bool {
        self.sequence += 1;
        let text = json!({ "op": 0, "t": event, "s": self.sequence, "d": data }).to_string();
        self.events.push_back((self.sequence, text.clone()));
        if self.events.len() > KEPT_EVENTS {
            self.events.pop_front();
        }
        self.line.as_ref().is_some_and(|line| line.send(Frame::Text(text)).is_ok())
    }
}

/// All sessions, the newest last.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    sessions: Vec<Session>,
}

impl Sessions {
    /// Opens a session on a connection.
    pub(crate) fn open(&mut self, line: UnboundedSender<Frame>) -> String {
        let id = crate::secret();
        self.sessions.retain(|session| session.line.is_some());
        self.sessions.push(Session { id: id.clone(), sequence: 0, events: VecDeque::new(), line: Some(line) });
        id
    }

    /// Goes on with a session after the events the client has; `false` if there is none to go on with.
    pub(crate) fn resume(&mut self, id: &str, sequence: u64, line: &UnboundedSender<Frame>) -> bool {
        let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) else { return false };
        session.line = Some(line.clone());
        for (_, text) in session.events.iter().filter(|(number, _)| *number > sequence) {
            let _gone = line.send(Frame::Text(text.clone()));
        }
        session.send("RESUMED", &json!({}))
    }

    /// Sends an event in one session.
    pub(crate) fn send(&mut self, id: &str, event: &str, data: &Value) {
        if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.send(event, data);
        }
    }

    /// Sends an event to the newest connected session; `false` if there is none.
    pub(crate) fn dispatch(&mut self, event: &str, data: &Value) -> bool {
        self.sessions
            .iter_mut()
            .rev()
            .find(|session| session.line.is_some())
            .is_some_and(|session| session.send(event, data))
    }

    /// A connection ended. The session stays, for a resume.
    pub(crate) fn hang_up(&mut self, line: &UnboundedSender<Frame>) {
        for session in &mut self.sessions {
            if session.line.as_ref().is_some_and(|known| known.same_channel(line)) {
                session.line = None;
            }
        }
    }

    /// Tells every connection to do something.
    pub(crate) fn tell(&self, frame: &Frame) {
        for line in self.sessions.iter().filter_map(|session| session.line.as_ref()) {
            let _gone = line.send(frame.clone());
        }
    }

    /// Is a bot there?
    pub(crate) fn connected(&self) -> bool {
        self.sessions.iter().any(|session| session.line.is_some())
    }
}
