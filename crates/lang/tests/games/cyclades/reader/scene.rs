//! The head of the board: the cycle, the phase, and what is under way.

use super::powers::Gods;
use crate::cyclades::message::{
    Found, Lines, all, building, city, city_in, count, creature, god, island, need, number, read, said, sea, split,
};
use agon_lang::raise;
use agon_rules::cyclades::Ending;
use agon_rules::cyclades::data::{Building, Creature, ROW_COSTS};
use serde_json::{Map, Value, json};

/// The head of the board.
pub struct Scene {
    pub cycle: u64,
    pub phase: Value,
    /// The summoned creature, then the one that the Chimera copied.
    pub active: Vec<Creature>,
    /// The gold of each city, after the end.
    pub gold: Map<String, Value>,
}

pub fn scene(mut lines: Lines<'_>, gods: &Gods) -> Found<Scene> {
    let head = lines.line()?.trim_matches('*');
    let mut scene = Scene { cycle: 0, phase: Value::Null, active: Vec::new(), gold: Map::new() };
    if head == raise(&said("cyclades-phase-set-up")) {
        scene.phase = luck(&mut lines, &["starts", "markers"])?;
    } else if let Some([cycle]) = read(head, "cyclades-phase-over", ["cycle"]) {
        scene.cycle = number(cycle)?;
        (scene.phase, scene.gold) = over(&mut lines)?;
    } else {
        let [cycle, phase] = need(head, "cyclades-phase-in-cycle", ["cycle", "phase"])?;
        let is = |name: &str| raise(&said(&format!("cyclades-phase-{name}"))) == phase;
        scene.cycle = number(cycle)?;
        if is("offerings") {
            scene.phase = offer(&mut lines, gods)?;
        } else if is("actions") {
            (scene.phase, scene.active) = turn(&mut lines, gods)?;
        } else {
            scene.phase = luck(&mut lines, if is("creatures") { &["row"] } else { &["gods"] })?;
        }
    }
    lines.end()?;
    Ok(scene)
}

fn luck(lines: &mut Lines<'_>, names: &[&str]) -> Found<Value> {
    let name = names.iter().find(|name| lines.says(&format!("cyclades-status-luck-{name}")));
    name.map(|name| json!({ "name": name })).ok_or_else(|| format!("luck has nothing to decide: {names:?}"))
}

fn over(lines: &mut Lines<'_>) -> Found<(Value, Map<String, Value>)> {
    let line = lines.line()?;
    let reason = Ending::ALL.into_iter().find(|end| raise(&said(&format!("cyclades-reason-{}", end.id()))) == line);
    let reason = reason.ok_or_else(|| format!("`{line}` ends no game"))?;
    let [totals] = lines.need("cyclades-status-totals", ["list"])?;
    let purse = |total: &str| -> Found<(String, Value)> {
        let [_, _, gold] = need(total, "cyclades-status-total", ["seat", "metropolises", "gold"])?;
        Ok((city_in(total)?.to_owned(), json!(count(gold)?)))
    };
    let gold = all(totals, "; ", purse)?;
    Ok((json!({ "name": "over", "reason": reason.id() }), gold.into_iter().collect()))
}

