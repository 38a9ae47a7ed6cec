//! Troop movement: by Ares over fleets, by Pegasus through the air; conquest, last islands, elimination (§12).

use super::battles;
use super::board::Board;
use super::creatures;
use super::data::{Building, Creature, Island, SPECIAL_COST, target};
use super::event::Event;
use super::grid::Isles;
use super::metropolises;
use super::phase::Turn;
use super::state::State;
use super::token::{Action, Place};
use crate::Seat;
use crate::game::Sink;

/// Appends every troop move of a seat, over its fleets or by air.
pub(super) fn moves(board: &Board, seat: Seat, flown: bool, out: &mut Vec<Action>) {
    let garrisoned = board.lands(seat).iter().filter(|&from| board.holding(from).troops > 0);
    for from in garrisoned.filter(|&from| may_leave(board, from)) {
        let troops = board.holding(from).troops;
        for to in reached(board, seat, from, flown).iter().filter(|&to| may_land(board, seat, to, flown)) {
            out.extend((1..=troops).map(|count| Action::Move(from, to, count)));
        }
    }
}

/// True if troops may leave an island: Medusa keeps them on hers (14.5).
pub(super) fn may_leave(board: &Board, from: Island) -> bool {
    !board.has_figurine(Creature::Medusa, from)
}

/// Returns the other islands a chain of own fleets reaches, or all if the troops fly (12.1, 14.4).
pub(super) fn reached(board: &Board, seat: Seat, from: Island, flown: bool) -> Isles {
    let map = board.map();
    let islands = if flown { map.islands } else { map.reached(board.navy(seat), from) };
    islands.without(from)
}

/// True if Chiron stops a flight: only the island's own seat may fly there (14.5, 20.8).
pub(super) fn chiron_bars(board: &Board, seat: Seat, to: Island) -> bool {
    board.has_figurine(Creature::Chiron, to) && board.holding(to).owner != Some(seat)
}

fn may_land(board: &Board, seat: Seat, to: Island, flown: bool) -> bool {
    !(spared(board, seat, to) || flown && chiron_bars(board, seat, to))
}

/// True if an island is another seat's last one and no attack on it is legal (12.6).
pub fn spared(board: &Board, seat: Seat, to: Island) -> bool {
    let owner = board.holding(to).owner.filter(|&owner| owner != seat);
    owner.is_some_and(|owner| board.lands(owner).len() == 1 && !reaches_goal(board, seat, to))
}

/// True if a seat would reach the winning number of metropolises at once by taking an island (12.6, 20.3).
fn reaches_goal(board: &Board, seat: Seat, island: Island) -> bool {
    let has = board.metropolises(seat) + u8::from(board.holding(island).metropolis);
    let Some(needed) = target(board.seats).checked_sub(has).filter(|&needed| needed > 0) else { return true };
    let sets = |kind| board.buildings(seat, kind) + board.holding(island).count(kind);
    if Building::ALL.into_iter().any(|kind| sets(kind) < needed) {
        return false;
    }
    let mut taken = *board;
    taken.take(seat, island, 1);
    metropolises::could_form(&taken, seat, needed)
}

/// Moves troops to another island, over fleets or by air (12.1–12.3, 14.4).
pub(super) fn go(state: &mut State, seat: Seat, from: Island, to: Island, count: u8, events: &mut impl Sink<Event>) {
    let flown = state.board.turn().is_some_and(|turn| turn.power() == Some(Creature::Pegasus));
    if !flown {
        state.pay(seat, SPECIAL_COST);
    }
    let board = &mut state.board;
    board.islands[from.index()].troops -= count;
    events.emit(|| Event::Moved { seat, from, to, count, flown });
    match board.holding(to).owner {
        Some(owner) if owner == seat => board.islands[to.index()].troops += count,
        Some(owner) if battles::holds(board, Place::Island(to)) => {
            return battles::begin(state, Place::Island(to), owner, count, events);
        }
        _ => conquer(state, seat, to, count, events),
    }
    landed(state, events);
}

/// Ends a troop move, with its battle if it had one: the power of the Pegasus is over.
pub(super) fn landed(state: &mut State, events: &mut impl Sink<Event>) {
    if state.board.turn().and_then(Turn::power) == Some(Creature::Pegasus) {
        creatures::finish(state, events);
    }
    metropolises::check(state, events);
}

/// Gives an island with all its pieces to a seat (12.3, 12.5); its last owner may be out of the game (12.7).
pub(super) fn conquer(state: &mut State, seat: Seat, island: Island, troops: u8, events: &mut impl Sink<Event>) {
    let from = state.board.holding(island).owner;
    state.board.take(seat, island, troops);
    events.emit(|| Event::Taken { seat, island, from });
    if let Some(victim) = from.filter(|&victim| state.board.lands(victim).is_empty()) {
        eliminate(state, victim, seat, events);
    }
}

/// Removes a seat from the game with all its pieces (12.7, 20.1).
fn eliminate(state: &mut State, victim: Seat, by: Seat, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.alive = board.alive.without(victim);
    for sea in board.navy(victim).iter() {
        board.put_fleets(sea, victim, 0);
    }
    board.priests[victim.index()] = 0;
    board.philosophers[victim.index()] = 0;
    state.purses[victim.index()] = 0;
    events.emit(|| Event::Eliminated { seat: victim, by });
    for creature in Creature::FIGURINES {
        if state.board.figurine(creature).is_some_and(|there| there.owner == victim) {
            creatures::remove_figurine(&mut state.board, creature, events);
        }
    }
}
