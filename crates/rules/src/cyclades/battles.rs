//! Battles on land and at sea: dice, losses and withdrawals (§13).

use super::board::Board;
use super::creatures;
use super::data::{Building, Creature, DIE, Island, MINOTAUR};
use super::event::Event;
use super::fleets;
use super::grid::{Isles, Sea, Seas};
use super::phase::{Battle, Stage, Task};
use super::state::State;
use super::token::{Action, Chance, Place};
use super::troops;
use crate::Seat;
use crate::game::Sink;

/// Appends the faces of a die (§1).
pub(super) fn faces(battle: &Battle, out: &mut Vec<(Chance, u32)>) {
    if battle.asked().is_none() {
        out.extend(DIE.map(|(face, sides)| (Chance::Die(face), sides)));
    }
}

/// Returns the number of the defender's units: troops or fleets on the space, without the Minotaur.
pub fn defenders(board: &Board, place: Place) -> u8 {
    match place {
        Place::Island(island) => board.holding(island).troops,
        Place::Sea(sea) => board.fleets(sea).count(),
    }
}

/// Returns the bonus of the defender beside its units and its die: fortresses, ports, the Minotaur (10.6, 13.1, 13.8).
pub fn bonus(board: &Board, place: Place, defender: Seat) -> u8 {
    match place {
        Place::Island(island) => {
            let minotaur = if board.has_figurine(Creature::Minotaur, island) { MINOTAUR } else { 0 };
            board.holding(island).strength(Building::Fortress) + minotaur
        }
        Place::Sea(sea) => {
            let islands = board.map().shores[sea.index()].and(board.lands(defender));
            islands.iter().map(|island| board.holding(island).strength(Building::Port)).sum()
        }
    }
}

/// Begins a battle between the attacker of this turn and a defender. From now on its units stand on no space.
pub(super) fn begin(state: &mut State, place: Place, defender: Seat, force: u8, events: &mut impl Sink<Event>) {
    let board = &state.board;
    let (against, bonus) = (defenders(board, place), bonus(board, place, defender));
    let Some(turn) = state.turn_mut() else { return };
    let attacker = turn.seat;
    turn.battle = Some(Battle { place, attacker, defender, force, round: 1, stage: Stage::AttackerDie });
    events.emit(|| Event::Battle { place, attacker, defender, force, against, bonus });
}

fn battle_mut(state: &mut State) -> Option<&mut Battle> {
    state.turn_mut()?.battle.as_mut()
}

/// Rolls a die: the attacker's, then the defender's (13.1).
pub(super) fn roll(state: &mut State, face: u8, events: &mut impl Sink<Event>) {
    let Some(battle) = battle_mut(state) else { return };
    match battle.stage {
        Stage::AttackerDie => {
            battle.stage = Stage::DefenderDie(face);
            let seat = battle.attacker;
            events.emit(|| Event::Die { seat, face });
        }
        Stage::DefenderDie(first) => {
            let battle = *battle;
            fight(state, battle, (first, face), events);
        }
        Stage::Defender | Stage::Attacker => {}
    }
}

/// Resolves one round (13.1, 13.2).
fn fight(state: &mut State, mut battle: Battle, dice: (u8, u8), events: &mut impl Sink<Event>) {
    let Battle { place, attacker, defender, force, .. } = battle;
    let board = &mut state.board;
    let totals = (force + dice.0, defenders(board, place) + bonus(board, place, defender) + dice.1);
    events.emit(|| Event::Round { place, attacker, defender, dice, totals });
    if totals.0 <= totals.1 {
        battle.force -= 1;
    }
    if totals.1 <= totals.0 {
        lose_one(board, place, events);
    }
    battle.round += 1;
    battle.stage = Stage::AttackerDie;
    let held = holds(&state.board, place);
    if let Some(turn) = state.turn_mut() {
        turn.battle = (battle.force > 0 && held).then_some(battle);
    }
    match (battle.force > 0, held) {
        (true, true) => ask(state, battle, Stage::Defender),
        (true, false) => win(state, battle, events),
        (false, held) => {
            let winner = held.then_some(defender);
            events.emit(|| Event::BattleWon { place, winner });
            over(state, None, events);
        }
    }
}

/// True if the defender still has a unit on the space, the Minotaur included (13.4, 14.5).
pub(super) fn holds(board: &Board, place: Place) -> bool {
    let minotaur = matches!(place, Place::Island(island) if board.has_figurine(Creature::Minotaur, island));
    minotaur || defenders(board, place) > 0
}

/// Removes one unit of the defender; the Minotaur falls last (14.5).
fn lose_one(board: &mut Board, place: Place, events: &mut impl Sink<Event>) {
    match place {
        Place::Sea(sea) => board.remove_fleets(sea, 1),
        Place::Island(island) if board.holding(island).troops > 0 => board.islands[island.index()].troops -= 1,
        Place::Island(island) => fell(board, island, events),
    }
}

