//! A table of any game with the types erased: text in; words, views and JSON out.
//!
//! The bot uses a game only through [`AnyTable`], so it names no game. A table applies all actions of an input or none.

use crate::erased::{AnyEvent, AnyView};
use crate::game::{self, BadOptions, Game, Meta, OptionValues, Token, Viewer, Waiting};
use crate::luck::Dice;
use crate::{Refusal, Seat, Standing, spelling};
use serde_json::Value;
use std::fmt;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The number of the step, from 1.
    pub seq: u32,
    /// The seat that decided; `None` for luck.
    pub seat: Option<Seat>,
    /// The action or outcome, in notation.
    pub text: String,
}

/// The reason why an input changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected {
    /// The words are no action of this game.
    #[error("`{text}` is no action of this game{}", .near.as_ref().map(|n| format!("; did you mean `{n}`?")).unwrap_or_default())]
    Unreadable {
        /// The words of the input.
        text: String,
        /// A legal action with a similar spelling.
        near: Option<String>,
    },
    /// The table does not wait for this seat.
    #[error("the table does not wait for seat {0}")]
    NotWaited(Seat),
    /// A rule forbids it.
    #[error("`{text}` is refused: {refusal}")]
    Refused {
        /// The action refused.
        text: String,
        /// The rule, with its numbers.
        refusal: Refusal,
    },
    /// Luck or another seat comes between the joined actions.
    #[error("`{0}` would come after luck or another seat's turn: send it later")]
    Interrupted(String),
    /// The table waits for no outcome, or luck cannot bring this one.
    #[error("luck cannot bring `{0}` now")]
    NoOutcome(String),
}

/// The effect of an input.
#[derive(Clone, Debug, Default)]
pub struct Done {
    /// The new entries of the log.
    pub steps: Vec<Step>,
    /// The events of each step, with its number, unredacted: show [`AnyEvent::seen_by`].
    pub events: Vec<(u32, AnyEvent)>,
}

impl Done {
    /// Adds the effect of the next input.
    pub fn push(&mut self, next: Done) {
        self.steps.extend(next.steps);
        self.events.extend(next.events);
    }
}

/// A table of some game.
pub trait AnyTable: Send + Sync {
    /// Returns the facts of the game.
    fn meta(&self) -> &'static Meta;
    /// Returns the number of seats.
    fn seats(&self) -> u8;
    /// Returns the table's options, complete.
    fn options(&self) -> &OptionValues;
    /// Returns the number of entries of the log so far, those included that were taken back.
    fn seq(&self) -> u32;
    /// Returns the number of steps that stand. The next draw of luck goes by it, so that taking back never changes luck.
    fn made(&self) -> u32;
    /// Sets the number of entries of the log, once some of them were taken back.
    fn set_seq(&mut self, seq: u32);
    /// Returns the seats or the luck the table waits for.
    fn waiting(&self) -> Waiting;
    /// Returns the legal actions of a seat, in notation, in the game's order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Returns every action a player can write at this table, legal or not.
    fn lexicon(&self) -> Vec<String>;
    /// Checks whether a seat may do one action now.
    ///
    /// # Errors
    /// The reason against the action.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected>;
    /// Applies one or more actions joined by `;`, all or none.
    ///
    /// # Errors
    /// The reason why nothing changed.
    fn act(&mut self, seat: Seat, input: &str) -> Result<Done, Rejected>;
    /// Draws and applies one outcome of luck, if the table waits for luck.
    fn draw(&mut self, dice: &mut dyn Dice) -> Option<Done>;
    /// Applies a given outcome of luck.
    ///
    /// # Errors
    /// The table does not wait for luck, or luck cannot bring this outcome.
    fn resolve(&mut self, text: &str) -> Result<Done, Rejected>;
    /// Builds the view of a viewer: all that this viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// Returns places and scores once the game is over, else `None`.
    fn standing(&self) -> Option<Standing>;
    /// Returns the whole state as JSON with sorted keys, secrets included: for hosts and finished tables.
    fn state(&self) -> Value;
    /// Checks the invariants of the state.
    ///
    /// # Errors
    /// A broken invariant, in English, for the log.
    fn audit(&self) -> Result<(), String>;
    /// Returns a copy for trials.
    fn copy(&self) -> Box<dyn AnyTable>;
}

impl fmt::Debug for dyn AnyTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table of {} at step {}", self.meta().id, self.seq())
    }
}

/// A table of the game `G`.
pub struct Play<G: Game> {
    seats: u8,
    values: OptionValues,
    options: G::Options,
    state: G::State,
    seq: u32,
    made: u32,
}

