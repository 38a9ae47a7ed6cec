//! Prices and payments (§9): the rest to pay, valid payments, and the suggested one.

use super::cards::Cards;
use super::data::Landscape;
use super::token::Action;

/// The rest to pay, after the saving by symbols (9.2) and the cost of a new settlement (9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Price {
    /// Cards of these landscapes; two of any kind stand for one (9.3).
    pub symbols: Cards,
    /// Cards of any landscape: the rest of a street, and one for each settlement if the building founds a new one.
    pub any: u8,
}

impl Price {
    /// The price of a free building (§10, or by symbols alone).
    pub const FREE: Price = Price { symbols: Cards::NONE, any: 0 };

    /// True if nothing is left to pay.
    pub fn is_nothing(self) -> bool {
        self == Price::FREE
    }

    /// Returns the fewest cards that pay it: every one matches.
    pub const fn least(self) -> u8 {
        self.symbols.len() + self.any
    }

    /// Returns the most cards that pay it without overpaying: no card matches (9.6).
    pub const fn most(self) -> u8 {
        2 * self.symbols.len() + self.any
    }

    /// Returns the fewest cards this hand needs to pay it: two for each landscape it lacks (9.3).
    pub const fn from_hand(self, hand: Cards) -> u8 {
        self.least() + self.symbols.beyond(hand).len()
    }

    /// True if a hand can pay it.
    pub const fn payable(self, hand: Cards) -> bool {
        hand.len() >= self.from_hand(hand)
    }

    /// Returns the fewest cards a payment needs if these are in it: two for each landscape none of them matches (9.6).
    pub const fn least_with(self, cards: Cards) -> u8 {
        self.most() - self.symbols.common(cards).len()
    }

    /// True if these cards pay it exactly (9.6).
    pub const fn pays(self, cards: Cards) -> bool {
        cards.len() <= self.most() && cards.len() >= self.least_with(cards)
    }

    /// Returns the suggested payment of a hand that can pay: all matching cards, then one by one from its largest
    /// landscape.
    pub fn suggested(self, hand: Cards) -> Cards {
        let mut cards = self.symbols.common(hand);
        for _ in cards.len()..self.from_hand(hand) {
            let left = hand.minus(cards);
            // The first landscape among its largest ones.
            let most = Landscape::ALL.into_iter().rev().max_by_key(|&landscape| left.of(landscape));
            cards = most.map_or(cards, |landscape| cards.plus(Cards::one(landscape)));
        }
        cards
    }

    /// Appends every payment a hand allows, fewer cards first.
    pub(super) fn list(self, hand: Cards, out: &mut Vec<Action>) {
        let [water, forest, hill, mountain] = hand.counts();
        for size in self.from_hand(hand)..=self.most().min(hand.len()) {
            for w in (0..=water.min(size)).rev() {
                for f in (0..=forest.min(size - w)).rev() {
                    for h in (0..=hill.min(size - w - f)).rev() {
                        let m = size - w - f - h;
                        let cards = Cards::new([w, f, h, m]);
                        if m <= mountain && self.pays(cards) {
                            out.push(Action::Pay(cards));
                        }
                    }
                }
            }
        }
    }
}
