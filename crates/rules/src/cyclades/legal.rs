//! Legal actions of a seat. `check` gives the reasons against others; `testkit` checks that both agree.

use super::board::Board;
use super::data::{BUILD_COST, Building, Creature, God, Island, MOST_BID, ROW_COSTS, SLOTS, SPECIAL_COST, UNITS};
use super::grid::{Sea, Seas};
use super::map::MapId;
use super::phase::{Phase, Task, Turn};
use super::state::State;
use super::token::{Action, Piece, Place};
use super::{battles, creatures, fleets, metropolises, offerings, troops, turns};
use crate::Seat;

/// Appends the legal actions of `seat`, in menu order.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    if !board.asked().is_some_and(|asked| asked.has(seat)) {
        return;
    }
    match &board.phase {
        Phase::Offer { lost, .. } => offerings::legal(state, seat, *lost, out),
        Phase::Turn(turn) => in_turn(state, seat, turn, out),
        Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods | Phase::Over(_) => {}
    }
}

fn in_turn(state: &State, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
    let board = &state.board;
    if let Some(forming) = turn.forming {
        return metropolises::legal(board, seat, forming, out);
    }
    if let Some(battle) = &turn.battle {
        return battles::legal(board, battle, seat, out);
    }
    match &turn.task {
        Task::Free => free(state, seat, turn, out),
        Task::Target => {
            targets(board, seat, turn, out);
            out.push(Action::Forgo);
        }
        Task::SirenOwn(_) => out.extend(at_seas(board.navy(seat).iter())),
        Task::Sail { at, group, regrouped, .. } => fleets::next_steps(board, *at, *group, *regrouped, out),
        Task::Sylph { .. } => {
            fleets::first_steps(board, turn, out);
            out.push(Action::Stop);
        }
        Task::Kraken => {
            if state.purse(seat) >= SPECIAL_COST {
                let near = board.creatures.kraken.map(|at| board.map().near[at.index()]);
                out.extend(at_seas(near.unwrap_or_default().iter()));
            }
            out.push(Action::Stop);
        }
        Task::Push => {
            for from in creatures::crowded(board).iter() {
                out.extend(creatures::refuges(board, from).iter().map(|to| Action::Push(from, to)));
            }
        }
        Task::Sphinx => {
            sales(board, seat, out);
            out.push(Action::Stop);
        }
        Task::Prosperity => out.extend(at_islands(board.lands(seat).iter())),
        Task::Swap(_) => {}
    }
}

fn at_seas(seas: impl Iterator<Item = Sea>) -> impl Iterator<Item = Action> {
    seas.map(|sea| Action::At(Place::Sea(sea)))
}

fn at_islands(islands: impl Iterator<Item = Island>) -> impl Iterator<Item = Action> {
    islands.map(|island| Action::At(Place::Island(island)))
}

/// Appends the free choices of a god's turn (10.2).
fn free(state: &State, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
    let (board, purse) = (&state.board, state.purse(seat));
    let Some(god) = turn.god else { return };
    if turns::recruit_cost(turn).is_some_and(|cost| cost <= purse) {
        recruits(board, seat, god, out);
    }
    if purse >= BUILD_COST && board.has_building(god.building()) {
        for island in board.lands(seat).iter() {
            out.extend(turns::sites(board, island).map(|slot| Action::Build(island, slot + 1)));
        }
    }
    if purse >= SPECIAL_COST {
        match god {
            God::Ares => troops::moves(board, seat, false, out),
            God::Poseidon => fleets::first_steps(board, turn, out),
            God::Zeus => out.extend(board.creatures.row.into_iter().flatten().map(Action::Swap)),
            God::Athena => {}
        }
    }
    let discounts = board.discounts_left(seat);
    let row = board.creatures.row.into_iter().zip(ROW_COSTS);
    let afforded = |cost: u16| turns::discounted(cost, discounts).0 <= purse;
    out.extend(row.filter_map(|(card, cost)| card.filter(|_| afforded(cost))).map(Action::Summon));
    out.push(Action::End);
}

/// Appends the recruits of the god (10.3).
fn recruits(board: &Board, seat: Seat, god: God, out: &mut Vec<Action>) {
    match god {
        God::Ares if turns::has_unit(board, seat, true) => {
            out.extend(board.lands(seat).iter().map(|island| Action::Recruit(Piece::Troop(island))));
        }
        God::Poseidon if turns::has_unit(board, seat, false) => {
            let map = board.map();
            let coasts = board.lands(seat).iter().map(|island| map.coasts[island.index()]);
            let seas = coasts.fold(Default::default(), |all: Seas, coast| all.or(coast));
            let seas = seas.minus(board.closed()).minus(board.hostile(seat));
            out.extend(seas.iter().map(|sea| Action::Recruit(Piece::Fleet(sea))));
        }
        God::Zeus if board.has_priest() => out.push(Action::Recruit(Piece::Priest)),
        God::Athena if board.has_philosopher() => out.push(Action::Recruit(Piece::Philosopher)),
        _ => {}
    }
}

