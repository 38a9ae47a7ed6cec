//! `agon verify`: recomputes everything a log says, and stops at the first line that does not fit.

use crate::reading;
use agon_rules::verify::{Depth, Entry, Reader, Verified};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Arguments of `agon verify`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The log, as docs/FORMAT.md describes it; `-` reads the standard input
    pub file: PathBuf,
}

/// Reads the log and writes what was recomputed of each of its tables.
///
/// # Errors
/// A [`Misfit`](agon_rules::verify::Misfit) for the first line that does not fit; a file or writer that fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    verify(reading::open(&args.file)?, out)
}

fn verify(input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut reader = Reader::new(Depth::Full);
    let mut table = 0;
    let mut tell = |verified: &Verified| -> anyhow::Result<()> {
        table += 1;
        Ok(writeln!(out, "table {table}: {}", told(verified))?)
    };
    let last = reading::each(input, &mut reader, |_, entry| match entry {
        Entry::Header { before: Some(closed) } => tell(&closed.verified),
        _ => Ok(()),
    });
    // What was read before a line that does not fit stands, and is told first.
    let told = last.and_then(|closed| tell(&closed.verified));
    out.flush()?;
    told
}

/// What was recomputed, in a line for hosts; what could not be follows it.
fn told(verified: &Verified) -> String {
    let mut fits = vec![format!("{} steps are legal", verified.steps)];
    if verified.promise {
        fits.push("the seed is the promised one".to_owned());
    }
    if verified.draws > 0 {
        fits.push(format!("{} draws fit the seed", verified.draws));
    }
    if verified.seats {
        fits.push("the drawn seats fit the seed".to_owned());
    }
    if verified.seals > 0 {
        fits.push(format!("{} seals fit", verified.seals));
    }
    if verified.standing {
        fits.push("the standing follows".to_owned());
    }
    let unchecked: Vec<String> = verified.unchecked.iter().map(|what| format!("\n  not checked: {what}")).collect();
    format!("{}: {}{}", verified.game, fits.join(", "), unchecked.concat())
}
