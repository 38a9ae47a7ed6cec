//! The settings of a server: the right to change them, and the bot's rights where tables open.

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

/// Returns the server whose settings the caller may change, or answers why not. Discord checks the command itself, but
/// a button of it may have reached anyone.
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

/// Shows the bot's rights where tables open: in each chosen channel, or in every text channel if none is chosen.
///
/// # Errors
/// Discord or the database failed.
pub async fn rights(app: &App, caller: &Caller, private: &Private, guild: GuildId) -> anyhow::Result<()> {
    let settings = app.gamemaster.store().guild(guild).await?;
    let mut found = rights_in(private.http(), &settings).await?;
    // For the channel of the interaction, Discord gives the rights with the interaction, and they are always right.
    for (channel, rights) in &mut found {
        if *channel == caller.channel && caller.rights.is_some() {
            *rights = caller.rights;
        }
    }
    private.show(&setup::rights(caller.language, &settings, &found)).await
}

/// Computes the bot's rights where tables open, from its roles and each channel's settings. Needs three calls for all
/// channels.
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

/// Returns the text channels among these, from top to bottom.
fn text_channels<'a>(channels: impl Iterator<Item = &'a GuildChannel>) -> Vec<ChannelId> {
    let mut texts: Vec<_> = channels.filter(|channel| channel.kind == ChannelType::Text).collect();
    texts.sort_by_key(|channel| (channel.position, channel.id));
    texts.into_iter().map(|channel| ChannelId(channel.id.get())).collect()
}
