//! Legal actions of a seat, by walking the rules; [`check`](super::check) gives the reasons against others.

use super::board::{Board, Kind};
use super::cards::Cards;
use super::data::{Building, CARDS_EACH, Pile};
use super::price::Price;
use super::spaces::{Anchor, Space, Spaces};
use super::state::{Phase, State};
use super::token::Action;
use super::turns;
use crate::Seat;
use arrayvec::ArrayVec;

/// Appends the legal actions of `seat` in menu order: free sites before paid ones, cheap before expensive.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.asked().is_some_and(|asked| asked.has(seat)) {
        return;
    }
    match state.phase {
        Phase::Act => act(state, seat, out),
        Phase::Drawn { building, .. } => {
            out.push(Action::Store);
            sites(&state.board, seat, state.hand(seat), building, |space| out.push(Action::Place(space)));
        }
        Phase::Pay { .. } => {
            out.push(Action::Autopay);
            if let Some(price) = turns::due(state) {
                price.list(state.hand(seat), out);
            }
        }
        Phase::Lay { .. } => out.extend(state.board.map.places().map(|(anchor, spot)| Action::Lay(anchor, spot))),
        Phase::Turn { .. } => out.extend((0..6).map(Action::Turn)),
        _ => {}
    }
}

fn act(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    if board.turn.allows(Kind::Draw) {
        out.extend(Pile::ALL.into_iter().filter(|&pile| board.pile(seat, pile) > 0).map(Action::Draw));
    }
    if board.turn.allows(Kind::Build) {
        let hand = state.hand(seat);
        for building in Building::ALL.into_iter().filter(|&building| board.on_mat(seat, building) > 0) {
            sites(board, seat, hand, building, |space| out.push(Action::Build(building, space)));
        }
    }
    if board.amphorae[seat.index()] > 0 {
        if !board.turn.cards {
            out.push(Action::AmphoraAction);
        }
        if board.has_cards() {
            out.push(Action::AmphoraCard);
        }
    }
    out.push(Action::End);
}

/// Calls `found` for each space where a hand can pay for a building, ordered by the cards it takes, then by name.
fn sites(board: &Board, seat: Seat, hand: Cards, building: Building, mut found: impl FnMut(Space)) {
    let map = &board.map;
    let free = map.free(seat, building);
    free.iter().for_each(&mut found);
    let near = map.near(seat);
    let mut paid = ArrayVec::<u16, { super::data::SPACES }>::new();
    for (spaces, founding) in [(near, 0), (map.empty().minus(near), map.settlements(seat))] {
        affordable(board, hand, building, spaces.minus(free), founding, &mut paid);
    }
    paid.sort_unstable();
    paid.iter().for_each(|&entry| found(Space(entry as u8)));
}

/// Adds the affordable ones of some spaces, each with the number of cards it takes in its high byte.
fn affordable(
    board: &Board,
    hand: Cards,
    building: Building,
    spaces: Spaces,
    founding: u8,
    paid: &mut ArrayVec<u16, { super::data::SPACES }>,
) {
    let (map, cost) = (&board.map, building.cost());
    // At least `needed` symbols must lie around: each saves one card at most, and no card pays for more than one
    // symbol.
    let needed = (cost.len() + building.any() + founding).saturating_sub(hand.len());
    for space in map.rich(needed).and(spaces).iter() {
        let around = map.around(space);
        let any = building.any().saturating_sub(around.len()) + founding;
        let cards = Price { symbols: cost.beyond(around), any }.from_hand(hand);
        if cards <= hand.len() {
            let _ = paid.try_push(u16::from(cards) << 8 | u16::from(space.0));
        }
    }
}

/// Appends every action a player can write.
pub(super) fn lexicon(out: &mut Vec<Action>) {
    out.extend(Pile::ALL.map(Action::Draw));
    out.push(Action::Store);
    out.extend(Space::all().map(Action::Place));
    out.extend(Building::ALL.into_iter().flat_map(|building| Space::all().map(move |to| Action::Build(building, to))));
    out.push(Action::Autopay);
    let counts = || 0..=CARDS_EACH;
    let hands = counts().flat_map(|w| {
        counts().flat_map(move |f| counts().flat_map(move |h| counts().map(move |m| Cards::new([w, f, h, m]))))
    });
    out.extend(hands.filter(|cards| !cards.is_empty()).map(Action::Pay));
    out.extend([Action::AmphoraAction, Action::AmphoraCard]);
    out.extend(Anchor::all().flat_map(|anchor| (0..anchor.spots()).map(move |spot| Action::Lay(anchor, spot))));
    out.extend((0..6).map(Action::Turn));
    out.push(Action::End);
}
