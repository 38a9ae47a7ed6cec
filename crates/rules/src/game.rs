//! The contract of a game: what it must say, do and keep secret.
//!
//! A game is a set of functions over a plain state. Luck is a step: the state waits for chance, is told the outcome,
//! and never draws one. Whoever decides gets a [`View`], never a state.

use crate::luck::Dice;
use crate::menu::{Hints, Prompt};
use crate::order::Orders;
use crate::{Progress, Refusal, Seat, SeatSet, Standing};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What is known of a game before a table is opened.
#[derive(Debug)]
pub struct Meta {
    /// The game's id: `offrandes`.
    pub id: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Version of the rules as coded. A change that would replay an old log differently raises it.
    pub rules: u16,
    /// Options a table may choose, in the order they are shown.
    pub options: &'static [OptionSpec],
    /// The id of each seat's city, clockwise: the seat's word in notations and documents.
    pub cities: &'static [&'static str],
    /// Whether everybody may read every step's words as soon as they are logged; if not, an export of a running table
    /// tells events only.
    pub open_log: bool,
}

/// One option: a word and the words it may be set to.
#[derive(Debug)]
pub struct OptionSpec {
    /// The option's id: `auction`.
    pub id: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [&'static str],
    /// The only number of seats with which it means anything; `None`: it always does.
    pub only: Option<u8>,
}

impl OptionSpec {
    /// Whether the option means anything at a table of so many seats.
    pub fn matters(&self, seats: u8) -> bool {
        self.only.is_none_or(|only| only == seats)
    }
}

/// What a table chose, complete: every option of its game has a value.
pub type OptionWords = BTreeMap<String, String>;

/// Why a table cannot be opened as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOptions {
    /// No such game.
    #[error("there is no game `{0}`")]
    Game(String),
    /// Too few or too many seats.
    #[error("{asked} seats asked, the game takes {least} to {most}")]
    Seats {
        /// Seats asked for.
        asked: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// The game has no such option.
    #[error("there is no option `{0}`")]
    Unknown(String),
    /// The option cannot be that.
    #[error("option `{option}` cannot be `{value}`")]
    Value {
        /// The option.
        option: String,
        /// What was asked.
        value: String,
    },
}

impl Meta {
    /// Completes asked options with the defaults.
    ///
    /// # Errors
    /// An option or a value the game does not have, or a number of seats it does not take.
    pub fn complete(&self, seats: u8, asked: &OptionWords) -> Result<OptionWords, BadOptions> {
        let (least, most) = self.seats;
        if !(least..=most).contains(&seats) {
            return Err(BadOptions::Seats { asked: seats, least, most });
        }
        let mut words: OptionWords = self
            .options
            .iter()
            .filter_map(|spec| Some((spec.id.to_owned(), (*spec.values.first()?).to_owned())))
            .collect();
        for (option, value) in asked {
            let spec = self.options.iter().find(|spec| spec.id == option);
            let spec = spec.ok_or_else(|| BadOptions::Unknown(option.clone()))?;
            if !spec.values.contains(&value.as_str()) {
                return Err(BadOptions::Value { option: option.clone(), value: value.clone() });
            }
            words.insert(option.clone(), value.clone());
        }
        Ok(words)
    }
}

/// Whom a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats. More than one: they choose in secret, at the same time.
    Seats(SeatSet),
    /// Luck.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Waiting {
    /// The seats waited for, none for luck or the end.
    pub fn seats(self) -> SeatSet {
        match self {
            Waiting::Seats(seats) => seats,
            Waiting::Chance | Waiting::Over => SeatSet::EMPTY,
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Everybody: the channel, spectators.
    Public,
}

impl Viewer {
    /// Whether this viewer holds `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Text that is no action, outcome or option of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` cannot be read")]
pub struct BadToken(pub String);

/// An action or an outcome of luck: small, ordered, with a short ASCII notation of words, coarse to fine.
///
/// `parse(print(token)) == token`, and no two tokens print alike.
pub trait Token: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static {}

impl<T> Token for T where T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static {}

/// Where events go: nowhere ([`Off`]) in search, into a `Vec` at a table.
pub trait Sink<E> {
    /// Takes an event; `make` is not called where nobody listens.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// The sink that listens to nothing.
#[derive(Debug, Clone, Copy)]
pub struct Off;

impl<E> Sink<E> for Off {
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// What a step made happen, as data.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The event as `viewer` may know it: whole, redacted, or not at all.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// What one viewer may know of a state: owned, built up, never stripped down.
pub trait View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The game's actions.
    type Action: Token;
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// The viewer's own legal actions in the game's fixed order; none for the public.
    fn legal(&self) -> &[Self::Action];
}

/// A game: rules over a state. All functions are pure.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is known before a table is opened.
    const META: Meta;
    /// A table's choices.
    type Options: Clone + Debug + Send + Sync;
    /// Everything there is to know of a table, secrets included. Its JSON uses the ids of the rules document.
    type State: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a seat decides in one small step.
    type Action: Token;
    /// What luck decides.
    type Chance: Token;
    /// What a step makes happen.
    type Event: Event;
    /// What one viewer may know.
    type View: View<Action = Self::Action>;

    /// Reads completed option words (see [`Meta::complete`]).
    ///
    /// # Errors
    /// A word this game cannot read.
    fn options(words: &OptionWords) -> Result<Self::Options, BadOptions>;

    /// The state before anything happened. No luck: what luck decides at set-up are the first chance steps.
    fn start(seats: u8, options: &Self::Options) -> Self::State;

    /// Whom the state waits for.
    fn waiting(state: &Self::State) -> Waiting;

    /// Appends every legal action of `seat` in a fixed order; nothing if it is not waited for.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every action that can be written at a table of this kind, legal or not.
    fn lexicon(seats: u8, options: &Self::Options, out: &mut Vec<Self::Action>);

    /// Says whether `seat` may do `action` now, or which rule forbids it.
    ///
    /// # Errors
    /// The rule that forbids it, with its numbers; never a hint at what the seat may not know.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does a checked action. It cannot fail and never draws luck.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Appends what luck may do now, with whole-number weights; nothing unless the state waits for chance.
    fn outcomes(state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Does one of the [`outcomes`](Game::outcomes).
    fn resolve(state: &mut Self::State, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// What `viewer` may know, with its own legal actions.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state the viewer cannot rule out. It sees nothing but the view.
    fn imagine(view: &Self::View, dice: &mut dyn Dice) -> Self::State;

    /// The question the view's owner (or, for the public, the seat to act) stands before.
    fn prompt(view: &Self::View) -> Prompt;

    /// How a menu may lay out the choices of this view; made from the view alone.
    fn hints(view: &Self::View) -> Hints;

    /// What the view's owner may order for later, now or while others are asked; made from the view alone. Nothing, by
    /// default.
    fn orders(view: &Self::View) -> Orders {
        let _ = view;
        Orders::default()
    }

    /// How far the table is, made from what is public of the view. Nothing, by default.
    fn progress(view: &Self::View) -> Progress {
        let _ = view;
        Progress::default()
    }

    /// Places and score parts, once the game is over.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// Checks what must always hold: nothing made or lost, nothing in two places.
    ///
    /// # Errors
    /// What is wrong, in English, for the log.
    fn audit(state: &Self::State) -> Result<(), String>;
}

/// The legal actions of a seat, as a fresh list.
pub fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    actions
}

/// Draws one outcome by weight; `None` unless the state waits for chance.
pub fn draw<G: Game>(state: &G::State, dice: &mut dyn Dice) -> Option<G::Chance> {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    if total == 0 {
        return None;
    }
    let mut mark = dice.below(total);
    for (outcome, weight) in outcomes {
        if mark < weight {
            return Some(outcome);
        }
        mark -= weight;
    }
    None
}
