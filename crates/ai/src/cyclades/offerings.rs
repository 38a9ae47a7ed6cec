//! Offerings: each god is worth the gain of a turn with it, after its cost (§9).

use super::Judge;
use super::plans::{Breadth, Plan, plans};
use crate::Candidate;
use crate::greedy::whim;
use agon_rules::cyclades::data::{APOLLO, God, target};
use agon_rules::cyclades::offerings::{cost, least};
use agon_rules::cyclades::{Action, Board, Phase, State, Turn};
use agon_rules::luck::Dice;
use agon_rules::{Seat, SeatSet};

/// The breadth of the search in the turn a god would give.
const GLANCE: Breadth = Breadth { kept: 1, depth: 7 };

/// The amounts above the least offering that a search tries.
const RAISES: [u8; 5] = [0, 1, 2, 4, 6];

/// The expected gain of a god, by the gold spent in the turn.
struct Prospect {
    god: God,
    plans: Vec<(u16, u16, f32)>,
    /// The worth of keeping this god from all other seats.
    denial: f32,
}

impl Prospect {
    fn of(judge: &Judge, state: &State, god: God) -> Prospect {
        let place = state.board.gods.available().iter().position(|&other| other == god).unwrap_or_default();
        let mut state = *state;
        state.board.phase = Phase::Turn(Turn::new(place as u8, judge.seat, Some(god)));
        let plans = plans(judge, &state, GLANCE).into_iter();
        let line = |plan: Plan| {
            let purse = plan.state.purse(judge.seat);
            (plan.spent, purse, plan.value - judge.gold(purse))
        };
        Prospect { god, plans: plans.map(line).collect(), denial: 0.0 }
    }

    /// Returns the worth of the best plan that the seat can still pay after an offering of this cost.
    fn value(&self, judge: &Judge, purse: u16, cost: u16) -> f32 {
        let left = purse.saturating_sub(cost);
        let afforded = self.plans.iter().filter(|(spent, ..)| *spent <= left);
        let values = afforded.map(|(_, purse, value)| value + judge.gold(purse.saturating_sub(cost)));
        self.denial + values.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Chooses an offering to the most promising god, or Apollo; `None` if the seat may offer nothing.
pub(super) fn offer(judge: &Judge, state: &State, legal: &[Action], dice: &mut dyn Dice) -> Option<Vec<Action>> {
    let board = &state.board;
    let state = reserved(judge, state);
    let purse = state.purse(judge.seat);
    let priests = board.priests[judge.seat.index()];
    let rivals = on_the_brink(board, judge.seat);
    let mut choices: Vec<(Option<Prospect>, f32)> = Vec::new();
    for (mut prospect, amount) in prospects(judge, &state, legal) {
        if rivals.iter().any(|rival| could_win(judge, rival, &state, prospect.god)) {
            prospect.denial = judge.weights.denial;
        }
        let value = prospect.value(judge, purse, cost(amount, priests));
        choices.push((Some(prospect), value + whim(dice)));
    }
    if legal.contains(&Action::BidApollo) {
        choices.push((None, apollo(judge, &state)));
    }
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let second = choices.get(1).map_or(f32::NEG_INFINITY, |choice| choice.1);
    match choices.into_iter().next() {
        None => legal.first().map(|&action| vec![action]),
        Some((None, _)) => Some(vec![Action::BidApollo]),
        Some((Some(prospect), _)) => {
            let least = u8::try_from(least(board, prospect.god)).unwrap_or(u8::MAX);
            let worth_it = |amount: &u8| prospect.value(judge, purse, cost(*amount, priests)) > second;
            let most = bids(legal, prospect.god).filter(worth_it).max().unwrap_or(least);
            let gap = f32::from(most - least.min(most)) * judge.weights.eager;
            let more = dice.below(gap as u32 + 1) as u8;
            Some(vec![Action::Bid(prospect.god, least + more)])
        }
    }
}

/// Returns an offering of several amounts to each god, and Apollo.
pub(super) fn offers(judge: &Judge, state: &State, legal: &[Action]) -> Vec<Candidate<Action>> {
    let state = reserved(judge, state);
    let purse = state.purse(judge.seat);
    let priests = state.board.priests[judge.seat.index()];
    let mut found = Vec::new();
    for (prospect, least) in prospects(judge, &state, legal) {
        for amount in bids(legal, prospect.god).filter(|amount| RAISES.contains(&(amount - least))) {
            // A higher offering costs more, but is outbid less often.
            let less = if amount == least { 0.0 } else { 1.0 };
            let value = prospect.value(judge, purse, cost(amount, priests)) - less;
            found.push(Candidate { actions: vec![Action::Bid(prospect.god, amount)], value });
        }
    }
    if legal.contains(&Action::BidApollo) {
        found.push(Candidate { actions: vec![Action::BidApollo], value: apollo(judge, &state) });
    }
    found
}

/// Returns the prospect of each god to which the seat may offer, with its least offering.
fn prospects<'a>(
    judge: &'a Judge,
    state: &'a State,
    legal: &'a [Action],
) -> impl Iterator<Item = (Prospect, u8)> + use<'a> {
    let board = &state.board;
    let own = |god: God| board.offerings[god.index()].is_some_and(|offering| offering.seat == judge.seat);
    let others = board.gods.available().iter().copied().filter(move |&god| !own(god));
    others
        .filter_map(move |god| Some((god, least_legal(legal, god)?)))
        .map(|(god, least)| (Prospect::of(judge, state, god), least))
}

