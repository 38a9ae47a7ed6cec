//! Lots, openings and bids (§4, 16.1).

use super::Judge;
use crate::Candidate;
use agon_rules::Seat;
use agon_rules::luck::Dice;
use agon_rules::offrandes::data::TOP;
use agon_rules::offrandes::{Action, Bidding, Board, Lot, Turn};

/// Returns the end of the turn, and every lot with its most promising opening.
pub(super) fn offers(judge: &Judge, board: &Board, turn: &Turn) -> Vec<Candidate<Action>> {
    let lots = turn.tiles().flat_map(|a| turn.tiles().filter(move |&b| b > a).map(move |b| (a, b)));
    let promises = lots.map(|lot| {
        let Candidate { mut actions, value } = opening(judge, board, turn, lot);
        actions.insert(0, Action::Lot(lot.0, lot.1));
        Candidate { actions, value }
    });
    let end = Candidate { actions: vec![Action::End], value: judge.value(board) };
    std::iter::once(end).chain(promises).collect()
}

/// Returns a decision, and if it names an opening, the same with the lowest one and with twice this one.
pub(super) fn with_other_openings<'a>(
    judge: &Judge,
    board: &Board,
    offer: &'a Candidate<Action>,
) -> impl Iterator<Item = Candidate<Action>> + use<'a> {
    let named = match offer.actions.last() {
        Some(Action::Open(amount)) => Some(*amount),
        _ => None,
    };
    let purse = board.purse(judge.seat);
    let others = named.into_iter().flat_map(|amount| [(amount, 1, 0.3), (amount, amount.saturating_mul(2), 0.4)]);
    let possible = others.filter(move |&(amount, other, _)| other != amount && other <= purse);
    let changed = possible.map(|(_, other, less)| {
        let mut actions = offer.actions.clone();
        actions.pop();
        actions.push(Action::Open(other));
        Candidate { actions, value: offer.value - less }
    });
    std::iter::once(offer.clone()).chain(changed)
}

/// The amounts by which a search tries to raise, the likeliest first.
const RAISES: [u8; 7] = [1, 3, 6, 2, 4, 9, 13];
/// The secret amounts that a search tries, in percent of the lot's worth, the likeliest first.
const SHADES: [u32; 6] = [70, 85, 55, 100, 40, 25];

/// Returns the most promising opening of a lot. It assumes that every rival bids up to the lot's worth for
/// itself. In an open auction the seat can still raise, so the opening is low.
pub(super) fn opening(judge: &Judge, board: &Board, turn: &Turn, lot: Lot) -> Candidate<Action> {
    let rivals = board.everybody().filter(|&seat| seat != judge.seat && !turn.barred.has(seat));
    let mut limits: Vec<(u8, Seat)> = rivals.map(|seat| (limit(judge, board, seat, lot), seat)).collect();
    limits.sort_unstable_by_key(|&(limit, seat)| (std::cmp::Reverse(limit), seat));
    let (strongest, rival) = limits.first().copied().unwrap_or((0, judge.seat));
    let second = limits.get(1).map_or(0, |&(limit, _)| limit);
    let purse = board.purse(judge.seat);
    // To beat the strongest rival, the seat pays that rival's limit; otherwise the rival pays the limit of the next
    // one.
    let win = strongest.max(1);
    let bought = (win <= purse).then(|| judge.value(&sold(board, judge.seat, lot, win)));
    let lost = (strongest > 1).then(|| judge.value(&sold(board, rival, lot, second.max(2).min(strongest))));
    let sealed = board.options.sealed_auction;
    let (amount, value) = match (bought, lost) {
        (Some(bought), Some(lost)) if bought >= lost => (if sealed { win } else { win.div_ceil(2) }, bought),
        (Some(bought), None) => (1, bought),
        (_, Some(lost)) => (1, lost),
        (None, None) => (1, f32::NEG_INFINITY),
    };
    Candidate { actions: vec![Action::Open(amount)], value }
}

/// Returns the most a seat would pay for a lot, by its worth for that seat alone.
fn limit(judge: &Judge, board: &Board, seat: Seat, lot: Lot) -> u8 {
    let without = judge.worth(board, seat);
    most(0, board.purse(seat), |amount| judge.worth(&sold(board, seat, lot, amount), seat) >= without)
}

/// Raises up to the lot's worth, or passes.
pub(super) fn bid(judge: &Judge, board: &Board, bidding: &Bidding, dice: &mut dyn Dice) -> Vec<Action> {
    let purse = board.purse(judge.seat);
    // The leader would pay one drachma less than the raise.
    let worth_it = |amount: u8| {
        let leave = sold(board, bidding.leader, bidding.lot, (amount - 1).min(board.purse(bidding.leader)));
        judge.value(&sold(board, judge.seat, bidding.lot, amount)) > judge.value(&leave)
    };
    let most = most(bidding.bid, purse, worth_it);
    if most == bidding.bid {
        return vec![Action::Pass];
    }
    // Raises by up to two thirds of the gap at once: raises by one would be tedious.
    let (least, gap) = (bidding.bid + 1, most - bidding.bid - 1);
    vec![Action::Bid(least + dice.below(u32::from(gap) * 2 / 3 + 1) as u8)]
}

