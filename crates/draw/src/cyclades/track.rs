//! The turn order in the upper left corner: during the offerings the markers still to place, later the places of the
//! next cycle (10.8).

use super::changes::{Changes, Spot};
use super::sea;
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use crate::marks::Badge;
use crate::style::{Paint, Type};
use agon_rules::Seat;
use agon_rules::cyclades::data::markers;
use agon_rules::cyclades::{Board, Phase};

/// The distance between places.
const PITCH: f64 = 48.0;

/// Returns the title of the track, and the seats on its places from the first.
fn places(board: &Board) -> (&'static str, Vec<Option<Seat>>) {
    let order = |from: usize, places: usize| {
        (0..places).map(|place| board.order.get(place).filter(|_| place >= from)).collect::<Vec<_>>()
    };
    let all = board.order.len();
    match &board.phase {
        Phase::Starts | Phase::Markers => ("order", order(0, usize::from(board.seats * markers(board.seats)))),
        Phase::Row | Phase::Gods | Phase::Over(_) => ("order", order(0, all)),
        // A seat that must place a marker holds it. An ousted seat holds the marker that stood at the god.
        Phase::Offer { next, lost, .. } => {
            ("order", order(usize::from(*next).saturating_sub(usize::from(lost.is_none())), all))
        }
        Phase::Turn(_) => {
            let mut taken = vec![None; all];
            for (place, seat) in taken.iter_mut().rev().zip(board.finished.iter()) {
                *place = Some(seat);
            }
            ("next", taken)
        }
    }
}

pub(super) fn track(table: &Table, changes: &Changes, canvas: &mut Canvas) {
    let tokens = canvas.tokens;
    let (label, places) = places(table.board);
    canvas.text((24.0, 128.0), &table.word(label), Type::new(30.0, tokens.seaink));
    let place = |at: usize| {
        let (line, column) = (at / table.page.track, at % table.page.track);
        (44.0 + column as f64 * PITCH, 174.0 + line as f64 * PITCH, column)
    };
    let changed = |at: usize| u8::try_from(at + 1).is_ok_and(|place| changes.has(Spot::Track(place)));
    for at in 0..places.len() {
        let (x, y, column) = place(at);
        // Neighbouring changed places share one mark, under the badges.
        if changed(at) && (column == 0 || !changed(at - 1)) {
            let run = (at..places.len().min(at + table.page.track - column)).take_while(|&next| changed(next)).count();
            let half = PITCH / 2.0 - 1.0;
            canvas.changed(Area::new(x - half, y - half, 2.0 * half + (run - 1) as f64 * PITCH, 2.0 * half));
        }
    }
    let empty = sea::open(tokens).mixed(tokens.seaink, 0.5);
    for (at, seat) in places.into_iter().enumerate() {
        let (x, y, _) = place(at);
        match seat {
            Some(seat) => canvas.badge(table.token(seat), (x, y), 36.0, Badge::Full),
            None => canvas.circle((x, y), 17.0, Paint::stroke(empty, 3.0).dashed("2 8")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::data::God;
    use agon_rules::cyclades::{Options, Turn};

    fn board(phase: Phase) -> Board {
        let mut board = Board::new(3, Options::default());
        [2, 0, 1].into_iter().for_each(|seat| board.order.push(Seat(seat)));
        board.phase = phase;
        board
    }

    #[test]
    fn markers_leave_the_track_with_offerings() {
        let offer = |lost| board(Phase::Offer { seat: Seat(0), next: 2, lost });
        assert_eq!(places(&offer(None)).1, [None, Some(Seat(0)), Some(Seat(1))]);
        assert_eq!(places(&offer(Some(God::Ares))).1, [None, None, Some(Seat(1))]);
    }

    /// T7: the seat that acts first takes the last place.
    #[test]
    fn places_of_the_next_cycle_are_taken_from_the_highest() {
        let mut board = board(Phase::Turn(Turn::new(1, Seat(1), None)));
        board.finished.push(Seat(0));
        assert_eq!(places(&board), ("next", vec![None, None, Some(Seat(0))]));
    }
}
