//! Announcements that read the records: the first three of a season.

use crate::app::App;
use crate::discord::panels::news;
use crate::discord::panels::records::number_format;
use crate::discord::parts::Parts;
use agon_lang::Language;
use agon_store::{GuildId, LeaderboardFilter, Period, SeasonRow, Sort, StoreError, UserId};

/// The number of people named for each game.
const BEST: u32 = 3;

/// Returns the announcement of a season that began, or is over; `None` if there is no such season.
///
/// # Errors
/// The database failed.
pub async fn season(
    app: &App,
    language: Language,
    guild: GuildId,
    season: i64,
    over: bool,
) -> Result<Option<Parts>, StoreError> {
    let Some(season) = app.gamemaster.store().season(guild, season).await? else { return Ok(None) };
    Ok(Some(match over {
        true => news::season_over(language, &season, &best(app, language, guild, &season).await?),
        false => news::season_begun(language, &season),
    }))
}

/// Returns the titles of the games of a season's board, each with the names of its first three.
async fn best(
    app: &App,
    language: Language,
    guild: GuildId,
    season: &SeasonRow,
) -> Result<Vec<(String, Vec<String>)>, StoreError> {
    let mut best = Vec::new();
    for game in app.gamemaster.games().iter() {
        let filter = LeaderboardFilter {
            guild: Some(guild),
            period: Period::Season(season.season),
            machines: false,
            game: game.id().to_owned(),
            sort: Sort::Rating,
            // No user has the id 0, so a public list reads no own row.
            reader: UserId(0),
            read_in: Some(guild),
        };
        let rows = app.gamemaster.store().leaderboard(&filter, 0, BEST).await?.rows.items;
        let names = rows.iter().map(|row| number_format::plain_name(language, Some(row.user), row.name.as_deref()));
        let names: Vec<String> = names.collect();
        if !names.is_empty() {
            best.push((game.words.title(language), names));
        }
    }
    Ok(best)
}
