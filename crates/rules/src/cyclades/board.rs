//! The public part of a table of Cyclades: everything except the purses (4.4).

pub use super::cards::{Cards, Creatures, Figurine};
use super::charts::{FIVE, FOUR, Start, THREE, TWO, TWO_ALTERNATE};
use super::data::{
    BUILDINGS, Building, Creature, God, Island, METROPOLISES, MOST_SEATS, PHILOSOPHERS, PRIESTS, PROSPERITY, ROW,
};
use super::grid::{Isles, SPACES, Sea, Seas};
pub use super::holdings::{Fleets, Holding};
use super::map::{ISLANDS, Map, MapId};
use super::phase::{Phase, Turn};
use crate::{Seat, SeatList, SeatSet};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// True if, among several seats at the goal, more metropolises win before more gold (2.3).
    pub metropolises_first: bool,
    /// True if two seats begin with the other reading of the source (3.6).
    pub alternate_start: bool,
}

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A seat held the target number of metropolises at the end of a cycle (2.1).
    Metropolises,
    /// Only one seat is left (20.1).
    Survivor,
    /// The last cycle is over (20.13).
    Cycles,
}

impl Ending {
    /// All reasons.
    pub const ALL: [Ending; 3] = [Ending::Metropolises, Ending::Survivor, Ending::Cycles];

    /// Returns the id in standings and keys of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Metropolises => "metropolises",
            Ending::Survivor => "survivor",
            Ending::Cycles => "cycles",
        }
    }
}

/// The god row (§7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gods {
    /// The tiles from the top; only the first [`Gods::up`] take offerings in this cycle.
    pub order: [God; 4],
    /// The number of available gods.
    pub up: u8,
    /// The number of settled places while luck orders the gods; all of them at other times.
    pub settled: u8,
    /// With two gods available: true if the present pair was away in the last cycle (7.3).
    pub second_pair: bool,
}

impl Gods {
    /// Returns the gods that take offerings in this cycle, from the top; while luck orders them, only the settled ones.
    pub fn available(&self) -> &[God] {
        &self.order[..usize::from(self.up.min(self.settled))]
    }

    /// Returns the gods that take no offerings; none until they are settled.
    pub fn away(&self) -> &[God] {
        let first = if usize::from(self.settled) < self.order.len() { self.order.len() } else { usize::from(self.up) };
        &self.order[first..]
    }
}

/// A standing offering (9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offering {
    /// The seat that offers.
    pub seat: Seat,
    /// The bid.
    pub amount: u8,
}

/// The public gains and payments of a seat since the start (4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ledger {
    /// Gold gained.
    pub gained: u16,
    /// Gold paid, including losses to a Griffon.
    pub paid: u16,
}

/// The public part of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The options of the table.
    pub options: Options,
    /// Seats at the start.
    pub seats: u8,
    /// The cycle, from 1; 0 before the first.
    pub cycle: u8,
    /// The seats still in the game (12.7).
    pub alive: SeatSet,
    /// The islands; those of other boards stay empty.
    pub islands: [Holding; ISLANDS],
    /// The islands each seat controls.
    pub lands: [Isles; MOST_SEATS],
    /// The fleets on each space.
    pub fleets: [Fleets; SPACES],
    /// The spaces with fleets of each seat.
    pub navies: [Seas; MOST_SEATS],
    /// Priest cards of each seat.
    pub priests: [u8; MOST_SEATS],
    /// Philosopher cards of each seat.
    pub philosophers: [u8; MOST_SEATS],
    /// The gains and payments of each seat.
    pub ledger: [Ledger; MOST_SEATS],
    /// Discounts of temples each seat used in this cycle (10.7).
    pub discounts: [u8; MOST_SEATS],
    /// Creature cards and figurines.
    pub creatures: Creatures,
    /// The god row.
    pub gods: Gods,
    /// The turn-order track of this cycle.
    pub order: SeatList<MOST_SEATS>,
    /// The seats on the track for the next cycle, the highest place first (10.8).
    pub finished: SeatList<MOST_SEATS>,
    /// Standing offerings by god.
    pub offerings: [Option<Offering>; 4],
    /// Apollo's queue (9.4).
    pub queue: SeatList<MOST_SEATS>,
    /// The phase.
    pub phase: Phase,
}

