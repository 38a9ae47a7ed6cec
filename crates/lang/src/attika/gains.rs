//! The cost and gain of a choice, or of the menu behind it, short enough for one line of a select.

use super::outlook::{Chain, beside_own, chain, completes, last, site};
use super::{effects, names};
use crate::say::line;
use crate::{Language, Say, text};
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Pile};
use agon_rules::attika::{Action, Anchor, Cards, Price, Scene, Space, View};

fn say(l: Language, of: &str) -> Say {
    Say::new(l, format!("attika-gain-{of}"))
}

/// Returns the line for a path of words, a complete action or only its beginning.
pub(super) fn gain(l: Language, view: &View, seat: Seat, path: &str) -> Option<String> {
    match path.parse() {
        Ok(action) => whole(l, view, seat, action),
        Err(_) => partial(l, view, seat, &path.split_whitespace().collect::<Vec<_>>()),
    }
}

/// The width of a menu line, in UTF-16 units.
const WIDTH: usize = 50;

/// The price of a building on a space as a number of cards, or as free.
pub(super) fn count(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let price = view.board.price(seat, building, space);
    if price.is_nothing() {
        return Some(text(l, "attika-free", &[]));
    }
    Some(names::card_count(l, price.from_hand(view.hand?)))
}

/// The same with the landscapes it asks for; the landscapes alone, or the number alone, if more does not fit a line.
fn price(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let price = view.board.price(seat, building, space);
    let cards = count(l, view, seat, building, space)?;
    if price.is_nothing() {
        return Some(cards);
    }
    let list = names::price_list(l, price);
    let told = say(l, "price").with("cards", cards.as_str()).with("price", list.as_str()).text();
    Some([told, list].into_iter().find(|text| names::width(text) <= WIDTH).unwrap_or(cards))
}

/// The cards left in hand after a price.
fn rest(l: Language, view: &View, price: Price) -> Option<String> {
    let hand = view.hand.filter(|_| !price.is_nothing())?;
    let left = hand.len().checked_sub(price.from_hand(hand))?;
    Some(say(l, "left").with("n", left).text())
}

/// The price of a building on a space, the cards left, then its gains, the most important first.
fn building(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let board = &view.board;
    let ahead = chain(board, seat, space);
    let shrine = match &ahead {
        Chain::Touches(shrine, _) => Some(names::anchor(l, *shrine)),
        _ => None,
    };
    let farther = match ahead {
        Chain::Touches(_, Some(n)) => Some(say(l, "to-second").with("n", n).text()),
        Chain::Apart(Some(n)) => Some(say(l, "to-shrine").with("n", n).text()),
        _ => None,
    };
    let wins = matches!(ahead, Chain::Wins) || last(board, seat);
    let group = completes(board, seat, building, space);
    let founds = !board.map.is_free(seat, building, space) && board.founding(seat, space) > 0;
    let left = rest(l, view, board.price(seat, building, space));
    let weighty = [
        wins.then(|| say(l, "wins").text()),
        group.then(|| say(l, "group").with("group", names::group(l, building.group())).text()),
        shrine,
        founds.then(|| say(l, "founds").text()),
    ];
    let light = [farther, frees(l, view, seat, building)];
    let parts = |price| [price, left.clone()].into_iter().chain(weighty.clone()).chain(light.clone());
    let whole = line(parts(price(l, view, seat, building, space)))?;
    // If the line is too long, the landscapes give way to the facts that decide the game, then the cards left.
    if weighty.iter().flatten().all(|part| whole.contains(part)) {
        return Some(whole);
    }
    let count = [count(l, view, seat, building, space)];
    line(count.into_iter().chain(weighty).chain([left]).chain(light))
}

/// The buildings of the seat's mat that become free beside a building.
fn frees(l: Language, view: &View, seat: Seat, building: Building) -> Option<String> {
    let waiting = effects::freed(building).filter(|&other| view.board.on_mat(seat, other) > 0);
    let names: Vec<_> = waiting.map(|other| names::building_word(l, other)).collect();
    (!names.is_empty()).then(|| say(l, "frees").with("list", names.join(", ")).text())
}

/// Returns the drawn building; `None` if there is none, or for any viewer except its owner.
pub(super) fn drawn(view: &View) -> Option<Building> {
    match view.scene {
        Scene::Drawn { building, .. } => building,
        _ => None,
    }
}

