//! Actions of people at tables, from commands and components alike: one call of the game master, then a panel.

use super::caller::Caller;
use super::messages::direct::try_direct;
use super::open_panels::{keep_page, keep_panel};
use super::panels::settings::{preferences, times};
use super::panels::table::{board, refused, seat};
use super::panels::{say, tell};
use super::parts::{Parts, Picture};
use super::pictures;
use super::place::{self, OpenRequest};
use super::private::{Place, Private};
use crate::app::App;
use crate::logs;
use agon_gamemaster::{Acted, OpenTable, Refused, TableSnapshot, Work};
use agon_lang::Language;
use agon_rules::table::Step;
use agon_store::{GuildRow, TableId};
use futures_util::FutureExt;
use serenity::all::{HttpError, Permissions};
use std::panic::AssertUnwindSafe;

/// The rights that the bot needs where a table opens, with their words: everywhere, in a channel, in a thread.
const ANYWHERE: (Permissions, &str) = (Permissions::VIEW_CHANNEL, "ui-right-view");
const IN_CHANNEL: (Permissions, &str) = (Permissions::SEND_MESSAGES, "ui-right-send");
const IN_THREAD: (Permissions, &str) = (Permissions::SEND_MESSAGES_IN_THREADS, "ui-right-send-threads");
/// The rights for a board's frame and picture; without them, it is text. Managers who are asked for rights read these
/// too.
const LOOKS: [&str; 2] = ["ui-right-embed", "ui-right-attach"];

/// Performs an input for the caller's seat and shows the result. A success after a click on a public message needs no
/// private answer, unless the board is late.
///
/// # Errors
/// Discord or the database failed.
pub async fn act(
    app: &App,
    caller: &Caller,
    private: &Private,
    table: TableId,
    seq: u32,
    input: &str,
) -> anyhow::Result<()> {
    let acted = app.gamemaster.act(table, caller.user, seq, input).await;
    answer(app, caller, private, table, acted, Some(input)).await
}

/// Takes back an entry of a secret choice, or all of it.
///
/// # Errors
/// Discord or the database failed.
pub async fn take_back(
    app: &App,
    caller: &Caller,
    private: &Private,
    table: TableId,
    seq: u32,
    all: bool,
) -> anyhow::Result<()> {
    let acted = app.gamemaster.take_back(table, caller.user, seq, all).await;
    answer(app, caller, private, table, acted, None).await
}

/// Takes back everything after step `to`.
///
/// # Errors
/// Discord or the database failed.
pub async fn undo(
    app: &App,
    caller: &Caller,
    private: &Private,
    table: TableId,
    seq: u32,
    to: u32,
) -> anyhow::Result<()> {
    let undone = app.gamemaster.undo(table, caller.user, seq, to).await;
    let acted = undone.map(|()| Acted::Done);
    let Ok(snapshot) = app.gamemaster.snapshot(table, Some(caller.user)).await else {
        return answer(app, caller, private, table, acted, None).await;
    };
    if let Err(Refused::CannotUndo(_) | Refused::UndoTooLate | Refused::UndoForbidden | Refused::NothingToTakeBack) =
        &acted
    {
        // The panel shows what can be taken back now.
        let line = acted.err().map(|refused| refused::line(caller.language, Some(&snapshot), &refused, ""));
        return show_seat(app, caller, private, &snapshot, seat::after(caller.language, &snapshot, None, line)).await;
    }
    if acted.is_err() {
        return answer(app, caller, private, table, acted, None).await;
    }
    let own = |step: &&Step| step.seat == snapshot.seat() && !step.text.is_empty();
    let steps = snapshot.undone().last().map(|undone| undone.steps.as_slice()).unwrap_or_default();
    let input: Vec<&str> = steps.iter().filter(own).map(|step| step.text.as_str()).collect();
    let what = said(caller.language, &snapshot, &input.join("; "));
    let done = tell(caller.language, "undo-done", &[("what", what.into())]);
    show_seat(app, caller, private, &snapshot, seat::after(caller.language, &snapshot, Some(done), None)).await
}

