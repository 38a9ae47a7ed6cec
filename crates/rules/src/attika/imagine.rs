//! The way back from a view: a state its viewer cannot rule out.
//!
//! Unseen discs and tiles are any of those left. Unseen cards must fit what everybody saw: in every age of the deck each
//! seat took so many cards and paid these, a finished age was drawn to its last card, and who is about to pay can. Cards
//! are dealt at random to fit the payments as they come; what does not fit yet is mended by exchanging cards between
//! hands of the same age, which changes no count.

use super::ages::{AGES, Age, Draws};
use super::cards::Cards;
use super::data::{Building, CARDS_EACH, Landscape, Pile, SEATS, TILES_IN_BOX};
use super::price::Price;
use super::state::{Phase, State};
use super::view::{Scene, View};
use crate::Seat;
use crate::luck::Dice;

/// Exchanges tried before the cards are dealt anew.
const MENDING: u32 = 4_000;
/// How often they are dealt anew at most.
const DEALS: u32 = 64;
/// Exchanges tried at the end, so that what was dealt first is as likely to be anywhere else.
const MIXING: u32 = 32;
/// One exchange in so many is kept although it fits less, so that mending does not get stuck.
const DETOUR: u32 = 24;
/// Rows of a deal: the seats, and the deck.
const ROWS: usize = SEATS + 1;
const DECK: usize = SEATS;

/// A state that fits the view.
pub(super) fn imagine(view: &View, dice: &mut dyn Dice) -> State {
    let board = view.board;
    let mut cards = Guess::new(view);
    cards.find(dice);
    let mut hands = [Cards::NONE; SEATS];
    let mut draws: Draws = [[Cards::NONE; SEATS]; AGES];
    for (at, age) in board.ages.list().iter().enumerate() {
        for seat in 0..SEATS {
            draws[at][seat] = cards.drawn[at][seat];
            hands[seat] =
                hands[seat].plus(draws[at][seat]).minus(age.paid[seat].common(hands[seat].plus(draws[at][seat])));
        }
    }
    let held = hands.iter().fold(board.discards, |sum, hand| sum.plus(*hand));
    let deck = Cards::new([CARDS_EACH; 4]).beyond(held);
    State { board, hands, deck, draws, phase: phase(view, dice) }
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

/// Any disc that may have been drawn from a pile.
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

/// Any tile nobody has laid.
fn some_tile(view: &View, dice: &mut dyn Dice) -> u8 {
    let unlaid = view.board.unlaid;
    let at = dice.below(unlaid.count_ones()) as usize;
    (0..TILES_IN_BOX as u8).filter(|tile| unlaid & (1 << tile) != 0).nth(at).unwrap_or(0)
}

/// What each row may have drawn in each age.
struct Guess<'a> {
    ages: &'a [Age],
    /// Rows whose cards are not known, the deck not among them.
    hidden: arrayvec::ArrayVec<usize, SEATS>,
    /// Who is about to pay what.
    payer: Option<(usize, Price)>,
    drawn: [[Cards; ROWS]; AGES],
    /// How many cards' worth each seat's history does not fit.
    amiss: [u32; SEATS],
}

