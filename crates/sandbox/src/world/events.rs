//! The gateway events of channels, threads, messages and members. A session gets those of its intents.

use serde_json::{Value, json};

use crate::{
    id::Id,
    world::{
        World,
        message::Message,
        people::{BOT, Person, SERVER, member_json, user_json},
    },
};

/// Intent: the server, its channels and threads.
pub(crate) const GUILDS: u64 = 1;
/// Intent (privileged): members that join and leave.
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
/// Intent: messages in channels and threads.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Intent: messages in conversations.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// Intent (privileged): the content of messages between people.
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
/// Members, presences, message content.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT;

impl World {
    /// Sends an event to every session with this intent.
    pub(crate) fn announce(&mut self, intent: u64, event: &str, data: impl FnOnce(&World) -> Value) {
        if self.sessions.want(intent) {
            let data = data(self);
            self.sessions.broadcast(event, |intents| (intents & intent != 0).then_some(&data));
        }
    }

    /// Announces a channel or thread, if the bot sees it.
    pub(crate) fn announce_channel(&mut self, event: &str, id: Id) {
        self.announce_channel_with(event, id, json!({}));
    }

    /// Does the same with more fields in the object.
    pub(crate) fn announce_channel_with(&mut self, event: &str, id: Id, more: Value) {
        let Ok(channel) = self.channel(id) else { return };
        if !channel.shows_bot() {
            return;
        }
        let mut data = channel.json();
        if let (Some(map), Value::Object(more)) = (data.as_object_mut(), more) {
            map.extend(more);
        }
        self.announce(GUILDS, event, |_| data);
    }

    /// Announces the threads of a channel that the bot sees again.
    pub(crate) fn announce_threads_of(&mut self, parent: Id) {
        self.announce(GUILDS, "THREAD_LIST_SYNC", |world| {
            let open = |world: &World| {
                let here = world
                    .threads()
                    .filter(|(channel, thread)| thread.parent == parent && !thread.archived && channel.shows_bot());
                here.map(|(channel, thread)| (channel.json(), thread.member_json(channel.id, BOT))).collect::<Vec<_>>()
            };
            let (threads, members): (Vec<_>, Vec<_>) = open(world).into_iter().unzip();
            let members: Vec<Value> = members.into_iter().flatten().collect();
            json!({ "guild_id": SERVER, "channel_ids": [parent], "threads": threads, "members": members })
        });
    }

    /// Announces the people who joined a thread and those who left. Without the intent for members the bot only hears
    /// of itself.
    pub(crate) fn announce_members(&mut self, id: Id, added: &[Id], removed: &[Id]) {
        let Ok(channel) = self.channel(id) else { return };
        let Some(thread) = channel.thread.as_ref().filter(|_| channel.shows_bot() || removed.contains(&BOT)) else {
            return;
        };
        let about = |all: bool| {
            let told = |who: &&Id| all || **who == BOT;
            let added: Vec<Value> = added
                .iter()
                .filter(told)
                .filter_map(|who| {
                    let mut member = thread.member_json(id, *who)?;
                    let map = member.as_object_mut()?;
                    map.insert("member".into(), member_json(*who, &self.started));
                    map.insert("presence".into(), Value::Null);
                    Some(member)
                })
                .collect();
            let removed: Vec<&Id> = removed.iter().filter(told).collect();
            let empty = added.is_empty() && removed.is_empty();
            let data = json!({ "id": id, "guild_id": SERVER, "member_count": thread.members.len().min(50), "added_members": added, "removed_member_ids": removed });
            (!empty).then_some(data)
        };
        let (all, own) = (about(true), about(false));
        self.sessions.broadcast("THREAD_MEMBERS_UPDATE", |intents| {
            let told = if intents & GUILD_MEMBERS != 0 { &all } else { &own };
            told.as_ref().filter(|_| intents & (GUILDS | GUILD_MEMBERS) != 0)
        });
    }

