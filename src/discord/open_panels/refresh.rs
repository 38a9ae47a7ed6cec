//! The task that edits open panels: one look at a panel at a time, each with a fresh snapshot, so that no edit shows an
//! older state than the one before.

use super::{Entry, Look, Outcome, Panel, Question, Shown, Way};
use crate::app::App;
use crate::discord::ids::{CustomId, SeatClick};
use crate::discord::panels::table::seat;
use crate::discord::panels::{number, say, tell};
use crate::discord::parts::{Button, Parts, Picture};
use crate::discord::pictures;
use crate::discord::wire::Wire;
use crate::logs::clean;
use agon_draw::Palette;
use agon_gamemaster::{TableSnapshot, UserId, Work};
use agon_lang::Language;
use futures_util::FutureExt;
use serenity::all::{ChannelId as DiscordChannel, HttpError};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// The panels that the task looks at in the same moment.
const LOOKS: usize = 16;
/// The time after which the text goes without its picture.
const PAINTING: Duration = Duration::from_secs(1);
/// The time after which a late picture is given up.
const LATE_PAINTING: Duration = Duration::from_secs(30);
/// The longest time for an edit. An answer in the same message waits for it.
const EDIT: Duration = Duration::from_secs(5);

/// Edits open panels whose question has changed until stopped.
pub async fn work(app: Arc<App>, stop: CancellationToken) {
    let mut changes = app.gamemaster.table_changes();
    let mut looks = JoinSet::new();
    while !stop.is_cancelled() {
        let now_ms = app.gamemaster.now_ms();
        for (entry, shown) in app.open_panels.begin_due(now_ms, LOOKS.saturating_sub(looks.len())) {
            let app = app.clone();
            looks.spawn(async move {
                // The panic hook logs a panic. A panel that causes one is not looked at again.
                let outcome = AssertUnwindSafe(look(&app, &entry, &shown)).catch_unwind().await;
                (entry, outcome.unwrap_or(Outcome::Over))
            });
        }
        let rest = app.open_panels.rest(now_ms, |wait| app.gamemaster.real(wait));
        tokio::select! {
            Some(done) = looks.join_next() => {
                if let Ok((entry, outcome)) = done {
                    app.open_panels.end(&entry, outcome, app.gamemaster.now_ms());
                }
            }
            changed = changes.recv() => match changed {
                Ok(table) => app.open_panels.note_change(Some(table), app.gamemaster.now_ms()),
                Err(RecvError::Lagged(_)) => app.open_panels.note_change(None, app.gamemaster.now_ms()),
                Err(RecvError::Closed) => return,
            },
            () = app.open_panels.looks.notified() => {}
            () = tokio::time::sleep(rest) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Looks at a panel, and edits it if its question has changed.
async fn look(app: &App, entry: &Arc<Entry>, shown: &Shown) -> Outcome {
    let panel = &entry.panel;
    let snapshot = match app.gamemaster.snapshot(panel.table, Some(panel.user)).await {
        Ok(snapshot) => snapshot,
        Err(error) => {
            tracing::debug!(table = panel.table.0, error = %error.report(), "an open panel is not looked at");
            return Outcome::Later;
        }
    };
    let Ok(wire) = app.wire() else { return Outcome::Over };
    let question = Question::of(&snapshot);
    let ends = !snapshot.is_running() || snapshot.seat().is_none();
    if !needs_edit(panel, shown, question, ends) {
        return Outcome::Same;
    }
    let news = panel.reads_news();
    let (painted, owes_picture) = match panel.look.palette.filter(|_| question.asked && !ends && !news) {
        Some(palette) => {
            let patience = if shown.owes_picture { LATE_PAINTING } else { PAINTING };
            match timeout(patience, paint(app, panel, &snapshot, palette)).await {
                Ok(painted) => (painted, false),
                // The text goes first.
                Err(_) => ((None, None), !shown.owes_picture),
            }
        }
        None => ((None, None), false),
    };
    // The table may have moved on during the painting.
    let now = app.gamemaster.snapshot(panel.table, Some(panel.user)).await;
    if !now.is_ok_and(|now| Question::of(&now) == question) {
        return Outcome::Interrupted;
    }
    // Another seat's turn changes the text only. A picture that is late follows.
    let keeps = owes_picture || !question.asked && !ends && !news;
    let files = (shown.picture.clone().map(kept), shown.below.clone().map(kept));
    let (picture, below) = if keeps { files } else { painted };
    let name = |picture: &Option<Picture>| picture.as_ref().map(|picture| picture.name.clone());
    let after = Shown { question, picture: name(&picture), below: name(&below), owes_picture };
    let parts = Parts { below, ..panel.parts(&snapshot, question).pictured(picture) };
    let edit = entry.edit.lock().await;
    if !app.open_panels.may_edit(entry) {
        return Outcome::Interrupted;
    }
    let sent = timeout(EDIT, send(wire, panel, &parts, keeps)).await;
    drop(edit);
    match sent {
        Ok(Ok(())) => {
            tracing::debug!(table = panel.table.0, seq = snapshot.seq(), "an open panel is refreshed");
            let over = ends || news;
            if over { Outcome::Over } else { Outcome::Edited(after) }
        }
        Ok(Err(error)) => failed(panel, &error),
        Err(_) => Outcome::Later,
    }
}

/// Paints a panel's private picture, and the picture below it: on a panel the newest strip, in a letter the board.
async fn paint(
    app: &App,
    panel: &Panel,
    snapshot: &TableSnapshot,
    palette: Palette,
) -> (Option<Picture>, Option<Picture>) {
    let language = panel.look.language;
    let picture = pictures::own(app, snapshot, language, palette, Work::Refresh).await;
    let below = match panel.way {
        Way::Answer(_) => {
            let decided = snapshot.position().map_or(0, |position| position.decided);
            pictures::strip(app, snapshot, language, palette, decided, Work::Refresh).await
        }
        Way::Letter { .. } => pictures::letter_board(app, panel.table, language, palette, Work::Refresh).await,
        Way::Page(_) => None,
    };
    (picture, below)
}

/// True if a panel does not show this question. A letter, and a reader of text, hear only of their own turns and of the
/// end; a page only of the end.
fn needs_edit(panel: &Panel, shown: &Shown, question: Question, ends: bool) -> bool {
    let concerned = match (&panel.way, panel.reads_news()) {
        (Way::Answer(_), true) => question.turn || ends,
        (Way::Answer(_), false) => true,
        (Way::Letter { .. }, _) => question.asked || shown.question.asked || ends,
        (Way::Page(_), _) => ends,
    };
    shown.owes_picture || concerned && shown.question != question
}

impl Panel {
    /// True if the owner gets a line of news in place of a panel that changes unnoticed.
    fn reads_news(&self) -> bool {
        self.look.palette.is_none() && matches!(self.way, Way::Answer(_))
    }

    /// Builds the new content of the message, or the line of news after it.
    fn parts(&self, snapshot: &TableSnapshot, question: Question) -> Parts {
        let language = self.look.language;
        let parts = match &self.way {
            Way::Answer(_) if self.reads_news() => news(language, snapshot),
            Way::Answer(_) | Way::Page(_) => own_panel(self.look, snapshot, self.user),
            Way::Letter { server, .. } => {
                let letter = seat::direct(language, snapshot, server.as_deref());
                if question.turn { letter } else { Parts { content: no_turn(language, snapshot), ..letter } }
            }
        };
        if self.look.palette.is_none() { parts.for_text_reader(language) } else { parts }
    }
}

/// Builds the first level of a person's panel.
fn own_panel(look: Look, snapshot: &TableSnapshot, user: UserId) -> Parts {
    let panel = seat::panel_or_refusal(look.language, snapshot, user);
    if look.unreached { seat::unreached(look.language, snapshot, panel) } else { panel }
}

/// Builds the line that there is news at a table.
fn news(language: Language, snapshot: &TableSnapshot) -> Parts {
    let key = if snapshot.is_over() { "ui-panel-news-over" } else { "ui-panel-news" };
    let my_seat = CustomId::new(SeatClick::Open, snapshot.table().table, 0);
    let line = Parts::line(tell(language, key, &[("number", number(snapshot).into())]));
    line.buttons(vec![Button::new(my_seat, say(language, "label-my-seat"))])
}

/// Returns the first line of a letter that calls nobody any more.
fn no_turn(language: Language, snapshot: &TableSnapshot) -> String {
    if snapshot.is_over() {
        return tell(language, "ui-table-over", &[("number", number(snapshot).into())]);
    }
    let game = snapshot.game().words.title(language);
    let place = format!("<#{}>", snapshot.table().channel.0);
    tell(
        language,
        "ui-letter-no-turn",
        &[("number", number(snapshot).into()), ("game", game.into()), ("place", place.into())],
    )
}

/// Names a picture that the message already has.
fn kept(name: String) -> Picture {
    Picture { name, bytes: Arc::from([]), alt: String::new() }
}

/// Sends an edit, or the line of news. With `keeps`, the files of the message stay.
async fn send(wire: &Wire, panel: &Panel, parts: &Parts, keeps: bool) -> serenity::Result<()> {
    match &panel.way {
        Way::Answer(message) if panel.reads_news() => message.follow(wire, parts).await,
        Way::Answer(message) | Way::Page(message) => message.change(wire, parts, keeps).await,
        Way::Letter { channel, message, .. } => {
            let edit = if keeps { parts.edit_text() } else { parts.edit() };
            DiscordChannel::new(channel.0).edit_message(&wire.http, *message, edit).await.map(drop)
        }
    }
}

/// Returns the outcome of an edit that Discord did not take. A dead token (401) and a message that is gone (404) end the
/// panel, and so does any other refusal.
fn failed(panel: &Panel, error: &serenity::Error) -> Outcome {
    tracing::debug!(table = panel.table.0, error = clean(error), "an open panel is not refreshed");
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let passing = response.status_code.is_server_error() || response.status_code.as_u16() == 429;
            if passing { Outcome::Later } else { Outcome::Over }
        }
        serenity::Error::Http(_) => Outcome::Later,
        _ => Outcome::Over,
    }
}
