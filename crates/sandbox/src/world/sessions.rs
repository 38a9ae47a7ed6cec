//! The bot's gateway sessions: numbered events, kept for a while so that a client can resume.

use std::{collections::VecDeque, time::Duration};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::{clock::Clock, id::now_ms};

/// The number of events a session keeps for a resume.
const KEPT_EVENTS: usize = 500;

/// An order of the world to a connection.
#[derive(Debug, Clone)]
pub(crate) enum Frame {
    /// Send this text.
    Text(String),
    /// Ask the client to reconnect and resume (op 7).
    Reconnect,
    /// Tell the client that its session is invalid (op 9), and if it may resume.
    Invalid { resumable: bool },
    /// Close the connection with this code.
    Close(u16, &'static str),
    /// End the connection without a close frame.
    Drop,
}

/// The result of an attempt to resume.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Resumption {
    /// The session sent every missed event again.
    Resumed,
    /// The session is unknown, or it no longer keeps the missed events.
    Lost,
    /// The client claims events that the session never sent. The session is over.
    BadSequence,
}

#[derive(Debug)]
struct Session {
    id: String,
    sequence: u64,
    events: VecDeque<(u64, String)>,
    /// The events its client asked for.
    intents: u64,
    line: Option<UnboundedSender<Frame>>,
    /// The time of the lost connection.
    left_ms: u64,
}

impl Session {
    fn disconnect(&mut self, now_ms: u64) {
        self.line = None;
        self.left_ms = now_ms;
    }

    /// Numbers an event, keeps it for a resume, and sends it if there is a connection.
    fn send(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let text = json!({ "op": 0, "t": event, "s": self.sequence, "d": data }).to_string();
        if let Some(line) = &self.line {
            let _gone = line.send(Frame::Text(text.clone()));
        }
        self.events.push_back((self.sequence, text));
        if self.events.len() > KEPT_EVENTS {
            self.events.pop_front();
        }
    }

    fn is_on(&self, line: &UnboundedSender<Frame>) -> bool {
        self.line.as_ref().is_some_and(|known| known.same_channel(line))
    }

    /// True if the session still keeps all events after this one.
    fn keeps_all_after(&self, sequence: u64) -> bool {
        self.events.front().is_none_or(|(oldest, _)| *oldest <= sequence + 1)
    }
}

/// All sessions, newest last.
#[derive(Debug)]
pub(crate) struct Sessions {
    sessions: Vec<Session>,
    /// The time for which a client can resume a session without a connection.
    life: Duration,
    clock: Clock,
}

impl Sessions {
    pub(crate) fn new(life: Duration, clock: Clock) -> Sessions {
        Sessions { sessions: Vec::new(), life, clock }
    }

    /// Opens a session on a connection, and forgets the sessions without a connection.
    pub(crate) fn open(&mut self, line: UnboundedSender<Frame>, intents: u64) -> String {
        let id = crate::secret();
        self.sessions.retain(|session| session.line.is_some());
        self.sessions.push(Session {
            id: id.clone(),
            sequence: 0,
            events: VecDeque::new(),
            intents,
            line: Some(line),
            left_ms: now_ms(&self.clock),
        });
        id
    }

    /// Forgets the sessions that no client resumed in time.
    fn bury(&mut self) {
        let now_ms = now_ms(&self.clock);
        let waits = |session: &Session| Duration::from_millis(now_ms.saturating_sub(session.left_ms)) < self.life;
        self.sessions.retain(|session| session.line.is_some() || waits(session));
    }

    /// Continues a session after the client's last event. Drops a connection that still held the session.
    pub(crate) fn resume(&mut self, id: &str, sequence: Option<u64>, line: &UnboundedSender<Frame>) -> Resumption {
        self.bury();
        let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) else { return Resumption::Lost };
        let Some(sequence) = sequence.filter(|sequence| *sequence <= session.sequence) else {
            self.sessions.retain(|session| session.id != id);
            return Resumption::BadSequence;
        };
        if !session.keeps_all_after(sequence) {
            self.sessions.retain(|session| session.id != id);
            return Resumption::Lost;
        }
        if let Some(former) = session.line.replace(line.clone()) {
            let _gone = former.send(Frame::Drop);
        }
        for (_, text) in session.events.iter().filter(|(number, _)| *number > sequence) {
            let _gone = line.send(Frame::Text(text.clone()));
        }
        session.send("RESUMED", &json!({}));
        Resumption::Resumed
    }

    /// Sends an event in one session.
    pub(crate) fn send(&mut self, id: &str, event: &str, data: &Value) {
        if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.send(event, data);
        }
    }

    /// Sends an event to the newest connected session, or keeps it for the newest resumable one. Returns `false` if
    /// there is neither.
    pub(crate) fn dispatch(&mut self, event: &str, data: &Value) -> bool {
        self.bury();
        let connected = self.sessions.iter().rposition(|session| session.line.is_some());
        let place = connected.or_else(|| self.sessions.len().checked_sub(1));
        let Some(session) = place.and_then(|place| self.sessions.get_mut(place)) else { return false };
        session.send(event, data);
        true
    }

    /// True if a session wants events of this intent.
    pub(crate) fn want(&self, intent: u64) -> bool {
        self.sessions.iter().any(|session| session.intents & intent != 0)
    }

    /// Sends each session the form of an event for its intents. Some sessions get none.
    pub(crate) fn broadcast<'a>(&mut self, event: &str, form: impl Fn(u64) -> Option<&'a Value>) {
        self.bury();
        for session in &mut self.sessions {
            if let Some(data) = form(session.intents) {
                session.send(event, data);
            }
        }
    }

    /// Ends a connection. Its session stays for a resume, unless the client ended the session too.
    pub(crate) fn disconnect(&mut self, line: &UnboundedSender<Frame>, done: bool) {
        let now_ms = now_ms(&self.clock);
        self.sessions.retain(|session| !(done && session.is_on(line)));
        for session in self.sessions.iter_mut().filter(|session| session.is_on(line)) {
            session.disconnect(now_ms);
        }
    }

    /// True if this connection has a session.
    pub(crate) fn holds(&self, line: &UnboundedSender<Frame>) -> bool {
        self.sessions.iter().any(|session| session.is_on(line))
    }

    /// Sends an order to every connection.
    pub(crate) fn tell(&self, frame: &Frame) {
        for line in self.sessions.iter().filter_map(|session| session.line.as_ref()) {
            let _gone = line.send(frame.clone());
        }
    }

    /// Takes the sessions from their connections (op 9), which stay open. Sessions that cannot be resumed end.
    pub(crate) fn invalidate(&mut self, resumable: bool) {
        self.tell(&Frame::Invalid { resumable });
        if !resumable {
            self.sessions.clear();
        }
        let now_ms = now_ms(&self.clock);
        self.sessions.iter_mut().for_each(|session| session.disconnect(now_ms));
    }

    /// Ends every session, even those that wait for a resume. Connected clients get this close code.
    pub(crate) fn expire(&mut self, code: u16, reason: &'static str) {
        self.tell(&Frame::Close(code, reason));
        self.sessions.clear();
    }

    /// True if a bot is connected.
    pub(crate) fn connected(&self) -> bool {
        self.sessions.iter().any(|session| session.line.is_some())
    }
}
