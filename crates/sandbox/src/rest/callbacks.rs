//! The first answer to an interaction.

use serde_json::{Value, json};

use super::{Answer, Request, privacy};
use crate::{
    id::Id,
    limits::{Kind as ValueKind, Part, check_choices, check_message, check_modal},
    refusal::{Form, Refusal},
    world::{
        World,
        interaction::Interaction,
        message::{Draft, Message},
        people::BOT,
        record::{Delivery, Kind, remember},
    },
};

/// All callback types except those of activities and premium offers.
const TYPES: std::ops::RangeInclusive<u64> = 4..=9;
/// The path of the answer in a callback.
const DATA: &str = "data";

pub(super) fn callback(world: &mut World, id: Id, token: &str, request: &Request) -> Answer {
    let data = request.body.get(DATA).filter(|data| !data.is_null()).cloned().unwrap_or_else(|| json!({}));
    let interaction = world.to_acknowledge(id, token)?;
    let (user, channel, source) = (interaction.user, interaction.channel, interaction.source);
    let kind = fitting_type(interaction, &request.body)?;
    let draft = request.draft(&data);
    let mut original = source.filter(|_| matches!(kind, 6 | 7));
    match kind {
        4 => {
            check_message(&draft, DATA, &[])?;
            original = Some(reply(world, id, &draft, false)?);
        }
        5 => {
            check_message(&draft, DATA, &[])?;
            original = Some(reply(world, id, &draft, true)?);
        }
        7 => {
            let source = source.ok_or_else(Refusal::unknown_message)?;
            check_message(&draft, DATA, &world.message(source)?.attachments)?;
            world.edit(source, &draft)?;
            privacy::check_privacy(world, source, &draft.body);
        }
        8 => check_choices(&data, typed_into(world, id))?,
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

/// Reads the callback type, which must fit the interaction.
fn fitting_type(interaction: &Interaction, body: &Value) -> Result<u64, Refusal> {
    let mut form = Form::default();
    let mut callback = Part::root(&mut form, body);
    let allowed: Vec<u64> = TYPES.filter(|kind| interaction.kind.allows(*kind, interaction.source.is_some())).collect();
    let kind = callback.one_of("type", &allowed);
    form.finish()?;
    kind.ok_or_else(Refusal::unknown_interaction)
}

/// Returns the kind of value of the option being completed; `None` if there is no such option.
fn typed_into(world: &World, interaction: Id) -> Option<ValueKind> {
    let sent =
        world.record.interactions.iter().rev().find(|sent| sent.get("id").and_then(Id::of) == Some(interaction))?;
    let focused = focused_in(sent.pointer("/data/options")?)?;
    focused.get("type").and_then(Value::as_u64).and_then(ValueKind::of)
}

fn focused_in(options: &Value) -> Option<&Value> {
    options.as_array()?.iter().find_map(|option| match option.get("options") {
        Some(inner) => focused_in(inner),
        None => option.get("focused").and_then(Value::as_bool).unwrap_or_default().then_some(option),
    })
}

/// Posts a message (or a placeholder) that answers an interaction. The answer itself decides if it is private, and an
/// edit cannot change that. The caller has checked the limits.
pub(super) fn reply(world: &mut World, interaction: Id, draft: &Draft, thinking: bool) -> Result<Id, Refusal> {
    let about = world.interactions.get(&interaction).ok_or_else(Refusal::unknown_interaction)?;
    let mut message = Message::blank(about.channel, BOT);
    message.only_for = privacy::is_asked(&draft.body).then_some(about.user);
    message.thinking = thinking;
    message.origin = Some(about.metadata.clone());
    let blank = Draft { raw: draft.raw.clone(), ..Draft::default() };
    let draft = if thinking { &blank } else { draft };
    let mut written = message.clone();
    written.write(draft, &world.base_url, &world.ids);
    if !thinking && written.is_empty() {
        return Err(Refusal::empty_message());
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
    let mut about = json!({ "id": id, "type": interaction.kind.number() });
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
