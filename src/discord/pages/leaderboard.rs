//! Leaderboards: pages of them, with their picture.

use super::server_only;
use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::leaderboard::{self as panel, ENOUGH, LEADERS, SEASONS, Sheet, Wanted};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use agon_gamemaster::Refused;
use agon_games::GameEntry;
use agon_store::{Board, BoardFilter, GuildId, Page, Period, SeasonRow, UserId};

/// The board to begin with: where people hardly ever played without AIs, the one with them.
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

/// A page of the board as it is read in a server; `to_mine` turns to the reader's own.
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
        found = Board { rows: Page { items: Vec::new(), total: 0, ..found.rows }, mine: None, machines: Vec::new() };
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

/// The page a rank stands on.
fn page_of(rank: u64) -> u32 {
    u32::try_from(rank.saturating_sub(1) / u64::from(LEADERS)).unwrap_or(u32::MAX)
}

/// The game asked for, or the one this server plays most; over all servers there is always one.
async fn game_of(app: &App, guild: GuildId, wanted: &Wanted) -> Result<Option<&'static GameEntry>, Refused> {
    let games = app.gamemaster.games();
    if let Some(game) = wanted.game.as_ref().and_then(|game| games.get(game)) {
        return Ok(Some(game));
    }
    let most = app.gamemaster.store().most_played(guild).await?;
    Ok(most.and_then(|game| games.get(&game)).or_else(|| games.iter().next().filter(|_| wanted.everywhere)))
}

/// A season that is not one of this server's is all time; over all servers there are none.
fn of_this_server(wanted: &Wanted, seasons: &[SeasonRow]) -> Period {
    let ours = |id: i64| !wanted.everywhere && seasons.iter().any(|season| season.season == id);
    match wanted.period {
        Period::Season(id) if !ours(id) => Period::AllTime,
        period => period,
    }
}

/// Counts the rated tables a board is made of, as far as it matters.
async fn rated(app: &App, guild: GuildId, game: &str, wanted: &Wanted) -> Result<u32, Refused> {
    let hall = (!wanted.everywhere).then_some(guild);
    Ok(app.gamemaster.store().rated_tables(hall, game, wanted.machines, ENOUGH).await?)
}

async fn board(app: &App, reader: &Reader, guild: GuildId, game: &str, wanted: &Wanted) -> Result<Board, Refused> {
    let filter = BoardFilter {
        hall: (!wanted.everywhere).then_some(guild),
        period: wanted.period,
        machines: wanted.machines,
        game: game.to_owned(),
        sort: wanted.sort,
        // Nobody has the id 0: everybody reads no row of their own.
        reader: reader.user.unwrap_or(UserId(0)),
        read_in: Some(guild),
    };
    Ok(app.gamemaster.store().leaderboard(&filter, wanted.page, LEADERS).await?)
}
