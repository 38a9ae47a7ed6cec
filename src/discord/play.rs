//! What people do at tables, whichever door they come through: one call of the game master, then a panel.

use super::asker::Asker;
use super::panels::{choices, preferences, refused, say, seat, tell};
use super::parts::Parts;
use super::pictures;
use super::place;
use super::private::{Place, Private};
use crate::app::App;
use crate::logs;
use agon_gamemaster::{Acted, Look, OpenTable, Refused, Stage};
use agon_lang::Language;
use agon_rules::game::OptionWords;
use agon_store::TableId;
use serenity::all::Permissions;

/// What the bot must be allowed to do where a table opens, with the word for it: in a channel, in a thread, in both.
const IN_CHANNEL: (Permissions, &str) = (Permissions::SEND_MESSAGES, "ui-right-send");
const IN_THREAD: (Permissions, &str) = (Permissions::SEND_MESSAGES_IN_THREADS, "ui-right-send-threads");
const RIGHTS: [(Permissions, &str); 2] =
    [(Permissions::VIEW_CHANNEL, "ui-right-view"), (Permissions::EMBED_LINKS, "ui-right-embed")];

/// Does an input for the asker's seat and shows what came of it. Done from a public message, it needs no private word.
///
/// # Errors
/// Discord or the database failed.
pub async fn act(
    app: &App,
    asker: &Asker,
    private: &Private,
    table: TableId,
    seq: u32,
    input: &str,
) -> anyhow::Result<()> {
    let acted = app.gamemaster.act(table, asker.user, seq, input).await;
    answer(app, asker, private, table, acted, Some(input)).await
}

/// Takes an entry of a secret choice back, or all of it.
///
/// # Errors
/// Discord or the database failed.
pub async fn take_back(
    app: &App,
    asker: &Asker,
    private: &Private,
    table: TableId,
    seq: u32,
    all: bool,
) -> anyhow::Result<()> {
    let acted = app.gamemaster.take_back(table, asker.user, seq, all).await;
    answer(app, asker, private, table, acted, None).await
}

async fn answer(
    app: &App,
    asker: &Asker,
    private: &Private,
    table: TableId,
    acted: Result<Acted, Refused>,
    input: Option<&str>,
) -> anyhow::Result<()> {
    let key = match &acted {
        Ok(Acted::Done) if private.place() == Place::Beside => return Ok(()),
        Ok(Acted::Done) => "ui-done",
        Ok(Acted::Kept { .. }) => "ui-kept",
        // A double tap: the first one was answered.
        Err(Refused::AlreadyDone) if private.place() == Place::Beside => return Ok(()),
        Err(refused) => return refuse(app, asker, private, Some(table), refused).await,
    };
    let shown = async {
        let look = app.gamemaster.look_when_calm(table, Some(asker.user)).await?;
        let first =
            input.map(|input| tell(asker.language, key, &[("what", said(asker.language, &look, input).into())]));
        let screen = seat::seat(asker.language, &look, &choices::At::default(), first);
        show_seat(app, asker, private, &look, screen).await
    };
    // From here on the action is on disk: whatever fails now, nobody is told to try again.
    let Err(error) = shown.await else { return Ok(()) };
    let fault = app.fault_id();
    tracing::error!(fault, error = logs::clean(format!("{error:#}")), "a confirmed action cannot be shown");
    let line = tell(asker.language, "ui-fault-counted", &[("id", fault.into())]);
    private.beside().show(&Parts::line(line)).await
}

fn said(language: Language, look: &Look, input: &str) -> String {
    let Some(words) = super::panels::game_words(&look.table.game) else { return String::new() };
    words.said(language, input)
}

/// Says why nothing was changed. Faults of ours are logged once, here, under the id the player is told.
///
/// # Errors
/// Discord failed.
pub async fn refuse(
    app: &App,
    asker: &Asker,
    private: &Private,
    table: Option<TableId>,
    refused: &Refused,
) -> anyhow::Result<()> {
    let fault = app.fault_id();
    if matches!(refused, Refused::Store(_) | Refused::Contradiction(_) | Refused::Unreadable(_)) {
        let table = table.map(|table| table.0);
        tracing::error!(fault, table, kind = refused.kind(), "an action failed on our side");
    }
    let look = match table {
        Some(table) => app.gamemaster.look(table, Some(asker.user)).await.ok(),
        None => None,
    };
    private.show(&refused::screen(asker.language, look.as_ref(), refused, &fault)).await
}

