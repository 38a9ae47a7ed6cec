//! The whole public position in words. The text leaves out nothing a view shows: two texts are equal only if their
//! public views are equal. Facts that follow from the rest (the deck, the stack, the symbols of tiles) are repeated for
//! the reader.

use super::{effects, names, scene, status};
use crate::say::counted;
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Group};
use agon_rules::attika::{Board, Scene, Space, View};

/// Writes the sections, the most urgent first: the scene, cities with hands, mats and buildings, the land, piles and
/// cards, the legend, options.
pub(super) fn text_board(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![format!("**{}**", raise(&scene::phase(l, view)))];
    lines.extend(now(l, cast, view));
    lines.push(heading(l, "cities"));
    lines.extend(board.everybody().map(|seat| city(l, cast, board, seat)));
    lines.push(heading(l, "land"));
    lines.extend(land(l, board));
    lines.push(heading(l, "cards"));
    lines.extend(cards(l, board));
    lines.push(heading(l, "buildings"));
    lines.push(legend(l));
    lines.push(options(l, board));
    lines.join("\n")
}

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-board-{of}"))
}

fn heading(l: Language, section: &str) -> String {
    format!("\n**{}**", say(l, section).text())
}

/// Describes the current scene in full.
fn now(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    let acts = scene::asked(view).map(|seat| {
        let say = say(l, "acts").with("seat", names::CITIES.held(l, cast, seat));
        say.with("verb", scene::verb(l, view, seat)).text()
    });
    let mut lines: Vec<String> = acts.into_iter().chain(luck(l, &view.scene)).collect();
    lines.extend(board.first.map(|seat| say(l, "first").with("city", names::city(l, seat)).text()));
    if board.turns > 0 {
        lines.extend(turn(l, board));
    }
    if let Scene::Over(ending) = view.scene {
        lines.extend(status::ending(l, cast, ending));
    }
    if let Scene::Pay { drawn, .. } = view.scene {
        lines.push(say(l, if drawn { "pay-drawn" } else { "pay-mat" }).text());
    }
    lines
}

/// Describes the pending luck and its subject: a seat's pile, the cards left to deal, or a pile; `None` if no luck is
/// pending.
fn luck(l: Language, scene: &Scene) -> Option<String> {
    let what = status::luck(l, scene)?;
    let of = match *scene {
        Scene::Show { seat, pile } => {
            say(l, "show").with("city", names::city(l, seat)).with("pile", names::pile(l, pile)).text()
        }
        Scene::Deal { place, left } => say(l, "deal").with("place", place + 1).with("left", left).text(),
        Scene::Disc { pile } => names::pile(l, pile),
        _ => return Some(what),
    };
    Some(say(l, "luck").with("what", what).with("of", of).text())
}

/// The turn with everything that limits its further actions.
fn turn(l: Language, board: &Board) -> Vec<String> {
    let turn = &board.turn;
    let kind = turn.kind.map_or("open", |kind| kind.id());
    let first = say(l, "turn").with("city", names::city(l, turn.seat)).with("turn", board.turns).with("kind", kind);
    let mut lines = vec![first.with("used", turn.used).with("extra", turn.extra).text()];
    let flags = [("taking", turn.cards), ("ended", turn.ended)];
    lines.extend(flags.into_iter().filter(|(_, set)| *set).map(|(of, _)| say(l, of).text()));
    lines.extend((turn.owed > 0).then(|| say(l, "owed").with("cards", names::card_count(l, turn.owed)).text()));
    lines.extend((board.idle > 0).then(|| say(l, "idle").with("n", board.idle).with("most", board.idle_end()).text()));
    lines
}

/// Lists the spaces of a building: `Core C4`, `Tower C5 C6`; `None` if the seat has not built it.
fn built(l: Language, board: &Board, seat: Seat, building: Building) -> Option<String> {
    let mut sites: Vec<Space> = board.map.sites(seat, building).collect();
    sites.sort_unstable();
    let sites: Vec<_> = sites.into_iter().map(Space::name).collect();
    (!sites.is_empty()).then(|| format!("{} {}", names::building(l, building), sites.join(" ")))
}

fn on_mat(l: Language, board: &Board, seat: Seat, building: Building) -> Option<String> {
    match board.on_mat(seat, building) {
        0 => None,
        1 => Some(names::building(l, building)),
        n => Some(counted(l, n, &names::building_key(building))),
    }
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    let list = parts.collect::<Vec<_>>().join(", ");
    if list.is_empty() { names::EMPTY.to_owned() } else { list }
}

