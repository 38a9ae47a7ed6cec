//! Limits of a message: text, embeds, components, attachments, whom it may ping.

use serde_json::{Value, json};

use super::{component::check_components, given, join, length, list, text};
use crate::{
    refusal::{Form, Refusal},
    world::message::Upload,
};

/// Texts of an embed, the key path, and the longest each may be.
const EMBED_TEXTS: [(&str, &str, usize); 4] =
    [("", "title", 256), ("", "description", 4096), ("footer", "text", 2048), ("author", "name", 256)];
/// The longest all texts of all embeds may be together.
const EMBED_TOTAL: usize = 6000;
/// The largest file.
const FILE_BYTES: usize = 10 * 1024 * 1024;

/// Checks a message object before it is sent or edited.
pub(crate) fn check_message(body: &Value, files: &[Upload]) -> Result<(), Refusal> {
    let mut form = Form::default();
    if !body.is_object() && !body.is_null() {
        form.fault("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
    }
    text(&mut form, "", body, "content", 0..=2000, false);
    check_embeds(&mut form, body);
    check_components(&mut form, body);
    check_attachments(&mut form, body, files);
    check_pings(&mut form, body);
    if let Some(Value::String(nonce)) = given(body, "nonce")
        && length(nonce) > 25
    {
        form.fault("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
    }
    form.finish()
}

fn check_embeds(form: &mut Form, body: &Value) {
    let mut total = 0;
    for (n, embed) in list(form, "", body, "embeds", 0..=10).iter().enumerate() {
        let path = format!("embeds.{n}");
        for (part, key, longest) in EMBED_TEXTS {
            let holder = if part.is_empty() { Some(embed) } else { given(embed, part) };
            let Some(holder) = holder else { continue };
            let at = if part.is_empty() { path.clone() } else { join(&path, part) };
            text(form, &at, holder, key, 0..=longest, !part.is_empty());
            total += holder.get(key).and_then(Value::as_str).map_or(0, length);
        }
        for (n, field) in list(form, &path, embed, "fields", 0..=25).iter().enumerate() {
            let path = format!("{path}.fields.{n}");
            for (key, longest) in [("name", 256), ("value", 1024)] {
                text(form, &path, field, key, 1..=longest, true);
                total += field.get(key).and_then(Value::as_str).map_or(0, length);
            }
        }
        for picture in ["image", "thumbnail"] {
            let Some(holder) = given(embed, picture) else { continue };
            let url = holder.get("url").and_then(Value::as_str).unwrap_or_default();
            if !["http://", "https://", "attachment://"].iter().any(|scheme| url.starts_with(scheme)) {
                form.fault(&format!("{path}.{picture}.url"), "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.");
            }
        }
    }
    if total > EMBED_TOTAL {
        form.fault("embeds", "MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {EMBED_TOTAL}"));
    }
}

fn check_attachments(form: &mut Form, body: &Value, files: &[Upload]) {
    for (n, entry) in list(form, "", body, "attachments", 0..=10).iter().enumerate() {
        text(form, &format!("attachments.{n}"), entry, "description", 0..=1024, false);
    }
    if files.len() > 10 || files.iter().any(|file| file.bytes.len() > FILE_BYTES) {
        form.fault("files", "BASE_TYPE_BAD_LENGTH", "Request entity too large");
    }
}

/// "Parse all of them" and "only these" cannot both be said.
fn check_pings(form: &mut Form, body: &Value) {
    let Some(allowed) = given(body, "allowed_mentions") else { return };
    let parse = list(form, "allowed_mentions", allowed, "parse", 0..=3);
    for (kind, path) in [("users", "allowed_mentions.users"), ("roles", "allowed_mentions.roles")] {
        let named = list(form, "allowed_mentions", allowed, kind, 0..=100);
        if !named.is_empty() && parse.contains(&json!(kind)) {
            form.fault(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive."),
            );
        }
    }
    for (n, kind) in parse.iter().enumerate() {
        if !["users", "roles", "everyone"].contains(&kind.as_str().unwrap_or_default()) {
            form.fault(
                &format!("allowed_mentions.parse.{n}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            );
        }
    }
}
