//! Phase 2: corruption (§5, 16.2).

use super::board::Board;
use super::data::{Character, TOP};
use super::event::Event;
use super::sacrifices;
use super::state::{Lists, Phase, State};
use crate::game::Sink;
use crate::{Refusal, Seat, SeatSet};

/// The phase begins: the order is fixed (5.1); without bribers it is over at once.
pub(super) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    let order = state.board.bribers();
    events.emit(|| Event::Corruption { order: order.to_vec() });
    if state.board.options.sealed_bribes && !order.is_empty() {
        let asked = order.iter().copied().collect();
        state.phase = Phase::Rank { asked, done: SeatSet::EMPTY, lists: Lists::default() };
    } else {
        ask_from(state, 0, SeatSet::EMPTY, events);
    }
}

/// Asks the first briber from `place` on who has somebody to bribe (5.1, 14.2).
fn ask_from(state: &mut State, place: usize, corrupted: SeatSet, events: &mut impl Sink<Event>) {
    let order = state.board.bribers();
    for (place, &seat) in order.iter().enumerate().skip(place) {
        if targets(&state.board, seat, corrupted).next().is_some() {
            state.phase = Phase::Bribe { place: place as u8, corrupted };
            return;
        }
        events.emit(|| Event::NoTarget { seat });
    }
    sacrifices::begin(state, events);
}

/// The bribes a city may commit (5.3).
pub(super) fn targets(board: &Board, seat: Seat, corrupted: SeatSet) -> impl Iterator<Item = (Seat, Character)> + '_ {
    board
        .everybody()
        .flat_map(|victim| Character::CORRUPTIBLE.into_iter().map(move |ladder| (victim, ladder)))
        .filter(move |&(victim, ladder)| forbids(board, seat, corrupted, victim, ladder).is_none())
}

/// The rule that forbids a bribe, if one does (5.3).
pub(super) fn forbids(
    board: &Board,
    seat: Seat,
    corrupted: SeatSet,
    victim: Seat,
    ladder: Character,
) -> Option<Refusal> {
    if let Some(refusal) = forbids_entry(board, seat, victim, ladder) {
        return Some(refusal);
    }
    let (briber, guard) = (board.level(seat, Character::Briber), board.level(victim, Character::Guardsman));
    let city = super::token::city(victim);
    if briber <= guard {
        let refusal = Refusal::new("bribe-guarded", "5.3a");
        return Some(refusal.word("city", city).number("briber", briber).number("guardsman", guard));
    }
    if corrupted.has(victim) {
        return Some(Refusal::new("bribe-twice", "5.3b").word("city", city));
    }
    let level = board.level(victim, ladder);
    if level == 0 {
        return Some(Refusal::new("bribe-nothing", "5.3d").word("city", city).word("character", ladder.id()));
    }
    if level == TOP && briber < TOP {
        let refusal = Refusal::new("bribe-top", "5.3e").word("city", city).word("character", ladder.id());
        return Some(refusal.number("briber", briber));
    }
    None
}

/// The rule that forbids to name this pair at all, in a bribe or in a secret list (5.3, 16.2).
pub(super) fn forbids_entry(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<Refusal> {
    if victim.0 >= board.seats {
        return Some(Refusal::new("no-such-city", "2.1").word("city", super::token::city(victim)));
    }
    if victim == seat {
        return Some(Refusal::new("bribe-self", "5.3"));
    }
    (!ladder.corruptible()).then(|| Refusal::new("bribe-ladder", "5.3c").word("character", ladder.id()))
}

/// The levels a bribe leads to: own, the victim's, and who is bumped from the top (5.4 to 5.6).
pub fn outcome(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> (u8, u8, Option<Seat>) {
    let (own, theirs) = (board.level(seat, ladder), board.level(victim, ladder));
    let third = board.on_top(ladder, seat).filter(|&third| third != victim);
    let (own, bumped) = match third {
        // 5.5: the own token cannot rise.
        _ if own == TOP => (own, None),
        // 5.6: only a top Briber bumps a third city.
        Some(_) if own + 1 == TOP && board.level(seat, Character::Briber) < TOP => (own, None),
        Some(third) if own + 1 == TOP => (TOP, Some(third)),
        _ => (own + 1, None),
    };
    (own, theirs - 1, bumped)
}

fn carry_out(board: &mut Board, seat: Seat, victim: Seat, ladder: Character, events: &mut impl Sink<Event>) {
    let (own, theirs, bumped) = outcome(board, seat, victim, ladder);
    board.ladders[seat.index()][ladder.index()] = own;
    board.ladders[victim.index()][ladder.index()] = theirs;
    events.emit(|| Event::Bribed { seat, victim, ladder, own, theirs });
    if let Some(third) = bumped {
        board.ladders[third.index()][ladder.index()] = TOP - 1;
        events.emit(|| Event::Bumped { seat: third, character: ladder });
    }
}

/// A bribe, or none (5.2, 5.4).
pub(super) fn bribe(
    state: &mut State,
    seat: Seat,
    target: Option<(Seat, Character)>,
    events: &mut impl Sink<Event>,
) {
    let Phase::Bribe { place, mut corrupted } = state.phase else { return };
    match target {
        Some((victim, ladder)) => {
            carry_out(&mut state.board, seat, victim, ladder, events);
            corrupted = corrupted.with(victim);
        }
        None => events.emit(|| Event::NoBribe { seat }),
    }
    ask_from(state, place as usize + 1, corrupted, events);
}

/// One more entry of a secret list (16.2).
pub(super) fn rank(state: &mut State, seat: Seat, entry: (Seat, Character), events: &mut impl Sink<Event>) {
    let Phase::Rank { lists, .. } = &mut state.phase else { return };
    lists.push(seat, entry);
    events.emit(|| Event::Ranked { seat, victim: entry.0, ladder: entry.1 });
}

/// A secret list is complete; the last one opens them all, and each briber takes the first entry allowed (16.2).
pub(super) fn rank_done(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let Phase::Rank { asked, done, lists } = &mut state.phase else { return };
    *done = done.with(seat);
    events.emit(|| Event::ListSealed { seat });
    if *done != *asked {
        return;
    }
    let (asked, lists) = (*asked, *lists);
    events.emit(|| Event::ListsOpened { lists: asked.iter().map(|seat| (seat, lists.of(seat).collect())).collect() });
    let mut corrupted = SeatSet::EMPTY;
    for seat in state.board.bribers() {
        let allowed = |&(victim, ladder): &(Seat, Character)| {
            forbids(&state.board, seat, corrupted, victim, ladder).is_none()
        };
        match lists.of(seat).find(allowed) {
            Some((victim, ladder)) => {
                carry_out(&mut state.board, seat, victim, ladder, events);
                corrupted = corrupted.with(victim);
            }
            None if lists.len(seat) == 0 => events.emit(|| Event::NoBribe { seat }),
            None => events.emit(|| Event::ListFailed { seat }),
        }
    }
    sacrifices::begin(state, events);
}
