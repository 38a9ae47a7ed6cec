//! `/tables`: the open tables of this server.

use super::{Context, Error, begin};
use crate::discord::pages;

/// Lists the open tables of this server.
#[poise::command(slash_command, interaction_context = "Guild")]
pub async fn tables(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    pages::tables::show(ctx.data(), &caller, &private, 0).await
}
