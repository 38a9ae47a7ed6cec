//! The place of a new table: the channels and people that a server's managers allow, and its own thread if they want
//! one.

use super::caller::Caller;
use super::ids::{CustomId, LONGEST, OpenClick};
use super::panels::settings::setup;
use super::panels::table::refused;
use super::panels::{say, tell};
use super::parts::{Button, Parts, cut};
use crate::app::App;
use crate::logs::clean;
use agon_ai::Level;
use agon_gamemaster::{OpenTable, Refused, TableRow};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::game::OptionValues;
use agon_store::{ChannelId, GuildId, GuildRow, Place, RoleId};
use anyhow::Context as _;
use serenity::all::{
    AutoArchiveDuration, ChannelId as DiscordChannel, ChannelType, CreateThread, EditThread, Http, Permissions,
    UserId as DiscordUser,
};

/// A host's request for a table, before its place is known.
#[derive(Clone, Debug, Default)]
pub struct OpenRequest {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: Option<u8>,
    /// The number of seats for AIs.
    pub machines: u8,
    /// The level of these AIs; `None`: the usual one.
    pub level: Option<Level>,
    /// The options of the game.
    pub options: OptionValues,
    /// True if it opens in a thread of its own, whatever the server's settings say.
    pub thread: bool,
}

/// A table that was opened.
pub struct Opened {
    row: TableRow,
    /// True if it opened in the channel only because the bot may not make threads there.
    no_thread: bool,
    /// True if it opened in its own thread.
    thread: bool,
}

impl Opened {
    /// True if its lobby stands in the caller's channel, as they wanted, and says all that there is to say.
    pub fn speaks_for_itself(&self) -> bool {
        !self.thread && !self.no_thread
    }

    /// Returns the line for its host.
    pub fn line(&self, language: Language) -> String {
        let number = ("number", i64::from(self.row.number).into());
        if self.thread {
            let place = format!("<#{}>", self.row.channel);
            return tell(language, "ui-opened-thread", &[number, ("thread", place.into())]);
        }
        let line = tell(language, "ui-opened", &[number]);
        if self.no_thread { format!("{line}\n{}", say(language, "ui-no-thread")) } else { line }
    }
}

/// Returns the reason why no table may open in this channel; `None` if one may.
pub fn not_here(language: Language, caller: &Caller, settings: &GuildRow) -> Option<String> {
    let here = |channel: &ChannelId| *channel == caller.channel || caller.parent == Some(*channel);
    if settings.channels.is_empty() || settings.channels.iter().any(here) {
        return None;
    }
    let channels = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect::<Vec<_>>();
    Some(tell(language, "ui-not-here", &[("channels", agon_lang::join(language, &channels).into())]))
}

/// Returns the reason why this person may not open a table here; `None` if they may.
fn refusal(language: Language, caller: &Caller, settings: &GuildRow) -> Option<String> {
    if let Some(no) = not_here(language, caller, settings) {
        return Some(no);
    }
    if !settings.roles.is_empty() && !settings.roles.iter().any(|role| has_role(caller, settings, *role)) {
        return Some(tell(language, "ui-not-yours-to-open", &[("roles", setup::roles(language, settings).into())]));
    }
    None
}

/// Returns the reason why this person may take no seat at a running table of a server; `None` if they may. Those who may
/// open tables there may take seats.
pub fn may_not_sit(language: Language, caller: &Caller, settings: &GuildRow) -> Option<String> {
    if caller.guild != Some(settings.guild) {
        return Some(say(language, "sitting-elsewhere"));
    }
    let may = settings.roles.is_empty() || settings.roles.iter().any(|role| has_role(caller, settings, *role));
    (!may).then(|| tell(language, "sitting-roles", &[("roles", setup::roles(language, settings).into())]))
}

/// True if a person has a role. Every member has the role with the server's own id, but Discord never lists it.
fn has_role(caller: &Caller, settings: &GuildRow, role: RoleId) -> bool {
    role.0 == settings.guild.0 || caller.roles.contains(&role)
}

/// Returns the answer to a person who may open no table here; `None` if they may open one. Managers have no exception:
/// the limits keep a server's channels quiet.
///
/// # Errors
/// The database failed.
pub async fn barred(app: &App, caller: &Caller, settings: &GuildRow) -> anyhow::Result<Option<Parts>> {
    let language = caller.language;
    if let Some(no) = refusal(language, caller, settings) {
        return Ok(Some(Parts::line(no)));
    }
    if app.gamemaster.store().is_blocked(settings.guild, caller.user).await? {
        return Ok(Some(Parts::line(say(language, "open-blocked"))));
    }
    too_many(app, caller, settings.guild).await
}

