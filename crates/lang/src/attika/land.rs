//! The land in words: a line for each tile with its spaces, buildings and neighbours, and a line for each shrine.

use super::names;
use crate::{Language, Say, raise};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Landscape, SEATS, layout};
use agon_rules::attika::hex::RING_3;
use agon_rules::attika::{Anchor, Board, Map, Space};

/// The detail of a land's text. Each step says less, so that a full board still fits into a message.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Detail {
    /// Each pair of touching tiles stands at both tiles, with its direction and its touching spaces.
    Twice,
    /// Each pair stands once, at the tile with the earlier letter.
    Once,
    /// Without directions, empty spaces and symbols under buildings.
    Short,
    /// Each pair with the spot of the later tile, which gives direction and touching spaces.
    Spots,
    /// Without the legend, neighbours and gaps between shrines, and with the marks of cities for their names.
    Least,
}

impl Detail {
    /// All of them, the most detailed first.
    pub(super) const ALL: [Detail; 5] = [Detail::Twice, Detail::Once, Detail::Short, Detail::Spots, Detail::Least];
}

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-board-{of}"))
}

/// The words of a land's text, looked up once.
pub(super) struct Nouns {
    l: Language,
    cities: [String; SEATS],
    buildings: [String; Building::COUNT],
    landscapes: [String; Landscape::COUNT],
    ways: [String; 6],
    empty: String,
}

impl Nouns {
    /// Looks up the words of a language.
    pub(super) fn of(l: Language) -> Nouns {
        Nouns {
            l,
            cities: std::array::from_fn(|seat| names::city(l, Seat(seat as u8))),
            buildings: Building::ALL.map(|building| names::building_word(l, building)),
            landscapes: Landscape::ALL.map(|landscape| names::landscape(l, landscape)),
            ways: std::array::from_fn(|way| Say::new(l, format!("attika-map-way-{way}")).text()),
            empty: say(l, "empty").text(),
        }
    }

    /// Names a seat by its city, or by its mark if room is short.
    pub(super) fn owner(&self, seat: Seat, detail: Detail) -> &str {
        if detail < Detail::Least { &self.cities[seat.index()] } else { names::CITIES.mark(seat) }
    }

    fn landscape(&self, landscape: Landscape) -> &str {
        &self.landscapes[landscape.index()]
    }

    /// Names the direction of a spot, the nearest of six.
    fn way(&self, spot: usize) -> &str {
        &self.ways[(spot + 1) / 3 % 6]
    }
}

/// Writes a tile's line: `A (17, 240°): water 1 2, hill 5; Athens core 4 (hill), tower 6; east B (A1–B4, A2–B4)`.
pub(super) fn tile(nouns: &Nouns, board: &Board, at: u8, detail: Detail) -> String {
    let map = &board.map;
    let built = board.everybody().filter_map(|seat| built(nouns, map, seat, at, detail));
    let parts = ground(nouns, map, at, detail).into_iter().chain(built).chain(beside(nouns, map, at, detail));
    format!("{}: {}", head(map, at), parts.collect::<Vec<_>>().join("; "))
}

/// Names a tile with its number and its turn, and a later tile with its place as well: `I (17, 240°, C 7)`.
fn head(map: &Map, at: u8) -> String {
    let letter = Anchor::tile(at);
    let Some(laid) = map.tiles().get(usize::from(at)) else { return letter.to_string() };
    let first = usize::from(at) < layout(map.shrines().len() as u8).tiles.len();
    let place = map.place_name(laid.middle).filter(|_| !first);
    let place = place.map(|(anchor, spot)| format!(", {anchor} {spot}")).unwrap_or_default();
    format!("{letter} ({}, {}°{place})", laid.tile + 1, names::degrees(laid.turn))
}

/// Lists the empty spaces of a tile by their symbols.
fn ground(nouns: &Nouns, map: &Map, at: u8, detail: Detail) -> Option<String> {
    let open = || (0..7).map(|place| Space::at(at, place)).filter(|&space| map.on(space).is_none());
    let told = |symbol: Option<Landscape>, word: &str| {
        let places = open().filter(|&space| map.symbol(space) == symbol).map(|space| space.place().to_string());
        let places: Vec<_> = places.collect();
        (!places.is_empty()).then(|| format!("{word} {}", places.join(" ")))
    };
    let symbols = Landscape::ALL.into_iter().map(|symbol| told(Some(symbol), nouns.landscape(symbol)));
    let empty = (detail <= Detail::Once).then(|| told(None, &nouns.empty)).flatten();
    let list: Vec<_> = symbols.chain([empty]).flatten().collect();
    (!list.is_empty()).then(|| list.join(", "))
}

