//! Creatures before they work: the number of their targets, and the effect on one of them. Previews of the place of a
//! metropolis or a prosperity marker too.

use super::gains::fallen;
use super::names;
use super::previews::{cost, lines, metropolis, say};
use crate::{Language, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, Island, SCHOOL, SPECIAL_COST};
use agon_rules::cyclades::{Action, Board, Cyclades, Place, Sea, Seas, State, Task, Turn, View};
use agon_rules::game::{self, Game, Off};
use std::collections::BTreeSet;

/// Counts the targets that a creature of the row would have now. `None` if it needs no target, or takes almost any.
pub(super) fn targets(view: &View, seat: Seat, card: Creature) -> Option<usize> {
    let few = [
        Creature::Siren,
        Creature::Giant,
        Creature::Chimera,
        Creature::Cyclops,
        Creature::Harpy,
        Creature::Satyr,
        Creature::Dryad,
        Creature::Kraken,
    ];
    let summon = Action::Summon(card);
    if !few.contains(&card) || !view.legal.contains(&summon) {
        return None;
    }
    // No target depends on the gold of others.
    let mut state = State { board: view.board, purses: view.purses.map(Option::unwrap_or_default) };
    Cyclades::apply(&mut state, seat, summon, &mut Off);
    let hostile = view.board.hostile(seat);
    let target = |action: Action| match action {
        Action::At(Place::Sea(sea)) if card == Creature::Kraken => hostile.has(sea).then_some(action),
        // A building that becomes one of three other kinds is one target.
        Action::Remake(at, slot, _) => Some(Action::Topple(at, slot)),
        Action::Forgo => None,
        _ => Some(action),
    };
    let targets: BTreeSet<Action> = game::legal::<Cyclades>(&state, seat).into_iter().filter_map(target).collect();
    Some(targets.len())
}

/// Previews the place of a creature's effect, a metropolis or a prosperity marker.
pub(super) fn at(l: Language, view: &View, turn: &Turn, seat: Seat, place: Place) -> Option<String> {
    let board = &view.board;
    match place {
        Place::Sea(sea) => at_sea(l, view, turn, seat, sea),
        Place::Island(island) if turn.forming.is_some() => {
            let list = names::buildings(l, fallen(board, island));
            let say = say(l, if list.is_empty() { "place" } else { "place-fallen" });
            Some(say.with("place", names::island(island)).with("list", list).text())
        }
        Place::Island(island) if turn.task == Task::Prosperity => {
            let income = board.income(seat);
            let say = say(l, "prosperity").with("place", names::island(island));
            Some(say.with("now", income).with("then", income + 1).text())
        }
        Place::Island(island) => at_island(l, board, turn, island),
    }
}

fn at_sea(l: Language, view: &View, turn: &Turn, seat: Seat, sea: Sea) -> Option<String> {
    let board = &view.board;
    let there = board.fleets(sea);
    if let Task::SirenOwn(to) = turn.task {
        return Some(say(l, "siren-own").with("from", sea.to_string()).with("to", to.to_string()).text());
    }
    if turn.power()? == Creature::Siren {
        let say = say(l, "siren").with("city", names::city(l, there.owner()?));
        return Some(say.with("place", sea.to_string()).text());
    }
    let price = if turn.task == Task::Kraken { cost(l, view, seat, SPECIAL_COST) } else { None };
    let lost = match there.owner() {
        Some(owner) => {
            // The loss of own fleets has its own sentence, so that nobody overlooks it.
            let say = say(l, if owner == seat { "kraken-own" } else { "kraken" });
            let say = say.with("place", sea.to_string()).with("city", names::city(l, owner));
            say.with("fleets", names::fleets(l, there.count())).text()
        }
        None => say(l, "kraken-empty").with("place", sea.to_string()).text(),
    };
    lines([Some(lost), price])
}

fn at_island(l: Language, board: &Board, turn: &Turn, island: Island) -> Option<String> {
    let card = turn.power()?;
    let place = names::island(island);
    let holding = board.holding(island);
    if card == Creature::Harpy {
        let say = say(l, "harpy").with("city", names::city(l, holding.owner?)).with("place", place);
        return Some(say.with("left", holding.troops.checked_sub(1)?).text());
    }
    let there = Creature::FIGURINES.into_iter().find(|&other| board.has_figurine(other, island));
    if let Some(other) = there {
        let say = say(l, "clash").noun("first", &names::creature_key(other));
        return Some(say.noun("second", &names::creature_key(card)).with("place", place).raised());
    }
    let key = if holding.owner.is_some() { "figurine" } else { "figurine-neutral" };
    let say = say(l, key).noun("creature", &names::creature_key(card)).with("place", place);
    let say = say.with("city", holding.owner.map(|owner| names::city(l, owner)).unwrap_or_default());
    let more = match card {
        Creature::Polyphemus => pushed(l, board, island),
        Creature::Minotaur if holding.owner.is_none() => Some(text(l, "cyclades-preview-minotaur-neutral", &[])),
        _ => None,
    };
    lines([Some(say.raised()), more])
}

/// Lists the fleets that Polyphemus would push away, and those lost for lack of a free space (14.5); `None` if no fleet
/// is on the coast.
fn pushed(l: Language, board: &Board, island: Island) -> Option<String> {
    let coast = board.map().coasts[island.index()];
    let closed = board.closed().or(coast);
    let (mut away, mut lost) = (Vec::new(), Vec::new());
    for sea in coast.iter() {
        let there = board.fleets(sea);
        let Some(owner) = there.owner() else { continue };
        let refuges: Seas = board.map().near[sea.index()].minus(closed).minus(board.hostile(owner));
        let list = if refuges.is_empty() { &mut lost } else { &mut away };
        list.push(format!("{sea} {} {}", names::city(l, owner), there.count()));
    }
    let told = |of: &str, list: &[String]| (!list.is_empty()).then(|| say(l, of).with("list", list.join(", ")).text());
    lines([told("pushed", &away), told("push-lost", &lost)])
}

/// Previews the effect of a creature on the city it takes from; `None` if the active creature takes from no city.
pub(super) fn from(l: Language, board: &Board, turn: &Turn, seat: Seat, victim: Seat) -> Option<String> {
    let city = names::city(l, victim);
    let school = board.philosophers[seat.index()] + 1 == SCHOOL;
    match turn.power()? {
        Creature::Griffon => Some(say(l, "griffon").with("city", city).text()),
        Creature::Satyr => {
            let due = school.then(|| metropolis(l, board, seat));
            lines([Some(say(l, "satyr").with("city", city).text()), due])
        }
        Creature::Dryad => Some(say(l, "dryad").with("city", city).text()),
        _ => None,
    }
}