/// Returns the starts of the seats (3.6).
pub fn starts(seats: u8, options: Options) -> &'static [Start] {
    match (seats, options.alternate_start) {
        (..=2, false) => &TWO,
        (..=2, true) => &TWO_ALTERNATE,
        (3, _) => &THREE,
        (4, _) => &FOUR,
        _ => &FIVE,
    }
}

impl Board {
    /// Makes the table before luck deals the starts (§4).
    pub fn new(seats: u8, options: Options) -> Board {
        Board {
            options,
            seats,
            cycle: 0,
            alive: SeatSet::all(seats),
            islands: [Holding::default(); ISLANDS],
            lands: [Isles::EMPTY; MOST_SEATS],
            fleets: [Fleets::default(); SPACES],
            navies: [Seas::EMPTY; MOST_SEATS],
            priests: [0; MOST_SEATS],
            philosophers: [0; MOST_SEATS],
            ledger: [Ledger::default(); MOST_SEATS],
            discounts: [0; MOST_SEATS],
            creatures: Creatures {
                deck: Cards::ALL,
                discard: Cards::EMPTY,
                row: [None; ROW],
                figurines: [None; 4],
                kraken: None,
            },
            gods: Gods { order: God::ALL, up: 0, settled: 0, second_pair: false },
            order: SeatList::EMPTY,
            finished: SeatList::EMPTY,
            offerings: [None; 4],
            queue: SeatList::EMPTY,
            phase: Phase::Starts,
        }
    }

