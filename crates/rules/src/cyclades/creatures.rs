//! The seventeen creatures (§14).

use super::board::Board;
use super::cards::{Cards, Figurine};
use super::data::{Building, Creature, Island, SALE, SPECIAL_COST, SYLPH_STEPS};
use super::event::Event;
use super::fleets;
use super::grid::{Sea, Seas};
use super::metropolises;
use super::phase::{Task, Tired, Turn};
use super::state::State;
use super::token::Piece;
use super::turns;
use crate::Seat;
use crate::game::Sink;

/// Begins a creature's power: its own, or as the Chimera's copy (14.1).
pub(super) fn begin(state: &mut State, creature: Creature, events: &mut impl Sink<Event>) {
    let Some(turn) = state.turn_mut() else { return };
    turn.task = match creature {
        Creature::Sylph => Task::Sylph { steps: SYLPH_STEPS, tired: Tired::default() },
        Creature::Sphinx => Task::Sphinx,
        _ => Task::Target,
    };
    if creature == Creature::Fates {
        let seat = turn.seat;
        let amount = state.board.income(seat);
        state.gain(seat, amount);
        events.emit(|| Event::Income { gains: vec![(seat, amount)], fates: true });
        finish(state, events);
    }
}

/// Ends a power. Its card goes to the discard pile unless its figurine stands; after the Chimera, deck and discard pile
/// become one deck (14.2, 14.7).
pub(super) fn finish(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(turn) = state.turn_mut() else { return };
    let spent = [turn.copied.take(), turn.creature.take()];
    turn.task = Task::Free;
    let board = &mut state.board;
    for creature in spent.into_iter().flatten() {
        if board.figurine(creature).is_none() {
            board.creatures.discard = board.creatures.discard.with(creature);
        }
    }
    if spent[1] == Some(Creature::Chimera) {
        let cards = &mut board.creatures;
        cards.deck = cards.deck.or(cards.discard);
        cards.discard = Cards::EMPTY;
        events.emit(|| Event::Mixed);
    }
}

/// Ends the creature's power without an effect (14.3, 20.6).
pub(super) fn forgo(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if let Some(creature) = state.board.turn().and_then(Turn::power) {
        events.emit(|| Event::Forgone { seat, creature });
    }
    finish(state, events);
}

/// Copies a creature of the discard pile with the Chimera (14.4).
pub(super) fn copy(state: &mut State, seat: Seat, creature: Creature, events: &mut impl Sink<Event>) {
    state.board.creatures.discard = state.board.creatures.discard.without(creature);
    events.emit(|| Event::Copied { seat, creature });
    if let Some(turn) = state.turn_mut() {
        turn.copied = Some(creature);
    }
    begin(state, creature, events);
}

/// Returns the spaces whose single enemy fleet the Siren may lure (14.4).
pub(super) fn lone_enemies(board: &Board, seat: Seat) -> Seas {
    board.hostile(seat).iter().filter(|&sea| board.fleets(sea).count() == 1).collect()
}

/// Uses a creature on a sea space: the Siren, or the Kraken.
pub(super) fn at_sea(state: &mut State, seat: Seat, sea: Sea, events: &mut impl Sink<Event>) {
    let Some(&turn) = state.board.turn() else { return };
    let task = match (turn.task, turn.power()) {
        (Task::SirenOwn(at), _) => {
            state.board.remove_fleets(sea, 1);
            return lure(state, seat, at, Some(sea), events);
        }
        (_, Some(Creature::Siren)) if turns::has_unit(&state.board, seat, false) => {
            return lure(state, seat, sea, None, events);
        }
        (_, Some(Creature::Siren)) => Task::SirenOwn(sea),
        (before, _) => {
            // The price includes the first space; each further step costs one (14.6).
            if before == Task::Kraken {
                state.pay(seat, SPECIAL_COST);
            }
            surface(state, seat, sea, events);
            Task::Kraken
        }
    };
    if let Some(turn) = state.turn_mut() {
        turn.task = task;
    }
}

fn lure(state: &mut State, seat: Seat, at: Sea, from: Option<Sea>, events: &mut impl Sink<Event>) {
    let Some(victim) = state.board.fleets(at).owner() else { return };
    state.board.put_fleets(at, seat, 1);
    events.emit(|| Event::Lured { seat, victim, at, from });
    finish(state, events);
}

/// Puts the Kraken on a space and destroys every fleet there (14.6).
fn surface(state: &mut State, seat: Seat, at: Sea, events: &mut impl Sink<Event>) {
    state.board.creatures.kraken = Some(at);
    events.emit(|| Event::Kraken { seat, at });
    sink(&mut state.board, at, events);
}

fn sink(board: &mut Board, at: Sea, events: &mut impl Sink<Event>) {
    let fleets = board.fleets(at);
    if let Some(owner) = fleets.owner() {
        board.remove_fleets(at, fleets.count());
        events.emit(|| Event::Sunk { owner, at, count: fleets.count() });
    }
}

/// Uses a creature on an island: the Harpy, or a figurine.
pub(super) fn at_island(state: &mut State, seat: Seat, island: Island, events: &mut impl Sink<Event>) {
    let Some(creature) = state.board.turn().and_then(Turn::power) else { return };
    if creature == Creature::Harpy {
        if let Some(victim) = state.board.holding(island).owner {
            state.board.islands[island.index()].troops -= 1;
            events.emit(|| Event::Seized { seat, victim, island });
        }
        return finish(state, events);
    }
    let Some(at) = creature.figurine() else { return };
    events.emit(|| Event::FigurineCame { seat, creature, island });
    let there = Creature::FIGURINES.into_iter().find(|&other| state.board.has_figurine(other, island));
    if let Some(other) = there {
        // Both figurines are destroyed, and the new one has no effect (14.5).
        events.emit(|| Event::FigurinesClashed { island, creatures: (other, creature) });
        discard_figurine(&mut state.board, other);
        return finish(state, events);
    }
    let cycle = state.board.cycle;
    state.board.creatures.figurines[at] = Some(Figurine { island, owner: seat, cycle });
    if creature == Creature::Polyphemus {
        if let Some(turn) = state.turn_mut() {
            turn.task = Task::Push;
        }
        return pushed(state, events);
    }
    finish(state, events);
}

