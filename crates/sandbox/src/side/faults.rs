//! The faults that the page can order, and the active ones.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    id::Id,
    world::{
        World,
        faults::{Fault, Wait},
        people::{Person, crowd},
        permission,
        threads::Change,
    },
};

/// The permissions that the page can take from the bot.
pub(super) const PERMISSIONS: [(&str, u64); 8] = [
    ("VIEW_CHANNEL", permission::VIEW_CHANNEL),
    ("SEND_MESSAGES", permission::SEND_MESSAGES),
    ("EMBED_LINKS", permission::EMBED_LINKS),
    ("ATTACH_FILES", permission::ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", permission::READ_MESSAGE_HISTORY),
    ("CREATE_PUBLIC_THREADS", permission::CREATE_PUBLIC_THREADS),
    ("CREATE_PRIVATE_THREADS", permission::CREATE_PRIVATE_THREADS),
    ("SEND_MESSAGES_IN_THREADS", permission::SEND_MESSAGES_IN_THREADS),
];

/// The most requests one order may break, and the longest delay of each.
const MOST_TIMES: usize = 1000;
const LONGEST_DELAY: Duration = Duration::from_mins(1);
/// The statuses that the page can order.
const STATUSES: [u16; 8] = [400, 403, 404, 429, 500, 502, 503, 504];

/// A fault that the page can order.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum FaultAction {
    Gateway {
        how: Gateway,
        #[serde(default)]
        resumable: bool,
    },
    Fail(Order),
    ClearFault {
        place: usize,
    },
    Deny {
        channel: String,
        permission: String,
    },
    Allow {
        channel: String,
        permission: String,
    },
    Remove {
        message: String,
    },
    RemoveChannel {
        channel: String,
    },
    Archive {
        channel: String,
        archived: bool,
    },
    Dms {
        open: bool,
    },
    Leave,
    Return,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Gateway {
    Drop,
    Reconnect,
    Invalidate,
    Expire,
}

/// A fault for the next requests. Without a status, and not torn, they are only delayed. `delay` is in milliseconds.
#[derive(Debug, Deserialize)]
pub(super) struct Order {
    times: usize,
    #[serde(default)]
    method: String,
    #[serde(default)]
    contains: String,
    status: Option<u16>,
    #[serde(default)]
    torn: bool,
    #[serde(default)]
    applied: bool,
    #[serde(default)]
    delay: u64,
}

impl Order {
    fn fault(&self) -> Result<Fault, String> {
        let delay = Duration::from_millis(self.delay);
        if !(1..=MOST_TIMES).contains(&self.times) || delay > LONGEST_DELAY {
            return Err(format!("1 to {MOST_TIMES} requests, at most {} ms late", LONGEST_DELAY.as_millis()));
        }
        let fault = match self.status {
            _ if self.torn => Fault::torn(&self.method, &self.contains),
            Some(status) if STATUSES.contains(&status) => Fault::new(&self.method, &self.contains, status),
            None if !delay.is_zero() => Fault::slow(&self.method, &self.contains, delay),
            _ => return Err("a status of those offered, a torn connection, or a delay".to_owned()),
        };
        let fault = if delay.is_zero() { fault } else { fault.delayed(delay) };
        let fault = if self.applied { fault.applied() } else { fault };
        Ok(fault.times(self.times))
    }
}

/// Carries out a fault for this person. Returns the reason in words if that is not possible.
pub(super) fn commit(world: &mut World, me: &'static Person, action: FaultAction) -> Result<(), String> {
    match action {
        FaultAction::Gateway { how: Gateway::Drop, .. } => world.cut_gateway(),
        FaultAction::Gateway { how: Gateway::Reconnect, .. } => world.ask_to_reconnect(),
        FaultAction::Gateway { how: Gateway::Invalidate, resumable } => world.invalidate_sessions(resumable),
        FaultAction::Gateway { how: Gateway::Expire, .. } => world.expire_sessions(),
        FaultAction::Fail(order) => world.order(order.fault()?),
        FaultAction::ClearFault { place } => {
            if place >= world.faults.len() {
                return Err("no such fault".to_owned());
            }
            world.faults.remove(place);
            world.touch();
        }
        FaultAction::Deny { channel, permission } => world.deny(text_channel(world, &channel)?, bit(&permission)?),
        FaultAction::Allow { channel, permission } => world.allow(text_channel(world, &channel)?, bit(&permission)?),
        FaultAction::Remove { message } => {
            let message = message.parse::<Id>().ok().and_then(|id| world.messages.get(&id));
            let public = message.filter(|message| message.only_for.is_none() && world.admits(message.channel, me.id));
            let id = public.map(|message| message.id).ok_or("no such public message")?;
            world.purge(&[id]);
        }
        FaultAction::RemoveChannel { channel } => {
            let id = on_server(world, me, &channel)?;
            world.purge_channel(id);
        }
        FaultAction::Archive { channel, archived } => {
            let id = on_server(world, me, &channel)?;
            world.channel(id).ok().and_then(|channel| channel.thread.as_ref()).ok_or("that is no thread")?;
            world.change_thread(id, me.id, Change { archived: Some(archived), ..Change::default() });
        }
        FaultAction::Dms { open } => world.set_dms(me, open),
        FaultAction::Leave => world.leave(me),
        FaultAction::Return => world.rejoin(me),
    }
    Ok(())
}

fn bit(name: &str) -> Result<u64, String> {
    let known = PERMISSIONS.iter().find(|(known, _)| *known == name);
    known.map(|(_, bit)| *bit).ok_or_else(|| "no such permission".to_owned())
}

/// Finds a channel with permissions of its own. A thread has those of its parent.
fn text_channel(world: &World, channel: &str) -> Result<Id, String> {
    let id = channel.parse::<Id>().ok();
    let found = id.and_then(|id| world.text_channels().find(|channel| channel.id == id));
    found.map(|channel| channel.id).ok_or_else(|| "no such channel of the server".to_owned())
}

/// Returns the id of a channel or thread of the server that this person sees.
fn on_server(world: &World, me: &Person, channel: &str) -> Result<Id, String> {
    let id = channel.parse::<Id>().ok().filter(|id| world.admits(*id, me.id));
    let found = id.and_then(|id| world.channel(id).ok()).filter(|channel| channel.recipient.is_none());
    found.map(|channel| channel.id).ok_or_else(|| "no such channel of the server".to_owned())
}

/// Returns the active faults, in the order in which the page can end them.
pub(super) fn active(world: &World) -> Value {
    let rest = world.faults.iter().map(|fault| {
        let delay = match fault.wait {
            Wait::For(delay) => delay.as_millis(),
            Wait::None | Wait::UntilReleased => 0,
        };
        json!({
            "method": fault.method, "contains": fault.contains, "times": fault.times, "status": fault.status,
            "torn": fault.torn, "applied": fault.applied, "delay": u64::try_from(delay).unwrap_or(u64::MAX),
        })
    });
    let denied = world.text_channels().flat_map(|channel| {
        let taken = PERMISSIONS.iter().filter(|(_, bit)| channel.taken() & bit != 0);
        taken.map(|(name, _)| json!({ "channel": channel.id, "permission": name }))
    });
    let people = || crowd(world.config.guests);
    let closed = people().filter(|person| world.channel(person.dm).is_ok_and(|channel| channel.closed));
    let left = people().filter(|person| world.absent.contains(&person.id));
    json!({
        "rest": rest.collect::<Vec<_>>(), "denied": denied.collect::<Vec<_>>(),
        "closed": closed.map(|person| person.name).collect::<Vec<_>>(), "left": left.map(|person| person.name).collect::<Vec<_>>(),
    })
}
