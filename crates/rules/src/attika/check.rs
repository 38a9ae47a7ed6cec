//! The rule that forbids an action, with its numbers. Sections are those of `docs/rules/attika.md`.

use super::board::Kind;
use super::cards::Cards;
use super::data::{BUILDS, Building, DRAWS, Landscape, Pile};
use super::price::Price;
use super::spaces::{Anchor, Space};
use super::state::{Phase, State};
use super::token::{Action, city};
use super::turns;
use crate::{Refusal, Seat};

/// Checks whether `seat` may do `action` now.
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    refused(state, seat, action).map_or(Ok(()), Err)
}

fn refused(state: &State, seat: Seat, action: Action) -> Option<Refusal> {
    if !state.asked().is_some_and(|asked| asked.has(seat)) {
        return Some(Refusal::new("not-your-turn", "5.1"));
    }
    let board = &state.board;
    match (state.phase, action) {
        (Phase::Act, Action::Draw(pile)) => draw(state, seat, pile),
        (Phase::Act, Action::Build(building, space)) => {
            let missing = || Refusal::new("not-on-mat", "5.7").word("building", building.id());
            left(state, Kind::Build)
                .or_else(|| (board.on_mat(seat, building) == 0).then(missing))
                .or_else(|| site(state, seat, building, space))
        }
        (Phase::Act, Action::AmphoraAction) => amphora(state, seat).or_else(|| closed(state)),
        (Phase::Act, Action::AmphoraCard) => {
            amphora(state, seat).or_else(|| (!board.has_cards()).then(|| Refusal::new("no-cards", "17.4")))
        }
        (Phase::Act, Action::End) | (Phase::Drawn { .. }, Action::Store) | (Phase::Pay { .. }, Action::Autopay) => None,
        (Phase::Drawn { building, .. }, Action::Place(space)) => site(state, seat, building, space),
        (Phase::Pay { .. }, Action::Pay(cards)) => pay(turns::due(state)?, state.hand(seat), cards),
        (Phase::Lay { .. }, Action::Lay(anchor, spot)) => lay(state, anchor, spot),
        (Phase::Turn { .. }, Action::Turn(_)) => None,
        (phase, _) => Some(later(phase)),
    }
}

/// Refuses an action that must wait for another one.
fn later(phase: Phase) -> Refusal {
    let (rule, section) = match phase {
        Phase::Drawn { .. } => ("disc-first", "6.3"),
        Phase::Pay { .. } => ("pay-first", "9.3"),
        Phase::Lay { .. } | Phase::Turn { .. } => ("tile-first", "7.1"),
        _ => ("not-now", "13"),
    };
    Refusal::new(rule, section)
}

/// Refuses a draw or build after a card (5.2); `None` allows it.
fn closed(state: &State) -> Option<Refusal> {
    state.board.turn.cards.then(|| Refusal::new("cards-opened", "5.2"))
}

/// Refuses an action of this kind if none is left (5.1); `None` allows it.
fn left(state: &State, kind: Kind) -> Option<Refusal> {
    let turn = &state.board.turn;
    if let Some(other) = turn.kind.filter(|&own| own != kind) {
        let rule = if other == Kind::Draw { "draw-turn" } else { "build-turn" };
        return Some(Refusal::new(rule, "5.1"));
    }
    let used_up = || {
        let refusal = Refusal::new("no-action-left", "5.1").word("kind", kind.id());
        let own = if kind == Kind::Draw { DRAWS } else { BUILDS };
        refusal.number("actions", own).number("amphorae", turn.extra)
    };
    closed(state).or_else(|| (turn.used >= turn.actions(kind)).then(used_up))
}

fn draw(state: &State, seat: Seat, pile: Pile) -> Option<Refusal> {
    let empty = || Refusal::new("pile-empty", "5.7").word("pile", pile.id());
    left(state, Kind::Draw).or_else(|| (state.board.pile(seat, pile) == 0).then(empty))
}

fn amphora(state: &State, seat: Seat) -> Option<Refusal> {
    (state.board.amphorae[seat.index()] == 0).then(|| Refusal::new("no-amphora", "11.4"))
}

/// Refuses a space where the building may not go, or that the seat cannot pay for (8.1, §9); `None` allows it.
fn site(state: &State, seat: Seat, building: Building, space: Space) -> Option<Refusal> {
    let board = &state.board;
    if !board.map.has(space) {
        let refusal = Refusal::new("no-space", "8.1").word("space", space.name());
        return Some(refusal.number("tiles", board.map.tiles().len() as u8));
    }
    if let Some((owner, there)) = board.map.on(space) {
        let refusal = Refusal::new("space-taken", "8.1").word("space", space.name());
        return Some(refusal.word("building", there.id()).word("city", city(owner)));
    }
    let (price, hand) = (board.price(seat, building, space), state.hand(seat));
    let dear = || {
        let refusal = Refusal::new("cannot-pay", "9.3").word("building", building.id()).word("space", space.name());
        let refusal = refusal.number("symbols", price.symbols.len()).number("any", price.any);
        refusal.number("needed", price.from_hand(hand)).number("hand", hand.len())
    };
    (!price.payable(hand)).then(dear)
}

/// Refuses cards that are not in hand, or do not pay the price (9.3, 9.6); `None` allows them.
fn pay(price: Price, hand: Cards, cards: Cards) -> Option<Refusal> {
    if let Some(lacking) = Landscape::ALL.into_iter().find(|&landscape| cards.of(landscape) > hand.of(landscape)) {
        let refusal = Refusal::new("pay-not-held", "9.3").word("landscape", lacking.id());
        return Some(refusal.number("cards", cards.of(lacking)).number("hand", hand.of(lacking)));
    }
    let (least, most) = (price.least_with(cards), price.most());
    let rule = match cards.len() {
        count if count < least => "pay-too-little",
        count if count > most => "pay-too-much",
        _ => return None,
    };
    Some(Refusal::new(rule, "9.6").number("cards", cards.len()).number("least", least).number("most", most))
}

/// Refuses a place where no tile may lie, or that has another name (7.2); `None` allows it.
fn lay(state: &State, anchor: Anchor, spot: u8) -> Option<Refusal> {
    let map = &state.board.map;
    let Some(middle) = map.spot(anchor, spot) else {
        return Some(Refusal::new("no-anchor", "7.2").word("anchor", anchor.name()));
    };
    if let Some(other) = map.overlap(middle) {
        let refusal = Refusal::new("spot-overlaps", "7.2").word("anchor", anchor.name()).number("spot", spot);
        return Some(refusal.word("there", other.name()));
    }
    let (name, number) = map.place_name(middle)?;
    let other = || {
        let refusal = Refusal::new("spot-named", "7.2").word("anchor", anchor.name()).number("spot", spot);
        refusal.word("name", name.name()).number("number", number)
    };
    ((name, number) != (anchor, spot)).then(other)
}
