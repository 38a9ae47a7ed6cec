//! `/privacy`: what is kept about me; getting it, erasing it.

use super::{Context, Error, begin};
use crate::discord::my_data;
use crate::discord::panels::privacy as screens;

/// What may be asked for at once.
pub const CHOICES: [&str; 3] = ["show", "export", "delete"];

/// Tells what is kept about me, or leads to what can be done about it.
#[poise::command(slash_command)]
pub async fn privacy(ctx: Context<'_>, action: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    match action.as_deref() {
        Some("export") => my_data::send(ctx.data(), &asker, &private).await,
        Some("delete") => private.show(&screens::erase(asker.language, None)).await,
        _ => private.show(&screens::privacy(asker.language)).await,
    }
}
