//! `/stats`: the statistics of this server's tables of a game.

use super::{Context, Error, begin};
use crate::discord::ids::Page;
use crate::discord::pages;
use crate::discord::panels::records::statistics::StatisticsQuery;

/// Shows the statistics of a game.
#[poise::command(slash_command, interaction_context = "Guild")]
pub async fn stats(ctx: Context<'_>, game: Option<String>) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let query = StatisticsQuery { game, ..StatisticsQuery::default() };
    pages::show(ctx.data(), &caller, &private, Page::Statistics(query)).await
}
