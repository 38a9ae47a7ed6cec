//! The first three characters (2.4).

use super::{Judge, best};
use agon_rules::luck::Dice;
use agon_rules::offrandes::data::{Character, PICKS};
use agon_rules::offrandes::{Action, Board};

/// Returns the best completion of the picks, in ascending order; `None` if they cannot be completed.
pub(super) fn pick(judge: &Judge, board: &Board, picked: &[Character], dice: &mut dyn Dice) -> Option<Vec<Action>> {
    let mut sets = vec![picked.to_vec()];
    for _ in picked.len()..usize::from(PICKS) {
        sets = sets.iter().flat_map(|set| longer(set)).collect();
    }
    let value = |set: &[Character]| {
        let mut board = *board;
        for character in set {
            board.ladders[judge.seat.index()][character.index()] = 1;
        }
        judge.value(&board)
    };
    let valued = sets.into_iter().map(|set| {
        let value = value(&set);
        (set, value)
    });
    let set = best(valued, dice)?;
    Some(set.into_iter().skip(picked.len()).map(Action::Pick).collect())
}

/// Returns the set extended by each character above its last one.
fn longer(set: &[Character]) -> impl Iterator<Item = Vec<Character>> + '_ {
    let above = Character::ALL.into_iter().filter(|character| set.last().is_none_or(|last| character > last));
    above.map(|character| set.iter().copied().chain([character]).collect())
}
