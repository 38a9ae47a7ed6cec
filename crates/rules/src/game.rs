//! The contract of a game: its rules, its events and its secrets.
//!
//! A game is a set of functions over a plain state. Luck is a step: the state waits for an outcome, takes it, and never
//! draws one. A player or a picture gets a [`View`], never a state.

use crate::length::Expected;
use crate::luck::Dice;
use crate::menu::{Hints, Prompt};
use crate::order::Orders;
use crate::recap::{Condensed, Line};
use crate::{Progress, Refusal, Seat, SeatSet, Standing};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The facts of a game known before a table opens.
#[derive(Debug)]
pub struct Meta {
    /// The game's id: `offrandes`.
    pub id: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The version of the coded rules. A change that replays an old log differently must raise it.
    pub rules: u16,
    /// The options a table may choose, in display order.
    pub options: &'static [OptionSpec],
    /// The id of each seat's city, clockwise. Notations and documents use it as the seat's word.
    pub cities: &'static [&'static str],
    /// True if every viewer may read the words of each step as soon as the log has them. If false, an export of a
    /// running table contains events only.
    pub open_log: bool,
    /// The turns to expect, for every number of seats; the first entry that fits a table counts.
    pub lengths: &'static [Expected],
}

/// One option: a word and its possible values.
#[derive(Debug)]
pub struct OptionSpec {
    /// The option's id: `auction`.
    pub id: &'static str,
    /// The possible values; the first is the default.
    pub values: &'static [&'static str],
    /// The only number of seats for which the option has a meaning; `None` for every number.
    pub only: Option<u8>,
}

impl OptionSpec {
    /// True if the option has a meaning at a table of `seats`.
    pub fn matters(&self, seats: u8) -> bool {
        self.only.is_none_or(|only| only == seats)
    }
}

/// The value of each option of a table, by their ids.
pub type OptionValues = BTreeMap<String, String>;

/// The reason why a table cannot open as asked.
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
    /// The option has no such value.
    #[error("option `{option}` cannot be `{value}`")]
    Value {
        /// The option.
        option: String,
        /// The value asked for.
        value: String,
    },
}

impl Meta {
    /// Completes the given options with the defaults.
    ///
    /// # Errors
    /// The game has no such option or value, or does not take this number of seats.
    pub fn complete(&self, seats: u8, asked: &OptionValues) -> Result<OptionValues, BadOptions> {
        let (least, most) = self.seats;
        if !(least..=most).contains(&seats) {
            return Err(BadOptions::Seats { asked: seats, least, most });
        }
        let mut values: OptionValues = self
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
            values.insert(option.clone(), value.clone());
        }
        Ok(values)
    }
}

/// The seats, or the luck, a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats. More than one seat: all choose in secret, at the same time.
    Seats(SeatSet),
    /// Luck.
    Chance,
    /// No seat and no luck: the game is over.
    Over,
}

impl Waiting {
    /// Returns the seats the table waits for; none for luck or the end.
    pub fn seats(self) -> SeatSet {
        match self {
            Waiting::Seats(seats) => seats,
            Waiting::Chance | Waiting::Over => SeatSet::EMPTY,
        }
    }
}

/// The reader of a view or an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// The public: the channel, spectators.
    Public,
}

impl Viewer {
    /// True if this viewer holds `seat`.
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
/// `parse(print(token)) == token`, and no two tokens have the same text.
pub trait Token: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static {}

impl<T> Token for T where T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static {}

/// The receiver of events: [`Off`] in search, a `Vec` at a table.
pub trait Sink<E> {
    /// Takes an event. A sink that drops events does not call `make`.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// The sink that drops every event.
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

/// One thing a step caused, as data.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// Returns the event as `viewer` may know it: whole, redacted, or `None`.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// True if the event shows somebody what they could not know before and what its seat did not just choose in public:
    /// a hidden card that is paid, choices that open. A step that does so is never taken back. False by default.
    fn reveals(&self) -> bool {
        false
    }
}

/// The knowledge of one viewer about a state: owned, built up, never stripped down.
pub trait View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The game's actions.
    type Action: Token;
    /// Returns the viewer.
    fn viewer(&self) -> Viewer;
    /// Returns the viewer's own legal actions in the game's fixed order; none for the public.
    fn legal(&self) -> &[Self::Action];
}

/// A game: rules over a state. All functions are pure.
pub trait Game: Sized + Send + Sync + 'static {
    /// The facts known before a table opens.
    const META: Meta;
    /// The options of a table.
    type Options: Clone + Debug + Send + Sync;
    /// The full state of a table, secrets included. Its JSON uses the ids of the rules document.
    type State: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// One small decision of a seat.
    type Action: Token;
    /// One outcome of luck.
    type Chance: Token;
    /// One thing a step causes.
    type Event: Event;
    /// The knowledge of one viewer.
    type View: View<Action = Self::Action>;
    /// The condensed events of one line of a recap.
    type Line: Condensed;

    /// Reads completed option values (see [`Meta::complete`]).
    ///
    /// # Errors
    /// The values hold one that this game cannot read.
    fn options(values: &OptionValues) -> Result<Self::Options, BadOptions>;

    /// Returns the state before the first step. It draws nothing: the luck of the set-up is in the first chance steps.
    fn start(seats: u8, options: &Self::Options) -> Self::State;

    /// Returns the seats or the luck the state waits for.
    fn waiting(state: &Self::State) -> Waiting;

    /// Appends every legal action of `seat` in a fixed order; nothing if the state does not wait for `seat`.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every action a player can write at a table of this kind, legal or not.
    fn lexicon(seats: u8, options: &Self::Options, out: &mut Vec<Self::Action>);

    /// Checks whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The rule that forbids the action, with its numbers; never a fact the seat may not know.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Applies a checked action. It cannot fail and never draws luck.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Appends the possible outcomes of luck with whole-number weights; nothing unless the state waits for luck.
    fn outcomes(state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Applies one of the [`outcomes`](Game::outcomes).
    fn resolve(state: &mut Self::State, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Builds the view of `viewer`, with its own legal actions.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Makes a full state the viewer cannot rule out, from the view alone.
    fn imagine(view: &Self::View, dice: &mut dyn Dice) -> Self::State;

    /// Returns the open question of the view's owner or, for the public, of the seat to act.
    fn prompt(view: &Self::View) -> Prompt;

    /// Suggests a menu layout for the choices of this view, from the view alone.
    fn hints(view: &Self::View) -> Hints;

    /// Lists the orders the view's owner may leave for later, now or while other seats act, from the view alone. Empty
    /// by default.
    fn orders(view: &Self::View) -> Orders {
        let _ = view;
        Orders::default()
    }

    /// Returns the progress of the table, from the public part of the view. Empty by default.
    fn progress(view: &Self::View) -> Progress {
        let _ = view;
        Progress::default()
    }

    /// Condenses events for the view's owner, in order. `events` are all events so far with their steps, as the view's
    /// owner may know them. Depends on the events and on the viewer alone.
    fn recap(view: &Self::View, events: &[(u32, &Self::Event)]) -> Vec<Line<Self::Line>>;

    /// Returns places and score parts once the game is over, else `None`.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// Checks the invariants: no piece is made or lost, no piece is in two places.
    ///
    /// # Errors
    /// A broken invariant, in English, for the log.
    fn audit(state: &Self::State) -> Result<(), String>;
}

/// Returns the legal actions of a seat as a new list.
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
