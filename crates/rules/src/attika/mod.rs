//! Attika (Marcel-André Casasola Merkle, Hans im Glück 2003): 2 to 4 cities draw and place their 30 buildings on a
//! growing board, or join two shrines.
//!
//! Section numbers in this folder are those of `docs/rules/attika.md`. The state is flat. Hands are secret, and so is a
//! newly drawn disc or tile. No pile, deck or stack has an order (17.6).

pub mod ages;
pub mod board;
pub mod cards;
mod check;
pub mod data;
mod event;
mod evidence;
pub mod hex;
mod hints;
mod imagine;
mod json;
mod legal;
mod lengths;
mod luck;
pub mod map;
pub mod price;
pub mod recap;
pub mod spaces;
mod state;
mod token;
mod turns;
mod view;

#[cfg(test)]
mod examples;

pub use board::{Board, Kind, Options, Turn};
pub use cards::Cards;
pub use event::Event;
pub use map::Map;
pub use price::Price;
pub use spaces::{Anchor, Space, Spaces};
pub use state::{Ending, Phase, State};
pub use token::{Action, Chance};
pub use view::{Scene, View};

use crate::game::{BadOptions, Game, Meta, OptionSpec, OptionValues, Sink, Viewer, Waiting};
use crate::luck::Dice;
use crate::menu::{Hints, Prompt};
use crate::standing::Measure;
use crate::{Progress, Refusal, Seat, Standing};

/// The rules of Attika.
#[derive(Debug, Clone, Copy)]
pub struct Attika;

impl Game for Attika {
    const META: Meta = Meta {
        id: "attika",
        seats: (2, 4),
        rules: 1,
        // 3.3: the supplied rulebook's number, then the printed game's.
        options: &[OptionSpec { id: "amphorae", values: &["5", "15"], only: None }],
        cities: &data::CITIES,
        // The log names drawn cards, discs and tiles.
        open_log: false,
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
        let word = values.get("amphorae").map_or("", String::as_str);
        let bad = || BadOptions::Value { option: "amphorae".to_owned(), value: word.to_owned() };
        word.parse().map(|amphorae| Options { amphorae }).map_err(|_| bad())
    }

    fn start(seats: u8, options: &Options) -> State {
        State::new(seats, *options)
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

    fn lexicon(_: u8, _: &Options, out: &mut Vec<Action>) {
        legal::lexicon(out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(state, seat, action)
    }

    fn apply(state: &mut State, _: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Draw(pile) => turns::draw(state, pile, events),
            Action::Store => turns::store(state, events),
            Action::Place(space) => turns::place(state, space, events),
            Action::Build(building, space) => turns::build(state, building, space, events),
            Action::Autopay => turns::autopay(state, events),
            Action::Pay(cards) => turns::pay(state, cards, events),
            Action::AmphoraAction => turns::amphora_action(state, events),
            Action::AmphoraCard => turns::amphora_card(state, events),
            Action::Lay(anchor, spot) => turns::lay(state, anchor, spot, events),
            Action::Turn(turn) => turns::turn(state, turn, events),
            Action::End => turns::end(state, events),
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        luck::outcomes(state, out);
    }

    fn resolve(state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
        luck::resolve(state, chance, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, dice: &mut dyn Dice) -> State {
        imagine::imagine(view, dice)
    }

    fn prompt(view: &View) -> Prompt {
        hints::prompt(view)
    }

    fn hints(view: &View) -> Hints {
        hints::hints(view)
    }

    fn progress(view: &View) -> Progress {
        let board = &view.board;
        let phase = match view.scene {
            Scene::Over(_) => "over",
            _ if board.turns == 0 => "set-up",
            _ => "turns",
        };
        let scores = board.everybody().map(|seat| i64::from(board.built(seat))).collect();
        let next = match phase {
            "turns" => (1..board.seats).map(|steps| board.turn.seat.clockwise(steps, board.seats)).collect(),
            _ => Vec::new(),
        };
        Progress { round: board.round(), phase, scores, next, ..Progress::default() }
    }

    fn recap(view: &View, events: &[(u32, &Event)]) -> Vec<crate::recap::Line<recap::Line>> {
        recap::lines(view.viewer, view.board.seats, events)
    }

    fn standing(state: &State) -> Option<Standing> {
        let Phase::Over(ending) = state.phase else { return None };
        let board = &state.board;
        // 4.1: a winner wins at once, and no seat is second; 17.1: else most buildings, then fewest settlements.
        let measures = |seat: Seat| {
            let buildings = Measure::most("buildings", board.built(seat));
            let settlements = Measure::fewest("settlements", board.map.settlements(seat));
            match ending {
                Ending::Shrines(winner) => {
                    let shrines = Measure::whether("shrines", seat == winner);
                    vec![shrines, buildings.told(0), settlements.told(0)]
                }
                Ending::Buildings(winner) => vec![buildings.told(seat == winner), settlements.told(0)],
                Ending::Idle => vec![buildings, settlements],
            }
        };
        Some(Standing::measured(ending.id(), board.everybody().map(measures).collect(), |index| {
            let seat = Seat(index as u8);
            let parts = [("buildings", board.built(seat)), ("settlements", board.map.settlements(seat))];
            let parts = parts.map(|(part, count)| (part.to_owned(), i64::from(count)));
            (i64::from(board.built(seat)), parts.to_vec())
        }))
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
