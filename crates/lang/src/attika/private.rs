//! The private picture in words: own hand, the disc drawn or unpaid, the mat with costs, and the tile while its owner
//! lays it. Only this text and the panel show the own hand (3.7).

use super::{names, panel};
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::attika::{Action, Scene, View};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-own-{of}"))
}

/// Describes the private picture; empty if the view has none.
pub(super) fn private(l: Language, view: &View) -> Vec<String> {
    let (Some(seat), Some(hand)) = (view.own(), view.hand) else { return Vec::new() };
    let shown = pictured(l, view);
    if shown.is_empty() {
        return shown;
    }
    let amphorae = view.board.amphorae.get(seat.index()).copied().unwrap_or_default();
    let first = Say::new(l, "attika-question-hand").with("cards", names::cards(l, hand));
    [first.with("amphorae", names::amphorae(l, amphorae)).text()].into_iter().chain(shown).collect()
}

/// Describes the private picture without the hand.
pub(super) fn pictured(l: Language, view: &View) -> Vec<String> {
    let Some(seat) = view.own() else { return Vec::new() };
    if view.board.turns == 0 || matches!(view.scene, Scene::Over(_)) {
        return Vec::new();
    }
    match view.scene {
        Scene::Lay { tile: Some(tile) } | Scene::Turn { tile: Some(tile), .. } => laying(l, view, tile),
        _ => {
            let mat = Say::new(l, "attika-question-mat").with("list", panel::mat(l, &view.board, seat)).text();
            due(l, view, seat).into_iter().chain([mat]).collect()
        }
    }
}

/// Describes the drawn disc with its cost, or the chosen building with its space and the price left to pay; `None` if
/// the seat has neither.
fn due(l: Language, view: &View, seat: Seat) -> Option<String> {
    match view.scene {
        _ if view.board.turn.seat != seat => None,
        Scene::Drawn { building: Some(building), .. } => {
            let say = say(l, "drawn").with("building", names::building(l, building));
            Some(say.with("cost", names::price_list(l, names::whole_price(building))).text())
        }
        Scene::Pay { building, space, .. } => {
            let price = names::price(l, view.board.price(seat, building, space));
            let say = say(l, "pay").with("building", names::building(l, building));
            Some(say.with("space", space.name()).with("price", price).text())
        }
        _ => None,
    }
}

/// The tile with the number of its legal places, or its place with each legal turn.
fn laying(l: Language, view: &View, tile: u8) -> Vec<String> {
    let say = |of: &str| say(l, of).with("number", tile + 1);
    let told = match view.scene {
        Scene::Turn { anchor, spot, .. } => {
            let turns = view.legal.iter().filter_map(|action| match *action {
                Action::Turn(turn) => Some(format!("{}°: {}", names::degrees(turn), names::tile(l, tile, turn))),
                _ => None,
            });
            let say = say("turn").with("beside", names::beside(l, anchor)).with("spot", spot);
            say.with("list", turns.collect::<Vec<_>>().join("; "))
        }
        _ => {
            let open = view.legal.iter().filter(|action| matches!(action, Action::Lay(..))).count();
            say("lay").with("tile", names::tile(l, tile, 0)).with("n", open)
        }
    };
    vec![told.text(), text(l, "attika-question-tile-order", &[])]
}
