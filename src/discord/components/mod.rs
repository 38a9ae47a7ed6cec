//! Clicks and forms: acknowledged first, then routed by their id alone.

mod export;
mod files;
mod forms;
mod lobby;
mod orders;
mod pages;
mod privacy;
mod replay;
mod settings;
mod table;

pub use forms::form;
pub(super) use pages::past;
pub(super) use replay::screen as replay_screen;

use super::asker::Asker;
use super::commands;
use super::courier;
use super::custom_id::{CustomId, Verb};
use super::panels::{help, say, tables};
use super::parts::Parts;
use super::place;
use super::play;
use super::private::Private;
use crate::app::App;
use agon_gamemaster::{Look, Refused};
use agon_lang::Language;
use agon_store::TableId;
use anyhow::Context as _;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http, Message, ModalInteraction};
use std::sync::Arc;

/// An acknowledged click, and all that answering it takes.
struct Click<'a> {
    app: &'a App,
    http: &'a Arc<Http>,
    asker: &'a Asker,
    private: &'a Private,
    id: &'a CustomId,
    /// What was chosen in a menu.
    values: &'a [String],
    /// The message that was clicked; a form has none.
    on: Option<&'a Message>,
}

impl Click<'_> {
    /// The first choice of a menu.
    fn chosen(&self) -> Option<&str> {
        self.values.first().map(String::as_str)
    }

    /// Whoever was called by the message that was clicked has answered.
    async fn answered(&self) -> anyhow::Result<()> {
        if let Some(message) = self.on {
            courier::answered(self.http, message, self.id.table, self.asker.user).await;
        }
        Ok(())
    }

    fn language(&self) -> Language {
        self.asker.language
    }

    /// Shows a private screen, in place of the panel that was clicked or beside a public message.
    async fn show(&self, parts: &Parts) -> anyhow::Result<()> {
        self.private.show(parts).await
    }

    /// Shows a screen of the asker's seat.
    async fn seat(&self, look: &Look, screen: Parts) -> anyhow::Result<()> {
        play::show_seat(self.app, self.asker, self.private, look, screen).await
    }

    /// Shows a line of text.
    async fn line(&self, text: impl Into<String>) -> anyhow::Result<()> {
        self.show(&Parts::line(text)).await
    }

    /// The button is not for this person, too old, or no button of ours.
    async fn stale(&self) -> anyhow::Result<()> {
        stale(self.asker, self.private).await
    }

    /// Says why nothing was changed.
    async fn refuse(&self, table: Option<TableId>, refused: &Refused) -> anyhow::Result<()> {
        play::refuse(self.app, self.asker, self.private, table, refused).await
    }
}

/// A button or a menu.
///
/// # Errors
/// Discord or the database failed.
pub async fn clicked(app: &App, http: &Arc<Http>, click: &ComponentInteraction) -> anyhow::Result<()> {
    let id = CustomId::read(&click.data.custom_id);
    let asker = Asker::of_click(app, click);
    if let Some(form) = id.as_ref().and_then(|id| forms::form(asker.language, id)) {
        // A form must be the first answer, so it is made from the id alone.
        return click.create_response(http, form).await.context("opening a form");
    }
    let tap = app.clicks.begin(asker.user);
    let private = Private::click(http, click).await?;
    let Some(_tap) = tap else {
        return private.beside().show(&Parts::line(say(asker.language, "ui-one-moment"))).await;
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
        let asker = asker.clone().settled(app).await.context(play::NothingTried)?;
        let Some(id) = id else { return stale(&asker, &private).await };
        let click = Click { app, http, asker: &asker, private: &private, id: &id, values: &values, on: Some(&*on) };
        route(&click).await
    };
    play::settle(app, &asker, &private, done).await
}

/// A form that was sent.
///
/// # Errors
/// Discord or the database failed.
pub async fn filled(app: &App, http: &Arc<Http>, form: &ModalInteraction) -> anyhow::Result<()> {
    let private = Private::form(http, form).await?;
    let asker = Asker::of_form(app, form);
    let done = async {
        let asker = asker.clone().settled(app).await.context(play::NothingTried)?;
        let Some(id) = CustomId::read(&form.data.custom_id) else { return stale(&asker, &private).await };
        let click = Click { app, http, asker: &asker, private: &private, id: &id, values: &[], on: None };
        forms::filled(&click, &forms::input(&form.data.components)).await
    };
    play::settle(app, &asker, &private, done).await
}

async fn stale(asker: &Asker, private: &Private) -> anyhow::Result<()> {
    let mine = vec![tables::mine_button(asker.language)];
    private.show(&Parts::line(say(asker.language, "ui-not-for-you")).buttons(mine)).await
}

/// A table is seen from its own server; by its seats from everywhere.
fn may_see(asker: &Asker, look: &Look) -> bool {
    let held = look.held.iter().map(|held| held.user);
    let seated = || look.seats.iter().filter_map(|row| row.user).chain(held).any(|user| user == asker.user);
    asker.guild == Some(look.table.guild) || seated()
}

/// The table an id names, as the asker sees it, who they are there, and the way to answer about it; nothing where they
/// were told that there is nothing to see.
async fn at_table(click: &Click<'_>) -> anyhow::Result<Option<(Look, Asker, Private)>> {
    let Click { app, asker, id, .. } = *click;
    let told = match app.gamemaster.look(id.table, Some(asker.user)).await {
        Ok(look) if may_see(asker, &look) => {
            let asker = asker.at(look.table.guild);
            let private = play::about(app, &asker, click.private, &look).await?;
            return Ok(Some((look, asker, private)));
        }
        Ok(_) | Err(Refused::NoTable(_)) => click.stale().await,
        Err(refused) => click.refuse(None, &refused).await,
    };
    told.map(|()| None)
}

async fn route(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, id, .. } = *click;
    match id.verb {
        Verb::Open => {
            let game = click.chosen().unwrap_or(&id.words).to_owned();
            if game.is_empty() {
                return click.show(&help::open(asker.language)).await;
            }
            let wish = place::read_wish(id).unwrap_or(play::Wish { game, ..Default::default() });
            return play::open(app, asker, click.private, wish).await;
        }
        Verb::Help => {
            let look = app.here(asker).await?;
            return click.show(&help::help(asker.language, look.as_ref(), asker.guild.is_some())).await;
        }
        Verb::Rules => return pages::rules(click).await,
        Verb::History => return pages::history(click).await,
        Verb::Leaders => return pages::leaders(click).await,
        Verb::Profile => return pages::profile(click).await,
        Verb::Statistics => return pages::statistics(click).await,
        Verb::Show => return pages::show(click).await,
        Verb::Preferences => return settings::prefer(click).await,
        Verb::Privacy => return privacy::clicked(click).await,
        Verb::Setup => return settings::setup(click).await,
        Verb::Tables => {
            let page = id.words.parse().unwrap_or_default();
            return commands::tables::show(app, asker, click.private, page).await;
        }
        Verb::Mine => return commands::mytables::show(app, asker, click.private).await,
        _ => {}
    }
    let Some((look, asker, private)) = at_table(click).await? else { return Ok(()) };
    play::met(app, &asker, &look).await;
    table::clicked(&Click { asker: &asker, private: &private, ..*click }, look).await
}
