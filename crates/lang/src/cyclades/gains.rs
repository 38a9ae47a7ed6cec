//! The cost and gain of a choice, or of the menu behind it, short enough for one line of a select.

use super::outlook::{Sides, told, with_odds};
use super::{names, panel, powers, scene};
use crate::say::line;
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{APOLLO, BUILD_COST, Building, Creature, God, Island, SALE, SCHOOL, SPECIAL_COST};
use agon_rules::cyclades::{Action, Board, Phase, Piece, Place, Sea, Task, View, offerings, turns};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-gain-{of}"))
}

/// The price and the gold left after it; `free` for a price of 0. `None` if the viewer may not see the seat's gold or
/// it is too little.
pub(super) fn price(l: Language, view: &View, seat: Seat, cost: u16) -> Option<String> {
    if cost == 0 {
        return Some(text(l, "cyclades-free", &[]));
    }
    let left = view.purse(seat)?.checked_sub(cost)?;
    Some(say(l, "cost").with("cost", cost).with("left", left).text())
}

/// Returns the cost of a seat's standing offerings at all gods except `god` (16.3).
pub(super) fn aside(board: &Board, seat: Seat, god: God) -> u16 {
    let others = God::ALL.into_iter().filter(|&other| other != god);
    let standing = others.filter_map(|other| board.offerings[other.index()]).filter(|there| there.seat == seat);
    standing.map(|there| offerings::cost(there.amount, board.priests[seat.index()])).sum()
}

/// Apollo's present gold, with his prosperity marker if it is still to be had (10.9).
pub(super) fn apollo(l: Language, board: &Board, seat: Seat) -> String {
    let amount = if board.lands(seat).len() == 1 { APOLLO.0 } else { APOLLO.1 };
    let first = board.queue.is_empty() && board.has_prosperity();
    let say = say(l, if first { "apollo-first" } else { "apollo" });
    say.with("gold", names::gold(l, amount)).text()
}

/// Returns the line for a path of words, a complete action or only its beginning.
pub(super) fn gain(l: Language, view: &View, seat: Seat, path: &str) -> Option<String> {
    match path.parse() {
        Ok(action) => whole(l, view, seat, action),
        Err(_) => partial(l, view, seat, &path.split_whitespace().collect::<Vec<_>>()),
    }
}

fn partial(l: Language, view: &View, seat: Seat, words: &[&str]) -> Option<String> {
    let board = &view.board;
    match *words {
        ["bid", god] => Some(standing(l, board, seat, God::read(god)?)),
        ["build" | "topple" | "remake" | "give", at] => Some(names::slots(l, board, Island::read(at)?)),
        ["remake", at, slot] => {
            building_at(board, Island::read(at)?, slot.parse().ok()?).map(|b| names::building(l, b))
        }
        ["move", from] => Some(names::troops(l, board.holding(Island::read(from)?).troops)),
        ["move", _, to] => arrival(l, board, seat, (Place::Island(Island::read(to)?), 0), 0),
        ["sail" | "push", from] => fleets_at(l, board, seat, Sea::read(from)?),
        ["sail", _, to] => arrival(l, board, seat, (Place::Sea(Sea::read(to)?), 0), 0),
        _ => None,
    }
}

/// The standing offering at a god.
fn standing(l: Language, board: &Board, seat: Seat, god: God) -> String {
    match board.offerings[god.index()] {
        None => say(l, "bid-none").text(),
        Some(there) if there.seat == seat => say(l, "bid-own").with("amount", there.amount).text(),
        Some(there) => say(l, "bid").with("city", names::city(l, there.seat)).with("amount", there.amount).text(),
    }
}

/// The fleets on a space, with their city unless they are the seat's own.
fn fleets_at(l: Language, board: &Board, seat: Seat, at: Sea) -> Option<String> {
    let there = board.fleets(at);
    let fleets = names::fleets(l, there.count());
    Some(match there.owner()? {
        owner if owner == seat => fleets,
        owner => say(l, "units").with("city", names::city(l, owner)).with("units", fleets).text(),
    })
}

/// Returns the building on a slot, counted from 1; `None` for an empty or missing slot.
pub(super) fn building_at(board: &Board, at: Island, slot: u8) -> Option<Building> {
    board.holding(at).slots.get(usize::from(slot).checked_sub(1)?).copied().flatten()
}

