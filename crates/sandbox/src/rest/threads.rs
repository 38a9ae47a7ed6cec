//! Threads: start, change, list, join and leave.

use serde_json::{Map, Value};

use super::{
    Answer, Request,
    channels::{require, seen},
};
use crate::{
    id::Id,
    refusal::{Form, Refusal},
    world::{
        Channel, World,
        channel::Thread,
        events::GUILD_MEMBERS,
        people::{BOT, member_json},
        permission::{
            CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_MESSAGE_HISTORY,
            SEND_MESSAGES_IN_THREADS,
        },
        threads::{AUTO_ARCHIVE, Change, Opening},
    },
};

/// The possible times, in quiet minutes, before a thread is archived.
const AUTO_ARCHIVES: [u64; 4] = [60, 1440, 4320, 10_080];
/// The longest name, in characters.
const LONGEST_NAME: usize = 100;
/// The default length of a list of threads.
const LISTED: usize = 50;

/// True if this path, below a channel, is about threads.
pub(super) fn own(rest: &[&str]) -> bool {
    matches!(rest, ["threads" | "thread-members", ..] | ["users", "@me", "threads", ..] | ["messages", _, "threads"])
}

pub(super) fn route(world: &mut World, method: &str, channel: Id, rest: &[&str], request: &Request) -> Answer {
    seen(world, channel)?;
    match (method, rest) {
        ("POST", ["threads"]) => begin(world, channel, None, &request.body),
        ("POST", ["messages", message, "threads"]) => {
            let on = message.parse().map_err(|_| Refusal::unknown_message())?;
            let here = |message: &&_| -> bool {
                let message: &crate::Message = message;
                message.channel == channel && message.only_for.is_none()
            };
            world
                .message(on)
                .ok()
                .filter(here)
                .ok_or_else(|| Refusal::unknown_message().arranged_if(world.removed.contains(&on)))?;
            begin(world, channel, Some(on), &request.body)
        }
        ("GET", ["threads", "archived", "public"]) => archived(world, channel, request, |thread| !thread.private),
        ("GET", ["threads", "archived", "private"]) => {
            require(world, channel, MANAGE_THREADS)?;
            archived(world, channel, request, |thread| thread.private)
        }
        ("GET", ["users", "@me", "threads", "archived", "private"]) => {
            archived(world, channel, request, |thread| thread.private && thread.members.contains_key(&BOT))
        }
        (_, ["thread-members", rest @ ..]) => members(world, method, channel, rest, request),
        _ => Err(Refusal::no_route()),
    }
}

