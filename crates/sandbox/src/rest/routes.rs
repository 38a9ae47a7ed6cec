//! The table of routes. An unknown route is answered 404, and becomes a complaint at the end of a test.

use axum::http::StatusCode;

use super::{Answer, Request, callbacks, channels, commands, messages, server, threads, webhooks};
use crate::{
    id::Id,
    refusal::Refusal,
    world::{World, people::BOT, people::SERVER},
};

/// True for routes without authentication: the path holds a token, or the route needs none.
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
        ("GET", ["guilds", guild, "threads", "active"]) => on_server(guild).and_then(|()| threads::active(world)),
        (method, ["channels", channel]) => {
            channels::route(world, method, id(channel, Refusal::unknown_channel)?, request)
        }
        ("POST", ["channels", channel, "messages", "bulk-delete"]) => {
            channels::delete_messages(world, id(channel, Refusal::unknown_channel)?, request)
        }
        (method, ["channels", channel, rest @ ..]) if threads::own(rest) => {
            threads::route(world, method, id(channel, Refusal::unknown_channel)?, rest, request)
        }
        (method, ["channels", channel, rest @ ..]) => {
            let answer = messages::route(world, method, id(channel, Refusal::unknown_channel)?, rest, request)?;
            Ok(answer.map(|answer| world.readable(answer)))
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

/// Returns the status of an answer with a body: 201 for a new thread, 200 for everything else.
pub(super) fn success(request: &Request) -> StatusCode {
    let begins = request.method == "POST" && request.path.ends_with("/threads");
    if begins { StatusCode::CREATED } else { StatusCode::OK }
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
