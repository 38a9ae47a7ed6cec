//! Orders: what a seat lays down in secret for later, and what that makes it do when its time comes.
//!
//! A game says in its folder which orders a view may take ([`Orders`]); what an order then does follows from that and
//! from the seat's own legal actions alone, so it is the same for every game and never illegal. Nothing here knows more
//! than the seat itself.

use crate::game::BadToken;
use crate::menu::{Amount, begins};
use std::fmt;
use std::str::FromStr;

/// Most places of a ranked list that an [`Order`] may hold.
pub const PLACES: usize = 25;

/// What may be ordered in a view. Nothing, by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// Each thing that may be ordered, in the order it is shown.
    pub offers: Vec<Offer>,
}

/// One thing that may be ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision it is about: a seat has one order for each, a new one takes the place of the old.
    pub about: &'static str,
    /// Its word, key of its texts: `lot`, `turn`, `plan`.
    pub id: &'static str,
    /// What it holds for, one word, never used twice at a table: a lot, a turn, a cycle. An order holds as long as its
    /// id and scope are offered.
    pub scope: String,
    /// What is ordered.
    pub kind: Kind,
}

/// What kind of thing is ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A maximum: raise by the least needed up to it, then decline.
    UpTo {
        /// The words before the amount, and the range a maximum may have now; none if the least is above the most.
        amount: Amount,
        /// The notation that declines.
        decline: String,
        /// What the amount is for, in the words of a notation whose label names it: `lot peasant water`.
        of: String,
    },
    /// To decline, whatever comes.
    Decline(String),
    /// A ranked list: the first place that is legal.
    List(Vec<Place>),
}

/// A place a ranked list may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// A whole notation, or the words before an amount where there is a limit.
    pub words: String,
    /// The highest limit that may be given; `None`: there is no amount.
    pub most: Option<i64>,
    /// Passed over now, though legal: it would serve nobody.
    pub idle: bool,
}

/// A standing instruction: `lot 3.1.0 up-to 9`, `turn 3.1 decline`, `plan 4 list bid ares 8; bid apollo`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// [`Offer::id`].
    pub id: String,
    /// [`Offer::scope`].
    pub scope: String,
    /// What is wished.
    pub wish: Wish,
}

/// What is wished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Up to this amount.
    UpTo(i64),
    /// Nothing more of it.
    Decline,
    /// The first that is possible.
    List(Vec<Entry>),
}

/// A place of a ranked list as it was ordered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// [`Place::words`].
    pub words: String,
    /// The highest amount, where there is one.
    pub limit: Option<i64>,
}

/// What an order makes its seat do at a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obeyed {
    /// This.
    Act(String),
    /// To decline, because the others have passed the limit.
    Passed {
        /// The notation that declines.
        decline: String,
        /// The limit.
        limit: i64,
        /// What would have been needed.
        needed: i64,
    },
    /// Nothing: no place of the list is possible, so the seat is asked as usual.
    Ask,
    /// Nothing, now or ever: what it was about is over.
    Spent,
}

impl Orders {
    /// The offer an order was laid down under, if it still stands.
    pub fn of(&self, order: &Order) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == order.id && offer.scope == order.scope)
    }

    /// The offer of this word and scope.
    pub fn find(&self, id: &str, scope: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == id && offer.scope == scope)
    }

    /// What an order makes the seat do whose legal actions these are; `None` while it waits for its time.
    pub fn obey(&self, legal: &[String], order: &Order) -> Option<Obeyed> {
        let Some(offer) = self.of(order) else { return Some(Obeyed::Spent) };
        match (&offer.kind, &order.wish) {
            (Kind::UpTo { amount, decline, .. }, Wish::UpTo(limit)) => {
                let needed = least(legal, &amount.word)?;
                if needed <= *limit {
                    return Some(Obeyed::Act(format!("{} {needed}", amount.word)));
                }
                let decline = legal.iter().find(|action| *action == decline)?.clone();
                Some(Obeyed::Passed { decline, limit: *limit, needed })
            }
            (Kind::Decline(decline), Wish::Decline) => legal.contains(decline).then(|| Obeyed::Act(decline.clone())),
            (Kind::List(places), Wish::List(entries)) => {
                // Another decision altogether is none of its business.
                let asked = |place: &Place| legal.iter().any(|action| begins(action, &place.words));
                if !places.iter().any(asked) {
                    return None;
                }
                let busy = |entry: &&Entry| !places.iter().any(|place| place.idle && place.words == entry.words);
                let first = entries.iter().filter(busy).find_map(|entry| entry.possible(legal));
                Some(first.map_or(Obeyed::Ask, Obeyed::Act))
            }
            _ => Some(Obeyed::Spent),
        }
    }
}

