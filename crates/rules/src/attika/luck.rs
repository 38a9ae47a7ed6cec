//! Outcomes of luck and their effects: set-up (§3), discs, cards, tiles. Each is a single draw from the remaining
//! pieces (17.6).

use super::data::{Building, DEALT, Landscape, Pile, SEATS, TILES_IN_BOX, layout};
use super::event::Event;
use super::spaces::Anchor;
use super::state::{Phase, State};
use super::token::Chance;
use super::turns;
use crate::Seat;
use crate::game::Sink;

/// Appends the possible outcomes of luck.
pub(super) fn outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
    let board = &state.board;
    match state.phase {
        Phase::Start => out.extend(board.everybody().map(|seat| (Chance::First(seat), 1))),
        Phase::Layout => {
            out.extend(tiles(board.unlaid).flat_map(|tile| (0..6).map(move |turn| (Chance::Set(tile, turn), 1))));
        }
        Phase::Tile => out.extend(tiles(board.unlaid).map(|tile| (Chance::Tile(tile), 1))),
        Phase::Show { seat, pile } => discs(state, seat, pile, out),
        Phase::Disc { pile } => discs(state, board.turn.seat, pile, out),
        Phase::Deal { .. } | Phase::Card => {
            let kinds = Landscape::ALL.into_iter().map(|card| (Chance::Card(card), u32::from(state.deck.of(card))));
            out.extend(kinds.filter(|&(_, count)| count > 0));
        }
        Phase::Act
        | Phase::Drawn { .. }
        | Phase::Pay { .. }
        | Phase::Lay { .. }
        | Phase::Turn { .. }
        | Phase::Over(_) => {}
    }
}

fn tiles(unlaid: u32) -> impl Iterator<Item = u8> {
    (0..TILES_IN_BOX as u8).filter(move |tile| unlaid & (1 << tile) != 0)
}

/// Appends the possible top discs of a pile: any unseen disc of its kind, because the three other piles came from one
/// shuffle (3.5).
fn discs(state: &State, seat: Seat, pile: Pile, out: &mut Vec<(Chance, u32)>) {
    let unseen = &state.board.unseen[seat.index()];
    let kinds = Building::ALL.into_iter().filter(|&building| pile.takes(building));
    let counts = kinds.map(|building| (Chance::Disc(building), u32::from(unseen[building.index()])));
    out.extend(counts.filter(|&(_, count)| count > 0));
}

/// Applies an outcome.
pub(super) fn resolve(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
    match (chance, state.phase) {
        (Chance::First(seat), _) => {
            state.board.first = Some(seat);
            state.phase = Phase::Layout;
            events.emit(|| Event::First { seat });
        }
        (Chance::Set(tile, turn), _) => set(state, tile, turn, events),
        (Chance::Disc(building), Phase::Show { seat, pile }) => show(state, seat, pile, building, events),
        (Chance::Disc(building), Phase::Disc { pile }) => {
            let seat = state.board.turn.seat;
            state.phase = Phase::Drawn { pile, building };
            events.emit(|| Event::Disc { seat, building });
        }
        (Chance::Card(card), Phase::Deal { place, left }) => {
            let first = state.board.first.unwrap_or(Seat(0));
            take(state, first.clockwise(place, state.board.seats), card, events);
            deal(state, place, left - 1, events);
        }
        (Chance::Card(card), _) => {
            take(state, state.board.turn.seat, card, events);
            state.board.turn.owed -= 1;
            turns::go_on(state, events);
        }
        (Chance::Tile(tile), _) => {
            let seat = state.board.turn.seat;
            state.phase = Phase::Lay { tile };
            events.emit(|| Event::TileFace { seat, tile });
        }
        // Luck brings only outcomes from the list.
        (Chance::Disc(_), _) => {}
    }
}

/// Lays the next tile of the layout (3.1).
fn set(state: &mut State, tile: u8, turn: u8, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let at = board.map.tiles().len();
    if let Some(&middle) = layout(board.seats).tiles.get(at) {
        board.map.lay(tile, middle, turn);
        board.unlaid &= !(1 << tile);
        events.emit(|| Event::Set { letter: Anchor::tile(at as u8), tile, turn });
    }
    if !board.layout_left() {
        state.phase = Phase::Show { seat: Seat(0), pile: Pile::Main };
    }
}

/// Turns up the top disc of each pile on the mat (3.6).
fn show(state: &mut State, seat: Seat, pile: Pile, building: Building, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.piles[seat.index()][pile.index()] -= 1;
    board.unseen[seat.index()][building.index()] -= 1;
    board.mats[seat.index()][building.index()] += 1;
    events.emit(|| Event::Shown { seat, pile, building });
    let next = Pile::ALL.get(pile.index() + 1);
    match next {
        Some(&pile) => state.phase = Phase::Show { seat, pile },
        None if seat.0 + 1 < board.seats => {
            state.phase = Phase::Show { seat: Seat(seat.0 + 1), pile: Pile::Main };
        }
        None => state.phase = Phase::Deal { place: 0, left: DEALT[0] },
    }
}

/// Continues the deal: 4, 5, 6, 7 cards from the first seat clockwise (3.7).
fn deal(state: &mut State, place: u8, left: u8, events: &mut impl Sink<Event>) {
    let next = place + 1;
    state.phase = match DEALT.get(usize::from(next)) {
        _ if left > 0 => Phase::Deal { place, left },
        Some(&left) if next < state.board.seats => Phase::Deal { place: next, left },
        _ => {
            let first = state.board.first.unwrap_or(Seat(0));
            return turns::begin(state, first, events);
        }
    };
}

/// Moves a card from the deck to a seat's hand.
fn take(state: &mut State, seat: Seat, card: Landscape, events: &mut impl Sink<Event>) {
    let one = super::cards::Cards::one(card);
    state.deck = state.deck.minus(one);
    let hand = &mut state.hands[seat.index()];
    *hand = hand.plus(one);
    state.draws.take(seat, one);
    state.board.hands[seat.index()] += 1;
    state.board.ages.take(seat);
    events.emit(|| Event::Card { seat, card: Some(card) });
}

/// Makes the discards the new deck, whose order stays undecided (5.6).
pub(super) fn shuffle(state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    state.deck = board.discards;
    board.discards = super::cards::Cards::NONE;
    board.ages.shuffle(state.deck);
    state.draws.shuffle();
    let cards = state.deck.len();
    events.emit(|| Event::Shuffled { cards });
}

const _: () = assert!(DEALT.len() == SEATS);
