//! The cost and gain of a choice, short enough for one line of a select.

use super::names;
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Animal, Character, TOP};
use agon_rules::offrandes::{Action, Board, Lot, Scene, View, corruption};

/// Returns a character's rung after its seat wins a lot with it (4.5, 4.9).
pub(super) fn risen(board: &Board, seat: Seat, character: Character) -> u8 {
    (board.level(seat, character) + 1).min(TOP)
}

/// Returns the seat's offering of the current sacrifice, if it is decided.
pub(super) fn offering(view: &View, seat: Seat) -> Option<(Animal, u8)> {
    match view.scene {
        Scene::Sacrifice { seat: asked, chosen } if asked == seat => names::offering(&view.board, seat, chosen),
        _ => None,
    }
}

/// Returns the points of an offering (6.8).
pub(super) fn points((animal, count): (Animal, u8)) -> u16 {
    u16::from(animal.value()) * u16::from(count)
}

/// The result of a bribe on the present boards. A secret list may name a bribe that is not possible now.
pub(super) enum Reach {
    /// The own rung after the bribe, the victim's rung, and the city that drops from the top, if any.
    Open(u8, u8, Option<Seat>),
    /// The victim's Guardsman, on this rung, stops the own Briber (5.3 a).
    Guarded(u8),
    /// The victim stands below rung 1 (5.3 d).
    Nothing,
    /// The victim stands on the top rung, and the own Briber does not (5.3 e).
    Top,
}

/// Returns the result of a bribe. `None` for the own city, or a city not in the game.
pub(super) fn reach(board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<Reach> {
    if victim.0 >= board.seats || victim == seat {
        return None;
    }
    let (briber, guard) = (board.level(seat, Character::Briber), board.level(victim, Character::Guardsman));
    Some(match board.level(victim, ladder) {
        _ if briber <= guard => Reach::Guarded(guard),
        0 => Reach::Nothing,
        TOP if briber < TOP => Reach::Top,
        _ => {
            let (own, theirs, bumped) = corruption::outcome(board, seat, victim, ladder);
            Reach::Open(own, theirs, bumped)
        }
    })
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
    let say = |key: &str| Say::new(l, format!("offrandes-gain-bribe{key}"));
    let (own, theirs, bumped) = match reach(board, seat, victim, ladder)? {
        Reach::Guarded(guard) => return Some(say("-guarded").with("guardsman", guard).text()),
        Reach::Nothing => return Some(say("-nothing").text()),
        Reach::Top => return Some(say("-top").with("level", TOP).text()),
        Reach::Open(own, theirs, bumped) => (own, theirs, bumped),
    };
    let say = say(if bumped.is_some() { "-bump" } else { "" })
        .with("own", names::arrow(board.level(seat, ladder), own))
        .with("theirs", names::arrow(board.level(victim, ladder), theirs));
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