    /// Announces a new or changed message. Sessions that may not read its content get it without the content.
    pub(crate) fn announce_message(&mut self, event: &str, id: Id) {
        let Some((intent, mut full)) = self.message_event(id) else { return };
        let Some(message) = self.messages.get(&id) else { return };
        let open = self.is_open(message);
        let private = message.only_for.is_some();
        if let (true, Some(map)) = (intent == GUILD_MESSAGES && !private, full.as_object_mut()) {
            let mut member = member_json(message.author, &self.started);
            member.as_object_mut().map(|member| member.remove("user"));
            map.insert("guild_id".into(), json!(SERVER));
            if message.origin.is_none() {
                map.insert("member".into(), member);
            }
        }
        let blank = if open { full.clone() } else { without_content(full.clone()) };
        self.sessions.broadcast(event, |intents| {
            let readable = intents & MESSAGE_CONTENT != 0;
            (intents & intent != 0).then_some(if readable { &full } else { &blank })
        });
    }

    /// Messages as the bot reads them by REST: like the events, without the content of messages between people.
    pub(crate) fn readable(&self, answer: Value) -> Value {
        let granted = self.config.privileged_intents & MESSAGE_CONTENT != 0;
        match answer {
            Value::Array(list) => list.into_iter().map(|message| self.readable(message)).collect(),
            message => {
                let known = message.get("id").and_then(Id::of).and_then(|id| self.messages.get(&id));
                let open = known.is_none_or(|known| self.is_open(known));
                if open || granted { message } else { without_content(message) }
            }
        }
    }

    /// True if the bot can read this message without the intent for message content.
    fn is_open(&self, message: &Message) -> bool {
        let alone = self.channel(message.channel).is_ok_and(|channel| channel.recipient.is_some());
        alone || message.author == BOT || message.mentions.contains(&BOT)
    }

    /// Returns the intent that brings a message, and the message. `None` if no session has the intent or the bot does
    /// not see the channel.
    fn message_event(&self, id: Id) -> Option<(u64, Value)> {
        let channel = self.channel(self.messages.get(&id)?.channel).ok()?;
        let intent = intent_of(channel.recipient);
        let told = channel.shows_bot() && self.sessions.want(intent);
        told.then(|| self.message_json(id).ok().map(|json| (intent, json))).flatten()
    }

    /// Tells the bot that messages of one channel were deleted, if it sees the channel.
    pub(crate) fn announce_gone(&mut self, channel: Id, ids: &[Id]) {
        let Ok(place) = self.channel(channel) else { return };
        if !place.shows_bot() {
            return;
        }
        let (intent, recipient) = (intent_of(place.recipient), place.recipient);
        let (event, mut data) = match ids {
            [id] => ("MESSAGE_DELETE", json!({ "id": id, "channel_id": channel })),
            _ => ("MESSAGE_DELETE_BULK", json!({ "ids": ids, "channel_id": channel })),
        };
        if let (None, Some(map)) = (recipient, data.as_object_mut()) {
            map.insert("guild_id".into(), json!(SERVER));
        }
        self.announce(intent, event, |_| data);
    }

    /// Tells the bot that it lost the server: a person removed it, or there is an outage.
    pub(crate) fn announce_loss(&mut self, outage: bool) {
        self.announce(GUILDS, "GUILD_DELETE", |_| match outage {
            true => json!({ "id": SERVER, "unavailable": true }),
            false => json!({ "id": SERVER }),
        });
    }

    /// Tells the bot that the server is there, or there again.
    pub(crate) fn announce_server(&mut self) {
        self.announce(GUILDS, "GUILD_CREATE", World::server_json);
    }

    /// Announces a person who joined the server or left it.
    pub(crate) fn announce_person(&mut self, person: &Person, here: bool) {
        let id = person.id;
        self.announce(GUILD_MEMBERS, if here { "GUILD_MEMBER_ADD" } else { "GUILD_MEMBER_REMOVE" }, |world| {
            let mut data = if here { member_json(id, &world.started) } else { json!({ "user": user_json(id) }) };
            if let Some(map) = data.as_object_mut() {
                map.insert("guild_id".into(), json!(SERVER));
            }
            data
        });
    }
}

fn intent_of(recipient: Option<Id>) -> u64 {
    if recipient.is_some() { DIRECT_MESSAGES } else { GUILD_MESSAGES }
}

/// Returns the part of a message that a bot without the intent for content can read.
fn without_content(mut message: Value) -> Value {
    let blank = json!({ "content": "", "embeds": [], "attachments": [], "components": [] });
    if let (Some(map), Value::Object(blank)) = (message.as_object_mut(), blank) {
        map.extend(blank);
    }
    message
}
