//! Metropolises from buildings and from philosophers (§15).

use super::board::Board;
use super::data::{Building, Island, SCHOOL};
use super::event::Event;
use super::map::Isles;
use super::phase::{Forming, Turn};
use super::state::State;
use super::token::{Action, Place};
use crate::Seat;
use crate::game::Sink;

/// Begins a metropolis that is due to the seat of this turn (15.1). No other seat ever gains the pieces for one.
pub(super) fn check(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(&Turn { seat, forming: None, battle: None, .. }) = state.board.turn() else { return };
    let board = &mut state.board;
    if board.philosophers[seat.index()] >= SCHOOL {
        board.philosophers[seat.index()] -= SCHOOL;
        events.emit(|| Event::PhilosophersGiven { seat });
        found(state, seat, events);
    } else if Building::ALL.into_iter().all(|kind| board.buildings(seat, kind) > 0) {
        give_next(state, seat, Building::Fortress, events);
    }
}

fn form(state: &mut State, forming: Option<Forming>) {
    if let Some(turn) = state.turn_mut() {
        turn.forming = forming;
    }
}

/// Returns the different buildings of a kind a seat may give up: island and slot, from 1.
pub(super) fn copies(board: &Board, seat: Seat, kind: Building) -> impl Iterator<Item = (Island, u8)> + '_ {
    board.lands(seat).iter().flat_map(move |island| {
        let buildings = board.different(island).filter(move |(_, building)| *building == kind);
        buildings.map(move |(slot, _)| (island, slot as u8 + 1))
    })
}

/// Gives up one building of each kind from this one on; asks the seat if there is a choice (15.1).
fn give_next(state: &mut State, seat: Seat, from: Building, events: &mut impl Sink<Event>) {
    for kind in Building::ALL.into_iter().skip(from.index()) {
        let mut copies = copies(&state.board, seat, kind);
        match (copies.next(), copies.next()) {
            (Some((island, slot)), None) => {
                drop(copies);
                remove(state, seat, island, slot, events);
            }
            _ => {
                drop(copies);
                return form(state, Some(Forming::Give(kind)));
            }
        }
    }
    found(state, seat, events);
}

fn remove(state: &mut State, seat: Seat, island: Island, slot: u8, events: &mut impl Sink<Event>) {
    if let Some(building) = state.board.put_building(island, slot, None) {
        events.emit(|| Event::Given { seat, island, building });
    }
}

/// Gives up the chosen building of the set (15.1).
pub(super) fn give(state: &mut State, seat: Seat, island: Island, slot: u8, events: &mut impl Sink<Event>) {
    let Some(&Turn { forming: Some(Forming::Give(kind)), .. }) = state.board.turn() else { return };
    remove(state, seat, island, slot, events);
    match Building::ALL.get(kind.index() + 1) {
        Some(&next) => give_next(state, seat, next, events),
        None => found(state, seat, events),
    }
}

/// Returns the islands where a seat may put a metropolis: those without one whose space is free or, if there are none,
/// all without one (15.2).
pub fn places(board: &Board, seat: Seat) -> Isles {
    let without: Isles = board.lands(seat).iter().filter(|&island| !board.holding(island).metropolis).collect();
    let covered = |island: Island| board.holding(island).slots.into_iter().take(board.map().covered(island).into());
    let free: Isles = without.iter().filter(|&island| covered(island).all(|slot| slot.is_none())).collect();
    if free.is_empty() { without } else { free }
}

/// After the payment of the set, places the metropolis, asks for its place, or loses it (15.2, 15.3).
fn found(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let places = places(&state.board, seat);
    let mut islands = places.iter();
    match (islands.next(), islands.next()) {
        (Some(_), _) if !state.board.has_metropolis() => lose(state, seat, events),
        (None, _) => lose(state, seat, events),
        (Some(island), None) => place(state, seat, island, events),
        _ => form(state, Some(Forming::Place)),
    }
}

fn lose(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| Event::MetropolisLost { seat });
    form(state, None);
    check(state, events);
}

/// Places a metropolis; buildings under it fall (15.2).
pub(super) fn place(state: &mut State, seat: Seat, island: Island, events: &mut impl Sink<Event>) {
    let fallen = raise(&mut state.board, island);
    events.emit(|| Event::Metropolis { seat, island, fallen: fallen.into_iter().flatten().collect() });
    form(state, None);
    check(state, events);
}

fn raise(board: &mut Board, island: Island) -> [Option<Building>; 2] {
    let covered = usize::from(board.map().covered(island));
    let holding = &mut board.islands[island.index()];
    holding.metropolis = true;
    let mut fallen = [None; 2];
    for (fell, slot) in fallen.iter_mut().zip(holding.slots.iter_mut().take(covered)) {
        *fell = slot.take();
    }
    fallen
}

/// True if a seat's buildings could form `count` metropolises at once, with its best choices (12.6, 20.3).
pub(super) fn could_form(board: &Board, seat: Seat, count: u8) -> bool {
    count == 0 || (board.has_metropolis() && could_give(board, seat, Building::Fortress, count))
}

fn could_give(board: &Board, seat: Seat, kind: Building, count: u8) -> bool {
    copies(board, seat, kind).any(|(island, slot)| {
        let mut less = *board;
        less.put_building(island, slot, None);
        match Building::ALL.get(kind.index() + 1) {
            Some(&next) => could_give(&less, seat, next, count),
            None => places(&less, seat).iter().any(|island| {
                let mut more = less;
                raise(&mut more, island);
                could_form(&more, seat, count - 1)
            }),
        }
    })
}

/// Appends the seat's choices for a due metropolis.
pub(super) fn legal(board: &Board, seat: Seat, forming: Forming, out: &mut Vec<Action>) {
    match forming {
        Forming::Give(kind) => out.extend(copies(board, seat, kind).map(|(island, slot)| Action::Give(island, slot))),
        Forming::Place => out.extend(places(board, seat).iter().map(|island| Action::At(Place::Island(island)))),
    }
}
