//! Actions of a test, or of the page, that the bot did not ask for.

use crate::{
    gateway::TIMED_OUT,
    id::Id,
    world::{
        World,
        faults::Fault,
        overwrite::{Overwrite, Whom},
        people::{BOT, PEOPLE, Person},
        sessions::Frame,
        threads::Change,
    },
};

impl World {
    /// Orders a fault.
    pub(crate) fn order(&mut self, fault: Fault) {
        self.faults.push(fault);
        self.touch();
    }

    /// Releases the answers that faults hold back.
    pub(crate) fn release(&mut self) {
        self.releases += 1;
        self.touch();
    }

    /// Takes permissions from the bot in a channel and its threads.
    pub(crate) fn deny(&mut self, channel: Id, permissions: u64) {
        let known = self.overwrite(channel, Whom::Bot);
        let (allow, deny) = (known.allow & !permissions, known.deny | permissions);
        self.set_overwrite(channel, Overwrite { allow, deny, ..known });
    }

    /// Gives permissions back, or gives new ones. A bot that sees a channel again gets the list of its threads.
    pub(crate) fn allow(&mut self, channel: Id, permissions: u64) {
        let known = self.overwrite(channel, Whom::Bot);
        let mut lifted = self.channel(channel).map(|channel| channel.overwrites.clone()).unwrap_or_default();
        let deny = known.deny & !permissions;
        lifted.set(Overwrite { deny, ..known });
        let allow = known.allow | permissions & !lifted.permissions(BOT);
        self.set_overwrite(channel, Overwrite { allow, deny, ..known });
    }

    fn overwrite(&self, channel: Id, whom: Whom) -> Overwrite {
        let known = self.channel(channel).ok().map(|channel| channel.overwrites.of(whom));
        known.unwrap_or(Overwrite { whom, allow: 0, deny: 0 })
    }

    /// Sets the permissions that a role or member gains and loses in a channel and its threads.
    pub(crate) fn set_overwrite(&mut self, id: Id, overwrite: Overwrite) {
        let saw = self.channel(id).is_ok_and(super::Channel::shows_bot);
        let concerned = self
            .channels
            .iter_mut()
            .filter(|channel| channel.id == id || channel.thread.as_ref().is_some_and(|thread| thread.parent == id));
        for channel in concerned {
            channel.overwrites.set(overwrite);
        }
        if !saw && self.channel(id).is_ok_and(super::Channel::shows_bot) {
            self.announce_threads_of(id);
        }
        self.touch();
    }

    /// Removes messages of one channel, as a moderator would. Several at once are one event.
    pub(crate) fn purge(&mut self, ids: &[Id]) {
        self.removed.extend(ids);
        let place = ids.iter().find_map(|id| self.messages.get(id)).map(|message| message.channel);
        if let Some(place) = place {
            self.delete_all(place, ids);
        }
    }

    /// Removes a channel or a thread, as a moderator would. Later requests about it or its messages are no fault of the
    /// bot.
    pub(crate) fn purge_channel(&mut self, id: Id) {
        let below = self.threads().filter(|(_, thread)| thread.parent == id).map(|(channel, _)| channel.id);
        let gone: Vec<Id> = below.chain([id]).collect();
        let messages =
            self.messages.values().filter(|message| gone.contains(&message.channel)).map(|message| message.id);
        let gone: Vec<Id> = messages.chain(gone.iter().copied()).collect();
        if self.remove_channel(id).is_ok() {
            self.removed.extend(gone);
        }
    }

    /// Archives, opens, locks or unlocks a thread, as the owner of the server.
    pub(crate) fn set_thread(&mut self, id: Id, archived: Option<bool>, locked: Option<bool>) {
        let owner = PEOPLE.iter().find(|person| person.manager).map_or(BOT, |person| person.id);
        self.change_thread(id, owner, Change { archived, locked, ..Change::default() });
    }

    /// Refuses conversations with the bot, or accepts them again.
    pub(crate) fn set_dms(&mut self, person: &Person, open: bool) {
        if let Some(channel) = self.channel_mut(person.dm) {
            channel.closed = !open;
        }
        self.touch();
    }

    /// Cuts the gateway connections without a close frame.
    pub(crate) fn cut_gateway(&mut self) {
        self.sessions.tell(&Frame::Drop);
    }

    /// Closes the gateway connections with a code. Their sessions can be resumed.
    pub(crate) fn close_gateway(&mut self, code: u16) {
        self.sessions.tell(&Frame::Close(code, "Closed on request."));
    }

    /// Asks the clients to reconnect (op 7).
    pub(crate) fn ask_to_reconnect(&mut self) {
        self.sessions.tell(&Frame::Reconnect);
    }

    /// Invalidates the sessions of the connected clients (op 9).
    pub(crate) fn invalidate_sessions(&mut self, resumable: bool) {
        self.sessions.invalidate(resumable);
        self.touch();
    }

    /// Ends every session (4009).
    pub(crate) fn expire_sessions(&mut self) {
        let (code, reason) = TIMED_OUT;
        self.sessions.expire(code, reason);
        self.touch();
    }
}
