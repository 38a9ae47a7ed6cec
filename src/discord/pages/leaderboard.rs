//! Leaderboard pages with their pictures.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::leaderboard::{self as panel, ENOUGH, LEADERS, LeaderboardQuery, SEASONS, Sheet};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::Refused;
use agon_games::GameEntry;
use agon_store::{GuildId, Leaderboard, LeaderboardFilter, Page, Period, SeasonRow, UserId};

/// Returns the first board to show: the one with AIs if people hardly ever played without them.
///
/// # Errors
/// The database failed.
pub async fn first(app: &App, guild: GuildId, mut query: LeaderboardQuery) -> Result<LeaderboardQuery, Refused> {
    if let Some(game) = game_of(app, guild, &query).await?
        && rated(app, guild, game.id(), &query).await? < ENOUGH
    {
        let with = LeaderboardQuery { machines: true, ..query.clone() };
        query.machines = rated(app, guild, game.id(), &with).await? >= ENOUGH;
    }
    Ok(query)
}

/// Renders a page of the board for a reader in a server. `to_mine` turns to the reader's own page.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, mut query: LeaderboardQuery, to_mine: bool) -> Result<Parts, Refused> {
    let Some(guild) = reader.guild else { return Ok(server_only(reader.language)) };
    let store = app.gamemaster.store();
    let Some(game) = game_of(app, guild, &query).await? else { return Ok(panel::none(reader.language)) };
    let seasons = store.seasons(guild, SEASONS).await?;
    let asked = query.period;
    query.period = of_this_server(&query, &seasons);
    let mut found = board(app, reader, guild, game.id(), &query).await?;
    let own = found.mine.as_ref().map(|mine| page_of(mine.rank)).filter(|_| to_mine);
    let last = page_of(found.rows.total);
    let page = own.unwrap_or(query.page).min(last);
    if page != query.page {
        query.page = page;
        found = board(app, reader, guild, game.id(), &query).await?;
    }
    let hidden = match reader.user {
        Some(user) => store.player(user).await?.hidden,
        None => false,
    };
    let rated = rated(app, guild, game.id(), &query).await?;
    if rated < ENOUGH {
        found =
            Leaderboard { rows: Page { items: Vec::new(), total: 0, ..found.rows }, mine: None, machines: Vec::new() };
    }
    let palette = reader.palette.filter(|_| app.studio().is_some());
    let sheet = Sheet {
        query: &query,
        game,
        games: app.gamemaster.games(),
        board: &found,
        rated,
        seasons: &seasons,
        unknown: asked != query.period && !query.everywhere,
        reader: reader.user,
        hidden,
        paints: palette.is_some(),
    };
    let parts = panel::leaderboard(reader.language, &sheet);
    let card = palette.filter(|_| query.picture).and_then(|palette| panel::card(reader.language, palette, &sheet));
    let picture = match card {
        Some(card) => pictures::card(app, "leaderboard", move || Some((card.drawing(), card.alt()))).await,
        None => None,
    };
    Ok(Parts { picture, ..parts })
}

/// Returns the page of a rank.
fn page_of(rank: u64) -> u32 {
    u32::try_from(rank.saturating_sub(1) / u64::from(LEADERS)).unwrap_or(u32::MAX)
}

/// Returns the chosen game, or the one that this server plays most. Over all servers there is always one.
async fn game_of(app: &App, guild: GuildId, query: &LeaderboardQuery) -> Result<Option<&'static GameEntry>, Refused> {
    let games = app.gamemaster.games();
    if let Some(game) = query.game.as_ref().and_then(|game| games.get(game)) {
        return Ok(Some(game));
    }
    let most = app.gamemaster.store().most_played(guild).await?;
    Ok(most.and_then(|game| games.get(&game)).or_else(|| games.iter().next().filter(|_| query.everywhere)))
}

/// Returns the period. A season of another server counts as all time, and so does any season over all servers.
fn of_this_server(query: &LeaderboardQuery, seasons: &[SeasonRow]) -> Period {
    let ours = |id: i64| !query.everywhere && seasons.iter().any(|season| season.season == id);
    match query.period {
        Period::Season(id) if !ours(id) => Period::AllTime,
        period => period,
    }
}

/// Counts the rated tables behind a board, up to the number that matters.
async fn rated(app: &App, guild: GuildId, game: &str, query: &LeaderboardQuery) -> Result<u32, Refused> {
    let guild = (!query.everywhere).then_some(guild);
    Ok(app.gamemaster.store().rated_tables(guild, game, query.machines, ENOUGH).await?)
}

async fn board(
    app: &App,
    reader: &Reader,
    guild: GuildId,
    game: &str,
    query: &LeaderboardQuery,
) -> Result<Leaderboard, Refused> {
    let filter = LeaderboardFilter {
        guild: (!query.everywhere).then_some(guild),
        period: query.period,
        machines: query.machines,
        game: game.to_owned(),
        sort: query.sort,
        // No user has the id 0, so a public page reads no own row.
        reader: reader.user.unwrap_or(UserId(0)),
        read_in: Some(guild),
    };
    Ok(app.gamemaster.store().leaderboard(&filter, query.page, LEADERS).await?)
}
