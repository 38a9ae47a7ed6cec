//! Consequences of a choice, computed from the open board: the units at a place, and the odds of a battle round there.

use super::names;
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, DIE};
use agon_rules::cyclades::{Battle, Board, Place, bonus, defenders};

/// The number of throws of two dice (13.9).
const THROWS: u32 = 36;

/// The situation that arriving units find at a place.
pub(super) enum Arrival {
    /// This number of the seat's own units.
    Own(u8),
    /// No defending units. An island may still belong to another seat.
    Open(Option<Seat>),
    /// A battle.
    Battle(Sides),
}

/// The sides of a battle before the dice (13.1).
#[derive(Clone, Copy)]
pub(super) struct Sides {
    /// The seat that defends.
    pub(super) defender: Seat,
    /// The attacker's units.
    pub(super) force: u8,
    /// The defender's units.
    pub(super) against: u8,
    /// The defender's bonus (10.6, 14.5).
    pub(super) bonus: u8,
}

impl Sides {
    fn new(board: &Board, place: Place, defender: Seat, force: u8) -> Sides {
        Sides { defender, force, against: defenders(board, place), bonus: bonus(board, place, defender) }
    }

    /// Returns the sides of a battle under way.
    pub(super) fn of(board: &Board, battle: &Battle) -> Sides {
        Sides::new(board, battle.place, battle.defender, battle.force)
    }

    /// Returns the defender's total before the dice.
    pub(super) fn total(&self) -> u8 {
        self.against + self.bonus
    }

    /// Returns the units and the bonus: `2 + 1`.
    pub(super) fn defence(&self) -> String {
        if self.bonus == 0 { self.against.to_string() } else { format!("{} + {}", self.against, self.bonus) }
    }

    /// Counts, of 36 throws, those the attacker wins, the ties, and those the defender wins (13.9).
    pub(super) fn odds(&self) -> [u32; 3] {
        let mut odds = [0; 3];
        for (mine, sides) in DIE {
            for (theirs, other_sides) in DIE {
                let at = match (self.force + mine).cmp(&(self.total() + theirs)) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 2,
                };
                odds[at] += sides * other_sides;
            }
        }
        odds
    }

    /// Returns the odds in percent, which add up to 100: those with the largest remainders are rounded up.
    pub(super) fn percent(&self) -> [u32; 3] {
        let odds = self.odds().map(|throws| throws * 100);
        let mut percent = odds.map(|throws| throws / THROWS);
        let mut by_remainder = [0, 1, 2];
        by_remainder.sort_by_key(|&at: &usize| std::cmp::Reverse(odds[at] % THROWS));
        let missing = 100 - percent.iter().sum::<u32>();
        by_remainder.into_iter().zip(0..missing).for_each(|(at, _)| percent[at] += 1);
        percent
    }
}

/// Adds the odds of a round in percent, from one side's point of view: `$win`, `$tie`, `$lose`.
pub(super) fn with_odds(say: Say, sides: &Sides, attacking: bool) -> Say {
    let [attacker, tie, defender] = sides.percent();
    let (win, lose) = if attacking { (attacker, defender) } else { (defender, attacker) };
    say.with("win", win).with("tie", tie).with("lose", lose)
}

/// Returns the situation that `force` units of a seat find at a place (11.3, 12.2, 12.3).
pub(super) fn arrival(board: &Board, seat: Seat, place: Place, force: u8) -> Arrival {
    let (owner, defended) = match place {
        Place::Island(island) => {
            let holding = board.holding(island);
            (holding.owner, holding.troops > 0 || board.has_figurine(Creature::Minotaur, island))
        }
        Place::Sea(sea) => (board.fleets(sea).owner(), true),
    };
    match owner {
        Some(owner) if owner == seat => Arrival::Own(defenders(board, place)),
        Some(owner) if defended => Arrival::Battle(Sides::new(board, place, owner, force)),
        owner => Arrival::Open(owner),
    }
}

/// Describes an arrival in a few words: `battle: 3 against 2 + 1`.
pub(super) fn told(l: Language, board: &Board, seat: Seat, place: Place, force: u8) -> String {
    let say = |of: &str| Say::new(l, format!("cyclades-arrival-{of}"));
    match arrival(board, seat, place, force) {
        Arrival::Own(0) => say("own-empty").text(),
        Arrival::Own(there) => say("own").with("units", names::units(l, place, there)).text(),
        Arrival::Open(None) => say(open(board, place)).text(),
        Arrival::Open(Some(owner)) => say("abandoned").with("city", names::city(l, owner)).text(),
        Arrival::Battle(sides) if force == 0 => {
            say("enemy").with("city", names::city(l, sides.defender)).with("defence", sides.defence()).text()
        }
        Arrival::Battle(sides) => say("battle").with("force", force).with("defence", sides.defence()).text(),
    }
}

/// Returns the word for a place without an owner.
fn open(board: &Board, place: Place) -> &'static str {
    match place {
        Place::Island(_) => "open",
        Place::Sea(sea) if board.map().trade.has(sea) => "open-trade",
        Place::Sea(_) => "open-sea",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_add_up_to_a_hundred() {
        let percent = |force, against| Sides { defender: Seat(0), force, against, bonus: 0 }.percent();
        assert_eq!(percent(2, 1), [64, 22, 14]);
        assert_eq!(percent(1, 1), [36, 28, 36]);
        assert_eq!(percent(4, 1), [97, 3, 0]);
        for force in 1..=8 {
            for against in 0..=8 {
                assert_eq!(percent(force, against).iter().sum::<u32>(), 100, "{force} against {against}");
            }
        }
    }

    /// The table of 13.9.
    #[test]
    fn odds_are_those_of_the_rules_document() {
        let odds = |force, against| Sides { defender: Seat(0), force, against, bonus: 1 }.odds();
        let table = [
            (1, 4, [0, 0, 36]),
            (1, 3, [0, 1, 35]),
            (1, 2, [1, 4, 31]),
            (1, 1, [5, 8, 23]),
            (2, 1, [13, 10, 13]),
            (3, 1, [23, 8, 5]),
            (4, 1, [31, 4, 1]),
            (5, 1, [35, 1, 0]),
            (6, 1, [36, 0, 0]),
        ];
        for (force, against, wanted) in table {
            assert_eq!(odds(force, against), wanted, "{force} against {against} + 1");
        }
    }
}
