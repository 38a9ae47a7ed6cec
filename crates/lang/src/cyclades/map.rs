//! The boards in words: a page of the rules for each, and the words for coasts and neighbours that the text board
//! shares.

use super::names;
use crate::{Language, Say};
use agon_rules::cyclades::data::Island;
use agon_rules::cyclades::map::MapId;
use agon_rules::cyclades::{Map, Sea, Seas};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-map-{of}"))
}

/// Writes the page of the rules about a board: every island, then every sea space. `None` for a page without a board.
pub(super) fn page(l: Language, topic: &str) -> Option<String> {
    let id = topic.strip_prefix("map-")?;
    let map = [MapId::Small, MapId::Medium, MapId::Large].into_iter().map(MapId::map).find(|map| map.id == id)?;
    let heading = |of: &str| format!("\n**{}**", say(l, of).text());
    let islands = map.islands.iter().map(|at| island(l, map, at));
    let seas = map.seas.iter().map(|at| sea(l, map, at));
    let lines = [say(l, "intro").text(), heading("islands")].into_iter().chain(islands);
    Some(lines.chain([heading("seas")]).chain(seas).collect::<Vec<_>>().join("\n"))
}

/// Describes an island: `Kea (B1): 1 slot, prosperity 2 · coast A1, to Mykonos via B2 C2, to Syros via C1 C2`.
fn island(l: Language, map: &Map, at: Island) -> String {
    let slots = say(l, "slots").with("n", map.slots[at.index()]).text();
    let prosperity = prosperity(l, map.prosperity(at).to_string());
    let land = spaces(map.lands[at.index()]);
    format!("{} ({land}): {slots}, {prosperity} · {}", names::island(at), ways(l, map, at))
}

/// Describes a sea space by the spaces, then the islands that it touches: `F1 (trade): E1, Paros`.
fn sea(l: Language, map: &Map, at: Sea) -> String {
    let touched: Vec<String> = [spaces(map.near[at.index()])].into_iter().chain(shores(map, at)).collect();
    format!("{}: {}", space(l, map, at), touched.join(", "))
}

/// Lists spaces: `C2 D3`.
pub(super) fn spaces(seas: Seas) -> String {
    seas.iter().map(|at| at.to_string()).collect::<Vec<_>>().join(" ")
}

/// Lists the islands that a sea space touches.
pub(super) fn shores(map: &Map, at: Sea) -> impl Iterator<Item = String> + use<> {
    map.shores[at.index()].iter().map(names::island)
}

/// Returns the word for a trade space; `None` for any other space.
pub(super) fn trade(l: Language, map: &Map, at: Sea) -> Option<String> {
    map.trade.has(at).then(|| say(l, "trade").text())
}

/// Names a space: `C2`, or `F1 (trade)`.
fn space(l: Language, map: &Map, at: Sea) -> String {
    trade(l, map, at).map_or_else(|| at.to_string(), |trade| format!("{at} ({trade})"))
}

fn named(l: Language, map: &Map, seas: Seas) -> String {
    seas.iter().map(|at| space(l, map, at)).collect::<Vec<_>>().join(" ")
}

/// Describes prosperity: `prosperity 2 + 1`.
pub(super) fn prosperity(l: Language, n: String) -> String {
    say(l, "prosperity").with("n", n).text()
}

/// Lists the coast of an island: `coast A1 B2 C1 C2`.
pub(super) fn coast(l: Language, map: &Map, at: Island) -> String {
    say(l, "coast").with("list", named(l, map, map.coasts[at.index()])).text()
}

/// Lists the coast of an island, and the islands that it shares spaces of it with: `coast A1, to Syros via C1 C2`.
pub(super) fn ways(l: Language, map: &Map, at: Island) -> String {
    let coast = map.coasts[at.index()];
    let others = map.islands.without(at).iter().map(|other| (other, coast.and(map.coasts[other.index()])));
    let others: Vec<(Island, Seas)> = others.filter(|(_, shared)| !shared.is_empty()).collect();
    let own = others.iter().fold(coast, |own, (_, shared)| own.minus(*shared));
    let ways = others.iter().map(|(other, shared)| {
        let way = say(l, "way").with("island", names::island(*other));
        way.with("spaces", named(l, map, *shared)).text()
    });
    let list: Vec<String> = (!own.is_empty()).then(|| named(l, map, own)).into_iter().chain(ways).collect();
    say(l, "coast").with("list", list.join(", ")).text()
}
