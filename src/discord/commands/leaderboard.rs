//! `/leaderboard`: who played and won most on this server.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::records::{self, Filter, LEADERS};
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_lang::Language;
use agon_store::GuildId;

/// Shows the leaderboard.
#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, game: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    show(ctx.data(), &asker, &private, &Filter { game, ..Filter::default() }).await
}

/// Shows a page of the board.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, filter: &Filter) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    };
    private.show(&page(app, asker.language, guild, filter).await?).await
}

/// A page of a server's board.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, language: Language, guild: GuildId, filter: &Filter) -> anyhow::Result<Parts> {
    let page = app.gamemaster.store().leaderboard(guild, filter.game.as_deref(), filter.page, LEADERS).await?;
    Ok(records::leaderboard(language, filter, &page))
}
