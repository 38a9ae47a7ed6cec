//! The life of a thread: start, joins and leaves, archiving and reopening, removal.

use std::collections::BTreeMap;

use serde_json::json;

use crate::{
    id::Id,
    refusal::Refusal,
    world::{
        Channel, World,
        channel::Thread,
        message::{Draft, Message, Notice},
        people::SERVER,
    },
};

/// The default time, in quiet minutes, after which Discord archives a thread.
pub(crate) const AUTO_ARCHIVE: u64 = 4320;

/// The settings of a new thread.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) name: String,
    pub(crate) private: bool,
    pub(crate) invitable: bool,
    pub(crate) auto_archive_minutes: u64,
    /// The message below which it starts.
    pub(crate) on: Option<Id>,
}

/// The changes to a thread.
#[derive(Debug, Default)]
pub(crate) struct Change {
    pub(crate) name: Option<String>,
    pub(crate) archived: Option<bool>,
    pub(crate) locked: Option<bool>,
    pub(crate) invitable: Option<bool>,
    pub(crate) auto_archive_minutes: Option<u64>,
}

impl World {
    /// Starts a thread with its owner in it. A thread on a message has the message's id.
    pub(crate) fn open_thread(&mut self, opening: Opening) -> Result<Id, Refusal> {
        let now = self.now_ms();
        let parent = self.channel(opening.parent)?;
        if !parent.is_text() {
            return Err(Refusal::wrong_channel_type());
        }
        let overwrites = parent.overwrites.clone();
        if let Some(message) = opening.on {
            let about = self.messages.get_mut(&message).ok_or_else(Refusal::unknown_message)?;
            if about.has_thread {
                return Err(Refusal::thread_exists());
            }
            about.has_thread = true;
        }
        let id = opening.on.unwrap_or_else(|| self.ids.fresh());
        let thread = Thread {
            parent: opening.parent,
            owner: opening.owner,
            private: opening.private,
            archived: false,
            locked: false,
            invitable: opening.invitable,
            auto_archive_minutes: opening.auto_archive_minutes,
            archived_ms: now,
            created_ms: now,
            written: 0,
            members: BTreeMap::from([(opening.owner, now)]),
        };
        let channel = Channel { overwrites, thread: Some(thread), ..Channel::new(id, opening.name.clone(), None) };
        self.channels.push(channel);
        self.touch();
        self.announce_channel_with("THREAD_CREATE", id, json!({ "newly_created": true }));
        match opening.on {
            Some(message) => {
                self.announce_message("MESSAGE_UPDATE", message);
                let about =
                    json!({ "type": 0, "message_id": message, "channel_id": opening.parent, "guild_id": SERVER });
                self.notice(Notice::ThreadStarter, id, opening.owner, "", Some(about));
            }
            None if !opening.private => {
                let about = json!({ "type": 0, "channel_id": id, "guild_id": SERVER });
                self.notice(Notice::ThreadCreated, opening.parent, opening.owner, &opening.name, Some(about));
            }
            None => {}
        }
        Ok(id)
    }

    /// Changes a thread. The caller has checked the permissions.
    pub(crate) fn change_thread(&mut self, id: Id, by: Id, change: Change) {
        let renamed = change.name.clone().filter(|name| self.channel(id).is_ok_and(|channel| channel.name != *name));
        let now = self.now_ms();
        let Some(channel) = self.channel_mut(id) else { return };
        let Some(thread) = &mut channel.thread else { return };
        if let Some(archived) = change.archived.filter(|archived| *archived != thread.archived) {
            thread.archived = archived;
            thread.archived_ms = now;
        }
        thread.locked = change.locked.unwrap_or(thread.locked);
        thread.invitable = change.invitable.unwrap_or(thread.invitable);
        thread.auto_archive_minutes = change.auto_archive_minutes.unwrap_or(thread.auto_archive_minutes);
        if let Some(name) = change.name {
            channel.name = name.into();
        }
        self.touch();
        self.announce_channel("THREAD_UPDATE", id);
        if let Some(name) = renamed {
            self.notice(Notice::Renamed, id, by, &name, None);
        }
    }

