//! The places for messages: text channels, threads below them, conversations between the bot and one person.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::{Value, json};

use crate::{
    id::{Id, timestamp},
    refusal::Refusal,
    world::{
        World,
        overwrite::Overwrites,
        people::{self, BOT, Person, SERVER},
        permission::{self, MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL},
    },
};

/// A text channel, a thread, or a conversation between the bot and one person.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: Cow<'static, str>,
    /// The person of a conversation. `None` for a channel of the server.
    pub(crate) recipient: Option<Id>,
    /// True if the person refuses the conversation.
    pub(crate) closed: bool,
    /// The overwrites of this channel. A thread has those of its parent.
    pub(crate) overwrites: Overwrites,
    pub(crate) last_message: Option<Id>,
    /// The fields of a thread. `None` for other channels.
    pub(crate) thread: Option<Thread>,
}

/// The fields that only a thread has.
#[derive(Debug, Clone)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    /// True if only its members, and people who manage threads, see it.
    pub(crate) private: bool,
    pub(crate) archived: bool,
    /// True if only people who manage threads can write or open it again.
    pub(crate) locked: bool,
    /// True if members of a private thread can add others.
    pub(crate) invitable: bool,
    /// The inactivity, in minutes, after which Discord archives the thread. No clock does that here: a test archives.
    pub(crate) auto_archive_minutes: u64,
    /// The time of the last archiving or reopening, in Unix milliseconds.
    pub(crate) archived_ms: u64,
    pub(crate) created_ms: u64,
    /// The number of messages written so far, without the first one.
    pub(crate) written: u64,
    /// Its members, each with the time of joining in Unix milliseconds.
    pub(crate) members: BTreeMap<Id, u64>,
}

/// The largest number of members that Discord counts.
const COUNTED_MEMBERS: usize = 50;

impl Thread {
    /// Returns the channel type: 12 for a private thread, 11 for a public one.
    pub(crate) fn kind(&self) -> u64 {
        if self.private { 12 } else { 11 }
    }

    /// Returns the thread member object of a member; `None` for a person outside the thread.
    pub(crate) fn member_json(&self, thread: Id, who: Id) -> Option<Value> {
        let since = self.members.get(&who)?;
        Some(json!({ "id": thread, "user_id": who, "join_timestamp": timestamp(*since), "flags": 0 }))
    }

    fn json(&self, channel: &Channel) -> Value {
        let mut metadata = json!({
            "archived": self.archived, "auto_archive_duration": self.auto_archive_minutes,
            "archive_timestamp": timestamp(self.archived_ms), "locked": self.locked, "create_timestamp": timestamp(self.created_ms),
        });
        if let (true, Some(map)) = (self.private, metadata.as_object_mut()) {
            map.insert("invitable".into(), self.invitable.into());
        }
        let mut json = json!({
            "id": channel.id, "type": self.kind(), "guild_id": SERVER, "name": channel.name, "parent_id": self.parent,
            "owner_id": self.owner, "last_message_id": channel.last_message, "rate_limit_per_user": 0, "flags": 0,
            "message_count": self.written, "total_message_sent": self.written,
            "member_count": self.members.len().min(COUNTED_MEMBERS), "thread_metadata": metadata,
        });
        if let (Some(member), Some(map)) = (self.member_json(channel.id, BOT), json.as_object_mut()) {
            map.insert("member".into(), member);
        }
        json
    }
}

impl Channel {
    pub(crate) fn new(id: Id, name: impl Into<Cow<'static, str>>, recipient: Option<Id>) -> Channel {
        let name = name.into();
        let overwrites = Overwrites::default();
        Channel { id, name, recipient, closed: false, overwrites, last_message: None, thread: None }
    }

    /// True for a text channel of the server, which is neither a thread nor a conversation.
    pub(crate) fn is_text(&self) -> bool {
        self.recipient.is_none() && self.thread.is_none()
    }

    /// Returns the bot's permissions here. In a private thread without the bot there are none.
    pub(crate) fn bot_permissions(&self) -> u64 {
        let granted = self.overwrites.permissions(BOT);
        let shut_out = self.thread.as_ref().is_some_and(|thread| {
            thread.private && !thread.members.contains_key(&BOT) && granted & MANAGE_THREADS == 0
        });
        if shut_out { 0 } else { granted }
    }

