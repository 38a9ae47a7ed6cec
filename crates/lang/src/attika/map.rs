//! The map in words: a page of the rules for each layout, computed from the rules' data.

use super::chains;
use super::land::{self, Detail, Nouns};
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::attika::data::{self, layout};
use agon_rules::attika::hex::{DIRECTIONS, Hex, RING_2, RING_3};
use agon_rules::attika::{Anchor, Map};

/// The farthest shrines whose shortest ways a page tells.
const FAR: u8 = 9;

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-map-{of}"))
}

/// Returns the page of a layout: `map-2`, `map-3`, `map-4`; `None` for another topic.
pub(super) fn page(l: Language, topic: &str) -> Option<String> {
    let seats = topic.strip_prefix("map-")?.parse().ok()?;
    let (map, nouns) = (start(seats), Nouns::of(l));
    let intro = say(l, "intro").with("seats", seats).with("tiles", map.tiles().len());
    let mut tiles = vec![say(l, "tiles").text()];
    tiles.extend((0..map.tiles().len() as u8).map(|at| {
        let beside = land::beside(&nouns, &map, at, Detail::Twice).unwrap_or_default();
        format!("{}: {beside}", Anchor::tile(at))
    }));
    let mut shrines = vec![say(l, "shrines").text()];
    shrines.extend(land::shrines(l, &map));
    shrines.extend(chains::gaps(&map, Seat(0), FAR).into_iter().map(|gap| join(l, &gap)));
    let paragraphs = [
        intro.with("shrines", map.shrines().len()).text(),
        say(l, "spaces").text(),
        tiles.join("\n"),
        shrines.join("\n"),
        say(l, "spots").with("list", spots()).text(),
        say(l, "shrine-spots").with("list", shrine_spots()).text(),
    ];
    Some(paragraphs.join("\n\n"))
}

/// Lays out the first tiles; their symbols do not matter here.
fn start(seats: u8) -> Map {
    let mut map = Map::new(seats);
    for (tile, &middle) in layout(seats).tiles.iter().enumerate() {
        map.lay(tile as u8, middle, 0);
    }
    map
}

/// Tells the shortest ways between two shrines.
fn join(l: Language, gap: &chains::Gap) -> String {
    let letter = |shrine: u8| Anchor::shrine(shrine).name();
    let over: Vec<_> = gap.over.iter().map(|space| space.name()).collect();
    let say = say(l, "join").with("one", letter(gap.shrines.0)).with("other", letter(gap.shrines.1));
    say.with("n", gap.left).with("list", over.join(", ")).text()
}

/// Lists the spots around a tile, each with the touching spaces of the old and the new tile: `1 (1–4, 1–5, 2–4)`.
fn spots() -> String {
    let spots = RING_3.iter().enumerate().map(|(spot, &middle)| {
        let mut map = Map::new(data::SEATS as u8);
        map.lay(0, Hex::new(0, 0), 0);
        map.lay(1, middle, 0);
        format!("{spot} ({})", land::touching(&map, 0, 1).replace(['A', 'B'], ""))
    });
    spots.collect::<Vec<_>>().join("; ")
}

/// Lists the spots around a shrine, each with the spaces of a tile there that touch it: `1 (4, 5)`.
fn shrine_spots() -> String {
    let spots = RING_2.iter().enumerate().map(|(spot, &middle)| {
        let touching = (1..7u8).zip(DIRECTIONS).filter(|(_, way)| middle.plus(*way).distance(Hex::new(0, 0)) == 1);
        let touching: Vec<_> = touching.map(|(place, _)| place.to_string()).collect();
        format!("{spot} ({})", touching.join(", "))
    });
    spots.collect::<Vec<_>>().join("; ")
}
