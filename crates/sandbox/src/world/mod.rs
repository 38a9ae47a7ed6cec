//! The whole state of the sandbox, in memory, behind one lock: people, channels, messages, interactions, the bot's
//! sessions.
//!
//! Every change raises `version`, which wakes the waiting tasks to look again.

pub mod people;
pub mod permission;

mod breaks;
pub(crate) mod channel;
pub(crate) mod commands;
pub(crate) mod events;
pub(crate) mod faults;
pub(crate) mod file;
pub(crate) mod interaction;
pub(crate) mod message;
pub(crate) mod open;
pub(crate) mod overwrite;
pub(crate) mod record;
mod server;
pub(crate) mod sessions;
pub(crate) mod summary;
pub(crate) mod threads;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    time::Duration,
};

use serde_json::Value;

use crate::{
    config::Config,
    id::{self, Id, Ids},
    refusal::Refusal,
    rest::rates::Rates,
};
pub(crate) use channel::Channel;
use commands::Commands;
use faults::Fault;
use interaction::Interaction;
use message::{Draft, Message};
use people::{crowd, places};
use record::{Delivery, Kind, Record, remember};
use sessions::Sessions;

/// The state of the sandbox.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) config: Config,
    pub(crate) ids: Ids,
    pub(crate) base_url: String,
    pub(crate) started: String,
    pub(crate) version: u64,
    pub(crate) channels: Vec<Channel>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// The open modal of each person, as the interaction that opened it.
    pub(crate) open_modals: HashMap<Id, Id>,
    pub(crate) commands: Commands,
    pub(crate) sessions: Sessions,
    pub(crate) faults: Vec<Fault>,
    pub(crate) record: Record,
    pub(crate) rates: Rates,
    /// The number of releases of held-back answers so far.
    pub(crate) releases: u64,
    /// The number of requests held back now.
    pub(crate) stuck: usize,
    /// The messages and channels that a test removed without the bot.
    pub(crate) removed: HashSet<Id>,
    /// The people who left the server.
    pub(crate) absent: HashSet<Id>,
    /// The messages with nonces, and the time of each.
    nonces: HashMap<String, (Id, u64)>,
}