async fn answer(
    app: &App,
    caller: &Caller,
    private: &Private,
    table: TableId,
    acted: Result<Acted, Refused>,
    input: Option<&str>,
) -> anyhow::Result<()> {
    let (key, paid) = match &acted {
        // The board shows the action. If the board is late, a line beside it says so.
        Ok(Acted::Done | Acted::Paid(_)) if private.place() == Place::Beside => {
            return match late(app, caller.language, table).await {
                Some(late) => private.show(&Parts::line(late)).await,
                None => Ok(()),
            };
        }
        Ok(Acted::Done) => (Some("ui-done"), None),
        Ok(Acted::Paid(payment)) => (Some("ui-done"), Some(payment)),
        Ok(Acted::Kept { .. }) => (Some("ui-kept"), None),
        // A double click: the first one got the answer. A panel shows the current table and adds no line.
        Err(Refused::AlreadyDone) if private.place() == Place::Beside => return Ok(()),
        Err(Refused::AlreadyDone) => (None, None),
        Err(refused) => return refuse(app, caller, private, Some(table), refused).await,
    };
    let shown = async {
        let snapshot = app.gamemaster.snapshot_when_settled(table, Some(caller.user)).await?;
        let late = late(app, caller.language, table).await;
        let done = input.map(|input| paid.map_or(input.to_owned(), |payment| format!("{input}; {payment}")));
        let what = |done: String| [("what", said(caller.language, &snapshot, &done).into())];
        let done = done.zip(key).map(|(done, key)| tell(caller.language, key, &what(done)));
        let screen = seat::after(caller.language, &snapshot, done, late);
        show_seat(app, caller, private, &snapshot, screen).await
    };
    // The action is on disk from here on. After a later failure, no text may ask the player to try again.
    let Err(error) = shown.await else { return Ok(()) };
    let fault = app.failed("a confirmed action cannot be shown", error);
    let line = tell(caller.language, "ui-fault-counted", &[("id", fault.into())]);
    private.beside().show(&Parts::line(line)).await
}

/// Returns a line for a board that does not show the action yet.
async fn late(app: &App, language: Language, table: TableId) -> Option<String> {
    match app.gamemaster.board_late(table).await {
        Ok(late) => late.then(|| say(language, "ui-board-late")),
        Err(error) => {
            tracing::warn!(table = table.0, error = %error.report(), "the check for a late board failed");
            None
        }
    }
}

fn said(language: Language, snapshot: &TableSnapshot, input: &str) -> String {
    let words = snapshot.game().words;
    words.said(language, input)
}

/// Explains why nothing changed. Logs faults of ours once, here, under the id that the player reads.
///
/// # Errors
/// Discord failed.
pub async fn refuse(
    app: &App,
    caller: &Caller,
    private: &Private,
    table: Option<TableId>,
    refused: &Refused,
) -> anyhow::Result<()> {
    let fault = if refused.is_fault() { app.refused("an action failed on our side", refused) } else { String::new() };
    let snapshot = match table {
        Some(table) => app.gamemaster.snapshot(table, Some(caller.user)).await.ok(),
        None => None,
    };
    let screen = refused::screen(caller.language, snapshot.as_ref(), refused, &fault);
    let message = private.show_open(&screen).await?;
    if let Some(snapshot) = snapshot.filter(|_| screen.follows_question) {
        keep_panel(app, caller, &snapshot, message, (None, None));
    }
    Ok(())
}

/// Shows a page about the caller's seat. If its table ends while the bot may still change the message, its buttons go.
///
/// # Errors
/// Discord failed.
pub async fn show_page(
    app: &App,
    caller: &Caller,
    private: &Private,
    snapshot: &TableSnapshot,
    page: &Parts,
) -> anyhow::Result<()> {
    let message = private.show_open(page).await?;
    keep_page(app, caller, snapshot, message);
    Ok(())
}

/// Marks an error that came before any attempt to change something.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("before anything was tried")]
pub struct NothingTried;

/// Tells the caller about a failure on our side, a panic included, under the id in the log. The failure may follow a
/// commit, so the text never says that nothing happened.
///
/// # Errors
/// Discord failed.
pub async fn settle(
    app: &App,
    caller: &Caller,
    private: &Private,
    answer: impl Future<Output = anyhow::Result<()>>,
) -> anyhow::Result<()> {
    let (key, fault) = match AssertUnwindSafe(answer).catch_unwind().await {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => {
            let tried = error.downcast_ref::<NothingTried>().is_none();
            let key = if tried { "ui-fault-unsure" } else { "ui-fault" };
            (key, app.failed("an answer failed", error))
        }
        Err(_) => ("ui-fault-unsure", app.failed("an answer panicked", "see the panic above")),
    };
    let line = tell(caller.language, key, &[("id", fault.into())]);
    private.beside().show(&Parts::line(line)).await
}

