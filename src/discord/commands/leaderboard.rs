//! `/leaderboard`: who played and won most on this server.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::records::{self, Filter, LEADERS};
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use crate::discord::private::Private;

/// Shows the leaderboard.
#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, game: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    show(ctx.data(), &asker, &private, &Filter { game, ..Filter::default() }).await
}

/// A page of the board.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, filter: &Filter) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    };
    let page = app.gamemaster.store().leaderboard(guild, filter.game.as_deref(), filter.page, LEADERS).await?;
    private.show(&records::leaderboard(asker.language, filter, &page)).await
}
