//! Labels of paths of words, and sentences for done actions.

use super::{gains, names};
use crate::say;
use crate::{Language, Say, notation, raise, text};
use agon_rules::attika::data::{Building, Landscape, Pile};
use agon_rules::attika::{Action, Anchor, Cards, Space, View};

fn fixed(l: Language, name: &str) -> String {
    text(l, &format!("attika-label-{name}"), &[])
}

fn space(word: &str) -> Option<&'static str> {
    Space::read(word).map(Space::name)
}

/// Describes a part of a payment, as in `pay W1 F0 H2 M0`: `1 water`; `None` for any other word.
fn part(l: Language, word: &str) -> Option<String> {
    let landscape = Landscape::ALL.into_iter().find(|landscape| word.starts_with(landscape.letter()))?;
    let count: u8 = word.strip_prefix(landscape.letter())?.parse().ok()?;
    Some(say::counted(l, count, &names::key(Landscape::CLASS, landscape.id())))
}

/// The first words of actions and the words of prompts. Each heads a menu.
const ROOTS: [&str; 9] = ["act", "draw", "place", "build", "pay", "amphora", "lay", "turn", "autopay"];

fn read(l: Language, words: &[&str]) -> Option<String> {
    Some(match *words {
        [] => fixed(l, "root"),
        ["end"] => text(l, "label-end-turn", &[]),
        ["store"] => fixed(l, "store"),
        [word] if ROOTS.contains(&word) => fixed(l, word),
        ["draw", pile] => {
            Say::new(l, "attika-label-draw-pile").noun("pile", &names::pile_key(Pile::read(pile)?)).text()
        }
        ["place", at] => Say::new(l, "attika-label-place-at").with("amount", space(at)?).text(),
        ["build", building] => names::building(l, Building::read(building)?),
        ["build", building, at] => {
            let building = names::building(l, Building::read(building)?);
            Say::new(l, "attika-label-build-at").with("place", building).with("amount", space(at)?).text()
        }
        ["pay", ref parts @ ..] => match format!("pay {}", parts.join(" ")).parse() {
            Ok(Action::Pay(cards)) => paid(l, cards),
            _ => parts.iter().map(|word| part(l, word)).collect::<Option<Vec<_>>>()?.join(" · "),
        },
        ["amphora", word @ ("action" | "card")] => fixed(l, &format!("amphora-{word}")),
        ["lay", anchor] => raise(&names::beside(l, Anchor::read(anchor)?)),
        ["lay", anchor, spot] => {
            let say = Say::new(l, "attika-label-spot").with("place", Anchor::read(anchor)?.name());
            say.with("amount", spot.parse::<u8>().ok()?).text()
        }
        ["turn", turn] => {
            let turn = turn.parse::<u8>().ok().filter(|&turn| turn < 6)?;
            Say::new(l, "attika-label-turn-by").with("amount", names::degrees(turn)).text()
        }
        _ => return None,
    })
}

/// Labels a payment with its landscapes: `Pay 1 water, 2 hills`.
fn paid(l: Language, cards: Cards) -> String {
    Say::new(l, "attika-label-pay-cards").with("amount", names::card_list(l, cards)).text()
}

/// Returns the label of a path of words. Labels of several paths joined by `;` stand side by side. An unreadable path
/// is its own label.
pub(super) fn label(l: Language, path: &str) -> String {
    notation::labels(path, |words| read(l, words))
}

/// Returns the label of a button with its number: the discs in a pile, the cards at the end of the turn, a price. The
/// suggested payment shows its cards.
pub(super) fn counted(l: Language, view: &View, path: &str) -> Option<String> {
    let turn = &view.board.turn;
    match path.parse().ok()? {
        Action::Draw(pile) => Some(format!("{} · {}", label(l, path), view.board.pile(turn.seat, pile))),
        Action::Place(space) => {
            let price = gains::count(l, view, turn.seat, gains::drawn(view)?, space)?;
            Some(format!("{space} · {price}"))
        }
        Action::Build(building, space) => {
            let price = gains::count(l, view, turn.seat, building, space)?;
            Some(format!("{} {space} · {price}", names::building(l, building)))
        }
        Action::Autopay => Some(paid(l, gains::due(view, turn.seat)?.suggested(view.hand?))),
        Action::End if turn.unused() > 0 => {
            let cards = names::card_count(l, turn.unused());
            Some(Say::new(l, "attika-label-end").with("cards", cards).text())
        }
        _ => None,
    }
}

fn done(l: Language, action: Action) -> String {
    let say = |key: &str| Say::new(l, format!("attika-said-{key}"));
    match action {
        Action::Draw(pile) => say("draw").noun("pile", &names::pile_key(pile)).text(),
        Action::Store => say("store").text(),
        Action::Place(space) => say("place").with("space", space.name()).text(),
        Action::Build(building, space) => {
            say("build").noun("building", &names::building_key(building)).with("space", space.name()).text()
        }
        Action::Autopay => say("autopay").text(),
        Action::Pay(cards) => say("pay").with("cards", names::cards(l, cards)).text(),
        Action::AmphoraAction => say("amphora-action").text(),
        Action::AmphoraCard => say("amphora-card").text(),
        Action::Lay(anchor, spot) => say("lay").with("beside", names::beside(l, anchor)).with("spot", spot).text(),
        Action::Turn(turn) => say("turn").with("degrees", names::degrees(turn)).text(),
        Action::End => say("end").text(),
    }
}

/// Returns the phrase for done actions, such as `you draw …`.
pub(super) fn said(l: Language, notation: &str) -> String {
    let Some(actions) = notation::actions::<Action>(notation) else { return notation.to_owned() };
    actions.into_iter().map(|action| done(l, action)).collect::<Vec<_>>().join(", ")
}
