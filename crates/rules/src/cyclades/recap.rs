//! The recap: events condensed into lines, grouped by god, turn, battle and creature.
//!
//! `Groups` reads the events one after another and keeps the groups that are still open. An event that does not
//! continue a group ends it, and the group becomes a line. A group that is open after the last event becomes a line of
//! its certain part, or none: a battle or a metropolis under way, a creature without a target.

mod groups;
mod line;
mod past;
mod rank;
#[cfg(test)]
mod tests;

pub use line::{Actions, Deed, Driven, Fight, Line, Move, Offered, Power, Spoils, Throw, Withdrawal, Wreck};

use super::event::Event;
use super::view::View;
use crate::game::Viewer;
use crate::recap::{Line as Written, Rank};
use groups::Groups;
use past::Past;

/// Condenses events for the viewer. Seats and options are all it takes from the present position.
pub(super) fn recap(view: &View, events: &[(u32, &Event)]) -> Vec<Written<Line>> {
    let mut pages = Pages { events, viewer: view.viewer, lines: Vec::new() };
    let mut groups = Groups::new(view.viewer, Past::new(&view.board));
    for (at, (_, event)) in events.iter().enumerate() {
        groups.read(at, event, &mut pages);
    }
    groups.close(&mut pages);
    pages.sorted()
}

/// The lines so far.
struct Pages<'a> {
    events: &'a [(u32, &'a Event)],
    viewer: Viewer,
    lines: Vec<Written<Line>>,
}

impl Pages<'_> {
    /// Adds the line of these events; none without an event.
    fn write(&mut self, mut events: Vec<usize>, what: Line) {
        events.sort_unstable();
        let step = |at: &usize| self.events.get(*at).map(|(step, _)| *step);
        let Some(steps) = events.first().and_then(step).zip(events.last().and_then(step)) else { return };
        self.lines.push(Written { steps, rank: what.rank(self.viewer), events, what });
    }

    /// Returns the lines in the order of their last steps, without headings that head nothing.
    fn sorted(mut self) -> Vec<Written<Line>> {
        self.lines.sort_by_key(|line| line.steps.1);
        let mut sorted: Vec<Written<Line>> = Vec::with_capacity(self.lines.len());
        let idle = |line: &Written<Line>| line.rank == Rank::Heading;
        for line in self.lines {
            if idle(&line) && sorted.last().is_some_and(idle) {
                sorted.pop();
            }
            sorted.push(line);
        }
        if sorted.last().is_some_and(idle) {
            sorted.pop();
        }
        sorted
    }
}
