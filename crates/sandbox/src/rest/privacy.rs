//! A message that asks to be private where Discord does not heed that: it becomes public, without a word.

use serde_json::Value;

use crate::{
    id::Id,
    world::{World, message::EPHEMERAL},
};

/// Does this message object ask to be seen by one person only?
pub(super) fn is_asked(body: &Value) -> bool {
    body.get("flags").and_then(Value::as_u64).unwrap_or_default() & EPHEMERAL != 0
}

/// Complains if a message that asked to be private is public. Discord says nothing; a secret would be out.
pub(super) fn heed(world: &mut World, message: Id, body: &Value) {
    let public = world.messages.get(&message).is_some_and(|message| message.only_for.is_none());
    if public && is_asked(body) {
        let finding = format!(
            "message {message} asked to be private (flag 64), but is public: only a first answer or a follow-up can be private"
        );
        world.record.findings.push(finding);
    }
}
