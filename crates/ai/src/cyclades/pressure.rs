//! The islands each city could take with Ares' help, and the chance that Ares comes soon (§12, 13.9).

use super::odds::odds;
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, God, Island, MOST_SEATS};
use agon_rules::cyclades::map::ISLANDS;
use agon_rules::cyclades::{Board, Isles, Phase, Place, Seas, bonus, defenders, troops};

/// The chance that each seat takes each island with all troops its fleets can bring there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressure {
    takes: [[f32; ISLANDS]; MOST_SEATS],
    soon: [f32; MOST_SEATS],
    later: f32,
}

impl Pressure {
    pub(super) fn of(board: &Board, later: f32) -> Pressure {
        let mut pressure = Pressure { takes: [[0.0; ISLANDS]; MOST_SEATS], soon: [0.0; MOST_SEATS], later };
        for seat in board.alive.iter() {
            for (fleets, shores) in chains(board, seat) {
                if !fleets.is_empty() {
                    pressure.add(board, seat, shores);
                }
            }
        }
        if let Some(seat) = ares_to_come(board) {
            pressure.soon[seat.index()] = 1.0;
        }
        pressure
    }

    fn add(&mut self, board: &Board, seat: Seat, shores: Isles) {
        let own = shores.and(board.lands(seat));
        if own.is_empty() {
            return;
        }
        // Ares brings at least one more troop (10.3).
        let mobile = own.iter().filter(|&island| !board.has_figurine(Creature::Medusa, island));
        let force = 1 + mobile.map(|island| board.holding(island).troops).sum::<u8>();
        for island in shores.iter().filter(|&island| !own.has(island) && !troops::spared(board, seat, island)) {
            let takes = &mut self.takes[seat.index()][island.index()];
            *takes = takes.max(chance(board, island, force));
        }
    }

    /// Returns the chance that a seat takes an island with Ares' help.
    pub(super) fn takes(&self, seat: Seat, island: Island) -> f32 {
        self.takes[seat.index()][island.index()]
    }

    /// Returns the chance to lose an island in this cycle.
    pub(super) fn lost_soon(&self, board: &Board, owner: Seat, island: Island) -> f32 {
        let rivals = board.alive.without(owner).iter();
        rivals.map(|rival| self.takes(rival, island) * self.soon[rival.index()]).fold(0.0, f32::max)
    }

    /// Returns the chance to lose an island before its owner can do much against it.
    pub(super) fn lost(&self, board: &Board, owner: Seat, island: Island) -> f32 {
        let rivals = board.alive.without(owner).iter();
        let comes = |rival: Seat| self.soon[rival.index()].max(self.later);
        1.0 - rivals.map(|rival| 1.0 - self.takes(rival, island) * comes(rival)).product::<f32>()
    }
}

/// Returns the chance that a seat takes an island with all troops of one of its islands, if they fly there (14.4).
pub(super) fn flight(board: &Board, seat: Seat, island: Island) -> f32 {
    if troops::spared(board, seat, island) {
        return 0.0;
    }
    let mobile = board.lands(seat).iter().filter(|&from| !board.has_figurine(Creature::Medusa, from));
    let force = mobile.map(|from| board.holding(from).troops).max().unwrap_or_default();
    chance(board, island, force)
}

/// Returns the chance that `force` troops take an island (12.2, 12.3).
fn chance(board: &Board, island: Island, force: u8) -> f32 {
    let Some(owner) = board.holding(island).owner else { return 1.0 };
    let place = Place::Island(island);
    let minotaur = u8::from(board.has_figurine(Creature::Minotaur, island));
    let (units, edge) = (defenders(board, place) + minotaur, bonus(board, place, owner));
    odds(force, units, edge - minotaur).win
}

/// Returns the seat with a coming turn at Ares in this cycle, or during the offerings the seat with the standing offer;
/// `None` if there is no such seat.
fn ares_to_come(board: &Board) -> Option<Seat> {
    let place = board.gods.available().iter().position(|&god| god == God::Ares)?;
    let to_come = match &board.phase {
        Phase::Offer { .. } => true,
        Phase::Turn(turn) => place > usize::from(turn.place),
        _ => false,
    };
    board.offerings[God::Ares.index()].filter(|_| to_come).map(|offering| offering.seat)
}

/// Returns the chains of a seat's fleets, each with all islands it touches (12.1).
pub(super) fn chains(board: &Board, seat: Seat) -> impl Iterator<Item = (Seas, Isles)> + '_ {
    let map = board.map();
    let mut left = board.navy(seat);
    std::iter::from_fn(move || {
        let first = left.iter().next()?;
        let (mut chain, mut fresh) = (Seas::EMPTY, Seas::one(first));
        while !fresh.is_empty() {
            chain = chain.or(fresh);
            let around = fresh.iter().fold(Seas::EMPTY, |around, sea| around.or(map.near[sea.index()]));
            fresh = around.and(left).minus(chain);
        }
        left = left.minus(chain);
        Some((chain, chain.iter().flat_map(|sea| map.shores[sea.index()].iter()).collect()))
    })
}
