//! Clicks about one table: its panel, its board, what else can be done at it.

use super::{Click, lobby};
use crate::discord::custom_id::Verb;
use crate::discord::panels::{choices, more, pages, seat};
use crate::discord::parts::Parts;
use crate::discord::play;
use agon_gamemaster::{Look, Stage};

/// A click about one table, by somebody who may see it.
pub(super) async fn clicked(click: &Click<'_>, look: Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, values, .. } = *click;
    let language = asker.language;
    let chosen = values.first().map_or(id.words.as_str(), String::as_str);
    match id.verb {
        Verb::Text => private.beside().show(&pages::text_board(language, &look)).await,
        Verb::Log => {
            let page = id.words.parse().ok();
            let private = if page.is_none() { &private.beside() } else { private };
            private.show(&pages::log(language, &look, page)).await
        }
        Verb::More => leave(click, &look).await,
        Verb::Lobby => lobby::clicked(click, &look).await,
        Verb::Seat => private.show(&seat::door(language, &look, asker.user)).await,
        Verb::Yes => play::act(app, asker, private, id.table, id.seq, &id.words).await,
        Verb::Back | Verb::Clear => {
            play::take_back(app, asker, private, id.table, id.seq, id.verb == Verb::Clear).await
        }
        Verb::Act | Verb::Go | Verb::Pick => {
            let current = look.stage == Stage::Running && look.may_choose() && look.seq == id.seq;
            let Some(view) = look.view.as_ref().filter(|_| current) else {
                // The game master says why not: an old button, somebody else's turn, a table that is over.
                return play::act(app, asker, private, id.table, id.seq, chosen).await;
            };
            if id.verb == Verb::Pick {
                return pick(click, &look).await;
            }
            match choices::step(view, chosen) {
                choices::Step::Open(at) => private.show(&seat::seat(language, &look, &at, None)).await,
                choices::Step::Confirm(input) => private.show(&seat::confirm(language, &look, &input)).await,
                choices::Step::Do(input) => play::act(app, asker, private, id.table, id.seq, &input).await,
            }
        }
        _ => click.stale().await,
    }
}

async fn pick(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, values, .. } = *click;
    let pick = look.view.as_ref().and_then(|view| view.hints().pick);
    let Some(pick) = pick.filter(|pick| pick.word == id.words) else { return click.stale().await };
    let input = choices::picked(&pick, values);
    if values.len() != usize::from(pick.count) {
        // Discord sends as many as the menu asks for; anything else is forged. The rules say why not.
        return play::act(app, asker, private, id.table, id.seq, &input).await;
    }
    match &pick.then {
        Some(then) => private.show(&seat::amount(asker.language, look, &input, then)).await,
        None => private.show(&seat::confirm(asker.language, look, &input)).await,
    }
}

async fn leave(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let language = asker.language;
    let table = look.table.table;
    let done = match id.words.as_str() {
        "resign" => return private.show(&more::resign(language, look)).await,
        "abort" => return private.show(&more::abort(language, look)).await,
        "move" if asker.manager || look.host == Some(asker.user) => {
            if let Some(missing) = play::missing_rights(language, asker) {
                return private.show(&Parts::line(missing)).await;
            }
            app.gamemaster.move_board(table, asker.channel).await.map(|()| "ui-table-again")
        }
        "resign yes" => app.gamemaster.resign(table, asker.user).await.map(|()| "ui-resigned"),
        "abort yes" => app.gamemaster.abort(table, asker.user, asker.manager).await.map(|()| "ui-aborted"),
        _ => return private.show(&more::more(language, look, asker.manager, asker.user.0)).await,
    };
    match done {
        Ok(key) => private.show(&more::done(language, look, key)).await,
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}
