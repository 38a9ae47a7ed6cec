//! The text board shows a change of any open fact: random positions, each with one change.

use super::{board, cast, walk};
use crate::Language;
use agon_rules::Seat;
use agon_rules::attika::board::{Board, Kind};
use agon_rules::attika::data::{Building, Pile};
use agon_rules::attika::{Anchor, Attika, Ending, Phase, Space, State};
use agon_rules::game::{Game, Viewer};
use agon_rules::luck::Dice;
use std::collections::BTreeSet;

/// Changes one fact, and returns false if the board has none to change.
type Change = fn(&mut Board) -> bool;

/// The board shows a turn only from the first turn on.
fn begun(board: &Board) -> bool {
    board.turns > 0
}

const CHANGES: &[(&str, Change)] = &[
    ("options", |board| {
        board.options.amphorae = if board.options.amphorae == 5 { 15 } else { 5 };
        true
    }),
    ("first", |board| {
        board.first = board.first.map(|seat| seat.next(board.seats));
        board.first.is_some()
    }),
    ("a tile's turn", |board| {
        let Some(&last) = board.map.tiles().last() else { return false };
        let old = board.map;
        board.map = agon_rules::attika::Map::new(board.seats);
        for (at, laid) in old.tiles().iter().enumerate() {
            let turn = if at + 1 == old.tiles().len() { (last.turn + 1) % 6 } else { laid.turn };
            board.map.lay(laid.tile, laid.middle, turn);
        }
        old.buildings(Seat(0)).count() + old.buildings(Seat(1)).count() == 0
    }),
    ("a building", |board| {
        let Some(space) = board.map.empty().iter().next() else { return false };
        if board.map.sites(Seat(1), Building::Core).count() > 0 {
            return false;
        }
        board.map.build(Seat(1), Building::Core, space);
        true
    }),
    ("a mat", |board| {
        board.mats[1][Building::Tower.index()] += 1;
        true
    }),
    ("a pile", |board| {
        board.piles[1][Pile::Third.index()] += 1;
        true
    }),
    ("a hand", |board| {
        board.hands[1] += 1;
        board.deck() > 0
    }),
    ("amphorae", |board| {
        board.amphorae[1] += 1;
        true
    }),
    ("supply", |board| {
        board.supply += 1;
        true
    }),
    ("groups", |board| {
        board.groups[1] ^= 4;
        true
    }),
    ("stack", |board| {
        board.unlaid &= board.unlaid.wrapping_sub(1);
        board.stack() > 0
    }),
    ("turns", |board| {
        board.turns += 1;
        begun(board)
    }),
    ("idle", |board| {
        board.idle += 1;
        begun(board)
    }),
    ("whose turn", |board| {
        board.turn.seat = board.turn.seat.next(board.seats);
        begun(board)
    }),
    ("kind", |board| {
        board.turn.kind = if board.turn.kind == Some(Kind::Draw) { Some(Kind::Build) } else { Some(Kind::Draw) };
        begun(board) && board.turn.used < 2
    }),
    ("used", |board| {
        board.turn.used += 1;
        begun(board) && board.turn.used <= 2
    }),
    ("extra", |board| {
        board.turn.extra += 1;
        begun(board)
    }),
    ("card for an amphora", |board| {
        board.turn.cards ^= true;
        begun(board)
    }),
    ("owed", |board| {
        board.turn.owed += 1;
        begun(board)
    }),
    ("ended", |board| {
        board.turn.ended ^= true;
        begun(board)
    }),
];

fn told(state: &State) -> String {
    board::text_board(Language::English, &cast(), &Attika::view(state, Viewer::Public))
}

#[test]
fn the_text_board_shows_every_change() {
    let mut seen = BTreeSet::new();
    for seats in 2..=4 {
        walk(seats, 7 + u64::from(seats), |state, dice| {
            let (name, change) = CHANGES[dice.below(CHANGES.len() as u32) as usize];
            let mut other = state.clone();
            if change(&mut other.board) {
                seen.insert(name);
                assert_ne!(told(state), told(&other), "{name}");
            }
        });
    }
    assert_eq!(seen.len(), CHANGES.len(), "{seen:?}");
}

/// Each phase, and each open fact of a phase, has its own text.
#[test]
fn the_text_board_tells_all_phases_apart() {
    let mut boards = BTreeSet::new();
    let at = |name: &str| Space::read(name).expect("a space");
    let (tower, temple) = (Building::Tower, Building::Temple);
    let mut phases = vec![
        Phase::Start,
        Phase::Layout,
        Phase::Act,
        Phase::Card,
        Phase::Tile,
        Phase::Lay { tile: 3 },
        Phase::Deal { place: 0, left: 2 },
        Phase::Deal { place: 1, left: 2 },
        Phase::Deal { place: 0, left: 1 },
        Phase::Turn { tile: 3, anchor: Anchor::tile(0), spot: 4 },
        Phase::Turn { tile: 3, anchor: Anchor::shrine(0), spot: 4 },
        Phase::Turn { tile: 3, anchor: Anchor::tile(0), spot: 5 },
        Phase::Pay { building: tower, space: at("A1"), drawn: true },
        Phase::Pay { building: tower, space: at("A1"), drawn: false },
        Phase::Pay { building: tower, space: at("A2"), drawn: true },
        Phase::Pay { building: temple, space: at("A1"), drawn: true },
        Phase::Over(Ending::Idle),
        Phase::Over(Ending::Shrines(Seat(0))),
        Phase::Over(Ending::Shrines(Seat(1))),
        Phase::Over(Ending::Buildings(Seat(0))),
    ];
    for pile in Pile::ALL {
        phases.extend([Phase::Disc { pile }, Phase::Drawn { pile, building: tower }]);
        phases.extend([0, 1].map(|seat| Phase::Show { seat: Seat(seat), pile }));
    }
    let count = phases.len();
    let mut state = super::layout();
    for phase in phases {
        state.phase = phase;
        boards.insert(told(&state));
    }
    assert_eq!(boards.len(), count);
}
