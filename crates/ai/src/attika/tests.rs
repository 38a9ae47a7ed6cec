//! Tests of the opponent's foresight and of its fairness.

use super::routes::{Detours, FAR, cheapest_chain};
use super::*;
use agon_rules::Viewer;
use agon_rules::attika::ages::Draws;
use agon_rules::attika::data::{Building, SPACES};
use agon_rules::attika::{Cards, Ending, Options, Space};
use agon_rules::game::{Off, Waiting, draw, legal};
use agon_rules::luck::QuickDice;

const OWN: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

/// Buildings without arrows between them, as filling for chains.
const STONES: [Building; 5] =
    [Building::Mill, Building::Village, Building::Market, Building::Stadium, Building::Temple];

/// Makes a table after the deal, with the first seat to move.
fn dealt(seats: u8, seed: u64) -> State {
    let mut dice = QuickDice::new(seed);
    let mut state = Attika::start(seats, &Options { amphorae: 5 });
    while let Some(chance) = draw::<Attika>(&state, &mut dice) {
        Attika::resolve(&mut state, chance, &mut Off);
    }
    state.board.turn.seat = OWN;
    state
}

fn chosen(state: &State, seat: Seat, seed: u64) -> Vec<Action> {
    Best::decide(&Attika::view(state, Viewer::Seat(seat)), seat, &mut QuickDice::new(seed)).unwrap()
}

fn does(state: &State, actions: &[Action]) -> State {
    let mut state = state.clone();
    actions.iter().for_each(|&action| Attika::apply(&mut state, OWN, action, &mut Off));
    state
}

/// Gives a seat six cards of each landscape, from the deck.
fn enrich(state: &mut State, seat: Seat) {
    let cards = Cards::new([6; 4]);
    let all = state.deck.plus(state.hand(seat));
    state.deck = all.minus(cards);
    state.hands[seat.index()] = cards;
    state.board.hands[seat.index()] = cards.len();
    let mut hands = [Cards::NONE; 4];
    hands.copy_from_slice(&state.hands);
    state.draws = Draws::of(&[hands]);
}

/// Builds a seat's shortest chain between two shrines except its last space, and returns that space.
fn chain(state: &mut State, seat: Seat) -> Space {
    let route = cheapest_chain(&state.board.map, seat, &[10; SPACES]).unwrap();
    let gaps: Vec<Space> = route.gaps.iter().collect();
    for (&space, building) in gaps[1..].iter().zip(STONES) {
        state.board.map.build(seat, building, space);
        let (mats, unseen) = (&mut state.board.mats, &mut state.board.unseen);
        (mats[seat.index()][building.index()], unseen[seat.index()][building.index()]) = (0, 0);
    }
    gaps[0]
}

/// §14: the shortest chain between two shrines has six buildings in each layout.
#[test]
fn the_first_chain_takes_six() {
    for seats in 2..=4 {
        let map = dealt(seats, 1).board.map;
        let route = cheapest_chain(&map, OWN, &[10; SPACES]).unwrap();
        let detours = Detours::of(&map, OWN, &[10; SPACES]);
        assert_eq!((route.cost, route.gaps.len()), (60, 6), "{seats} seats");
        assert!(route.gaps.iter().all(|space| detours.through(space) == 60));
    }
}

/// Only one building is missing between two shrines (4.1 b).
#[test]
fn it_joins_two_shrines() {
    for seed in 0..20 {
        let mut state = dealt(2 + (seed % 3) as u8, seed);
        enrich(&mut state, OWN);
        chain(&mut state, OWN);
        let after = does(&state, &chosen(&state, OWN, seed));
        assert_eq!(after.phase, Phase::Over(Ending::Shrines(OWN)), "{seed}");
    }
}

/// Three buildings are missing, and one turn can build all three (5.1).
#[test]
fn it_sees_a_whole_turn_ahead() {
    let mut seen = 0;
    for seed in 0..20 {
        let mut state = dealt(2, seed);
        enrich(&mut state, OWN);
        let route = cheapest_chain(&state.board.map, OWN, &[10; SPACES]).unwrap();
        for (space, building) in route.gaps.iter().take(3).zip(STONES) {
            state.board.map.build(OWN, building, space);
            state.board.mats[0][building.index()] = 0;
        }
        if state.board.mats[0].iter().sum::<u8>() < 3 {
            continue;
        }
        seen += 1;
        let after = does(&state, &chosen(&state, OWN, seed));
        assert_eq!(after.phase, Phase::Over(Ending::Shrines(OWN)), "{seed}");
    }
    assert!(seen > 10, "only {seen} tables");
}

