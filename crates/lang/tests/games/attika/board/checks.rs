//! Facts a text board tells again for its reader: they must follow from the facts that make the position.

use super::lines::number;
use super::read::Repeated;
use agon_rules::Seat;
use agon_rules::attika::data::SPACES;
use agon_rules::attika::{Anchor, Board, Kind, Map, Space};
use std::collections::BTreeSet;

/// The most missing buildings of a told gap, and the most spaces it names.
const GAP: (u8, usize) = (2, 8);
/// The directions, clockwise from the east.
const WAYS: [&str; 6] = ["east", "south-east", "south-west", "west", "north-west", "north-east"];

/// True if every repeated fact follows from the position.
pub fn follow(board: &Board, told: &Repeated) -> bool {
    let map = &board.map;
    let built = board.everybody().map(|seat| (board.built(seat), map.settlements(seat)));
    let price = told.price.is_none_or(|(building, space, price)| {
        map.has(space) && map.on(space).is_none() && board.price(board.turn.seat, building, space) == price
    });
    built.eq(told.built.iter().copied())
        && told.rest == (board.deck(), board.stack())
        && told.left == left(board)
        && price
        && symbols(map, told)
        && shrines(map, told)
        && neighbours(map, told)
        && gaps(board, told)
}

/// The draws and builds left, in the words of the turn's line; nothing before the first turn.
fn left(board: &Board) -> String {
    let turn = &board.turn;
    let closed = turn.cards || turn.ended;
    let left = |kind: Kind| if closed { 0 } else { turn.actions(kind).saturating_sub(turn.used) };
    match turn.kind {
        _ if board.turns == 0 => String::new(),
        None => format!("draws left {} or builds left {}", left(Kind::Draw), left(Kind::Build)),
        Some(Kind::Draw) => format!("draws left {}", left(Kind::Draw)),
        Some(Kind::Build) => format!("builds left {}", left(Kind::Build)),
    }
}

/// Every symbol of an empty space is named, and every named symbol is there.
fn symbols(map: &Map, told: &Repeated) -> bool {
    let open: BTreeSet<Space> = told.open.iter().map(|(space, _)| *space).collect();
    let named = |space: Space| map.on(space).is_some() || map.symbol(space).is_none() || open.contains(&space);
    map.spaces().all(named)
        && told.open.iter().all(|&(space, symbol)| map.on(space).is_none() && map.symbol(space) == symbol)
        && told.covered.iter().all(|&(space, symbol)| map.on(space).is_some() && map.symbol(space) == Some(symbol))
}

fn shrines(map: &Map, told: &Repeated) -> bool {
    let list = |shrine: u8| {
        let spaces = map.spaces().filter(|&space| map.shrines_beside(space) & (1 << shrine) != 0);
        let list = spaces.map(Space::name).collect::<Vec<_>>().join(", ");
        if list.is_empty() { "nothing".to_owned() } else { list }
    };
    (0..map.shrines().len() as u8).map(list).eq(told.shrines.iter().cloned())
}

/// The touching spaces of two tiles.
fn touching(map: &Map, one: u8, other: u8) -> BTreeSet<(Space, Space)> {
    let own = (0..7).map(|place| Space::at(one, place));
    let pairs = own.flat_map(|space| map.neighbours(space).map(move |next| (space, next)));
    pairs.filter(|(_, next)| next.tile() == other).collect()
}

/// Every told neighbour is right, and with the legend every pair of touching tiles is told.
fn neighbours(map: &Map, told: &Repeated) -> bool {
    let mut pairs = BTreeSet::new();
    for (at, list) in &told.beside {
        let Some(others) = neighbours_of(map, *at, list) else { return false };
        pairs.extend(others.into_iter().map(|other| (other.min(*at), other.max(*at))));
    }
    let all = map.spaces().flat_map(|space| map.neighbours(space).map(move |next| (space.tile(), next.tile())));
    let all: BTreeSet<_> = all.filter(|(one, other)| one < other).collect();
    pairs == if told.legend { all } else { BTreeSet::new() }
}