/// Returns the answer to a person who has as many open tables as their server allows, with the way to each; `None` if
/// they may open one more.
///
/// # Errors
/// The database failed.
pub async fn too_many(app: &App, caller: &Caller, guild: GuildId) -> anyhow::Result<Option<Parts>> {
    let full = app.gamemaster.full_of_tables(guild, caller.user).await?;
    Ok(full.map(|(opened, limit)| refused::too_many(caller.language, app.gamemaster.games(), &opened, limit)))
}

/// Returns the options of a new table: the host's, else the managers'. Ignores choices of the managers that the game
/// does not know any more.
pub fn options(games: &Registry, settings: &GuildRow, game: &str, asked: OptionValues) -> OptionValues {
    let specs = games.get(game).map(|game| game.meta().options).unwrap_or_default();
    let known = |option: &str, value: &str| specs.iter().any(|spec| spec.id == option && spec.values.contains(&value));
    let chosen = settings.options.get(game).into_iter().flatten();
    let chosen = chosen.filter(|(option, value)| known(option, value));
    let mut options: OptionValues = chosen.map(|(option, value)| (option.clone(), value.clone())).collect();
    options.extend(asked);
    options
}

/// True if the bot may make a thread in the caller's channel, and write in it.
pub fn may_thread(caller: &Caller) -> bool {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    caller.guild.is_some() && !caller.thread && caller.rights.is_some_and(|rights| rights.contains(needed))
}

/// Returns the button that opens the requested table in a thread; `None` if the request does not fit into an id.
pub fn thread_button(language: Language, request: &OpenRequest) -> Option<Button> {
    let OpenRequest { game, seats, machines, options, level, .. } = request.clone();
    let id = CustomId::page(OpenClick::Thread { game, seats, machines, options, level });
    (id.to_string().len() <= LONGEST).then(|| Button::new(id, say(language, "label-open-in-thread")))
}

/// Opens a table: in its own thread if the server wants that or `thread` is set, else in the caller's channel.
///
/// # Errors
/// The database failed, or Discord failed half-way.
pub async fn open(
    app: &App,
    http: &Http,
    caller: &Caller,
    settings: &GuildRow,
    open: OpenTable,
    thread: bool,
) -> anyhow::Result<Result<Opened, Refused>> {
    let wanted = (thread || settings.place == Place::Thread) && !caller.thread;
    // Makes no thread for a table that cannot open.
    if let Err(refused) = app.gamemaster.can_open(&open) {
        return Ok(Err(refused));
    }
    let made = if wanted && may_thread(caller) { begin(app, http, caller, &open).await? } else { None };
    let Some((place, number)) = made else {
        let opened = app.gamemaster.open(open).await;
        return Ok(opened.map(|row| Opened { row, no_thread: wanted, thread: false }));
    };
    let channel = DiscordChannel::new(place.0);
    match app.gamemaster.open(OpenTable { channel: place, ..open.clone() }).await {
        Ok(row) => {
            // Another table opened meanwhile and took the number.
            if row.number != number {
                let named = EditThread::new().name(name(app, &open, row.number));
                note(channel.edit_thread(http, named).await.map(drop), "a thread keeps the wrong number");
            }
            // Puts the thread into the host's list. They see it without this, too.
            let host = DiscordUser::new(caller.user.0);
            note(channel.add_thread_member(http, host).await, "a host is not in the thread");
            Ok(Ok(Opened { row, no_thread: false, thread: true }))
        }
        Err(refused) => {
            note(channel.edit_thread(http, EditThread::new().archived(true)).await.map(drop), "a thread stays empty");
            Ok(Err(refused))
        }
    }
}

/// Makes the thread of a table, named after its game and its most likely number. Returns `None` if Discord refuses.
async fn begin(app: &App, http: &Http, caller: &Caller, open: &OpenTable) -> anyhow::Result<Option<(ChannelId, u32)>> {
    let number = app.gamemaster.store().next_number(open.guild).await.context("asking for the next number")?;
    let thread = CreateThread::new(name(app, open, number))
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    match DiscordChannel::new(caller.channel.0).create_thread(http, thread).await {
        Ok(made) => Ok(Some((ChannelId(made.id.get()), number))),
        Err(error) => {
            tracing::warn!(error = clean(error), "no thread for a table");
            Ok(None)
        }
    }
}

/// Returns the name of a table's thread, in the table's language.
fn name(app: &App, open: &OpenTable, number: u32) -> String {
    let language = Language::from_code(&open.language).unwrap_or(Language::English);
    let game = app.gamemaster.games().get(&open.game).map(|game| game.words.title(language)).unwrap_or_default();
    cut(&tell(language, "ui-title", &[("game", game.into()), ("number", i64::from(number).into())]), 100)
}

/// Logs the failure of a request that the table can do without.
fn note(done: serenity::Result<()>, what: &str) {
    if let Err(error) = done {
        tracing::debug!(error = clean(error), "{what}");
    }
}
