//! The effect of a building in one line: the buildings it makes free, the one that makes it free, its group.

use super::names;
use crate::{Language, Say};
use agon_rules::attika::data::Building;

/// The width of the line, in UTF-16 units.
const WIDTH: usize = 90;

/// Returns the effect of the building a path names: `build tower`, `build tower C4`.
pub(super) fn effect(l: Language, path: &str) -> Option<String> {
    let mut words = path.split_whitespace();
    let building = words.nth(1).filter(|_| path.starts_with("build "))?;
    let building = Building::read(building)?;
    let say = |of: &str| Say::new(l, format!("attika-effect-{of}"));
    let frees: Vec<_> = freed(building).map(|free| names::building_word(l, free)).collect();
    let frees = (!frees.is_empty()).then(|| say("frees").with("list", frees.join(", ")).text());
    let from = match building.disc().from {
        Some(from) => say("from").noun("building", &names::building_key(from)).text(),
        None => say("never").text(),
    };
    let discs: u8 = building.group().buildings().map(Building::pieces).sum();
    let group = say("group").noun("group", &names::group_key(building.group())).with("n", discs).text();
    [frees, Some(from), Some(group)].into_iter().flatten().reduce(|line, part| {
        let longer = format!("{line} · {part}");
        if longer.encode_utf16().count() <= WIDTH { longer } else { line }
    })
}

/// Returns the other buildings that are free beside a building (10.1).
pub(super) fn freed(building: Building) -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(move |other| other.disc().from == Some(building) && *other != building)
}
