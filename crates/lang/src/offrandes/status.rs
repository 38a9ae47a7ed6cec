//! The lines of the board message below the active seats.

use super::{names, scene};
use crate::{Cast, Language, Say};
use agon_rules::offrandes::data::{Character, lamp};
use agon_rules::offrandes::{Bidding, Board, Lot, Scene, Turn, View};
use agon_rules::{Seat, SeatSet};

/// Returns the seats that can still raise or win a lot: neither barred nor passed.
pub(super) fn still_in(board: &Board, bidding: &Bidding) -> SeatSet {
    board.everybody().filter(|&seat| !bidding.turn.barred.has(seat) && !bidding.passed.has(seat)).collect()
}

fn line(l: Language, key: &str, list: String) -> String {
    Say::new(l, key).with("list", list).text()
}

pub(super) fn tiles(l: Language, turn: &Turn) -> String {
    line(l, "offrandes-status-tiles", names::characters(l, turn.tiles()).join(", "))
}

fn barred(l: Language, cast: &Cast, turn: &Turn) -> Option<String> {
    (!turn.barred.is_empty()).then(|| line(l, "offrandes-status-barred", names::seats(l, cast, turn.barred)))
}

fn block(l: Language, lot: Lot) -> String {
    Say::new(l, "offrandes-status-lot").with("lot", names::lot(l, lot)).text()
}

/// The ready seats, then the seats the table waits for, each in seat order.
pub(super) fn ready(l: Language, cast: &Cast, key: &str, asked: SeatSet, ready: SeatSet) -> Vec<String> {
    let mut lines = Vec::new();
    if !ready.is_empty() {
        lines.push(line(l, key, names::seats(l, cast, ready)));
    }
    let open = asked.minus(ready);
    if !open.is_empty() {
        lines.push(line(l, "offrandes-status-waiting", names::seats(l, cast, open)));
    }
    lines
}

/// Returns the cities in picking order: from the marker holder's right neighbour round to the holder (2.4).
fn picking_order(board: &Board) -> impl Iterator<Item = Seat> {
    let (first, seats) = (board.first(), board.seats);
    (1..=seats).map(move |back| first.clockwise(seats - back, seats))
}

fn picks(l: Language, cast: &Cast, board: &Board, seat: Seat, picked: &[Character]) -> Vec<String> {
    let done = picking_order(board).take_while(|&other| other != seat).collect::<SeatSet>();
    let order = picking_order(board).map(|other| tick(names::seat(l, cast, other), done.has(other)));
    let mut lines = vec![line(l, "offrandes-status-order", order.collect::<Vec<_>>().join(", "))];
    if !picked.is_empty() {
        let say = Say::new(l, "offrandes-status-picked").with("city", names::city(l, seat));
        lines.push(say.with("list", names::characters(l, picked.iter().copied()).join(", ")).text());
    }
    lines
}

fn tick(text: String, done: bool) -> String {
    if done { format!("{text} ✓") } else { text }
}

fn bribers(l: Language, cast: &Cast, board: &Board, place: u8) -> String {
    let order = board.bribers();
    let each = order.iter().enumerate().map(|(at, &seat)| {
        let city = format!("{} {}", names::seat(l, cast, seat), board.level(seat, Character::Briber));
        tick(city, at < usize::from(place))
    });
    line(l, "offrandes-status-bribers", each.collect::<Vec<_>>().join(", "))
}

fn lamps(l: Language, board: &Board) -> Option<String> {
    let points = |seat| lamp(board.level(seat, Character::Priestess));
    let lit = board.everybody().filter(|&seat| points(seat) > 0);
    let list: Vec<_> = lit.map(|seat| format!("{} +{}", names::city(l, seat), points(seat))).collect();
    (!list.is_empty()).then(|| line(l, "offrandes-status-lamps", list.join(", ")))
}

/// The final totals, the best first. Altars held break ties (8.4).
pub(super) fn totals(l: Language, cast: &Cast, board: &Board) -> String {
    let total = |seat: Seat| board.score(seat) + board.altar_points(seat);
    let mut ranked: Vec<Seat> = board.everybody().collect();
    ranked.sort_by_key(|&seat| std::cmp::Reverse((total(seat), board.held(seat).count())));
    let each = ranked.into_iter().map(|seat| format!("{} {}", names::seat(l, cast, seat), total(seat)));
    line(l, "offrandes-status-totals", each.collect::<Vec<_>>().join(", "))
}

pub(super) fn status(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    match &view.scene {
        Scene::Start => vec![Say::new(l, "offrandes-status-start").text()],
        Scene::Picks { seat, picked } => picks(l, cast, board, *seat, picked),
        Scene::Offer(turn) => [tiles(l, turn)].into_iter().chain(barred(l, cast, turn)).collect(),
        Scene::Open(turn, lot) => [block(l, *lot)].into_iter().chain(barred(l, cast, turn)).collect(),
        Scene::Bid(bidding) => {
            let lead = scene::fill(l, view, Say::new(l, "offrandes-status-bid")).text();
            let still = line(l, "offrandes-status-in", names::seats(l, cast, still_in(board, bidding)));
            [lead, still].into_iter().chain(barred(l, cast, &bidding.turn)).collect()
        }
        // A line above names the ready seats: secret choices stay outside the game until all are in.
        Scene::Seal { turn, .. } => {
            let lead = scene::fill(l, view, Say::new(l, "offrandes-status-seal")).text();
            [lead].into_iter().chain(barred(l, cast, turn)).collect()
        }
        Scene::Bribe { place, corrupted, .. } => {
            let mut lines = vec![bribers(l, cast, board, *place)];
            if !corrupted.is_empty() {
                lines.push(line(l, "offrandes-status-bribed", names::seats(l, cast, *corrupted)));
            }
            lines
        }
        Scene::Rank { .. } => vec![bribers(l, cast, board, 0)],
        Scene::Sacrifice { .. } => lamps(l, board).into_iter().collect(),
        Scene::Over(ending) => {
            let reason = crate::text(l, &format!("offrandes-reason-{}", ending.id()), &[]);
            vec![crate::raise(&reason), totals(l, cast, board)]
        }
    }
}
