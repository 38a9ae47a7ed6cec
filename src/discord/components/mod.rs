//! Clicks and forms: acknowledges each first, then routes it by its id alone.

mod export;
mod files;
mod forms;
mod lobby;
mod orders;
mod pages;
mod preferences;
mod privacy;
mod question;
mod replay;
mod settings;
mod sitting;
mod table;
mod time;

pub use forms::form;

use super::caller::Caller;
use super::ids::{self, CustomId, OpenClick};
use super::messages::board::created_at_ms;
use super::messages::lobby_call;
use super::outcome;
use super::pages::{show_help, tables};
use super::panels::table::restored;
use super::panels::{help, mine_button, say};
use super::parts::Parts;
use super::pictures;
use super::place::OpenRequest;
use super::play;
use super::private::Private;
use crate::app::App;
use agon_gamemaster::{Refused, TableSnapshot};
use agon_lang::Language;
use agon_store::{MessageId, TableId};
use anyhow::Context as _;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http, Message, ModalInteraction, Permissions};
use std::sync::Arc;

/// An acknowledged click, with everything needed to answer it.
struct Click<'a> {
    app: &'a App,
    http: &'a Arc<Http>,
    caller: &'a Caller,
    private: &'a Private,
    id: &'a CustomId,
    /// The choices in a menu.
    values: &'a [String],
    /// The clicked message; `None` for a form.
    on: Option<&'a Message>,
    /// The id of the message with the button, or with the button that opened the form.
    sent: Option<MessageId>,
}

impl Click<'_> {
    /// Returns the first choice of a menu.
    fn chosen(&self) -> Option<&str> {
        self.values.first().map(String::as_str)
    }

    /// Removes the caller from the people called by the clicked message.
    async fn answered(&self) -> anyhow::Result<()> {
        if let Some(message) = self.on {
            lobby_call::answered(self.http, message, self.id.table, self.caller.user).await;
        }
        Ok(())
    }

    /// True if a backup put the table back after the message with the button was sent. A board that was posted since is
    /// never older.
    fn is_from_before(&self, snapshot: &TableSnapshot) -> bool {
        let table = snapshot.table();
        let Some((sent, restored_at_ms)) = self.sent.zip(table.restored_at_ms) else { return false };
        // Both times of the age are by Discord's clock: the machine's may go differently.
        let age_ms = created_at_ms(self.caller.interaction.0) - created_at_ms(sent.0);
        table.board_message != Some(sent) && self.app.gamemaster.now_ms() - age_ms < restored_at_ms
    }

    fn language(&self) -> Language {
        self.caller.language
    }

    /// Shows a private screen, in place of the clicked panel or beside a public message.
    async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        self.private.show(parts).await
    }

    /// Shows a screen of the caller's seat.
    async fn seat(&self, snapshot: &TableSnapshot, screen: Parts) -> anyhow::Result<()> {
        play::show_seat(self.app, self.caller, self.private, snapshot, screen).await
    }

    /// Shows a page about the caller's seat, whose buttons end with the table.
    async fn page(&self, snapshot: &TableSnapshot, page: &Parts) -> anyhow::Result<()> {
        play::show_page(self.app, self.caller, self.private, snapshot, page).await
    }

    /// Shows a line of text.
    async fn line(&self, text: impl Into<String>) -> anyhow::Result<()> {
        self.show(&Parts::line(text)).await
    }

    /// Answers that the button is too old, for another person, or not one of ours.
    async fn stale(&self) -> anyhow::Result<()> {
        stale(self.caller, self.private).await
    }

    /// Explains why nothing changed.
    async fn refuse(&self, table: Option<TableId>, refused: &Refused) -> anyhow::Result<()> {
        play::refuse(self.app, self.caller, self.private, table, refused).await
    }
}

/// Handles a button or a menu.
///
/// # Errors
/// Discord or the database failed.
pub async fn clicked(app: &App, click: &ComponentInteraction) -> anyhow::Result<()> {
    let wire = app.wire()?;
    let http = &wire.http;
    let id = CustomId::read(&click.data.custom_id);
    let caller = Caller::of_click(app, click);
    if let Some(form) = id.as_ref().and_then(|id| forms::form(caller.language, app.gamemaster.games(), id)) {
        // A form must be the first answer, so it comes from the id alone.
        let opened = wire.acknowledge(|| click.create_response(&wire.answers, form.clone())).await;
        opened.context("opening a form")?;
        outcome::answered();
        return Ok(());
    }
    let place = app.clicks.begin(caller.user);
    let private = Private::click(wire, click).await?;
    let Some(_place) = place else {
        return private.beside().show(&Parts::line(say(caller.language, "ui-one-moment"))).await;
    };
    let values = match &click.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => {
            // Bots cannot play.
            let bot = |user| click.data.resolved.users.get(user).is_some_and(|user| user.bot);
            values.iter().filter(|user| !bot(user)).map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    };
    let on = &click.message;
    let done = async {
        let caller = caller.clone().with_preferences(app).await.context(play::NothingTried)?;
        let Some(id) = id else { return stale(&caller, &private).await };
        let click = Click {
            app,
            http,
            caller: &caller,
            private: &private,
            id: &id,
            values: &values,
            on: Some(&*on),
            sent: Some(MessageId(on.id.get())),
        };
        route(&click).await
    };
    Box::pin(play::settle(app, &caller, &private, done)).await
}

