//! The places and arrows of the last action's changes, and its losses.

use super::chart::Point;
use super::ghosts::{self, Loss};
use super::sites::Site;
use super::table::Table;
use crate::canvas::Canvas;
use crate::style::Paint;
use agon_rules::cyclades::data::{God, Island, ROW_COSTS};
use agon_rules::cyclades::{Board, Event, Phase, Piece, Place, Sea, Task};
use agon_rules::{AnyEvent, Seat};

/// The most places to mark. Of more, only the places of arrival.
const MOST: usize = 6;

/// A place that can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// The troops of an island.
    Home(Island),
    /// A slot, from 0.
    Slot(Island, u8),
    /// The figurine of an island.
    Figurine(Island),
    /// The prosperity of an island.
    Coins(Island),
    /// A sea space.
    Sea(Sea),
    /// A god's row. `None` is Apollo's.
    God(Option<God>),
    /// A space of the creature row, from 0.
    Card(usize),
    /// A seat's row.
    Seat(Seat),
    /// A place of the turn order, from 1.
    Track(u8),
}

/// The changes of the last action.
#[derive(Debug, Default)]
pub(super) struct Changes {
    spots: Vec<Spot>,
    arrows: Vec<(Spot, Spot)>,
    pub(super) losses: Vec<Loss>,
}

pub(super) fn spot(place: Place) -> Spot {
    match place {
        Place::Island(island) => Spot::Home(island),
        Place::Sea(sea) => Spot::Sea(sea),
    }
}

fn held(piece: Piece, seat: Seat) -> Spot {
    match piece {
        Piece::Troop(island) => Spot::Home(island),
        Piece::Fleet(sea) => Spot::Sea(sea),
        Piece::Priest | Piece::Philosopher => Spot::Seat(seat),
    }
}

/// Returns the one empty space of the creature row, if there is exactly one.
fn gap(board: &Board) -> Option<usize> {
    if let Phase::Turn(turn) = &board.phase
        && let Task::Swap(space) = turn.task
    {
        return Some(space.into());
    }
    let mut empty = board.creatures.row.iter().enumerate().filter(|(_, card)| card.is_none());
    empty.next().filter(|_| empty.next().is_none()).map(|(space, _)| space)
}

impl Changes {
    /// Reads the events of the last action. The board is the one after them.
    pub(super) fn of(last: &[AnyEvent], board: &Board) -> Changes {
        let events: Vec<&Event> = last.iter().filter_map(AnyEvent::typed::<Event>).collect();
        Changes::read(&events, board)
    }

    fn read(events: &[&Event], board: &Board) -> Changes {
        // Places of arrival, and places left.
        let (mut came, mut left, mut arrows) = (Vec::new(), Vec::new(), Vec::new());
        for &event in events {
            let (to, from) = places(event, board);
            if let (Some(&from), Some(&to), true) = (from.first(), to.first(), travels(event)) {
                arrows.push((from, to));
            }
            came.extend(to);
            left.extend(from);
        }
        let mut spots = distinct(came.iter().chain(&left).copied());
        if spots.len() > MOST {
            spots = distinct(came.into_iter().rev());
            spots.truncate(MOST);
            arrows.clear();
        }
        Changes { spots, arrows, losses: ghosts::losses(events, board) }
    }

    /// True if a place changed.
    pub(super) fn has(&self, spot: Spot) -> bool {
        self.spots.contains(&spot)
    }
}

fn distinct(spots: impl Iterator<Item = Spot>) -> Vec<Spot> {
    let mut kept = Vec::new();
    for spot in spots {
        if !kept.contains(&spot) {
            kept.push(spot);
        }
    }
    kept
}

/// True if units moved from one place to another.
fn travels(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Sailed { .. }
            | Event::Withdrew { .. }
            | Event::Pushed { .. }
            | Event::Lured { from: Some(_), .. }
    )
}

