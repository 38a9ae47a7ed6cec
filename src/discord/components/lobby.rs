//! Clicks in a lobby: join, leave, AIs, options, seats, invitations, start; and the rematch of a table.

use super::Click;
use super::settings::with_choice;
use crate::discord::ids::{LobbyClick, SeatAction, SeatsClick};
use crate::discord::panels::table::{choices, lobby, lobby_seats, lobby_times, refused, seat};
use crate::discord::panels::{link, say, tell};
use crate::discord::parts::Parts;
use crate::discord::{place, play};
use agon_ai::Level;
use agon_gamemaster::{
    ChosenTimes, Fill, HintPolicy, ReadyOutcome, Refused, Rematch, SeatHolder, TableRow, TableSnapshot, UserId,
};

/// Handles a click in a lobby.
pub(super) async fn clicked(click: &Click<'_>, wanted: &LobbyClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let (language, table, user) = (caller.language, snapshot.table().table, caller.user);
    let gamemaster = &app.gamemaster;
    let numbered = |key: &str| tell(language, key, &[("number", i64::from(snapshot.table().number).into())]);
    let done = match wanted {
        LobbyClick::Join => match gamemaster.join(table, caller.person()).await {
            Ok(()) => {
                private.show(&play::greeting(app, caller, numbered("ui-joined")).await?).await?;
                return click.answered().await;
            }
            Err(refused) => Err(refused),
        },
        LobbyClick::Leave => match gamemaster.leave(table, user).await {
            Ok(()) => return click.line(numbered("ui-left")).await,
            Err(refused) => Err(refused),
        },
        LobbyClick::Decline => match gamemaster.decline(table, user).await {
            Ok(()) => {
                click.line(numbered("ui-declined")).await?;
                return click.answered().await;
            }
            Err(refused) => Err(refused),
        },
        LobbyClick::Machine => gamemaster.add_machine(table, user, snapshot.usual_level()).await,
        LobbyClick::MachineOf => {
            let Some(level) = click.chosen().and_then(Level::chosen) else { return click.stale().await };
            gamemaster.add_machine(table, user, level).await
        }
        // A screen of the lobby is useless too once the lobby is gone.
        LobbyClick::Options | LobbyClick::Times | LobbyClick::Seats(SeatsClick::Show) | LobbyClick::Invite
            if snapshot.is_running() =>
        {
            Err(Refused::Begun)
        }
        LobbyClick::Options | LobbyClick::Times | LobbyClick::Seats(SeatsClick::Show) | LobbyClick::Invite
            if snapshot.is_over() =>
        {
            Err(Refused::Over(Box::new(snapshot.table().clone())))
        }
        LobbyClick::Options if snapshot.table().host == user || caller.manager => {
            return private.show(&lobby::options(language, snapshot, snapshot.table().host == user)).await;
        }
        LobbyClick::Times if snapshot.table().host == user => {
            return private.show(&lobby_times::choices(language, snapshot)).await;
        }
        LobbyClick::Options | LobbyClick::Times => Err(not_host(snapshot)),
        LobbyClick::Time(choice) => {
            let Some(wanted) = with_choice(click, *choice, ChosenTimes::default()) else {
                return click.stale().await;
            };
            return times(click, gamemaster.set_times(table, user, wanted).await).await;
        }
        LobbyClick::Ready => match gamemaster.press_ready(table, user, caller.interaction).await {
            Ok(ReadyOutcome::Started) => return started(click).await,
            Ok(ReadyOutcome::Noted) => {
                return private.beside().show(&Parts::line(say(language, "times-ready-noted"))).await;
            }
            Err(refused) => Err(refused),
        },
        LobbyClick::StartAnyway => match gamemaster.start_without(table, user, caller.interaction).await {
            Ok(()) => return started(click).await,
            Err(refused) => Err(refused),
        },
        LobbyClick::Wait => gamemaster.wait_for_ready(table, user).await,
        LobbyClick::Set(option) => {
            let Some(value) = click.chosen() else { return click.stale().await };
            return options(click, gamemaster.set_option(table, user, option, value).await).await;
        }
        LobbyClick::Hints(on) => {
            let hints = Some(if *on { HintPolicy::All } else { HintPolicy::Alone });
            let wanted = ChosenTimes { hints, ..ChosenTimes::default() };
            return times(click, gamemaster.set_times(table, user, wanted).await).await;
        }
        LobbyClick::Rated(on) => return options(click, gamemaster.set_rated(table, user, *on).await).await,
        LobbyClick::PeopleOnly(on) => return options(click, gamemaster.set_people_only(table, user, *on).await).await,
        LobbyClick::Seats(wanted) => return arrange(click, wanted).await,
        LobbyClick::Invite => return private.show(&lobby_seats::invite(language, snapshot)).await,
        LobbyClick::Invited => return invite(click, snapshot).await,
        LobbyClick::Rematch => return rematch(click, snapshot).await,
        LobbyClick::Start | LobbyClick::Fill | LobbyClick::FillWith => {
            let fill = match wanted {
                LobbyClick::Fill => Some(Fill { seats: None, level: snapshot.usual_level() }),
                LobbyClick::FillWith => {
                    let Some(fill) = click.chosen().and_then(lobby::read_fill) else { return click.stale().await };
                    Some(fill)
                }
                _ => None,
            };
            match gamemaster.start(table, user, caller.interaction, fill).await {
                Ok(()) => return started(click).await,
                Err(refused) => Err(refused),
            }
        }
        LobbyClick::Close => match gamemaster.close_lobby(table, user, caller.manager).await {
            Ok(()) => return click.line(say(language, "ui-lobby-closed")).await,
            Err(refused) => Err(refused),
        },
    };
    match done {
        Ok(()) => Ok(()),
        Err(refused) => play::refuse(app, caller, &private.beside(), Some(table), &refused).await,
    }
}

