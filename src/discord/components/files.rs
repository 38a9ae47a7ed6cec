//! A table as a file, or in pictures, for the caller.

use super::Click;
use super::replay::paints;
use crate::discord::contact_sheet;
use crate::discord::panels::say;
use crate::discord::panels::table::files::{self, Form};
use crate::discord::parts::Parts;
use crate::text;
use agon_gamemaster::{Extras, File, TableSnapshot, Work};
use agon_lang::Language;
use anyhow::Context as _;

/// Sends the file chosen in the menu, beside the page of the menu. It is whole once the table is over, and public
/// before.
pub(super) async fn clicked(click: &Click<'_>, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    match click.chosen().and_then(Form::read) {
        Some(Form::Lines) => send(click, snapshot, "jsonl", |_, file| Ok(file.lines(Extras::default())?)).await,
        Some(Form::Text) => send(click, snapshot, "txt", text::text).await,
        Some(Form::Pictures) => pictures(click).await,
        None => click.stale().await,
    }
}

/// Writes a file and sends it.
async fn send(
    click: &Click<'_>,
    snapshot: &TableSnapshot,
    ending: &str,
    write: fn(Language, &File) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let table = snapshot.table().table;
    let file = match click.app.gamemaster.file(table).await {
        Ok(file) => file,
        Err(refused) => return click.refuse(Some(table), &refused).await,
    };
    let language = click.language();
    // Replaying a long log takes a while, so it runs on another thread than those that answer people.
    let cpu = click.app.gamemaster.cpu();
    let written = cpu.run(Work::Answer, move || write(language, &file)).await.context("writing a file")??;
    click.private.beside().show(&files::file(language, snapshot, ending, written.into_bytes())).await
}

/// Sends the ends of the table's rounds in pictures.
async fn pictures(click: &Click<'_>) -> anyhow::Result<()> {
    let (language, palette) = (click.language(), click.caller.palette.unwrap_or_default());
    paints(click, "ui-album-none", async |studio, course| {
        let album = contact_sheet::paint(studio, course, language, palette).await;
        match album.len() {
            0 => Parts::line(say(language, "ui-album-none")),
            pictures => Parts { album, ..Parts::line(contact_sheet::caption(language, course, pictures)) },
        }
    })
    .await
}
