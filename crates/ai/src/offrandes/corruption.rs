//! Bribes and lists of bribes (§5, 16.2).

use super::Judge;
use crate::Candidate;
use agon_rules::Seat;
use agon_rules::offrandes::corruption::outcome;
use agon_rules::offrandes::data::{Character, TOP};
use agon_rules::offrandes::{Action, Board, View};

/// Returns every bribe, and to make no bribe.
pub(super) fn bribes(judge: &Judge, view: &View) -> Vec<Candidate<Action>> {
    let value = |action: &Action| match *action {
        Action::Bribe(victim, ladder) => judge.value(&bribed(&view.board, judge.seat, victim, ladder)),
        _ => judge.value(&view.board),
    };
    view.legal.iter().map(|action| Candidate { actions: vec![*action], value: value(action) }).collect()
}

/// Returns the whole list with another first entry each time, and the empty list. The values only rank them.
pub(super) fn lists(judge: &Judge, board: &Board, listed: &[(Seat, Character)]) -> Vec<Candidate<Action>> {
    let best = rank(judge, board, listed);
    let entries = best.len() - 1;
    let mut lists = Vec::new();
    for first in 0..entries.clamp(1, 3) {
        let mut actions = best.clone();
        actions.swap(0, first);
        lists.push(Candidate { actions, value: judge.value(board) - first as f32 });
    }
    if entries > 0 {
        lists.push(Candidate { actions: vec![Action::RankDone], value: judge.value(board) - 4.0 });
    }
    lists
}

/// Makes the whole list: every helpful bribe that is possible on these boards, the best first, then the end of the
/// list.
pub(super) fn rank(judge: &Judge, board: &Board, listed: &[(Seat, Character)]) -> Vec<Action> {
    let without = judge.value(board);
    let briber = board.level(judge.seat, Character::Briber);
    let victims =
        board.everybody().filter(|&seat| seat != judge.seat && board.level(seat, Character::Guardsman) < briber);
    let mut entries: Vec<(Seat, Character, f32)> = victims
        .flat_map(|victim| Character::CORRUPTIBLE.into_iter().map(move |ladder| (victim, ladder)))
        .filter(|entry| !listed.contains(entry))
        .filter(|&(victim, ladder)| {
            let level = board.level(victim, ladder);
            level > 0 && (level < TOP || briber == TOP)
        })
        .map(|(victim, ladder)| (victim, ladder, judge.value(&bribed(board, judge.seat, victim, ladder))))
        .filter(|&(_, _, value)| value > without)
        .collect();
    entries.sort_by(|a, b| b.2.total_cmp(&a.2));
    let ranks = entries.into_iter().map(|(victim, ladder, _)| Action::Rank(victim, ladder));
    ranks.chain([Action::RankDone]).collect()
}

/// Returns the boards after a bribe (5.4 to 5.6); the victim is on level 1 or more.
fn bribed(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Board {
    let (own, theirs, bumped) = outcome(board, seat, victim, ladder);
    let mut after = *board;
    after.ladders[seat.index()][ladder.index()] = own;
    after.ladders[victim.index()][ladder.index()] = theirs;
    if let Some(third) = bumped {
        after.ladders[third.index()][ladder.index()] = TOP - 1;
    }
    after
}
