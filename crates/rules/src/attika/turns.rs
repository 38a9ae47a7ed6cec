//! The actions of a turn (§5, §6, §8–§11) and the effects of a placed building (§12).

use super::board::{Kind, Turn};
use super::cards::Cards;
use super::data::{Building, PIECES, Pile};
use super::event::Event;
use super::luck;
use super::price::Price;
use super::spaces::{Anchor, Space};
use super::state::{Ending, Phase, State};
use crate::Seat;
use crate::game::Sink;

/// Begins a seat's turn (5.1).
pub(super) fn begin(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.board.turn = Turn::new(seat);
    state.board.turns += 1;
    state.phase = Phase::Act;
    let round = state.board.round();
    events.emit(|| Event::Turn { seat, round });
}

/// Uses a draw or build action of the turn.
fn use_action(state: &mut State, kind: Kind) {
    state.board.turn.kind = Some(kind);
    state.board.turn.used += 1;
}

/// Draws the top disc of a pile (6.1).
pub(super) fn draw(state: &mut State, pile: Pile, events: &mut impl Sink<Event>) {
    let seat = state.board.turn.seat;
    use_action(state, Kind::Draw);
    let discs = &mut state.board.piles[seat.index()][pile.index()];
    *discs -= 1;
    let left = *discs;
    state.board.turn.last = left == 0;
    state.phase = Phase::Disc { pile };
    events.emit(|| Event::Draw { seat, pile, left });
}

/// Puts the drawn disc on the mat (6.2).
pub(super) fn store(state: &mut State, events: &mut impl Sink<Event>) {
    let Phase::Drawn { building, .. } = state.phase else { return };
    let seat = state.board.turn.seat;
    state.board.unseen[seat.index()][building.index()] -= 1;
    state.board.mats[seat.index()][building.index()] += 1;
    events.emit(|| Event::Stored { seat, building });
    go_on(state, events);
}

/// Puts the drawn disc on the board (6.2).
pub(super) fn place(state: &mut State, space: Space, events: &mut impl Sink<Event>) {
    if let Phase::Drawn { building, .. } = state.phase {
        site(state, building, space, true, events);
    }
}

/// Puts a disc from the mat on the board (§8).
pub(super) fn build(state: &mut State, building: Building, space: Space, events: &mut impl Sink<Event>) {
    use_action(state, Kind::Build);
    site(state, building, space, false, events);
}

/// Chooses a building and its space. The seat pays next, unless the building is free (9.3, 10.5).
fn site(state: &mut State, building: Building, space: Space, drawn: bool, events: &mut impl Sink<Event>) {
    let seat = state.board.turn.seat;
    let price = state.board.price(seat, building, space);
    if price.is_nothing() {
        return put(state, building, space, drawn, events);
    }
    state.phase = Phase::Pay { building, space, drawn };
    events.emit(|| Event::Priced { seat, building, space, drawn, price });
}

/// Returns the price the seat must pay now, if any.
pub(super) fn due(state: &State) -> Option<Price> {
    match state.phase {
        Phase::Pay { building, space, .. } => Some(state.board.price(state.board.turn.seat, building, space)),
        _ => None,
    }
}

/// Pays as the game suggests.
pub(super) fn autopay(state: &mut State, events: &mut impl Sink<Event>) {
    if let Some(price) = due(state) {
        pay(state, price.suggested(state.hand(state.board.turn.seat)), events);
    }
}

/// Pays and places (9.3, 9.7).
pub(super) fn pay(state: &mut State, cards: Cards, events: &mut impl Sink<Event>) {
    let Phase::Pay { building, space, drawn } = state.phase else { return };
    let seat = state.board.turn.seat;
    let hand = &mut state.hands[seat.index()];
    *hand = hand.minus(cards);
    let board = &mut state.board;
    board.hands[seat.index()] -= cards.len();
    board.discards = board.discards.plus(cards);
    board.ages.pay(seat, cards);
    events.emit(|| Event::Paid { seat, cards });
    put(state, building, space, drawn, events);
}