/// Handles a sent form.
///
/// # Errors
/// Discord or the database failed.
pub async fn filled(app: &App, form: &ModalInteraction) -> anyhow::Result<()> {
    let wire = app.wire()?;
    let http = &wire.http;
    let caller = Caller::of_form(app, form);
    let place = app.clicks.begin(caller.user);
    let private = Private::form(wire, form).await?;
    let Some(_place) = place else {
        return private.beside().show(&Parts::line(say(caller.language, "ui-too-much-at-once"))).await;
    };
    let done = async {
        let caller = caller.clone().with_preferences(app).await.context(play::NothingTried)?;
        let Some(id) = CustomId::read(&form.data.custom_id) else { return stale(&caller, &private).await };
        let sent = form.message.as_ref().map(|message| MessageId(message.id.get()));
        let click = Click { app, http, caller: &caller, private: &private, id: &id, values: &[], on: None, sent };
        forms::filled(&click, &forms::Filled::read(&form.data.components)).await
    };
    Box::pin(play::settle(app, &caller, &private, done)).await
}

async fn stale(caller: &Caller, private: &Private) -> anyhow::Result<()> {
    let mine = vec![mine_button(caller.language)];
    private.show(&Parts::line(say(caller.language, "ui-not-for-you")).buttons(mine)).await
}

/// Returns the table of an id as the caller sees it, the caller's rights there, and the way to answer about it. Returns
/// `None` after an answer that there is nothing to see, or that the message is from before the table was put back.
async fn at_table(click: &Click<'_>) -> anyhow::Result<Option<(TableSnapshot, Caller, Private)>> {
    let Click { app, caller, id, .. } = *click;
    let told = match app.gamemaster.snapshot(id.table, Some(caller.user)).await {
        Ok(snapshot) if caller.reader().may_see(&snapshot) => {
            let caller = caller.at(snapshot.table().guild);
            let private = play::about(app, &caller, click.private, &snapshot).await?;
            if click.is_from_before(&snapshot) {
                // Beside it: a panel in place of the old one would be on an old message again.
                let screen = restored::old_message(caller.language, &snapshot);
                Box::pin(play::show_seat(app, &caller, &private.beside(), &snapshot, screen)).await?;
                return Ok(None);
            }
            return Ok(Some((snapshot, caller, private)));
        }
        Ok(_) | Err(Refused::NoTable(_)) => click.stale().await,
        Err(refused) => click.refuse(None, &refused).await,
    };
    told.map(|()| None)
}

async fn route(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    match &id.click {
        ids::Click::Table(wanted) => {
            let Some((snapshot, caller, private)) = at_table(click).await? else { return Ok(()) };
            play::retry_board(app, &caller, &snapshot).await;
            table::clicked(&Click { caller: &caller, private: &private, ..*click }, wanted, &snapshot).await
        }
        ids::Click::Open(wanted) => open(click, wanted).await,
        ids::Click::Help => show_help(app, caller, private).await,
        ids::Click::Rules(wanted) => pages::rules(click, wanted).await,
        ids::Click::History(wanted) => pages::history(click, wanted).await,
        ids::Click::Leaders(wanted) => pages::leaders(click, wanted).await,
        ids::Click::Profile(whose) => pages::profile(click, *whose).await,
        ids::Click::Statistics(wanted) => pages::statistics(click, wanted).await,
        ids::Click::Show(page) => pages::show(click, page).await,
        ids::Click::Preferences(wanted) => preferences::clicked(click, wanted).await,
        ids::Click::Privacy(wanted) => privacy::clicked(click, *wanted).await,
        ids::Click::Setup(wanted) => settings::setup(click, wanted).await,
        ids::Click::Tables(page) => tables::show(app, caller, private, *page).await,
        ids::Click::Mine => tables::show_mine(app, caller, private).await,
    }
}

/// Opens a table, or asks for its game.
async fn open(click: &Click<'_>, wanted: &OpenClick) -> anyhow::Result<()> {
    let request = match (wanted, click.chosen()) {
        (OpenClick::Which, None) => {
            let Click { app, caller, .. } = *click;
            let attaches = caller.rights.is_none_or(|rights| rights.contains(Permissions::ATTACH_FILES));
            let picture = pictures::games(app, caller.language, caller.palette.filter(|_| attaches)).await;
            return click.show(&help::open(caller.language, app.gamemaster.games()).pictured(picture)).await;
        }
        (OpenClick::Which, Some(game)) => OpenRequest { game: game.to_owned(), ..Default::default() },
        (OpenClick::Game(game), _) => OpenRequest { game: game.clone(), ..Default::default() },
        (OpenClick::Thread { game, seats, machines, options, level }, _) => OpenRequest {
            game: game.clone(),
            seats: *seats,
            machines: *machines,
            level: *level,
            options: options.clone(),
            thread: true,
        },
    };
    play::open(click.app, click.caller, click.private, request).await
}
