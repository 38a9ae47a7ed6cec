//! The gods with their offerings, the turn order, and the creatures.

use crate::cyclades::message::{Found, Lines, all, city, creature, god, island, number, said, sea, split};
use agon_rules::cyclades::data::{Creature, God, ROW_COSTS};
use serde_json::{Map, Value, json};

/// The section of the gods.
#[derive(Default)]
pub struct Gods {
    pub available: Vec<God>,
    pub away: Vec<God>,
    pub settled: usize,
    pub second_pair: bool,
    pub offerings: Map<String, Value>,
    pub queue: Vec<&'static str>,
    pub order: Vec<&'static str>,
    pub finished: Vec<&'static str>,
}

fn list<T>(lines: &mut Lines<'_>, key: &str, item: impl Fn(&str) -> Found<T>) -> Found<Vec<T>> {
    lines.take(key, ["list"]).map_or(Ok(Vec::new()), |[list]| all(list, ", ", item))
}

pub fn gods(mut lines: Lines<'_>) -> Found<Gods> {
    lines.heading("gods")?;
    let mut gods = Gods::default();
    let [offerings] = lines.need("cyclades-board-offerings", ["list"])?;
    for item in offerings.split(" · ") {
        let (name, there) = split(item.strip_suffix(')').unwrap_or_default(), " (")?;
        if name == said("god-apollo") {
            gods.queue = if there == said("cyclades-board-no-queue") { Vec::new() } else { all(there, ", ", city)? };
            continue;
        }
        let god = god(name)?;
        gods.available.push(god);
        if there != said("cyclades-board-no-offering") {
            let (seat, amount) = split(there, " ")?;
            gods.offerings.insert(god.id().to_owned(), json!([city(seat)?, number(amount)?]));
        }
    }
    gods.away = list(&mut lines, "cyclades-board-away", god)?;
    let settled = !lines.says("cyclades-board-unsettled");
    gods.settled = if settled { God::ALL.len() } else { gods.available.len() };
    gods.second_pair = lines.says("cyclades-board-second-pair");
    if settled && gods.available.len() == 2 && !gods.second_pair {
        lines.need("cyclades-board-first-pair", [])?;
    }
    gods.order = list(&mut lines, "cyclades-board-order", city)?;
    gods.finished = list(&mut lines, "cyclades-board-finished", city)?;
    lines.end()?;
    Ok(gods)
}

/// Reads the creatures. A card of the box that lies nowhere else is in the deck.
pub fn creatures(mut lines: Lines<'_>, active: &[Creature]) -> Found<Value> {
    lines.heading("creatures")?;
    let [told] = lines.need("cyclades-board-row", ["list"])?;
    let mut row = Vec::new();
    for (item, cost) in told.split(" · ").zip(ROW_COSTS) {
        let (price, name) = split(item, " ")?;
        if number(price)? != u64::from(cost) {
            return Err(format!("{item} does not cost {cost}"));
        }
        row.push(if name == said("cyclades-board-no-creature") { None } else { Some(creature(name)?) });
    }
    let [deck_of] = lines.need("cyclades-board-deck", ["n"])?;
    let discard = list(&mut lines, "cyclades-board-discard", creature)?;
    let (mut figurines, mut standing) = (Map::new(), Vec::new());
    let words = ["creature", "place", "city", "cycle"];
    while let Some([name, place, owner, cycle]) = lines.take("cyclades-board-figurine", words) {
        let there = json!({ "island": island(place)?, "owner": city(owner)?, "cycle": number(cycle)? });
        figurines.insert(creature(name)?.id().to_owned(), there);
        standing.push(creature(name)?);
    }
    let kraken = match lines.take("cyclades-board-kraken", ["creature", "place"]) {
        Some([name, place]) if creature(name)? == Creature::Kraken => Some(sea(place)?),
        Some([name, _]) => return Err(format!("{name} at sea")),
        None => None,
    };
    lines.end()?;
    let elsewhere: Vec<Creature> =
        row.iter().flatten().chain(&discard).chain(&standing).chain(active).copied().collect();
    let deck: Vec<Creature> = Creature::ALL.into_iter().filter(|card| !elsewhere.contains(card)).collect();
    if deck.len() as u64 != number(deck_of)? {
        return Err(format!("the deck has {deck_of} cards, not {deck:?}"));
    }
    Ok(json!({ "row": row, "deck": deck, "discard": discard, "figurines": figurines, "kraken": kraken }))
}
