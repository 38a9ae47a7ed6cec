//! The connection: builds serenity's client for Discord, or for a Discord-compatible server named in the settings.

use super::caller::Caller;
use super::outcome::{self, Traced};
use super::private::{Private, Unanswerable};
use super::wire::Wire;
use super::{Data, Error, commands, components, parts};
use crate::app::App;
use crate::config::Api;
use crate::logs;
use crate::ops::gateway::Events;
use agon_store::GuildId;
use anyhow::{Context as _, bail};
use serenity::all::{
    Client, ClientBuilder, CurrentUser, FullEvent, GatewayIntents, Guild, GuildId as DiscordGuild, Http, HttpBuilder,
    HttpError, Interaction,
};
use std::sync::Arc;
use std::time::Duration;

/// The time until the bot offers its commands again after a failure.
const REGISTER_AGAIN: Duration = Duration::from_secs(20);
/// The longest time for one call of Discord.
const CALL: Duration = Duration::from_secs(30);

/// Returns a client for Discord's REST interface, or for that of the server in the settings.
///
/// # Errors
/// The HTTP client cannot be built.
pub fn http(token: &str, api: &Api) -> anyhow::Result<Http> {
    Ok(builder(token, api)?.build())
}

/// Returns a REST client for answers to interactions, without serenity's rate limiter: see [`Wire`].
fn answering(token: &str, api: &Api) -> anyhow::Result<Http> {
    Ok(builder(token, api)?.ratelimiter_disabled(true).build())
}

fn builder(token: &str, api: &Api) -> anyhow::Result<HttpBuilder> {
    let client = reqwest::Client::builder().timeout(CALL);
    let built = "building the HTTP client";
    Ok(match api {
        Api::Discord => HttpBuilder::new(token).client(client.build().context(built)?),
        // With the rate limiter on, serenity ignores the other address. A shell's proxy settings must not apply to
        // loopback.
        Api::Compatible(base) => {
            let client = client.no_proxy().build().context(built)?;
            HttpBuilder::new(token).proxy(base.clone()).ratelimiter_disabled(true).client(client)
        }
    })
}

/// Returns the bot's own user, by its token.
///
/// # Errors
/// The token is refused, or the server cannot be reached.
pub async fn who_am_i(token: &str, api: &Api) -> anyhow::Result<CurrentUser> {
    http(token, api)?.get_current_user().await.map_err(|error| match &error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code.as_u16() == 401 => {
            anyhow::anyhow!("{api} refuses the token: copy it again from the application's Bot page")
        }
        _ => unreachable(api, &error),
    })
}

/// Returns the error for a server that does not answer, with its first cause: the layers above it repeat themselves.
fn unreachable(api: &Api, error: &serenity::Error) -> anyhow::Error {
    let cause = std::iter::successors(Some(error as &dyn std::error::Error), |error| error.source()).last();
    let cause = cause.map(ToString::to_string).unwrap_or_default();
    anyhow::anyhow!("{api} cannot be reached ({cause}): check the network and discord.api_url")
}

/// Returns the address of the server's gateway.
///
/// # Errors
/// The server does not say, or names a host that is not allowed.
pub async fn gateway(http: &Http, api: &Api) -> anyhow::Result<String> {
    let gateway = http.get_gateway().await.map_err(|error| unreachable(api, &error))?.url;
    if !api.may_use_gateway(&gateway) {
        bail!("the API at {api} names a gateway elsewhere ({gateway}); refusing to connect there");
    }
    Ok(gateway)
}

/// Builds the client, ready to start.
///
/// # Errors
/// The server cannot be reached, or its gateway is on a host that is not allowed.
pub async fn client(app: Arc<App>, token: &str, api: &Api) -> anyhow::Result<Client> {
    let http = http(token, api)?;
    // Asks here, because serenity silently falls back to Discord's own gateway.
    let gateway = gateway(&http, api).await?;
    tracing::info!(api = %api, gateway = logs::clean(&gateway), "connecting");
    let unknown_events = app.unknown_events.clone();
    let answers = Arc::new(answering(token, api)?);
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(Traced { framework: framework(app.clone()), app: app.clone(), answers: answers.clone() })
        .raw_event_handler(unknown_events)
        .raw_event_handler(Events(app.clone()))
        .await
        .context("building the client")?;
    *client.ws_url.lock().await = gateway;
    app.connect(Wire::new(client.http.clone(), answers, app.open_panels.clone()));
    Ok(client)
}

fn framework(app: Arc<App>) -> poise::Framework<Data, Error> {
    let options = poise::FrameworkOptions {
        commands: commands::all(),
        allowed_mentions: Some(parts::nobody()),
        initialize_owners: false,
        event_handler: |framework, event| Box::pin(handle(framework, event)),
        on_error: |error| Box::pin(fail(error)),
        ..Default::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |ctx, ready, _| {
            Box::pin(async move {
                tracing::info!(user = %ready.user.name, "ready");
                app.wire()?.identify(ready.application.id);
                // Nothing waits for this: the bot answers clicks on existing messages at once.
                tokio::spawn(register(app.clone(), ctx.http.clone()));
                app.ready(&ctx.http);
                Ok(app)
            })
        })
        .build()
}

