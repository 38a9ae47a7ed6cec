//! Time zones by the names that people type: of the zone, or of its city alone.

use agon_gamemaster::zone;
use agon_lang::fold;
use jiff::tz::{TimeZone, db};
use jiff::{Timestamp, ToSpan as _};

/// The number of names that a misspelled one gets.
const NEAREST: usize = 4;
/// The number of characters of a typed name that count.
const LONGEST: usize = 60;
/// The number of months in which two zones must show the same times to be the same.
const MONTHS: i32 = 12;

/// The outcome of a search for a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The zone of this name.
    Zone(String),
    /// No zone, or several: the nearest names.
    Nearest(Vec<String>),
}

/// Finds a zone by its name in the IANA database or by its city: case, accents, spaces and underscores do not count. A
/// city with several zones is found if their clocks agree from now on.
pub fn find_zone(text: &str, now_ms: i64) -> Found {
    let wanted = folded(&text.chars().take(LONGEST).collect::<String>());
    let names: Vec<(String, String)> =
        db().available().map(|name| name.to_string()).map(|name| (folded(&name), name)).collect();
    if let Some((_, name)) = names.iter().find(|(known, _)| *known == wanted) {
        return Found::Zone(name.clone());
    }
    let mut same: Vec<&str> =
        names.iter().filter(|(known, _)| city(known) == wanted).map(|(_, name)| name.as_str()).collect();
    // The longest name is the current one of a place that has several, such as `America/Argentina/Buenos_Aires`.
    same.sort_by_key(|name| (std::cmp::Reverse(name.len()), std::cmp::Reverse(*name)));
    match same.split_first() {
        Some((name, others)) if others.iter().all(|other| agree(name, other, now_ms)) => {
            Found::Zone((*name).to_owned())
        }
        Some(_) => Found::Nearest(same.into_iter().take(NEAREST).map(str::to_owned).collect()),
        None => Found::Nearest(nearest(&wanted, &names)),
    }
}

/// Returns the names that are spelled most alike.
fn nearest(wanted: &str, names: &[(String, String)]) -> Vec<String> {
    let likeness = |known: &str| strsim::normalized_damerau_levenshtein(wanted, known);
    let mut all: Vec<(f64, &str)> = names
        .iter()
        // A zone without a place is nobody's city.
        .filter(|(known, _)| known.contains('/') && !known.starts_with("etc/"))
        .map(|(known, name)| (likeness(known).max(likeness(city(known))), name.as_str()))
        .collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(other.1)));
    all.into_iter().take(NEAREST).map(|(_, name)| name.to_owned()).collect()
}

/// Returns a name as it is compared.
fn folded(text: &str) -> String {
    fold(&text.replace(['_', '-'], " ")).replace(" / ", "/")
}

/// Returns the last part of a folded name.
fn city(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// True if the clocks of two zones show the same time in all months ahead.
fn agree(one: &str, other: &str, now_ms: i64) -> bool {
    let (one, other) = (zone(Some(one)), zone(Some(other)));
    let now = Timestamp::from_millisecond(now_ms).unwrap_or_default().to_zoned(TimeZone::UTC);
    (0..MONTHS).all(|month| {
        let at = now.saturating_add(month.months()).timestamp();
        one.to_offset(at) == other.to_offset(at)
    })
}
