//! Clicks in a lobby: join, leave, machines, options, seats, invitations, start; and the rematch of a table.

use super::Click;
use crate::discord::panels::{choices, link, lobby, refused, say, seat, seats, tell};
use crate::discord::parts::Parts;
use crate::discord::{place, play};
use agon_gamemaster::{Look, Refused, Rematch, Sitter, Stage, TableRow, UserId};

/// A click in a lobby.
pub(super) async fn clicked(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let (language, table, user) = (asker.language, look.table.table, asker.user);
    let gamemaster = &app.gamemaster;
    let numbered = |key: &str| tell(language, key, &[("number", i64::from(look.table.number).into())]);
    let done = match (id.word(0), click.chosen()) {
        ("join", _) => match gamemaster.join(table, asker.person()).await {
            Ok(()) => {
                private.show(&play::greeting(app, asker, numbered("ui-joined")).await?).await?;
                return click.answered().await;
            }
            Err(refused) => Err(refused),
        },
        ("leave", _) => match gamemaster.leave(table, user).await {
            Ok(()) => return click.line(numbered("ui-left")).await,
            Err(refused) => Err(refused),
        },
        ("decline", _) => match gamemaster.decline(table, user).await {
            Ok(()) => {
                click.line(numbered("ui-declined")).await?;
                return click.answered().await;
            }
            Err(refused) => Err(refused),
        },
        ("ai", _) => gamemaster.add_machine(table, user).await,
        // What only shows something is of no use either once the lobby is gone.
        ("options" | "seats" | "invite", _) if look.stage == Stage::Running => Err(Refused::Begun),
        ("options" | "seats" | "invite", _) if look.stage == Stage::Over => {
            Err(Refused::Over(Box::new(look.table.clone())))
        }
        ("options", _) if look.table.host == user || asker.manager => {
            return private.show(&lobby::options(language, look, look.table.host == user)).await;
        }
        ("options", _) => {
            let host = look.seats.iter().find(|row| row.user == Some(look.table.host));
            Err(Refused::NotHost { host: host.map(|row| row.name.clone()).unwrap_or_default() })
        }
        ("set", Some(value)) => {
            return options(click, gamemaster.set_option(table, user, id.word(1), value).await).await;
        }
        ("rated", _) if matches!(id.word(1), "on" | "off") => {
            return options(click, gamemaster.set_rated(table, user, id.word(1) == "on").await).await;
        }
        ("company", _) if matches!(id.word(1), "people" | "all") => {
            return options(click, gamemaster.set_people_only(table, user, id.word(1) == "people").await).await;
        }
        ("seats" | "order" | "size" | "kick" | "host" | "up" | "down", _) => return arrange(click).await,
        ("invite", _) => return private.show(&seats::invite(language, look)).await,
        ("invited", _) => return invite(click, look).await,
        ("rematch", _) => return rematch(click, look).await,
        ("start" | "fill", _) => match gamemaster.start(table, user, asker.interaction, id.word(0) == "fill").await {
            Ok(()) => {
                // The panel answers this click: not before it can say what is asked, should a machine move first.
                let look = gamemaster.look_when_calm(table, Some(user)).await?;
                let screen = seat::seat(language, &look, &choices::At::default(), None);
                return play::show_seat(app, asker, private, &look, screen).await;
            }
            Err(refused) => Err(refused),
        },
        ("close", _) => match gamemaster.close_lobby(table, user, asker.manager).await {
            Ok(()) => return click.line(say(language, "ui-lobby-closed")).await,
            Err(refused) => Err(refused),
        },
        _ => return click.stale().await,
    };
    match done {
        Ok(()) => Ok(()),
        Err(refused) => play::refuse(app, asker, &private.beside(), Some(table), &refused).await,
    }
}

/// The host's screen of options, after what was changed there.
async fn options(click: &Click<'_>, done: Result<(), Refused>) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    match done {
        Ok(()) => {
            let look = app.gamemaster.look(id.table, Some(asker.user)).await?;
            private.show(&lobby::options(asker.language, &look, true)).await
        }
        Err(refused) => play::refuse(app, asker, &private.beside(), Some(id.table), &refused).await,
    }
}

