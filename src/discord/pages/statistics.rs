//! Statistics of a server's tables of a game.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::leaderboard;
use crate::discord::panels::records::statistics::{self as panel, StatisticsQuery};
use crate::discord::parts::Parts;
use agon_gamemaster::Refused;

/// Renders the statistics of a game in a server, or of the game played most there.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, query: StatisticsQuery) -> Result<Parts, Refused> {
    let Some(guild) = reader.guild else { return Ok(server_only(reader.language)) };
    let store = app.gamemaster.store();
    let games = app.gamemaster.games();
    let query = query.known(games);
    let game = match &query.game {
        Some(game) => Some(game.clone()),
        None => store.most_played(guild).await?,
    };
    let Some(game) = game.and_then(|game| games.get(&game)) else { return Ok(leaderboard::none(reader.language)) };
    let found = store.statistics(guild, game.id(), query.machines).await?;
    Ok(panel::statistics(reader.language, games, game, &query, &found))
}
