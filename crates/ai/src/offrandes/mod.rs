//! The greedy opponent of Offrandes: values the boards at the end of each whole decision, and takes the best.
//!
//! [`worth`](mod@worth) evaluates boards; each other file searches the decisions of one phase. A decision of several
//! small steps (three picks; a lot and its opening; an offering and its altar; a list) gets its value at its end.

mod auctions;
mod corruption;
mod picks;
mod sacrifices;
mod worth;

use crate::Strategy;
use crate::greedy::best;
use agon_rules::Seat;
use agon_rules::luck::Dice;
use agon_rules::offrandes::{Action, Offrandes, Scene, View};
use worth::Outlook;

/// Values whole decisions, and takes the best.
pub struct Best;

impl Strategy for Best {
    type Game = Offrandes;

    fn decide(view: &View, seat: Seat, dice: &mut dyn Dice) -> Option<Vec<Action>> {
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
}

/// Judges boards for one seat, with the outlook at the time of its decision.
struct Judge {
    seat: Seat,
    outlook: Outlook,
}
