//! The course of a finished game of one city, in one sentence.

use super::names;
use crate::{Language, Say, join};
use agon_rules::Seat;
use agon_rules::attika::Event;
use agon_rules::attika::data::PIECES;
use agon_rules::attika::recap::Course;

/// The most missing buildings that a loser reads of.
const CLOSE: u8 = 6;

/// Returns the sentence; `None` for a city without a building.
pub(super) fn course(l: Language, seat: Seat, events: &[&Event]) -> Option<String> {
    let course = Course::of(seat, events);
    if course.buildings == 0 {
        return None;
    }
    let say = |of: &str| Say::new(l, format!("attika-course-{of}"));
    let count = |of: &str, n: u8| (n > 0).then(|| say(of).with("n", n).text());
    let parts = [count("groups", course.groups), count("amphorae", course.amphorae), count("shrines", course.shrines)];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    let missing = (PIECES as u8).saturating_sub(course.buildings);
    let first =
        say("built").with("city", names::city(l, seat)).with("buildings", names::buildings(l, course.buildings));
    let first = first.count("settlements", course.settlements, "attika-settlement").with("free", course.free).text();
    let close = match course.left {
        _ if course.won => None,
        Some(left) if left <= CLOSE.min(missing) => Some(say("close-shrine").with("n", left).text()),
        _ if missing <= CLOSE => Some(say("close-buildings").with("n", missing).text()),
        _ => None,
    };
    let more = (!parts.is_empty()).then(|| say("more").with("list", join(l, &parts)).text());
    Some([Some(first), more, close].into_iter().flatten().collect::<Vec<_>>().join(" "))
}
