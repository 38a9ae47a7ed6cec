//! A seat's score and main numbers, for the description of a picture.

use super::names;
use crate::{Cast, Language, Say};
use agon_rules::Seat;
use agon_rules::cyclades::View;
use agon_rules::cyclades::data::target;

/// Returns one line of public numbers: no gold, and nothing that depends on gold (4.4).
pub(super) fn tally(l: Language, _cast: &Cast, view: &View, seat: Seat) -> String {
    let board = &view.board;
    let city = names::city(l, seat);
    if !board.alive.has(seat) {
        return Say::new(l, "cyclades-tally-out").with("city", city).text();
    }
    let say = Say::new(l, "cyclades-tally").with("city", city);
    let say = say.with("metropolises", board.metropolises(seat)).with("target", target(board.seats));
    let say = say.with("income", board.income(seat)).with("islands", board.lands(seat).len());
    let say = say.with("troops", board.troops_out(seat)).with("fleets", board.fleets_out(seat));
    let at = seat.index();
    say.with("priests", board.priests[at]).with("philosophers", board.philosophers[at]).text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::data::{Island, MOST_SEATS};
    use agon_rules::cyclades::{Board, Options};
    use agon_rules::game::Viewer;

    /// A view of two seats with one island taken.
    fn view(gold: Option<u16>) -> View {
        let mut board = Board::new(2, Options::default());
        let naxos = &mut board.islands[Island::Naxos.index()];
        (naxos.owner, naxos.troops, naxos.metropolis) = (Some(Seat(0)), 3, true);
        board.lands[0] = board.lands[0].with(Island::Naxos);
        board.priests[0] = 2;
        let mut purses = [None; MOST_SEATS];
        purses[0] = gold;
        View { board, purses, viewer: Viewer::Seat(Seat(0)), legal: Vec::new() }
    }

    #[test]
    fn a_tally_tells_public_numbers_only() {
        let told = |gold| tally(Language::English, &Cast::default(), &view(gold), Seat(0));
        let wanted = "Sparta: metropolises 1 of 3, income 0, islands 1, troops 3, fleets 0, priests 2, philosophers 0";
        assert_eq!((told(None).as_str(), told(Some(7)).as_str()), (wanted, wanted));
    }

    #[test]
    fn who_is_out_has_no_numbers() {
        let mut view = view(None);
        view.board.alive = view.board.alive.without(Seat(1));
        assert_eq!(tally(Language::German, &Cast::default(), &view, Seat(1)), "Korinth: raus");
    }
}
