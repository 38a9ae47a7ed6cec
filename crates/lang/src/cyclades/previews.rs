//! The cost and gain of a choice in one line.

use super::gains::{apollo, aside, building_at, price};
use super::outlook::{Arrival, Sides, arrival, with_odds};
use super::{names, panel, powers};
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{BUILD_COST, Building, Creature, God, Island, SALE, SCHOOL, SPECIAL_COST};
use agon_rules::cyclades::{Action, Battle, Board, Piece, Place, Task, Turn, View, metropolises, offerings, turns};

pub(super) fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("cyclades-preview-{of}"))
}

/// Joins sentences with spaces; `None` if there are none.
pub(super) fn lines(all: impl IntoIterator<Item = Option<String>>) -> Option<String> {
    let all: Vec<_> = all.into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The price as a sentence, if the viewer may see the gold and it is enough.
pub(super) fn cost(l: Language, view: &View, seat: Seat, cost: u16) -> Option<String> {
    Some(say(l, "cost").with("price", price(l, view, seat, cost)?).raised())
}

/// Previews one action. Returns `None` if there is nothing to tell, and for several actions, because the first one may
/// change the position.
pub(super) fn preview(l: Language, view: &View, seat: Seat, notation: &str) -> Option<String> {
    let action: Action = notation.trim().parse().ok()?;
    let board = &view.board;
    match action {
        Action::Bid(god, amount) => bid(l, view, seat, god, amount),
        Action::BidApollo => Some(say(l, "apollo").with("gain", apollo(l, board, seat)).text()),
        Action::Fight => board.turn()?.battle.as_ref().map(|battle| fight(l, board, battle, seat)),
        Action::Withdraw(to) => board.turn()?.battle.as_ref().map(|battle| withdraw(l, board, battle, seat, to)),
        _ => in_turn(l, view, board.turn()?, seat, action),
    }
}

pub(super) fn bid(l: Language, view: &View, seat: Seat, god: God, amount: u8) -> Option<String> {
    let board = &view.board;
    let priests = board.priests[seat.index()];
    let (cost, aside) = (offerings::cost(amount, priests), aside(board, seat, god));
    let left = view.purse(seat)?.checked_sub(cost + aside)?;
    let key = if u16::from(amount) == cost { "bid" } else { "bid-priests" };
    let first = say(l, key).with("amount", amount).with("god", names::god(l, god)).with("cost", cost);
    let first = first.with("left", left).with("priests", names::priests(l, priests)).text();
    let other = (aside > 0).then(|| say(l, "bid-aside").with("cost", aside).text());
    let ousted = board.offerings[god.index()].map(|there| match there.seat {
        own if own == seat => say(l, "bid-own").with("amount", there.amount).text(),
        _ => say(l, "bid-over").with("city", names::city(l, there.seat)).text(),
    });
    lines([Some(first), other, ousted])
}

fn in_turn(l: Language, view: &View, turn: &Turn, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    let creature = |of: &str, card| say(l, of).noun("creature", &names::creature_key(card));
    let power = |card: Creature| text(l, &names::key("power", card.id()), &[]);
    match action {
        Action::Recruit(piece) => recruit(l, view, turn, seat, piece),
        Action::Build(at, _) => build(l, view, turn, seat, at),
        Action::Move(from, to, count) => {
            let stays = board.holding(from).troops.checked_sub(count)?;
            let first = say(l, "move").with("units", names::troops(l, count)).with("from", names::island(from));
            let first = first.with("to", names::island(to)).with("stays", stays).text();
            let flown = turn.power() == Some(Creature::Pegasus);
            let price = if flown { None } else { cost(l, view, seat, SPECIAL_COST) };
            lines([Some(first), landing(l, board, seat, Place::Island(to), count), price])
        }
        Action::Sail(from, to, count) => {
            let stays = board.fleets(from).count().checked_sub(count)?;
            let first = say(l, "move").with("units", names::fleets(l, count)).with("from", from.to_string());
            let first = first.with("to", to.to_string()).with("stays", stays).text();
            let free = matches!(turn.task, Task::Sylph { .. });
            let price = if free { None } else { cost(l, view, seat, SPECIAL_COST) };
            lines([Some(first), landing(l, board, seat, Place::Sea(to), count), price])
        }
        Action::To(to) => match turn.task {
            Task::Sail { group, .. } => {
                let first = say(l, "to").with("units", names::fleets(l, group)).with("to", to.to_string()).text();
                lines([Some(first), landing(l, board, seat, Place::Sea(to), group)])
            }
            _ => None,
        },
        Action::With(count) => match turn.task {
            Task::Sail { at, .. } => {
                let stays = board.fleets(at).count().checked_sub(count)?;
                let say = say(l, "with").with("units", names::fleets(l, count)).with("place", at.to_string());
                Some(say.with("stays", stays).text())
            }
            _ => None,
        },
        Action::Stop => stop(l, board, turn),
        Action::Swap(card) => lines([Some(creature("swap", card).raised()), cost(l, view, seat, SPECIAL_COST)]),
        Action::Summon(card) => {
            let (price, _) = turns::price(board, seat, card)?;
            let targets = powers::targets(view, seat, card).map(|n| say(l, "targets").with("n", n).text());
            lines([cost(l, view, seat, price), Some(power(card)), targets])
        }
        Action::Forgo => turn.power().map(|card| creature("forgo", card).raised()),
        Action::At(place) => powers::at(l, view, turn, seat, place),
        Action::From(victim) => powers::from(l, board, turn, seat, victim),
        Action::Topple(at, slot) => {
            let building = building_at(board, at, slot)?;
            Some(on_island(l, "topple", building, at).raised())
        }
        Action::Remake(at, slot, to) => {
            let say = on_island(l, "remake", building_at(board, at, slot)?, at);
            Some(say.noun("to", &names::building_key(to)).raised())
        }
        Action::Copy(card) => lines([Some(power(card)), Some(text(l, "cyclades-preview-copy", &[]))]),
        Action::Sell(piece) => {
            let then = view.purse(seat)? + SALE;
            let say = say(l, "sell").with("piece", names::one(l, piece)).with("amount", SALE);
            Some(say.with("gold", names::gold(l, then)).raised())
        }
        Action::Push(from, to) => {
            let there = board.fleets(from);
            let say = say(l, "push").with("city", names::city(l, there.owner()?)).with("to", to.to_string());
            Some(say.with("fleets", names::fleets(l, there.count())).with("from", from.to_string()).text())
        }
        Action::Give(at, slot) => Some(on_island(l, "give", building_at(board, at, slot)?, at).raised()),
        Action::End => {
            let unused = turns::recruit_cost(turn) == Some(0)
                && view.legal.iter().any(|action| matches!(action, Action::Recruit(_)));
            Some(text(l, if unused { "cyclades-preview-end-unused" } else { "cyclades-preview-end" }, &[]))
        }
        Action::Bid(..) | Action::BidApollo | Action::Fight | Action::Withdraw(_) => None,
    }
}

fn on_island(l: Language, of: &str, building: Building, at: Island) -> Say {
    say(l, of).noun("building", &names::building_key(building)).with("place", names::island(at))
}

/// The result of a full set or of four philosophers: a metropolis, or nothing if no island has room for one (15.2,
/// 15.3).
pub(super) fn metropolis(l: Language, board: &Board, seat: Seat) -> String {
    let none = metropolises::places(board, seat).is_empty() || !board.has_metropolis();
    text(l, if none { "cyclades-preview-no-room" } else { "cyclades-preview-metropolis" }, &[])
}

fn recruit(l: Language, view: &View, turn: &Turn, seat: Seat, piece: Piece) -> Option<String> {
    let board = &view.board;
    let price = price(l, view, seat, turns::recruit_cost(turn)?)?;
    let then = match piece {
        Piece::Troop(at) => names::troops(l, board.holding(at).troops + 1),
        Piece::Fleet(at) => names::fleets(l, board.fleets(at).count() + 1),
        Piece::Priest => names::priests(l, board.priests[seat.index()] + 1),
        Piece::Philosopher => names::philosophers(l, board.philosophers[seat.index()] + 1),
    };
    let cards = matches!(piece, Piece::Priest | Piece::Philosopher);
    let say = say(l, if cards { "recruit-cards" } else { "recruit-units" });
    let say = say.with("piece", names::one(l, piece)).with("price", price).with("then", then);
    let school = piece == Piece::Philosopher && board.philosophers[seat.index()] + 1 == SCHOOL;
    let due = school.then(|| metropolis(l, board, seat));
    lines([Some(say.raised()), due])
}

fn build(l: Language, view: &View, turn: &Turn, seat: Seat, at: Island) -> Option<String> {
    let board = &view.board;
    let building = turn.god?.building();
    let price = price(l, view, seat, BUILD_COST)?;
    let first = on_island(l, "build", building, at).with("price", price).raised();
    lines([Some(first), Some(set(l, board, seat, building))])
}

/// The buildings a seat still lacks for a metropolis after this one (15.1).
pub(super) fn set(l: Language, board: &Board, seat: Seat, building: Building) -> String {
    let missing = panel::missing_with(board, seat, building);
    if missing.is_empty() {
        return metropolis(l, board, seat);
    }
    say(l, "set").with("list", names::buildings(l, missing)).text()
}

/// The result of units arriving at a place: own units, an island to take, or a battle.
fn landing(l: Language, board: &Board, seat: Seat, place: Place, force: u8) -> Option<String> {
    let at = names::place(place);
    match arrival(board, seat, place, force) {
        Arrival::Own(there) => {
            Some(say(l, "join").with("place", at).with("units", names::units(l, place, there + force)).text())
        }
        Arrival::Open(owner) => {
            let Place::Island(island) = place else { return None };
            let key = if owner.is_some() { "take-from" } else { "take" };
            let city = owner.map(|owner| names::city(l, owner)).unwrap_or_default();
            let first = say(l, key).with("place", at).with("city", city).text();
            lines([Some(first), taken(l, board, island)])
        }
        Arrival::Battle(sides) => {
            let first = say(l, "battle").with("city", names::city(l, sides.defender)).with("force", force);
            let first = first.with("defence", sides.defence()).text();
            lines([Some(first), Some(with_odds(say(l, "odds"), &sides, true).text())])
        }
    }
}

/// Lists the metropolis and buildings that come with a taken island; `None` if it has none.
fn taken(l: Language, board: &Board, island: Island) -> Option<String> {
    let built = board.holding(island).metropolis || board.holding(island).buildings().next().is_some();
    built.then(|| say(l, "taken").with("list", names::slots(l, board, island)).text())
}

fn stop(l: Language, board: &Board, turn: &Turn) -> Option<String> {
    match turn.task {
        Task::Sail { steps, .. } | Task::Sylph { steps, .. } => {
            Some(say(l, "stop").count("steps", steps, "play-step").text())
        }
        Task::Kraken => board.creatures.kraken.map(|at| say(l, "stop-kraken").with("place", at.to_string()).text()),
        _ => Some(text(l, "cyclades-preview-stop-sale", &[])),
    }
}

fn fight(l: Language, board: &Board, battle: &Battle, seat: Seat) -> String {
    let sides = Sides::of(board, battle);
    with_odds(say(l, "odds"), &sides, seat == battle.attacker).text()
}

fn withdraw(l: Language, board: &Board, battle: &Battle, seat: Seat, to: Place) -> String {
    let sides = Sides::of(board, battle);
    let (count, other) =
        if seat == battle.attacker { (sides.force, battle.defender) } else { (sides.against, battle.attacker) };
    let say = say(l, "withdraw").with("units", names::units(l, battle.place, count)).with("to", names::place(to));
    say.with("place", names::place(battle.place)).with("city", names::city(l, other)).text()
}
