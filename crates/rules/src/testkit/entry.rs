//! One step of a typed history.

use crate::Seat;
use crate::game::{Game, Sink, Waiting};
use std::fmt;

/// One step of a game: a seat's decision, or an outcome of luck.
pub enum Entry<G: Game> {
    /// A seat's action.
    Act(Seat, G::Action),
    /// An outcome of luck.
    Chance(G::Chance),
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Entry<G> {}

impl<G: Game> Entry<G> {
    /// True if the rules allow this step now.
    pub fn fits(self, state: &G::State) -> bool {
        match (self, G::waiting(state)) {
            (Entry::Act(seat, action), Waiting::Seats(seats)) => {
                seats.has(seat) && G::check(state, seat, action).is_ok()
            }
            (Entry::Chance(chance), Waiting::Chance) => {
                let mut outcomes = Vec::new();
                G::outcomes(state, &mut outcomes);
                outcomes.iter().any(|&(outcome, _)| outcome == chance)
            }
            _ => false,
        }
    }

    /// Applies the step.
    pub fn enter(self, state: &mut G::State, events: &mut impl Sink<G::Event>) {
        match self {
            Entry::Act(seat, action) => G::apply(state, seat, action, events),
            Entry::Chance(chance) => G::resolve(state, chance, events),
        }
    }

    /// Returns the state and the events after this step.
    pub fn after(self, state: &G::State) -> (G::State, Vec<G::Event>) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        self.enter(&mut state, &mut events);
        (state, events)
    }
}

/// Shows `2: bid 4`, or `luck: deal 3`.
impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Act(seat, action) => write!(f, "{seat}: {action}"),
            Entry::Chance(chance) => write!(f, "luck: {chance}"),
        }
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
