//! Events with their audience, and views.

use crate::{Boast, CARDS, Do, MOST, State, flaw};
use agon_rules::game::{self, Event, View};
use agon_rules::luck::Dice;
use agon_rules::{Seat, Viewer};
use serde::ser::Error;
use serde::{Serialize, Serializer};

/// An event of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Happened {
    /// A card was dealt. Only its seat sees it.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The card, if the reader may know it.
        card: Option<u8>,
        /// True with a planted flaw: every reader may know the card.
        open: bool,
    },
    /// A seat was silent.
    Silent(Seat),
    /// A seat boasted of a card.
    Boasted(Seat, u8),
    /// A hand was closed. Only its seat sees the coins.
    Closed {
        /// The seat.
        seat: Seat,
        /// The coins in the hand, if the reader may know them.
        hand: Option<u8>,
        /// True with a planted flaw: every reader may know the coins.
        open: bool,
    },
    /// All hands were opened.
    Opened {
        /// The coins in each.
        hands: Vec<u8>,
        /// The seat with the most coins in its hand, if it is one alone.
        winner: Option<Seat>,
        /// True with a planted flaw: the event says that it reveals nothing.
        silent: bool,
    },
    /// The cards were shown at the end.
    Shown {
        /// The card of each seat.
        cards: Vec<u8>,
    },
}

impl Event for Happened {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Happened::Dealt { seat, card, open } if !*open && !viewer.is(*seat) => *card = None,
            Happened::Closed { seat, hand, open } if !*open && !viewer.is(*seat) => *hand = None,
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        match self {
            Happened::Opened { silent, .. } => !silent,
            Happened::Shown { .. } => true,
            _ => false,
        }
    }
}

/// The knowledge of one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen<const F: u8> {
    /// The viewer's seat, `None` for the public.
    viewer: Option<Seat>,
    /// The cards the viewer knows.
    cards: Vec<Option<u8>>,
    /// The number of dealt cards.
    dealt: usize,
    boasts: Vec<u8>,
    coins: Vec<u8>,
    pub(crate) pot: u8,
    /// The hands the viewer knows.
    hands: Vec<Option<u8>>,
    closed: Vec<bool>,
    pub(crate) round: u8,
    turn: u8,
    over: bool,
    /// True if seats close hands now.
    pub closing: bool,
    /// The viewer's own legal actions.
    #[serde(skip)]
    pub legal: Vec<Do<F>>,
    highest: Option<usize>,
    written: Written,
}

/// A value that only the JSON of a view shows. Without a value the view cannot become JSON.
#[derive(Clone, Debug)]
struct Written(Option<u8>);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.map_or_else(|| Err(S::Error::custom("nothing to write")), |sum| serializer.serialize_u8(sum))
    }
}

impl PartialEq for Written {
    fn eq(&self, _: &Written) -> bool {
        true
    }
}

impl<const F: u8> View for Seen<F> {
    type Action = Do<F>;

    fn viewer(&self) -> Viewer {
        self.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    fn legal(&self) -> &[Do<F>] {
        &self.legal
    }
}

impl<const F: u8> Seen<F> {
    /// Returns the word of the phase.
    pub(crate) fn phase(&self) -> &'static str {
        match self {
            Seen { over: true, .. } => "over",
            Seen { closing: true, .. } => "hand",
            _ => "boast",
        }
    }

    /// Counts the seats.
    pub(crate) fn seats(&self) -> u8 {
        self.coins.len() as u8
    }

    /// Returns the viewer's own card and coins, 0 if there are none.
    pub(crate) fn own(&self) -> (u8, u8) {
        let at = self.viewer.map(Seat::index);
        let card = at.and_then(|at| self.cards.get(at).copied().flatten());
        let coins = at.and_then(|at| self.coins.get(at).copied());
        (card.unwrap_or_default(), coins.unwrap_or_default())
    }

    /// Returns the coins and the highest boast of a seat.
    pub(crate) fn open(&self, seat: Seat) -> (u8, u8) {
        let of = |values: &[u8]| values.get(seat.index()).copied().unwrap_or_default();
        (of(&self.coins), of(&self.boasts))
    }

    /// Builds the view of a viewer: all public facts, the own card and hand, and at the end all cards.
    pub fn of(state: &State, viewer: Viewer) -> Seen<F> {
        let own = |at: usize| viewer.is(Seat(at as u8));
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let known = |things: &[Option<u8>], all: bool| -> Vec<Option<u8>> {
            things.iter().enumerate().map(|(at, thing)| thing.filter(|_| all || own(at))).collect()
        };
        let mut legal = seat.map(|seat| game::legal::<Boast<F>>(state, seat)).unwrap_or_default();
        if F == flaw::PUBLIC_ACTS && seat.is_none() {
            legal.push(Do::Silent);
        }
        let highest = state.cards.iter().max().and_then(|best| state.cards.iter().position(|card| card == best));
        Seen {
            viewer: seat,
            cards: known(&state.cards, state.over || F == flaw::CARDS_SEEN),
            dealt: state.cards.iter().flatten().count(),
            boasts: state.boasts.clone(),
            coins: state.coins.clone(),
            pot: state.pot,
            hands: known(&state.hands, F == flaw::HANDS_SEEN),
            closed: state.hands.iter().map(Option::is_some).collect(),
            round: state.round,
            turn: state.turn,
            over: state.over,
            closing: state.closing(),
            legal,
            highest: highest.filter(|_| F == flaw::HIGHEST_SEEN),
            written: Written(match F {
                flaw::UNWRITABLE => None,
                flaw::HANDS_WRITTEN => Some(state.hands.iter().flatten().sum()),
                _ => Some(0),
            }),
        }
    }

    /// Deals the unknown cards again until they fit the boasts, and guesses the closed hands.
    pub fn imagine(&self, dice: &mut dyn Dice) -> State {
        let n = self.cards.len();
        let cards = loop {
            let mut left: Vec<u8> = (1..=CARDS).filter(|card| !self.cards.contains(&Some(*card))).collect();
            let mut draw = || left.swap_remove(dice.below(left.len() as u32) as usize);
            let deal = |at: usize| (at < self.dealt).then(|| self.cards[at].unwrap_or_else(&mut draw));
            let cards: Vec<Option<u8>> = (0..n).map(deal).collect();
            let fits = |at: usize| cards[at].is_none_or(|card| card >= self.boasts[at]);
            if F == flaw::CREDULOUS || (0..n).all(fits) {
                break cards;
            }
        };
        let mut guess = |at: usize| dice.below(u32::from(self.coins[at].min(MOST)) + 1) as u8;
        let hand = |at: usize| self.closed[at].then(|| self.hands[at].unwrap_or_else(|| guess(at)));
        State {
            cards,
            boasts: self.boasts.clone(),
            coins: self.coins.clone(),
            pot: self.pot,
            hands: (0..n).map(hand).collect(),
            round: self.round,
            turn: self.turn,
            over: self.over,
        }
    }
}
