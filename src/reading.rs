//! Reads logs from files, line by line.

use agon_rules::verify::{Closed, Entry, LONGEST, Reader};
use anyhow::{Context, bail};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// Opens a log from a file; `-` is the standard input.
///
/// # Errors
/// The file cannot be opened.
pub fn open(file: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(std::io::stdin())));
    }
    let opened = File::open(file).with_context(|| format!("{}: cannot be opened", file.display()))?;
    if opened.metadata().is_ok_and(|known| known.is_dir()) {
        bail!("{}: this is a directory", file.display());
    }
    Ok(Box::new(BufReader::new(opened)))
}

/// Reads a log to its end, passes on each of its lines, and returns its last table.
///
/// # Errors
/// A [`Misfit`](agon_rules::verify::Misfit) for the first line that does not fit; a failure of the input or of the
/// callback.
pub fn each(
    mut input: impl BufRead,
    reader: &mut Reader,
    mut tell: impl FnMut(&Reader, Entry) -> anyhow::Result<()>,
) -> anyhow::Result<Closed> {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        // Reads one byte more than a line may have, to notice a line that is too long.
        input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(reader.end()?);
        }
        let entry = reader.line(&bytes)?;
        tell(reader, entry)?;
    }
}