/// Reads the neighbours of a tile, `east B (A1–B4, A2–B4), C (A2–C5)` or `next to B 1, C 4`, and checks each.
fn neighbours_of(map: &Map, at: u8, list: &str) -> Option<Vec<u8>> {
    let middle = |tile: u8| map.tiles().get(usize::from(tile)).map(|laid| laid.middle);
    let tile = |letter: &str| Anchor::read(letter).filter(|anchor| middle(anchor.0).is_some()).map(|anchor| anchor.0);
    if let Some(spots) = list.strip_prefix("next to ") {
        let spots = spots.split(", ").map(|part| {
            let (letter, spot) = part.split_once(' ')?;
            let place = map.spot(Anchor::tile(at), number(spot)?);
            tile(letter).filter(|&other| place == middle(other))
        });
        return spots.collect();
    }
    let parts = list.strip_suffix(')')?.split("), ").map(|part| {
        let (name, pairs) = part.split_once(" (")?;
        let (way, letter) = name.split_once(' ').unwrap_or(("", name));
        let other = tile(letter)?;
        let way_fits = way.is_empty() || Some(way) == direction(map, at, other);
        let pair = |pair: &str| {
            let (own, next) = pair.split_once('–')?;
            Some((Space::read(own)?, Space::read(next)?))
        };
        let pairs: BTreeSet<_> = pairs.split(", ").map(pair).collect::<Option<_>>()?;
        (way_fits && pairs == touching(map, at, other)).then_some(other)
    });
    parts.collect()
}

/// Returns the nearest of the six directions from one tile to another, by the angle between their middles.
fn direction(map: &Map, at: u8, other: u8) -> Option<&'static str> {
    let middle = |tile: u8| map.tiles().get(usize::from(tile)).map(|laid| laid.middle);
    let way = middle(other)?.minus(middle(at)?);
    let (q, r) = (f64::from(way.q), f64::from(way.r));
    let angle = (r * 0.75_f64.sqrt()).atan2(q + r / 2.0).to_degrees();
    WAYS.get((angle / 60.0).round().rem_euclid(6.0) as usize).copied()
}

/// The told gaps between shrines are those of one or two buildings; without the legend none is told.
fn gaps(board: &Board, told: &Repeated) -> bool {
    let expected: Vec<(Seat, String)> = board.everybody().flat_map(|seat| gaps_of(&board.map, seat)).collect();
    told.gaps == if told.legend { expected } else { Vec::new() }
}

fn gaps_of(map: &Map, seat: Seat) -> Vec<(Seat, String)> {
    let count = map.shrines().len() as u8;
    let far: Vec<_> = (0..count).map(|shrine| distances(map, seat, shrine)).collect();
    let mut gaps = Vec::new();
    for (one, other) in (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))) {
        let both = |space: Space| far[usize::from(one)][space.index()] + far[usize::from(other)][space.index()];
        // A way to both shrines counts an empty space twice.
        let empty = |space: Space| u8::from(map.on(space).is_none());
        let ways = map.spaces().filter(|&space| both(space) < FAR).map(|space| (both(space) - empty(space), space));
        let ways: Vec<(u8, Space)> = ways.collect();
        let Some(n) = ways.iter().map(|(n, _)| *n).min().filter(|n| (1..=GAP.0).contains(n)) else { continue };
        let over = ways.iter().filter(|&&(own, space)| own == n && empty(space) == 1).map(|(_, space)| space.name());
        let over: Vec<&str> = over.collect();
        let rest = if over.len() > GAP.1 { " …" } else { "" };
        let list = over[..over.len().min(GAP.1)].join(", ");
        let buildings = if n == 1 { "1 building".to_owned() } else { format!("{n} buildings") };
        let (one, other) = (Anchor::shrine(one), Anchor::shrine(other));
        gaps.push((seat, format!("{buildings} between shrines {one} and {other}, over {list}{rest}")));
    }
    gaps
}

/// More than any way counts.
const FAR: u8 = 100;

/// The fewest new buildings from a shrine to each space, this space included, by walks that grow by one building at a
/// time.
fn distances(map: &Map, seat: Seat, shrine: u8) -> [u8; SPACES] {
    let mut far = [FAR; SPACES];
    let mut edge: Vec<Space> = map.spaces().filter(|&space| map.shrines_beside(space) & (1 << shrine) != 0).collect();
    for n in 0..=GAP.0 {
        // Own buildings cost nothing; empty spaces wait for the next number.
        let mut waiting = Vec::new();
        while let Some(space) = edge.pop() {
            match map.on(space) {
                _ if far[space.index()] <= n => {}
                Some((owner, _)) if owner == seat => {
                    far[space.index()] = n;
                    edge.extend(map.neighbours(space));
                }
                Some(_) => {}
                None => waiting.push(space),
            }
        }
        for space in waiting {
            if far[space.index()] > n + 1 {
                far[space.index()] = n + 1;
                edge.extend(map.neighbours(space));
            }
        }
    }
    far
}