/// Sends our commands to Discord until it accepts them.
async fn register(app: Arc<App>, http: Arc<Http>) {
    let commands = commands::registration(app.gamemaster.games());
    while let Err(error) = http.create_global_commands(&commands).await {
        tracing::error!(error = logs::clean(error), "the commands are not registered; trying again");
        tokio::time::sleep(REGISTER_AGAIN).await;
    }
    tracing::info!("commands registered");
    app.registered();
}

async fn handle(framework: poise::FrameworkContext<'_, Data, Error>, event: &FullEvent) -> Result<(), Error> {
    let app = framework.user_data().await;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(click) } => {
            // Its answer comes next, or a form that opens over the panel.
            app.open_panels.pause(click.message.id);
            let clicked = Box::pin(components::clicked(app, click)).await;
            if clicked.is_err() {
                app.open_panels.resume(click.message.id);
            }
            report(app, clicked, "a click failed");
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            report(app, Box::pin(components::filled(app, form)).await, "a form failed");
        }
        FullEvent::Ready { data_about_bot: ready } => {
            let here: Vec<GuildId> = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
            let suspended = app.gamemaster.suspend_other_guilds(&here).await;
            report(app, suspended.map_err(anyhow::Error::from), "tables of other servers are not suspended");
            app.beat(false).await;
        }
        FullEvent::Resume { .. } => app.beat(false).await,
        // A server that is only unavailable comes back by itself.
        FullEvent::GuildDelete { incomplete: guild, .. } if !guild.unavailable => {
            let suspended = app.gamemaster.suspend_guild(GuildId(guild.id.get())).await;
            report(app, suspended.map_err(anyhow::Error::from), "a server's tables are not suspended");
        }
        FullEvent::GuildCreate { guild, .. } => {
            let awake = app.gamemaster.resume_guild(GuildId(guild.id.get())).await;
            report(app, awake.map_err(anyhow::Error::from), "a server's tables are not woken");
            report(app, named(app, guild.id, &guild.name).await, "a server's name is not stored");
            report(app, welcome(app, guild).await, "a welcome is not enqueued");
        }
        FullEvent::GuildUpdate { new_data: guild, .. } => {
            report(app, named(app, guild.id, &guild.name).await, "a server's name is not stored");
        }
        _ => {}
    }
    Ok(())
}

/// Stores the name of a server. Lists in other servers show its tables too.
async fn named(app: &App, guild: DiscordGuild, name: &str) -> anyhow::Result<()> {
    Ok(app.gamemaster.store().set_guild_name(GuildId(guild.get()), name).await?)
}

/// Sends the welcome to a server, once, in a channel where the bot may write.
async fn welcome(app: &App, guild: &Guild) -> anyhow::Result<()> {
    let Some(channel) = guild.system_channel_id else { return Ok(()) };
    let now = app.gamemaster.now_ms();
    let note = agon_gamemaster::Note::Welcome { channel: channel.get() };
    if app.gamemaster.store().welcome(GuildId(guild.id.get()), &[note.row(None, now)], now).await? {
        app.gamemaster.notify_outbox();
    }
    Ok(())
}

/// Logs an error once, here, where it is handled. Its text holds no words of a player.
pub(super) fn report(app: &App, done: anyhow::Result<()>, what: &'static str) {
    let Err(error) = done else { return };
    match Unanswerable::of(&error) {
        Some(why) => outcome::unanswerable(what, why),
        None => drop(app.failed(what, error)),
    }
}

/// Replaces "thinking…" for the caller of a failed command.
async fn tell_fault(ctx: &poise::Context<'_, Data, Error>, key: &str, fault: String) {
    let poise::Context::Application(ctx) = ctx else { return };
    let language = Caller::of_command(ctx.data(), ctx.interaction).language;
    let parts = parts::Parts::line(super::panels::tell(language, key, &[("id", fault.into())]));
    if let Err(error) = ctx.interaction.edit_response(ctx.framework.serenity_context, parts.answer()).await {
        tracing::warn!(error = logs::clean(error), "the caller cannot be told of a fault");
    }
}

async fn fail(error: poise::FrameworkError<'_, Data, Error>) {
    match error {
        poise::FrameworkError::Command { error, ctx, .. } => {
            if let Some(why) = Unanswerable::of(&error) {
                return outcome::unanswerable("a command failed", why);
            }
            let fault = ctx.data().failed("a command failed", error);
            tell_fault(&ctx, "ui-fault-unsure", fault).await;
        }
        poise::FrameworkError::CommandPanic { ctx, .. } => {
            let fault = ctx.data().failed("a command panicked", "see the panic above");
            tell_fault(&ctx, "ui-fault-unsure", fault).await;
        }
        poise::FrameworkError::ArgumentParse { error, ctx, .. } => {
            let fault = ctx.data().failed("a command's words cannot be read", error);
            let poise::Context::Application(command) = ctx else { return };
            let acknowledged = async { Private::command(ctx.data().wire()?, command.interaction).await };
            match acknowledged.await {
                // The command tried nothing.
                Ok(_) => tell_fault(&ctx, "ui-fault", fault).await,
                Err(error) => tracing::warn!(error = logs::clean(error), "the caller cannot be told of a fault"),
            }
        }
        poise::FrameworkError::Setup { error, .. } => {
            tracing::error!(error = logs::clean(error), "the set-up of the bot failed");
        }
        other => tracing::warn!(error = logs::clean(other), "serenity reports"),
    }
}