/// The host's screen of seats, after what was changed there.
async fn arrange(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, asker, id, .. } = *click;
    let (gamemaster, table, user) = (&app.gamemaster, id.table, asker.user);
    let named = Sitter::read(click.chosen().unwrap_or(id.word(1)));
    let mut picked = named;
    let done = match (id.word(0), named, click.chosen()) {
        ("kick", Some(who), _) => {
            picked = None;
            gamemaster.remove(table, user, who).await
        }
        ("host", Some(Sitter::Person(to)), _) => gamemaster.hand_over(table, user, to).await,
        (way @ ("up" | "down"), Some(who), _) => {
            let moved = gamemaster.shift(table, user, who, way == "up").await;
            if let (Ok(()), Sitter::Machine(place)) = (&moved, who) {
                // A machine is named by its place.
                picked = Some(Sitter::Machine(if way == "up" { place - 1 } else { place + 1 }));
            }
            moved
        }
        ("order", _, Some(word)) => match word.parse() {
            Ok(order) => gamemaster.set_seat_order(table, user, order).await,
            Err(_) => return click.stale().await,
        },
        ("size", _, Some(size)) => match size.parse() {
            Ok(size) => gamemaster.set_seats(table, user, size).await,
            Err(_) => return click.stale().await,
        },
        ("seats", ..) => Ok(()),
        _ => return click.stale().await,
    };
    let look = gamemaster.look(table, Some(user)).await?;
    let line = match done {
        // Somebody came or went meanwhile: the list as it is now says so.
        Ok(()) | Err(Refused::MovedOn { .. }) => None,
        Err(refused @ Refused::Full) => Some(refused::line(asker.language, Some(&look), &refused, "")),
        Err(refused) => return click.refuse(Some(table), &refused).await,
    };
    if look.table.host != user || look.closes_at_ms.is_none() {
        // Handed over, or begun: nothing is left to arrange here.
        return click.show(&seats::arranged(asker.language, &look)).await;
    }
    click.show(&seats::seats(asker.language, &look, picked, line)).await
}

/// Invites the people chosen.
async fn invite(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, values, .. } = *click;
    let users = values.iter().filter_map(|value| value.parse().ok().map(UserId)).collect();
    match app.gamemaster.invite(look.table.table, asker.user, users).await {
        Ok(fresh) => {
            let key = if fresh.is_empty() { "ui-invited-nobody" } else { "ui-invited" };
            click.line(tell(asker.language, key, &[("n", (fresh.len() as i64).into())])).await
        }
        Err(refused) => click.refuse(Some(look.table.table), &refused).await,
    }
}

/// Opens the rematch of a table that is over, or leads to it.
async fn rematch(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, .. } = *click;
    let language = asker.language;
    // Beside the page or the board it was asked from.
    let private = private.beside();
    let there = app.gamemaster.store().rematch_of(id.table).await?;
    if there.is_none()
        && let Some(no) = no_rematch(click, look).await?
    {
        return private.show(&Parts::line(no)).await;
    }
    match app.gamemaster.rematch(id.table, asker.person(), asker.channel).await {
        Ok(Rematch { table, opened: true }) => {
            let line = tell(language, "ui-rematch-opened", &[("number", i64::from(table.number).into())]);
            private.show(&play::greeting(app, asker, line).await?).await
        }
        Ok(Rematch { table, opened: false }) => {
            let args = [("number", i64::from(table.number).into()), ("place", way_to(&table).into())];
            private.show(&Parts::line(tell(language, "ui-rematch-there", &args))).await
        }
        Err(Refused::ChannelTaken(taken)) => {
            let look = app.gamemaster.look(taken, Some(asker.user)).await?;
            private.show(&refused::taken(language, &look, None)).await
        }
        Err(refused) => play::refuse(app, asker, &private, Some(id.table), &refused).await,
    }
}

/// Why no rematch opens here: it is a table of its own server, and opens as any other there.
async fn no_rematch(click: &Click<'_>, look: &Look) -> anyhow::Result<Option<String>> {
    let Click { app, asker, .. } = *click;
    let (language, table) = (asker.language, &look.table);
    if asker.guild != Some(table.guild) {
        let args = [("number", i64::from(table.number).into()), ("place", way_to(table).into())];
        return Ok(Some(tell(language, "ui-rematch-elsewhere", &args)));
    }
    let settings = app.gamemaster.store().guild(table.guild).await?;
    Ok(place::refusal(language, asker, &settings).or_else(|| play::missing_rights(language, asker)))
}

/// The way to a table: its board, or the channel where that will be.
fn way_to(table: &TableRow) -> String {
    let board = table.board_message.map(|message| link(table.guild, table.board_channel, message));
    board.unwrap_or_else(|| format!("<#{}>", table.board_channel))
}
