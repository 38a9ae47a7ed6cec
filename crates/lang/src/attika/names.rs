//! Names of things: buildings, landscapes, piles, tiles, and small phrases made of them.

use crate::cities::Cities;
use crate::say::counted;
use crate::{Language, Say, join, raise, text};
use agon_rules::Seat;
use agon_rules::attika::data::{self, Building, Group, Landscape, Pile};
use agon_rules::attika::{Anchor, Attika, Cards, Price};

/// The cities of the seats.
pub(super) const CITIES: Cities = Cities::of::<Attika>();

/// The sign for an empty place in lists.
pub(super) const EMPTY: &str = "–";

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

pub(super) fn pile(l: Language, pile: Pile) -> String {
    raise(&singular(l, &pile_key(pile)))
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

fn landscapes(l: Language, cards: Cards) -> Vec<String> {
    let held = Landscape::ALL.into_iter().filter(|&landscape| cards.of(landscape) > 0);
    held.map(|landscape| counted(l, cards.of(landscape), &key(Landscape::CLASS, landscape.id()))).collect()
}

/// Cards or symbols in words: `2 water and 1 hill`, `no card`.
pub(super) fn cards(l: Language, cards: Cards) -> String {
    if cards.is_empty() { text(l, "attika-no-card", &[]) } else { join(l, &landscapes(l, cards)) }
}

/// Cards or symbols by their letters: `W W H`.
pub(super) fn letters(cards: Cards) -> String {
    cards.iter().map(Landscape::letter).collect::<Vec<_>>().join(" ")
}

/// Cards or symbols in few words: `hill, 2 mountains`.
pub(super) fn words(l: Language, cards: Cards) -> Vec<String> {
    let held = Landscape::ALL.into_iter().filter(|&landscape| cards.of(landscape) > 0);
    let word = |landscape: Landscape| match (cards.of(landscape), key(Landscape::CLASS, landscape.id())) {
        (1, key) => singular(l, &key),
        (n, key) => counted(l, n, &key),
    };
    held.map(word).collect()
}

/// A price in few words: `hill, 2 mountains, 1 any`.
pub(super) fn price_words(l: Language, price: Price) -> String {
    let mut parts = words(l, price.symbols);
    parts.extend((price.any > 0).then(|| Say::new(l, "attika-any-short").with("n", price.any).text()));
    parts.join(", ")
}

/// The count of each landscape after its letter: `W2 H1`.
pub(super) fn counts(cards: Cards) -> String {
    let held = Landscape::ALL.into_iter().filter(|&landscape| cards.of(landscape) > 0);
    let list: Vec<_> = held.map(|landscape| format!("{}{}", landscape.letter(), cards.of(landscape))).collect();
    if list.is_empty() { EMPTY.to_owned() } else { list.join(" ") }
}

/// A price in words: `1 hill and 2 of any landscape`.
pub(super) fn price(l: Language, price: Price) -> String {
    if price.is_nothing() {
        return text(l, "attika-free", &[]);
    }
    let mut parts = landscapes(l, price.symbols);
    parts.extend((price.any > 0).then(|| Say::new(l, "attika-any").with("n", price.any).text()));
    join(l, &parts)
}

/// A price by its letters: `H M + 2 any`.
fn price_letters(l: Language, price: Price) -> String {
    let symbols = (!price.symbols.is_empty()).then(|| letters(price.symbols));
    let any = (price.any > 0).then(|| Say::new(l, "attika-any-short").with("n", price.any).text());
    symbols.into_iter().chain(any).collect::<Vec<_>>().join(" + ")
}

/// The cost of a building before symbols reduce it: `H H M`.
pub(super) fn cost(l: Language, building: Building) -> String {
    price_letters(l, whole_price(building))
}

/// The same in few words: `2 hills, mountain`.
pub(super) fn cost_words(l: Language, building: Building) -> String {
    price_words(l, whole_price(building))
}

fn whole_price(building: Building) -> Price {
    Price { symbols: building.cost(), any: building.any() }
}

/// The symbols of a tile in a given turn: the middle, then the places clockwise from the east, `·` for none: `·WWW···`.
pub(super) fn tile(tile: u8, turn: u8) -> String {
    (0..7).map(|place| data::symbol(tile, turn, place).map_or("·", Landscape::letter)).collect()
}
