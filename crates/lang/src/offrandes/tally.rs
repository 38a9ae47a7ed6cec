//! A seat's score and main numbers, for the description of a picture.

use super::names;
use crate::{Cast, Language};
use agon_rules::Seat;
use agon_rules::offrandes::View;

/// One line, public numbers only.
pub(super) fn tally(l: Language, _cast: &Cast, _view: &View, seat: Seat) -> String {
    names::city(l, seat)
}
