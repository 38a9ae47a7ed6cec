//! Gods with their offerings, the turn order, and creatures.

use super::super::names;
use super::{line, say};
use crate::Language;
use agon_rules::SeatList;
use agon_rules::cyclades::Board;
use agon_rules::cyclades::data::{Creature, God, MOST_SEATS, ROW_COSTS};

/// Lists the gods from the top with their offerings, the gods that are away, and the turn order.
pub(super) fn gods(l: Language, board: &Board) -> Vec<String> {
    let gods = &board.gods;
    let mut lines = vec![offerings(l, board)];
    if !gods.away().is_empty() {
        let away: Vec<_> = gods.away().iter().map(|&god| names::god(l, god)).collect();
        lines.push(line(l, "away", away.join(", ")));
    }
    let settled = usize::from(gods.settled) == God::ALL.len();
    if !settled {
        lines.push(say(l, "unsettled").text());
    }
    // Two pairs of gods alternate. After the second pair all four are shuffled (7.3).
    if gods.up == 2 && gods.second_pair {
        lines.push(say(l, "second-pair").text());
    } else if gods.up == 2 && settled {
        lines.push(say(l, "first-pair").text());
    }
    let seats = |of: &str, list: &SeatList<MOST_SEATS>| {
        (!list.is_empty()).then(|| line(l, of, names::CITIES.names(l, list.iter())))
    };
    lines.extend(seats("order", &board.order));
    lines.extend(seats("finished", &board.finished));
    lines
}

/// Lists what stands at each god, and Apollo's queue: `Ares (Corinth 4) · Zeus (none) · Apollo (Athens, Thebes)`.
fn offerings(l: Language, board: &Board) -> String {
    let at = |god: God| {
        let there =
            board.offerings[god.index()].map(|there| format!("{} {}", names::city(l, there.seat), there.amount));
        format!("{} ({})", names::god(l, god), there.unwrap_or_else(|| say(l, "no-offering").text()))
    };
    let mut list: Vec<String> = board.gods.available().iter().map(|&god| at(god)).collect();
    let queue = names::CITIES.names(l, board.queue.iter());
    let queue = if queue.is_empty() { say(l, "no-queue").text() } else { queue };
    list.push(format!("{} ({queue})", names::apollo(l)));
    line(l, "offerings", list.join(" · "))
}

/// Lists the row with its prices, the deck, the discard pile, and the creatures on the map.
pub(super) fn creatures(l: Language, board: &Board) -> Vec<String> {
    let cards = &board.creatures;
    let space = |(cost, card): (u16, Option<Creature>)| {
        let card = card.map_or_else(|| say(l, "no-creature").text(), |card| names::creature(l, card));
        format!("{cost} {card}")
    };
    let row: Vec<String> = ROW_COSTS.into_iter().zip(cards.row).map(space).collect();
    let mut lines = vec![line(l, "row", row.join(" · ")), say(l, "deck").with("n", cards.deck.len()).text()];
    if !cards.discard.is_empty() {
        lines.push(line(l, "discard", names::creatures(l, cards.discard.iter())));
    }
    lines.extend(Creature::FIGURINES.into_iter().filter_map(|creature| {
        let there = board.figurine(creature)?;
        let say = say(l, "figurine").with("creature", names::creature(l, creature));
        let say = say.with("place", names::island(there.island)).with("city", names::city(l, there.owner));
        Some(say.with("cycle", there.cycle).text())
    }));
    lines.extend(cards.kraken.map(|at| {
        let say = say(l, "kraken").with("creature", names::creature(l, Creature::Kraken));
        say.with("place", at.to_string()).text()
    }));
    lines
}
