//! Orders: secret instructions a seat leaves for its later decisions.
//!
//! A game lists in its folder the orders a view may take ([`Orders`]). An order acts on this list and on the seat's own
//! legal actions only. So it works the same in every game and is never illegal. Nothing here knows more than the seat.

use crate::game::BadToken;
use crate::menu::{Amount, begins};
use std::fmt;
use std::str::FromStr;

/// The most places of a ranked list in an [`Order`].
pub const PLACES: usize = 25;

/// The orders a view offers. Empty by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// The offers, in display order.
    pub offers: Vec<Offer>,
}

/// One possible order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision the order is for: a seat has one order for each decision, and a new order replaces the old one.
    pub about: &'static str,
    /// The word of the offer, key of its texts: `lot`, `turn`, `plan`.
    pub id: &'static str,
    /// The scope of the order, one word that a table never uses twice: a lot, a turn, a cycle. An order is valid while
    /// the view offers its id and scope.
    pub scope: String,
    /// The kind of order.
    pub kind: Kind,
}

/// The kind of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A maximum: raise by the least amount needed up to it, then decline.
    UpTo {
        /// The words before the amount, and the range of a maximum now. The range is empty if the least is above the
        /// most.
        amount: Amount,
        /// The notation that declines.
        decline: String,
        /// The thing the amount buys, as a notation whose label names it: `lot peasant water`.
        of: String,
    },
    /// Always decline.
    Decline(String),
    /// A ranked list: take the first legal place.
    List(Vec<Place>),
}

/// A place a ranked list may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// A whole notation, or the words before an amount if the place has a limit.
    pub words: String,
    /// The highest limit; `None` for a place without an amount.
    pub most: Option<i64>,
    /// True if the list skips the place now, though it is legal: it would have no effect for any seat.
    pub idle: bool,
}

/// A standing instruction, for example `lot 3.1.0 up-to 9`, `turn 3.1 decline`, `plan 4 list bid ares 8; bid apollo`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// [`Offer::id`].
    pub id: String,
    /// [`Offer::scope`].
    pub scope: String,
    /// The instruction.
    pub instruction: Instruction,
}

/// The instruction of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// Bid up to this amount.
    UpTo(i64),
    /// Decline from now on.
    Decline,
    /// Take the first possible entry.
    List(Vec<Entry>),
}

/// An entry of a ranked list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// [`Place::words`].
    pub words: String,
    /// The highest amount, if the place has one.
    pub limit: Option<i64>,
}

/// The effect of an order at a decision of its seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderEffect {
    /// Do this action.
    Act(String),
    /// Decline, because other seats have passed the limit.
    Passed {
        /// The notation that declines.
        decline: String,
        /// The limit.
        limit: i64,
        /// The amount the seat would need.
        needed: i64,
    },
    /// Nothing: no place of the list is possible, so the seat must decide itself.
    Ask,
    /// Nothing, now or later: the decision is over.
    Spent,
}

impl Orders {
    /// Returns the offer an order belongs to, if it is still open.
    pub fn of(&self, order: &Order) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == order.id && offer.scope == order.scope)
    }

    /// Returns the offer of this word and scope; `None` if this order is not offered.
    pub fn find(&self, id: &str, scope: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == id && offer.scope == scope)
    }

    /// Returns the effect of an order for a seat with these legal actions; `None` while the order waits for its time.
    pub fn order_effect(&self, legal: &[String], order: &Order) -> Option<OrderEffect> {
        let Some(offer) = self.of(order) else { return Some(OrderEffect::Spent) };
        match (&offer.kind, &order.instruction) {
            (Kind::UpTo { amount, decline, .. }, Instruction::UpTo(limit)) => {
                let needed = least(legal, &amount.word)?;
                if needed <= *limit {
                    return Some(OrderEffect::Act(format!("{} {needed}", amount.word)));
                }
                let decline = legal.iter().find(|action| *action == decline)?.clone();
                Some(OrderEffect::Passed { decline, limit: *limit, needed })
            }
            (Kind::Decline(decline), Instruction::Decline) => {
                legal.contains(decline).then(|| OrderEffect::Act(decline.clone()))
            }
            (Kind::List(places), Instruction::List(entries)) => {
                // The order ignores a different decision.
                let asked = |place: &Place| legal.iter().any(|action| begins(action, &place.words));
                if !places.iter().any(asked) {
                    return None;
                }
                let busy = |entry: &&Entry| !places.iter().any(|place| place.idle && place.words == entry.words);
                let first = entries.iter().filter(busy).find_map(|entry| entry.possible(legal));
                Some(first.map_or(OrderEffect::Ask, OrderEffect::Act))
            }
            _ => Some(OrderEffect::Spent),
        }
    }
}