/// Shows the caller's panel at a table that has begun. At a table for one sitting, everybody is asked first.
async fn started(click: &Click<'_>) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    if app.gamemaster.snapshot(id.table, None).await?.is_lobby() {
        return private.beside().show(&Parts::line(say(caller.language, "times-ready-asked"))).await;
    }
    // The panel answers this click. If an AI moves first, it waits until it can show the player's own choice.
    let snapshot = app.gamemaster.snapshot_when_settled(id.table, Some(caller.user)).await?;
    let screen = seat::seat(caller.language, &snapshot, &choices::At::default(), None);
    play::show_seat(app, caller, private, &snapshot, screen).await
}

/// Returns the refusal of a choice that only the host of a lobby has.
pub(super) fn not_host(snapshot: &TableSnapshot) -> Refused {
    let host = snapshot.seats().iter().find(|row| row.user == Some(snapshot.table().host));
    Refused::NotHost { host: host.map(|row| row.name.clone()).unwrap_or_default() }
}

/// Shows the host's screen of options after a change there.
async fn options(click: &Click<'_>, done: Result<(), Refused>) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    match done {
        Ok(()) => {
            let snapshot = app.gamemaster.snapshot(id.table, Some(caller.user)).await?;
            private.show(&lobby::options(caller.language, &snapshot, true)).await
        }
        Err(refused) => play::refuse(app, caller, &private.beside(), Some(id.table), &refused).await,
    }
}

/// Shows the host's choices about time after a change there.
async fn times(click: &Click<'_>, done: Result<(), Refused>) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    match done {
        Ok(()) => {
            let snapshot = app.gamemaster.snapshot(id.table, Some(caller.user)).await?;
            private.show(&lobby_times::choices(caller.language, &snapshot)).await
        }
        Err(refused) => play::refuse(app, caller, &private.beside(), Some(id.table), &refused).await,
    }
}

