//! The state of the table: phase, active seat, its verb and its notice. All of it is public.

use super::{gains, names};
use crate::{Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::attika::{Attika, Board, Ending, Kind, Scene, View};
use agon_rules::game::Game;

/// Returns the seat that must decide now; `None` if the table waits for luck or is over.
pub(super) fn asked(view: &View) -> Option<Seat> {
    match view.scene {
        Scene::Act | Scene::Drawn { .. } | Scene::Pay { .. } | Scene::Lay { .. } | Scene::Turn { .. } => {
            Some(view.board.turn.seat)
        }
        _ => None,
    }
}

/// Returns the purpose of the turn and the number of its actions left: `draw`, `build`, or `open` before the first
/// action. With none left it is `done` if an amphora can be used, else `end`.
pub(super) fn actions(board: &Board) -> (&'static str, u8) {
    let turn = &board.turn;
    let own = board.amphorae.get(turn.seat.index()).copied().unwrap_or_default();
    let over = if own > 0 { "done" } else { "end" };
    match turn.kind {
        _ if turn.cards => (over, 0),
        None => ("open", turn.unused()),
        Some(kind) if !turn.allows(kind) => (over, 0),
        Some(kind) => (kind.id(), turn.unused()),
    }
}

/// Returns the word of the question in keys: the kind of the prompt.
pub(super) fn kind(view: &View) -> &'static str {
    Attika::prompt(view).kind
}

pub(super) fn phase(l: Language, view: &View) -> String {
    let board = &view.board;
    let say = |of: &str| Say::new(l, format!("attika-phase-{of}")).with("round", board.round());
    let of = match (view.scene, board.turn.kind) {
        (Scene::Over(_), _) => "over",
        _ if board.turns == 0 => return raise(&text(l, "attika-phase-set-up", &[])),
        (_, None) => "turn",
        (_, Some(Kind::Draw)) => "draw",
        (_, Some(Kind::Build)) => "build",
    };
    say(of).text()
}

/// Adds the public values of a question's sentences.
fn fill(l: Language, view: &View, say: Say) -> Say {
    match view.scene {
        Scene::Act => {
            let (kind, left) = actions(&view.board);
            say.with("kind", kind).with("left", left)
        }
        Scene::Drawn { pile, .. } => say.noun("pile", &names::pile_key(pile)),
        Scene::Pay { building, space, .. } => {
            let price = view.board.price(view.board.turn.seat, building, space);
            let say = say.noun("building", &names::building_key(building)).with("space", space.name());
            say.with("price", names::price(l, price))
        }
        Scene::Turn { anchor, spot, .. } => say.with("beside", names::beside(l, anchor)).with("spot", spot),
        _ => say,
    }
}

/// Returns the sentence of a kind (`question`, `verb`, `notice`) for the current question.
pub(super) fn sentence(l: Language, of: &str, view: &View) -> Say {
    fill(l, view, Say::new(l, format!("attika-{of}-{}", kind(view))))
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

/// Names the shrines that the winning chain joined, or the seat that built all its buildings; `None` without a winner.
pub(super) fn ending(l: Language, view: &View) -> Option<String> {
    let Scene::Over(ending) = view.scene else { return None };
    let say = |of: &str, seat| Say::new(l, format!("attika-ending-{of}")).with("city", names::city(l, seat));
    match ending {
        Ending::Shrines(seat) => {
            let map = &view.board.map;
            let chains = map.buildings(seat).map(|space| map.shrines_touched(seat, space));
            let joined = chains.max_by_key(|shrines| shrines.count_ones())?;
            Some(say("shrines", seat).with("shrines", gains::shrines(joined)).text())
        }
        Ending::Buildings(seat) => Some(say("buildings", seat).text()),
        Ending::Idle => None,
    }
}
