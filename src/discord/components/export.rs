//! A server's tables as one packed file, for its managers: finished and stopped tables whole, running tables with their
//! public part only. Split into parts if one message cannot carry them all.

use super::Click;
use crate::discord::panels::say;
use crate::discord::panels::table::files::{self, Part};
use crate::discord::parts::Parts;
use agon_gamemaster::{Extras, File, GuildId, Work};
use anyhow::Context as _;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// The number of tables in one read.
const AT_ONCE: u32 = 50;
/// The size of one file before packing, in bytes. Packed, it is about a tenth.
const PART: usize = 48 << 20;

/// Sends the part that begins after the table in the id.
pub(super) async fn server(click: &Click<'_>, guild: GuildId, after: u32) -> anyhow::Result<()> {
    let begun = click.private.begin(&Parts::line(say(click.language(), "export-writing"))).await?;
    let part = write(click, guild, after, PART).await?;
    begun.show(&files::server(click.language(), after, part)).await
}

async fn write(click: &Click<'_>, guild: GuildId, after: u32, most: usize) -> anyhow::Result<Part> {
    let store = click.app.gamemaster.store();
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let (mut tables, mut last, mut written) = (0, after, 0);
    let more = 'all: loop {
        let rows = store.begun_after(guild, last, AT_ONCE).await?;
        if rows.is_empty() {
            break false;
        }
        for row in rows {
            if written >= most {
                break 'all true;
            }
            let number = row.number;
            // A server's managers may import the file elsewhere, with the same people.
            let extras = Extras { people: true, ..Extras::default() };
            let file = File::read(store, click.app.gamemaster.games(), row, false).await?;
            let lines = click
                .app
                .gamemaster
                .cpu()
                .run(Work::Answer, move || file.lines(extras))
                .await
                .context("writing a file")??;
            packed.write_all(lines.as_bytes())?;
            written += lines.len();
            (tables, last) = (tables + 1, number);
        }
    };
    Ok(Part { bytes: packed.finish()?, tables, last, more })
}