impl Offer {
    /// Whether this may be wished.
    pub fn takes(&self, wish: &Wish) -> bool {
        match (&self.kind, wish) {
            (Kind::UpTo { amount, .. }, Wish::UpTo(limit)) => (amount.least..=amount.most).contains(limit),
            (Kind::Decline(_), Wish::Decline) => true,
            (Kind::List(places), Wish::List(entries)) => {
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
    /// The action this place stands for now, if it is legal and within its limit.
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

/// The least amount that may follow these words.
fn least(legal: &[String], words: &str) -> Option<i64> {
    let amounts = legal.iter().filter_map(|action| action.strip_prefix(words)?.strip_prefix(' ')?.parse().ok());
    amounts.min()
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.id, self.scope)?;
        match &self.wish {
            Wish::UpTo(limit) => write!(f, "up-to {limit}"),
            Wish::Decline => f.write_str("decline"),
            Wish::List(entries) => {
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
            let (id, scope, wish) = (parts.next()?, parts.next()?, parts.next()?);
            let wish = match wish.split_once(' ').unwrap_or((wish, "")) {
                ("up-to", limit) => Wish::UpTo(limit.parse().ok()?),
                ("decline", "") => Wish::Decline,
                ("list", entries) => Wish::List(entries.split("; ").map(entry).collect::<Option<_>>()?),
                _ => return None,
            };
            Some(Order { id: id.to_owned(), scope: scope.to_owned(), wish })
        };
        read().ok_or_else(|| BadToken(text.to_owned()))
    }
}

/// A last word that is a number is a limit.
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

    fn obey(order: &str, legal: &[&str]) -> Option<Obeyed> {
        let legal: Vec<String> = legal.iter().map(|action| (*action).to_owned()).collect();
        orders().obey(&legal, &order.parse().expect("an order"))
    }

    #[test]
    fn an_order_survives_its_notation() {
        for text in ["lot 1.2 up-to 9", "turn 1 decline", "plan 4 list offer ares 8; offer none"] {
            let order: Order = text.parse().expect("an order");
            assert_eq!(order.to_string(), text);
            assert!(orders().of(&order).is_some_and(|offer| offer.takes(&order.wish)), "{text}");
        }
        for text in ["", "lot", "lot 1.2", "lot 1.2 up-to", "lot 1.2 up-to x", "turn 1 decline x", "plan 4 list "] {
            assert!(text.parse::<Order>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_maximum_raises_by_the_least_and_then_declines() {
        let act = |text: &str| Some(Obeyed::Act(text.to_owned()));
        assert_eq!(obey("lot 1.2 up-to 9", &["bid 8", "bid 9", "bid 10", "pass"]), act("bid 8"));
        assert_eq!(obey("lot 1.2 up-to 9", &["bid 9", "bid 10", "pass"]), act("bid 9"));
        let passed = Obeyed::Passed { decline: "pass".to_owned(), limit: 9, needed: 10 };
        assert_eq!(obey("lot 1.2 up-to 9", &["bid 10", "pass"]), Some(passed));
        assert_eq!(obey("lot 1.2 up-to 9", &["open 1"]), None);
        assert_eq!(obey("lot 1.2 up-to 9", &[]), None);
        assert_eq!(obey("lot 1.3 up-to 9", &["bid 8"]), Some(Obeyed::Spent));
    }

    #[test]
    fn a_list_takes_its_first_possible_place() {
        let act = |text: &str| Some(Obeyed::Act(text.to_owned()));
        let list = "plan 4 list offer zeus 9; offer ares 8; offer none";
        assert_eq!(obey(list, &["offer zeus 1", "offer ares 7", "offer ares 8", "offer none"]), act("offer ares 7"));
        assert_eq!(obey(list, &["offer ares 9", "offer none"]), act("offer none"));
        assert_eq!(obey(list, &["offer ares 9"]), Some(Obeyed::Ask));
        assert_eq!(obey(list, &["bid 9", "pass"]), None);
    }

    #[test]
    fn what_is_not_offered_cannot_be_wished() {
        let offers = orders().offers;
        let list = |words: &str, limit| Wish::List(vec![Entry { words: words.to_owned(), limit }]);
        assert!(
            !offers[0].takes(&Wish::UpTo(4)) && !offers[0].takes(&Wish::UpTo(12)) && !offers[0].takes(&Wish::Decline)
        );
        assert!(!offers[2].takes(&list("offer ares", None)) && !offers[2].takes(&list("offer ares", Some(21))));
        assert!(!offers[2].takes(&list("offer none", Some(1))) && !offers[2].takes(&list("offer hera", Some(1))));
        let twice = vec![Entry { words: "offer none".to_owned(), limit: None }; 2];
        assert!(!offers[2].takes(&Wish::List(twice)) && !offers[2].takes(&Wish::List(Vec::new())));
    }
}
