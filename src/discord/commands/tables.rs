//! `/tables`: the open tables of this server.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::{self, say};
use crate::discord::parts::Parts;
use crate::discord::private::Private;

/// Lists the open tables of this server.
#[poise::command(slash_command)]
pub async fn tables(ctx: Context<'_>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    show(ctx.data(), &asker, &private, 0).await
}

/// Shows a page of the list.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, page: u32) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else {
        return private.show(&Parts::line(say(asker.language, "ui-server-only"))).await;
    };
    let tables = app.gamemaster.open_tables(guild, asker.user, page, panels::tables::TABLES).await?;
    private.show(&panels::tables::tables(asker.language, &tables)).await
}
