//! The cost and gain of a choice in one line.

use super::gains::{drawn, due, shrines};
use super::outlook::{Chain, beside_own, chain, completes, last, site};
use super::{names, panel};
use crate::{Language, Say, raise};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{Action, Board, Cards, Price, Scene, Space, View};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-preview-{of}"))
}

/// Joins sentences with spaces; `None` if there are none.
fn lines(all: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let all: Vec<_> = all.into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// Previews one action. Returns `None` if there is nothing to tell, and for several actions, because the first one may
/// change the position.
pub(super) fn preview(l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
    told(l, view, seat, notation.trim().parse().ok()?).map(|text| raise(&text))
}

fn told(l: Language, view: &View, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    match action {
        Action::Draw(pile) => {
            let n = board.pile(seat, pile);
            let key = match (n, board.stack()) {
                (1, 0) => "draw-last",
                (1, _) => "draw-tile",
                _ => "draw",
            };
            Some(say(l, key).noun("pile", &names::pile_key(pile)).with("left", n.checked_sub(1)?).text())
        }
        Action::Store => Some(say(l, "store").noun("building", &names::building_key(drawn(view)?)).text()),
        Action::Place(space) => building(l, view, seat, drawn(view)?, space),
        Action::Build(what, space) => building(l, view, seat, what, space),
        Action::Autopay => paid(l, view, seat, due(view, seat)?.suggested(view.hand?)),
        Action::Pay(cards) => paid(l, view, seat, cards),
        Action::AmphoraAction | Action::AmphoraCard => {
            let left = board.amphorae.get(seat.index())?.checked_sub(1)?;
            let key = if action == Action::AmphoraCard { "amphora-card" } else { "amphora-action" };
            Some(say(l, key).with("amphorae", names::amphorae(l, left)).text())
        }
        Action::Lay(anchor, spot) => {
            let site = site(board, seat, anchor, spot)?;
            let first = say(l, "lay").with("n", site.spaces).with("own", names::buildings(l, site.own)).text();
            let shrine =
                (site.shrines != 0).then(|| say(l, "lay-shrine").with("shrines", shrines(site.shrines)).text());
            lines([Some(first), shrine])
        }
        Action::Turn(turn) => turned(l, view, seat, turn),
        Action::End => end(l, view, seat),
    }
}

/// Describes the price, the symbols that reduce it, founding, and the effect of the building on the chain and its
/// group; `None` if the view hides the hand, or the hand cannot pay.
fn building(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let board = &view.board;
    let price = board.price(seat, building, space);
    let noun = |of: &str| say(l, of).noun("building", &names::building_key(building)).with("space", space.name());
    let arrow = board.map.is_free(seat, building, space);
    let first = match (arrow, price == Price::FREE) {
        (true, _) => noun("free").text(),
        (false, true) => noun("covered").text(),
        (false, false) => {
            let hand = view.hand?;
            let cards = price.from_hand(hand);
            let say = noun("price").with("price", names::price(l, price)).with("cards", names::card_count(l, cards));
            say.with("left", hand.len().checked_sub(cards)?).text()
        }
    };
    lines([Some(first), symbols(l, board, seat, building, space), brings(l, view, seat, building, space)])
}

/// The symbols that pay a part of a building's cost (9.2).
pub(super) fn symbols(l: Language, board: &Board, seat: Seat, building: Building, space: Space) -> Option<String> {
    let around = board.map.around(space);
    let helps = if building.any() > 0 { around } else { building.cost().common(around) };
    let pays = !board.map.is_free(seat, building, space) && !helps.is_empty();
    pays.then(|| say(l, "symbols").with("symbols", names::symbols(l, helps)).text())
}

/// Describes the gains of a building on a space: founding, its group, the distance to the end; `None` if it gains
/// nothing.
fn brings(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let board = &view.board;
    let founding = if board.map.is_free(seat, building, space) { 0 } else { board.founding(seat, space) };
    let founding = (founding > 0).then(|| say(l, "founding").with("cards", names::card_count(l, founding)).text());
    lines([founding, group(l, view, seat, building, space), ahead(l, view, seat, space)])
}

/// Describes the gain of a completed group; `None` if the building completes none.
fn group(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let board = &view.board;
    completes(board, seat, building, space).then(|| {
        let key = if board.supply > 0 { "group" } else { "group-card" };
        say(l, key).with("group", names::group(l, building.group())).text()
    })
}

/// Describes the distance to the end of the game after a building (4.1); `None` if the chain can reach no shrine.
fn ahead(l: Language, view: &View, seat: Seat, space: Space) -> Option<String> {
    let farther = |n: u8| say(l, "to-shrine").count("buildings", n, "attika-building").text();
    match chain(&view.board, seat, space) {
        Chain::Wins => Some(say(l, "wins-shrines").text()),
        _ if last(&view.board, seat) => Some(say(l, "wins-buildings").text()),
        Chain::Touches(shrine, more) => {
            let touches = say(l, "touches").with("shrine", names::anchor(l, shrine)).text();
            let second = more.map(|n| say(l, "to-second").count("buildings", n, "attika-building").text());
            lines([Some(touches), second])
        }
        Chain::Apart(more) => more.map(farther),
    }
}

/// Describes the cards of a payment, and the gains of the building they buy; `None` if no building waits for payment.
fn paid(l: Language, view: &View, seat: Seat, cards: Cards) -> Option<String> {
    let Scene::Pay { building, space, .. } = view.scene else { return None };
    lines([pay(l, view, cards), brings(l, view, seat, building, space)])
}

fn pay(l: Language, view: &View, cards: Cards) -> Option<String> {
    let hand = view.hand.filter(|hand| hand.holds(cards))?;
    let say = say(l, "pay").with("cards", names::cards(l, cards));
    Some(say.with("left", names::cards(l, hand.minus(cards))).text())
}

fn turned(l: Language, view: &View, seat: Seat, turn: u8) -> Option<String> {
    let Scene::Turn { tile: Some(tile), anchor, spot } = view.scene else { return None };
    let own = beside_own(&view.board, seat, (anchor, spot), tile, turn)?;
    let first = say(l, "turn").with("degrees", names::degrees(turn)).text();
    let beside = (!own.is_empty()).then(|| say(l, "turn-own").with("symbols", names::symbols(l, own)).text());
    lines([Some(first), beside])
}

/// The cards drawn at the end of the turn, and the free buildings the turn leaves unused.
fn end(l: Language, view: &View, seat: Seat) -> Option<String> {
    let cards = say(l, "end").with("cards", names::card_count(l, view.board.turn.unused())).text();
    let free = panel::free(view, seat);
    let open = (!free.is_empty()).then(|| say(l, "end-free").with("list", panel::list(l, &free)).text());
    lines([Some(cards), open])
}