// Not derived: a copy of the table does not need `G: Clone`.
impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Self {
        Play {
            seats: self.seats,
            values: self.values.clone(),
            options: self.options.clone(),
            state: self.state.clone(),
            seq: self.seq,
            made: self.made,
        }
    }
}

/// Shows the game and the step only: a state holds secrets.
impl<G: Game> fmt::Debug for Play<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self as &dyn AnyTable).fmt(f)
    }
}

impl<G: Game> Play<G> {
    /// Opens the table before its first step.
    ///
    /// # Errors
    /// The game does not have these seats or options.
    pub fn open(seats: u8, options: &OptionValues) -> Result<Play<G>, BadOptions> {
        let values = G::META.complete(seats, options)?;
        let options = G::options(&values)?;
        let state = G::start(seats, &options);
        Ok(Play { seats, values, options, state, seq: 0, made: 0 })
    }

    /// Returns the state, for readers who may see it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    fn read<T: Token>(&self, text: &str, seat: Seat) -> Result<T, Rejected> {
        text.parse().map_err(|_| Rejected::Unreadable { text: text.to_owned(), near: self.near(text, seat) })
    }

    fn near(&self, text: &str, seat: Seat) -> Option<String> {
        let mut legal = self.legal(seat);
        spelling::nearest(text, &legal).map(|at| legal.swap_remove(at))
    }

    fn log(&mut self, seat: Option<Seat>, text: String, events: Vec<G::Event>) -> Done {
        self.seq += 1;
        self.made += 1;
        let events = events.into_iter().map(|event| (self.seq, AnyEvent::of::<G>(event))).collect();
        Done { steps: vec![Step { seq: self.seq, seat, text }], events }
    }

    fn bring(&mut self, chance: G::Chance) -> Done {
        let mut events = Vec::new();
        G::resolve(&mut self.state, chance, &mut events);
        self.log(None, chance.to_string(), events)
    }

    fn try_act(&mut self, seat: Seat, input: &str) -> Result<Done, Rejected> {
        let mut done = Done::default();
        for text in input.split(';').map(str::trim) {
            let action: G::Action = self.read(text, seat)?;
            if !G::waiting(&self.state).seats().has(seat) {
                let late = !done.steps.is_empty();
                return Err(if late { Rejected::Interrupted(text.to_owned()) } else { Rejected::NotWaited(seat) });
            }
            G::check(&self.state, seat, action)
                .map_err(|refusal| Rejected::Refused { text: action.to_string(), refusal })?;
            let mut events = Vec::new();
            G::apply(&mut self.state, seat, action, &mut events);
            let one = self.log(Some(seat), action.to_string(), events);
            done.push(one);
        }
        Ok(done)
    }
}

impl<G: Game> AnyTable for Play<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &OptionValues {
        &self.values
    }

    fn seq(&self) -> u32 {
        self.seq
    }

    fn made(&self) -> u32 {
        self.made
    }

    fn set_seq(&mut self, seq: u32) {
        self.seq = seq;
    }

    fn waiting(&self) -> Waiting {
        G::waiting(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal::<G>(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    fn lexicon(&self) -> Vec<String> {
        let mut actions = Vec::new();
        G::lexicon(self.seats, &self.options, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected> {
        let read: G::Action = self.read(action, seat)?;
        if !self.waiting().seats().has(seat) {
            return Err(Rejected::NotWaited(seat));
        }
        G::check(&self.state, seat, read).map_err(|refusal| Rejected::Refused { text: action.to_owned(), refusal })
    }

    fn act(&mut self, seat: Seat, input: &str) -> Result<Done, Rejected> {
        let before = (self.state.clone(), self.seq, self.made);
        self.try_act(seat, input).inspect_err(|_| (self.state, self.seq, self.made) = before)
    }

    fn draw(&mut self, dice: &mut dyn Dice) -> Option<Done> {
        let chance = game::draw::<G>(&self.state, dice)?;
        Some(self.bring(chance))
    }

    fn resolve(&mut self, text: &str) -> Result<Done, Rejected> {
        let unknown = || Rejected::NoOutcome(text.to_owned());
        let chance: G::Chance = text.parse().map_err(|_| unknown())?;
        let mut outcomes = Vec::new();
        G::outcomes(&self.state, &mut outcomes);
        if !outcomes.iter().any(|&(outcome, _)| outcome == chance) {
            return Err(unknown());
        }
        Ok(self.bring(chance))
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        AnyView::new::<G>(G::view(&self.state, viewer))
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(&self.state)
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.state).unwrap_or(Value::Null)
    }

    fn audit(&self) -> Result<(), String> {
        G::audit(&self.state)
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