/// Places a building and applies the effects (§12).
fn put(state: &mut State, building: Building, space: Space, drawn: bool, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let seat = board.turn.seat;
    let arrow = board.map.is_free(seat, building, space);
    let from = if drawn { &mut board.unseen } else { &mut board.mats };
    from[seat.index()][building.index()] -= 1;
    board.map.build(seat, building, space);
    events.emit(|| Event::Placed { seat, building, space, drawn, arrow });
    // 4.4: if both conditions hold, shrines are the reason.
    if board.map.shrines_touched(seat, space).count_ones() > 1 {
        return over(state, Ending::Shrines(seat), events);
    }
    if board.map.buildings(seat).count() == PIECES {
        return over(state, Ending::Buildings(seat), events);
    }
    // 11.2: only the last building of a group can complete it.
    let group = building.group();
    if board.group_joined(seat, building, space) {
        board.groups[seat.index()] |= 1 << group.index();
        let amphora = board.supply > 0;
        if amphora {
            board.supply -= 1;
            board.amphorae[seat.index()] += 1;
        } else {
            board.turn.owed += 1;
        }
        events.emit(|| Event::Group { seat, group, amphora });
    }
    go_on(state, events);
}

/// Returns an amphora for one more action (11.4).
pub(super) fn amphora_action(state: &mut State, events: &mut impl Sink<Event>) {
    return_amphora(state, false, events);
    state.board.turn.extra += 1;
}

/// Returns an amphora for a card (11.4): no draw or build any more (11.5).
pub(super) fn amphora_card(state: &mut State, events: &mut impl Sink<Event>) {
    return_amphora(state, true, events);
    state.board.turn.cards = true;
    state.board.turn.owed += 1;
    go_on(state, events);
}

fn return_amphora(state: &mut State, card: bool, events: &mut impl Sink<Event>) {
    let seat = state.board.turn.seat;
    state.board.amphorae[seat.index()] -= 1;
    state.board.supply += 1;
    events.emit(|| Event::Amphora { seat, card });
}

/// Chooses the place of a tile (7.2).
pub(super) fn lay(state: &mut State, anchor: Anchor, spot: u8, events: &mut impl Sink<Event>) {
    let Phase::Lay { tile } = state.phase else { return };
    let seat = state.board.turn.seat;
    state.phase = Phase::Turn { tile, anchor, spot };
    events.emit(|| Event::Spot { seat, anchor, spot });
}

/// Lays the tile, turned by `turn` steps (7.2).
pub(super) fn turn(state: &mut State, turn: u8, events: &mut impl Sink<Event>) {
    let Phase::Turn { tile, anchor, spot } = state.phase else { return };
    let board = &mut state.board;
    let (seat, letter) = (board.turn.seat, Anchor::tile(board.map.tiles().len() as u8));
    if let Some(middle) = board.map.spot(anchor, spot) {
        board.map.lay(tile, middle, turn);
        board.unlaid &= !(1 << tile);
    }
    events.emit(|| Event::Laid { seat, letter, tile, turn });
    go_on(state, events);
}

/// Ends the turn; the seat draws cards for unused actions (5.2, 17.3).
pub(super) fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let turn = &mut state.board.turn;
    turn.ended = true;
    turn.owed = turn.unused();
    let (seat, cards) = (turn.seat, turn.owed);
    events.emit(|| Event::Ended { seat, cards });
    go_on(state, events);
}

/// Continues after an action: owed cards, then the tile of an emptied pile, then the next action or turn (§12).
pub(super) fn go_on(state: &mut State, events: &mut impl Sink<Event>) {
    let (seat, owed) = (state.board.turn.seat, state.board.turn.owed);
    if owed > 0 {
        // 5.6, 17.5: the deck is shuffled only when a seat must draw a card. If no card is left, the seat draws none.
        if state.deck.is_empty() && !state.board.discards.is_empty() {
            luck::shuffle(state, events);
        }
        if !state.deck.is_empty() {
            state.phase = Phase::Card;
            return;
        }
        state.board.turn.owed = 0;
        events.emit(|| Event::NoCards { seat, cards: owed });
    }
    if std::mem::take(&mut state.board.turn.last) {
        if state.board.unlaid != 0 {
            state.phase = Phase::Tile;
            events.emit(|| Event::Tile { seat });
            return;
        }
        events.emit(|| Event::NoTile { seat });
    }
    if state.board.turn.ended { close(state, events) } else { state.phase = Phase::Act }
}

/// Ends the turn; after three rounds without a draw or a building, also the game (17.1).
fn close(state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.idle = if board.turn.kind.is_some() { 0 } else { board.idle + 1 };
    if board.idle >= board.idle_end() {
        return over(state, Ending::Idle, events);
    }
    let next = board.turn.seat.next(board.seats);
    begin(state, next, events);
}

fn over(state: &mut State, reason: Ending, events: &mut impl Sink<Event>) {
    state.phase = Phase::Over(reason);
    events.emit(|| Event::Over { reason, winner: reason.winner() });
}
