//! The places on the picture that changed since the acting seat looked last.

use super::grid::{Grid, Point, tile};
use crate::canvas::{Canvas, ring};
use crate::style::Paint;
use agon_rules::attika::data::{Building, Pile};
use agon_rules::attika::hex::Hex;
use agon_rules::attika::{Anchor, Board, Event, Map, Space};
use agon_rules::{AnyEvent, Seat};

/// The most places with marks of hands and piles among them.
const FEW: usize = 6;
/// The widths of a mark's line and of the light line under it.
const LINE: (f64, f64) = (8.0, 17.0);

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
    /// True for what changes in every turn: hands and piles.
    fn common(self) -> bool {
        matches!(self, Change::Hand(_) | Change::Pile(..))
    }
}

/// Returns the changed places, none before the first action of the first turn. Among many, marks of hands and piles
/// would hide the others.
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
    if changes.len() > FEW {
        changes.retain(|change| !change.common());
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

/// Marks changed places on the land: a ring round a hex, or round a tile.
pub(super) fn mark_land(canvas: &mut Canvas, grid: &Grid, map: &Map, changes: &[Change]) {
    let mut path = String::new();
    for change in changes {
        match *change {
            Change::Space(space) if map.has(space) && grid.shows(map.hex(space)) => {
                path.push_str(&grid.path([map.hex(space)], 1.0));
            }
            Change::Tile(middle) if tile(middle).all(|hex| grid.shows(hex)) => {
                path.push_str(&round(&grid.outline(middle)));
            }
            _ => {}
        }
    }
    if !path.is_empty() {
        let (tokens, scale) = (canvas.tokens, grid.line_scale());
        // All light lines come first, so that none covers the mark of a neighbour.
        canvas.path(&path, Paint::stroke(tokens.halo, LINE.1 * scale));
        canvas.path(&path, Paint::stroke(tokens.mark, LINE.0 * scale));
    }
}

/// Returns the outer edges of a tile.
fn round(outline: &[[Point; 4]]) -> String {
    let corners: Vec<Point> = outline.iter().flatten().copied().collect();
    ring(&corners)
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::attika::{Attika, View};
    use agon_rules::game::{OptionValues, Viewer};
    use agon_rules::luck::{Dice, QuickDice};
    use agon_rules::{Waiting, game_of};

    #[test]
    fn every_building_is_marked_however_long_a_seat_was_away_and_the_set_up_is_not() {
        let mut table = game_of::<Attika>().open(3, &OptionValues::new()).expect("a table");
        let mut dice = QuickDice::new(5);
        let (mut acted, mut placed) = (false, Vec::new());
        let mut all: Vec<AnyEvent> = Vec::new();
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
            for event in last.iter().filter_map(AnyEvent::typed::<Event>) {
                if let Event::Placed { space, .. } = *event {
                    placed.push(Change::Space(space));
                    assert!(changes.contains(&Change::Space(space)), "{changes:?}");
                }
            }
            all.extend(last);
        }
        let view = table.view(Viewer::Public);
        let changes = changes(&view.of::<View>().expect("a view").board, &all);
        assert!(placed.len() > 10 && placed.iter().all(|place| changes.contains(place)), "{changes:?}");
        assert!(changes.iter().all(|change| !change.common()), "{changes:?}");
    }
}
