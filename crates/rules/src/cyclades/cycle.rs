//! The parts of a cycle without decisions: the turn-order track, the creature row, the gods, income, the end (§2,
//! §4–§8).

use super::battles;
use super::board::{Board, Ending, starts};
use super::cards::Cards;
use super::charts::Start;
use super::data::{Creature, God, LAST_CYCLE, ROW, ROW_COSTS, markers, target};
use super::event::Event;
use super::offerings;
use super::phase::{Phase, Task};
use super::state::State;
use super::token::Chance;
use crate::game::Sink;
use crate::{Seat, SeatList};

/// Appends the possible outcomes of luck, with weights (20.15).
pub(super) fn outcomes(board: &Board, out: &mut Vec<(Chance, u32)>) {
    match &board.phase {
        Phase::Starts => out.extend(starts_left(board).map(|(number, _)| (Chance::Start(number), 1))),
        Phase::Markers => out.extend(markers_left(board).map(|(seat, left)| (Chance::Marker(seat), left))),
        Phase::Row => cards(board, out),
        Phase::Gods => out.extend(undecided(board).map(|god| (Chance::God(god), 1))),
        Phase::Turn(turn) if turn.forming.is_none() => match (&turn.battle, turn.task) {
            (Some(battle), _) => battles::faces(battle, out),
            (None, Task::Swap(_)) => cards(board, out),
            _ => {}
        },
        _ => {}
    }
}

fn cards(board: &Board, out: &mut Vec<(Chance, u32)>) {
    out.extend(board.creatures.deck.iter().map(|creature| (Chance::Creature(creature), 1)));
}

/// Applies an outcome of luck.
pub(super) fn resolve(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::Start(number) => deal_start(state, number, events),
        Chance::Marker(seat) => lay_marker(state, seat, events),
        Chance::God(god) => settle_god(state, god, events),
        Chance::Creature(creature) => match state.board.turn().map(|turn| turn.task) {
            Some(Task::Swap(space)) => {
                put_card(&mut state.board, usize::from(space), creature, events);
                if let Some(turn) = state.turn_mut() {
                    turn.task = Task::Free;
                }
            }
            _ => {
                if let Some(space) = empty_space(&state.board) {
                    put_card(&mut state.board, space, creature, events);
                }
                fill_row(state, events);
            }
        },
        Chance::Die(face) => battles::roll(state, face, events),
    }
}

/// Returns the starts no seat has yet, by number from 1 (3.7).
fn starts_left(board: &Board) -> impl Iterator<Item = (u8, &'static Start)> + '_ {
    let free = |start: &Start| start.islands.iter().all(|&island| board.holding(island).owner.is_none());
    (1..).zip(starts(board.seats, board.options)).filter(move |(_, start)| free(start))
}

fn deal_start(state: &mut State, number: u8, events: &mut impl Sink<Event>) {
    let mut next = Some(number);
    while let Some(number) = next {
        let board = &mut state.board;
        let Some(seat) = board.everybody().find(|&seat| board.lands(seat).is_empty()) else { return };
        let Some((_, start)) = starts_left(board).find(|(left, _)| *left == number) else { return };
        start.islands.into_iter().for_each(|island| board.take(seat, island, 1));
        start.seas.into_iter().for_each(|sea| board.put_fleets(sea, seat, 1));
        events.emit(|| Event::Start { seat, islands: start.islands, seas: start.seas });
        // The last start needs no luck.
        let mut left = starts_left(board);
        next = left.next().filter(|_| left.next().is_none()).map(|(number, _)| number);
    }
    let board = &mut state.board;
    if starts_left(board).next().is_none() {
        board.phase = Phase::Markers;
    }
}

/// Returns the number of each seat's markers that are not on the track yet (4.3).
fn markers_left(board: &Board) -> impl Iterator<Item = (Seat, u32)> + '_ {
    let laid = |seat: Seat| board.order.iter().filter(|&other| other == seat).count() as u32;
    let left = move |seat: Seat| u32::from(markers(board.seats)) - laid(seat);
    board.everybody().map(move |seat| (seat, left(seat))).filter(|(_, left)| *left > 0)
}

fn lay_marker(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let mut next = Some(seat);
    while let Some(seat) = next {
        state.board.order.push(seat);
        let place = state.board.order.len() as u8;
        events.emit(|| Event::Marker { seat, place });
        // The rest needs no luck if it belongs to a single seat.
        let mut left = markers_left(&state.board);
        next = left.next().filter(|_| left.next().is_none()).map(|(seat, _)| seat);
    }
    if markers_left(&state.board).next().is_none() {
        begin(state, events);
    }
}

/// Begins a cycle with the creature row (6.2–6.4).
fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.cycle += 1;
    board.discounts = Default::default();
    board.offerings = [None; 4];
    board.queue = SeatList::EMPTY;
    board.finished = SeatList::EMPTY;
    board.gods.settled = 0;
    events.emit(|| Event::Cycle { cycle: board.cycle });
    let cards = &mut board.creatures;
    if let Some(creature) = cards.row[ROW - 1].take() {
        cards.discard = cards.discard.with(creature);
        events.emit(|| Event::RowLeft { creature });
    }
    // The cards slide to the right end of the used spaces.
    let open = spaces(board.cycle);
    let mut kept = cards.row.into_iter().take(open).flatten().rev().collect::<arrayvec::ArrayVec<_, ROW>>().into_iter();
    cards.row = [None; ROW];
    for space in (0..open).rev() {
        cards.row[space] = kept.next();
    }
    fill_row(state, events);
}

