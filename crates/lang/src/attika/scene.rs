//! Where the table stands: phase, who is asked, what they do, what a notice says. All from what is public.

use super::{gains, names};
use crate::{Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::attika::{Attika, Board, Ending, Kind, Scene, View};
use agon_rules::game::Game;

/// The seat a view waits for.
pub(super) fn asked(view: &View) -> Option<Seat> {
    match view.scene {
        Scene::Act | Scene::Drawn { .. } | Scene::Pay { .. } | Scene::Lay { .. } | Scene::Turn { .. } => {
            Some(view.board.turn.seat)
        }
        _ => None,
    }
}

/// What a turn is used for, and the actions of that kind that are left: `draw`, `build`, `open` before the first action;
/// where none is left, `done` with an amphora to use, `end` without.
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

/// The word of a question in keys: the prompt's.
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

/// The public values of a question's sentences.
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

/// A sentence of some kind for the question a view stands before.
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

/// The shrines a chain joined, by their letters, or whose buildings all stand.
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