/// Notes the faults of a thread's settings.
fn check(body: &Value, form: &mut Form, new: bool) {
    let name = body.get("name").map(|name| name.as_str().unwrap_or_default().trim().chars().count());
    match name {
        None if new => form.fault("name", "BASE_TYPE_REQUIRED", "This field is required"),
        Some(length) if !(1..=LONGEST_NAME).contains(&length) => {
            form.fault("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
        }
        _ => {}
    }
    let duration = body.get("auto_archive_duration").filter(|duration| !duration.is_null());
    if duration.is_some_and(|duration| duration.as_u64().is_none_or(|minutes| !AUTO_ARCHIVES.contains(&minutes))) {
        let told = "Value must be one of {60, 1440, 4320, 10080}.";
        form.fault("auto_archive_duration", "BASE_TYPE_CHOICES", told);
    }
    for key in ["archived", "locked", "invitable"] {
        if body.get(key).is_some_and(|value| !value.is_boolean() && !value.is_null()) {
            form.fault(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
    }
}

/// Complains about settings of Discord's threads that the sandbox lacks.
fn report_unsupported(world: &mut World, body: &Value) {
    let set = |key: &&str| body.get(*key).is_some_and(|value| !value.is_null() && *value != 0);
    if let Some(key) = ["rate_limit_per_user", "flags", "applied_tags"].iter().find(|key| set(key)) {
        world.record.findings.push(format!("the sandbox does not support {key} of a thread"));
    }
}

fn flag(body: &Value, key: &str) -> Option<bool> {
    body.get(key).and_then(Value::as_bool)
}

fn text(body: &Value, key: &str) -> Option<String> {
    body.get(key).and_then(Value::as_str).map(|text| text.trim().to_owned())
}

/// Starts a thread. Without a message it is private unless the type says otherwise, as in the first version of
/// Discord's threads.
fn begin(world: &mut World, parent: Id, on: Option<Id>, body: &Value) -> Answer {
    let mut form = Form::default();
    report_unsupported(world, body);
    check(body, &mut form, true);
    let kind = body.get("type").filter(|kind| on.is_none() && !kind.is_null()).map(|kind| kind.as_u64().unwrap_or(0));
    if kind.is_some_and(|kind| !matches!(kind, 11 | 12)) {
        form.fault("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.");
    }
    form.finish()?;
    if !world.channel(parent)?.is_text() {
        return Err(Refusal::wrong_channel_type());
    }
    let private = on.is_none() && kind != Some(11);
    require(world, parent, if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    if on.is_some() {
        require(world, parent, READ_MESSAGE_HISTORY)?;
    }
    let id = world.open_thread(Opening {
        parent,
        owner: BOT,
        name: text(body, "name").unwrap_or_default(),
        private,
        invitable: flag(body, "invitable").unwrap_or(true),
        auto_archive_minutes: body.get("auto_archive_duration").and_then(Value::as_u64).unwrap_or(AUTO_ARCHIVE),
        on,
    })?;
    world.channel(id).map(|channel| Some(channel.json()))
}

/// Changes a thread. The owner can change most settings. To lock it, or open a locked one, needs the permission to
/// manage threads.
pub(super) fn change(world: &mut World, id: Id, body: &Value) -> Answer {
    let mut form = Form::default();
    report_unsupported(world, body);
    check(body, &mut form, false);
    form.finish()?;
    let Some(thread) = world.channel(id)?.thread.as_ref() else { return Err(Refusal::wrong_channel_type()) };
    let change = Change {
        name: text(body, "name"),
        archived: flag(body, "archived"),
        locked: flag(body, "locked"),
        invitable: flag(body, "invitable"),
        auto_archive_minutes: body.get("auto_archive_duration").and_then(Value::as_u64),
    };
    let only_opens = change.archived == Some(false)
        && change.name.is_none()
        && change.locked.is_none()
        && change.invitable.is_none()
        && change.auto_archive_minutes.is_none();
    let locks = thread.locked || change.locked.is_some();
    let needed = match (locks, thread.owner == BOT) {
        (true, _) => MANAGE_THREADS,
        (false, true) => 0,
        (false, false) if only_opens => SEND_MESSAGES_IN_THREADS,
        (false, false) => MANAGE_THREADS,
    };
    require(world, id, needed)?;
    // An archived thread changes only in a request that opens it.
    if thread.archived && change.archived != Some(false) {
        return Err(Refusal::thread_archived());
    }
    world.change_thread(id, BOT, change);
    world.channel(id).map(|channel| Some(channel.json()))
}

/// Lists threads with the bot's own memberships.
fn listed<'a>(threads: impl Iterator<Item = (&'a Channel, &'a Thread)>) -> Map<String, Value> {
    let both = threads.map(|(channel, thread)| (channel.json(), thread.member_json(channel.id, BOT)));
    let (threads, members): (Vec<Value>, Vec<Option<Value>>) = both.unzip();
    let members: Vec<Value> = members.into_iter().flatten().collect();
    Map::from_iter([("threads".into(), threads.into()), ("members".into(), members.into())])
}

/// Returns the open threads of the server that the bot sees, newest first.
pub(super) fn active(world: &World) -> Answer {
    let open = world.threads().rev().filter(|(channel, thread)| !thread.archived && channel.shows_bot());
    Ok(Some(Value::Object(listed(open))))
}

/// Returns the archived threads of a channel, last archived first.
fn archived(world: &World, parent: Id, request: &Request, fits: impl Fn(&Thread) -> bool) -> Answer {
    require(world, parent, READ_MESSAGE_HISTORY)?;
    if !world.channel(parent)?.is_text() {
        return Err(Refusal::wrong_channel_type());
    }
    let limit = request.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(LISTED).clamp(2, 100);
    let before: Option<jiff::Timestamp> = match request.query.get("before").map(|time| time.parse()) {
        Some(Err(_)) => return Form::refuse("before", "BASE_TYPE_BAD_DATE", "Must be an ISO 8601 time."),
        known => known.and_then(Result::ok),
    };
    let before = before.and_then(|time| u64::try_from(time.as_millisecond()).ok());
    let here = world.threads().filter(|(_, thread)| thread.parent == parent && thread.archived && fits(thread));
    let mut found: Vec<_> =
        here.filter(|(_, thread)| before.is_none_or(|before| thread.archived_ms < before)).collect();
    found.sort_by_key(|(channel, thread)| std::cmp::Reverse((thread.archived_ms, channel.id)));
    let more = found.len() > limit;
    let mut list = listed(found.into_iter().take(limit));
    list.insert("has_more".into(), more.into());
    Ok(Some(Value::Object(list)))
}

/// Lists, adds and removes the members of a thread.
fn members(world: &mut World, method: &str, id: Id, rest: &[&str], request: &Request) -> Answer {
    let channel = world.channel(id)?;
    let Some(thread) = &channel.thread else { return Err(Refusal::wrong_channel_type()) };
    let described = |who: Id| -> Option<Value> {
        let mut member = thread.member_json(id, who)?;
        if request.flag("with_member") {
            member.as_object_mut()?.insert("member".into(), member_json(who, &world.started));
        }
        Some(member)
    };
    let who = |text: &str| if text == "@me" { Ok(BOT) } else { text.parse().map_err(|_| Refusal::unknown_user()) };
    match (method, rest) {
        ("GET", []) if world.config.privileged_intents & GUILD_MEMBERS == 0 => Err(Refusal::missing_access()),
        ("GET", []) => Ok(Some(thread.members.keys().filter_map(|who| described(*who)).collect())),
        ("GET", [text]) => described(who(text)?).map(Some).ok_or_else(Refusal::unknown_member),
        ("PUT", [text]) => {
            let who = who(text)?;
            world.unarchived(id)?;
            if !world.has_member(who) {
                return Err(Refusal::unknown_member().arranged_if(world.absent.contains(&who)));
            }
            if who != BOT {
                let invites = !thread.private || thread.invitable || thread.owner == BOT;
                require(world, id, SEND_MESSAGES_IN_THREADS | if invites { 0 } else { MANAGE_THREADS })?;
            }
            world.join_thread(id, who, BOT);
            Ok(None)
        }
        ("DELETE", [text]) => {
            let who = who(text)?;
            world.unarchived(id)?;
            let own = thread.private && thread.owner == BOT;
            require(world, id, if who == BOT || own { 0 } else { MANAGE_THREADS })?;
            if !thread.members.contains_key(&who) {
                return Err(Refusal::unknown_member());
            }
            world.leave_thread(id, who, BOT);
            Ok(None)
        }
        _ => Err(Refusal::no_route()),
    }
}
