//! Requests after the first answer, by the interaction's token: edits, deletions, further messages.

use super::{Answer, Request, callbacks, privacy};
use crate::{id::Id, limits::check_message, refusal::Refusal, world::World};

pub(super) fn route(world: &mut World, method: &str, token: &str, rest: &[&str], request: &Request) -> Answer {
    let interaction = world.to_follow_up(token)?.id;
    let draft = request.draft(&request.body);
    match (method, rest) {
        ("POST", []) => {
            let id = follow_up(world, interaction, request)?;
            world.message_json(id).map(Some)
        }
        ("GET", ["messages", which]) => {
            let id = target(world, interaction, which)?;
            world.message_json(id).map(Some)
        }
        ("PATCH", ["messages", which]) => {
            let id = target(world, interaction, which)?;
            check_message(&draft, "", &world.message(id)?.attachments)?;
            world.edit(id, &draft)?;
            privacy::check_privacy(world, id, &draft.body);
            world.message_json(id).map(Some)
        }
        ("DELETE", ["messages", which]) => {
            let id = target(world, interaction, which)?;
            world.delete(id).map(|()| None)
        }
        _ => Err(Refusal::no_route()),
    }
}

/// Posts a follow-up. The first one after a deferral becomes the original answer, as private or public as the deferral
/// said.
fn follow_up(world: &mut World, interaction: Id, request: &Request) -> Result<Id, Refusal> {
    let draft = request.draft(&request.body);
    let about = world.interactions.get(&interaction).ok_or_else(Refusal::unknown_webhook)?;
    if let Some(placeholder) = about.original.filter(|_| world.thinking(about)) {
        check_message(&draft, "", &[])?;
        world.edit(placeholder, &draft)?;
        privacy::check_privacy(world, placeholder, &draft.body);
        return Ok(placeholder);
    }
    check_message(&draft, "", &[])?;
    callbacks::reply(world, interaction, &draft, false)
}

/// Finds `@original`, or a message of this interaction.
fn target(world: &World, interaction: Id, which: &str) -> Result<Id, Refusal> {
    let about = world.interactions.get(&interaction).ok_or_else(Refusal::unknown_webhook)?;
    let id = if which == "@original" { about.original } else { which.parse().ok() };
    let id = id.ok_or_else(Refusal::unknown_message)?;
    world.message(id)?;
    let own = about.original == Some(id) || about.messages.contains(&id);
    if own { Ok(id) } else { Err(Refusal::unknown_message()) }
}
