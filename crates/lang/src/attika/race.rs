//! The race in one line, and the nearest threats (4.1).

use super::names;
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::attika::data::PIECES;
use agon_rules::attika::{Scene, View};

/// The most buildings left to place that count as a threat.
const LAST: u8 = 5;

/// Returns the buildings each city has left to place, the fewest first. `None` before the first turn and after the end.
pub(super) fn race(l: Language, view: &View) -> Option<String> {
    let board = &view.board;
    if board.turns == 0 || matches!(view.scene, Scene::Over(_)) {
        return None;
    }
    let mut seats: Vec<(u8, Seat)> = board.everybody().map(|seat| (left(view, seat), seat)).collect();
    seats.sort_unstable();
    let told = seats.into_iter().map(|(n, seat)| {
        let key = if view.own() == Some(seat) { "attika-race-you" } else { "attika-race-city" };
        Say::new(l, key).with("city", names::city(l, seat)).with("left", n).text()
    });
    Some(Say::new(l, "attika-race").with("list", told.collect::<Vec<_>>().join(" · ")).text())
}

fn left(view: &View, seat: Seat) -> u8 {
    (PIECES as u8).saturating_sub(view.board.built(seat))
}

/// Returns the cities that are near a second shrine, or near their last building, the nearest first. Others stand
/// before the viewer.
pub(super) fn threats(l: Language, view: &View) -> Vec<String> {
    if matches!(view.scene, Scene::Over(_)) {
        return Vec::new();
    }
    let mut threats: Vec<(u8, bool, String)> = Vec::new();
    for seat in view.board.everybody() {
        let own = view.own() == Some(seat);
        let mut add = |of: &str, n: u8, shrine: String| {
            let voice = if own { "you" } else { "other" };
            let say = Say::new(l, format!("attika-threat-{of}-{voice}")).with("city", names::city(l, seat));
            threats.push((n, own, say.with("buildings", names::buildings(l, n)).with("shrine", shrine).text()));
        };
        if let Some(reach) = view.board.map.reach(seat)
            && let Some(n) = reach.left
        {
            add("shrine", n, names::anchor(l, reach.shrine));
        }
        let n = left(view, seat);
        if n <= LAST {
            add("buildings", n, String::new());
        }
    }
    threats.sort();
    threats.into_iter().map(|(.., told)| told).collect()
}
