//! A reader of the English text board. It knows the printed boards and the contents of the box. Everything else it takes
//! from the text, line by line, and it refuses a text with a line too few, too many, or in another place.

pub mod land;
mod powers;
mod scene;

use super::message::{Found, Lines, city_of, count, need, number, said, sea, split};
use agon_lang::{Language, text};
use agon_rules::cyclades::Map as Board;
use agon_rules::cyclades::data::{CITIES, UNITS};
use agon_rules::cyclades::map::MapId;
use serde_json::{Map, Value, json};

/// The facts about a city that follow from the rest of the board.
struct Sums {
    city: &'static str,
    income: u64,
    troops: u64,
    fleets: u64,
}

/// Rebuilds the public view as a document, in the form of `AnyView::json`.
pub fn position(board: &str) -> Found<Value> {
    let sections: Vec<Lines<'_>> = board.split("\n\n").map(Lines::new).collect();
    let Ok([now, gods, creatures, cities, islands, fleets, options]) = <[Lines<'_>; 7]>::try_from(sections) else {
        return Err("a board has seven sections".to_owned());
    };
    let gods = powers::gods(gods)?;
    let scene = scene::scene(now, &gods)?;
    let creatures = powers::creatures(creatures, &scene.active)?;
    let (cities, sums) = read_cities(cities)?;
    let map = MapId::of(cities.len() as u8).map();
    let (islands, geography) = land::islands(islands, map, &creatures["figurines"])?;
    let fleets = land::fleets(fleets, map, geography)?;
    let options = read_options(options, cities.len())?;
    let document = json!({
        "board": map.id,
        "cycle": scene.cycle,
        "options": options,
        "islands": islands,
        "fleets": fleets,
        "cities": cities,
        "creatures": creatures,
        "gods": {
            "available": gods.available, "away": gods.away, "settled": gods.settled, "second_pair": gods.second_pair,
        },
        "order": gods.order,
        "finished": gods.finished,
        "offerings": gods.offerings,
        "apollo": gods.queue,
        "phase": scene.phase,
        "gold": scene.gold,
    });
    sums.iter().try_for_each(|told| add_up(told, map, &document))?;
    Ok(document)
}

fn read_cities(mut lines: Lines<'_>) -> Found<(Map<String, Value>, Vec<Sums>)> {
    lines.heading("cities")?;
    let (mut cities, mut sums) = (Map::new(), Vec::new());
    for (seat, city) in CITIES.into_iter().enumerate() {
        let Ok(line) = lines.line() else { break };
        let (who, parts) = split(line, ": ")?;
        if !who.contains(&city_of(seat)) {
            return Err(format!("{who} instead of {city}"));
        }
        let mut parts = parts.split(" · ");
        let mut part = || parts.next().ok_or_else(|| format!("`{line}` is too short"));
        let first = part()?;
        let alive = first != said("cyclades-board-out");
        let (mut priests, mut philosophers) = (0, 0);
        if alive {
            let [income] = need(first, "cyclades-board-income", ["n"])?;
            (priests, philosophers) = (count(part()?)?, count(part()?)?);
            let [troops, fleets] = need(part()?, "cyclades-board-reserve", ["troops", "fleets"])?;
            let (income, troops, fleets) = (number(income)?, count(troops)?, count(fleets)?);
            sums.push(Sums { city, income, troops, fleets });
        }
        let [gained, paid] = need(part()?, "cyclades-board-ledger", ["gained", "paid"])?;
        let discounts = match parts.next() {
            None => 0,
            Some(part) => need(part, "cyclades-board-discounts", ["n"]).and_then(|[n]| number(n))?,
        };
        let there = json!({
            "alive": alive, "priests": priests, "philosophers": philosophers,
            "gained": number(gained)?, "paid": number(paid)?, "discounts_used": discounts,
        });
        cities.insert(city.to_owned(), there);
    }
    lines.end()?;
    Ok((cities, sums))
}

fn read_options(mut lines: Lines<'_>, seats: usize) -> Found<Value> {
    let line = lines.line()?;
    lines.end()?;
    let (tie, start) = if seats == 2 { split(line, " · ")? } else { (line, "") };
    let set = |option: &str, values: [&'static str; 2], told: &str| {
        let tells = |value: &str| {
            let name = said(&format!("cyclades-option-{option}"));
            let value = said(&format!("cyclades-option-{option}-{value}"));
            let both = [("option", name.into()), ("value", value.into())];
            text(Language::English, "option-set", &both).eq_ignore_ascii_case(told)
        };
        values.into_iter().find(|value| tells(value)).ok_or_else(|| format!("`{told}` sets no {option}"))
    };
    let start = if seats == 2 { set("two-player-start", ["standard", "alternate"], start)? } else { "standard" };
    Ok(json!({ "tie-break": set("tie-break", ["gold", "metropolises"], tie)?, "two-player-start": start }))
}

/// Checks the sums of a city: its income (§8) and its reserves (4.1).
fn add_up(told: &Sums, map: &Board, document: &Value) -> Found<()> {
    let battle = &document["phase"]["battle"];
    let attacks = |on_land: bool| {
        let there = battle["place"].as_str().is_some_and(|place| sea(place).is_err() == on_land);
        if there && battle["attacker"] == told.city { battle["force"].as_u64() } else { None }
    };
    let (mut income, mut troops, mut fleets) = (0, attacks(true).unwrap_or(0), attacks(false).unwrap_or(0));
    for at in map.islands.iter() {
        let there = &document["islands"][at.id()];
        if there["owner"] == told.city {
            income += u64::from(map.prosperity(at)) + there["markers"].as_u64().unwrap_or(0);
            troops += there["troops"].as_u64().unwrap_or(0);
        }
    }
    for at in map.seas.iter() {
        let there = &document["fleets"][at.to_string()];
        if there[0] == told.city {
            income += u64::from(map.trade.has(at));
            fleets += there[1].as_u64().unwrap_or(0);
        }
    }
    let units = u64::from(UNITS);
    let same = (income, troops + told.troops, fleets + told.fleets) == (told.income, units, units);
    if same { Ok(()) } else { Err(format!("the sums of {} are wrong", told.city)) }
}