/// Reads the city that acts; `None` if the table waits for luck.
fn acting(lines: &mut Lines<'_>) -> Found<Option<&'static str>> {
    let acts = lines.take("cyclades-board-acts", ["seat", "verb"]);
    acts.map(|[seat, verb]| city_in(&format!("{seat} {verb}"))).transpose()
}

fn offer(lines: &mut Lines<'_>, gods: &Gods) -> Found<Value> {
    let seat = acting(lines)?.ok_or("nobody offers")?;
    let rest = match lines.take("cyclades-board-bidders", ["list"]) {
        Some([list]) => all(list, ", ", city)?,
        None => lines.need("cyclades-board-last-bidder", []).map(|[]| Vec::new())?,
    };
    if !gods.order.ends_with(&rest) {
        return Err(format!("{rest:?} do not end the turn order"));
    }
    let lost = lines.take("cyclades-board-lost", ["god"]).map(|[name]| god(name)).transpose()?;
    Ok(json!({ "name": "offer", "seat": seat, "next": gods.order.len() - rest.len(), "lost": lost }))
}

fn turn(lines: &mut Lines<'_>, gods: &Gods) -> Found<(Value, Vec<Creature>)> {
    let acts = acting(lines)?;
    let (seat, of, place, recruited) = match lines.take("cyclades-board-turn", ["city", "god", "recruited"]) {
        Some([seat, name, recruited]) => {
            let of = god(name)?;
            let place = gods.available.iter().position(|other| *other == of).ok_or("the god is away")?;
            (city(seat)?, Some(of), place as u64, number(recruited)?)
        }
        None => {
            let [seat, place] = lines.need("cyclades-board-turn-apollo", ["city", "place"])?;
            let before = gods.available.len() as u64;
            (city(seat)?, None, before + number(place)?.saturating_sub(1), 0)
        }
    };
    let battle = battle(lines, acts)?;
    let active = match lines.take("cyclades-status-creature", ["list"]) {
        Some([list]) => all(list, " → ", creature)?,
        None => Vec::new(),
    };
    let task = task(lines)?;
    let forming = forming(lines)?;
    let asked = match () {
        () if !forming.is_null() => Some(seat),
        // The stage names the side that decides, or a die.
        () if !battle.is_null() => battle["stage"].as_str().and_then(|side| battle[side].as_str()),
        () if task["name"] == "swap" => None,
        () => Some(seat),
    };
    if asked != acts {
        return Err(format!("{acts:?} acts instead of {asked:?}"));
    }
    let phase = json!({
        "name": "turn", "place": place, "seat": seat, "god": of, "recruited": recruited, "creature": active.first(),
        "copied": active.get(1), "task": task, "battle": battle, "forming": forming,
    });
    Ok((phase, active))
}

fn battle(lines: &mut Lines<'_>, acts: Option<&'static str>) -> Found<Value> {
    let words = ["place", "round", "attacker", "force", "defender", "defence"];
    let Some([place, round, attacker, force, defender, defence]) = lines.take("cyclades-status-battle", words) else {
        return Ok(Value::Null);
    };
    // A mark and a city stand before each number, in whatever value they fell.
    let (attacks, defends) = (city_in(&format!("{attacker} {force}"))?, city_in(&format!("{defender} {defence}"))?);
    let force = number(force.rsplit(' ').next().unwrap_or_default())?;
    let place = match island(place) {
        Ok(at) => at.id().to_owned(),
        Err(_) => sea(place)?.to_string(),
    };
    let stage = if lines.take("cyclades-board-die", ["city"]).is_some() {
        json!("attacker-die")
    } else if let Some([_, _, face]) = lines.take("cyclades-board-second-die", ["city", "other", "die"]) {
        json!({ "defender-die": number(face)? })
    } else if acts == Some(defends) {
        json!("defender")
    } else if acts == Some(attacks) {
        json!("attacker")
    } else {
        return Err(format!("{acts:?} decides in a battle of others"));
    };
    Ok(json!({
        "place": place, "attacker": attacks, "defender": defends, "force": force, "round": number(round)?,
        "stage": stage,
    }))
}

fn task(lines: &mut Lines<'_>) -> Found<Value> {
    let plain = ["target", "kraken", "push", "sphinx", "prosperity"];
    if let Some(name) = plain.into_iter().find(|name| lines.says(&format!("cyclades-task-{name}"))) {
        return Ok(json!({ "name": name }));
    }
    if let Some([at]) = lines.take("cyclades-task-siren-own", ["place"]) {
        return Ok(json!({ "name": "siren-own", "at": sea(at)? }));
    }
    for (key, regrouped) in [("cyclades-task-sail-regrouped", true), ("cyclades-task-sail", false)] {
        if let Some([fleets, at, steps]) = lines.take(key, ["fleets", "place", "steps"]) {
            let (group, steps) = (count(fleets)?, count(steps)?);
            let there =
                json!({ "name": "sail", "at": sea(at)?, "group": group, "steps": steps, "regrouped": regrouped });
            return Ok(there);
        }
    }
    let group = |text: &str| -> Found<Value> {
        let (at, fleets) = split(text, " ")?;
        Ok(json!([sea(at)?, number(fleets)?]))
    };
    if let Some([steps, tired]) = lines.take("cyclades-task-sylph-tired", ["steps", "list"]) {
        return Ok(json!({ "name": "sylph", "steps": count(steps)?, "tired": all(tired, ", ", group)? }));
    }
    if let Some([steps]) = lines.take("cyclades-task-sylph", ["steps"]) {
        return Ok(json!({ "name": "sylph", "steps": count(steps)?, "tired": [] }));
    }
    if let Some([cost]) = lines.take("cyclades-task-swap", ["cost"]) {
        let cost = number(cost)?;
        let space = ROW_COSTS.into_iter().position(|other| u64::from(other) == cost).ok_or("no such space")?;
        return Ok(json!({ "name": "swap", "space": space }));
    }
    Ok(Value::Null)
}

fn forming(lines: &mut Lines<'_>) -> Found<Value> {
    if lines.says("cyclades-task-place") {
        return Ok(json!({ "name": "place" }));
    }
    let Some([told]) = lines.take("cyclades-task-give", ["building-a"]) else { return Ok(Value::Null) };
    let with_article = |kind: Building| said(&format!("cyclades-building-{}.a", kind.id()));
    let kind = Building::ALL.into_iter().find(|kind| with_article(*kind) == told);
    Ok(json!({ "name": "give", "building": kind.map_or_else(|| building(told), Ok)? }))
}
