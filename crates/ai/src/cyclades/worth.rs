//! What a table is worth to a city, in hundredths of a metropolis.
//!
//! Only the four basic operations are used, so that every machine finds the same numbers. The weights were tried a few
//! at a time, a changed player against three unchanged ones over 300 games or more: income and gold are worth more than
//! they seem, for they buy whatever a city lacks; buildings and philosophers must not be overrated, or it overpays.

use super::Judge;
use super::pressure::Pressure;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Island, target};
use agon_rules::cyclades::map::ISLANDS;
use agon_rules::cyclades::{Board, State};

/// All weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Holding enough metropolises when the cycle ends.
    pub victory: f32,
    /// A metropolis.
    pub metropolis: f32,
    /// So many of the four kinds of building (15.1); all four are a metropolis not placed yet.
    pub set: [f32; 5],
    /// The same for the next set: buildings beside those of the first.
    pub next_set: f32,
    /// So many philosophers (15.1).
    pub school: [f32; 5],
    /// How much more both are worth where one more metropolis wins.
    pub last_mile: f32,
    /// How much of both is left where no island has room for a metropolis (15.3).
    pub no_room: f32,
    /// A gold piece of income.
    pub income: f32,
    /// Gold pieces: up to so many, each so much.
    pub gold: [(f32, f32); 3],
    /// Priests: up to so many, each so much.
    pub priests: [(f32, f32); 3],
    /// An island, without its prosperity and buildings.
    pub island: f32,
    /// A free slot for a building.
    pub slot: f32,
    /// A fortress, port or temple beside its place in a set.
    pub building: [f32; 4],
    /// Troops: up to so many, each so much.
    pub troops: [(f32, f32); 3],
    /// Fleets: up to so many, each so much.
    pub fleets: [(f32, f32); 3],
    /// How much of the best island that could be taken counts.
    pub prey: f32,
    /// How much of what may be lost counts.
    pub risk: f32,
    /// How likely a rival comes by Ares next.
    pub ares_later: f32,
    /// How much the others' good weighs against one's own, shared among them.
    pub envy: f32,
    /// Keeping a god from a rival who could win with it.
    pub denial: f32,
    /// Share of what an offering is worth more than the next best choice that is bid at once.
    pub eager: f32,
}

/// The weights played with.
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

/// What an amount is worth where each further piece is worth less.
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

/// What is found once for a table, whoever it is judged for.
struct Outlook {
    pressure: Pressure,
    /// What each island is worth to who holds it.
    islands: [f32; ISLANDS],
}

impl Judge {
    /// What a table is worth to the judge's seat, the others' good weighed against it.
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

    /// What gold is worth.
    pub(super) fn gold(&self, purse: u16) -> f32 {
        stepped(f32::from(purse), &self.weights.gold)
    }

    /// What a seat has, for itself.
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

    /// What an island is worth to who holds it, but for sets.
    fn island(&self, board: &Board, island: Island) -> f32 {
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

    /// How far a seat is on its way to the next metropolis (15.1).
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

    /// Who would win if the cycle ended like this, as far as metropolises are safe until then (2.1, 2.3).
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
        // The richest wins unless it loses a metropolis; then the next one.
        let (mut sum, mut open) = (0.0, 1.0);
        for seat in ahead {
            let chance = open * there(seat);
            sum += if seat == self.seat { chance } else { -chance };
            open -= chance;
        }
        self.weights.victory * sum
    }
}
