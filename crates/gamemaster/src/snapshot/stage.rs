//! Stages of a table, each with what only it has.

use crate::leaving::Departure;
use crate::order_outcome::OrderOutcome;
use crate::seating::Changed;
use crate::secret::Draft;
use agon_rules::order::Order;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing};
use agon_store::{HeldRow, RatingChange, Secret};

/// A stage of a table.
#[derive(Clone, Debug)]
pub enum Stage {
    /// People gather.
    Lobby(LobbySnapshot),
    /// The game is on.
    Running(RunningSnapshot),
    /// It is over: finished, aborted or closed.
    Over(OverSnapshot),
}

/// A lobby.
#[derive(Clone, Debug)]
pub struct LobbySnapshot {
    /// People for whom it holds seats.
    pub held: Vec<HeldRow>,
    /// The time at which it closes if nobody starts, in UTC milliseconds.
    pub closes_at_ms: i64,
    /// The host's last change, for those who sit there already.
    pub changed: Option<Changed>,
}

/// A running game.
#[derive(Clone, Debug)]
pub struct RunningSnapshot {
    /// The position as the viewer may know it; in its view, their own unfinished secret choice included.
    pub position: Position,
    /// The seats the table waits for.
    pub waiting: SeatSet,
    /// Those of them that have a secret choice ready.
    pub ready: SeatSet,
    /// True if the choice now asked for is kept secret until all are in.
    pub secret: bool,
    /// The code of the contradiction that pauses it.
    pub paused: Option<String>,
    /// The seat left alone at a table of people: its person may end the table now, and win.
    pub winner_now: Option<Seat>,
    /// The meaning it would have if the viewer gave up their seat now.
    pub departure: Option<Departure>,
    /// The viewer's own secret choice.
    pub draft: Option<Draft>,
    /// The viewer's orders for later.
    pub orders: Vec<Order>,
    /// The outcomes of the viewer's orders that they have not read yet.
    pub told: Vec<OrderOutcome>,
    /// Everything that all may see of the choices locked for the present decision: for each seat a commitment, in hex. They
    /// hide the choices, but they differ from choice to choice: for the page that checks the luck, and nowhere else.
    pub locked: Vec<(Seat, String)>,
}

/// A table that is over.
#[derive(Clone, Debug)]
pub struct OverSnapshot {
    /// The last position as the viewer may know it; a lobby that closed before its start has none.
    pub position: Option<Position>,
    /// Places and scores; an aborted or closed table has none.
    pub standing: Option<Standing>,
    /// The change of each seat's rating; empty unless the table was finished and rated.
    pub rating_changes: Vec<Option<RatingChange>>,
    /// The secret of its luck, opened.
    pub seed: Secret<[u8; 32]>,
}

/// A position of a game: what everybody and one viewer may know after a step.
#[derive(Clone, Debug)]
pub struct Position {
    /// Steps made so far.
    pub seq: u32,
    /// Everything all may know.
    pub public: AnyView,
    /// Everything the viewer may know.
    pub view: AnyView,
    /// Events with the step that made each happen, as the viewer may know them: of all steps, or in a replay of this one.
    pub events: Vec<(u32, AnyEvent)>,
    /// The number of the first step that the person asked now has not seen.
    pub first_unseen_step: u32,
}

/// The number of the first step that the person asked now has not seen, because they could have looked away. `actors` made
/// the steps, from the first; luck made those of nobody.
///
/// A person has seen what was there at their own last step. Somebody in the middle of a turn, or who ended the game, has
/// the steps of this turn.
pub fn first_unseen_step(actors: &[Option<Seat>], waiting: SeatSet) -> u32 {
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
        assert_eq!(first_unseen_step(&steps("012012-2"), SeatSet::one(Seat(0))), 5);
        // Who has not acted yet has seen nothing.
        assert_eq!(first_unseen_step(&steps("-011"), SeatSet::one(Seat(2))), 1);
        // Of several the one who acted last.
        let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        assert_eq!(first_unseen_step(&steps("0122"), both), 3);
    }

    #[test]
    fn within_a_turn_and_at_the_end_its_own_steps_are_shown() {
        assert_eq!(first_unseen_step(&steps("01-001-11"), SeatSet::one(Seat(1))), 6);
        assert_eq!(first_unseen_step(&steps("01-00"), SeatSet::one(Seat(0))), 4);
        assert_eq!(first_unseen_step(&steps("01-1"), SeatSet::EMPTY), 2);
        assert_eq!(first_unseen_step(&[], SeatSet::EMPTY), 1);
    }
}
