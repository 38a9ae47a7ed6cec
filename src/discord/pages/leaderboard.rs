//! Leaderboard pages with their pictures.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::leaderboard::{self as panel, ENOUGH, LEADERS, LeaderboardQuery, SEASONS, Sheet};
use crate::discord::panels::records::number_format;
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::Refused;
use agon_games::GameEntry;
use agon_store::{GuildId, Leaderboard, LeaderboardFilter, Page, Period, SeasonRow, TotalFilter, UserId};
use std::collections::HashMap;

/// Returns the first board to show: the one with AIs if people hardly ever played without them.
///
/// # Errors
/// The database failed.
pub async fn first(app: &App, guild: GuildId, mut query: LeaderboardQuery) -> Result<LeaderboardQuery, Refused> {
    if let Some(game) = game_of(app, guild, &query).await?
        && rated(app, guild, game, &query).await? < ENOUGH
    {
        let with = LeaderboardQuery { machines: true, ..query.clone() };
        query.machines = rated(app, guild, game, &with).await? >= ENOUGH;
    }
    Ok(query)
}

/// Renders a page of the board for a reader in a server. `to_mine` turns to the reader's own page.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, query: LeaderboardQuery, to_mine: bool) -> Result<Parts, Refused> {
    let mut query = query.settled();
    let Some(guild) = reader.guild else { return Ok(server_only(reader.language)) };
    let store = app.gamemaster.store();
    let Some(game) = game_of(app, guild, &query).await? else { return Ok(panel::none(reader.language)) };
    let seasons = store.seasons(guild, SEASONS).await?;
    let asked = query.period;
    query.period = of_this_server(&query, &seasons);
    let mut found = board(app, reader, guild, game, &query).await?;
    let own = found.mine.as_ref().map(|mine| page_of(mine.rank)).filter(|_| to_mine);
    let last = page_of(found.rows.total);
    let page = own.unwrap_or(query.page).min(last);
    if page != query.page {
        query.page = page;
        found = board(app, reader, guild, game, &query).await?;
    }
    let hidden = match reader.user {
        Some(user) => store.player(user).await?.hidden,
        None => false,
    };
    let rated = rated(app, guild, game, &query).await?;
    let mut champions = HashMap::new();
    if rated >= ENOUGH {
        champions = champions_of(app, reader, guild, game, &query, &seasons).await?;
    } else {
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
        champions: &champions,
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
async fn rated(app: &App, guild: GuildId, game: &GameEntry, query: &LeaderboardQuery) -> Result<u32, Refused> {
    let (store, hall) = (app.gamemaster.store(), (!query.everywhere).then_some(guild));
    if !query.all_games {
        return Ok(store.rated_tables(hall, game.id(), query.machines, ENOUGH).await?);
    }
    let mut found = 0;
    for game in app.gamemaster.games().iter() {
        found += store.rated_tables(hall, game.id(), query.machines, ENOUGH).await?;
    }
    Ok(found)
}

/// Returns the names of the champions of ended seasons by the ids of these: of a game, those of all that the menu shows,
/// and of all games, whose boards cost more to read, that of the chosen one.
async fn champions_of(
    app: &App,
    reader: &Reader,
    guild: GuildId,
    game: &GameEntry,
    query: &LeaderboardQuery,
    seasons: &[SeasonRow],
) -> Result<HashMap<i64, String>, Refused> {
    let (shown, ..) = panel::shown_seasons(query, seasons);
    let chosen = |season: &&SeasonRow| query.period == Period::Season(season.season);
    let asked = seasons.iter().filter(chosen).chain(shown.iter().filter(|season| !query.all_games && !chosen(season)));
    let asked: Vec<i64> = asked.filter(|season| season.ended_at_ms.is_some()).map(|season| season.season).collect();
    let game = Some(game.id()).filter(|_| !query.all_games);
    let found = app.gamemaster.store().champions(guild, &asked, query.machines, game).await?;
    let named = found
        .into_iter()
        .map(|(season, user, name)| (season, number_format::name(reader.language, Some(user), name.as_deref())));
    Ok(named.collect())
}

async fn board(
    app: &App,
    reader: &Reader,
    guild: GuildId,
    game: &GameEntry,
    query: &LeaderboardQuery,
) -> Result<Leaderboard, Refused> {
    // No user has the id 0, so a public page reads no own row.
    let (store, me) = (app.gamemaster.store(), reader.user.unwrap_or(UserId(0)));
    let LeaderboardQuery { period, machines, sort, .. } = *query;
    if query.all_games {
        let filter = TotalFilter { guild, period, machines, sort, reader: me };
        return Ok(store.total_leaderboard(&filter, query.page, LEADERS).await?);
    }
    let filter = LeaderboardFilter {
        guild: (!query.everywhere).then_some(guild),
        period,
        machines,
        game: game.id().to_owned(),
        sort,
        reader: me,
        read_in: Some(guild),
    };
    Ok(store.leaderboard(&filter, query.page, LEADERS).await?)
}
