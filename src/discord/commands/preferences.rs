//! `/preferences`: the caller's language, and the way in which they hear of their turn.

use super::{Context, Error, begin};
use crate::discord::pages;

/// Shows the caller's preferences.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn preferences(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    pages::show_preferences(ctx.data(), &caller, &private, caller.language, None).await
}