/// Returns the places an event changed: the places of arrival or effect, and the places left.
fn places(event: &Event, board: &Board) -> (Vec<Spot>, Vec<Spot>) {
    let slot = |island: Island, slot: u8| Spot::Slot(island, slot.saturating_sub(1));
    let came = match *event {
        Event::Start { islands: [a, b], seas: [c, d], .. } => {
            vec![Spot::Home(a), Spot::Home(b), Spot::Sea(c), Spot::Sea(d)]
        }
        Event::Marker { place, .. } | Event::TurnEnded { place, .. } => vec![Spot::Track(place)],
        Event::RowCame { cost, .. } => {
            ROW_COSTS.iter().position(|&space| space == cost).map(Spot::Card).into_iter().collect()
        }
        Event::Swapped { .. } | Event::Summoned { .. } => gap(board).map(Spot::Card).into_iter().collect(),
        Event::Bid { god, .. } => vec![Spot::God(Some(god))],
        Event::Queued { .. } => vec![Spot::God(None)],
        Event::FigurineLeft { island, .. } | Event::FigurineCame { island, .. } => vec![Spot::Figurine(island)],
        Event::FigurinesClashed { island, .. } => vec![Spot::Figurine(island)],
        Event::Recruited { piece, seat, .. } | Event::Sold { piece, seat, .. } => vec![held(piece, seat)],
        Event::Built { island, slot: at, .. } => vec![slot(island, at)],
        Event::Given { island, .. }
        | Event::Toppled { island, .. }
        | Event::Remade { island, .. }
        | Event::Metropolis { island, .. } => vec![slot(island, 1)],
        Event::Moved { to, from, .. } => return (vec![Spot::Home(to)], vec![Spot::Home(from)]),
        Event::Sailed { from, to, .. } | Event::Pushed { from, to, .. } => {
            return (vec![Spot::Sea(to)], vec![Spot::Sea(from)]);
        }
        Event::Withdrew { from, to, .. } => return (vec![spot(to)], vec![spot(from)]),
        Event::Lured { at, from, .. } => return (vec![Spot::Sea(at)], from.map(Spot::Sea).into_iter().collect()),
        Event::Regrouped { at, .. } | Event::Kraken { at, .. } | Event::Sunk { at, .. } => vec![Spot::Sea(at)],
        Event::Taken { island, .. } | Event::MinotaurFell { island } | Event::Seized { island, .. } => {
            vec![Spot::Home(island)]
        }
        Event::Battle { place, .. } | Event::Round { place, .. } | Event::BattleWon { place, .. } => vec![spot(place)],
        Event::Eliminated { seat, .. } | Event::PhilosophersGiven { seat } => vec![Spot::Seat(seat)],
        Event::Charmed { seat, victim, .. } => vec![Spot::Seat(seat), Spot::Seat(victim)],
        Event::Prosperity { island, .. } => vec![Spot::Coins(island)],
        // Events without a place on the picture, above all gold.
        Event::Cycle { .. }
        | Event::RowLeft { .. }
        | Event::Reshuffled
        | Event::God { .. }
        | Event::Gods { .. }
        | Event::Income { .. }
        | Event::OfferingPaid { .. }
        | Event::TurnBegins { .. }
        | Event::Forgone { .. }
        | Event::Die { .. }
        | Event::FoughtOn { .. }
        | Event::MetropolisLost { .. }
        | Event::Copied { .. }
        | Event::Mixed
        | Event::Robbed { .. }
        | Event::Apollo { .. }
        | Event::Over { .. } => Vec::new(),
    };
    (came, Vec::new())
}

/// Returns the cell of a place on the map.
pub(super) fn cell(table: &Table, spot: Spot) -> Option<Point> {
    let site = |island| Site::of(table.chart, table.board, island);
    match spot {
        Spot::Sea(sea) => Some(table.chart.centre(sea)),
        Spot::Home(island) => Some(site(island)?.home),
        Spot::Slot(island, slot) => {
            let site = site(island)?;
            Some(site.cell_of(*site.slots.get(usize::from(slot))?))
        }
        Spot::Figurine(island) => {
            let site = site(island)?;
            Some(site.cell_of(site.figurine))
        }
        Spot::Coins(island) => {
            let site = site(island)?;
            Some(site.cell_of(site.coins))
        }
        Spot::God(_) | Spot::Card(_) | Spot::Seat(_) | Spot::Track(_) => None,
    }
}

