//! The worth of a table for a city, in hundredths of a metropolis.
//!
//! It uses only the four basic operations, so that every machine computes the same numbers. The weights were tuned a
//! few at a time, a changed player against three unchanged ones over 300 games or more. Income and gold are worth more
//! than they seem, because they buy any missing thing. Overvalued buildings and philosophers make the city overpay.

use super::Judge;
use super::pressure::Pressure;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Island, MOST_SEATS, target};
use agon_rules::cyclades::map::ISLANDS;
use agon_rules::cyclades::{Board, State};

/// All weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Holding enough metropolises when the cycle ends.
    pub victory: f32,
    /// A metropolis.
    pub metropolis: f32,
    /// By the number of different kinds of building (15.1); all four stand for a metropolis not placed yet.
    pub set: [f32; 5],
    /// The share of that value for the next set: buildings beside those of the first.
    pub next_set: f32,
    /// By the number of philosophers (15.1).
    pub school: [f32; 5],
    /// The factor for both if one more metropolis wins.
    pub last_mile: f32,
    /// The factor for both if no island has room for a metropolis (15.3).
    pub no_room: f32,
    /// A gold piece of income.
    pub income: f32,
    /// Gold pieces: steps of a number of pieces and the value of each.
    pub gold: [(f32, f32); 3],
    /// Priests: steps of a number and the value of each.
    pub priests: [(f32, f32); 3],
    /// An island, without its prosperity and buildings.
    pub island: f32,
    /// A free slot for a building.
    pub slot: f32,
    /// A fortress, port or temple, beside its value in a set.
    pub building: [f32; 4],
    /// Troops: steps of a number and the value of each.
    pub troops: [(f32, f32); 3],
    /// Fleets: steps of a number and the value of each.
    pub fleets: [(f32, f32); 3],
    /// The share of the value of the best island within reach.
    pub prey: f32,
    /// The share of the value of possible losses.
    pub risk: f32,
    /// The chance that a given rival gets Ares next.
    pub ares_later: f32,
    /// The weight of the others' worth against one's own, shared among them.
    pub envy: f32,
    /// Keeping a god from a rival that could win with it.
    pub denial: f32,
    /// The share of an offering's lead over the next best choice that the seat bids at once.
    pub eager: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    victory: 400.0,
    metropolis: 100.0,
    set: [0.0, 12.0, 27.0, 48.0, 95.0],
    next_set: 0.25,
    school: [0.0, 14.0, 30.0, 52.0, 95.0],
    last_mile: 1.4,
    no_room: 0.3,
    income: 16.0,
    gold: [(6.0, 4.5), (8.0, 3.0), (99.0, 1.2)],
    priests: [(2.0, 9.0), (3.0, 6.0), (9.0, 2.0)],
    island: 6.0,
    slot: 1.5,
    building: [2.0, 1.0, 2.0, 0.0],
    troops: [(4.0, 2.5), (3.0, 1.5), (1.0, 0.5)],
    fleets: [(4.0, 2.0), (3.0, 1.2), (1.0, 0.5)],
    prey: 0.25,
    risk: 0.8,
    ares_later: 0.15,
    envy: 0.5,
    denial: 150.0,
    eager: 0.4,
};

/// The standing of a seat that is out of the game.
const OUT: f32 = -1_000.0;

/// Returns the worth of an amount if each further piece is worth less.
fn stepped(amount: f32, steps: &[(f32, f32)]) -> f32 {
    let mut left = amount;
    let mut sum = 0.0;
    for &(width, each) in steps {
        let here = left.clamp(0.0, width);
        sum += here * each;
        left -= here;
    }
    sum
}

/// The facts of a table that every seat's worth shares.
struct Outlook {
    pressure: Pressure,
    /// The worth of each island for its holder.
    islands: [f32; ISLANDS],
}

impl Judge {
    /// Returns the worth of a table for the judge's seat, less the weighted worth of the others.
    pub(super) fn value(&self, state: &State) -> f32 {
        let board = &state.board;
        let outlook = Outlook {
            pressure: Pressure::of(board, self.weights.ares_later),
            islands: Island::ALL.map(|island| self.island(board, island)),
        };
        let rivals = board.alive.without(self.seat);
        let others: f32 = rivals.iter().map(|rival| self.worth(state, rival, &outlook)).sum();
        let own = if board.alive.has(self.seat) { self.worth(state, self.seat, &outlook) } else { 0.0 };
        own - self.weights.envy * others / (rivals.len().max(1) as f32) + self.victory(state, &outlook.pressure)
    }

