//! Limits of a message: text, embeds, components, attachments, allowed pings.

use serde_json::{Value, json};

use super::{
    Part,
    embed::check_embeds,
    row::{check_ids, check_rows},
};
use crate::{
    id::Id,
    refusal::{Form, Refusal},
    world::message::{Attachment, Draft},
};

/// The largest size of a file, in bytes.
const FILE_BYTES: usize = 10 * 1024 * 1024;
/// The most files of a message.
const FILES: usize = 10;
/// The most people or roles in the list of allowed pings.
const PINGED: usize = 100;
/// The longest nonce.
const NONCE: usize = 25;

/// Checks a message before it is sent or edited. `root` is its path in the request (`data` in a callback), `attached`
/// are the files the message already has.
pub(crate) fn check_message(draft: &Draft, root: &'static str, attached: &[Attachment]) -> Result<(), Refusal> {
    if draft.files.iter().any(|file| file.bytes.len() > FILE_BYTES) {
        return Err(Refusal::too_large());
    }
    let mut form = Form::below(root);
    let mut message = Part::root(&mut form, &draft.body);
    message.text("content", 0..=2000);
    message.flags(&["tts", "enforce_nonce"]);
    message.number("flags", 0..=u64::from(u32::MAX), 0);
    check_nonce(&mut message);
    check_embeds(&mut message);
    check_attachments(&mut message, draft, attached);
    check_pings(&mut message);
    check_reference(&mut message);
    let ids = check_rows(&mut message);
    check_ids(&mut form, &ids);
    form.finish()?;
    let listed = draft.body.get("attachments").and_then(Value::as_array);
    let is_kept = |file: &&Attachment| listed.is_none_or(|list| list.iter().any(|entry| id_of(entry) == Some(file.id)));
    let kept = attached.iter().filter(is_kept).count();
    if kept + draft.files.len() > FILES { Err(Refusal::too_many_files()) } else { Ok(()) }
}

fn id_of(entry: &Value) -> Option<Id> {
    entry.get("id").and_then(Id::of)
}

fn check_nonce(message: &mut Part<'_, '_>) {
    let digits = message.get("nonce").and_then(Value::as_i64).map(|number| number.to_string());
    if digits.is_none() {
        message.text("nonce", 0..=NONCE);
    }
}

/// Checks that every entry names a file of the request or a file of the message.
fn check_attachments(message: &mut Part<'_, '_>, draft: &Draft, attached: &[Attachment]) {
    message.each("attachments", 0..=FILES, |entry| {
        entry.text("description", 0..=1024);
        entry.text("filename", 0..=1024);
        if !entry.has("id") {
            entry.missing("id");
        }
        let Some(Id(id)) = entry.id("id") else { return };
        let known = draft.files.iter().any(|file| file.slot == id) || attached.iter().any(|file| file.id == Id(id));
        if !known {
            entry.fault("", "ATTACHMENT_NOT_FOUND", "Attachment data not found");
        }
    });
}

/// Checks the allowed pings: "parse all of them" and "only these" exclude each other.
fn check_pings(message: &mut Part<'_, '_>) {
    message.inner("allowed_mentions", |allowed| {
        let parse = allowed.list("parse", 0..=3);
        for (n, kind) in parse.iter().enumerate() {
            if !["roles", "users", "everyone"].contains(&kind.as_str().unwrap_or_default()) {
                let message = "Value must be one of ('roles', 'users', 'everyone').";
                allowed.fault(format!("parse.{n}"), "BASE_TYPE_CHOICES", message);
            }
        }
        allowed.flags(&["replied_user"]);
        for kind in ["users", "roles"] {
            let named = allowed.list(kind, 0..=PINGED);
            for (n, id) in named.iter().enumerate() {
                check_pinged(allowed, &format!("{kind}.{n}"), id, named.get(..n).unwrap_or_default());
            }
            if !named.is_empty() && parse.contains(&json!(kind)) {
                let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                allowed.fault("", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
    });
}

fn check_pinged(allowed: &mut Part<'_, '_>, key: &str, id: &Value, earlier: &[Value]) {
    if Id::of(id).is_none() {
        allowed.fault(key, "NUMBER_TYPE_COERCE", format!("Value {id} is not snowflake."));
    } else if earlier.contains(id) {
        allowed.fault(key, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
    }
}

/// Checks a reply. The sandbox has no forwarding (type 1).
fn check_reference(message: &mut Part<'_, '_>) {
    message.inner("message_reference", |reference| {
        if reference.has("type") {
            reference.one_of("type", &[0]);
        }
        if !reference.has("message_id") {
            reference.missing("message_id");
        }
        for key in ["message_id", "channel_id", "guild_id"] {
            reference.id(key);
        }
        reference.flags(&["fail_if_not_exists"]);
    });
}
