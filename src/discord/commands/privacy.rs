//! `/privacy`: what is kept about me; getting it, erasing it.

use super::{Choices, Context, Error, begin};
use crate::discord::my_data;
use crate::discord::panels::settings::privacy as screens;

/// The choices of what is done at once.
const CHOICES: Choices = Choices(&[("action", &["show", "export", "delete"])]);

/// Tells what is kept about me, or leads to what can be done about it.
#[poise::command(slash_command, interaction_context = "Guild | BotDm", custom_data = "CHOICES")]
pub async fn privacy(ctx: Context<'_>, action: Option<String>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    match action.as_deref() {
        Some("export") => my_data::send(ctx.data(), &caller, &private).await,
        Some("delete") => private.show(&screens::erase(caller.language, None)).await,
        _ => private.show(&screens::privacy(caller.language)).await,
    }
}
