//! Cyclades (Bruno Cathala and Ludovic Maublanc, Matagot 2009): 2 to 5 cities outbid each other for the favour of gods,
//! sail, fight, summon creatures and raise metropolises.
//!
//! Section numbers in this folder are those of `docs/rules/cyclades.md`. Everything is public except the gold of each
//! seat. A perfect memory knows that gold too, because every gain and payment is public. Views and events must not
//! reveal it (4.4).

mod audit;
mod battles;
pub mod board;
mod cards;
pub mod charts;
mod check;
mod creatures;
mod cycle;
pub mod data;
mod event;
pub mod fleets;
mod grid;
mod hints;
mod holdings;
mod json;
mod legal;
mod lengths;
pub mod map;
pub mod metropolises;
pub mod offerings;
mod orders;
pub mod phase;
pub mod recap;
mod state;
mod token;
pub mod troops;
pub mod turns;
mod view;

#[cfg(test)]
mod examples;

pub use battles::{bonus, defenders};
pub use board::{Board, Ending, Options};
pub use event::Event;
pub use map::{Isles, Map, Sea, Seas};
pub use phase::{Battle, Forming, Phase, Stage, Task, Turn};
pub use state::State;
pub use token::{Action, Chance, Piece, Place};
pub use view::View;

use crate::game::{BadOptions, Game, Meta, OptionSpec, OptionValues, Sink, Viewer, Waiting};
use crate::luck::Dice;
use crate::menu::{Hints, Prompt};
use crate::order::Orders;
use crate::recap::Line;
use crate::standing::Measure;
use crate::{Progress, Refusal, Seat, Standing};
use data::MOST_SEATS;

/// The rules of Cyclades.
#[derive(Debug, Clone, Copy)]
pub struct Cyclades;

