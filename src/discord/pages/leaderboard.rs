//! Leaderboard pages with their pictures.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::leaderboard::{self as panel, ENOUGH, LEADERS, SEASONS, Sheet, Wanted};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::Refused;
use agon_games::GameEntry;
use agon_store::{GuildId, Leaderboard, LeaderboardFilter, Page, Period, SeasonRow, UserId};

/// Returns the first board to show: the one with AIs if people hardly ever played without them.
///
/// # Errors
/// The database failed.
pub async fn first(app: &App, guild: GuildId, mut wanted: Wanted) -> Result<Wanted, Refused> {
    if let Some(game) = game_of(app, guild, &wanted).await?
        && rated(app, guild, game.id(), &wanted).await? < ENOUGH
    {
        let with = Wanted { machines: true, ..wanted.clone() };
        wanted.machines = rated(app, guild, game.id(), &with).await? >= ENOUGH;
    }
    Ok(wanted)
}

/// Renders a page of the board for a reader in a server. `to_mine` turns to the reader's own page.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, mut wanted: Wanted, to_mine: bool) -> Result<Parts, Refused> {
    let Some(guild) = reader.guild else { return Ok(server_only(reader.language)) };
    let store = app.gamemaster.store();
    let Some(game) = game_of(app, guild, &wanted).await? else { return Ok(panel::none(reader.language)) };
    let seasons = store.seasons(guild, SEASONS).await?;
    let asked = wanted.period;
    wanted.period = of_this_server(&wanted, &seasons);
    let mut found = board(app, reader, guild, game.id(), &wanted).await?;
    let own = found.mine.as_ref().map(|mine| page_of(mine.rank)).filter(|_| to_mine);
    let last = page_of(found.rows.total);
    let page = own.unwrap_or(wanted.page).min(last);
    if page != wanted.page {
        wanted.page = page;
        found = board(app, reader, guild, game.id(), &wanted).await?;
    }
    let hidden = match reader.user {
        Some(user) => store.player(user).await?.hidden,
        None => false,
    };
    let rated = rated(app, guild, game.id(), &wanted).await?;
    if rated < ENOUGH {
        found =
            Leaderboard { rows: Page { items: Vec::new(), total: 0, ..found.rows }, mine: None, machines: Vec::new() };
    }
    let palette = reader.palette.filter(|_| app.studio().is_some());
    let sheet = Sheet {
        wanted: &wanted,
        game,
        games: app.gamemaster.games(),
        board: &found,
        rated,
        seasons: &seasons,
        unknown: asked != wanted.period && !wanted.everywhere,
        reader: reader.user,
        hidden,
        paints: palette.is_some(),
    };
    let parts = panel::leaderboard(reader.language, &sheet);
    let card = palette.filter(|_| wanted.picture).and_then(|palette| panel::card(reader.language, palette, &sheet));
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
async fn game_of(app: &App, guild: GuildId, wanted: &Wanted) -> Result<Option<&'static GameEntry>, Refused> {
    let games = app.gamemaster.games();
    if let Some(game) = wanted.game.as_ref().and_then(|game| games.get(game)) {
        return Ok(Some(game));
    }
    let most = app.gamemaster.store().most_played(guild).await?;
    Ok(most.and_then(|game| games.get(&game)).or_else(|| games.iter().next().filter(|_| wanted.everywhere)))
}

/// Returns the period. A season of another server counts as all time, and so does any season over all servers.
fn of_this_server(wanted: &Wanted, seasons: &[SeasonRow]) -> Period {
    let ours = |id: i64| !wanted.everywhere && seasons.iter().any(|season| season.season == id);
    match wanted.period {
        Period::Season(id) if !ours(id) => Period::AllTime,
        period => period,
    }
}

/// Counts the rated tables behind a board, up to the number that matters.
async fn rated(app: &App, guild: GuildId, game: &str, wanted: &Wanted) -> Result<u32, Refused> {
    let hall = (!wanted.everywhere).then_some(guild);
    Ok(app.gamemaster.store().rated_tables(hall, game, wanted.machines, ENOUGH).await?)
}

async fn board(
    app: &App,
    reader: &Reader,
    guild: GuildId,
    game: &str,
    wanted: &Wanted,
) -> Result<Leaderboard, Refused> {
    let filter = LeaderboardFilter {
        hall: (!wanted.everywhere).then_some(guild),
        period: wanted.period,
        machines: wanted.machines,
        game: game.to_owned(),
        sort: wanted.sort,
        // No user has the id 0, so a public page reads no own row.
        reader: reader.user.unwrap_or(UserId(0)),
        read_in: Some(guild),
    };
    Ok(app.gamemaster.store().leaderboard(&filter, wanted.page, LEADERS).await?)
}
