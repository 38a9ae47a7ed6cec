//! The board message and the notice of a table in its channel.

use super::buried_board;
use super::call;
use super::with_nonce;
use crate::app::App;
use crate::discord::colours;
use crate::discord::messages::ignore_permanent;
use crate::discord::messages::send_error::{ARCHIVED, SendError, UNKNOWN_MESSAGE};
use crate::discord::panels::table::board;
use crate::discord::panels::{link, tell};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{MessageId, NoticeRow};
use serenity::all::{ChannelId as DiscordChannel, Http, MessageId as DiscordMessage};
use std::sync::Arc;

/// The largest age of a board message that is still edited. Discord allows few edits of messages older than an hour.
const BOARD_AGE_MS: i64 = 50 * 60_000;

/// The reason to show a board. Of several reasons, the last in this order counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Occasion {
    /// A change of its words or colours: it stays in place, unless it is gone.
    Face,
    /// A deadline: a board with messages of people below it is posted again.
    Time,
    /// A change of the table: an old board is posted again too.
    Happened,
}

/// The parameters of showing a board.
#[derive(Clone, Copy)]
pub(super) struct Showing<'a> {
    pub(super) occasion: Occasion,
    /// True if a message that stays gets new content.
    pub(super) edits: bool,
    /// The nonce of a new message.
    pub(super) nonce: &'a str,
}

/// Shows the current board: edits the existing message, or posts a new one. Returns the message of the board.
pub(super) async fn show_board(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    showing: Showing<'_>,
) -> Result<MessageId, SendError> {
    let edited = edited(app, http, snapshot, showing.occasion).await;
    if let Some(message) = edited.filter(|_| !showing.edits) {
        return Ok(message);
    }
    let palette = colours::palette(snapshot.table().palette.as_deref());
    let drawn = Parts {
        picture: pictures::board(app, snapshot, language).await,
        below: pictures::result(app, snapshot, language, palette).await,
        ..face(app, snapshot, language).await
    };
    let told = board::told(language, snapshot, &drawn);
    let plain = board::lacking(language, &told, "ui-right-embed").unframed();
    // Without the right to attach files the board is text. Without the right to embed links it is plain text.
    let faces = match drawn.picture {
        Some(_) => vec![drawn, board::lacking(language, &told, "ui-right-attach"), plain],
        None => vec![told, plain],
    };
    let mut done = Err(SendError::retry("a board without a face"));
    for face in &faces {
        done = put_board(app, http, snapshot, showing, face, edited).await;
        if !matches!(&done, Err(SendError::Permanent(error)) if SendError::forbidden(error)) {
            break;
        }
    }
    done
}

/// Returns the message that stays: the board, unless it is old or too far up. The message about a table's end stays,
/// and so does a lobby that never started. If Discord does not list the messages below it, it stays too.
async fn edited(app: &App, http: &Arc<Http>, snapshot: &TableSnapshot, occasion: Occasion) -> Option<MessageId> {
    let message = snapshot.table().board_message?;
    let now_ms = app.gamemaster.now_ms();
    let told = snapshot.table().ended_at_ms.is_some_and(|end| app.posted.at_ms(message, now_ms) >= end);
    let closed = snapshot.is_over() && snapshot.public().is_none();
    if told || closed || occasion == Occasion::Face {
        return Some(message);
    }
    let shown_recently = app.posted.age_ms(message, now_ms) < BOARD_AGE_MS;
    if !shown_recently && occasion == Occasion::Happened {
        // Discord allows few edits of an old message.
        return None;
    }
    // A deadline is rare enough by itself.
    let Some(below) = buried_board::below(app, http, snapshot, message, occasion == Occasion::Time).await else {
        return Some(message);
    };
    // If nobody wrote below it, an old board is still the last message.
    let stays = if shown_recently { below.messages < buried_board::BURIED } else { below.people == 0 };
    stays.then_some(message)
}

/// Returns the content of the board. For a table that is over, it says whether the luck matches its commitment.
async fn face(app: &App, snapshot: &TableSnapshot, language: Language) -> Parts {
    if !snapshot.is_over() || snapshot.public().is_none() {
        return board::board(language, snapshot);
    }
    match app.gamemaster.verify(snapshot.table().table).await {
        Ok(found) => board::proved(language, snapshot, &found),
        Err(refused) => {
            tracing::warn!(table = snapshot.table().table.0, error = %refused.report(), "a finished table is not verified");
            board::board(language, snapshot)
        }
    }
}

async fn put_board(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    showing: Showing<'_>,
    parts: &Parts,
    edited: Option<MessageId>,
) -> Result<MessageId, SendError> {
    let channel = DiscordChannel::new(snapshot.table().board_channel.0);
    if let Some(message) = edited {
        match channel.edit_message(http, DiscordMessage::new(message.0), parts.edit()).await {
            Ok(_) => return Ok(message),
            Err(error) => match SendError::code(&error) {
                Some((_, UNKNOWN_MESSAGE)) => {}
                // The message sleeps with its archived thread. A new message wakes the thread, if there is a change to
                // show.
                Some((_, ARCHIVED)) if showing.occasion == Occasion::Happened => {}
                Some((_, ARCHIVED)) => return Ok(message),
                _ => return Err(error.into()),
            },
        }
    }
    let sent = channel.send_message(http, with_nonce(parts.message(), showing.nonce)).await?;
    let message = MessageId(sent.id.get());
    app.posted.note(message, app.gamemaster.now_ms());
    let (table, place, before) =
        (snapshot.table().table, snapshot.table().board_channel, snapshot.table().board_message);
    match app.gamemaster.board_posted(table, place, message, before).await? {
        true => Ok(message),
        false => Err(SendError::retry("the board has moved")),
    }
}

/// Shortens an old board to one line with a link to the new one. A message that is gone counts as done.
pub(super) async fn shrink(
    http: &Http,
    snapshot: &TableSnapshot,
    language: Language,
    channel: u64,
    old: u64,
    new: Option<MessageId>,
) -> Result<(), SendError> {
    let board = snapshot.table().board_channel;
    let link = new.map(|new| link(snapshot.table().guild, board, new));
    let args = [
        ("number", i64::from(snapshot.table().number).into()),
        ("link", link.unwrap_or_else(|| format!("<#{board}>")).into()),
    ];
    let line = Parts::line(tell(language, "ui-board-moved", &args));
    ignore_permanent(DiscordChannel::new(channel).edit_message(http, DiscordMessage::new(old), line.edit()).await)
}

/// Removes the notice once the table has left its step, and returns the notice that stays. During a secret choice, when
/// the board shows that a seat is ready, the notice keeps only the names of the others.
pub(super) async fn clear_notice(
    app: &App,
    http: &Arc<Http>,
    snapshot: &TableSnapshot,
    language: Language,
    told: bool,
) -> Result<Option<NoticeRow>, SendError> {
    let Some(notice) = snapshot.table().notice else { return Ok(None) };
    if notice.seq == snapshot.seq() && !snapshot.waiting().is_empty() {
        if !(told && snapshot.secret() && call::answered(app, snapshot).await?) {
            return Ok(Some(notice));
        }
        let named = call::named(app, snapshot).await?;
        let line = board::notice(language, snapshot, &named).filter(|_| !named.is_empty());
        if let Some(line) = line {
            let channel = DiscordChannel::new(snapshot.table().board_channel.0);
            let edited = channel.edit_message(http, DiscordMessage::new(notice.message.0), line.edit()).await;
            return ignore_permanent(edited).map(|()| Some(notice));
        }
    }
    app.gamemaster.notice_answered(snapshot.table().table).await?;
    Ok(None)
}
