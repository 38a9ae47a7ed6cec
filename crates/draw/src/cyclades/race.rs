//! The race: a track of quarters of metropolises, and every city on its step. Only public facts: gold is never in it.

use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::Paint;
use agon_rules::Seat;
use agon_rules::cyclades::Board;
use agon_rules::cyclades::data::{Building, SCHOOL, target};

/// The outer margin, and the height of the plate.
const MARGIN: f64 = 12.0;
const TALL: f64 = 74.0;
/// The distances from the plate's edges to the first and the last step, and the height of the track.
const FIRST: f64 = 90.0;
const LAST: f64 = 50.0;
const TRACK: f64 = 60.0;
/// The distance between badges.
const APART: f64 = 40.0;
/// The number of steps to a metropolis: kinds of building, or philosophers.
const STEPS: u8 = SCHOOL;

/// Returns the steps of a seat: a metropolis is four, a kind of building or a philosopher one (15.1).
pub(super) fn steps(board: &Board, seat: Seat) -> u8 {
    let kinds = Building::ALL.into_iter().filter(|&building| board.buildings(seat, building) > 0).count() as u8;
    let school = board.philosophers[seat.index()];
    let next = kinds.max(school).min(STEPS - 1);
    (STEPS * board.metropolises(seat) + next).min(STEPS * target(board.seats))
}

/// Places badges above their steps: those that would touch spread round their common middle.
fn spread(wanted: &[f64], least: f64, most: f64) -> Vec<f64> {
    // Each pool is a run of badges that touch: the common place of its first badge, and their number.
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for (at, x) in wanted.iter().enumerate() {
        pools.push((x - APART * at as f64, 1));
        while let [.., (before, some), (after, more)] = pools[..]
            && before > after
        {
            let all = some + more;
            pools.truncate(pools.len() - 2);
            pools.push(((before * some as f64 + after * more as f64) / all as f64, all));
        }
    }
    let firsts = pools.into_iter().flat_map(|(x, count)| std::iter::repeat_n(x, count));
    let placed: Vec<f64> = firsts.enumerate().map(|(at, x)| x + APART * at as f64).collect();
    let (low, high) = (placed.first().copied().unwrap_or(least), placed.last().copied().unwrap_or(most));
    let aside = (least - low).max(0.0) - (high - most).max(0.0);
    placed.into_iter().map(|x| x + aside).collect()
}

/// Draws the race under the map.
pub(super) fn race(table: &Table, canvas: &mut Canvas) {
    let (tokens, board) = (canvas.tokens, table.board);
    let plate = Area::new(MARGIN, table.page.race, table.page.sea - 2.0 * MARGIN, TALL);
    let (all, track) = (STEPS * target(board.seats), plate.y + TRACK);
    let (left, right) = (plate.x + FIRST, plate.right() - LAST);
    let step = |step: u8| left + (right - left) * f64::from(step) / f64::from(all);
    canvas.panel(plate, 10.0);
    canvas.icon("turn", (plate.x + 36.0, plate.middle()), 34.0, tokens.accent, tokens.panel);
    canvas.line((left, track), (right, track), Paint::stroke(tokens.line, 8.0));
    for number in (0..=all).filter(|number| number % STEPS != 0 || *number == 0) {
        canvas.circle((step(number), track), 7.0, Paint::fill(tokens.panel).edged(tokens.line, 4.0));
    }
    for number in (STEPS..=all).step_by(STEPS.into()) {
        let last = number == all;
        let ink = if last { tokens.accent } else { tokens.panel.mixed(tokens.accent, 0.45) };
        let aside = if last { 6.0 } else { 0.0 };
        canvas.icon("metropolis", (step(number) + aside, plate.y + 38.0), 54.0, ink, tokens.panel);
    }
    let mut runners: Vec<(u8, Seat)> =
        board.everybody().filter(|&seat| board.alive.has(seat)).map(|seat| (steps(board, seat), seat)).collect();
    runners.sort_unstable();
    let wanted: Vec<f64> = runners.iter().map(|&(at, _)| step(at)).collect();
    let places = spread(&wanted, plate.x + 84.0, plate.right() - 26.0);
    for (&x, &at) in places.iter().zip(&wanted) {
        canvas.line((x, plate.y + 38.0), (at, track), Paint::stroke(tokens.ink2, 4.0));
        canvas.circle((at, track), 7.0, Paint::fill(tokens.ink2));
    }
    for (&x, &(_, seat)) in places.iter().zip(&runners) {
        canvas.badge(table.token(seat), (x, plate.y + 24.0), 33.0, Badge::Full);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;
    use agon_rules::cyclades::data::Island;

    #[test]
    fn a_metropolis_is_four_steps_and_the_larger_of_two_ways_counts() {
        let mut board = Board::new(5, Options::default());
        board.lands[0] = board.lands[0].with(Island::Naxos);
        let naxos = &mut board.islands[Island::Naxos.index()];
        (naxos.owner, naxos.metropolis) = (Some(Seat(0)), true);
        naxos.slots[2] = Some(Building::Port);
        assert_eq!(steps(&board, Seat(0)), 5);
        board.philosophers[0] = 3;
        assert_eq!((steps(&board, Seat(0)), steps(&board, Seat(1))), (7, 0));
    }

    #[test]
    fn badges_that_would_touch_spread_round_their_middle() {
        assert_eq!(spread(&[100.0, 300.0], 0.0, 900.0), [100.0, 300.0]);
        assert_eq!(spread(&[300.0, 300.0, 300.0], 0.0, 900.0), [260.0, 300.0, 340.0]);
        assert_eq!(spread(&[300.0, 310.0, 500.0], 0.0, 900.0), [285.0, 325.0, 500.0]);
        // At the beginning all stand on the first step.
        assert_eq!(spread(&[100.0; 5], 96.0, 900.0), [96.0, 136.0, 176.0, 216.0, 256.0]);
    }
}
