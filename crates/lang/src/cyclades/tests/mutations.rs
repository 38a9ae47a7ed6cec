//! The text board shows a change of any open fact: random positions, each with one change.

use super::{Board, board, cast, walk};
use crate::Language;
use agon_rules::cyclades::board::Figurine;
use agon_rules::cyclades::data::{Building, Creature, God, Island};
use agon_rules::cyclades::phase::Tired;
use agon_rules::cyclades::{Battle, Cyclades, Ending, Forming, Phase, Place, Stage, State, Task, Turn};
use agon_rules::game::{Game, Viewer};
use agon_rules::{Seat, SeatList};

/// Changes one fact, and returns false if the board has none to change.
type Change = fn(&mut Board) -> bool;

fn island(board: &Board) -> Island {
    board.lands(seat(board)).iter().next().unwrap_or(Island::Naxos)
}

/// Returns a seat that is still in the game.
fn seat(board: &Board) -> Seat {
    board.alive.first().unwrap_or(Seat(0))
}

fn turn(board: &mut Board) -> Option<&mut Turn> {
    match &mut board.phase {
        Phase::Turn(turn) => Some(turn),
        _ => None,
    }
}

fn battle(board: &mut Board) -> Option<&mut Battle> {
    turn(board)?.battle.as_mut()
}

/// Exchanges the first two seats of a list.
fn exchange<const N: usize>(list: &mut SeatList<N>) -> bool {
    let mut seats: Vec<Seat> = list.iter().collect();
    if seats.len() < 2 || seats[0] == seats[1] {
        return false;
    }
    seats.swap(0, 1);
    *list = seats.into_iter().collect();
    true
}

fn task(board: &mut Board, to: Task) -> bool {
    let Some(turn) = turn(board).filter(|turn| turn.task != to) else { return false };
    turn.task = to;
    true
}

