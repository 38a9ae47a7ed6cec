//! The islands with all on them, and the fleets. What the text says about the map must be true.

use crate::cyclades::message::{
    Found, Lines, building, city, count, creature, island, need, number, read, said, sea, split,
};
use agon_lang::raise;
use agon_rules::cyclades::data::{Building, Creature, Island};
use agon_rules::cyclades::{Map as Board, Sea, Seas};
use serde_json::{Map, Value, json};

/// Reads the islands. True if the text has their coasts.
pub fn islands(mut lines: Lines<'_>, map: &Board, figurines: &Value) -> Found<(Map<String, Value>, bool)> {
    lines.heading("islands")?;
    let geography = lines.says("cyclades-board-metropolis-space");
    let [_, page] = lines.need("cyclades-board-see-map", ["command", "page"])?;
    if page != said(&format!("cyclades-topic-map-{}-title", map.id)) {
        return Err(format!("{page} is the page of another map"));
    }
    let mut islands = Map::new();
    for at in map.islands.iter() {
        let (name, parts) = split(lines.line()?, ": ")?;
        if island(name)? != at {
            return Err(format!("{name} instead of {}", at.id()));
        }
        islands.insert(at.id().to_owned(), holding(parts, map, at, figurines, geography)?);
    }
    lines.end()?;
    Ok((islands, geography))
}

fn part<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Found<&'a str> {
    parts.next().ok_or_else(|| "a part is missing".to_owned())
}

fn holding(line: &str, map: &Board, at: Island, figurines: &Value, geography: bool) -> Found<Value> {
    let mut parts = line.split(" · ").peekable();
    let held = part(&mut parts)?;
    let (owner, troops) = if held == said("cyclades-neutral") {
        (None, 0)
    } else {
        let (owner, troops) = split(held, ", ")?;
        (Some(city(owner)?), count(troops)?)
    };
    let [told] = need(part(&mut parts)?, "cyclades-board-slots", ["list"])?;
    let (slots, metropolis) = slots(told, map, at)?;
    let (mut printed, mut markers) = (0, 0);
    if let Some([told]) = parts.peek().copied().and_then(|part| read(part, "cyclades-map-prosperity", ["n"])) {
        let (first, second) = told.split_once(" + ").unwrap_or((told, "0"));
        (printed, markers) = (number(first)?, number(second)?);
        parts.next();
    }
    if printed != u64::from(map.prosperity(at)) {
        return Err(format!("{} has no printed prosperity of {printed}", at.id()));
    }
    let here = |figurine: &Creature| figurines[figurine.id()]["island"] == at.id();
    for figurine in Creature::FIGURINES.into_iter().filter(here) {
        if creature(part(&mut parts)?)? != figurine {
            return Err(format!("{} is not told at its island", figurine.id()));
        }
    }
    if geography {
        coast(part(&mut parts)?, map, at)?;
    }
    if let Some(more) = parts.next() {
        return Err(format!("`{more}` is too much"));
    }
    Ok(json!({ "owner": owner, "troops": troops, "slots": slots, "metropolis": metropolis, "markers": markers }))
}

fn slots(list: &str, map: &Board, at: Island) -> Found<(Vec<Option<Building>>, bool)> {
    let (mut slots, mut metropolis) = (Vec::new(), false);
    for item in list.split(", ") {
        let (numbers, thing) = split(item, " ")?;
        let (first, last) = numbers.split_once('–').unwrap_or((numbers, numbers));
        let (first, last) = (number(first)?, number(last)?);
        if first != slots.len() as u64 + 1 || last < first {
            return Err(format!("{item} leaves out a slot"));
        }
        let covers = thing == raise(&said("cyclades-piece-metropolis"));
        if covers && (first, last) != (1, u64::from(map.covered(at))) {
            return Err(format!("{item} does not fill the metropolis space"));
        }
        metropolis |= covers;
        let empty = covers || thing == said("cyclades-board-free-slot");
        let there = if empty { None } else { Some(building(thing)?) };
        slots.extend((first..=last).map(|_| there));
    }
    let wanted = usize::from(map.slots[at.index()]);
    if slots.len() == wanted { Ok((slots, metropolis)) } else { Err(format!("{list} are not {wanted} slots")) }
}

