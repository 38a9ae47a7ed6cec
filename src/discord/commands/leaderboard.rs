//! `/leaderboard`: who stands where on this server, or everywhere.

use super::{Context, Error, begin};
use crate::app::App;
use crate::discord::asker::{Asker, Reader};
use crate::discord::panels::leaderboard::{self as panel, ENOUGH, LEADERS, SEASONS, Sheet, Wanted};
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::discord::private::Private;
use agon_rules::games::GAMES;
use agon_store::{Board, BoardFilter, GuildId, Page, Period, SeasonRow, UserId};

/// What may be chosen for the time.
pub const PERIODS: [&str; 3] = ["all-time", "season", "month"];
/// What may be chosen for the order.
pub const SORTS: [&str; 4] = ["rating", "wins", "share", "played"];

/// Shows the leaderboard.
#[poise::command(slash_command)]
pub async fn leaderboard(
    ctx: Context<'_>,
    game: Option<String>,
    period: Option<String>,
    sort: Option<String>,
    everywhere: Option<bool>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    let (app, everywhere) = (ctx.data(), everywhere.unwrap_or_default());
    let Some(guild) = asker.guild else { return server_only(&asker, &private).await };
    let period = match period.as_deref() {
        Some("month") => Period::Recent,
        Some("season") if !everywhere => newest_season(app, guild).await?,
        _ => Period::AllTime,
    };
    let sort = sort.and_then(|word| word.parse().ok());
    let mut wanted = Wanted { game, period, everywhere, ..Wanted::default() };
    wanted.sort = sort.unwrap_or(wanted.sort);
    // Where people hardly ever played without AIs, the board with them is the one to begin with.
    if let Some(game) = game_of(app, guild, &wanted).await?
        && rated(app, guild, &game, &wanted).await? < ENOUGH
    {
        let with = Wanted { machines: true, ..wanted.clone() };
        wanted.machines = rated(app, guild, &game, &with).await? >= ENOUGH;
    }
    show(app, &asker, &private, wanted, false).await
}

/// The season that is on, or the last one; without any, one that no server has, so that this is said.
async fn newest_season(app: &App, guild: GuildId) -> anyhow::Result<Period> {
    let seasons = app.gamemaster.store().seasons(guild, 1).await?;
    Ok(Period::Season(seasons.first().map_or(0, |season| season.season)))
}

async fn server_only(asker: &Asker, private: &Private) -> anyhow::Result<()> {
    private.show(&Parts::line(say(asker.language, "ui-server-only"))).await
}

/// Shows a page of the board; `to_mine` turns to the reader's own.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, wanted: Wanted, to_mine: bool) -> anyhow::Result<()> {
    let Some(guild) = asker.guild else { return server_only(asker, private).await };
    private.show(&page(app, &asker.reader(), guild, wanted, to_mine).await?).await
}

/// A page of the board as it is read in a server.
///
/// # Errors
/// The database failed.
pub async fn page(
    app: &App,
    reader: &Reader,
    guild: GuildId,
    mut wanted: Wanted,
    to_mine: bool,
) -> anyhow::Result<Parts> {
    let store = app.gamemaster.store();
    let Some(game) = game_of(app, guild, &wanted).await? else { return Ok(panel::none(reader.language)) };
    let seasons = store.seasons(guild, SEASONS).await?;
    let asked = wanted.period;
    wanted.period = of_this_server(&wanted, &seasons);
    let mut found = board(app, reader, guild, &game, &wanted).await?;
    let own = found.mine.as_ref().map(|mine| page_of(mine.rank)).filter(|_| to_mine);
    let last = page_of(found.rows.total);
    let page = own.unwrap_or(wanted.page).min(last);
    if page != wanted.page {
        wanted.page = page;
        found = board(app, reader, guild, &game, &wanted).await?;
    }
    let hidden = match reader.user {
        Some(user) => store.player(user).await?.hidden,
        None => false,
    };
    let rated = rated(app, guild, &game, &wanted).await?;
    if rated < ENOUGH {
        found = Board { rows: Page { items: Vec::new(), total: 0, ..found.rows }, mine: None, machines: Vec::new() };
    }
    let palette = reader.palette.filter(|_| app.studio().is_some());
    let sheet = Sheet {
        wanted: &wanted,
        game: &game,
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
async fn game_of(app: &App, guild: GuildId, wanted: &Wanted) -> anyhow::Result<Option<String>> {
    match &wanted.game {
        Some(game) => Ok(Some(game.clone())),
        None => {
            let most = app.gamemaster.store().most_played(guild).await?;
            let first = GAMES.first().filter(|_| wanted.everywhere).map(|game| game.meta().id.to_owned());
            Ok(most.or(first))
        }
    }
}

/// A season that is not one of this server's is all time; over all servers there are none.
fn of_this_server(wanted: &Wanted, seasons: &[SeasonRow]) -> Period {
    let ours = |id: i64| !wanted.everywhere && seasons.iter().any(|season| season.season == id);
    match wanted.period {
        Period::Season(id) if !ours(id) => Period::AllTime,
        period => period,
    }
}

/// How many rated tables a board is made of, as far as it matters.
async fn rated(app: &App, guild: GuildId, game: &str, wanted: &Wanted) -> anyhow::Result<u32> {
    let hall = (!wanted.everywhere).then_some(guild);
    Ok(app.gamemaster.store().rated_tables(hall, game, wanted.machines, ENOUGH).await?)
}

async fn board(app: &App, reader: &Reader, guild: GuildId, game: &str, wanted: &Wanted) -> anyhow::Result<Board> {
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
