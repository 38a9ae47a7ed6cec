//! What menus may know of Attika's choices: the question, the emphasised choice, what asks once more. The board has no
//! quick row: whoever draws or builds looks at their own hand and mat first.

use super::token::Action;
use super::view::{Scene, View};
use crate::game::View as _;
use crate::menu::{Hints, Prompt};

/// Free buildings that stand as buttons.
const FREE: usize = 5;
/// Payments that stand as buttons beside the suggested one.
const PAYMENTS: usize = 3;

/// The question of a scene.
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

/// What a seat may want: what a turn holds, and what a decision under way asks.
fn wishes(view: &View) -> Vec<String> {
    let asked: &[&str] = match view.scene {
        Scene::Drawn { .. } => &["place", "store"],
        Scene::Pay { .. } => &["pay"],
        Scene::Lay { .. } => &["lay"],
        _ => &[],
    };
    asked.iter().chain(&["draw", "build", "amphora", "end"]).map(|&word| word.to_owned()).collect()
}

/// How the choices may be laid out.
pub(super) fn hints(view: &View) -> Hints {
    let mut hints = Hints { wishes: wishes(view), ..Hints::default() };
    // A tile lies for good. Ending the turn gives a free building away, if one is open.
    hints.confirm.push("turn".to_owned());
    if view.legal().iter().any(|&action| free(view, action)) {
        hints.confirm.push(Action::End.to_string());
    }
    hints.spread.extend(["draw", "amphora", "turn"].map(str::to_owned));
    // The suggested payment has a word of its own; the next few stand beside it, the rest in a menu.
    let payments = view.legal().iter().filter(|action| matches!(action, Action::Pay(_))).take(PAYMENTS);
    hints.spread.extend(payments.map(ToString::to_string));
    hints.listed.push("lay".to_owned());
    let open = view.legal().iter().filter(|&&action| free(view, action)).take(FREE);
    hints.spread.extend(open.map(ToString::to_string));
    let builds = view.legal().iter().any(|action| matches!(action, Action::Build(..)));
    hints.open = builds.then(|| "build".to_owned());
    // A card instead of an action closes drawing and building (11.4).
    if view.legal().iter().any(|action| matches!(action, Action::Draw(_) | Action::Build(..))) {
        hints.confirm.push("amphora card".to_owned());
    }
    hints.main = view.legal().contains(&Action::Autopay).then(|| Action::Autopay.to_string());
    hints.payment.clone_from(&hints.main);
    hints
}

/// Whether an action builds for nothing.
fn free(view: &View, action: Action) -> bool {
    let seat = view.board.turn.seat;
    matches!(action, Action::Build(building, space) if view.board.price(seat, building, space).is_nothing())
}
