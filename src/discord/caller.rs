//! The caller: a person who asks, from where, in which language, and what they and the bot may do there.

use super::colours;
use crate::app::App;
use agon_draw::Palette;
use agon_gamemaster::{Person, ReplayStep, SeatRow, TableRow, TableSnapshot};
use agon_lang::Language;
use agon_store::{ChannelId, Confirming, GuildId, InteractionId, Notices, RoleId, UserId};
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, Member, ModalInteraction, PartialChannel, Permissions, User,
};

use std::borrow::Borrow;

/// A person who asks.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The player.
    pub user: UserId,
    /// The name others see in that place.
    pub name: String,
    /// The language of private answers: chosen, or the player's Discord's.
    pub language: Language,
    /// The colours of private pictures; none for whoever reads text instead.
    pub palette: Option<Palette>,
    /// The inputs before which a panel asks once more.
    pub confirming: Confirming,
    /// True if they want direct messages and are known not to get any.
    pub unreached: bool,
    /// The language of the player's Discord.
    pub own_language: Language,
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The channel this one is a thread of; none where it is no thread.
    pub parent: Option<ChannelId>,
    /// The player's roles in the server, without the one everybody has.
    pub roles: Vec<RoleId>,
    /// True if the player manages the server.
    pub manager: bool,
    /// The player's rights in the channel; none in direct messages.
    pub own_rights: Option<Permissions>,
    /// The bot's rights in the channel, as far as the interaction says.
    pub rights: Option<Permissions>,
    /// True if the channel is a thread: writing there is a right of its own.
    pub thread: bool,
    /// The server's own language, where it says one.
    pub guild_locale: Option<String>,
    /// The interaction's id: nobody can choose it.
    pub interaction: InteractionId,
}

const THREADS: [ChannelType; 3] = [ChannelType::PublicThread, ChannelType::PrivateThread, ChannelType::NewsThread];

macro_rules! caller {
    ($app:expr, $interaction:expr) => {{
        let it = $interaction;
        let own_language = Language::from_locale(&it.locale);
        let member: Option<&Member> = it.member.as_ref().map(Borrow::borrow);
        Caller {
            user: UserId(it.user.id.get()),
            name: shown_name(&it.user, member),
            language: $app.languages.of(UserId(it.user.id.get())).unwrap_or(own_language),
            palette: Some(Palette::default()),
            confirming: Confirming::Risky,
            unreached: false,
            own_language,
            guild: it.guild_id.map(|id| GuildId(id.get())),
            channel: ChannelId(it.channel_id.get()),
            parent: it.channel.as_ref().filter(|channel| THREADS.contains(&channel.kind)).and_then(parent_of),
            roles: member
                .map(|member| member.roles.iter().map(|role| RoleId(role.get())).collect())
                .unwrap_or_default(),
            manager: member.and_then(|member| member.permissions).is_some_and(Permissions::manage_guild),
            own_rights: member.and_then(|member| member.permissions),
            rights: it.app_permissions,
            thread: it.channel.as_ref().is_some_and(|channel| THREADS.contains(&channel.kind)),
            guild_locale: it.guild_locale.clone(),
            interaction: InteractionId(it.id.get()),
        }
    }};
}

impl Caller {
    /// The person who gave a command.
    pub fn of_command(app: &App, command: &CommandInteraction) -> Caller {
        caller!(app, command)
    }

    /// The person who clicked.
    pub fn of_click(app: &App, click: &ComponentInteraction) -> Caller {
        caller!(app, click)
    }

    /// The person who sent a form.
    pub fn of_form(app: &App, form: &ModalInteraction) -> Caller {
        caller!(app, form)
    }

    /// The caller with what they chose: language, colours, when to ask once more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn with_preferences(mut self, app: &App) -> anyhow::Result<Caller> {
        let player = app.gamemaster.store().player(self.user).await?;
        let chosen = player.language.as_deref().and_then(Language::from_code);
        self.language = chosen.unwrap_or(self.own_language);
        self.palette = colours::palette(player.palette.as_deref());
        self.confirming = player.confirming;
        self.unreached = player.notices == Notices::Direct && player.dm_open == Some(false);
        Ok(self)
    }

    /// The same person as seen from a table of `guild`: what they may do in one server means nothing in another.
    #[must_use]
    pub fn at(&self, guild: GuildId) -> Caller {
        Caller { manager: self.manager && self.guild == Some(guild), ..self.clone() }
    }

    /// The same person as somebody who reads a page.
    pub fn reader(&self) -> Reader {
        Reader { language: self.language, user: Some(self.user), guild: self.guild, palette: self.palette }
    }

    /// Says whether the player may write where they ask, as far as the interaction says.
    pub fn may_write(&self) -> bool {
        let needed = if self.thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        self.own_rights.is_none_or(|rights| rights.contains(needed) || rights.administrator())
    }

    /// The same person as somebody who takes a seat.
    pub fn person(&self) -> Person {
        Person { user: self.user, name: self.name.clone() }
    }
}

/// A reader of a page, and where they read it.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// In which language.
    pub language: Language,
    /// The player; none: everybody.
    pub user: Option<UserId>,
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The colours of pictures; none for whoever reads text instead.
    pub palette: Option<Palette>,
}

impl Reader {
    /// A reader that stands for everybody in a server.
    pub fn everybody(language: Language, guild: GuildId) -> Reader {
        Reader { language, user: None, guild: Some(guild), palette: Some(Palette::default()) }
    }

    /// Says whether this is the reader.
    pub fn is(&self, user: UserId) -> bool {
        self.user == Some(user)
    }

    /// Says whether the reader may see a table: from its own server, and from everywhere with a seat at it.
    pub fn may_see(&self, look: &TableSnapshot) -> bool {
        self.sits(look.table(), look.seats()) || look.held().iter().any(|held| self.is(held.user))
    }

    /// Says whether the reader may see a step of a replay, as [`Reader::may_see`] does of its table.
    pub fn may_see_step(&self, step: &ReplayStep) -> bool {
        self.sits(&step.table, &step.seats)
    }

    /// Says whether the reader is on the table's server, or sits or sat there.
    fn sits(&self, table: &TableRow, seats: &[SeatRow]) -> bool {
        self.guild == Some(table.guild) || seats.iter().filter_map(|row| row.user).any(|user| self.is(user))
    }
}

fn parent_of(channel: &PartialChannel) -> Option<ChannelId> {
    channel.parent_id.map(|parent| ChannelId(parent.get()))
}

/// A nickname, a display name, or the account's name.
fn shown_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.clone());
    nick.or_else(|| user.global_name.clone()).unwrap_or_else(|| user.name.clone())
}