fn city(l: Language, cast: &Cast, board: &Board, seat: Seat) -> String {
    let at = seat.index();
    let first = say(l, "city").with("seat", names::CITIES.held(l, cast, seat));
    let first = first.with("cards", names::card_count(l, board.hands[at]));
    let first =
        first.with("amphorae", names::amphorae(l, board.amphorae[at])).with("piles", status::piles(board, seat));
    let settlements = board.map.settlements(seat);
    let built = listed(Building::ALL.into_iter().filter_map(|building| built(l, board, seat, building)));
    let second = say(l, "built").with("n", board.built(seat)).with("list", built);
    let second = second.count("settlements", settlements, "attika-settlement").text();
    let mat = listed(Building::ALL.into_iter().filter_map(|building| on_mat(l, board, seat, building)));
    let mut lines = vec![first.text(), second, say(l, "mat").with("list", mat).text()];
    let groups = Group::ALL.into_iter().filter(|&group| board.completed(seat, group));
    let groups: Vec<_> = groups.map(|group| names::group(l, group)).collect();
    lines.extend((!groups.is_empty()).then(|| say(l, "groups").with("list", groups.join(", ")).text()));
    lines.join("\n")
}

/// Tiles and shrines with their places in the grid (14.1), each tile with its symbols as turned.
fn land(l: Language, board: &Board) -> Vec<String> {
    let map = &board.map;
    let shrines = map.shrines().iter().zip('W'..).map(|(hex, letter)| format!("{letter} ({}, {})", hex.q, hex.r));
    let tiles = map.tiles().iter().zip('A'..).map(|(laid, letter)| {
        let (at, shown) = (laid.middle, names::tile(laid.tile, laid.turn));
        format!("{letter} {shown} {}/{} ({}, {})", laid.tile + 1, laid.turn, at.q, at.r)
    });
    vec![
        text(l, "attika-board-legend", &[]),
        say(l, "tiles").with("list", listed(tiles)).text(),
        say(l, "shrines").with("list", listed(shrines)).text(),
    ]
}

/// Deck, discards, supply, stack, and every seat's cards taken and paid in each age of the deck.
fn cards(l: Language, board: &Board) -> Vec<String> {
    let first = say(l, "deck").with("deck", names::card_count(l, board.deck()));
    let first =
        first.with("discards", names::counts(board.discards)).with("amphorae", names::amphorae(l, board.supply));
    let mut lines = vec![first.count("tiles", board.stack(), "attika-board-tile").text()];
    lines.push(text(l, "attika-board-ages", &[]));
    lines.extend(board.ages.iter().enumerate().map(|(number, age)| {
        let seats = board.everybody().map(|seat| {
            let paid = names::counts(age.paid[seat.index()]).replace(' ', "");
            format!("{} {} {paid}", names::CITIES.mark(seat), age.took[seat.index()])
        });
        format!("{}: {}", number + 1, listed(seats))
    }));
    lines
}

/// Explains which building makes which free beside it (10.1).
fn legend(l: Language) -> String {
    let roots = Building::ALL.into_iter().filter(|building| building.main() || *building == Building::Street);
    let roots: Vec<_> = roots.map(|building| tree(l, building)).collect();
    say(l, "frees").with("list", roots.join(" · ")).text()
}

/// A building, then the buildings it makes free: `statue → temple`.
fn tree(l: Language, building: Building) -> String {
    let name = names::building_word(l, building);
    let freed: Vec<_> = effects::freed(building).map(|other| tree(l, other)).collect();
    match freed.as_slice() {
        [] => name,
        [only] => format!("{name} → {only}"),
        several => {
            // Inside a list, brackets keep a building and the one it makes free together.
            let grouped = several.iter().map(|one| if one.contains('→') { format!("({one})") } else { one.clone() });
            format!("{name} → {}", grouped.collect::<Vec<_>>().join(", "))
        }
    }
}

fn options(l: Language, board: &Board) -> String {
    let amphorae = board.options.amphorae;
    let say = Say::new(l, "option-set").with("option", text(l, "attika-option-amphorae", &[]));
    let say = say.with("value", text(l, &format!("attika-option-amphorae-{amphorae}"), &[]));
    format!("\n{}", say.raised())
}