/// Appends the targets of the active creature (14.4–14.6).
fn targets(board: &Board, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
    let map = board.map();
    match turn.power() {
        Some(Creature::Siren) => out.extend(at_seas(creatures::lone_enemies(board, seat).iter())),
        Some(Creature::Pegasus) => troops::moves(board, seat, true, out),
        Some(Creature::Giant) => {
            for island in map.islands.iter().filter(|&island| !board.has_figurine(Creature::Chiron, island)) {
                let slots = board.different(island);
                out.extend(slots.map(|(slot, _)| Action::Topple(island, slot as u8 + 1)));
            }
        }
        Some(Creature::Chimera) => out.extend(board.creatures.discard.iter().map(Action::Copy)),
        Some(Creature::Cyclops) => {
            for island in board.lands(seat).iter() {
                for (slot, old) in board.different(island) {
                    let others = Building::ALL.into_iter().filter(|&new| new != old && board.has_building(new));
                    out.extend(others.map(|new| Action::Remake(island, slot as u8 + 1, new)));
                }
            }
        }
        Some(Creature::Harpy) => {
            out.extend(at_islands(map.islands.iter().filter(|&island| can_seize(board, seat, island))))
        }
        Some(creature @ (Creature::Griffon | Creature::Satyr | Creature::Dryad)) => {
            out.extend(board.everybody().filter(|&victim| can_take(board, seat, creature, victim)).map(Action::From));
        }
        Some(creature) if creature.figurine().is_some() => out.extend(at_islands(map.islands.iter())),
        Some(Creature::Kraken) => {
            // The spaces where it would destroy something come first, because there are many spaces.
            let sailed = board.everybody().fold(Seas::EMPTY, |all, seat| all.or(board.navy(seat)));
            out.extend(at_seas(sailed.iter().chain(map.seas.minus(sailed).iter())));
        }
        _ => {}
    }
}

/// True if the Harpy may take a troop there: an enemy's, without Chiron's protection (14.4, 14.5).
pub(super) fn can_seize(board: &Board, seat: Seat, island: Island) -> bool {
    let holding = board.holding(island);
    holding.owner != Some(seat) && holding.troops > 0 && !board.has_figurine(Creature::Chiron, island)
}

/// True if a creature may find something to take from a seat. A purse always may, because it is secret (4.4, 14.4).
pub(super) fn can_take(board: &Board, seat: Seat, creature: Creature, victim: Seat) -> bool {
    let has = match creature {
        Creature::Satyr => board.philosophers[victim.index()] > 0,
        Creature::Dryad => board.priests[victim.index()] > 0,
        _ => true,
    };
    has && victim != seat && board.alive.has(victim)
}

/// Appends the pieces the Sphinx would buy (14.4).
fn sales(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    let garrisoned = board.lands(seat).iter().filter(|&island| board.holding(island).troops > 0);
    out.extend(garrisoned.map(|island| Action::Sell(Piece::Troop(island))));
    out.extend(board.navy(seat).iter().map(|sea| Action::Sell(Piece::Fleet(sea))));
    out.extend((board.priests[seat.index()] > 0).then_some(Action::Sell(Piece::Priest)));
    out.extend((board.philosophers[seat.index()] > 0).then_some(Action::Sell(Piece::Philosopher)));
}

/// Appends every action a player can write at a table of `seats`, legal or not.
pub(super) fn lexicon(seats: u8, out: &mut Vec<Action>) {
    let map = MapId::of(seats).map();
    let seas = || map.seas.iter();
    let slots = || 1..=SLOTS as u8;
    for god in God::ALL {
        out.extend((1..=MOST_BID as u8).map(|amount| Action::Bid(god, amount)));
    }
    out.extend([Action::BidApollo, Action::Stop, Action::Forgo, Action::Fight, Action::End]);
    let cards = [Piece::Priest, Piece::Philosopher];
    let pieces = cards.into_iter().chain(map.islands.iter().map(Piece::Troop)).chain(seas().map(Piece::Fleet));
    out.extend(pieces.flat_map(|piece| [Action::Recruit(piece), Action::Sell(piece)]));
    let places = map.islands.iter().map(Place::Island).chain(seas().map(Place::Sea));
    out.extend(places.flat_map(|place| [Action::At(place), Action::Withdraw(place)]));
    out.extend(Creature::ALL.into_iter().flat_map(|c| [Action::Swap(c), Action::Summon(c), Action::Copy(c)]));
    out.extend((0..seats).map(|seat| Action::From(Seat(seat))));
    out.extend((1..=UNITS).map(Action::With));
    out.extend(seas().map(Action::To));
    for from in map.islands.iter() {
        for to in map.islands.iter() {
            out.extend((1..=UNITS).map(|count| Action::Move(from, to, count)));
        }
        for slot in slots() {
            out.extend([Action::Build(from, slot), Action::Topple(from, slot), Action::Give(from, slot)]);
            out.extend(Building::ALL.map(|building| Action::Remake(from, slot, building)));
        }
    }
    for from in seas() {
        for to in map.near[from.index()].iter() {
            out.extend((1..=UNITS).map(|count| Action::Sail(from, to, count)));
            out.push(Action::Push(from, to));
        }
    }
}
