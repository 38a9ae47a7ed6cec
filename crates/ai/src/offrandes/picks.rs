//! The first three characters (2.4).

use super::Judge;
use crate::Candidate;
use agon_rules::offrandes::data::{Character, PICKS};
use agon_rules::offrandes::{Action, Board};

/// Returns every completion of the picks, in ascending order.
pub(super) fn picks(judge: &Judge, board: &Board, picked: &[Character]) -> Vec<Candidate<Action>> {
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
    let candidate = |set: Vec<Character>| {
        let value = value(&set);
        Candidate { actions: set.into_iter().skip(picked.len()).map(Action::Pick).collect(), value }
    };
    sets.into_iter().map(candidate).collect()
}

/// Returns the set extended by each character above its last one.
fn longer(set: &[Character]) -> impl Iterator<Item = Vec<Character>> + '_ {
    let above = Character::ALL.into_iter().filter(|character| set.last().is_none_or(|last| character > last));
    above.map(|character| set.iter().copied().chain([character]).collect())
}
