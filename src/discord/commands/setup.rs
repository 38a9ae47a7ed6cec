//! `/setup`: a server's settings, for its managers.

use super::{Context, Error, begin};
use crate::discord::pages::setup;

/// Shows the settings of this server.
#[poise::command(slash_command, interaction_context = "Guild", default_member_permissions = "MANAGE_GUILD")]
pub async fn setup(ctx: Context<'_>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let Some(guild) = setup::managed(&caller, &private).await? else { return Ok(()) };
    setup::show(ctx.data(), &caller, &private, guild, None).await
}
