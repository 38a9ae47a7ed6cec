//! Clicks on pages: rules, history, leaderboards, profiles, statistics, and showing one to everybody.

use super::{Click, may_see, replay};
use crate::app::App;
use crate::discord::asker::Asker;
use crate::discord::commands;
use crate::discord::ids::history::{Filter, HistoryTap};
use crate::discord::ids::leaderboard::LeadersTap;
use crate::discord::ids::statistics::{self, StatisticsTap};
use crate::discord::ids::{HistoryClick, LeadersClick, Page, RulesClick, StatisticsClick};
use crate::discord::panels::{game_words, history, records, rules, say};
use crate::discord::parts::Parts;
use crate::discord::pictures;
use crate::discord::play;
use crate::discord::private::Private;
use agon_gamemaster::{Look, Note, Refused};
use agon_store::TableId;

/// Rules of a game.
pub(super) async fn rules(click: &Click<'_>, wanted: &RulesClick) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    // In the menu of games the choice is a game, in a game's own menu a topic; a refusal names the topic of its rule;
    // from a board, the phase's topic.
    let (game, topic) = match wanted {
        RulesClick::Which => (click.chosen().unwrap_or_default(), None),
        RulesClick::Of { game, topic } => (game.as_str(), click.chosen().or(topic.as_deref())),
    };
    if id.table.0 == 0 {
        return private.show(&rules::rules(asker.language, game, topic.unwrap_or_default())).await;
    }
    // From a table: beside its panel, at the topic of the present phase.
    let look = app.gamemaster.look(id.table, None).await.ok().filter(|look| may_see(asker, look));
    let now = look.as_ref().and_then(|look| Some(game_words(game)?.topic_of(look.public.as_ref()?)));
    let topic = topic.or(now).unwrap_or_default();
    let private = match &look {
        Some(look) => &play::about(app, asker, private, look).await?,
        None => private,
    };
    private.beside().show(&rules::rules(asker.language, game, topic)).await
}

/// The leaderboard.
pub(super) async fn leaders(click: &Click<'_>, wanted: &LeadersClick) -> anyhow::Result<()> {
    let board = match wanted.tap {
        Some(tap) => wanted.board.clone().tapped(tap, click.chosen()),
        None => wanted.board.clone(),
    };
    let to_mine = wanted.tap == Some(LeadersTap::Me);
    commands::leaderboard::show(click.app, click.asker, click.private, board, to_mine).await
}

/// A server's numbers, or one of the tables they name, beside them.
pub(super) async fn statistics(click: &Click<'_>, wanted: &StatisticsClick) -> anyhow::Result<()> {
    let Click { app, asker, private, .. } = *click;
    let numbers = match wanted {
        StatisticsClick::Of(game) => statistics::Wanted { game: game.clone(), option: None },
        StatisticsClick::Tapped(StatisticsTap::Open, _) => {
            let table = click.chosen().and_then(|table| table.parse().ok()).unwrap_or_default();
            return open(click, &private.beside(), TableId(table), None).await;
        }
        StatisticsClick::Tapped(tap, numbers) => numbers.clone().tapped(*tap, click.chosen()),
    };
    commands::stats::show(app, asker, private, numbers).await
}

/// Past tables, or one of them.
pub(super) async fn history(click: &Click<'_>, wanted: &HistoryClick) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let list = match wanted {
        HistoryClick::First => Filter::default(),
        HistoryClick::Table(back) => return open(click, private, id.table, back.as_ref()).await,
        HistoryClick::List(tap, list) => {
            let chosen = click.chosen().filter(|_| *tap == Some(HistoryTap::Open));
            if let Some(table) = chosen.and_then(|table| table.parse().ok()) {
                return open(click, private, TableId(table), Some(list)).await;
            }
            match tap {
                Some(tap) => list.clone().tapped(*tap, click.chosen(), asker.user.0),
                None => list.clone(),
            }
        }
    };
    commands::history::show(app, asker, private, list).await
}

/// The page of a past table; of another server's only for who sat there.
async fn open(click: &Click<'_>, private: &Private, table: TableId, back: Option<&Filter>) -> anyhow::Result<()> {
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
pub(in crate::discord) async fn past(app: &App, asker: &Asker, look: &Look, back: Option<&Filter>) -> Parts {
    let here = asker.guild == Some(look.table.guild);
    let page = records::table(asker.language, look, here, Some(asker.user), back);
    let (picture, below) = pictures::page(app, look, asker.language, asker.palette).await;
    Parts { picture, below, ..page }
}

/// Shows a page to everybody in the channel: a wish for the courier, who speaks aloud.
pub(super) async fn show(click: &Click<'_>, page: &Page) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let Some(guild) = asker.guild else { return click.stale().await };
    let (everywhere, named) = match page {
        Page::History(list) => (list.everywhere, list.named()),
        Page::Profile(whose) => (whose.everywhere, vec![whose.user]),
        Page::Rules { .. } | Page::Leaders(_) | Page::Statistics(_) => (false, Vec::new()),
        Page::Table | Page::Replay(_) | Page::Proof => (false, Vec::new()),
    };
    // What somebody did in other servers is theirs alone to read.
    if everywhere {
        return click.stale().await;
    }
    for &user in &named {
        if app.gamemaster.store().player(user).await?.hidden {
            return private.beside().show(&history::private(asker.language, user == asker.user)).await;
        }
    }
    if let Some(missing) = play::missing_rights(asker.language, asker) {
        return private.beside().show(&Parts::line(missing)).await;
    }
    // Whoever may not write here does not make the bot write.
    if !asker.may_write() {
        return private.beside().show(&Parts::line(say(asker.language, "ui-show-no-right"))).await;
    }
    match page {
        Page::Table | Page::Proof => {
            let row = app.gamemaster.store().table(id.table).await?;
            // A page is shown in its table's own server.
            if row.is_none_or(|row| row.guild != guild) {
                return click.stale().await;
            }
        }
        Page::Replay(way) => match replay::may_show(click, way).await {
            Ok(()) => {}
            Err(Refused::NoTable(_)) => return click.stale().await,
            Err(refused) => return click.refuse(Some(id.table), &refused).await,
        },
        Page::Rules { .. } | Page::Leaders(_) | Page::Statistics(_) | Page::Profile(_) | Page::History(_) => {}
    }
    if !app.pages_shown.take(asker.user, app.gamemaster.now_ms()) {
        return private.beside().show(&Parts::line(say(asker.language, "ui-show-wait"))).await;
    }
    let about = named.iter().map(|user| user.0).collect();
    let language = Some(play::spoken(asker, &app.gamemaster.store().guild(guild).await?).code().to_owned());
    let (channel, page) = (asker.channel.0, page.text(id.table, id.seq));
    let note = Note::Page { guild: guild.0, channel, page, about, language };
    app.gamemaster.store().enqueue(vec![note.row(None, app.gamemaster.now_ms())]).await?;
    app.gamemaster.ring();
    Ok(())
}
