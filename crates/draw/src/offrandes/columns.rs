//! The widths of the columns of levels 1 to 5, and the distance between tokens in them.

use agon_rules::offrandes::Board;
use agon_rules::offrandes::data::{Character, TOP};

/// The width of columns 1 to 4 while every cell has room.
const EVEN: f64 = 134.0;
/// The width of column 5, which holds a single token (4.10).
const TOP_WIDTH: f64 = 64.0;
/// The least width of a column: its number and animal fit.
const LEAST: f64 = 66.0;
/// The distance between tokens.
const PITCH: f64 = 43.0;
/// The distance between tokens in little room: rings touch, letters stay whole.
const CLOSE: f64 = 38.0;
/// The distance between tokens without letters.
const NARROW: f64 = 30.0;
/// The part of a column's width that its tokens leave free.
const FREE: f64 = 10.0;

/// The widths of columns 1 to 5.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Columns([f64; 5]);

/// The arrangement of tokens in a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Crowd {
    /// The distance between tokens.
    pub(super) pitch: f64,
    /// True if letters have room.
    pub(super) letters: bool,
}

impl Columns {
    /// Makes columns wide enough for the fullest cell of each level.
    pub(super) fn new(board: &Board) -> Columns {
        let on = |character, level| board.everybody().filter(|&seat| board.level(seat, character) == level).count();
        let fullest = |level| Character::ALL.into_iter().map(|character| on(character, level)).max().unwrap_or(0);
        Columns::holding([1, 2, 3, 4].map(fullest))
    }

    /// Makes columns 1 to 4 for the tokens of their fullest cells: even widths; or by need, with the rest shared; or
    /// closer.
    fn holding(most: [usize; 4]) -> Columns {
        let need = |pitch: f64| most.map(|tokens| (pitch * tokens as f64 + FREE).max(LEAST));
        let all = 4.0 * EVEN;
        let shared = |need: [f64; 4]| {
            let spare = all - need.iter().sum::<f64>();
            (spare >= 0.0).then(|| need.map(|width| width + spare / 4.0))
        };
        let columns = if need(PITCH).iter().all(|&width| width <= EVEN) {
            [EVEN; 4]
        } else {
            let least = need(NARROW);
            let scale = all / least.iter().sum::<f64>();
            let fitting = [PITCH, CLOSE, NARROW].into_iter().find_map(|pitch| shared(need(pitch)));
            fitting.unwrap_or_else(|| least.map(|width| width * scale))
        };
        let [a, b, c, d] = columns;
        Columns([a, b, c, d, TOP_WIDTH])
    }

    /// True if the columns have their usual widths.
    pub(super) fn even(&self) -> bool {
        self.0.iter().take(4).all(|&width| width == EVEN)
    }

    /// Returns the left edge of a level's column, from the first column's left edge, and its width.
    pub(super) fn of(&self, level: u8) -> (f64, f64) {
        let at = usize::from(level.clamp(1, TOP)) - 1;
        let left = self.0.iter().take(at).sum();
        (left, self.0.get(at).copied().unwrap_or(TOP_WIDTH))
    }

    /// Returns the arrangement of this number of tokens in a cell of a level.
    pub(super) fn crowd(&self, level: u8, tokens: usize) -> Crowd {
        let (_, width) = self.of(level);
        let room = (width - FREE) / tokens.max(1) as f64;
        let letters = room >= CLOSE;
        Crowd { pitch: room.min(if letters { PITCH } else { NARROW }), letters }
    }

    /// Returns the free width on each side of the tokens in a cell.
    pub(super) fn margin(&self, level: u8, tokens: usize) -> f64 {
        let (_, width) = self.of(level);
        (width - self.crowd(level, tokens).pitch * tokens as f64) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(columns: &Columns, most: [usize; 4]) {
        assert!((columns.0.iter().sum::<f64>() - 600.0).abs() < 0.01, "{most:?}: {columns:?}");
        for (level, tokens) in (1..).zip(most) {
            assert!(columns.of(level).1 >= LEAST || most.iter().sum::<usize>() > 13, "{most:?}: {columns:?}");
            assert!(columns.margin(level, tokens) >= 4.9, "{most:?}: {columns:?}");
        }
    }

    /// Returns every way five tokens can crowd four columns.
    fn crowds() -> impl Iterator<Item = [usize; 4]> {
        (0..6usize.pow(4)).map(|n| [n % 6, n / 6 % 6, n / 36 % 6, n / 216])
    }

    #[test]
    fn columns_are_even_while_two_tokens_share_a_cell() {
        assert!(Columns::holding([2, 2, 2, 2]).even());
        assert_eq!(Columns::holding([2, 2, 2, 2]).of(3), (268.0, 134.0));
        assert_eq!(Columns::holding([2, 2, 2, 2]).of(5), (536.0, 64.0));
    }

    #[test]
    fn a_full_column_takes_from_the_others_and_keeps_its_letters() {
        let columns = Columns::holding([4, 2, 1, 0]);
        assert!(!columns.even());
        assert_eq!(columns.crowd(1, 4), Crowd { pitch: 43.0, letters: true });
        assert!(columns.of(1).1 > columns.of(2).1 && columns.of(3).1 == columns.of(4).1);
    }

    #[test]
    fn tokens_move_together_before_they_lose_their_letters() {
        let columns = Columns::holding([5, 4, 1, 1]);
        let crowd = columns.crowd(1, 5);
        assert!(crowd.letters && crowd.pitch < PITCH && crowd.pitch >= CLOSE, "{crowd:?}");
        assert!(Columns::holding([5, 5, 1, 1]).crowd(2, 5).letters);
    }

    #[test]
    fn where_all_are_full_tokens_stand_closer_and_only_the_crowded_lose_their_letters() {
        let columns = Columns::holding([5, 5, 2, 1]);
        assert_eq!(columns.crowd(1, 5), Crowd { pitch: 30.0, letters: false });
        assert!(columns.crowd(4, 1).letters);
    }

    #[test]
    fn tokens_stay_inside_their_cells_however_many_there_are() {
        for most in crowds() {
            inside(&Columns::holding(most), most);
        }
    }
}
