//! Offrandes (Cédric Lefebvre, Ludonaute 2010): 3 to 5 cities auction characters, bribe, and sacrifice to the gods.
//!
//! Section numbers in this folder are those of `docs/rules/offrandes.md`. The state is flat and small. The boards are
//! public. Only the choices of the two house rules of §16 are secret, until the last one is complete.

mod auctions;
pub mod board;
pub mod corruption;
pub mod data;
mod event;
mod hints;
mod legal;
mod lengths;
mod orders;
mod recap;
mod sacrifices;
mod state;
mod token;
mod view;

#[cfg(test)]
mod examples;

pub use board::{Board, Ending, Offering, Options};
pub use event::Event;
pub use recap::{Lack, Line, Sale, Stage, Unreached};
pub use state::{Bidding, Lists, Lot, Phase, State, Turn};
pub use token::{Action, Chance};
pub use view::{Scene, View};

use crate::game::{BadOptions, Game, Meta, OptionSpec, OptionValues, Sink, Viewer, Waiting};
use crate::luck::Dice;
use crate::menu::{Hints, Prompt};
use crate::order::Orders;
use crate::standing::Measure;
use crate::{Progress, Refusal, Seat, Standing};

/// The rules of Offrandes.
#[derive(Debug, Clone, Copy)]
pub struct Offrandes;

impl Game for Offrandes {
    const META: Meta = Meta {
        id: "offrandes",
        seats: (3, 5),
        rules: 1,
        options: &[
            OptionSpec { id: "auction", values: &["open", "sealed"], only: None },
            OptionSpec { id: "bribes", values: &["in-turn", "sealed"], only: None },
        ],
        cities: &data::CITIES,
        // The log gets sealed amounts and lists (§16) only after all are complete.
        open_log: true,
        lengths: &lengths::LENGTHS,
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Line = Line;

    fn options(values: &OptionValues) -> Result<Options, BadOptions> {
        let sealed = |option: &str| values.get(option).is_some_and(|value| value == "sealed");
        Ok(Options { sealed_auction: sealed("auction"), sealed_bribes: sealed("bribes") })
    }

    fn start(seats: u8, options: &Options) -> State {
        State { board: Board::new(seats, *options), phase: Phase::Start }
    }

    fn waiting(state: &State) -> Waiting {
        match state.asked() {
            None => Waiting::Chance,
            Some(seats) if seats.is_empty() => Waiting::Over,
            Some(seats) => Waiting::Seats(seats),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(state, seat, out);
    }

    fn lexicon(seats: u8, options: &Options, out: &mut Vec<Action>) {
        legal::lexicon(seats, options, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        legal::check(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Pick(character) => auctions::pick(state, character, events),
            Action::Lot(a, b) => auctions::offer(state, (a, b), events),
            Action::Open(amount) => auctions::open(state, amount, events),
            Action::End => auctions::end(state, events),
            Action::Bid(amount) => auctions::bid(state, amount, events),
            Action::Pass => auctions::pass(state, events),
            Action::Seal(amount) => auctions::seal(state, seat, amount, events),
            Action::Bribe(victim, ladder) => corruption::bribe(state, seat, Some((victim, ladder)), events),
            Action::NoBribe => corruption::bribe(state, seat, None, events),
            Action::Rank(victim, ladder) => corruption::rank(state, seat, (victim, ladder), events),
            Action::RankDone => corruption::rank_done(state, seat, events),
            Action::Offer(animal, count) => sacrifices::choose(state, animal, count, events),
            Action::NoOffer | Action::NoSacrifice => sacrifices::decline(state, events),
            Action::Sacrifice(altar) => sacrifices::sacrifice(state, altar, events),
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        if state.phase == Phase::Start {
            out.extend(state.board.everybody().map(|seat| (Chance::First(seat), 1)));
        }
    }

    fn resolve(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        let Chance::First(seat) = chance;
        auctions::start(state, seat, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, dice: &mut dyn Dice) -> State {
        view::imagine(view, dice)
    }

    fn prompt(view: &View) -> Prompt {
        hints::prompt(view)
    }

    fn hints(view: &View) -> Hints {
        hints::hints(view)
    }

    fn orders(view: &View) -> Orders {
        orders::orders(view)
    }

    fn progress(view: &View) -> Progress {
        let board = &view.board;
        let phase = match view.scene {
            Scene::Start | Scene::Picks { .. } => "picks",
            Scene::Offer(_) | Scene::Open(..) | Scene::Bid(_) | Scene::Seal { .. } => "auctions",
            Scene::Bribe { .. } | Scene::Rank { .. } => "corruption",
            Scene::Sacrifice { .. } => "sacrifices",
            Scene::Over(_) => "over",
        };
        // 8.3: a city may lose its altars again, so they count at the end only.
        let altars = |seat| if phase == "over" { board.altar_points(seat) } else { 0 };
        let scores = board.everybody().map(|seat| i64::from(board.score(seat) + altars(seat))).collect();
        let next = view.scene.next(board);
        Progress { round: board.round.into(), phase, scores, next, ..Progress::default() }
    }

    fn recap(view: &View, events: &[(u32, &Event)]) -> Vec<crate::recap::Line<Line>> {
        recap::recap(view, events)
    }

    fn standing(state: &State) -> Option<Standing> {
        let Phase::Over(ending) = state.phase else { return None };
        let board = &state.board;
        // 8.3, 8.4: sacrifices, lamps and altars; ties by altars held.
        let total = |seat: Seat| board.score(seat) + board.altar_points(seat);
        let measures =
            |seat| vec![Measure::most("points", total(seat)), Measure::most("held", board.held(seat).count() as i64)];
        Some(Standing::measured(ending.id(), board.everybody().map(measures).collect(), |index| {
            let seat = Seat(index as u8);
            let parts = [
                ("sacrifices", board.sacrifices[index]),
                ("lamps", board.lamps[index]),
                ("altars", board.altar_points(seat)),
            ];
            let parts = parts.map(|(part, points)| (part.to_owned(), i64::from(points)));
            (i64::from(total(seat)), parts.to_vec())
        }))
    }

    fn audit(state: &State) -> Result<(), String> {
        state.board.audit()
    }
}
