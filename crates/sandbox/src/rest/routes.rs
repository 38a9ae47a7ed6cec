//! The table of routes. What is not in it is answered 404 and complained about at the end of a test.

use super::{Answer, Request, callbacks, commands, messages, server, webhooks};
use crate::{
    id::Id,
    refusal::Refusal,
    world::{World, people::BOT, people::SERVER},
};

/// Routes anybody may use, because the path itself holds a token, or nothing.
fn is_open(path: &[&str]) -> bool {
    matches!(path, ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..])
}

/// Answers a request.
pub(super) fn route(world: &mut World, request: &Request) -> Answer {
    let path: Vec<&str> = request.path.split('/').filter(|part| !part.is_empty()).collect();
    if request.version.as_deref().is_some_and(|version| version != "10") {
        return Err(Refusal::invalid_version());
    }
    if !is_open(&path) && request.token.as_deref() != Some(world.config.bot_token.as_str()) {
        return Err(Refusal::unauthorized());
    }
    request.sound()?;
    match (request.method.as_str(), path.as_slice()) {
        ("GET", ["gateway"]) => server::gateway(world, false),
        ("GET", ["gateway", "bot"]) => server::gateway(world, true),
        ("GET", ["users", "@me"]) => server::me(),
        ("GET", ["users", user]) => server::user(id(user, Refusal::unknown_user)?),
        ("POST", ["users", "@me", "channels"]) => server::conversation(world, request),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => server::application(),
        ("GET", ["guilds", guild]) => on_server(guild).and_then(|()| server::guild(world)),
        ("GET", ["guilds", guild, "channels"]) => on_server(guild).and_then(|()| server::channels(world)),
        ("GET", ["guilds", guild, "members", user]) => {
            on_server(guild).and_then(|()| server::member(world, id(user, Refusal::unknown_member)?))
        }
        (method, ["applications", app, "commands", rest @ ..]) => {
            own(app)?;
            commands::route(world, method, false, rest, &request.body)
        }
        (method, ["applications", app, "guilds", guild, "commands", rest @ ..]) => {
            own(app)?;
            on_server(guild)?;
            commands::route(world, method, true, rest, &request.body)
        }
        (method, ["channels", channel, rest @ ..]) => {
            messages::route(world, method, id(channel, Refusal::unknown_channel)?, rest, request)
        }
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callbacks::callback(world, id(interaction, Refusal::unknown_interaction)?, token, request)
        }
        (method, ["webhooks", app, token, rest @ ..]) if app.parse() == Ok(BOT) => {
            webhooks::route(world, method, token, rest, request)
        }
        ("POST" | "GET" | "PATCH" | "DELETE", ["webhooks", ..]) => Err(Refusal::unknown_webhook()),
        _ => Err(Refusal::no_route()),
    }
}

fn id(text: &str, refusal: impl Fn() -> Refusal) -> Result<Id, Refusal> {
    text.parse().map_err(|_| refusal())
}

fn own(application: &str) -> Result<(), Refusal> {
    if application.parse() == Ok(BOT) { Ok(()) } else { Err(Refusal::unknown_application()) }
}

fn on_server(guild: &str) -> Result<(), Refusal> {
    if guild.parse() == Ok(SERVER) { Ok(()) } else { Err(Refusal::unknown_guild()) }
}
