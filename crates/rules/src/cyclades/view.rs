//! Views of Cyclades: everything except the gold of other seats (4.4).

use super::board::Board;
use super::data::MOST_SEATS;
use super::legal;
use super::phase::Phase;
use super::state::State;
use super::token::Action;
use crate::Seat;
use crate::game::{self, Viewer};

/// The knowledge of one viewer about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The public part, including the ledger of gains and payments.
    pub board: Board,
    /// The gold the viewer knows: its own, and that of all seats after the end.
    pub purses: [Option<u16>; MOST_SEATS],
    /// The viewer.
    pub viewer: Viewer,
    /// The viewer's legal actions.
    pub legal: Vec<Action>,
}

impl View {
    /// Returns the gold of a seat, if the viewer knows it.
    pub fn purse(&self, seat: Seat) -> Option<u16> {
        self.purses[seat.index()]
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let over = matches!(state.board.phase, Phase::Over(_));
    let mut purses = [None; MOST_SEATS];
    for seat in state.board.everybody().filter(|&seat| over || viewer.is(seat)) {
        purses[seat.index()] = Some(state.purse(seat));
    }
    let mut actions = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        legal::legal(state, seat, &mut actions);
    }
    View { board: state.board, purses, viewer, legal: actions }
}

/// Makes the only state the viewer cannot rule out: every gain and payment was public (4.4).
pub(super) fn imagine(view: &View) -> State {
    let mut purses = [0; MOST_SEATS];
    for seat in view.board.everybody() {
        purses[seat.index()] = view.purse(seat).unwrap_or_else(|| view.board.purse_by_ledger(seat));
    }
    State { board: view.board, purses }
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }
}
