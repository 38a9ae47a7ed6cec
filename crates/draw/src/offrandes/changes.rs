//! The changes of the last action: the places to mark, and the moves of tokens to show with an arrow.

use super::{Table, block};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Character, TOP};
use agon_rules::offrandes::{Event, Scene as Phase};

/// The most places to mark. Of more, only the places of arrival.
const MOST: usize = 6;

/// A place that can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A level of a ladder, 1 to 5.
    Rung(Character, u8),
    Altar(Altar),
    /// The numbers of a city.
    City(Seat),
    /// The block in the header.
    Block,
}

/// A token's move on a ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) character: Character,
    pub(super) from: u8,
    pub(super) to: u8,
    /// -1 (above the middle) or 1 (below) for one of two arrows on the same ladder, else 0.
    pub(super) side: f64,
}

/// The places and arrows to mark.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Changes {
    pub(super) places: Vec<Place>,
    pub(super) steps: Vec<Step>,
}

/// The changes collected from events one by one.
#[derive(Default)]
struct Gathered {
    /// The places of arrival.
    goals: Vec<Place>,
    /// The other changed places.
    besides: Vec<Place>,
    /// The tokens that moved, with their origin if it is certain.
    moved: Vec<(Seat, Character, Option<u8>)>,
}

impl Changes {
    /// Reads the events of the last action.
    pub(super) fn new<'a>(events: impl Iterator<Item = &'a Event>, table: &Table) -> Changes {
        let mut gathered = Gathered::default();
        for event in events {
            gathered.take(event, table);
        }
        gathered.changes(table)
    }
}

impl Gathered {
    /// Uses only public facts, so every viewer sees the same marks.
    fn take(&mut self, event: &Event, table: &Table) {
        match event {
            Event::First { seat } => self.goals.push(Place::City(*seat)),
            Event::Picked { seat, character } => self.moved.push((*seat, *character, None)),
            Event::Lot { .. } | Event::Opened { .. } | Event::Bid { .. } | Event::Chose { .. } => {
                self.goals.extend(block::any(table).then_some(Place::Block));
            }
            Event::Passed { seat } | Event::CannotBeat { seat } => {
                let out = matches!(table.phase, Phase::Bid(bidding) if bidding.passed.has(*seat));
                self.goals.extend(out.then_some(Place::City(*seat)));
            }
            Event::Sold { seat, .. } => self.besides.push(Place::City(*seat)),
            Event::Rose { seat, character, level } => self.moved.push((*seat, *character, level.checked_sub(1))),
            Event::Bumped { seat, character } => {
                // A token that came to the top came from the level below (4.10, 5.6).
                for (_, _, from) in self.moved.iter_mut().filter(|(_, other, _)| other == character) {
                    *from = from.or(Some(TOP - 1));
                }
                self.moved.push((*seat, *character, Some(TOP)));
            }
            Event::Bribed { seat, victim, ladder, own, theirs } => {
                self.moved.push((*seat, *ladder, bribers_start(*own, *theirs)));
                self.moved.push((*victim, *ladder, Some(theirs + 1)));
            }
            Event::Lamps { points } => {
                let lit = points.iter().filter(|(_, points)| *points > 0);
                self.besides.extend(lit.map(|(seat, _)| Place::City(*seat)));
            }
            Event::Sacrificed { seat, altar, from, .. } => {
                self.goals.push(Place::Altar(*altar));
                self.besides.extend([Some(*seat), *from].into_iter().flatten().map(Place::City));
            }
            Event::Revenue { .. } => self.besides.extend(table.board.everybody().map(Place::City)),
            // Frames already show turns. A secret amount or list must not show at all (§16).
            Event::Round { .. }
            | Event::AuctionTurn { .. }
            | Event::NoMoney { .. }
            | Event::TurnEnded { .. }
            | Event::Sealed { .. }
            | Event::SealsOpened { .. }
            | Event::Stayed { .. }
            | Event::Corruption { .. }
            | Event::NoBribe { .. }
            | Event::NoTarget { .. }
            | Event::Ranked { .. }
            | Event::ListSealed { .. }
            | Event::ListsOpened { .. }
            | Event::ListFailed { .. }
            | Event::NoSacrifice { .. }
            | Event::CannotSacrifice { .. }
            | Event::Over { .. } => {}
        }
    }

    fn changes(mut self, table: &Table) -> Changes {
        let mut steps: Vec<Step> = Vec::new();
        for (at, &(seat, character, from)) in self.moved.iter().enumerate() {
            let again = self.moved.iter().take(at).any(|(other, ladder, _)| (*other, *ladder) == (seat, character));
            if again {
                continue;
            }
            // A token may have moved twice, so its present place is marked.
            let to = table.board.level(seat, character);
            let rung = Place::Rung(character, to.max(1));
            let went_up = from.is_none_or(|from| from <= to);
            if went_up {
                self.goals.push(rung)
            } else {
                self.besides.push(rung)
            }
            if let Some(from) = from.filter(|&from| from > 0 && from != to) {
                steps.push(Step { character, from, to, side: 0.0 });
            }
        }
        part(&mut steps);
        let mut places = Vec::new();
        for place in self.goals.iter().chain(&self.besides) {
            if !places.contains(place) {
                places.push(*place);
            }
        }
        if places.len() > MOST {
            places.retain(|place| self.goals.contains(place));
            // Keeps the newest.
            places.drain(..places.len().saturating_sub(MOST));
            steps.clear();
        }
        Changes { places, steps }
    }
}

/// Returns the level a briber's own token came from, or `None` if it may have stayed (5.5, 5.6).
fn bribers_start(own: u8, theirs: u8) -> Option<u8> {
    match own {
        // From 4 and 5 the two tokens change places (5.4).
        TOP if theirs == TOP - 1 => Some(TOP - 1),
        1..=3 => Some(own - 1),
        _ => None,
    }
}

/// Separates overlapping arrows: a move up goes above, a move down below.
fn part(steps: &mut [Step]) {
    let ladders: Vec<Character> = steps.iter().map(|step| step.character).collect();
    for step in steps {
        if ladders.iter().filter(|&&other| other == step.character).count() > 1 {
            step.side = if step.to > step.from { -1.0 } else { 1.0 };
        }
    }
}