const CHANGES: &[(&str, Change)] = &[
    ("tie-break", |board| {
        board.options.metropolises_first ^= true;
        true
    }),
    ("two-player start", |board| {
        board.options.alternate_start ^= true;
        // The option matters, and is told, at a table of two.
        board.seats == 2
    }),
    ("cycle", |board| {
        board.cycle += 1;
        // Before the first cycle the board does not show its number: it follows from the phase.
        !matches!(board.phase, Phase::Starts | Phase::Markers)
    }),
    ("who is alive", |board| {
        board.alive = board.alive.without(seat(board));
        true
    }),
    ("owner", |board| {
        let at = board.map().islands.iter().find(|&at| board.holding(at).owner.is_none());
        at.is_some_and(|at| board.islands[at.index()].owner.replace(Seat(0)).is_none())
    }),
    ("troops", |board| {
        let at = island(board);
        board.islands[at.index()].troops += 1;
        board.holding(at).owner.is_some()
    }),
    ("slots", |board| {
        let at = island(board);
        let metropolis = board.holding(at).metropolis;
        let slot = &mut board.islands[at.index()].slots[0];
        *slot = if *slot == Some(Building::Port) { Some(Building::Temple) } else { Some(Building::Port) };
        !metropolis
    }),
    ("metropolis", |board| {
        let holding = &mut board.islands[island(board).index()];
        let bare = holding.slots == [None; 4] && !holding.metropolis;
        holding.metropolis = true;
        bare
    }),
    ("markers", |board| {
        board.islands[island(board).index()].markers += 1;
        true
    }),
    ("fleets", |board| {
        let (owner, map) = (seat(board), board.map());
        let Some(at) = map.seas.iter().find(|&at| board.fleets(at).count() == 0) else { return false };
        board.fleets[at.index()] = agon_rules::cyclades::board::Fleets::new(owner, 1);
        board.navies[owner.index()] = board.navies[owner.index()].with(at);
        true
    }),
    ("priests", |board| {
        board.priests[seat(board).index()] += 1;
        true
    }),
    ("philosophers", |board| {
        board.philosophers[seat(board).index()] += 1;
        true
    }),
    ("gold gained", |board| {
        board.ledger[1].gained += 1;
        true
    }),
    ("gold paid", |board| {
        board.ledger[1].paid += 1;
        true
    }),
    ("discounts", |board| {
        board.discounts[1] += 1;
        true
    }),
    ("deck and discard pile", |board| {
        let cards = &mut board.creatures;
        let Some(card) = cards.deck.iter().next() else { return false };
        (cards.deck, cards.discard) = (cards.deck.without(card), cards.discard.with(card));
        true
    }),
    ("deck and row", |board| {
        let cards = &mut board.creatures;
        let Some(card) = cards.deck.iter().next() else { return false };
        cards.row[1] = Some(card);
        true
    }),
    ("order of the row", |board| {
        board.creatures.row.swap(0, 1);
        board.creatures.row[0] != board.creatures.row[1]
    }),
    ("figurine", |board| {
        board.creatures.figurines[2] = match board.creatures.figurines[2] {
            None => Some(Figurine { island: island(board), owner: seat(board), cycle: board.cycle }),
            Some(_) => None,
        };
        true
    }),
    ("figurine's cycle", |board| {
        let there = board.creatures.figurines.iter_mut().flatten().next();
        there.map(|there| there.cycle += 1).is_some()
    }),
    ("figurine's owner", |board| {
        let seats = board.seats;
        let there = board.creatures.figurines.iter_mut().flatten().next();
        there.map(|there| there.owner = there.owner.next(seats)).is_some()
    }),
    ("Kraken", |board| {
        let at = board.map().seas.iter().find(|&at| board.creatures.kraken != Some(at));
        board.creatures.kraken = at;
        true
    }),
    ("order of the gods", |board| {
        let gods = &mut board.gods;
        gods.order.swap(0, 1);
        gods.up.min(gods.settled) > 1
    }),
    ("gods available", |board| {
        board.gods.up -= 1;
        board.gods.settled == 4
    }),
    ("gods settled", |board| {
        board.gods.settled -= u8::from(board.gods.settled == 4) * 3;
        board.gods.settled == 1
    }),
    ("pair of gods", |board| {
        board.gods.second_pair ^= true;
        board.gods.up == 2
    }),
    ("offering", |board| {
        let there = board.gods.available().iter().find_map(|&god| board.offerings[god.index()].map(|_| god));
        there.is_some_and(|god| board.offerings[god.index()].as_mut().map(|there| there.amount += 1).is_some())
    }),
    ("queue", |board| exchange(&mut board.queue)),
    ("turn order", |board| exchange(&mut board.order)),
    ("finished", |board| exchange(&mut board.finished)),
    ("next place", |board| {
        let Phase::Offer { next, .. } = &mut board.phase else { return false };
        *next += 1;
        // After the last place nobody bids, whatever the number.
        usize::from(*next) <= board.order.len()
    }),
    ("god just lost", |board| {
        let Phase::Offer { lost, .. } = &mut board.phase else { return false };
        *lost = if *lost == Some(God::Ares) { None } else { Some(God::Ares) };
        true
    }),
    ("seat of a turn", |board| {
        let seats = board.seats;
        turn(board).map(|turn| turn.seat = turn.seat.next(seats)).is_some()
    }),
    ("place of a turn at Apollo", |board| {
        turn(board).filter(|turn| turn.god.is_none()).map(|turn| turn.place += 1).is_some()
    }),
    ("recruits", |board| turn(board).filter(|turn| turn.god.is_some()).map(|turn| turn.recruited += 1).is_some()),
    ("creature", |board| {
        let Some(turn) = turn(board) else { return false };
        turn.creature = if turn.creature.is_some() { None } else { Some(Creature::Siren) };
        true
    }),
    ("creature copied", |board| {
        let Some(turn) = turn(board).filter(|turn| turn.creature.is_some()) else { return false };
        turn.copied = if turn.copied.is_some() { None } else { Some(Creature::Kraken) };
        true
    }),
    ("target", |board| task(board, Task::Target)),
    ("sale", |board| task(board, Task::Sphinx)),
    ("push", |board| task(board, Task::Push)),
    ("Kraken's way", |board| task(board, Task::Kraken)),
    ("prosperity", |board| task(board, Task::Prosperity)),
    ("swap", |board| task(board, Task::Swap(1))),
    ("steps of a movement", |board| match turn(board).map(|turn| &mut turn.task) {
        Some(Task::Sail { steps, .. } | Task::Sylph { steps, .. }) => {
            *steps += 1;
            true
        }
        _ => false,
    }),
    ("group", |board| match turn(board).map(|turn| &mut turn.task) {
        Some(Task::Sail { group, .. }) => {
            *group += 1;
            true
        }
        _ => false,
    }),
    ("regrouped", |board| match turn(board).map(|turn| &mut turn.task) {
        Some(Task::Sail { regrouped, .. }) => {
            *regrouped ^= true;
            true
        }
        _ => false,
    }),
    ("tired fleets", |board| {
        let at = board.map().seas.iter().next();
        let mut tired = Tired::default();
        at.into_iter().for_each(|at| tired.add(at, 1));
        match turn(board).map(|turn| &mut turn.task) {
            Some(Task::Sylph { tired: there, .. }) if *there != tired => {
                *there = tired;
                true
            }
            _ => false,
        }
    }),
    ("place of a battle", |board| {
        let Some(at) = board.map().islands.iter().last().map(Place::Island) else { return false };
        battle(board).filter(|battle| battle.place != at).map(|battle| battle.place = at).is_some()
    }),
    ("sides of a battle", |board| {
        let Some(battle) = battle(board) else { return false };
        std::mem::swap(&mut battle.attacker, &mut battle.defender);
        true
    }),
    ("force", |board| battle(board).map(|battle| battle.force += 1).is_some()),
    ("round", |board| battle(board).map(|battle| battle.round += 1).is_some()),
    ("stage", |board| {
        let Some(battle) = battle(board) else { return false };
        battle.stage = if battle.stage == Stage::AttackerDie { Stage::DefenderDie(2) } else { Stage::AttackerDie };
        true
    }),
    ("metropolis due", |board| {
        let Some(turn) = turn(board) else { return false };
        let place = Some(Forming::Place);
        turn.forming = if turn.forming == place { Some(Forming::Give(Building::Port)) } else { place };
        true
    }),
    ("ending", |board| {
        let Phase::Over(ending) = &mut board.phase else { return false };
        *ending = if *ending == Ending::Cycles { Ending::Survivor } else { Ending::Cycles };
        true
    }),
];

