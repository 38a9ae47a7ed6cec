//! Fleet movement: by Poseidon, by the Sylph (§11).

use super::board::Board;
use super::data::{SAIL_STEPS, SPECIAL_COST};
use super::event::Event;
use super::grid::{Sea, Seas};
use super::phase::{Task, Turn};
use super::state::State;
use super::token::{Action, Place};
use super::{battles, creatures};
use crate::Seat;
use crate::game::Sink;

/// Returns the spaces next to one that are open to fleets (11.2).
pub fn ways(board: &Board, from: Sea) -> Seas {
    board.map().near[from.index()].minus(board.closed())
}

/// Returns the number of a seat's fleets on a space that may move. Fleets that fought in this use of the Sylph stay
/// (20.7).
pub(super) fn movable(board: &Board, seat: Seat, sea: Sea, task: &Task) -> u8 {
    let there = board.fleets(sea);
    let tired = if let Task::Sylph { tired, .. } = task { tired.at(sea) } else { 0 };
    if there.owner() == Some(seat) { there.count().saturating_sub(tired) } else { 0 }
}

/// Appends the first steps of every group a seat may form.
pub(super) fn first_steps(board: &Board, turn: &Turn, out: &mut Vec<Action>) {
    let (map, closed) = (board.map(), board.closed());
    for from in board.navy(turn.seat).iter() {
        let most = movable(board, turn.seat, from, &turn.task);
        for to in map.near[from.index()].minus(closed).iter() {
            out.extend((1..=most).map(|count| Action::Sail(from, to, count)));
        }
    }
}

/// Makes a group's first step, or a step of the Sylph.
pub(super) fn sail(state: &mut State, seat: Seat, from: Sea, to: Sea, count: u8, events: &mut impl Sink<Event>) {
    let Some(turn) = state.turn_mut() else { return };
    let by_sylph = match &mut turn.task {
        Task::Sylph { steps, .. } => {
            *steps -= 1;
            true
        }
        task => {
            *task = Task::Sail { at: from, group: count, steps: SAIL_STEPS, regrouped: true };
            false
        }
    };
    if !by_sylph {
        state.pay(seat, SPECIAL_COST);
    }
    step(state, seat, from, to, count, events);
    creatures::sylph_done(state, events);
}

/// Makes the group's next step (11.1).
pub(super) fn go_on(state: &mut State, seat: Seat, to: Sea, events: &mut impl Sink<Event>) {
    if let Some(&Turn { task: Task::Sail { at, group, .. }, .. }) = state.board.turn() {
        step(state, seat, at, to, group, events);
    }
}

fn step(state: &mut State, seat: Seat, from: Sea, to: Sea, count: u8, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.remove_fleets(from, count);
    events.emit(|| Event::Sailed { seat, from, to, count });
    let owner = board.fleets(to).owner();
    let Some(defender) = owner.filter(|&owner| owner != seat) else {
        board.add_fleets(to, seat, count);
        return arrive(state, to, count);
    };
    // An enemy ends the movement (11.3); with the Sylph, only the movement of this group (14.4).
    if let Some(turn) = state.turn_mut()
        && !matches!(turn.task, Task::Sylph { .. })
    {
        turn.task = Task::Free;
    }
    battles::begin(state, Place::Sea(to), defender, count, events);
}

fn arrive(state: &mut State, to: Sea, count: u8) {
    let Some(turn) = state.turn_mut() else { return };
    if let Task::Sail { at, group, steps, regrouped } = &mut turn.task {
        (*at, *group, *regrouped) = (to, count, false);
        *steps -= 1;
        if *steps == 0 {
            turn.task = Task::Free;
        }
    }
}

/// Changes the number of fleets in the group (11.1).
pub(super) fn regroup(state: &mut State, seat: Seat, count: u8, events: &mut impl Sink<Event>) {
    if let Some(Turn { task: Task::Sail { at, group, regrouped, .. }, .. }) = state.turn_mut() {
        (*group, *regrouped) = (count, true);
        let at = *at;
        events.emit(|| Event::Regrouped { seat, at, count });
    }
}

/// Appends the possible actions of a moving group.
pub(super) fn next_steps(board: &Board, at: Sea, group: u8, regrouped: bool, out: &mut Vec<Action>) {
    out.extend(ways(board, at).iter().map(Action::To));
    if !regrouped {
        let there = board.fleets(at).count();
        out.extend((1..=there).filter(|&count| count != group).map(Action::With));
    }
    out.push(Action::Stop);
}
