//! The whole public position in words. The text leaves out nothing a view shows: two texts are equal only if their
//! public views are equal. Facts that follow from the rest (touching spaces, the deck, gaps between shrines) are
//! repeated for the reader as far as they fit.

use super::land::{self, Detail, Nouns};
use super::{chains, names, scene};
use crate::say::counted;
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Group, Pile};
use agon_rules::attika::{Anchor, Board, Ending, Kind, Scene, Space, View};

/// The widest text, in UTF-16 units. A text that needs more room says less about the land.
const MOST: usize = 3900;
/// The most spaces a gap between shrines names.
const NAMED: usize = 8;

/// Writes the sections, the most urgent first: the present step, cities with hands, mats and gaps between shrines, the
/// land, piles and cards, options.
pub(super) fn text_board(l: Language, cast: &Cast, view: &View) -> String {
    let (board, nouns) = (&view.board, Nouns::of(l));
    let mut head = vec![format!("**{}**", raise(&scene::phase(l, view)))];
    head.extend(now(l, cast, view));
    head.push(heading(l, "cities"));
    let cities: Vec<_> = board.everybody().map(|seat| (city(l, cast, board, seat), near(l, board, seat))).collect();
    let (legend, shrines, deck) = (say(l, "legend").text(), land::shrines(l, &board.map), deck(l, board));
    let written = |detail: Detail| {
        let whole = detail < Detail::Least;
        let mut lines = head.clone();
        for (city, near) in &cities {
            lines.extend(city.iter().chain(near.iter().filter(|_| whole)).cloned());
        }
        lines.push(heading(l, "land"));
        lines.extend(whole.then(|| legend.clone()));
        lines.extend((0..board.map.tiles().len() as u8).map(|at| land::tile(&nouns, board, at, detail)));
        lines.extend(shrines.iter().chain(&deck).cloned());
        lines.extend(ages(&nouns, board, detail));
        lines.push(say(l, "options").with("n", board.options.amphorae).text());
        lines.join("\n")
    };
    let fits = |text: &String| names::width(text) <= MOST;
    Detail::ALL.into_iter().map(written).find(fits).unwrap_or_else(|| written(Detail::Least))
}

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-board-{of}"))
}

fn heading(l: Language, section: &str) -> String {
    format!("\n**{}**", say(l, section).text())
}

/// Describes the present step and the turn in full.
fn now(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    let mut lines = vec![step(l, cast, view)];
    lines.extend(board.first.map(|seat| say(l, "first").with("city", names::city(l, seat)).text()));
    if board.turns > 0 {
        lines.extend(turn(l, board));
    }
    lines
}

/// Describes the present step: the seat that decides, the luck that comes next, or the end. A drawn disc or tile has
/// no name here, because only its owner knows it.
fn step(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let of = |step: &str, seat: Seat| say(l, &format!("scene-{step}")).with("seat", names::CITIES.held(l, cast, seat));
    let own = |step: &str| of(step, board.turn.seat);
    let told = match view.scene {
        Scene::Start => say(l, "scene-start"),
        Scene::Layout => say(l, "scene-layout").with("letter", Anchor::tile(board.map.tiles().len() as u8).name()),
        Scene::Show { seat, pile } => of("show", seat).noun("pile", &names::pile_key(pile)),
        Scene::Deal { place, left } => {
            of("deal", board.first.unwrap_or(Seat(0)).clockwise(place, board.seats)).with("left", left)
        }
        Scene::Act => own("act"),
        Scene::Disc { pile } => own("disc").noun("pile", &names::pile_key(pile)),
        Scene::Drawn { pile, .. } => own("drawn").noun("pile", &names::pile_key(pile)),
        Scene::Pay { building, space, drawn } => {
            let price = names::price(l, board.price(board.turn.seat, building, space));
            let say = own("pay").noun("building", &names::building_key(building)).with("space", space.name());
            say.with("drawn", if drawn { "yes" } else { "no" }).with("price", price)
        }
        Scene::Card => own("card"),
        Scene::Tile => own("tile"),
        Scene::Lay { .. } => own("lay"),
        Scene::Turn { anchor, spot, .. } => own("turn").with("beside", names::beside(l, anchor)).with("spot", spot),
        Scene::Over(Ending::Shrines(seat)) => of("shrines", seat),
        Scene::Over(Ending::Buildings(seat)) => of("buildings", seat),
        Scene::Over(Ending::Idle) => say(l, "scene-idle"),
    };
    told.text()
}

