//! The cost and gain of a choice in one line.

use super::gains::{Reach, offering, points, reach, risen};
use super::panel::missing;
use super::{TOP, names};
use crate::{Language, Say, join, notation, text};
use agon_rules::Seat;
use agon_rules::offrandes::data::{Altar, Animal, Character};
use agon_rules::offrandes::{Action, Board, Lot, Scene, View};

/// Previews one action, or the first picks joined by `;`; `None` if there is nothing to tell.
pub(super) fn preview(l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
    match *notation::actions(notation)?.as_slice() {
        [action] => one(l, view, seat, action),
        ref several => picks(l, view, seat, several),
    }
}

fn one(l: Language, view: &View, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    let fixed = |key: &str| Some(text(l, &format!("offrandes-preview-{key}"), &[]));
    match action {
        Action::Pick(_) => picks(l, view, seat, &[action]),
        Action::Lot(a, b) => Some(lot(l, board, seat, (a, b))),
        Action::Open(amount) | Action::Bid(amount) => win(l, view, seat, amount),
        Action::Seal(0) => fixed("seal-none"),
        Action::Seal(amount) => win(l, view, seat, amount),
        Action::Pass => fixed("pass"),
        Action::End => match &view.scene {
            Scene::Offer(turn) if turn.lots == 0 => fixed("end-first"),
            _ => fixed("end"),
        },
        Action::Bribe(victim, ladder) | Action::Rank(victim, ladder) => bribe(l, board, seat, victim, ladder),
        Action::NoBribe => fixed("bribe-none"),
        Action::RankDone => fixed("rank-done"),
        Action::Offer(animal, count) => {
            let say = Say::new(l, "offrandes-preview-offer").with("animals", names::animals(l, (animal, count)));
            let stock = names::animals(l, (animal, board.stable[animal.index()]));
            Some(say.with("points", points((animal, count))).with("stock", stock).text())
        }
        Action::NoOffer | Action::NoSacrifice => fixed("altar-none"),
        Action::Sacrifice(altar) => Some(sacrifice(l, board, seat, altar, offering(view, seat)?)),
    }
}

/// Describes the effects of the picks so far, and the characters still missing for a sacrifice; `None` if an action is
/// no pick.
fn picks(l: Language, view: &View, seat: Seat, actions: &[Action]) -> Option<String> {
    let picked: Option<Vec<Character>> = actions
        .iter()
        .map(|action| match action {
            Action::Pick(character) => Some(*character),
            _ => None,
        })
        .collect();
    let picked = picked?;
    let rungs: Vec<_> = picked.iter().map(|&of| names::climb(l, of, 0, 1)).collect();
    let missing = missing(|of| picked.contains(&of) || view.board.level(seat, of) > 0);
    let mut line = Say::new(l, "offrandes-preview-pick").with("list", rungs.join(", ")).text();
    if !missing.is_empty() {
        line.push(' ');
        line.push_str(&Say::new(l, "offrandes-missing").with("list", join(l, &names::characters(l, missing))).text());
    }
    Some(line)
}

/// The climbs from a lot: `Peasant 3→4 (sheep), Priestess 1→2 (lamp 4)`.
fn climbs(l: Language, board: &Board, seat: Seat, lot: Lot) -> String {
    let to = |of: Character| if of == lot.0 || of == lot.1 { risen(board, seat, of) } else { board.level(seat, of) };
    let one = |of| climb(l, board, seat, of, to);
    format!("{}, {}", one(lot.0), one(lot.1))
}

/// One climb with its effect. A carrier brings more animals only up to the rung of the other one (6.3).
fn climb(l: Language, board: &Board, seat: Seat, of: Character, to: impl Fn(Character) -> u8) -> String {
    let from = board.level(seat, of);
    match names::other_carrier(of) {
        Some(other) => names::carry(l, of, (from, to(of)), (other, board.level(seat, other), to(other))),
        None => names::climb(l, of, from, to(of)),
    }
}

fn lot(l: Language, board: &Board, seat: Seat, lot: Lot) -> String {
    let say = Say::new(l, "offrandes-preview-lot").with("climbs", climbs(l, board, seat, lot));
    say.with("purse", board.purse(seat)).text() + &bumps(l, board, seat, lot)
}

/// The cities that drop from a top rung if a seat wins a lot (4.10).
fn bumps(l: Language, board: &Board, seat: Seat, lot: Lot) -> String {
    let bumped = [lot.0, lot.1].into_iter().filter(|&of| board.level(seat, of) == TOP - 1);
    bumped.filter_map(|of| Some(drop(l, board.on_top(of, seat)?, of))).collect()
}

fn drop(l: Language, city: Seat, character: Character) -> String {
    let say = Say::new(l, "offrandes-preview-bump").with("city", names::city(l, city)).with("level", TOP - 1);
    format!(" {}", say.noun("character", &names::character_key(character)).raised())
}

fn win(l: Language, view: &View, seat: Seat, amount: u8) -> Option<String> {
    let lot = match &view.scene {
        Scene::Open(_, lot) | Scene::Seal { lot, .. } => *lot,
        Scene::Bid(bidding) => bidding.lot,
        _ => return None,
    };
    let board = &view.board;
    let left = board.purse(seat).checked_sub(amount)?;
    let say = Say::new(l, "offrandes-preview-win").with("amount", amount).with("left", left);
    Some(say.with("climbs", climbs(l, board, seat, lot)).text() + &bumps(l, board, seat, lot))
}

fn bribe(l: Language, board: &Board, seat: Seat, victim: Seat, ladder: Character) -> Option<String> {
    let say = |key: &str| Say::new(l, format!("offrandes-preview-bribe{key}")).with("city", names::city(l, victim));
    let briber = board.level(seat, Character::Briber);
    Some(match reach(board, seat, victim, ladder)? {
        Reach::Guarded(guard) => say("-guarded").with("guardsman", guard).with("briber", briber).text(),
        Reach::Nothing => say("-nothing").noun("character", &names::character_key(ladder)).text(),
        Reach::Top => say("-top").noun("character", &names::character_key(ladder)).with("briber", briber).raised(),
        Reach::Open(own, theirs, bumped) => {
            let to = |of: Character| if of == ladder { own } else { board.level(seat, of) };
            let say = say("").with("climb", climb(l, board, seat, ladder, to));
            let line = say.with("theirs", names::arrow(board.level(victim, ladder), theirs)).text();
            line + &bumped.map(|third| drop(l, third, ladder)).unwrap_or_default()
        }
    })
}

fn sacrifice(l: Language, board: &Board, seat: Seat, altar: Altar, offering: (Animal, u8)) -> String {
    let key = match board.altars[altar.index()] {
        None => "offrandes-preview-altar",
        Some(there) if there.owner == seat => "offrandes-preview-altar-own",
        Some(_) => "offrandes-preview-altar-taken",
    };
    let owner = board.altars[altar.index()].map(|there| names::city(l, there.owner));
    let won = points(offering);
    Say::new(l, key)
        .with("animals", names::animals(l, offering))
        .with("god", names::god(l, altar))
        .with("points", won)
        .with("total", board.score(seat) + won)
        .with("end", altar.points())
        .with("city", owner.unwrap_or_default())
        .text()
}
