//! The course of a seat's finished game in one sentence: what it won, and its best round.

use super::names;
use crate::{Language, Say, counted_with};
use agon_rules::Seat;
use agon_rules::offrandes::Event;
use agon_rules::offrandes::data::Altar;

/// The numbers of a seat's game.
#[derive(Default)]
struct Course {
    round: u8,
    lots: usize,
    altars: Vec<Altar>,
    made: usize,
    suffered: usize,
    /// The points of each round, from round 1.
    points: Vec<u16>,
}

impl Course {
    fn of(own: Seat, events: &[&Event]) -> Course {
        let mut course = Course::default();
        events.iter().for_each(|event| course.take(own, event));
        course
    }

    fn take(&mut self, own: Seat, event: &Event) {
        match event {
            Event::Round { round, .. } => {
                self.round = *round;
                self.points.push(0);
            }
            Event::Sold { seat, .. } => self.lots += usize::from(*seat == own),
            Event::Bribed { seat, victim, .. } => {
                self.made += usize::from(*seat == own);
                self.suffered += usize::from(*victim == own);
            }
            Event::Lamps { points } => {
                let own = points.iter().filter(|(seat, _)| *seat == own);
                self.add(own.map(|(_, points)| *points).sum());
            }
            Event::Sacrificed { seat, altar, points, .. } => {
                self.altars.retain(|held| held != altar);
                if *seat == own {
                    self.altars.push(*altar);
                    self.add(*points);
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, points: u16) {
        if let Some(round) = self.points.last_mut() {
            *round += points;
        }
    }

    /// Returns the best round and its points; the first of equal ones.
    fn best(&self) -> Option<(usize, u16)> {
        let rounds = self.points.iter().copied().enumerate().filter(|(_, points)| *points > 0);
        let best = rounds.max_by_key(|&(at, points)| (points, std::cmp::Reverse(at)));
        best.map(|(at, points)| (at + 1, points))
    }
}

/// Returns the course of a seat's game, from public events; `None` before its first round.
pub(super) fn course(l: Language, seat: Seat, events: &[&Event]) -> Option<String> {
    let course = Course::of(seat, events);
    if course.round == 0 {
        return None;
    }
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let key = if course.best().is_some() { "offrandes-course" } else { "offrandes-course-quiet" };
    let say = Say::new(l, key)
        .with("city", names::city(l, seat))
        .count("lots", count(course.lots), "offrandes-course-lot")
        .count("altars", count(course.altars.len()), "offrandes-tally-altar")
        .count("made", count(course.made), "offrandes-course-bribe")
        .with("suffered", course.suffered);
    Some(match course.best() {
        Some((round, points)) => {
            let points = counted_with(l, points.into(), "offrandes-part-points");
            say.with("round", round).with("points", points).text()
        }
        None => say.text(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::offrandes::data::{Animal, Character::*};

    /// Two rounds of Sparta: two lots, a bribe made, two suffered, Hermes won and lost, Ares kept.
    fn sparta() -> Vec<Event> {
        let own = Seat(0);
        let sold = Event::Sold { seat: own, lot: (Peasant, Priestess), amount: 3, opening: true };
        let bribed = |seat, victim| Event::Bribed { seat, victim, ladder: Peasant, own: 2, theirs: 1 };
        let gave =
            |seat, altar, points, from| Event::Sacrificed { seat, altar, animal: Animal::Pig, count: 1, points, from };
        vec![
            Event::Round { round: 1, marker: own },
            sold.clone(),
            bribed(Seat(1), own),
            Event::Lamps { points: vec![(own, 2), (Seat(1), 4)] },
            gave(own, Altar::Hermes, 2, None),
            Event::Round { round: 2, marker: Seat(1) },
            sold,
            bribed(own, Seat(1)),
            bribed(Seat(2), own),
            gave(Seat(1), Altar::Hermes, 4, Some(own)),
            gave(own, Altar::Ares, 6, None),
        ]
    }

    #[test]
    fn a_course_names_what_was_won_and_the_best_round() {
        let (events, told) = (sparta(), |l, events: &[Event]| course(l, Seat(0), &events.iter().collect::<Vec<_>>()));
        assert_eq!(
            told(Language::English, &events).as_deref(),
            Some("Sparta: 2 lots won, 1 altar held, 1 bribe made, 2 suffered. Best round: 2, with 6 points.")
        );
        assert_eq!(told(Language::English, &events[1..4]), None);
        // A city without a point has no best round.
        let quiet = told(Language::English, &events[..3]);
        assert_eq!(quiet.as_deref(), Some("Sparta: 1 lot won, 0 altars held, 0 bribes made, 1 suffered."));
    }
}
