//! The places on the picture that the last action changed.

use super::grid::{Grid, Point};
use crate::canvas::Canvas;
use agon_rules::attika::data::{Building, Pile};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Anchor, Board, Event, Map, Space};
use agon_rules::{AnyEvent, Seat};
use std::fmt::Write;

/// The most places to mark.
const MOST: usize = 6;

/// A place that changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A new building, or its chosen space.
    Space(Space),
    /// A new tile, or its chosen place, by its middle.
    Tile(Hex),
    /// A new disc on a mat.
    Disc(Seat, Building),
    /// A disc taken from a pile.
    Pile(Seat, Pile),
    /// The number of cards in a hand.
    Hand(Seat),
    /// The number of amphorae.
    Amphorae(Seat),
}

impl Change {
    fn on_land(self) -> bool {
        matches!(self, Change::Space(_) | Change::Tile(_))
    }
}

/// Returns the changed places, none before the first action of the first turn. Of too many, only the newest on the
/// land.
pub(super) fn changes(board: &Board, last: &[AnyEvent]) -> Vec<Change> {
    let turn = &board.turn;
    let untouched = board.turns <= 1 && turn.kind.is_none() && turn.extra == 0 && !turn.cards && !turn.ended;
    if untouched {
        return Vec::new();
    }
    let mut changes: Vec<Change> = Vec::new();
    for event in last.iter().filter_map(AnyEvent::typed::<Event>) {
        if let Some(change) = change(&board.map, event)
            && !changes.contains(&change)
        {
            changes.push(change);
        }
    }
    if changes.len() > MOST {
        changes.retain(|change| change.on_land());
        // Keeps the newest.
        changes.drain(..changes.len().saturating_sub(MOST));
    }
    changes
}

fn change(map: &Map, event: &Event) -> Option<Change> {
    match *event {
        Event::Priced { space, .. } | Event::Placed { space, .. } => Some(Change::Space(space)),
        Event::Spot { anchor, spot, .. } => map.spot(anchor, spot).map(Change::Tile),
        Event::Laid { letter, .. } => middle(map, letter).map(Change::Tile),
        Event::Shown { seat, building, .. } | Event::Stored { seat, building } => Some(Change::Disc(seat, building)),
        Event::Draw { seat, pile, .. } => Some(Change::Pile(seat, pile)),
        Event::Paid { seat, .. } | Event::Card { seat, .. } | Event::Group { seat, amphora: false, .. } => {
            Some(Change::Hand(seat))
        }
        Event::Group { seat, .. } | Event::Amphora { seat, .. } => Some(Change::Amphorae(seat)),
        Event::First { .. }
        | Event::Set { .. }
        | Event::Turn { .. }
        | Event::Disc { .. }
        | Event::Tile { .. }
        | Event::TileFace { .. }
        | Event::NoTile { .. }
        | Event::Shuffled { .. }
        | Event::NoCards { .. }
        | Event::Ended { .. }
        | Event::Over { .. } => None,
    }
}

fn middle(map: &Map, letter: Anchor) -> Option<Hex> {
    map.tiles().get(usize::from(letter.0)).map(|laid| laid.middle)
}

/// Marks changed places on the land: the corners of a hex, or the six ends of a tile.
pub(super) fn mark_land(canvas: &mut Canvas, grid: &Grid, map: &Map, changes: &[Change]) {
    let mut hexes = Vec::new();
    for change in changes {
        match *change {
            Change::Space(space) if map.has(space) => hexes.push(grid.corners(map.hex(space), 6.0)),
            Change::Tile(middle) => canvas.mark(&ends(&grid.outline(middle))),
            _ => {}
        }
    }
    canvas.changed_hexes(&hexes);
}

/// Returns the edges of a tile that face outwards, each with a part of its neighbours.
fn ends(outline: &[[Point; 4]]) -> String {
    const PART: f64 = 0.3;
    let towards = |(x, y): Point, (u, v): Point| (x + (u - x) * PART, y + (v - y) * PART);
    let mut path = String::new();
    for &[before, from, to, after] in outline {
        let ((a, b), (c, d)) = (towards(from, before), towards(to, after));
        let _ = write!(path, "M{a:.1} {b:.1}L{:.1} {:.1}L{:.1} {:.1}L{c:.1} {d:.1}", from.0, from.1, to.0, to.1);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::attika::{Attika, View};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::{Dice, QuickDice};
    use agon_rules::{Waiting, game_of};

    #[test]
    fn a_building_is_marked_and_the_set_up_is_not() {
        let mut table = game_of::<Attika>().open(3, &OptionValues::new()).expect("a table");
        let mut dice = QuickDice::new(5);
        let (mut acted, mut placed) = (false, 0);
        while table.waiting() != Waiting::Over {
            let done = match table.waiting().seats().first() {
                Some(seat) => {
                    acted = true;
                    let legal = table.legal(seat);
                    let at = dice.below(legal.len() as u32) as usize;
                    table.act(seat, legal.get(at).expect("an action")).expect("a legal action")
                }
                None => table.draw(&mut dice).expect("luck"),
            };
            let last: Vec<AnyEvent> =
                done.events.iter().filter_map(|(_, event)| event.seen_by(Viewer::Public)).collect();
            let view = table.view(Viewer::Public);
            let changes = changes(&view.of::<View>().expect("a view").board, &last);
            assert!(acted || changes.is_empty(), "{changes:?}");
            assert!(changes.len() <= MOST);
            for event in last.iter().filter_map(AnyEvent::typed::<Event>) {
                if let Event::Placed { space, .. } = *event {
                    placed += 1;
                    assert!(changes.contains(&Change::Space(space)), "{changes:?}");
                }
            }
        }
        assert!(placed > 10, "{placed}");
    }
}
