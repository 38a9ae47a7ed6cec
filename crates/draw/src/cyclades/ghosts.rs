//! The losses of the last action: ghosts of fleets, troops and buildings that are gone.

use super::changes::{Spot, cell, spot};
use super::chart::Point;
use super::pieces;
use super::sites::{self, Site};
use super::table::Table;
use crate::area::Area;
use crate::canvas::Canvas;
use agon_rules::Seat;
use agon_rules::cyclades::{Board, Event, Piece, Place, Sea};

/// The most ghosts. Of more, only those at the last place.
const MOST: usize = 4;

/// Pieces of a seat that are gone from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Loss {
    pub(super) seat: Seat,
    pub(super) spot: Spot,
    pub(super) count: u8,
}

/// Returns the losses of events, in the order of their first events. The board is the one after them.
pub(super) fn losses(events: &[&Event], board: &Board) -> Vec<Loss> {
    let mut losses: Vec<Loss> = Vec::new();
    for (at, event) in events.iter().enumerate() {
        // A round may cost the Minotaur instead of a troop (14.5).
        let minotaur = matches!(events.get(at + 1), Some(Event::MinotaurFell { .. }));
        for loss in lost(event, minotaur, board) {
            let known = losses.iter_mut().find(|known| (known.seat, known.spot) == (loss.seat, loss.spot));
            match known {
                // An island taken adds nothing to the troops lost on it.
                Some(known) if !matches!(event, Event::Taken { .. }) => known.count += loss.count,
                Some(_) => {}
                None => losses.push(loss),
            }
        }
    }
    if losses.len() > MOST
        && let Some(last) = losses.last().map(|loss| loss.spot)
    {
        losses.retain(|loss| loss.spot == last);
        losses.truncate(MOST);
    }
    losses
}