/// Tells the asker if something broke on our side, under the id that stands in the log.
///
/// # Errors
/// Discord failed.
pub async fn settle(app: &App, asker: &Asker, private: &Private, done: anyhow::Result<()>) -> anyhow::Result<()> {
    let Err(error) = done else { return Ok(()) };
    let fault = app.fault_id();
    tracing::error!(fault, error = logs::clean(format!("{error:#}")), "an answer failed");
    let line = tell(asker.language, "ui-fault", &[("id", fault.into())]);
    private.beside().show(&Parts::line(line)).await
}

/// Shows a screen of the asker's seat, with the picture only this seat may see where its game has one.
///
/// # Errors
/// Discord failed.
pub async fn show_seat(app: &App, asker: &Asker, private: &Private, look: &Look, screen: Parts) -> anyhow::Result<()> {
    let palette = asker.palette.filter(|_| look.stage == Stage::Running);
    let picture = match palette {
        Some(palette) => pictures::own(app, look, asker.language, palette).await,
        None => None,
    };
    private.show(&Parts { picture, ..screen }).await?;
    if !look.told.is_empty()
        && let Err(error) = app.gamemaster.orders_heard(look.table.table, asker.user).await
    {
        // It is told once more.
        tracing::warn!(table = look.table.table.0, kind = error.kind(), "what was read is not noted");
    }
    Ok(())
}

/// What a host asked for, before it is known where.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The game's id.
    pub game: String,
    /// Seats to fill.
    pub seats: Option<u8>,
    /// Seats for machines.
    pub machines: u8,
    /// Options.
    pub options: OptionWords,
    /// In a thread of its own, whatever the server's settings say.
    pub thread: bool,
}

/// Opens a table in the asker's channel.
///
/// # Errors
/// Discord or the database failed.
pub async fn open(app: &App, asker: &Asker, private: &Private, wish: Wish) -> anyhow::Result<()> {
    let language = asker.language;
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(language, "ui-server-only"))).await;
    };
    let settings = app.gamemaster.store().guild(guild).await?;
    if let Some(no) = place::refusal(language, asker, &settings).or_else(|| missing_rights(language, asker)) {
        return private.show(&Parts::line(no)).await;
    }
    let spoken = asker.guild_locale.as_deref().map(Language::from_locale).unwrap_or(language);
    let table_language = settings.language.as_deref().and_then(Language::from_code).unwrap_or(spoken);
    let asked = wish.clone();
    let open = OpenTable {
        guild,
        channel: asker.channel,
        options: place::options(&settings, &wish.game, wish.options),
        game: wish.game,
        seats: wish.seats,
        machines: wish.machines,
        host: asker.person(),
        language: table_language.code().to_owned(),
    };
    match place::open(app, private.http(), asker, &settings, open, wish.thread).await? {
        Ok(opened) => private.show(&greeting(app, asker, opened.line(language)).await?).await,
        Err(Refused::ChannelTaken(table)) => {
            let look = app.gamemaster.look(table, Some(asker.user)).await?;
            let thread = place::may_thread(asker).then(|| place::thread_button(language, &asked)).flatten();
            private.show(&refused::taken(language, &look).buttons(thread.into_iter().collect())).await
        }
        Err(refused) => refuse(app, asker, private, None, &refused).await,
    }
}

/// A line for someone who just sat down; at the first seat ever it asks how to call them.
///
/// # Errors
/// The database failed.
pub async fn greeting(app: &App, asker: &Asker, line: String) -> anyhow::Result<Parts> {
    app.gamemaster.store().set_seen_language(asker.user, asker.own_language.code()).await?;
    let first = app.gamemaster.store().mark_greeted(asker.user).await?;
    Ok(if first { preferences::greeting(asker.language, line) } else { Parts::line(line) })
}

/// What the bot lacks to write in the channel, said; nothing if it lacks nothing.
pub fn missing_rights(language: Language, asker: &Asker) -> Option<String> {
    let rights = asker.rights?;
    let place = if asker.thread { IN_THREAD } else { IN_CHANNEL };
    let missing = RIGHTS.iter().chain([&place]).filter(|(right, _)| !rights.contains(*right));
    let missing: Vec<String> = missing.map(|(_, key)| say(language, key)).collect();
    let place = format!("<#{}>", asker.channel.0);
    let args = [("channel", place.into()), ("rights", missing.join(", ").into())];
    (!missing.is_empty()).then(|| tell(language, "ui-cannot-write", &args))
}
