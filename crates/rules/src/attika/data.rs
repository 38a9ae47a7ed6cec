//! The contents of the box of Attika (§1, §2, §14): buildings, landscapes, tiles, layouts, and the numbers of the
//! rules.
//!
//! Every table gives the source of its values and the confidence. [`Source::Design`] marks values that no source gives
//! and this project chose: the costs of twelve buildings, the symbols on the tiles, the coordinates of the layouts.
//! Owners of the game may correct them here, and nowhere else.

use super::cards::Cards;
use super::hex::Hex;

/// The most seats.
pub const SEATS: usize = 4;
/// The city of each seat, clockwise (§1: names of the cores; all four sets are alike).
pub const CITIES: [&str; SEATS] = ["athens", "sparta", "corinth", "thebes"];
/// Buildings of each city (rulebook, high).
pub const PIECES: usize = 30;
/// Piles of each city: the main buildings, and three of the others (rulebook, high).
pub const PILES: usize = 4;
/// Discs in each pile, before one of them is turned up (rulebook, high).
pub const PILE_SIZES: [u8; PILES] = [6, 8, 8, 8];
/// Draw actions of a draw turn (rulebook, high).
pub const DRAWS: u8 = 2;
/// Build actions of a build turn (rulebook, high).
pub const BUILDS: u8 = 3;
/// Cards of the first seat and of those after it (rulebook, high).
pub const DEALT: [u8; SEATS] = [4, 5, 6, 7];
/// Cards of any landscape that a street costs (rulebook, high).
pub const STREET_COST: u8 = 5;
/// Cards of each landscape (60 in all: rulebook; 15 of each: a list of the contents in an encyclopedia; high).
pub const CARDS_EACH: u8 = 15;
/// Cards in the box.
pub const CARDS: u8 = CARDS_EACH * 4;
/// Board tiles in the box (rulebook, high).
pub const TILES_IN_BOX: usize = 22;
/// Spaces of a board with every tile (seven a tile: reviews, high).
pub const SPACES: usize = TILES_IN_BOX * 7;
/// Rounds without a draw of a disc or a placed building that end the game (17.1; ours).
pub const IDLE_ROUNDS: u8 = 3;

/// The source of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The rulebook's text.
    Rulebook,
    /// Alan Kwan's analysis of the buildings (2004).
    Kwan,
    /// Several reviews that agree.
    Reviews,
    /// No source found: this project chose it.
    Design,
}

/// The confidence in a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Sure {
    Low,
    Medium,
    High,
}

things! {
    /// The four landscapes, of cards and of symbols.
    Landscape, "landscape" {
        Water "water" "W",
        Forest "forest" "F",
        Hill "hill" "H",
        Mountain "mountain" "M",
    }
}

impl Landscape {
    /// The letter in costs, payments and tile strings.
    pub fn letter(self) -> &'static str {
        self.word()
    }
}

things! {
    /// The seven groups of buildings (§2).
    Group, "group" {
        City "city",
        Supply "supply",
        Defence "defence",
        Shipping "shipping",
        Streets "streets",
        Coinage "coinage",
        Wine "wine",
    }
}

things! {
    /// The 24 kinds of buildings (§2).
    Building, "building" {
        Core "core",
        Oracle "oracle",
        Theater "theater",
        Tavern "tavern",
        Plaza "plaza",
        Gymnasium "gymnasium",
        Statue "statue",
        Market "market",
        Stadium "stadium",
        Temple "temple",
        Well "well",
        CornField "corn_field" "corn",
        Mill "mill",
        Village "village",
        Quarry "quarry",
        Fortress "fortress",
        Tower "tower",
        Harbor "harbor",
        Ship "ship",
        SilverMine "silver_mine" "mine",
        Mint "mint",
        Vineyard "vineyard",
        Vintner "vintner",
        Street "street",
    }
}