impl Game for Cyclades {
    const META: Meta = Meta {
        id: "cyclades",
        seats: (2, 5),
        rules: 1,
        options: &[
            OptionSpec { id: "tie-break", values: &["gold", "metropolises"], only: None },
            OptionSpec { id: "two-player-start", values: &["standard", "alternate"], only: Some(2) },
        ],
        cities: &data::CITIES,
        // No action reveals a purse.
        open_log: true,
        lengths: &lengths::LENGTHS,
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Line = recap::Line;

    fn options(values: &OptionValues) -> Result<Options, BadOptions> {
        let is = |option: &str, value: &str| values.get(option).is_some_and(|chosen| chosen == value);
        Ok(Options {
            metropolises_first: is("tie-break", "metropolises"),
            alternate_start: is("two-player-start", "alternate"),
        })
    }

    fn start(seats: u8, options: &Options) -> State {
        let mut purses = [0; MOST_SEATS];
        purses.iter_mut().take(seats.into()).for_each(|purse| *purse = data::START_GOLD);
        State { board: Board::new(seats, *options), purses }
    }

    fn waiting(state: &State) -> Waiting {
        match state.board.asked() {
            None => Waiting::Chance,
            Some(seats) if seats.is_empty() => Waiting::Over,
            Some(seats) => Waiting::Seats(seats),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(state, seat, out);
    }

    fn lexicon(seats: u8, _: &Options, out: &mut Vec<Action>) {
        legal::lexicon(seats, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(state, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Bid(god, amount) => offerings::bid(state, seat, god, amount, events),
            Action::BidApollo => offerings::queue(state, seat, events),
            Action::Recruit(piece) => turns::recruit(state, seat, piece, events),
            Action::Build(island, slot) => turns::build(state, seat, island, slot, events),
            Action::Move(from, to, count) => troops::go(state, seat, from, to, count, events),
            Action::Sail(from, to, count) => fleets::sail(state, seat, from, to, count, events),
            Action::To(sea) => fleets::go_on(state, seat, sea, events),
            Action::With(count) => fleets::regroup(state, seat, count, events),
            Action::Stop => turns::stop(state, events),
            Action::Swap(creature) => turns::swap(state, seat, creature, events),
            Action::Summon(creature) => turns::summon(state, seat, creature, events),
            Action::Forgo => creatures::forgo(state, seat, events),
            Action::At(place) => at(state, seat, place, events),
            Action::From(victim) => creatures::from(state, seat, victim, events),
            Action::Topple(island, slot) => creatures::topple(state, seat, island, slot, events),
            Action::Remake(island, slot, building) => creatures::remake(state, seat, (island, slot), building, events),
            Action::Copy(creature) => creatures::copy(state, seat, creature, events),
            Action::Sell(piece) => creatures::sell(state, seat, piece, events),
            Action::Push(from, to) => creatures::push(state, from, to, events),
            Action::Fight => battles::fight_on(state, seat, events),
            Action::Withdraw(place) => battles::withdraw(state, seat, place, events),
            Action::Give(island, slot) => metropolises::give(state, seat, island, slot, events),
            Action::End => turns::end(state, events),
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        cycle::outcomes(&state.board, out);
    }

    fn resolve(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        cycle::resolve(state, chance, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, _: &mut dyn Dice) -> State {
        view::imagine(view)
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
        let phase = match &board.phase {
            Phase::Starts | Phase::Markers => "set-up",
            Phase::Row => "creatures",
            Phase::Gods => "gods",
            Phase::Offer { .. } => "offerings",
            Phase::Turn(_) => "actions",
            Phase::Over(_) => "over",
        };
        let scores = board.everybody().map(|seat| i64::from(board.metropolises(seat))).collect();
        let out = board.everybody().filter(|seat| !board.alive.has(*seat)).collect();
        let course = board.everybody().map(|seat| board.income(seat).into()).collect();
        let next = turns::coming(board);
        Progress { round: board.cycle.into(), phase, scores, measure: "income", course, next, out }
    }

    fn recap(view: &View, events: &[(u32, &Event)]) -> Vec<Line<recap::Line>> {
        recap::recap(view, events)
    }

    fn standing(state: &State) -> Option<Standing> {
        let board = &state.board;
        let Phase::Over(ending) = board.phase else { return None };
        // 2.3, 20.2, 20.13: seats at the goal rank by gold, then metropolises (or in the other order), then income; all
        // others by metropolises, gold and income. A seat out of the game is last.
        let measures = |seat| {
            let (cities, gold) = (i64::from(board.metropolises(seat)), state.purse(seat));
            let enough = if board.options.metropolises_first { cities } else { data::target(board.seats).into() };
            let metropolises = Measure::most("metropolises", cities);
            vec![
                Measure::whether("alive", board.alive.has(seat)),
                // If gold ranks before metropolises, more than the target count the same.
                metropolises.ranked(cities.min(enough)),
                Measure::most("gold", gold),
                metropolises,
                Measure::most("income", board.income(seat)),
            ]
        };
        Some(Standing::measured(ending.id(), board.everybody().map(measures).collect(), |index| {
            let seat = Seat(index as u8);
            let parts = [
                ("metropolises", i64::from(board.metropolises(seat))),
                ("gold", i64::from(state.purse(seat))),
                ("income", i64::from(board.income(seat))),
            ];
            (parts[0].1, parts.map(|(part, points)| (part.to_owned(), points)).to_vec())
        }))
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}

/// Applies a chosen place: for a metropolis, a prosperity marker, or the active creature.
fn at(state: &mut State, seat: Seat, place: Place, events: &mut impl Sink<Event>) {
    let Some(&turn) = state.board.turn() else { return };
    match (place, turn.forming, turn.task) {
        (Place::Island(island), Some(_), _) => metropolises::place(state, seat, island, events),
        (Place::Island(island), None, Task::Prosperity) => turns::prosper(state, seat, island, events),
        (Place::Island(island), None, _) => creatures::at_island(state, seat, island, events),
        (Place::Sea(sea), ..) => creatures::at_sea(state, seat, sea, events),
    }
}
