//! The first answer to an interaction.

use serde_json::{Value, json};

use super::{Answer, Request};
use crate::{
    id::Id,
    limits::{check_choices, check_message, check_modal},
    refusal::{Form, Refusal},
    world::{
        World,
        message::{Draft, EPHEMERAL, Message},
        people::BOT,
        record::{Delivery, Kind, remember},
    },
};

pub(super) fn callback(world: &mut World, id: Id, token: &str, request: &Request) -> Answer {
    let kind = request.body.get("type").and_then(Value::as_u64).unwrap_or_default();
    let data = request.body.get("data").filter(|data| !data.is_null()).cloned().unwrap_or_else(|| json!({}));
    let interaction = world.to_acknowledge(id, token)?;
    let (user, channel, source) = (interaction.user, interaction.channel, interaction.source);
    if !interaction.deed.allows(kind, source.is_some()) {
        return Form::refuse(
            "type",
            "INTERACTION_CALLBACK_TYPE_INVALID",
            "This callback type cannot answer this interaction",
        );
    }
    let draft = request.draft(&data);
    let mut original = source.filter(|_| matches!(kind, 6 | 7));
    match kind {
        4 => original = Some(reply(world, id, &draft, is_private(&draft), false)?),
        5 => {
            let blank = Draft { raw: draft.raw.clone(), ..Draft::default() };
            original = Some(reply(world, id, &blank, is_private(&draft), true)?);
        }
        7 => {
            check_message(&draft.body, &draft.files)?;
            world.edit(source.ok_or_else(Refusal::unknown_message)?, &draft)?;
        }
        8 => check_choices(&data)?,
        9 => check_modal(&data)?,
        _ => {}
    }
    if matches!(kind, 8 | 9) {
        let shown = if kind == 9 { Kind::Modal } else { Kind::Choices };
        let delivery = Delivery {
            kind: shown,
            channel,
            message: None,
            only_for: Some(user),
            raw: request.raw.clone(),
            files: Vec::new(),
        };
        remember(&mut world.record.deliveries, delivery);
    }
    if kind == 9 {
        world.open_modals.insert(user, id);
    }
    if let Some(interaction) = world.interaction_mut(id) {
        interaction.acknowledged = Some(kind);
        interaction.original = original;
        interaction.modal = (kind == 9).then(|| data.clone());
        interaction.choices = data.get("choices").and_then(Value::as_array).cloned().unwrap_or_default();
    }
    world.touch();
    if request.flag("with_response") { response(world, id, kind, original) } else { Ok(None) }
}

/// Only the answer itself says whether it is private; an edit cannot change that.
pub(super) fn is_private(draft: &Draft) -> bool {
    draft.body.get("flags").and_then(Value::as_u64).unwrap_or_default() & EPHEMERAL != 0
}

/// Posts a message (or a placeholder) that answers an interaction.
pub(super) fn reply(
    world: &mut World,
    interaction: Id,
    draft: &Draft,
    private: bool,
    thinking: bool,
) -> Result<Id, Refusal> {
    let about = world.interactions.get(&interaction).ok_or_else(Refusal::unknown_interaction)?;
    let mut message = Message::blank(about.channel, BOT);
    message.only_for = private.then_some(about.user);
    message.thinking = thinking;
    message.origin = Some(about.metadata.clone());
    if !thinking {
        check_message(&draft.body, &draft.files)?;
        let mut written = message.clone();
        written.write(draft, &world.base_url);
        if written.is_empty() {
            return Err(Refusal::empty_message());
        }
    }
    let id = world.post(message, draft);
    if let Some(interaction) = world.interaction_mut(interaction) {
        interaction.messages.push(id);
    }
    Ok(id)
}

fn response(world: &World, id: Id, kind: u64, original: Option<Id>) -> Answer {
    let interaction = world.interactions.get(&id).ok_or_else(Refusal::unknown_interaction)?;
    let message = original.and_then(|id| world.messages.get(&id));
    let mut about = json!({ "id": id, "type": interaction.deed.number() });
    let mut resource = json!({ "type": kind });
    if let (Some(message), Some(about)) = (message, about.as_object_mut()) {
        about.insert("response_message_id".into(), json!(message.id));
        about.insert("response_message_loading".into(), json!(message.thinking));
        about.insert("response_message_ephemeral".into(), json!(message.only_for.is_some()));
    }
    if let (Some(message), Some(resource), 4 | 7) = (message, resource.as_object_mut(), kind) {
        resource.insert("message".into(), world.message_json(message.id)?);
    }
    let mut body = json!({ "interaction": about });
    if let (4 | 7, Some(body)) = (kind, body.as_object_mut()) {
        body.insert("resource".into(), resource);
    }
    Ok(Some(body))
}
