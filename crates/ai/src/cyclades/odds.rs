//! The odds of battles fought to the end (13.9).

use agon_rules::cyclades::data::UNITS;
use std::sync::LazyLock;

/// The possible ends of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Odds {
    /// The chance that the attacker wins, 0 to 1.
    pub win: f32,
    /// The average number of the attacker's remaining units if it wins.
    pub left: f32,
    /// The average number of the defender's remaining units if it does not lose.
    pub held: f32,
}

/// The number of rolls, of 36 with both dice, that the attacker wins, and that are equal. The index is the attacker's
/// total less the defender's before the dice, from -3 to 3 (13.9).
const ROUND: [(u8, u8); 7] = [(0, 1), (1, 4), (5, 8), (13, 10), (23, 8), (31, 4), (35, 1)];
/// The number of bonuses with their own table; larger ones make no useful difference.
const EDGES: usize = 9;
/// The possible numbers of units of a side, the Minotaur included.
const SIDE: usize = UNITS as usize + 2;

/// Odds by attacking units, then by defending units.
type Table = [[Odds; SIDE]; SIDE];

/// Tables by the defender's bonus.
static ENDS: LazyLock<[Table; EDGES]> = LazyLock::new(|| std::array::from_fn(table));

fn table(edge: usize) -> Table {
    let mut ends = Table::default();
    for (attackers, defenders) in (0..SIDE).flat_map(|attackers| (0..SIDE).map(move |defenders| (attackers, defenders)))
    {
        ends[attackers][defenders] = match (attackers, defenders) {
            (0, _) => Odds { win: 0.0, left: 0.0, held: defenders as f32 },
            (_, 0) => Odds { win: 1.0, left: attackers as f32, held: 0.0 },
            _ => {
                let (win, equal) = round(attackers, defenders + edge);
                mean([
                    (win, ends[attackers][defenders - 1]),
                    (equal, ends[attackers - 1][defenders - 1]),
                    (1.0 - win - equal, ends[attackers - 1][defenders]),
                ])
            }
        };
    }
    ends
}

/// Returns the chances that the attacker wins a round, and that it is equal.
fn round(attack: usize, defence: usize) -> (f32, f32) {
    let of_36 = |(win, equal): (u8, u8)| (f32::from(win) / 36.0, f32::from(equal) / 36.0);
    match (attack + 3).checked_sub(defence) {
        None => (0.0, 0.0),
        Some(row) => ROUND.get(row).copied().map_or((1.0, 0.0), of_36),
    }
}

fn mean(parts: [(f32, Odds); 3]) -> Odds {
    let sum = |part: fn(&Odds) -> f32| parts.iter().map(|(chance, odds)| chance * part(odds)).sum::<f32>();
    let win = sum(|odds| odds.win);
    let share = |sum: f32, of: f32| if of > 0.0 { sum / of } else { 0.0 };
    Odds {
        win,
        left: share(sum(|odds| odds.win * odds.left), win),
        held: share(sum(|odds| (1.0 - odds.win) * odds.held), 1.0 - win),
    }
}

/// Returns the odds of a battle. `defenders` includes the Minotaur; `edge` adds to the defenders' number in every
/// round.
pub(super) fn odds(attackers: u8, defenders: u8, edge: u8) -> Odds {
    let side = |units: u8| usize::from(units).min(SIDE - 1);
    ENDS[usize::from(edge).min(EDGES - 1)][side(attackers)][side(defenders)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::data::DIE;

    /// The table agrees with the die.
    #[test]
    fn rounds_are_those_of_the_die() {
        for (row, wanted) in ROUND.iter().enumerate() {
            let (mut win, mut equal) = (0, 0);
            for (attack, sides) in DIE {
                for (defence, others) in DIE {
                    let (ours, theirs) = (usize::from(attack) + row, usize::from(defence) + 3);
                    win += if ours > theirs { sides * others } else { 0 };
                    equal += if ours == theirs { sides * others } else { 0 };
                }
            }
            assert_eq!((win, equal), (u32::from(wanted.0), u32::from(wanted.1)), "row {row}");
        }
    }

    /// The examples of 13.9.
    #[test]
    fn battles_to_the_end_are_as_the_rules_say() {
        let examples = [
            (1, 1, 0, 0.361),
            (2, 1, 0, 0.911),
            (2, 2, 0, 0.447),
            (3, 2, 0, 0.902),
            (3, 3, 0, 0.477),
            (4, 4, 0, 0.489),
            (2, 1, 1, 0.689),
            (3, 2, 1, 0.584),
            (3, 1, 1, 0.957),
        ];
        for (attackers, defenders, edge, win) in examples {
            let odds = odds(attackers, defenders, edge);
            assert!((odds.win - win).abs() < 0.001, "{attackers} against {defenders} + {edge}: {odds:?}");
        }
    }
}