things! {
    /// The four piles of a city (3.5).
    Pile, "pile" {
        Main "main",
        First "1",
        Second "2",
        Third "3",
    }
}

/// A row of the table of buildings.
#[derive(Clone, Copy, Debug)]
pub struct Disc {
    /// The building.
    pub building: Building,
    /// Its group.
    pub group: Group,
    /// Pieces of each city.
    pub pieces: u8,
    /// The building whose arrow points here (10.1).
    pub from: Option<Building>,
    /// The landscapes it costs, as letters; [`STREET_COST`] of any landscape for a street.
    pub cost: &'static str,
    /// The source of the cost.
    pub source: Source,
    /// The confidence in the cost.
    pub sure: Sure,
}

const fn disc(
    building: Building,
    group: Group,
    pieces: u8,
    from: Option<Building>,
    cost: &'static str,
    source: Source,
    sure: Sure,
) -> Disc {
    Disc { building, group, pieces, from, cost, source, sure }
}

/// The buildings of a city. Groups, pieces and arrows: Kwan and reviews, high; only the arrows of Coinage and the three
/// ships are medium. Rows in the order of [`Building::ALL`].
pub const DISCS: [Disc; Building::COUNT] = {
    use Building as B;
    use Group as G;
    use Source::{Design, Kwan, Reviews, Rulebook};
    use Sure::{High, Low};
    [
        disc(B::Core, G::City, 1, None, "WFHM", Kwan, High),
        disc(B::Oracle, G::City, 1, Some(B::Core), "FH", Kwan, High),
        disc(B::Theater, G::City, 1, Some(B::Core), "WM", Kwan, High),
        disc(B::Tavern, G::City, 1, Some(B::Core), "WF", Kwan, High),
        disc(B::Plaza, G::City, 1, Some(B::Core), "WH", Kwan, High),
        disc(B::Gymnasium, G::City, 1, Some(B::Core), "HM", Kwan, High),
        disc(B::Statue, G::City, 1, Some(B::Core), "FM", Kwan, High),
        disc(B::Market, G::City, 1, Some(B::Plaza), "WFH", Kwan, High),
        disc(B::Stadium, G::City, 1, Some(B::Gymnasium), "FHM", Kwan, High),
        disc(B::Temple, G::City, 1, Some(B::Statue), "WFM", Kwan, High),
        disc(B::Well, G::Supply, 1, None, "WW", Design, Low),
        disc(B::CornField, G::Supply, 1, Some(B::Well), "WFF", Design, Low),
        disc(B::Mill, G::Supply, 1, Some(B::CornField), "FFH", Design, Low),
        disc(B::Village, G::Supply, 1, Some(B::Mill), "FFHM", Design, Low),
        disc(B::Quarry, G::Defence, 1, None, "MMM", Design, Low),
        disc(B::Fortress, G::Defence, 1, Some(B::Quarry), "HHMM", Design, Low),
        disc(B::Tower, G::Defence, 2, Some(B::Fortress), "HHM", Reviews, High),
        disc(B::Harbor, G::Shipping, 1, None, "WWFF", Design, Low),
        disc(B::Ship, G::Shipping, 3, Some(B::Harbor), "WWF", Design, Low),
        disc(B::SilverMine, G::Coinage, 1, None, "HMMM", Design, Low),
        disc(B::Mint, G::Coinage, 1, Some(B::SilverMine), "WMM", Design, Low),
        disc(B::Vineyard, G::Wine, 1, None, "WHH", Design, Low),
        disc(B::Vintner, G::Wine, 1, Some(B::Vineyard), "FHH", Design, Low),
        disc(B::Street, G::Streets, 4, Some(B::Street), "", Rulebook, High),
    ]
};

/// Reads the letters of a cost.
const fn symbols(cost: &str) -> Cards {
    let letters = cost.as_bytes();
    let mut cards = Cards::NONE;
    let mut at = 0;
    while at < letters.len() {
        if let Some(landscape) = landscape(letters[at]) {
            cards = cards.plus(Cards::one(landscape));
        }
        at += 1;
    }
    cards
}

