//! The orders of Offrandes: a maximum for a lot, a pass on a lot or on a whole auction turn, and a ranked list of
//! bribes. Secret choices (§16) need no orders: they stay secret until all are complete.

use super::data::Character;
use super::state::{Lot, Turn};
use super::token::Action;
use super::view::{Scene, View};
use crate::Seat;
use crate::game::Viewer;
use crate::menu::Amount;
use crate::order::{Kind, Offer, Orders, Place};

/// Returns the orders a seat may leave now.
pub(super) fn orders(view: &View) -> Orders {
    let Viewer::Seat(seat) = view.viewer else { return Orders::default() };
    let mut offers = Vec::new();
    let (auction, bid, passed) = match &view.scene {
        Scene::Offer(turn) => (Some(turn), None, false),
        Scene::Open(turn, lot) => (Some(turn), Some((*lot, 0)), false),
        Scene::Bid(bidding) => (Some(&bidding.turn), Some((bidding.lot, bidding.bid)), bidding.passed.has(seat)),
        Scene::Seal { turn, .. } => (Some(turn), None, false),
        _ => (None, None, false),
    };
    if let Some(turn) = auction {
        if !view.board.options.sealed_auction && !turn.barred.has(seat) {
            if let Some((on_block, bid)) = bid.filter(|_| !passed) {
                offers.extend(lot(view, seat, turn, (on_block, bid)));
            }
            // A pass on a whole turn covers all its lots; the auctioneer ends the turn instead (4.3).
            if seat != turn.auctioneer {
                let scope = format!("{}.{}", view.board.round, turn.auctioneer.0);
                offers.push(Offer { about: "bid", id: "turn", scope, kind: Kind::Decline(Action::Pass.to_string()) });
            }
        }
        if view.board.level(seat, Character::Briber) > 0 {
            offers.extend(bribes(view, seat));
        }
    }
    if let Scene::Bribe { place, .. } = view.scene {
        let mut order = view.board.bribers().into_iter();
        if order.position(|other| other == seat).is_some_and(|at| at >= usize::from(place)) {
            offers.extend(bribes(view, seat));
        }
    }
    Orders { offers }
}

/// Offers orders for the present lot (4.4). Before the opening bid, which is at least 1, the least maximum is 2 (4.3).
fn lot(view: &View, seat: Seat, turn: &Turn, ((first, second), bid): (Lot, u8)) -> [Offer; 2] {
    let scope = format!("{}.{}.{}", view.board.round, turn.auctioneer.0, turn.lots);
    let decline = Action::Pass.to_string();
    let (least, most) = (i64::from(bid.max(1)) + 1, i64::from(view.board.purse(seat)));
    let amount = Amount { word: "bid".to_owned(), least, most };
    let up_to = Kind::UpTo { amount, decline: decline.clone(), of: Action::Lot(first, second).to_string() };
    [
        Offer { about: "bid", id: "up-to", scope: scope.clone(), kind: up_to },
        Offer { about: "bid", id: "lot", scope, kind: Kind::Decline(decline) },
    ]
}

/// Offers a ranked list for the corruption of this round, if bribers act in turn (5.1), with every token a briber may
/// attack at some time (5.3).
fn bribes(view: &View, seat: Seat) -> Option<Offer> {
    let board = &view.board;
    let others = board.everybody().filter(|&victim| victim != seat);
    let entries =
        others.flat_map(|victim| Character::CORRUPTIBLE.into_iter().map(move |ladder| Action::Bribe(victim, ladder)));
    let places = entries.map(|entry| Place { words: entry.to_string(), most: None, idle: false }).collect();
    let scope = board.round.to_string();
    let offer = Offer { about: "bribe", id: "bribes", scope, kind: Kind::List(places) };
    (!board.options.sealed_bribes).then_some(offer)
}
