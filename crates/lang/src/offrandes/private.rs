//! The private picture in words: the own rungs with their effects, and the rungs a lot would bring.

use super::{names, own_seat, panel};
use crate::{Language, Say};
use agon_rules::offrandes::data::TOP;
use agon_rules::offrandes::{Scene, View};

/// Describes the private picture; empty if the view has none.
pub(super) fn private(l: Language, view: &View) -> Vec<String> {
    let Some(seat) = own_seat(view).filter(|_| !matches!(view.scene, Scene::Start | Scene::Over(_))) else {
        return Vec::new();
    };
    let level = |of| view.board.level(seat, of);
    let lot = match &view.scene {
        Scene::Open(turn, lot) if !turn.barred.has(seat) => Some(*lot),
        Scene::Seal { turn, lot, asked, .. } if asked.has(seat) || turn.auctioneer == seat => Some(*lot),
        Scene::Bid(bidding) if !bidding.passed.has(seat) && !bidding.turn.barred.has(seat) => Some(bidding.lot),
        _ => None,
    };
    let climbs = lot.map(|lot| {
        let climbs = [lot.0, lot.1].map(|of| names::climb(l, of, level(of), (level(of) + 1).min(TOP)));
        Say::new(l, "offrandes-own-lot").with("list", climbs.join(", ")).text()
    });
    panel::pictured(l, view).into_iter().chain(climbs).collect()
}
