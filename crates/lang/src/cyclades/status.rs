//! The lines of the board message below the active seats.

use super::outlook::{Sides, with_odds};
use super::{names, scene};
use crate::{Cast, Language, Say, raise, text};
use agon_rules::Seat;
use agon_rules::cyclades::data::{Creature, God, ROW_COSTS};
use agon_rules::cyclades::{Battle, Board, Ending, Forming, Phase, Task, Turn, View, data};

pub(super) fn line(l: Language, key: &str, list: String) -> String {
    Say::new(l, key).with("list", list).text()
}

/// The offerings from the top: `Ares (Corinth 4) · Zeus (–) · Apollo (Athens, Thebes)`.
pub(super) fn offerings(l: Language, board: &Board) -> String {
    let stand = |god: God| {
        let at = board.offerings[god.index()];
        let there = at.map(|at| format!("{} {}", names::city(l, at.seat), at.amount));
        format!("{} ({})", names::god(l, god), there.unwrap_or_else(|| names::EMPTY.to_owned()))
    };
    let mut list: Vec<_> = board.gods.available().iter().map(|&god| stand(god)).collect();
    let queue = names::CITIES.names(l, board.queue.iter());
    list.push(format!("{} ({})", names::apollo(l), if queue.is_empty() { names::EMPTY } else { &queue }));
    line(l, "cyclades-status-offerings", list.join(" · "))
}

/// The creature row with the price of each space.
pub(super) fn row(l: Language, board: &Board) -> String {
    let space = |(cost, card): (u16, Option<Creature>)| {
        let card = card.map_or_else(|| names::EMPTY.to_owned(), |card| names::creature(l, card));
        format!("{cost} {card}")
    };
    let list: Vec<_> = ROW_COSTS.into_iter().zip(board.creatures.row).map(space).collect();
    line(l, "cyclades-status-row", list.join(" · "))
}

/// The next income of every seat. Gold is secret and does not appear (4.4).
fn incomes(l: Language, board: &Board) -> String {
    let list: Vec<_> =
        board.alive.iter().map(|seat| format!("{} +{}", names::city(l, seat), board.income(seat))).collect();
    line(l, "cyclades-status-income", list.join(", "))
}

/// Lists the bidders after the active one; `None` after the last.
fn bidders(l: Language, board: &Board, next: u8) -> Option<String> {
    let rest = names::CITIES.names(l, board.order.iter().skip(next.into()));
    (!rest.is_empty()).then(|| line(l, "cyclades-status-next", rest))
}

/// Lists the turns of this cycle still to come, gods from the top, then Apollo's queue (10.1); `None` without any.
fn to_come(l: Language, board: &Board, place: u8) -> Option<String> {
    let gods = board.gods.available();
    let all = (usize::from(place) + 1..gods.len() + board.queue.len()).filter_map(|at| match gods.get(at) {
        Some(&god) => Some((board.offerings[god.index()]?.seat, Some(god))),
        None => Some((board.queue.get(at - gods.len())?, None)),
    });
    let all = all.filter(|(seat, _)| board.alive.has(*seat));
    let list: Vec<_> =
        all.map(|(seat, god)| format!("{} ({})", names::god_or_apollo(l, god), names::city(l, seat))).collect();
    (!list.is_empty()).then(|| line(l, "cyclades-status-next", list.join(", ")))
}

/// The two sides of a battle: `Naxos, round 2: ● Corinth 3, ▲ Athens 2 + 1`.
pub(super) fn battle(l: Language, cast: &Cast, board: &Board, battle: &Battle) -> String {
    let sides = Sides::of(board, battle);
    Say::new(l, "cyclades-status-battle")
        .with("place", names::place(battle.place))
        .with("round", battle.round)
        .with("attacker", names::CITIES.held(l, cast, battle.attacker))
        .with("force", sides.force)
        .with("defender", names::CITIES.held(l, cast, battle.defender))
        .with("defence", sides.defence())
        .text()
}

/// Names the active creatures, a Chimera before the creature it copies; `None` if no creature is active.
fn at_work(l: Language, turn: &Turn) -> Option<String> {
    let both: Vec<_> = [turn.creature, turn.copied].into_iter().flatten().collect();
    (!both.is_empty()).then(|| {
        let list = both.into_iter().map(|creature| names::creature(l, creature)).collect::<Vec<_>>().join(" → ");
        line(l, "cyclades-status-creature", list)
    })
}

