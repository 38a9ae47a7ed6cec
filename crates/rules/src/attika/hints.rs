//! Menu hints of Attika: the question, the main choice and the choices that need confirmation. The board message has no
//! quick row, because a player looks at the own hand and mat before a draw or a building.

use super::board::Kind;
use super::data::{Building, Pile};
use super::token::Action;
use super::view::{Scene, View};
use crate::game::View as _;
use crate::menu::{Hints, Prompt};

/// The number of free buildings that become buttons.
const FREE: usize = 5;
/// The number of other payments that become buttons beside the suggested one.
const PAYMENTS: usize = 3;

/// Returns the question of a scene.
pub(super) fn prompt(view: &View) -> Prompt {
    match view.scene {
        Scene::Act => Prompt::one("act"),
        Scene::Drawn { .. } => Prompt::one("place"),
        Scene::Pay { .. } => Prompt { kind: "pay", step: 2, steps: 2 },
        Scene::Lay { .. } => Prompt { kind: "lay", step: 1, steps: 2 },
        Scene::Turn { .. } => Prompt { kind: "turn", step: 2, steps: 2 },
        Scene::Over(_) => Prompt::one("over"),
        _ => Prompt::one("chance"),
    }
}

/// Returns the first words a seat may want: those of a turn, and of the present decision.
fn relevant(view: &View) -> Vec<String> {
    let asked: &[&str] = match view.scene {
        Scene::Drawn { .. } => &["place", "store"],
        Scene::Pay { .. } => &["pay"],
        Scene::Lay { .. } => &["lay"],
        _ => &[],
    };
    asked.iter().chain(&["draw", "build", "amphora", "end"]).map(|&word| word.to_owned()).collect()
}

/// Suggests the menu layout.
pub(super) fn hints(view: &View) -> Hints {
    let mut hints = Hints { relevant: relevant(view), ..Hints::default() };
    // A laid tile is final. Ending the turn wastes a free building, if one is possible.
    hints.confirm.push("turn".to_owned());
    if view.legal().iter().any(|&action| free(view, action)) {
        hints.confirm.push(Action::End.to_string());
    }
    hints.spread.extend(["draw", "amphora", "turn"].map(str::to_owned));
    // The suggested payment and the next few become buttons, the rest a menu.
    let suggested = suggested(view);
    let others = view.legal().iter().filter(|&&action| matches!(action, Action::Pay(_)) && Some(action) != suggested);
    hints.spread.extend(suggested.iter().chain(others.take(PAYMENTS)).map(ToString::to_string));
    hints.listed.push("lay".to_owned());
    let open = view.legal().iter().filter(|&&action| free(view, action)).take(FREE);
    hints.spread.extend(open.map(ToString::to_string));
    let builds = view.legal().iter().any(|action| matches!(action, Action::Build(..)));
    hints.open = builds.then(|| "build".to_owned());
    // A card instead of an action ends drawing and building (11.4).
    if view.legal().iter().any(|action| matches!(action, Action::Draw(_) | Action::Build(..))) {
        hints.confirm.push("amphora card".to_owned());
    }
    hints.payment = suggested.map(|_| Action::Autopay.to_string());
    hints.main = suggested.map(|action| action.to_string());
    hints.forced = forced(view).map(|action| action.to_string());
    hints.decline = view.legal().contains(&Action::End).then(|| Action::End.to_string());
    hints
}

/// Returns the end of a turn in which everybody can see that nothing else is left (5.1, 11.4); `None` in any other. Whether
/// a hand can pay for a building is secret, so a disc on the mat leaves the choice open.
fn forced(view: &View) -> Option<Action> {
    let (board, seat) = (&view.board, view.board.turn.seat);
    let draws = board.turn.allows(Kind::Draw) && Pile::ALL.into_iter().any(|pile| board.pile(seat, pile) > 0);
    let builds = board.turn.allows(Kind::Build) && Building::ALL.into_iter().any(|disc| board.on_mat(seat, disc) > 0);
    let open = draws || builds || board.amphorae[seat.index()] > 0;
    (matches!(view.scene, Scene::Act) && !open).then_some(Action::End)
}

/// Returns the payment of `autopay` with its cards; `None` for a viewer who does not have to pay now.
fn suggested(view: &View) -> Option<Action> {
    let Scene::Pay { building, space, .. } = view.scene else { return None };
    let price = view.board.price(view.board.turn.seat, building, space);
    let hand = view.hand.filter(|_| view.legal().contains(&Action::Autopay))?;
    Some(Action::Pay(price.suggested(hand)))
}

/// True if an action builds at no cost.
fn free(view: &View, action: Action) -> bool {
    let seat = view.board.turn.seat;
    matches!(action, Action::Build(building, space) if view.board.price(seat, building, space).is_nothing())
}
