//! Phase 5: the order of turns, and the actions of a god except movement and creatures (§10).

use super::board::{Board, Holding};
use super::cycle;
use super::data::{APOLLO, BUILD_COST, Creature, God, Island, ROW_COSTS, SPECIAL_COST, UNITS};
use super::event::Event;
use super::phase::{Phase, Task, Turn};
use super::state::State;
use super::token::Piece;
use super::{creatures, metropolises};
use crate::Seat;
use crate::game::Sink;

/// Returns the seats that act after the present one: the next bidders, or the next turns (9.1, 10.1). An ousted seat
/// acts before them. After a battle the order is unknown.
pub(super) fn coming(board: &Board) -> Vec<Seat> {
    match &board.phase {
        Phase::Offer { next, .. } => board.order.iter().skip(usize::from(*next)).collect(),
        Phase::Turn(turn) if turn.battle.is_none() => {
            let gods = board.gods.available().iter().map(|god| Some(board.offerings[god.index()]?.seat));
            let all = gods.chain(board.queue.iter().map(Some)).skip(usize::from(turn.place) + 1);
            all.flatten().filter(|seat| board.alive.has(*seat)).collect()
        }
        _ => Vec::new(),
    }
}

/// Begins the first turn of this cycle at or after the place `from` (10.1). After the last turn the cycle ends. Seats
/// out of the game have no turn (12.7).
pub(super) fn next(state: &mut State, from: u8, events: &mut impl Sink<Event>) {
    let board = &state.board;
    let gods = board.gods.available();
    let turn = (from..gods.len() as u8 + board.queue.len() as u8).find_map(|place| {
        let turn = match gods.get(usize::from(place)) {
            Some(&god) => Turn::new(place, board.offerings[god.index()]?.seat, Some(god)),
            None => Turn::new(place, board.queue.get(usize::from(place) - gods.len())?, None),
        };
        board.alive.has(turn.seat).then_some(turn)
    });
    match turn {
        Some(turn) => begin(state, turn, events),
        None => cycle::end(state, events),
    }
}

fn begin(state: &mut State, turn: Turn, events: &mut impl Sink<Event>) {
    let Turn { seat, god, .. } = turn;
    state.board.phase = Phase::Turn(turn);
    events.emit(|| Event::TurnBegins { seat, god });
    // Figurines of earlier cycles leave (14.5, 16.5).
    let cycle = state.board.cycle;
    for creature in Creature::FIGURINES {
        if state.board.figurine(creature).is_some_and(|there| there.owner == seat && there.cycle < cycle) {
            creatures::remove_figurine(&mut state.board, creature, events);
        }
    }
    if god.is_none() {
        apollo(state, turn, events);
    }
}

/// Plays Apollo's turn: gold, and for the first of the queue a prosperity marker (10.9).
fn apollo(state: &mut State, turn: Turn, events: &mut impl Sink<Event>) {
    let seat = turn.seat;
    let lands = state.board.lands(seat);
    let amount = apollo_gold(&state.board, seat);
    state.gain(seat, amount);
    events.emit(|| Event::Apollo { seat, amount });
    let first = turn.place == state.board.gods.up;
    match lands.iter().next() {
        Some(island) if first && state.board.has_prosperity() => {
            if lands.len() == 1 {
                return prosper(state, seat, island, events);
            }
            if let Some(turn) = state.turn_mut() {
                turn.task = Task::Prosperity;
            }
        }
        _ => end(state, events),
    }
}

/// Places Apollo's prosperity marker (10.9).
pub(super) fn prosper(state: &mut State, seat: Seat, island: Island, events: &mut impl Sink<Event>) {
    state.board.islands[island.index()].markers += 1;
    events.emit(|| Event::Prosperity { seat, island });
    end(state, events);
}

/// Ends the turn: the marker goes to the free place with the highest number (10.8).
pub(super) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(&Turn { seat, place, .. }) = state.board.turn() else { return };
    let board = &mut state.board;
    let track = (board.order.len() - board.finished.len()) as u8;
    board.finished.push(seat);
    events.emit(|| Event::TurnEnded { seat, place: track });
    next(state, place + 1, events);
}

/// Returns the cost of the next recruit of a turn, if there is one (10.3).
pub fn recruit_cost(turn: &Turn) -> Option<u16> {
    turn.god?.recruit_costs().get(usize::from(turn.recruited)).copied()
}

/// Pays for the next recruit of the turn, and places it (10.3).
pub(super) fn recruit(state: &mut State, seat: Seat, piece: Piece, events: &mut impl Sink<Event>) {
    let cost = state.board.turn().and_then(recruit_cost).unwrap_or_default();
    state.pay(seat, cost);
    if let Some(turn) = state.turn_mut() {
        turn.recruited += 1;
    }
    match piece {
        Piece::Troop(island) => state.board.islands[island.index()].troops += 1,
        Piece::Fleet(sea) => state.board.add_fleets(sea, seat, 1),
        Piece::Priest => state.board.priests[seat.index()] += 1,
        Piece::Philosopher => state.board.philosophers[seat.index()] += 1,
    }
    events.emit(|| Event::Recruited { seat, piece, cost });
    if piece == Piece::Philosopher {
        metropolises::check(state, events);
    }
}