/// The open parts of a turn, in full: active creatures, the task, a metropolis to form.
pub(super) fn under_way(l: Language, turn: &Turn) -> Vec<String> {
    let say = |of: &str| Say::new(l, format!("cyclades-task-{of}"));
    let mut lines: Vec<String> = at_work(l, turn).into_iter().collect();
    lines.extend(match &turn.task {
        Task::Free => None,
        Task::Target => Some(say("target").text()),
        Task::SirenOwn(at) => Some(say("siren-own").with("place", at.to_string()).text()),
        Task::Sail { at, group, steps, regrouped } => {
            let key = if *regrouped { "sail-regrouped" } else { "sail" };
            let say = say(key).with("place", at.to_string()).with("fleets", names::fleets(l, *group));
            Some(say.count("steps", *steps, "play-step").text())
        }
        Task::Sylph { steps, tired } => {
            let tired: Vec<_> = tired.iter().map(|(at, count)| format!("{at} {count}")).collect();
            let key = if tired.is_empty() { "sylph" } else { "sylph-tired" };
            Some(say(key).count("steps", *steps, "play-step").with("list", tired.join(", ")).text())
        }
        Task::Swap(space) => {
            let cost = ROW_COSTS.get(usize::from(*space)).copied().unwrap_or_default();
            Some(say("swap").with("cost", cost).text())
        }
        Task::Kraken => Some(say("kraken").text()),
        Task::Push => Some(say("push").text()),
        Task::Sphinx => Some(say("sphinx").text()),
        Task::Prosperity => Some(say("prosperity").text()),
    });
    lines.extend(turn.forming.map(|forming| match forming {
        Forming::Give(kind) => say("give").noun("building", &names::building_key(kind)).text(),
        Forming::Place => say("place").text(),
    }));
    lines
}

fn turn_lines(l: Language, cast: &Cast, board: &Board, turn: &Turn) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(fight) = &turn.battle {
        lines.push(battle(l, cast, board, fight));
        let odds = Say::new(l, "cyclades-status-odds");
        lines.push(with_odds(odds, &Sides::of(board, fight), true).text());
    }
    // The line of the active seat describes the task; only the text board describes it in full.
    lines.extend(at_work(l, turn));
    lines.extend(to_come(l, board, turn.place));
    if turn.god.is_some() {
        lines.push(row(l, board));
    }
    lines
}

/// The final totals. Once the game is over all gold is public. Seats in the order of their rank (2.3, 20.13).
pub(super) fn totals(l: Language, cast: &Cast, view: &View) -> String {
    let board = &view.board;
    let each = |seat: Seat| {
        let say = Say::new(l, "cyclades-status-total").with("seat", names::CITIES.held(l, cast, seat));
        let say = say.count("metropolises", board.metropolises(seat), "cyclades-piece-metropolis");
        say.with("gold", names::gold(l, view.purse(seat).unwrap_or_default())).text()
    };
    let goal = data::target(board.seats);
    let mut ranked: Vec<Seat> = board.everybody().collect();
    ranked.sort_by_key(|&seat| {
        let (cities, gold) = (u16::from(board.metropolises(seat)), view.purse(seat).unwrap_or_default());
        let reached = cities >= u16::from(goal);
        let (first, second) =
            if reached && !board.options.metropolises_first { (gold, cities) } else { (cities, gold) };
        std::cmp::Reverse((board.alive.has(seat), reached, first, second, board.income(seat)))
    });
    line(l, "cyclades-status-totals", ranked.into_iter().map(each).collect::<Vec<_>>().join("; "))
}

/// Names the luck that the table waits for; `None` if it waits for no luck.
pub(super) fn luck(l: Language, phase: &Phase) -> Option<String> {
    let what = match phase {
        Phase::Starts => "starts",
        Phase::Markers => "markers",
        Phase::Row => "row",
        Phase::Gods => "gods",
        Phase::Offer { .. } | Phase::Turn(_) | Phase::Over(_) => return None,
    };
    Some(text(l, &format!("cyclades-status-luck-{what}"), &[]))
}

fn ending(l: Language, ending: Ending) -> String {
    raise(&text(l, &format!("cyclades-reason-{}", ending.id()), &[]))
}

pub(super) fn status(l: Language, cast: &Cast, view: &View) -> Vec<String> {
    let board = &view.board;
    match &board.phase {
        phase @ (Phase::Starts | Phase::Markers | Phase::Row | Phase::Gods) => luck(l, phase).into_iter().collect(),
        Phase::Offer { seat, next, lost } => {
            let lost = lost.map(|_| {
                let say = Say::new(l, "cyclades-status-move-on").with("city", names::city(l, *seat));
                scene::fill(l, board, say).text()
            });
            let lines = lost.into_iter().chain([offerings(l, board)]).chain(bidders(l, board, *next));
            lines.chain([row(l, board), incomes(l, board)]).collect()
        }
        Phase::Turn(turn) => turn_lines(l, cast, board, turn),
        Phase::Over(reason) => vec![ending(l, *reason), totals(l, cast, view)],
    }
}
