//! Tests with access to private functions: constructed positions, single events, changed secret gold.

use super::{board, events, gains, labels, panel, scene, status};
use crate::{Cast, Language};
use agon_rules::cyclades::board::{Fleets, Ledger, Offering};
use agon_rules::cyclades::data::{Building, Creature, God, Island};
use agon_rules::cyclades::phase::Tired;
use agon_rules::cyclades::{
    Battle, Board, Cyclades, Ending, Event, Forming, Phase, Piece, Place, Sea, Stage, State, Task, Turn, View,
};
use agon_rules::game::{Game, OptionValues, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::table::Play;
use agon_rules::{AnyTable, Seat, SeatList};
use std::collections::BTreeSet;

mod choices;
mod mutations;
mod recaps;

fn cast() -> Cast {
    Cast { names: ["Ana", "Ben", "Cleo", "Dario", "Eva"].map(str::to_owned).to_vec() }
}

fn sea(name: &str) -> Sea {
    Sea::read(name).expect("a space")
}

/// Plays a random table and shows each of its states.
fn walk(seats: u8, seed: u64, mut visit: impl FnMut(&State, &mut QuickDice)) {
    let mut dice = QuickDice::new(seed);
    let mut table = Play::<Cyclades>::open(seats, &OptionValues::new()).expect("a table");
    loop {
        visit(table.state(), &mut dice);
        let waiting = table.waiting();
        if let Some(seat) = waiting.seats().first() {
            let legal = AnyTable::legal(&table, seat);
            table.act(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("a legal action");
        } else if table.draw(&mut dice).is_none() {
            return;
        }
    }
}

/// The texts every viewer may read.
fn public(l: Language, view: &View) -> Vec<String> {
    let cast = cast();
    let mut texts = status::status(l, &cast, view);
    texts.extend(view.board.everybody().map(|seat| scene::verb(l, view, seat)));
    texts.extend([scene::phase(l, view), scene::notice(l, view), board::text_board(l, &cast, view)]);
    texts
}

/// 4.4: two positions that differ only in one seat's gold read the same for everybody except its owner, and so do the
/// events of an action. The Griffon is the exception: its event shows the stolen gold.
#[test]
fn no_public_text_tells_a_purse() {
    for seats in 2..=5 {
        let mut steps = 0usize;
        walk(seats, 40 + u64::from(seats), |state, dice| {
            steps += 1;
            if matches!(state.board.phase, Phase::Over(_)) || !steps.is_multiple_of(7) {
                return;
            }
            let l = Language::ALL[steps % 3];
            let rich = Seat(dice.below(seats.into()) as u8);
            let mut other = *state;
            other.purses[rich.index()] += 1 + dice.below(9) as u16;
            let views = |viewer| [state, &other].map(|state| Cyclades::view(state, viewer));
            for viewer in [Viewer::Public]
                .into_iter()
                .chain((0..seats).map(|seat| Viewer::Seat(Seat(seat))))
                .filter(|viewer| !viewer.is(rich))
            {
                let [one, two] = views(viewer);
                assert_eq!(public(l, &one), public(l, &two));
                assert_eq!(panel::question(l, &cast(), &one), panel::question(l, &cast(), &two));
            }
            let [own, richer] = views(Viewer::Seat(rich));
            assert_eq!(public(l, &own), public(l, &richer), "the owner reads the same public texts");
            if state.board.alive.has(rich) {
                assert_ne!(panel::question(l, &cast(), &own), panel::question(l, &cast(), &richer), "the own gold");
            }
            let Some(seat) = scene::asked(&own).filter(|&seat| seat != rich) else { return };
            let legal = Cyclades::view(state, Viewer::Seat(seat)).legal;
            let action = legal[dice.below(legal.len() as u32) as usize];
            let told = |state: &State| {
                let (mut state, mut events) = (*state, Vec::new());
                Cyclades::apply(&mut state, seat, action, &mut events);
                let robbed = events.iter().any(|event| matches!(event, Event::Robbed { .. }));
                (robbed, events.iter().map(|event| events::event(l, event)).collect::<Vec<_>>())
            };
            let ((robbed, one), (_, two)) = (told(state), told(&other));
            assert!(robbed || one == two, "{one:?} {two:?}");
        });
        assert!(steps > 100);
    }
}

/// A board fuller than any real table still fits into the text board.
#[test]
fn the_fullest_board_fits() {
    let mut state = Cyclades::start(5, &Cyclades::options(&OptionValues::new()).expect("options"));
    let board = &mut state.board;
    let map = board.map();
    board.cycle = 60;
    for (at, island) in map.islands.iter().enumerate() {
        let holding = &mut board.islands[island.index()];
        holding.owner = Some(Seat([2, 3, 1, 0, 4][at % 5]));
        holding.troops = 8;
        holding.slots = [Some(Building::University); 4];
        holding.markers = 2;
        let owner = holding.owner.expect("an owner").index();
        board.lands[owner] = board.lands[owner].with(island);
    }
    for (at, space) in map.seas.iter().enumerate().skip(map.seas.len() as usize - 40) {
        let owner = Seat((at % 5) as u8);
        board.fleets[space.index()] = Fleets::new(owner, 1);
        board.navies[owner.index()] = board.navies[owner.index()].with(space);
    }
    board.priests = [18; 5];
    board.philosophers = [17; 5];
    board.ledger = [Ledger { gained: 1000, paid: 1000 }; 5];
    board.discounts = [10; 5];
    board.gods.up = 4;
    board.gods.settled = 4;
    board.offerings = [0, 1, 2, 3].map(|seat| Some(Offering { seat: Seat(seat), amount: 200 }));
    board.order = (0..5).map(Seat).collect::<SeatList<_>>();
    board.finished = board.order;
    board.queue = board.order;
    let cards = &mut board.creatures;
    cards.row = [Creature::Sphinx, Creature::Griffon, Creature::Cyclops].map(Some);
    cards.discard = cards.deck;
    cards.deck = Default::default();
    cards.kraken = Some(sea("K5"));
    for (at, figurine) in cards.figurines.iter_mut().enumerate() {
        let island = map.islands.iter().nth(at).expect("an island");
        *figurine = Some(agon_rules::cyclades::board::Figurine { island, owner: Seat(2), cycle: 60 });
    }
    let mut tired = Tired::default();
    map.seas.iter().take(8).for_each(|space| tired.add(space, 1));
    let place = Place::Island(Island::Mykonos);
    let fight =
        Battle { place, attacker: Seat(2), defender: Seat(3), force: 8, round: 8, stage: Stage::DefenderDie(3) };
    let turn = Turn {
        creature: Some(Creature::Chimera),
        copied: Some(Creature::Sylph),
        task: Task::Sylph { steps: 10, tired },
        battle: Some(fight),
        ..Turn::new(3, Seat(2), Some(God::Poseidon))
    };
    let names = Cast { names: vec!["M".repeat(40); 5] };
    for forming in [None, Some(Forming::Give(Building::University))] {
        state.board.phase = Phase::Turn(Turn { forming, ..turn });
        let view = Cyclades::view(&state, Viewer::Public);
        for l in Language::ALL {
            let length = board::text_board(l, &names, &view).encode_utf16().count();
            assert!((2500..=4000).contains(&length), "{l:?}: {length}");
        }
    }
}

/// One event of each kind, several of a kind if the sentence depends on the event's values.
fn every_event() -> Vec<Event> {
    let (seat, other) = (Seat(0), Seat(3));
    let (island, to, at) = (Island::Naxos, Island::Kea, sea("D4"));
    let (place, creature, building) = (Place::Island(island), Creature::Giant, Building::Port);
    let round = |totals| Event::Round { place, attacker: seat, defender: other, dice: (1, 2), totals };
    vec![
        Event::Start { seat, islands: [island, to], seas: [at, sea("E4")] },
        Event::Marker { seat, place: 1 },
        Event::Cycle { cycle: 3 },
        Event::RowLeft { creature: Creature::Fates },
        Event::RowCame { creature, cost: 4 },
        Event::Reshuffled,
        Event::God { god: God::Ares, place: 1 },
        Event::Gods { order: vec![God::Ares, God::Zeus], away: vec![God::Athena, God::Poseidon] },
        Event::Gods { order: God::ALL.to_vec(), away: Vec::new() },
        Event::Income { gains: vec![(seat, 2), (other, 0)], fates: false },
        Event::Income { gains: vec![(seat, 0)], fates: false },
        Event::Income { gains: vec![(seat, 0)], fates: true },
        Event::Bid { seat, god: God::Ares, amount: 5, ousted: None },
        Event::Bid { seat, god: God::Ares, amount: 5, ousted: Some(other) },
        Event::Bid { seat, god: God::Ares, amount: 5, ousted: Some(seat) },
        Event::Queued { seat, place: 2 },
        Event::OfferingPaid { seat, god: God::Zeus, amount: 4 },
        Event::TurnBegins { seat, god: Some(God::Athena) },
        Event::TurnBegins { seat, god: None },
        Event::FigurineLeft { creature: Creature::Medusa, island },
        Event::Recruited { seat, piece: Piece::Troop(island), cost: 0 },
        Event::Recruited { seat, piece: Piece::Philosopher, cost: 4 },
        Event::Built { seat, island, slot: 1, building },
        Event::Swapped { seat, creature },
        Event::Summoned { seat, creature, cost: 3 },
        Event::Forgone { seat, creature },
        Event::Moved { seat, from: island, to, count: 1, flown: false },
        Event::Moved { seat, from: island, to, count: 2, flown: true },
        Event::Sailed { seat, from: at, to: sea("E4"), count: 2 },
        Event::Regrouped { seat, at, count: 3 },
        Event::Taken { seat, island, from: None },
        Event::Taken { seat, island, from: Some(other) },
        Event::Battle { place, attacker: seat, defender: other, force: 3, against: 2, bonus: 1 },
        Event::Die { seat, face: 2 },
        round((4, 5)),
        round((5, 5)),
        round((6, 5)),
        Event::MinotaurFell { island },
        Event::FoughtOn { seat },
        Event::Withdrew { seat, from: place, to: Place::Island(to), count: 2 },
        Event::BattleWon { place, winner: Some(seat) },
        Event::BattleWon { place, winner: None },
        Event::Eliminated { seat, by: other },
        Event::Given { seat, island, building },
        Event::PhilosophersGiven { seat },
        Event::Metropolis { seat, island, fallen: Vec::new() },
        Event::Metropolis { seat, island, fallen: vec![building, Building::Temple] },
        Event::MetropolisLost { seat },
        Event::Lured { seat, victim: other, at, from: None },
        Event::Lured { seat, victim: other, at, from: Some(sea("E4")) },
        Event::Toppled { seat, island, building },
        Event::Remade { seat, island, from: building, to: Building::University },
        Event::Copied { seat, creature },
        Event::Mixed,
        Event::Sold { seat, piece: Piece::Priest, amount: 2 },
        Event::Seized { seat, victim: other, island },
        Event::Robbed { seat, victim: other, amount: 1 },
        Event::Charmed { seat, victim: other, piece: Piece::Philosopher },
        Event::FigurineCame { seat, creature: Creature::Minotaur, island },
        Event::FigurinesClashed { island, creatures: (Creature::Minotaur, Creature::Chiron) },
        Event::Kraken { seat, at },
        Event::Sunk { owner: other, at, count: 2 },
        Event::Pushed { owner: other, from: at, to: sea("E4"), count: 1 },
        Event::Apollo { seat, amount: 4 },
        Event::Prosperity { seat, island },
        Event::TurnEnded { seat, place: 5 },
        Event::Over { reason: Ending::Survivor },
    ]
}

/// The kinds without a sentence: other events of the same step report them.
const UNTOLD: [&str; 3] = ["Die", "God", "TurnEnded"];

fn kind(event: &Event) -> String {
    let shown = format!("{event:?}");
    shown.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_event_has_its_sentence() {
    let source = include_str!("../../../rules/src/cyclades/event.rs");
    let (_, body) = source.split_once("pub enum Event {").expect("the events");
    let (body, _) = body.split_once("\n}").expect("their end");
    let named = body.lines().map(str::trim).filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let kinds: BTreeSet<String> =
        named.map(|line| line.chars().take_while(|c| c.is_ascii_alphanumeric()).collect()).collect();
    let events = every_event();
    assert_eq!(events.iter().map(kind).collect::<BTreeSet<_>>(), kinds);
    for l in Language::ALL {
        let mut told = BTreeSet::new();
        for event in &events {
            let untold = UNTOLD.contains(&kind(event).as_str()) || matches!(event, Event::TurnBegins { god: None, .. });
            let text = events::event(l, event).map(|text| crate::raise(&text));
            assert_eq!(text.is_none(), untold, "{l:?} {event:?}");
            let Some(text) = text else { continue };
            assert!(text.ends_with('.') && !text.contains(['{', '}']) && !text.contains("  "), "{l:?} {text}");
            assert!(text.chars().next().is_some_and(|c| !c.is_lowercase()) && !text.contains("cyclades-"), "{text}");
            assert!(told.insert(text.clone()), "{l:?}: said twice: {text}");
        }
    }
}

#[test]
fn events_read_well() {
    let told = |l, event: Event| events::event(l, &event).unwrap_or_default();
    let bid = Event::Bid { seat: Seat(0), god: God::Ares, amount: 5, ousted: Some(Seat(1)) };
    assert_eq!(told(Language::English, bid), "Sparta offers 5 to Ares and outbids Corinth.");
    let summoned = Event::Summoned { seat: Seat(2), creature: Creature::Cyclops, cost: 3 };
    assert_eq!(told(Language::Spanish, summoned), "Atenas invoca al Cíclope por 3 de oro.");
    let remade = Event::Remade { seat: Seat(3), island: Island::Naxos, from: Building::Port, to: Building::University };
    assert_eq!(told(Language::German, remade), "Theben ersetzt auf Naxos einen Hafen durch eine Universität.");
}

fn four() -> State {
    Cyclades::start(4, &Cyclades::options(&OptionValues::new()).expect("options"))
}

/// Each god's least offering shows its cost, the gold left and the ousted city; offerings beyond the own gold say so.
#[test]
fn an_offering_says_what_it_costs_and_does() {
    let (mut state, seat) = (four(), Seat(0));
    let board = &mut state.board;
    board.gods.order = [God::Ares, God::Zeus, God::Athena, God::Poseidon];
    board.gods.up = 4;
    board.gods.settled = 4;
    board.offerings[God::Ares.index()] = Some(Offering { seat: Seat(1), amount: 4 });
    board.offerings[God::Zeus.index()] = Some(Offering { seat: Seat(2), amount: 9 });
    board.priests[0] = 2;
    board.phase = Phase::Offer { seat, next: 3, lost: None };
    state.purses[0] = 7;
    let question = panel::question(Language::English, &cast(), &Cyclades::view(&state, Viewer::Seat(seat)));
    assert_eq!(question.ask, "Your offering: choose a god, or go to Apollo for free.");
    assert_eq!(question.purse, "You have 7 gold and 2 priests.");
    let told = question.pictured.join("\n");
    assert!(told.contains("5 for Ares costs 3 (2 priests), 4 left. Corinth has to move."), "{told}");
    assert!(told.contains("Zeus: 10 or more, which is beyond your gold."), "{told}");
    assert!(told.contains("1 for Athena costs 1") && told.contains("At Apollo: "), "{told}");
}

/// A god's turn shows prices on its buttons, and the set beside a building.
#[test]
fn a_turn_says_its_prices() {
    let (mut state, seat) = (four(), Seat(0));
    let (l, naxos) = (Language::English, Island::Naxos);
    state.purses[0] = 6;
    state.board.islands[naxos.index()].owner = Some(seat);
    state.board.lands[0] = state.board.lands[0].with(naxos);
    let turn = Turn::new(0, seat, Some(God::Ares));
    state.board.phase = Phase::Turn(turn);
    let button = |state: &State, path: &str| labels::button(l, &state.board, path).unwrap_or(labels::label(l, path));
    assert_eq!(button(&state, "recruit"), "Recruit: free");
    assert_eq!(button(&state, "move"), "Move troops (1)");
    assert_eq!(button(&state, "end"), "End my turn");
    state.board.phase = Phase::Turn(Turn { recruited: 1, ..turn });
    assert_eq!(button(&state, "recruit"), "Recruit (2)");
    assert_eq!(button(&state, "recruit naxos"), "Troop on Naxos (2)");
    let view = Cyclades::view(&state, Viewer::Seat(seat));
    let gain = gains::gain(l, &view, seat, "build naxos 1").unwrap_or_default();
    assert!(gain.starts_with("costs 2, 4 left"), "{gain}");
    let question = panel::question(l, &cast(), &view);
    assert_eq!(question.ask, "Your turn with Ares: do as much as you can pay for, in any order.");
    assert!(question.facts[0].starts_with("Still needed for a metropolis: "), "{question:?}");
    let told = question.pictured.join("\n");
    assert!(told.contains("A fortress: costs 2, 4 left. Then still needed for a metropolis: "), "{told}");
}