impl Offer {
    /// True if the offer accepts this instruction.
    pub fn takes(&self, instruction: &Instruction) -> bool {
        match (&self.kind, instruction) {
            (Kind::UpTo { amount, .. }, Instruction::UpTo(limit)) => (amount.least..=amount.most).contains(limit),
            (Kind::Decline(_), Instruction::Decline) => true,
            (Kind::List(places), Instruction::List(entries)) => {
                let known = |entry: &Entry| {
                    places.iter().any(|place| {
                        place.words == entry.words
                            && match (place.most, entry.limit) {
                                (Some(most), Some(limit)) => (1..=most).contains(&limit),
                                (None, None) => true,
                                _ => false,
                            }
                    })
                };
                let twice = |at: usize| entries[..at].iter().any(|before| before.words == entries[at].words);
                (1..=PLACES).contains(&entries.len()) && entries.iter().all(known) && !(0..entries.len()).any(twice)
            }
            _ => false,
        }
    }
}

impl Entry {
    /// Returns the action of this entry now, if it is legal and within the limit.
    fn possible(&self, legal: &[String]) -> Option<String> {
        match self.limit {
            None => legal.contains(&self.words).then(|| self.words.clone()),
            Some(limit) => {
                let needed = least(legal, &self.words).filter(|needed| *needed <= limit)?;
                Some(format!("{} {needed}", self.words))
            }
        }
    }
}

