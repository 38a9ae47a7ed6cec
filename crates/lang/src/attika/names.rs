//! Names of things: buildings, landscapes, piles, tiles, and small phrases made of them.

use crate::cities::Cities;
use crate::say::counted;
use crate::{Language, Say, has, join, raise, text};
use agon_rules::Seat;
use agon_rules::attika::data::{self, Building, Group, Landscape, Pile};
use agon_rules::attika::{Anchor, Attika, Cards, Price};

/// The cities of the seats.
pub(super) const CITIES: Cities = Cities::of::<Attika>();

/// The sign for an empty place in lists.
pub(super) const EMPTY: &str = "–";

/// Returns the width of a text, in UTF-16 units.
pub(super) fn width(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Returns the key of an item of a class: `attika-building-corn-field`.
pub(super) fn key(class: &str, id: &str) -> String {
    format!("attika-{class}-{}", id.replace('_', "-"))
}

pub(super) fn building_key(building: Building) -> String {
    key(Building::CLASS, building.id())
}

pub(super) fn group_key(group: Group) -> String {
    key(Group::CLASS, group.id())
}

pub(super) fn pile_key(pile: Pile) -> String {
    key(Pile::CLASS, pile.id())
}

fn singular(l: Language, key: &str) -> String {
    text(l, key, &[("n", 1.into())])
}

pub(super) fn city(l: Language, seat: Seat) -> String {
    CITIES.name(l, seat)
}

pub(super) fn building(l: Language, building: Building) -> String {
    raise(&singular(l, &building_key(building)))
}

/// Returns a building's name in running text: `tower`.
pub(super) fn building_word(l: Language, building: Building) -> String {
    singular(l, &building_key(building))
}

/// Returns a building's name with its article: `a tower`.
pub(super) fn building_a(l: Language, building: Building) -> String {
    singular(l, &format!("{}.a", building_key(building)))
}

/// Returns a group's name: `Wine`.
pub(super) fn group(l: Language, group: Group) -> String {
    raise(&singular(l, &group_key(group)))
}

pub(super) fn card_count(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "play-card")
}

pub(super) fn amphorae(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "attika-amphora")
}

pub(super) fn buildings(l: Language, n: impl Into<i64>) -> String {
    counted(l, n, "attika-building")
}

fn of_anchor(l: Language, of: &str, anchor: Anchor) -> String {
    let kind = if anchor.as_shrine().is_some() { "shrine" } else { "tile" };
    Say::new(l, format!("attika-{kind}-{of}")).with("letter", anchor.name()).text()
}

/// Names an anchor: `tile C`, `shrine W`.
pub(super) fn anchor(l: Language, anchor: Anchor) -> String {
    of_anchor(l, "named", anchor)
}

/// Names a place beside an anchor: `beside tile C`, `beside shrine W`.
pub(super) fn beside(l: Language, anchor: Anchor) -> String {
    of_anchor(l, "beside", anchor)
}

/// Counts each landscape: `2 hills`. Cards of a landscape have a form of their own in some languages: `2 de agua`.
fn landscapes(l: Language, cards: Cards, form: &str) -> Vec<String> {
    let held = Landscape::ALL.into_iter().filter(|&landscape| cards.of(landscape) > 0);
    let word = |landscape: Landscape| {
        let bare = landscape_key(landscape);
        let formed = format!("{bare}{form}");
        counted(l, cards.of(landscape), if has(l, &formed) { &formed } else { &bare })
    };
    held.map(word).collect()
}

fn landscape_key(landscape: Landscape) -> String {
    key(Landscape::CLASS, landscape.id())
}

/// Returns a landscape's name in running text: `hill`.
pub(super) fn landscape(l: Language, landscape: Landscape) -> String {
    singular(l, &landscape_key(landscape))
}

/// The form of a landscape's name for its cards.
const OF_CARDS: &str = ".of";

/// Cards in words: `2 water and 1 hill`, `no card`.
pub(super) fn cards(l: Language, cards: Cards) -> String {
    if cards.is_empty() { text(l, "attika-no-card", &[]) } else { join(l, &landscapes(l, cards, OF_CARDS)) }
}

/// Cards in a list, for labels and menus: `2 water, 1 hill`.
pub(super) fn card_list(l: Language, cards: Cards) -> String {
    landscapes(l, cards, OF_CARDS).join(", ")
}

/// Symbols of spaces in words: `2 water and 1 hill`.
pub(super) fn symbols(l: Language, symbols: Cards) -> String {
    join(l, &landscapes(l, symbols, ""))
}

/// Symbols of spaces in a list: `2 water, 1 hill`.
pub(super) fn symbol_list(l: Language, symbols: Cards) -> String {
    landscapes(l, symbols, "").join(", ")
}

fn price_parts(l: Language, price: Price) -> Vec<String> {
    if price.is_nothing() {
        return vec![text(l, "attika-free", &[])];
    }
    let any = (price.any > 0).then(|| Say::new(l, "attika-any").with("n", price.any).text());
    landscapes(l, price.symbols, "").into_iter().chain(any).collect()
}

/// A price in a sentence: `1 hill and 2 of any landscape`, `free`.
pub(super) fn price(l: Language, price: Price) -> String {
    join(l, &price_parts(l, price))
}

/// A price in a list, for labels and menus: `1 hill, 2 of any landscape`, `free`.
pub(super) fn price_list(l: Language, price: Price) -> String {
    price_parts(l, price).join(", ")
}

/// Returns the price of a building before symbols reduce it.
pub(super) fn whole_price(building: Building) -> Price {
    Price { symbols: building.cost(), any: building.any() }
}

/// Returns a tile's turn in degrees, clockwise.
pub(super) fn degrees(turn: u8) -> u16 {
    60 * u16::from(turn)
}

/// The symbols of a tile in a given turn, each landscape with its spaces: `water 1 2 3, hill 0`.
pub(super) fn tile(l: Language, tile: u8, turn: u8) -> String {
    let told = Landscape::ALL.into_iter().filter_map(|shown| {
        let places = (0..7u8).filter(|&place| data::symbol(tile, turn, place) == Some(shown));
        let places: Vec<_> = places.map(|place| place.to_string()).collect();
        (!places.is_empty()).then(|| format!("{} {}", landscape(l, shown), places.join(" ")))
    });
    told.collect::<Vec<_>>().join(", ")
}
