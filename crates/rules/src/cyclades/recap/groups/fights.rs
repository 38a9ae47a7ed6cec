//! Battles, and islands that change hands.

use super::super::Pages;
use super::super::line::{Fight, Line, Spoils, Throw, Withdrawal};
use super::super::past::Past;
use super::{Groups, Moving};
use crate::Seat;
use crate::cyclades::data::Island;
use crate::cyclades::event::Event;
use crate::cyclades::token::Place;

/// A battle so far.
pub(super) struct Fighting {
    events: Vec<usize>,
    fight: Fight,
}

impl Groups {
    /// Reads an event of a battle. It ends without a spoil: an island that changes hands follows at once.
    pub(super) fn fight(&mut self, at: usize, event: &Event, pages: &mut Pages<'_>) {
        if let Event::Battle { place, attacker, defender, force, against, bonus } = event {
            let (mut events, by) = match self.moving.take() {
                Some(Moving { events, how, .. }) => (events, how.card()),
                None => (Vec::new(), None),
            };
            events.push(at);
            let fight = Fight {
                place: *place,
                attacker: *attacker,
                defender: *defender,
                force: *force,
                against: *against,
                bonus: *bonus,
                rounds: Vec::new(),
                lost: (0, 0),
                withdrew: None,
                minotaur: false,
                winner: None,
                spoils: None,
                by,
            };
            self.fight = Some(Fighting { events, fight });
            return;
        }
        let Some(Fighting { events, fight }) = &mut self.fight else { return };
        events.push(at);
        match event {
            Event::Round { dice, totals, .. } => throw(fight, Throw { dice: *dice, totals: *totals }),
            Event::MinotaurFell { .. } => fight.minotaur = true,
            Event::Withdrew { seat, to, count, .. } => {
                fight.withdrew = Some(Withdrawal { seat: *seat, to: *to, count: *count });
            }
            Event::BattleWon { place, winner } => {
                fight.winner = *winner;
                let takes = matches!(place, Place::Island(_)) && *winner == Some(fight.attacker);
                if let Some(Fighting { events, fight }) = self.fight.take_if(|_| !takes) {
                    pages.write(events, Line::Battle(fight));
                }
            }
            _ => {}
        }
    }

    /// Reads an island that changed hands, by a battle or without one.
    pub(super) fn taken(
        &mut self,
        at: usize,
        (seat, island, from): (Seat, Island, Option<Seat>),
        before: &Past,
        pages: &mut Pages<'_>,
    ) {
        let incomes = |seat: Seat| (before.board.income(seat), self.past.board.income(seat));
        let spoils = Spoils {
            island,
            from,
            buildings: before.built(island),
            metropolis: before.board.holding(island).metropolis,
            gain: incomes(seat),
            loss: from.map(incomes).unwrap_or_default(),
        };
        if let Some(Fighting { mut events, mut fight }) = self.fight.take() {
            events.push(at);
            fight.spoils = Some(spoils);
            return pages.write(events, Line::Battle(fight));
        }
        let Some(Moving { mut events, how, .. }) = self.moving.take() else { return };
        events.push(at);
        pages.write(events, Line::Taken { seat, by: how.card(), spoils });
    }
}

/// Adds a round with its losses (13.2). The Minotaur is no unit.
fn throw(fight: &mut Fight, round: Throw) {
    let left = (fight.force.saturating_sub(fight.lost.0), fight.against.saturating_sub(fight.lost.1));
    let (mine, theirs) = round.totals;
    fight.lost.0 += u8::from(mine <= theirs).min(left.0);
    fight.lost.1 += u8::from(theirs <= mine).min(left.1);
    fight.rounds.push(round);
}
