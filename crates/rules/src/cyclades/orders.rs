//! The orders of Cyclades: a plan for the offerings, a ranked list of gods with a limit each.

use super::data::{God, MOST_BID};
use super::phase::Phase;
use super::token::Action;
use super::view::View;
use crate::game::Viewer;
use crate::order::{Kind, Offer, Orders, Place};

/// Returns the orders a seat may leave now: for the present offerings or, during the action turns, for the next ones.
pub(super) fn orders(view: &View) -> Orders {
    let board = &view.board;
    let Viewer::Seat(seat) = view.viewer else { return Orders::default() };
    let cycle = match board.phase {
        Phase::Offer { .. } => u16::from(board.cycle),
        Phase::Turn(_) => u16::from(board.cycle) + 1,
        _ => return Orders::default(),
    };
    if !board.alive.has(seat) {
        return Orders::default();
    }
    // A seat never ousts its own offering: that would only raise its cost (16.3).
    let offering =
        |god: God| matches!(board.phase, Phase::Offer { .. }).then(|| board.offerings[god.index()]).flatten();
    let own = |god: God| offering(god).is_some_and(|standing| standing.seat == seat);
    let words = |god: God| format!("bid {}", god.word());
    let gods = God::ALL.into_iter();
    let mut places: Vec<Place> =
        gods.map(|god| Place { words: words(god), most: Some(i64::from(MOST_BID)), idle: own(god) }).collect();
    places.push(Place { words: Action::BidApollo.to_string(), most: None, idle: false });
    let offer = Offer { about: "offer", id: "plan", scope: cycle.to_string(), kind: Kind::List(places) };
    Orders { offers: vec![offer] }
}
