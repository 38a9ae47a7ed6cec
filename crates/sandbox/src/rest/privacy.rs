//! Messages that ask to be private where Discord ignores that and makes them public without an error.

use serde_json::Value;

use crate::{
    id::Id,
    world::{World, message::EPHEMERAL},
};

/// True if this message object asks to be private.
pub(super) fn is_asked(body: &Value) -> bool {
    body.get("flags").and_then(Value::as_u64).unwrap_or_default() & EPHEMERAL != 0
}

/// Complains about a public message that asked to be private. Discord reports no error, and a secret would be public.
pub(super) fn check_privacy(world: &mut World, message: Id, body: &Value) {
    let public = world.messages.get(&message).is_some_and(|message| message.only_for.is_none());
    if public && is_asked(body) {
        let finding = format!(
            "message {message} asked to be private (flag 64), but is public: only a first answer or a follow-up can be private"
        );
        world.record.findings.push(finding);
    }
}
