//! `/privacy`: what is kept about me; getting it, erasing it.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::panels::privacy as screens;
use crate::discord::parts::Parts;
use anyhow::Context as _;

/// What may be asked for at once.
pub const CHOICES: [&str; 3] = ["show", "export", "delete"];

/// Tells what is kept about me, or leads to what can be done about it.
#[poise::command(slash_command)]
pub async fn privacy(ctx: Context<'_>, action: Option<String>) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let parts = match action.as_deref() {
        Some("export") => data(ctx.data(), &asker).await?,
        Some("delete") => screens::erase(asker.language, None),
        _ => screens::privacy(asker.language),
    };
    private.show(&parts).await
}

/// All that is kept about the asker, as a file.
///
/// # Errors
/// The database failed.
pub async fn data(app: &App, asker: &Asker) -> anyhow::Result<Parts> {
    let about = app.gamemaster.store().about(asker.user).await?;
    let language = asker.language;
    // Much is kept about whoever played much: it is written beside the threads that answer everybody.
    tokio::task::spawn_blocking(move || screens::data(language, about)).await.context("writing what is kept")
}
