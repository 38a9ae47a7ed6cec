//! The panel's question, with the viewer's own cards, mat and piles. Only the panel and the private picture show the
//! own hand (3.7).

use super::{names, previews, private, scene, status};
use crate::say::counted;
use crate::{Cast, Language, Question, Say, text};
use agon_rules::Seat;
use agon_rules::attika::data::Building;
use agon_rules::attika::{Action, Board, Price, Scene, Space, View};

/// The most free places the panel lists.
const NAMED: usize = 5;

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-question-{of}"))
}

pub(super) fn question(l: Language, cast: &Cast, view: &View) -> Question {
    let own = view.own();
    let mut question = match own.filter(|&seat| scene::asked(view) == Some(seat)) {
        Some(seat) => asked(l, view, seat),
        None => waiting(l, cast, view),
    };
    if let (Some(seat), Some(hand)) = (own, view.hand)
        && !matches!(view.scene, Scene::Over(_))
    {
        question.purse = match hand.is_empty() {
            true => text(l, "attika-question-no-cards", &[]),
            false => say(l, "purse").with("cards", names::cards(l, hand)).text(),
        };
        question.pictured = holdings(l, view, seat);
    }
    question
}

/// Returns the buildings on the mat, with their spaces, that the viewer may build for nothing now.
pub(super) fn free(view: &View, seat: Seat) -> Vec<(Building, Space)> {
    let builds = view.legal.iter().filter_map(|&action| match action {
        Action::Build(building, space) => Some((building, space)),
        _ => None,
    });
    builds.filter(|&(building, space)| view.board.price(seat, building, space).is_nothing()).collect()
}

/// Joins names, and counts those that are not named: `C1, C2, +3`.
fn listed(mut names: Vec<String>, all: usize) -> String {
    let rest = all.saturating_sub(names.len());
    names.extend((rest > 0).then(|| format!("+{rest}")));
    names.join(", ")
}

/// Lists buildings with their spaces: `Tower C4, Ship A2, +3`.
pub(super) fn list(l: Language, builds: &[(Building, Space)]) -> String {
    let named = builds.iter().take(NAMED).map(|&(building, space)| format!("{} {space}", names::building(l, building)));
    listed(named.collect(), builds.len())
}

/// Asks the viewer, with the facts that no private picture shows.
fn asked(l: Language, view: &View, seat: Seat) -> Question {
    let board = &view.board;
    let mut ask = scene::sentence(l, "question", view);
    let mut facts = Vec::new();
    match view.scene {
        Scene::Act => {
            let cards = board.turn.unused();
            facts.extend((cards > 0).then(|| say(l, "ending").with("cards", names::card_count(l, cards)).text()));
            let free = free(view, seat);
            facts.extend((!free.is_empty()).then(|| say(l, "free").with("list", list(l, &free)).text()));
        }
        Scene::Drawn { building: Some(building), .. } => {
            ask = ask.noun("building", &names::building_key(building));
            facts.extend(free_places(l, view, seat, building));
            facts.push(text(l, "attika-question-later", &[]));
        }
        Scene::Pay { building, space, .. } => {
            facts.extend(previews::symbols(l, board, seat, building, space));
            facts.push(text(l, "attika-question-pairs", &[]));
            facts.push(text(l, "attika-question-unpaid", &[]));
        }
        Scene::Lay { tile: Some(tile) } | Scene::Turn { tile: Some(tile), .. } => ask = ask.with("number", tile + 1),
        _ => {}
    }
    Question { facts, ..Question::new(ask.raised()) }
}

/// Lists the spaces where the drawn disc costs nothing.
fn free_places(l: Language, view: &View, seat: Seat, building: Building) -> Option<String> {
    let places = view.legal.iter().filter_map(|&action| match action {
        Action::Place(space) => Some(space),
        _ => None,
    });
    let free: Vec<_> = places.filter(|&space| view.board.price(seat, building, space).is_nothing()).collect();
    let named = free.iter().take(NAMED).map(|space| space.name().to_owned()).collect();
    (!free.is_empty()).then(|| say(l, "free-places").with("list", listed(named, free.len())).text())
}

fn waiting(l: Language, cast: &Cast, view: &View) -> Question {
    match (scene::asked(view), status::luck(l, &view.scene)) {
        (Some(seat), _) => {
            let what = text(l, &format!("attika-prompt-{}", scene::kind(view)), &[]);
            let say = Say::new(l, "waiting-for").with("names", names::CITIES.person(l, cast, seat));
            Question::new(say.with("what", what).text())
        }
        (None, Some(luck)) => Question::new(luck),
        (None, None) => Question::of(status::status(l, cast, view)),
    }
}

/// The widest list of a mat with costs, in UTF-16 units.
const MAT: usize = 370;

/// Lists the discs on a mat with their costs: `Tower (2 hills, 1 mountain), 2 ships (2 water, 1 forest)`. A full mat
/// shows the number of cards, `Tower (3 cards)`, or the names alone.
pub(super) fn mat(l: Language, board: &Board, seat: Seat) -> String {
    let mut list = discs(l, board, seat, |price| format!(" ({})", names::price_list(l, price)));
    if names::width(&list) > MAT {
        list = discs(l, board, seat, |price| format!(" ({})", names::card_count(l, price.least())));
    }
    if names::width(&list) > MAT {
        list = discs(l, board, seat, |_| String::new());
    }
    if list.is_empty() { names::EMPTY.to_owned() } else { list }
}

/// Lists the discs on a mat, each followed by the words for its price.
fn discs(l: Language, board: &Board, seat: Seat, cost: impl Fn(Price) -> String) -> String {
    let held = Building::ALL.into_iter().filter(|&building| board.on_mat(seat, building) > 0);
    let disc = |building: Building| {
        let name = match board.on_mat(seat, building) {
            1 => names::building(l, building),
            n => counted(l, n, &names::building_key(building)),
        };
        format!("{name}{}", cost(names::whole_price(building)))
    };
    held.map(disc).collect::<Vec<_>>().join(", ")
}

/// The amphorae, the disc or tile in hand, the mat, the piles.
fn holdings(l: Language, view: &View, seat: Seat) -> Vec<String> {
    let board = &view.board;
    let amphorae = board.amphorae.get(seat.index()).copied().unwrap_or_default();
    let first = (amphorae > 0).then(|| say(l, "amphorae").with("amphorae", names::amphorae(l, amphorae)).text());
    let piles = say(l, "piles").with("piles", status::piles(board, seat)).text();
    first.into_iter().chain(private::pictured(l, view)).chain([piles]).collect()
}
