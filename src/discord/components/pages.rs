//! Clicks on pages: rules, history, leaderboards, profiles, statistics, and showing one to everybody.

use super::{Click, may_see, replay};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::commands;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::panels::{game_words, history, leaderboard, profile, records, rules, statistics};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::discord::play;
use crate::discord::private::Private;
use agon_gamemaster::{Look, Note, Refused};
use agon_store::TableId;

/// Rules of a game.
pub(super) async fn rules(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    // In the menu of games the choice is a game, in a game's own menu a topic; a refusal names the topic of its rule;
    // from a board, the phase's topic.
    let (game, topic) = if id.words.is_empty() {
        (click.chosen().unwrap_or(""), "")
    } else {
        (id.word(0), click.chosen().unwrap_or(id.word(1)))
    };
    if id.table.0 == 0 {
        return private.show(&rules::rules(asker.language, game, topic)).await;
    }
    // From a table: beside its panel, at the topic of the present phase.
    let look = app.gamemaster.look(id.table, None).await.ok().filter(|look| may_see(asker, look));
    let now = look.as_ref().and_then(|look| Some(game_words(game)?.topic_of(look.public.as_ref()?)));
    let topic = if topic.is_empty() { now.unwrap_or_default() } else { topic };
    let private = match &look {
        Some(look) => &play::about(app, asker, private, look).await?,
        None => private,
    };
    private.beside().show(&rules::rules(asker.language, game, topic)).await
}

/// The leaderboard.
pub(super) async fn leaders(click: &Click<'_>) -> anyhow::Result<()> {
    let words = &click.id.words;
    let wanted = leaderboard::Wanted::tapped(words, click.chosen());
    let to_mine = leaderboard::Wanted::to_mine(words);
    commands::leaderboard::show(click.app, click.asker, click.private, wanted, to_mine).await
}

/// A player's record.
pub(super) async fn profile(click: &Click<'_>) -> anyhow::Result<()> {
    let Some(whose) = profile::Whose::read(&click.id.words) else { return click.stale().await };
    commands::profile::show(click.app, click.asker, click.private, whose).await
}

/// A server's numbers, or one of the tables they name, beside them.
pub(super) async fn statistics(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    if id.word(0) == "open" {
        let table = click.chosen().and_then(|table| table.parse().ok()).unwrap_or_default();
        return open(click, &private.beside(), TableId(table), None).await;
    }
    let wanted = statistics::Wanted::tapped(&id.words, click.chosen());
    commands::stats::show(app, asker, private, wanted).await
}

/// Past tables, or one of them.
pub(super) async fn history(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let opened = click.chosen().filter(|_| id.word(0) == "open").and_then(|table| table.parse().ok()).map(TableId);
    let (page, list) = id.words.split_once(' ').unwrap_or((&id.words, ""));
    if let Some(table) = opened.or((page == "table").then_some(id.table)) {
        return open(click, private, table, Some(list).filter(|list| !list.is_empty())).await;
    }
    let filter = history::Filter::tapped(&id.words, click.chosen(), asker.user.0);
    commands::history::show(app, asker, private, filter).await
}

/// The page of a past table; of another server's only for who sat there.
async fn open(click: &Click<'_>, private: &Private, table: TableId, back: Option<&str>) -> anyhow::Result<()> {
    let Click { app, asker, .. } = *click;
    match app.gamemaster.look(table, None).await {
        Ok(look) if may_see(asker, &look) && records::has_page(&look) => {
            let private = play::about(app, asker, private, &look).await?;
            private.show(&past(app, asker, &look, back).await).await
        }
        _ => click.stale().await,
    }
}

/// The page of a past table with its pictures, as the asker reads it.
pub(in crate::discord) async fn past(app: &App, asker: &Asker, look: &Look, back: Option<&str>) -> Parts {
    let here = asker.guild == Some(look.table.guild);
    let page = records::table(asker.language, look, here, Some(asker.user), back);
    let (picture, below) = pictures::page(app, look, asker.language, asker.palette).await;
    Parts { picture, below, ..page }
}

/// Shows a page to everybody in the channel: a wish for the courier, who speaks aloud.
pub(super) async fn show(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let (Some(guild), Some(page)) = (asker.guild, id.page_shown()) else { return click.stale().await };
    let everywhere = match page.verb {
        Verb::History => history::Filter::read(&page.words).everywhere,
        Verb::Profile => profile::Whose::read(&page.words).is_none_or(|whose| whose.everywhere),
        _ => false,
    };
    // What somebody did in other servers is theirs alone to read.
    if everywhere {
        return click.stale().await;
    }
    let named = match page.verb {
        Verb::History => history::named(&page.words),
        Verb::Profile => profile::Whose::read(&page.words).map(|whose| whose.user).into_iter().collect(),
        _ => Vec::new(),
    };
    for &user in &named {
        if app.gamemaster.store().player(user).await?.hidden {
            return private.beside().show(&history::private(asker.language, user == asker.user)).await;
        }
    }
    if let Some(missing) = play::missing_rights(asker.language, asker) {
        return private.beside().show(&Parts::line(missing)).await;
    }
    let of_a_table = page.verb == Verb::Proof || page.verb == Verb::History && page.words == "table";
    if of_a_table && !in_its_server(click, &page).await? {
        return click.stale().await;
    }
    if page.verb == Verb::Replay {
        match replay::may_show(click, &page).await {
            Ok(()) => {}
            Err(Refused::NoTable(_)) => return click.stale().await,
            Err(refused) => return click.refuse(Some(page.table), &refused).await,
        }
    }
    let about = named.iter().map(|user| user.0).collect();
    let language = Some(play::spoken(asker, &app.gamemaster.store().guild(guild).await?).code().to_owned());
    let note = Note::Page { guild: guild.0, channel: asker.channel.0, page: page.to_string(), about, language };
    app.gamemaster.store().enqueue(vec![note.row(None, app.gamemaster.now_ms())]).await?;
    app.gamemaster.ring();
    Ok(())
}

/// Whether a page is about a table of the server it is to be shown in.
async fn in_its_server(click: &Click<'_>, page: &CustomId) -> anyhow::Result<bool> {
    let row = click.app.gamemaster.store().table(page.table).await?;
    Ok(row.is_some_and(|row| click.asker.guild == Some(row.guild)))
}
