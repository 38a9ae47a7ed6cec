//! Counts of the things a check looked at, so that its caller can see it was not empty.

use std::collections::BTreeMap;
use std::fmt;

/// Counts of one check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u32,
    /// Steps of all games.
    pub steps: usize,
    /// Steps of the shortest game.
    pub shortest: usize,
    /// Steps of the longest game.
    pub longest: usize,
    /// The number of games by the reason of their end.
    pub ends: BTreeMap<String, u32>,
    /// Imagined worlds.
    pub imagined: u64,
    /// Imagined worlds that were not the true one; 0 for a game without secrets.
    pub elsewhere: u64,
    /// Scrambled worlds that were not the true one; 0 for a game without secrets.
    pub scrambled: u64,
    /// Steps made both in the true world and in another that the viewer could not tell from it.
    pub followed: u64,
    /// Pairs of outcomes of luck that looked the same to some viewer.
    pub private: u64,
    /// Compared orders of two simultaneous choices.
    pub simultaneous: u64,
    /// Illegal actions tried.
    pub refused: u64,
}

impl Report {
    /// Returns the average number of steps of a game.
    pub fn mean(&self) -> usize {
        self.steps / (self.games as usize).max(1)
    }

    pub(super) fn end(&mut self, steps: usize, reason: String) {
        self.shortest = if self.games == 0 { steps } else { self.shortest.min(steps) };
        self.longest = self.longest.max(steps);
        self.games += 1;
        self.steps += steps;
        *self.ends.entry(reason).or_default() += 1;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, steps, shortest, longest, ends, .. } = self;
        write!(f, "{games} games, {steps} steps ({shortest} to {longest}, mean {}), ends {ends:?}; ", self.mean())?;
        write!(f, "{} worlds imagined, {} of them elsewhere, ", self.imagined, self.elsewhere)?;
        write!(f, "{} scrambled, {} steps followed, ", self.scrambled, self.followed)?;
        write!(f, "{} private outcomes, {} orders, {} refusals", self.private, self.simultaneous, self.refused)
    }
}