/// Returns the slots a builder may choose on an island, from 0: the lowest free one under the metropolis space, and the
/// lowest free one beside it. Other free slots of either kind would be equal (3.4, §21).
pub fn sites(board: &Board, island: Island) -> impl Iterator<Item = u8> + use<> {
    let (map, holding) = (board.map(), *board.holding(island));
    let (slots, covered) = (map.slots[island.index()], map.covered(island));
    let free = move |slots: std::ops::Range<u8>| slots.into_iter().find(|&slot| is_free(&holding, slot));
    let under = if holding.metropolis { None } else { free(0..covered.min(slots)) };
    under.into_iter().chain(free(covered..slots))
}

fn is_free(holding: &Holding, slot: u8) -> bool {
    holding.slots.get(usize::from(slot)).is_some_and(Option::is_none)
}

/// Puts the god's building on a slot (10.5).
pub(super) fn build(state: &mut State, seat: Seat, island: Island, slot: u8, events: &mut impl Sink<Event>) {
    let Some(building) = state.board.turn().and_then(|turn| turn.god).map(God::building) else { return };
    state.pay(seat, BUILD_COST);
    state.board.put_building(island, slot, Some(building));
    events.emit(|| Event::Built { seat, island, slot, building });
    metropolises::check(state, events);
}

/// Discards a creature with Zeus; luck draws another for its space (10.4).
pub(super) fn swap(state: &mut State, seat: Seat, creature: Creature, events: &mut impl Sink<Event>) {
    state.pay(seat, SPECIAL_COST);
    let cards = &mut state.board.creatures;
    let Some(space) = cards.row.iter().position(|&card| card == Some(creature)) else { return };
    cards.row[space] = None;
    cards.discard = cards.discard.with(creature);
    events.emit(|| Event::Swapped { seat, creature });
    if cycle::can_draw(&mut state.board, events)
        && let Some(turn) = state.turn_mut()
    {
        turn.task = Task::Swap(space as u8);
    }
}

/// Returns the cost of a creature for a seat, never below 1, and the number of discounts it uses (10.7); `None` if the
/// creature is not in the row.
pub fn price(board: &Board, seat: Seat, creature: Creature) -> Option<(u16, u8)> {
    let space = board.creatures.row.iter().position(|&card| card == Some(creature))?;
    Some(discounted(ROW_COSTS[space], board.discounts_left(seat)))
}

/// True if a god's turn is over in this cycle (10.1).
pub fn is_over(board: &Board, god: God) -> bool {
    let place = board.gods.available().iter().position(|&there| there == god);
    place.zip(board.turn()).is_some_and(|(place, turn)| place < usize::from(turn.place))
}

/// Returns the costs of the recruits a god can still give in this cycle, one after another, as if its turn were not
/// over (10.3).
pub fn recruits_left(board: &Board, god: God) -> &'static [u16] {
    let made = board.turn().filter(|turn| turn.god == Some(god)).map_or(0, |turn| turn.recruited);
    god.recruit_costs().get(usize::from(made)..).unwrap_or_default()
}

/// Returns the gold Apollo gives a seat (10.9).
pub fn apollo_gold(board: &Board, seat: Seat) -> u16 {
    if board.lands(seat).len() == 1 { APOLLO.0 } else { APOLLO.1 }
}

/// Lowers a cost by as many discounts as help, never below 1; also returns the number used (10.7).
pub(super) fn discounted(cost: u16, discounts: u8) -> (u16, u8) {
    let used = discounts.min(cost as u8 - 1);
    (cost - u16::from(used), used)
}

/// Buys a creature of the row (14.1).
pub(super) fn summon(state: &mut State, seat: Seat, creature: Creature, events: &mut impl Sink<Event>) {
    let Some((cost, used)) = price(&state.board, seat, creature) else { return };
    state.pay(seat, cost);
    let board = &mut state.board;
    board.discounts[seat.index()] += used;
    board.creatures.row.iter_mut().filter(|card| **card == Some(creature)).for_each(|card| *card = None);
    events.emit(|| Event::Summoned { seat, creature, cost });
    if let Some(turn) = state.turn_mut() {
        turn.creature = Some(creature);
    }
    creatures::begin(state, creature, events);
}

/// True if a seat has another troop or fleet in reserve (10.3).
pub(super) fn has_unit(board: &Board, seat: Seat, troop: bool) -> bool {
    (if troop { board.troops_out(seat) } else { board.fleets_out(seat) }) < UNITS
}

/// Ends a movement or a sale (20.7).
pub(super) fn stop(state: &mut State, events: &mut impl Sink<Event>) {
    match state.board.turn().map(|turn| turn.task) {
        Some(Task::Sail { .. }) => {
            if let Some(turn) = state.turn_mut() {
                turn.task = Task::Free;
            }
        }
        _ => creatures::finish(state, events),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cyclades::Options;

    #[test]
    fn recruits_made_are_no_longer_for_sale() {
        let mut board = Board::new(4, Options::default());
        board.gods.up = 4;
        board.gods.settled = 4;
        let mut turn = Turn::new(1, Seat(0), Some(God::Poseidon));
        turn.recruited = 1;
        board.phase = Phase::Turn(turn);
        assert_eq!(recruits_left(&board, God::Poseidon), [1, 2, 3]);
        assert!(is_over(&board, God::Ares) && !is_over(&board, God::Poseidon) && !is_over(&board, God::Zeus));
        assert_eq!(recruits_left(&board, God::Zeus), [0, 4]);
    }
}
