//! The lines of the board message below the active seats.

use super::{names, scene};
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::attika::data::Pile;
use agon_rules::attika::{Board, Ending, Kind, Scene, View};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-status-{of}"))
}

/// The discs left in each pile of a seat: `5 · 7 · 7 · 7`, the pile of the main buildings first.
pub(super) fn piles(board: &Board, seat: Seat) -> String {
    Pile::ALL.map(|pile| board.pile(seat, pile).to_string()).join(" · ")
}

/// One line for each city: hand, amphorae, piles, buildings.
fn city(l: Language, cast: &Cast, board: &Board, seat: Seat) -> String {
    let at = seat.index();
    let say = say(l, "city").with("seat", names::CITIES.held(l, cast, seat));
    let say = say.with("cards", names::card_count(l, board.hands[at]));
    let say = say.with("amphorae", names::amphorae(l, board.amphorae[at])).with("piles", piles(board, seat));
    say.with("buildings", names::buildings(l, board.built(seat))).text()
}

/// The number and kind of the turn's next action.
fn turn(l: Language, board: &Board) -> String {
    let turn = &board.turn;
    let (kind, _) = scene::actions(board);
    let say = say(l, "turn").with("kind", kind).with("next", turn.used + 1);
    say.with("actions", turn.actions(turn.kind.unwrap_or(Kind::Build)))
        .with("cards", names::card_count(l, turn.unused()))
        .text()
}

/// Names the luck that the table waits for; `None` if it waits for no luck.
pub(super) fn luck(l: Language, scene: &Scene) -> Option<String> {
    let what = match scene {
        Scene::Start => "start",
        Scene::Layout => "layout",
        Scene::Show { .. } => "show",
        Scene::Deal { .. } => "deal",
        Scene::Disc { .. } => "disc",
        Scene::Card => "card",
        Scene::Tile => "tile",
        Scene::Act
        | Scene::Drawn { .. }
        | Scene::Pay { .. }
        | Scene::Lay { .. }
        | Scene::Turn { .. }
        | Scene::Over(_) => return None,
    };
    Some(say(l, &format!("luck-{what}")).text())
}

/// The reason of the end, and the winner.
pub(super) fn ending(l: Language, cast: &Cast, ending: Ending) -> Vec<String> {
    let reason = raise(&text(l, &format!("attika-reason-{}", ending.id()), &[]));
    let winner = ending.winner().map(|seat| say(l, "winner").with("seat", names::CITIES.held(l, cast, seat)).text());
    [reason].into_iter().chain(winner).collect()
}

/// The cities in order of rank: the winner first, then by buildings and settlements (17.1).
fn over(l: Language, cast: &Cast, board: &Board, ending: Ending) -> Vec<String> {
    let mut lines = self::ending(l, cast, ending);
    let mut ranked: Vec<Seat> = board.everybody().collect();
    ranked.sort_by_key(|&seat| {
        let won = ending.winner() == Some(seat);
        (!won, u8::MAX - board.built(seat), board.map.settlements(seat))
    });
    lines.extend(ranked.into_iter().map(|seat| {
        let say = say(l, "total").with("seat", names::CITIES.held(l, cast, seat));
        let say = say.with("buildings", names::buildings(l, board.built(seat)));
        say.count("settlements", board.map.settlements(seat), "attika-settlement").text()
    }));
    lines
}

pub(super) fn status(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    if let Scene::Over(ending) = view.scene {
        return over(l, cast, board, ending);
    }
    let mut lines: Vec<String> = luck(l, &view.scene).into_iter().collect();
    if board.turns > 0 {
        // With a disc, a payment or a tile open, the line above already describes the turn.
        lines.extend((view.scene == Scene::Act).then(|| turn(l, board)));
        lines.extend(board.everybody().map(|seat| city(l, cast, board, seat)));
        let supply = say(l, "supply").with("amphorae", names::amphorae(l, board.supply));
        let supply = supply.with("deck", names::card_count(l, board.deck()));
        lines.push(supply.count("tiles", board.stack(), "attika-board-tile").text());
    }
    lines
}
