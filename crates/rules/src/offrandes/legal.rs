//! Legal actions of a seat, and the rules that forbid all others.
//!
//! `legal` lists actions by walking the rules, and `check` asks the rules for the reason. `testkit` checks that both
//! agree.

use super::board::Options;
use super::corruption;
use super::data::{Altar, Animal, Character, PICKS, PURSE, TOP};
use super::sacrifices::offering;
use super::state::{Phase, State};
use super::token::Action;
use crate::{Refusal, Seat};

/// Appends the legal actions of `seat` (§15), in menu order.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.asked().is_some_and(|asked| asked.has(seat)) {
        return;
    }
    let board = &state.board;
    match &state.phase {
        Phase::Start | Phase::Over(_) => {}
        Phase::Picks { picked, .. } => out.extend(pickable(*picked).map(Action::Pick)),
        Phase::Offer(turn) => {
            for a in turn.tiles() {
                for &b in Character::ALL[a.index() + 1..].iter().filter(|&&b| turn.has(b)) {
                    out.push(Action::Lot(a, b));
                }
            }
            out.push(Action::End);
        }
        Phase::Open(turn, _) => out.extend((1..=board.purse(turn.auctioneer)).map(Action::Open)),
        Phase::Bid(bidding) => {
            out.extend((bidding.bid + 1..=board.purse(seat)).map(Action::Bid));
            out.push(Action::Pass);
        }
        Phase::Seal { opening, .. } => {
            out.push(Action::Seal(0));
            out.extend((opening + 1..=board.purse(seat)).map(Action::Seal));
        }
        Phase::Bribe { corrupted, .. } => {
            out.extend(
                corruption::targets(board, seat, *corrupted).map(|(victim, ladder)| Action::Bribe(victim, ladder)),
            );
            out.push(Action::NoBribe);
        }
        Phase::Rank { lists, .. } => {
            let others = board.everybody().filter(|&other| other != seat);
            let entries =
                others.flat_map(|other| Character::CORRUPTIBLE.into_iter().map(move |ladder| (other, ladder)));
            out.extend(
                entries.filter(|&entry| !lists.has(seat, entry)).map(|(other, ladder)| Action::Rank(other, ladder)),
            );
            out.push(Action::RankDone);
        }
        Phase::Sacrifice { chosen, .. } => match offering(state) {
            Some(offering) => {
                out.extend(board.open_altars(seat, offering).map(Action::Sacrifice));
                // Chosen animals always have an altar; the seat could decline only before that choice.
                if chosen.is_none() {
                    out.push(Action::NoSacrifice);
                }
            }
            None => {
                out.extend(board.placeable(seat).into_iter().map(|(animal, count)| Action::Offer(animal, count)));
                out.push(Action::NoOffer);
            }
        },
    }
}

/// Returns the characters a seat may pick next: above the last one, with enough left above for the other picks (2.4,
/// §15).
fn pickable(picked: u8) -> impl Iterator<Item = Character> {
    let left = PICKS.saturating_sub(picked.count_ones() as u8 + 1) as usize;
    let least = (8 - picked.leading_zeros()) as usize;
    let most = Character::ALL.len() - left;
    Character::ALL.into_iter().filter(move |character| (least..most).contains(&character.index()))
}

/// Appends every action a player can write, legal or not.
pub(super) fn lexicon(_: u8, _: &Options, out: &mut Vec<Action>) {
    out.extend(Character::ALL.map(Action::Pick));
    for a in Character::ALL {
        out.extend(Character::ALL.into_iter().filter(|&b| b >= a).map(|b| Action::Lot(a, b)));
    }
    for amount in 0..=PURSE + 1 {
        out.extend([Action::Open(amount), Action::Bid(amount), Action::Seal(amount)]);
    }
    out.extend([Action::End, Action::Pass, Action::NoBribe, Action::RankDone, Action::NoOffer, Action::NoSacrifice]);
    for seat in (0..5).map(Seat) {
        out.extend(Character::ALL.into_iter().flat_map(|c| [Action::Bribe(seat, c), Action::Rank(seat, c)]));
    }
    for animal in Animal::ALL {
        out.extend((0..=TOP + 1).map(|count| Action::Offer(animal, count)));
    }
    out.extend(Altar::ALL.map(Action::Sacrifice));
}