    /// Returns the map of the board.
    pub fn map(&self) -> &'static Map {
        MapId::of(self.seats).map()
    }

    /// Returns all seats, including those out of the game.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the state of an island.
    pub fn holding(&self, island: Island) -> &Holding {
        &self.islands[island.index()]
    }

    /// Returns the islands a seat controls.
    pub fn lands(&self, seat: Seat) -> Isles {
        self.lands[seat.index()]
    }

    /// Returns the spaces with fleets of a seat.
    pub fn navy(&self, seat: Seat) -> Seas {
        self.navies[seat.index()]
    }

    /// Returns the fleets on a space.
    pub fn fleets(&self, sea: Sea) -> Fleets {
        self.fleets[sea.index()]
    }

    /// Returns the present action turn; `None` outside the action phase.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// Returns the number of a seat's troops on the board, including those that fight.
    pub fn troops_out(&self, seat: Seat) -> u8 {
        let standing: u8 = self.lands(seat).iter().map(|island| self.holding(island).troops).sum();
        standing + self.fighting(seat, true)
    }

    /// Returns the number of a seat's fleets on the board, including those that fight.
    pub fn fleets_out(&self, seat: Seat) -> u8 {
        let standing: u8 = self.navy(seat).iter().map(|sea| self.fleets(sea).count()).sum();
        standing + self.fighting(seat, false)
    }

    /// Returns the number of a seat's units that attack now: they stand on no space.
    fn fighting(&self, seat: Seat, troops: bool) -> u8 {
        let battle = self.turn().and_then(|turn| turn.battle.as_ref());
        battle.filter(|battle| battle.attacker == seat && battle.on_land() == troops).map_or(0, |battle| battle.force)
    }

    /// Returns the present income of a seat (§8): prosperity of its islands, and of trade spaces with its own fleets.
    pub fn income(&self, seat: Seat) -> u16 {
        let map = self.map();
        let islands = self.lands(seat).iter().map(|island| map.prosperity(island) + self.holding(island).markers);
        u16::from(islands.sum::<u8>()) + map.trade.and(self.navy(seat)).len() as u16
    }

    /// Returns the number of metropolises a seat controls.
    pub fn metropolises(&self, seat: Seat) -> u8 {
        self.lands(seat).iter().filter(|&island| self.holding(island).metropolis).count() as u8
    }

    /// Returns the number of a seat's buildings of a kind, without metropolises.
    pub fn buildings(&self, seat: Seat, building: Building) -> u8 {
        self.lands(seat).iter().map(|island| self.holding(island).count(building)).sum()
    }

    /// Returns the discounts a seat has left in this cycle: temples and metropolises, less used ones (10.7).
    pub fn discounts_left(&self, seat: Seat) -> u8 {
        let temples = self.buildings(seat, Building::Temple) + self.metropolises(seat);
        temples.saturating_sub(self.discounts[seat.index()])
    }

    /// Returns the figurine of a creature with its island; `None` if it is not on the map.
    pub fn figurine(&self, creature: Creature) -> Option<&Figurine> {
        self.creatures.figurines[creature.figurine()?].as_ref()
    }

    /// True if a figurine stands on an island.
    pub fn has_figurine(&self, creature: Creature, island: Island) -> bool {
        self.figurine(creature).is_some_and(|figurine| figurine.island == island)
    }

    /// Returns the sea spaces closed to fleets: the Kraken's, and those beside Polyphemus's island (11.2).
    pub fn closed(&self) -> Seas {
        let kraken = self.creatures.kraken.map_or(Seas::EMPTY, Seas::one);
        let polyphemus = self.figurine(Creature::Polyphemus);
        polyphemus.map_or(kraken, |figurine| kraken.or(self.map().coasts[figurine.island.index()]))
    }

    /// Returns the spaces with fleets of any seat except `seat`.
    pub fn hostile(&self, seat: Seat) -> Seas {
        let others = self.everybody().filter(|&other| other != seat);
        others.fold(Seas::EMPTY, |all, other| all.or(self.navy(other)))
    }

    /// True if another building of a kind is left (§1).
    pub fn has_building(&self, building: Building) -> bool {
        self.islands.iter().map(|holding| holding.count(building)).sum::<u8>() < BUILDINGS
    }

    /// True if a metropolis is left (§1).
    pub fn has_metropolis(&self) -> bool {
        self.islands.iter().filter(|holding| holding.metropolis).count() < usize::from(METROPOLISES)
    }

    /// True if a prosperity marker is left (§1).
    pub fn has_prosperity(&self) -> bool {
        self.islands.iter().map(|holding| holding.markers).sum::<u8>() < PROSPERITY
    }

    /// True if a priest card is left (§1).
    pub fn has_priest(&self) -> bool {
        self.priests.iter().sum::<u8>() < PRIESTS
    }

    /// True if a philosopher card is left (§1).
    pub fn has_philosopher(&self) -> bool {
        self.philosophers.iter().sum::<u8>() < PHILOSOPHERS
    }

    /// Returns the buildings of an island without twins (21.2), with their slots from 0.
    pub fn different(&self, island: Island) -> impl Iterator<Item = (usize, Building)> + '_ {
        self.holding(island).different(self.map().covered(island))
    }

    /// Puts a building on a slot, counted from 1, or clears it. Returns the previous building; `None` if there was none
    /// or the island lacks the slot.
    pub(super) fn put_building(&mut self, island: Island, slot: u8, building: Option<Building>) -> Option<Building> {
        let slot = self.islands[island.index()].slots.get_mut(usize::from(slot).wrapping_sub(1))?;
        std::mem::replace(slot, building)
    }

    /// Makes a seat the owner of an island with `troops` troops.
    pub(super) fn take(&mut self, seat: Seat, island: Island, troops: u8) {
        let holding = &mut self.islands[island.index()];
        if let Some(old) = holding.owner.replace(seat) {
            self.lands[old.index()] = self.lands[old.index()].without(island);
        }
        holding.troops = troops;
        self.lands[seat.index()] = self.lands[seat.index()].with(island);
    }

    /// Replaces the fleets on a space by `count` fleets of a seat.
    pub(super) fn put_fleets(&mut self, sea: Sea, seat: Seat, count: u8) {
        if let Some(old) = self.fleets(sea).owner() {
            self.navies[old.index()] = self.navies[old.index()].without(sea);
        }
        self.fleets[sea.index()] = Fleets::new(seat, count);
        if count > 0 {
            self.navies[seat.index()] = self.navies[seat.index()].with(sea);
        }
    }

    /// Adds fleets of a seat to a space that is empty or its own.
    pub(super) fn add_fleets(&mut self, sea: Sea, seat: Seat, count: u8) {
        self.put_fleets(sea, seat, self.fleets(sea).count() + count);
    }

    /// Removes fleets from a space.
    pub(super) fn remove_fleets(&mut self, sea: Sea, count: u8) {
        let there = self.fleets(sea);
        if let Some(owner) = there.owner() {
            self.put_fleets(sea, owner, there.count().saturating_sub(count));
        }
    }
}
