//! Clicks about seats that change hands: offers, and taking a seat over.

use super::Click;
use crate::discord::ids::SittingClick;
use crate::discord::panels::table::{seat, sitting};
use crate::discord::parts::Parts;
use crate::discord::{place, play};
use agon_gamemaster::{Refused, TableSnapshot, UserId};
use agon_rules::Seat;

/// Handles a click about seats that change hands.
pub(super) async fn clicked(click: &Click<'_>, wanted: SittingClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let (gamemaster, language, table, rights) =
        (&app.gamemaster, caller.language, id.table, (caller.user, caller.manager));
    let (seat, asked, done, key) = match wanted {
        SittingClick::Take(number) => return take(click, Seat(number), snapshot, false).await,
        SittingClick::TakeYes(number) => return take(click, Seat(number), snapshot, true).await,
        SittingClick::Find | SittingClick::Ask(_) if snapshot.is_over() => {
            return click.refuse(Some(table), &Refused::Over(Box::new(snapshot.table().clone()))).await;
        }
        SittingClick::Find | SittingClick::Ask(_) if !caller.manager && snapshot.host() != Some(caller.user) => {
            let host = snapshot.seats().iter().find(|row| row.user.is_some() && row.user == snapshot.host());
            let host = host.map(|row| row.name.clone()).unwrap_or_default();
            return click.refuse(Some(table), &Refused::NotHost { host }).await;
        }
        SittingClick::Ask(number) if snapshot.free_seats().iter().any(|free| free == Seat(number)) => {
            return click.page(snapshot, &sitting::ask(language, snapshot, Seat(number))).await;
        }
        SittingClick::Find | SittingClick::Ask(_) => {
            return click.page(snapshot, &sitting::find(language, snapshot, None)).await;
        }
        SittingClick::Offer(number) => {
            let seat = Seat(number);
            (seat, None, gamemaster.offer_seat(table, rights, seat, None).await, "sitting-offered")
        }
        SittingClick::Asked(number) => {
            // A bot is no choice: it cannot play.
            let Some(user) = click.chosen().and_then(|user| user.parse().ok().map(UserId)) else {
                return click.page(snapshot, &sitting::find(language, snapshot, None)).await;
            };
            let seat = Seat(number);
            (seat, Some(user), gamemaster.offer_seat(table, rights, seat, Some(user)).await, "sitting-asked")
        }
        SittingClick::Withdraw(number) => {
            let seat = Seat(number);
            (seat, None, gamemaster.withdraw_offer(table, rights, seat).await, "sitting-withdrawn")
        }
    };
    match done {
        Ok(()) => {
            let snapshot = gamemaster.snapshot(table, Some(caller.user)).await?;
            let line = sitting::done(language, &snapshot, seat, asked, key);
            click.page(&snapshot, &sitting::find(language, &snapshot, Some(line))).await
        }
        Err(refused) => click.refuse(Some(table), &refused).await,
    }
}

/// Asks whether the caller takes a seat, or (`sure`) gives it to them and shows their panel.
async fn take(click: &Click<'_>, seat: Seat, snapshot: &TableSnapshot, sure: bool) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let (gamemaster, language) = (&app.gamemaster, caller.language);
    if let Err(refused) = gamemaster.may_take_seat(id.table, caller.user, seat).await {
        return play::refuse(app, caller, &private.beside(), Some(id.table), &refused).await;
    }
    let settings = gamemaster.store().guild(snapshot.table().guild).await?;
    if let Some(no) = place::may_not_sit(language, caller, &settings) {
        return private.beside().show(&Parts::line(no)).await;
    }
    if !sure {
        return private.beside().show(&sitting::confirm(language, snapshot, seat)).await;
    }
    match gamemaster.take_over(id.table, caller.person(), seat).await {
        Ok(()) => {
            let snapshot = gamemaster.snapshot_when_settled(id.table, Some(caller.user)).await?;
            let panel = seat::after(language, &snapshot, Some(sitting::taken(language, &snapshot, seat)), None);
            play::show_seat(app, caller, private, &snapshot, panel).await
        }
        Err(refused) => click.refuse(Some(id.table), &refused).await,
    }
}