fn fell(board: &mut Board, island: Island, events: &mut impl Sink<Event>) {
    if board.has_figurine(Creature::Minotaur, island) {
        events.emit(|| Event::MinotaurFell { island });
        creatures::discard_figurine(board, Creature::Minotaur);
    }
}

/// Asks the next side that can withdraw; if no side can, the dice roll again (13.3).
fn ask(state: &mut State, battle: Battle, first: Stage) {
    let board = &state.board;
    let can = |seat: Seat| !land_ways(board, &battle, seat).is_empty() || !sea_ways(board, &battle, seat).is_empty();
    let stage = match first {
        Stage::Defender if can(battle.defender) => Stage::Defender,
        Stage::Defender | Stage::Attacker if can(battle.attacker) => Stage::Attacker,
        _ => Stage::AttackerDie,
    };
    if let Some(battle) = battle_mut(state) {
        battle.stage = stage;
    }
}

/// Returns the islands a side may withdraw to: own ones linked to the battle by own fleets (13.5). Medusa keeps the
/// defender's troops, and the Minotaur does not withdraw (14.5).
pub(super) fn land_ways(board: &Board, battle: &Battle, seat: Seat) -> Isles {
    let Place::Island(at) = battle.place else { return Isles::EMPTY };
    if seat == battle.defender && (board.holding(at).troops == 0 || !troops::may_leave(board, at)) {
        return Isles::EMPTY;
    }
    troops::reached(board, seat, at, false).and(board.lands(seat))
}

/// Returns the sea spaces a side may withdraw to: next to the battle, open, empty or its own (13.6).
pub(super) fn sea_ways(board: &Board, battle: &Battle, seat: Seat) -> Seas {
    match battle.place {
        Place::Sea(at) => fleets::ways(board, at).minus(board.hostile(seat)),
        Place::Island(_) => Seas::EMPTY,
    }
}

/// Appends the legal actions of the side to decide (13.3).
pub(super) fn legal(board: &Board, battle: &Battle, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Fight);
    out.extend(land_ways(board, battle, seat).iter().map(|island| Action::Withdraw(Place::Island(island))));
    out.extend(sea_ways(board, battle, seat).iter().map(|sea| Action::Withdraw(Place::Sea(sea))));
}

/// Lets a side fight on: the other side decides, or the dice roll (13.3).
pub(super) fn fight_on(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| Event::FoughtOn { seat });
    let Some(&mut battle) = battle_mut(state) else { return };
    match battle.stage {
        Stage::Defender => ask(state, battle, Stage::Attacker),
        _ => ask(state, battle, Stage::AttackerDie),
    }
}

/// Withdraws a side with all its units (13.5, 13.6).
pub(super) fn withdraw(state: &mut State, seat: Seat, to: Place, events: &mut impl Sink<Event>) {
    let Some(&mut battle) = battle_mut(state) else { return };
    let from = battle.place;
    let attacking = seat == battle.attacker;
    let board = &mut state.board;
    let count = if attacking { battle.force } else { defenders(board, from) };
    if !attacking {
        match from {
            Place::Island(island) => board.islands[island.index()].troops = 0,
            Place::Sea(sea) => board.remove_fleets(sea, count),
        }
    }
    match to {
        Place::Island(island) => board.islands[island.index()].troops += count,
        Place::Sea(sea) => board.add_fleets(sea, seat, count),
    }
    events.emit(|| Event::Withdrew { seat, from, to, count });
    if let Some(turn) = state.turn_mut() {
        turn.battle = None;
    }
    if attacking {
        let place = battle.place;
        events.emit(|| Event::BattleWon { place, winner: Some(battle.defender) });
        let at = if let Place::Sea(sea) = to { Some((sea, count)) } else { None };
        return over(state, at, events);
    }
    // The Minotaur alone does not hold an island after its troops leave (14.5).
    if let Place::Island(island) = from {
        fell(&mut state.board, island, events);
    }
    win(state, battle, events);
}

/// Gives the space to the attacker (13.4).
fn win(state: &mut State, battle: Battle, events: &mut impl Sink<Event>) {
    let Battle { place, attacker, force, .. } = battle;
    events.emit(|| Event::BattleWon { place, winner: Some(attacker) });
    match place {
        Place::Sea(sea) => {
            state.board.add_fleets(sea, attacker, force);
            over(state, Some((sea, force)), events);
        }
        Place::Island(island) => {
            troops::conquer(state, attacker, island, force, events);
            over(state, None, events);
        }
    }
}

/// Ends the battle; fleets of the Sylph that fought stay on their space (14.4).
fn over(state: &mut State, fought: Option<(Sea, u8)>, events: &mut impl Sink<Event>) {
    let Some(turn) = state.turn_mut() else { return };
    if let (Task::Sylph { tired, .. }, Some((sea, count))) = (&mut turn.task, fought) {
        tired.add(sea, count);
    }
    creatures::sylph_done(state, events);
    troops::landed(state, events);
}
