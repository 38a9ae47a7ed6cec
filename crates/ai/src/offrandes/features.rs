//! The features of a table from which each seat's chance to win follows.

use super::worth::{Outlook, worth};
use crate::chances::with_progress;
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Character, END_SCORE, TOP};
use agon_rules::offrandes::{Board, State};

/// The facts of a seat; see [`facts`].
const FACTS: usize = 23;
/// The features: each fact, each fact times the progress of the game, and the distance from the first seat in both ways.
pub(super) const FEATURES: usize = 2 * FACTS + 2;

/// Returns the features of every seat.
pub(super) fn features(state: &State) -> Vec<Vec<f32>> {
    let board = &state.board;
    let outlook = Outlook::of(board, (&state.phase).into());
    let progress = progress(board);
    let features = |seat: Seat| {
        let distance = f32::from(board.first().distance(seat, board.seats)) / f32::from(board.seats);
        with_progress([&facts(board, seat, &outlook), &[distance]], progress)
    };
    board.everybody().map(features).collect()
}

/// Returns the share of the game that is over, 0 to 1: by the altars taken, or by the highest score.
fn progress(board: &Board) -> f32 {
    let taken = board.altars.iter().filter(|altar| altar.is_some()).count() as f32 / Altar::ALL.len() as f32;
    let highest = board.everybody().map(|seat| board.score(seat)).max().unwrap_or_default();
    taken.max(f32::from(highest) / (0.8 * f32::from(END_SCORE))).min(1.0)
}

/// Returns the facts of a seat, most of them from 0 to 1.
fn facts(board: &Board, seat: Seat, outlook: &Outlook) -> [f32; FACTS] {
    let level = |character| f32::from(board.level(seat, character)) / f32::from(TOP);
    let others = || board.everybody().filter(move |&other| other != seat);
    let guard = board.level(seat, Character::Guardsman);
    let briber = board.level(seat, Character::Briber);
    let best_briber = others().map(|other| board.level(other, Character::Briber)).max().unwrap_or_default();
    let least_guard = others().map(|other| board.level(other, Character::Guardsman)).min().unwrap_or_default();
    let threats = others().filter(|&other| board.level(other, Character::Briber) > guard).count() as f32;
    let victims = others().filter(|&other| board.level(other, Character::Guardsman) < briber).count() as f32;
    let kind = level(Character::Peasant);
    let count = level(Character::WaterCarrier).min(level(Character::FlowerCarrier));
    let reach = level(Character::TempleGuardian);
    let offering = board.offerings(seat).first().copied();
    let open = |offering| board.open_altars(seat, offering);
    let altars = offering.map_or(0.0, |offering| open(offering).count() as f32 / Altar::ALL.len() as f32);
    let prize = offering.and_then(|offering| open(offering).map(Altar::points).max()).unwrap_or_default();
    let (mut safe, mut at_risk) = (0.0, 0.0);
    for altar in board.held(seat) {
        let takes = |&rival: &Seat| {
            board.offerings(rival).into_iter().any(|with| board.open_altars(rival, with).any(|open| open == altar))
        };
        let rivals = others().filter(takes).count() as f32;
        let points = f32::from(altar.points()) / 25.0;
        safe += points / (1.0 + rivals);
        at_risk += if rivals > 0.0 { points } else { 0.0 };
    }
    let purse = f32::from(board.purse(seat)) / 15.0;
    let able = if reach > 0.0 { 1.0 } else { 0.0 };
    [
        worth(board, seat, outlook) / 50.0,
        f32::from(board.score(seat)) / 50.0,
        f32::from(board.altar_points(seat)) / 25.0,
        safe,
        at_risk,
        kind,
        level(Character::WaterCarrier),
        level(Character::FlowerCarrier),
        count,
        reach,
        level(Character::Priestess),
        level(Character::Briber),
        level(Character::Guardsman),
        kind * count,
        kind * count * able,
        (f32::from(briber) - f32::from(least_guard)).clamp(-1.0, 2.0) / 2.0,
        (f32::from(guard) - f32::from(best_briber)).clamp(-2.0, 1.0) / 2.0,
        threats / 4.0,
        victims / 4.0,
        altars,
        f32::from(prize) / 25.0,
        purse,
        purse.min(0.7),
    ]
}
