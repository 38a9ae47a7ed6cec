//! Views of Attika: the public part, the phase without others' secrets, and the viewer's own cards and choices.

use super::board::Board;
use super::cards::Cards;
use super::data::{Building, Pile};
use super::legal::legal;
use super::spaces::{Anchor, Space};
use super::state::{Ending, Phase, State};
use super::token::Action;
use crate::Seat;
use crate::game::{self, Viewer};

/// The knowledge of one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The public part.
    pub board: Board,
    /// The viewer's own cards; none for the public.
    pub hand: Option<Cards>,
    /// The cards the viewer drew in each age of the deck.
    pub draws: Vec<Cards>,
    /// The phase, as the viewer may know it.
    pub scene: Scene,
    /// The viewer's own legal actions.
    pub legal: Vec<Action>,
}

/// A phase without others' secrets. Fields as in [`Phase`]; a fact that only its owner has seen is `None` for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Scene {
    Start,
    Layout,
    Show { seat: Seat, pile: Pile },
    Deal { place: u8, left: u8 },
    Act,
    Disc { pile: Pile },
    Drawn { pile: Pile, building: Option<Building> },
    Pay { building: Building, space: Space, drawn: bool },
    Card,
    Tile,
    Lay { tile: Option<u8> },
    Turn { tile: Option<u8>, anchor: Anchor, spot: u8 },
    Over(Ending),
}

impl View {
    /// Returns the seat of the viewer; `None` for the public.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// Builds a view from the facts its viewer may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let mut actions = Vec::new();
    let mut draws = Vec::new();
    if let Some(seat) = own {
        legal(state, seat, &mut actions);
        draws.extend(state.draws.iter().map(|drawn| drawn[seat.index()]));
    }
    let hand = own.map(|seat| state.hand(seat));
    View { viewer, board: state.board.clone(), hand, draws, scene: scene(state, viewer), legal: actions }
}

fn scene(state: &State, viewer: Viewer) -> Scene {
    let mine = viewer.is(state.board.turn.seat);
    match state.phase {
        Phase::Start => Scene::Start,
        Phase::Layout => Scene::Layout,
        Phase::Show { seat, pile } => Scene::Show { seat, pile },
        Phase::Deal { place, left } => Scene::Deal { place, left },
        Phase::Act => Scene::Act,
        Phase::Disc { pile } => Scene::Disc { pile },
        Phase::Drawn { pile, building } => Scene::Drawn { pile, building: mine.then_some(building) },
        Phase::Pay { building, space, drawn } => Scene::Pay { building, space, drawn },
        Phase::Card => Scene::Card,
        Phase::Tile => Scene::Tile,
        Phase::Lay { tile } => Scene::Lay { tile: mine.then_some(tile) },
        Phase::Turn { tile, anchor, spot } => Scene::Turn { tile: mine.then_some(tile), anchor, spot },
        Phase::Over(ending) => Scene::Over(ending),
    }
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
