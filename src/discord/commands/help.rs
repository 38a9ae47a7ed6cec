//! `/help`: the actions that are possible here and now.

use super::{Context, Error, begin};
use crate::discord::pages;

/// Shows the help.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn help(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    pages::show_help(ctx.data(), &caller, &private).await
}
