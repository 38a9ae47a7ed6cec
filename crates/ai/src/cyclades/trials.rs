//! Decisions whose use the worth of a table does not measure: to protect an island by Chiron (14.5), and to swap a card
//! of the row (10.4). Only playouts tell whether they pay.

use super::pressure::flight;
use super::{Judge, turns};
use crate::Candidate;
use agon_rules::cyclades::data::{Creature, Island, SPECIAL_COST};
use agon_rules::cyclades::{Action, Board, Cyclades, Place, State, Task, Turn};
use agon_rules::game::{Game, Off};

/// The points below the best decision: more than luck in a few playouts makes up for.
const DOUBT: f32 = 10.0;
/// The least points at risk for which Chiron may pay: half a metropolis.
const AT_RISK: f32 = 50.0;
/// The points of a building that the Giant may destroy.
const BUILDING: f32 = 10.0;
/// The most cards to try to swap.
const SWAPS: usize = 2;
/// The least gold left after a swap: the price of most creatures.
const LEFT: u16 = 3;

/// Returns the trials of a turn, the most promising first. `best` is the value of the best decision.
pub(super) fn trials(judge: &Judge, state: &State, best: f32) -> Vec<Candidate<Action>> {
    let own = |turn: &&Turn| turn.seat == judge.seat && turn.forming.is_none() && turn.battle.is_none();
    let Some(turn) = state.board.turn().filter(own) else { return Vec::new() };
    let all = chiron(judge, state, turn).into_iter().chain(swaps(judge, state));
    all.map(|actions| Candidate { actions, value: best - DOUBT }).collect()
}

/// Returns Chiron's summons to the island most at risk, with the best plan after it; `None` if that is illegal or no
/// island needs it.
fn chiron(judge: &Judge, state: &State, turn: &Turn) -> Option<Vec<Action>> {
    let there = Action::At(Place::Island(at_risk(judge, &state.board)?));
    let mut actions = match turn.task {
        Task::Free => vec![Action::Summon(Creature::Chiron), there],
        Task::Target if turn.power() == Some(Creature::Chiron) => vec![there],
        _ => return None,
    };
    let mut after = *state;
    for &action in &actions {
        Cyclades::check(&after, judge.seat, action).ok()?;
        Cyclades::apply(&mut after, judge.seat, action, &mut Off);
    }
    let rest = turns(judge, &after).into_iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
    actions.extend(rest.actions);
    Some(actions)
}

/// Returns the own island without a figurine that a flight or the Giant could harm most; `None` if none is in danger.
fn at_risk(judge: &Judge, board: &Board) -> Option<Island> {
    let guarded = |island| Creature::FIGURINES.into_iter().any(|creature| board.has_figurine(creature, island));
    let open = board.lands(judge.seat).iter().filter(|&island| !guarded(island));
    let risks = open.map(|island| (island, risk(judge, board, island))).filter(|&(_, risk)| risk >= AT_RISK);
    risks.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(island, _)| island)
}

/// Returns the points that its holder could lose on an island by a flight or by the Giant.
fn risk(judge: &Judge, board: &Board, island: Island) -> f32 {
    let rivals = board.alive.without(judge.seat).iter();
    let taken = rivals.map(|rival| flight(board, rival, island)).fold(0.0, f32::max);
    judge.island(board, island) * taken + BUILDING * board.holding(island).buildings().count() as f32
}

/// Returns swaps of the cheapest cards, which the next seats are most likely to buy. What luck draws is unknown, so the
/// decision ends there.
fn swaps(judge: &Judge, state: &State) -> impl Iterator<Item = Vec<Action>> {
    let rich = state.purse(judge.seat) >= SPECIAL_COST + LEFT;
    let swaps = state.board.creatures.row.into_iter().rev().flatten().map(Action::Swap);
    let legal = swaps.filter(move |&swap| rich && Cyclades::check(state, judge.seat, swap).is_ok());
    legal.take(SWAPS).map(|swap| vec![swap])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lookahead;
    use crate::cyclades::Best;
    use crate::cyclades::tests::turn;
    use agon_rules::cyclades::data::God;
    use agon_rules::luck::QuickDice;
    use agon_rules::{Seat, Viewer};

    const OWN: Seat = Seat(0);

    /// Makes a turn of the first seat with this row, the dearest card first, and enough gold.
    fn at(god: God, row: [Creature; 3]) -> State {
        let mut state = turn(god);
        let cards = &mut state.board.creatures;
        let dealt = cards.row.into_iter().flatten().fold(cards.deck, |deck, card| deck.with(card));
        cards.deck = row.into_iter().fold(dealt, |deck, card| deck.without(card));
        cards.row = row.map(Some);
        state.purses[OWN.index()] = 8;
        state
    }

    /// Returns what a search of four candidates compares. All of it must be legal as a whole.
    fn considered(state: &State) -> Vec<Vec<Action>> {
        let view = Cyclades::view(state, Viewer::Seat(OWN));
        let found = Best::considered(&view, OWN, 4, &mut QuickDice::new(1));
        assert!(found.len() <= 4 && found.iter().all(|candidate| candidate.value <= found[0].value));
        for candidate in &found {
            let mut state = *state;
            for &action in &candidate.actions {
                assert_eq!(Cyclades::check(&state, OWN, action), Ok(()), "{:?}", candidate.actions);
                Cyclades::apply(&mut state, OWN, action, &mut Off);
            }
        }
        found.into_iter().map(|candidate| candidate.actions).collect()
    }

    /// Gives the first seat a metropolis, and the second so many troops to fly there. Returns the metropolis' island.
    fn threaten(state: &mut State, troops: u8) -> Option<Island> {
        let own = state.board.lands(OWN).iter().next()?;
        let theirs = state.board.lands(Seat(1)).iter().next()?;
        state.board.islands[own.index()].metropolis = true;
        state.board.islands[theirs.index()].troops = troops;
        Some(own)
    }

    #[test]
    fn chiron_may_protect_a_metropolis_in_danger() {
        let mut state = at(God::Athena, [Creature::Siren, Creature::Fates, Creature::Chiron]);
        let own = threaten(&mut state, 6).unwrap();
        let wanted = [Action::Summon(Creature::Chiron), Action::At(Place::Island(own))];
        let protects = |state: &State| considered(state).iter().any(|actions| actions.starts_with(&wanted));
        assert!(protects(&state));
        // A swap and other plans have their place too.
        state.board.phase = turn(God::Zeus).board.phase;
        assert!(protects(&state));
        state.purses[OWN.index()] = 0;
        assert!(!protects(&state), "there is no gold for it");
        state.purses[OWN.index()] = 8;
        state.board.islands[own.index()].troops = 8;
        assert!(!protects(&state), "eight troops need no Chiron");
    }

    #[test]
    fn zeus_may_swap_the_cheapest_cards() {
        let row = [Creature::Siren, Creature::Fates, Creature::Satyr];
        let mut state = at(God::Zeus, row);
        let swaps = |state: &State| -> Vec<Action> {
            let found = considered(state).into_iter();
            found.filter(|actions| matches!(actions.as_slice(), [Action::Swap(_)])).flatten().collect()
        };
        assert_eq!(swaps(&state), [Action::Swap(Creature::Satyr), Action::Swap(Creature::Fates)]);
        state.purses[OWN.index()] = LEFT;
        assert!(swaps(&state).is_empty(), "too little gold would be left");
        assert!(swaps(&at(God::Athena, row)).is_empty(), "only Zeus swaps");
    }
}
