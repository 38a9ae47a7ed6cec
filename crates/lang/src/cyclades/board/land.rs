//! Islands with all on them, and fleets in chains.

use super::super::{map, names};
use super::{Geography, say};
use crate::{Language, commands, text};
use agon_rules::cyclades::data::{Creature, Island};
use agon_rules::cyclades::{Board, Map, Sea, Seas};

/// Describes each island in a line, after a line on the page with the map.
pub(super) fn islands(l: Language, board: &Board, geography: Geography) -> Vec<String> {
    let space = (geography != Geography::Away).then(|| say(l, "metropolis-space").text());
    let page = text(l, &format!("cyclades-topic-map-{}-title", board.map().id), &[]);
    let page = say(l, "see-map").with("command", commands::command_name(l, "rules")).with("page", page);
    let islands = board.map().islands.iter().map(|at| island(l, board, at, geography));
    space.into_iter().chain([page.text()]).chain(islands).collect()
}

/// Describes an island: `Naxos: Sparta, 2 troops · slots 1–2 Metropolis, 3–4 free · prosperity 0 + 1 · coast …`.
fn island(l: Language, board: &Board, at: Island, geography: Geography) -> String {
    let holding = board.holding(at);
    let owner = holding.owner.map_or_else(
        || text(l, "cyclades-neutral", &[]),
        |owner| format!("{}, {}", names::city(l, owner), names::troops(l, holding.troops)),
    );
    let mut parts = vec![owner, slots(l, board, at)];
    match (board.map().prosperity(at), holding.markers) {
        (0, 0) => {}
        (printed, 0) => parts.push(map::prosperity(l, printed.to_string())),
        (printed, added) => parts.push(map::prosperity(l, format!("{printed} + {added}"))),
    }
    let figurines = Creature::FIGURINES.into_iter().filter(|&creature| board.has_figurine(creature, at));
    parts.extend(figurines.map(|creature| names::creature(l, creature)));
    match geography {
        Geography::Away => {}
        Geography::Coasts => parts.push(map::coast(l, board.map(), at)),
        Geography::Ways => parts.push(map::ways(l, board.map(), at)),
    }
    format!("{}: {}", names::island(at), parts.join(" · "))
}

/// Lists the slots by number. Neighbours with the same on them share an entry: `slots 1 Port, 2–4 free`.
fn slots(l: Language, board: &Board, at: Island) -> String {
    let (all, holding) = (board.map().slots[at.index()], board.holding(at));
    let covered = if holding.metropolis { usize::from(board.map().covered(at)) } else { 0 };
    let things = holding.slots.iter().take(all.into()).enumerate().map(|(slot, building)| match building {
        _ if slot < covered => names::metropolis(l),
        Some(building) => names::building(l, *building),
        None => say(l, "free-slot").text(),
    });
    let mut runs: Vec<(usize, usize, String)> = Vec::new();
    for (slot, thing) in (1..).zip(things) {
        if let Some((_, last, same)) = runs.last_mut()
            && *same == thing
        {
            *last = slot;
        } else {
            runs.push((slot, slot, thing));
        }
    }
    let run = |(first, last, thing): (usize, usize, String)| {
        if first == last { format!("{first} {thing}") } else { format!("{first}–{last} {thing}") }
    };
    let list: Vec<String> = runs.into_iter().map(run).collect();
    say(l, "slots").with("n", all).with("list", list.join(", ")).text()
}

/// Lists each city's fleets, chain by chain, and the trade spaces without fleets.
pub(super) fn fleets(l: Language, board: &Board, geography: Geography) -> Vec<String> {
    let map = board.map();
    let mut lines = vec![say(l, "chains").text()];
    let sailing = board.everybody().filter(|&seat| !board.navy(seat).is_empty());
    lines.extend(sailing.map(|seat| {
        let chain = |chain: Seas| {
            let fleets: Vec<String> = chain.iter().map(|at| fleet(l, board, at, geography)).collect();
            fleets.join(" + ")
        };
        let chains: Vec<String> = chains(map, board.navy(seat)).into_iter().map(chain).collect();
        format!("{}: {}", names::city(l, seat), chains.join("; "))
    }));
    let free = board.everybody().fold(map.trade, |free, seat| free.minus(board.navy(seat)));
    if !free.is_empty() {
        lines.push(say(l, "free-trade").with("list", map::spaces(free)).text());
    }
    lines
}

/// Describes the fleets of a space with what they touch: `2 at F11 (trade, Naxos)`.
fn fleet(l: Language, board: &Board, at: Sea, geography: Geography) -> String {
    let there = say(l, "fleet").with("n", board.fleets(at).count()).with("place", at.to_string()).text();
    let touched: Vec<String> = map::trade(l, board.map(), at).into_iter().chain(map::shores(board.map(), at)).collect();
    if geography == Geography::Away || touched.is_empty() {
        return there;
    }
    format!("{there} ({})", touched.join(", "))
}

/// Splits spaces into chains. Spaces of two chains never touch (12.1).
fn chains(map: &Map, mut rest: Seas) -> Vec<Seas> {
    let mut chains = Vec::new();
    while let Some(first) = rest.iter().next() {
        let (mut chain, mut fresh) = (Seas::one(first), Seas::one(first));
        while !fresh.is_empty() {
            let around = fresh.iter().fold(Seas::EMPTY, |around, at| around.or(map.near[at.index()]));
            fresh = around.and(rest).minus(chain);
            chain = chain.or(fresh);
        }
        rest = rest.minus(chain);
        chains.push(chain);
    }
    chains
}