/// Returns the rivals that need only one more metropolis.
fn on_the_brink(board: &Board, seat: Seat) -> SeatSet {
    let rivals = board.alive.without(seat).iter();
    let near = rivals.filter(|&rival| board.metropolises(rival) + 1 >= target(board.seats));
    near.fold(SeatSet::EMPTY, SeatSet::with)
}

/// True if a god would let a rival end the game as its winner.
fn could_win(judge: &Judge, rival: Seat, state: &State, god: God) -> bool {
    let judge = Judge { seat: rival, weights: judge.weights };
    let purse = state.purse(rival);
    let least = u8::try_from(least(&state.board, god)).unwrap_or(u8::MAX);
    let cost = cost(least, state.board.priests[rival.index()]);
    let gain = Prospect::of(&judge, state, god).value(&judge, purse, cost) - judge.value(state);
    cost <= purse && gain > judge.weights.victory / 2.0
}

fn bids(legal: &[Action], god: God) -> impl Iterator<Item = u8> + '_ {
    legal.iter().filter_map(move |action| match *action {
        Action::Bid(other, amount) if other == god => Some(amount),
        _ => None,
    })
}

fn least_legal(legal: &[Action], god: God) -> Option<u8> {
    bids(legal, god).min()
}

/// Returns the table without the cost of the seat's standing offerings: that is reserved (16.3).
fn reserved(judge: &Judge, state: &State) -> State {
    let (mut state, seat) = (*state, judge.seat);
    let board = &state.board;
    let standing = board.offerings.iter().flatten().filter(|offering| offering.seat == seat);
    let costs: u16 = standing.map(|offering| cost(offering.amount, board.priests[seat.index()])).sum();
    state.purses[seat.index()] = state.purse(seat).saturating_sub(costs);
    state
}

/// Returns the worth of a place in Apollo's queue: gold, and prosperity for the first (10.9).
fn apollo(judge: &Judge, state: &State) -> f32 {
    let mut state = *state;
    let lands = state.board.lands(judge.seat);
    state.purses[judge.seat.index()] += if lands.len() == 1 { APOLLO.0 } else { APOLLO.1 };
    if state.board.queue.is_empty()
        && state.board.has_prosperity()
        && let Some(island) = lands.iter().next()
    {
        state.board.islands[island.index()].markers += 1;
    }
    judge.value(&state)
}
