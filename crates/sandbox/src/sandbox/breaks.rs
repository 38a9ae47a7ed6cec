//! Faults on demand. The page can order each of them too, as methods of the world.

// Tests call these: a wrong name fails the test.
#![allow(clippy::panic)]

use super::{Sandbox, channel_id};
use crate::{
    id::Id,
    world::{
        World,
        faults::Fault,
        overwrite::{Overwrite, whom},
    },
};

impl Sandbox {
    /// Orders a fault.
    pub fn breaks(&self, fault: Fault) {
        self.shared.with(|world| world.order(fault));
    }

    /// Releases every request that is [stuck](Fault::stuck) now.
    pub fn releases(&self) {
        self.shared.with(World::release);
    }

    /// Waits until this number of requests is stuck. Returns `false` if the wait times out.
    pub async fn holds(&self, requests: usize) -> bool {
        self.wait(|world| (world.stuck == requests).then_some(())).await.is_some()
    }

    /// Takes permissions (bits of [`permission`](crate::permission)) from the bot in a channel of the server and its
    /// threads.
    pub fn denies(&self, channel: &str, permissions: u64) {
        self.shared.with(|world| world.deny(channel_id(channel), permissions));
    }

    /// Gives the bot permissions back, or gives it permissions that only moderators have.
    pub fn allows(&self, channel: &str, permissions: u64) {
        self.shared.with(|world| world.allow(channel_id(channel), permissions));
    }

    /// Sets the overwrite of `everyone`, the bot or one of the people (by name) for a channel of the server and its
    /// threads. An overwrite that allows and denies nothing is removed.
    ///
    /// # Panics
    /// If no person has that name.
    pub fn overwrites(&self, channel: &str, name: &str, allow: u64, deny: u64) {
        let whom = whom(name).unwrap_or_else(|| panic!("nobody is called {name}"));
        let channel = channel_id(channel);
        self.shared.with(|world| {
            world.set_overwrite(channel, Overwrite { whom, allow, deny });
            world.announce_channel("CHANNEL_UPDATE", channel);
        });
    }

    /// Removes a message without the bot, as a moderator would.
    pub fn removes(&self, message: Id) {
        self.removes_all(&[message]);
    }

    /// Removes several messages of one channel at once, in one event.
    pub fn removes_all(&self, messages: &[Id]) {
        self.shared.with(|world| world.purge(messages));
    }

    /// Removes a channel with everything in it, or a thread, as a moderator would.
    ///
    /// # Panics
    /// If no channel or thread has that name.
    pub fn removes_channel(&self, name: &str) {
        let id = self.thread(name).unwrap_or_else(|| channel_id(name));
        self.shared.with(|world| world.purge_channel(id));
    }

    /// Archives a thread, as inactivity or a moderator would.
    ///
    /// # Panics
    /// If no thread has that name.
    pub fn archives(&self, thread: &str) {
        let id = self.thread(thread).unwrap_or_else(|| panic!("no thread is called {thread}"));
        self.shared.with(|world| world.set_thread(id, Some(true), None));
    }

    /// Locks a thread, as a moderator would. This does not archive it.
    ///
    /// # Panics
    /// If no thread has that name.
    pub fn locks(&self, thread: &str) {
        let id = self.thread(thread).unwrap_or_else(|| panic!("no thread is called {thread}"));
        self.shared.with(|world| world.set_thread(id, None, Some(true)));
    }

    /// Removes a person from the server. The person is no member then: pings and conversations do not reach them, and
    /// they cannot act.
    ///
    /// # Panics
    /// If no person has that name.
    pub fn leaves(&self, name: &str) {
        let person = self.user(name).person();
        self.shared.with(|world| world.leave(person));
    }

    /// Brings back a person who left.
    ///
    /// # Panics
    /// If no person has that name.
    pub fn returns(&self, name: &str) {
        let person = self.user(name).person();
        self.shared.with(|world| world.rejoin(person));
    }

    /// Tells the bot that it lost the server: a person removed it, or (`outage`) Discord cannot reach the server for a
    /// while. Its requests still get the usual answers.
    pub fn loses_server(&self, outage: bool) {
        self.shared.with(|world| world.announce_loss(outage));
    }

    /// Tells the bot that it is on the server again.
    pub fn finds_server(&self) {
        self.shared.with(World::announce_server);
    }

    /// Cuts the gateway connection without a close frame, so that the client should resume.
    pub fn cuts_gateway(&self) {
        self.shared.with(World::cut_gateway);
    }

    /// Closes the gateway connection with this code.
    pub fn closes_gateway(&self, code: u16) {
        self.shared.with(|world| world.close_gateway(code));
    }

    /// Asks the client to reconnect (op 7).
    pub fn asks_to_reconnect(&self) {
        self.shared.with(World::ask_to_reconnect);
    }

    /// Invalidates the session of the connected client (op 9). The client may resume it, or must begin a new one.
    pub fn invalidates_session(&self, resumable: bool) {
        self.shared.with(|world| world.invalidate_sessions(resumable));
    }

    /// Ends every session: a connected client is closed with 4009, a client that comes back to resume gets op 9.
    pub fn expires_sessions(&self) {
        self.shared.with(World::expire_sessions);
    }

    /// Returns the newest thread of this name; `None` if there is none.
    fn thread(&self, name: &str) -> Option<Id> {
        self.shared.with(|world| {
            let found = world.threads().rev().find(|(channel, _)| channel.name == name);
            found.map(|(channel, _)| channel.id)
        })
    }
}
