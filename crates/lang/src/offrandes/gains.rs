//! What a choice costs and brings, short enough for a line of a select.

use super::names;
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Animal, Character, TOP};
use agon_rules::offrandes::{Action, Board, Lot, Scene, View, corruption};

/// The rung a character stands on after a lot is won (4.5, 4.9).
pub(super) fn risen(board: &Board, seat: Seat, character: Character) -> u8 {
    (board.level(seat, character) + 1).min(TOP)
}

/// The offering before a seat, if it is settled which.
pub(super) fn offering(view: &View, seat: Seat) -> Option<(Animal, u8)> {
    match view.scene {
        Scene::Sacrifice { seat: asked, chosen } if asked == seat => names::offering(&view.board, seat, chosen),
        _ => None,
    }
}

/// Points of an offering (6.8).
pub(super) fn points((animal, count): (Animal, u8)) -> u16 {
    u16::from(animal.value()) * u16::from(count)
}

/// The rungs a bribe leads to as the boards stand; nothing where there is nothing to take.
pub(super) fn outcome(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<(u8, u8, Option<Seat>)> {
    let possible = victim.0 < board.seats && victim != seat && board.level(victim, ladder) > 0;
    possible.then(|| corruption::outcome(board, seat, victim, ladder))
}

pub(super) fn gain(l: Language, view: &View, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    match action {
        Action::Pick(character) => names::effect(l, character, 1),
        Action::Lot(a, b) => Some(lot_gain(l, board, seat, (a, b))),
        Action::Open(amount) | Action::Bid(amount) => left(l, board, seat, amount),
        Action::Seal(0) => None,
        Action::Seal(amount) => left(l, board, seat, amount),
        Action::Bribe(victim, ladder) | Action::Rank(victim, ladder) => bribe_gain(l, board, seat, victim, ladder),
        Action::Offer(animal, count) => {
            let say = Say::new(l, "offrandes-gain-offer").with("points", points((animal, count)));
            Some(say.with("stock", board.stable[animal.index()]).text())
        }
        Action::Sacrifice(altar) => altar_gain(l, board, seat, altar, offering(view, seat)?),
        Action::End | Action::Pass | Action::NoBribe | Action::RankDone | Action::NoOffer | Action::NoSacrifice => None,
    }
}

fn left(l: Language, board: &Board, seat: Seat, amount: u8) -> Option<String> {
    let left = board.purse(seat).checked_sub(amount)?;
    Some(Say::new(l, "offrandes-gain-left").with("left", left).text())
}

fn lot_gain(l: Language, board: &Board, seat: Seat, lot: Lot) -> String {
    let one =
        |of| format!("{} {}", names::character(l, of), names::arrow(board.level(seat, of), risen(board, seat, of)));
    format!("{}, {}", one(lot.0), one(lot.1))
}

fn bribe_gain(l: Language, board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<String> {
    let Some((own, theirs, bumped)) = outcome(board, seat, victim, ladder) else {
        return Some(crate::text(l, "offrandes-gain-bribe-nothing", &[]));
    };
    let say = Say::new(l, if bumped.is_some() { "offrandes-gain-bribe-bump" } else { "offrandes-gain-bribe" });
    let say = say.with("own", names::arrow(board.level(seat, ladder), own));
    let say = say.with("theirs", names::arrow(board.level(victim, ladder), theirs));
    Some(match bumped {
        Some(third) => say.with("city", names::city(l, third)).with("third", names::arrow(TOP, TOP - 1)).text(),
        None => say.text(),
    })
}

fn altar_gain(l: Language, board: &Board, seat: Seat, altar: Altar, offering: (Animal, u8)) -> Option<String> {
    let key = match board.altars[altar.index()] {
        None => "offrandes-gain-altar",
        Some(there) if there.owner == seat => "offrandes-gain-altar-own",
        Some(_) => "offrandes-gain-altar-taken",
    };
    let say = Say::new(l, key).with("now", points(offering)).with("end", altar.points());
    let owner = board.altars[altar.index()].map(|there| names::city(l, there.owner));
    Some(say.with("city", owner.unwrap_or_default()).text())
}
