//! `/help`: what can I do here, now.

use super::{Context, Error, begin};
use crate::discord::pages;

/// Helps.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn help(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    pages::show_help(ctx.data(), &caller, &private).await
}
