//! Labels of whole actions with verb and object, for lists that show an action alone: `Build a fortress on Paros, slot 2`.

use super::gains::building_at;
use super::{acts, labels, names};
use crate::{Language, Say};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Creature, Island};
use agon_rules::cyclades::{Action, Board, Piece, Place};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-whole-{of}"))
}

/// Returns the label of an action; `None` for words that are no action.
pub(super) fn whole(l: Language, board: &Board, path: &str) -> Option<String> {
    let action = path.parse().ok()?;
    let named = named(l, board, action).map(Say::raised);
    Some(named.unwrap_or_else(|| labels::label(l, path)))
}

/// Returns the sentence of an action whose label lacks its verb or its object.
fn named(l: Language, board: &Board, action: Action) -> Option<Say> {
    let going =
        |units: String, from: String, to: String| say(l, "move").with("units", units).with("from", from).with("to", to);
    Some(match action {
        Action::Bid(god, amount) => say(l, "bid").with("god", names::god(l, god)).with("amount", amount),
        Action::BidApollo => say(l, "bid-apollo"),
        Action::Recruit(Piece::Fleet(at)) => say(l, "recruit-fleet").with("place", at.to_string()),
        Action::Recruit(piece) => say(l, "recruit").with("piece", names::one(l, piece)),
        Action::Build(at, slot) => {
            let building = board.turn()?.god?.building();
            at_slot(say(l, "build").noun("building", &names::building_key(building)), at, slot)
        }
        Action::Move(from, to, count) => going(names::troops(l, count), names::island(from), names::island(to)),
        Action::Sail(from, to, count) => going(names::fleets(l, count), from.to_string(), to.to_string()),
        Action::At(place) => at(l, board, place)?,
        Action::From(victim) => from(l, board, victim)?,
        Action::Topple(at, slot) => with_building(l, board, "topple", (at, slot))?,
        Action::Give(at, slot) => with_building(l, board, "give", (at, slot))?,
        Action::Remake(at, slot, to) => remake(l, board, (at, slot), to)?,
        Action::Sell(piece) => say(l, "sell").with("piece", names::one(l, piece)),
        Action::Push(from, to) => say(l, "push").with("from", from.to_string()).with("to", to.to_string()),
        Action::To(_)
        | Action::With(_)
        | Action::Stop
        | Action::Swap(_)
        | Action::Summon(_)
        | Action::Forgo
        | Action::Copy(_)
        | Action::Fight
        | Action::Withdraw(_)
        | Action::End => return None,
    })
}

fn at_slot(say: Say, at: Island, slot: u8) -> Say {
    say.with("place", names::island(at)).with("slot", slot)
}

/// Names the piece that comes to a place, or the creature at work there.
fn at(l: Language, board: &Board, place: Place) -> Option<Say> {
    let turn = board.turn().filter(|turn| turn.battle.is_none())?;
    let say = say(l, acts::arriving(turn)?).with("place", names::place(place));
    Some(match turn.power() {
        Some(creature) => say.noun("creature", &names::creature_key(creature)),
        None => say,
    })
}

fn from(l: Language, board: &Board, victim: Seat) -> Option<Say> {
    let key = match board.turn()?.power()? {
        Creature::Griffon => "griffon",
        Creature::Satyr => "satyr",
        Creature::Dryad => "dryad",
        _ => return None,
    };
    Some(say(l, key).with("city", names::city(l, victim)))
}

fn with_building(l: Language, board: &Board, key: &str, (at, slot): (Island, u8)) -> Option<Say> {
    let building = building_at(board, at, slot)?;
    Some(at_slot(say(l, key).noun("building", &names::building_key(building)), at, slot))
}

fn remake(l: Language, board: &Board, (at, slot): (Island, u8), to: Building) -> Option<Say> {
    let old = building_at(board, at, slot)?;
    let say = say(l, "remake").noun("old", &names::building_key(old));
    Some(at_slot(say.noun("building", &names::building_key(to)), at, slot))
}
