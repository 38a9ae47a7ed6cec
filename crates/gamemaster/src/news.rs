//! What is news at a table: what happened since whoever is asked now could have looked away.

use agon_rules::{Seat, SeatSet};

/// The number of the first step that is news. `actors` made the steps, from the first; luck made those of nobody.
///
/// Who is asked has seen what was there at their own last step. Somebody in the middle of a turn, or who ended the game,
/// has the steps of this turn.
pub fn news(actors: &[Option<Seat>], waiting: SeatSet) -> u32 {
    let before = |other: &dyn Fn(Seat) -> bool| {
        let last = actors.iter().rposition(|actor| actor.is_some_and(other));
        last.map_or(0, |at| at + 1)
    };
    let Some(actor) = actors.iter().rev().find_map(|actor| *actor) else { return 1 };
    let seen = if waiting.is_empty() || waiting.has(actor) {
        // What luck brought between another's step and this turn was news to the other.
        let turn = before(&|seat| seat != actor);
        let luck = actors.iter().skip(turn).take_while(|actor| actor.is_none()).count();
        turn + luck
    } else {
        before(&|seat| waiting.has(seat))
    };
    u32::try_from(seen + 1).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(actors: &str) -> Vec<Option<Seat>> {
        actors.chars().map(|actor| actor.to_digit(10).map(|seat| Seat(seat as u8))).collect()
    }

    #[test]
    fn who_comes_to_act_is_shown_all_since_their_own_last_step() {
        assert_eq!(news(&steps("012012-2"), SeatSet::one(Seat(0))), 5);
        // Who has not acted yet has seen nothing.
        assert_eq!(news(&steps("-011"), SeatSet::one(Seat(2))), 1);
        // Of several the one who acted last.
        let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        assert_eq!(news(&steps("0122"), both), 3);
    }

    #[test]
    fn within_a_turn_and_at_the_end_its_own_steps_are_shown() {
        assert_eq!(news(&steps("01-001-11"), SeatSet::one(Seat(1))), 6);
        assert_eq!(news(&steps("01-00"), SeatSet::one(Seat(0))), 4);
        assert_eq!(news(&steps("01-1"), SeatSet::EMPTY), 2);
        assert_eq!(news(&[], SeatSet::EMPTY), 1);
    }
}