fn partial(l: Language, view: &View, seat: Seat, words: &[&str]) -> Option<String> {
    match *words {
        ["build", building] => {
            let building = Building::read(building)?;
            // The first legal action of a building has its lowest price.
            let best = view.legal.iter().find_map(|&action| match action {
                Action::Build(kind, space) if kind == building => Some(space),
                _ => None,
            })?;
            let first = match view.board.price(seat, building, best).is_nothing() {
                true => say(l, "free-at").with("space", best.name()).text(),
                false => least(l, view, seat, building, best)?,
            };
            line([Some(first), frees(l, view, seat, building)])
        }
        ["lay", anchor] => {
            let anchor = Anchor::read(anchor)?;
            let spots = view.legal.iter().filter(|action| matches!(action, Action::Lay(at, _) if *at == anchor));
            Some(say(l, "spots").with("n", spots.count()).text())
        }
        _ => None,
    }
}

/// The lowest price of a building, with the landscapes it asks for if they fit into a line.
fn least(l: Language, view: &View, seat: Seat, building: Building, space: Space) -> Option<String> {
    let from = |price: String| say(l, "from").with("cards", price).text();
    let whole = from(price(l, view, seat, building, space)?);
    if names::width(&whole) <= WIDTH {
        return Some(whole);
    }
    count(l, view, seat, building, space).map(from)
}

/// The cards of a payment and the number of cards left in the hand.
fn left(l: Language, view: &View, cards: Cards) -> Option<String> {
    let hand = view.hand.filter(|hand| hand.holds(cards))?;
    let left = say(l, "left").with("n", hand.len() - cards.len()).text();
    line([Some(names::card_list(l, cards)), Some(left)])
}

/// Returns the price the seat has to pay now; `None` if no building waits for payment.
pub(super) fn due(view: &View, seat: Seat) -> Option<Price> {
    match view.scene {
        Scene::Pay { building, space, .. } => Some(view.board.price(seat, building, space)),
        _ => None,
    }
}

/// The letters of the shrines in a bit set.
pub(super) fn shrines(bits: u8) -> String {
    let all = (0..8).filter(|at| bits & (1 << at) != 0).map(|at| Anchor::shrine(at).name());
    all.collect::<Vec<_>>().join(", ")
}

fn whole(l: Language, view: &View, seat: Seat, action: Action) -> Option<String> {
    let board = &view.board;
    match action {
        Action::Draw(pile) => Some(pile_left(l, board.pile(seat, pile), pile)),
        Action::Store => None,
        Action::Place(space) => building(l, view, seat, drawn(view)?, space),
        Action::Build(kind, space) => building(l, view, seat, kind, space),
        Action::Autopay => left(l, view, due(view, seat)?.suggested(view.hand?)),
        Action::Pay(cards) => left(l, view, cards),
        Action::AmphoraAction | Action::AmphoraCard => {
            let left = board.amphorae.get(seat.index())?.checked_sub(1)?;
            Some(say(l, "amphora").with("amphorae", names::amphorae(l, left)).text())
        }
        Action::Lay(anchor, spot) => {
            let site = site(board, seat, anchor, spot)?;
            let key = if site.shrines == 0 { "lay" } else { "lay-shrine" };
            let say = say(l, key).with("n", site.spaces).with("own", site.own);
            Some(say.with("shrines", shrines(site.shrines)).text())
        }
        Action::Turn(turn) => {
            let Scene::Turn { tile: Some(tile), anchor, spot } = view.scene else { return None };
            let own = beside_own(board, seat, (anchor, spot), tile, turn)?;
            if own.is_empty() {
                return Some(text(l, "attika-gain-turn-nothing", &[]));
            }
            Some(say(l, "turn").with("symbols", names::symbol_list(l, own)).text())
        }
        Action::End => Some(say(l, "end").with("cards", names::card_count(l, board.turn.unused())).text()),
    }
}

/// The number of discs in a pile. The last one brings a tile (7.1).
fn pile_left(l: Language, n: u8, pile: Pile) -> String {
    let key = if n == 1 { "draw-last" } else { "draw" };
    say(l, key).with("n", n).noun("pile", &names::pile_key(pile)).text()
}