const fn landscape(letter: u8) -> Option<Landscape> {
    match letter {
        b'W' => Some(Landscape::Water),
        b'F' => Some(Landscape::Forest),
        b'H' => Some(Landscape::Hill),
        b'M' => Some(Landscape::Mountain),
        _ => None,
    }
}

const COSTS: [Cards; Building::COUNT] = {
    let mut costs = [Cards::NONE; Building::COUNT];
    let mut at = 0;
    while at < costs.len() {
        costs[at] = symbols(DISCS[at].cost);
        at += 1;
    }
    costs
};

/// The position of a building's first piece in a list of a city's 30.
const OFFSETS: [u8; Building::COUNT] = {
    let mut offsets = [0; Building::COUNT];
    let mut at = 1;
    while at < offsets.len() {
        offsets[at] = offsets[at - 1] + DISCS[at - 1].pieces;
        at += 1;
    }
    offsets
};

impl Building {
    /// Returns its row of the table.
    pub const fn disc(self) -> &'static Disc {
        &DISCS[self.index()]
    }

    /// Returns the landscapes it costs; nothing for a street, which costs any (9.1).
    pub const fn cost(self) -> Cards {
        COSTS[self.index()]
    }

    /// Returns the cards of any landscape it costs: only a street does (9.1).
    pub const fn any(self) -> u8 {
        if matches!(self, Building::Street) { STREET_COST } else { 0 }
    }

    /// Returns the group that the building belongs to (§11).
    pub const fn group(self) -> Group {
        self.disc().group
    }

    /// Returns the pieces of each city.
    pub const fn pieces(self) -> u8 {
        self.disc().pieces
    }

    /// True if it is one of the six main buildings: these have their own pile and are never free (§2, 10.2).
    pub const fn main(self) -> bool {
        self.disc().from.is_none()
    }

    /// Returns the positions of its pieces in a list of a city's 30.
    pub(super) const fn range(self) -> std::ops::Range<usize> {
        let from = OFFSETS[self.index()] as usize;
        from..from + self.pieces() as usize
    }
}

impl Group {
    /// Returns the kinds of building of the group.
    pub fn buildings(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |building| building.group() == self)
    }
}

impl Pile {
    /// True if a building lies in a pile of this kind (3.5).
    pub const fn takes(self, building: Building) -> bool {
        matches!(self, Pile::Main) == building.main()
    }
}

/// The board tiles: the middle, then the six places clockwise from the east; `.` is a blank space. Count and shape:
/// rulebook and reviews, high. The symbols: [`Source::Design`], low: the 20 triples of symbols, and two with all four.
pub const TILES: [&str; TILES_IN_BOX] = [
    ".WWW...", ".FWW...", ".W.H.W.", ".M.W.W.", "WF.F...", "WF.H...", ".FM.W..", ".HH.W..", "HMW....", "MWM....",
    ".FF..F.", "FF.H...", "FM..F..", "FH..H..", ".MF..H.", ".MMF...", ".HH..H.", "HHM....", "MM..H..", ".MM.M..",
    ".W.F.HM", "W.FH.M.",
];

/// Returns the symbol of a tile at a place of the board, if the tile is turned by `turn` steps of 60 degrees clockwise
/// (§14).
pub const fn symbol(tile: u8, turn: u8, place: u8) -> Option<Landscape> {
    let index = if place == 0 { 0 } else { (place as usize + 5 - turn as usize) % 6 + 1 };
    landscape(TILES[tile as usize].as_bytes()[index])
}

/// The positions of the first tiles and the shrines (3.1, 3.2).
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Middles of the tiles, in the order of laying.
    pub tiles: &'static [Hex],
    /// Hexes of the shrines.
    pub shrines: &'static [Hex],
}