    /// Returns the permissions of every member that the bot lacks here.
    pub(crate) fn taken(&self) -> u64 {
        permission::BOT & !self.overwrites.permissions(BOT)
    }

    /// True if the bot sees this channel.
    pub(crate) fn shows_bot(&self) -> bool {
        self.bot_permissions() & VIEW_CHANNEL != 0
    }

    /// Returns the permission for writing here.
    pub(crate) fn writing(&self) -> u64 {
        if self.thread.is_some() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES }
    }

    /// Returns the channel object.
    pub(crate) fn json(&self) -> Value {
        match (&self.thread, self.recipient) {
            (Some(thread), _) => thread.json(self),
            (None, Some(person)) => json!({
                "id": self.id, "type": 1, "flags": 0, "last_message_id": self.last_message,
                "recipients": [people::user_json(person)],
            }),
            (None, None) => json!({
                "id": self.id, "type": 0, "guild_id": SERVER, "name": self.name, "position": self.id.0 % 10,
                "permission_overwrites": self.overwrites.json(), "topic": null, "nsfw": false, "last_message_id": self.last_message,
                "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
            }),
        }
    }
}

impl World {
    /// Finds a channel, or returns Discord's refusal.
    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, Refusal> {
        let refusal = || Refusal::unknown_channel().arranged_if(self.removed.contains(&id));
        self.channels.iter().find(|channel| channel.id == id).ok_or_else(refusal)
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Option<&mut Channel> {
        self.channels.iter_mut().find(|channel| channel.id == id)
    }

    /// Returns the text channels of the server.
    pub(crate) fn text_channels(&self) -> impl Iterator<Item = &Channel> {
        self.channels.iter().filter(|channel| channel.is_text())
    }

    /// Returns all threads, oldest first.
    pub(crate) fn threads(&self) -> impl DoubleEndedIterator<Item = (&Channel, &Thread)> {
        self.channels.iter().filter_map(|channel| Some((channel, channel.thread.as_ref()?)))
    }

    /// Returns the threads a person sees, oldest first.
    pub(crate) fn threads_for(&self, person: Id) -> impl DoubleEndedIterator<Item = (&Channel, &Thread)> {
        self.threads().filter(move |(channel, _)| self.admits(channel.id, person))
    }

    /// True if this person sees this channel.
    pub(crate) fn admits(&self, channel: Id, person: Id) -> bool {
        let Ok(channel) = self.channel(channel) else { return false };
        if let Some(owner) = channel.recipient {
            return owner == person;
        }
        let permissions = channel.overwrites.permissions(person);
        let inside = channel.thread.as_ref().is_none_or(|thread| {
            !thread.private || permissions & MANAGE_THREADS != 0 || thread.members.contains_key(&person)
        });
        inside && permissions & VIEW_CHANNEL != 0 && !self.absent.contains(&person)
    }

    /// Refuses a message of the bot to a closed conversation, to a person who left, or to a locked thread.
    pub(crate) fn open_for_writing(&self, channel: Id) -> Result<(), Refusal> {
        let channel = self.channel(channel)?;
        if channel.recipient.is_some_and(|person| self.absent.contains(&person)) {
            return Err(Refusal::no_mutual_server().arranged_if(true));
        }
        if channel.closed {
            return Err(Refusal::cannot_send_to_user().arranged_if(true));
        }
        let locked = channel.thread.as_ref().filter(|thread| thread.locked);
        match locked.filter(|_| channel.bot_permissions() & MANAGE_THREADS == 0) {
            Some(thread) if thread.archived => Err(Refusal::thread_archived()),
            Some(_) => Err(Refusal::thread_locked()),
            None => Ok(()),
        }
    }

    /// Refuses a message of a person who is not there, or to a locked thread.
    pub(crate) fn may_write(&self, channel: Id, person: &Person) -> Result<(), Refusal> {
        self.person(person.id)?;
        let place = self.channel(channel)?;
        let locked = place.thread.as_ref().is_some_and(|thread| thread.locked);
        let permissions = place.overwrites.permissions(person.id);
        match () {
            () if !self.admits(channel, person.id) => Err(Refusal::missing_access()),
            () if locked && permissions & MANAGE_THREADS == 0 => Err(Refusal::thread_locked()),
            () if permissions & place.writing() == 0 => Err(Refusal::missing_permissions()),
            () => Ok(()),
        }
    }
}
