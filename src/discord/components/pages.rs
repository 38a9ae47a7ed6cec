//! Clicks on pages: rules, history, the leaderboard, and showing one to everybody.

use super::{Click, may_see};
use crate::discord::commands;
use crate::discord::panels::{game_words, records, rules};
use crate::discord::parts::Parts;
use crate::discord::play;
use agon_gamemaster::Note;
use agon_store::TableId;

/// Rules of a game.
pub(super) async fn rules(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    // In the menu of games the choice is a game, in a game's own menu a topic; from a board, the phase's topic.
    let (game, topic) = if id.words.is_empty() {
        (click.chosen().unwrap_or(""), "")
    } else {
        (id.words.as_str(), click.chosen().unwrap_or(""))
    };
    if id.table.0 == 0 {
        return private.show(&rules::rules(asker.language, game, topic)).await;
    }
    // From a table: beside its panel, at the topic of the present phase.
    let look = app.gamemaster.look(id.table, None).await.ok().filter(|look| may_see(asker, look));
    let now = look.as_ref().and_then(|look| Some(game_words(game)?.topic_of(look.public.as_ref()?)));
    private.beside().show(&rules::rules(asker.language, game, now.unwrap_or(topic))).await
}

/// The leaderboard.
pub(super) async fn leaders(click: &Click<'_>) -> anyhow::Result<()> {
    let filter = records::Filter::read(&click.id.words);
    commands::leaderboard::show(click.app, click.asker, click.private, &filter).await
}

/// Past tables, or one of them.
pub(super) async fn history(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let opened = click.chosen().and_then(|table| table.parse().ok()).map(TableId);
    let table = opened.or((id.words == "table").then_some(id.table));
    let Some(table) = table else {
        return commands::history::show(app, asker, private, &records::Filter::read(&id.words)).await;
    };
    match app.gamemaster.look(table, None).await {
        Ok(look) if may_see(asker, &look) && look.standing.is_some() => {
            let back = id.words.strip_prefix("open ");
            private.show(&records::table(asker.language, &look, back)).await
        }
        _ => click.stale().await,
    }
}

/// Shows a page to everybody in the channel: a wish for the courier, who speaks aloud.
pub(super) async fn show(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let (Some(guild), Some(page)) = (asker.guild, id.page_shown()) else { return click.stale().await };
    if let Some(missing) = play::missing_rights(asker.language, asker) {
        return private.beside().show(&Parts::line(missing)).await;
    }
    let note = Note::Page { guild: guild.0, channel: asker.channel.0, page: page.to_string() };
    app.gamemaster.store().enqueue(vec![note.row(None, app.gamemaster.now_ms())]).await?;
    app.gamemaster.ring();
    Ok(())
}
