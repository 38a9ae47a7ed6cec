//! A seat's score and main numbers, for the description of a picture.

use super::names;
use crate::{Cast, Language, Say};
use agon_rules::Seat;
use agon_rules::attika::View;

/// Returns one line of public numbers: `Athens: 9 buildings of 30, 2 settlements, 3 cards, 1 amphora`.
pub(super) fn tally(l: Language, _cast: &Cast, view: &View, seat: Seat) -> String {
    let board = &view.board;
    let of = |numbers: &[u8]| numbers.get(seat.index()).copied().unwrap_or_default();
    let say = Say::new(l, "attika-tally").with("city", names::city(l, seat));
    let say = say.with("buildings", names::buildings(l, board.built(seat)));
    let say = say.count("settlements", board.map.settlements(seat), "attika-settlement");
    let say = say.with("cards", names::card_count(l, of(&board.hands)));
    say.with("amphorae", names::amphorae(l, of(&board.amphorae))).text()
}