/// Lists a seat's buildings on a tile: `Athens core 4 (hill), tower 6`; `None` without one.
fn built(nouns: &Nouns, map: &Map, seat: Seat, at: u8, detail: Detail) -> Option<String> {
    let kinds = Building::ALL.into_iter().filter_map(|building| {
        let mut sites: Vec<Space> = map.sites(seat, building).filter(|site| site.tile() == at).collect();
        sites.sort_unstable();
        let sites: Vec<_> = sites.into_iter().map(|site| covered(nouns, map, site, detail)).collect();
        (!sites.is_empty()).then(|| format!("{} {}", nouns.buildings[building.index()], sites.join(" ")))
    });
    let list: Vec<_> = kinds.collect();
    (!list.is_empty()).then(|| format!("{} {}", nouns.owner(seat, detail), list.join(", ")))
}

/// Names a space under a building by its number, with the symbol it covers: `4 (hill)`.
fn covered(nouns: &Nouns, map: &Map, space: Space, detail: Detail) -> String {
    match map.symbol(space).filter(|_| detail <= Detail::Once) {
        Some(symbol) => format!("{} ({})", space.place(), nouns.landscape(symbol)),
        None => space.place().to_string(),
    }
}

/// Lists the tiles that touch a tile: `east B (A1–B4, A1–B5, A2–B4)`; `None` without one.
pub(super) fn beside(nouns: &Nouns, map: &Map, at: u8, detail: Detail) -> Option<String> {
    let others = (0..map.tiles().len() as u8).filter(|&other| other > at || other != at && detail == Detail::Twice);
    let told = others.filter_map(|other| {
        let (spot, letter) = (spot(map, at, other)?, Anchor::tile(other));
        Some(match detail {
            Detail::Twice | Detail::Once => format!("{} {letter} ({})", nouns.way(spot), touching(map, at, other)),
            Detail::Short => format!("{letter} ({})", touching(map, at, other)),
            Detail::Spots => format!("{letter} {spot}"),
            Detail::Least => return None,
        })
    });
    let list = told.collect::<Vec<_>>().join(", ");
    match detail {
        _ if list.is_empty() => None,
        Detail::Spots => Some(say(nouns.l, "next").with("list", list).text()),
        _ => Some(list),
    }
}

/// Returns the spot of a tile around another one; `None` if they do not touch.
fn spot(map: &Map, at: u8, other: u8) -> Option<usize> {
    let middle = |tile: u8| map.tiles().get(usize::from(tile)).map(|laid| laid.middle);
    let way = middle(other)?.minus(middle(at)?);
    RING_3.iter().position(|&step| step == way)
}

/// Lists the touching spaces of two tiles: `A1–B4, A1–B5, A2–B4`.
pub(super) fn touching(map: &Map, at: u8, other: u8) -> String {
    let pairs = (0..7).map(|place| Space::at(at, place)).flat_map(|space| {
        let mut next: Vec<Space> = map.neighbours(space).filter(|next| next.tile() == other).collect();
        next.sort_unstable();
        next.into_iter().map(move |next| format!("{space}–{next}"))
    });
    pairs.collect::<Vec<_>>().join(", ")
}

/// Writes a line for each shrine with the spaces it touches.
pub(super) fn shrines(l: Language, map: &Map) -> Vec<String> {
    let shrines = (0..map.shrines().len() as u8).map(|shrine| {
        let spaces = map.spaces().filter(|&space| map.shrines_beside(space) & (1 << shrine) != 0);
        let list: Vec<_> = spaces.map(Space::name).collect();
        let say = say(l, "shrine").with("shrine", raise(&names::anchor(l, Anchor::shrine(shrine))));
        let none = || self::say(l, "nothing").text();
        say.with("list", if list.is_empty() { none() } else { list.join(", ") }).text()
    });
    shrines.collect()
}