/// Returns the buildings a metropolis on the island would destroy (15.2).
pub(super) fn fallen(board: &Board, at: Island) -> Vec<Building> {
    board.holding(at).slots.iter().take(board.map().covered(at).into()).copied().flatten().collect()
}

fn whole(l: Language, view: &View, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    match action {
        Action::Bid(god, amount) => {
            let cost = offerings::cost(amount, board.priests[seat.index()]);
            let left = view.purse(seat)?.checked_sub(cost + aside(board, seat, god))?;
            Some(say(l, "cost").with("cost", cost).with("left", left).text())
        }
        Action::BidApollo => Some(apollo(l, board, seat)),
        Action::Recruit(piece) => recruit(l, view, seat, piece),
        Action::Build(at, slot) => build(l, view, seat, at, slot),
        Action::Move(from, to, count) => {
            let stays = board.holding(from).troops.checked_sub(count)?;
            arrival(l, board, seat, (Place::Island(to), count), stays)
        }
        Action::Sail(from, to, count) => {
            let stays = board.fleets(from).count().checked_sub(count)?;
            arrival(l, board, seat, (Place::Sea(to), count), stays)
        }
        Action::To(to) => match board.turn()?.task {
            Task::Sail { group, .. } => Some(told(l, board, seat, Place::Sea(to), group)),
            _ => None,
        },
        Action::With(count) => match board.turn()?.task {
            Task::Sail { at, .. } => {
                let stays = board.fleets(at).count().checked_sub(count)?;
                Some(say(l, "with").with("stays", stays).text())
            }
            _ => None,
        },
        Action::Swap(_) => price(l, view, seat, SPECIAL_COST),
        Action::Summon(card) => summon(l, view, seat, card),
        Action::At(place) => at(l, view, seat, place),
        Action::From(victim) => from(l, board, victim),
        Action::Topple(at, slot) => {
            let building = names::building(l, building_at(board, at, slot)?);
            let owner = board.holding(at).owner.map(|owner| names::city(l, owner));
            Some(match owner {
                Some(city) => say(l, "units").with("city", city).with("units", building).text(),
                None => building,
            })
        }
        Action::Remake(at, slot, to) => {
            let old = building_at(board, at, slot)?;
            Some(format!("{} → {}", names::building(l, old), names::building(l, to)))
        }
        Action::Sell(_) => {
            let then = view.purse(seat)? + SALE;
            Some(say(l, "sell").with("amount", SALE).with("then", then).text())
        }
        Action::Push(_, to) => {
            let there = board.fleets(to).count();
            let key = if there == 0 { "push-empty" } else { "push" };
            Some(say(l, key).with("fleets", names::fleets(l, there)).text())
        }
        Action::Fight => {
            let battle = board.turn()?.battle.as_ref()?;
            let sides = Sides::of(board, battle);
            Some(with_odds(say(l, "fight"), &sides, seat == battle.attacker).text())
        }
        Action::Withdraw(to) => Some(told(l, board, seat, to, 0)),
        Action::Give(at, slot) => {
            let under = slot <= board.map().covered(at);
            let building = names::building(l, building_at(board, at, slot)?);
            Some(say(l, if under { "give-under" } else { "give-beside" }).with("building", building).text())
        }
        Action::Stop | Action::Forgo | Action::Copy(_) | Action::End => None,
    }
}

/// The price of a move, the situation at its end, and the units that stay behind.
fn arrival(l: Language, board: &Board, seat: Seat, (to, count): (Place, u8), stays: u8) -> Option<String> {
    // The Sylph and Pegasus take no gold.
    let turn = board.turn()?;
    let paid = !matches!(turn.task, Task::Sylph { .. }) && turn.power() != Some(Creature::Pegasus);
    let cost = paid.then(|| say(l, "costs").with("cost", SPECIAL_COST).text());
    let stays = (stays > 0).then(|| say(l, "with").with("stays", stays).text());
    line([cost, Some(told(l, board, seat, to, count)), stays])
}

