//! The state of the table: phase, active seat, its verb and its notice. All of it is public.

use super::names;
use crate::{Language, Say, join, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, target};
use agon_rules::cyclades::{Board, Cyclades, Ending, Forming, Phase, Task, Turn, View};
use agon_rules::game::Game;

/// Returns the seat that must decide now; `None` if the table waits for luck or is over.
pub(super) fn asked(view: &View) -> Option<Seat> {
    match &view.board.phase {
        Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods | Phase::Over(_) => None,
        Phase::Offer { seat, .. } => Some(*seat),
        Phase::Turn(turn) => match (turn.forming, &turn.battle, turn.task) {
            (Some(_), ..) => Some(turn.seat),
            (None, Some(battle), _) => battle.asked(),
            (None, None, Task::Swap(_)) => None,
            (None, None, _) => Some(turn.seat),
        },
    }
}

/// Returns the creature that waits for its target; `None` if none does.
pub(super) fn asking(turn: &Turn) -> Option<Creature> {
    let free = turn.forming.is_none() && turn.battle.is_none() && turn.task == Task::Target;
    turn.power().filter(|_| free)
}

/// Returns the word of the question in keys: the kind of the prompt, or one word for all creatures that wait for a
/// target.
pub(super) fn kind(view: &View) -> &'static str {
    match view.board.turn().and_then(asking) {
        Some(_) => "creature",
        None => Cyclades::prompt(view).kind,
    }
}

pub(super) fn phase(l: Language, view: &View) -> String {
    let board = &view.board;
    let phase = match &board.phase {
        Phase::Starts | Phase::Markers => return raise(&text(l, "cyclades-phase-set-up", &[])),
        Phase::Row => "creatures",
        Phase::Gods => "gods",
        Phase::Offer { .. } => "offerings",
        Phase::Turn(_) => "actions",
        Phase::Over(_) => return Say::new(l, "cyclades-phase-over").with("cycle", board.cycle).text(),
    };
    let phase = raise(&text(l, &format!("cyclades-phase-{phase}"), &[]));
    Say::new(l, "cyclades-phase-in-cycle").with("cycle", board.cycle).with("phase", phase).text()
}

/// Adds the public values of a question's sentences.
pub(super) fn fill(l: Language, board: &Board, say: Say) -> Say {
    match &board.phase {
        Phase::Offer { lost: Some(god), .. } => say.with("god", names::god(l, *god)),
        Phase::Turn(turn) => fill_turn(l, board, turn, say),
        _ => say,
    }
}

fn fill_turn(l: Language, board: &Board, turn: &Turn, say: Say) -> Say {
    match (turn.forming, &turn.battle, turn.task) {
        (Some(Forming::Give(kind)), ..) => say.noun("building", &names::building_key(kind)),
        (Some(Forming::Place), ..) => say,
        (None, Some(battle), _) => say.with("place", names::place(battle.place)).with("round", battle.round),
        (None, None, Task::Target) => match asking(turn) {
            Some(creature) => say.noun("creature", &names::creature_key(creature)),
            None => say,
        },
        (None, None, Task::Sail { at, group, steps, .. }) => {
            say.with("place", at.to_string()).with("fleets", names::fleets(l, group)).count("steps", steps, "play-step")
        }
        (None, None, Task::Sylph { steps, .. }) => say.count("steps", steps, "play-step"),
        (None, None, Task::SirenOwn(at)) => say.with("place", at.to_string()),
        (None, None, Task::Kraken) => {
            say.with("place", board.creatures.kraken.map(|at| at.to_string()).unwrap_or_default())
        }
        (None, None, Task::Push) => {
            let at = board.figurine(Creature::Polyphemus).map(|there| names::island(there.island));
            say.with("place", at.unwrap_or_default())
        }
        (None, None, Task::Free) => say.with("god", names::god_or_apollo(l, turn.god)),
        (None, None, Task::Swap(_) | Task::Sphinx | Task::Prosperity) => say,
    }
}

/// Returns the sentence of a kind (`question`, `verb`, `notice`) for the current question.
pub(super) fn sentence(l: Language, of: &str, view: &View) -> Say {
    fill(l, &view.board, Say::new(l, format!("cyclades-{of}-{}", kind(view))))
}

pub(super) fn verb(l: Language, view: &View, seat: Seat) -> String {
    if asked(view) != Some(seat) {
        return text(l, "verb-waits", &[]);
    }
    sentence(l, "verb", view).text()
}

pub(super) fn notice(l: Language, view: &View) -> String {
    sentence(l, "notice", view).text()
}

/// Lists the metropolises that ended the game, with their islands, for every city with enough of them; `None` if the
/// game goes on or ended for another reason.
pub(super) fn ending(l: Language, view: &View) -> Option<String> {
    let board = &view.board;
    let Phase::Over(Ending::Metropolises) = board.phase else { return None };
    let reached = board.alive.iter().filter(|&seat| board.metropolises(seat) >= target(board.seats));
    let cities: Vec<String> = reached
        .map(|seat| {
            let islands = board.lands(seat).iter().filter(|&island| board.holding(island).metropolis);
            let islands: Vec<String> = islands.map(names::island).collect();
            let say = Say::new(l, "cyclades-ending-city").with("city", names::city(l, seat));
            say.with("islands", join(l, &islands)).text()
        })
        .collect();
    Some(Say::new(l, "cyclades-ending-metropolises").with("cities", join(l, &cities)).text())
}