/// Returns the pass, and raises by some amounts, at most `most` candidates in all.
pub(super) fn raises(judge: &Judge, board: &Board, bidding: &Bidding, most: usize) -> Vec<Candidate<Action>> {
    let leave = sold(board, bidding.leader, bidding.lot, bidding.bid.min(board.purse(bidding.leader)));
    let pass = Candidate { actions: vec![Action::Pass], value: judge.value(&leave) };
    let amounts = RAISES.into_iter().map(|more| bidding.bid.saturating_add(more));
    let raises = amounts.filter(|&amount| amount <= board.purse(judge.seat)).map(|amount| Candidate {
        actions: vec![Action::Bid(amount)],
        value: judge.value(&sold(board, judge.seat, bidding.lot, amount)),
    });
    std::iter::once(pass).chain(raises).take(most.max(2)).collect()
}

/// Returns secret amounts up to the lot's worth, and the amount 0. The values only rank them.
pub(super) fn seals(judge: &Judge, board: &Board, auctioneer: Seat, lot: Lot, opening: u8) -> Vec<Candidate<Action>> {
    let most = most_sealed(judge, board, auctioneer, lot, opening);
    let shaded = SHADES.into_iter().map(|percent| (u32::from(most) * percent).div_ceil(100) as u8);
    let mut amounts: Vec<u8> = Vec::new();
    for amount in shaded.filter(|&amount| amount > opening).chain([0]) {
        if !amounts.contains(&amount) {
            amounts.push(amount);
        }
    }
    let ranked = amounts.into_iter().zip(0..);
    ranked.map(|(amount, rank)| Candidate { actions: vec![Action::Seal(amount)], value: -(rank as f32) }).collect()
}

/// Returns the most that a lot is worth in secret; the opening if it is worth no more.
fn most_sealed(judge: &Judge, board: &Board, auctioneer: Seat, lot: Lot, opening: u8) -> u8 {
    let leave = judge.value(&sold(board, auctioneer, lot, opening));
    most(opening, board.purse(judge.seat), |amount| judge.value(&sold(board, judge.seat, lot, amount)) > leave)
}

/// Chooses a secret amount: less than the lot's worth, by an unpredictable share.
pub(super) fn seal(
    judge: &Judge,
    board: &Board,
    auctioneer: Seat,
    lot: Lot,
    opening: u8,
    dice: &mut dyn Dice,
) -> Vec<Action> {
    let most = most_sealed(judge, board, auctioneer, lot, opening);
    if most == opening {
        return vec![Action::Seal(0)];
    }
    let percent = 55 + dice.below(31);
    let shaded = (u32::from(most) * percent).div_ceil(100) as u8;
    vec![Action::Seal(shaded.clamp(opening + 1, most))]
}

/// Returns the greatest amount above `least` and up to `purse` that is worth it, or `least` if none is. The value falls
/// with every drachma, so a binary search finds it.
fn most(least: u8, purse: u8, worth_it: impl Fn(u8) -> bool) -> u8 {
    let (mut yes, mut no) = (least, purse.max(least) + 1);
    while no - yes > 1 {
        let middle = yes + (no - yes) / 2;
        if worth_it(middle) { yes = middle } else { no = middle }
    }
    yes
}

/// Returns the boards after a seat has bought a lot: it pays and rises (4.5, 4.9, 4.10).
fn sold(board: &Board, seat: Seat, lot: Lot, amount: u8) -> Board {
    let mut after = *board;
    after.drachmae[seat.index()] = board.purse(seat).saturating_sub(amount);
    for character in [lot.0, lot.1] {
        let level = board.level(seat, character);
        if level == TOP {
            continue;
        }
        if let Some(other) = board.on_top(character, seat).filter(|_| level + 1 == TOP) {
            after.ladders[other.index()][character.index()] = TOP - 1;
        }
        after.ladders[seat.index()][character.index()] = level + 1;
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::SeatSet;
    use agon_rules::game::{Game, Off};
    use agon_rules::luck::QuickDice;
    use agon_rules::offrandes::data::Character;
    use agon_rules::offrandes::{Offrandes, Options, Phase, State};

    /// Checks that a sale in this file equals a sale by the rules.
    #[test]
    fn a_lot_is_sold_as_the_rules_sell_it() {
        let mut dice = QuickDice::new(3);
        for _ in 0..500 {
            let mut board = Board::new(4, Options::default());
            board.marker = Some(Seat(0));
            for character in Character::ALL {
                let top = dice.below(5) as usize;
                for seat in 0..4 {
                    board.ladders[seat][character.index()] = if seat == top { TOP } else { dice.below(5) as u8 };
                }
            }
            let (lot, seat, amount) = ((Character::Peasant, Character::Briber), Seat(2), 1 + dice.below(9) as u8);
            let passed = SeatSet::all(4).without(seat);
            let turn = Turn::new(Seat(0));
            let bidding = Bidding { turn, lot, bid: 0, leader: Seat(0), bidder: seat, passed };
            let mut state = State { board, phase: Phase::Bid(bidding) };
            Offrandes::apply(&mut state, seat, Action::Bid(amount), &mut Off);
            assert_eq!(state.board, sold(&board, seat, lot, amount));
        }
    }
}
