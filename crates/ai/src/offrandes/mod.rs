//! The greedy opponent of Offrandes: values the boards at the end of each whole decision, and takes the best.
//!
//! [`worth`](mod@worth) says what boards are worth; the other files walk the decisions of one phase each. A decision of
//! several small steps (three picks; a lot and its opening; an offering and its altar; a list) is valued at its end.

mod auctions;
mod corruption;
mod picks;
mod sacrifices;
mod worth;

use crate::random::Random;
use crate::{Budget, Player};
use agon_rules::luck::Dice;
use agon_rules::offrandes::{Action, Scene, View};
use agon_rules::{AnyView, Seat, Viewer};
use worth::Outlook;

/// Takes what looks best now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Player for Greedy {
    fn choose(&mut self, view: &AnyView, budget: &Budget, dice: &mut dyn Dice) -> String {
        let chosen = view.of::<View>().and_then(|view| decide(view, dice));
        match chosen {
            Some(actions) => actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";"),
            None => Random.choose(view, budget, dice),
        }
    }
}

/// Points that luck may make a candidate look better, so that no two games are alike.
const WHIM: f32 = 0.5;

/// The whole decision before the view's owner; none where nothing is asked of it.
fn decide(view: &View, dice: &mut dyn Dice) -> Option<Vec<Action>> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    if view.legal.is_empty() {
        return None;
    }
    let judge = Judge { seat, outlook: Outlook::of(view) };
    match &view.scene {
        Scene::Picks { picked, .. } => picks::pick(&judge, &view.board, picked, dice),
        Scene::Offer(turn) => Some(auctions::offer(&judge, &view.board, turn, dice)),
        Scene::Open(turn, lot) => Some(auctions::open(&judge, &view.board, turn, *lot)),
        Scene::Bid(bidding) => Some(auctions::bid(&judge, &view.board, bidding, dice)),
        Scene::Seal { turn, lot, opening, .. } => {
            Some(auctions::seal(&judge, &view.board, turn.auctioneer, *lot, *opening, dice))
        }
        Scene::Bribe { .. } => corruption::bribe(&judge, view, dice),
        Scene::Rank { own, .. } => Some(corruption::rank(&judge, &view.board, own)),
        Scene::Sacrifice { .. } => sacrifices::sacrifice(&judge, view, dice),
        Scene::Start | Scene::Over(_) => None,
    }
}

/// Judges boards for one seat, with the outlook of the moment it decides.
struct Judge {
    seat: Seat,
    outlook: Outlook,
}

/// The candidate of the greatest value, give or take a [`WHIM`]; the first of equal ones.
fn best<T>(candidates: impl IntoIterator<Item = (T, f32)>, dice: &mut dyn Dice) -> Option<T> {
    let candidates =
        candidates.into_iter().map(|(candidate, value)| (candidate, value + WHIM * dice.below(100) as f32 / 100.0));
    let better = |best: (T, f32), next: (T, f32)| if next.1 > best.1 { next } else { best };
    candidates.reduce(better).map(|(candidate, _)| candidate)
}