/// The turn with everything that limits its further actions.
fn turn(l: Language, board: &Board) -> Vec<String> {
    let turn = &board.turn;
    let kind = turn.kind.map_or("open", |kind| kind.id());
    let closed = turn.cards || turn.ended;
    let left = |kind: Kind| if closed { 0 } else { turn.actions(kind).saturating_sub(turn.used) };
    let first = say(l, "turn").with("city", names::city(l, turn.seat)).with("turn", board.turns).with("kind", kind);
    let first = first.with("draws", left(Kind::Draw)).with("builds", left(Kind::Build));
    let mut lines = vec![first.with("used", turn.used).with("extra", turn.extra).text()];
    let flags = [("taking", turn.cards), ("ended", turn.ended), ("last", turn.last)];
    lines.extend(flags.into_iter().filter(|(_, set)| *set).map(|(of, _)| say(l, of).text()));
    lines.extend((turn.owed > 0).then(|| say(l, "owed").with("cards", names::card_count(l, turn.owed)).text()));
    lines.extend((board.idle > 0).then(|| say(l, "idle").with("n", board.idle).with("most", board.idle_end()).text()));
    lines
}

fn listed(l: Language, parts: impl Iterator<Item = String>) -> String {
    let list = parts.collect::<Vec<_>>().join(", ");
    if list.is_empty() { say(l, "nothing").text() } else { list }
}

/// Returns the lines of a city: hand, amphorae and piles; buildings and mat; complete groups.
fn city(l: Language, cast: &Cast, board: &Board, seat: Seat) -> Vec<String> {
    let at = seat.index();
    let first = say(l, "city").with("seat", names::CITIES.held(l, cast, seat));
    let first = first.with("cards", names::card_count(l, board.hands[at]));
    let first = first.with("amphorae", names::amphorae(l, board.amphorae[at]));
    let piles = Pile::ALL.into_iter().map(|pile| board.pile(seat, pile).to_string());
    let second = say(l, "built").with("n", board.built(seat));
    let second = second.count("settlements", board.map.settlements(seat), "attika-settlement");
    let mat = Building::ALL.into_iter().filter_map(|building| on_mat(l, board, seat, building));
    let groups = Group::ALL.into_iter().filter(|&group| board.completed(seat, group));
    let groups: Vec<_> = groups.map(|group| names::group(l, group)).collect();
    let mut lines = vec![first.with("piles", listed(l, piles)).text(), second.with("list", listed(l, mat)).text()];
    lines.extend((!groups.is_empty()).then(|| say(l, "groups").with("list", groups.join(", ")).text()));
    lines
}

/// Returns a line for each gap between two shrines that the city can soon close.
fn near(l: Language, board: &Board, seat: Seat) -> Vec<String> {
    chains::near(&board.map, seat).iter().map(|gap| lacks(l, gap)).collect()
}

fn on_mat(l: Language, board: &Board, seat: Seat, building: Building) -> Option<String> {
    match board.on_mat(seat, building) {
        0 => None,
        1 => Some(names::building_word(l, building)),
        n => Some(counted(l, n, &names::building_key(building))),
    }
}

/// Tells a gap between two shrines, with the spaces that close it.
fn lacks(l: Language, gap: &chains::Gap) -> String {
    let letter = |shrine: u8| Anchor::shrine(shrine).name();
    let rest = if gap.over.len() > NAMED { " …" } else { "" };
    let over: Vec<_> = gap.over.iter().take(NAMED).copied().map(Space::name).collect();
    let say = say(l, "lacks").with("n", gap.left).with("one", letter(gap.shrines.0));
    say.with("other", letter(gap.shrines.1)).with("list", format!("{}{rest}", over.join(", "))).text()
}

/// The heading of the cards, then deck, discards, supply and stack.
fn deck(l: Language, board: &Board) -> Vec<String> {
    let first = say(l, "deck").with("deck", names::card_count(l, board.deck()));
    let first = first.with("discards", names::cards(l, board.discards));
    let first = first.with("amphorae", names::amphorae(l, board.supply));
    let first = first.count("tiles", board.stack(), "attika-board-tile");
    vec![heading(l, "cards"), first.text(), text(l, "attika-board-ages", &[])]
}

/// Returns a line for each age of the deck, with every seat's cards taken and paid.
fn ages(nouns: &Nouns, board: &Board, detail: Detail) -> Vec<String> {
    let lines = board.ages.iter().enumerate().map(|(number, age)| {
        let seats = board.everybody().map(|seat| {
            let (took, paid) = (age.took[seat.index()], age.paid[seat.index()].counts());
            format!("{} {took}, {}", nouns.owner(seat, detail), paid.map(|n| n.to_string()).join("–"))
        });
        format!("{}: {}", number + 1, seats.collect::<Vec<_>>().join("; "))
    });
    lines.collect()
}
