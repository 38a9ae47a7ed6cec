//! The settings of a server: the right to change them, and the bot's rights where tables open and announcements go.

use crate::app::App;
use crate::discord::caller::Caller;
use crate::discord::invite;
use crate::discord::panels::say;
use crate::discord::panels::settings::setup::{self, NewsRights};
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_store::{ChannelId, GuildId, GuildRow, RoleId};
use anyhow::Context as _;
use serenity::all::{
    ChannelId as DiscordChannel, ChannelType, GuildChannel, GuildId as DiscordGuild, Http, Member, PartialGuild,
    Permissions, RoleId as DiscordRole,
};
use std::collections::HashMap;

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

/// Shows the first page of a server's settings. It tells once what is new about time. `first` confirms the saved value.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(
    app: &App,
    caller: &Caller,
    private: &Private,
    guild: GuildId,
    first: Option<String>,
) -> anyhow::Result<()> {
    let settings = app.gamemaster.store().guild(guild).await?;
    private.show(&setup::setup(caller.language, &settings, first)).await?;
    if !settings.times_told {
        app.gamemaster.store().mark_times_told(guild).await?;
    }
    Ok(())
}

/// Shows the bot's rights where tables open: in each chosen channel, or in every text channel if none is chosen. Also
/// those where announcements go, and a link that gives the bot all of them.
///
/// # Errors
/// Discord or the database failed.
pub async fn rights(app: &App, caller: &Caller, private: &Private, guild: GuildId) -> anyhow::Result<()> {
    let settings = app.gamemaster.store().guild(guild).await?;
    let server = ServerRights::read(private.http(), guild).await.context("asking for my rights")?;
    // For the channel of the interaction, Discord gives the rights with the interaction, and they are always right.
    let rights = |channel: ChannelId| match caller.rights {
        Some(rights) if channel == caller.channel => Some(rights),
        _ => server.rights(channel),
    };
    let found: Vec<_> = server.asked(&settings).into_iter().map(|channel| (channel, rights(channel))).collect();
    let news = settings.news_channel.map(|channel| NewsRights {
        channel,
        rights: rights(channel),
        mentions: settings.news_role.map(|role| server.may_mention(channel, role)),
    });
    let more = if settings.news_role.is_some() { Permissions::MENTION_EVERYONE } else { Permissions::empty() };
    let invite = app.wire()?.answers.application_id().map(|application| invite::link(application, more));
    private.show(&setup::rights(caller.language, &settings, &found, news, invite)).await
}

/// True if the bot may mention a role in a channel of a server: the role exists, and everybody may mention it or the bot
/// may mention all.
///
/// # Errors
/// Discord failed.
pub async fn may_mention(http: &Http, guild: GuildId, channel: ChannelId, role: RoleId) -> serenity::Result<bool> {
    Ok(ServerRights::read(http, guild).await?.may_mention(channel, role))
}

/// A server as it decides about the bot's rights: its roles, the bot's membership, and its channels.
struct ServerRights {
    server: PartialGuild,
    member: Member,
    channels: HashMap<DiscordChannel, GuildChannel>,
}

impl ServerRights {
    /// Reads a server. Needs three calls for all channels.
    async fn read(http: &Http, guild: GuildId) -> serenity::Result<ServerRights> {
        let guild = DiscordGuild::new(guild.0);
        let me = http.get_current_user().await?.id;
        let (server, member, channels) =
            tokio::try_join!(http.get_guild(guild), http.get_member(guild, me), guild.channels(http))?;
        Ok(ServerRights { server, member, channels })
    }

    /// Computes the bot's rights in a channel from its roles and the channel's settings; `None`: the channel is gone.
    fn rights(&self, channel: ChannelId) -> Option<Permissions> {
        let known = self.channels.get(&DiscordChannel::new(channel.0))?;
        Some(self.server.user_permissions_in(known, &self.member))
    }

    fn may_mention(&self, channel: ChannelId, role: RoleId) -> bool {
        // A role that was deleted has no name to mention.
        let Some(known) = self.server.roles.get(&DiscordRole::new(role.0)) else { return false };
        let all = |rights: Permissions| rights.contains(Permissions::MENTION_EVERYONE);
        known.mentionable || self.rights(channel).is_some_and(all)
    }

    /// Returns the channels where tables open: the chosen ones, or all text channels from top to bottom.
    fn asked(&self, settings: &GuildRow) -> Vec<ChannelId> {
        if !settings.channels.is_empty() {
            return settings.channels.iter().copied().filter(|channel| channel.0 != 0).collect();
        }
        let mut texts: Vec<_> = self.channels.values().filter(|channel| channel.kind == ChannelType::Text).collect();
        texts.sort_by_key(|channel| (channel.position, channel.id));
        texts.into_iter().map(|channel| ChannelId(channel.id.get())).collect()
    }
}
