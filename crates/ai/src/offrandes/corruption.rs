//! Bribes and lists of bribes (§5, 16.2).

use super::{Judge, best};
use agon_rules::Seat;
use agon_rules::luck::Dice;
use agon_rules::offrandes::corruption::outcome;
use agon_rules::offrandes::data::{Character, TOP};
use agon_rules::offrandes::{Action, Board, View};

/// Chooses the best bribe, or to make no bribe; `None` if no action is legal.
pub(super) fn bribe(judge: &Judge, view: &View, dice: &mut dyn Dice) -> Option<Vec<Action>> {
    let candidates = view.legal.iter().map(|&action| match action {
        Action::Bribe(victim, ladder) => (action, judge.value(&bribed(&view.board, judge.seat, victim, ladder))),
        _ => (action, judge.value(&view.board)),
    });
    Some(vec![best(candidates, dice)?])
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
