//! `/mytables`: the caller's tables in all servers, first those that wait for the caller.

use super::{Context, Error, begin};
use crate::discord::pages;

/// Lists the caller's tables in all servers.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn mytables(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    pages::tables::show_mine(ctx.data(), &caller, &private).await
}