/// Returns the spaces around Polyphemus's island that still have fleets (14.5).
pub(super) fn crowded(board: &Board) -> Seas {
    let coast = board.figurine(Creature::Polyphemus).map(|there| board.map().coasts[there.island.index()]);
    coast.unwrap_or_default().iter().filter(|&sea| board.fleets(sea).count() > 0).collect()
}

/// Returns the spaces for fleets that Polyphemus pushes: next to theirs, away from the island, empty or their own
/// (14.5).
pub(super) fn refuges(board: &Board, from: Sea) -> Seas {
    match board.fleets(from).owner() {
        Some(owner) => fleets::ways(board, from).minus(board.hostile(owner)),
        None => Seas::EMPTY,
    }
}

/// Destroys fleets without a refuge at once: further pushes only remove refuges (14.5, 20.6).
fn pushed(state: &mut State, events: &mut impl Sink<Event>) {
    for sea in crowded(&state.board).iter() {
        if refuges(&state.board, sea).is_empty() {
            sink(&mut state.board, sea, events);
        }
    }
    if crowded(&state.board).is_empty() {
        finish(state, events);
    }
}

/// Pushes the fleets of a space away (14.5).
pub(super) fn push(state: &mut State, from: Sea, to: Sea, events: &mut impl Sink<Event>) {
    let fleets = state.board.fleets(from);
    let (Some(owner), count) = (fleets.owner(), fleets.count()) else { return };
    state.board.remove_fleets(from, count);
    state.board.add_fleets(to, owner, count);
    events.emit(|| Event::Pushed { owner, from, to, count });
    pushed(state, events);
}

/// Takes gold, a philosopher or a priest from another seat (14.4).
pub(super) fn from(state: &mut State, seat: Seat, victim: Seat, events: &mut impl Sink<Event>) {
    let cards = |board: &mut Board, piece: Piece| {
        let cards = if piece == Piece::Priest { &mut board.priests } else { &mut board.philosophers };
        cards[victim.index()] -= 1;
        cards[seat.index()] += 1;
    };
    match state.board.turn().and_then(Turn::power) {
        Some(Creature::Griffon) => {
            let amount = state.purse(victim) / 2;
            state.pay(victim, amount);
            state.gain(seat, amount);
            events.emit(|| Event::Robbed { seat, victim, amount });
        }
        Some(Creature::Satyr) => {
            cards(&mut state.board, Piece::Philosopher);
            events.emit(|| Event::Charmed { seat, victim, piece: Piece::Philosopher });
        }
        Some(Creature::Dryad) => {
            cards(&mut state.board, Piece::Priest);
            events.emit(|| Event::Charmed { seat, victim, piece: Piece::Priest });
        }
        _ => return,
    }
    finish(state, events);
    metropolises::check(state, events);
}

/// Destroys a building with the Giant (14.4).
pub(super) fn topple(state: &mut State, seat: Seat, island: Island, slot: u8, events: &mut impl Sink<Event>) {
    if let Some(building) = state.board.put_building(island, slot, None) {
        events.emit(|| Event::Toppled { seat, island, building });
    }
    finish(state, events);
}

/// Replaces a building with the Cyclops (14.4).
pub(super) fn remake(
    state: &mut State,
    seat: Seat,
    (island, slot): (Island, u8),
    to: Building,
    events: &mut impl Sink<Event>,
) {
    if let Some(from) = state.board.put_building(island, slot, Some(to)) {
        events.emit(|| Event::Remade { seat, island, from, to });
    }
    finish(state, events);
    metropolises::check(state, events);
}

/// Sells a piece to the Sphinx (14.4).
pub(super) fn sell(state: &mut State, seat: Seat, piece: Piece, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    match piece {
        Piece::Troop(island) => board.islands[island.index()].troops -= 1,
        Piece::Fleet(sea) => board.remove_fleets(sea, 1),
        Piece::Priest => board.priests[seat.index()] -= 1,
        Piece::Philosopher => board.philosophers[seat.index()] -= 1,
    }
    state.gain(seat, SALE);
    events.emit(|| Event::Sold { seat, piece, amount: SALE });
}

/// Ends the Sylph's power when no step is left (14.4).
pub(super) fn sylph_done(state: &mut State, events: &mut impl Sink<Event>) {
    let done = |turn: &Turn| matches!(turn.task, Task::Sylph { steps: 0, .. }) && turn.battle.is_none();
    if state.board.turn().is_some_and(done) {
        finish(state, events);
    }
}

/// Removes a figurine from its island; its card goes to the discard pile (14.5).
pub(super) fn discard_figurine(board: &mut Board, creature: Creature) {
    if let Some(at) = creature.figurine()
        && board.creatures.figurines[at].take().is_some()
    {
        board.creatures.discard = board.creatures.discard.with(creature);
    }
}

/// Removes a figurine with a public event, because its owner's turn begins or its owner is out of the game.
pub(super) fn remove_figurine(board: &mut Board, creature: Creature, events: &mut impl Sink<Event>) {
    if let Some(island) = board.figurine(creature).map(|there| there.island) {
        events.emit(|| Event::FigurineLeft { creature, island });
        discard_figurine(board, creature);
    }
}
