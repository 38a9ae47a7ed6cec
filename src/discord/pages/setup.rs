//! Settings of a server: who may change them, and what the bot may do where tables open.

use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::panels::say;
use crate::discord::panels::settings::setup;
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_store::{ChannelId, GuildId, GuildRow};
use anyhow::Context as _;
use serenity::all::{
    ChannelId as DiscordChannel, ChannelType, GuildChannel, GuildId as DiscordGuild, Http, Permissions,
};

/// The server whose settings the caller may change; otherwise they are told why not. Who may use the command is Discord's
/// affair; a button of it may have come to anybody.
///
/// # Errors
/// Discord failed.
pub async fn managed(caller: &Caller, private: &Private) -> anyhow::Result<Option<GuildId>> {
    let key = match caller.guild {
        Some(guild) if caller.manager => return Ok(Some(guild)),
        Some(_) => "ui-setup-managers",
        None => "ui-server-only",
    };
    private.show(&Parts::line(say(caller.language, key))).await?;
    Ok(None)
}

/// Shows what the bot may do where tables open: in each channel chosen, or in every text channel if none is.
///
/// # Errors
/// Discord or the database failed.
pub async fn rights(app: &App, caller: &Caller, private: &Private, guild: GuildId) -> anyhow::Result<()> {
    let settings = app.gamemaster.store().guild(guild).await?;
    let mut found = rights_in(private.http(), &settings).await?;
    // Of the channel it came from the interaction itself says it, and cannot be wrong.
    for (channel, rights) in &mut found {
        if *channel == caller.channel && caller.rights.is_some() {
            *rights = caller.rights;
        }
    }
    private.show(&setup::rights(caller.language, &settings, &found)).await
}

/// Finds what the bot may do where tables open, by its roles and by what is set for each channel; three calls for all of them.
async fn rights_in(http: &Http, settings: &GuildRow) -> anyhow::Result<Vec<(ChannelId, Option<Permissions>)>> {
    let guild = DiscordGuild::new(settings.guild.0);
    let me = http.get_current_user().await.context("asking who I am")?.id;
    let asking = async { tokio::try_join!(http.get_guild(guild), http.get_member(guild, me), guild.channels(http)) };
    let (server, member, channels) = asking.await.context("asking for my rights")?;
    let rights = |channel: &ChannelId| {
        let known = channels.get(&DiscordChannel::new(channel.0));
        (*channel, known.map(|known| server.user_permissions_in(known, &member)))
    };
    let asked = if settings.channels.is_empty() { text_channels(channels.values()) } else { settings.channels.clone() };
    Ok(asked.iter().filter(|channel| channel.0 != 0).map(rights).collect())
}

/// The text channels among these, from top to bottom.
fn text_channels<'a>(channels: impl Iterator<Item = &'a GuildChannel>) -> Vec<ChannelId> {
    let mut texts: Vec<_> = channels.filter(|channel| channel.kind == ChannelType::Text).collect();
    texts.sort_by_key(|channel| (channel.position, channel.id));
    texts.into_iter().map(|channel| ChannelId(channel.id.get())).collect()
}
