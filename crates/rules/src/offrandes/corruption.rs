//! Phase 2: corruption (§5, 16.2).

use super::board::Board;
use super::data::{Character, TOP};
use super::event::Event;
use super::sacrifices;
use super::state::{Lists, Phase, State};
use crate::game::Sink;
use crate::{Refusal, Seat, SeatSet};

/// Begins the phase and fixes the order (5.1); without bribers the phase ends at once.
pub(super) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    let order = state.board.bribers();
    events.emit(|| Event::Corruption { order: order.to_vec() });
    if state.board.options.sealed_bribes && !order.is_empty() {
        let asked = order.iter().copied().collect();
        state.phase = Phase::Rank { asked, done: SeatSet::EMPTY, lists: Lists::default() };
    } else {
        ask_first(state, order, SeatSet::EMPTY, events);
    }
}

/// Asks the first of these bribers that has a legal bribe (5.1, 14.2).
fn ask_first(
    state: &mut State,
    bribers: impl IntoIterator<Item = Seat>,
    corrupted: SeatSet,
    events: &mut impl Sink<Event>,
) {
    for seat in bribers {
        if targets(&state.board, seat, corrupted).next().is_some() {
            state.phase = Phase::Bribe { seat, corrupted };
            return;
        }
        events.emit(|| Event::NoTarget { seat });
    }
    sacrifices::begin(state, events);
}

/// Returns the legal bribes of a city (5.3).
pub(super) fn targets(board: &Board, seat: Seat, corrupted: SeatSet) -> impl Iterator<Item = (Seat, Character)> + '_ {
    let open = move |&victim: &Seat| victim != seat && shield(board, seat, corrupted, victim).is_none();
    let ladders = move |victim| Character::CORRUPTIBLE.into_iter().map(move |ladder| (victim, ladder));
    let in_reach = move |&entry: &(Seat, Character)| distance(board, seat, entry).is_none();
    board.everybody().filter(open).flat_map(ladders).filter(in_reach)
}

/// A reason against a bribe (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Obstacle {
    /// There is no such city at the table.
    NoCity,
    /// A city cannot bribe itself.
    Oneself,
    /// (c) The ladder cannot be attacked.
    Ladder,
    /// (a) The victim's Guardsman is as strong as the Briber.
    Guarded,
    /// (b) The victim was corrupted in this phase.
    Twice,
    /// (d) The victim has no token on the ladder.
    Nothing,
    /// (e) Only the top Briber reaches the top level.
    Top,
}

/// Returns the first obstacle to a bribe, if there is one (5.3).
fn obstacle(board: &Board, seat: Seat, corrupted: SeatSet, entry: (Seat, Character)) -> Option<Obstacle> {
    entry_obstacle(board, seat, entry)
        .or_else(|| shield(board, seat, corrupted, entry.0))
        .or_else(|| distance(board, seat, entry))
}

/// Returns the obstacle that protects all of a victim's tokens from a briber (5.3 a, b); `None` if they are open to
/// bribes.
fn shield(board: &Board, seat: Seat, corrupted: SeatSet, victim: Seat) -> Option<Obstacle> {
    if board.level(seat, Character::Briber) <= board.level(victim, Character::Guardsman) {
        Some(Obstacle::Guarded)
    } else {
        corrupted.has(victim).then_some(Obstacle::Twice)
    }
}

/// Returns the obstacle that protects one token from a briber (5.3 d, e); `None` if it may move.
fn distance(board: &Board, seat: Seat, (victim, ladder): (Seat, Character)) -> Option<Obstacle> {
    match board.level(victim, ladder) {
        0 => Some(Obstacle::Nothing),
        TOP if board.level(seat, Character::Briber) < TOP => Some(Obstacle::Top),
        _ => None,
    }
}

/// Returns the obstacle to naming a pair at all, in a bribe or in a secret list (5.3, 16.2); `None` if it may be named.
fn entry_obstacle(board: &Board, seat: Seat, (victim, ladder): (Seat, Character)) -> Option<Obstacle> {
    if victim.0 >= board.seats {
        Some(Obstacle::NoCity)
    } else if victim == seat {
        Some(Obstacle::Oneself)
    } else {
        (!ladder.corruptible()).then_some(Obstacle::Ladder)
    }
}

impl Obstacle {
    fn refusal(self, board: &Board, seat: Seat, (victim, ladder): (Seat, Character)) -> Refusal {
        let (city, character) = (super::token::city(victim), ladder.id());
        let briber = board.level(seat, Character::Briber);
        match self {
            Obstacle::NoCity => Refusal::new("no-such-city", "2.1").word("city", city),
            Obstacle::Oneself => Refusal::new("bribe-self", "5.3"),
            Obstacle::Ladder => Refusal::new("bribe-ladder", "5.3c").word("character", character),
            Obstacle::Guarded => {
                let guard = board.level(victim, Character::Guardsman);
                let refusal = Refusal::new("bribe-guarded", "5.3a").word("city", city);
                refusal.number("briber", briber).number("guardsman", guard)
            }
            Obstacle::Twice => Refusal::new("bribe-twice", "5.3b").word("city", city),
            Obstacle::Nothing => Refusal::new("bribe-nothing", "5.3d").word("city", city).word("character", character),
            Obstacle::Top => {
                let refusal = Refusal::new("bribe-top", "5.3e").word("city", city).word("character", character);
                refusal.number("briber", briber)
            }
        }
    }
}

/// Returns the rule that forbids a bribe, if one does (5.3).
pub(super) fn forbids(
    board: &Board,
    seat: Seat,
    corrupted: SeatSet,
    victim: Seat,
    ladder: Character,
) -> Option<Refusal> {
    let entry = (victim, ladder);
    obstacle(board, seat, corrupted, entry).map(|obstacle| obstacle.refusal(board, seat, entry))
}

/// Returns the rule that forbids naming a pair at all, in a bribe or in a secret list (5.3, 16.2); `None` if no rule
/// does.
pub(super) fn forbids_entry(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<Refusal> {
    let entry = (victim, ladder);
    entry_obstacle(board, seat, entry).map(|obstacle| obstacle.refusal(board, seat, entry))
}

/// Returns the levels after a bribe: the briber's, the victim's, and the third city that loses its top level (5.4 to
/// 5.6).
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

/// Commits a bribe, or none (5.2, 5.4).
pub(super) fn bribe(state: &mut State, seat: Seat, target: Option<(Seat, Character)>, events: &mut impl Sink<Event>) {
    let Phase::Bribe { mut corrupted, .. } = state.phase else { return };
    match target {
        Some((victim, ladder)) => {
            carry_out(&mut state.board, seat, victim, ladder, events);
            corrupted = corrupted.with(victim);
        }
        None => events.emit(|| Event::NoBribe { seat }),
    }
    let after = state.board.bribers().into_iter().skip_while(|&other| other != seat).skip(1);
    ask_first(state, after, corrupted, events);
}

/// Adds an entry to a secret list (16.2).
pub(super) fn rank(state: &mut State, seat: Seat, entry: (Seat, Character), events: &mut impl Sink<Event>) {
    let Phase::Rank { lists, .. } = &mut state.phase else { return };
    lists.push(seat, entry);
    events.emit(|| Event::Ranked { seat, victim: entry.0, ladder: entry.1 });
}

/// Completes a secret list. The last one opens them all, and each briber takes its first legal entry (16.2).
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
        let allowed = |&entry: &(Seat, Character)| obstacle(&state.board, seat, corrupted, entry).is_none();
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
