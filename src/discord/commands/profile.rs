//! `/profile`: one player's record.

use super::{Context, Error, begin};
use crate::discord::ids::{Page, Whose};
use crate::discord::pages;
use agon_store::UserId;
use serenity::all::User;

/// Shows a record.
#[poise::command(slash_command, interaction_context = "Guild | BotDm")]
pub async fn profile(ctx: Context<'_>, player: Option<User>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let user = player.map_or(caller.user, |user| UserId(user.id.get()));
    pages::show(ctx.data(), &caller, &private, Page::Profile(Whose { user, everywhere: false })).await
}
