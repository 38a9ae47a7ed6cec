//! Clicks on a table's past: its replay, its score chart, its animated picture. All work from the id alone.

use super::Click;
use crate::discord::animation::{self, Animation};
use crate::discord::ids::{ReplayClick, ReplayControl, ReplaySettings, read_viewer};
use crate::discord::pages;
use crate::discord::panels::table::{card_data, replay as panel};
use crate::discord::panels::{GOLD, say, title};
use crate::discord::parts::{Embed, Parts};
use crate::discord::pictures::{self, Studio};
use agon_gamemaster::{Refused, Replay, TableSnapshot};

/// Shows a step of the table.
pub(super) async fn replay(click: &Click<'_>, wanted: &ReplayClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let mut settings = wanted.settings.clone();
    let (mut seq, mut page) = (id.seq, None);
    match (wanted.control, click.chosen()) {
        // A running table opens at its current step, a finished one at its first.
        (ReplayControl::Open, _) if snapshot.is_running() => seq = snapshot.seq(),
        (ReplayControl::Jump, Some(choice)) => match (choice.strip_prefix('@').map(str::parse), choice.parse()) {
            (Some(Ok(turned)), _) => page = Some(turned),
            (_, Ok(step)) => seq = step,
            _ => return click.stale().await,
        },
        (ReplayControl::Viewpoint, Some(choice)) => match read_viewer(choice) {
            Some(viewer) => settings.viewer = viewer,
            None => return click.stale().await,
        },
        (
            ReplayControl::Open
            | ReplayControl::From
            | ReplayControl::Jump
            | ReplayControl::Viewpoint
            | ReplayControl::First
            | ReplayControl::Back
            | ReplayControl::On
            | ReplayControl::Last,
            _,
        ) => {}
        (ReplayControl::StepSize | ReplayControl::Secrets | ReplayControl::Words | ReplayControl::Here, _) => {}
    }
    match app.gamemaster.replay_step(id.table, Some(caller.user), seq, settings.viewer).await {
        Ok(step) if wanted.control == ReplayControl::Words => {
            click.private.beside().show(&panel::text_board(caller.language, &step)).await
        }
        Ok(step) => click.show(&pages::replay::page(app, &caller.reader(), &step, &settings, page).await).await,
        Err(refused) => click.refuse(Some(id.table), &refused).await,
    }
}

/// Shows the scores of the table over its rounds.
pub(super) async fn chart(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let language = caller.language;
    let course = match app.gamemaster.replay(id.table).await {
        Ok(course) => course,
        Err(refused) => return click.refuse(Some(id.table), &refused).await,
    };
    let Some(chart) = card_data::scores(language, caller.palette.unwrap_or_default(), &course) else {
        return private.beside().show(&Parts::line(say(language, "ui-chart-too-little"))).await;
    };
    let alt = chart.alt();
    let picture = match caller.palette {
        Some(_) => {
            let (name, alt) = (format!("scores-{}", snapshot.table().number), alt.clone());
            pictures::card(app, &name, move || Some((chart.drawing()?, alt))).await
        }
        None => None,
    };
    let text = if picture.is_some() { String::new() } else { alt };
    let embed =
        Embed { title: title(language, snapshot.game(), snapshot.table()), text, colour: GOLD, footer: String::new() };
    private.beside().show(&Parts { embed: Some(embed), ..Parts::default() }.pictured(picture)).await
}

/// Shows the whole game as an animated picture.
pub(super) async fn animation(click: &Click<'_>) -> anyhow::Result<()> {
    let (language, palette) = (click.language(), click.caller.palette.unwrap_or_default());
    let line = |key: &str| Parts::line(say(language, key));
    paints(click, "ui-animation-none", async |studio, course| {
        match animation::paint(studio, course.clone(), language, palette).await {
            Animation::Painted(picture, frames) => {
                Parts::line(animation::caption(language, course, frames)).pictured(Some(picture))
            }
            Animation::TooLittle => line("ui-animation-too-little"),
            Animation::Busy => line("ui-animation-busy"),
            Animation::Failed => line("ui-animation-none"),
        }
    })
    .await
}

/// Shows a picture of a table's whole course, beside the page. Painting takes a while, so a line comes first. If this
/// bot paints nothing, shows the line `none` instead.
pub(super) async fn paints(
    click: &Click<'_>,
    none: &str,
    painted: impl AsyncFnOnce(&Studio, &Replay) -> Parts,
) -> anyhow::Result<()> {
    let Click { app, caller, private, id, .. } = *click;
    let line = |key: &str| Parts::line(say(click.language(), key));
    let Some(studio) = app.studio() else { return private.beside().show(&line(none)).await };
    if !app.animations.take(caller.user, app.gamemaster.now_ms()) {
        return private.beside().show(&line("ui-animation-wait")).await;
    }
    let Some(_painting) = app.paintings.begin(caller.user) else {
        return private.beside().show(&line("ui-one-moment")).await;
    };
    let course = match app.gamemaster.replay(id.table).await {
        Ok(course) => course,
        Err(refused) => return click.refuse(Some(id.table), &refused).await,
    };
    let begun = private.begin(&line("ui-painting")).await?;
    begun.show(&painted(studio, &course).await).await
}

/// Refuses a step that may not be shown in public. It must show the public view, of a table in this server.
pub(super) async fn may_show(click: &Click<'_>, settings: &ReplaySettings) -> Result<(), Refused> {
    let step = click.app.gamemaster.replay_step(click.id.table, None, click.id.seq, settings.viewer).await?;
    match click.caller.guild == Some(step.table.guild) {
        true => Ok(()),
        false => Err(Refused::NoTable(click.id.table)),
    }
}
