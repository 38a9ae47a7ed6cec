//! Random games by the typed path, like in a search: no events, no text, reused lists.

use agon_rules::game::{Game, Off, Waiting};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::testkit::Entry;
use std::ops::AddAssign;

/// The number of steps after which a game stops: random players may never finish one.
const MOST_STEPS: u64 = 20_000;

/// Counts of the games played.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    pub luck: u64,
    /// Games stopped at [`MOST_STEPS`].
    pub broken_off: u64,
}

impl Tally {
    /// Returns the number of actions and outcomes of luck.
    pub fn steps(&self) -> u64 {
        self.actions + self.luck
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.actions += other.actions;
        self.luck += other.luck;
        self.broken_off += other.broken_off;
    }
}

/// Plays for all seats. Every legal action is equally likely, luck follows its weights, and the lowest seat the state
/// waits for decides first.
pub struct Player<G: Game> {
    dice: QuickDice,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Player<G> {
    /// Makes a player that always plays the same games for the same seed.
    pub fn new(seed: u64) -> Self {
        Player { dice: QuickDice::new(seed), legal: Vec::new(), outcomes: Vec::new() }
    }

    /// Plays from a state to the end; calls `note` with every state and its next step.
    pub fn play_out(&mut self, mut state: G::State, mut note: impl FnMut(&G::State, Entry<G>)) -> Tally {
        let mut tally = Tally { games: 1, ..Tally::default() };
        while let Some(step) = self.choose(&state) {
            match step {
                Entry::Act(..) => tally.actions += 1,
                Entry::Chance(_) => tally.luck += 1,
            }
            note(&state, step);
            step.enter(&mut state, &mut Off);
            if tally.steps() == MOST_STEPS {
                tally.broken_off = 1;
                break;
            }
        }
        tally
    }

    fn choose(&mut self, state: &G::State) -> Option<Entry<G>> {
        match G::waiting(state) {
            Waiting::Over => None,
            Waiting::Chance => {
                self.outcomes.clear();
                G::outcomes(state, &mut self.outcomes);
                let total = self.outcomes.iter().map(|&(_, weight)| weight).sum();
                let mut mark = self.dice.below(total);
                let drawn = self.outcomes.iter().find(|&&(_, weight)| {
                    let hit = mark < weight;
                    mark = mark.wrapping_sub(weight);
                    hit
                });
                drawn.map(|&(outcome, _)| Entry::Chance(outcome))
            }
            Waiting::Seats(seats) => {
                let seat = seats.first()?;
                self.legal.clear();
                G::legal(state, seat, &mut self.legal);
                Some(Entry::Act(seat, self.legal[self.dice.below(self.legal.len() as u32) as usize]))
            }
        }
    }
}
