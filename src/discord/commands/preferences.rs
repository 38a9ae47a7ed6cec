//! `/preferences`: how I am called, and in which language.

use super::{Context, Error, begin};
use crate::discord::panels;

/// Shows my preferences.
#[poise::command(slash_command)]
pub async fn preferences(ctx: Context<'_>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let player = ctx.data().gamemaster.store().player(asker.user).await?;
    private.show(&panels::preferences::preferences(asker.language, &player, None)).await
}
