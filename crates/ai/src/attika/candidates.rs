//! The building candidates of a search: a rough value for every place, and the best few of them.

use super::Judge;
use super::routes::{Detours, FAR, cheapest_chain};
use super::sides::{Side, room, side};
use agon_rules::Seat;
use agon_rules::attika::data::{BUILDS, Building, SPACES};
use agon_rules::attika::spaces::Space;
use agon_rules::attika::{Action, Attika, Cards, State};
use agon_rules::game::legal;

/// The most a chain through a space may exceed the cheapest one to count as an alternative, in tenths of actions.
const DETOUR: u16 = 15;
/// The value of a space on a chain, shared among the missing spaces.
const FAR_OFF: f32 = 15.0;
/// The value of a space on a chain, shared among the missing spaces, if one turn could build on all of them.
const IN_REACH: f32 = 80.0;
/// The most spaces to try for one kind of building.
const EACH: usize = 3;

/// The values of spaces at a table, for any building.
pub(super) struct Sights {
    side: Side,
    spaces: [f32; SPACES],
}

impl Sights {
    pub(super) fn of(judge: &Judge, state: &State) -> Sights {
        let board = &state.board;
        let mut spaces = [0.0; SPACES];
        let mut add = |side: &Side, seat: Seat| {
            let actions = BUILDS + board.amphorae[seat.index()];
            // By the costs of the buildings, and by their number alone: with few missing spaces both chains are near.
            for filling in [&side.filling, &[10; SPACES]] {
                let Some(route) = cheapest_chain(&board.map, seat, filling) else { return };
                let detours = Detours::of(&board.map, seat, filling);
                // The nearer the end of the chain, the more its spaces count.
                let steps = route.gaps.len().max(1);
                let worth = if steps > usize::from(actions) { FAR_OFF } else { IN_REACH } / steps as f32;
                for space in board.map.empty().iter() {
                    let through = detours.through(space);
                    if through < FAR && through <= route.cost + DETOUR {
                        let detour = f32::from(through.saturating_sub(route.cost)) / f32::from(2 * DETOUR);
                        spaces[space.index()] += worth * (1.0 - detour);
                    }
                }
            }
        };
        let own = judge.own(state);
        add(&own, judge.seat);
        for rival in board.everybody().filter(|&seat| seat != judge.seat) {
            let theirs = side(board, rival, judge.purse(state, rival), &judge.weights);
            add(&theirs, rival);
        }
        Sights { side: own, spaces }
    }

    /// Returns the rough value of a building on a space.
    fn glance(&self, judge: &Judge, state: &State, building: Building, space: Space) -> f32 {
        let (board, seat) = (&state.board, judge.seat);
        let price = 10.0 * f32::from(board.price(seat, building, space).from_hand(state.hand(seat)));
        let children = Building::ALL.into_iter().filter(|child| child.disc().from == Some(building));
        let left = |child: Building| board.on_mat(seat, child) + board.unseen[seat.index()][child.index()];
        let children: u8 = children.map(left).sum();
        f32::from(self.side.expected[building.index()]) - price
            + 5.0 * f32::from(children.min(room(board, space)))
            + self.spaces[space.index()]
    }

    /// Returns the most promising ways to put a disc on the board, at most `count`.
    pub(super) fn builds(&self, judge: &Judge, state: &State, drawn: Option<Building>, count: usize) -> Vec<Action> {
        let site = |action: Action| match (action, drawn) {
            (Action::Build(building, space), _) | (Action::Place(space), Some(building)) => Some((building, space)),
            _ => None,
        };
        let all = legal::<Attika>(state, judge.seat).into_iter();
        let mut valued: Vec<(f32, Building, Action)> = all
            .filter_map(|action| {
                let (building, space) = site(action)?;
                Some((self.glance(judge, state, building, space), building, action))
            })
            .collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut chosen = Vec::with_capacity(count);
        let mut tried = [0; Building::COUNT];
        let each = if drawn.is_some() { count } else { EACH };
        for (_, building, action) in valued {
            if chosen.len() < count && tried[building.index()] < each {
                tried[building.index()] += 1;
                chosen.push(action);
            }
        }
        chosen
    }

    /// Returns the number of these cards that would help to pay for discs on the mat.
    pub(super) fn kept(&self, hand: Cards) -> u8 {
        self.side.wanted.common(hand).len()
    }
}