#[test]
fn every_open_thing_stands_on_the_text_board() {
    let mut changed = vec![0u32; CHANGES.len()];
    for (seats, seed) in (2..=5).flat_map(|seats| [(seats, 1), (seats, 2), (seats, 3)]) {
        let mut steps = 0usize;
        walk(seats, seed, |state, _| {
            steps += 1;
            // Battles and creatures are rare, so every one of them is tested.
            let rare = state.board.turn().is_some_and(|turn| turn.battle.is_some() || turn.task != Task::Free);
            let over = matches!(state.board.phase, Phase::Over(_));
            if !(over || steps.is_multiple_of(if rare { 5 } else { 29 })) {
                return;
            }
            let l = Language::ALL[steps % 3];
            let told = |state: &State| board::text_board(l, &cast(), &Cyclades::view(state, Viewer::Public));
            let before = told(state);
            for ((name, change), changed) in CHANGES.iter().zip(&mut changed) {
                let mut other = *state;
                if change(&mut other.board) && other.board != state.board {
                    *changed += 1;
                    assert_ne!(before, told(&other), "{l:?}: {name} is not told");
                }
            }
        });
    }
    let untried: Vec<_> = CHANGES.iter().zip(changed).filter(|(_, n)| *n == 0).map(|((name, _), _)| name).collect();
    assert!(untried.is_empty(), "{untried:?}");
}
