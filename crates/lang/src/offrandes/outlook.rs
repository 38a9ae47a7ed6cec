//! The race, and the nearest threats: all of it from the open boards.

use super::{names, own_seat};
use crate::{Language, Say, join, text};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Character, END_SCORE, lamp};
use agon_rules::offrandes::{Board, Scene, View};
use std::cmp::Reverse;

/// The most empty altars that threaten the end of the game.
const LAST_ALTARS: usize = 2;

/// Names a city with a number: `Thebes 9`, `**you 5**`.
fn numbered(l: Language, view: &View, seat: Seat, number: u16) -> String {
    if view.viewer.is(seat) {
        format!("**{} {number}**", text(l, "offrandes-recap-you", &[]))
    } else {
        format!("{} {number}", names::city(l, seat))
    }
}

/// Returns the cities with their points, the first first, and then with their altars. At the end the altars count
/// (8.3).
pub(super) fn race(l: Language, view: &View) -> Option<String> {
    let board = &view.board;
    if board.round == 0 {
        return None;
    }
    let over = matches!(view.scene, Scene::Over(_));
    let total = |seat: Seat| board.score(seat) + if over { board.altar_points(seat) } else { 0 };
    let points = ranked(l, view, board.everybody().map(|seat| (seat, total(seat)))).join(" · ");
    let line = Say::new(l, "offrandes-race").with("list", points).text();
    let held = board.everybody().map(|seat| (seat, board.held(seat).count() as u16));
    let altars = ranked(l, view, held.filter(|(_, held)| *held > 0));
    if over || altars.is_empty() {
        return Some(line);
    }
    Some(Say::new(l, "offrandes-race-altars").with("race", line).with("list", altars.join(", ")).text())
}

/// Lists cities by a number, the highest first.
fn ranked(l: Language, view: &View, numbers: impl Iterator<Item = (Seat, u16)>) -> Vec<String> {
    let mut numbers: Vec<(Seat, u16)> = numbers.collect();
    numbers.sort_by_key(|(_, number)| Reverse(*number));
    numbers.into_iter().map(|(seat, number)| numbered(l, view, seat, number)).collect()
}

/// Returns the nearest threats, the most urgent first: the end of the game, own altars, own rungs.
pub(super) fn threats(l: Language, view: &View) -> Vec<String> {
    if matches!(view.scene, Scene::Start | Scene::Picks { .. } | Scene::Over(_)) {
        return Vec::new();
    }
    let own = own_seat(view);
    let taken = own.and_then(|seat| altar(l, view, seat));
    let robbed = own.and_then(|seat| bribers(l, view, seat));
    [end(l, view), taken, robbed, altars(l, &view.board)].into_iter().flatten().collect()
}

/// Returns the cities that still sacrifice in this round.
fn to_sacrifice(view: &View) -> Vec<Seat> {
    let board = &view.board;
    match &view.scene {
        Scene::Sacrifice { seat, .. } => {
            let left = board.seats - board.first().distance(*seat, board.seats);
            (0..left).map(|steps| seat.clockwise(steps, board.seats)).collect()
        }
        _ => board.everybody().collect(),
    }
}

/// Returns the city whose points end the game, or may end it in this round (8.1).
fn end(l: Language, view: &View) -> Option<String> {
    let board = &view.board;
    let tell = |key: &str, seat: Seat| {
        let key = if view.viewer.is(seat) { format!("{key}-you") } else { key.to_owned() };
        Say::new(l, key).with("city", names::city(l, seat)).with("points", board.score(seat)).text()
    };
    let first = board.everybody().max_by_key(|&seat| (board.score(seat), Reverse(seat)))?;
    if board.score(first) > END_SCORE {
        return Some(tell("offrandes-threat-over", first));
    }
    let scored = matches!(view.scene, Scene::Sacrifice { .. });
    let coming = |seat: Seat| {
        let light = if scored { 0 } else { lamp(board.level(seat, Character::Priestess)) };
        let gives = to_sacrifice(view).contains(&seat);
        light + if gives { worth(board, seat) } else { 0 }
    };
    let reaches = board.everybody().filter(|&seat| board.score(seat) + coming(seat) > END_SCORE);
    reaches.max_by_key(|&seat| (board.score(seat), Reverse(seat))).map(|seat| tell("offrandes-threat-points", seat))
}

/// Returns the points of the best offering of a city as it stands.
fn worth(board: &Board, seat: Seat) -> u16 {
    board.placeable(seat).into_iter().map(super::gains::points).max().unwrap_or_default()
}

/// Returns the most valuable own altar that another city can take as it stands (6.6).
fn altar(l: Language, view: &View, own: Seat) -> Option<String> {
    let board = &view.board;
    let rivals = to_sacrifice(view).into_iter().filter(|&seat| seat != own);
    let taken = rivals.flat_map(|rival| {
        board.placeable(rival).into_iter().flat_map(move |offering| {
            let mine = move |altar: &Altar| board.altars[altar.index()].is_some_and(|there| there.owner == own);
            let open = board.open_altars(rival, offering).filter(mine);
            open.map(move |altar| (rival, offering, altar)).collect::<Vec<_>>()
        })
    });
    let (rival, offering, altar) = taken.max_by_key(|(_, _, altar)| altar.points())?;
    let say =
        Say::new(l, "offrandes-threat-altar").with("city", names::city(l, rival)).with("god", names::god(l, altar));
    Some(say.with("animals", names::animals(l, offering)).text())
}

/// Returns the cities whose Briber stands above the own Guardsman, until the corruption of this round is over (5.3).
fn bribers(l: Language, view: &View, own: Seat) -> Option<String> {
    let board = &view.board;
    let guard = board.level(own, Character::Guardsman);
    let to_come: Vec<Seat> = match &view.scene {
        Scene::Sacrifice { .. } => Vec::new(),
        Scene::Bribe { corrupted, .. } if corrupted.has(own) => Vec::new(),
        Scene::Bribe { place, .. } => board.bribers().into_iter().skip(usize::from(*place)).collect(),
        _ => board.bribers().into_iter().collect(),
    };
    let above = to_come.into_iter().filter(|&seat| seat != own && board.level(seat, Character::Briber) > guard);
    let cities: Vec<String> = above.map(|seat| names::city(l, seat)).collect();
    let list = join(l, &cities);
    let key = if cities.len() == 1 { "offrandes-threat-briber" } else { "offrandes-threat-bribers" };
    (!cities.is_empty()).then(|| Say::new(l, key).with("list", list).with("guardsman", guard).text())
}

/// Returns the number of empty altars, if they are the last ones (8.1).
fn altars(l: Language, board: &Board) -> Option<String> {
    let empty = board.altars.iter().filter(|altar| altar.is_none()).count();
    (1..=LAST_ALTARS).contains(&empty).then(|| Say::new(l, "offrandes-threat-altars").with("n", empty).text())
}
