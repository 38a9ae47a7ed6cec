//! `/setup`: a server's settings, for its managers.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::{self, say};
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_store::{ChannelId, GuildId, GuildRow};
use anyhow::Context as _;
use serenity::all::{
    ChannelId as DiscordChannel, ChannelType, GuildChannel, GuildId as DiscordGuild, Http, Permissions,
};

/// Shows the settings of this server.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub async fn setup(ctx: Context<'_>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let Some(guild) = managed(&asker, &private).await? else { return Ok(()) };
    let settings = ctx.data().gamemaster.store().guild(guild).await?;
    private.show(&panels::setup::setup(asker.language, &settings, None)).await
}

/// The server whose settings the asker may change; otherwise they are told why not. Who may use the command is Discord's
/// affair; a button of it may have come to anybody.
///
/// # Errors
/// Discord failed.
pub async fn managed(asker: &Asker, private: &Private) -> anyhow::Result<Option<GuildId>> {
    let key = match asker.guild {
        Some(guild) if asker.manager => return Ok(Some(guild)),
        Some(_) => "ui-setup-managers",
        None => "ui-server-only",
    };
    private.show(&Parts::line(say(asker.language, key))).await?;
    Ok(None)
}

/// Shows what the bot may do where tables open: in each channel chosen, or in every text channel if none is.
///
/// # Errors
/// Discord or the database failed.
pub async fn rights(app: &App, asker: &Asker, private: &Private, guild: GuildId) -> anyhow::Result<()> {
    let settings = app.gamemaster.store().guild(guild).await?;
    let mut found = rights_in(private.http(), &settings).await?;
    // Of the channel it came from the interaction itself says it, and cannot be wrong.
    for (channel, rights) in &mut found {
        if *channel == asker.channel && asker.rights.is_some() {
            *rights = asker.rights;
        }
    }
    private.show(&panels::setup::rights(asker.language, &settings, &found)).await
}

/// What the bot may do where tables open, by its roles and by what is set for each channel; three calls for all of them.
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