/// The layouts for 2, 3 and 4 seats. Numbers of tiles and shrines: rulebook, high; the shape: reviews, medium; the
/// coordinates: [`Source::Design`], low. The shortest chain between two shrines has 6 buildings.
pub const LAYOUTS: [Layout; 3] = [
    Layout {
        tiles: &[Hex::new(0, 0), Hex::new(2, 1), Hex::new(-1, 3), Hex::new(1, 4)],
        shrines: &[Hex::new(-2, 1), Hex::new(3, 3)],
    },
    Layout {
        tiles: &[Hex::new(0, 0), Hex::new(2, 1), Hex::new(4, 2), Hex::new(-1, 3), Hex::new(1, 4), Hex::new(-2, 6)],
        shrines: &[Hex::new(-2, 1), Hex::new(5, 0), Hex::new(-1, 7)],
    },
    Layout {
        tiles: &[
            Hex::new(0, 0),
            Hex::new(2, 1),
            Hex::new(4, 2),
            Hex::new(-1, 3),
            Hex::new(1, 4),
            Hex::new(-4, 5),
            Hex::new(-2, 6),
            Hex::new(0, 7),
        ],
        shrines: &[Hex::new(-2, 1), Hex::new(5, 0), Hex::new(-5, 7), Hex::new(2, 6)],
    },
];

/// Returns the layout for a number of seats, 2 to 4.
pub fn layout(seats: u8) -> &'static Layout {
    &LAYOUTS[usize::from(seats.clamp(2, 4)) - 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_box_is_complete() {
        assert!(DISCS.iter().zip(Building::ALL).all(|(disc, building)| disc.building == building));
        assert_eq!(DISCS.iter().map(|disc| usize::from(disc.pieces)).sum::<usize>(), PIECES);
        assert_eq!(Building::Street.range().end, PIECES);
        let sizes = Group::ALL.map(|group| group.buildings().map(Building::pieces).sum::<u8>());
        assert_eq!(sizes, [10, 4, 4, 4, 4, 2, 2]);
        assert_eq!(Building::ALL.into_iter().filter(|building| building.main()).count(), usize::from(PILE_SIZES[0]));
        // §2: every cost is unique; 19 symbols of each landscape; seven buildings cost two.
        let costs: BTreeSet<Cards> = Building::ALL.into_iter().map(Building::cost).collect();
        assert_eq!(costs.len(), Building::COUNT);
        let all = Building::ALL
            .into_iter()
            .fold(Cards::NONE, |sum, building| (0..building.pieces()).fold(sum, |sum, _| sum.plus(building.cost())));
        assert_eq!(all, Cards::new([19; 4]));
        let twos = DISCS.iter().filter(|disc| disc.building.cost().len() == 2).map(|disc| disc.pieces).sum::<u8>();
        assert_eq!(twos, 7);
    }

    #[test]
    fn every_tile_is_different() {
        let seen = |tile: u8| (0..6).map(move |turn| [0, 1, 2, 3, 4, 5, 6].map(|place| symbol(tile, turn, place)));
        for tile in 0..TILES_IN_BOX as u8 {
            assert!((0..tile).all(|other| seen(other).all(|turned| turned != seen(tile).next().unwrap())));
        }
        let on_tiles = (0..TILES_IN_BOX as u8).flat_map(|tile| (0..7).filter_map(move |place| symbol(tile, 0, place)));
        assert_eq!(on_tiles.collect::<Cards>(), Cards::new([17; 4]));
        // A turn by one step moves the eastern symbol to the next place clockwise.
        assert_eq!((symbol(8, 0, 1), symbol(8, 1, 2)), (Some(Landscape::Mountain), Some(Landscape::Mountain)));
    }

    #[test]
    fn what_is_ours_is_marked() {
        let ours = DISCS.iter().filter(|disc| disc.source == Source::Design);
        assert_eq!(ours.clone().count(), 12);
        assert!(ours.clone().all(|disc| disc.sure == Sure::Low));
    }
}
