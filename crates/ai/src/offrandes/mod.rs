//! The opponents of Offrandes: value the boards at the end of each whole decision, and take or try the best.
//!
//! [`worth`](mod@worth) evaluates boards, and [`features`](mod@features) are what chances to win follow from; each other
//! file searches the decisions of one phase. A decision of several small steps (three picks; a lot and its opening; an offering and its
//! altar; a list) gets its value at its end.

mod auctions;
mod corruption;
mod features;
mod measures;
mod picks;
mod sacrifices;
mod weights;
mod worth;

use crate::greedy::best;
use crate::{Candidate, Effort, Efforts, Errors, Lookahead, Strategy, ValuedMeasure};
use agon_rules::Seat;
use agon_rules::luck::Dice;
use agon_rules::offrandes::{Action, Offrandes, Phase, Scene, State, View};
use worth::Outlook;

/// Values whole decisions, and takes the best.
pub struct Best;

impl Strategy for Best {
    type Game = Offrandes;

    fn decide(view: &View, seat: Seat, dice: &mut dyn Dice) -> Option<Vec<Action>> {
        let judge = Judge::of(view, seat);
        match &view.scene {
            Scene::Picks { picked, .. } => best(picks::picks(&judge, &view.board, picked), dice),
            Scene::Offer(turn) => best(auctions::offers(&judge, &view.board, turn), dice),
            Scene::Open(turn, lot) => Some(auctions::opening(&judge, &view.board, turn, *lot).actions),
            Scene::Bid(bidding) => Some(auctions::bid(&judge, &view.board, bidding, dice)),
            Scene::Seal { turn, lot, opening, .. } => {
                Some(auctions::seal(&judge, &view.board, turn.auctioneer, *lot, *opening, dice))
            }
            Scene::Bribe { .. } => best(corruption::bribes(&judge, view), dice),
            Scene::Rank { own, .. } => Some(corruption::rank(&judge, &view.board, own)),
            Scene::Sacrifice { .. } => best(sacrifices::sacrifices(&judge, view, dice), dice),
            Scene::Start | Scene::Over(_) => None,
        }
    }
}

impl Lookahead for Best {
    const SCALE: f32 = 28.0;

    const EFFORTS: Efforts = Efforts {
        easy: Errors { candidates: 8, softness: 4.2 },
        normal: Effort { candidates: 8, playouts: 16, rounds: 0, random: 0, prior: 0 },
        hard: Effort { candidates: 4, playouts: 24, rounds: 1, random: 25, prior: 0 },
        expert: Effort { candidates: 8, playouts: 200, rounds: 1, random: 25, prior: 0 },
    };

    fn candidates(view: &View, seat: Seat, most: usize, dice: &mut dyn Dice) -> Vec<Candidate<Action>> {
        let (judge, board) = (Judge::of(view, seat), &view.board);
        match &view.scene {
            Scene::Picks { picked, .. } => picks::picks(&judge, board, picked),
            Scene::Offer(turn) => {
                let offers = auctions::offers(&judge, board, turn);
                offers.iter().flat_map(|offer| auctions::with_other_openings(&judge, board, offer)).collect()
            }
            Scene::Open(turn, lot) => {
                let open = auctions::opening(&judge, board, turn, *lot);
                auctions::with_other_openings(&judge, board, &open).collect()
            }
            Scene::Bid(bidding) => auctions::raises(&judge, board, bidding, most),
            Scene::Seal { turn, lot, opening, .. } => auctions::seals(&judge, board, turn.auctioneer, *lot, *opening),
            Scene::Bribe { .. } => corruption::bribes(&judge, view),
            Scene::Rank { own, .. } => corruption::lists(&judge, board, own),
            Scene::Sacrifice { .. } => sacrifices::sacrifices(&judge, view, dice),
            Scene::Start | Scene::Over(_) => Vec::new(),
        }
    }

    const WEIGHTS: &'static [f32] = &weights::WEIGHTS;

    fn features(state: &State) -> Vec<Vec<f32>> {
        features::features(state)
    }

    const MEASURES: &'static [ValuedMeasure<State>] = &measures::MEASURES;

    fn time(state: &State) -> u32 {
        state.board.round.into()
    }

    fn is_settled(state: &State) -> bool {
        matches!(state.phase, Phase::Offer(_) | Phase::Bribe { .. } | Phase::Rank { .. } | Phase::Sacrifice { .. })
    }
}

/// Judges boards for one seat, with the outlook at the time of its decision.
struct Judge {
    seat: Seat,
    outlook: Outlook,
}

impl Judge {
    fn of(view: &View, seat: Seat) -> Judge {
        Judge { seat, outlook: Outlook::of(&view.board, (&view.scene).into()) }
    }
}
