//! `/stats`: what this server's tables of a game have in common.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::{Asker, Reader};
use crate::discord::panels::statistics::{self as panel, Wanted};
use crate::discord::panels::{leaderboard, say};
use crate::discord::parts::Parts;
use crate::discord::private::Private;
use agon_store::GuildId;

/// Shows the numbers of a game.
#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, game: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    show(ctx.data(), &asker, &private, Wanted { game, option: None }).await
}

/// Shows the numbers of a game, or of the one played most.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, wanted: Wanted) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    };
    private.show(&page(app, &asker.reader(), guild, wanted).await?).await
}

/// The numbers of a game on a server.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, guild: GuildId, wanted: Wanted) -> anyhow::Result<Parts> {
    let store = app.gamemaster.store();
    let game = match wanted.game {
        Some(game) => Some(game),
        None => store.most_played(guild).await?,
    };
    let Some(game) = game else { return Ok(leaderboard::none(reader.language)) };
    let found = store.statistics(guild, &game).await?;
    Ok(panel::statistics(reader.language, &game, wanted.option.as_deref(), &found))
}
