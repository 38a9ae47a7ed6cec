//! `/history`: the finished tables of this server.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::records::{self, Filter, TABLES};
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_lang::Language;
use agon_store::{GuildId, UserId};
use serenity::all::User;

/// Lists finished tables.
#[poise::command(slash_command)]
pub async fn history(ctx: Context<'_>, player: Option<User>, game: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let filter = Filter { page: 0, game, user: player.map(|user| user.id.get()) };
    show(ctx.data(), &asker, &private, &filter).await
}

/// Shows a page of the list.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, filter: &Filter) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    };
    private.show(&page(app, asker.language, guild, filter).await?).await
}

/// A page of a server's list.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, language: Language, guild: GuildId, filter: &Filter) -> anyhow::Result<Parts> {
    let wanted = agon_store::Filter { guild, game: filter.game.clone(), user: filter.user.map(UserId) };
    let page = app.gamemaster.store().finished(&wanted, filter.page, TABLES).await?;
    Ok(records::history(language, filter, &page))
}
