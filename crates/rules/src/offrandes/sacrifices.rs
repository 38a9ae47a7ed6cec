//! Phase 3, sacrifices (§6), phase 4, revenue (§7), and the end (§8).

use super::auctions;
use super::board::Offering;
use super::data::{Altar, Animal, Character, INCOME, PURSE, lamp};
use super::event::Event;
use super::state::{Phase, State};
use crate::game::Sink;
use crate::{Seat, SeatSet};

/// Scores the lamps (6.1), then asks the marker holder first for a sacrifice (6.2).
pub(super) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    for seat in state.board.everybody() {
        state.board.lamps[seat.index()] += lamp(state.board.level(seat, Character::Priestess));
    }
    let board = &state.board;
    let points = |seat| (seat, lamp(board.level(seat, Character::Priestess)));
    events.emit(|| Event::Lamps { points: board.everybody().map(points).collect() });
    ask_from(state, 0, events);
}

/// Asks the first city that can sacrifice, from `steps` places after the marker holder (6.2, 14.2).
fn ask_from(state: &mut State, steps: u8, events: &mut impl Sink<Event>) {
    let seats = state.board.seats;
    for steps in steps..seats {
        let seat = state.board.first().clockwise(steps, seats);
        if !state.board.placeable(seat).is_empty() {
            state.phase = Phase::Sacrifice { seat, chosen: None };
            return;
        }
        events.emit(|| Event::CannotSacrifice { seat });
    }
    finish(state, events);
}

fn ask_after(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let steps = state.board.first().distance(seat, state.board.seats);
    ask_from(state, steps + 1, events);
}

/// Chooses the animals in a shortage (6.4).
pub(super) fn choose(state: &mut State, animal: Animal, count: u8, events: &mut impl Sink<Event>) {
    let Phase::Sacrifice { seat, chosen } = &mut state.phase else { return };
    *chosen = Some((animal, count));
    let seat = *seat;
    events.emit(|| Event::Chose { seat, animal, count });
}

/// Declines the sacrifice (6.2).
pub(super) fn decline(state: &mut State, events: &mut impl Sink<Event>) {
    let Phase::Sacrifice { seat, .. } = state.phase else { return };
    events.emit(|| Event::NoSacrifice { seat });
    ask_after(state, seat, events);
}

/// Returns the offering of the seat: the chosen one, or the only possible one (6.4).
pub(super) fn offering(state: &State) -> Option<(Animal, u8)> {
    let Phase::Sacrifice { seat, chosen } = state.phase else { return None };
    chosen.or_else(|| match state.board.placeable(seat).as_slice() {
        [only] => Some(*only),
        _ => None,
    })
}

/// Sacrifices: takes the new animals first, then returns the old ones (6.7). The points count at once (6.8).
pub(super) fn sacrifice(state: &mut State, altar: Altar, events: &mut impl Sink<Event>) {
    let Phase::Sacrifice { seat, .. } = state.phase else { return };
    let Some((animal, count)) = offering(state) else { return };
    let board = &mut state.board;
    board.stable[animal.index()] -= count;
    let before = board.altars[altar.index()].replace(Offering { animal, count, owner: seat });
    if let Some(before) = before {
        board.stable[before.animal.index()] += before.count;
    }
    let points = u16::from(animal.value()) * u16::from(count);
    board.sacrifices[seat.index()] += points;
    let from = before.map(|before| before.owner);
    events.emit(|| Event::Sacrificed { seat, altar, animal, count, points, from });
    ask_after(state, seat, events);
}

/// Tests the end after the whole phase (8.1). If the game goes on: revenue (§7) and the next round.
fn finish(state: &mut State, events: &mut impl Sink<Event>) {
    if let Some(reason) = state.board.ending() {
        state.phase = Phase::Over(reason);
        events.emit(|| Event::Over { reason });
        return;
    }
    let board = &mut state.board;
    let marker = board.first().next(board.seats);
    board.marker = Some(marker);
    let mut capped = SeatSet::EMPTY;
    for seat in board.everybody() {
        let purse = &mut board.drachmae[seat.index()];
        if *purse + INCOME > PURSE {
            capped = capped.with(seat);
        }
        *purse = (*purse + INCOME).min(PURSE);
    }
    events.emit(|| Event::Revenue { marker, capped });
    auctions::begin_round(state, events);
}
