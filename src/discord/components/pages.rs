//! Clicks on pages: rules, history, leaderboards, profiles, statistics, and showing one to everyone.

use super::{Click, replay};
use crate::discord::ids::history::{Filter, HistoryControl};
use crate::discord::ids::leaderboard::LeaderboardControl;
use crate::discord::ids::statistics::{self, StatisticsControl};
use crate::discord::ids::{HistoryClick, LeaderboardClick, Page, RulesClick, StatisticsClick, Whose};
use crate::discord::pages::{self, leaderboard, past_table};
use crate::discord::panels::records::history;
use crate::discord::panels::say;
use crate::discord::parts::Parts;
use crate::discord::play;
use crate::discord::private::Private;
use agon_gamemaster::{Note, Refused};
use agon_store::TableId;

/// Shows the rules of a game.
pub(super) async fn rules(click: &Click<'_>, wanted: &RulesClick) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    // A choice in the menu of games is a game, and a choice in a game's own menu is a topic. A refusal names the topic
    // of its rule. A board gives the topic of the current phase.
    let (game, topic) = match wanted {
        RulesClick::Which => (click.chosen().unwrap_or_default(), None),
        RulesClick::Of { game, topic } => (game.as_str(), click.chosen().or(topic.as_deref())),
    };
    let page = |topic: &str| Page::Rules { game: game.to_owned(), topic: topic.to_owned() };
    if id.table.0 == 0 {
        return pages::show(app, caller, private, page(topic.unwrap_or_default())).await;
    }
    // From a table: shows the rules beside its panel, at the topic of the current phase.
    let snapshot =
        app.gamemaster.snapshot(id.table, None).await.ok().filter(|snapshot| caller.reader().may_see(snapshot));
    let now = snapshot
        .as_ref()
        .and_then(|snapshot| Some(app.gamemaster.games().get(game)?.words.topic_of(snapshot.public()?)));
    let topic = topic.or(now).unwrap_or_default();
    let private = match &snapshot {
        Some(snapshot) => &play::about(app, caller, private, snapshot).await?,
        None => private,
    };
    pages::show(app, caller, &private.beside(), page(topic)).await
}

/// Shows the leaderboard.
pub(super) async fn leaders(click: &Click<'_>, wanted: &LeaderboardClick) -> anyhow::Result<()> {
    if !pages::may_look(click.app, click.caller, click.private).await? {
        return Ok(());
    }
    let board = match wanted.control {
        Some(control) => wanted.board.clone().with_control(click.app.gamemaster.games(), control, click.chosen()),
        None => wanted.board.clone(),
    };
    let to_mine = wanted.control == Some(LeaderboardControl::Me);
    click.show(&leaderboard::page(click.app, &click.caller.reader(), board, to_mine).await?).await
}

/// Shows a server's statistics, or beside them one of the tables that they name.
pub(super) async fn statistics(click: &Click<'_>, wanted: &StatisticsClick) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let numbers = match wanted {
        StatisticsClick::Of(game) => {
            statistics::StatisticsQuery { game: game.clone(), ..statistics::StatisticsQuery::default() }
        }
        StatisticsClick::Control(StatisticsControl::Open, _) => {
            let table = click.chosen().and_then(|table| table.parse().ok()).unwrap_or_default();
            return open(click, &private.beside(), TableId(table), None).await;
        }
        StatisticsClick::Control(control, numbers) => {
            numbers.clone().with_control(click.app.gamemaster.games(), *control, click.chosen())
        }
    };
    pages::show(app, caller, private, Page::Statistics(numbers)).await
}