impl World {
    pub(crate) fn new(config: Config, base_url: String) -> World {
        let server = places(config.rooms).map(|&(name, id)| Channel::new(id, name, None));
        let conversations = crowd(config.guests).map(|person| Channel::new(person.dm, person.name, Some(person.id)));
        World {
            sessions: Sessions::new(config.session_life, config.clock.clone()),
            ids: Ids::new(config.clock.clone()),
            started: id::timestamp(id::now_ms(&config.clock)),
            config,
            base_url,
            version: 0,
            channels: server.chain(conversations).collect(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            open_modals: HashMap::new(),
            commands: Commands::default(),
            faults: Vec::new(),
            record: Record::default(),
            rates: Rates::default(),
            releases: 0,
            stuck: 0,
            removed: HashSet::new(),
            absent: HashSet::new(),
            nonces: HashMap::new(),
        }
    }

    /// Notes a change, so that all waiting tasks look again.
    pub(crate) fn touch(&mut self) -> u64 {
        self.version += 1;
        self.version
    }

    /// Returns the time of the clock in Unix milliseconds.
    pub(crate) fn now_ms(&self) -> u64 {
        id::now_ms(&self.config.clock)
    }

    /// Returns the time that the clock has gone on since then.
    pub(crate) fn since(&self, then_ms: u64) -> Duration {
        Duration::from_millis(self.now_ms().saturating_sub(then_ms))
    }

    /// Finds a message, or returns Discord's refusal.
    pub(crate) fn message(&self, id: Id) -> Result<&Message, Refusal> {
        let refusal = || Refusal::unknown_message().arranged_if(self.removed.contains(&id));
        self.messages.get(&id).ok_or_else(refusal)
    }

    /// Returns the messages a person sees in a channel, oldest first.
    pub(crate) fn visible(&self, channel: Id, person: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let admitted = self.admits(channel, person);
        self.messages
            .values()
            .filter(move |message| admitted && message.channel == channel && !message.dismissed)
            .filter(move |message| message.only_for.is_none_or(|only| only == person))
    }

    /// Adds a message and announces it to its readers.
    pub(crate) fn post(&mut self, mut message: Message, draft: &Draft) -> Id {
        let id = self.ids.fresh();
        message.id = id;
        message.revision = self.touch();
        message.write(draft, &self.base_url, &self.ids);
        message.mentions.retain(|id| !self.absent.contains(id));
        self.deliver(if message.thinking { Kind::Thinking } else { Kind::Posted }, &message, draft);
        self.check_pictures(&message);
        let counts = message.only_for.is_none();
        self.messages.insert(id, message);
        if counts {
            self.wake_thread(id);
        }
        self.announce_message("MESSAGE_CREATE", id);
        id
    }

    /// Changes a message by a draft. The first edit of a placeholder ("thinking…") makes it a real message.
    pub(crate) fn edit(&mut self, id: Id, draft: &Draft) -> Result<Id, Refusal> {
        let mut message = self.message(id)?.clone();
        if message.notice.is_some() {
            return Err(Refusal::system_message());
        }
        if message.only_for.is_none() {
            self.unarchived(message.channel)?;
        }
        // The text that replaces "thinking…" is not an edit.
        if !std::mem::take(&mut message.thinking) {
            message.edited_ms = Some(self.now_ms());
        }
        message.revision = self.touch();
        message.write(draft, &self.base_url, &self.ids);
        if message.is_empty() {
            return Err(Refusal::empty_message());
        }
        message.mentions.retain(|id| !self.absent.contains(id));
        self.deliver(Kind::Edited, &message, draft);
        self.check_pictures(&message);
        self.messages.insert(id, message);
        self.announce_message("MESSAGE_UPDATE", id);
        Ok(id)
    }

    /// Removes a message.
    pub(crate) fn delete(&mut self, id: Id) -> Result<(), Refusal> {
        let channel = self.message(id)?.channel;
        self.delete_all(channel, &[id]);
        Ok(())
    }

    /// Removes messages of one channel at once, and ignores unknown ones.
    pub(crate) fn delete_all(&mut self, channel: Id, ids: &[Id]) {
        let mut gone = Vec::new();
        for id in ids {
            if self.messages.get(id).is_none_or(|message| message.channel != channel) {
                continue;
            }
            if let Some(message) = self.messages.remove(id) {
                self.deliver(Kind::Deleted, &message, &Draft::default());
                gone.push(*id);
            }
        }
        self.touch();
        if !gone.is_empty() {
            self.announce_gone(channel, &gone);
        }
    }

    fn deliver(&mut self, kind: Kind, message: &Message, draft: &Draft) {
        let files: Vec<(String, u64)> = draft.files.iter().map(|file| (file.name.clone(), file.digest())).collect();
        for only_for in self.readers(message) {
            let delivery = Delivery {
                kind,
                channel: message.channel,
                message: Some(message.id),
                only_for,
                raw: draft.raw.clone(),
                files: files.clone(),
            };
            remember(&mut self.record.deliveries, delivery);
        }
    }

    /// Returns the readers of a message: one person, each person in a private thread, or the public (`None`).
    fn readers(&self, message: &Message) -> Vec<Option<Id>> {
        let channel = self.channel(message.channel).ok();
        let alone = message.only_for.or_else(|| channel.and_then(|channel| channel.recipient));
        let hidden = channel.and_then(|channel| channel.thread.as_ref()).is_some_and(|thread| thread.private);
        if alone.is_some() || !hidden {
            return vec![alone];
        }
        let people = crowd(self.config.guests).map(|person| person.id);
        people.filter(|person| self.admits(message.channel, *person)).map(Some).collect()
    }

    /// Notes an embed that points at a missing file. Discord accepts it and shows nothing, so the sandbox complains at
    /// the end.
    fn check_pictures(&mut self, message: &Message) {
        for name in message.missing_pictures() {
            self.record
                .findings
                .push(format!("message {} shows attachment://{name}, which is not attached", message.id));
        }
    }

    /// Finds the earlier message with this nonce; `None` once the sandbox has forgotten it. A nonce belongs to its
    /// author, in all channels.
    pub(crate) fn by_nonce(&self, nonce: &str) -> Option<Id> {
        let (message, then_ms) = self.nonces.get(nonce)?;
        (self.since(*then_ms) < self.config.nonce_memory).then_some(*message)
    }

    pub(crate) fn remember_nonce(&mut self, nonce: String, message: Id) {
        let mut nonces = std::mem::take(&mut self.nonces);
        nonces.retain(|_, (_, then_ms)| self.since(*then_ms) < self.config.nonce_memory);
        nonces.insert(nonce, (message, self.now_ms()));
        self.nonces = nonces;
    }

    /// Returns a message as Discord's JSON for the bot, with the message it answers and the thread below it.
    pub(crate) fn message_json(&self, id: Id) -> Result<Value, Refusal> {
        let message = self.message(id)?;
        let mut json = message.json();
        if let (Some(about), Some(map)) = (&message.reference, json.as_object_mut()) {
            let target = about.get("message_id").and_then(Id::of).and_then(|id| self.messages.get(&id));
            map.insert("message_reference".into(), about.clone());
            map.insert("referenced_message".into(), target.map_or(Value::Null, Message::json));
        }
        if let (true, Ok(thread), Some(map)) = (message.has_thread, self.channel(id), json.as_object_mut()) {
            map.insert("thread".into(), thread.json());
        }
        Ok(json)
    }
}
