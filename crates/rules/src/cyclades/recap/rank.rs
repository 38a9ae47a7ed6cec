//! The importance of a line for a reader.

use super::line::{Deed, Fight, Line, Offered, Power, Spoils};
use crate::Seat;
use crate::cyclades::data::Creature;
use crate::game::Viewer;
use crate::recap::Rank;

impl Line {
    /// Returns the importance for a reader.
    pub(super) fn rank(&self, viewer: Viewer) -> Rank {
        let own = |seat: Seat, rank: Rank| if viewer.is(seat) { rank } else { Rank::Others };
        match self {
            Line::Cycle { .. } | Line::Offerings { .. } | Line::Turn { .. } => Rank::Heading,
            Line::Order { .. } | Line::FigurineLeft { .. } => Rank::Others,
            Line::Start { seat, .. } | Line::Swapped { seat, .. } => own(*seat, Rank::Routine),
            Line::Actions(actions) => own(actions.seat, Rank::Routine),
            Line::Income { gains, .. } if gains.iter().any(|(seat, _)| viewer.is(*seat)) => Rank::Routine,
            Line::Income { .. } => Rank::Others,
            Line::Offering(offered) => offered.rank(viewer),
            Line::Queue { seats } if seats.iter().any(|seat| viewer.is(*seat)) => Rank::Missed,
            Line::Queue { .. } => Rank::Others,
            Line::Kinds { .. } | Line::School { .. } | Line::Over { .. } => Rank::Race,
            Line::Taken { seat, spoils, .. } => spoils.rank(viewer, *seat),
            Line::Battle(fight) => fight.rank(viewer),
            Line::Power(power) => power.rank(viewer),
            Line::Metropolis { seat, .. } => own(*seat, Rank::Gain).min(Rank::Race),
            Line::MetropolisLost { seat, .. } => own(*seat, Rank::Loss),
            Line::Apollo { seat, .. } => own(*seat, Rank::Gain),
            Line::Eliminated { seat, .. } if viewer.is(*seat) => Rank::Loss,
            Line::Eliminated { by, .. } if viewer.is(*by) => Rank::Gain,
            Line::Eliminated { .. } => Rank::Race,
        }
    }
}

impl Offered {
    fn rank(&self, viewer: Viewer) -> Rank {
        match () {
            () if viewer.is(self.seat) && self.cost.is_some() => Rank::Gain,
            () if viewer.is(self.seat) => Rank::Routine,
            () if self.past.iter().any(|seat| viewer.is(*seat)) => Rank::Loss,
            () => Rank::Others,
        }
    }
}

impl Spoils {
    fn rank(&self, viewer: Viewer, taker: Seat) -> Rank {
        match () {
            () if viewer.is(taker) => Rank::Gain,
            () if self.from.is_some_and(|from| viewer.is(from)) => Rank::Loss,
            () if self.metropolis => Rank::Race,
            () => Rank::Others,
        }
    }
}

impl Fight {
    fn rank(&self, viewer: Viewer) -> Rank {
        match () {
            () if self.winner.is_some_and(|winner| viewer.is(winner)) => Rank::Gain,
            () if viewer.is(self.attacker) || viewer.is(self.defender) => Rank::Loss,
            () if self.spoils.as_ref().is_some_and(|spoils| spoils.metropolis) => Rank::Race,
            () => Rank::Others,
        }
    }
}

impl Power {
    fn rank(&self, viewer: Viewer) -> Rank {
        match () {
            () if viewer.is(self.seat) && matches!(self.deed, Deed::Unused | Deed::Clashed { .. }) => Rank::Routine,
            () if viewer.is(self.seat) => Rank::Gain,
            () if self.hurts(viewer) => Rank::Loss,
            () => Rank::Others,
        }
    }

    /// True if the effect is against the viewer.
    fn hurts(&self, viewer: Viewer) -> bool {
        match &self.deed {
            Deed::Lured { victim, .. }
            | Deed::Seized { victim, .. }
            | Deed::Robbed { victim, .. }
            | Deed::Charmed { victim, .. } => viewer.is(*victim),
            Deed::Toppled { owner, .. } => owner.is_some_and(|owner| viewer.is(owner)),
            // Medusa keeps troops on the island; Minotaur and Chiron defend it.
            Deed::Placed { owner, .. } => {
                self.creature == Creature::Medusa && owner.is_some_and(|owner| viewer.is(owner))
            }
            Deed::Pushed { pushed, sunk, .. } => {
                pushed.iter().any(|driven| viewer.is(driven.owner)) || sunk.iter().any(|wreck| viewer.is(wreck.owner))
            }
            Deed::Surfaced { sunk, .. } => sunk.iter().any(|wreck| viewer.is(wreck.owner)),
            Deed::Flew { .. }
            | Deed::Remade { .. }
            | Deed::Sold { .. }
            | Deed::Sailed { .. }
            | Deed::Income { .. }
            | Deed::Clashed { .. }
            | Deed::Unused => false,
        }
    }
}
