//! `/history`: the past tables of this server, or mine everywhere.

use super::{Context, Error, begin, complete};
use crate::app::App;
use crate::discord::asker::{Asker, Reader};
use crate::discord::components::past;
use crate::discord::panels::history::{self as panel, Filter, Listed, Since, Span, TABLES, before_ms};
use crate::discord::panels::{records, say, tell};
use crate::discord::parts::{Parts, cut, plain};
use crate::discord::private::Private;
use agon_lang::Language;
use agon_store::{GuildId, History, Page, PastRow, UserId};
use serenity::all::User;
use std::collections::HashMap;

/// What may be chosen for the result.
pub const RESULTS: [&str; 3] = ["won", "lost", "resigned"];

/// How much of what somebody typed is said again.
const TYPED: usize = 50;

/// Lists past tables.
#[expect(clippy::too_many_arguments, reason = "an argument is an option of the command")]
#[poise::command(slash_command)]
pub async fn history(
    ctx: Context<'_>,
    player: Option<User>,
    game: Option<String>,
    opponent: Option<User>,
    result: Option<String>,
    #[autocomplete = "complete::since"] since: Option<String>,
    #[autocomplete = "complete::until"] until: Option<String>,
    everywhere: Option<bool>,
    #[min = 1]
    #[autocomplete = "complete::past_tables"]
    table: Option<u32>,
) -> Result<(), Error> {
    let (asker, private) = begin(&ctx).await?;
    if let Some(number) = table {
        return private.show(&numbered(ctx.data(), &asker, number).await?).await;
    }
    let (since, until) = match times(ctx.data().gamemaster.now_ms(), asker.language, since.as_deref(), until.as_deref())
    {
        Ok(times) => times,
        Err(told) => return private.show(&Parts::line(told)).await,
    };
    let filter = Filter {
        page: 0,
        game,
        user: player.map(|user| user.id.get()),
        opponent: opponent.map(|user| user.id.get()),
        outcome: result.and_then(|word| word.parse().ok()),
        since,
        until,
        everywhere: everywhere.unwrap_or_default(),
    };
    show(ctx.data(), &asker, &private, filter).await
}

/// The two ends somebody wants; what to answer to what is no date, or no time.
fn times(
    now_ms: i64,
    language: Language,
    since: Option<&str>,
    until: Option<&str>,
) -> Result<(Option<Since>, Option<i64>), String> {
    let no_date = |text: &str| tell(language, "history-no-date", &[("text", plain(&cut(text, TYPED)).into())]);
    let from = since.map(|text| panel::since(language, text).ok_or_else(|| no_date(text))).transpose()?;
    let to =
        until.map(|text| Span::typed(language, text).ok_or_else(|| no_date(text))).transpose()?.map(|span| span.last);
    match from.zip(to) {
        Some((from, to)) if from.from_ms(now_ms) >= before_ms(to) => Err(say(language, "history-backwards")),
        _ => Ok((from, to)),
    }
}

/// The page of the past table with this number: of this server; in direct messages the last one I sat at.
async fn numbered(app: &App, asker: &Asker, number: u32) -> anyhow::Result<Parts> {
    let store = app.gamemaster.store();
    let row = match asker.guild {
        Some(guild) => store.table_by_number(guild, number).await?,
        None => store.last_finished_of(asker.user, Some(number)).await?,
    };
    if let Some(row) = row {
        let look = app.gamemaster.look(row.table, None).await?;
        if records::has_page(&look) {
            return Ok(past(app, asker, &look, None).await);
        }
    }
    Ok(Parts::line(tell(asker.language, "history-no-table", &[("number", i64::from(number).into())])))
}

/// Shows a page of the list.
///
/// # Errors
/// Discord or the database failed.
pub async fn show(app: &App, asker: &Asker, private: &Private, filter: Filter) -> anyhow::Result<()> {
    let filter = filter.settled(asker.user.0, asker.guild.is_some());
    let page = page(app, &asker.reader(), filter).await?;
    private.show(&page.unwrap_or_else(|| panel::private(asker.language, false))).await
}

/// A page of a list; nothing if it is not for the reader: what hidden players came out as is theirs alone, and so is
/// everybody's list of everywhere.
///
/// # Errors
/// The database failed.
pub async fn page(app: &App, reader: &Reader, filter: Filter) -> anyhow::Result<Option<Parts>> {
    let mine = filter.user.is_some_and(|user| reader.is(UserId(user)));
    if filter.everywhere && !mine {
        return Ok(None);
    }
    for user in [filter.user, filter.opponent].into_iter().flatten().map(UserId) {
        if !mine && !reader.is(user) && app.gamemaster.store().player(user).await?.hidden {
            return Ok(None);
        }
    }
    let (filter, found) = find(app, reader, filter).await?;
    let servers = if filter.everywhere { servers(app, &found).await? } else { HashMap::new() };
    let (here, now_ms) = (reader.guild.is_some(), app.gamemaster.now_ms());
    let listed = Listed { filter: &filter, page: &found, servers: &servers, here, mine, now_ms };
    Ok(Some(panel::history(reader.language, &listed)))
}

/// The tables of a page; past the end, those of the first.
async fn find(app: &App, reader: &Reader, mut filter: Filter) -> anyhow::Result<(Filter, Page<PastRow>)> {
    let wanted = History {
        guild: reader.guild.filter(|_| !filter.everywhere),
        game: filter.game.clone(),
        user: filter.user.map(UserId),
        opponent: filter.opponent.map(UserId),
        outcome: filter.outcome,
        from_ms: filter.since.map(|since| since.from_ms(app.gamemaster.now_ms())),
        before_ms: filter.until.map(before_ms),
    };
    let store = app.gamemaster.store();
    let mut page = store.finished(&wanted, filter.page, TABLES).await?;
    if page.items.is_empty() && filter.page > 0 {
        filter.page = 0;
        page = store.finished(&wanted, 0, TABLES).await?;
    }
    Ok((filter, page))
}

/// What the servers of a page are called, as far as Discord told.
async fn servers(app: &App, page: &Page<PastRow>) -> anyhow::Result<HashMap<GuildId, String>> {
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
