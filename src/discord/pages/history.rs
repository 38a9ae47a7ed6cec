//! Lists of past tables.

use crate::app::App;
use crate::discord::caller::Reader;
use crate::discord::panels::records::history::{self as panel, Filter, Listed, TABLES, before_ms};
use crate::discord::parts::Parts;
use agon_gamemaster::Refused;
use agon_store::{GuildId, History, Page, PastRow, UserId};
use std::collections::HashMap;

/// Renders a page of a list, with the menus of its filters (`filters`) or without; `None` if the reader may not see it.
/// The outcomes of hidden players are private, and so is the list of all people in all servers.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, filter: Filter, filters: bool) -> Result<Option<Parts>, Refused> {
    let filter = match reader.user {
        Some(user) => filter.settled(user.0, reader.guild.is_some()),
        None => filter,
    };
    let mine = filter.user.is_some_and(|user| reader.is(UserId(user)));
    if filter.everywhere && !mine {
        return Ok(None);
    }
    for user in [filter.user, filter.opponent].into_iter().flatten().map(UserId) {
        if !mine && !reader.is(user) && app.gamemaster.store().player(user).await?.hidden {
            return Ok(None);
        }
    }
    let score = app.gamemaster.store().head_to_head(&wanted(app, reader, &filter)).await?;
    let (filter, found) = find(app, reader, filter).await?;
    let servers = if filter.everywhere { servers(app, &found).await? } else { HashMap::new() };
    let (here, now_ms) = (reader.guild.is_some(), app.gamemaster.now_ms());
    let games = app.gamemaster.games();
    let listed = Listed { games, filter: &filter, page: &found, servers: &servers, here, mine, score, filters, now_ms };
    Ok(Some(panel::history(reader.language, &listed)))
}

/// Returns the filter in the store's terms.
fn wanted(app: &App, reader: &Reader, filter: &Filter) -> History {
    History {
        guild: reader.guild.filter(|_| !filter.everywhere),
        game: filter.game.clone(),
        user: filter.user.map(UserId),
        opponent: filter.opponent.map(UserId),
        outcome: filter.outcome,
        from_ms: filter.since.map(|since| since.from_ms(app.gamemaster.now_ms())),
        before_ms: filter.until.map(before_ms),
    }
}

/// Finds the tables of a page. Past the end, finds those of the first page.
async fn find(app: &App, reader: &Reader, mut filter: Filter) -> Result<(Filter, Page<PastRow>), Refused> {
    let wanted = wanted(app, reader, &filter);
    let store = app.gamemaster.store();
    let mut page = store.finished(&wanted, filter.page, TABLES).await?;
    if page.items.is_empty() && filter.page > 0 {
        filter.page = 0;
        page = store.finished(&wanted, 0, TABLES).await?;
    }
    Ok((filter, page))
}

/// Returns the names of a page's servers that Discord has given.
async fn servers(app: &App, page: &Page<PastRow>) -> Result<HashMap<GuildId, String>, Refused> {
    let mut names = HashMap::new();
    for row in &page.items {
        let guild = row.table.guild;
        if !names.contains_key(&guild)
            && let Some(name) = app.gamemaster.store().guild(guild).await?.name
        {
            names.insert(guild, name);
        }
    }
    Ok(names)
}
