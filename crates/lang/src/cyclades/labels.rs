//! Labels of paths of words, and sentences for done actions.

use super::{acts, names};
use crate::{Language, Say, notation, text};
use agon_rules::cyclades::data::{BUILD_COST, Building, Creature, God, Island};
use agon_rules::cyclades::{Action, Board, Piece, Place, Sea};

fn fixed(l: Language, name: &str) -> String {
    text(l, &format!("cyclades-label-{name}"), &[])
}

fn island(word: &str) -> Option<Island> {
    Island::read(word)
}

fn place(word: &str) -> Option<Place> {
    island(word).map(Place::Island).or_else(|| Sea::read(word).map(Place::Sea))
}

fn piece(word: &str) -> Option<Piece> {
    match word {
        "priest" => Some(Piece::Priest),
        "philosopher" => Some(Piece::Philosopher),
        _ => place(word).map(|place| match place {
            Place::Island(island) => Piece::Troop(island),
            Place::Sea(sea) => Piece::Fleet(sea),
        }),
    }
}

/// Labels a piece with its place: `Troop on Naxos`.
fn piece_label(l: Language, piece: Piece) -> String {
    let say = |of: &str| Say::new(l, format!("cyclades-label-one-{of}"));
    match piece {
        Piece::Troop(at) => say("troop").with("place", names::island(at)).text(),
        Piece::Fleet(at) => say("fleet").with("place", at.to_string()).text(),
        Piece::Priest => say("priest").text(),
        Piece::Philosopher => say("philosopher").text(),
    }
}

fn from(l: Language, place: &str) -> String {
    Say::new(l, "cyclades-label-from-place").with("place", place).text()
}

fn slot(l: Language, at: Island, slot: &str) -> Option<String> {
    let slot: i64 = slot.parse().ok()?;
    Some(Say::new(l, "cyclades-label-slot").with("place", names::island(at)).with("slot", slot).text())
}

fn with_creature(l: Language, word: &str, creature: &str) -> Option<String> {
    let say = Say::new(l, format!("cyclades-label-{word}-creature"));
    Some(say.with("creature", names::creature(l, Creature::read(creature)?)).text())
}

/// The first words of actions. Each heads a menu.
const ROOTS: [&str; 21] = [
    "bid", "recruit", "build", "move", "sail", "to", "with", "stop", "swap", "summon", "forgo", "at", "from", "topple",
    "remake", "copy", "sell", "push", "fight", "withdraw", "give",
];

fn read(l: Language, words: &[&str]) -> Option<String> {
    Some(match *words {
        [] => fixed(l, "root"),
        ["end"] => text(l, "label-end-turn", &[]),
        [word] if ROOTS.contains(&word) => fixed(l, word),
        ["bid", "apollo"] => names::apollo(l),
        ["bid", god] => names::god(l, God::read(god)?),
        ["bid", god, amount] => format!("{} {}", names::god(l, God::read(god)?), amount.parse::<u8>().ok()?),
        ["recruit" | "sell", of] => piece_label(l, piece(of)?),
        ["build" | "topple" | "remake" | "give", at] => names::island(island(at)?),
        ["build" | "topple" | "remake" | "give", at, number] => slot(l, island(at)?, number)?,
        ["remake", at, number, to] => {
            format!("{}: {}", slot(l, island(at)?, number)?, names::building(l, Building::read(to)?))
        }
        ["move", at] => from(l, &names::island(island(at)?)),
        ["move", at, to] => format!("{} → {}", names::island(island(at)?), names::island(island(to)?)),
        ["move", at, to, count] => {
            let count: u8 = count.parse().ok()?;
            format!("{} → {}: {count}", names::island(island(at)?), names::island(island(to)?))
        }
        ["sail" | "push", at] => from(l, &Sea::read(at)?.to_string()),
        ["sail" | "push", at, to] => names::step(Sea::read(at)?, Sea::read(to)?),
        ["sail", at, to, count] => {
            format!("{}: {}", names::step(Sea::read(at)?, Sea::read(to)?), count.parse::<u8>().ok()?)
        }
        ["to", to] => Say::new(l, "cyclades-label-to-place").with("place", Sea::read(to)?.to_string()).text(),
        ["with", count] => Say::new(l, "cyclades-label-with-amount").with("amount", count.parse::<u8>().ok()?).text(),
        [word @ ("swap" | "summon" | "copy"), creature] => with_creature(l, word, creature)?,
        ["at", at] => names::place(place(at)?),
        ["from", victim] => names::city(l, names::CITIES.read(victim)?),
        ["withdraw", to] => Say::new(l, "cyclades-label-withdraw-place").with("place", names::place(place(to)?)).text(),
        _ => return None,
    })
}

