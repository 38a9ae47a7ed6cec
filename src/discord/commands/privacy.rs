//! `/privacy`: the stored data about the caller; its export and its erasure.

use super::{Choices, Context, Error, begin};
use crate::discord::my_data;
use crate::discord::panels::settings::privacy as screens;

/// The values of the action to do at once.
const CHOICES: Choices = Choices(&[("action", &["show", "export", "delete"])]);

/// Shows the stored data about the caller, or leads to its export or erasure.
#[poise::command(slash_command, interaction_context = "Guild | BotDm", custom_data = "CHOICES")]
pub async fn privacy(ctx: Context<'_>, action: Option<String>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    match action.as_deref() {
        Some("export") => my_data::send(ctx.data(), &caller, &private).await,
        Some("delete") => private.show(&screens::erase(caller.language, None)).await,
        _ => private.show(&screens::privacy(caller.language)).await,
    }
}
