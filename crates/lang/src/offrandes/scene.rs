//! The state of the table: phase, active seats, their verbs and their notice. All of it is public.

use super::names;
use crate::{Language, Say, raise, text};
use agon_rules::offrandes::data::Character;
use agon_rules::offrandes::{Scene, View};
use agon_rules::{Seat, SeatSet};

/// Returns the seats a view waits for.
pub(super) fn asked(view: &View) -> SeatSet {
    match &view.scene {
        Scene::Start | Scene::Over(_) => SeatSet::EMPTY,
        Scene::Picks { seat, .. } | Scene::Sacrifice { seat, .. } => SeatSet::one(*seat),
        Scene::Offer(turn) | Scene::Open(turn, _) => SeatSet::one(turn.auctioneer),
        Scene::Bid(bidding) => SeatSet::one(bidding.bidder),
        Scene::Seal { asked, ready, .. } | Scene::Rank { asked, ready, .. } => asked.minus(*ready),
        Scene::Bribe { briber, .. } => SeatSet::one(*briber),
    }
}

/// Returns the word of a scene in keys.
pub(super) fn word(scene: &Scene) -> &'static str {
    match scene {
        Scene::Start => "start",
        Scene::Picks { .. } => "pick",
        Scene::Offer(_) => "lot",
        Scene::Open(..) => "open",
        Scene::Bid(_) => "bid",
        Scene::Seal { .. } => "seal",
        Scene::Bribe { .. } => "bribe",
        Scene::Rank { .. } => "rank",
        Scene::Sacrifice { .. } => "altar",
        Scene::Over(_) => "over",
    }
}

pub(super) fn phase(l: Language, view: &View) -> String {
    let phase = match &view.scene {
        Scene::Start | Scene::Picks { .. } => return raise(&text(l, "offrandes-phase-picks", &[])),
        Scene::Offer(_) | Scene::Open(..) | Scene::Bid(_) | Scene::Seal { .. } => "auctions",
        Scene::Bribe { .. } | Scene::Rank { .. } => "corruption",
        Scene::Sacrifice { .. } => "sacrifices",
        Scene::Over(_) => return Say::new(l, "offrandes-phase-over").with("round", view.board.round).text(),
    };
    phase_of_round(l, view.board.round, phase)
}

/// Names a phase of a round: `round 3 · Auctions`.
pub(super) fn phase_of_round(l: Language, round: u8, phase: &str) -> String {
    let phase = raise(&text(l, &format!("offrandes-phase-{phase}"), &[]));
    Say::new(l, "offrandes-phase-in-round").with("round", round).with("phase", phase).text()
}

/// Adds the public values of a scene's sentences: the lot, the highest bid, the possible sacrifice.
pub(super) fn fill(l: Language, view: &View, say: Say) -> Say {
    match &view.scene {
        Scene::Open(_, lot) => say.with("lot", names::lot(l, *lot)),
        Scene::Bid(bidding) => say
            .with("lot", names::lot(l, bidding.lot))
            .with("leader", names::city(l, bidding.leader))
            .with("bid", bidding.bid),
        Scene::Seal { turn, lot, opening, .. } => say
            .with("lot", names::lot(l, *lot))
            .with("opener", names::city(l, turn.auctioneer))
            .with("opening", *opening),
        Scene::Bribe { briber, .. } => say.with("briber", view.board.level(*briber, Character::Briber)),
        Scene::Sacrifice { seat, chosen } => {
            let say = say.with("tier", view.board.level(*seat, Character::TempleGuardian));
            match names::offering(&view.board, *seat, *chosen) {
                Some(offering) => say.with("animals", names::animals(l, offering)),
                None => say,
            }
        }
        Scene::Start | Scene::Picks { .. } | Scene::Offer(_) | Scene::Rank { .. } | Scene::Over(_) => say,
    }
}

/// Returns the key of a scene's sentence of a kind (`question`, `verb`, `notice`). A sacrifice with its offering still
/// undecided has its own.
pub(super) fn scene_key(kind: &str, view: &View) -> String {
    let word = match &view.scene {
        Scene::Sacrifice { seat, chosen } if names::offering(&view.board, *seat, *chosen).is_none() => "offer",
        scene => word(scene),
    };
    format!("offrandes-{kind}-{word}")
}

pub(super) fn verb(l: Language, view: &View, seat: Seat) -> String {
    if !asked(view).has(seat) {
        return text(l, "verb-waits", &[]);
    }
    fill(l, view, Say::new(l, scene_key("verb", view))).text()
}

pub(super) fn notice(l: Language, view: &View) -> String {
    fill(l, view, Say::new(l, scene_key("notice", view))).text()
}