impl<'a> Guess<'a> {
    fn new(view: &'a View) -> Guess<'a> {
        let board = &view.board;
        let mut drawn = [[Cards::NONE; ROWS]; AGES];
        if let Some(own) = view.own() {
            for (age, &cards) in drawn.iter_mut().zip(&view.draws) {
                age[own.index()] = cards;
            }
        }
        let hidden = board.everybody().filter(|&seat| !view.viewer.is(seat)).map(Seat::index).collect();
        let payer = match view.scene {
            Scene::Pay { building, space, .. } if !view.viewer.is(board.turn.seat) => {
                Some((board.turn.seat.index(), board.price(board.turn.seat, building, space)))
            }
            _ => None,
        };
        Guess { ages: board.ages.list(), hidden, payer, drawn, amiss: [0; SEATS] }
    }

    /// Finds cards that fit; the true ones do, so there are some.
    fn find(&mut self, dice: &mut dyn Dice) {
        for _ in 0..DEALS {
            self.deal(dice);
            if self.misfit() > 0 {
                self.exchange(MENDING, dice);
            }
            if self.misfit() == 0 {
                break;
            }
        }
        // In the first age a random deal is as likely as any other.
        if self.ages.len() > 1 || self.payer.is_some() {
            self.exchange(MIXING, dice);
        }
    }

    fn misfit(&self) -> u32 {
        self.amiss.iter().sum()
    }

    /// Deals every age's cards: first what each seat needs for what it paid, then the rest at random.
    fn deal(&mut self, dice: &mut dyn Dice) {
        let mut hands = [Cards::NONE; SEATS];
        for (at, age) in self.ages.iter().enumerate() {
            let own: Cards = (0..SEATS)
                .filter(|row| !self.hidden.contains(row))
                .fold(Cards::NONE, |sum, row| sum.plus(self.drawn[at][row]));
            let mut pool = age.deck.beyond(own);
            for &row in &self.hidden {
                let needed = age.paid[row].beyond(hands[row]).common(pool);
                let needed = first(needed, age.took[row]);
                self.drawn[at][row] = needed;
                pool = pool.minus(needed);
            }
            for &row in &self.hidden {
                let drawn = &mut self.drawn[at][row];
                for _ in drawn.len()..age.took[row] {
                    if pool.is_empty() {
                        break;
                    }
                    let card = pool.nth(dice.below(u32::from(pool.len())) as u8).map_or(Cards::NONE, Cards::one);
                    *drawn = drawn.plus(card);
                    pool = pool.minus(card);
                }
                hands[row] = hands[row].plus(*drawn).beyond(age.paid[row]);
            }
            self.drawn[at][DECK] = pool;
        }
        for &row in &self.hidden {
            self.amiss[row] = self.amiss_of(row);
        }
    }

    /// How far a row's draws are from fitting: cards it paid without having them, and a price it cannot pay.
    fn amiss_of(&self, row: usize) -> u32 {
        if row == DECK {
            return 0;
        }
        let (mut hand, mut amiss) = ([0i16; 4], 0u32);
        for (at, age) in self.ages.iter().enumerate() {
            if at > 0 {
                for (set, &least) in age.held[row].iter().enumerate().filter(|(_, least)| **least > 0) {
                    let held: i16 = (0..4).filter(|kind| set & (1 << kind) != 0).map(|kind| hand[kind]).sum();
                    amiss += (i16::from(least) - held).max(0) as u32;
                }
            }
            let (drawn, paid) = (self.drawn[at][row].counts(), age.paid[row].counts());
            for (kind, held) in hand.iter_mut().enumerate() {
                *held += i16::from(drawn[kind]) - i16::from(paid[kind]);
                amiss += (-*held).max(0) as u32;
            }
        }
        if let Some((_, price)) = self.payer.filter(|&(payer, _)| payer == row) {
            let hand = Cards::new(hand.map(|held| held.max(0) as u8));
            amiss += u32::from(price.from_hand(hand).saturating_sub(hand.len()));
        }
        amiss
    }

    /// Exchanges cards between rows of an age, keeping what does not fit less; stops as soon as all fits, except when it
    /// did from the start and is only to be mixed.
    fn exchange(&mut self, times: u32, dice: &mut dyn Dice) {
        let mixing = self.misfit() == 0;
        let ages = self.ages.len() as u32;
        for _ in 0..times {
            let at = dice.below(ages) as usize;
            let mut rows = self.hidden.clone().into_iter().collect::<arrayvec::ArrayVec<usize, ROWS>>();
            if at + 1 == self.ages.len() {
                rows.push(DECK);
            }
            let count = rows.len() as u32;
            if count < 2 {
                continue;
            }
            let one = dice.below(count);
            let other = (one + 1 + dice.below(count - 1)) % count;
            self.swap(at, rows[one as usize], rows[other as usize], mixing, dice);
            if !mixing && self.misfit() == 0 {
                return;
            }
        }
    }

    /// Exchanges a card of two rows unless that fits less.
    fn swap(&mut self, at: usize, one: usize, other: usize, mixing: bool, dice: &mut dyn Dice) {
        let pick = |cards: Cards, dice: &mut dyn Dice| -> Option<Landscape> {
            cards.nth(dice.below(u32::from(cards.len().max(1))) as u8)
        };
        let before = (self.drawn[at][one], self.drawn[at][other]);
        let (Some(a), Some(b)) = (pick(before.0, dice), pick(before.1, dice)) else { return };
        let (a, b) = (Cards::one(a), Cards::one(b));
        self.drawn[at][one] = before.0.minus(a).plus(b);
        self.drawn[at][other] = before.1.minus(b).plus(a);
        let now = [one, other].map(|row| (row, self.amiss_of(row)));
        let known = |row: usize| self.amiss.get(row).copied().unwrap_or(0);
        let fits = now[0].1 + now[1].1 <= known(one) + known(other) || !mixing && dice.below(DETOUR) == 0;
        if fits {
            for (row, amiss) in now.into_iter().filter(|&(row, _)| row != DECK) {
                self.amiss[row] = amiss;
            }
        } else {
            (self.drawn[at][one], self.drawn[at][other]) = before;
        }
    }
}

/// The first `count` of some cards, all of them if there are no more.
fn first(cards: Cards, count: u8) -> Cards {
    if cards.len() <= count { cards } else { cards.iter().take(usize::from(count)).collect() }
}
