//! Choices before they are paid: acts, prices, targets and places; the race and what threatens.

use super::{four, sea};
use crate::Language;
use crate::cyclades::{effects, gains, labels, previews, race};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Building, Creature, God, Island};
use agon_rules::cyclades::{Cyclades, Phase, State, Task, Turn, View};
use agon_rules::game::{Game, Viewer};

const L: Language = Language::English;
const SPARTA: Seat = Seat(0);
const THEBES: Seat = Seat(3);

/// A turn of Sparta with a god and 6 gold: Naxos with a troop, and two fleets at D6 beside one of Thebes at D5.
fn turn(god: God) -> State {
    let mut state = four();
    state.purses[0] = 6;
    let board = &mut state.board;
    board.cycle = 2;
    let naxos = &mut board.islands[Island::Naxos.index()];
    (naxos.owner, naxos.troops) = (Some(SPARTA), 1);
    board.lands[0] = board.lands[0].with(Island::Naxos);
    for (seat, at, count) in [(SPARTA, "D6", 2), (THEBES, "D5", 1)] {
        board.fleets[sea(at).index()] = agon_rules::cyclades::board::Fleets::new(seat, count);
        board.navies[seat.index()] = board.navies[seat.index()].with(sea(at));
    }
    board.phase = Phase::Turn(Turn::new(0, SPARTA, Some(god)));
    state
}

fn view(state: &State) -> View {
    Cyclades::view(state, Viewer::Seat(SPARTA))
}

fn gain(state: &State, path: &str) -> String {
    gains::gain(L, &view(state), SPARTA, path).unwrap_or_default()
}

fn button(state: &State, path: &str) -> String {
    labels::button(L, &state.board, path).unwrap_or_else(|| labels::label(L, path))
}

#[test]
fn free_is_a_price_and_empty_is_a_place() {
    let state = turn(God::Poseidon);
    assert_eq!(gain(&state, "sail D6 D7 2"), "costs 1 · empty sea");
    assert_eq!(gain(&state, "sail D6 D7 1"), "costs 1 · empty sea · left behind: 1");
    assert_eq!(gain(&state, "sail D6 D5 2"), "costs 1 · battle: 2 against 1");
    assert_eq!(button(&state, "recruit"), "Recruit: free");
}

#[test]
fn a_button_says_the_act() {
    let mut state = turn(God::Poseidon);
    assert_eq!(button(&state, "sail D6 D5 2"), "Attack Thebes at D5 with 2");
    let task = Task::Sail { at: sea("D6"), group: 2, steps: 2, regrouped: true };
    state.board.phase = Phase::Turn(Turn { task, ..Turn::new(0, SPARTA, Some(God::Poseidon)) });
    assert_eq!(button(&state, "to D5"), "Attack Thebes at D5");
    assert_eq!(button(&state, "to D7"), "→ D7 · empty");
    let mut state = turn(God::Zeus);
    state.board.islands[Island::Naxos.index()].slots[0] = Some(Building::Port);
    let creature = Some(Creature::Giant);
    state.board.phase = Phase::Turn(Turn { creature, task: Task::Target, ..Turn::new(0, SPARTA, Some(God::Zeus)) });
    assert_eq!(button(&state, "topple naxos 1"), "Destroy the port on Naxos");
}

#[test]
fn a_creature_says_what_it_does_and_to_how_many_before_it_is_paid() {
    let mut state = turn(God::Zeus);
    let cards = &mut state.board.creatures;
    cards.deck = cards.deck.without(Creature::Cyclops).without(Creature::Siren);
    cards.row = [Some(Creature::Siren), Some(Creature::Cyclops), None];
    assert_eq!(gain(&state, "summon cyclops"), "costs 3, 3 left · 0 targets");
    state.board.islands[Island::Naxos.index()].slots[0] = Some(Building::Port);
    assert_eq!(gain(&state, "summon cyclops"), "costs 3, 3 left · 1 target");
    assert_eq!(gain(&state, "summon siren"), "costs 4, 2 left · 1 target");
    let told = previews::preview(L, &view(&state), SPARTA, "summon cyclops").unwrap_or_default();
    assert_eq!(told, "Costs 3, 3 left. Turns a building of yours into one of another kind. It has 1 target now.");
    assert_eq!(effects::effect(L, "summon cyclops").as_deref(), Some("turns one of your buildings into another kind"));
}

#[test]
fn every_god_creature_building_and_card_has_an_effect() {
    let gods = God::ALL.iter().map(|god| format!("bid {}", god.word())).chain(["bid apollo".to_owned()]);
    let creatures = Creature::ALL.iter().map(|card| format!("summon {}", card.word()));
    let buildings = Building::ALL.iter().map(|building| format!("remake naxos 1 {}", building.word()));
    let cards = ["recruit priest", "sell philosopher"].map(str::to_owned);
    for path in gods.chain(creatures).chain(buildings).chain(cards) {
        for l in Language::ALL {
            let told = effects::effect(l, &path).unwrap_or_default();
            let length = told.encode_utf16().count();
            assert!((1..=90).contains(&length) && !told.contains("cyclades-"), "{l:?} {path}: {told}");
        }
    }
    for path in ["", "end", "bid", "build naxos 1", "recruit naxos", "to D4"] {
        assert_eq!(effects::effect(L, path), None, "{path}");
    }
}

#[test]
fn the_race_names_who_has_metropolises_and_what_i_need() {
    let mut state = turn(God::Ares);
    assert_eq!(
        race::race(L, &view(&state)).as_deref(),
        Some("Metropolises (2 win): **you 0** · all others 0 · you need: fortress, port, temple, university")
    );
    let kea = &mut state.board.islands[Island::Kea.index()];
    (kea.owner, kea.metropolis) = (Some(THEBES), true);
    state.board.lands[3] = state.board.lands[3].with(Island::Kea);
    state.board.philosophers[0] = 3;
    assert_eq!(
        race::race(L, &view(&state)).as_deref(),
        Some("Metropolises (2 win): Thebes 1 · **you 0** · all others 0 · you need: 1 philosopher")
    );
    let public = race::race(L, &Cyclades::view(&state, Viewer::Public));
    assert_eq!(public.as_deref(), Some("Metropolises (2 win): Thebes 1 · all others 0"));
}

#[test]
fn the_nearest_threat_comes_first() {
    let mut state = turn(God::Ares);
    assert_eq!(race::threats(L, &view(&state)), Vec::<String>::new());
    // Sparta lacks one philosopher; Thebes has three kinds, then a metropolis too.
    state.board.philosophers[0] = 3;
    let milos = &mut state.board.islands[Island::Milos.index()];
    milos.owner = Some(THEBES);
    milos.slots = [Some(Building::Port), Some(Building::Fortress), Some(Building::University), None];
    state.board.lands[3] = state.board.lands[3].with(Island::Milos);
    let piece = [
        "Thebes needs only a temple (Zeus) for a metropolis.",
        "You need only a philosopher (Athena) for a metropolis.",
    ];
    assert_eq!(race::threats(L, &view(&state)), piece);
    let kea = &mut state.board.islands[Island::Kea.index()];
    (kea.owner, kea.metropolis) = (Some(THEBES), true);
    state.board.lands[3] = state.board.lands[3].with(Island::Kea);
    let told = race::threats(L, &view(&state));
    assert_eq!(told[0], "Thebes needs only a temple (Zeus) for the metropolis that wins.");
}
