//! The public part: the board, mats, amphorae, discards, and the numbers of hidden things (3.7).

use super::ages::Ages;
use super::cards::Cards;
use super::data::{BUILDS, Building, CARDS, DRAWS, Group, PILE_SIZES, PILES, Pile, SEATS, TILES_IN_BOX, layout};
use super::map::Map;
use super::price::Price;
use super::spaces::Space;
use crate::Seat;

/// A table's options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Amphorae in the supply at the start (3.3): 5 or 15.
    pub amphorae: u8,
}

/// The kind of a turn; the first action decides it (5.1, 5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Two draw actions.
    Draw,
    /// Three build actions.
    Build,
}

impl Kind {
    /// Returns the word in states.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Draw => "draw",
            Kind::Build => "build",
        }
    }
}

/// A seat's turn (§5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Its kind, after the first action.
    pub kind: Option<Kind>,
    /// Draw or build actions taken.
    pub used: u8,
    /// Actions added by amphorae (11.4).
    pub extra: u8,
    /// True if the seat took a card for an amphora: no draw or build any more (11.5).
    pub cards: bool,
    /// True if the newly drawn disc was the last of its pile (7.1).
    pub last: bool,
    /// Cards the seat must still draw before the turn goes on.
    pub owed: u8,
    /// True if the seat has ended its turn.
    pub ended: bool,
}

impl Turn {
    /// Begins a turn: no action is used and no card is owed.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat, kind: None, used: 0, extra: 0, cards: false, last: false, owed: 0, ended: false }
    }

    /// Returns the actions of a turn of this kind, including those from amphorae.
    pub fn actions(&self, kind: Kind) -> u8 {
        self.extra + if kind == Kind::Draw { DRAWS } else { BUILDS }
    }

    /// True if an action of this kind is left (5.1, 5.2).
    pub fn allows(&self, kind: Kind) -> bool {
        !self.cards && self.kind.is_none_or(|own| own == kind) && self.used < self.actions(kind)
    }

    /// Returns the cards that ending the turn now gives (5.4, 17.2). Without any action, these are three, and one for
    /// each action from an amphora.
    pub fn unused(&self) -> u8 {
        self.actions(self.kind.unwrap_or(Kind::Build)) - self.used
    }
}

/// The public part of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Cities in play, 2 to 4.
    pub seats: u8,
    /// The table's options.
    pub options: Options,
    /// The seat that started; `None` before luck decides (3.7).
    pub first: Option<Seat>,
    /// The board.
    pub map: Map,
    /// Tiles not yet seen by everybody, a bit each: the stack, and a tile the seat is laying.
    pub unlaid: u32,
    /// Discs on mats, by seat and [`Building::index`].
    pub mats: [[u8; Building::COUNT]; SEATS],
    /// Discs not yet seen by everybody, by seat and building: the piles, and a newly drawn disc.
    pub unseen: [[u8; Building::COUNT]; SEATS],
    /// Discs in each pile by seat and [`Pile::index`].
    pub piles: [[u8; PILES]; SEATS],
    /// Cards in hand by seat.
    pub hands: [u8; SEATS],
    /// Amphorae by seat.
    pub amphorae: [u8; SEATS],
    /// Amphorae in the supply (3.3).
    pub supply: u8,
    /// Complete groups by seat, a bit for each [`Group`] (11.1).
    pub groups: [u8; SEATS],
    /// The discards, face up (9.7).
    pub discards: Cards,
    /// The public facts about the cards.
    pub ages: Ages,
    /// The turn.
    pub turn: Turn,
    /// The number of turns begun.
    pub turns: u16,
    /// The number of latest turns in which no seat drew a disc or placed a building (17.1).
    pub idle: u8,
}

impl Board {
    /// Sets up the table before its first step (§3).
    pub fn new(seats: u8, options: Options) -> Board {
        let in_play = |seat: usize| seat < usize::from(seats);
        let pieces = Building::ALL.map(Building::pieces);
        Board {
            seats,
            options,
            first: None,
            map: Map::new(seats),
            unlaid: (1 << TILES_IN_BOX) - 1,
            mats: [[0; Building::COUNT]; SEATS],
            unseen: std::array::from_fn(|seat| if in_play(seat) { pieces } else { [0; Building::COUNT] }),
            piles: std::array::from_fn(|seat| if in_play(seat) { PILE_SIZES } else { [0; PILES] }),
            hands: [0; SEATS],
            amphorae: [0; SEATS],
            supply: options.amphorae,
            groups: [0; SEATS],
            discards: Cards::NONE,
            ages: Ages::new(),
            turn: Turn::new(Seat(0)),
            turns: 0,
            idle: 0,
        }
    }

    /// Returns all seats in play.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the number of cards in the deck.
    pub fn deck(&self) -> u8 {
        CARDS - self.discards.len() - self.hands.iter().sum::<u8>()
    }

    /// True if a seat can draw a card, from the deck or after shuffling (5.6).
    pub fn has_cards(&self) -> bool {
        self.deck() > 0 || !self.discards.is_empty()
    }

    /// Returns the number of tiles not laid yet.
    pub fn stack(&self) -> u8 {
        self.unlaid.count_ones() as u8
    }

    /// Returns the number of a seat's discs in a pile.
    pub fn pile(&self, seat: Seat, pile: Pile) -> u8 {
        self.piles[seat.index()][pile.index()]
    }

    /// Returns the number of discs of a kind on a seat's mat.
    pub fn on_mat(&self, seat: Seat, building: Building) -> u8 {
        self.mats[seat.index()][building.index()]
    }

    /// Returns the number of a seat's buildings on the board.
    pub fn built(&self, seat: Seat) -> u8 {
        self.map.buildings(seat).count() as u8
    }

    /// True if a seat has completed a group (11.1).
    pub fn completed(&self, seat: Seat, group: Group) -> bool {
        self.groups[seat.index()] & (1 << group.index()) != 0
    }

    /// Returns the cards of any landscape that founding a settlement on a space costs (9.4); 0 beside an own building.
    pub fn founding(&self, seat: Seat, space: Space) -> u8 {
        if self.map.near(seat).has(space) { 0 } else { self.map.settlements(seat) }
    }

    /// Returns the price of a building for a seat on an empty space (9.1–9.4, §10).
    pub fn price(&self, seat: Seat, building: Building, space: Space) -> Price {
        if self.map.is_free(seat, building, space) {
            return Price::FREE;
        }
        let around = self.map.around(space);
        let street = building.any().saturating_sub(around.len());
        Price { symbols: building.cost().beyond(around), any: street + self.founding(seat, space) }
    }

    /// True if all buildings of a building's group stand and connect without other buildings (11.2).
    pub fn group_joined(&self, seat: Seat, building: Building, space: Space) -> bool {
        let group = building.group();
        let size: u8 = group.buildings().map(Building::pieces).sum();
        let standing: usize = group.buildings().map(|building| self.map.sites(seat, building).count()).sum();
        let joined = || self.map.connected(seat, space, |building| building.group() == group).len();
        standing == usize::from(size) && joined() == standing
    }

    /// Returns the number of turns without a draw or a building that end the game (17.1).
    pub fn idle_end(&self) -> u8 {
        super::data::IDLE_ROUNDS * self.seats
    }

    /// Returns the round, from 1; 0 during set-up.
    pub fn round(&self) -> u16 {
        self.turns.div_ceil(u16::from(self.seats))
    }

    /// True if tiles of the first layout are still missing (3.1).
    pub(super) fn layout_left(&self) -> bool {
        self.map.tiles().len() < layout(self.seats).tiles.len()
    }
}
