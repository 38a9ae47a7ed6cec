//! The worth of a table for a seat, in tenths of an action: its remaining work against that of the others, and each
//! seat's distance from joining two shrines.
//!
//! It uses only the four basic operations, so that every machine computes the same numbers. The weights were tuned one
//! by one, a changed player against unchanged ones over 400 games of two and 160 of four. Most weights matter little. A
//! city loses if it ignores the others' worth, builds chains that rivals can cut, or avoids its first settlement.

use super::Judge;
use super::sides::{Chain, Purse, Side, side};
use agon_rules::Seat;
use agon_rules::attika::data::{BUILDS, DRAWS};
use agon_rules::attika::{Cards, Phase, Spaces, State};

/// The weights, in tenths of an action or of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The extra cost of a symbol without its card in hand: two cards, or a wait (9.3).
    pub missing: u16,
    /// The extra cost of a symbol if the hand is hidden.
    pub likely: u16,
    /// A price if no space is left.
    pub nowhere: u16,
    /// A disc still in a pile: its draw, and often an action to build it.
    pub pile: u16,
    /// A building that is free now, but may not be free later.
    pub gift: u16,
    /// The same if there is room for no more.
    pub tight: u16,
    /// A building whose arrow comes from one without room around it.
    pub cramped: u16,
    /// A building whose arrow comes from one not built yet.
    pub orphan: u16,
    /// A place away from all own buildings, for each present settlement. At least one settlement counts from the start,
    /// or the first building would make all others look expensive.
    pub founding: u16,
    /// The risk that a rival takes the cheapest space for a main building first.
    pub rivalry: u16,
    /// The share of its worth that a card keeps if no payment needs it.
    pub spare: f32,
    /// An amphora.
    pub amphora: f32,
    /// A complete group.
    pub group: f32,
    /// The share of that if the group is not connected.
    pub apart: f32,
    /// Filling a space of a chain with a disc not drawn yet: its action, its draw and its price.
    pub blind: u16,
    /// The price of a disc not drawn yet.
    pub drawn: u16,
    /// The draw for such a disc.
    pub lacking: u16,
    /// A tile to lay.
    pub tile: f32,
    /// The lead over building everything that a chain needs to count, because rivals can cut it.
    pub cut: f32,
    /// The share of a chain's lead that counts.
    pub chain: f32,
    /// A chain that a rival can complete in its next turn.
    pub threat: f32,
    /// The share of that if it needs discs not drawn yet.
    pub luck: f32,
    /// The share of that lost for each needed building after the first.
    pub slip: f32,
    /// A chain that the seat itself could complete in its next turn.
    pub hope: f32,
    /// The share of a threat for each seat between: that seat may cut the chain.
    pub trust: f32,
    /// A turn that only takes cards, for each turn since a whole round in which every seat did the same.
    pub patience: f32,
    /// The weight of the others' worth against one's own, shared among them.
    pub envy: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    missing: 5,
    likely: 3,
    nowhere: 50,
    pile: 19,
    gift: 2,
    tight: 4,
    cramped: 20,
    orphan: 7,
    founding: 4,
    rivalry: 3,
    spare: 0.15,
    amphora: 10.5,
    group: 10.5,
    apart: 0.4,
    blind: 20,
    drawn: 13,
    lacking: 8,
    tile: 3.0,
    cut: 60.0,
    chain: 0.05,
    threat: 300.0,
    luck: 0.6,
    slip: 0.12,
    hope: 40.0,
    trust: 0.6,
    patience: 8.0,
    envy: 1.0,
};

/// The worth of a won game.
const WON: f32 = 10_000.0;

impl Weights {
    /// Returns a price in tenths of cards.
    pub(super) fn price(&self, known: Option<Cards>, symbols: Cards, any: u8) -> u16 {
        let extra = match known {
            Some(hand) => self.missing * u16::from(symbols.beyond(hand).len()),
            None => self.likely * u16::from(symbols.len()),
        };
        10 * u16::from(symbols.len() + any) + extra
    }
}

