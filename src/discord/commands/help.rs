//! `/help`: what can I do here, now.

use super::{Context, Error, begin};
use crate::discord::panels;

/// Helps.
#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let look = ctx.data().here(&asker).await?;
    private.show(&panels::help::help(asker.language, look.as_ref(), asker.guild.is_some())).await
}
