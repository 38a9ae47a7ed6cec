//! The panel's question, with the viewer's own cards, mat and piles. Only the panel and the private picture show the
//! own hand (3.7).

use super::{names, scene, status};
use crate::say::counted;
use crate::{Cast, Language, Say, text};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{Action, Board, Scene, Space, View};

/// The most free places the panel lists.
const NAMED: usize = 5;

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-question-{of}"))
}

pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let own = view.own();
    let asked = own.filter(|&seat| scene::asked(view) == Some(seat));
    let mut lines = match asked {
        Some(seat) => asked_lines(l, view, seat),
        None => waiting_lines(l, cast, view),
    };
    lines.extend(own.into_iter().flat_map(|seat| holdings(l, view, seat)));
    lines
}

/// Returns the buildings on the mat, with their spaces, that the viewer may build for nothing now.
pub(super) fn free(view: &View, seat: Seat) -> Vec<(Building, Space)> {
    let builds = view.legal.iter().filter_map(|&action| match action {
        Action::Build(building, space) => Some((building, space)),
        _ => None,
    });
    builds.filter(|&(building, space)| view.board.price(seat, building, space).is_nothing()).collect()
}

/// Lists buildings with their spaces: `Tower C4, Ship A2 …`.
pub(super) fn list(l: Language, builds: &[(Building, Space)]) -> String {
    let named = builds.iter().take(NAMED).map(|&(building, space)| format!("{} {space}", names::building(l, building)));
    let rest = if builds.len() > NAMED { " …" } else { "" };
    format!("{}{rest}", named.collect::<Vec<_>>().join(", "))
}

fn asked_lines(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let board = &view.board;
    let mut question = scene::sentence(l, "question", view);
    let mut lines = Vec::new();
    match view.scene {
        Scene::Act => {
            lines.push(say(l, "ending").with("cards", names::card_count(l, board.turn.unused())).text());
            let free = free(view, seat);
            lines.extend((!free.is_empty()).then(|| say(l, "free").with("list", list(l, &free)).text()));
        }
        Scene::Drawn { building: Some(building), .. } => {
            question = question.noun("building", &names::building_key(building));
            question = question.with("cost", names::cost(l, building));
        }
        Scene::Pay { .. } => lines.push(text(l, "attika-question-pairs", &[])),
        Scene::Lay { tile: Some(tile) } => {
            question = question.with("tile", names::tile(tile, 0)).with("number", tile + 1);
            lines.push(text(l, "attika-question-tile-order", &[]));
        }
        Scene::Turn { tile: Some(tile), .. } => {
            question = question.with("tile", names::tile(tile, 0)).with("number", tile + 1);
            lines.push(text(l, "attika-question-tile-order", &[]));
        }
        _ => {}
    }
    lines.insert(0, question.raised());
    lines
}

fn waiting_lines(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    match (scene::asked(view), status::luck(l, &view.scene)) {
        (Some(seat), _) => {
            let what = text(l, &format!("attika-prompt-{}", scene::kind(view)), &[]);
            let say = Say::new(l, "waiting-for").with("names", names::CITIES.person(l, cast, seat));
            vec![say.with("what", what).text()]
        }
        (None, Some(luck)) => vec![luck],
        (None, None) => status::status(l, cast, view),
    }
}

/// Lists the discs on a mat with their costs: `Tower (H H M), 2 ships (W W F)`.
pub(super) fn mat(l: Language, board: &Board, seat: Seat) -> String {
    let held = Building::ALL.into_iter().filter(|&building| board.on_mat(seat, building) > 0);
    let list: Vec<_> = held
        .map(|building| {
            let name = match board.on_mat(seat, building) {
                1 => names::building(l, building),
                n => counted(l, n, &names::building_key(building)),
            };
            format!("{name} ({})", names::cost(l, building))
        })
        .collect();
    if list.is_empty() { names::EMPTY.to_owned() } else { list.join(", ") }
}

/// The hand and amphorae, the mat, the piles.
fn holdings(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let (board, Some(hand)) = (&view.board, view.hand) else { return Vec::new() };
    if matches!(view.scene, Scene::Over(_)) {
        return Vec::new();
    }
    let first = say(l, "hand").with("cards", names::cards(l, hand));
    let amphorae = board.amphorae.get(seat.index()).copied().unwrap_or_default();
    vec![
        first.with("amphorae", names::amphorae(l, amphorae)).text(),
        say(l, "mat").with("list", mat(l, board, seat)).text(),
        say(l, "piles").with("piles", status::piles(board, seat)).text(),
    ]
}
