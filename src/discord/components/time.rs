//! Clicks about the time of a table: a seat taken back, pauses, tables where nobody plays.

use super::table::{everything_else, reason, reason_size};
use super::{Click, stale};
use crate::discord::ids::TimeClick;
use crate::discord::panels::table::{more, pause, times};
use agon_gamemaster::{Refused, TableSnapshot, may_pause};

/// Handles a click about the time of a table, by a person who may see it.
pub(super) async fn clicked(click: &Click<'_>, wanted: TimeClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, .. } = *click;
    let (gamemaster, table, user) = (&app.gamemaster, snapshot.table().table, caller.user);
    let done = match wanted {
        TimeClick::Back => return take_back(click, snapshot).await,
        // The board shows the answer.
        TimeClick::PlayOn => match gamemaster.play_on(table, user).await {
            Ok(()) => return Ok(()),
            Err(refused) => Err(refused),
        },
        TimeClick::Stop => match may_stop(click, snapshot) {
            Ok(()) => return click.page(snapshot, &pause::stop_idle(caller.language, snapshot)).await,
            Err(refused) => Err(refused),
        },
        TimeClick::StopYes => match gamemaster.stop_idle(table, user, caller.manager).await {
            Ok(()) => return click.show(&more::done(caller.language, snapshot, "ui-aborted")).await,
            Err(refused) => Err(refused),
        },
        TimeClick::Pause if times::paused_until(snapshot).is_some() => Ok(()),
        TimeClick::Pause => match running(snapshot) {
            Ok(()) if may_pause(snapshot, user, caller.manager) => {
                return click.page(snapshot, &pause::pause(caller.language, snapshot, user)).await;
            }
            Ok(()) => Err(Refused::NoPause),
            Err(refused) => Err(refused),
        },
        TimeClick::PauseFor(minutes) if pause::is_offered(snapshot, minutes) => {
            gamemaster.pause_until(table, user, None, until_ms(click, minutes)).await
        }
        TimeClick::Nudge => match gamemaster.nudge(table, user).await {
            Ok(names) => return click.line(times::nudged(caller.language, &names)).await,
            Err(refused) => Err(refused),
        },
        TimeClick::GoOn => gamemaster.go_on(table, user, caller.manager).await,
        // A form asks for the reason. It comes here only with a length that no table offers.
        TimeClick::PauseFor(_) | TimeClick::ReasonFor(_) => return stale(caller, private).await,
    };
    paused(click, done).await
}

/// Pauses a table for a manager's reason.
pub(super) async fn pause_for(
    click: &Click<'_>,
    snapshot: &TableSnapshot,
    minutes: u32,
    text: &str,
) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    if !pause::is_offered(snapshot, minutes) {
        return stale(caller, private).await;
    }
    let Some(reason) = reason(text) else { return reason_size(click, snapshot).await };
    // The sender of an old form may have lost the manager's right.
    let reason = caller.manager.then_some(reason.as_str());
    let done = app.gamemaster.pause_until(id.table, caller.user, reason, until_ms(click, minutes)).await;
    paused(click, done).await
}

/// Shows the page with everything else, which says how the table stands, or the reason why nothing changed.
async fn paused(click: &Click<'_>, done: Result<(), Refused>) -> anyhow::Result<()> {
    match done {
        Ok(()) => {
            let snapshot = click.app.gamemaster.snapshot(click.id.table, Some(click.caller.user)).await?;
            everything_else(click, &snapshot).await
        }
        Err(refused) => click.refuse(Some(click.id.table), &refused).await,
    }
}

/// Takes the caller's seat back from the AI, and shows what happened meanwhile.
async fn take_back(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, .. } = *click;
    let table = snapshot.table().table;
    match app.gamemaster.take_seat_back(table, caller.user).await {
        Ok(taken) => {
            let snapshot = app.gamemaster.snapshot(table, Some(caller.user)).await?;
            let screen = times::taken_back(caller.language, &snapshot, taken);
            match screen.follows_question {
                true => click.seat(&snapshot, screen).await,
                false if caller.palette.is_none() => {
                    click.page(&snapshot, &screen.for_text_reader(caller.language)).await
                }
                false => click.page(&snapshot, &screen).await,
            }
        }
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

/// Returns the reason why the caller may not stop a table where nobody plays.
fn may_stop(click: &Click<'_>, snapshot: &TableSnapshot) -> Result<(), Refused> {
    running(snapshot)?;
    if times::idle_buttons(click.language(), snapshot).is_empty() {
        return Err(Refused::NotIdle);
    }
    if click.caller.manager || snapshot.host() == Some(click.caller.user) {
        return Ok(());
    }
    let host = snapshot.seats().iter().find(|row| row.user.is_some() && row.user == snapshot.host());
    Err(Refused::NotHost { host: host.map(|row| row.name.clone()).unwrap_or_default() })
}

/// Returns the reason why a table has no clock to stop: it has not begun, or it is over.
fn running(snapshot: &TableSnapshot) -> Result<(), Refused> {
    if snapshot.is_over() {
        return Err(Refused::Over(Box::new(snapshot.table().clone())));
    }
    if snapshot.is_running() { Ok(()) } else { Err(Refused::NotBegun) }
}

/// Returns the end of a pause that begins now, in UTC milliseconds.
fn until_ms(click: &Click<'_>, minutes: u32) -> i64 {
    click.app.gamemaster.now_ms().saturating_add(i64::from(minutes) * 60_000)
}