/// Reads the coast of an island, alone or with the ways to other islands. Returns the number of ways.
pub fn coast(part: &str, map: &Board, at: Island) -> Found<usize> {
    let coast = |at: Island| map.coasts[at.index()];
    let [list] = need(part, "cyclades-map-coast", ["list"])?;
    let (mut whole, mut ways) = (Seas::EMPTY, 0);
    for item in list.split(", ") {
        let Some([other, shared]) = read(item, "cyclades-map-way", ["island", "spaces"]) else {
            whole = whole.or(spaces(item, map)?);
            continue;
        };
        let shared = spaces(shared, map)?;
        if shared != coast(at).and(coast(island(other)?)) {
            return Err(format!("`{item}` is not shared with {}", at.id()));
        }
        (whole, ways) = (whole.or(shared), ways + 1);
    }
    let neighbours = map.islands.without(at).iter().filter(|&other| !coast(at).and(coast(other)).is_empty()).count();
    let all = whole == coast(at) && (ways == 0 || ways == neighbours);
    if all { Ok(ways) } else { Err(format!("`{part}` is not the coast of {}", at.id())) }
}

/// Reads a list of spaces, with a word after each trade space.
pub fn spaces(list: &str, map: &Board) -> Found<Seas> {
    let trade = format!("({})", said("cyclades-map-trade"));
    let (mut spaces, mut words) = (Seas::EMPTY, list.split(' ').peekable());
    while let Some(word) = words.next() {
        let at = sea(word)?;
        if words.next_if_eq(&trade.as_str()).is_some() != map.trade.has(at) {
            return Err(format!("`{list}` is wrong about trade at {at}"));
        }
        spaces = spaces.with(at);
    }
    Ok(spaces)
}

/// Reads the fleets of each city, and the trade spaces without fleets.
pub fn fleets(mut lines: Lines<'_>, map: &Board, geography: bool) -> Found<Map<String, Value>> {
    lines.heading("fleets")?;
    lines.need("cyclades-board-chains", [])?;
    let (mut fleets, mut held) = (Map::new(), Seas::EMPTY);
    let free = loop {
        if let Some([list]) = lines.take("cyclades-board-free-trade", ["list"]) {
            break list.split(' ').map(sea).collect::<Found<Seas>>()?;
        }
        let Ok(line) = lines.line() else { break Seas::EMPTY };
        let (owner, told) = split(line, ": ")?;
        let (owner, mut chains) = (city(owner)?, Vec::new());
        for told in told.split("; ") {
            let mut chain = Seas::EMPTY;
            for fleet in told.split(" + ") {
                let (at, n) = fleet_at(fleet, map, geography)?;
                fleets.insert(at.to_string(), json!([owner, n]));
                chain = chain.with(at);
            }
            held = held.or(chain);
            chains.push(chain);
        }
        joined(&chains, map).ok_or_else(|| format!("`{told}` are not the chains of {owner}"))?;
    };
    lines.end()?;
    if free == map.trade.minus(held) { Ok(fleets) } else { Err("the free trade spaces are others".to_owned()) }
}

/// Reads the fleets on a space, and what the space touches.
fn fleet_at(fleet: &str, map: &Board, geography: bool) -> Found<(Sea, u64)> {
    let (there, touched) = fleet.strip_suffix(')').and_then(|fleet| fleet.split_once(" (")).unwrap_or((fleet, ""));
    let [n, place] = need(there, "cyclades-board-fleet", ["n", "place"])?;
    let at = sea(place)?;
    let trade = map.trade.has(at).then(|| said("cyclades-map-trade"));
    let shores = map.shores[at.index()].iter().map(|island| raise(island.id()));
    let all: Vec<String> = trade.into_iter().chain(shores).filter(|_| geography).collect();
    if all.join(", ") == touched { Ok((at, number(n)?)) } else { Err(format!("{at} does not touch `{touched}`")) }
}

/// Checks that the spaces of each chain hang together, and that no two chains touch.
fn joined(chains: &[Seas], map: &Board) -> Option<()> {
    let all = chains.iter().fold(Seas::EMPTY, |all, chain| all.or(*chain));
    let whole = |chain: &Seas| {
        let mut reached = chain.iter().next().map_or(Seas::EMPTY, Seas::one);
        for _ in all.iter() {
            let around = reached.iter().fold(reached, |around, at| around.or(map.near[at.index()]));
            reached = around.and(all);
        }
        reached == *chain
    };
    chains.iter().all(whole).then_some(())
}
