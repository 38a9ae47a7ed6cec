//! The caller: the person who asks, with their place, their language, and their rights and the bot's there.

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
    /// The name that others see in that place.
    pub name: String,
    /// The language of private answers: the chosen one, else that of the player's Discord client.
    pub language: Language,
    /// The colours of private pictures; `None` if the player reads text instead.
    pub palette: Option<Palette>,
    /// The inputs that a panel asks to confirm.
    pub confirming: Confirming,
    /// True if they want direct messages but do not get them.
    pub unreached: bool,
    /// The language of the player's Discord client.
    pub own_language: Language,
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The channel of the thread; `None` if this is no thread.
    pub parent: Option<ChannelId>,
    /// The player's roles in the server, without the role of all members.
    pub roles: Vec<RoleId>,
    /// True if the player manages the server.
    pub manager: bool,
    /// The player's rights in the channel; none in direct messages.
    pub own_rights: Option<Permissions>,
    /// The bot's rights in the channel, if the interaction has them.
    pub rights: Option<Permissions>,
    /// True if the channel is a thread: writing there needs another right.
    pub thread: bool,
    /// The server's own language, if Discord gives one.
    pub guild_locale: Option<String>,
    /// The interaction's id. Nobody can choose it.
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
    /// Returns the person who sent a command.
    pub fn of_command(app: &App, command: &CommandInteraction) -> Caller {
        caller!(app, command)
    }

    /// Returns the person who clicked.
    pub fn of_click(app: &App, click: &ComponentInteraction) -> Caller {
        caller!(app, click)
    }

    /// Returns the person who sent a form.
    pub fn of_form(app: &App, form: &ModalInteraction) -> Caller {
        caller!(app, form)
    }

    /// Adds the caller's stored choices: language, colours, and the inputs to confirm.
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

    /// Returns the caller as seen from a table of `guild`. A manager of one server is no manager in another.
    #[must_use]
    pub fn at(&self, guild: GuildId) -> Caller {
        Caller { manager: self.manager && self.guild == Some(guild), ..self.clone() }
    }

    /// Returns the caller as the reader of a page.
    pub fn reader(&self) -> Reader {
        Reader { language: self.language, user: Some(self.user), guild: self.guild, palette: self.palette }
    }

    /// True if the player may write in the channel, or the interaction does not say.
    pub fn may_write(&self) -> bool {
        let needed = if self.thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        self.own_rights.is_none_or(|rights| rights.contains(needed) || rights.administrator())
    }

    /// Returns the caller as a person who takes a seat.
    pub fn person(&self) -> Person {
        Person { user: self.user, name: self.name.clone() }
    }
}

/// A reader of a page, and the place of reading.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The player; `None`: everyone.
    pub user: Option<UserId>,
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The colours of pictures; `None` if they read text instead.
    pub palette: Option<Palette>,
}

impl Reader {
    /// Returns a reader that stands for everyone in a server.
    pub fn everybody(language: Language, guild: GuildId) -> Reader {
        Reader { language, user: None, guild: Some(guild), palette: Some(Palette::default()) }
    }

    /// True if this user is the reader.
    pub fn is(&self, user: UserId) -> bool {
        self.user == Some(user)
    }

    /// True if the reader may see a table: from its own server, or from anywhere with a seat at it.
    pub fn may_see(&self, snapshot: &TableSnapshot) -> bool {
        self.sits(snapshot.table(), snapshot.seats())
            || snapshot.held().iter().any(|held| self.is(held.user))
            || self.user.is_some_and(|user| snapshot.left_by(user).is_some())
    }

    /// True if the reader may see a step of a replay, by the rule of [`Reader::may_see`].
    pub fn may_see_step(&self, step: &ReplayStep) -> bool {
        self.sits(&step.table, &step.seats)
    }

    /// True if the reader is on the table's server, or sits or sat there.
    fn sits(&self, table: &TableRow, seats: &[SeatRow]) -> bool {
        self.guild == Some(table.guild) || seats.iter().filter_map(|row| row.user).any(|user| self.is(user))
    }
}

fn parent_of(channel: &PartialChannel) -> Option<ChannelId> {
    channel.parent_id.map(|parent| ChannelId(parent.get()))
}

/// Returns the nickname, else the display name, else the account's name.
fn shown_name(user: &User, member: Option<&Member>) -> String {
    let nick = member.and_then(|member| member.nick.clone());
    nick.or_else(|| user.global_name.clone()).unwrap_or_else(|| user.name.clone())
}
