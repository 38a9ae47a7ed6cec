//! Labels that name the act itself, from the open board: `Attack Thebes at D8`, `↘ D7 · empty`. Public, like every
//! button.

use super::gains::building_at;
use super::names;
use super::outlook::{Arrival, arrival};
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, Island, SPECIAL_COST};
use agon_rules::cyclades::{Action, Board, Place, Sea, Task, Turn, turns};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-act-{of}"))
}

/// Returns the label of an action or a path of words with its act or its price, if it has more than its plain label
/// (`plain`).
pub(super) fn act(l: Language, board: &Board, path: &str, plain: impl Fn(&str) -> String) -> Option<String> {
    let turn = board.turn().filter(|turn| turn.battle.is_none())?;
    let named = path.parse::<Action>().ok().and_then(|action| named(l, board, turn, action));
    named.or_else(|| priced(l, board, turn, path, plain))
}

/// Adds the price in a god's turn: `Recruit: free`, `Move troops (1)`.
fn priced(l: Language, board: &Board, turn: &Turn, path: &str, plain: impl Fn(&str) -> String) -> Option<String> {
    if turn.task != Task::Free || turn.forming.is_some() {
        return None;
    }
    let with = |cost: u16| format!("{} ({cost})", plain(path));
    let words: Vec<&str> = path.split(' ').collect();
    match *words {
        ["recruit"] | ["recruit", _] => Some(match turns::recruit_cost(turn)? {
            0 => say(l, "for").with("what", plain(path)).with("amount", text(l, "cyclades-free", &[])).text(),
            cost => with(cost),
        }),
        ["move" | "sail"] | ["swap", _] => Some(with(SPECIAL_COST)),
        ["summon", card] => turns::price(board, turn.seat, Creature::read(card)?).map(|(cost, _)| with(cost)),
        _ => None,
    }
}

/// Names the act of an action that a word alone does not tell.
fn named(l: Language, board: &Board, turn: &Turn, action: Action) -> Option<String> {
    match action {
        Action::Move(_, to, count) => attack_with(l, board, turn.seat, Place::Island(to), count),
        Action::Sail(_, to, count) => attack_with(l, board, turn.seat, Place::Sea(to), count),
        Action::To(to) => match turn.task {
            Task::Sail { at, group, .. } => step(l, board, turn.seat, (at, to), group),
            _ => None,
        },
        Action::At(place) => at(l, turn, place),
        Action::From(victim) => {
            let key = match turn.power()? {
                Creature::Griffon => "griffon",
                Creature::Satyr => "satyr",
                Creature::Dryad => "dryad",
                _ => return None,
            };
            Some(say(l, key).with("city", names::city(l, victim)).text())
        }
        Action::Topple(at, slot) => building(l, board, "topple", (at, slot)),
        Action::Give(at, slot) => building(l, board, "give", (at, slot)),
        Action::Remake(at, slot, to) => {
            let from = building_at(board, at, slot)?;
            let say = say(l, "remake").with("place", names::island(at));
            Some(say.with("from", names::building(l, from)).with("to", names::building(l, to)).text())
        }
        _ => None,
    }
}

/// Names the city whose units the move meets.
fn attack(l: Language, board: &Board, seat: Seat, to: Place, count: u8) -> Option<String> {
    match arrival(board, seat, to, count) {
        Arrival::Battle(sides) => {
            let say = say(l, "attack").with("city", names::city(l, sides.defender));
            Some(say.with("place", names::place(to)).text())
        }
        Arrival::Own(_) | Arrival::Open(_) => None,
    }
}

/// Names the city whose units the move meets, and the units that go: a move may go with more or fewer.
fn attack_with(l: Language, board: &Board, seat: Seat, to: Place, count: u8) -> Option<String> {
    let what = attack(l, board, seat, to, count)?;
    Some(say(l, "attack-with").with("what", what).with("n", count).text())
}

/// A step at sea with its direction: an attack, or a quiet space.
fn step(l: Language, board: &Board, seat: Seat, (from, to): (Sea, Sea), group: u8) -> Option<String> {
    let place = Place::Sea(to);
    let meets = match arrival(board, seat, place, group) {
        Arrival::Battle(_) => return attack(l, board, seat, place, group),
        Arrival::Own(_) => say(l, "own").text(),
        Arrival::Open(_) => say(l, "empty").text(),
    };
    let step = say(l, "step").with("arrow", names::arrow(from, to).to_string());
    Some(step.with("place", to.to_string()).with("meets", meets).text())
}

/// Returns the key of what comes to a place: a metropolis, a prosperity marker, or the effect of the creature in play.
pub(super) fn arriving(turn: &Turn) -> Option<&'static str> {
    Some(match (turn.forming, turn.task, turn.power()) {
        (Some(_), ..) => "metropolis",
        (None, Task::Prosperity, _) => "prosperity",
        (None, Task::SirenOwn(_), _) => "siren-own",
        (None, _, Some(Creature::Siren)) => "siren",
        (None, _, Some(Creature::Harpy)) => "harpy",
        (None, _, Some(_)) => "creature",
        (None, _, None) => return None,
    })
}

/// Names the effect at a place.
fn at(l: Language, turn: &Turn, place: Place) -> Option<String> {
    let creature = turn.power().map(|creature| names::creature(l, creature)).unwrap_or_default();
    let say = say(l, arriving(turn)?).with("creature", creature);
    Some(say.with("place", names::place(place)).text())
}

fn building(l: Language, board: &Board, key: &str, (at, slot): (Island, u8)) -> Option<String> {
    let building = building_at(board, at, slot)?;
    let say = say(l, key).noun("building", &names::building_key(building)).with("place", names::island(at));
    Some(say.raised())
}