impl Judge {
    /// Returns the worth of the table for the judge's seat.
    pub(super) fn value(&self, state: &State) -> f32 {
        if let Phase::Over(ending) = state.phase {
            return match ending.winner() {
                Some(winner) if winner == self.seat => WON,
                Some(_) => -WON,
                None => 0.0,
            };
        }
        let tile = if state.phase == Phase::Tile { self.weights.tile } else { 0.0 };
        self.comfort(state) - self.danger(state) + tile
    }

    /// Returns the worth of the seat's own standing.
    pub(super) fn comfort(&self, state: &State) -> f32 {
        let (own, purse) = (self.own(state), self.purse(state, self.seat));
        let amphorae = state.board.amphorae[self.seat.index()];
        let hope = own.route.map_or(0.0, |chain| ready(&chain, purse, amphorae, &self.weights));
        self.weights.hope * hope - self.left(&own, purse)
    }

    /// Returns the weighted worth of the others. The judge's seat can affect them only by filling spaces and by laying
    /// tiles.
    fn danger(&self, state: &State) -> f32 {
        let map = &state.board.map;
        if map.tiles().len() != self.tiles {
            return self.rivals(state);
        }
        let filled: Spaces = map.buildings(self.seat).collect();
        let known = self.dangers.borrow().iter().find(|(spaces, _)| *spaces == filled).map(|&(_, danger)| danger);
        known.unwrap_or_else(|| {
            let danger = self.rivals(state);
            self.dangers.borrow_mut().push((filled, danger));
            danger
        })
    }

    fn rivals(&self, state: &State) -> f32 {
        let (board, weights) = (&state.board, &self.weights);
        let share = weights.envy / f32::from(board.seats - 1);
        let mut danger = 0.0;
        for rival in board.everybody().filter(|&seat| seat != self.seat) {
            let purse = self.purse(state, rival);
            let theirs = side(board, rival, purse, weights);
            danger -= share * self.left(&theirs, purse);
            if let Some(chain) = &theirs.route {
                let places = self.seat.distance(rival, board.seats).max(1) - 1;
                let faith = (0..places).fold(1.0, |faith, _| faith * weights.trust);
                danger += weights.threat * faith * ready(chain, purse, board.amphorae[rival.index()], weights);
            }
        }
        danger
    }

    /// Returns the standing of the judge's own seat.
    pub(super) fn own(&self, state: &State) -> Side {
        side(&state.board, self.seat, self.purse(state, self.seat), &self.weights)
    }

    /// Returns the judge's knowledge of a seat's cards.
    pub(super) fn purse(&self, state: &State, seat: Seat) -> Purse {
        let board = &state.board;
        let hand = board.hands[seat.index()];
        if seat != self.seat {
            return Purse { known: None, count: hand };
        }
        let turn = &board.turn;
        let due = match (turn.seat == seat && board.has_cards(), turn.ended) {
            (true, true) => turn.owed,
            (true, false) => turn.owed + turn.unused(),
            (false, _) => 0,
        };
        Purse { known: Some(state.hand(seat)), count: hand + due }
    }

    /// Returns the tenths of actions until a city wins.
    pub(super) fn left(&self, side: &Side, purse: Purse) -> f32 {
        let weights = &self.weights;
        let chain = side.route.map_or(side.work, |chain| chain.work(purse, weights) + weights.cut);
        side.work - weights.chain * (side.work - chain).max(0.0)
    }
}

/// Returns the chance that a city can complete a chain in one turn, 0 to 1.
pub(super) fn ready(chain: &Chain, purse: Purse, amphorae: u8, weights: &Weights) -> f32 {
    // One turn can build all discs from the mat; else the city needs draws, and luck with the prices.
    let (actions, luck) = if chain.lacking == 0 { (BUILDS, 1.0) } else { (DRAWS, weights.luck) };
    if chain.steps > actions + amphorae {
        return 0.0;
    }
    // Amphorae not needed for actions count as cards.
    let cards = 10.0 * f32::from(purse.count + (actions + amphorae - chain.steps).min(amphorae));
    let slips = 1.0 - weights.slip * f32::from(chain.steps - chain.steps.min(1));
    luck * slips.max(0.0) * ((cards - f32::from(chain.cards) + 15.0) / 30.0).clamp(0.05, 0.95)
}
