//! `/mytables`: my tables everywhere, those that wait for me first.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels;
use crate::discord::private::Private;

/// Lists my tables in all servers.
#[poise::command(slash_command)]
pub async fn mytables(ctx: Context<'_>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    show(ctx.data(), &asker, &private).await
}

/// Shows the list.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private) -> anyhow::Result<()> {
    let seated = app.gamemaster.seated(asker.user).await?;
    private.show(&panels::tables::mine(asker.language, &seated, asker.guild.is_some())).await
}
