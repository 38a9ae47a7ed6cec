//! The header of a table's log, and the options and the promise of luck that stand in its row.

use crate::error::Refused;
use agon_rules::game::OptionValues;
use agon_rules::log::{self, Header};
use agon_rules::luck::Seed;
use agon_store::TableRow;

/// Returns the header of a table's log.
///
/// # Errors
/// The options in the database cannot be read.
pub fn header(row: &TableRow, seats: u8) -> Result<Header, Refused> {
    Ok(Header {
        format: log::FORMAT,
        game: row.game.clone(),
        rules: Some(row.rules),
        seats,
        options: options(row)?,
        seed_sha256: Some(promise(row)),
        more: Default::default(),
    })
}

/// Returns the commitment of a table's seed, as it was shown before the start. Computes it from the seed if it was not
/// kept.
pub(crate) fn promise(row: &TableRow) -> String {
    row.promise.clone().unwrap_or_else(|| Seed(row.seed.0).commitment())
}

/// Reads a table's options from its row.
pub(crate) fn options(row: &TableRow) -> Result<OptionValues, Refused> {
    let read = serde_json::from_value(row.options.clone());
    read.map_err(|error| Refused::Contradiction(format!("the table's options: {error}")))
}
