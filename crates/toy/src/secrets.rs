//! The secrets of the toy game, written independently of its `imagine`.

use crate::{Boast, Deal, Do, MOST, State};
use agon_rules::luck::Dice;
use agon_rules::testkit::{Entry, Secrets};
use agon_rules::{Seat, Viewer};

/// The toy game's secrets for the test kit. They are the same with every flaw.
pub struct Known;

impl<const F: u8> Secrets<Boast<F>> for Known {
    /// Changes the closed hands and exchanges the cards that the viewer cannot see, within the limits of the boasts.
    fn scramble(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut other = state.clone();
        let seats = (0..state.seats()).map(Seat);
        for at in seats.filter(|seat| !viewer.is(*seat)).map(Seat::index) {
            let amounts = state.coins[at].min(MOST) + 1;
            other.hands[at] = state.hands[at].map(|hand| (hand + 1) % amounts);
            exchange(&mut other, at, viewer, dice);
        }
        other
    }

    fn retell(history: &[Entry<Boast<F>>], world: &State, viewer: Viewer) -> Vec<Entry<Boast<F>>> {
        let mut told = history.to_vec();
        // Deals come first, in seat order.
        for (entry, there) in told.iter_mut().zip(world.cards.iter().flatten()) {
            *entry = Entry::Chance(Deal(*there));
        }
        // Only closed hands are secret: the last entries.
        let closed = world.hands.iter().flatten().count();
        for entry in told.iter_mut().rev().take(closed) {
            if let Entry::Act(seat, Do::Close(hand)) = entry
                && !viewer.is(*seat)
                && let Some(there) = world.hands[seat.index()]
            {
                *hand = there;
            }
        }
        told
    }
}

/// Exchanges the card of the seat `at` with one the viewer does not know, if both cards fit the boasts.
fn exchange(state: &mut State, at: usize, viewer: Viewer, dice: &mut dyn Dice) {
    let Some(card) = state.cards[at].filter(|_| !state.over) else { return };
    let mut partners: Vec<(u8, Option<usize>)> = state.unused().map(|unused| (unused, None)).collect();
    let hidden = |seat: &usize| !viewer.is(Seat(*seat as u8)) && *seat != at;
    let others = (0..state.cards.len()).filter(hidden);
    partners.extend(others.filter_map(|seat| state.cards[seat].map(|other| (other, Some(seat)))));
    partners.retain(|(other, seat)| *other >= state.boasts[at] && seat.is_none_or(|seat| card >= state.boasts[seat]));
    let pick = dice.below(partners.len() as u32) as usize;
    if let Some(&(other, seat)) = partners.get(pick) {
        state.cards[at] = Some(other);
        if let Some(seat) = seat {
            state.cards[seat] = Some(card);
        }
    }
}