/// Returns the used spaces of the row: one in the first cycle, two in the second, then all (6.2–6.4).
fn spaces(cycle: u8) -> usize {
    usize::from(cycle).min(ROW)
}

/// Returns the cheapest empty space of the creature row (6.4); `None` if the row is full.
fn empty_space(board: &Board) -> Option<usize> {
    (0..spaces(board.cycle)).rev().find(|&space| board.creatures.row[space].is_none())
}

/// Waits for a card if the row needs one, else goes on to the gods.
fn fill_row(state: &mut State, events: &mut impl Sink<Event>) {
    if empty_space(&state.board).is_some() && can_draw(&mut state.board, events) {
        state.board.phase = Phase::Row;
    } else {
        begin_gods(state, events);
    }
}

/// Turns the discard pile into the deck if the deck is empty (6.5, 20.4). Returns true if the deck then has a card.
pub(super) fn can_draw(board: &mut Board, events: &mut impl Sink<Event>) -> bool {
    let cards = &mut board.creatures;
    if cards.deck.is_empty() && !cards.discard.is_empty() {
        cards.deck = cards.discard;
        cards.discard = Cards::EMPTY;
        events.emit(|| Event::Reshuffled);
    }
    !cards.deck.is_empty()
}

fn put_card(board: &mut Board, space: usize, creature: Creature, events: &mut impl Sink<Event>) {
    board.creatures.deck = board.creatures.deck.without(creature);
    board.creatures.row[space] = Some(creature);
    events.emit(|| Event::RowCame { creature, cost: ROW_COSTS[space] });
}

/// Returns the number of available gods (7.1–7.3, 16.1, 20.1).
fn available(board: &Board) -> u8 {
    match board.alive.len() {
        5.. => 4,
        4 => 3,
        _ if board.seats == 2 => 3,
        _ => 2,
    }
}

/// Sets the part of the god row that the last cycle determines (§7).
fn begin_gods(state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let up = available(board);
    let fresh = board.gods.up != up;
    let gods = &mut board.gods;
    gods.up = up;
    gods.settled = 0;
    gods.second_pair = up == 2 && !fresh && !gods.second_pair;
    if up == 3 && !fresh {
        // The god that was away is now first (7.2).
        gods.order.rotate_right(1);
        gods.settled = 1;
    } else if gods.second_pair {
        // The pair that was away is now available (7.3).
        gods.order.rotate_right(2);
    }
    board.phase = Phase::Gods;
    settle_gods(state, events);
}

/// Returns the gods luck may put next on the row.
fn undecided(board: &Board) -> impl Iterator<Item = God> + '_ {
    let gods = &board.gods;
    let settled = usize::from(gods.settled);
    let end = if gods.second_pair { usize::from(gods.up) } else { gods.order.len() };
    let mut rest: arrayvec::ArrayVec<God, 4> = gods.order[settled..end].iter().copied().collect();
    rest.sort_unstable();
    rest.into_iter()
}

fn settle_god(state: &mut State, god: God, events: &mut impl Sink<Event>) {
    let gods = &mut state.board.gods;
    let next = usize::from(gods.settled);
    if let Some(at) = gods.order.iter().position(|&other| other == god) {
        gods.order[next..=at].rotate_right(1);
        gods.settled += 1;
        let place = gods.settled;
        events.emit(|| Event::God { god, place });
    }
    settle_gods(state, events);
}

/// Waits for luck until every available god has its place; a single remaining god needs no luck.
fn settle_gods(state: &mut State, events: &mut impl Sink<Event>) {
    let gods = &state.board.gods;
    let ordered = gods.settled >= gods.up;
    if !ordered && undecided(&state.board).count() > 1 {
        return;
    }
    let gods = &mut state.board.gods;
    gods.settled = 4;
    gods.order[usize::from(gods.up)..].sort_unstable();
    events.emit(|| Event::Gods { order: gods.available().to_vec(), away: gods.away().to_vec() });
    income(state, events);
    offerings::begin(state, events);
}

/// Pays the income of phase 3 (§8).
fn income(state: &mut State, events: &mut impl Sink<Event>) {
    let alive = state.board.alive;
    for seat in alive.iter() {
        state.gain(seat, state.board.income(seat));
    }
    let board = &state.board;
    events
        .emit(|| Event::Income { gains: alive.iter().map(|seat| (seat, board.income(seat))).collect(), fates: false });
}

/// Plays phase 6: the end, or another cycle (2.1, 20.1, 20.13).
pub(super) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let reached = board.alive.iter().any(|seat| board.metropolises(seat) >= target(board.seats));
    let reason = match () {
        () if reached => Some(Ending::Metropolises),
        () if board.alive.len() == 1 => Some(Ending::Survivor),
        () if board.cycle >= LAST_CYCLE => Some(Ending::Cycles),
        () => None,
    };
    if let Some(reason) = reason {
        board.phase = Phase::Over(reason);
        events.emit(|| Event::Over { reason });
        return;
    }
    // The seat on the highest place bids last (10.8); a seat out of the game has no place (20.1).
    board.order = board.finished.iter().rev().filter(|&seat| board.alive.has(seat)).collect();
    begin(state, events);
}