/// Returns the label of a path of words. Labels of several paths joined by `;` stand side by side. An unreadable path
/// is its own label.
pub(super) fn label(l: Language, path: &str) -> String {
    notation::labels(path, |words| read(l, words))
}

/// Returns the label of a button with its act or its price, if it says more than the label of its path.
pub(super) fn button(l: Language, board: &Board, path: &str) -> Option<String> {
    acts::act(l, board, path, |path| label(l, path))
}

fn done(l: Language, action: Action) -> String {
    let say = |key: &str| Say::new(l, format!("cyclades-said-{key}"));
    let at_slot = |key: &str, at: Island, slot: u8| say(key).with("place", names::island(at)).with("slot", slot);
    let creature = |key: &str, creature| say(key).noun("creature", &names::creature_key(creature)).text();
    match action {
        Action::Bid(god, amount) => say("bid").with("god", names::god(l, god)).with("amount", amount).text(),
        Action::BidApollo => say("bid-apollo").text(),
        Action::Recruit(piece) => say("recruit").with("piece", names::one(l, piece)).text(),
        Action::Build(at, slot) => at_slot("build", at, slot).with("cost", BUILD_COST).text(),
        Action::Move(from, to, count) => {
            let say = say("move").with("units", names::troops(l, count));
            say.with("from", names::island(from)).with("to", names::island(to)).text()
        }
        Action::Sail(from, to, count) => {
            let say = say("move").with("units", names::fleets(l, count));
            say.with("from", from.to_string()).with("to", to.to_string()).text()
        }
        Action::To(to) => say("to").with("place", to.to_string()).text(),
        Action::With(count) => say("with").with("fleets", names::fleets(l, count)).text(),
        Action::Stop => say("stop").text(),
        Action::Swap(card) => creature("swap", card),
        Action::Summon(card) => creature("summon", card),
        Action::Forgo => say("forgo").text(),
        Action::At(place) => say("at").with("place", names::place(place)).text(),
        Action::From(victim) => say("from").with("city", names::city(l, victim)).text(),
        Action::Topple(at, slot) => at_slot("topple", at, slot).text(),
        Action::Remake(at, slot, to) => at_slot("remake", at, slot).noun("building", &names::building_key(to)).text(),
        Action::Copy(card) => creature("copy", card),
        Action::Sell(piece) => say("sell").with("piece", names::one(l, piece)).text(),
        Action::Push(from, to) => say("push").with("from", from.to_string()).with("to", to.to_string()).text(),
        Action::Fight => say("fight").text(),
        Action::Withdraw(to) => say("withdraw").with("place", names::place(to)).text(),
        Action::Give(at, slot) => at_slot("give", at, slot).text(),
        Action::End => say("end").text(),
    }
}

/// Returns the phrase for done actions.
pub(super) fn said(l: Language, notation: &str) -> String {
    let Some(actions) = notation::actions::<Action>(notation) else { return notation.to_owned() };
    actions.into_iter().map(|action| done(l, action)).collect::<Vec<_>>().join(", ")
}