/// The price of a creature, and the number of its targets.
fn summon(l: Language, view: &View, seat: Seat, card: Creature) -> Option<String> {
    let (cost, used) = turns::price(&view.board, seat, card)?;
    let price = match used {
        0 => price(l, view, seat, cost)?,
        _ => {
            let left = view.purse(seat)?.checked_sub(cost)?;
            let say = say(l, "summon").with("cost", cost).with("full", cost + u16::from(used));
            say.with("left", left).text()
        }
    };
    let targets = powers::targets(view, seat, card).map(|n| say(l, "targets").with("n", n).text());
    line([Some(price), targets])
}

fn recruit(l: Language, view: &View, seat: Seat, piece: Piece) -> Option<String> {
    let board = &view.board;
    let price = price(l, view, seat, turns::recruit_cost(board.turn()?)?)?;
    let there = match piece {
        Piece::Troop(at) => names::troops(l, board.holding(at).troops),
        Piece::Fleet(at) => names::fleets(l, board.fleets(at).count()),
        Piece::Priest => return Some(price),
        Piece::Philosopher if board.philosophers[seat.index()] + 1 == SCHOOL => {
            return Some(say(l, "philosopher").with("price", price).text());
        }
        Piece::Philosopher => return Some(price),
    };
    Some(say(l, "recruit").with("price", price).with("there", there).text())
}

fn build(l: Language, view: &View, seat: Seat, at: Island, slot: u8) -> Option<String> {
    let board = &view.board;
    let price = price(l, view, seat, BUILD_COST)?;
    // With a metropolis there, or with all slots under its space, the two kinds of slot need no distinction (3.4).
    let (covered, slots) = (board.map().covered(at), board.map().slots[at.index()]);
    let told = board.holding(at).metropolis || covered == slots;
    let key = if slot <= covered { "build-under" } else { "build-beside" };
    let first = if told { price } else { say(l, key).with("price", price).text() };
    line([Some(first), set(l, board, seat, board.turn()?.god?.building())])
}

/// The number of different buildings of the set for a metropolis after one building more (15.1).
fn set(l: Language, board: &Board, seat: Seat, building: Building) -> Option<String> {
    let kinds = Building::ALL.len() - panel::missing_with(board, seat, building).len();
    Some(say(l, "set").with("n", kinds as i64).with("of", Building::ALL.len() as i64).text())
}

fn at(l: Language, view: &View, seat: Seat, place: Place) -> Option<String> {
    let board = &view.board;
    let Phase::Turn(turn) = &board.phase else { return None };
    let island = match place {
        Place::Island(island) => island,
        Place::Sea(sea) => {
            let there = fleets_at(l, board, seat, sea).unwrap_or_else(|| say(l, "no-fleets").text());
            return Some(there);
        }
    };
    if turn.forming.is_some() {
        let fallen = names::buildings(l, fallen(board, island));
        let key = if fallen.is_empty() { "metropolis-free" } else { "metropolis" };
        return Some(say(l, key).with("list", fallen).text());
    }
    if turn.task == Task::Prosperity {
        let there = board.map().prosperity(island) + board.holding(island).markers;
        return Some(say(l, "prosperity").with("now", there).with("then", there + 1).text());
    }
    let there = holder(l, board, island);
    let figurine = Creature::FIGURINES.into_iter().find(|&figurine| board.has_figurine(figurine, island));
    Some(match figurine.filter(|_| scene::asking(turn).is_some_and(|creature| creature.figurine().is_some())) {
        Some(figurine) => say(l, "clash").with("creature", names::creature(l, figurine)).text(),
        None => there,
    })
}

/// The owner of an island and its troops.
fn holder(l: Language, board: &Board, island: Island) -> String {
    let holding = board.holding(island);
    match holding.owner {
        Some(owner) => {
            let say = say(l, "units").with("city", names::city(l, owner));
            say.with("units", names::troops(l, holding.troops)).text()
        }
        None => text(l, "cyclades-neutral", &[]),
    }
}

fn from(l: Language, board: &Board, victim: Seat) -> Option<String> {
    let at = victim.index();
    match board.turn()?.power()? {
        Creature::Griffon => Some(say(l, "griffon").text()),
        Creature::Satyr => Some(names::philosophers(l, *board.philosophers.get(at)?)),
        Creature::Dryad => Some(names::priests(l, *board.priests.get(at)?)),
        _ => None,
    }
}