/// Tries a direct message once more, and shows the panel with the result.
///
/// # Errors
/// Discord or the database failed.
pub async fn try_direct_again(
    app: &App,
    caller: &Caller,
    private: &Private,
    snapshot: &TableSnapshot,
) -> anyhow::Result<()> {
    let open = try_direct(app, private.http(), caller).await?;
    let caller = Caller { unreached: !open, ..caller.clone() };
    let panel = seat::panel_or_refusal(caller.language, snapshot, caller.user);
    let panel = if open { panel.under(preferences::tried(caller.language, open)) } else { panel };
    show_seat(app, &caller, private, snapshot, panel).await
}

/// Shows a screen of the caller's seat, with the seat's private picture if its game has one.
///
/// # Errors
/// Discord failed.
pub async fn show_seat(
    app: &App,
    caller: &Caller,
    private: &Private,
    snapshot: &TableSnapshot,
    screen: Parts,
) -> anyhow::Result<()> {
    let palette = caller.palette.filter(|_| snapshot.is_running());
    let picture = match palette {
        Some(palette) if screen.places.is_empty() => {
            pictures::own(app, snapshot, caller.language, palette, Work::Picture).await
        }
        Some(palette) => pictures::places(app, snapshot, caller.language, palette, &screen.places).await,
        None => None,
    };
    let own = screen.follows_question;
    let decided = snapshot.position().map_or(0, |position| position.decided);
    let strip = match palette {
        Some(palette) if own => pictures::strip(app, snapshot, caller.language, palette, decided, Work::Picture).await,
        _ => None,
    };
    let screen = if caller.unreached { seat::unreached(caller.language, snapshot, screen) } else { screen };
    let screen = if caller.palette.is_none() { screen.for_text_reader(caller.language) } else { screen };
    let name = |picture: &Option<Picture>| picture.as_ref().map(|picture| picture.name.clone());
    let names = (name(&picture), name(&strip));
    let pictured = Parts { below: strip, ..screen.clone().pictured(picture) };
    match private.show_open(&pictured).await {
        // The file is too large, or the bot may not send one: the screen shows the position in words.
        Err(error) if (pictured.picture.is_some() || pictured.below.is_some()) && refused_by_discord(&error) => {
            tracing::warn!(table = snapshot.table().table.0, error = logs::clean(error), "Discord refuses a picture");
            private.show(&board::told(caller.language, snapshot, &screen)).await?;
        }
        shown => {
            let message = shown?;
            if own {
                keep_panel(app, caller, snapshot, message, names);
            } else {
                keep_page(app, caller, snapshot, message);
            }
        }
    }
    note_outcomes_read(app, caller, snapshot).await;
    Ok(())
}

/// Returns the answer to a person about a table that they may see. Outside the table's server, every answer begins with
/// its place.
///
/// # Errors
/// The database failed.
pub async fn about(app: &App, caller: &Caller, private: &Private, snapshot: &TableSnapshot) -> anyhow::Result<Private> {
    if caller.guild == Some(snapshot.table().guild) {
        return Ok(private.headed(None));
    }
    let server = app.gamemaster.store().guild(snapshot.table().guild).await?.name;
    let place = seat::place(caller.language, snapshot, server.as_deref());
    Ok(private.headed(Some(place).filter(|place| !place.is_empty())))
}

/// Notes that the caller has read the outcomes of their orders. If that fails, they read them once more.
pub async fn note_outcomes_read(app: &App, caller: &Caller, snapshot: &TableSnapshot) {
    if !snapshot.told().is_empty()
        && let Err(error) =
            app.gamemaster.mark_outcomes_read(snapshot.table().table, caller.user, snapshot.told()).await
    {
        tracing::warn!(table = snapshot.table().table.0, error = %error.report(), "outcomes cannot be marked as read");
    }
}

