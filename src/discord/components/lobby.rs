//! Clicks in a lobby: join, leave, machines, options, start.

use super::Click;
use crate::discord::panels::{choices, lobby, say, seat, tell};
use crate::discord::parts::Parts;
use crate::discord::play;
use agon_gamemaster::{Look, Refused};

/// A click in a lobby.
pub(super) async fn clicked(click: &Click<'_>, look: &Look) -> anyhow::Result<()> {
    let Click { app, asker, private, id, values, .. } = *click;
    let (language, table, user) = (asker.language, look.table.table, asker.user);
    let number = i64::from(look.table.number);
    let gamemaster = &app.gamemaster;
    let done = match (id.word(0), values.first()) {
        ("join", _) => match gamemaster.join(table, asker.person()).await {
            Ok(()) => {
                let line = tell(language, "ui-joined", &[("number", number.into())]);
                return private.show(&play::greeting(app, asker, line).await?).await;
            }
            Err(refused) => Err(refused),
        },
        ("leave", _) => match gamemaster.leave(table, user).await {
            Ok(()) => {
                let line = tell(language, "ui-left", &[("number", number.into())]);
                return private.show(&Parts::line(line)).await;
            }
            Err(refused) => Err(refused),
        },
        ("ai", _) => gamemaster.add_machine(table, user).await,
        ("options", _) if look.table.host == user || asker.manager => {
            return private.show(&lobby::options(language, look, look.table.host == user)).await;
        }
        ("options", _) => {
            let host = look.seats.iter().find(|row| row.user == Some(look.table.host));
            Err(Refused::NotHost { host: host.map(|row| row.name.clone()).unwrap_or_default() })
        }
        ("set", Some(value)) => match gamemaster.set_option(table, user, id.word(1), value).await {
            Ok(()) => {
                let look = gamemaster.look(table, Some(user)).await?;
                return private.show(&lobby::options(language, &look, true)).await;
            }
            Err(refused) => Err(refused),
        },
        ("start" | "fill", _) => match gamemaster.start(table, user, asker.interaction, id.word(0) == "fill").await {
            Ok(()) => {
                let look = gamemaster.look(table, Some(user)).await?;
                let screen = seat::seat(language, &look, &choices::At::default(), None);
                return play::show_seat(app, asker, private, &look, screen).await;
            }
            Err(refused) => Err(refused),
        },
        ("close", _) => match gamemaster.abort(table, user, asker.manager).await {
            Ok(()) => return private.show(&Parts::line(say(language, "ui-lobby-closed"))).await,
            Err(refused) => Err(refused),
        },
        _ => return click.stale().await,
    };
    match done {
        Ok(()) => Ok(()),
        Err(refused) => play::refuse(app, asker, &private.beside(), Some(table), &refused).await,
    }
}
