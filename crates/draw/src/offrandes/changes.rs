//! What the last action changed: the places to mark, and the steps of tokens to show with an arrow.

use super::{Table, block};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Character, TOP};
use agon_rules::offrandes::{Event, Scene as Phase};

/// The most places that are marked; of more, only where things went.
const MOST: usize = 6;

/// A place that can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A level of a ladder, 1 to 5.
    Rung(Character, u8),
    Altar(Altar),
    /// The numbers of a city.
    City(Seat),
    /// What is on the block.
    Block,
}

/// A token's way on a ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) character: Character,
    pub(super) from: u8,
    pub(super) to: u8,
    /// Where two tokens move on one ladder, their arrows stand above (-1) and below (1) the middle; else 0.
    pub(super) side: f64,
}

/// What to mark.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Changes {
    pub(super) places: Vec<Place>,
    pub(super) steps: Vec<Step>,
}

/// What is gathered from events one by one.
#[derive(Default)]
struct Gathered {
    /// Where things went.
    goals: Vec<Place>,
    /// What changed besides.
    besides: Vec<Place>,
    /// Tokens that moved; where from, if that is certain.
    moved: Vec<(Seat, Character, Option<u8>)>,
}

impl Changes {
    /// From the events of the last action.
    pub(super) fn new<'a>(events: impl Iterator<Item = &'a Event>, table: &Table) -> Changes {
        let mut gathered = Gathered::default();
        for event in events {
            gathered.take(event, table);
        }
        gathered.changes(table)
    }
}

impl Gathered {
    /// Only what everybody may know is looked at: who looks makes no difference.
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
                // Who came to the top came from the level below (4.10, 5.6).
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
            // Turns are shown by frames; a secret amount or list by nothing (§16).
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
            // A token may have moved twice: it is marked where it stands now.
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
            // Of more, the newest.
            places.drain(..places.len().saturating_sub(MOST));
            steps.clear();
        }
        Changes { places, steps }
    }
}

/// The level a briber's own token came from; nothing where it may have stayed (5.5, 5.6).
fn bribers_start(own: u8, theirs: u8) -> Option<u8> {
    match own {
        // From 4 and 5 they change places (5.4).
        TOP if theirs == TOP - 1 => Some(TOP - 1),
        1..=3 => Some(own - 1),
        _ => None,
    }
}

/// Arrows that would lie over each other part: up goes above, down below.
fn part(steps: &mut [Step]) {
    let ladders: Vec<Character> = steps.iter().map(|step| step.character).collect();
    for step in steps {
        if ladders.iter().filter(|&&other| other == step.character).count() > 1 {
            step.side = if step.to > step.from { -1.0 } else { 1.0 };
        }
    }
}
