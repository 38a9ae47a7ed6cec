//! The greedy opponent of Cyclades: plans its turn as far as it can foresee, and bids the worth of its plans.
//!
//! [`worth`](mod@worth) evaluates a table, with all weights in one list. [`plans`] searches for the best actions from
//! there, [`offerings`] compares the gods by the plans they would allow, and [`trials`](mod@trials) are decisions that
//! only a search can judge. Gold is behind screens, but every gain and payment is public (4.4), so the opponent may
//! count the others' gold.

mod battles;
mod candidates;
mod features;
mod measures;
mod odds;
mod offerings;
mod plans;
mod pressure;
mod trials;
mod weights;
mod worth;

use crate::greedy::best;
use crate::{Candidate, Effort, Efforts, Errors, Lookahead, Strategy, ValuedMeasure};
use agon_rules::Seat;
use agon_rules::cyclades::{Action, Cyclades, Phase, State, View};
use agon_rules::game::Game;
use agon_rules::luck::Dice;
use plans::Breadth;
use worth::{WEIGHTS, Weights};

/// The breadth of the search in a turn.
const TURN: Breadth = Breadth { kept: 3, depth: 9 };

/// Values whole decisions, and takes the best.
pub struct Best;

impl Strategy for Best {
    type Game = Cyclades;

    fn decide(view: &View, seat: Seat, dice: &mut dyn Dice) -> Option<Vec<Action>> {
        let judge = Judge { seat, weights: WEIGHTS };
        let state = Cyclades::imagine(view, dice);
        match &state.board.phase {
            Phase::Offer { .. } => offerings::offer(&judge, &state, &view.legal, dice),
            _ => best(turns(&judge, &state), dice),
        }
    }
}

impl Lookahead for Best {
    const SCALE: f32 = 83.0;

    const EFFORTS: Efforts = Efforts {
        easy: Errors { candidates: 8, softness: 8.3 },
        normal: Effort { candidates: 4, playouts: 12, rounds: 1, random: 0, prior: 4 },
        hard: Effort { candidates: 6, playouts: 48, rounds: 1, random: 0, prior: 4 },
        expert: Effort { candidates: 8, playouts: 300, rounds: 1, random: 0, prior: 4 },
    };

    fn candidates(view: &View, seat: Seat, _: usize, dice: &mut dyn Dice) -> Vec<Candidate<Action>> {
        let judge = Judge { seat, weights: WEIGHTS };
        let state = Cyclades::imagine(view, dice);
        match &state.board.phase {
            Phase::Offer { .. } => offerings::offers(&judge, &state, &view.legal),
            _ => turns(&judge, &state),
        }
    }

    fn trials(view: &View, seat: Seat, best: f32, dice: &mut dyn Dice) -> Vec<Candidate<Action>> {
        trials::trials(&Judge { seat, weights: WEIGHTS }, &Cyclades::imagine(view, dice), best)
    }

    const WEIGHTS: &'static [f32] = &weights::WEIGHTS;

    fn features(state: &State) -> Vec<Vec<f32>> {
        features::features(state)
    }

    const MEASURES: &'static [ValuedMeasure<State>] = &measures::MEASURES;

    fn time(state: &State) -> u32 {
        state.board.cycle.into()
    }
}

/// Returns the plans for a turn, or for the seat's part in another seat's turn.
fn turns(judge: &Judge, state: &State) -> Vec<Candidate<Action>> {
    let plans = plans::plans(judge, state, TURN).into_iter();
    plans.map(|plan| Candidate { value: plan.value, actions: plan.input(judge) }).collect()
}

/// Judges tables for one seat.
struct Judge {
    seat: Seat,
    weights: Weights,
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::cyclades::data::{God, Island};
    use agon_rules::cyclades::{Battle, Options, Place, Stage, Turn};
    use agon_rules::game::{draw, legal};
    use agon_rules::luck::QuickDice;
    use agon_rules::{SeatSet, Viewer, Waiting};

    /// Makes a table of four after luck has dealt the starts, at a turn of the first seat.
    pub(super) fn turn(god: God) -> State {
        let mut dice = QuickDice::new(1);
        let mut state = Cyclades::start(4, &Options::default());
        while let Some(chance) = draw::<Cyclades>(&state, &mut dice) {
            Cyclades::resolve(&mut state, chance, &mut agon_rules::game::Off);
        }
        state.board.phase = Phase::Turn(Turn::new(0, Seat(0), Some(god)));
        state
    }

