//! Proofs: the luck of a table, recomputed.

use crate::app::App;
use crate::discord::caller::{Caller, Reader};
use crate::discord::panels::table::proof;
use crate::discord::parts::Parts;
use crate::discord::play;
use crate::discord::private::Private;
use agon_gamemaster::{Refused, TableSnapshot};

/// Renders the commitments to a table's luck. Once the table is over, says whether everything matches.
///
/// # Errors
/// The log cannot be read, or the database failed.
pub async fn page(app: &App, reader: &Reader, snapshot: &TableSnapshot) -> Result<Parts, Refused> {
    let (language, table) = (reader.language, snapshot.table().table);
    if !snapshot.is_over() {
        return Ok(proof::sealed(language, snapshot));
    }
    if snapshot.public().is_none() {
        return Ok(proof::unplayed(language, snapshot));
    }
    let found = app.gamemaster.verify(table).await?;
    if let Err(misfit) = &found {
        // The reason quotes the log, which is public by now. The step is enough for the program's log.
        tracing::warn!(table = table.0, step = misfit.step, "a table's log does not fit its luck");
    }
    let here = reader.guild == Some(snapshot.table().guild);
    Ok(proof::checked(language, snapshot, here, &found))
}

/// Shows the proof to the caller.
///
/// # Errors
/// Discord failed.
pub async fn show(app: &App, caller: &Caller, private: &Private, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    match page(app, &caller.reader(), snapshot).await {
        Ok(page) => private.show(&page).await,
        Err(refused) => play::refuse(app, caller, private, Some(snapshot.table().table), &refused).await,
    }
}