    /// Returns how well each seat stands, whoever the judge's seat is: its worth, and half the value of a win if the cycle
    /// ended now.
    pub(super) fn standings(state: &State, weights: Weights) -> [f32; MOST_SEATS] {
        let board = &state.board;
        let judge = |seat| Judge { seat, weights };
        let outlook = Outlook {
            pressure: Pressure::of(board, weights.ares_later),
            islands: Island::ALL.map(|island| judge(Seat(0)).island(board, island)),
        };
        let mut standings = [OUT; MOST_SEATS];
        for seat in board.alive.iter() {
            let judge = judge(seat);
            standings[seat.index()] =
                judge.worth(state, seat, &outlook) + 0.5 * judge.victory(state, &outlook.pressure);
        }
        standings
    }

    /// Returns the worth of gold.
    pub(super) fn gold(&self, purse: u16) -> f32 {
        stepped(f32::from(purse), &self.weights.gold)
    }

    /// Returns the worth of a seat's possessions by themselves.
    fn worth(&self, state: &State, seat: Seat, outlook: &Outlook) -> f32 {
        let (w, board) = (&self.weights, &state.board);
        let Outlook { pressure, islands } = outlook;
        let (mut held, mut prey) = (0.0, 0.0f32);
        for island in board.map().islands.iter() {
            let value = islands[island.index()];
            if board.lands(seat).has(island) {
                held += value * (1.0 - w.risk * pressure.lost(board, seat, island));
            } else {
                prey = prey.max(value * pressure.takes(seat, island));
            }
        }
        let trade = board.map().trade.and(board.navy(seat)).len() as f32;
        held + self.progress(board, seat)
            + w.prey * prey
            + w.income * trade
            + self.gold(state.purse(seat))
            + stepped(f32::from(board.priests[seat.index()]), &w.priests)
            + stepped(f32::from(board.troops_out(seat)), &w.troops)
            + stepped(f32::from(board.fleets_out(seat)), &w.fleets)
    }

    /// Returns the worth of an island for its holder, without its part in sets.
    pub(super) fn island(&self, board: &Board, island: Island) -> f32 {
        let (w, holding, map) = (&self.weights, board.holding(island), board.map());
        let covered = if holding.metropolis { map.covered(island) } else { 0 };
        let used = holding.buildings().count() as u8 + covered;
        let free = map.slots[island.index()].saturating_sub(used);
        let prosperity = map.prosperity(island) + holding.markers;
        let buildings: f32 = holding.buildings().map(|(_, kind)| w.building[kind.index()]).sum();
        w.island
            + w.income * f32::from(prosperity)
            + w.slot * f32::from(free)
            + buildings
            + if holding.metropolis { w.metropolis } else { 0.0 }
    }

    /// Returns the worth of a seat's progress towards the next metropolis (15.1).
    fn progress(&self, board: &Board, seat: Seat) -> f32 {
        let w = &self.weights;
        let counts = Building::ALL.map(|kind| board.buildings(seat, kind));
        let kinds = |at_least: u8| counts.iter().filter(|&&count| count >= at_least).count();
        let school = w.school[usize::from(board.philosophers[seat.index()]).min(4)];
        let sum = w.set[kinds(1)] + w.next_set * w.set[kinds(2)] + school;
        let room = board.lands(seat).iter().any(|island| !board.holding(island).metropolis);
        let near = board.metropolises(seat) + 1 >= target(board.seats);
        sum * if near { w.last_mile } else { 1.0 } * if room { 1.0 } else { w.no_room }
    }

    /// Returns the value of the winner if the cycle ended like this: positive for the judge's seat, negative for
    /// another (2.1, 2.3). A metropolis at risk lowers its holder's chance.
    fn victory(&self, state: &State, pressure: &Pressure) -> f32 {
        let board = &state.board;
        let there = |seat: Seat| {
            let spare = board.metropolises(seat) - target(board.seats);
            let cities = board.lands(seat).iter().filter(|&island| board.holding(island).metropolis);
            let lost = cities.map(|island| pressure.lost_soon(board, seat, island)).fold(0.0, f32::max);
            if spare > 0 { 1.0 } else { 1.0 - lost }
        };
        let mut ahead: Vec<Seat> =
            board.alive.iter().filter(|&seat| board.metropolises(seat) >= target(board.seats)).collect();
        ahead.sort_by_key(|&seat| std::cmp::Reverse(state.purse(seat)));
        // The richest seat wins unless it loses a metropolis; then the next one.
        let (mut sum, mut open) = (0.0, 1.0);
        for seat in ahead {
            let chance = open * there(seat);
            sum += if seat == self.seat { chance } else { -chance };
            open -= chance;
        }
        self.weights.victory * sum
    }
}
