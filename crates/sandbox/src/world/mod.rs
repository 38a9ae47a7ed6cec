//! Everything the sandbox knows, in memory, behind one lock: people, channels, messages, interactions, the bot's sessions.
//!
//! Every change raises `version`; whoever waits for something is woken by that and looks again.

pub mod people;
pub mod permission;

pub(crate) mod commands;
pub(crate) mod faults;
pub(crate) mod interaction;
pub(crate) mod message;
pub(crate) mod open;
pub(crate) mod record;
pub(crate) mod sessions;
pub(crate) mod summary;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    time::Instant,
};

use serde_json::{Value, json};

use crate::{
    config::Config,
    id::{self, Id},
    refusal::Refusal,
    rest::rates::Rates,
};
use commands::Commands;
use faults::Fault;
use interaction::Interaction;
use message::{Draft, Message};
use people::{BOT, CHANNELS, PEOPLE, Person, SERVER, crowd, places};
use record::{Delivery, Kind, Record, remember};
use sessions::Sessions;

/// A text channel or a conversation between the bot and one person.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: &'static str,
    /// Whose conversation this is; `None` for a channel of the server.
    pub(crate) recipient: Option<Id>,
    /// A person may refuse conversations.
    pub(crate) closed: bool,
    /// Permission bits taken from the bot here.
    pub(crate) denied: u64,
}

impl Channel {
    /// What the bot may do here.
    pub(crate) fn bot_permissions(&self) -> u64 {
        permission::BOT & !self.denied
    }

    /// The channel object.
    pub(crate) fn json(&self) -> Value {
        match self.recipient {
            Some(person) => json!({
                "id": self.id, "type": 1, "flags": 0, "last_message_id": null,
                "recipients": [people::user_json(person)],
            }),
            None => json!({
                "id": self.id, "type": 0, "guild_id": SERVER, "name": self.name, "position": self.id.0 % 10,
                "permission_overwrites": [], "topic": null, "nsfw": false, "last_message_id": null,
                "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
            }),
        }
    }
}

/// The state of the sandbox.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) config: Config,
    pub(crate) base_url: String,
    pub(crate) started: String,
    pub(crate) version: u64,
    pub(crate) channels: Vec<Channel>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// The modal each person has open, as the interaction that opened it.
    pub(crate) open_modals: HashMap<Id, Id>,
    pub(crate) commands: Commands,
    pub(crate) sessions: Sessions,
    pub(crate) faults: Vec<Fault>,
    pub(crate) record: Record,
    pub(crate) rates: Rates,
    /// Messages a test removed behind the bot's back.
    pub(crate) removed: HashSet<Id>,
    nonces: HashMap<String, (Id, Instant)>,
}

