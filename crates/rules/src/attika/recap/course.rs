//! The course of one seat's game in numbers, from public events.

use super::land::Land;
use crate::Seat;
use crate::attika::event::Event;

/// The course of a seat's game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// Buildings on the board.
    pub buildings: u8,
    /// Buildings among them that cost no card.
    pub free: u8,
    /// Settlements at the end.
    pub settlements: u8,
    /// Completed groups.
    pub groups: u8,
    /// Amphorae won.
    pub amphorae: u8,
    /// Shrines beside the seat's buildings.
    pub shrines: u8,
    /// The fewest further buildings from a touched shrine to another one; `None` without such a way.
    pub left: Option<u8>,
    /// True if the seat won at once (4.1).
    pub won: bool,
}

impl Course {
    /// Counts the course of a seat from all events everybody knows.
    pub fn of(seat: Seat, events: &[&Event]) -> Course {
        let shown = events.iter().filter_map(|event| match event {
            Event::Shown { seat, .. } => Some(seat.0 + 1),
            _ => None,
        });
        let mut land = Land::new(shown.max().unwrap_or(0));
        let (mut course, mut paid) = (Course::default(), false);
        for event in events {
            land.take(event);
            match **event {
                Event::Paid { .. } => paid = true,
                Event::Placed { seat: owner, .. } => {
                    let free = !std::mem::take(&mut paid);
                    course.free += u8::from(free && owner == seat);
                }
                Event::Group { seat: owner, amphora, .. } if owner == seat => {
                    course.groups += 1;
                    course.amphorae += u8::from(amphora);
                }
                Event::Over { winner, .. } => course.won = winner == Some(seat),
                _ => {}
            }
        }
        let map = &land.map;
        let beside = map.buildings(seat).fold(0, |shrines, site| shrines | map.shrines_beside(site));
        course.buildings = map.buildings(seat).count() as u8;
        course.settlements = map.settlements(seat);
        course.shrines = beside.count_ones() as u8;
        course.left = map.reach(seat).and_then(|reach| reach.left);
        course
    }
}