/// A rival needs one more building to join two shrines; after the turn it must need more.
#[test]
fn it_cuts_a_rivals_chain() {
    for seed in 0..20 {
        let mut state = dealt(2, seed);
        enrich(&mut state, RIVAL);
        enrich(&mut state, OWN);
        let gap = chain(&mut state, RIVAL);
        let steps = |state: &State| {
            let route = cheapest_chain(&state.board.map, RIVAL, &[10; SPACES]);
            route.map_or(usize::MAX, |route| route.gaps.len())
        };
        assert_eq!(steps(&state), 1);
        let actions = chosen(&state, OWN, seed);
        assert!(steps(&does(&state, &actions)) > 1, "{seed}: {gap} is open after {actions:?}");
    }
}

/// Returns the table with cards exchanged between the others' hands and the deck; the seat knows no difference.
fn scrambled(state: &State, seat: Seat, dice: &mut QuickDice) -> State {
    let mut other = state.clone();
    let mut ages: Vec<_> = state.draws.iter().copied().collect();
    let Some(age) = ages.last_mut() else { return other };
    for rival in state.board.everybody().filter(|&rival| rival != seat).map(Seat::index) {
        for _ in 0..8 {
            // Only cards drawn from this deck and still held are exchangeable.
            let held = age[rival].common(other.hands[rival]);
            let (given, got) = (any(held, dice), any(other.deck, dice));
            let (Some(given), Some(got)) = (given, got) else { continue };
            other.deck = other.deck.minus(got).plus(given);
            other.hands[rival] = other.hands[rival].minus(given).plus(got);
            age[rival] = age[rival].minus(given).plus(got);
        }
    }
    other.draws = Draws::of(&ages);
    other
}

fn any(cards: Cards, dice: &mut QuickDice) -> Option<Cards> {
    let count = u32::from(cards.len());
    if count == 0 { None } else { cards.nth(dice.below(count) as u8).map(Cards::one) }
}

/// Others' hands and the deck change no choice, neither through the view nor through the imagined table.
#[test]
fn it_cannot_peek() {
    let (mut compared, mut luck) = (0, QuickDice::new(5));
    for game in 0..9 {
        let seats = 2 + game % 3;
        let mut state = Attika::start(seats, &Options { amphorae: 5 });
        loop {
            match Attika::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let chance = draw::<Attika>(&state, &mut luck).unwrap();
                    Attika::resolve(&mut state, chance, &mut Off);
                }
                Waiting::Seats(asked) => {
                    let seat = asked.first().unwrap();
                    let other = scrambled(&state, seat, &mut luck);
                    if (other.deck, other.hands) != (state.deck, state.hands) {
                        compared += 1;
                        assert_eq!(chosen(&state, seat, compared), chosen(&other, seat, compared));
                        let [here, there] = [&state, &other].map(|table| {
                            best(Judge::new(table, seat, WEIGHTS).candidates(table), &mut QuickDice::new(compared))
                        });
                        assert_eq!(here, there);
                    }
                    let legal = legal::<Attika>(&state, seat);
                    let action = legal[luck.below(legal.len() as u32) as usize];
                    Attika::apply(&mut state, seat, action, &mut Off);
                }
            }
        }
    }
    println!("{compared} tables with other secrets");
    assert!(compared > 500, "only {compared} tables with other secrets");
}

/// The cheapest chain costs as much as the cheapest way through any of its spaces, whatever stands on the board.
#[test]
fn a_chain_is_the_cheapest_way_through_each_of_its_spaces() {
    let mut chains = 0;
    for seed in 0..40 {
        let mut state = dealt(2 + (seed % 3) as u8, seed);
        let mut dice = QuickDice::new(seed);
        for step in 0..24 {
            let empty: Vec<Space> = state.board.map.empty().iter().collect();
            let space = empty[dice.below(empty.len() as u32) as usize];
            state.board.map.build(if step % 2 == 0 { OWN } else { RIVAL }, STONES[step / 2 % STONES.len()], space);
        }
        let building: [u16; SPACES] = std::array::from_fn(|_| 10 + dice.below(40) as u16);
        let detours = Detours::of(&state.board.map, OWN, &building);
        let least = state.board.map.spaces().map(|space| detours.through(space)).min().unwrap();
        let Some(route) = cheapest_chain(&state.board.map, OWN, &building) else {
            assert_eq!(least, FAR, "{seed}");
            continue;
        };
        assert_eq!(route.cost, least, "{seed}");
        assert_eq!(route.gaps.iter().map(|space| building[space.index()]).sum::<u16>(), least, "{seed}");
        chains += 1;
    }
    assert!((20..40).contains(&chains), "{chains} chains");
}
