//! The private picture in words: the own treasury, and the present prices of gods and creatures for its seat. Only this
//! text and the panel show the own gold (4.4).

use super::{names, own_seat};
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{BUILD_COST, God, SCHOOL, UNITS, target};
use agon_rules::cyclades::offerings::prospect;
use agon_rules::cyclades::{Board, Phase, View, turns};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-own-{of}"))
}

fn listed(l: Language, of: &str, list: Vec<String>) -> Option<String> {
    (!list.is_empty()).then(|| say(l, of).with("list", list.join("; ")).text())
}

/// Describes the private picture; empty if the view has none.
pub(super) fn treasury(l: Language, view: &View) -> Vec<String> {
    let board = &view.board;
    let plays = matches!(board.phase, Phase::Row | Phase::Gods | Phase::Offer { .. } | Phase::Turn(_));
    let seat = own_seat(view).filter(|&seat| plays && board.alive.has(seat));
    let Some((seat, gold)) = seat.and_then(|seat| Some((seat, view.purse(seat)?))) else { return Vec::new() };
    let gods = match board.phase {
        Phase::Turn(_) => listed(l, "sales", sales(l, board, seat)),
        _ => listed(l, "offerings", offerings(l, board, (seat, gold))),
    };
    let rest = gods.into_iter().chain(listed(l, "creatures", creatures(l, board, seat)));
    [holdings(l, board, (seat, gold))].into_iter().chain(rest).collect()
}

/// Gold, income, cards, the number of own pieces on the board out of all, and the discount from temples.
fn holdings(l: Language, board: &Board, (seat, gold): (Seat, u16)) -> String {
    let at = seat.index();
    let say = say(l, "holdings").with("gold", names::gold(l, gold)).with("income", board.income(seat));
    let say = say.with("metropolises", board.metropolises(seat)).with("target", target(board.seats));
    let say = say.with("troops", board.troops_out(seat)).with("fleets", board.fleets_out(seat)).with("units", UNITS);
    let say = say.with("priests", board.priests[at]).with("philosophers", board.philosophers[at]);
    say.with("school", SCHOOL).with("discounts", board.discounts_left(seat)).text()
}

/// Names a god, with the present offering to it if there is one: `Ares (Corinth 4)`.
fn stands(l: Language, board: &Board, god: God) -> String {
    match board.offerings[god.index()] {
        Some(there) => format!("{} ({} {})", names::god(l, god), names::city(l, there.seat), there.amount),
        None => names::god(l, god),
    }
}

/// Apollo with the seats that wait there, and the gold he gives now.
fn apollo(l: Language, board: &Board, seat: Seat) -> String {
    let queue = names::CITIES.names(l, board.queue.iter());
    let name = if queue.is_empty() { names::apollo(l) } else { format!("{} ({queue})", names::apollo(l)) };
    say(l, "apollo").with("apollo", name).with("gold", turns::apollo_gold(board, seat)).text()
}

fn away(l: Language, board: &Board) -> impl Iterator<Item = String> {
    board.gods.away().iter().map(move |&god| say(l, "god-away").with("god", names::god(l, god)).text())
}

/// The least offering to each god, its cost, and the most the seat can offer (9.2, 9.5).
fn offerings(l: Language, board: &Board, owner: (Seat, u16)) -> Vec<String> {
    let offer = |&god: &God| {
        let bid = prospect(board, owner, god);
        let say = say(l, if bid.open() { "bid" } else { "bid-shut" }).with("god", stands(l, board, god));
        say.with("least", bid.least).with("cost", bid.cost).with("most", bid.most).text()
    };
    let gods = board.gods.available().iter().map(offer).chain(away(l, board));
    gods.chain([apollo(l, board, owner.0)]).collect()
}

/// Describes each god with the prices of its remaining recruits and of a building (10.3, 10.5); Apollo comes last.
fn sales(l: Language, board: &Board, seat: Seat) -> Vec<String> {
    let price = |&cost: &u16| if cost == 0 { text(l, "cyclades-free", &[]) } else { cost.to_string() };
    let sale = |&god: &God| {
        let prices: Vec<_> = turns::recruits_left(board, god).iter().map(price).collect();
        let prices = if prices.is_empty() { names::EMPTY.to_owned() } else { prices.join(", ") };
        let say = say(l, if turns::is_over(board, god) { "god-over" } else { "god" });
        let say = say.with("god", stands(l, board, god)).with("prices", prices).with("build", BUILD_COST);
        say.with("pieces", text(l, names::recruit_key(god), &[("n", 2.into())])).text()
    };
    let gods = board.gods.available().iter().map(sale).chain(away(l, board));
    gods.chain([apollo(l, board, seat)]).collect()
}

/// The creature row with the seat's own prices (10.7).
fn creatures(l: Language, board: &Board, seat: Seat) -> Vec<String> {
    let row = board.creatures.row.into_iter().flatten();
    row.filter_map(|creature| {
        let (cost, _) = turns::price(board, seat, creature)?;
        Some(format!("{} {cost}", names::creature(l, creature)))
    })
    .collect()
}