/// True if Discord read a request and refused its content.
fn refused_by_discord(error: &anyhow::Error) -> bool {
    match error.downcast_ref() {
        Some(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => response.status_code.is_client_error(),
        _ => false,
    }
}

/// Returns the language of public messages in the caller's server: the one from `/setup`, else Discord's own there.
pub fn guild_language(caller: &Caller, settings: &GuildRow) -> Language {
    let locale = caller.guild_locale.as_deref().map(Language::from_locale);
    settings.language.as_deref().and_then(Language::from_code).or(locale).unwrap_or(caller.language)
}

/// Opens a table in the caller's channel.
///
/// # Errors
/// Discord or the database failed.
pub async fn open(app: &App, caller: &Caller, private: &Private, request: OpenRequest) -> anyhow::Result<()> {
    let language = caller.language;
    let Some(guild) = caller.guild else {
        return private.show(&Parts::line(say(language, "ui-server-only"))).await;
    };
    let settings = app.gamemaster.store().guild(guild).await?;
    let barred = place::barred(app, caller, &settings).await?;
    if let Some(no) = barred.or_else(|| missing_rights(language, caller).map(Parts::line)) {
        return private.show(&no).await;
    }
    let guild_language = guild_language(caller, &settings);
    let asked = request.clone();
    let open = OpenTable {
        guild,
        channel: caller.channel,
        options: place::options(app.gamemaster.games(), &settings, &request.game, request.options),
        game: request.game,
        seats: request.seats,
        machines: request.machines,
        level: request.level,
        host: caller.person(),
        language: guild_language.code().to_owned(),
    };
    match place::open(app, private.http(), caller, &settings, open, request.thread).await? {
        Ok(opened) => {
            let answer = hosting(app, caller, opened.line(language)).await?;
            // A manager reads once what is new about time.
            if let Some(news) = times::news(language, &settings).filter(|_| caller.manager) {
                private.show(&Parts { content: format!("{}\n{news}", answer.content), ..answer }).await?;
                app.gamemaster.store().mark_times_told(guild).await?;
                return Ok(());
            }
            // Beside a clicked message the lobby is answer enough, unless there is a question.
            let seen = private.place() == Place::Beside && opened.speaks_for_itself() && answer.rows.is_empty();
            if seen { Ok(()) } else { private.show(&answer).await }
        }
        Err(Refused::ChannelTaken(table)) => {
            let snapshot = app.gamemaster.snapshot(table, Some(caller.user)).await?;
            let thread = place::may_thread(caller).then(|| place::thread_button(language, &asked)).flatten();
            private.show(&refused::taken(language, &snapshot, thread)).await
        }
        // Another click was faster.
        Err(refused @ Refused::TooManyOpen { .. }) => match place::too_many(app, caller, guild).await? {
            Some(no) => private.show(&no).await,
            None => refuse(app, caller, private, None, &refused).await,
        },
        Err(refused) => refuse(app, caller, private, None, &refused).await,
    }
}

/// Returns a line for a person who just opened a table. At their first table they may play AIs alone, and nobody is
/// called: their next seat asks how they want to hear of their turn.
async fn hosting(app: &App, caller: &Caller, line: String) -> anyhow::Result<Parts> {
    let store = app.gamemaster.store();
    if store.player(caller.user).await?.seen_language.is_some() {
        return greeting(app, caller, line).await;
    }
    store.set_seen_language(caller.user, caller.own_language.code()).await?;
    Ok(Parts::line(line))
}

/// Returns a line for a person who just sat down. It asks once how they want to hear of their turn.
///
/// # Errors
/// The database failed.
pub async fn greeting(app: &App, caller: &Caller, line: String) -> anyhow::Result<Parts> {
    app.gamemaster.store().set_seen_language(caller.user, caller.own_language.code()).await?;
    let first = app.gamemaster.store().mark_greeted(caller.user).await?;
    Ok(if first { preferences::greeting(caller.language, line) } else { Parts::line(line) })
}

/// Handles a person's action about a table from its own channel. Shows the board there again if the channel refused
/// messages before and now allows them.
pub async fn retry_board(app: &App, caller: &Caller, snapshot: &TableSnapshot) {
    let place = if caller.thread { IN_THREAD } else { IN_CHANNEL };
    let needed = ANYWHERE.0 | place.0;
    let open =
        caller.channel == snapshot.table().board_channel && caller.rights.is_some_and(|rights| rights.contains(needed));
    if snapshot.table().refusals > 0
        && open
        && let Err(refused) = app.gamemaster.show_again(snapshot.table().table, caller.user).await
    {
        tracing::warn!(table = snapshot.table().table.0, error = %refused.report(), "a board is not shown again");
    }
}

/// Returns a text if the bot cannot write in the channel, with all rights that a manager can give it there.
pub fn missing_rights(language: Language, caller: &Caller) -> Option<String> {
    let rights = caller.rights?;
    let place = if caller.thread { IN_THREAD } else { IN_CHANNEL };
    if rights.contains(ANYWHERE.0 | place.0) {
        return None;
    }
    let unseen = (!rights.contains(ANYWHERE.0)).then_some(ANYWHERE.1);
    let asked = unseen.into_iter().chain([place.1]).chain(LOOKS);
    let asked: Vec<String> = asked.map(|key| say(language, key)).collect();
    let channel = format!("<#{}>", caller.channel.0);
    let args = [("channel", channel.into()), ("rights", asked.join(", ").into())];
    Some(tell(language, "ui-cannot-write", &args))
}
