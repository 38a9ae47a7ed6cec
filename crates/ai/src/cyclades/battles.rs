//! The possible ends of a battle: won or lost, each with its chance (§13).

use super::odds::odds;
use agon_rules::cyclades::board::Fleets;
use agon_rules::cyclades::data::Creature;
use agon_rules::cyclades::{Action, Battle, Chance, Cyclades, Place, Stage, State, bonus, defenders};
use agon_rules::game::{Game, Off};

/// The best faces of the dice for the attacker, attacker's first; below, the worst ones.
const BEST: (u8, u8) = (3, 0);
const WORST: (u8, u8) = (0, 3);

/// Returns the present battle; `None` if there is none.
pub(super) fn under_way(state: &State) -> Option<Battle> {
    state.board.turn().and_then(|turn| turn.battle)
}

/// Returns the table after the attacker wins a battle and after it loses, each with its chance. It assumes that no side
/// withdraws, and keeps the average number of units.
pub(super) fn ends(state: &State, battle: &Battle) -> [(f32, State); 2] {
    let board = &state.board;
    let minotaur = match battle.place {
        Place::Island(island) => u8::from(board.has_figurine(Creature::Minotaur, island)),
        Place::Sea(_) => 0,
    };
    let units = defenders(board, battle.place) + minotaur;
    // The Minotaur is one of the units that must fall; its bonus lasts until then (14.5).
    let edge = bonus(board, battle.place, battle.defender) - minotaur;
    let odds = odds(battle.force, units, edge);
    [(odds.win, fought(state, battle, BEST, odds.left)), (1.0 - odds.win, fought(state, battle, WORST, odds.held))]
}

/// Fights the battle to its end with the same dice in every round, and keeps about `left` units.
fn fought(state: &State, battle: &Battle, dice: (u8, u8), left: f32) -> State {
    let mut state = *state;
    while let Some(battle) = under_way(&state) {
        match battle.stage {
            Stage::AttackerDie => Cyclades::resolve(&mut state, Chance::Die(dice.0), &mut Off),
            Stage::DefenderDie(_) => Cyclades::resolve(&mut state, Chance::Die(dice.1), &mut Off),
            Stage::Defender => Cyclades::apply(&mut state, battle.defender, Action::Fight, &mut Off),
            Stage::Attacker => Cyclades::apply(&mut state, battle.attacker, Action::Fight, &mut Off),
        }
    }
    let left = |there: u8| ((left + 0.5) as u8).clamp(there.min(1), there.max(1));
    match battle.place {
        Place::Island(island) => {
            let troops = &mut state.board.islands[island.index()].troops;
            *troops = left(*troops).min(*troops);
        }
        Place::Sea(sea) => {
            let fleets = &mut state.board.fleets[sea.index()];
            if let Some(owner) = fleets.owner() {
                *fleets = Fleets::new(owner, left(fleets.count()).min(fleets.count()));
            }
        }
    }
    state
}
