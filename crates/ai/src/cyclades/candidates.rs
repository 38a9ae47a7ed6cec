//! The candidates of a search: legal actions, without similar or useless ones.

use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, Island};
use agon_rules::cyclades::{Action, Board, Cyclades, Place, State, Task, defenders};
use agon_rules::game::legal;

/// The number of pushes to try at each step.
const PUSHES: usize = 1;
/// Creatures whose effect the worth of a table does not measure; see [`trials`](super::trials).
const UNUSED: [Creature; 1] = [Creature::Chiron];
/// Creatures with many small steps, too many to try as a copy of the Chimera.
const ENDLESS: [Creature; 2] = [Creature::Sylph, Creature::Sphinx];

/// Returns the legal actions that are worth a search; if there is none, the last legal action, which ends the present
/// task.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    let all = legal::<Cyclades>(state, seat);
    let board = &state.board;
    let mut chosen: Vec<Action> = all.iter().copied().filter(|&action| useful(board, seat, action)).collect();
    if board.turn().is_some_and(|turn| turn.task == Task::Push && turn.forming.is_none()) {
        chosen.truncate(PUSHES);
    }
    if chosen.is_empty() { all.into_iter().rev().take(1).collect() } else { chosen }
}

fn useful(board: &Board, seat: Seat, action: Action) -> bool {
    let Some(turn) = board.turn() else { return true };
    match action {
        // The result of a swap is unknown (10.4), a plan stops without an end action, and a group gets its size with
        // its first step.
        Action::Swap(_) | Action::End | Action::Stop | Action::With(_) => false,
        Action::Move(from, to, count) => {
            let there = board.holding(from).troops;
            let own = board.holding(to).owner == Some(seat);
            // One troop is enough against no defence; else all go, or all except a guard.
            let one = count == 1 && !own && !defended(board, to);
            let flown = turn.power() == Some(Creature::Pegasus);
            (one || count + 1 >= there) && !(flown && own)
        }
        Action::Sail(from, _, count) => {
            let all = count == board.fleets(from).count();
            count == 1 || all
        }
        Action::Topple(island, _) => board.holding(island).owner != Some(seat),
        Action::Summon(creature) => !UNUSED.contains(&creature),
        Action::Copy(creature) => !UNUSED.contains(&creature) && !ENDLESS.contains(&creature),
        Action::At(place) if turn.task == Task::Target && turn.forming.is_none() => {
            turn.power().is_none_or(|creature| target(board, seat, creature, place))
        }
        _ => true,
    }
}

/// True if a place is a useful target of a creature.
fn target(board: &Board, seat: Seat, creature: Creature, place: Place) -> bool {
    match (creature, place) {
        (Creature::Kraken, Place::Sea(sea)) => board.hostile(seat).has(sea),
        (Creature::Minotaur | Creature::Polyphemus, Place::Island(island)) => board.holding(island).owner == Some(seat),
        (Creature::Medusa, Place::Island(island)) => {
            board.holding(island).owner.is_some_and(|owner| owner != seat) && board.holding(island).troops > 0
        }
        _ => true,
    }
}

fn defended(board: &Board, island: Island) -> bool {
    defenders(board, Place::Island(island)) > 0 || board.has_figurine(Creature::Minotaur, island)
}