/// Shows past tables, or one of them.
pub(super) async fn history(click: &Click<'_>, wanted: &HistoryClick) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let (list, filters) = match wanted {
        HistoryClick::First => (Filter::default(), false),
        HistoryClick::Table(back) => return open(click, private, id.table, back.as_ref()).await,
        HistoryClick::List(control, list) => {
            let chosen = click.chosen().filter(|_| *control == Some(HistoryControl::Open));
            if let Some(table) = chosen.and_then(|table| table.parse().ok()) {
                return open(click, private, TableId(table), Some(list)).await;
            }
            match control {
                Some(control) => {
                    let games = click.app.gamemaster.games();
                    let list = list.clone().with_control(games, *control, click.chosen(), caller.user.0);
                    (list, Filter::stays_open(*control))
                }
                None => (list.clone(), false),
            }
        }
    };
    if !pages::may_look(app, caller, private).await? {
        return Ok(());
    }
    let page = pages::history::page(app, &caller.reader(), list, filters).await?;
    private.show(&page.unwrap_or_else(|| history::private(caller.language, false))).await
}

/// Shows a player's record.
pub(super) async fn profile(click: &Click<'_>, whose: Whose) -> anyhow::Result<()> {
    pages::show(click.app, click.caller, click.private, Page::Profile(whose)).await
}

/// Shows the page of a past table. A table of another server is only for people who sat there.
async fn open(click: &Click<'_>, private: &Private, table: TableId, back: Option<&Filter>) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let Ok(snapshot) = app.gamemaster.snapshot(table, None).await else { return click.stale().await };
    let Some(page) = past_table::page(app, &caller.reader(), &snapshot, back).await else { return click.stale().await };
    play::about(app, caller, private, &snapshot).await?.show(&page).await
}

/// Shows a page to everyone in the channel: writes an outbox row for the courier, which writes in channels.
pub(super) async fn show(click: &Click<'_>, page: &Page) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let Some(guild) = caller.guild else { return click.stale().await };
    let (everywhere, named) = match page {
        Page::History(list) => (list.everywhere, list.named()),
        Page::Profile(whose) => (whose.everywhere, vec![whose.user]),
        Page::Rules { .. } | Page::Leaders(_) | Page::Statistics(_) => (false, Vec::new()),
        Page::Table | Page::Replay(_) | Page::Proof | Page::Happened => (false, Vec::new()),
    };
    // A player's results in other servers are private.
    if everywhere {
        return click.stale().await;
    }
    for &user in &named {
        if app.gamemaster.store().player(user).await?.hidden {
            return private.beside().show(&history::private(caller.language, user == caller.user)).await;
        }
    }
    if let Some(missing) = play::missing_rights(caller.language, caller) {
        return private.beside().show(&Parts::line(missing)).await;
    }
    // A person who may not write here must not make the bot write.
    if !caller.may_write() {
        return private.beside().show(&Parts::line(say(caller.language, "ui-show-no-right"))).await;
    }
    match page {
        Page::Table | Page::Proof | Page::Happened => {
            let row = app.gamemaster.store().table(id.table).await?;
            // A page is shown in its table's own server.
            if row.is_none_or(|row| row.guild != guild) {
                return click.stale().await;
            }
        }
        Page::Replay(settings) => match replay::may_show(click, settings).await {
            Ok(()) => {}
            Err(Refused::NoTable(_)) => return click.stale().await,
            Err(refused) => return click.refuse(Some(id.table), &refused).await,
        },
        Page::Rules { .. } | Page::Leaders(_) | Page::Statistics(_) | Page::Profile(_) | Page::History(_) => {}
    }
    if !app.pages_shown.take(caller.user, app.gamemaster.now_ms()) {
        return private.beside().show(&Parts::line(say(caller.language, "ui-show-wait"))).await;
    }
    let about = named.iter().map(|user| user.0).collect();
    let language = Some(play::guild_language(caller, &app.gamemaster.store().guild(guild).await?).code().to_owned());
    let (channel, page) = (caller.channel.0, page.text(id.table, id.seq));
    let note = Note::Page { guild: guild.0, channel, page, about, language };
    app.gamemaster.store().enqueue(vec![note.row(None, app.gamemaster.now_ms())]).await?;
    app.gamemaster.notify_outbox();
    Ok(())
}