/// Shows the host's screen of seats after a change there.
async fn arrange(click: &Click<'_>, wanted: &SeatsClick) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let (gamemaster, table, user) = (&app.gamemaster, id.table, caller.user);
    let mut picked = None;
    let done = match (wanted, click.chosen()) {
        (SeatsClick::Show, chosen) => {
            picked = chosen.and_then(SeatHolder::read);
            Ok(())
        }
        (SeatsClick::Order, chosen) => match chosen.and_then(|word| word.parse().ok()) {
            Some(order) => gamemaster.set_seat_order(table, user, order).await,
            None => return click.stale().await,
        },
        (SeatsClick::Size, chosen) => match chosen.and_then(|size| size.parse().ok()) {
            Some(size) => gamemaster.set_seats(table, user, size).await,
            None => return click.stale().await,
        },
        (SeatsClick::Act(SeatAction::Remove, Some(who)), _) => gamemaster.remove(table, user, *who).await,
        (SeatsClick::Act(SeatAction::MakeHost, Some(who @ SeatHolder::Person(to))), _) => {
            picked = Some(*who);
            gamemaster.hand_over(table, user, *to).await
        }
        (SeatsClick::Act(way @ (SeatAction::Up | SeatAction::Down), Some(who)), _) => {
            let moved = gamemaster.shift(table, user, *who, *way == SeatAction::Up).await;
            picked = Some(match (&moved, who) {
                // An AI is named by its position.
                (Ok(()), SeatHolder::Machine(place)) if *way == SeatAction::Up => SeatHolder::Machine(place - 1),
                (Ok(()), SeatHolder::Machine(place)) => SeatHolder::Machine(place + 1),
                _ => *who,
            });
            moved
        }
        (SeatsClick::Act(SeatAction::MakeHost, Some(SeatHolder::Machine(_))) | SeatsClick::Act(_, None), _) => {
            return click.stale().await;
        }
    };
    let snapshot = gamemaster.snapshot(table, Some(user)).await?;
    let line = match done {
        // Someone joined or left meanwhile: the current list shows it.
        Ok(()) | Err(Refused::Stale { .. }) => None,
        Err(refused @ Refused::Full) => Some(refused::line(caller.language, Some(&snapshot), &refused, "")),
        Err(refused) => return click.refuse(Some(table), &refused).await,
    };
    if snapshot.table().host != user || snapshot.closes_at_ms().is_none() {
        // The lobby has a new host or has started: there is nothing left to arrange here.
        return click.show(&lobby_seats::arranged(caller.language, &snapshot)).await;
    }
    click.show(&lobby_seats::seats(caller.language, &snapshot, picked, line)).await
}

/// Invites the chosen people.
async fn invite(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, values, .. } = *click;
    let users = values.iter().filter_map(|value| value.parse().ok().map(UserId)).collect();
    match app.gamemaster.invite(snapshot.table().table, caller.user, users).await {
        Ok(fresh) => {
            let key = if fresh.is_empty() { "ui-invited-nobody" } else { "ui-invited" };
            click.line(tell(caller.language, key, &[("n", (fresh.len() as i64).into())])).await
        }
        Err(refused) => click.refuse(Some(snapshot.table().table), &refused).await,
    }
}

/// Opens the rematch of a table that is over, or links to it.
async fn rematch(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let language = caller.language;
    // Answers beside the page or the board with the button.
    let private = private.beside();
    let there = app.gamemaster.store().rematch_of(id.table).await?;
    if there.is_none()
        && let Some(no) = no_rematch(click, snapshot).await?
    {
        return private.show(&no).await;
    }
    match app.gamemaster.rematch(id.table, caller.person(), caller.channel).await {
        Ok(Rematch { table, opened: true }) => {
            let line = tell(language, "ui-rematch-opened", &[("number", i64::from(table.number).into())]);
            private.show(&play::greeting(app, caller, line).await?).await
        }
        Ok(Rematch { table, opened: false }) => {
            let args = [("number", i64::from(table.number).into()), ("place", board_or_channel(&table).into())];
            private.show(&Parts::line(tell(language, "ui-rematch-there", &args))).await
        }
        Err(Refused::ChannelTaken(taken)) => {
            let snapshot = app.gamemaster.snapshot(taken, Some(caller.user)).await?;
            private.show(&refused::taken(language, &snapshot, None)).await
        }
        Err(refused) => play::refuse(app, caller, &private, Some(id.table), &refused).await,
    }
}

/// Returns the reason why no rematch opens here. A rematch is a new table of its server, and opens under the same rules
/// there.
async fn no_rematch(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<Option<Parts>> {
    let Click { app, caller, .. } = *click;
    let (language, table) = (caller.language, snapshot.table());
    if caller.guild != Some(table.guild) {
        let args = [("number", i64::from(table.number).into()), ("place", board_or_channel(table).into())];
        return Ok(Some(Parts::line(tell(language, "ui-rematch-elsewhere", &args))));
    }
    let settings = app.gamemaster.store().guild(table.guild).await?;
    let barred = place::barred(app, caller, &settings).await?;
    Ok(barred.or_else(|| play::missing_rights(language, caller).map(Parts::line)))
}

/// Returns the link to a table: to its board, or to the channel of the board.
fn board_or_channel(table: &TableRow) -> String {
    let board = table.board_message.map(|message| link(table.guild, table.board_channel, message));
    board.unwrap_or_else(|| format!("<#{}>", table.board_channel))
}