/// Returns the least amount that may follow these words; `None` if no amount may.
fn least(legal: &[String], words: &str) -> Option<i64> {
    let amounts = legal.iter().filter_map(|action| action.strip_prefix(words)?.strip_prefix(' ')?.parse().ok());
    amounts.min()
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.id, self.scope)?;
        match &self.instruction {
            Instruction::UpTo(limit) => write!(f, "up-to {limit}"),
            Instruction::Decline => f.write_str("decline"),
            Instruction::List(entries) => {
                f.write_str("list ")?;
                for (at, entry) in entries.iter().enumerate() {
                    let between = if at == 0 { "" } else { "; " };
                    write!(f, "{between}{}", entry.words)?;
                    if let Some(limit) = entry.limit {
                        write!(f, " {limit}")?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Order {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Order, BadToken> {
        let read = || {
            let mut parts = text.splitn(3, ' ');
            let (id, scope, instruction) = (parts.next()?, parts.next()?, parts.next()?);
            let instruction = match instruction.split_once(' ').unwrap_or((instruction, "")) {
                ("up-to", limit) => Instruction::UpTo(limit.parse().ok()?),
                ("decline", "") => Instruction::Decline,
                ("list", entries) => Instruction::List(entries.split("; ").map(entry).collect::<Option<_>>()?),
                _ => return None,
            };
            Some(Order { id: id.to_owned(), scope: scope.to_owned(), instruction })
        };
        read().ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// Reads one entry, whose last word is its limit if it is a number; `None` for an empty text.
fn entry(text: &str) -> Option<Entry> {
    if text.is_empty() {
        return None;
    }
    let limited = text.rsplit_once(' ').and_then(|(words, last)| Some((words, last.parse().ok()?)));
    Some(match limited {
        Some((words, limit)) => Entry { words: words.to_owned(), limit: Some(limit) },
        None => Entry { words: text.to_owned(), limit: None },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders() -> Orders {
        let amount = Amount { word: "bid".to_owned(), least: 5, most: 11 };
        let place = |words: &str, most, idle| Place { words: words.to_owned(), most, idle };
        let places = vec![
            place("offer ares", Some(20), false),
            place("offer zeus", Some(20), true),
            place("offer none", None, false),
        ];
        let offer = |about, id, scope: &str, kind| Offer { about, id, scope: scope.to_owned(), kind };
        Orders {
            offers: vec![
                offer("bid", "lot", "1.2", Kind::UpTo { amount, decline: "pass".to_owned(), of: "lot a b".to_owned() }),
                offer("bid", "turn", "1", Kind::Decline("pass".to_owned())),
                offer("offer", "plan", "4", Kind::List(places)),
            ],
        }
    }

    fn order_effect(order: &str, legal: &[&str]) -> Option<OrderEffect> {
        let legal: Vec<String> = legal.iter().map(|action| (*action).to_owned()).collect();
        orders().order_effect(&legal, &order.parse().expect("an order"))
    }

    #[test]
    fn an_order_survives_its_notation() {
        for text in ["lot 1.2 up-to 9", "turn 1 decline", "plan 4 list offer ares 8; offer none"] {
            let order: Order = text.parse().expect("an order");
            assert_eq!(order.to_string(), text);
            assert!(orders().of(&order).is_some_and(|offer| offer.takes(&order.instruction)), "{text}");
        }
        for text in ["", "lot", "lot 1.2", "lot 1.2 up-to", "lot 1.2 up-to x", "turn 1 decline x", "plan 4 list "] {
            assert!(text.parse::<Order>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_maximum_raises_by_the_least_and_then_declines() {
        let act = |text: &str| Some(OrderEffect::Act(text.to_owned()));
        assert_eq!(order_effect("lot 1.2 up-to 9", &["bid 8", "bid 9", "bid 10", "pass"]), act("bid 8"));
        assert_eq!(order_effect("lot 1.2 up-to 9", &["bid 9", "bid 10", "pass"]), act("bid 9"));
        let passed = OrderEffect::Passed { decline: "pass".to_owned(), limit: 9, needed: 10 };
        assert_eq!(order_effect("lot 1.2 up-to 9", &["bid 10", "pass"]), Some(passed));
        assert_eq!(order_effect("lot 1.2 up-to 9", &["open 1"]), None);
        assert_eq!(order_effect("lot 1.2 up-to 9", &[]), None);
        assert_eq!(order_effect("lot 1.3 up-to 9", &["bid 8"]), Some(OrderEffect::Spent));
    }

    #[test]
    fn a_list_takes_its_first_possible_place() {
        let act = |text: &str| Some(OrderEffect::Act(text.to_owned()));
        let list = "plan 4 list offer zeus 9; offer ares 8; offer none";
        assert_eq!(
            order_effect(list, &["offer zeus 1", "offer ares 7", "offer ares 8", "offer none"]),
            act("offer ares 7")
        );
        assert_eq!(order_effect(list, &["offer ares 9", "offer none"]), act("offer none"));
        assert_eq!(order_effect(list, &["offer ares 9"]), Some(OrderEffect::Ask));
        assert_eq!(order_effect(list, &["bid 9", "pass"]), None);
    }

    #[test]
    fn what_is_not_offered_cannot_be_wished() {
        let offers = orders().offers;
        let list = |words: &str, limit| Instruction::List(vec![Entry { words: words.to_owned(), limit }]);
        assert!(
            !offers[0].takes(&Instruction::UpTo(4))
                && !offers[0].takes(&Instruction::UpTo(12))
                && !offers[0].takes(&Instruction::Decline)
        );
        assert!(!offers[2].takes(&list("offer ares", None)) && !offers[2].takes(&list("offer ares", Some(21))));
        assert!(!offers[2].takes(&list("offer none", Some(1))) && !offers[2].takes(&list("offer hera", Some(1))));
        let twice = vec![Entry { words: "offer none".to_owned(), limit: None }; 2];
        assert!(!offers[2].takes(&Instruction::List(twice)) && !offers[2].takes(&Instruction::List(Vec::new())));
    }
}