    fn chosen(state: &State, seat: Seat, seed: u64) -> Option<String> {
        let view = Cyclades::view(state, Viewer::Seat(seat));
        let actions = Best::decide(&view, seat, &mut QuickDice::new(seed))?;
        Some(actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";"))
    }

    /// Gold that only other seats know does not change a choice, whatever the state contains.
    #[test]
    fn it_cannot_peek() {
        let (mut compared, mut luck) = (0, QuickDice::new(5));
        let mut state = Cyclades::start(4, &Options::default());
        while compared < 500 {
            match Cyclades::waiting(&state) {
                Waiting::Over => state = Cyclades::start(4, &Options::default()),
                Waiting::Chance => {
                    let chance = draw::<Cyclades>(&state, &mut luck).unwrap();
                    Cyclades::resolve(&mut state, chance, &mut agon_rules::game::Off);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let mut other = state;
                    for rival in SeatSet::all(4).without(seat).iter() {
                        other.purses[rival.index()] += luck.below(9) as u16;
                    }
                    assert_eq!(chosen(&state, seat, compared), chosen(&other, seat, compared));
                    compared += 1;
                    let legal = legal::<Cyclades>(&state, seat);
                    let action = legal[luck.below(legal.len() as u32) as usize];
                    Cyclades::apply(&mut state, seat, action, &mut agon_rules::game::Off);
                }
            }
        }
    }

    /// The fourth philosopher completes the metropolis that wins (15.1, 2.1).
    #[test]
    fn it_buys_what_wins() {
        let mut state = turn(God::Athena);
        let lands = state.board.lands(Seat(0));
        let first = lands.iter().next().unwrap();
        state.board.islands[first.index()].metropolis = true;
        state.board.philosophers[0] = 2;
        state.purses[0] = 4;
        let input = chosen(&state, Seat(0), 1).unwrap();
        assert!(input.starts_with("recruit philosopher;recruit philosopher"), "{input}");
    }

    /// The opponent takes a neutral island within reach (12.3).
    #[test]
    fn it_lands_where_nobody_is() {
        let state = turn(God::Ares);
        let free = [Island::Delos, Island::Kythnos];
        let reached = |state: &State, seat: Seat| {
            let mut state = *state;
            state.board.phase = Phase::Turn(Turn::new(0, seat, Some(God::Ares)));
            let moves = legal::<Cyclades>(&state, seat).into_iter();
            let lands = moves.filter(|action| matches!(action, Action::Move(_, to, _) if free.contains(to))).count();
            (lands > 0).then_some(state)
        };
        let mut tried = 0;
        for seat in SeatSet::all(4).iter() {
            let Some(mut state) = reached(&state, seat) else { continue };
            state.purses[seat.index()] = 4;
            state.board.ledger[seat.index()].paid = 1;
            let input = chosen(&state, seat, 1).unwrap();
            assert!(free.iter().any(|island| input.contains(&format!(" {} 1", island.word()))), "{input}");
            tried += 1;
        }
        assert!(tried > 0);
    }

    /// One troop withdraws from a fight against eight (13.3).
    #[test]
    fn it_withdraws_when_there_is_no_hope() {
        let mut state = turn(God::Ares);
        let lands: Vec<Island> = state.board.lands(Seat(1)).iter().collect();
        let place = Place::Island(lands[0]);
        // Fleets all around link the defender's islands.
        let map = state.board.map();
        for sea in map.seas.iter() {
            state.board.fleets[sea.index()] = agon_rules::cyclades::board::Fleets::new(Seat(1), 1);
        }
        state.board.navies = Default::default();
        state.board.navies[1] = map.seas;
        let mut fight = Turn::new(0, Seat(0), Some(God::Ares));
        let (attacker, defender) = (Seat(0), Seat(1));
        fight.battle = Some(Battle { place, attacker, defender, force: 6, round: 2, stage: Stage::Defender });
        state.board.phase = Phase::Turn(fight);
        assert_eq!(chosen(&state, Seat(1), 1).unwrap(), format!("withdraw {}", lands[1].word()));
    }
}