/// Draws the marks and arrows of the map, below all pieces.
pub(super) fn map(table: &Table, changes: &Changes, canvas: &mut Canvas) {
    let mut marked: Vec<Point> = Vec::new();
    for at in changes.spots.iter().filter_map(|&spot| cell(table, spot)) {
        if !marked.contains(&at) {
            marked.push(at);
        }
    }
    rings(table, canvas, &marked);
    for &(from, to) in &changes.arrows {
        if let (Some(from), Some(to)) = (cell(table, from), cell(table, to)) {
            arrow(table, canvas, from, to);
        }
    }
}

/// Draws a ring in each of these cells. On water the light line under it is what makes it seen.
fn rings(table: &Table, canvas: &mut Canvas, cells: &[Point]) {
    let (tokens, chart) = (canvas.tokens, table.chart);
    for (colour, width) in [(tokens.halo, 17.0), (tokens.mark, 8.0)] {
        for &at in cells {
            let ring = chart.corners(at, 2.0 * chart.scale);
            canvas.polygon(&ring, Paint::stroke(colour, width * chart.scale));
        }
    }
}

/// Draws an arrow from beside the piece left behind to just before the piece that came. Between cells of a row it stays
/// above the pieces.
fn arrow(table: &Table, canvas: &mut Canvas, (x, y): Point, (u, v): Point) {
    let chart = table.chart;
    if (y - v).abs() < 1.0 && (u - x).abs() < 1.5 * chart.cell {
        let (lift, side) = (33.0 * chart.scale, (u - x).signum() * chart.scale);
        return canvas.arrow((x + 14.0 * side, y - lift), (u - 22.0 * side, v - lift));
    }
    let far = (u - x).hypot(v - y);
    if far < 1.0 {
        return;
    }
    let (along, across) = ((u - x) / far, (v - y) / far);
    // Neighbours leave less room.
    let clear = if far > 120.0 { 40.0 } else { 14.0 };
    canvas.arrow((x + clear * along, y + clear * across), (u - 34.0 * along, v - 34.0 * across));
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::Options;

    fn sea(space: &str) -> Sea {
        Sea::read(space).expect("a space")
    }

    fn sailed(from: &str, to: &str) -> Event {
        Event::Sailed { seat: Seat(0), from: sea(from), to: sea(to), count: 1 }
    }

    fn changes(events: &[Event]) -> Changes {
        Changes::read(&events.iter().collect::<Vec<_>>(), &Board::new(4, Options::default()))
    }

    #[test]
    fn a_move_marks_both_ends_and_has_an_arrow() {
        let changes = changes(&[sailed("D1", "D2"), sailed("D2", "D3")]);
        assert!(["D1", "D2", "D3"].iter().all(|space| changes.has(Spot::Sea(sea(space)))));
        assert_eq!((changes.spots.len(), changes.arrows.len()), (3, 2));
    }

    #[test]
    fn of_many_places_only_the_last_that_things_came_to_are_marked() {
        let way = ["F1", "F2", "F3", "E3", "E4", "F5", "F6", "F7", "F8"];
        let events: Vec<Event> = way.windows(2).map(|step| sailed(step[0], step[1])).collect();
        let changes = changes(&events);
        assert_eq!((changes.spots.len(), changes.arrows.len()), (MOST, 0));
        assert!(changes.has(Spot::Sea(sea("F8"))) && !changes.has(Spot::Sea(sea("F1"))));
    }

    #[test]
    fn gold_changes_no_place() {
        let robbed = Event::Robbed { seat: Seat(0), victim: Seat(1), amount: 3 };
        let income = Event::Income { gains: vec![(Seat(0), 3)], fates: false };
        assert!(changes(&[robbed, income, Event::Apollo { seat: Seat(0), amount: 4 }]).spots.is_empty());
    }
}