impl World {
    pub(crate) fn new(config: Config, base_url: String) -> World {
        let place = |id, name, recipient| Channel { id, name, recipient, closed: false, denied: 0 };
        let server = places(config.rooms).map(|&(name, id)| place(id, name, None));
        let conversations = crowd(config.guests).map(|person| place(person.dm, person.name, Some(person.id)));
        World {
            config,
            base_url,
            started: id::timestamp(id::now_ms()),
            version: 0,
            channels: server.chain(conversations).collect(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            open_modals: HashMap::new(),
            commands: Commands::default(),
            sessions: Sessions::default(),
            faults: Vec::new(),
            record: Record::default(),
            rates: Rates::default(),
            removed: HashSet::new(),
            nonces: HashMap::new(),
        }
    }

    /// Notes that something changed, so that everybody who waits looks again.
    pub(crate) fn touch(&mut self) -> u64 {
        self.version += 1;
        self.version
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        self.channels.iter().find(|channel| channel.id == id).ok_or_else(Refusal::unknown_channel)
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Option<&mut Channel> {
        self.channels.iter_mut().find(|channel| channel.id == id)
    }

    /// May this person see this channel at all?
    pub(crate) fn admits(&self, channel: Id, person: Id) -> bool {
        self.channel(channel).is_ok_and(|channel| channel.recipient.is_none_or(|owner| owner == person))
    }

    /// A message, or the refusal its absence brings.
    pub(crate) fn message(&self, id: Id) -> Result<&Message, Refusal> {
        let refusal = || Refusal::unknown_message().arranged_if(self.removed.contains(&id));
        self.messages.get(&id).ok_or_else(refusal)
    }

    /// The messages a person sees in a channel, oldest first.
    pub(crate) fn visible(&self, channel: Id, person: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let admitted = self.admits(channel, person);
        self.messages
            .values()
            .filter(move |message| admitted && message.channel == channel && !message.dismissed)
            .filter(move |message| message.only_for.is_none_or(|only| only == person))
    }

    /// Adds a message and tells those who may see it.
    pub(crate) fn post(&mut self, mut message: Message, draft: &Draft) -> Id {
        let id = id::fresh();
        message.id = id;
        message.revision = self.touch();
        message.write(draft, &self.base_url);
        self.deliver(if message.thinking { Kind::Thinking } else { Kind::Posted }, &message, draft);
        self.check_pictures(&message);
        self.messages.insert(id, message);
        id
    }

    /// Changes a message as a draft says. A placeholder ("thinking…") becomes a real message by its first edit.
    pub(crate) fn edit(&mut self, id: Id, draft: &Draft) -> Result<Id, Refusal> {
        let mut message = self.message(id)?.clone();
        message.thinking = false;
        message.edited_ms = Some(id::now_ms());
        message.revision = self.touch();
        message.write(draft, &self.base_url);
        if message.is_empty() {
            return Err(Refusal::empty_message());
        }
        self.deliver(Kind::Edited, &message, draft);
        self.check_pictures(&message);
        self.messages.insert(id, message);
        Ok(id)
    }

    /// Removes a message.
    pub(crate) fn delete(&mut self, id: Id) -> Result<(), Refusal> {
        let message = self.message(id)?.clone();
        self.messages.remove(&id);
        self.touch();
        self.deliver(Kind::Deleted, &message, &Draft::default());
        Ok(())
    }

    fn deliver(&mut self, kind: Kind, message: &Message, draft: &Draft) {
        let delivery = Delivery {
            kind,
            channel: message.channel,
            message: Some(message.id),
            only_for: message
                .only_for
                .or_else(|| self.channel(message.channel).ok().and_then(|channel| channel.recipient)),
            raw: draft.raw.clone(),
            files: draft.files.iter().map(|file| (file.name.clone(), file.digest())).collect(),
        };
        remember(&mut self.record.deliveries, delivery);
    }

    /// An embed that points at a file which is not there shows nothing; Discord accepts it, we complain at the end.
    fn check_pictures(&mut self, message: &Message) {
        for name in message.missing_pictures() {
            self.record
                .findings
                .push(format!("message {} shows attachment://{name}, which is not attached", message.id));
        }
    }

    /// The earlier message with this nonce, if it is still remembered. A nonce belongs to its author, in whatever channel.
    pub(crate) fn by_nonce(&self, nonce: &str) -> Option<Id> {
        let (message, since) = self.nonces.get(nonce)?;
        (since.elapsed() < self.config.nonce_memory).then_some(*message)
    }

    pub(crate) fn remember_nonce(&mut self, nonce: String, message: Id) {
        self.nonces.retain(|_, (_, since)| since.elapsed() < self.config.nonce_memory);
        self.nonces.insert(nonce, (message, Instant::now()));
    }

    /// The message object, as the bot gets it.
    pub(crate) fn message_json(&self, id: Id) -> Result<Value, Refusal> {
        let message = self.message(id)?;
        let mut json = message.json();
        if let (Some(about), Some(map)) = (&message.reference, json.as_object_mut()) {
            let target = about.get("message_id").and_then(Id::of).and_then(|id| self.messages.get(&id));
            map.insert("message_reference".into(), about.clone());
            map.insert("referenced_message".into(), target.map_or(Value::Null, Message::json));
        }
        Ok(json)
    }

    /// The server object, as the bot gets it on joining (and, with less in it, by REST).
    pub(crate) fn server_json(&self) -> Value {
        let system_channel = CHANNELS.first().map(|(_, id)| *id);
        json!({
            "id": SERVER, "name": people::SERVER_NAME, "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
            "owner_id": PEOPLE.iter().find(|person| person.manager).map(|person| person.id),
            "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
            "roles": [role_json()], "emojis": [], "stickers": [], "features": [], "application_id": null,
            "system_channel_id": system_channel, "system_channel_flags": 0, "rules_channel_id": null,
            "public_updates_channel_id": null, "safety_alerts_channel_id": null, "max_presences": null, "max_members": 500_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": people::SERVER_LOCALE, "nsfw": false, "nsfw_level": 0, "premium_progress_bar_enabled": false,
            "home_header": null, "region": "deprecated", "max_video_channel_users": 25, "max_stage_video_channel_users": 50,
            "incidents_data": null, "joined_at": self.started, "large": false, "unavailable": false, "member_count": crowd(self.config.guests).count() + 1,
            "channels": self.channels.iter().filter(|channel| channel.recipient.is_none()).map(Channel::json).collect::<Vec<_>>(),
            "members": crowd(self.config.guests).map(|person| person.id).chain([BOT]).map(|id| people::member_json(id, &self.started)).collect::<Vec<_>>(),
            "threads": [], "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    /// The person who acts, by id.
    pub(crate) fn person(&self, id: Id) -> Result<&'static Person, Refusal> {
        Person::by_id(id).ok_or_else(Refusal::unknown_member)
    }
}

fn role_json() -> Value {
    json!({
        "id": SERVER, "name": "@everyone", "color": 0, "hoist": false, "icon": null, "unicode_emoji": null, "managed": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "mentionable": false, "permissions": permission::EVERYONE.to_string(), "position": 0, "flags": 0, "description": null,
    })
}
