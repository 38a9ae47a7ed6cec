//! The race for metropolises: the order of the cities, and the cities that are a step from the next one or from
//! winning. All of it is public.

use super::{names, own_seat, panel};
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, God, SCHOOL, target};
use agon_rules::cyclades::{Board, Phase, Piece, View, metropolises};
use std::cmp::Reverse;

/// Returns the metropolises of all cities, the most first, and the pieces the viewer needs for one more.
pub(super) fn race(l: Language, view: &View) -> Option<String> {
    let board = &view.board;
    let say = |of: &str| Say::new(l, format!("cyclades-race{of}"));
    if board.cycle == 0 {
        return None;
    }
    let own = own_seat(view).filter(|&seat| board.alive.has(seat));
    let has = |seat: Seat| board.metropolises(seat);
    let mut named: Vec<Seat> = board.alive.iter().filter(|&seat| has(seat) > 0 || own == Some(seat)).collect();
    named.sort_by_key(|&seat| Reverse(has(seat)));
    let mut list: Vec<String> = named
        .iter()
        .map(|&seat| {
            let say = say(if own == Some(seat) { "-you" } else { "-city" }).with("city", names::city(l, seat));
            say.with("count", has(seat)).text()
        })
        .collect();
    let rest = board.alive.len() - named.len();
    list.extend((rest > 0).then(|| say(if named.is_empty() { "-all" } else { "-others" }).text()));
    let line = say("").with("target", target(board.seats)).with("list", list.join(" · ")).text();
    let over = matches!(board.phase, Phase::Over(_));
    Some(match own.filter(|_| !over) {
        Some(seat) => say("-need").with("line", line).with("list", needs(l, board, seat)).text(),
        None => line,
    })
}

/// The shorter way to a metropolis: the kinds of building a seat lacks, or its philosophers.
fn needs(l: Language, board: &Board, seat: Seat) -> String {
    let missing = panel::missing(board, seat);
    let philosophers = SCHOOL.saturating_sub(board.philosophers[seat.index()]);
    if usize::from(philosophers) < missing.len() {
        names::philosophers(l, philosophers)
    } else {
        names::buildings(l, missing)
    }
}

/// A step that threatens, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    /// Enough metropolises already: the cycle's end decides.
    Enough,
    /// One piece from the last metropolis.
    LastPiece,
    /// One metropolis from winning.
    Last,
    /// One piece from a metropolis.
    Piece,
}

impl Step {
    fn key(self) -> &'static str {
        match self {
            Step::Enough => "enough",
            Step::LastPiece => "last-piece",
            Step::Last => "last",
            Step::Piece => "piece",
        }
    }
}

/// Returns the threats of all cities, the most urgent first, and among equals the viewer's own last.
pub(super) fn threats(l: Language, view: &View) -> Vec<String> {
    let board = &view.board;
    if matches!(board.phase, Phase::Starts | Phase::Markers | Phase::Over(_)) {
        return Vec::new();
    }
    let own = own_seat(view);
    let threat = |seat: Seat| Some((step(board, seat)?, own == Some(seat), seat));
    let mut all: Vec<(Step, bool, Seat)> = board.alive.iter().filter_map(threat).collect();
    all.sort_unstable();
    let sentence = |(step, mine, seat): (Step, bool, Seat)| {
        let key = format!("cyclades-threat-{}{}", step.key(), if mine { "-you" } else { "" });
        let (piece, god) = last_piece(l, board, seat).unwrap_or_default();
        Say::new(l, key).with("city", names::city(l, seat)).with("piece", piece).with("god", god).text()
    };
    all.into_iter().map(sentence).collect()
}

fn step(board: &Board, seat: Seat) -> Option<Step> {
    let left = target(board.seats).saturating_sub(board.metropolises(seat));
    match (left, is_close(board, seat)) {
        (0, _) => Some(Step::Enough),
        (1, true) => Some(Step::LastPiece),
        (1, false) => Some(Step::Last),
        (_, true) => Some(Step::Piece),
        (_, false) => None,
    }
}

/// True if one piece more brings a metropolis: it needs an island too (15.3).
fn is_close(board: &Board, seat: Seat) -> bool {
    let room = board.has_metropolis() && !metropolises::places(board, seat).is_empty();
    room && lack(board, seat).is_some()
}

/// The only piece that a seat lacks for a metropolis.
enum Lack {
    Building(Building),
    Philosopher,
}

/// Returns the only piece that a seat lacks, if it is only one (15.1).
fn lack(board: &Board, seat: Seat) -> Option<Lack> {
    match panel::missing(board, seat).as_slice() {
        [only] => Some(Lack::Building(*only)),
        _ => (board.philosophers[seat.index()] + 1 == SCHOOL).then_some(Lack::Philosopher),
    }
}

/// Names that piece and its god.
fn last_piece(l: Language, board: &Board, seat: Seat) -> Option<(String, String)> {
    Some(match lack(board, seat)? {
        Lack::Building(building) => {
            let god = God::ALL.into_iter().find(|god| god.building() == building)?;
            let key = format!("{}.a", names::building_key(building));
            (text(l, &key, &[("n", 1.into())]), names::god(l, god))
        }
        Lack::Philosopher => (names::one(l, Piece::Philosopher), names::god(l, God::Athena)),
    })
}
