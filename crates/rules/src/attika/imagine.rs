//! The way back from a view: a state its viewer cannot rule out.
//!
//! Unseen discs and tiles are any of those left. Unseen cards fit the public facts (see [`super::evidence`]).

use super::ages::Draws;
use super::cards::Cards;
use super::data::{Building, CARDS_EACH, Pile, SEATS, TILES_IN_BOX};
use super::evidence::Evidence;
use super::state::{Phase, State};
use super::view::{Scene, View};
use crate::Seat;
use crate::luck::Dice;

/// Makes a state that fits the view.
pub(super) fn imagine(view: &View, dice: &mut dyn Dice) -> State {
    let board = view.board.clone();
    let ends = hands(view, dice);
    let (mut hands, mut draws) = ([Cards::NONE; SEATS], Vec::with_capacity(ends.len()));
    for (age, end) in board.ages.iter().zip(&ends) {
        draws.push(std::array::from_fn(|seat| end[seat].plus(age.paid[seat]).beyond(hands[seat])));
        hands = *end;
    }
    let held = hands.iter().fold(board.discards, |sum, hand| sum.plus(*hand));
    let deck = Cards::new([CARDS_EACH; 4]).beyond(held);
    State { board, hands, deck, draws: Draws::of(&draws), phase: phase(view, dice) }
}

/// Finds the hand of every seat at the end of each age, the present one last.
fn hands(view: &View, dice: &mut dyn Dice) -> Vec<[Cards; SEATS]> {
    let board = &view.board;
    let known = |at: usize| view.draws.get(at).copied().unwrap_or_default();
    let hidden = board.everybody().filter(|&seat| !view.viewer.is(seat)).map(Seat::index).collect();
    let payer = match view.scene {
        Scene::Pay { building, space, .. } if !view.viewer.is(board.turn.seat) => {
            Some((board.turn.seat.index(), board.price(board.turn.seat, building, space)))
        }
        _ => None,
    };
    let mut ends = match Evidence::new(&board.ages, hidden, known, payer) {
        evidence if board.ages.count() > 1 || payer.is_some() => {
            evidence.solve(dice).unwrap_or_else(|| deal(view, dice))
        }
        _ => deal(view, dice),
    };
    if let Some(own) = view.own() {
        let mut hand = Cards::NONE;
        for ((at, age), end) in board.ages.iter().enumerate().zip(&mut ends) {
            hand = hand.plus(known(at)).beyond(age.paid[own.index()]);
            end[own.index()] = hand;
        }
    }
    ends
}

/// Deals any hands in the first age. They always fit: a seat drew its hand and the cards it paid.
fn deal(view: &View, dice: &mut dyn Dice) -> Vec<[Cards; SEATS]> {
    let board = &view.board;
    let mut pool = Cards::new([CARDS_EACH; 4]).beyond(board.discards).beyond(view.hand.unwrap_or_default());
    let mut hands = [Cards::NONE; SEATS];
    for seat in board.everybody().filter(|&seat| !view.viewer.is(seat)).map(Seat::index) {
        for _ in 0..board.hands[seat] {
            let card = pool.nth(dice.below(u32::from(pool.len()).max(1)) as u8).map_or(Cards::NONE, Cards::one);
            hands[seat] = hands[seat].plus(card);
            pool = pool.minus(card);
        }
    }
    vec![hands; board.ages.count()]
}

fn phase(view: &View, dice: &mut dyn Dice) -> Phase {
    match view.scene {
        Scene::Start => Phase::Start,
        Scene::Layout => Phase::Layout,
        Scene::Show { seat, pile } => Phase::Show { seat, pile },
        Scene::Deal { place, left } => Phase::Deal { place, left },
        Scene::Act => Phase::Act,
        Scene::Disc { pile } => Phase::Disc { pile },
        Scene::Drawn { pile, building } => {
            Phase::Drawn { pile, building: building.unwrap_or_else(|| some_disc(view, pile, dice)) }
        }
        Scene::Pay { building, space, drawn } => Phase::Pay { building, space, drawn },
        Scene::Card => Phase::Card,
        Scene::Tile => Phase::Tile,
        Scene::Lay { tile } => Phase::Lay { tile: tile.unwrap_or_else(|| some_tile(view, dice)) },
        Scene::Turn { tile, anchor, spot } => {
            Phase::Turn { tile: tile.unwrap_or_else(|| some_tile(view, dice)), anchor, spot }
        }
        Scene::Over(ending) => Phase::Over(ending),
    }
}

/// Returns a random disc that may come from a pile.
fn some_disc(view: &View, pile: Pile, dice: &mut dyn Dice) -> Building {
    let unseen = &view.board.unseen[view.board.turn.seat.index()];
    let kinds = || Building::ALL.into_iter().filter(|&building| pile.takes(building));
    let mut mark = dice.below(kinds().map(|building| u32::from(unseen[building.index()])).sum());
    let found = kinds().find(|building| {
        let count = u32::from(unseen[building.index()]);
        let here = mark < count;
        mark = mark.saturating_sub(count);
        here
    });
    found.unwrap_or(Building::Core)
}

/// Returns a random tile not laid yet.
fn some_tile(view: &View, dice: &mut dyn Dice) -> u8 {
    let unlaid = view.board.unlaid;
    let at = dice.below(unlaid.count_ones()) as usize;
    (0..TILES_IN_BOX as u8).filter(|tile| unlaid & (1 << tile) != 0).nth(at).unwrap_or(0)
}
