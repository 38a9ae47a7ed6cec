//! The course of a seat's finished game, counted from its events.

use super::names;
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::cyclades::Event;

/// The numbers of a game.
#[derive(Default)]
struct Course {
    metropolises: usize,
    taken: usize,
    lost: usize,
    fought: usize,
    won: usize,
    gods: usize,
    creatures: usize,
}

/// Returns one sentence with all numbers above zero; `None` if the seat did nothing.
pub(super) fn course(l: Language, seat: Seat, events: &[&Event]) -> Option<String> {
    let Course { metropolises, taken, lost, fought, won, gods, creatures } = count(seat, events);
    let say = |of: &str| Say::new(l, format!("cyclades-course{of}"));
    let part = |of: &str, n: usize| (n > 0).then(|| say(of).with("n", n).text());
    let battles = match (fought, won) {
        (0, _) => None,
        (_, 0) => part("-fought", fought),
        _ => Some(say("-won").with("won", won).with("fought", fought).text()),
    };
    let parts = [
        part("-metropolises", metropolises),
        part("-taken", taken),
        part("-lost", lost),
        battles,
        part("-gods", gods),
        part("-creatures", creatures),
    ];
    let list: Vec<String> = parts.into_iter().flatten().collect();
    (!list.is_empty()).then(|| say("").with("city", names::city(l, seat)).with("list", list.join(", ")).text())
}

fn count(seat: Seat, events: &[&Event]) -> Course {
    let mut course = Course::default();
    for event in events {
        match event {
            Event::Metropolis { seat: by, .. } if *by == seat => course.metropolises += 1,
            Event::Taken { seat: by, .. } if *by == seat => course.taken += 1,
            Event::Taken { from, .. } if *from == Some(seat) => course.lost += 1,
            Event::Battle { attacker, defender, .. } if [*attacker, *defender].contains(&seat) => course.fought += 1,
            Event::BattleWon { winner, .. } if *winner == Some(seat) => course.won += 1,
            Event::TurnBegins { seat: by, god: Some(_) } if *by == seat => course.gods += 1,
            Event::Summoned { seat: by, .. } if *by == seat => course.creatures += 1,
            _ => {}
        }
    }
    course
}