    /// Refuses changes in an archived thread. Other channels are never archived.
    pub(crate) fn unarchived(&self, id: Id) -> Result<(), Refusal> {
        let archived = self.channel(id)?.thread.as_ref().is_some_and(|thread| thread.archived);
        if archived { Err(Refusal::thread_archived()) } else { Ok(()) }
    }

    /// Adds a person to a thread. If another person added them, the thread gets a notice.
    pub(crate) fn join_thread(&mut self, id: Id, who: Id, by: Id) {
        let now = self.now_ms();
        let Some(thread) = self.channel_mut(id).and_then(|channel| channel.thread.as_mut()) else { return };
        if thread.members.contains_key(&who) {
            return;
        }
        thread.members.insert(who, now);
        self.touch();
        if who == crate::people::BOT
            && self.channel(id).is_ok_and(|channel| channel.thread.as_ref().is_some_and(|thread| thread.private))
        {
            self.announce_channel("THREAD_CREATE", id);
        }
        self.announce_members(id, &[who], &[]);
        if who != by {
            self.notice_about(Notice::Added, id, by, who);
        }
    }

    /// Removes a person from a thread. If another person removed them, the thread gets a notice.
    pub(crate) fn leave_thread(&mut self, id: Id, who: Id, by: Id) {
        let Some(thread) = self.channel_mut(id).and_then(|channel| channel.thread.as_mut()) else { return };
        if thread.members.remove(&who).is_none() {
            return;
        }
        self.touch();
        self.announce_members(id, &[], &[who]);
        if who != by {
            self.notice_about(Notice::Removed, id, by, who);
        }
    }

    /// Notes a new message at its channel. An archived thread opens again. The author joins the thread. The people the
    /// message names join it too, unless it is private.
    pub(crate) fn wake_thread(&mut self, message: Id) {
        let Some(about) = self.messages.get(&message) else { return };
        let (place, author, named) = (about.channel, about.author, about.mentions.clone());
        let spoken = about.notice.is_none();
        let Some(channel) = self.channel_mut(place) else { return };
        channel.last_message = Some(message);
        let Some(thread) = channel.thread.as_mut().filter(|_| spoken) else { return };
        thread.written += 1;
        let (archived, private) = (thread.archived, thread.private);
        if archived {
            self.change_thread(place, author, Change { archived: Some(false), ..Change::default() });
        }
        self.join_thread(place, author, author);
        for person in named.into_iter().filter(|_| !private) {
            self.join_thread(place, person, person);
        }
    }

    /// Writes a message of Discord itself.
    fn notice(&mut self, notice: Notice, channel: Id, author: Id, text: &str, about: Option<serde_json::Value>) {
        let mut message = Message::blank(channel, author);
        message.notice = Some(notice);
        message.reference = about;
        self.post(message, &Draft { body: json!({ "content": text }), ..Draft::default() });
    }

    fn notice_about(&mut self, notice: Notice, channel: Id, author: Id, whom: Id) {
        let mut message = Message::blank(channel, author);
        message.notice = Some(notice);
        let body = json!({ "content": format!("<@{whom}>"), "allowed_mentions": { "users": [whom] } });
        self.post(message, &Draft { body, ..Draft::default() });
    }

    /// Removes a channel of the server with its threads and all messages, or a single thread. The bot hears only of
    /// those it saw.
    pub(crate) fn remove_channel(&mut self, id: Id) -> Result<(), Refusal> {
        let channel = self.channel(id)?;
        if channel.recipient.is_some() {
            return Err(Refusal::wrong_channel_type());
        }
        let below = self.threads().filter(|(_, thread)| thread.parent == id).map(|(channel, _)| channel.id);
        let gone: Vec<Id> = below.chain([id]).collect();
        match &channel.thread {
            Some(thread) if channel.shows_bot() => {
                let data = json!({ "id": id, "guild_id": SERVER, "parent_id": thread.parent, "type": thread.kind() });
                self.announce(super::events::GUILDS, "THREAD_DELETE", |_| data);
            }
            // The threads of a channel end with it, without an event of their own.
            _ => self.announce_channel("CHANNEL_DELETE", id),
        }
        self.channels.retain(|channel| !gone.contains(&channel.id));
        self.messages.retain(|_, message| !gone.contains(&message.channel));
        self.touch();
        Ok(())
    }
}
