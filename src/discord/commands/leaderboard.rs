//! `/leaderboard`: the ranks of players in this server, or in all.

use super::{Choices, Context, Error, begin};
use crate::app::App;
use crate::discord::ids::Page;
use crate::discord::pages;
use crate::discord::panels::records::leaderboard::LeaderboardQuery;
use agon_store::{GuildId, Period, Sort};

/// The values of the period and of the order.
const CHOICES: Choices =
    Choices(&[("period", &["all-time", "season", "month"]), ("sort", &["rating", "wins", "share", "played"])]);

/// Shows the leaderboard.
#[poise::command(slash_command, interaction_context = "Guild", custom_data = "CHOICES")]
pub async fn leaderboard(
    ctx: Context<'_>,
    game: Option<String>,
    period: Option<String>,
    sort: Option<String>,
    everywhere: Option<bool>,
) -> Result<(), Error> {
    let (caller, private) = begin(&ctx).await?;
    let (app, everywhere) = (ctx.data(), everywhere.unwrap_or_default());
    let Some(guild) = caller.guild else { return private.show(&pages::server_only(caller.language)).await };
    let period = match period.as_deref() {
        Some("month") => Period::Recent,
        Some("season") if !everywhere => newest_season(app, guild).await?,
        _ => Period::AllTime,
    };
    let sort = sort.and_then(|word| word.parse().ok());
    // Without a game, all games of a server stand together. A rating belongs to one game.
    let all_games = game.is_none() && !everywhere && sort != Some(Sort::Rating);
    let mut query = LeaderboardQuery { game, all_games, period, everywhere, ..LeaderboardQuery::default() };
    query.sort = sort.unwrap_or(query.sort);
    let query = pages::leaderboard::first(app, guild, query).await?;
    pages::show(app, &caller, &private, Page::Leaders(query)).await
}

/// Returns the current season, or the last one. Without any, returns one that no server has, so that the answer says
/// so.
async fn newest_season(app: &App, guild: GuildId) -> anyhow::Result<Period> {
    let seasons = app.gamemaster.store().seasons(guild, 1).await?;
    Ok(Period::Season(seasons.first().map_or(0, |season| season.season)))
}