/// Checks whether `seat` may do `action` now.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if !state.asked().is_some_and(|asked| asked.has(seat)) {
        return Err(Refusal::new("not-your-turn", "3"));
    }
    let board = &state.board;
    let refused = match (&state.phase, action) {
        (Phase::Picks { picked, .. }, Action::Pick(character)) => check_pick(*picked, character),
        (Phase::Offer(_), Action::End) => None,
        (Phase::Offer(turn), Action::Lot(a, b)) => {
            let gone = [a, b].into_iter().find(|&tile| !turn.has(tile));
            if a == b {
                Some(Refusal::new("lot-twice", "4.3").word("character", a.id()))
            } else {
                gone.map(|tile| Refusal::new("lot-gone", "4.2").word("character", tile.id()))
            }
        }
        (Phase::Open(turn, _), Action::Open(amount)) => {
            check_amount("open", "4.3", amount, 1, board.purse(turn.auctioneer))
        }
        (Phase::Bid(_), Action::Pass) => None,
        (Phase::Bid(bidding), Action::Bid(amount)) => {
            check_amount("bid", "4.4", amount, bidding.bid + 1, board.purse(seat))
        }
        (Phase::Seal { .. }, Action::Seal(0)) => None,
        (Phase::Seal { opening, .. }, Action::Seal(amount)) => {
            check_amount("seal", "16.1", amount, opening + 1, board.purse(seat))
        }
        (Phase::Bribe { .. }, Action::NoBribe) => None,
        (Phase::Bribe { corrupted, .. }, Action::Bribe(victim, ladder)) => {
            corruption::forbids(board, seat, *corrupted, victim, ladder)
        }
        (Phase::Rank { .. }, Action::RankDone) => None,
        (Phase::Rank { lists, .. }, Action::Rank(victim, ladder)) => {
            corruption::forbids_entry(board, seat, victim, ladder).or_else(|| {
                let twice = Refusal::new("rank-twice", "16.2").word("city", super::token::city(victim));
                lists.has(seat, (victim, ladder)).then(|| twice.word("character", ladder.id()))
            })
        }
        (Phase::Sacrifice { .. }, Action::Offer(animal, count)) => check_offer(state, seat, animal, count),
        (Phase::Sacrifice { .. }, Action::NoOffer) => offering(state).map(|(animal, count)| chosen(animal, count)),
        (Phase::Sacrifice { chosen: earlier, .. }, Action::NoSacrifice) => match (earlier, offering(state)) {
            (Some((animal, count)), _) => Some(chosen(*animal, *count)),
            (None, None) => Some(Refusal::new("offer-first", "6.4")),
            (None, Some(_)) => None,
        },
        (Phase::Sacrifice { .. }, Action::Sacrifice(altar)) => check_altar(state, seat, altar),
        _ => Some(Refusal::new("not-now", "3")),
    };
    refused.map_or(Ok(()), Err)
}

fn check_pick(picked: u8, character: Character) -> Option<Refusal> {
    if picked & (1 << character.index()) != 0 {
        return Some(Refusal::new("pick-twice", "2.4").word("character", character.id()));
    }
    let order = || Refusal::new("pick-order", "15").word("character", character.id());
    (!pickable(picked).any(|free| free == character)).then(order)
}

fn check_amount(word: &'static str, section: &'static str, amount: u8, least: u8, most: u8) -> Option<Refusal> {
    let rule = match word {
        "open" if amount < least => "open-too-low",
        "open" if amount > most => "open-too-high",
        "seal" if amount < least => "seal-too-low",
        "seal" if amount > most => "seal-too-high",
        _ if amount < least => "bid-too-low",
        _ if amount > most => "bid-too-high",
        _ => return None,
    };
    Some(Refusal::new(rule, section).number("amount", amount).number("least", least).number("most", most))
}

/// Refuses a choice of animals that is already fixed: by the seat, or because there is only one offering.
fn chosen(animal: Animal, count: u8) -> Refusal {
    Refusal::new("offer-settled", "6.4").word("animal", animal.id()).number("count", count)
}

fn check_offer(state: &State, seat: Seat, animal: Animal, count: u8) -> Option<Refusal> {
    if let Some((animal, count)) = offering(state) {
        return Some(chosen(animal, count));
    }
    if state.board.placeable(seat).contains(&(animal, count)) {
        return None;
    }
    let stock = state.board.stable[animal.index()];
    let refusal = Refusal::new("offer-not-so", "6.4").word("animal", animal.id());
    Some(refusal.number("count", count).number("stock", stock))
}

fn check_altar(state: &State, seat: Seat, altar: Altar) -> Option<Refusal> {
    let board = &state.board;
    let reach = board.level(seat, Character::TempleGuardian);
    let Some((animal, count)) = offering(state) else {
        return Some(Refusal::new("offer-first", "6.4"));
    };
    if altar.tier() > reach {
        let refusal = Refusal::new("altar-reach", "6.5").word("altar", altar.id());
        return Some(refusal.number("tier", altar.tier()).number("guardian", reach));
    }
    let there = board.altars[altar.index()].filter(|_| !board.takes(altar, animal, count))?;
    let rule = if (there.animal, there.count) == (animal, count) { "altar-same" } else { "altar-better" };
    let refusal = Refusal::new(rule, "6.6").word("altar", altar.id()).word("there", there.animal.id());
    Some(refusal.number("there-count", there.count).word("animal", animal.id()).number("count", count))
}