/// Returns the losses of one event.
fn lost(event: &Event, minotaur: bool, board: &Board) -> Vec<Loss> {
    let one = |seat, spot| Loss { seat, spot, count: 1 };
    match *event {
        Event::Round { place, attacker, defender, totals: (mine, theirs), .. } => {
            let attacker = (mine <= theirs).then(|| one(attacker, spot(place)));
            let defender = (theirs <= mine && !minotaur).then(|| one(defender, spot(place)));
            attacker.into_iter().chain(defender).collect()
        }
        Event::Taken { island, from: Some(seat), .. } => vec![one(seat, Spot::Home(island))],
        Event::Seized { victim, island, .. } => vec![one(victim, Spot::Home(island))],
        Event::Lured { victim, at, .. } => vec![one(victim, Spot::Sea(at))],
        Event::Sunk { owner, at, count } => vec![Loss { seat: owner, spot: Spot::Sea(at), count }],
        Event::Toppled { island, .. } => {
            let owner = board.holding(island).owner;
            owner.map(|seat| one(seat, Spot::Slot(island, 0))).into_iter().collect()
        }
        Event::Sold { seat, piece, .. } => match piece {
            Piece::Troop(island) => vec![one(seat, spot(Place::Island(island)))],
            Piece::Fleet(sea) => vec![one(seat, spot(Place::Sea(sea)))],
            Piece::Priest | Piece::Philosopher => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// A corner of a cell for a ghost: its distance from the middle in plain size, and the two other cells that share it, as
/// distances in cells to the east and rows to the south.
struct Corner {
    off: Point,
    shared: [Point; 2],
}

/// The corners, in the order they are tried.
static CORNERS: [Corner; 4] = [
    Corner { off: (33.0, 45.0), shared: [(1.0, 0.0), (0.5, 1.0)] },
    Corner { off: (36.0, -46.0), shared: [(1.0, 0.0), (0.5, -1.0)] },
    Corner { off: (-33.0, 45.0), shared: [(-1.0, 0.0), (-0.5, 1.0)] },
    Corner { off: (-36.0, -46.0), shared: [(-1.0, 0.0), (-0.5, -1.0)] },
];

/// Draws the ghosts, each on the corner of its cell with the fewest pieces around it.
pub(super) fn ghosts(table: &Table, losses: &[Loss], canvas: &mut Canvas) {
    let names: Vec<Area> = names(table);
    let mut taken: Vec<Point> = Vec::new();
    for loss in losses {
        let Some(cell) = cell(table, loss.spot) else { continue };
        let size = table.chart.scale;
        let crowd = |corner: &Corner| {
            let at = table.chart.off(cell, corner.off.0, corner.off.1);
            let reach = Area::new(at.0 - 20.0 * size, at.1 - 32.0 * size, 60.0 * size, 64.0 * size);
            let free = taken.iter().all(|other| (other.0 - at.0).hypot(other.1 - at.1) > 44.0 * size);
            let named = names.iter().any(|name| name.crosses(reach));
            let pieces = corner.shared.iter().filter(|&&shared| is_used(table, cell, shared)).count();
            (u8::from(!free), u8::from(named), pieces)
        };
        let Some(corner) = CORNERS.iter().min_by_key(|&corner| crowd(corner)) else { continue };
        let at = table.chart.off(cell, corner.off.0, corner.off.1);
        // A number stands towards the middle of the cell, clear of the pieces of other cells.
        let side = -corner.off.1.signum();
        pieces::ghost(canvas, (table.token(loss.seat), loss.count), at, size, side);
        taken.push(at);
    }
}

/// Returns the areas of the islands' names.
fn names(table: &Table) -> Vec<Area> {
    let site = |island| Some((island, Site::of(table.chart, table.board, island)?));
    let islands = table.board.map().islands.iter().filter_map(site);
    islands
        .map(|(island, site)| {
            let style = sites::name_style(crate::palette::Colour::DARK, site.size);
            let (wide, tall) = (Canvas::width(&sites::name(island), style), 0.73 * style.size);
            Area::new(site.name.0 - wide / 2.0, site.name.1 - tall / 2.0, wide, tall)
        })
        .collect()
}

/// True if the cell at this distance from another has fleets, or belongs to an island.
fn is_used(table: &Table, (x, y): Point, (east, south): Point) -> bool {
    let (chart, map) = (table.chart, table.board.map());
    let at = (x + east * chart.cell, y + south * chart.pitch());
    let close = |space: &Sea| {
        let (u, v) = chart.centre(*space);
        (u - at.0).abs() < 0.3 * chart.cell && (v - at.1).abs() < 0.3 * chart.pitch()
    };
    match map.seas.iter().find(close) {
        Some(sea) => table.board.fleets(sea).count() > 0,
        None => map.islands.iter().any(|island| map.lands[island.index()].iter().any(|space| close(&space))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;
    use agon_rules::cyclades::data::Island;

    fn told(events: &[Event]) -> Vec<Loss> {
        losses(&events.iter().collect::<Vec<_>>(), &Board::new(4, Options::default()))
    }

    fn round(totals: (u8, u8)) -> Event {
        let (attacker, defender, place) = (Seat(0), Seat(1), Place::Island(Island::Naxos));
        Event::Round { place, attacker, defender, dice: (0, 0), totals }
    }

    #[test]
    fn the_rounds_of_a_battle_add_up_and_a_tie_costs_both() {
        let home = Spot::Home(Island::Naxos);
        let taken = Event::Taken { seat: Seat(0), island: Island::Naxos, from: Some(Seat(1)) };
        let losses = told(&[round((3, 2)), round((3, 3)), taken]);
        let loss = |seat, count| Loss { seat: Seat(seat), spot: home, count };
        assert_eq!(losses, [loss(1, 2), loss(0, 1)]);
    }

    #[test]
    fn an_island_without_troops_is_lost_too_and_the_minotaur_is_no_troop() {
        let island = Island::Naxos;
        let taken = Event::Taken { seat: Seat(0), island, from: Some(Seat(1)) };
        assert_eq!(told(&[taken]).len(), 1);
        assert_eq!(told(&[round((3, 2)), Event::MinotaurFell { island }]), []);
    }

    #[test]
    fn of_many_losses_only_those_at_the_last_place_stay() {
        let sunk = |owner, at: &str| Event::Sunk { owner: Seat(owner), at: Sea::read(at).expect("a space"), count: 2 };
        let losses = told(&[sunk(0, "D1"), sunk(1, "D2"), sunk(2, "D3"), sunk(3, "E1"), sunk(0, "E2")]);
        assert_eq!(losses.len(), 1);
        assert_eq!((losses[0].spot, losses[0].count), (Spot::Sea(Sea::read("E2").expect("a space")), 2));
    }
}
